"""A light player of Rage of the Elves for playouts: it thinks of nothing that takes more than a glance."""

from typing import Final

from elderwood.bots.rage.battles import aim, is_aiming, step_in
from elderwood.bots.rage.bodies import BODY
from elderwood.bots.rage.greedy import is_useful
from elderwood.bots.rage.outlook import quick
from elderwood.bots.rage.worth import lacking
from elderwood.engine.chance import Dice
from elderwood.games.rage.actions import (
    CAPTURE,
    DECLINE,
    END_TURN,
    FIGHT,
    LOOK,
    MOST_SQUADS,
    PASS,
    RETURN,
    TREASURE_MOVE,
    is_act,
)
from elderwood.games.rage.boards import CELL_NAMES
from elderwood.games.rage.capture import ASK_SQUAD
from elderwood.games.rage.cards import ELF_CARDS, HAND_LIMIT
from elderwood.games.rage.parts import NO_ONE
from elderwood.games.rage.piles import squad_cards
from elderwood.games.rage.setup import ASK_RETURN
from elderwood.games.rage.state import State
from elderwood.games.rage.turns import ASK_AFTER, ASK_TURN
from elderwood.games.rage.windows import ASK_RESPONSE, ASK_WINDOW

UNKNOWN: Final = 5.5  # what a face-down card of a squad is taken for
SHARES: Final = 1000
# What a target is worth: a step to the goal, a tower; what makes it hard to take: an owner, a dragon.
STEP: Final = 2.0
LAST_STEP: Final = 2.0  # on top of it
TOWER: Final = 0.7
OWNED: Final = 0.3
DRAGON: Final = 1.0


def answer(state: State, seat: int, moves: list[int], dice: Dice) -> int:
    """Return what a plain player answers at a glance."""
    ask = state.ask
    if ask == ASK_WINDOW.number or ask == ASK_RESPONSE.number:
        return PASS if state.battle is None else step_in(state, seat, moves, dice)
    if ask == ASK_TURN.number or ask == ASK_AFTER.number:
        return in_turn(state, seat, moves, dice)
    if ask == ASK_SQUAD.number:
        return squad(state, seat, moves)
    if ask == ASK_RETURN.number:
        return min(moves, key=lambda move: BODY[ELF_CARDS[move - RETURN]])
    return aim(state, seat, moves, dice) if is_aiming(state, seat) else quick(state, moves)


def in_turn(state: State, seat: int, moves: list[int], dice: Dice) -> int:
    """Use what helps at once, then attack what helps most on the way to the goal."""
    hand = len(state.armies.hands[seat])
    for move in moves:
        if (move == TREASURE_MOVE and hand < HAND_LIMIT - 1) or (is_act(move) and is_useful(state, seat, move, hand)):
            return move
    if state.ask == ASK_AFTER.number:
        return END_TURN
    best = DECLINE
    most = 0.0
    lacks = lacking(state, seat)
    for move in moves:
        if CAPTURE <= move < CAPTURE + len(CELL_NAMES):
            gain = promise(state, seat, move - CAPTURE, lacks) + int(dice.below(SHARES)) / SHARES
            if best == DECLINE or gain > most:
                best, most = move, gain
    return best


def promise(state: State, seat: int, cell: int, lacks: int) -> float:
    """Return what a land is worth to a seat that lacks so many, and how hard it will be to take."""
    realm = state.realm
    before = realm.held
    gain = -OWNED if realm.owner(cell) != NO_ONE else 0.0
    realm.give(cell, seat)
    left = lacking(state, seat)
    realm.held = before
    gain += STEP * (lacks - left) + (0.0 if left else LAST_STEP)
    if realm.towers >> cell & 1:
        gain += TOWER
    return gain - DRAGON if state.settings.board.castles >> cell & 1 else gain


def squad(state: State, seat: int, moves: list[int]) -> int:
    """Look at a squad while that is allowed, then fight the one that seems weakest."""
    squads = state.squads
    best = DECLINE
    least = 0.0
    for move in moves:
        if LOOK <= move < LOOK + MOST_SQUADS:
            return move
        if FIGHT <= move < FIGHT + MOST_SQUADS:
            number = move - FIGHT
            known = squads.seen[number] >> seat & 1
            strength = 0.0
            for place, card in enumerate(squad_cards(state, number)):
                strength += BODY[card] if known or place == squads.opened[number] else UNKNOWN
            if best == DECLINE or strength < least:
                best, least = move, strength
    return best
