"""What a seat may know of a Sylvion match: built up from what is public, never cut down from the whole."""

from typing import Final, TypedDict

from elderwood.engine.position import View
from elderwood.engine.words import Values
from elderwood.engine.zones import tally
from elderwood.games.sylvion.aiming import ASK_GOAL, ASK_PAY
from elderwood.games.sylvion.cards import ELEPHANT, EMPTY, NAME, names
from elderwood.games.sylvion.effects import ASK_DIRECTION
from elderwood.games.sylvion.feats import ASK_SEARCH, feat_goal, feat_progress, feat_ready
from elderwood.games.sylvion.foresight import next_march, rounds_left
from elderwood.games.sylvion.knowledge import known_deck, known_piles, sees_hand, unseen
from elderwood.games.sylvion.piles import ASK_ORDER, ASK_PLACE
from elderwood.games.sylvion.resolve import next_to_resolve
from elderwood.games.sylvion.settings import EDGES
from elderwood.games.sylvion.state import ASIDE, ON_PILE, ROWS, State, cell_name

STEP_NAMES: Final = ["draft", "start", "reveal", "move", "reinforce", "defend", "end"]


class HandView(TypedDict):
    """A hand: its size for everybody, its cards for those who may see them (else None), and what the partner knows of
    it: its owner can tell that, too.
    """

    count: int
    cards: list[str] | None
    known: list[str]


class FeatView(TypedDict):
    """A feat laid aside: whether it can be played now, and how far a winning one has come."""

    card: str
    ready: bool
    count: int
    goal: int


class DraftView(TypedDict):
    """The mobilization."""

    columns: list[list[str]]
    pool: int
    edges: int
    turned: list[int]


class ForecastView(TypedDict):
    """One thing the next march will do if nothing changes."""

    key: str
    values: Values


class SylvionView(View):
    """Everything a seat may know, and nothing else."""

    options: dict[str, str]
    step: str
    round: int
    active: int
    draft: DraftView
    deck: int
    deck_known: list[str]
    unseen: dict[str, int]
    hands: list[HandView]
    discard: list[str]
    removed: list[str]
    feats: list[FeatView]
    board: list[str]
    revealed: list[str]
    resolving: list[int]
    pile_height: int
    rounds_left: int
    piles_known: list[list[str]]
    ravage_left: dict[str, int]
    ravage_discard: list[str]
    looked: list[str]
    deck_search: list[str]
    playing: str
    target: str
    due: int
    points: int
    fence: bool
    pawn: str
    bloom: int
    desolated: int
    vitality: int
    forecast: list[ForecastView]
    forecast_damage: int
    forecast_defeat: bool


def show(state: State, seat: int, frame: View) -> SylvionView:
    """Return the view of a seat, or of a spectator."""
    settings = state.settings
    player = seat >= 0
    searching = state.asks(ASK_SEARCH) and seat == state.asked
    forecast = next_march(state)
    return {
        **frame,
        "options": settings.options,
        "step": STEP_NAMES[state.step],
        "round": state.round_number,
        "active": state.active,
        "draft": show_draft(state),
        "deck": len(state.sylvan.deck),
        "deck_known": known_deck(state, seat) if player else [],
        "unseen": count_names(unseen(state, seat)),
        "hands": [show_hand(state, owner, seat) for owner in range(settings.seats)],
        "discard": names(sorted(state.sylvan.discard)),
        "removed": names(sorted(state.sylvan.removed)),
        "feats": [
            {
                "card": NAME[feat],
                "ready": feat_ready(state, feat),
                "count": feat_progress(state, feat) if feat_goal(feat) else 0,
                "goal": feat_goal(feat),
            }
            for feat in state.sylvan.feats
        ],
        "board": names(state.board),
        "revealed": names(state.ravage.revealed),
        "resolving": resolving_order(state),
        "pile_height": state.ravage.height(),
        "rounds_left": rounds_left(state),
        "piles_known": known_piles(state) if player else [[], [], [], []],
        "ravage_left": count_names(sorted(state.ravage.piles + state.ravage.looked)),
        "ravage_discard": names(state.ravage.discard),
        "looked": names(state.ravage.looked) if player and state.asks(ASK_PLACE) else [],
        "deck_search": names(sorted(state.sylvan.deck)) if searching else [],
        "playing": NAME[state.sylvan.limbo[-1]] if state.sylvan.limbo else "",
        "target": target_name(state),
        "due": state.due if state.asks(ASK_PAY) else 0,
        "points": state.points,
        "fence": state.fence,
        "pawn": pawn_place(state),
        "bloom": state.bloom,
        "desolated": EDGES - state.bloom,
        "vitality": state.vitality(),
        "forecast": [{"key": event.key, "values": event.values} for event in forecast.events],
        "forecast_damage": forecast.damage,
        "forecast_defeat": forecast.defeat,
    }


def show_draft(state: State) -> DraftView:
    """Return the columns, the numbers turned so far, and how many cards are to come."""
    draft = state.draft
    return {
        "columns": [names(column) for column in draft.columns],
        "pool": len(draft.pool),
        "edges": len(draft.edges),
        "turned": draft.turned[:],
    }


def show_hand(state: State, owner: int, seat: int) -> HandView:
    """Return a hand as a seat sees it."""
    hand = state.sylvan.hands[owner]
    visible = sees_hand(state, owner, seat)
    known = state.known.hands[owner] if seat >= 0 and state.settings.hidden_hands else []
    return {
        "count": len(hand),
        "cards": names(sorted(hand)) if visible else None,
        "known": names(sorted(known)),
    }


def count_names(cards: list[int]) -> dict[str, int]:
    """Count cards by name, in the order of the table."""
    return {NAME[card]: count for card, count in tally(cards).items()}


def resolving_order(state: State) -> list[int]:
    """Return, row by row, the place of each revealed card in the order of resolving; 0 for elementals and gaps."""
    left = state.ravage.revealed[:]
    order = [0] * ROWS
    place = 1
    row = next_to_resolve(left)
    while row >= 0:
        order[row] = place
        place += 1
        left[row] = EMPTY
        row = next_to_resolve(left)
    return order


def target_name(state: State) -> str:
    """Return the thing a play is aimed at while it is going on."""
    if state.asks(ASK_ORDER):
        return f"pile:{state.target + 1}"
    if (
        state.asks(ASK_GOAL)
        or state.asks(ASK_DIRECTION)
        or (state.asks(ASK_PAY) and state.sylvan.limbo[-1] <= ELEPHANT)
    ):
        return "cell:" + cell_name(state.target)
    return ""


def pawn_place(state: State) -> str:
    """Return where the pawn is: "" when it is not in play or aside."""
    if state.ravage.pawn == ASIDE:
        return ""
    if state.ravage.pawn >= ON_PILE:
        return f"pile:{state.ravage.pawn - ON_PILE + 1}"
    return "cell:" + cell_name(state.ravage.pawn)
