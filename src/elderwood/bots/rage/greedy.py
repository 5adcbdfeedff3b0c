"""A plain player of Rage of the Elves: goes for its goal, picks fights it can win, spends actions that turn a battle.

Moves of a battle and of the Capture phase are tried out on a few deals of what is hidden: each is played on without
thinking until the phase is over, and the tables are weighed.
"""

from typing import Final

from elderwood.bots.player import Bot, Budget, Seen
from elderwood.bots.rage.bodies import BODY
from elderwood.bots.rage.outlook import carry_on, quick, table_worth
from elderwood.engine.chance import Chance
from elderwood.engine.position import Position
from elderwood.games.rage.acting import ASK_OTHER_SLOT, ASK_PEEK, ASK_SEAT, ASK_SIDE, ASK_TARGET
from elderwood.games.rage.actions import (
    ACCEPT,
    CAPTURE,
    DECLINE,
    END_TURN,
    LOOK,
    PASS,
    QUIET,
    REFUSE,
    RETURN,
    SEAT,
    SEND,
    SENDABLE,
    TAKE,
    TREASURE_MOVE,
    USE,
    is_act,
    played_card,
)
from elderwood.games.rage.boards import CELL_NAMES
from elderwood.games.rage.capture import ASK_OPEN, ASK_SEND, ASK_SQUAD
from elderwood.games.rage.cards import ELF_CARDS, HAND_LIMIT, OP
from elderwood.games.rage.course import COURSE
from elderwood.games.rage.effects import ASK_TAKE
from elderwood.games.rage.layout import ASK_KEEPER, ASK_PLACE
from elderwood.games.rage.setup import ASK_PEOPLE, ASK_RETURN
from elderwood.games.rage.state import State
from elderwood.games.rage.trading import ASK_DEAL, ASK_HAND_OVER
from elderwood.games.rage.turns import ASK_AFTER, ASK_DISCARD, ASK_TURN
from elderwood.games.rage.vocabulary import (
    BUILD_TOWER,
    DISCARD_RANDOM,
    DRAW,
    EXTRA_CAPTURE,
    PROTECT_LAND,
    RECOVER,
)
from elderwood.games.rage.windows import ASK_RESPONSE, ASK_WINDOW

DEALS: Final = 3  # deals of what is hidden that a move is weighed in
WIDTH: Final = 5  # targets, and cards to send, that are looked at closely
GAIN: Final = 0.5  # what an action must bring to be worth its card
FEW: Final = 3  # cards in hand below which drawing is welcome
PLAIN_ANSWERS: Final = [ASK_PEOPLE, ASK_OPEN, ASK_KEEPER, ASK_PEEK, ASK_HAND_OVER]
AIMS: Final = [ASK_TARGET, ASK_SIDE, ASK_OTHER_SLOT]


class GreedyRage(Bot):
    """Looks as far as the end of the Capture phase."""

    def answer(self, seen: Seen, budget: Budget | None = None) -> int:
        """Return the move that looks best."""
        moves = seen.moves
        if len(moves) == 1:
            return moves[0]
        chance = Chance(bytes(32), [0])
        state = seen.imagine(chance)
        assert isinstance(state, State)
        ask = COURSE.decisions[state.ask]
        if ask in (ASK_TURN, ASK_AFTER):
            return choose_in_turn(seen, state, chance)
        if ask in (ASK_WINDOW, ASK_RESPONSE):
            return step_in(seen, state, chance)
        if ask == ASK_RETURN:
            return min(moves, key=lambda move: BODY[ELF_CARDS[move - RETURN]])
        if ask in (ASK_DISCARD, ASK_PLACE):
            return quick(state, moves)
        if ask == ASK_TAKE:
            return max(moves, key=lambda move: BODY[ELF_CARDS[move - TAKE]])
        if ask == ASK_SEAT:
            return max(moves, key=lambda move: state.lands(move - SEAT))
        if ask == ASK_DEAL:
            trade = state.offer()
            gets = 2 * trade.gives + 3 * len(trade.given)
            return ACCEPT if gets >= 2 * trade.wants_treasures + 3 * trade.wants_artifacts else REFUSE
        if ask in PLAIN_ANSWERS:
            return moves[0]
        if ask == ASK_SQUAD:
            looks = [move for move in moves if LOOK <= move < LOOK + 5]
            if looks:
                return looks[0]
        if ask == ASK_SEND:
            moves = sorted(moves, key=lambda move: -BODY[SENDABLE[move - SEND]])[:WIDTH]
        return best_of(seen, state, moves, chance)


