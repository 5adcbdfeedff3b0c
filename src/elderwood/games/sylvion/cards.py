"""Sylvion's cards as a table: numbers inside, names outside."""

from typing import Final

from elderwood.engine.words import Values

EMPTY: Final = 0

FOUNTAIN_1: Final = 1
FOUNTAIN_4: Final = 4
TREE_1: Final = 5
TREE_4: Final = 8
WHALE: Final = 9
ELEPHANT: Final = 10
HEDGEHOGS: Final = 11
OWL: Final = 12
STAG: Final = 13
DOVES: Final = 14
SQUIRRELS: Final = 15
FISH: Final = 16
LAST_SYLVAN: Final = 16
BETRAYAL: Final = 17

OWLS_WISDOM: Final = 18
DELUGE: Final = 19
FENCE: Final = 20
DISINFORMATION: Final = 21
STAG_KING: Final = 22
FISH_FLOOD: Final = 23
ARMISTICE: Final = 24
CHARGING_WHALES: Final = 25

ELEMENTAL_0: Final = 26
RAVAGER_0: Final = 30  # the copy of each strength that bears the Ravage icon
RAVAGER_3: Final = 33
BLAZING_2: Final = 34
BLAZING_3: Final = 35
BLAZING_4: Final = 36
BLAZE: Final = 37
SIMOON: Final = 38
DESICCATION: Final = 39
DEMOBILIZATION: Final = 40
GEYSER: Final = 41
TORNADO: Final = 42
LAKE: Final = 43
STONE_RAIN: Final = 44

A: Final = 1
B: Final = 2
C: Final = 3
D: Final = 4


class Card:
    """One kind of card: what is printed on it and how many copies each set holds."""

    def __init__(
        self,
        number: int,
        name: str,
        kind: str,
        cost: int = 0,
        strength: int = 0,
        vitality: int = 0,
        letter: int = 0,
        copies: tuple[int, int, int, int] = (0, 0, 0, 0),
    ) -> None:
        self.number = number
        self.name = name
        self.kind = kind
        self.cost = cost
        self.strength = strength
        self.vitality = vitality
        self.letter = letter
        self.intro, self.advanced, self.feats, self.elements = copies


def _fountain(number: int, strength: int) -> Card:
    return Card(number, f"fountain_{strength}", "fountain", strength - 1, strength, copies=(2, 2, 0, 0))


def _tree(number: int, vitality: int) -> Card:
    return Card(number, f"tree_{vitality}", "tree", vitality - 1, 0, vitality, copies=(2, 2, 0, 0))


def _animal(number: int, name: str, cost: int, intro: int) -> Card:
    return Card(number, name, "animal", cost, copies=(intro, 4 - intro, 0, 0))


def _feat(number: int, name: str) -> Card:
    return Card(number, name, "feat", copies=(0, 0, 1, 0))


