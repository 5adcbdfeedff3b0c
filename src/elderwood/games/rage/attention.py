"""What a seat that does not like to be asked all the time is asked nevertheless (R105).

Whether a seat is asked at all depends on public things (R86). Among those questions a seat may wish to hear all, those
that matter to it, or none; what stands in for it otherwise is an ordinary pass.
"""

from typing import Final

from elderwood.engine.wishes import Wishes
from elderwood.games.rage.actions import PASS, QUIET, is_act, played_card
from elderwood.games.rage.battle import candidates, facing, met
from elderwood.games.rage.cards import ACTION, OP
from elderwood.games.rage.editions import Edition
from elderwood.games.rage.parts import NO_ONE, Battle, Blow
from elderwood.games.rage.state import W_ATTACK, W_BETWEEN, W_RESPONSE, State
from elderwood.games.rage.vocabulary import (
    BLOW,
    COUNTER,
    DAMAGE,
    DISCARD_RANDOM,
    FIRE_SHIELD,
    HAND,
    MODIFY_INITIATIVE,
    NONE,
    PEEK,
    PIERCES,
    REPLACE_WARRIOR,
    SET_ICON,
    SHIELD,
    SKIP_MOVE,
)

ALWAYS: Final = "always"
MINE: Final = "mine"
NEVER: Final = "never"
THIS_BATTLE: Final = "battle"  # never, until this battle ends
WISHES: Final = Wishes([ALWAYS, MINE, NEVER], MINE, [THIS_BATTLE])


def span_of(state: State, wish: str) -> str:
    """Name the battle that a passing wish lasts for, or its round: a pass between moves holds for the rest of it."""
    battle = state.battle
    if battle is None:
        return ""
    turn = state.turn
    name = f"{turn.round}-{turn.seat}-{state.attack.target}"
    if wish == THIS_BATTLE:
        return name
    return f"{name}-{len(battle.history)}" if wish == MINE and state.window == W_BETWEEN else ""


def worth_asking(state: State, seat: int, wish: str, moves: list[int]) -> list[int]:
    """Return the moves for whose sake a seat with that wish is asked."""
    if wish == ALWAYS:
        return moves
    if wish != MINE:
        return []
    found = [move for move in moves if move not in (PASS, QUIET)]
    if state.window == W_RESPONSE:
        return found if touches(state, seat) else []
    own = state.attack.side_of(seat)
    if own < 0:
        return []
    battle = state.battle
    if battle is None:
        # The attacker has just had its turn, and treasures can wait for the question whether the land is defended.
        return [move for move in found if is_act(move)] if seat == state.attack.defender else []
    return [move for move in found if bears(state, battle, own, played_card(move))]


def touches(state: State, seat: int) -> bool:
    """Say whether the action on top is another's, and played in a seat's battle or aimed at its hand."""
    action = state.action()
    if action.seat == seat:
        return False
    if state.battle is not None:
        return state.attack.side_of(seat) >= 0
    robs = OP[action.card] == DISCARD_RANDOM or (OP[action.card] == PEEK and ACTION[action.card].target == HAND)
    return robs and action.aim == seat


def bears(state: State, battle: Battle, own: int, card: int) -> bool:
    """Say whether a card of a side can change what happens next; one that can wait for a better moment does not."""
    op = OP[card]
    strike = battle.strike
    if state.window == W_ATTACK and strike is not None:
        return op != SET_ICON or turns_blow(battle, own, strike, ACTION[card].icon)
    if state.window != W_BETWEEN:
        return True
    movers = candidates(battle)
    theirs = bool(movers) and battle.side[movers[0]] != own
    if op == SET_ICON:
        icon = ACTION[card].icon
        return not theirs and any(best_blow(battle, mover, icon) > best_blow(battle, mover) for mover in movers)
    if op in (SKIP_MOVE, DAMAGE):
        return theirs and any(best_blow(battle, mover) > 0 for mover in movers)
    if op == MODIFY_INITIATIVE:
        return theirs and overtakes(battle, own, movers[0], ACTION[card].amount)
    edition = state.settings.edition
    return op != REPLACE_WARRIOR or any(is_spent(edition, battle, own, fighter) for fighter in battle.slots)


def icon_on(battle: Battle, fighter: int, side: int) -> int:
    """Return the icon on a side of a fighter."""
    return battle.icons[fighter] >> 4 * side & 15


def taken(battle: Battle, target: int, icon: int, guard: int) -> int:
    """Return the lives that an attack with an icon takes from a target behind another (R34)."""
    if guard in (SHIELD, FIRE_SHIELD) and not PIERCES[icon]:
        return 0
    return min(BLOW[icon], battle.lives[target])


def costs(icon: int, guard: int) -> bool:
    """Say whether an attack hurts who strikes (R34)."""
    return BLOW[icon] > 0 and guard in (COUNTER, FIRE_SHIELD)


def turns_blow(battle: Battle, own: int, strike: Blow, icon: int) -> bool:
    """Say whether setting an icon spares a side something in the attack that is declared, or costs the other more."""
    attacks = battle.side[strike.fighter] == own
    blow = icon_on(battle, strike.fighter, strike.side)
    guard = met(battle, strike.target, strike.side)
    lost = taken(battle, strike.target, blow, guard)
    if icon == NONE:  # it may be taken from either of the two
        return lost == 0 or costs(blow, guard) if attacks else lost > 0
    if attacks:
        return taken(battle, strike.target, icon, guard) > lost
    return taken(battle, strike.target, blow, icon) < lost or costs(blow, icon) > costs(blow, guard)


def best_blow(battle: Battle, fighter: int, icon: int = NONE) -> int:
    """Return the most lives that a fighter can take, with the icons it has or with another one on a side."""
    best = 0
    for side in range(3):
        target = facing(battle, fighter, side)
        if target == NO_ONE or battle.lives[target] <= 0 or battle.side[target] == battle.side[fighter]:
            continue
        blow = icon_on(battle, fighter, side) if icon == NONE else icon
        best = max(best, taken(battle, target, blow, met(battle, target, side)))
    return best


def is_spent(edition: Edition, battle: Battle, own: int, fighter: int) -> bool:
    """Say whether a warrior of a side is hurt or has made its move, so that another in its place would gain by it."""
    if fighter == NO_ONE or battle.side[fighter] != own or battle.lives[fighter] <= 0:
        return False
    return battle.lives[fighter] < edition.lives[battle.card[fighter]] or battle.moved >> fighter & 1 != 0


def overtakes(battle: Battle, own: int, mover: int, amount: int) -> bool:
    """Say whether more initiative lets a warrior of a side move before the one that is next."""
    for fighter in battle.slots:
        if fighter == NO_ONE or battle.side[fighter] != own or battle.lives[fighter] <= 0:
            continue
        if not battle.moved >> fighter & 1 and battle.initiative[fighter] + amount >= battle.initiative[mover]:
            return True
    return False
