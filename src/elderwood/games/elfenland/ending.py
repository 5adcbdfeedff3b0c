"""How a match ends, and who has won (E16, E17, E20, E21)."""

from elderwood.engine.events import Log, tell
from elderwood.engine.outcome import Outcome
from elderwood.engine.position import Standing
from elderwood.engine.words import Values
from elderwood.games.elfenland.actions import town_thing
from elderwood.games.elfenland.cards import size
from elderwood.games.elfenland.state import State

ALL_TOWNS = "all-towns"


def somebody_was_everywhere(state: State) -> bool:
    """Say whether a seat has no town piece left on the board."""
    towns = state.settings.board.towns
    return towns in state.travels.collected


def end_match(state: State, early: bool, log: Log | None) -> None:
    """End the match, turn the town cards up, and say how it was decided."""
    state.finish(ending(state, early))
    for seat in range(state.settings.seats):
        if state.settings.targets:
            values: Values = {"to": town_thing(state.travels.targets[seat]), "count": distance(state, seat)}
            tell(log, "elfenland-event-target", {"seat": seat, **values})
    tell(log, "elfenland-event-over", {"round": state.round_number})


def ending(state: State, early: bool) -> str:
    """Say what decides: all towns early, the highest score, the tie-break, or nothing (E16-E21)."""
    if early:
        return ALL_TOWNS
    scores = [score(state, seat) for seat in range(state.settings.seats)]
    if scores.count(max(scores)) == 1:
        return "most-points" if state.settings.targets else "most-towns"
    if len(winners(state, early)) == 1:
        return "nearest" if state.settings.targets else "most-cards"
    return "shared"


def distance(state: State, seat: int) -> int:
    """Return the steps from a seat's boot to the town on its card (E20)."""
    return state.settings.board.distance[state.travels.boots[seat]][state.travels.targets[seat]]


def score(state: State, seat: int) -> int:
    """Return a seat's score: its pieces, less the way to its town card after the last round (E16, E20)."""
    if state.settings.targets and state.ending != ALL_TOWNS:
        return state.pieces(seat) - distance(state, seat)
    return state.pieces(seat)


def winners(state: State, early: bool) -> list[int]:
    """Return who won: the best score, then most cards or the nearest town card, then shared (E16-E21)."""
    seats = list(range(state.settings.seats))
    if early:
        return best([seat for seat in seats if not state.missing(seat)], hand_sizes(state))
    leaders = best(seats, [score(state, seat) for seat in seats])
    if state.settings.targets:
        return best(leaders, [-distance(state, seat) for seat in seats])
    return best(leaders, hand_sizes(state))


def hand_sizes(state: State) -> list[int]:
    """Return how many cards each seat holds."""
    return [size(hand) for hand in state.cards.hands]


def best(seats: list[int], worth: list[int]) -> list[int]:
    """Return the seats of greatest worth among those given.

    >>> best([0, 2, 3], [5, 9, 7, 7])
    [2, 3]
    """
    top = max([worth[seat] for seat in seats])
    return [seat for seat in seats if worth[seat] == top]


def outcome_of(state: State) -> Outcome | None:
    """Return how the match ended, or None while it goes on."""
    if not state.ending:
        return None
    early = state.ending == ALL_TOWNS
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
        "count": size(state.cards.hands[won[0]]),
        "round": state.round_number,
    }
    return Outcome(state.ending, won, [score(state, seat) for seat in seats], values, sources)


def standings_of(state: State) -> list[Standing]:
    """Return how many pieces each seat has collected, and how many are left; town cards stay secret."""
    pieces = [state.pieces(seat) for seat in range(state.settings.seats)]
    found: list[Standing] = []
    for seat, own in enumerate(pieces):
        rank = 1 + len([other for other in pieces if other > own])
        found.append(Standing(seat, rank, own, {"pieces": own, "left": state.missing(seat).bit_count()}))
    return found
