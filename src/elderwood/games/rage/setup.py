"""The set-up: peoples, squads, who begins, decks, goals, starting hands (R1-R3, R7, R8, R95, R97)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log, tell
from elderwood.engine.words import Reason, Values
from elderwood.games.rage.actions import ELF_PLACE, PEOPLE, RETURN, card_of, each_kind
from elderwood.games.rage.cards import ELF_CARDS, HAND_LIMIT, NAME, STARTING_DRAW, deck_of
from elderwood.games.rage.parts import replaced
from elderwood.games.rage.piles import draw, lay_squads, take_from_hand
from elderwood.games.rage.state import (
    BEGIN_TURN,
    CHOOSE_PEOPLE,
    DEAL,
    DECK_STREAM,
    FIRST_PLAYER,
    NEUTRAL_STREAM,
    SETUP_STREAM,
    START_HAND,
    State,
)
from elderwood.games.rage.vocabulary import ELVES, FACTION_NAME, GOAL_NAME


class ChoosePeople(Decision[State]):
    """Which people to lead (R95)."""

    def moves(self, state: State, seat: int) -> list[int]:
        """Return the peoples nobody leads yet."""
        return [PEOPLE + faction for faction in free_peoples(state)]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say that it is taken."""
        return Reason("rage-why-people-taken", {"people": FACTION_NAME[number]}, "R95")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Take the people."""
        take_people(state, seat, move - PEOPLE, log)


class ReturnCard(Decision[State]):
    """Which card of the starting hand goes back into the deck (R97)."""

    def values(self, state: State, seat: int) -> Values:
        """Tell how many go back."""
        return {"count": len(state.armies.hands[seat]) - HAND_LIMIT}

    def moves(self, state: State, seat: int) -> list[int]:
        """Return each kind in the hand."""
        return each_kind(state.armies.hands[seat], RETURN, ELF_PLACE)

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say that it is not in the hand."""
        return Reason("rage-why-not-in-hand", {"card": NAME[card_of(family, number)]}, "R12")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Put it back."""
        return_card(state, seat, ELF_CARDS[move - RETURN], log)


ASK_PEOPLE: Final = ChoosePeople("rage-ask-people", "R95", ["people"])
ASK_RETURN: Final = ReturnCard("rage-ask-return", "R97", ["return"])


def set_up(state: State, log: Log | None) -> None:
    """Set up an empty table and run to the first question."""
    state.agenda.push(DEAL)
    for seat in range(state.seats - 1, -1, -1):
        state.agenda.push(CHOOSE_PEOPLE, seat)
    state.run(log)


def free_peoples(state: State) -> list[int]:
    """Return the peoples nobody plays yet."""
    return [faction for faction in range(ELVES) if faction not in state.armies.factions]


def ask_people(state: State, seat: int, b: int, log: Log | None) -> None:
    """Let a seat choose a people, or draw lots (R95)."""
    free = free_peoples(state)
    if not state.settings.choose_people:
        state.disclose()
        take_people(state, seat, free[state.chance.below(SETUP_STREAM, len(free))], log)
    elif len(free) == 1:
        take_people(state, seat, free[0], log)
    else:
        state.put_question(seat, ASK_PEOPLE, begins=True)


def take_people(state: State, seat: int, faction: int, log: Log | None) -> None:
    """Give a people to a seat."""
    state.armies.factions = replaced(state.armies.factions, seat, faction)
    tell(log, "rage-event-people", {"seat": seat, "people": FACTION_NAME[faction]})


def deal(state: State, a: int, b: int, log: Log | None) -> None:
    """Lay squads, draw who begins, take castles, shuffle decks, deal goals (R1-R3, R7, R8)."""
    seats = state.seats
    chance = state.chance
    armies = state.armies
    deck = state.neutrals.deck[:]
    chance.shuffle(NEUTRAL_STREAM, deck)
    state.neutrals.deck = deck
    lay_squads(state, 0, 0, log)
    artifacts = state.hoard.deck[:]
    chance.shuffle(SETUP_STREAM, artifacts)
    state.hoard.deck = artifacts
    draw_first_player(state, log)
    unused = armies.out[:]
    for seat in range(seats):
        state.realm.give(state.settings.board.homes[seat], seat)
        deck = deck_of(armies.factions[seat])
        for card in deck:
            unused.remove(card)
        chance.shuffle(DECK_STREAM + seat, deck)
        armies.decks[seat] = deck
    armies.out = unused
    if state.settings.secret_goals:
        cards = state.goals.spare[:]
        chance.shuffle(SETUP_STREAM, cards)
        state.goals.held = cards[:seats]
        state.goals.spare = sorted(cards[seats:])
        if log is not None:
            for seat, goal in enumerate(state.goals.held):
                full: Values = {"seat": seat, "goal": GOAL_NAME[goal]}
                log.tell_fully(1 << seat, "rage-event-own-goal", full, "rage-event-goal-dealt", {"seat": seat})
    else:
        state.goals.held = [state.settings.goal] * seats
    state.agenda.push(FIRST_PLAYER)
    for seat in range(seats - 1, -1, -1):
        state.agenda.push(START_HAND, seat)


def draw_first_player(state: State, log: Log | None) -> None:
    """Draw neutral cards: the highest initiative begins, tied players draw again, all is shuffled back (R3)."""
    initiative = state.settings.edition.initiative
    drawing = list(range(state.seats))
    deck = state.neutrals.deck[:]
    shown: list[int] = []
    while len(drawing) > 1:
        if len(deck) < len(drawing):
            deck += shown
            shown = []
            state.chance.shuffle(NEUTRAL_STREAM, deck)
        cards = [deck.pop() for _ in drawing]
        shown += cards
        if log is not None:
            for seat, card in zip(drawing, cards, strict=True):
                log.tell("rage-event-first-card", {"seat": seat, "card": NAME[card]})
        best = max([initiative[card] for card in cards])
        drawing = [seat for seat, card in zip(drawing, cards, strict=True) if initiative[card] == best]
    state.turn.first = drawing[0]
    deck += shown
    deck.sort()
    state.chance.shuffle(NEUTRAL_STREAM, deck)
    state.neutrals.deck = deck
    state.neutrals.shown = sorted(shown)
    state.disclose()
    tell(log, "rage-event-first", {"seat": state.turn.first})


def start_hand(state: State, seat: int, b: int, log: Log | None) -> None:
    """Draw seven cards, of which five are kept."""
    draw(state, seat, STARTING_DRAW, log)
    state.put_question(seat, ASK_RETURN, begins=True)


def return_card(state: State, seat: int, card: int, log: Log | None) -> None:
    """Put a card back; with the last one the deck is shuffled."""
    take_from_hand(state, seat, card)
    deck = [*state.armies.decks[seat], card]
    if len(state.armies.hands[seat]) > HAND_LIMIT:
        state.armies.decks[seat] = deck
        state.put_question(seat, ASK_RETURN)
        return
    deck.sort()
    state.chance.shuffle(DECK_STREAM + seat, deck)
    state.armies.decks[seat] = deck
    state.disclose()
    tell(log, "rage-event-ready", {"seat": seat})


def begin_play(state: State, a: int, b: int, log: Log | None) -> None:
    """Begin the first turn."""
    state.turn.round = 1
    state.turn.seat = state.turn.first
    state.agenda.push(BEGIN_TURN)
