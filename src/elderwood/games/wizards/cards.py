"""The creatures and wizards as a table: numbers inside, names outside.

The list of the cards in the box is not public. What the rulebook and reviews tell is kept; the last word of a record
names the fields that are made up here (`text` its effect, `numbers` the amounts in it), so that they can be put right.
"""

from typing import Final

from elderwood.engine.words import Values
from elderwood.games.wizards.vocabulary import (
    ADD_TO_CHAMPIONS,
    AFTER_CLAIM,
    AFTER_RANKING,
    AS_CONTENDER,
    AT_ONCE,
    BOOST_CARD,
    CHAMPION,
    CHOICE,
    COLLECT,
    CONTENDER,
    CONTEST_CARDS,
    COPY_ACTIVE,
    DISCARD,
    DISCARD_CHAMPION,
    DISCARD_FROM_HAND,
    DISCARD_TOP,
    DOUBLE_BOOST_SUM,
    DRAW,
    DRAW_UNTIL,
    END_GAME_PRE,
    END_GAME_VALUE,
    END_VALUE,
    EVERYBODY,
    EXCHANGE,
    GIVE,
    HAND_CARD,
    LOOK,
    MODIFY,
    ON_CLAIM,
    ON_ITS_PLACE,
    ON_REVEAL,
    ON_SPELL,
    OTHER_OF_KIND_IN_PILE,
    OTHERS,
    OWN_BOOSTS,
    OWN_CONTENDER,
    OWNER_LOST,
    RANDOM,
    REPLACE,
    RETURN_TO_HAND,
    SAME_NAME_IN_PILE,
    SELF,
    STRONGEST,
    TAKE_FROM_HAND,
    TARGET,
    THIS_CARD,
    WHILE_IN_CONTEST,
    WINNER,
    WINNER_CLAIMED_IT,
    Effect,
)

EMPTY: Final = 0

# Kinds of creatures.
PHOENIX: Final = 1
PLANT: Final = 2
REPTILE: Final = 3
UNDEAD: Final = 4
BEAST: Final = 5
BIRD: Final = 6
INSECT: Final = 7
KIND_NAME: Final[list[str]] = ["", "phoenix", "plant", "reptile", "undead", "beast", "bird", "insect"]
KINDS: Final = range(PHOENIX, INSECT + 1)

# Types of cards: when their effects happen.
SPELL: Final = 1
ACTIVE: Final = 2
PASSIVE: Final = 3
END_GAME: Final = 4
TYPE_NAME: Final[list[str]] = ["", "spell", "active", "passive", "end-game"]


class Card:
    """One creature: what is printed on it, how many copies a box holds, the rulings behind its effect, and what is made
    up of it."""

    def __init__(
        self,
        name: str,
        kind: int,
        strength: int,
        type_: int,
        copies: int,
        effects: list[Effect],
        rulings: str,
        made_up: str,
    ) -> None:
        self.name = name
        self.kind = kind
        self.strength = strength
        self.type = type_
        self.copies = copies
        self.effects = effects
        self.rulings = rulings
        self.made_up = made_up


class Wizard:
    """A two-sided wizard card: each side doubles the champions of one kind."""

    def __init__(self, name: str, front: int, back: int) -> None:
        self.name = name
        self.sides = [front, back]


