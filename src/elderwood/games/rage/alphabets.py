"""How positions of Rage of the Elves are written: the words of their fields."""

from typing import Final

from elderwood.engine.alphabet import SEAT, SEATS, Alphabet, Bits, Packed
from elderwood.games.rage.boards import CELL_NAMES
from elderwood.games.rage.cards import NAME
from elderwood.games.rage.knowledge import SPECTATOR_BIT
from elderwood.games.rage.parts import MACHINE, NO_ONE
from elderwood.games.rage.show import PHASE_NAMES
from elderwood.games.rage.state import WINDOW_NAME
from elderwood.games.rage.vocabulary import FACTION_NAME, GOAL_NAME

CARDS: Final = Alphabet(NAME)
LANDS: Final = Bits(CELL_NAMES)
FIGHTER: Final = Alphabet([], {NO_ONE: "none"})
GOALS: Final = Alphabet(GOAL_NAME)
VIEWERS: Final = Bits([*(str(seat) for seat in range(SPECTATOR_BIT)), "spectators"])

ALPHABETS: Final[dict[str, Alphabet]] = {
    "phase": Alphabet(PHASE_NAMES),
    "window": Alphabet(WINDOW_NAME),
    "alive": SEATS,
    "turn.offered": SEATS,
    "realm.held": LANDS,
    "realm.towers": LANDS,
    "realm.shielded": LANDS,
    "armies.factions": Alphabet(FACTION_NAME),
    "armies.decks": CARDS,
    "armies.hands": CARDS,
    "armies.discards": CARDS,
    "armies.out": CARDS,
    "neutrals.deck": CARDS,
    "neutrals.discard": CARDS,
    "neutrals.shown": CARDS,
    "squads.cards": CARDS,
    "squads.opened": FIGHTER,
    "squads.seen": SEATS,
    "hoard.artifacts": CARDS,
    "hoard.deck": CARDS,
    "hoard.used": CARDS,
    "goals.held": GOALS,
    "goals.spare": GOALS,
    "goals.ruled_out": Bits(GOAL_NAME),
    "knowledge.hands": Packed([(7, CARDS), (2, SEAT), (0, VIEWERS)]),
    "attack.target": Alphabet(CELL_NAMES, {NO_ONE: "none"}),
    "attack.attacker": SEAT,
    "attack.defender": SEAT,
    "attack.keeper": Alphabet([], {NO_ONE: "nobody", MACHINE: "machine"}),
    "attack.squad": FIGHTER,
    "attack.sent": CARDS,
    "attack.squad_open": Alphabet(NAME, {NO_ONE: "none"}),
    "attack.squad_seen": SEATS,
    "battle.card": CARDS,
    "battle.slots": FIGHTER,
    "battle.centre": FIGHTER,
    "battle.quiet": SEATS,
    "top.card": CARDS,
    "top.seat": SEAT,
    "under.card": CARDS,
    "under.seat": SEAT,
    "trade.seat": SEAT,
    "trade.partner": SEAT,
    "trade.given": CARDS,
    "trade.returned": CARDS,
}
