"""What a seat may know of a Sylvion match: built up from what is public, never cut down from the whole."""

from typing import Final, TypedDict

from elderwood.engine.position import View
from elderwood.engine.words import Values
from elderwood.engine.zones import tally
from elderwood.games.sylvion.cards import EMPTY, NAME, names
from elderwood.games.sylvion.defend import feat_goal, feat_progress, feat_ready
from elderwood.games.sylvion.foresight import next_march
from elderwood.games.sylvion.reveal import next_to_resolve
from elderwood.games.sylvion.settings import EDGES
from elderwood.games.sylvion.state import (
    ASIDE,
    ASK_DIRECTION,
    ASK_GOAL,
    ASK_ORDER,
    ASK_PAY,
    ASK_PLACE,
    ASK_SEARCH,
    ON_PILE,
    ROWS,
    State,
    cell_name,
)

STEP_NAMES: Final = ["draft", "start", "reveal", "move", "reinforce", "defend", "end"]


class HandView(TypedDict):
    """A hand: its size for everybody, its cards for those who may see them (else None), and what is known of it."""

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
    searching = state.ask == ASK_SEARCH and seat == state.asked
    forecast, burnt, doomed = next_march(state)
    return {
        **frame,
        "options": settings.options,
        "step": STEP_NAMES[state.step],
        "round": state.round_number,
        "active": state.active,
        "draft": show_draft(state),
        "deck": len(state.deck),
        "deck_known": known_deck(state, seat) if player else [],
        "unseen": count_names(unseen(state, seat)),
        "hands": [show_hand(state, owner, seat) for owner in range(settings.seats)],
        "discard": names(sorted(state.discard)),
        "removed": names(sorted(state.removed)),
        "feats": [
            {
                "card": NAME[feat],
                "ready": feat_ready(state, feat),
                "count": feat_progress(state, feat) if feat_goal(feat) else 0,
                "goal": feat_goal(feat),
            }
            for feat in state.feats
        ],
        "board": names(state.board),
        "revealed": names(state.revealed),
        "resolving": resolving_order(state),
        "pile_height": state.pile_height(),
        "rounds_left": rounds_left(state),
        "piles_known": known_piles(state) if player else [[], [], [], []],
        "ravage_left": count_names(sorted(state.ravage + state.looked)),
        "ravage_discard": names(state.ravage_discard),
        "looked": names(state.looked) if player and state.ask == ASK_PLACE else [],
        "deck_search": names(sorted(state.deck)) if searching else [],
        "playing": NAME[state.limbo[-1]] if state.limbo else "",
        "target": target_name(state),
        "due": state.due if state.ask == ASK_PAY else 0,
        "points": state.points,
        "fence": state.fence,
        "pawn": pawn_place(state),
        "bloom": state.bloom,
        "desolated": EDGES - state.bloom,
        "vitality": state.vitality(),
        "forecast": [{"key": event.key, "values": event.values} for event in forecast.events],
        "forecast_damage": burnt,
        "forecast_defeat": doomed,
    }


def rounds_left(state: State) -> int:
    """Return how many rounds follow this one: one a layer, and one more behind a pending fence (R4, R5)."""
    height = state.pile_height()
    return height + 1 if state.fence and height else height


def show_draft(state: State) -> DraftView:
    """Return the columns, the numbers turned so far, and how many cards are to come."""
    draft = state.draft
    return {
        "columns": [names(column) for column in draft.columns],
        "pool": len(draft.pool),
        "edges": len(draft.edges),
        "turned": draft.turned[:],
    }


def sees_hand(state: State, owner: int, seat: int) -> bool:
    """Say whether a seat sees a hand: its own, and the partner's with open hands; a spectator sees none."""
    return seat >= 0 and (seat == owner or not state.settings.hidden_hands)


def show_hand(state: State, owner: int, seat: int) -> HandView:
    """Return a hand as a seat sees it."""
    hand = state.hands[owner]
    visible = sees_hand(state, owner, seat)
    known = state.hand_known[owner] if seat >= 0 and not visible else []
    return {
        "count": len(hand),
        "cards": names(sorted(hand)) if visible else None,
        "known": names(sorted(known)),
    }


def known_deck(state: State, seat: int) -> list[str]:
    """Return the deck from the top down: the cards this seat can name, and "" for those it cannot below them."""
    shown = [
        NAME[card] if seen >> seat & 1 else ""
        for card, seen in zip(reversed(state.deck), reversed(state.deck_seen), strict=True)
    ]
    while shown and not shown[-1]:
        shown.pop()
    return shown


def unseen(state: State, seat: int) -> list[int]:
    """Return the Sylvan cards a seat knows to be in the deck or in hands it does not see, without their place."""
    cards = state.deck[:]
    for owner in range(state.settings.seats):
        if not sees_hand(state, owner, seat):
            cards += state.hands[owner]
            if seat >= 0:
                for card in state.hand_known[owner]:
                    cards.remove(card)
    return sorted(cards)


def known_piles(state: State) -> list[list[str]]:
    """Return, pile by pile from the top, the Ravage cards both players have looked at.

    While they are being dealt back, those are the cards that lie on the piles again.
    """
    known: list[list[str]] = [[] for _ in range(ROWS)]
    lying = ROWS * state.piles_known - len(state.looked)
    for number, card in enumerate(state.ravage[len(state.ravage) - lying :]):
        known[number % ROWS].insert(0, NAME[card])
    return known


def count_names(cards: list[int]) -> dict[str, int]:
    """Count cards by name, in the order of the table."""
    return {NAME[card]: count for card, count in tally(cards).items()}


def resolving_order(state: State) -> list[int]:
    """Return, row by row, the place of each revealed card in the order of resolving; 0 for elementals and gaps."""
    left = state.revealed[:]
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
    if state.ask == ASK_ORDER:
        return f"pile:{state.target + 1}"
    if state.ask in (ASK_GOAL, ASK_DIRECTION) or (
        state.ask == ASK_PAY and state.limbo and state.limbo[-1] <= 10 and state.target < 16
    ):
        return "cell:" + cell_name(state.target)
    return ""


def pawn_place(state: State) -> str:
    """Return where the pawn is: "" when it is not in play or aside."""
    if state.pawn == ASIDE:
        return ""
    if state.pawn >= ON_PILE:
        return f"pile:{state.pawn - ON_PILE + 1}"
    return "cell:" + cell_name(state.pawn)
