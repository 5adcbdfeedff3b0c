"""What actions do: one function for each family of primitives."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log, tell
from elderwood.engine.words import Reason, Values
from elderwood.games.rage.acting import Aim
from elderwood.games.rage.actions import ELF_PLACE, PUT, TAKE, card_of, each_kind
from elderwood.games.rage.battle import add_fighter, facing, go_home
from elderwood.games.rage.boards import CELL_NAMES
from elderwood.games.rage.capture import show_squad
from elderwood.games.rage.cards import ACTION, ELF_CARDS, NAME, OP
from elderwood.games.rage.ending import check_goals
from elderwood.games.rage.fighting import bury, change_places, harm, launch
from elderwood.games.rage.knowledge import learn_hand
from elderwood.games.rage.layout import deal_novice
from elderwood.games.rage.parts import NO_ONE, Battle, Declared, replaced, without
from elderwood.games.rage.piles import back_to_hand, discard, draw, hand_place, play_from_hand
from elderwood.games.rage.playable import recoverable, slot_targets
from elderwood.games.rage.state import (
    CAPTURE_AGAIN,
    CLEAR,
    EXTRA,
    LIMIT,
    PUT_STEP,
    RANDOM_STREAM,
    TAKE_STEP,
    W_REVEAL,
    WINDOW,
    State,
)
from elderwood.games.rage.vocabulary import (
    ALL_ENEMIES,
    BUILD_TOWER,
    CANCEL_ACTION,
    DAMAGE,
    DISCARD_RANDOM,
    DRAW,
    EXTRA_ATTACK,
    EXTRA_CAPTURE,
    EXTRA_MOVE,
    MODIFY_INITIATIVE,
    MOVE_TOKEN,
    PEEK,
    PROTECT_LAND,
    RECOVER,
    REDEAL_BATTLE,
    REPLACE_WARRIOR,
    SAVE,
    SET_ICON,
    SKIP_MOVE,
    SQUAD,
    SWAP_POSITIONS,
)


class TakeBack(Aim):
    """Which card to take back from the own discard pile (R82)."""

    def moves(self, state: State, seat: int) -> list[int]:
        """Return each kind that can be taken."""
        return each_kind(sorted(recoverable(state, seat)), TAKE, ELF_PLACE)

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say why not."""
        card = card_of(family, number)
        if card in state.armies.discards[seat]:
            return Reason("rage-why-takes-back", {"card": NAME[card]}, "R101")
        return Reason("rage-why-not-in-discard", {"card": NAME[card]}, "R82")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Take the card."""
        take_back(state, seat, ELF_CARDS[move - TAKE], log)


class PutIn(Aim):
    """Which card of the hand takes a warrior's place (R87)."""

    def moves(self, state: State, seat: int) -> list[int]:
        """Return each kind in the hand."""
        return each_kind(state.armies.hands[seat], PUT, ELF_PLACE)

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say that it is not in the hand."""
        return Reason("rage-why-not-in-hand", {"card": NAME[card_of(family, number)]}, "R12")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Put the card in."""
        put_in(state, seat, ELF_CARDS[move - PUT], log)


ASK_TAKE: Final[Decision[State]] = TakeBack("rage-ask-take", "R82", ["take"])
ASK_PUT: Final[Decision[State]] = PutIn("rage-ask-put", "R87", ["put"])


def resolve(state: State, a: int, b: int, log: Log | None) -> None:
    """Let the action on top of the stack take effect, unless it was cancelled or its target is gone (R43)."""
    action = state.action()
    card = action.card
    if action.cancelled:
        tell(log, "rage-event-cancelled", {"card": NAME[card]})
        state.agenda.push(CLEAR)
        return
    op = OP[card]
    if op == REDEAL_BATTLE:
        state.agenda.pop()  # the window in which it was played gives way to a new one (R61)
        state.agenda.push(WINDOW, W_REVEAL, state.attack.attacker)
    elif op in (DRAW, RECOVER):
        state.agenda.push(LIMIT, action.seat)
    elif op == EXTRA_CAPTURE:
        state.agenda.push(CAPTURE_AGAIN)
    state.agenda.push(CLEAR)
    if op > REPLACE_WARRIOR:
        on_table(state, action, log)
    elif ACTION[card].target == ALL_ENEMIES or fits(state.field(), action):
        on_fighters(state, state.field(), action, log)
    else:
        tell(log, "rage-event-no-target", {"card": NAME[card]})


def fits(battle: Battle, action: Declared) -> bool:
    """Say whether the warrior an action was aimed at is still there."""
    op = OP[action.card]
    fighter = action.aim
    if battle.gone >> fighter & 1:
        return False
    if op == SAVE:
        return battle.lives[fighter] <= 0
    if battle.lives[fighter] <= 0:
        return False
    if op == SWAP_POSITIONS:
        return battle.slots[action.further] != fighter
    if op == EXTRA_ATTACK:
        last = battle.last
        if last is None:
            return False
        return facing(battle, fighter, last.side) == action.further and battle.lives[action.further] > 0
    return True


