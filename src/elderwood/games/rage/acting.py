"""Playing an action or an artifact: aiming it, declaring it, and the stack of answers (R41-R43, R69, R87)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log
from elderwood.engine.words import Reason, Values
from elderwood.games.rage.actions import CELL, PEEK_AT, SEAT, SIDE, SLOT
from elderwood.games.rage.artifacts import spend_artifact
from elderwood.games.rage.boards import CELL_NAMES, cells_of
from elderwood.games.rage.cards import ACTION, KIND, NAME, OP
from elderwood.games.rage.parts import NO_ONE, Declared
from elderwood.games.rage.piles import add_to_discard, hand_place, play_from_hand
from elderwood.games.rage.playable import centre_card, lands_beside, lands_for, others_with_cards, slot_targets
from elderwood.games.rage.state import RESOLVE, RESPOND, W_CENTRE, State
from elderwood.games.rage.vocabulary import (
    ALL_ENEMIES,
    ARTIFACT,
    BUILD_TOWER,
    CANCEL_ACTION,
    DISCARD_RANDOM,
    EXTRA_ATTACK,
    HAND,
    ICON_NAME,
    MODIFY_INITIATIVE,
    MOVE_TOKEN,
    PEEK,
    PROTECT_LAND,
    REPLACE_WARRIOR,
    SAVE,
    SET_ICON,
    SIDE_NAME,
    SLOT_NAME,
    SQUAD,
    SWAP_POSITIONS,
)


class Aim(Decision[State]):
    """A question about the action on top of the stack."""

    def values(self, state: State, seat: int) -> Values:
        """Name the action."""
        return {"card": NAME[state.action().card]}


class AimAtWarrior(Aim):
    """Which warrior an action is for; some actions need one thing more."""

    def moves(self, state: State, seat: int) -> list[int]:
        """Return the warriors it may be aimed at."""
        return [SLOT + slot for slot in slot_targets(state, seat, state.action().card)]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say why a slot is no target."""
        reason = nobody_there(state, number)
        if reason is not None:
            return reason
        battle = state.field()
        return Reason("rage-why-not-a-target", {"card": NAME[battle.card[battle.slots[number]]]}, "R45")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Aim at a warrior."""
        aim_at_slot(state, move - SLOT, log)


class AimAtOtherSlot(Aim):
    """With which place a warrior changes."""

    def moves(self, state: State, seat: int) -> list[int]:
        """Return the other slots."""
        slots = state.field().slots
        fighter = state.action().aim
        return [SLOT + slot for slot in range(4) if slots[slot] != fighter]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say that it is the same place."""
        return Reason("rage-why-same-slot", {}, "R36")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Aim at the place."""
        aim_further(state, move - SLOT, log)


class AimAtSide(Aim):
    """On which side of a warrior an icon changes."""

    def moves(self, state: State, seat: int) -> list[int]:
        """Return the three sides."""
        return [SIDE, SIDE + 1, SIDE + 2]

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Aim at the side."""
        aim_further(state, move - SIDE, log)


class AimAtSeat(Aim):
    """Which opponent an action is against."""

    def moves(self, state: State, seat: int) -> list[int]:
        """Return the opponents with a hand."""
        return [SEAT + other for other in others_with_cards(state, seat)]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say why a player cannot be chosen."""
        reason = refuse_opponent(state, seat, number)
        return reason if reason is not None else Reason("rage-why-empty-hand", {"seat": number}, "R43")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Aim at a player."""
        aim_at(state, move - SEAT, log)


class AimAtSquad(Aim):
    """Which squad to look at."""

    def moves(self, state: State, seat: int) -> list[int]:
        """Return the squads."""
        return [PEEK_AT + squad for squad in range(state.squads.count())]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say that there is no such squad."""
        return Reason("rage-why-no-squad", {"squad": number + 1}, "R17")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Aim at a squad."""
        aim_at(state, move - PEEK_AT, log)


