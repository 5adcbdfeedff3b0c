"""What the titles do not say themselves yet: what their events are, which moves are doubtful, what is told twice.

Each function asks the title first. Once all titles say it, this file goes.
"""

from typing import Any, Final

from elderwood.engine.position import Position
from elderwood.engine.title import Title
from elderwood.engine.words import Reason, Values
from elderwood.server.wire import EventInfo, EventKindInfo

PLAIN: Final[dict[str, Any]] = {
    "sound": "",
    "cue": "",
    "place": "",
    "back": "",
    "line": True,
    "head": False,
    "reveal": False,
    "against": "",
    "still": False,
}

# What everybody is told of a hidden card is told once more, in full, to those who see it.
TWICE: Final = {
    "sylvion-event-draws": "sylvion-event-drawn",
    "sylvion-event-put-back": "sylvion-event-put-back-card",
    "elfenland-event-deals": "elfenland-event-drawn",
    "elfenland-event-blind": "elfenland-event-blind-is",
    "wizards-event-draws": "wizards-event-drawn",
    "wizards-event-card-moves": "wizards-event-card-given",
    "wizards-event-gives": "wizards-event-gives-this",
    "wizards-event-keeps-one": "wizards-event-keeps",
    "wizards-event-summons": "wizards-event-summons-this",
    "wizards-event-boosts": "wizards-event-boosts-this",
    "rage-event-sends": "rage-event-sent",
    "rage-event-artifact": "rage-event-artifact-drawn",
}
EDGES: Final = 12


def kinds_of(title: Title) -> list[EventKindInfo]:
    """Return what the events of a title are to whoever shows them."""
    own = getattr(title, "kinds", None)
    if own is not None:
        return [EventKindInfo(key=kind.key, **{name: getattr(kind, name) for name in PLAIN}) for kind in own]
    known = KINDS.get(title.name, {})
    return [EventKindInfo(key=f"{title.name}-event-{name}", **{**PLAIN, **more}) for name, more in known.items()]


def told_once(events: list[EventInfo]) -> list[EventInfo]:
    """Leave out what the next event tells in full, and say which edges of the forest an event is about."""
    following = [event.key for event in events[1:]] + [""]
    kept = [event for event, then in zip(events, following, strict=False) if TWICE.get(event.key, "-") != then]
    return [EventInfo(key=event.key, values=with_edges(event.key, event.values)) for event in kept]


def with_edges(key: str, values: Values) -> Values:
    """Name the first edge that withers or blooms, and how many do."""
    if "first" in values or key not in ("sylvion-event-damage", "sylvion-event-heals"):
        return values
    withered = EDGES - int(values["bloom"])
    if key == "sylvion-event-heals":
        return {**values, "first": withered}
    return {**values, "first": withered - int(values["damage"]), "count": values["damage"]}


def is_secret(title: Title, options: dict[str, str]) -> bool:
    """Say whether players may not look at each other's cards."""
    hides = getattr(title, "hides", None)
    return bool(hides(options)) if hides else options.get("hands") != "open"


def doubts_of(title: Title, position: Position, seat: int) -> dict[str, Reason]:
    """Return, by the moves' words, why legal moves of a seat may be a waste."""
    doubt = getattr(position, "doubt", None)
    words = {title.word(move): move for move in position.moves(seat)}
    if doubt is not None:
        found = {word: doubt(seat, move) for word, move in words.items()}
        return {word: reason for word, reason in found.items() if reason is not None}
    judge = JUDGES.get(title.name)
    things = [thing for move in words.values() for thing in title.things(move)]
    return judge(position.view(seat), set(words), things) if judge else {}


def doubts_of_sylvion(view: Any, words: set[str], things: list[str]) -> dict[str, Reason]:
    """Return the doubts of Sylvion, which the page used to have."""
    found = {}
    if view["points"] > 0:
        found["done"] = Reason("sylvion-warn-points", {"count": view["points"]})
    bearer = view["pawn"] and view["pawn"] == view["target"]
    found["forest"] = Reason("sylvion-warn-forest-pawn" if bearer else "sylvion-warn-forest", {})
    if view["rounds_left"] == 0:
        found["feat-hedgehog_fence"] = Reason("sylvion-warn-fence-last", {})
    if view["desolated"] == 0:
        found["play-stag"] = Reason("sylvion-warn-no-effect", {})
    # The last card of a hand leaves nothing that the points could pay for; alone, another one pays for the Fish.
    if view["points"] == 0 and view["hands"][view["active"]]["count"] <= (2 if view["seats"] == 1 else 1):
        found["play-fish"] = Reason("sylvion-warn-no-effect", {})
    return found


def doubts_of_elfenland(view: Any, words: set[str], things: list[str]) -> dict[str, Reason]:
    """Return the doubts of Elfenland, which the page used to have."""
    found = {"keep-none": Reason("page-elfenland-warn-keep", {})}
    left = view["players"][view["seat"]]["left"]
    open_towns = {thing for thing in things if thing.removeprefix("town:") in left}
    if open_towns:
        found["stop"] = Reason("page-elfenland-warn-stop", {"count": len(open_towns)})
    last = all(player["passed"] for seat, player in enumerate(view["players"]) if seat != view["seat"])
    if last and any(thing.startswith("counter:") for thing in things):
        found["pass"] = Reason("page-elfenland-warn-pass", {})
    return found


def doubts_of_wizards(view: Any, words: set[str], things: list[str]) -> dict[str, Reason]:
    """Return the doubts of Woodland Wizards, which the page used to have."""
    return {"throw-hand": Reason("page-wizards-warn-throw", {"count": view["players"][view["seat"]]["hand"]})}


