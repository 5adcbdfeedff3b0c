"""The course of a battle: who moves, what it must do, blows, death (R32-R38, R46, R70, R78, R79, R83)."""

from elderwood.engine.events import Log
from elderwood.games.rage.actions import ATTACK, STAND, STEP
from elderwood.games.rage.battle import holder_of, initiative, leave
from elderwood.games.rage.cards import NAME
from elderwood.games.rage.state import (
    ASK_ATTACK,
    ASK_WHO,
    BATTLE_END,
    DEATH,
    DYING,
    MACHINE,
    NEXT_MOVE,
    NO_ONE,
    PICK,
    ROUND,
    STRIKE_STEP,
    W_ATTACK,
    W_BETWEEN,
    W_LETHAL,
    WINDOW,
    State,
    slot_of,
    tell,
)
from elderwood.games.rage.vocabulary import BLOW, COUNTER, FIRE_SHIELD, MOVE, NONE, PIERCES, SHIELD, SLOT_NAME


def begin_round(state: State, log: Log | None) -> None:
    """Begin a round; if the same position has stood before, the battle ends (R37, R79)."""
    key = fingerprint(state)
    if key in state.history:
        tell(log, "rage-event-loop", {})
        state.agenda.push(BATTLE_END)
        return
    state.history = [*state.history, key]
    state.moved = 0
    state.idle = True
    state.last_side = NO_ONE
    state.last_initiative = 0
    state.agenda.push(NEXT_MOVE)


def fingerprint(state: State) -> int:
    """Return slots, lives, icons, initiative and pending skips as one number."""
    key = 0
    for slot in range(4):
        fighter = state.slots[slot]
        key <<= 36
        if fighter != NO_ONE:
            key |= fighter + 1
            if state.lives[fighter] > 0:
                key |= state.lives[fighter] << 8 | state.icons[fighter] << 12 | state.bonus[fighter] << 24
                key |= (state.skips >> fighter & 1) << 35
    return key


def next_move(state: State) -> None:
    """Go on with the next card, the next round, or the end (R38)."""
    sides = 0
    waiting = NO_ONE
    for slot in range(4):
        if state.lives_on(slot):
            fighter = state.slots[slot]
            sides |= 1 << state.side[fighter]
            if not state.moved >> fighter & 1:
                waiting = fighter
    if sides != 3:
        state.agenda.push(BATTLE_END)
    elif waiting == NO_ONE:
        state.agenda.push(BATTLE_END if state.idle else ROUND)
    else:
        speaker = state.commander(candidates(state)[0])
        state.agenda.push(NEXT_MOVE)
        state.agenda.push(PICK)
        state.agenda.push(WINDOW, W_BETWEEN, state.attacker if speaker < 0 else speaker)


def candidates(state: State) -> list[int]:
    """Return the fighters of one side that are to move now: highest initiative, sides in turn if equal (R32, R78)."""
    best = -1
    found: list[int] = []
    sides = 0
    for slot in range(4):
        fighter = state.slots[slot]
        if fighter == NO_ONE or state.lives[fighter] <= 0 or state.moved >> fighter & 1:
            continue
        value = initiative(state, fighter)
        if value > best:
            best = value
            found = []
            sides = 0
        if value == best:
            found.append(fighter)
            sides |= 1 << state.side[fighter]
    if sides == 3:
        first = 1 - state.last_side if state.last_side != NO_ONE and state.last_initiative == best else 0
        found = [fighter for fighter in found if state.side[fighter] == first]
    return found


def pick(state: State, log: Log | None) -> None:
    """Let the next card move; an owner chooses among several that are equal (R32)."""
    found = candidates(state)
    if not found:
        return
    seat = state.commander(found[0])
    if len(found) > 1 and seat != MACHINE:
        state.put_question(seat, ASK_WHO, begins=True)
    else:
        take_turn(state, found[0], log)


def take_turn(state: State, fighter: int, log: Log | None) -> None:
    """Let a card make its move of the round."""
    state.moved |= 1 << fighter
    state.last_side = state.side[fighter]
    state.last_initiative = initiative(state, fighter)
    begin_move(state, fighter, log)


def begin_move(state: State, fighter: int, log: Log | None) -> None:
    """Let a card move: it must strike if it can, burn itself if it must, else it may step aside (R33, R36)."""
    state.last = []
    if state.skips >> fighter & 1:
        state.skips &= ~(1 << fighter)
        state.idle = False  # R70
        tell(log, "rage-event-skips", {"card": NAME[state.card[fighter]]})
        return
    choices = options_of(state, fighter)
    seat = state.commander(fighter)
    if choices == [STAND]:
        tell(log, "rage-event-stands", {"card": NAME[state.card[fighter]]})
        return
    state.mover = fighter
    if len(choices) == 1:
        make_move(state, choices[0], log)
    elif seat == MACHINE:
        make_move(state, best_for_machine(state, fighter, choices), log)
    else:
        state.put_question(seat, ASK_ATTACK, begins=True)


def facing(state: State, fighter: int, side: int) -> int:
    """Return the fighter that lies on a side of another, or -1."""
    return state.slots[(slot_of(state, fighter) + 1 + side) % 4]


def met(state: State, target: int, side: int) -> int:
    """Return the icon that an attack of a side meets on its target: left meets right, forward meets forward."""
    return state.icons[target] >> 4 * (2 - side) & 15


