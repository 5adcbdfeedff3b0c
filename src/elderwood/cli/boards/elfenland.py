"""Elfenland's table: the map, the hand, the counters, and what the route service says of the journey ahead."""

import textwrap
from typing import cast

from elderwood.cli.boards.drawing import Line, Marks, Piece, boxed, flow
from elderwood.cli.boards.elfenland_map import BEEN, FULL_NAME, OBSTACLE, PIECE, RIVER_SIGN, SIGNS, Map, short_name
from elderwood.cli.voice import Voice
from elderwood.engine.position import View
from elderwood.games.elfenland.cards import KINDS, NAME, NUMBER, count, packed, size
from elderwood.games.elfenland.map import LINK_NUMBER, RIVER, towns_in
from elderwood.games.elfenland.map import NAME as TOWN_NAME
from elderwood.games.elfenland.map import NUMBER as TOWN_NUMBER
from elderwood.games.elfenland.routes import Network, Reach, longest_tour, reachable
from elderwood.games.elfenland.settings import Settings
from elderwood.games.elfenland.show import ElfenlandView, SeatView

ROOMY, TALL = 18, 24  # heights of the larger drawings
NARROW = 80  # below this width counters and players are written in signs alone
CARDS = "▯"
HIDDEN = "?"


class ElfenlandBoard:
    """Draws Elfenland."""

    def status(self, view: View, voice: Voice) -> str:
        """Return round, step and counts."""
        seen = cast(ElfenlandView, view)
        text = voice.say(
            "cli-elfenland-status",
            round=seen["round"],
            rounds=seen["rounds"],
            step=voice.say("elfenland-step-" + seen["step"]),
            deck=seen["deck"],
            pile=seen["pile"],
        )
        if seen["seat"] < 0:
            return text
        own = seen["players"][seen["seat"]]
        return f"{text} · {BEEN} {own['pieces']} {PIECE} {len(own['left'])}"

    def field(self, view: View, voice: Voice, marks: Marks, width: int, height: int) -> list[Line]:
        """Draw the map, with whole names and a legend where there is space."""
        seen = cast(ElfenlandView, view)
        if 0 < height < ROOMY:
            return Map(seen, voice, marks, width - 1, height, 4).draw()
        drawing = Map(seen, voice, marks, width, (height or TALL) + 2, FULL_NAME if width >= 72 else 5).draw()
        return drawing + [[Piece(line, "dim")] for line in textwrap.wrap(legend(voice), width)]

    def hand(self, view: View, voice: Voice, marks: Marks, width: int) -> list[Line]:
        """Draw the own cards and counters, the open counters, and everybody at the table."""
        seen = cast(ElfenlandView, view)
        lines: list[Line] = []
        if seen["seat"] >= 0:
            lines += flow(hand_pieces(seen, voice, marks), width)
        lines += flow(counter_pieces(seen, voice, marks, width < NARROW), width)
        players = [player_piece(seen, seat, voice, width < NARROW) for seat in range(seen["seats"])]
        return lines + flow(players, width)

    def notes(self, view: View, voice: Voice, short: bool = False) -> list[str]:
        """Tell the longest tour, the ways out of the town, and every town within reach with its cheapest cards."""
        seen = cast(ElfenlandView, view)
        if seen["seat"] < 0 or seen["outcome"] is not None:
            return []
        own = seen["players"][seen["seat"]]
        lines: list[str] = []
        if own["target"] is not None:
            town = voice.say("elfenland-town-" + own["target"])
            lines.append(voice.say("cli-elfenland-target", town=town, steps=own["distance"] or 0))
        if not own["travelled"]:
            lines += Preview(seen, voice, 4 if short else FULL_NAME).lines()
        return lines

    def last(self, view: View, voice: Voice) -> list[str]:
        """Return nothing: the log tells it."""
        return []

    def cards(self, view: View) -> list[str]:
        """Return every kind of card and the obstacle: the chart of travel."""
        return [NAME[kind] for kind in KINDS] + ["obstacle"]

    def card_on(self, view: View, thing: str) -> str:
        """Return the kind that a card or counter shows, or what lies on a road."""
        seen = cast(ElfenlandView, view)
        place, _, name = thing.partition(":")
        if place == "road":
            return next((road["counter"] for road in seen["roads"] if road["id"] == f"road-{name}"), "")
        return name if name in NUMBER else "raft" if place in ("river", "ferry") else ""


