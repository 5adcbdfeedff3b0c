"""The Capture phase: naming a land, squads, sending, defending, and what becomes of the land (R13-R22, R47-R56)."""

from elderwood.engine.events import Log
from elderwood.games.rage.boards import CELL_NAMES, TOWER
from elderwood.games.rage.cards import DECLINE_DRAW, KIND, NAME, RETREAT_DRAW, SENT, SQUAD_SIZE, TREASURE
from elderwood.games.rage.ending import check_goals, check_last
from elderwood.games.rage.piles import draw, gain_artifact, set_artifacts, take_squad
from elderwood.games.rage.state import (
    AFTER,
    AFTER_MENU,
    ASK_DEFEND,
    ASK_OPEN,
    ASK_SEND,
    ASK_SQUAD,
    ATTACK_LAND,
    CAPTURING,
    CHOOSE_SQUAD,
    DEFEND,
    END_CAPTURE,
    LAY_OUT,
    LIMIT,
    MENU,
    NO_ONE,
    SEND_CARDS,
    W_FREE,
    WINDOW,
    State,
    tell,
)
from elderwood.games.rage.targets import dragons_for, guardian_of, strength_for
from elderwood.games.rage.vocabulary import DRAGON


def name_target(state: State, cell: int, log: Log | None) -> None:
    """Attack a land; before cards are sent everybody may step in once more (R19, R76)."""
    seat = state.turn
    state.captured = True
    state.target = cell
    state.attacker = seat
    state.defender = state.owner[cell]
    tell(log, "rage-event-target", {"seat": seat, "cell": CELL_NAMES[cell]})
    state.agenda.push(END_CAPTURE)
    state.agenda.push(ATTACK_LAND)
    state.agenda.push(WINDOW, W_FREE, seat)


def decline(state: State, log: Log | None) -> None:
    """Give up the battle for two cards, once in a Capture phase; none in an extra one (R13, R60)."""
    seat = state.turn
    state.captured = True
    tell(log, "rage-event-declines", {"seat": seat})
    if not state.extra:
        state.agenda.push(LIMIT, seat)
        draw(state, seat, DECLINE_DRAW, log)


def attack_land(state: State, log: Log | None) -> None:
    """Begin the attack on the land named, if three cards are still there (R14)."""
    cell = state.target
    if strength_for(state, state.attacker, cell) < SENT:
        decline(state, log)
    elif state.defender != NO_ONE:
        state.agenda.push(DEFEND)
        state.agenda.push(SEND_CARDS, 0)
    elif guardian_of(state, cell):
        state.agenda.push(LAY_OUT)
        state.agenda.push(SEND_CARDS, 0)
    else:
        state.agenda.push(CHOOSE_SQUAD)


def ask_squad(state: State) -> None:
    """Ask which squad to fight; one may be looked at before (R16)."""
    state.put_question(state.attacker, ASK_SQUAD, begins=True)


def look_at_squad(state: State, squad: int, log: Log | None) -> None:
    """Look at a squad; one of its cards has to be turned up (R16)."""
    seat = state.attacker
    state.looked = True
    state.squad = squad
    tell(log, "rage-event-looks", {"seat": seat, "squad": squad + 1})
    show_squad(state, seat, squad, log)
    state.put_question(seat, ASK_OPEN)


def show_squad(state: State, seat: int, squad: int, log: Log | None) -> None:
    """Show a squad to one seat."""
    state.reveals += 1
    seen = state.squad_seen[:]
    seen[squad] |= 1 << seat
    state.squad_seen = seen
    if log is not None:
        for card in state.squads[SQUAD_SIZE * squad : SQUAD_SIZE * squad + SQUAD_SIZE]:
            log.tell_seats(1 << seat, "rage-event-saw", {"card": NAME[card], "squad": squad + 1})


def open_squad_card(state: State, place: int, log: Log | None) -> None:
    """Turn one card of the squad up for all."""
    opened = state.squad_open[:]
    opened[state.squad] = place
    state.squad_open = opened
    state.reveals += 1
    card = state.squads[SQUAD_SIZE * state.squad + place]
    tell(log, "rage-event-opens", {"seat": state.attacker, "card": NAME[card], "squad": state.squad + 1})
    state.squad = NO_ONE
    state.agenda.push(CHOOSE_SQUAD)


def fight_squad(state: State, squad: int, log: Log | None) -> None:
    """Fight a squad: send three cards against it."""
    tell(log, "rage-event-fights", {"seat": state.attacker, "squad": squad + 1})
    take_squad(state, squad)
    state.agenda.push(LAY_OUT)
    state.agenda.push(SEND_CARDS, 0)


def sender(state: State, side: int) -> int:
    """Return who sends cards for a side."""
    return state.defender if side else state.attacker


def ask_send(state: State, side: int, log: Log | None) -> None:
    """Ask for the next card to send; where there is no choice the cards go by themselves (R91)."""
    seat = sender(state, side)
    missing = SENT - len(state.sent[side])
    if missing <= 0:
        return
    dragons = dragons_for(state, seat, state.target)
    if len(state.hands[seat]) + len(dragons) <= missing:
        for card in dragons + sorted(state.hands[seat]):
            send(state, side, card, log)
        return
    state.agenda.push(SEND_CARDS, side)
    state.put_question(seat, ASK_SEND, begins=not state.sent[side])