def on_fighters(state: State, battle: Battle, action: Declared, log: Log | None) -> None:
    """Apply an action to warriors in battle."""
    card = action.card
    op = OP[card]
    rule = ACTION[card]
    aim = action.aim
    if op == SET_ICON:
        shift = 4 * action.further
        battle.icons = replaced(battle.icons, aim, battle.icons[aim] & ~(15 << shift) | rule.icon << shift)
    elif op == EXTRA_ATTACK:
        last = battle.last
        assert last is not None
        launch(state, aim, last.side, rule.icon, log)
    elif op == EXTRA_MOVE:
        state.agenda.push(EXTRA, aim)
    elif op == SKIP_MOVE:
        battle.skips |= 1 << aim
    elif op == DAMAGE:
        victims = [aim]
        if rule.target == ALL_ENEMIES:
            victims = [battle.slots[slot] for slot in slot_targets(state, action.seat, card)]
        for victim in victims:
            harm(battle, victim, rule.amount, log)
        bury(state, victims)
    elif op == SAVE:
        battle.set_lives(aim, 1)
        tell(log, "rage-event-saved", {"card": NAME[battle.card[aim]]})
    elif op == MODIFY_INITIATIVE:
        battle.initiative = replaced(battle.initiative, aim, battle.initiative[aim] + rule.amount)
        tell(log, "rage-event-initiative", {"card": NAME[battle.card[aim]], "count": battle.initiative[aim]})
    elif op == SWAP_POSITIONS:
        change_places(battle, aim, action.further, log)
    else:
        assert op == REPLACE_WARRIOR
        state.agenda.push(PUT_STEP, aim)


def ask_put(state: State, fighter: int, b: int, log: Log | None) -> None:
    """Ask which card of the hand takes a warrior's place; the hand may have been emptied since (R43)."""
    action = state.action()
    if not state.armies.hands[action.seat]:
        tell(log, "rage-event-no-target", {"card": NAME[action.card]})
        return
    state.field().mover = fighter
    state.put_question(action.seat, ASK_PUT)


def put_in(state: State, seat: int, card: int, log: Log | None) -> None:
    """Let a card of the hand take the place of a warrior, which returns to the hand."""
    battle = state.field()
    old = battle.mover
    battle.mover = NO_ONE
    slot = battle.slot_of(old)
    play_from_hand(state, seat, card)
    state.disclose()
    add_fighter(state.settings.edition, battle, battle.side[old], card)
    new = len(battle.card) - 1
    battle.put(slot, new)
    if battle.moved >> old & 1:
        battle.moved |= 1 << new
    battle.set_lives(old, 0)
    go_home(state, old)
    tell(log, "rage-event-replaced", {"card": NAME[card], "other": NAME[battle.card[old]]})


def on_table(state: State, action: Declared, log: Log | None) -> None:
    """Apply an action to hands, squads, lands, the layout or the stack."""
    op = OP[action.card]
    seat = action.seat
    aim = action.aim
    amount = ACTION[action.card].amount
    realm = state.realm
    if op == REDEAL_BATTLE:
        tell(log, "rage-event-redealt", {})
        deal_novice(state, log)
    elif op == CANCEL_ACTION:
        under = action.under
        assert under is not None
        under.cancelled = True
    elif op == DRAW:
        draw(state, seat, amount, log)
    elif op == DISCARD_RANDOM:
        for _ in range(min(amount, len(state.armies.hands[aim]))):
            hand = state.armies.hands[aim]
            state.disclose()
            discard(state, aim, hand[state.chance.below(RANDOM_STREAM, len(hand))], "rage-event-loses", log)
    elif op == RECOVER:
        state.agenda.push(TAKE_STEP, amount)
    elif op == PEEK:
        peek(state, action, log)
    elif op == MOVE_TOKEN:
        goal = action.further
        realm.give(aim, NO_ONE)
        realm.shielded &= ~(1 << aim)
        realm.give(goal, seat)
        tell(log, "rage-event-token", {"from": f"cell:{CELL_NAMES[aim]}", "to": f"cell:{CELL_NAMES[goal]}"})
        check_goals(state, log)
    elif op == BUILD_TOWER:
        realm.towers |= 1 << aim
        tell(log, "rage-event-tower", {"cell": CELL_NAMES[aim]})
        check_goals(state, log)
    elif op == PROTECT_LAND:
        realm.shielded |= 1 << aim
        tell(log, "rage-event-shielded", {"cell": CELL_NAMES[aim]})


def peek(state: State, action: Declared, log: Log | None) -> None:
    """Look in secret at a squad or a hand."""
    seat = action.seat
    holder = action.aim
    if ACTION[action.card].target == SQUAD:
        show_squad(state, seat, holder, log)
        return
    learn_hand(state, holder, 1 << seat)
    state.disclose()
    if log is not None:
        for held in state.armies.hands[holder]:
            log.tell_fully(
                1 << seat,
                "rage-event-saw-hand",
                {"seat": holder, "card": NAME[held]},
                "rage-event-looks-hand",
                {"seat": holder},
            )


def ask_take(state: State, count: int, b: int, log: Log | None) -> None:
    """Ask which card to take back from the own discard pile; what there is, is taken (R82)."""
    seat = state.action().seat
    if count and recoverable(state, seat):
        state.agenda.push(TAKE_STEP, count - 1)
        state.put_question(seat, ASK_TAKE)


def take_back(state: State, seat: int, card: int, log: Log | None) -> None:
    """Take a card back from the discard pile."""
    state.armies.discards[seat] = without(state.armies.discards[seat], card)
    back_to_hand(state, seat, card)
    values: Values = {"seat": seat, "card": NAME[card], "from": "discard", "to": hand_place(seat)}
    tell(log, "rage-event-recovers", values)
