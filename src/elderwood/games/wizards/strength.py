"""Strength: what contenders and boosts are worth in the scoring, and the orders a player may choose (R33-R38, R64)."""

from typing import Final

from elderwood.games.wizards.actions import MOST_VALUES
from elderwood.games.wizards.cards import CARDS, EMPTY, KIND, MODIFIERS, STRENGTH
from elderwood.games.wizards.settings import SLOTS
from elderwood.games.wizards.vocabulary import (
    CONTEST_CARDS,
    DOUBLE_BOOST_SUM,
    OWN_BOOSTS,
    Effect,
)

# Cards that change anything when strength is counted: most tables hold few of them.
MATTERS: Final[list[bool]] = [bool(MODIFIERS[card]) for card in range(len(CARDS))]
CAPS: Final[list[bool]] = [any(effect.cap_from for effect in MODIFIERS[card]) for card in range(len(CARDS))]


def modifiers(slots: list[int]) -> list[tuple[int, Effect]]:
    """Return every modifier on the table with the place of its card."""
    found: list[tuple[int, Effect]] = []
    for place, card in enumerate(slots):
        if MATTERS[card]:
            for effect in MODIFIERS[card]:
                found.append((place, effect))
    return found


def reached(slots: list[int], origin: int, effect: Effect) -> list[int]:
    """Return the places whose cards a modifier adds to (R33, R36, R38)."""
    if not effect.add:
        return []
    start = 0
    end = len(slots)
    if effect.what != CONTEST_CARDS:
        start = origin - origin % SLOTS
        end = start + (SLOTS if effect.what == OWN_BOOSTS else 1)
        if effect.what == OWN_BOOSTS:
            start += 1
    kind = effect.of_kind
    return [place for place in range(start, end) if slots[place] and (not kind or KIND[slots[place]] == kind)]


def addition(slots: list[int], effect: Effect) -> int:
    """Return what a modifier adds to each card it reaches (R36)."""
    if not effect.per_kind:
        return effect.add
    count = 0
    for card in slots:
        if KIND[card] == effect.per_kind:
            count += 1
    return effect.add * count


def additions(slots: list[int], found: list[tuple[int, Effect]]) -> list[int]:
    """Return what all modifiers together add to the card on each place."""
    sums = [0] * len(slots)
    for origin, effect in found:
        amount = addition(slots, effect)
        for place in reached(slots, origin, effect):
            sums[place] += amount
    return sums


def best_strengths(slots: list[int]) -> list[int]:
    """Return the strength of the card on each place in the best order: caps first, then additions (R34)."""
    strengths = [STRENGTH[card] for card in slots]
    found = modifiers(slots)
    if not found:
        return strengths
    for _, effect in found:
        if effect.cap_from:
            strengths = [capped(value, effect) for value in strengths]
    added = additions(slots, found)
    return [value + added[place] for place, value in enumerate(strengths)]


def worst_strengths(slots: list[int]) -> list[int]:
    """Return the strength of the card on each place in the worst order: additions first, then caps."""
    found = modifiers(slots)
    added = additions(slots, found)
    strengths = [STRENGTH[card] + added[place] for place, card in enumerate(slots)]
    for _, effect in found:
        if effect.cap_from:
            strengths = [capped(value, effect) for value in strengths]
    return strengths


def capped(value: int, effect: Effect) -> int:
    """Return a strength after a cap (R35)."""
    return effect.cap_to if value >= effect.cap_from else value


def possible_strengths(slots: list[int], place: int) -> list[int]:
    """Return every strength that some order of modifiers gives the card on a place, the highest first (R34, R64).

    A cap that takes hold leaves what is added after it; any other cap can follow at once and do no harm.
    """
    base = STRENGTH[slots[place]]
    found = modifiers(slots)
    added = [addition(slots, effect) for origin, effect in found if place in reached(slots, origin, effect)]
    everything = base + sum(added)
    caps = [effect for _, effect in found if effect.cap_from]
    values = [everything] if not caps or base < caps[0].cap_from else []
    if caps:
        later = {0}
        for add in added:
            later |= {total + add for total in later}
        values += [caps[0].cap_to + total for total in later if everything - total >= caps[0].cap_from]
    values = sorted(set(values), reverse=True)
    if len(values) > MOST_VALUES:
        values = values[: MOST_VALUES - 1] + values[-1:]
    return values


def has_orders(slots: list[int]) -> bool:
    """Say whether the order of modifiers can matter at all: only caps make it (R34)."""
    return any(CAPS[card] for card in slots)


def totals_of(slots: list[int], strengths: list[int]) -> list[int]:
    """Return what each seat reaches: contender and boosts, which a Stone Spider counts twice (R37)."""
    totals: list[int] = []
    for place in range(0, len(slots), SLOTS):
        boosts = strengths[place + 1] + strengths[place + 2] + strengths[place + 3]
        for effect in MODIFIERS[slots[place]]:
            if effect.op == DOUBLE_BOOST_SUM:
                boosts *= 2
        totals.append(strengths[place] + boosts)
    return totals


def ranked(totals: list[int], order: list[int]) -> list[int]:
    """Return the seats by total, the highest first; of equal ones the earlier in turn order (R39).

    >>> ranked([7, 12, 12], [2, 0, 1])
    [2, 1, 0]
    """
    ranking: list[int] = []
    for seat in order:
        at = len(ranking)
        while at and totals[ranking[at - 1]] < totals[seat]:
            at -= 1
        ranking.insert(at, seat)
    return ranking


def undecided(lows: list[int], highs: list[int], order: list[int]) -> list[bool]:
    """Say of each seat whether its place can depend on totals between the lowest and the highest of each (R34, R39).

    >>> undecided([7, 9, 20], [12, 9, 20], [0, 1, 2])
    [True, True, False]
    """
    found = [False] * len(order)
    for at, first in enumerate(order):
        for second in order[at + 1 :]:
            if highs[first] >= lows[second] and lows[first] < highs[second]:
                found[first] = True
                found[second] = True
    return found


# What a part of a total comes from.
PRINTED: Final = 0
EFFECT: Final = 1
ORDER: Final = 2  # the order of modifiers that the owner chose (R64)
DOUBLED: Final = 3


class Part:
    """A part of a seat's total: of the card on which place, why, the place of the card that does it, and how much."""

    def __init__(self, place: int, why: int, origin: int, amount: int) -> None:
        self.place = place
        self.why = why
        self.origin = origin
        self.amount = amount


def parts_of_total(slots: list[int], strengths: list[int], seat: int) -> list[Part]:
    """Return a seat's total part by part, in the best order; what another order cost stands for itself (R33-R38)."""
    found = modifiers(slots)
    parts: list[Part] = []
    for place in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if slots[place] == EMPTY:
            continue
        value = STRENGTH[slots[place]]
        parts.append(Part(place, PRINTED, place, value))
        for origin, effect in found:
            if effect.cap_from and value >= effect.cap_from:
                parts.append(Part(place, EFFECT, origin, effect.cap_to - value))
                value = effect.cap_to
        for origin, effect in found:
            if place in reached(slots, origin, effect):
                add = addition(slots, effect)
                parts.append(Part(place, EFFECT, origin, add))
                value += add
        if strengths[place] != value:
            parts.append(Part(place, ORDER, place, strengths[place] - value))
    contender = SLOTS * seat
    boosts = sum(strengths[contender + 1 : contender + SLOTS])
    for effect in MODIFIERS[slots[contender]]:
        if effect.op == DOUBLE_BOOST_SUM:
            parts.append(Part(contender, DOUBLED, contender, boosts))
    return parts