def options_of(state: State, fighter: int) -> list[int]:
    """Return the moves of a card, as moves of the action space."""
    strikes: list[int] = []
    burns: list[int] = []
    steps: list[int] = []
    for side in range(3):
        icon = state.icons[fighter] >> 4 * side & 15
        if icon == MOVE:
            steps.append(STEP + side)
        elif BLOW[icon]:
            target = facing(state, fighter, side)
            if target == NO_ONE or state.lives[target] <= 0 or state.side[target] == state.side[fighter]:
                continue
            shield = met(state, target, side)
            if PIERCES[icon] or (shield != SHIELD and shield != FIRE_SHIELD):
                strikes.append(ATTACK + side)
            elif shield == FIRE_SHIELD:
                burns.append(ATTACK + side)
    due = strikes if strikes else burns
    if due:
        return due + steps if state.settings.move_instead else due
    return [*steps, STAND]


def best_for_machine(state: State, fighter: int, choices: list[int]) -> int:
    """Choose for the computer: most damage done, kills first, least taken; it never steps aside (R23)."""
    best = choices[-1]
    most = -100
    for move in choices:
        if not ATTACK <= move < ATTACK + 3:
            continue
        side = move - ATTACK
        target = facing(state, fighter, side)
        blow = BLOW[state.icons[fighter] >> 4 * side & 15]
        shield = met(state, target, side)
        worth = min(blow, state.lives[target]) + (3 if blow >= state.lives[target] else 0)
        if shield in (COUNTER, FIRE_SHIELD):
            worth -= 4 if state.lives[fighter] == 1 else 1
        if worth > most:
            most = worth
            best = move
    return best


def make_move(state: State, move: int, log: Log | None) -> None:
    """Strike, step aside or stand."""
    fighter = state.mover
    state.mover = NO_ONE
    if move == STAND:
        tell(log, "rage-event-stands", {"card": NAME[state.card[fighter]]})
    elif move >= STEP:
        step_aside(state, fighter, move - STEP, log)
    else:
        launch(state, fighter, move - ATTACK, NONE, log)


def step_aside(state: State, fighter: int, side: int, log: Log | None) -> None:
    """Change places with whatever lies there: friend, enemy, treasure or nothing (R36)."""
    slot = slot_of(state, fighter)
    other = (slot + 1 + side) % 4
    state.slots[slot] = state.slots[other]
    state.slots[other] = fighter
    state.idle = False
    tell(log, "rage-event-steps", {"card": NAME[state.card[fighter]], "to": f"slot:{SLOT_NAME[other]}"})


def launch(state: State, fighter: int, side: int, icon: int, log: Log | None) -> None:
    """Declare an attack: icons may still be changed before it is resolved (R46)."""
    target = facing(state, fighter, side)
    state.idle = False
    state.strike = [fighter, target, side]
    tell(log, "rage-event-attacks", {"card": NAME[state.card[fighter]], "other": NAME[state.card[target]]})
    speaker = state.commander(fighter)
    state.agenda.push(STRIKE_STEP, fighter, side | icon << 2)
    state.agenda.push(WINDOW, W_ATTACK, state.attacker if speaker < 0 else speaker)


def resolve_strike(state: State, fighter: int, packed: int, log: Log | None) -> None:
    """Resolve an attack with the icons as they are now (R34, R46)."""
    side = packed & 3
    icon = packed >> 2
    if icon == NONE:
        icon = state.icons[fighter] >> 4 * side & 15
    target = facing(state, fighter, side)
    state.strike = []
    blow = BLOW[icon]
    if blow == 0:
        tell(log, "rage-event-misses", {"card": NAME[state.card[fighter]]})
        return
    shield = met(state, target, side)
    stopped = (shield in (SHIELD, FIRE_SHIELD)) and not PIERCES[icon]
    state.last = [fighter, target, side]
    if stopped:
        tell(log, "rage-event-blocked", {"card": NAME[state.card[target]]})
        blow = 0
    harm(state, target, blow, log)
    if shield in (COUNTER, FIRE_SHIELD):
        harm(state, fighter, 1, log)
    attacks_first = [fighter, target]
    bury(state, attacks_first)


def harm(state: State, fighter: int, amount: int, log: Log | None) -> None:
    """Take lives off a fighter."""
    if amount:
        state.lives[fighter] -= amount
        tell(log, "rage-event-hurt", {"card": NAME[state.card[fighter]], "count": amount})


def bury(state: State, fighters: list[int]) -> None:
    """Let those who have lost their last life die one after another, unless they are saved (R83)."""
    for fighter in reversed(fighters):
        if state.lives[fighter] <= 0 and not state.gone >> fighter & 1:
            state.agenda.push(DYING, fighter)


def begin_dying(state: State, fighter: int) -> None:
    """Open the window in which a dying warrior can be saved."""
    if state.lives[fighter] > 0:
        return
    state.dying = fighter
    state.agenda.push(DEATH, fighter)
    seat = holder_of(state, fighter)
    if seat != NO_ONE:
        state.agenda.push(WINDOW, W_LETHAL, seat)


def die(state: State, fighter: int, log: Log | None) -> None:
    """Remove a dead card: its slot stays empty (R35)."""
    state.dying = NO_ONE
    if state.lives[fighter] > 0:
        return
    slot = slot_of(state, fighter)
    state.slots[slot] = NO_ONE
    tell(log, "rage-event-dies", {"card": NAME[state.card[fighter]]})
    leave(state, fighter)
