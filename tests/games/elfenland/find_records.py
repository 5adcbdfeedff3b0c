"""Finds a match for every way Elfenland can end, and writes them to `records/`.

Run it when the rules' version changes: `PYTHONPATH=src python -m tests.games.elfenland.find_records [ending ...]`.
The players here are purposeful: each lays what makes its own longest tour longer, and then travels it.
"""

import sys
from pathlib import Path

from elderwood.engine.match import Match
from elderwood.engine.options import Options
from elderwood.games.elfenland.actions import DISCARD, LAY, LINK, PASS, PAY, RIGHT_CARDS, STOP, TAKE
from elderwood.games.elfenland.cards import KINDS, VEHICLES, count
from elderwood.games.elfenland.counters import ASK_TAKE
from elderwood.games.elfenland.journey import ASK_CARAVAN, ASK_DISCARD, ASK_PAY, ASK_TRAVEL, cost_of
from elderwood.games.elfenland.map import FITS
from elderwood.games.elfenland.planning import ASK_PLAN, ASK_ROAD
from elderwood.games.elfenland.position import ElfenlandPosition
from elderwood.games.elfenland.routes import Route, longest_tour, network_of
from tests.games.elfenland.table import TITLE

RECORDS = Path(__file__).parent / "records"

# For each ending: a note, the number of players, and the options.
WANTED: dict[str, tuple[str, int, Options]] = {
    "most-towns": ("Four travellers; one has been to the most towns.", 4, {}),
    "most-cards": ("Two have been to as many towns: the fuller hand wins.", 3, {}),
    "shared": ("As many towns and as many cards: the victory is shared.", 6, {}),
    "all-towns": ("All ten towns of the half board by the end of round 3.", 2, {"board": "half"}),
    "most-points": ("Towns less the way to the town card.", 4, {"towns": "yes"}),
    "nearest": ("As many points: whoever is nearer to the town card wins.", 3, {"towns": "yes"}),
}


def tour(position: ElfenlandPosition, seat: int) -> Route:
    wanted = position.missing(seat)
    return longest_tour(network_of(position), position.travels.boots[seat], position.cards.hands[seat], wanted)


def length(position: ElfenlandPosition, seat: int) -> int:
    return tour(position, seat).towns.bit_count()


def best_road(position: ElfenlandPosition, seat: int, kind: int) -> tuple[int, int]:
    """Return the longest tour that a counter makes possible, and the road to lay it on."""
    best = (0, 0)
    for road in position.settings.board.roads:
        if FITS[kind] & position.land.free & 1 << road:
            position.land.roads[road] = kind
            best = max(best, (length(position, seat), road))
            position.land.roads[road] = 0
    return best


class Player:
    """Answers for every seat; what it has planned is kept from one question of a play to the next."""

    def __init__(self) -> None:
        self.road = 0
        self.payment: list[int] = []

    def answer(self, position: ElfenlandPosition) -> int:
        """Return the move of the asked seat."""
        seat = position.asked
        legal = position.moves(seat)
        hand = position.cards.hands[seat]
        if position.asks(ASK_TAKE):
            return max(legal, key=lambda move: count(hand, move - TAKE) if move > TAKE else 0)
        if position.asks(ASK_PLAN):
            return self.plan(position, seat)
        if position.asks(ASK_ROAD):
            return LINK + self.road
        if position.asks(ASK_TRAVEL):
            return self.step(position, seat)
        if position.asks(ASK_PAY) or position.asks(ASK_CARAVAN):
            return self.payment.pop()
        if position.asks(ASK_DISCARD):
            return min(legal, key=lambda move: count(hand, move - DISCARD))
        return legal[-1]

    def plan(self, position: ElfenlandPosition, seat: int) -> int:
        """Lay what makes the own tour longest, or pass."""
        trial = position.copy()
        best, move = length(trial, seat), PASS
        for kind in [one for one in VEHICLES if count(trial.counters_of(seat), one) and FITS[one] & trial.land.free]:
            reached, road = best_road(trial, seat, kind)
            if reached > best:
                best, move, self.road = reached, LAY + kind, road
        return move

    def step(self, position: ElfenlandPosition, seat: int) -> int:
        """Take the next leg of the longest tour, or stop."""
        route = tour(position, seat)
        if not route.legs:
            return STOP
        leg = route.legs[0]
        kind = position.land.roads[leg.link] if leg.link < len(position.land.roads) else 0
        cost = cost_of(position, leg.link, position.travels.boots[seat])
        if leg.pack == cost << 4 * kind:
            self.payment = [RIGHT_CARDS]
        else:
            self.payment = [PAY + paid for paid in KINDS for _ in range(count(leg.pack, paid))]
        return LINK + leg.link


def attempt(ending: str, seed: str) -> Match | None:
    """Play one seed; return the match if it ends as wanted."""
    _, seats, options = WANTED[ending]
    match = Match(TITLE, seats, options, seed)
    player = Player()
    while match.position.outcome() is None:
        position = match.position
        assert isinstance(position, ElfenlandPosition)
        match.play(position.asked, player.answer(position))
    end = match.position.outcome()
    return match if end is not None and end.how == ending else None


def main() -> None:
    """Search the endings named on the command line, or all."""
    for ending in sys.argv[1:] or list(WANTED):
        for number in range(1, 2000):
            match = attempt(ending, f"{ending}-{number}")
            if match is not None:
                text = f"# {WANTED[ending][0]}\n" + match.record().text()
                (RECORDS / f"{ending}.record").write_text(text, encoding="utf-8")
                print(ending, number, len(match.answers))
                break


if __name__ == "__main__":
    main()
