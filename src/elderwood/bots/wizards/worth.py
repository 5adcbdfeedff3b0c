"""What cards are worth to a player of Woodland Wizards: in hand, as a boost, as a contender, as a champion."""

from typing import Final

from elderwood.games.wizards.cards import CARDS, LAST_DISCARDS, NUMBER, STRENGTH
from elderwood.games.wizards.ending import doubled_kind, parts_of_pile
from elderwood.games.wizards.state import State

# What a card is good for beyond its strength: as a boost, as a spell, after the ranking.
EXTRA: Final[dict[str, float]] = {
    "golden_phoenix": 6,
    "dark_phoenix": -2,
    "ash_phoenix": 1,
    "creepy_crow": 3,
    "thorn_badger": 4,
    "hornet_queen": 3,
    "stone_spider": 6,
    "spore_sprayer": 2,
    "living_leaf": 4,
    "clubfoot_root": 2,
    "gaping_maw": 3,
    "dusk_moth": 2,
    "night_serpent": 2,
    "dark_ferret": 2,
    "bone_stag": 5,
    "grasping_vine": 2,
    "dozing_serpent": 2,
}


def amounts(extra: dict[str, float]) -> list[float]:
    """Return for each card its strength and what is added for some of them by name."""
    return [STRENGTH[number] + extra.get(card.name, 0) for number, card in enumerate(CARDS)]


USE: Final[list[float]] = amounts(EXTRA)
# What a spell gains in the search, where any other card is only thrown away.
CAST: Final[dict[int, float]] = {
    NUMBER["leaf_owl"]: 7,
    NUMBER["all_seeing_eagle"]: 6,
    NUMBER["velvet_falcon"]: 5,
    NUMBER["dark_wanderer"]: 8,
    NUMBER["glitter_otter"]: 5,
    NUMBER["centipede"]: 2,
}
MEAN_USE: Final = sum(USE[number] * card.copies for number, card in enumerate(CARDS)) / 80

# What a boost brings to its owner's total, and a contender by itself, with two or three boosts of one's own.
AS_BOOST: Final[list[float]] = amounts(
    {
        "creepy_crow": 4,
        "thorn_badger": 6,
        "hornet_queen": 4,
        "giant_scorpion": -5,
        "spore_sprayer": 3,
        "dozing_serpent": 3,
        "dark_ferret": 4,
        "bone_stag": 6,
        "grasping_vine": 3,
        "dusk_moth": -1,
    }
)
AS_CONTENDER: Final[list[float]] = amounts(
    {
        "creepy_crow": 5,
        "thorn_badger": 8,
        "hornet_queen": 3,
        "giant_scorpion": -5,
        "spore_sprayer": 3,
        "dozing_serpent": 3,
    }
)
# What a champion counts in the end, as a rule.
AS_CHAMPION: Final[list[float]] = amounts(
    {"golden_phoenix": 5, "dark_phoenix": -5, "ash_phoenix": 1, "jackalope": 6, "living_leaf": 1}
)


def champion_value(state: State, seat: int, card: int) -> float:
    """Return what a card adds to a seat's final score as a champion, as the pile lies now."""
    pile = state.cards.champions[seat]
    kind = doubled_kind(state, seat)
    gain = sum(parts_of_pile([*pile, card], kind)) - sum(parts_of_pile(pile, kind))
    if card == NUMBER["jackalope"]:
        gain = max(gain, 10)  # it is exchanged for a better one
    return gain


def projected_score(state: State, seat: int) -> int:
    """Return a seat's score if the match ended now, a Dark Phoenix's last discards counted in (R54)."""
    pile = state.cards.champions[seat]
    if pile and any_discards(state):
        strongest = pile[0]
        for card in pile:
            if STRENGTH[card] > STRENGTH[strongest]:
                strongest = card
        pile = pile[:]
        pile.remove(strongest)
    return sum(parts_of_pile(pile, doubled_kind(state, seat)))


def any_discards(state: State) -> bool:
    """Say whether a champion makes everybody discard one in the end."""
    for pile in state.cards.champions:
        for card in pile:
            if LAST_DISCARDS[card]:
                return True
    return False
