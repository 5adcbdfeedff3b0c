"""The set-up: peoples, squads, who begins, decks, goals, starting hands (R1-R3, R7, R8, R95, R97)."""

from elderwood.engine.events import Log
from elderwood.games.rage.cards import HAND_LIMIT, INITIATIVE, NAME, STARTING_DRAW, deck_of
from elderwood.games.rage.piles import draw, lay_squads
from elderwood.games.rage.state import (
    ASK_PEOPLE,
    ASK_RETURN,
    BEGIN_TURN,
    CHOOSE_PEOPLE,
    DEAL,
    DECK_STREAM,
    FIRST_PLAYER,
    NEUTRAL_STREAM,
    SETUP_STREAM,
    START_HAND,
    State,
    tell,
)
from elderwood.games.rage.vocabulary import ELVES, FACTION_NAME, GOAL_NAME


def setup_step(state: State, step: int, seat: int, log: Log | None) -> None:
    """Do a step of the set-up."""
    if step == CHOOSE_PEOPLE:
        ask_people(state, seat, log)
    elif step == DEAL:
        deal(state, log)
    elif step == START_HAND:
        start_hand(state, seat, log)
    else:
        assert step == FIRST_PLAYER
        begin_play(state, log)


def free_peoples(state: State) -> list[int]:
    """Return the peoples nobody plays yet."""
    return [faction for faction in range(ELVES) if faction not in state.factions]


def ask_people(state: State, seat: int, log: Log | None) -> None:
    """Let a seat choose a people, or draw lots (R95)."""
    free = free_peoples(state)
    if not state.settings.choose_people:
        state.reveals += 1
        take_people(state, seat, free[state.chance.below(SETUP_STREAM, len(free))], log)
    elif len(free) == 1:
        take_people(state, seat, free[0], log)
    else:
        state.put_question(seat, ASK_PEOPLE, begins=True)


def take_people(state: State, seat: int, faction: int, log: Log | None) -> None:
    """Give a people to a seat."""
    factions = state.factions[:]
    factions[seat] = faction
    state.factions = factions
    tell(log, "rage-event-people", {"seat": seat, "people": FACTION_NAME[faction]})


def deal(state: State, log: Log | None) -> None:
    """Lay squads, draw who begins, take castles, shuffle decks, deal goals (R1-R3, R7, R8)."""
    seats = state.settings.seats
    chance = state.chance
    chance.shuffle(NEUTRAL_STREAM, state.neutral_deck)
    lay_squads(state, log)
    artifacts = state.artifact_deck[:]
    chance.shuffle(SETUP_STREAM, artifacts)
    state.artifact_deck = artifacts
    draw_first_player(state, log)
    unused = state.out[:]
    for seat in range(seats):
        state.owner[state.settings.board.homes[seat]] = seat
        state.decks[seat] = deck_of(state.factions[seat])
        for card in state.decks[seat]:
            unused.remove(card)
        chance.shuffle(DECK_STREAM + seat, state.decks[seat])
    state.out = unused
    if state.settings.secret_goals:
        cards = state.spare_goals[:]
        chance.shuffle(SETUP_STREAM, cards)
        state.goals = cards[:seats]
        state.spare_goals = sorted(cards[seats:])
        if log is not None:
            for seat in range(seats):
                log.tell_seats(1 << seat, "rage-event-own-goal", {"goal": GOAL_NAME[state.goals[seat]]})
    else:
        state.goals = [state.settings.goal] * seats
    state.agenda.push(FIRST_PLAYER)
    for seat in range(seats - 1, -1, -1):
        state.agenda.push(START_HAND, seat)


def draw_first_player(state: State, log: Log | None) -> None:
    """Draw neutral cards: the highest initiative begins, tied players draw again, all is shuffled back (R3)."""
    drawing = list(range(state.settings.seats))
    shown: list[int] = []
    while len(drawing) > 1:
        if len(state.neutral_deck) < len(drawing):
            state.neutral_deck += shown
            shown = []
            state.chance.shuffle(NEUTRAL_STREAM, state.neutral_deck)
        cards = [state.neutral_deck.pop() for _ in drawing]
        shown += cards
        if log is not None:
            for seat, card in zip(drawing, cards, strict=True):
                log.tell("rage-event-first-card", {"seat": seat, "card": NAME[card]})
        best = max([INITIATIVE[card] for card in cards])
        drawing = [seat for seat, card in zip(drawing, cards, strict=True) if INITIATIVE[card] == best]
    state.first = drawing[0]
    state.neutral_deck += shown
    state.neutral_deck.sort()
    state.chance.shuffle(NEUTRAL_STREAM, state.neutral_deck)
    state.in_deck = sorted(shown)
    state.reveals += 1
    tell(log, "rage-event-first", {"seat": state.first})


def start_hand(state: State, seat: int, log: Log | None) -> None:
    """Draw seven cards, of which five are kept."""
    draw(state, seat, STARTING_DRAW, log)
    state.put_question(seat, ASK_RETURN, begins=True)


def return_card(state: State, seat: int, card: int, log: Log | None) -> None:
    """Put a card back; with the last one the deck is shuffled."""
    state.hands[seat].remove(card)
    state.decks[seat].append(card)
    if len(state.hands[seat]) > HAND_LIMIT:
        state.put_question(seat, ASK_RETURN)
        return
    state.decks[seat].sort()
    state.chance.shuffle(DECK_STREAM + seat, state.decks[seat])
    state.reveals += 1
    tell(log, "rage-event-ready", {"seat": seat})


def begin_play(state: State, log: Log | None) -> None:
    """Begin the first turn."""
    state.round_number = 1
    state.turn = state.first
    state.agenda.push(BEGIN_TURN)
