"""Exact counting: every deal that fits what a seat knows, and whether redeals are spread over them as they should be.

A hidden place stands as `?` among the cards that are known; what lies in order stands in brackets, what does not in
braces. All ways to lay the hidden cards on such places are tried, whatever a title's own redeal does. Pearson's
statistic is compared with where it would lie one time in a million (the Wilson-Hilferty form of its quantile).

>>> every_deal("owl stag", "{? fish}", "[?]")
{('fish owl', 'stag'): 0.5, ('fish stag', 'owl'): 0.5}
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from math import sqrt
from typing import Any

ONE_IN_A_MILLION = 4.753  # standard deviations of the normal distribution
LEAST = 5.0  # draws expected of a case; rarer ones are counted together
Deal = tuple[str, ...]


def anything(deal: Deal) -> bool:
    """Rule nothing out."""
    return True


def every_deal(hidden: str, *zones: str, allowed: Callable[[Deal], bool] = anything) -> dict[Deal, float]:
    """Return every way to lay the hidden cards on the places of zones that is allowed, with its chance.

    Two cards of a kind are two cards: a deal that comes about in more ways is more likely. One of which more is known
    than of its likes can be marked by a star, for `allowed` to see.
    """
    places = sum(zone.count("?") for zone in zones)
    ways: Counter[Deal] = Counter()
    for cards in permutations(hidden.split(), places):
        rest = iter(cards)
        deal = tuple(filled(zone, rest) for zone in zones)
        if allowed(deal):
            ways[tuple(zone.replace("*", "") for zone in deal)] += 1
    return {deal: count / ways.total() for deal, count in ways.items()}


def filled(zone: str, cards: Iterator[str]) -> str:
    """Put the next cards on the hidden places of a zone."""
    words = [next(cards) if word == "?" else word for word in zone[1:-1].split()]
    return " ".join(sorted(words) if zone.startswith("{") else words)


def both(one: dict[Deal, float], other: dict[Deal, float]) -> dict[Deal, float]:
    """Return every pair of two deals that have nothing to do with each other."""
    return {first + second: one[first] * other[second] for first in one for second in other}


def too_far(counted: dict[Any, int], chances: dict[Any, float], draws: int) -> str:
    """Return what is wrong with a count of draws, given the exact chance of every case."""
    unforeseen = counted.keys() - chances.keys()
    if unforeseen:
        return f"not possible: {sorted(unforeseen)[:3]}"
    common = [case for case, chance in chances.items() if chance * draws >= LEAST]
    cells = [(counted.get(case, 0), chances[case] * draws) for case in common]
    rest = draws - sum(count for count, _ in cells), draws - sum(expected for _, expected in cells)
    if rest[1] >= LEAST:
        cells.append(rest)
    freedom = len(cells) - 1
    if freedom < 1:
        return ""
    statistic = sum((count - expected) ** 2 / expected for count, expected in cells)
    part = 2 / (9 * freedom)
    limit = freedom * (1 - part + ONE_IN_A_MILLION * sqrt(part)) ** 3
    return (
        "" if statistic <= limit else f"chi-square {statistic:.1f} over {limit:.1f} with {freedom} degrees of freedom"
    )
