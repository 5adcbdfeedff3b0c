"""Which actions and artifacts can be played, when, on what, and who could play one for all that is public (R41-R45,
R59, R62, R74, R82, R86, R89, R101)."""

from elderwood.engine.words import Reason, Values
from elderwood.games.rage.actions import ACT, ARTIFACT_PLACE, ELF_PLACE, USE
from elderwood.games.rage.battle import facing
from elderwood.games.rage.boards import cells_of
from elderwood.games.rage.cards import (
    ACTION,
    COPIES,
    HAND_LIMIT,
    KIND,
    MOMENTS,
    NAME,
    OP,
    PLAYED_AT,
    PRICE,
    SCOPE,
    SENT,
)
from elderwood.games.rage.parts import NO_ONE, Battle
from elderwood.games.rage.state import (
    AFTER,
    W_ATTACK,
    W_BETWEEN,
    W_CENTRE,
    W_FREE,
    W_LETHAL,
    W_RESPONSE,
    W_REVEAL,
    W_TURN,
    State,
)
from elderwood.games.rage.targets import can_capture
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
    ELVES,
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
    if window == W_ATTACK:
        return ON_ATTACK
    if window == W_RESPONSE:
        return RESPONSE
    if window == W_LETHAL:
        return ON_LETHAL
    if window == W_TURN:
        return OWN_TURN | ANY_TURN
    if window == W_FREE:
        return OWN_TURN | ANY_TURN if seat == state.turn.seat else ANY_TURN
    return REVEAL if window == W_REVEAL else CENTRE


def has_just_attacked(state: State, seat: int) -> bool:
    """Say whether a warrior of that seat has just attacked, and both it and its target still face each other."""
    battle = state.battle
    if battle is None:
        return False
    last = battle.last
    if last is None or battle.side[last.fighter] != state.attack.side_of(seat):
        return False
    if battle.lives[last.fighter] <= 0 or battle.lives[last.target] <= 0:
        return False
    return battle.slot_of(last.fighter) != NO_ONE and facing(battle, last.fighter, last.side) == last.target


def in_scope(state: State, seat: int, card: int) -> bool:
    """Say whether a card's scope and condition allow it now (R45)."""
    scope = SCOPE[card]
    if scope == OWN_BATTLE:
        if state.battle is None or state.attack.side_of(seat) < 0:
            return False
    elif scope == ANY_BATTLE:
        if state.battle is None:
            return False
    elif scope == OUTSIDE and state.battle is not None:
        return False
    when = ACTION[card].when
    if when == ALWAYS:
        return True
    if when == AS_DEFENDER:
        return seat == state.attack.defender
    if when == BEFORE_CAPTURE:
        return not state.turn.captured and not state.turn.extra  # R104
    hand = len(state.armies.hands[seat])
    left = hand - (KIND[card] != ARTIFACT)
    return state.phase == AFTER and left >= SENT and hand <= HAND_LIMIT


def may_be_aimed(battle: Battle, own: int, card: int, slot: int) -> bool:
    """Say whether the warrior on a slot is one that an action of a side may be aimed at."""
    fighter = battle.slots[slot]
    if fighter == NO_ONE or battle.lives[fighter] <= 0 or battle.hidden:
        return False
    kind = ACTION[card].target
    if kind != ANY_WARRIOR and (kind == OWN_WARRIOR) != (battle.side[fighter] == own):
        return False
    op = OP[card]
    if op == SKIP_MOVE:
        return battle.skips >> fighter & 1 == 0
    return op != REPLACE_WARRIOR or KIND[battle.card[fighter]] != DRAGON


def slot_targets(state: State, seat: int, card: int) -> list[int]:
    """Return the slots whose warriors an action may be aimed at."""
    battle = state.field()
    own = state.attack.side_of(seat)
    return [slot for slot in range(4) if may_be_aimed(battle, own, card, slot)]


def centre_card(state: State, seat: int) -> int:
    """Return the fighter of a seat's own that lies in the centre, or -1."""
    battle = state.field()
    own = state.attack.side_of(seat)
    for fighter in battle.centre:
        if fighter != NO_ONE and battle.side[fighter] == own and battle.lives[fighter] > 0:
            return fighter
    return NO_ONE


def others_with_cards(state: State, seat: int) -> list[int]:
    """Return the opponents that hold a card."""
    return [
        other
        for other in range(state.seats)
        if state.is_alive(other) and not state.settings.allied(seat, other) and state.armies.hands[other]
    ]


def free_lands(state: State, seat: int) -> int:
    """Return the set of a seat's lands and towers, castles left out."""
    return state.realm.held[seat] & ~state.settings.board.castles


def ownerless_lands(state: State) -> int:
    """Return the set of lands without owner, no castles, to which a token may go: not the one attacked (R59, R89)."""
    found = ~state.settings.board.castles
    for held in state.realm.held:
        found &= ~held
    target = state.attack.target
    return found if target == NO_ONE else found & ~(1 << target)


def lands_beside(state: State, cell: int) -> list[int]:
    """Return the lands beside a cell to which a token may go."""
    return cells_of(state.settings.board.beside[cell] & ownerless_lands(state))


def lands_for(state: State, seat: int, op: int) -> int:
    """Return the set of lands that a token can leave, that can be built on, or that can be protected."""
    lands = free_lands(state, seat)
    if op == BUILD_TOWER:
        return lands & ~state.realm.towers
    if op == PROTECT_LAND:
        return lands & ~state.realm.shielded
    beside = state.settings.board.beside
    goals = ownerless_lands(state)
    for cell in cells_of(lands):
        if not beside[cell] & goals:
            lands &= ~(1 << cell)
    return lands