def send(state: State, side: int, card: int, log: Log | None) -> None:
    """Send a card face down into the battle; a dragon goes openly."""
    seat = sender(state, side)
    cards = [*state.sent[side], card]
    state.sent = [state.sent[0], cards] if side else [cards, state.sent[1]]
    if KIND[card] == DRAGON:
        tell(log, "rage-event-sends-dragon", {"seat": seat, "card": NAME[card]})
        return
    state.hands[seat].remove(card)
    if log is not None:
        log.tell_seats(1 << seat, "rage-event-sent", {"card": NAME[card]})
        log.tell_seats(~(1 << seat), "rage-event-sends", {"seat": seat})


def defend(state: State, log: Log | None) -> None:
    """Let the owner of a land defend it, retreat or hand it over; a castle is always defended (R19, R47, R72)."""
    seat = state.defender
    guardian = guardian_of(state, state.target)
    if guardian:
        send(state, 1, guardian, log)
        missing = SENT - 1 - strength_for(state, seat, state.target)
        if missing > 0:
            draw(state, seat, missing, log)
        state.agenda.push(LAY_OUT)
        state.agenda.push(SEND_CARDS, 1)
    elif strength_for(state, seat, state.target) < SENT:
        tell(log, "rage-event-surrenders", {"seat": seat, "cell": CELL_NAMES[state.target]})
        give_way(state, log)
    else:
        state.put_question(seat, ASK_DEFEND, begins=True)


def retreat(state: State, log: Log | None) -> None:
    """Leave the land and draw two cards."""
    seat = state.defender
    tell(log, "rage-event-retreats", {"seat": seat, "cell": CELL_NAMES[state.target]})
    give_way(state, log)
    if not state.ending:
        state.agenda.push(LIMIT, seat)
        draw(state, seat, RETREAT_DRAW, log)


def give_way(state: State, log: Log | None) -> None:
    """Let the attacker take the land without a battle: the cards sent come back unseen (R21)."""
    for card in state.sent[0]:
        if KIND[card] != DRAGON:
            state.hands[state.attacker].append(card)
    state.sent = [[], state.sent[1]]
    take_land(state, log)


def take_land(state: State, log: Log | None) -> None:
    """Mark the land with the attacker's token; a home castle lost eliminates (R53, R54, R63)."""
    cell = state.target
    seat = state.attacker
    loser = state.owner[cell]
    state.owner[cell] = seat
    state.shielded &= ~(1 << cell)
    tell(log, "rage-event-takes", {"seat": seat, "cell": CELL_NAMES[cell]})
    check_goals(state, log)
    if not state.ending and loser != NO_ONE and cell == state.settings.board.homes[loser]:
        eliminate(state, loser, log)


def win_artifact(state: State, log: Log | None) -> None:
    """Draw an artifact for a land that nobody held and that has neither tower nor castle (R56)."""
    seat = state.attacker
    cell = state.target
    if state.settings.board.kinds[cell] > TOWER or state.towers >> cell & 1 or not state.artifact_deck:
        return
    card = state.artifact_deck[-1]
    state.artifact_deck = state.artifact_deck[:-1]
    gain_artifact(state, seat, card)
    state.reveals += 1
    if log is not None:
        log.tell_seats(1 << seat, "rage-event-artifact-drawn", {"card": NAME[card]})
        log.tell_seats(~(1 << seat), "rage-event-artifact", {"seat": seat})


def eliminate(state: State, seat: int, log: Log | None) -> None:
    """Take a player who lost the home castle out of the game (R54, R92)."""
    state.alive &= ~(1 << seat)
    state.reveals += 1
    for cell in state.settings.board.cells:
        if state.owner[cell] == seat:
            state.owner[cell] = NO_ONE
            state.shielded &= ~(1 << cell)
    state.out = sorted(state.out + state.hands[seat] + state.decks[seat] + state.discards[seat])
    state.hands[seat] = []
    state.decks[seat] = []
    state.discards[seat] = []
    state.used = state.used + state.artifacts[seat]
    set_artifacts(state, seat, [])
    state.neutral_discard += [TREASURE] * state.treasures[seat]
    state.treasures[seat] = 0
    state.known = [entry for entry in state.known if entry >> 7 & 3 != seat]
    tell(log, "rage-event-eliminated", {"seat": seat})
    check_last(state, log)
    if not state.ending:
        check_goals(state, log)


def end_capture(state: State) -> None:
    """End a Capture phase."""
    state.phase = AFTER
    state.target = NO_ONE
    state.attacker = NO_ONE
    state.defender = NO_ONE
    state.keeper = NO_ONE
    state.agenda.push(AFTER_MENU)


def capture_again(state: State, log: Log | None) -> None:
    """Begin one more Capture phase (R60)."""
    state.phase = CAPTURING
    state.captured = False
    state.looked = False
    state.extra = True
    tell(log, "rage-event-extra-capture", {"seat": state.turn})
    state.agenda.push(MENU)