def best_of(seen: Seen, state: Position, moves: list[int], chance: Chance) -> int:
    """Return the move after which the table looks best at the end of the Capture phase."""
    deals = [state] + [seen.imagine(chance) for _ in range(DEALS - 1)]
    return max(moves, key=lambda move: outlook(deals, seen.seat, move))


def outlook(deals: list[Position], seat: int, move: int) -> float:
    """Return how good the table is for a seat after a move, over several deals."""
    total = 0.0
    for deal in deals:
        twin = deal.copy()
        twin.play(seat, move)
        total += table_worth(carry_on(twin), seat)
    return total / len(deals)


def choose_in_turn(seen: Seen, state: State, chance: Chance) -> int:
    """Use what helps at once, then attack what looks best, or decline."""
    seat = seen.seat
    hand = len(state.armies.hands[seat])
    for move in seen.moves:
        if move == TREASURE_MOVE and hand <= FEW:
            return move
        if is_act(move) and is_useful(state, seat, move, hand):
            return move
    if state.ask == ASK_AFTER.number:
        return END_TURN
    targets = [move for move in seen.moves if CAPTURE <= move < CAPTURE + len(CELL_NAMES)]
    targets.sort(key=lambda move: -promise(state, seat, move - CAPTURE))
    return best_of(seen, state, [*targets[:WIDTH], DECLINE], chance)


def promise(state: State, seat: int, cell: int) -> float:
    """Return what holding a cell would be worth, whatever it costs to take it."""
    twin = state.copy()
    assert isinstance(twin, State)
    twin.realm.give(cell, seat)
    # Owned lands and castles are harder to take: among equals look at the free ones first.
    return table_worth(twin, seat) - (0.4 if state.realm.owner(cell) >= 0 else 0.0)


def is_useful(state: State, seat: int, move: int, hand: int) -> bool:
    """Say whether an action outside battle is worth playing now."""
    artifact = move >= USE
    op = OP[played_card(move)]
    if op == BUILD_TOWER:
        return True
    if op in (DRAW, RECOVER):
        return hand <= FEW
    if op == EXTRA_CAPTURE:
        return artifact or hand >= HAND_LIMIT
    if op == DISCARD_RANDOM:
        return artifact or hand > HAND_LIMIT
    return op == PROTECT_LAND and artifact and state.lands(seat) > 2


def step_in(seen: Seen, state: State, chance: Chance) -> int:
    """Play an action if it turns the battle; an outsider keeps out of it."""
    seat = seen.seat
    if state.battle is None:
        helps = state.attack.defender == seat and len(state.armies.hands[seat]) < FEW
        return TREASURE_MOVE if helps and TREASURE_MOVE in seen.moves else PASS
    actions = [move for move in seen.moves if move not in (PASS, QUIET)]
    if not actions or state.attack.side_of(seat) < 0:
        return PASS  # to be quiet for good would tell what is held
    deals: list[Position] = [state]
    best, most = PASS, outlook(deals, seat, PASS) + GAIN
    for move in actions:
        worth = best_aim(state, seat, move)
        if worth > most:
            best, most = move, worth
    return best


def best_aim(state: State, seat: int, move: int) -> float:
    """Return the best that an action can bring, over all its targets."""
    twin = state.copy()
    assert isinstance(twin, State)
    twin.play(seat, move)
    if not twin.ending and twin.asked == seat and COURSE.decisions[twin.ask] in AIMS:
        return max(best_aim(twin, seat, further) for further in twin.moves(seat))
    return table_worth(carry_on(twin), seat)
