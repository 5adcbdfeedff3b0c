"""The land of the elves: towns, roads, rivers and lakes, with the places where a page draws them.

Towns, roads, rivers and ferries are numbered in the order of these tables. A link is anything a boot can step
along: first the 35 roads, then the 7 rivers (from their upper to their lower town), then the 6 ferries. Places
are fractions of the board's width and height.
"""

from typing import Final

from elderwood.games.elfenland.cards import COST, DESERT, MOUNTAINS, PLAINS, TERRAIN, VEHICLES, WOODS


class Town:
    """A town: its name in moves and texts, and its place on the board."""

    def __init__(self, name: str, x: float, y: float) -> None:
        self.name = name
        self.x = x
        self.y = y


class Link:
    """A road, river or ferry between two towns, and the point its line is drawn through."""

    def __init__(self, a: str, b: str, x: float, y: float, terrain: int = -1) -> None:
        self.a = NUMBER[a]
        self.b = NUMBER[b]
        self.x = x
        self.y = y
        self.terrain = terrain


ASPECT: Final = 1.4  # width of the board divided by its height

TOWNS: Final[list[Town]] = [
    Town("albaran", 0.377, 0.419),
    Town("beata", 0.929, 0.725),
    Town("dagamura", 0.374, 0.62),
    Town("elvenhold", 0.766, 0.549),
    Town("ergeren", 0.918, 0.383),
    Town("feodor", 0.539, 0.474),
    Town("grangor", 0.093, 0.648),
    Town("ixara", 0.35, 0.863),
    Town("jaccaranda", 0.422, 0.13),
    Town("kihromah", 0.234, 0.569),
    Town("lapphalya", 0.547, 0.69),
    Town("mahdavikia", 0.114, 0.851),
    Town("parundia", 0.24, 0.322),
    Town("rivinia", 0.72, 0.376),
    Town("strykhaven", 0.811, 0.814),
    Town("throtmanni", 0.597, 0.251),
    Town("tichih", 0.779, 0.162),
    Town("usselen", 0.076, 0.194),
    Town("virst", 0.623, 0.875),
    Town("wylhien", 0.246, 0.073),
    Town("yttar", 0.068, 0.408),
]
NAME: Final[list[str]] = [town.name for town in TOWNS]
NUMBER: Final[dict[str, int]] = {town.name: number for number, town in enumerate(TOWNS)}
CAPITAL: Final = NUMBER["elvenhold"]
EVERYWHERE: Final = (1 << len(TOWNS)) - 1

ROADS: Final[list[Link]] = [
    Link("albaran", "dagamura", 0.378, 0.524, DESERT),
    Link("albaran", "feodor", 0.466, 0.429, DESERT),
    Link("albaran", "parundia", 0.322, 0.344, DESERT),
    Link("albaran", "throtmanni", 0.48, 0.322, DESERT),
    Link("albaran", "wylhien", 0.323, 0.216, DESERT),
    Link("beata", "elvenhold", 0.859, 0.643, PLAINS),
    Link("beata", "strykhaven", 0.913, 0.836, PLAINS),
    Link("dagamura", "feodor", 0.457, 0.533, DESERT),
    Link("dagamura", "ixara", 0.358, 0.736, WOODS),
    Link("dagamura", "kihromah", 0.303, 0.579, WOODS),
    Link("dagamura", "lapphalya", 0.445, 0.683, WOODS),
    Link("dagamura", "mahdavikia", 0.256, 0.707, MOUNTAINS),
    Link("elvenhold", "ergeren", 0.888, 0.493, WOODS),
    Link("elvenhold", "lapphalya", 0.656, 0.659, PLAINS),
    Link("ergeren", "tichih", 0.847, 0.289, WOODS),
    Link("feodor", "lapphalya", 0.561, 0.574, WOODS),
    Link("feodor", "rivinia", 0.617, 0.406, WOODS),
    Link("feodor", "throtmanni", 0.557, 0.357, DESERT),
    Link("grangor", "mahdavikia", 0.062, 0.754, MOUNTAINS),
    Link("grangor", "yttar", 0.066, 0.535, MOUNTAINS),
    Link("ixara", "lapphalya", 0.46, 0.795, WOODS),
    Link("ixara", "mahdavikia", 0.262, 0.883, MOUNTAINS),
    Link("ixara", "virst", 0.449, 0.916, PLAINS),
    Link("jaccaranda", "throtmanni", 0.484, 0.208, MOUNTAINS),
    Link("jaccaranda", "tichih", 0.599, 0.126, MOUNTAINS),
    Link("jaccaranda", "wylhien", 0.341, 0.09, MOUNTAINS),
    Link("lapphalya", "rivinia", 0.644, 0.506, WOODS),
    Link("lapphalya", "virst", 0.562, 0.782, PLAINS),
    Link("parundia", "usselen", 0.151, 0.263, WOODS),
    Link("parundia", "wylhien", 0.215, 0.188, PLAINS),
    Link("rivinia", "throtmanni", 0.664, 0.303, WOODS),
    Link("strykhaven", "virst", 0.733, 0.922, MOUNTAINS),
    Link("throtmanni", "tichih", 0.694, 0.222, PLAINS),
    Link("usselen", "wylhien", 0.129, 0.087, PLAINS),
    Link("usselen", "yttar", 0.061, 0.298, WOODS),
]
RIVERS: Final[list[Link]] = [
    Link("beata", "elvenhold", 0.901, 0.651),
    Link("elvenhold", "rivinia", 0.8, 0.428),
    Link("ixara", "mahdavikia", 0.191, 0.923),
    Link("mahdavikia", "grangor", 0.109, 0.785),
    Link("rivinia", "tichih", 0.779, 0.291),
    Link("virst", "ixara", 0.547, 0.941),
    Link("wylhien", "usselen", 0.167, 0.16),
]
FERRIES: Final[list[Link]] = [
    Link("elvenhold", "strykhaven", 0.779, 0.713),
    Link("elvenhold", "virst", 0.705, 0.732),
    Link("strykhaven", "virst", 0.725, 0.824),
    Link("grangor", "parundia", 0.155, 0.487),
    Link("grangor", "yttar", 0.097, 0.506),
    Link("parundia", "yttar", 0.149, 0.389),
]
LAKES: Final[dict[str, list[str]]] = {
    "mare_magnum": ["elvenhold", "strykhaven", "virst"],
    "mare_nebulae": ["grangor", "parundia", "yttar"],
}

