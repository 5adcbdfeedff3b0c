"""How Sylvion's positions are written: the words of its fields."""

from typing import Final

from elderwood.engine.alphabet import SEAT, SEATS, Alphabet, Map
from elderwood.games.sylvion.actions import CELLS
from elderwood.games.sylvion.cards import NAME
from elderwood.games.sylvion.show import STEP_NAMES
from elderwood.games.sylvion.state import ASIDE, ROWS

CARDS: Final = Alphabet(NAME)

ALPHABETS: Final[dict[str, Alphabet]] = {
    "active": SEAT,
    "step": Alphabet(STEP_NAMES),
    "board": Map(CELLS, CARDS),
    "draft.pool": CARDS,
    "draft.columns": CARDS,
    "sylvan.deck": CARDS,
    "sylvan.hands": CARDS,
    "sylvan.discard": CARDS,
    "sylvan.removed": CARDS,
    "sylvan.feats": CARDS,
    "sylvan.limbo": CARDS,
    "ravage.piles": CARDS,
    "ravage.revealed": CARDS,
    "ravage.discard": CARDS,
    "ravage.looked": CARDS,
    "ravage.pawn": Alphabet([*CELLS, *(f"pile-{row + 1}" for row in range(ROWS))], {ASIDE: "aside"}),
    "known.deck": SEATS,
    "known.hands": CARDS,
}