class AimAtLand(Aim):
    """Which of one's own lands an action is for."""

    def moves(self, state: State, seat: int) -> list[int]:
        """Return the lands it can be aimed at."""
        return [CELL + cell for cell in cells_of(lands_for(state, seat, OP[state.action().card]))]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say why an action cannot be aimed at a land."""
        values: Values = {"cell": CELL_NAMES[number]}
        board = state.settings.board
        if number not in board.cells:
            return Reason("rage-why-closed", values, "R4")
        if state.realm.owner(number) != seat:
            return Reason("rage-why-not-yours", values, "R59")
        if board.castles >> number & 1:
            return Reason("rage-why-castle", values, "R59")
        op = OP[state.action().card]
        if op == BUILD_TOWER:
            return Reason("rage-why-tower", values, "R62")
        if op == MOVE_TOKEN:
            return Reason("rage-why-nowhere", values, "R59")
        return Reason("rage-why-shielded", values, "R74")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Aim at a land."""
        aim_at(state, move - CELL, log)


class AimAtGoal(Aim):
    """To which land a token goes."""

    def moves(self, state: State, seat: int) -> list[int]:
        """Return the free lands beside."""
        return [CELL + cell for cell in lands_beside(state, state.action().aim)]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say why the token cannot go there."""
        values: Values = {"cell": CELL_NAMES[number]}
        if number not in state.settings.board.cells:
            return Reason("rage-why-closed", values, "R4")
        return Reason("rage-why-not-beside", values, "R59")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Aim at the land."""
        aim_further(state, move - CELL, log)


ASK_TARGET: Final = AimAtWarrior("rage-ask-target", "R43", ["slot"])
ASK_OTHER_SLOT: Final = AimAtOtherSlot("rage-ask-other-slot", "R36", ["slot"])
ASK_SIDE: Final = AimAtSide("rage-ask-side", "R46", ["side"])
ASK_SEAT: Final = AimAtSeat("rage-ask-seat", "R43", ["seat"])
ASK_PEEK: Final = AimAtSquad("rage-ask-peek", "R16", ["peek"])
ASK_CELL: Final = AimAtLand("rage-ask-cell", "R59", ["cell"])
ASK_GOAL_CELL: Final = AimAtGoal("rage-ask-goal-cell", "R59", ["cell"])


def nobody_there(state: State, slot: int) -> Reason | None:
    """Say that no living warrior stands on a slot, if so."""
    return None if state.field().lives_on(slot) else Reason("rage-why-nobody-there", {}, "R35")


def refuse_opponent(state: State, seat: int, other: int) -> Reason | None:
    """Say why a player is no opponent, if so."""
    if other >= state.seats:
        return Reason("why-no-seat", {"seat": other})
    if other == seat or not state.is_alive(other):
        return Reason("rage-why-another-player", {}, "R58")
    if state.settings.allied(seat, other):
        return Reason("rage-why-ally-seat", {"seat": other}, "R75")
    return None


def begin_action(state: State, seat: int, card: int, log: Log | None) -> None:
    """Take a card from the hand or an artifact, and ask what it is aimed at."""
    if KIND[card] == ARTIFACT:
        spend_artifact(state, seat, card)
    else:
        play_from_hand(state, seat, card)
    state.top = Declared(card, seat, state.top)
    aim(state, seat, card, log)


def aim(state: State, seat: int, card: int, log: Log | None) -> None:
    """Ask for the target; where all can see that there is only one, it is taken by itself (R91)."""
    op = OP[card]
    action = state.action()
    if op == EXTRA_ATTACK:
        last = state.field().last
        assert last is not None
        action.aim = last.fighter
        action.further = last.target
    elif op == SAVE:
        action.aim = state.field().dying
    elif op == MODIFY_INITIATIVE and state.window == W_CENTRE:
        action.aim = centre_card(state, seat)
    elif op <= REPLACE_WARRIOR and ACTION[card].target != ALL_ENEMIES:
        slots = slot_targets(state, seat, card)
        if len(slots) > 1:
            state.put_question(seat, ASK_TARGET)
            return
        aim_at_slot(state, slots[0], log)
        return
    elif op == DISCARD_RANDOM or (op == PEEK and ACTION[card].target == HAND):
        others = others_with_cards(state, seat)
        if len(others) > 1:
            state.put_question(seat, ASK_SEAT)
            return
        action.aim = others[0]
    elif op == PEEK:
        state.put_question(seat, ASK_PEEK)
        return
    elif op in (MOVE_TOKEN, BUILD_TOWER, PROTECT_LAND):
        state.put_question(seat, ASK_CELL)
        return
    declare(state, log)


