"""Cards for places that each want something of them: a bipartite matching, grown path by path (Kuhn)."""

from typing import Final

from elderwood.games.wizards.cards import STRENGTH
from elderwood.games.wizards.knowledge import fits

# What a place may want beside the rules of limits, which are below 64.
OLD: Final = 64  # a card that was hidden when the discard pile was last shuffled in
EXACTLY: Final = 128  # + strength


class Place:
    """A place in a hand, and what is known of the card there."""

    def __init__(self, seat: int, rules: list[int]) -> None:
        self.seat = seat
        self.rules = rules


def suits(place: Place, card: int, old: bool) -> bool:
    """Say whether a card may lie on a place."""
    for rule in place.rules:
        if rule >= EXACTLY:
            if STRENGTH[card] != rule - EXACTLY:
                return False
        elif rule == OLD:
            if not old:
                return False
        elif not fits(rule, card):
            return False
    return True


def match(places: list[Place], cards: list[int], old: int) -> list[int] | None:
    """Return a card for each place, or None if there is no way; the first `old` cards are the old ones.

    >>> leaf_wolf, longneck = 8, 15  # strength 12 and 7
    >>> match([Place(1, []), Place(2, [7])], [longneck, leaf_wolf], 0)  # at most 7
    [8, 15]
    """
    holder = [-1] * len(cards)
    for number in range(len(places)):
        if not claim_card(number, places, cards, old, holder, [False] * len(cards)):
            return None
    found = [0] * len(places)
    for at, number in enumerate(holder):
        if number >= 0:
            found[number] = cards[at]
    return found


def claim_card(
    number: int, places: list[Place], cards: list[int], old: int, holder: list[int], seen: list[bool]
) -> bool:
    """Find a card for a place; a place that holds one already may be given another."""
    for at, card in enumerate(cards):
        if seen[at] or not suits(places[number], card, at < old):
            continue
        seen[at] = True
        if holder[at] < 0 or claim_card(holder[at], places, cards, old, holder, seen):
            holder[at] = number
            return True
    return False
