"""The course of a match: deal, take, plan, travel, keep, round by round, and how it ends (E4, E15-E21)."""

from elderwood.engine.events import Log
from elderwood.engine.outcome import Outcome
from elderwood.engine.turns import NOBODY
from elderwood.engine.words import Values
from elderwood.games.elfenland.actions import town_thing
from elderwood.games.elfenland.cards import NAME, cards, packed, size
from elderwood.games.elfenland.counters import (
    ask_keep,
    ask_take,
    begin_keeping,
    clear_roads,
    keep,
    take,
    take_blind,
)
from elderwood.games.elfenland.journey import (
    ask_journey,
    choose_payment,
    choose_step,
    discard_one,
    pay_caravan,
)
from elderwood.games.elfenland.planning import ask_plan, choose_piece, lay_counter, lay_obstacle
from elderwood.games.elfenland.settings import EARLY_ROUND, HAND
from elderwood.games.elfenland.state import (
    ASK_CARAVAN,
    ASK_DISCARD,
    ASK_KEEP,
    ASK_NOTHING,
    ASK_OBSTACLE,
    ASK_PAY,
    ASK_PLAN,
    ASK_ROAD,
    ASK_TAKE,
    ASK_TRAVEL,
    CARD_STREAM,
    DEAL,
    JOURNEYS,
    OVER,
    PLANNING,
    TAKING,
    State,
    tell,
)


def answer(state: State, move: int, log: Log | None) -> None:
    """Apply the asked seat's answer, then run on to the next question or the end."""
    ask = state.ask
    state.ask = ASK_NOTHING
    if ask == ASK_TRAVEL:
        choose_step(state, move, log)
    elif ask == ASK_PLAN:
        choose_piece(state, move, log)
    elif ask == ASK_ROAD:
        lay_counter(state, move, log)
    elif ask == ASK_TAKE:
        take(state, move, log)
    elif ask == ASK_PAY:
        choose_payment(state, move, log)
    elif ask == ASK_CARAVAN:
        pay_caravan(state, move, log)
    elif ask == ASK_DISCARD:
        discard_one(state, move, log)
    elif ask == ASK_KEEP:
        keep(state, move, log)
    else:
        assert ask == ASK_OBSTACLE
        lay_obstacle(state, move, log)
    if state.ask == ASK_NOTHING:
        state.asked = NOBODY
        run(state, log)


def run(state: State, log: Log | None) -> None:
    """Go through the phases until a seat is asked or the match is over."""
    while state.ask == ASK_NOTHING and not state.ending:
        phase = state.phase
        if phase == DEAL:
            start_round(state, log)
            begin(state, TAKING)
        elif phase == TAKING:
            if not ask_take(state):
                begin(state, PLANNING)
        elif phase == PLANNING:
            if not ask_plan(state, log):
                begin(state, JOURNEYS)
        elif phase == JOURNEYS:
            if not ask_journey(state, log):
                end_round(state, log)
        elif not ask_keep(state):  # KEEPING
            clear_roads(state, log)
            begin(state, DEAL)


def begin(state: State, phase: int) -> None:
    """Begin a phase with the first player."""
    state.phase = phase
    state.turn = 0
    state.passes = 0


def start_round(state: State, log: Log | None) -> None:
    """Deal the travel cards and give everybody a blind counter (E4, E5)."""
    state.round_number += 1
    tell(log, "elfenland-event-round", {"round": state.round_number, "seat": state.first})
    deal(state, log)
    take_blind(state, log)


def deal(state: State, log: Log | None) -> None:
    """Shuffle everything that is in no hand and fill the hands up to eight, or deal eight on top (E4)."""
    seats = state.settings.seats
    if state.round_number > 1:
        state.carried += state.hands
        state.played += [0] * seats
        state.old_decks.append(state.deck)
        state.old_lacks += state.lacks
        state.lacks = [0] * seats
    deck = cards(state.deck + state.discard)
    state.discard = 0
    state.chance.shuffle(CARD_STREAM, deck)
    state.reveals += 1
    for turn in range(seats):
        seat = (state.first + turn) % seats
        due = HAND if state.settings.on_top else HAND - size(state.hands[seat])
        assert len(deck) >= due, "the travel cards ran out"  # E18
        tell(log, "elfenland-event-deals", {"seat": seat, "count": due})
        for _ in range(due):
            kind = deck.pop()
            state.hands[seat] += 1 << 4 * kind
            if log is not None:
                values: Values = {"card": NAME[kind], "from": "deck", "to": f"hand:{seat}"}
                log.tell_seats(1 << seat, "elfenland-event-drawn", {"seat": seat, **values})
    state.deck = packed(deck)


