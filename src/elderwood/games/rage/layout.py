"""A battle from the layout to the first move (R23-R31, R50, R68, R77, R93)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log, tell
from elderwood.engine.words import Reason, Values
from elderwood.games.rage.acting import nobody_there, refuse_opponent
from elderwood.games.rage.actions import PASS, SEAT, SLOT
from elderwood.games.rage.battle import go_home, holder_of, leave, line_up, own_slots
from elderwood.games.rage.boards import CELL_NAMES
from elderwood.games.rage.cards import EMPTY, GUARDS, KIND, NAME, SENT
from elderwood.games.rage.knowledge import forget
from elderwood.games.rage.parts import MACHINE, NO_ONE, NOTHING_SENT, Battle
from elderwood.games.rage.piles import draw_neutral, leave_neutral_deck
from elderwood.games.rage.settings import COMPUTER, NEXT
from elderwood.games.rage.state import (
    BATTLE,
    BATTLE_STREAM,
    COMPARE,
    FIX_CENTRE,
    LAY_OUT,
    PLACE,
    RESERVE,
    ROUND,
    SETTLE_CENTRE,
    W_CENTRE,
    W_REVEAL,
    WINDOW,
    State,
)
from elderwood.games.rage.targets import guardian_of
from elderwood.games.rage.vocabulary import HERO, SLOT_NAME

EVERY_FIGHTER: Final = (1 << 2 * SENT) - 1
OWN_CENTRE: Final = SENT - 1  # the fighters that meet in the centre of the advanced placement
OTHER_CENTRE: Final = 2 * SENT - 1


class NameKeeper(Decision[State]):
    """Who plays the neutral cards."""

    def moves(self, state: State, seat: int) -> list[int]:
        """Return the opponents."""
        return [SEAT + other for other in sorted(keepers(state))]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say why a player cannot be named."""
        reason = refuse_opponent(state, seat, number)
        return reason if reason is not None else Reason("why-not-asked", {})

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Name an opponent."""
        state.attack.keeper = move - SEAT
        tell(log, "rage-event-keeper", {"seat": state.attack.keeper})


class PlaceCard(Decision[State]):
    """Where a face-down card of the other side goes."""

    def moves(self, state: State, seat: int) -> list[int]:
        """Return the free slots."""
        slots = state.field().slots
        return [SLOT + slot for slot in range(4) if slots[slot] == NO_ONE]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say that the slot is taken."""
        return Reason("rage-why-slot-taken", {}, "R25")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Place the card."""
        place(state, move - SLOT, log)


class ExchangeReserve(Decision[State]):
    """Whether the attacker exchanges the reserve card for one on the edge (R27)."""

    def values(self, state: State, seat: int) -> Values:
        """Name the reserve card."""
        battle = state.field()
        return {"card": NAME[battle.card[battle.reserve]]}

    def moves(self, state: State, seat: int) -> list[int]:
        """Return the attacker's edge cards."""
        return [PASS, *[SLOT + slot for slot in own_slots(state.field(), 0)]]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say why a slot cannot be chosen."""
        reason = nobody_there(state, number)
        if reason is not None:
            return reason
        battle = state.field()
        return Reason("rage-why-not-your-warrior", {"card": NAME[battle.card[battle.slots[number]]]}, "R27")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Exchange, or not."""
        if move != PASS:
            exchange(state, move - SLOT, log)


ASK_KEEPER: Final = NameKeeper("rage-ask-keeper", "R23", ["seat"])
ASK_PLACE: Final = PlaceCard("rage-ask-place", "R25", ["slot"])
ASK_EXCHANGE: Final = ExchangeReserve("rage-ask-exchange", "R27", ["pass", "slot"])


def lay_out(state: State, a: int, b: int, log: Log | None) -> None:
    """Settle who plays the neutral cards, then lay the six cards out by the rules in use."""
    attack = state.attack
    if attack.defender == NO_ONE and attack.keeper == NO_ONE:
        others = keepers(state)
        how = state.settings.neutrals
        if how == COMPUTER:
            attack.keeper = MACHINE
        elif how == NEXT or len(others) == 1:
            attack.keeper = others[0]
        else:
            state.agenda.push(LAY_OUT)
            state.put_question(attack.attacker, ASK_KEEPER, begins=True)
            return
    begin_battle(state, log)


