"""Setting up a match: the introductory deck goes straight to battle, the Siege begins with its draft (1.2)."""

from elderwood.engine.events import Log, tell
from elderwood.games.sylvion.cards import CARDS, ELEMENTAL_0
from elderwood.games.sylvion.draft import start_turn
from elderwood.games.sylvion.settings import EDGES, Settings
from elderwood.games.sylvion.state import (
    BATTLE,
    DRAW,
    EDGE_STREAM,
    POOL_STREAM,
    RAVAGE_STREAM,
    ROUND,
    STEP_START,
    State,
)


def set_up(state: State) -> None:
    """Lay out the cards of an empty table and put the first steps on its agenda."""
    settings = state.settings
    draft = state.draft
    if settings.intro:
        for card in CARDS[1:17]:
            state.sylvan.deck.extend([card.number] * card.intro)
        draft.ended = True
        state.agenda.push(BATTLE)
        return
    for card in CARDS[1:26]:
        copies = card.intro + card.advanced + (card.feats if settings.feats else 0)
        draft.pool.extend([card.number] * copies)
    state.chance.shuffle(POOL_STREAM, draft.pool)
    for number, count in enumerate(settings.edge_numbers):
        draft.edges.extend([number + 1] * count)
    state.chance.shuffle(EDGE_STREAM, draft.edges)
    start_turn(state)


def start_battle(state: State, a: int, b: int, log: Log | None) -> None:
    """Shuffle both sides' cards, deal the starting hands, and begin (1.2)."""
    settings = state.settings
    state.step = STEP_START
    state.active = 0
    state.bloom = EDGES - settings.desolated
    state.shuffle_deck()
    state.ravage.piles = ravage_cards(settings)
    state.chance.shuffle(RAVAGE_STREAM, state.ravage.piles)
    tell(log, "sylvion-event-battle", {"height": state.ravage.height(), "bloom": state.bloom})
    state.agenda.push(ROUND)
    for seat in range(settings.seats - 1, -1, -1):
        state.agenda.push(DRAW, seat, settings.start_hand())


def ravage_cards(settings: Settings) -> list[int]:
    """Return the Ravage's cards of a match, unshuffled."""
    cards: list[int] = []
    for card in CARDS[ELEMENTAL_0:]:
        copies = card.intro
        if not settings.intro:
            copies += card.advanced
        if settings.elements:
            copies += card.elements
        cards.extend([card.number] * copies)
    return cards