# fmt: off
CARDS: Final[list[Card]] = [
    Card("", 0, 0, 0, 0, [], "", ""),
    Card("golden_phoenix", PHOENIX, 15, END_GAME, 1, [Effect(END_GAME_VALUE, END_VALUE, value=20)], "R53 R57", ""),
    Card("dark_phoenix", PHOENIX, 13, END_GAME, 1, [
        Effect(END_GAME_PRE, DISCARD_CHAMPION, who=EVERYBODY, select=STRONGEST),
    ], "R53 R54", "strength"),
    Card("ash_phoenix", PHOENIX, 8, END_GAME, 3, [
        Effect(END_GAME_VALUE, END_VALUE, value=14, need=OTHER_OF_KIND_IN_PILE, of_kind=PHOENIX, least=1),
    ], "R53 R55", "everything"),
    Card("creepy_crow", BIRD, 10, PASSIVE, 3, [
        Effect(WHILE_IN_CONTEST, MODIFY, what=OWN_BOOSTS, add=2),
    ], "R33 R38", "strength copies"),
    Card("leaf_owl", BIRD, 10, SPELL, 3, [
        Effect(ON_SPELL, TAKE_FROM_HAND, who=TARGET, select=LOOK),
        Effect(ON_SPELL, DRAW, who=TARGET),
    ], "R11 R12 R63", "kind copies"),
    Card("all_seeing_eagle", BIRD, 7, SPELL, 3, [
        Effect(ON_SPELL, DRAW_UNTIL, select=CHOICE),
    ], "R30 R70", "kind strength copies"),
    Card("velvet_falcon", BIRD, 9, SPELL, 3, [
        Effect(ON_SPELL, DRAW, who=SELF, count=2),
        Effect(ON_SPELL, DISCARD_FROM_HAND, who=SELF, select=CHOICE),
    ], "R31 R63", "kind strength type text numbers copies"),
    Card("leaf_wolf", BEAST, 12, ACTIVE, 3, [
        Effect(ON_REVEAL, EXCHANGE, who=OTHERS, what=CONTENDER, goal=HAND_CARD),
    ], "R10 R17 R19 R21", "kind copies"),
    Card("thorn_badger", BEAST, 3, PASSIVE, 3, [
        Effect(WHILE_IN_CONTEST, MODIFY, what=OWN_BOOSTS, add=3),
    ], "R33 R38", "kind numbers copies"),
    Card("jackalope", BEAST, 4, PASSIVE, 3, [
        Effect(AFTER_CLAIM, EXCHANGE, who=EVERYBODY, what=THIS_CARD, goal=CHAMPION, need=WINNER_CLAIMED_IT),
    ], "R48", "kind strength copies"),
    Card("glitter_otter", BEAST, 8, SPELL, 3, [
        Effect(ON_SPELL, TAKE_FROM_HAND, who=TARGET, select=RANDOM),
        Effect(ON_SPELL, GIVE, who=TARGET, select=CHOICE),
    ], "R11 R12 R59", "kind strength type text numbers copies"),
    Card("slate_skink", REPTILE, 10, ACTIVE, 3, [
        Effect(ON_REVEAL, COPY_ACTIVE, what=CONTEST_CARDS),
    ], "R18 R22 R66 R67", "kind copies"),
    Card("night_serpent", REPTILE, 4, ACTIVE, 3, [
        Effect(ON_REVEAL, DISCARD_FROM_HAND, who=TARGET, select=RANDOM),
    ], "R9 R12 R59", "kind type text numbers copies"),
    Card("dozing_serpent", REPTILE, 5, ACTIVE, 3, [
        Effect(ON_REVEAL, REPLACE, what=THIS_CARD, resolve=AT_ONCE),
    ], "R18 R23 R62", "kind strength copies"),
    Card("longneck", REPTILE, 7, PASSIVE, 3, [
        Effect(AFTER_RANKING, EXCHANGE, who=WINNER, what=THIS_CARD, goal=CONTENDER),
    ], "R41 R42", "kind copies"),
    Card("giant_scorpion", INSECT, 13, PASSIVE, 3, [
        Effect(WHILE_IN_CONTEST, MODIFY, what=CONTEST_CARDS, cap_from=10, cap_to=8),
    ], "R34 R35 R64", "strength copies"),
    Card("dusk_moth", INSECT, 8, ACTIVE, 3, [
        Effect(ON_REVEAL, REPLACE, who=TARGET, what=CONTENDER, resolve=ON_ITS_PLACE),
    ], "R17 R25 R62 R65", "copies"),
    Card("hornet_queen", INSECT, 10, PASSIVE, 3, [
        Effect(WHILE_IN_CONTEST, MODIFY, what=OWN_CONTENDER, add=2, per_kind=INSECT),
    ], "R33 R36", "strength copies"),
    Card("living_leaf", INSECT, 3, PASSIVE, 3, [
        Effect(ON_CLAIM, ADD_TO_CHAMPIONS, what=THIS_CARD),
        Effect(END_GAME_VALUE, END_VALUE, value=6, need=SAME_NAME_IN_PILE, least=2),
    ], "R46 R47 R55", "copies"),
    Card("stone_spider", INSECT, 2, PASSIVE, 3, [
        Effect(WHILE_IN_CONTEST, DOUBLE_BOOST_SUM, need=AS_CONTENDER),
    ], "R37", "kind strength copies"),
    Card("centipede", INSECT, 9, SPELL, 3, [
        Effect(ON_SPELL, DISCARD_FROM_HAND, who=OTHERS, select=CHOICE, of_strength=8, then_draw=1),
    ], "R10 R63", "kind strength type numbers copies"),
    Card("clubfoot_root", PLANT, 5, PASSIVE, 3, [
        Effect(AFTER_RANKING, REPLACE, who=WINNER, what=CONTENDER, need=OWNER_LOST),
    ], "R40 R41 R43 R62", "kind strength copies"),
    Card("spore_sprayer", PLANT, 7, PASSIVE, 3, [
        Effect(WHILE_IN_CONTEST, MODIFY, what=CONTEST_CARDS, add=3, of_kind=PLANT),
    ], "R33 R34", "kind strength numbers copies"),
    Card("gaping_maw", PLANT, 5, PASSIVE, 3, [
        Effect(AFTER_RANKING, ADD_TO_CHAMPIONS, what=DISCARD_TOP, need=OWNER_LOST),
        Effect(AFTER_RANKING, DISCARD, what=THIS_CARD, need=OWNER_LOST),
    ], "R40 R41 R44 R45", "kind strength copies"),
    Card("grasping_vine", PLANT, 6, ACTIVE, 3, [
        Effect(ON_REVEAL, RETURN_TO_HAND, who=TARGET, what=BOOST_CARD),
    ], "R9 R27 R28", "everything"),
    Card("dark_wanderer", UNDEAD, 12, SPELL, 3, [
        Effect(ON_SPELL, COLLECT, who=OTHERS, select=STRONGEST, then_draw=1, keep=1),
    ], "R10 R11 R13 R69 R73", "kind type copies"),
    Card("dark_ferret", UNDEAD, 4, ACTIVE, 3, [
        Effect(ON_REVEAL, EXCHANGE, what=THIS_CARD, goal=DISCARD_TOP, depth=3, resolve=AT_ONCE),
    ], "R18 R24 R66 R72", "kind strength numbers copies"),
    Card("bone_stag", UNDEAD, 2, ACTIVE, 3, [
        Effect(ON_REVEAL, EXCHANGE, who=TARGET, what=THIS_CARD, goal=BOOST_CARD),
    ], "R9 R17 R20", "everything"),
]