def keepers(state: State) -> list[int]:
    """Return the opponents of the attacker who may play the neutral cards, the next clockwise first (R23)."""
    attacker = state.attack.attacker
    found: list[int] = []
    for step in range(1, state.seats):
        seat = (attacker + step) % state.seats
        if state.is_alive(seat) and not state.settings.allied(attacker, seat):
            found.append(seat)
    return found


def begin_battle(state: State, log: Log | None) -> None:
    """Turn the cards sent into fighters; places without a card are empty (R31)."""
    attack = state.attack
    state.phase = BATTLE
    if attack.defender == NO_ONE:
        guardian = guardian_of(state, attack.target)
        if guardian:  # R50, R54
            guards = [guardian] + [draw_neutral(state, log) for _ in range(GUARDS)]
            attack.sent = [attack.sent[0], guards]
    battle = Battle()
    own = mixed(state, attack.sent[0])
    line_up(state.settings.edition, battle, own, mixed(state, attack.sent[1]))
    attack.sent = NOTHING_SENT
    battle.hidden = EVERY_FIGHTER
    state.battle = battle
    if log is not None:
        log.tell("rage-event-battle", {"seat": attack.attacker, "cell": CELL_NAMES[attack.target]})
    if state.settings.advanced:
        state.agenda.push(COMPARE)
        for turn in range(2 * SENT - 3, -1, -1):
            state.agenda.push(PLACE, turn)
    else:
        turn_up(state, EVERY_FIGHTER)
        deal_novice(state, log)
        state.agenda.push(SETTLE_CENTRE)
        state.agenda.push(WINDOW, W_REVEAL, attack.attacker)


def mixed(state: State, sent: list[int]) -> list[int]:
    """Shuffle the cards of a side, filled up with empty places."""
    cards = sorted(sent + [EMPTY] * (SENT - len(sent)))
    state.chance.shuffle(BATTLE_STREAM, cards)
    return cards


def turn_up(state: State, fighters: int) -> None:
    """Turn face-down cards up: what was known to be in a hand, a deck or among them now lies open."""
    battle = state.field()
    for fighter, card in enumerate(battle.card):
        if fighters & battle.hidden & 1 << fighter:
            seat = holder_of(state, fighter)
            if seat == NO_ONE:
                leave_neutral_deck(state, card)
            elif KIND[card] <= HERO:
                forget(state, seat, card)
    battle.hidden &= ~fighters
    state.disclose()


def deal_novice(state: State, log: Log | None) -> None:
    """Shuffle all six cards: four on the edges, two in the centre, all turned up at once (R24)."""
    battle = state.field()
    order = [0, 1, 2, 3, 4, 5]
    state.chance.shuffle(BATTLE_STREAM, order)
    battle.slots = order[:4]
    battle.centre = order[4:]
    state.disclose()
    if log is not None:
        tell_edges(battle, log)
        tell_centre(battle, log)


def tell_edges(battle: Battle, log: Log) -> None:
    """Tell which cards stand on the edges."""
    for slot, fighter in enumerate(battle.slots):
        card = battle.card[fighter]
        if card:
            log.tell("rage-event-edge", {"card": NAME[card], "to": f"slot:{SLOT_NAME[slot]}"})


def tell_centre(battle: Battle, log: Log) -> None:
    """Tell which cards lie in the centre."""
    for fighter in battle.centre:
        card = battle.card[fighter]
        if card:
            log.tell("rage-event-centre", {"card": NAME[card], "to": "centre"})


