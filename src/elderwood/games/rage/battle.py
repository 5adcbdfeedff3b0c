"""A battle from the layout to the first move, and its end (R23-R31, R39, R40, R47-R50, R68)."""

from typing import Final

from elderwood.engine.events import Log
from elderwood.engine.words import Values
from elderwood.games.rage.boards import CELL_NAMES
from elderwood.games.rage.capture import take_land, win_artifact
from elderwood.games.rage.cards import EMPTY, GUARDS, ICONS, INITIATIVE, KIND, LIVES, NAME, SENT, TREASURE
from elderwood.games.rage.knowledge import forget
from elderwood.games.rage.piles import back_to_hand, draw_neutral
from elderwood.games.rage.settings import COMPUTER, NEXT
from elderwood.games.rage.state import (
    ASK_EXCHANGE,
    ASK_KEEPER,
    ASK_PLACE,
    BATTLE,
    BATTLE_STREAM,
    CAPTURING,
    COMPARE,
    FIX_CENTRE,
    LAY_OUT,
    LIMIT,
    MACHINE,
    NEW_SQUADS,
    NO_ONE,
    PLACE,
    RESERVE,
    ROUND,
    SETTLE_CENTRE,
    W_CENTRE,
    W_REVEAL,
    WINDOW,
    State,
    tell,
)
from elderwood.games.rage.targets import guardian_of
from elderwood.games.rage.vocabulary import DRAGON, HERO, SLOT_NAME

EVERY_FIGHTER: Final = (1 << 2 * SENT) - 1


def lay_out(state: State, log: Log | None) -> None:
    """Settle who plays the neutral cards, then lay the six cards out by the rules in use."""
    if state.defender == NO_ONE and state.keeper == NO_ONE:
        others = keepers(state)
        how = state.settings.neutrals
        if how == COMPUTER:
            state.keeper = MACHINE
        elif how == NEXT or len(others) == 1:
            state.keeper = others[0]
        else:
            state.agenda.push(LAY_OUT)
            state.put_question(state.attacker, ASK_KEEPER, begins=True)
            return
    begin_battle(state, log)


def keepers(state: State) -> list[int]:
    """Return the opponents of the attacker who may play the neutral cards, the next clockwise first (R23)."""
    seats = state.settings.seats
    attacker = state.attacker
    found: list[int] = []
    for step in range(1, seats):
        seat = (attacker + step) % seats
        if state.is_alive(seat) and not state.settings.allied(attacker, seat):
            found.append(seat)
    return found


def begin_battle(state: State, log: Log | None) -> None:
    """Turn the cards sent into fighters; places without a card are empty (R31)."""
    state.phase = BATTLE
    if state.defender == NO_ONE:
        guardian = guardian_of(state, state.target)
        if guardian:  # R50, R54
            guards = [guardian] + [draw_neutral(state, log) for _ in range(GUARDS)]
            state.sent = [state.sent[0], guards]
            state.sent_open = NO_ONE
            state.sent_seen = 0
    for side in (0, 1):
        cards = state.sent[side][:]
        while len(cards) < SENT:
            cards.append(EMPTY)
        cards.sort()
        state.chance.shuffle(BATTLE_STREAM, cards)
        for card in cards:
            add_fighter(state, side, card)
    state.sent = [[], []]
    state.hidden = EVERY_FIGHTER
    state.slots = [NO_ONE] * 4
    state.centre = [NO_ONE] * 2
    state.reserve = NO_ONE
    state.quiet = 0
    state.history = []
    tell(log, "rage-event-battle", {"seat": state.attacker, "cell": CELL_NAMES[state.target]})
    if state.settings.advanced:
        state.agenda.push(COMPARE)
        for turn in range(2 * SENT - 3, -1, -1):
            state.agenda.push(PLACE, turn)
    else:
        turn_up(state, EVERY_FIGHTER)
        deal_novice(state, log)
        state.agenda.push(SETTLE_CENTRE)
        state.agenda.push(WINDOW, W_REVEAL, state.attacker)


def add_fighter(state: State, side: int, card: int) -> None:
    """Let a card fight with its printed lives and icons."""
    state.card.append(card)
    state.side.append(side)
    state.lives.append(LIVES[card])
    state.icons.append(ICONS[card])
    state.bonus.append(0)