def end_round(state: State, log: Log | None) -> None:
    """End the match early or after the last round; otherwise the first player changes (E15-E17)."""
    seats = state.settings.seats
    early = state.round_number <= EARLY_ROUND and any(state.everything_collected(s) for s in range(seats))
    if early or state.round_number == state.settings.rounds:
        finish(state, early, log)
        return
    state.first = (state.first + 1) % seats
    begin_keeping(state)


def finish(state: State, early: bool, log: Log | None) -> None:
    """End the match, turn the town cards up, and say how it was decided."""
    state.phase = OVER
    state.asked = NOBODY
    state.decision += 1
    state.reveals += 1
    state.ending = ending(state, early)
    for seat in range(state.settings.seats):
        if state.settings.targets:
            values: Values = {"to": town_thing(state.targets[seat]), "count": distance(state, seat)}
            tell(log, "elfenland-event-target", {"seat": seat, **values})
    tell(log, "elfenland-event-over", {"round": state.round_number})


def ending(state: State, early: bool) -> str:
    """Say what decides: all towns early, the highest score, the tie-break, or nothing (E16-E21)."""
    if early:
        return "all-towns"
    scores = [score(state, seat) for seat in range(state.settings.seats)]
    if scores.count(max(scores)) == 1:
        return "most-points" if state.settings.targets else "most-towns"
    if len(winners(state, early)) == 1:
        return "nearest" if state.settings.targets else "most-cards"
    return "shared"


def distance(state: State, seat: int) -> int:
    """Return the steps from a seat's boot to the town on its card (E20)."""
    return state.settings.board.distance[state.boots[seat]][state.targets[seat]]


def score(state: State, seat: int) -> int:
    """Return a seat's score: its pieces, less the way to its town card after the last round (E16, E20)."""
    if state.settings.targets and state.ending != "all-towns":
        return state.pieces(seat) - distance(state, seat)
    return state.pieces(seat)


def winners(state: State, early: bool) -> list[int]:
    """Return who won: the best score, then most cards or the nearest town card, then shared (E16-E21)."""
    seats = list(range(state.settings.seats))
    if early:
        return best([seat for seat in seats if state.everything_collected(seat)], hand_sizes(state))
    leaders = best(seats, [score(state, seat) for seat in seats])
    if state.settings.targets:
        return best(leaders, [-distance(state, seat) for seat in seats])
    return best(leaders, hand_sizes(state))


def hand_sizes(state: State) -> list[int]:
    """Return how many cards each seat holds."""
    return [size(hand) for hand in state.hands]


def best(seats: list[int], worth: list[int]) -> list[int]:
    """Return the seats of greatest worth among those given.

    >>> best([0, 2, 3], [5, 9, 7, 7])
    [2, 3]
    """
    top = max(worth[seat] for seat in seats)
    return [seat for seat in seats if worth[seat] == top]


def outcome_of(state: State) -> Outcome | None:
    """Return how the match ended, or None while it goes on."""
    if not state.ending:
        return None
    early = state.ending == "all-towns"
    won = winners(state, early)
    seats = range(state.settings.seats)
    sources: list[dict[str, int]] = []
    for seat in seats:
        parts = {"pieces": state.pieces(seat)}
        if state.settings.targets and not early:
            parts["distance"] = -distance(state, seat)
        sources.append(parts)
    values: Values = {
        "seat": won[0],
        "winners": len(won),
        "pieces": state.pieces(won[0]),
        "points": score(state, won[0]),
        "count": size(state.hands[won[0]]),
        "round": state.round_number,
    }
    return Outcome(state.ending, won, [score(state, seat) for seat in seats], values, sources)
