"""The Capture phase: naming a land, squads, sending, defending (R13-R16, R19-R21, R47, R60, R72, R76)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log, tell
from elderwood.engine.words import Reason, Values
from elderwood.games.rage.actions import (
    DECLINE,
    FIGHT,
    LOOK,
    MOST_SQUADS,
    OPEN,
    RETREAT,
    SEND,
    SENDABLE,
    SENT_PLACE,
    TREASURE_MOVE,
    card_of,
    each_kind,
)
from elderwood.games.rage.boards import CELL_NAMES
from elderwood.games.rage.cards import DECLINE_DRAW, EBRUNG, KIND, NAME, RETREAT_DRAW, SENT, SQUAD_SIZE
from elderwood.games.rage.conquest import take_land
from elderwood.games.rage.parts import NO_ONE, Attack, replaced
from elderwood.games.rage.piles import add_to_hand, draw, hand_place, squad_cards, take_from_hand, take_squad
from elderwood.games.rage.state import (
    AFTER,
    AFTER_MENU,
    ATTACK_LAND,
    CAPTURING,
    CHOOSE_SQUAD,
    DEFEND,
    END_CAPTURE,
    LAY_OUT,
    LIMIT,
    MENU,
    SEND_CARDS,
    W_FREE,
    WINDOW,
    State,
)
from elderwood.games.rage.targets import dragons_for, guardian_of, strength_for
from elderwood.games.rage.trading import cash_treasure
from elderwood.games.rage.vocabulary import DRAGON


class ChooseSquad(Decision[State]):
    """Which squad to fight; one may be looked at before (R16)."""

    def values(self, state: State, seat: int) -> Values:
        """Name the land."""
        return {"cell": CELL_NAMES[state.attack.target]}

    def moves(self, state: State, seat: int) -> list[int]:
        """Return what can be done with the squads."""
        squads = range(state.squads.count())
        moves = [FIGHT + squad for squad in squads]
        if not state.turn.looked:
            moves += [LOOK + squad for squad in squads if state.squads.opened[squad] == NO_ONE]
        moves.append(DECLINE)
        return moves

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say why a squad cannot be chosen."""
        if number >= state.squads.count():
            return Reason("rage-why-no-squad", {"squad": number + 1}, "R17")
        if state.turn.looked:
            return Reason("rage-why-looked", {}, "R16")
        return Reason("rage-why-open", {"squad": number + 1}, "R16")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Decline, look or fight."""
        if move == DECLINE:
            decline(state, log)
        elif FIGHT <= move < FIGHT + MOST_SQUADS:
            fight_squad(state, move - FIGHT, log)
        else:
            look_at_squad(state, move - LOOK, log)

    def doubt(self, state: State, seat: int, move: int) -> Reason | None:
        """A squad that cannot be looked at any more is fought by the first touch: that is to be meant."""
        squad = move - FIGHT
        if 0 <= squad < MOST_SQUADS and (state.turn.looked or state.squads.opened[squad] != NO_ONE):
            return Reason("rage-doubt-fight", {"squad": squad + 1, "cell": CELL_NAMES[state.attack.target]}, "R16")
        return None


class OpenCard(Decision[State]):
    """Which card of the squad is turned up."""

    def moves(self, state: State, seat: int) -> list[int]:
        """Return each kind once."""
        cards = squad_cards(state, state.attack.squad)
        return [OPEN + place for place in range(SQUAD_SIZE) if cards.index(cards[place]) == place]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say that another card of the squad is the same."""
        return Reason("rage-why-same-card", {}, "R16")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Turn it up."""
        open_squad_card(state, move - OPEN, log)


class SendCard(Decision[State]):
    """Which card is sent into the battle next (R14)."""

    def values(self, state: State, seat: int) -> Values:
        """Tell how many are to be sent."""
        return {"count": SENT - len(state.attack.sent[state.attack.side_of(seat)])}

    def moves(self, state: State, seat: int) -> list[int]:
        """Return the cards of the hand and the dragons that can go."""
        return sendable(state, seat)

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say why a card cannot be sent."""
        return refuse_sent(card_of(family, number), "R14")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Send it."""
        send(state, state.attack.side_of(seat), SENDABLE[move - SEND], log)


class DefendLand(Decision[State]):
    """Whether a land is defended, and with which card first (R19). Treasures may be exchanged before (R57, R102)."""

    def values(self, state: State, seat: int) -> Values:
        """Name the land."""
        return {"cell": CELL_NAMES[state.attack.target]}

    def moves(self, state: State, seat: int) -> list[int]:
        """Return retreat, cards and treasures."""
        moves = [RETREAT, *sendable(state, seat)]
        if state.hoard.treasures[seat]:
            moves.append(TREASURE_MOVE)
        return moves

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say why not."""
        if family == "treasure":
            return Reason("rage-why-no-treasure", {}, "R57")
        return refuse_sent(card_of(family, number), "R12")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Retreat, or send the first card."""
        if move == RETREAT:
            retreat(state, log)
        elif move == TREASURE_MOVE:
            state.agenda.push(DEFEND)
            cash_treasure(state, seat, log)
        else:
            state.agenda.push(LAY_OUT)
            state.agenda.push(SEND_CARDS, 1)
            send(state, 1, SENDABLE[move - SEND], log)


ASK_SQUAD: Final = ChooseSquad("rage-ask-squad", "R16", ["look", "fight", "decline"])
ASK_OPEN: Final = OpenCard("rage-ask-open", "R16", ["open"])
ASK_SEND: Final = SendCard("rage-ask-send", "R14", ["send"])
ASK_DEFEND: Final = DefendLand("rage-ask-defend", "R19", ["retreat", "send", "treasure"])


def refuse_sent(card: int, rule: str) -> Reason:
    """Say why a card cannot be sent into a battle."""
    if KIND[card] == DRAGON:
        return Reason("rage-why-no-dragon", {"card": NAME[card]}, "R51" if card == EBRUNG else "R49")
    return Reason("rage-why-not-in-hand", {"card": NAME[card]}, rule)


def sendable(state: State, seat: int) -> list[int]:
    """Return the cards a seat can send into the battle, as moves."""
    moves = each_kind(state.armies.hands[seat], SEND, SENT_PLACE)
    for card in dragons_for(state, seat, state.attack.target):
        moves.append(SEND + SENT_PLACE[card])
    return moves


def name_target(state: State, cell: int, log: Log | None) -> None:
    """Attack a land; before cards are sent everybody may step in once more (R19, R76)."""
    seat = state.turn.seat
    state.turn.captured = True
    state.attack.target = cell
    state.attack.attacker = seat
    state.attack.defender = state.realm.owner(cell)
    if log is not None:
        values: Values = {"seat": seat, "cell": CELL_NAMES[cell], "target": state.attack.defender}
        log.tell("rage-event-target", values)
    state.agenda.push(END_CAPTURE)
    state.agenda.push(ATTACK_LAND)
    state.agenda.push(WINDOW, W_FREE, seat)


def decline(state: State, log: Log | None) -> None:
    """Give up the battle for two cards, once in a Capture phase; none in an extra one (R13, R60)."""
    seat = state.turn.seat
    state.turn.captured = True
    tell(log, "rage-event-declines", {"seat": seat})
    if not state.turn.extra:
        state.agenda.push(LIMIT, seat)
        draw(state, seat, DECLINE_DRAW, log)


def attack_land(state: State, a: int, b: int, log: Log | None) -> None:
    """Begin the attack on the land named, if three cards are still there (R14)."""
    attack = state.attack
    if strength_for(state, attack.attacker, attack.target) < SENT:
        decline(state, log)
    elif attack.defender != NO_ONE:
        state.agenda.push(DEFEND)
        state.agenda.push(SEND_CARDS, 0)
    elif guardian_of(state, attack.target):
        state.agenda.push(LAY_OUT)
        state.agenda.push(SEND_CARDS, 0)
    else:
        state.agenda.push(CHOOSE_SQUAD)


def ask_squad(state: State, a: int, b: int, log: Log | None) -> None:
    """Ask which squad to fight; one may be looked at before (R16)."""
    state.put_question(state.attack.attacker, ASK_SQUAD, begins=True)


def look_at_squad(state: State, squad: int, log: Log | None) -> None:
    """Look at a squad; one of its cards has to be turned up (R16)."""
    seat = state.attack.attacker
    state.turn.looked = True
    state.attack.squad = squad
    tell(log, "rage-event-looks", {"seat": seat, "squad": squad + 1})
    show_squad(state, seat, squad, log)
    state.put_question(seat, ASK_OPEN)


def show_squad(state: State, seat: int, squad: int, log: Log | None) -> None:
    """Show a squad to one seat."""
    squads = state.squads
    state.disclose()
    squads.seen = replaced(squads.seen, squad, squads.seen[squad] | 1 << seat)
    if log is not None:
        for card in squad_cards(state, squad):
            log.tell_fully(
                1 << seat,
                "rage-event-saw",
                {"seat": seat, "card": NAME[card], "squad": squad + 1},
                "rage-event-looks-card",
                {"seat": seat, "squad": squad + 1},
            )


def open_squad_card(state: State, place: int, log: Log | None) -> None:
    """Turn one card of the squad up for all."""
    squad = state.attack.squad
    state.squads.opened = replaced(state.squads.opened, squad, place)
    state.disclose()
    card = squad_cards(state, squad)[place]
    tell(log, "rage-event-opens", {"seat": state.attack.attacker, "card": NAME[card], "squad": squad + 1})
    state.agenda.push(CHOOSE_SQUAD)


def fight_squad(state: State, squad: int, log: Log | None) -> None:
    """Fight a squad: send three cards against it."""
    tell(log, "rage-event-fights", {"seat": state.attack.attacker, "squad": squad + 1})
    take_squad(state, squad)
    state.agenda.push(LAY_OUT)
    state.agenda.push(SEND_CARDS, 0)


def ask_send(state: State, side: int, b: int, log: Log | None) -> None:
    """Ask for the next card to send; where there is no choice the cards go by themselves (R91)."""
    seat = state.attack.seat_of(side)
    sent = len(state.attack.sent[side])
    missing = SENT - sent
    if missing <= 0:
        return
    hand = state.armies.hands[seat]
    dragons = dragons_for(state, seat, state.attack.target)
    if len(hand) + len(dragons) <= missing:
        for card in dragons + hand:
            send(state, side, card, log)
        return
    state.agenda.push(SEND_CARDS, side)
    state.put_question(seat, ASK_SEND, begins=sent == 0)


def send(state: State, side: int, card: int, log: Log | None) -> None:
    """Send a card face down into the battle; a dragon goes openly."""
    attack = state.attack
    seat = attack.seat_of(side)
    cards = [*attack.sent[side], card]
    attack.sent = [attack.sent[0], cards] if side else [cards, attack.sent[1]]
    if KIND[card] == DRAGON:
        tell(log, "rage-event-sends-dragon", {"seat": seat, "card": NAME[card]})
        return
    take_from_hand(state, seat, card)
    if log is not None:
        values: Values = {"seat": seat, "from": hand_place(seat), "to": f"cell:{CELL_NAMES[attack.target]}"}
        log.tell_fully(1 << seat, "rage-event-sent", {**values, "card": NAME[card]}, "rage-event-sends", values)


def defend(state: State, a: int, b: int, log: Log | None) -> None:
    """Let the owner of a land defend it, retreat or hand it over; a castle is always defended (R19, R47, R72)."""
    seat = state.attack.defender
    cell = state.attack.target
    guardian = guardian_of(state, cell)
    if guardian:
        send(state, 1, guardian, log)
        missing = SENT - 1 - strength_for(state, seat, cell)
        if missing > 0:
            draw(state, seat, missing, log)
        state.agenda.push(LAY_OUT)
        state.agenda.push(SEND_CARDS, 1)
    elif strength_for(state, seat, cell) < SENT:
        tell(log, "rage-event-surrenders", {"seat": seat, "cell": CELL_NAMES[cell]})
        give_way(state, log)
    else:
        state.put_question(seat, ASK_DEFEND, begins=True)


def retreat(state: State, log: Log | None) -> None:
    """Leave the land and draw two cards."""
    seat = state.attack.defender
    tell(log, "rage-event-retreats", {"seat": seat, "cell": CELL_NAMES[state.attack.target]})
    give_way(state, log)
    if not state.ending:
        state.agenda.push(LIMIT, seat)
        draw(state, seat, RETREAT_DRAW, log)


def give_way(state: State, log: Log | None) -> None:
    """Let the attacker take the land without a battle: the cards sent come back unseen (R21)."""
    attack = state.attack
    for card in attack.sent[0]:
        if KIND[card] != DRAGON:
            add_to_hand(state, attack.attacker, card)
    attack.sent = [[], attack.sent[1]]
    take_land(state, log)


def end_capture(state: State, a: int, b: int, log: Log | None) -> None:
    """End a Capture phase."""
    state.phase = AFTER
    state.attack = Attack()
    state.agenda.push(AFTER_MENU)


def capture_again(state: State, a: int, b: int, log: Log | None) -> None:
    """Begin one more Capture phase (R60)."""
    state.phase = CAPTURING
    state.turn.captured = False
    state.turn.looked = False
    state.turn.extra = True
    tell(log, "rage-event-extra-capture", {"seat": state.turn.seat})
    state.agenda.push(MENU)