def turn_up(state: State, fighters: int) -> None:
    """Turn face-down cards up: what was known to be in a hand or among them now lies open."""
    for fighter in range(len(state.card)):
        if fighters >> fighter & 1 and KIND[state.card[fighter]] <= HERO:
            seat = holder_of(state, fighter)
            if seat != NO_ONE:
                forget(state, seat, state.card[fighter])
    state.hidden &= ~fighters
    state.reveals += 1


def deal_novice(state: State, log: Log | None) -> None:
    """Shuffle all six cards: four on the edges, two in the centre, all turned up at once (R24)."""
    order = [0, 1, 2, 3, 4, 5]
    state.chance.shuffle(BATTLE_STREAM, order)
    state.slots = order[:4]
    state.centre = order[4:]
    state.reveals += 1
    tell_layout(state, log)


def tell_layout(state: State, log: Log | None) -> None:
    """Tell where the cards lie."""
    if log is None:
        return
    for slot in range(4):
        card = state.card[state.slots[slot]]
        if card:
            log.tell("rage-event-edge", {"card": NAME[card], "to": f"slot:{SLOT_NAME[slot]}"})
    for fighter in state.centre:
        if state.card[fighter]:
            log.tell("rage-event-centre", {"card": NAME[state.card[fighter]], "to": "centre"})


def placer(state: State, turn: int) -> int:
    """Return who places a card: attacker and defender in turn (R25)."""
    if turn % 2 == 0:
        return state.attacker
    return state.keeper if state.defender == NO_ONE else state.defender


def ask_place(state: State, turn: int, log: Log | None) -> None:
    """Ask where the next face-down card of the other side goes; they are shuffled, so which one is chance (R93)."""
    seat = placer(state, turn)
    state.mover = turn // 2 + (SENT if turn % 2 == 0 else 0)
    if seat == MACHINE:
        free = [slot for slot in range(4) if state.slots[slot] == NO_ONE]
        state.reveals += 1
        place(state, free[state.chance.below(BATTLE_STREAM, len(free))], log)
    else:
        state.put_question(seat, ASK_PLACE, begins=True)


def place(state: State, slot: int, log: Log | None) -> None:
    """Put the face-down card on an edge slot."""
    state.slots[slot] = state.mover
    tell(log, "rage-event-places", {"to": f"slot:{SLOT_NAME[slot]}"})
    state.mover = NO_ONE


def compare(state: State, log: Log | None) -> None:
    """Open the last cards in the centre; actions on initiative may still change who wins there (R25, R26)."""
    state.centre = [SENT - 1, 2 * SENT - 1]
    turn_up(state, 1 << SENT - 1 | 1 << 2 * SENT - 1)
    if log is not None:
        for fighter in state.centre:
            if state.card[fighter]:
                log.tell("rage-event-centre", {"card": NAME[state.card[fighter]], "to": "centre"})
    state.agenda.push(FIX_CENTRE)
    if state.lives[SENT - 1] > 0 and state.lives[2 * SENT - 1] > 0:
        state.agenda.push(WINDOW, W_CENTRE, state.attacker)


def initiative(state: State, fighter: int) -> int:
    """Return a fighter's initiative with what was added to it (R84)."""
    return INITIATIVE[state.card[fighter]] + state.bonus[fighter]


def fix_centre(state: State, log: Log | None) -> None:
    """Put the higher initiative on top (the attacker's if equal), a treasure below; turn the edges up (R25, R30)."""
    own = SENT - 1
    other = 2 * SENT - 1
    wins = state.lives[own] > 0 and (state.lives[other] <= 0 or initiative(state, own) >= initiative(state, other))
    state.centre = [other, own] if wins else [own, other]
    turn_up(state, state.hidden)
    if log is not None:
        for slot in range(4):
            card = state.card[state.slots[slot]]
            if card:
                log.tell("rage-event-edge", {"card": NAME[card], "to": f"slot:{SLOT_NAME[slot]}"})
    state.agenda.push(SETTLE_CENTRE)
    state.agenda.push(WINDOW, W_REVEAL, state.attacker)


def settle_centre(state: State, log: Log | None) -> None:
    """Let the lower card die; the upper one is the reserve, which the attacker may exchange (R27-R30, R68, R77)."""
    lower, upper = state.centre
    if state.lives[upper] > 0:
        state.reserve = upper
        if state.lives[lower] > 0:
            tell(log, "rage-event-centre-falls", {"card": NAME[state.card[lower]]})
            state.lives[lower] = 0
            leave(state, lower)
    elif state.lives[lower] > 0:
        state.reserve = lower
    state.agenda.push(ROUND)
    if state.reserve == NO_ONE:
        tell(log, "rage-event-no-reserve", {})
        return
    state.agenda.push(RESERVE)
    if state.side[state.reserve] == 0 and own_slots(state, 0):
        state.put_question(state.attacker, ASK_EXCHANGE, begins=True)


