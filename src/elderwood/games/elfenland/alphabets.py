"""How Elfenland's positions are written: the words of their fields."""

from typing import Final

from elderwood.engine.alphabet import SEATS, Alphabet, Bits, Map, Pack
from elderwood.games.elfenland.cards import NAME
from elderwood.games.elfenland.map import LINK_NAME, ROADS
from elderwood.games.elfenland.map import NAME as TOWN_NAME
from elderwood.games.elfenland.show import STEP_NAMES
from elderwood.games.elfenland.state import NOWHERE

KINDS: Final = Alphabet(NAME)
PACK: Final = Pack(NAME, 4)
TOWNS: Final = Alphabet(TOWN_NAME, {NOWHERE: "none"})
ROAD_NAMES: Final = LINK_NAME[: len(ROADS)]

ALPHABETS: Final[dict[str, Alphabet]] = {
    "phase": Alphabet(STEP_NAMES),
    "laying": KINDS,
    "link": Alphabet(LINK_NAME, {NOWHERE: "none"}),
    "cards.deck": PACK,
    "cards.discard": PACK,
    "cards.hands": PACK,
    "card_lore.carried": PACK,
    "card_lore.played": PACK,
    "card_lore.old_decks": PACK,
    "card_lore.lacks": PACK,
    "card_lore.old_lacks": PACK,
    "tokens.pile": KINDS,
    "tokens.display": KINDS,
    "tokens.opened": PACK,
    "tokens.kept": KINDS,
    "tokens.blind": KINDS,
    "counter_lore.old_piles": PACK,
    "counter_lore.old_secrets": PACK,
    "counter_lore.unlike": Bits(NAME),
    "land.roads": Map(ROAD_NAMES, KINDS),
    "land.free": Bits(ROAD_NAMES),
    "land.obstacles": Bits(ROAD_NAMES),
    "land.unused": SEATS,
    "travels.start": TOWNS,
    "travels.boots": TOWNS,
    "travels.collected": Bits(TOWN_NAME),
    "travels.targets": TOWNS,
    "travels.box": TOWNS,
}