def ask_place(state: State, turn: int, b: int, log: Log | None) -> None:
    """Ask where the next face-down card of the other side goes: attacker and defender in turn (R25).

    The cards are shuffled, so which one it is, is chance (R93).
    """
    battle = state.field()
    seat = state.attack.commander(turn % 2)
    battle.mover = turn // 2 + (SENT if turn % 2 == 0 else 0)
    if seat == MACHINE:
        free = [slot for slot in range(4) if battle.slots[slot] == NO_ONE]
        state.disclose()
        place(state, free[state.chance.below(BATTLE_STREAM, len(free))], log)
    else:
        state.put_question(seat, ASK_PLACE, begins=True)


def place(state: State, slot: int, log: Log | None) -> None:
    """Put the face-down card on an edge slot."""
    battle = state.field()
    battle.put(slot, battle.mover)
    battle.mover = NO_ONE
    tell(log, "rage-event-places", {"to": f"slot:{SLOT_NAME[slot]}"})


def compare(state: State, a: int, b: int, log: Log | None) -> None:
    """Open the last cards in the centre; actions on initiative may still change who wins there (R25, R26)."""
    battle = state.field()
    battle.centre = [OWN_CENTRE, OTHER_CENTRE]
    turn_up(state, 1 << OWN_CENTRE | 1 << OTHER_CENTRE)
    if log is not None:
        tell_centre(battle, log)
    state.agenda.push(FIX_CENTRE)
    if battle.lives[OWN_CENTRE] > 0 and battle.lives[OTHER_CENTRE] > 0:
        state.agenda.push(WINDOW, W_CENTRE, state.attack.attacker)


def fix_centre(state: State, a: int, b: int, log: Log | None) -> None:
    """Put the higher initiative on top (the attacker's if equal), a treasure below; turn the edges up (R25, R30)."""
    battle = state.field()
    own = OWN_CENTRE
    other = OTHER_CENTRE
    wins = battle.lives[own] > 0 and (battle.lives[other] <= 0 or battle.initiative[own] >= battle.initiative[other])
    battle.centre = [other, own] if wins else [own, other]
    turn_up(state, battle.hidden)
    if log is not None:
        tell_edges(battle, log)
    state.agenda.push(SETTLE_CENTRE)
    state.agenda.push(WINDOW, W_REVEAL, state.attack.attacker)


def settle_centre(state: State, a: int, b: int, log: Log | None) -> None:
    """Let the lower card die; the upper one is the reserve, which the attacker may exchange (R27-R30, R68, R77)."""
    battle = state.field()
    lower, upper = battle.centre
    if battle.lives[upper] > 0:
        battle.reserve = upper
        if battle.lives[lower] > 0:
            tell(log, "rage-event-centre-falls", {"card": NAME[battle.card[lower]]})
            battle.set_lives(lower, 0)
            leave(state, lower)
    elif battle.lives[lower] > 0:
        battle.reserve = lower
    state.agenda.push(ROUND)
    if battle.reserve == NO_ONE:
        tell(log, "rage-event-no-reserve", {})
        return
    state.agenda.push(RESERVE)
    if battle.side[battle.reserve] == 0 and own_slots(battle, 0):
        state.put_question(state.attack.attacker, ASK_EXCHANGE, begins=True)


def exchange(state: State, slot: int, log: Log | None) -> None:
    """Exchange the reserve card for one of the attacker's edge cards (R27)."""
    battle = state.field()
    fighter = battle.slots[slot]
    reserve = battle.reserve
    if log is not None:
        values: Values = {
            "seat": state.attack.attacker,
            "card": NAME[battle.card[reserve]],
            "other": NAME[battle.card[fighter]],
        }
        log.tell("rage-event-exchanges", values)
    battle.put(slot, reserve)
    battle.centre = [fighter if other == reserve else other for other in battle.centre]
    battle.reserve = fighter


def settle_reserve(state: State, a: int, b: int, log: Log | None) -> None:
    """Return the reserve card to the hand, from which it may act; a neutral one is discarded (R28, R29)."""
    battle = state.field()
    tell(log, "rage-event-reserve", {"card": NAME[battle.card[battle.reserve]]})
    go_home(state, battle.reserve)