def own_slots(state: State, side: int) -> list[int]:
    """Return the slots on which a side's living cards stand."""
    return [slot for slot in range(4) if state.lives_on(slot) and state.side[state.slots[slot]] == side]


def exchange(state: State, slot: int, log: Log | None) -> None:
    """Exchange the reserve card for one of the attacker's edge cards (R27)."""
    fighter = state.slots[slot]
    tell(
        log,
        "rage-event-exchanges",
        {"seat": state.attacker, "card": NAME[state.card[state.reserve]], "other": NAME[state.card[fighter]]},
    )
    state.slots[slot] = state.reserve
    state.centre = [fighter if other == state.reserve else other for other in state.centre]
    state.reserve = fighter


def settle_reserve(state: State, log: Log | None) -> None:
    """Return the reserve card to the hand, from which it may act; a neutral one is discarded (R28, R29)."""
    fighter = state.reserve
    tell(log, "rage-event-reserve", {"card": NAME[state.card[fighter]]})
    go_home(state, fighter)


def holder_of(state: State, fighter: int) -> int:
    """Return the seat a fighter's card belongs to; -1 for neutral cards."""
    return state.attacker if state.side[fighter] == 0 else state.defender


def leave(state: State, fighter: int) -> None:
    """Put a dead card on its own discard pile; a dragon only leaves the battle (R29, R40, R48)."""
    card = state.card[fighter]
    state.gone |= 1 << fighter
    if card == EMPTY or KIND[card] == DRAGON:
        return
    seat = holder_of(state, fighter)
    if seat == NO_ONE:
        state.neutral_discard.append(card)
    else:
        state.discards[seat].append(card)


def go_home(state: State, fighter: int) -> None:
    """Return a living card to its owner's hand; neutral cards are discarded (R40)."""
    card = state.card[fighter]
    seat = holder_of(state, fighter)
    if seat == NO_ONE or card == EMPTY or KIND[card] == DRAGON:
        leave(state, fighter)
    else:
        state.gone |= 1 << fighter
        back_to_hand(state, seat, card)


def end_battle(state: State, log: Log | None) -> None:
    """Count the edge cards, send everybody home and settle the land (R18, R22, R30, R39, R40)."""
    own = len(own_slots(state, 0))
    other = len(own_slots(state, 1))
    won = own > other
    if own == other and state.reserve != NO_ONE:
        won = state.side[state.reserve] == 0
    values: Values = {"seat": state.attacker, "cell": CELL_NAMES[state.target], "own": own, "others": other}
    tell(log, "rage-event-attack-won" if won else "rage-event-attack-lost", values)
    treasures = 0
    for fighter in range(len(state.card)):
        if state.gone >> fighter & 1:
            continue
        if state.card[fighter] == TREASURE:
            treasures += 1
        else:
            go_home(state, fighter)
    attacker = state.attacker
    defender = state.defender
    if treasures and won:
        state.treasures[attacker] += treasures
        tell(log, "rage-event-treasures", {"seat": attacker, "count": treasures})
    else:
        state.neutral_discard += [TREASURE] * treasures
    clear_battle(state)
    if defender != NO_ONE:
        state.agenda.push(LIMIT, defender)
    state.agenda.push(LIMIT, attacker)
    if not state.squads:
        state.agenda.push(NEW_SQUADS)
    if won:
        fresh = defender == NO_ONE
        take_land(state, log)
        if fresh and not state.ending:
            win_artifact(state, log)


def clear_battle(state: State) -> None:
    """Clear the battlefield."""
    state.phase = CAPTURING
    state.card = []
    state.side = []
    state.lives = []
    state.icons = []
    state.bonus = []
    state.slots = []
    state.centre = []
    state.hidden = 0
    state.gone = 0
    state.moved = 0
    state.skips = 0
    state.quiet = 0
    state.last = []
    state.strike = []
    state.mover = NO_ONE
    state.dying = NO_ONE
    state.history = []
    state.sent_open = NO_ONE
    state.sent_seen = 0
