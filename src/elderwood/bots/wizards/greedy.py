"""A plain player of Woodland Wizards: summons what makes a good champion and can win, and boosts it while that pays."""

from itertools import combinations
from math import exp
from typing import Final

from elderwood.bots.player import Bot, Budget, Seen
from elderwood.bots.wizards.worth import CAST, EXTRA, MEAN_USE, USE, champion_value
from elderwood.engine.chance import Chance
from elderwood.engine.position import Position
from elderwood.games.wizards.actions import (
    BOOST,
    KEEP_HAND,
    KIND_MOVE,
    PASS,
    PLAY,
    SUMMON,
    THROW_HAND,
    VALUE,
    WIZARD,
)
from elderwood.games.wizards.cards import (
    AFTERMATHS,
    CARDS,
    CLAIMS,
    EMPTY,
    KIND,
    KINDS,
    NUMBER,
    PHOENIX,
    SIDE_KIND,
    SPELL,
    STRENGTH,
    TYPE,
)
from elderwood.games.wizards.contest import ASK_BOOST, ASK_SUMMON, others_may_boost
from elderwood.games.wizards.ending import final_score
from elderwood.games.wizards.knowledge import unseen
from elderwood.games.wizards.ranking import ASK_VALUE
from elderwood.games.wizards.rest import ASK_REST
from elderwood.games.wizards.settings import ROUNDS, SLOTS
from elderwood.games.wizards.setup import ASK_WIZARD
from elderwood.games.wizards.spells import ASK_KIND, ASK_PLAY
from elderwood.games.wizards.state import State
from elderwood.games.wizards.strength import best_strengths, ranked, totals_of

DEALS: Final = 6  # deals of what is hidden that a target is weighed in
RARE_CHAMPION: Final = 13  # what is kept for a contest in which it is the contender
SPARED: Final = 25  # how much more a boost of that rank must bring
PAR: Final = 26  # a total that wins about half of the contests of two
PAR_EACH: Final = 2.5  # and how much more each further player makes it
SLOPE: Final = 7.0  # how fast the chance to win grows with the total


class GreedyWizards(Bot):
    """Looks once: at its own cards for contender and boosts, at the table right after a move for everything else."""

    def answer(self, seen: Seen, budget: Budget | None = None) -> int:
        """Return the move that looks best."""
        moves = seen.moves
        if len(moves) == 1:
            return moves[0]
        # Of this position only what lies open and what is the seat's own is looked at.
        chance = Chance(bytes(32), [0])
        state = seen.imagine(chance)
        assert isinstance(state, State)
        seat = seen.seat
        if state.ask == ASK_SUMMON.number:
            return max(moves, key=lambda move: summon_worth(state, seat, move - SUMMON))
        if state.ask == ASK_BOOST.number:
            return choose_boost(state, seat, moves)
        if state.ask == ASK_PLAY.number:
            return max(moves, key=lambda move: search_worth(move - PLAY))
        if state.ask == ASK_REST.number:
            hand = state.cards.hands[seat]
            return KEEP_HAND if sum(USE[card] for card in hand) >= MEAN_USE * len(hand) else THROW_HAND
        if state.ask == ASK_KIND.number:
            return KIND_MOVE + best_kind(unseen(state, seat))
        if state.ask == ASK_WIZARD.number:
            return max(moves, key=lambda move: SIDE_KIND[move - WIZARD])
        if state.ask == ASK_VALUE.number:
            return VALUE
        deals = [seen.imagine(chance) for _ in range(DEALS)]
        return max(moves, key=lambda move: sum(after(deal, seat, move) for deal in deals))


def chance_to_win(total: float, seats: int) -> float:
    """Return about how often a total wins a contest."""
    return 1 / (1 + exp((PAR + PAR_EACH * (seats - 2) - total) / SLOPE))


def own_total(contender: int, boosts: list[int]) -> int:
    """Return what a contender and boosts reach by themselves."""
    slots = [contender, *boosts] + [EMPTY] * (SLOTS - 1 - len(boosts))
    return totals_of(slots, best_strengths(slots))[0]


