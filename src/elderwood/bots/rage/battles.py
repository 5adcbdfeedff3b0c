"""How a battle of Rage of the Elves would end, and which action would turn it."""

from typing import Final

from elderwood.bots.rage.outlook import quick
from elderwood.engine.chance import Dice
from elderwood.games.rage.acting import ASK_OTHER_SLOT, ASK_SIDE, ASK_TARGET
from elderwood.games.rage.actions import PASS, is_act, played_card
from elderwood.games.rage.cards import OP
from elderwood.games.rage.state import W_LETHAL, State
from elderwood.games.rage.vocabulary import REDEAL_BATTLE

TRIES: Final = 2  # actions with their aims that are thought of in a window
LONGEST: Final = 60  # answers after which a look ahead is given up
LAZY: Final = 2  # one window of so many is thought about
CROWD: Final = 2  # seats beyond which those whom a battle does not concern keep out of it


def copied(state: State) -> State:
    """Return a twin to try things on."""
    twin = state.copy()
    assert isinstance(twin, State)
    return twin


def is_aiming(state: State, seat: int) -> bool:
    """Say whether a seat is asked what its action is aimed at, in a battle."""
    ask = state.ask
    return (
        state.asked == seat
        and not state.ending
        and (ask == ASK_TARGET.number or ask == ASK_SIDE.number or ask == ASK_OTHER_SLOT.number)
    )


def turns_out_well(state: State, seat: int, move: int, dice: Dice) -> bool:
    """Say whether a battle ends as a seat wishes after a move of it and any aims, if nobody steps in any more."""
    attacker = state.attack.attacker
    cell = state.attack.target
    twin = copied(state)
    twin.play(seat, move)
    while is_aiming(twin, seat):
        moves = twin.moves(seat)
        twin.play(seat, moves[dice.below(len(moves))])
    battle = twin.battle
    if battle is not None:
        battle.quiet = (1 << state.seats) - 1
    for _ in range(LONGEST):
        if twin.battle is None or twin.ending:
            break
        twin.play(twin.asked, quick(twin, twin.moves(twin.asked)))
    return (twin.realm.owner(cell) == attacker) == state.settings.allied(seat, attacker)


def step_in(state: State, seat: int, moves: list[int], dice: Dice) -> int:
    """Play an action that turns a battle, if one comes to mind at once."""
    if state.field().hidden or (state.seats > CROWD and state.attack.side_of(seat) < 0):
        return PASS
    actions = [move for move in moves if is_act(move)]
    if not actions or (state.window != W_LETHAL and dice.below(LAZY)) or turns_out_well(state, seat, PASS, dice):
        return PASS
    for _ in range(TRIES):
        move = actions[dice.below(len(actions))]
        # How cards will lie when they are laid out anew nobody knows: what is being lost can only get better.
        if OP[played_card(move)] == REDEAL_BATTLE or turns_out_well(state, seat, move, dice):
            return move
    return PASS


def aim(state: State, seat: int, moves: list[int], dice: Dice) -> int:
    """Aim an action where it turns the battle."""
    for move in moves:
        if turns_out_well(state, seat, move, dice):
            return move
    return moves[dice.below(len(moves))]
