"""A board in a few words, and moves in notation, for tests that read as positions.

Cells are named as players name them (`a` at the forest, `d` at the piles, rows 1 to 4 from the top). Cards in a row of
words are listed from the top of their zone; piles are layers, the top one first, each from row 1 to 4, with `-` for a
card that is not there.

>>> t = table("d2 elemental_3, b2 fountain_2", hand="whale")
>>> t.play("play-whale d2 b2").board
'b2 elemental_3'
"""

from elderwood.engine.chance import chance_of
from elderwood.engine.course import NOBODY, NOTHING
from elderwood.engine.options import settle
from elderwood.games.sylvion.actions import CELLS
from elderwood.games.sylvion.cards import EMPTY, NAME, NUMBER
from elderwood.games.sylvion.position import SylvionPosition
from elderwood.games.sylvion.settings import OPTIONS
from elderwood.games.sylvion.show import SylvionView
from elderwood.games.sylvion.state import (
    ASIDE,
    DEFEND,
    LIMIT,
    ON_PILE,
    REINFORCE,
    REVEAL,
    ROUND_END,
    ROWS,
    STREAMS,
    SWEEP,
)
from elderwood.games.sylvion.title import Sylvion
from tests.games.table import AnyTable

TITLE = Sylvion()


class Table(AnyTable[SylvionPosition]):
    """A position of Sylvion with the events since it was set up, and words for both."""

    title = TITLE

    # Verbs

    def reveal(self, layer: str) -> "Table":
        """Do step 1 alone with these four cards on top of the piles, then come back to step 4."""
        self.position.ravage.piles += cards(layer)
        return self.do(REVEAL)

    def march(self) -> "Table":
        """Do step 2 alone, then come back to step 4."""
        return self.do(SWEEP, 0, 1)

    def reinforce(self) -> "Table":
        """Do step 3 alone, then come back to step 4."""
        return self.do(REINFORCE)

    def do(self, step: int, a: int = 0, b: int = 0) -> "Table":
        """Do one step of the agenda before the question of step 4 is put again."""
        assert self.asks == "defend"
        position = self.position
        position.ask = NOTHING
        position.asked = NOBODY
        position.agenda.push(DEFEND)
        position.agenda.push(step, a, b)
        position.waiting = 0
        position.run(self.log)
        return self

    # What lies where

    @property
    def board(self) -> str:
        """The cards on cells, row by row from the forest."""
        board = self.position.board
        return ", ".join(f"{CELLS[cell]} {NAME[board[cell]]}" for cell in range(16) if board[cell] != EMPTY)

    @property
    def hand(self) -> str:
        """The hand of seat 0, sorted by name."""
        return sorted_names(self.position.sylvan.hands[0])

    @property
    def partner(self) -> str:
        """The hand of seat 1, sorted by name."""
        return sorted_names(self.position.sylvan.hands[1])

    @property
    def deck(self) -> str:
        """The defender deck from the top."""
        return " ".join(NAME[card] for card in reversed(self.position.sylvan.deck))

    @property
    def discard(self) -> str:
        """The Sylvan discard in the order it was made."""
        return " ".join(NAME[card] for card in self.position.sylvan.discard)

    @property
    def removed(self) -> str:
        """The cards out of the game, in order."""
        return " ".join(NAME[card] for card in self.position.sylvan.removed)

    @property
    def ravage_discard(self) -> str:
        """The Ravage discard in the order it was made."""
        return " ".join(NAME[card] for card in self.position.ravage.discard if card != EMPTY)

    @property
    def piles(self) -> str:
        """The Ravage piles, layer by layer from the top."""
        position = self.position
        layers = [position.ravage.layer(depth) for depth in range(len(position.ravage.piles) // ROWS)]
        return " / ".join(" ".join(NAME[card] or "-" for card in layer) for layer in layers)

    @property
    def pawn(self) -> str:
        """Where the pawn is: a cell, a pile, or `aside`."""
        pawn = self.position.ravage.pawn
        if pawn == ASIDE:
            return "aside"
        return f"pile:{pawn - ON_PILE + 1}" if pawn >= ON_PILE else CELLS[pawn]

    @property
    def bloom(self) -> int:
        """How many edges bloom."""
        return self.position.bloom

    @property
    def ending(self) -> str:
        """How the match ended, `` while it goes on."""
        return self.position.ending

    def view(self, seat: int = 0) -> SylvionView:
        """What a seat knows."""
        return self.position.view(seat)


def cards(words: str) -> list[int]:
    """Read card names; `-` is no card."""
    return [EMPTY if word == "-" else NUMBER[word] for word in words.split()]


def sorted_names(zone: list[int]) -> str:
    return " ".join(sorted(NAME[card] for card in zone))


def table(
    board: str = "",
    *,
    hand: str = "",
    partner: str = "",
    deck: str = "",
    discard: str = "",
    feats: str = "",
    piles: str = "",
    bloom: int = 12,
    points: int = 0,
    pawn: str = "",
    active: int = 0,
    seats: int = 1,
    options: dict[str, str] | None = None,
    seed: str = "oak",
) -> Table:
    """Set up step 4 of a round and ask for the first play."""
    given = dict(options or {})
    if feats:
        given["feats"] = "yes"
    if pawn:
        given["pawn"] = "yes"
    position = SylvionPosition.blank(settle(OPTIONS, given, seats), seats, chance_of("sylvion", seed, STREAMS))
    position.draft.ended = True
    position.round_number = 1
    position.active = active
    for place in board.split(", ") if board else []:
        cell, card = place.split()
        position.board[CELLS.index(cell)] = NUMBER[card]
    position.sylvan.hands[0] = cards(hand)
    if seats == 2:
        position.sylvan.hands[1] = cards(partner)
    position.sylvan.deck = cards(deck)[::-1]
    position.known.deck = [0] * len(position.sylvan.deck)
    position.sylvan.discard = cards(discard)
    position.sylvan.feats = cards(feats)
    position.ravage.piles = [card for layer in reversed(piles.split("/")) for card in cards(layer)]
    position.bloom = bloom
    position.points = points
    position.ravage.pawn = CELLS.index(pawn) if pawn else ASIDE
    position.agenda.push(ROUND_END)
    position.agenda.push(LIMIT)
    position.agenda.push(DEFEND)
    position.run(None)
    return Table(position)
