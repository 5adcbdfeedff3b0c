"""Setting up a match: the introductory deck goes straight to battle, the Siege begins with its draft (1.2)."""

from typing import Final

from elderwood.engine.events import Log, tell
from elderwood.games.sylvion.cards import CARDS, ELEMENTAL_0, Card
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


def copies(cards: list[Card], advanced: bool, feats: bool, elements: bool) -> list[int]:
    """Return every copy of these cards in the introductory set and in others."""
    found: list[int] = []
    for card in cards:
        count = card.intro
        count += card.advanced if advanced else 0
        count += card.feats if feats else 0
        count += card.elements if elements else 0
        found.extend([card.number] * count)
    return found


# Whole packs, unshuffled: to lay one out is to copy it.
INTRO_DECK: Final = copies(CARDS[1:ELEMENTAL_0], False, False, False)
POOL: Final = copies(CARDS[1:ELEMENTAL_0], True, False, False)
POOL_WITH_FEATS: Final = copies(CARDS[1:ELEMENTAL_0], True, True, False)
INTRO_RAVAGE: Final = copies(CARDS[ELEMENTAL_0:], False, False, False)
INTRO_RAVAGE_WITH_ELEMENTS: Final = copies(CARDS[ELEMENTAL_0:], False, False, True)
RAVAGE_PACK: Final = copies(CARDS[ELEMENTAL_0:], True, False, False)
RAVAGE_PACK_WITH_ELEMENTS: Final = copies(CARDS[ELEMENTAL_0:], True, False, True)


def set_up(state: State) -> None:
    """Lay out the cards of an empty table and put the first steps on its agenda."""
    settings = state.settings
    draft = state.draft
    if settings.intro:
        state.sylvan.deck = INTRO_DECK[:]
        draft.ended = True
        state.agenda.push(BATTLE)
        return
    draft.pool = (POOL_WITH_FEATS if settings.feats else POOL)[:]
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
    if settings.intro:
        return (INTRO_RAVAGE_WITH_ELEMENTS if settings.elements else INTRO_RAVAGE)[:]
    return (RAVAGE_PACK_WITH_ELEMENTS if settings.elements else RAVAGE_PACK)[:]
