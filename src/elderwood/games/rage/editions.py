"""The numbers on the cards of Rage of the Elves, edition by edition.

The printed cards are not public. The table in `cards.py` is the edition that is played; what an earlier one had
otherwise stands here, so that matches begun with it end as they began.
"""

from typing import Final

from elderwood.engine.words import Values
from elderwood.games.rage.cards import CARDS, NUMBER, Card
from elderwood.games.rage.vocabulary import (
    ARTIFACT,
    COUNTER,
    FACTION_NAME,
    ICON_NAME,
    KIND_NAME,
    NONE,
    PIERCING,
    SHIELD,
    STRIKE,
)


def packed(icons: list[int]) -> int:
    """Return the icons of a card as one number."""
    return icons[0] | icons[1] << 4 | icons[2] << 8


class Edition:
    """What each card fights with: as in the table, but for `numbers` (initiative and lives) and `icons`.

    Icons of a card are one number: four bits a side, left in the lowest.
    """

    def __init__(self, numbers: dict[str, tuple[int, int]], icons: dict[str, list[int]]) -> None:
        self.initiative = [card.initiative for card in CARDS]
        self.lives = [card.lives for card in CARDS]
        self.icons = [packed(card.icons) for card in CARDS]
        for name, (initiative, lives) in numbers.items():
            self.initiative[NUMBER[name]] = initiative
            self.lives[NUMBER[name]] = lives
        for name, sides in icons.items():
            self.icons[NUMBER[name]] = packed(sides)

    def printed(self, card: Card) -> Values:
        """Return what a card shows beside its name.

        >>> NEWEST.printed(CARDS[NUMBER["janira"]])["icons"]
        'strike shield double-strike'
        """
        number = NUMBER[card.name]
        values: Values = {"kind": KIND_NAME[card.kind], "faction": FACTION_NAME[card.faction]}
        if self.lives[number]:
            values["initiative"] = self.initiative[number]
            values["lives"] = self.lives[number]
            values["icons"] = " ".join([ICON_NAME[self.icons[number] >> 4 * side & 15] for side in range(3)])
        if card.action is not None and card.kind != ARTIFACT:
            values["cost"] = card.action.price
        return values


# Numbers and icons of earlier editions, where they were others: initiative and lives of each card. Prices and all that
# the rulebook prints stayed. How it was measured: docs/rules/rage.md, Balance.

# The first edition favoured some peoples: in the advanced placement, where initiative decides, Snow won 73 of 100
# matches at two seats and High 29. So Snow became slower, Black and High quicker; some cards of High and Forest have a
# life more, which counts in both placements, and others are slower for it.
FIRST: Final[dict[str, tuple[int, int]]] = {
    "miraina": (7, 2),
    "xaranta": (5, 2),
    "taliel": (6, 2),
    "verdan": (6, 4),
    "pathfinder": (6, 1),
    "sniper": (5, 1),
    "bladedancer": (8, 1),
    "dryad": (5, 1),
    "trapper": (5, 1),
    "stagrider": (8, 2),
    "illura": (5, 2),
    "morgrath": (4, 5),
    "initiate": (2, 1),
    "crystalpriest": (3, 2),
    "darnguard": (3, 2),
    "fanatic": (5, 1),
    "executioner": (2, 2),
    "darkknight": (5, 2),
    "golem": (1, 3),
    "blizzardlord": (7, 2),
    "sareon": (8, 2),
    "khladar": (7, 3),
    "raider": (6, 1),
    "cavalry": (7, 1),
    "berserker": (6, 1),
    "icewitch": (4, 1),
    "mammothhunter": (5, 1),
    "aelior": (5, 3),
    "tiranis": (6, 2),
    "lioriel": (7, 2),
    "solarian": (6, 5),
    "royalguard": (4, 2),
    "spearman": (5, 1),
    "shieldbearer": (3, 2),
    "towerarcher": (6, 1),
    "healer": (2, 1),
    "paladin": (4, 2),
    "enchantress": (5, 1),
}

# In the second edition High won 40 of 100 matches at four seats in the advanced placement: nobody attacks those who
# hold their castle best, and Snow, whose dragon was the weakest, was everybody's prey. So High became slower and
# Snow's dragon stronger; a life more here and a strike less there keep the tables of two as they were.
SECOND: Final[dict[str, tuple[int, int]]] = {
    "sniper": (5, 1),
    "morgrath": (4, 5),
    "fanatic": (6, 1),
    "executioner": (7, 1),
    "overseer": (5, 2),
    "golem": (5, 3),
    "khladar": (7, 3),
    "berserker": (4, 1),
    "aelior": (8, 3),
    "tiranis": (5, 2),
    "lioriel": (9, 2),
    "royalguard": (4, 3),
    "spearman": (7, 1),
    "shieldbearer": (2, 2),
    "towerarcher": (9, 1),
    "paladin": (7, 1),
    "enchantress": (4, 1),
    "griffinrider": (9, 1),
}

SECOND_ICONS: Final[dict[str, list[int]]] = {
    "dryad": [COUNTER, STRIKE, STRIKE],
    "sniper": [STRIKE, PIERCING, STRIKE],
    "overseer": [STRIKE, NONE, COUNTER],
    "initiate": [STRIKE, STRIKE, NONE],
}

# Forest's piercing strikes made little of High's shields, so two of its cards had fewer from the second edition on.
FIRST_ICONS: Final[dict[str, list[int]]] = {
    **SECOND_ICONS,
    "rootwarden": [SHIELD, PIERCING, SHIELD],
    "trapper": [PIERCING, STRIKE, PIERCING],
}

EDITIONS: Final[dict[str, Edition]] = {
    "third": Edition({}, {}),
    "balanced": Edition(SECOND, SECOND_ICONS),
    "first": Edition(FIRST, FIRST_ICONS),
}
NEWEST: Final = EDITIONS["third"]