TOWN_CARDS: Final[list[int]] = [
    NUMBER[name]
    for name in (
        "beata",
        "ergeren",
        "grangor",
        "ixara",
        "jaccaranda",
        "mahdavikia",
        "strykhaven",
        "tichih",
        "usselen",
        "virst",
        "wylhien",
        "yttar",
    )
]
WESTERN: Final[list[int]] = [
    NUMBER[name]
    for name in (
        "usselen",
        "yttar",
        "grangor",
        "mahdavikia",
        "wylhien",
        "parundia",
        "kihromah",
        "dagamura",
        "ixara",
        "albaran",
        "jaccaranda",
    )
]

LINKS: Final[list[Link]] = ROADS + RIVERS + FERRIES
RIVER: Final = len(ROADS)  # the first river's number
FERRY: Final = RIVER + len(RIVERS)  # the first ferry's number
ALL_ROADS: Final = (1 << len(ROADS)) - 1

ENDS_A: Final[list[int]] = [link.a for link in LINKS]
ENDS_B: Final[list[int]] = [link.b for link in LINKS]
ROAD_TERRAIN: Final[list[int]] = [road.terrain for road in ROADS]


def way_of(link: int) -> str:
    """Return what a link is: a road, a river or a ferry."""
    if link < RIVER:
        return "road"
    return "river" if link < FERRY else "ferry"


def link_name(link: int) -> str:
    """Name a link by its two ends.

    >>> link_name(0), link_name(RIVER)
    ('road-albaran-dagamura', 'river-beata-elvenhold')
    """
    return f"{way_of(link)}-{NAME[ENDS_A[link]]}-{NAME[ENDS_B[link]]}"


LINK_NAME: Final[list[str]] = [link_name(link) for link in range(len(LINKS))]
LINK_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(LINK_NAME)}


def other_end(link: int, town: int) -> int:
    """Return where a link leads from one of its ends."""
    return ENDS_A[link] + ENDS_B[link] - town


def _fitting(kind: int) -> int:
    mask = 0
    for number, road in enumerate(ROADS):
        if COST[kind][road.terrain]:
            mask |= 1 << number
    return mask


# For each vehicle, the roads it can cross, one bit each (E7).
FITS: Final[list[int]] = [0] + [_fitting(kind) for kind in VEHICLES]


def links_within(towns: int) -> list[list[int]]:
    """Return, town by town, the links that stay within a set of towns (one bit each)."""
    table: list[list[int]] = [[] for _ in TOWNS]
    for number, link in enumerate(LINKS):
        if towns >> link.a & 1 and towns >> link.b & 1:
            table[link.a].append(number)
            table[link.b].append(number)
    return table


def distances_within(towns: int) -> list[list[int]]:
    """Return the fewest steps from town to town over all links, both ways (E20); -1 if there are none."""
    links = links_within(towns)
    table: list[list[int]] = []
    for start in range(len(TOWNS)):
        steps = [-1] * len(TOWNS)
        steps[start] = 0
        border = [start]
        while border:
            further: list[int] = []
            for town in border:
                for link in links[town]:
                    goal = other_end(link, town)
                    if steps[goal] < 0:
                        steps[goal] = steps[town] + 1
                        further.append(goal)
            border = further
        table.append(steps)
    return table


def town_mask(towns: list[int]) -> int:
    """Return a set of towns, one bit each."""
    mask = 0
    for town in towns:
        mask |= 1 << town
    return mask


def towns_in(mask: int) -> list[int]:
    """Return the towns of a set, in the order of the table."""
    return [town for town in range(len(TOWNS)) if mask >> town & 1]


WEST: Final = town_mask(WESTERN)


def describe() -> dict[str, object]:
    """Return the board as plain data: all that a page needs to draw it."""
    links = [
        {
            "id": LINK_NAME[number],
            "way": way_of(number),
            "a": NAME[link.a],
            "b": NAME[link.b],
            "terrain": TERRAIN[link.terrain] if link.terrain >= 0 else "water",
            "x": link.x,
            "y": link.y,
        }
        for number, link in enumerate(LINKS)
    ]
    towns = [{"id": town.name, "x": town.x, "y": town.y} for town in TOWNS]
    lakes = [{"id": name, "towns": harbours} for name, harbours in LAKES.items()]
    return {"aspect": ASPECT, "capital": NAME[CAPITAL], "towns": towns, "links": links, "lakes": lakes}


assert [len(TOWNS), len(ROADS), len(RIVERS), len(FERRIES)] == [21, 35, 7, 6]
