"""How positions of Woodland Wizards are written: the words of their fields."""

from typing import Final

from elderwood.engine.alphabet import SEAT, SEATS, Alphabet, Bits, Pack, Packed
from elderwood.games.wizards.cards import NAME, SIDE_NAME
from elderwood.games.wizards.knowledge import SPECTATOR_BIT
from elderwood.games.wizards.show import STEP_NAMES
from elderwood.games.wizards.state import NO_WIZARD

CARDS: Final = Alphabet(NAME)
VIEWERS: Final = Bits([*(str(seat) for seat in range(SPECTATOR_BIT)), "spectators"])

ALPHABETS: Final[dict[str, Alphabet]] = {
    "phase": Alphabet(STEP_NAMES),
    "cards.deck": CARDS,
    "cards.discard": CARDS,
    "cards.hands": CARDS,
    "cards.champions": CARDS,
    "cards.wizards": Alphabet(SIDE_NAME, {NO_WIZARD: "none"}),
    "places.slots": CARDS,
    "places.chosen": CARDS,
    "places.passed": SEATS,
    "acting.actor": SEAT,
    "acting.source": CARDS,
    "acting.target": SEAT,
    "acting.aside": CARDS,
    "acting.received": CARDS,
    "contest.trusting": SEATS,
    "contest.claimed": CARDS,
    "last.slots": CARDS,
    "last.prizes": SEATS,
    "knowledge.known": Packed([(5, CARDS), (4, SEAT), (0, VIEWERS)]),
    "knowledge.old_pool": Pack(NAME, 3),
}