def summon_worth(state: State, seat: int, card: int) -> float:
    """Weigh a contender: its value as a champion times the chance to win with the best boosts of the hand."""
    rest = state.cards.hands[seat][:]
    rest.remove(card)
    best = max(own_total(card, list(boosts)) for boosts in combinations(rest, min(len(rest), SLOTS - 1)))
    return (champion_value(state, seat, card) + 1) * chance_to_win(best, state.seats)


def search_worth(card: int) -> float:
    """Weigh what to play in the search: what it does, less what it would be good for later."""
    gain = CAST[card] if TYPE[card] == SPELL else 0.0
    return gain - USE[card]


def choose_boost(state: State, seat: int, moves: list[int]) -> int:
    """Lay the boost that brings most, sparing great champions for another round; pass when nothing helps."""
    place = SLOTS * seat
    slots = state.places.slots
    free = state.acting.place
    before = totals_of(slots, best_strengths(slots))[seat]
    decided = is_decided(state, seat)
    best, best_gain = PASS, 0.5
    for move in moves:
        card = move - BOOST
        if move == PASS or (decided and not CLAIMS[card] and not AFTERMATHS[card]):
            continue
        gain = float(gain_of(state, seat, free, card) - before)
        if state.round_number < ROUNDS and champion_value(state, seat, card) >= RARE_CHAMPION:
            gain -= SPARED
        if card == NUMBER["longneck"] and champion_value(state, seat, slots[place]) > STRENGTH[card]:
            gain -= 6  # it would take the place of the own contender
        gain += EXTRA.get(CARDS[card].name, 0) / 2
        if gain > best_gain:
            best, best_gain = move, gain
    return best


def is_decided(state: State, seat: int) -> bool:
    """Say whether no boost of this seat can win it a better prize, because nobody else boosts any more."""
    if others_may_boost(state, seat):
        return False
    slots = state.places.slots
    first = state.acting.place
    place_now = place_with(state, seat, slots)
    hand = state.cards.hands[seat]
    places = range(first, SLOTS * seat + SLOTS)
    best = place_now
    for boosts in combinations(hand, min(len(hand), len(places))):
        tried = slots[:]
        for place, card in zip(places, boosts, strict=False):
            tried[place] = card
        best = min(best, place_with(state, seat, tried))
    return best == place_now or best >= state.settings.prizes


def place_with(state: State, seat: int, slots: list[int]) -> int:
    """Return the place of a seat in the contest, the winner's being 0, if these cards lay on the table."""
    return ranked(totals_of(slots, best_strengths(slots)), state.in_order()).index(seat)


def best_kind(hidden: list[int]) -> int:
    """Return the kind to look for: a phoenix while one may be in the deck, else what is best in the mean."""
    worths = {kind: [USE[card] for card in hidden if KIND[card] == kind] for kind in KINDS}
    if worths[PHOENIX]:
        return PHOENIX
    return max(KINDS, key=lambda kind: sum(worths[kind]) / len(worths[kind]) if worths[kind] else 0.0)


def gain_of(state: State, seat: int, place: int, card: int) -> int:
    """Return a seat's total with a card laid on a place."""
    slots = state.places.slots[:]
    slots[place] = card
    return totals_of(slots, best_strengths(slots))[seat]


def after(deal: Position, seat: int, move: int) -> float:
    """Weigh a move by the table right after it, in one of the deals that are possible."""
    twin = deal.copy()
    assert isinstance(twin, State)
    twin.play(seat, move)
    return table_worth(twin, seat)


def table_worth(state: State, seat: int) -> float:
    """Weigh a table: champions, the contest as it stands, and hands."""
    seats = range(state.seats)
    others = [other for other in seats if other != seat]
    scores = [final_score(state, other) for other in seats]
    totals = totals_of(state.places.slots, best_strengths(state.places.slots))
    worth = scores[seat] - 0.5 * max(scores[other] for other in others)
    contender = state.contender(seat)
    ahead = totals[seat] - max(totals[other] for other in others)
    value = champion_value(state, seat, contender) if contender else 0.0
    worth += (value + 2) / (1 + exp(-ahead / SLOPE))
    worth += 0.15 * sum(USE[card] for card in state.cards.hands[seat])
    return worth - 0.02 * sum(len(state.cards.hands[other]) for other in others)
