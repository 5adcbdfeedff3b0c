"""What a seat may know of an Elfenland match: built up from what is public, never cut down from the whole."""

from typing import Final, TypedDict

from elderwood.engine.position import View
from elderwood.games.elfenland.cards import NAME, TERRAIN, cards, names, packed, size, tally
from elderwood.games.elfenland.ending import distance
from elderwood.games.elfenland.map import LINK_NAME, ROAD_TERRAIN, towns_in
from elderwood.games.elfenland.map import NAME as TOWN_NAME
from elderwood.games.elfenland.settings import PICKS
from elderwood.games.elfenland.state import (
    JOURNEYS,
    KEEPING,
    NOWHERE,
    OVER,
    PLANNING,
    TAKING,
    State,
)

STEP_NAMES: Final = ["deal", "take", "plan", "travel", "keep", "end"]


class HiddenView(TypedDict):
    """A face-down counter before a seat: whether it was kept, and what it is for its owner (else None)."""

    kept: bool
    card: str | None


class SeatView(TypedDict):
    """One player: what lies open, and to the owner what does not.

    `target` and `distance` belong to the town-card variant: shown to the owner, and to all at the end.
    """

    boot: str
    collected: list[str]
    left: list[str]
    pieces: int
    hand: int
    cards: list[str] | None
    counters: list[str]
    hidden: list[HiddenView]
    obstacle: bool
    passed: bool
    travelled: bool
    target: str | None
    distance: int | None


class RoadView(TypedDict):
    """One road: its terrain and what lies on it."""

    id: str
    terrain: str
    counter: str
    obstacle: bool


class ElfenlandView(View):
    """Everything a seat may know, and nothing else.

    `unseen` and `counters_unseen` count what a seat cannot place: cards in the deck and in other hands, counters in
    the pile and face down before others. A counter that is picked up is `laying`: all see
    an open one, of a hidden one (`laying_hidden`) only its owner knows the kind.
    """

    options: dict[str, str]
    step: str
    round: int
    rounds: int
    first: int
    active: int
    picks_left: int
    display: list[str]
    pile: int
    deck: int
    discard: dict[str, int]
    unseen: dict[str, int]
    counters_unseen: dict[str, int]
    players: list[SeatView]
    roads: list[RoadView]
    laying: str
    laying_hidden: bool
    link: str
    due: int


def show(state: State, seat: int, frame: View) -> ElfenlandView:
    """Return the view of a seat, or of a spectator."""
    seats = state.settings.seats
    own = seat >= 0 and seat == state.asked
    return {
        **frame,
        "options": state.settings.options,
        "step": STEP_NAMES[state.phase],
        "round": state.round_number,
        "rounds": state.settings.rounds,
        "first": state.first,
        "active": state.asked,
        "picks_left": PICKS * seats - state.turn if state.phase == TAKING else 0,
        "display": names(state.tokens.display),
        "pile": len(state.tokens.pile),
        "deck": size(state.cards.deck),
        "discard": tally(state.cards.discard),
        "unseen": tally(unseen_cards(state, seat)),
        "counters_unseen": tally(unseen_counters(state, seat)),
        "players": [show_seat(state, owner, seat) for owner in range(seats)],
        "roads": [show_road(state, road) for road in state.settings.board.roads],
        "laying": NAME[state.laying] if own or not state.secretly else "",
        "laying_hidden": state.secretly,
        "link": LINK_NAME[state.link] if state.link != NOWHERE else "",
        "due": state.due,
    }


def show_seat(state: State, owner: int, seat: int) -> SeatView:
    """Return one player as a seat sees them."""
    hand = state.cards.hands[owner]
    target = state.settings.targets and (owner == seat or state.phase == OVER)
    return {
        "boot": TOWN_NAME[state.travels.boots[owner]],
        "collected": town_names(state.travels.collected[owner] & ~start_of(state)),
        "left": town_names(state.missing(owner)),
        "pieces": state.pieces(owner),
        "hand": size(hand),
        "cards": names(cards(hand)) if owner == seat else None,
        "counters": names(cards(state.tokens.opened[owner])),
        "hidden": show_hidden(state, owner, seat),
        "obstacle": state.land.unused >> owner & 1 != 0,
        "passed": has_passed(state, owner),
        "travelled": has_travelled(state, owner),
        "target": TOWN_NAME[state.travels.targets[owner]] if target else None,
        "distance": distance(state, owner) if target else None,
    }


def start_of(state: State) -> int:
    """Return the start town as a set of one: the only town where nobody has a piece."""
    return 1 << state.travels.start


def town_names(mask: int) -> list[str]:
    """Return the names of the towns of a set."""
    return [TOWN_NAME[town] for town in towns_in(mask)]


def show_hidden(state: State, owner: int, seat: int) -> list[HiddenView]:
    """Return the face-down counters before a player, the kept one first."""
    hidden: list[HiddenView] = []
    if state.tokens.kept[owner]:
        hidden.append({"kept": True, "card": NAME[state.tokens.kept[owner]] if owner == seat else None})
    if state.tokens.blind[owner]:
        hidden.append({"kept": False, "card": NAME[state.tokens.blind[owner]] if owner == seat else None})
    return hidden


def show_road(state: State, road: int) -> RoadView:
    """Return one road and what lies on it."""
    return {
        "id": LINK_NAME[road],
        "terrain": TERRAIN[ROAD_TERRAIN[road]],
        "counter": NAME[state.land.roads[road]],
        "obstacle": state.land.obstacles >> road & 1 != 0,
    }


def has_passed(state: State, owner: int) -> bool:
    """Say whether a seat is among those who passed one after another just now."""
    if state.phase != PLANNING:
        return False
    seats = state.settings.seats
    since = (state.turn - 1 - (owner - state.first)) % seats  # turns since the owner's last one
    return since < state.passes


def has_travelled(state: State, owner: int) -> bool:
    """Say whether a seat has finished its journey of this round."""
    if state.phase == JOURNEYS:
        return (owner - state.first) % state.settings.seats < state.turn
    return state.phase in (KEEPING, OVER)


def unseen_cards(state: State, seat: int) -> int:
    """Return the pack of cards a seat cannot place: in the deck or in other hands."""
    pack = state.cards.deck
    for owner in range(state.settings.seats):
        if owner != seat:
            pack += state.cards.hands[owner]
    return pack


def unseen_counters(state: State, seat: int) -> int:
    """Return the pack of counters a seat cannot place: in the pile or face down before others."""
    pack = packed(state.tokens.pile)
    for owner in range(state.settings.seats):
        if owner != seat:
            pack += state.hidden_of(owner)
    return pack
