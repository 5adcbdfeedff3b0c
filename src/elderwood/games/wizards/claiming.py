"""Claiming: who gets which champion, and what follows a claim (R45-R49)."""

from typing import Final

from elderwood.engine.events import Log
from elderwood.engine.words import Reason
from elderwood.engine.zones import distinct
from elderwood.games.wizards.actions import (
    SEAT,
    TAKE,
)
from elderwood.games.wizards.asking import EffectQuestion, SeatQuestion
from elderwood.games.wizards.cards import AFTER_CLAIMS, CLAIMS, EMPTY, NAME
from elderwood.games.wizards.piles import set_champions, without
from elderwood.games.wizards.settings import ROUNDS, SLOTS
from elderwood.games.wizards.state import (
    AFTER_THE_CLAIM,
    LAST_EFFECTS,
    NOWHERE,
    RESTING,
    LastContest,
    State,
    begin_effect,
    cancel,
    slot_place,
    tell_move,
)

FROM_DISCARD: Final = -1  # the place of a champion that comes from the discard pile


def add_champion(state: State, seat: int, card: int, place: int, log: Log | None) -> None:
    """Put a card among a seat's champions."""
    set_champions(state, seat, [*state.cards.champions[seat], card])
    if log is not None:
        origin = "discard" if place == FROM_DISCARD else slot_place(place)
        tell_move(log, "wizards-event-champion", seat, card, origin, f"champions:{seat}")


def prize_winners(state: State) -> list[int]:
    """Return who wins a prize; one whose contender is gone has none, and by option the next place gets it (R4, R45)."""
    ranking = state.contest.ranking
    if not state.settings.prize_passes:
        return ranking[: state.settings.prizes]
    return [seat for seat in ranking if state.contender(seat)][: state.settings.prizes]


def claim(state: State, a: int, b: int, log: Log | None) -> None:
    """Claim in one step: contenders of prize-winners, and cards that go to the champions anyway (R46, R47)."""
    slots = state.places.slots
    contest = state.contest
    winners = prize_winners(state)
    prizes = 0
    for seat in winners:
        if state.contender(seat):
            prizes |= 1 << seat
    last = state.last
    state.last = LastContest(last.slots, last.strengths, last.ranking, prizes)
    contest.claimed = EMPTY
    for turn in range(state.seats):
        seat = state.seat_at(turn)
        for place in range(SLOTS * seat, SLOTS * seat + SLOTS):
            card = slots[place]
            if card and (CLAIMS[card] or (place == SLOTS * seat and prizes >> seat & 1)):
                slots[place] = EMPTY
                add_champion(state, seat, card, place, log)
                if place == SLOTS * contest.ranking[0]:
                    contest.claimed = card
    state.agenda.push(LAST_EFFECTS if state.round_number == ROUNDS else RESTING)
    if AFTER_CLAIMS[contest.claimed]:
        state.agenda.push(AFTER_THE_CLAIM)


def after_claim(state: State, a: int, b: int, log: Log | None) -> None:
    """Exchange a claimed Jackalope of the single winner for another champion of any pile (R48)."""
    card = state.contest.claimed
    winner = state.contest.ranking[0]
    begin_effect(state, winner, card, NOWHERE)
    if log is not None:
        log.tell("wizards-event-effect", {"seat": winner, "card": NAME[card]})
    piles = piles_to_exchange_with(state)
    if not piles:
        cancel(state, log)
    elif len(piles) == 1:
        choose_pile(state, piles[0], log)
    else:
        state.put_question(winner, ASK_PILE, begins=True)


def piles_to_exchange_with(state: State) -> list[int]:
    """Return the seats with another champion than the one just claimed, in turn order."""
    return [seat for seat in state.in_order() if champions_to_exchange(state, seat)]


def champions_to_exchange(state: State, seat: int) -> list[int]:
    """Return the kinds of champions of a pile that can be exchanged for; in the own pile the claimed one is not."""
    pile = state.cards.champions[seat]
    if seat == state.acting.actor:
        pile = without(pile, state.contest.claimed)
    return distinct(pile)


class Pile(SeatQuestion):
    """In whose pile to look for another champion."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [SEAT + other for other in sorted(piles_to_exchange_with(state))]

    def refuse_player(self, state: State, other: int) -> Reason:
        return Reason("wizards-why-no-champion-there", {"seat": other}, "R48")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        choose_pile(state, move - SEAT, log)


def choose_pile(state: State, target: int, log: Log | None) -> None:
    """Choose the pile, then the champion in it, if there is a choice."""
    state.acting.target = target
    champions = champions_to_exchange(state, target)
    if len(champions) == 1:
        exchange_champion(state, champions[0], log)
    else:
        state.put_question(state.acting.actor, ASK_CHAMPION)


class Champion(EffectQuestion):
    """Which champion of the pile to exchange for."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [TAKE + card for card in champions_to_exchange(state, state.acting.target)]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        return Reason("wizards-why-no-such-champion", {"card": NAME[number]}, "R48")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        exchange_champion(state, move - TAKE, log)


def exchange_champion(state: State, card: int, log: Log | None) -> None:
    """Let the claimed card and another champion change piles."""
    actor = state.acting.actor
    target = state.acting.target
    claimed = state.contest.claimed
    set_champions(state, actor, [*without(state.cards.champions[actor], claimed), card])
    set_champions(state, target, [*without(state.cards.champions[target], card), claimed])
    if log is not None:
        values = {"card": NAME[card], "other": NAME[claimed]}
        places = {"from": f"champions:{target}", "to": f"champions:{actor}"}
        log.tell("wizards-event-champions-exchanged", {"seat": actor, "target": target, **values, **places})


ASK_PILE: Final = Pile("wizards-ask-pile", "R48", ["seat"])
ASK_CHAMPION: Final = Champion("wizards-ask-champion", "R48", ["take"])