CARDS: Final[list[Card]] = [
    Card(EMPTY, "", ""),
    _fountain(1, 1),
    _fountain(2, 2),
    _fountain(3, 3),
    _fountain(4, 4),
    _tree(5, 1),
    _tree(6, 2),
    _tree(7, 3),
    _tree(8, 4),
    _animal(WHALE, "whale", 0, 2),
    _animal(ELEPHANT, "elephant", 1, 2),
    _animal(HEDGEHOGS, "hedgehogs", 0, 2),
    _animal(OWL, "owl", 1, 2),
    _animal(STAG, "stag", 0, 0),
    _animal(DOVES, "doves", 1, 0),
    _animal(SQUIRRELS, "squirrels", 1, 0),
    _animal(FISH, "fish", 1, 0),
    Card(BETRAYAL, "betrayal", "betrayal", copies=(0, 0, 8, 0)),
    _feat(OWLS_WISDOM, "owls_wisdom"),
    _feat(DELUGE, "deluge"),
    _feat(FENCE, "hedgehog_fence"),
    _feat(DISINFORMATION, "disinformation"),
    _feat(STAG_KING, "stag_king"),
    _feat(FISH_FLOOD, "fish_flood"),
    _feat(ARMISTICE, "armistice"),
    _feat(CHARGING_WHALES, "charging_whales"),
    Card(26, "elemental_0", "elemental", strength=0, copies=(7, 0, 0, 0)),
    Card(27, "elemental_1", "elemental", strength=1, copies=(7, 0, 0, 0)),
    Card(28, "elemental_2", "elemental", strength=2, copies=(7, 0, 0, 0)),
    Card(29, "elemental_3", "elemental", strength=3, copies=(7, 0, 0, 0)),
    Card(30, "ravager_0", "elemental", strength=0, copies=(1, 0, 0, 0)),
    Card(31, "ravager_1", "elemental", strength=1, copies=(1, 0, 0, 0)),
    Card(32, "ravager_2", "elemental", strength=2, copies=(1, 0, 0, 0)),
    Card(33, "ravager_3", "elemental", strength=3, copies=(1, 0, 0, 0)),
    Card(BLAZING_2, "blazing_2", "blazing", strength=2),
    Card(BLAZING_3, "blazing_3", "blazing", strength=3),
    Card(BLAZING_4, "blazing_4", "blazing", strength=4),
    Card(BLAZE, "blaze", "support", letter=C, copies=(8, 0, 0, 0)),
    Card(SIMOON, "simoon", "support", letter=D, copies=(8, 0, 0, 0)),
    Card(DESICCATION, "desiccation", "support", letter=A, copies=(0, 8, 0, 0)),
    Card(DEMOBILIZATION, "demobilization", "support", letter=B, copies=(0, 8, 0, 0)),
    Card(GEYSER, "geyser", "element", letter=A, copies=(0, 0, 0, 4)),
    Card(TORNADO, "tornado", "element", letter=B, copies=(0, 0, 0, 4)),
    Card(LAKE, "lake", "element", letter=B, copies=(0, 0, 0, 4)),
    Card(STONE_RAIN, "stone_rain", "element", letter=C, copies=(0, 0, 0, 4)),
]

NAME: Final[list[str]] = [card.name for card in CARDS]
STRENGTH: Final[list[int]] = [card.strength for card in CARDS]
VITALITY: Final[list[int]] = [card.vitality for card in CARDS]
LETTER: Final[list[int]] = [card.letter for card in CARDS]
NUMBER: Final[dict[str, int]] = {card.name: card.number for card in CARDS}

# A standard elemental blazes into the next strength; strength 0 leaps to 4. (R19)
BLAZES_INTO: Final[list[int]] = [BLAZING_4, BLAZING_2, BLAZING_3, BLAZING_4]

SYLVAN: Final = range(FOUNTAIN_1, LAST_SYLVAN + 1)
FEATS: Final = range(OWLS_WISDOM, CHARGING_WHALES + 1)
RAVAGE: Final = range(ELEMENTAL_0, STONE_RAIN + 1)

SUPPLY_OF_TWOS: Final = 6  # double-sided 2/4
SUPPLY_OF_THREES: Final = 10  # double-sided 3/4


def printed(card: Card, cost: int) -> Values:
    """Return what a card shows beside its name.

    >>> printed(CARDS[TREE_4], 3), printed(CARDS[SIMOON], 0)
    ({'kind': 'tree', 'cost': 3, 'vitality': 4}, {'kind': 'support', 'letter': 'D'})
    """
    face: Values = {"kind": card.kind}
    if card.kind in ("fountain", "tree", "animal"):
        face["cost"] = cost
    if card.kind in ("fountain", "elemental", "blazing"):
        face["strength"] = card.strength
    if card.kind == "tree":
        face["vitality"] = card.vitality
    if card.letter:
        face["letter"] = "ABCD"[card.letter - A]
    return face


def is_elemental(card: int) -> bool:
    """Elementals, standard or blazing."""
    return ELEMENTAL_0 <= card <= BLAZING_4


def is_feat(card: int) -> bool:
    """Feats, played from beside the deck."""
    return OWLS_WISDOM <= card <= CHARGING_WHALES


def is_fountain(card: int) -> bool:
    """Fountains of any strength."""
    return FOUNTAIN_1 <= card <= FOUNTAIN_4


def is_tree(card: int) -> bool:
    """Trees of any vitality."""
    return TREE_1 <= card <= TREE_4


def is_planted(card: int) -> bool:
    """Fountains and trees: what stands on a cell for the forest."""
    return FOUNTAIN_1 <= card <= TREE_4


def bears_icon(card: int) -> bool:
    """Elementals printed with the Ravage icon."""
    return RAVAGER_0 <= card <= RAVAGER_3


def names(cards: list[int]) -> list[str]:
    """Return the names of cards, in order."""
    return [NAME[card] for card in cards]
