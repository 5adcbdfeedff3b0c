"""A light player of Woodland Wizards for playouts: looks at its own hand and the table, and at tables of worths."""

from math import exp
from typing import Final

from elderwood.bots.wizards.worth import (
    AS_BOOST,
    AS_CHAMPION,
    AS_CONTENDER,
    CAST,
    MEAN_USE,
    USE,
)
from elderwood.engine.chance import Dice
from elderwood.games.wizards.actions import (
    BOOST,
    BOOST_OF,
    DISCARD_MOVE,
    GIVE_MOVE,
    KEEP_HAND,
    KIND_MOVE,
    PASS,
    PLAY,
    SEAT,
    SUMMON,
    SWAP,
    TAKE,
    THROW_HAND,
    VALUE_BEST,
    WORDS,
    boost_place,
)
from elderwood.games.wizards.cards import CREATURES, KIND, KINDS, NUMBER, SPELL, TYPE
from elderwood.games.wizards.contest import ASK_BOOST, ASK_SUMMON, others_may_boost
from elderwood.games.wizards.ending import doubled_kind
from elderwood.games.wizards.exchanges import ASK_BOOST_FOR, ASK_CONTENDER_OF, ASK_PICK, ASK_RETURN
from elderwood.games.wizards.rest import ASK_REST
from elderwood.games.wizards.settings import ROUNDS, SLOTS
from elderwood.games.wizards.state import State
from elderwood.games.wizards.strength import best_strengths, totals_of

PAR: Final = 28.0  # a total that wins about half of the contests of two
PAR_EACH: Final = 2.5  # and how much more each further player makes it
SLOPE: Final = 7.0  # how fast the chance to win grows with the total
RARE: Final = 13.0  # what is kept for a contest in which it is the contender
SPIDER: Final = NUMBER["stone_spider"]
GRAIN: Final = 1024
WHIM: Final = 0.5  # how much luck there is in the choice of a contender

# What a move that only names a card, a kind or an order is worth.
PLAIN: Final[list[float]] = [0.0] * len(WORDS)
for _card in CREATURES:
    PLAIN[PLAY + _card] = (CAST.get(_card, 0.0) if TYPE[_card] == SPELL else 0.0) - USE[_card]
    PLAIN[DISCARD_MOVE + _card] = -USE[_card]
    PLAIN[GIVE_MOVE + _card] = -USE[_card]
    PLAIN[SWAP + _card] = AS_CONTENDER[_card]
    PLAIN[TAKE + _card] = USE[_card]
for _kind in KINDS:
    _uses = [USE[card] for card in CREATURES if KIND[card] == _kind]
    PLAIN[KIND_MOVE + _kind] = sum(_uses) / len(_uses)
PLAIN[VALUE_BEST] = 1.0


def answer(state: State, seat: int, moves: list[int], dice: Dice) -> int:
    """Return what a plain player answers."""
    ask = state.ask
    if ask == ASK_BOOST.number:
        return boost(state, seat)
    if ask == ASK_SUMMON.number:
        return SUMMON + contender(state, seat, dice)
    if ask == ASK_REST.number:
        return KEEP_HAND if is_worth_keeping(state.cards.hands[seat]) else THROW_HAND
    if ask == ASK_RETURN.number or ask == ASK_BOOST_FOR.number:
        return strongest_boost(state, seat, moves)
    if ask == ASK_CONTENDER_OF.number:
        return leader(state, seat, moves)
    if ask == ASK_PICK.number:
        return moves[0]
    best = moves[dice.below(len(moves))]
    for move in moves:
        if PLAIN[move] > PLAIN[best]:
            best = move
    return best


def is_worth_keeping(hand: list[int]) -> bool:
    """Say whether a hand is better than what would be drawn instead."""
    total = 0.0
    for card in hand:
        total += USE[card] - MEAN_USE
    return total >= 0


def contender(state: State, seat: int, dice: Dice) -> int:
    """Choose a contender: by what it counts as a champion times the chance to win with the best boosts of the hand."""
    hand = state.cards.hands[seat]
    powers = [AS_BOOST[card] for card in hand]
    powers.sort()
    powers.reverse()
    three = sum(powers[: SLOTS - 1])
    fourth = powers[SLOTS - 1] if len(powers) >= SLOTS else 0.0
    last = powers[SLOTS - 2] if len(powers) >= SLOTS - 1 else 0.0
    par = PAR + PAR_EACH * (state.seats - 2)
    doubled = doubled_kind(state, seat)
    best = hand[0]
    best_worth = -1.0
    for card in hand:
        boosts = three
        if AS_BOOST[card] >= last:
            boosts += fourth - AS_BOOST[card]
        if card == SPIDER:
            boosts *= 2
        gain = AS_CHAMPION[card]
        if KIND[card] == doubled:
            gain *= 2
        worth = (gain + 1.0) / (1.0 + exp((par - AS_CONTENDER[card] - boosts) / SLOPE))
        worth *= 1.0 + WHIM * (int(dice.below(GRAIN)) / GRAIN)
        if worth > best_worth:
            best = card
            best_worth = worth
    return best


def boost(state: State, seat: int) -> int:
    """Boost with what brings most; pass where it is decided, or where only great champions are left to lay."""
    hand = state.cards.hands[seat]
    totals = totals_of(state.places.slots, best_strengths(state.places.slots))
    own = totals[seat]
    above = 0
    goal = 0
    for other, total in enumerate(totals):
        if other != seat and total >= own:
            above += 1
            goal = max(goal, total)
    best = PASS
    most = 0.5
    spare = state.round_number < ROUNDS
    reach = 0.0
    for card in hand:
        power = AS_BOOST[card]
        reach += power
        if power > most and not (spare and AS_CHAMPION[card] >= RARE):
            best = BOOST + card
            most = power
    if not others_may_boost(state, seat):
        if above < state.settings.prizes and (above == 0 or spare):
            return PASS
        if own + reach < goal and state.settings.prizes == 1:
            return PASS
    return best


def strongest_boost(state: State, seat: int, moves: list[int]) -> int:
    """Choose the strongest boost of somebody else."""
    strengths = best_strengths(state.places.slots)
    best = moves[0]
    most = -1000
    for move in moves:
        owner, slot = boost_place(move - BOOST_OF)
        worth = strengths[SLOTS * owner + slot]
        if owner == seat:
            worth -= 100
        if worth > most:
            best = move
            most = worth
    return best


def leader(state: State, seat: int, moves: list[int]) -> int:
    """Choose the player with the greatest total, oneself only if need be."""
    totals = totals_of(state.places.slots, best_strengths(state.places.slots))
    best = moves[0]
    most = -1000
    for move in moves:
        other = move - SEAT
        worth = totals[other] - (1000 if other == seat else 0)
        if worth > most:
            best = move
            most = worth
    return best