# Only the Mouse Mage is known by name; its kinds and the other wizards are made up.
WIZARDS: Final[list[Wizard]] = [
    Wizard("mouse_mage", INSECT, PLANT),
    Wizard("hedgehog_druid", PLANT, BEAST),
    Wizard("squirrel_witch", BEAST, BIRD),
    Wizard("wren_seer", BIRD, UNDEAD),
    Wizard("mole_necromancer", UNDEAD, REPTILE),
    Wizard("frog_alchemist", REPTILE, PHOENIX),
    Wizard("shrew_pyromancer", PHOENIX, INSECT),
]
# fmt: on

NAME: Final[list[str]] = [card.name for card in CARDS]
NUMBER: Final[dict[str, int]] = {card.name: number for number, card in enumerate(CARDS)}
KIND: Final[list[int]] = [card.kind for card in CARDS]
STRENGTH: Final[list[int]] = [card.strength for card in CARDS]
TYPE: Final[list[int]] = [card.type for card in CARDS]
CREATURES: Final = range(1, len(CARDS))
GOLDEN_PHOENIX: Final = NUMBER["golden_phoenix"]  # breaks a tie at the end


def effects_of(trigger: int) -> list[list[Effect]]:
    """Return for each card its effects of one trigger."""
    return [[effect for effect in card.effects if effect.trigger == trigger] for card in CARDS]


SPELLS: Final[list[list[Effect]]] = effects_of(ON_SPELL)
ACTIVES: Final[list[list[Effect]]] = effects_of(ON_REVEAL)
MODIFIERS: Final[list[list[Effect]]] = effects_of(WHILE_IN_CONTEST)
AFTERMATHS: Final[list[list[Effect]]] = effects_of(AFTER_RANKING)
CLAIMS: Final[list[list[Effect]]] = effects_of(ON_CLAIM)
AFTER_CLAIMS: Final[list[list[Effect]]] = effects_of(AFTER_CLAIM)
LAST_DISCARDS: Final[list[list[Effect]]] = effects_of(END_GAME_PRE)
END_VALUES: Final[list[list[Effect]]] = effects_of(END_GAME_VALUE)

# Cards whose active effect can be copied, and cards whose effects after the ranking may have to be put in order.
COPYABLE: Final[list[int]] = [n for n in CREATURES if ACTIVES[n] and ACTIVES[n][0].op != COPY_ACTIVE]
ORDERABLE: Final[list[int]] = [n for n in CREATURES if AFTERMATHS[n]]

# Sides of wizards: the number of a side is twice the card's, one more for the back.
SIDE_NAME: Final[list[str]] = [f"{wizard.name}-{KIND_NAME[kind]}" for wizard in WIZARDS for kind in wizard.sides]
SIDE_KIND: Final[list[int]] = [kind for wizard in WIZARDS for kind in wizard.sides]


def deck_of(boxes: int) -> list[int]:
    """Return every creature of one box or two; there is only ever one of each unique card (two boxes: 158).

    >>> len(deck_of(1)), len(deck_of(2))
    (80, 158)
    """
    deck: list[int] = []
    for number, card in enumerate(CARDS):
        deck += [number] * (card.copies if card.copies == 1 else card.copies * boxes)
    return deck


def printed(card: Card) -> Values:
    """Return what a card shows beside its name, and the numbers of the rulings behind its effect.

    >>> printed(CARDS[NUMBER["leaf_wolf"]])
    {'kind': 'beast', 'strength': 12, 'type': 'active', 'rulings': 'R10 R17 R19 R21'}
    """
    return {
        "kind": KIND_NAME[card.kind],
        "strength": card.strength,
        "type": TYPE_NAME[card.type],
        "rulings": card.rulings,
    }


def names(cards: list[int]) -> list[str]:
    """Return the names of cards, in order."""
    return [NAME[card] for card in cards]


def tally(cards: list[int]) -> dict[str, int]:
    """Return how many of each card there are, by name, in the order of the table."""
    counts = [0] * len(CARDS)
    for card in cards:
        counts[card] += 1
    return {NAME[card]: counts[card] for card in CREATURES if counts[card]}