def aim_at_slot(state: State, slot: int, log: Log | None) -> None:
    """Aim at a warrior; some actions need one thing more."""
    action = state.action()
    action.aim = state.field().slots[slot]
    if OP[action.card] == SET_ICON:
        state.put_question(action.seat, ASK_SIDE)
    elif OP[action.card] == SWAP_POSITIONS:
        state.put_question(action.seat, ASK_OTHER_SLOT)
    else:
        declare(state, log)


def aim_further(state: State, number: int, log: Log | None) -> None:
    """Note the side, the other slot or the land a token goes to."""
    state.action().further = number
    declare(state, log)


def aim_at(state: State, number: int, log: Log | None) -> None:
    """Aim at a seat, a squad or a land."""
    action = state.action()
    action.aim = number
    if OP[action.card] == MOVE_TOKEN:
        beside = lands_beside(state, number)
        if len(beside) > 1:
            state.put_question(action.seat, ASK_GOAL_CELL)
            return
        action.further = beside[0]
    declare(state, log)


def declare(state: State, log: Log | None) -> None:
    """Declare the action on top of the stack: everybody may answer before it takes effect (R42)."""
    state.disclose()
    if log is not None:
        action = state.action()
        place = f"artifacts:{action.seat}" if KIND[action.card] == ARTIFACT else hand_place(action.seat)
        log.tell("rage-event-acts", {"seat": action.seat, "card": NAME[action.card], "from": place, "to": "stack"})
        tell_aim(state, action, log)
    state.agenda.push(RESOLVE)
    state.agenda.push(RESPOND, 1)


def tell_aim(state: State, action: Declared, log: Log) -> None:
    """Tell what an action is aimed at, all of it."""
    op = OP[action.card]
    aim = action.aim
    if op == CANCEL_ACTION:
        under = action.under
        assert under is not None
        log.tell("rage-event-aims", {"card": NAME[under.card]})
    elif op <= REPLACE_WARRIOR and aim != NO_ONE:
        values: Values = {"card": NAME[state.field().card[aim]]}
        if op == SET_ICON:
            values["icon"] = ICON_NAME[ACTION[action.card].icon]
            values["side"] = SIDE_NAME[action.further]
            log.tell("rage-event-aims-icon", values)
        elif op == SWAP_POSITIONS:
            values["to"] = f"slot:{SLOT_NAME[action.further]}"
            log.tell("rage-event-aims-swap", values)
        else:
            log.tell("rage-event-aims", values)
    elif op in (MOVE_TOKEN, BUILD_TOWER, PROTECT_LAND):
        log.tell("rage-event-aims-cell", {"cell": CELL_NAMES[action.further if op == MOVE_TOKEN else aim]})
    elif op == PEEK and ACTION[action.card].target == SQUAD:
        log.tell("rage-event-aims-squad", {"squad": aim + 1})
    elif op in (PEEK, DISCARD_RANDOM):
        log.tell("rage-event-aims-seat", {"seat": aim})


def clear_top(state: State, a: int, b: int, log: Log | None) -> None:
    """Discard the card that has been played; an artifact leaves the game (R43, R56)."""
    action = state.action()
    state.top = action.under
    if KIND[action.card] == ARTIFACT:
        state.hoard.used = [*state.hoard.used, action.card]
    else:
        add_to_discard(state, action.seat, action.card)