def recoverable(state: State, seat: int) -> list[int]:
    """Return what can be taken back from a discard pile: no card that itself takes cards back (R101)."""
    return [card for card in state.armies.discards[seat] if OP[card] != RECOVER]


def has_target(state: State, seat: int, card: int) -> bool:
    """Say whether an action has something to work on. Reads only what is public."""
    op = OP[card]
    battle = state.battle
    if op <= REPLACE_WARRIOR:
        if battle is None:
            return False
        if op == EXTRA_ATTACK:
            return has_just_attacked(state, seat)
        own = state.attack.side_of(seat)
        if op == SAVE:
            return battle.dying != NO_ONE and battle.side[battle.dying] == own
        if op == MODIFY_INITIATIVE and state.window == W_CENTRE:
            return centre_card(state, seat) != NO_ONE
        if op == REPLACE_WARRIOR and len(state.armies.hands[seat]) < 1 + (KIND[card] != ARTIFACT):
            return False
        return any(may_be_aimed(battle, own, card, slot) for slot in range(4))
    if op == DISCARD_RANDOM or (op == PEEK and ACTION[card].target == HAND):
        return len(others_with_cards(state, seat)) > 0
    if op == RECOVER:
        return len(recoverable(state, seat)) > 0  # R82
    if op == PEEK:
        return len(state.squads.cards) > 0
    if op == EXTRA_CAPTURE:
        return can_capture(state, seat)
    if op in (MOVE_TOKEN, BUILD_TOWER, PROTECT_LAND):
        return lands_for(state, seat, op) != 0
    return True


def add_actions(state: State, seat: int, moves: list[int]) -> list[int]:
    """Add the actions and artifacts that a seat may play in the window that is open."""
    moments = open_moments(state, seat, state.window)
    lands = state.lands(seat)
    before = 0
    for card in state.armies.hands[seat]:
        if (
            card != before
            and MOMENTS[card] & moments
            and PRICE[card] <= lands
            and in_scope(state, seat, card)
            and has_target(state, seat, card)
        ):
            moves.append(ACT + ELF_PLACE[card])
        before = card
    for card in state.hoard.artifacts[seat]:
        if MOMENTS[card] & moments and in_scope(state, seat, card) and has_target(state, seat, card):
            moves.append(USE + ARTIFACT_PLACE[card])
    return moves


def may_answer(state: State, seat: int) -> bool:
    """Say whether, for all that is public, a seat could do something in the window that is open (R86)."""
    window = state.window
    battle = state.battle
    if not state.is_alive(seat):
        return False
    if battle is not None:
        if window >= W_REVEAL and battle.quiet >> seat & 1:
            return False
        if window == W_LETHAL and (battle.dying == NO_ONE or battle.side[battle.dying] != state.attack.side_of(seat)):
            return False
    if window <= W_FREE and (state.hoard.treasures[seat] or can_offer(state, seat)):
        return True
    moments = open_moments(state, seat, window)
    if state.armies.hands[seat]:
        lands = state.lands(seat)
        for card in PLAYED_AT[state.armies.factions[seat]][moments]:
            if (
                PRICE[card] <= lands
                and in_scope(state, seat, card)
                and has_target(state, seat, card)
                and not all_discarded(state, seat, card)
            ):
                return True
    if state.hoard.artifacts[seat]:
        for card in PLAYED_AT[ELVES][moments]:
            if in_scope(state, seat, card) and has_target(state, seat, card) and card not in state.hoard.used:
                return True
    return False


def all_discarded(state: State, seat: int, card: int) -> bool:
    """Say whether all copies of a card lie on the discard pile, so that it cannot be held."""
    left = COPIES[card]
    for other in state.armies.discards[seat]:
        if other == card:
            left -= 1
            if left == 0:
                return True
    return False


def can_offer(state: State, seat: int) -> bool:
    """Say whether a seat may propose a trade: once a turn, outside battle, with something to give (R58, R90)."""
    if state.turn.offered >> seat & 1 or not (state.hoard.treasures[seat] or state.hoard.artifacts[seat]):
        return False
    return state.alive != 1 << seat


def refuse_card(state: State, seat: int, card: int) -> Reason | None:
    """Say why an action or an artifact is out of reach whatever the moment: it is not held, or costs too much."""
    values: Values = {"card": NAME[card]}
    if KIND[card] == ARTIFACT:
        if card not in state.hoard.artifacts[seat]:
            return Reason("rage-why-no-artifact", values, "R56")
    elif card not in state.armies.hands[seat]:
        return Reason("rage-why-not-in-hand", values, "R45")
    lands = state.lands(seat)
    if PRICE[card] > lands:
        return Reason("rage-why-price", {**values, "price": PRICE[card], "lands": lands}, "R41")
    return None


def refuse_action(state: State, seat: int, card: int) -> Reason:
    """Say why an action or an artifact cannot be used now."""
    reason = refuse_card(state, seat, card)
    if reason is not None:
        return reason
    values: Values = {"card": NAME[card]}
    if not in_scope(state, seat, card):
        return Reason("rage-why-scope", values, "R45")
    if not MOMENTS[card] & open_moments(state, seat, state.window):
        return Reason("rage-why-not-now", values, "R44")
    return Reason("rage-why-no-target", values, "R43")
