"""Setting up a match, and the deal of travel cards that begins each round (E1-E4, E19)."""

from elderwood.engine.events import Log
from elderwood.engine.words import Values
from elderwood.games.elfenland.actions import town_thing
from elderwood.games.elfenland.cards import NAME, cards, packed, size
from elderwood.games.elfenland.counters import turn_up
from elderwood.games.elfenland.settings import HAND
from elderwood.games.elfenland.state import (
    CARD_STREAM,
    COUNTER_STREAM,
    DEAL,
    FIRST_STREAM,
    START_STREAM,
    TOWN_STREAM,
    State,
)


def set_up(state: State, log: Log | None) -> None:
    """Place boots, town cards and counters on an empty table, and draw the first player (E1-E3, E19)."""
    settings, chance = state.settings, state.chance
    seats = settings.seats
    starts = settings.starts()
    put_boots(state, starts[chance.below(START_STREAM, len(starts))])
    state.first = chance.below(FIRST_STREAM, seats)
    if settings.targets:
        box = settings.board.town_cards[:]
        chance.shuffle(TOWN_STREAM, box)
        state.travels.targets = [box.pop() for _ in range(seats)]
        state.travels.box = box
        if log is not None:
            for seat, town in enumerate(state.travels.targets):
                full: Values = {"seat": seat, "to": town_thing(town)}
                public: Values = {"seat": seat}
                log.tell_fully(1 << seat, "elfenland-event-town-card", full, "elfenland-event-gets-town", public)
    chance.shuffle(COUNTER_STREAM, state.tokens.pile)
    turn_up(state, log)
    state.begin(DEAL)


def put_boots(state: State, town: int) -> None:
    """Put all boots into the start town, where nobody has a piece (E1)."""
    travels = state.travels
    seats = state.settings.seats
    travels.start = town
    travels.boots = [town] * seats
    travels.collected = [1 << town] * seats


def deal(state: State, log: Log | None) -> None:
    """Shuffle everything that is in no hand and fill the hands up to eight, or deal eight on top (E4)."""
    if state.round_number > 1:
        remember(state)
    seats = state.settings.seats
    hands = state.cards.hands
    deck = cards(state.cards.deck + state.cards.discard)
    state.cards.discard = 0
    state.chance.shuffle(CARD_STREAM, deck)
    state.disclose()
    for turn in range(seats):
        seat = (state.first + turn) % seats
        due = HAND if state.settings.on_top else HAND - size(hands[seat])
        assert len(deck) >= due, "the travel cards ran out"  # E18
        dealt = deck[len(deck) - due :]
        del deck[len(deck) - due :]
        hands[seat] += packed(dealt)
        if log is not None:
            tell_dealt(log, seat, dealt)
    state.cards.deck = packed(deck)


def remember(state: State) -> None:
    """Note what all could see at a deal: see `CardLore`."""
    lore = state.card_lore
    none = [0] * state.settings.seats
    lore.carried = lore.carried + state.cards.hands
    lore.played = lore.played + none
    lore.old_decks = [*lore.old_decks, state.cards.deck]
    lore.old_lacks = lore.old_lacks + lore.lacks
    lore.lacks = none


def tell_dealt(log: Log, seat: int, dealt: list[int]) -> None:
    """Tell everybody how many cards a seat gets, and their owner which: card by card, since each one moves."""
    places: Values = {"from": "deck", "to": f"hand:{seat}"}
    if not dealt:
        log.tell("elfenland-event-deals", {"seat": seat, "count": 0})
    for number, kind in enumerate(reversed(dealt)):
        full: Values = {"seat": seat, "card": NAME[kind], **places}
        if number == 0:
            public: Values = {"seat": seat, "count": len(dealt), **places}
            log.tell_fully(1 << seat, "elfenland-event-drawn", full, "elfenland-event-deals", public)
        else:
            log.tell_fully(1 << seat, "elfenland-event-drawn", full, "elfenland-event-gets", {"seat": seat, **places})