def legend(voice: Voice) -> str:
    """Say what the signs of the map mean."""
    words = {**SIGNS, "water": RIVER_SIGN + SIGNS["ferry"]}
    terrains = [f"{words[name]} {voice.say('elfenland-terrain-' + name)}" for name in words if name != "ferry"]
    vehicles = [f"{sign(voice, kind)} {voice.card(NAME[kind])}" for kind in KINDS]
    return voice.say("cli-elfenland-legend", terrains=" ".join(terrains), vehicles=", ".join(vehicles))


def sign(voice: Voice, kind: int) -> str:
    """Return the letter of a kind of card or counter."""
    return voice.say("cli-elfenland-signs")[kind - 1]


def signs(voice: Voice, pack: int) -> str:
    """Write a pack in letters: 2D+R.

    >>> signs(Voice("en"), packed([6, 6, 7]))
    '2D+R'
    """
    held = [kind for kind in KINDS if count(pack, kind)]
    return "+".join((str(count(pack, kind)) if count(pack, kind) > 1 else "") + sign(voice, kind) for kind in held)


def kind_piece(name: str, number: int, thing: str, voice: Voice, marks: Marks, brief: bool = False) -> Piece:
    """Draw a kind of card or counter; what can be chosen stands in brackets."""
    text = sign(voice, NUMBER[name]) + ("" if brief else " " + voice.card(name))
    return boxed(text + (f" ×{number}" if number > 1 else ""), thing, marks)


def hand_pieces(seen: ElfenlandView, voice: Voice, marks: Marks) -> list[Piece]:
    """Draw the own hand, each kind once with its number."""
    held = seen["players"][seen["seat"]]["cards"] or []
    pieces = [Piece(f"{voice.say('word-hand')} {len(held)}:", "label")]
    return pieces + [kind_piece(name, held.count(name), f"hand:{name}", voice, marks) for name in dict.fromkeys(held)]


def counter_pieces(seen: ElfenlandView, voice: Voice, marks: Marks, brief: bool) -> list[Piece]:
    """Draw the own counters, then those that lie open for all."""
    pieces: list[Piece] = []
    if seen["seat"] >= 0:
        pieces += own_counters(seen, voice, marks, brief)
    if seen["step"] in ("take", "keep"):
        pieces.append(Piece(voice.say("elfenland-word-display") + ":", "label"))
        for name in dict.fromkeys(seen["display"]):
            pieces.append(kind_piece(name, seen["display"].count(name), f"display:{name}", voice, marks, brief))
        pieces.append(boxed(f"{HIDDEN} ×{seen['pile']}", "supply", marks))
    return pieces


def own_counters(seen: ElfenlandView, voice: Voice, marks: Marks, brief: bool) -> list[Piece]:
    """Draw the counters before the own seat, hidden ones with a question mark, and the obstacle."""
    own = seen["players"][seen["seat"]]
    pieces = [Piece(voice.say("elfenland-word-counters") + ":", "label")]
    for name in dict.fromkeys(own["counters"]):
        pieces.append(kind_piece(name, own["counters"].count(name), f"counter:{name}", voice, marks, brief))
    for hidden in own["hidden"]:
        name = hidden["card"] or ""
        thing = f"hidden:{name}" if seen["step"] == "keep" else f"counter:{name}"
        piece = kind_piece(name, 1, thing, voice, marks, brief)
        pieces.append(Piece(HIDDEN + piece.text, piece.style, thing))
    if own["obstacle"]:
        name = OBSTACLE if brief else f"{OBSTACLE} {voice.card('obstacle')}"
        pieces.append(boxed(name, "button:obstacle", marks))
    return pieces


