"""The end of a match: last discards, values of champions, doubling by wizards, and how ties are broken (R53-R57)."""

from typing import Final

from elderwood.engine.events import Log
from elderwood.engine.outcome import Outcome
from elderwood.engine.position import Standing
from elderwood.engine.words import Reason, Values
from elderwood.games.wizards.actions import DISCARD_MOVE
from elderwood.games.wizards.asking import EffectQuestion
from elderwood.games.wizards.cards import (
    END_VALUES,
    GOLDEN_PHOENIX,
    KIND,
    LAST_DISCARDS,
    NAME,
    SIDE_KIND,
    STRENGTH,
)
from elderwood.games.wizards.collecting import strongest
from elderwood.games.wizards.piles import put_on_discard, set_champions, without
from elderwood.games.wizards.state import (
    FINAL,
    FINISH,
    LAST_DISCARD,
    NO_WIZARD,
    OVER,
    State,
    begin_effect,
    tell_move,
)
from elderwood.games.wizards.vocabulary import OTHER_OF_KIND_IN_PILE, SAME_NAME_IN_PILE


def begin_end(state: State, a: int, b: int, log: Log | None) -> None:
    """After the last contest: a Dark Phoenix among the champions makes everybody discard (R53, R54)."""
    state.phase = FINAL
    state.agenda.push(FINISH)
    for seat in state.in_order():
        for card in state.cards.champions[seat]:
            if LAST_DISCARDS[card]:
                begin_effect(state, seat, card, 0)
                if log is not None:
                    log.tell("wizards-event-effect", {"seat": seat, "card": NAME[card]})
                for turn in range(state.seats - 1, -1, -1):
                    state.agenda.push(LAST_DISCARD, turn)


def last_discard(state: State, turn: int, b: int, log: Log | None) -> None:
    """Discard a seat's strongest champion; of equal ones the owner chooses, who has none is passed over (R54)."""
    seat = state.seat_at(turn)
    choices = strongest(state.cards.champions[seat])
    if len(choices) > 1:
        state.put_question(seat, ASK_LAST_DISCARD, begins=True)
    elif choices:
        discard_champion(state, seat, choices[0], log)


class LastDiscard(EffectQuestion):
    """Which of the strongest champions goes."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [DISCARD_MOVE + card for card in strongest(state.cards.champions[seat])]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        values: Values = {"card": NAME[number]}
        if number in state.cards.champions[seat]:
            return Reason("wizards-why-not-strongest-champion", values, "R54")
        return Reason("wizards-why-no-such-champion", values, "R54")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        discard_champion(state, seat, move - DISCARD_MOVE, log)


def discard_champion(state: State, seat: int, card: int, log: Log | None) -> None:
    """Put a champion on the discard pile."""
    set_champions(state, seat, without(state.cards.champions[seat], card))
    if log is not None:
        tell_move(log, "wizards-event-champion-discarded", seat, card, f"champions:{seat}", "discard")
    put_on_discard(state, card, False, log)


def end_value(card: int, pile: list[int]) -> int:
    """Return what a champion is worth at the end beside the others of its pile (R53, R55).

    >>> [end_value(card, [15, 1, 19, 19]) for card in (15, 1, 19, 19)]  # Longneck, Golden Phoenix, two Living Leaves
    [7, 20, 6, 6]
    """
    for effect in END_VALUES[card]:
        if effect.need == SAME_NAME_IN_PILE:
            if pile.count(card) < effect.least:
                continue
        elif effect.need == OTHER_OF_KIND_IN_PILE:
            others = -1
            for other in pile:
                if KIND[other] == effect.of_kind:
                    others += 1
            if others < effect.least:
                continue
        return effect.value
    return STRENGTH[card]


def doubled_kind(state: State, seat: int) -> int:
    """Return the kind of champions that a seat's wizard doubles; 0 without a wizard."""
    side = state.cards.wizards[seat]
    return 0 if side == NO_WIZARD else SIDE_KIND[side]


