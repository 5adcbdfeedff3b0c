"""When others may step in: windows, response rounds, and who is asked (R41-R45, R69, R86-R88).

Who is asked depends on what all can see alone: lands, hand sizes, discard piles, artifacts not yet used. So being
asked, or not being asked, tells nothing about a hand.
"""

from elderwood.games.rage.boards import TOWER
from elderwood.games.rage.cards import (
    ACTION,
    ARTIFACTS,
    COPIES,
    HAND_LIMIT,
    KIND,
    MOMENTS,
    OP,
    PRICE,
    SCOPE,
    SENT,
    TROOPS,
)
from elderwood.games.rage.state import (
    AFTER,
    ASK_RESPONSE,
    ASK_WINDOW,
    ITEM,
    NO_ONE,
    RESPOND,
    W_ATTACK,
    W_BETWEEN,
    W_CENTRE,
    W_FREE,
    W_LETHAL,
    W_RESPONSE,
    W_REVEAL,
    W_TURN,
    WINDOW,
    State,
    slot_of,
)
from elderwood.games.rage.targets import capturable
from elderwood.games.rage.vocabulary import (
    AFTER_ATTACK,
    ALWAYS,
    ANY_BATTLE,
    ANY_TURN,
    ANY_WARRIOR,
    ARTIFACT,
    AS_DEFENDER,
    BEFORE_CAPTURE,
    BETWEEN,
    BUILD_TOWER,
    CENTRE,
    DISCARD_RANDOM,
    DRAGON,
    ENEMY_WARRIOR,
    EXTRA_ATTACK,
    EXTRA_CAPTURE,
    HAND,
    MODIFY_INITIATIVE,
    MOVE_TOKEN,
    ON_ATTACK,
    ON_LETHAL,
    OUTSIDE,
    OWN_BATTLE,
    OWN_TURN,
    OWN_WARRIOR,
    PEEK,
    PROTECT_LAND,
    RECOVER,
    REPLACE_WARRIOR,
    RESPONSE,
    REVEAL,
    SAVE,
    SKIP_MOVE,
)


def open_moments(state: State, seat: int, window: int) -> int:
    """Return the moments of cards that a window is, for a seat."""
    if window == W_BETWEEN:
        return BETWEEN | AFTER_ATTACK if has_just_attacked(state, seat) else BETWEEN
    if window == W_TURN:
        return OWN_TURN | ANY_TURN
    if window == W_FREE:
        return OWN_TURN | ANY_TURN if seat == state.turn else ANY_TURN
    if window == W_ATTACK:
        return ON_ATTACK
    if window == W_RESPONSE:
        return RESPONSE
    if window == W_LETHAL:
        return ON_LETHAL
    return REVEAL if window == W_REVEAL else CENTRE


def has_just_attacked(state: State, seat: int) -> bool:
    """Say whether a warrior of that seat has just attacked, and both it and its target still face each other."""
    if not state.last:
        return False
    fighter, target, side = state.last
    if state.side[fighter] != state.side_of(seat) or state.lives[fighter] <= 0 or state.lives[target] <= 0:
        return False
    slot = slot_of(state, fighter)
    return slot != NO_ONE and state.slots[(slot + 1 + side) % 4] == target


def in_scope(state: State, seat: int, card: int) -> bool:
    """Say whether a card's scope and condition allow it now (R45)."""
    scope = SCOPE[card]
    if scope == OWN_BATTLE:
        if not state.in_battle() or state.side_of(seat) < 0:
            return False
    elif scope == ANY_BATTLE:
        if not state.in_battle():
            return False
    elif scope == OUTSIDE and state.in_battle():
        return False
    when = ACTION[card].when
    if when == ALWAYS:
        return True
    if when == AS_DEFENDER:
        return seat == state.defender
    if when == BEFORE_CAPTURE:
        return not state.captured
    left = len(state.hands[seat]) - (KIND[card] != ARTIFACT)
    return state.phase == AFTER and left >= SENT and len(state.hands[seat]) <= HAND_LIMIT


def slot_targets(state: State, seat: int, card: int) -> list[int]:
    """Return the slots whose warriors an action may be aimed at."""
    if state.hidden:
        return []
    op = OP[card]
    kind = ACTION[card].target
    own = state.side_of(seat)
    found: list[int] = []
    for slot in range(4):
        fighter = state.slots[slot]
        if fighter == NO_ONE or state.lives[fighter] <= 0:
            continue
        mine = state.side[fighter] == own
        if (kind == OWN_WARRIOR and not mine) or (kind >= ENEMY_WARRIOR and kind != ANY_WARRIOR and mine):
            continue
        if op == SKIP_MOVE and state.skips >> fighter & 1:
            continue
        if op == REPLACE_WARRIOR and KIND[state.card[fighter]] == DRAGON:
            continue
        found.append(slot)
    return found


def centre_card(state: State, seat: int) -> int:
    """Return the fighter of a seat's own that lies in the centre, or -1."""
    own = state.side_of(seat)
    for fighter in state.centre:
        if fighter != NO_ONE and state.side[fighter] == own and state.lives[fighter] > 0:
            return fighter
    return NO_ONE


def others_with_cards(state: State, seat: int) -> list[int]:
    """Return the opponents that hold a card."""
    return [
        other
        for other in range(state.settings.seats)
        if state.is_alive(other) and not state.settings.allied(seat, other) and state.hands[other]
    ]


def plain_lands(state: State, seat: int) -> list[int]:
    """Return a seat's lands without tower or castle."""
    kinds = state.settings.board.kinds
    return [
        cell
        for cell in state.settings.board.cells
        if state.owner[cell] == seat and kinds[cell] <= TOWER and not state.towers >> cell & 1
    ]