def player_piece(seen: ElfenlandView, seat: int, voice: Voice, brief: bool) -> Piece:
    """Draw a player in signs: towns collected, cards, counters, the obstacle; who is asked, who is first."""
    player = seen["players"][seat]
    name = f"{'►' * (seat == seen['active'])}{seat + 1}{'★' * (seat == seen['first'])}"
    if not brief:
        name += f" {voice.seat(seat)}"
    counters = "".join(sign(voice, NUMBER[kind]) for kind in player["counters"]) + HIDDEN * len(player["hidden"])
    counters += OBSTACLE * player["obstacle"]
    parts = [name, f"{BEEN}{player['pieces']}", f"{CARDS}{player['hand']}", counters]
    if player["passed"]:
        parts.append("–" if brief else voice.say("elfenland-word-passed"))
    return Piece(
        (" " if not brief else "").join(part for part in parts if part), "label" if seat == seen["seat"] else "dim"
    )


def network_of(seen: ElfenlandView) -> Network:
    """Return the open ways as the route service takes them."""
    settings = Settings(seen["options"], seen["seats"])
    roads = [0] * RIVER
    obstacles = 0
    for road in seen["roads"]:
        number = LINK_NUMBER[road["id"]]
        roads[number] = NUMBER[road["counter"]]
        obstacles |= road["obstacle"] << number
    return Network(settings.board, roads, obstacles, not settings.caravan_free)


class Preview:
    """What the route service says of the journey ahead."""

    def __init__(self, seen: ElfenlandView, voice: Voice, letters: int) -> None:
        self.voice = voice
        self.letters = letters
        self.own: SeatView = seen["players"][seen["seat"]]
        self.boot = TOWN_NUMBER[self.own["boot"]]
        self.purse = packed([NUMBER[name] for name in self.own["cards"] or []])
        self.network = network_of(seen)

    def lines(self) -> list[str]:
        """Return the longest tour, the ways on, the towns within reach."""
        reach = reachable(self.network, self.boot, self.purse)
        return [self.tour(), self.ways(), *self.towns(reach)]

    def name(self, town: int) -> str:
        """Name a town, marked while the own piece is still there."""
        left = TOWN_NAME[town] in self.own["left"]
        return (PIECE if left else "") + short_name(self.voice, TOWN_NAME[town], self.letters)

    def tour(self) -> str:
        """Tell the longest tour: the towns it gains, the cards it takes, the way."""
        wanted = 0
        for town in self.own["left"]:
            wanted |= 1 << TOWN_NUMBER[town]
        tour = longest_tour(self.network, self.boot, self.purse, wanted)
        if not tour.legs:
            return self.voice.say("cli-elfenland-no-tour")
        gained = len(towns_in(tour.towns))
        way = " → ".join(f"{self.name(leg.goal)} {signs(self.voice, leg.pack)}" for leg in tour.legs)
        return self.voice.say("cli-elfenland-tour", towns=gained, cards=size(tour.pack), way=way)

    def ways(self) -> str:
        """Tell the price of every open way out of the town: right cards, or a caravan."""
        told = []
        for step in self.network.ways[self.boot]:
            price = signs(self.voice, packed([step.kind] * step.cost))
            told.append(f"{self.name(step.goal)} {price}" + (f"/{step.caravan}" if step.caravan else ""))
        return self.voice.say("cli-elfenland-ways", ways=", ".join(told) or "–")

    def towns(self, reach: Reach) -> list[str]:
        """Tell the cheapest cards for every town within reach, the nearest first."""
        near = sorted((fewest, town) for town, fewest in enumerate(reach.fewest) if fewest > 0)
        told = []
        for _, town in near:
            route = reach.route(town)
            assert route is not None
            told.append(f"{self.name(town)} {signs(self.voice, route.pack)}")
        return [self.voice.say("cli-elfenland-reach", towns=", ".join(told))] if told else []


BOARD = ElfenlandBoard()
