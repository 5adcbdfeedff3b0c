"""Zones: a zone is a list of card numbers, the top at the end. Every card that moves goes through here."""


def distinct(zone: list[int]) -> list[int]:
    """Return each kind once, in the order of the table: identical cards give one choice.

    >>> distinct([5, 2, 5])
    [2, 5]
    """
    seen = 0
    for card in zone:
        seen |= 1 << card
    kinds: list[int] = []
    kind = 0
    while seen:
        if seen & 1:
            kinds.append(kind)
        seen >>= 1
        kind += 1
    return kinds


def take(zone: list[int], card: int) -> int:
    """Take one card of that kind out of a zone."""
    zone.remove(card)
    return card


def without(zone: list[int], card: int) -> list[int]:
    """Return a zone that lacks one card of a kind, and leave the zone itself as it is: copies may share it.

    >>> without([5, 2, 5], 5)
    [2, 5]
    """
    left = zone[:]
    left.remove(card)
    return left


def take_all(zone: list[int]) -> list[int]:
    """Empty a zone and return what it held."""
    cards = zone[:]
    zone.clear()
    return cards


def tally(zone: list[int]) -> dict[int, int]:
    """Count the cards of each kind.

    >>> tally([5, 2, 5])
    {2: 1, 5: 2}
    """
    counts: dict[int, int] = {}
    for card in sorted(zone):
        counts[card] = counts.get(card, 0) + 1
    return counts