def lands_to_shield(state: State, seat: int) -> list[int]:
    """Return a seat's lands and towers that are not protected yet."""
    kinds = state.settings.board.kinds
    return [
        cell
        for cell in state.settings.board.cells
        if state.owner[cell] == seat and kinds[cell] <= TOWER and not state.shielded >> cell & 1
    ]


def lands_beside(state: State, cell: int) -> list[int]:
    """Return the lands without owner, no castles, beside a cell, to which a token may go (R59, R89)."""
    board = state.settings.board
    return [
        other
        for other in board.neighbours[cell]
        if state.owner[other] == NO_ONE and board.kinds[other] <= TOWER and other != state.target
    ]


def lands_to_leave(state: State, seat: int) -> list[int]:
    """Return a seat's lands and towers from which a token can go on."""
    kinds = state.settings.board.kinds
    return [
        cell
        for cell in state.settings.board.cells
        if state.owner[cell] == seat and kinds[cell] <= TOWER and lands_beside(state, cell)
    ]


def recoverable(state: State, seat: int) -> list[int]:
    """Return what can be taken back from a discard pile: no card that itself takes cards back (R101)."""
    return [card for card in state.discards[seat] if OP[card] != RECOVER]


def has_target(state: State, seat: int, card: int) -> bool:
    """Say whether an action has something to work on. Reads only what is public."""
    op = OP[card]
    if op <= REPLACE_WARRIOR:
        if op == EXTRA_ATTACK:
            return has_just_attacked(state, seat)
        if op == SAVE:
            return state.dying != NO_ONE and state.side[state.dying] == state.side_of(seat)
        if op == MODIFY_INITIATIVE and state.window == W_CENTRE:
            return centre_card(state, seat) != NO_ONE
        if op == REPLACE_WARRIOR and len(state.hands[seat]) < 1 + (KIND[card] != ARTIFACT):
            return False
        return len(slot_targets(state, seat, card)) > 0
    if op == DISCARD_RANDOM or (op == PEEK and ACTION[card].target == HAND):
        return len(others_with_cards(state, seat)) > 0
    if op == RECOVER:
        return len(recoverable(state, seat)) > 0  # R82
    if op == PEEK:
        return len(state.squads) > 0
    if op == EXTRA_CAPTURE:
        return len(capturable(state, seat)) > 0
    if op == MOVE_TOKEN:
        return len(lands_to_leave(state, seat)) > 0
    if op == BUILD_TOWER:
        return len(plain_lands(state, seat)) > 0
    if op == PROTECT_LAND:
        return len(lands_to_shield(state, seat)) > 0
    return True


def playable(state: State, seat: int, card: int, lands: int) -> bool:
    """Say whether a seat that holds a card may play it in the window that is open."""
    return (
        MOMENTS[card] & open_moments(state, seat, state.window) != 0
        and PRICE[card] <= lands
        and in_scope(state, seat, card)
        and has_target(state, seat, card)
    )


def may_answer(state: State, seat: int) -> bool:
    """Say whether, for all that is public, a seat could do something in the window that is open (R86)."""
    window = state.window
    if not state.is_alive(seat):
        return False
    if window >= W_REVEAL and state.quiet >> seat & 1 and state.in_battle():
        return False
    if window <= W_FREE and (state.treasures[seat] or can_offer(state, seat)):
        return True
    if window == W_LETHAL and (state.dying == NO_ONE or state.side[state.dying] != state.side_of(seat)):
        return False
    moments = open_moments(state, seat, window)
    if state.hands[seat]:
        lands = state.lands(seat)
        for card in TROOPS[state.factions[seat]]:
            if (
                MOMENTS[card] & moments
                and PRICE[card] <= lands
                and in_scope(state, seat, card)
                and state.discards[seat].count(card) < COPIES[card]
                and has_target(state, seat, card)
            ):
                return True
    if state.artifacts[seat]:
        for card in ARTIFACTS:
            if (
                MOMENTS[card] & moments
                and in_scope(state, seat, card)
                and card not in state.used
                and has_target(state, seat, card)
            ):
                return True
    return False


def can_offer(state: State, seat: int) -> bool:
    """Say whether a seat may propose a trade: once a turn, outside battle, with something to give (R58, R90)."""
    if state.offered >> seat & 1 or not (state.treasures[seat] or state.artifacts[seat]):
        return False
    return state.alive != 1 << seat


def ask_window(state: State, which: int, packed: int) -> None:
    """Ask the next seat that could step in; the window closes when all have passed in a row (R26, R44)."""
    if which == W_LETHAL and (state.dying == NO_ONE or state.lives[state.dying] > 0):
        return
    state.window = which
    seats = state.settings.seats
    seat = packed & 15
    passes = packed >> 4
    while passes < seats:
        if may_answer(state, seat):
            state.agenda.push(WINDOW, which, seat | passes << 4)
            state.put_question(seat, ASK_WINDOW, begins=True)
            return
        seat = (seat + 1) % seats
        passes += 1


def ask_response(state: State, turn: int) -> None:
    """Ask the next seat whether it answers the action on top: the others clockwise, then its declarer (R42, R69)."""
    state.window = W_RESPONSE
    top = len(state.stack) - ITEM
    declarer = state.stack[top + 1]
    seats = state.settings.seats
    while turn <= seats and not state.stack[top + 4]:
        seat = (declarer + turn) % seats
        if may_answer(state, seat):
            state.agenda.push(RESPOND, turn)
            state.put_question(seat, ASK_RESPONSE, begins=True)
            return
        turn += 1
