"""What speaks for a move of Woodland Wizards: the contest as it lies, the hand, and what champions count."""

from itertools import combinations
from typing import Final

from elderwood.bots.reasons import Reasons
from elderwood.bots.wizards.greedy import gain_of, is_decided, own_total, search_worth
from elderwood.bots.wizards.worth import MEAN_USE, USE, champion_value
from elderwood.engine.position import Position
from elderwood.engine.words import Reason
from elderwood.games.wizards.actions import BOOST, KEEP_HAND, PASS, PLAY, SPACE, SUMMON
from elderwood.games.wizards.cards import KIND, NAME, SPELL, TYPE
from elderwood.games.wizards.contest import ASK_BOOST, ASK_SUMMON, leads, others_may_boost
from elderwood.games.wizards.ending import final_score
from elderwood.games.wizards.knowledge import unseen
from elderwood.games.wizards.rest import ASK_REST
from elderwood.games.wizards.settings import ROUNDS, SLOTS
from elderwood.games.wizards.spells import ASK_KIND, ASK_PLAY
from elderwood.games.wizards.state import State
from elderwood.games.wizards.strength import best_strengths, totals_of

WORTH_TELLING: Final = 1.0  # points by which a contest or a score must change


class WizardsReasons(Reasons):
    """Counts what lies open and what the seat holds; what an effect does is tried in all deals."""

    def why(self, deals: list[Position], seat: int, move: int) -> Reason | None:
        state = deals[0]
        assert isinstance(state, State)
        if state.ask == ASK_SUMMON.number:
            return of_contender(state, seat, move - SUMMON)
        if state.ask == ASK_BOOST.number:
            return of_passing(state, seat) if move == PASS else of_boost(state, seat, move - BOOST)
        if state.ask == ASK_PLAY.number:
            return of_search(state, seat, move - PLAY)
        if state.ask == ASK_REST.number:
            return of_hand(state, seat, move)
        if state.ask == ASK_KIND.number:
            kind = SPACE.family(move)[1]
            return Reason("wizards-reason-unseen", {"count": count_kind(unseen(state, seat), kind)})
        family, card = SPACE.family(move)
        if family in ("give", "discard"):
            return of_parting(state, seat, card)
        return of_effect(deals, seat, move)


def of_contender(state: State, seat: int, card: int) -> Reason:
    """Say how far a contender can come, and what it would count as a champion."""
    rest = state.cards.hands[seat][:]
    rest.remove(card)
    total = max(own_total(card, list(boosts)) for boosts in combinations(rest, min(len(rest), SLOTS - 1)))
    return Reason("wizards-reason-contender", {"total": total, "count": round(champion_value(state, seat, card))})


def totals(state: State) -> list[int]:
    """Return what each seat reaches as the table lies."""
    slots = state.places.slots
    return totals_of(slots, best_strengths(slots))


def best_other(found: list[int], seat: int) -> int:
    """Return the greatest total of the others."""
    return max([total for other, total in enumerate(found) if other != seat])


def of_boost(state: State, seat: int, card: int) -> Reason | None:
    """Say what a boost does to the seat's total."""
    found = totals(state)
    best = best_other(found, seat)
    total = gain_of(state, seat, state.acting.place, card)
    if total > best >= found[seat]:
        return Reason("wizards-reason-takes-lead", {"total": total, "best": best})
    if total > found[seat]:
        return Reason("wizards-reason-boosts", {"before": found[seat], "total": total, "best": best})
    return None


def of_passing(state: State, seat: int) -> Reason | None:
    """Say that the contest is decided, or what passing saves."""
    found = totals(state)
    held = len(state.cards.hands[seat])
    best = best_other(found, seat)
    if not others_may_boost(state, seat):
        if leads(state, seat):
            return Reason("wizards-reason-won", {"total": found[seat], "best": best})
        if is_decided(state, seat):
            return Reason("wizards-reason-lost", {"total": found[seat], "best": best})
    if state.round_number < ROUNDS and held:
        return Reason("wizards-reason-saves", {"count": held})
    return None


def of_search(state: State, seat: int, card: int) -> Reason | None:
    """Say why a card is played in the search: a spell is at its best there, another card is the least useful."""
    if search_worth(card) < max(search_worth(other) for other in state.cards.hands[seat]):
        return None
    return (
        Reason("wizards-reason-spell", {"card": NAME[card]}) if TYPE[card] == SPELL else of_parting(state, seat, card)
    )


def of_parting(state: State, seat: int, card: int) -> Reason | None:
    """Say that a card is the one that is missed least."""
    least = min([USE[other] for other in state.cards.hands[seat]])
    return Reason("wizards-reason-least", {"card": NAME[card]}) if USE[card] == least else None


def of_hand(state: State, seat: int, move: int) -> Reason | None:
    """Compare a hand with what would be drawn instead."""
    hand = state.cards.hands[seat]
    have = round(sum([USE[card] for card in hand]))
    usual = round(MEAN_USE * len(hand))
    if (have >= usual) != (move == KEEP_HAND):
        return None
    return Reason("wizards-reason-hand", {"have": have, "usual": usual})


def count_kind(cards: list[int], kind: int) -> int:
    """Count the cards of a kind."""
    return sum([1 for card in cards if KIND[card] == kind])


def of_effect(deals: list[Position], seat: int, move: int) -> Reason | None:
    """Say what a choice does to the contest and to the final score, in the mean of all deals."""
    ahead = 0.0
    score = 0.0
    for deal in deals:
        assert isinstance(deal, State)
        twin = deal.copy()
        assert isinstance(twin, State)
        twin.play(seat, move)
        score += final_score(twin, seat) - final_score(deal, seat)
        if twin.round_number == deal.round_number and any(twin.places.slots):
            ahead += margin(twin, seat) - margin(deal, seat)
    if score >= WORTH_TELLING * len(deals):
        return Reason("wizards-reason-score", {"count": round(score / len(deals))})
    if ahead >= WORTH_TELLING * len(deals):
        return Reason("wizards-reason-ahead", {"count": round(ahead / len(deals))})
    return None


def margin(state: State, seat: int) -> int:
    """Return by how much a seat is ahead of the best of the others."""
    found = totals(state)
    return found[seat] - best_other(found, seat)
