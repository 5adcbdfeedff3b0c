"""Cards for places that each want something of them: a bipartite matching, grown path by path (Kuhn).

What a place wants is one number: a bit for each kind of card that may lie there, and one more where it must be a card
that was hidden when the discard pile was last shuffled in.
"""

from typing import Final

from elderwood.games.wizards.cards import CARDS

ANYTHING: Final = (1 << len(CARDS)) - 1
OLD: Final = 1 << len(CARDS)


def suits(want: int, card: int, old: bool) -> bool:
    """Say whether a card may lie on a place."""
    return want >> card & 1 != 0 and (old or not want & OLD)


def match(wants: list[int], cards: list[int], old: int) -> list[int] | None:
    """Return a card for each place, or None if there is no way; the first `old` cards are the old ones.

    >>> leaf_wolf, longneck = 8, 15
    >>> match([ANYTHING, 1 << longneck], [longneck, leaf_wolf], 0)
    [8, 15]
    """
    holder = [-1] * len(cards)
    for number in range(len(wants)):
        if not claim_card(number, wants, cards, old, holder, [False] * len(cards)):
            return None
    found = [0] * len(wants)
    for at, number in enumerate(holder):
        if number >= 0:
            found[number] = cards[at]
    return found


def claim_card(number: int, wants: list[int], cards: list[int], old: int, holder: list[int], seen: list[bool]) -> bool:
    """Find a card for a place; a place that holds one already may be given another."""
    for at, card in enumerate(cards):
        if seen[at] or not suits(wants[number], card, at < old):
            continue
        seen[at] = True
        if holder[at] < 0 or claim_card(holder[at], wants, cards, old, holder, seen):
            holder[at] = number
            return True
    return False
