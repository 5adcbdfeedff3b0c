"""The end of a match: last discards, values of champions, doubling by wizards, and how ties are broken (R53-R57)."""

from typing import Final

from elderwood.engine.events import Log
from elderwood.engine.outcome import Outcome
from elderwood.engine.turns import NOBODY
from elderwood.engine.words import Values
from elderwood.games.wizards.actions import DISCARD_MOVE
from elderwood.games.wizards.cards import (
    END_VALUES,
    GOLDEN_PHOENIX,
    KIND,
    LAST_DISCARDS,
    NAME,
    SIDE_KIND,
    STRENGTH,
)
from elderwood.games.wizards.piles import put_on_discard
from elderwood.games.wizards.spells import strongest
from elderwood.games.wizards.state import (
    ASK_LAST_DISCARD,
    FINAL,
    FINISH,
    LAST_DISCARD,
    NO_WIZARD,
    OVER,
    State,
    begin_effect,
    tell,
    tell_move,
)
from elderwood.games.wizards.vocabulary import OTHER_OF_KIND_IN_PILE, SAME_NAME_IN_PILE


def begin_end(state: State, log: Log | None) -> None:
    """After the last contest: a Dark Phoenix among the champions makes everybody discard (R53, R54)."""
    state.phase = FINAL
    state.agenda.push(FINISH)
    for seat in state.in_order():
        for card in state.champions[seat]:
            if LAST_DISCARDS[card]:
                begin_effect(state, seat, card, 0)
                tell(log, "wizards-event-effect", {"seat": seat, "card": NAME[card]})
                for turn in range(state.settings.seats - 1, -1, -1):
                    state.agenda.push(LAST_DISCARD, turn)


def last_discard(state: State, turn: int, log: Log | None) -> None:
    """Discard a seat's strongest champion; of equal ones the owner chooses, who has none is passed over (R54)."""
    seat = state.seat_at(turn)
    choices = strongest(state.champions[seat])
    if len(choices) > 1:
        state.put_question(seat, ASK_LAST_DISCARD, begins=True)
    elif choices:
        discard_champion(state, seat, choices[0], log)


def choose_last_discard(state: State, move: int, log: Log | None) -> None:
    """Discard the champion its owner chose."""
    discard_champion(state, state.asked, move - DISCARD_MOVE, log)


def discard_champion(state: State, seat: int, card: int, log: Log | None) -> None:
    """Put a champion on the discard pile."""
    state.champions[seat].remove(card)
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


def parts_of(state: State, seat: int) -> list[int]:
    """Return a seat's score in parts: printed strength, what effects add, what the wizard adds (R53, R56)."""
    pile = state.champions[seat]
    side = state.wizards[seat]
    kind = 0 if side == NO_WIZARD else SIDE_KIND[side]
    printed = 0
    effects = 0
    doubled = 0
    for card in pile:
        value = end_value(card, pile)
        printed += STRENGTH[card]
        effects += value - STRENGTH[card]
        if kind and KIND[card] == kind:
            doubled += value
    return [printed, effects, doubled]


def worths_of(state: State, seat: int) -> list[int]:
    """Return what each champion counts as they lie now, wizard and all, in the order of the cards' numbers."""
    pile = sorted(state.champions[seat])
    side = state.wizards[seat]
    kind = 0 if side == NO_WIZARD else SIDE_KIND[side]
    return [end_value(card, pile) * (2 if kind and KIND[card] == kind else 1) for card in pile]


def final_score(state: State, seat: int) -> int:
    """Return a seat's score as its champions lie now."""
    return sum(parts_of(state, seat))


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
    pile = state.champions[seat]
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
    scores = [final_score(state, seat) for seat in range(state.settings.seats)]
    leaders = [seat for seat in range(state.settings.seats) if scores[seat] == max(scores)]
    how = "most-strength"
    for number, name in enumerate(TIE_BREAKS):
        if len(leaders) == 1:
            break
        worth = [tie_break(state, seat, number) for seat in leaders]
        leaders = [seat for at, seat in enumerate(leaders) if worth[at] == max(worth)]
        how = name
    return leaders[0], how


def finish(state: State, log: Log | None) -> None:
    """End the match."""
    state.phase = OVER
    state.asked = NOBODY
    state.decision += 1
    state.ending = decide(state)[1]
    if log is not None:
        for seat in state.in_order():
            log.tell("wizards-event-final", {"seat": seat, "strength": final_score(state, seat)})


def outcome_of(state: State) -> Outcome | None:
    """Return how the match ended, or None while it goes on."""
    if not state.ending:
        return None
    winner, how = decide(state)
    scores: list[int] = []
    sources: list[dict[str, int]] = []
    for seat in range(state.settings.seats):
        printed, effects, doubled = parts_of(state, seat)
        scores.append(printed + effects + doubled)
        parts = {"printed": printed, "effects": effects}
        if state.settings.wizards:
            parts["wizard"] = doubled
        sources.append(parts)
    values: Values = {
        "seat": winner,
        "strength": scores[winner],
        "count": len(state.champions[winner]),
        "tied": scores.count(scores[winner]),
    }
    return Outcome(how, [winner], scores, values, sources)