def doubts_of_rage(view: Any, words: set[str], things: list[str]) -> dict[str, Reason]:
    """Return the doubts of Rage of the Elves, which the page used to have."""
    attacks = any(word.startswith("capture-") for word in words)
    return {"decline": Reason("page-rage-warn-decline", {})} if attacks else {}


JUDGES: Final = {
    "sylvion": doubts_of_sylvion,
    "elfenland": doubts_of_elfenland,
    "wizards": doubts_of_wizards,
    "rage": doubts_of_rage,
}

KINDS: Final[dict[str, dict[str, dict[str, str | bool]]]] = {
    "sylvion": {
        "summoned": {"reveal": True},
        "recruited": {"sound": "card"},
        "deserted": {"reveal": True},
        "round": {"head": True},
        "revealed": {"sound": "card", "reveal": True},
        "blazes": {"cue": "strike", "place": "{to}"},
        "put-back": {"back": "sylvan"},
        "attacks": {"cue": "strike", "place": "{to}"},
        "damage": {"sound": "damage", "cue": "wither", "place": "edge:{each}"},
        "draws": {"back": "sylvan", "reveal": True},
        "drawn": {"sound": "card", "reveal": True},
        "betrayal": {"reveal": True},
        "plays": {"sound": "card"},
        "planted": {"sound": "card"},
        "heals": {"cue": "bloom", "place": "edge:{each}"},
        "looked": {"reveal": True},
        "erupts": {"sound": "card", "cue": "strike", "place": "{from}"},
        "feat": {"sound": "card"},
    },
    "elfenland": {
        "round": {"head": True},
        "drawn": {"sound": "card", "reveal": True},
        "blind-is": {"reveal": True},
        "takes": {"sound": "card"},
        "turned": {"line": False},
        "lays": {"sound": "card"},
        "blocks": {"sound": "card"},
        "travels": {"sound": "card"},
        "collects": {"sound": "card"},
        "town-card": {"reveal": True},
    },
    "wizards": {
        "round": {"head": True},
        "opened": {"reveal": True},
        "draws": {"back": "creature"},
        "drawn": {"sound": "card", "reveal": True},
        "plays": {"sound": "card"},
        "discards": {"against": "target"},
        "looks": {"against": "target"},
        "card-moves": {"back": "creature", "against": "target"},
        "card-given": {"reveal": True, "against": "target"},
        "found": {"reveal": True},
        "passed-over": {"reveal": True},
        "spared": {"reveal": True},
        "gives": {"back": "creature", "against": "target"},
        "gives-this": {"reveal": True, "against": "target"},
        "keeps-one": {"back": "creature"},
        "gift-discarded": {"reveal": True},
        "summons": {"back": "creature"},
        "summons-this": {"sound": "card"},
        "boosts": {"back": "creature"},
        "boosts-this": {"sound": "card"},
        "revealed": {"sound": "card", "reveal": True, "still": True},
        "effect": {"cue": "bloom", "place": "card:{seat}-{card}"},
        "swaps": {"sound": "card"},
        "replaced": {"sound": "card", "reveal": True, "against": "target"},
        "returned": {"sound": "damage", "against": "target"},
        "exchanged": {"against": "target"},
        "place": {"cue": "bloom", "place": "total:{seat}"},
        "champion": {"sound": "card"},
        "leaves": {"sound": "damage", "cue": "strike", "place": "{from}"},
        "champions-exchanged": {"against": "target"},
        "champion-discarded": {"sound": "damage", "cue": "strike", "place": "{from}"},
    },
    "rage": {
        "first-card": {"reveal": True},
        "own-goal": {"reveal": True},
        "turn": {"head": True},
        "draws": {"sound": "card", "back": "neutral"},
        "drew": {"sound": "card", "reveal": True},
        "loses": {"sound": "damage", "reveal": True, "against": "seat"},
        "recovers": {"sound": "card"},
        "target": {"cue": "strike", "place": "cell:{cell}", "against": "target"},
        "saw": {"reveal": True},
        "opens": {"sound": "card", "reveal": True},
        "sends": {"sound": "card", "back": "neutral"},
        "sent": {"sound": "card"},
        "retreats": {"cue": "strike", "place": "cell:{cell}"},
        "surrenders": {"cue": "strike", "place": "cell:{cell}"},
        "takes": {"sound": "card", "cue": "bloom", "place": "cell:{cell}"},
        "eliminated": {"sound": "damage"},
        "goal": {"reveal": True},
        "edge": {"sound": "card", "reveal": True},
        "centre": {"reveal": True},
        "places": {"back": "neutral"},
        "centre-falls": {"cue": "strike", "place": "fighter:{card}"},
        "attacks": {"cue": "bloom", "place": "fighter:{card}"},
        "blocked": {"cue": "bloom", "place": "fighter:{card}"},
        "hurt": {"sound": "damage", "cue": "strike", "place": "fighter:{card}"},
        "misses": {"cue": "strike", "place": "fighter:{card}"},
        "dies": {"sound": "damage", "cue": "strike", "place": "fighter:{card}"},
        "saved": {"cue": "bloom", "place": "fighter:{card}"},
        "acts": {"sound": "card"},
        "aims-seat": {"against": "seat"},
        "initiative": {"cue": "bloom", "place": "fighter:{card}"},
        "saw-hand": {"reveal": True},
        "tower": {"cue": "bloom", "place": "cell:{cell}"},
        "shielded": {"cue": "bloom", "place": "cell:{cell}"},
        "artifact-drawn": {"reveal": True},
        "offered-to": {"against": "seat"},
        "offered-artifact": {"reveal": True},
        "handed": {"reveal": True},
    },
}
