"""The course of a battle: who moves, what it must do, blows, death (R32-R38, R46, R70, R78, R79, R83)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log, tell
from elderwood.engine.words import Reason, Values
from elderwood.games.rage.acting import nobody_there
from elderwood.games.rage.actions import ATTACK, SLOT, STAND, STEP
from elderwood.games.rage.battle import candidates, facing, holder_of, leave, met
from elderwood.games.rage.cards import NAME
from elderwood.games.rage.parts import MACHINE, NO_ONE, Battle, Blow
from elderwood.games.rage.state import (
    BATTLE_END,
    DEATH,
    DYING,
    NEXT_MOVE,
    PICK,
    ROUND,
    STRIKE_STEP,
    W_ATTACK,
    W_BETWEEN,
    W_LETHAL,
    State,
)
from elderwood.games.rage.vocabulary import BLOW, COUNTER, FIRE_SHIELD, MOVE, NONE, PIERCES, SHIELD, SLOT_NAME
from elderwood.games.rage.windows import ask_window


class ChooseMover(Decision[State]):
    """Which of several equally quick warriors moves first (R32)."""

    def moves(self, state: State, seat: int) -> list[int]:
        """Return those that are to move."""
        battle = state.field()
        found = candidates(battle)
        return [SLOT + slot for slot in range(4) if battle.slots[slot] in found]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say why a slot cannot be chosen."""
        reason = nobody_there(state, number)
        if reason is not None:
            return reason
        battle = state.field()
        return Reason("rage-why-not-its-turn", {"card": NAME[battle.card[battle.slots[number]]]}, "R32")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Let it move."""
        take_turn(state, state.field().slots[move - SLOT], log)


class MoveWarrior(Decision[State]):
    """What a warrior does: it strikes, steps aside or stands (R33, R36)."""

    def values(self, state: State, seat: int) -> Values:
        """Name the warrior."""
        battle = state.field()
        return {"card": NAME[battle.card[battle.mover]]}

    def moves(self, state: State, seat: int) -> list[int]:
        """Return what it may do."""
        battle = state.field()
        return options_of(state, battle, battle.mover)

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say why a warrior cannot make a move."""
        battle = state.field()
        values: Values = {"card": NAME[battle.card[battle.mover]]}
        must = any(ATTACK <= move < ATTACK + 3 for move in options_of(state, battle, battle.mover))
        if must:
            return Reason("rage-why-must-hurt", values, "R36" if family == "move" else "R33")
        if family == "attack":
            return Reason("rage-why-no-blow", values, "R33")
        return Reason("rage-why-no-step", values, "R36")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Make the move."""
        make_move(state, move, log)


ASK_WHO: Final = ChooseMover("rage-ask-who", "R32", ["slot"])
ASK_ATTACK: Final = MoveWarrior("rage-ask-attack", "R33", ["attack", "move", "stand"])


def begin_round(state: State, a: int, b: int, log: Log | None) -> None:
    """Begin a round; if the same position has stood before, the battle ends (R37, R79)."""
    battle = state.field()
    key = fingerprint(battle)
    if key in battle.history:
        tell(log, "rage-event-loop", {})
        state.agenda.push(BATTLE_END)
        return
    battle.history = [*battle.history, key]
    battle.moved = 0
    battle.idle = True
    battle.last_side = NO_ONE
    state.agenda.push(NEXT_MOVE)


def fingerprint(battle: Battle) -> int:
    """Return slots, lives, icons, initiative and pending skips as one number."""
    key = 0
    for fighter in battle.slots:
        key <<= 36
        if fighter != NO_ONE:
            key |= fighter + 1
            if battle.lives[fighter] > 0:
                key |= battle.lives[fighter] << 8 | battle.icons[fighter] << 12 | battle.initiative[fighter] << 24
                key |= (battle.skips >> fighter & 1) << 35
    return key


def next_move(state: State, a: int, b: int, log: Log | None) -> None:
    """Go on with the next card, the next round, or the end (R38)."""
    battle = state.field()
    if not battle.contested():
        state.agenda.push(BATTLE_END)
        return
    found = candidates(battle)
    if not found:
        state.agenda.push(BATTLE_END if battle.idle else ROUND)
        return
    state.agenda.push(NEXT_MOVE)
    state.agenda.push(PICK)
    ask_window(state, W_BETWEEN, speaker_for(state, battle.side[found[0]]), log)


def speaker_for(state: State, side: int) -> int:
    """Return who speaks first in a window about a card of a side; for the computer it is the attacker (R44)."""
    seat = state.attack.commander(side)
    return state.attack.attacker if seat < 0 else seat


def pick(state: State, a: int, b: int, log: Log | None) -> None:
    """Let the next card move, if an enemy is left (R38); an owner chooses among several that are equal (R32)."""
    battle = state.field()
    found = candidates(battle)
    if not found or not battle.contested():
        return
    seat = state.attack.commander(battle.side[found[0]])
    if len(found) > 1 and seat != MACHINE:
        state.put_question(seat, ASK_WHO, begins=True)
    else:
        take_turn(state, found[0], log)


def take_turn(state: State, fighter: int, log: Log | None) -> None:
    """Let a card make its move of the round."""
    battle = state.field()
    battle.moved |= 1 << fighter
    battle.last_side = battle.side[fighter]
    battle.last_initiative = battle.initiative[fighter]
    begin_move(state, fighter, log)


def extra_move(state: State, fighter: int, b: int, log: Log | None) -> None:
    """Let a card move out of turn, if it lives and an enemy is left (R38)."""
    battle = state.field()
    if battle.lives[fighter] > 0 and battle.contested():
        begin_move(state, fighter, log)


def begin_move(state: State, fighter: int, log: Log | None) -> None:
    """Let a card move: it must strike if it can, burn itself if it must, else it may step aside (R33, R36)."""
    battle = state.field()
    battle.last = None
    if battle.skips >> fighter & 1:
        battle.skips &= ~(1 << fighter)
        battle.idle = False  # R70
        tell(log, "rage-event-skips", {"card": NAME[battle.card[fighter]]})
        return
    choices = options_of(state, battle, fighter)
    battle.mover = fighter
    if len(choices) == 1:
        make_move(state, choices[0], log)
        return
    seat = state.attack.commander(battle.side[fighter])
    if seat == MACHINE:
        make_move(state, best_for_machine(battle, fighter, choices), log)
    else:
        state.put_question(seat, ASK_ATTACK, begins=True)


def options_of(state: State, battle: Battle, fighter: int) -> list[int]:
    """Return the moves of a card, as moves of the action space."""
    strikes: list[int] = []
    burns: list[int] = []
    steps: list[int] = []
    for side in range(3):
        icon = battle.icons[fighter] >> 4 * side & 15
        if icon == MOVE:
            steps.append(STEP + side)
        elif BLOW[icon]:
            target = facing(battle, fighter, side)
            if target == NO_ONE or battle.lives[target] <= 0 or battle.side[target] == battle.side[fighter]:
                continue
            shield = met(battle, target, side)
            if PIERCES[icon] or (shield != SHIELD and shield != FIRE_SHIELD):
                strikes.append(ATTACK + side)
            elif shield == FIRE_SHIELD:
                burns.append(ATTACK + side)
    due = strikes if strikes else burns
    if due:
        return due + steps if state.settings.move_instead else due
    steps.append(STAND)
    return steps


def best_for_machine(battle: Battle, fighter: int, choices: list[int]) -> int:
    """Choose for the computer: most damage done, kills first, least taken; it never steps aside (R23)."""
    best = choices[-1]
    most = -100
    for move in choices:
        if not ATTACK <= move < ATTACK + 3:
            continue
        side = move - ATTACK
        target = facing(battle, fighter, side)
        blow = BLOW[battle.icons[fighter] >> 4 * side & 15]
        shield = met(battle, target, side)
        lives = battle.lives[target]
        worth = min(blow, lives) + (3 if blow >= lives else 0)
        if shield in (COUNTER, FIRE_SHIELD):
            worth -= 4 if battle.lives[fighter] == 1 else 1
        if worth > most:
            most = worth
            best = move
    return best


def make_move(state: State, move: int, log: Log | None) -> None:
    """Strike, step aside or stand."""
    battle = state.field()
    fighter = battle.mover
    battle.mover = NO_ONE
    if move == STAND:
        if log is not None:
            log.tell("rage-event-stands", {"card": NAME[battle.card[fighter]]})
    elif move >= STEP:
        battle.idle = False
        change_places(battle, fighter, (battle.slot_of(fighter) + 1 + move - STEP) % 4, log)
    else:
        launch(state, fighter, move - ATTACK, NONE, log)


def change_places(battle: Battle, fighter: int, goal: int, log: Log | None) -> None:
    """Let a card change places with whatever lies there: friend, enemy, treasure or nothing (R36)."""
    slots = battle.slots[:]
    start = battle.slot_of(fighter)
    slots[start] = slots[goal]
    slots[goal] = fighter
    battle.slots = slots
    if log is not None:
        values: Values = {"card": NAME[battle.card[fighter]], "from": f"slot:{SLOT_NAME[start]}"}
        log.tell("rage-event-steps", {**values, "to": f"slot:{SLOT_NAME[goal]}"})


def told_of(battle: Battle, fighter: int) -> Values:
    """Name a fighter and the slot it stands on: two of a kind may fight."""
    return {"card": NAME[battle.card[fighter]], "slot": SLOT_NAME[battle.slot_of(fighter)]}


def launch(state: State, fighter: int, side: int, icon: int, log: Log | None) -> None:
    """Declare an attack: icons may still be changed before it is resolved (R46)."""
    battle = state.field()
    target = facing(battle, fighter, side)
    battle.idle = False
    battle.strike = Blow(fighter, target, side)
    if log is not None:
        values = told_of(battle, fighter)
        struck = SLOT_NAME[battle.slot_of(target)]
        log.tell("rage-event-attacks", {**values, "other": NAME[battle.card[target]], "struck": struck})
    state.agenda.push(STRIKE_STEP, fighter, side | icon << 2)
    ask_window(state, W_ATTACK, speaker_for(state, battle.side[fighter]), log)


def resolve_strike(state: State, fighter: int, packed: int, log: Log | None) -> None:
    """Resolve an attack with the icons as they are now (R34, R46)."""
    battle = state.field()
    side = packed & 3
    icon = packed >> 2
    if icon == NONE:
        icon = battle.icons[fighter] >> 4 * side & 15
    target = facing(battle, fighter, side)
    battle.strike = None
    blow = BLOW[icon]
    if blow == 0:
        tell(log, "rage-event-misses", {"card": NAME[battle.card[fighter]]})
        return
    shield = met(battle, target, side)
    battle.last = Blow(fighter, target, side)
    if (shield in (SHIELD, FIRE_SHIELD)) and not PIERCES[icon]:
        if log is not None:
            log.tell("rage-event-blocked", told_of(battle, target))
        blow = 0
    harm(battle, target, blow, log)
    if shield in (COUNTER, FIRE_SHIELD):
        harm(battle, fighter, 1, log)
    attacks_first = [fighter, target]
    bury(state, attacks_first)


def harm(battle: Battle, fighter: int, amount: int, log: Log | None) -> None:
    """Take lives off a fighter."""
    if amount:
        battle.set_lives(fighter, battle.lives[fighter] - amount)
        if log is not None:
            log.tell("rage-event-hurt", {**told_of(battle, fighter), "count": amount})


def bury(state: State, fighters: list[int]) -> None:
    """Let those who have lost their last life die one after another, unless they are saved (R83)."""
    battle = state.field()
    for fighter in reversed(fighters):
        if battle.lives[fighter] <= 0 and not battle.gone >> fighter & 1:
            state.agenda.push(DYING, fighter)


def begin_dying(state: State, fighter: int, b: int, log: Log | None) -> None:
    """Open the window in which a dying warrior can be saved."""
    battle = state.field()
    if battle.lives[fighter] > 0:
        return
    battle.dying = fighter
    state.agenda.push(DEATH, fighter)
    seat = holder_of(state, fighter)
    if seat != NO_ONE:
        ask_window(state, W_LETHAL, seat, log)


def die(state: State, fighter: int, b: int, log: Log | None) -> None:
    """Remove a dead card: its slot stays empty (R35)."""
    battle = state.field()
    battle.dying = NO_ONE
    if battle.lives[fighter] > 0:
        return
    if log is not None:
        log.tell("rage-event-dies", told_of(battle, fighter))
    battle.put(battle.slot_of(fighter), NO_ONE)
    leave(state, fighter)