def parts_of_pile(pile: list[int], kind: int) -> list[int]:
    """Return what champions are worth: printed strength, what effects add, what a wizard of a kind adds (R53, R56)."""
    printed = 0
    effects = 0
    doubled = 0
    for card in pile:
        value = end_value(card, pile)
        printed += STRENGTH[card]
        effects += value - STRENGTH[card]
        if KIND[card] == kind:
            doubled += value
    return [printed, effects, doubled]


def parts_of(state: State, seat: int) -> list[int]:
    """Return a seat's score in parts, as its champions lie now."""
    return parts_of_pile(state.cards.champions[seat], doubled_kind(state, seat))


def worths_of(state: State, seat: int) -> list[int]:
    """Return what each champion counts as they lie now, wizard and all, in the order of the cards' numbers."""
    pile = sorted(state.cards.champions[seat])
    kind = doubled_kind(state, seat)
    return [end_value(card, pile) * (2 if KIND[card] == kind else 1) for card in pile]


def final_score(state: State, seat: int) -> int:
    """Return a seat's score as its champions lie now."""
    return sum(parts_of(state, seat))


def standings_of(state: State) -> list[Standing]:
    """Return how far each seat has come: by its score as if the match ended now, then by what breaks ties (R57)."""
    order = state.in_order()
    worth = [
        [final_score(state, seat)] + [tie_break(state, seat, at) for at in range(len(TIE_BREAKS) - 1)] for seat in order
    ]
    standings: list[Standing] = []
    for seat in range(state.seats):
        own = worth[order.index(seat)]
        rank = 1 + sum([other > own for other in worth])
        parts = named_parts(state, seat)
        standings.append(Standing(seat, rank, own[0], {**parts, "champions": len(state.cards.champions[seat])}))
    return standings


def named_parts(state: State, seat: int) -> dict[str, int]:
    """Return the parts of a seat's score by name."""
    printed, effects, doubled = parts_of(state, seat)
    parts = {"printed": printed, "effects": effects}
    if state.settings.wizards:
        parts["wizard"] = doubled
    return parts


# The questions that decide between equal scores, in order, and the ending each is named after (R57).
TIE_BREAKS: Final[list[str]] = [
    "golden-phoenix",
    "most-champions",
    "strongest-champion",
    "most-strongest",
    "turn-order",
]


def tie_break(state: State, seat: int, number: int) -> int:
    """Return how good a seat is in one of the questions that decide a tie: more is better (R57)."""
    pile = state.cards.champions[seat]
    if number == 0:
        return pile.count(GOLDEN_PHOENIX)
    if number == 1:
        return len(pile)
    if number == 4:
        return -state.in_order().index(seat)
    top = 0
    for card in pile:
        top = max(top, STRENGTH[card])
    if number == 2:
        return top
    count = 0
    for card in pile:
        if STRENGTH[card] == top:
            count += 1
    return count


def decide(state: State) -> tuple[int, str]:
    """Return the winner and what decided: the score, or the first question that tells equal ones apart."""
    scores = [final_score(state, seat) for seat in range(state.seats)]
    leaders = [seat for seat in range(state.seats) if scores[seat] == max(scores)]
    how = "most-strength"
    for number, name in enumerate(TIE_BREAKS):
        if len(leaders) == 1:
            break
        worth = [tie_break(state, seat, number) for seat in leaders]
        leaders = [seat for at, seat in enumerate(leaders) if worth[at] == max(worth)]
        how = name
    return leaders[0], how


def finish(state: State, a: int, b: int, log: Log | None) -> None:
    """End the match."""
    state.phase = OVER
    if log is not None:
        for seat in state.in_order():
            log.tell("wizards-event-final", {"seat": seat, "strength": final_score(state, seat)})
    state.finish(decide(state)[1])


def outcome_of(state: State) -> Outcome | None:
    """Return how the match ended, or None while it goes on."""
    if not state.ending:
        return None
    winner, how = decide(state)
    scores = [final_score(state, seat) for seat in range(state.seats)]
    values: Values = {
        "seat": winner,
        "strength": scores[winner],
        "count": len(state.cards.champions[winner]),
        "tied": scores.count(scores[winner]),
    }
    return Outcome(how, [winner], scores, values, [named_parts(state, seat) for seat in range(state.seats)])


ASK_LAST_DISCARD: Final = LastDiscard("wizards-ask-last-discard", "R54", ["discard"])
