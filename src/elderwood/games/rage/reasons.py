"""Why a move is refused: a key, values and the ruling behind it."""

from elderwood.engine.words import Reason, Values
from elderwood.games.rage.actions import ATTACK, family
from elderwood.games.rage.boards import CASTLE, CELL_NAMES
from elderwood.games.rage.cards import EBRUNG, KIND, MOMENTS, NAME, OP, PRICE, SENT
from elderwood.games.rage.fighting import options_of
from elderwood.games.rage.legality import EXPECTED, acts_while_discarding
from elderwood.games.rage.piles import squad_count
from elderwood.games.rage.state import (
    ASK_DISCARD,
    ASK_EXCHANGE,
    ASK_GOAL_CELL,
    ASK_KEEPER,
    ASK_OTHER_SLOT,
    ASK_PLACE,
    ASK_SEAT,
    ASK_SEND,
    ASK_WHO,
    ASK_WINDOW,
    NO_ONE,
    State,
)
from elderwood.games.rage.targets import strength_for
from elderwood.games.rage.vocabulary import ARTIFACT, BUILD_TOWER, DRAGON, FACTION_NAME, MOVE_TOKEN
from elderwood.games.rage.windows import in_scope, open_moments


def refuse(state: State, move: int) -> Reason:
    """Say why a move is not legal now."""
    name, number = family(move)
    ask = state.ask
    seat = state.asked
    if name not in EXPECTED[ask]:
        return Reason("why-not-asked", {})
    if name == "act" or name == "use":
        return refuse_action(state, seat, number)
    if name in ("discard", "return", "put", "send"):
        return refuse_hand_card(state, number)
    if name == "capture":
        return refuse_target(state, seat, number)
    if name == "cell":
        return refuse_cell(state, seat, number)
    if name == "slot":
        return refuse_slot(state, number)
    if name in ("attack", "move", "stand"):
        return refuse_blow(state, name)
    if name in ("look", "fight", "peek"):
        return refuse_squad(state, name, number)
    if name in ("seat", "offer"):
        return refuse_seat(state, seat, number)
    return refuse_rest(state, seat, name, number)


def refuse_rest(state: State, seat: int, name: str, number: int) -> Reason:
    """Say why one of the rarer moves is refused."""
    if name == "people":
        return Reason("rage-why-people-taken", {"people": FACTION_NAME[number]}, "R95")
    if name == "open":
        return Reason("rage-why-same-card", {}, "R16")
    if name == "take":
        if number in state.discards[seat]:
            return Reason("rage-why-takes-back", {"card": NAME[number]}, "R101")
        return Reason("rage-why-not-in-discard", {"card": NAME[number]}, "R82")
    if name == "give":
        if number in state.artifacts[seat]:
            return Reason("rage-why-in-offer", {"card": NAME[number]}, "R58")
        return Reason("rage-why-no-artifact", {"card": NAME[number]}, "R56")
    if name == "quiet":
        return Reason("rage-why-no-battle", {}, "R88")
    if name in ("treasure", "give-treasure"):
        if state.in_battle():
            return Reason("rage-why-in-battle", {}, "R20")
        return Reason("rage-why-no-treasure", {}, "R57")
    if name == "propose":
        return Reason("rage-why-empty-offer", {}, "R90")
    if name in ("want-treasure", "want-artifact"):
        return Reason("rage-why-has-none", {"seat": state.trade[1]}, "R58")
    return Reason("why-not-asked", {})


def refuse_action(state: State, seat: int, card: int) -> Reason:
    """Say why an action or an artifact cannot be used now."""
    values: Values = {"card": NAME[card]}
    if KIND[card] == ARTIFACT:
        if card not in state.artifacts[seat]:
            return Reason("rage-why-no-artifact", values, "R56")
    elif card not in state.hands[seat]:
        return Reason("rage-why-not-in-hand", values, "R45")
    lands = state.lands(seat)
    if PRICE[card] > lands:
        return Reason("rage-why-price", {**values, "price": PRICE[card], "lands": lands}, "R41")
    if state.ask == ASK_DISCARD and not acts_while_discarding(state, seat):
        return Reason("rage-why-not-now", values, "R96")
    if not in_scope(state, seat, card):
        return Reason("rage-why-scope", values, "R45")
    if not MOMENTS[card] & open_moments(state, seat, state.window):
        return Reason("rage-why-not-now", values, "R44")
    return Reason("rage-why-no-target", values, "R43")


def refuse_hand_card(state: State, card: int) -> Reason:
    """Say why a card of the hand cannot be chosen."""
    if KIND[card] == DRAGON:
        return Reason("rage-why-no-dragon", {"card": NAME[card]}, "R51" if card == EBRUNG else "R49")
    return Reason("rage-why-not-in-hand", {"card": NAME[card]}, "R14" if state.ask == ASK_SEND else "R12")


def refuse_target(state: State, seat: int, cell: int) -> Reason:
    """Say why a land cannot be attacked."""
    values: Values = {"cell": CELL_NAMES[cell]}
    holder = state.owner[cell]
    if cell not in state.settings.board.cells:
        return Reason("rage-why-closed", values, "R4")
    if holder == seat:
        return Reason("rage-why-own-land", values, "R15")
    if holder != NO_ONE and state.settings.allied(seat, holder):
        return Reason("rage-why-ally", values, "R75")
    if state.shielded >> cell & 1:
        return Reason("rage-why-shielded", values, "R74")
    if strength_for(state, seat, cell) < SENT:
        return Reason("rage-why-three-cards", {"cards": len(state.hands[seat])}, "R14")
    return Reason("rage-why-too-far", values, "R15")


def refuse_cell(state: State, seat: int, cell: int) -> Reason:
    """Say why an action cannot be aimed at a land."""
    values: Values = {"cell": CELL_NAMES[cell]}
    if cell not in state.settings.board.cells:
        return Reason("rage-why-closed", values, "R4")
    if state.ask == ASK_GOAL_CELL:
        return Reason("rage-why-not-beside", values, "R59")
    if state.owner[cell] != seat:
        return Reason("rage-why-not-yours", values, "R59")
    if state.settings.board.kinds[cell] >= CASTLE:
        return Reason("rage-why-castle", values, "R59")
    op = OP[state.stack[-5]]
    if op == BUILD_TOWER:
        return Reason("rage-why-tower", values, "R62")
    if op == MOVE_TOKEN:
        return Reason("rage-why-nowhere", values, "R59")
    return Reason("rage-why-shielded", values, "R74")


def refuse_slot(state: State, slot: int) -> Reason:
    """Say why a slot of the battlefield cannot be chosen."""
    ask = state.ask
    if ask == ASK_PLACE:
        return Reason("rage-why-slot-taken", {}, "R25")
    if ask == ASK_OTHER_SLOT:
        return Reason("rage-why-same-slot", {}, "R36")
    fighter = state.slots[slot]
    if fighter == NO_ONE or state.lives[fighter] <= 0:
        return Reason("rage-why-nobody-there", {}, "R35")
    values: Values = {"card": NAME[state.card[fighter]]}
    if ask == ASK_EXCHANGE:
        return Reason("rage-why-not-your-warrior", values, "R27")
    if ask == ASK_WHO:
        return Reason("rage-why-not-its-turn", values, "R32")
    return Reason("rage-why-not-a-target", values, "R45")


def refuse_blow(state: State, name: str) -> Reason:
    """Say why a warrior cannot make a move."""
    values: Values = {"card": NAME[state.card[state.mover]]}
    must = any(ATTACK <= move < ATTACK + 3 for move in options_of(state, state.mover))
    if name == "attack":
        return Reason("rage-why-must-hurt" if must else "rage-why-no-blow", values, "R33")
    if must:
        return Reason("rage-why-must-hurt", values, "R33" if name == "stand" else "R36")
    return Reason("rage-why-no-step", values, "R36")


def refuse_squad(state: State, name: str, squad: int) -> Reason:
    """Say why a squad cannot be chosen."""
    if squad >= squad_count(state):
        return Reason("rage-why-no-squad", {"squad": squad + 1}, "R17")
    if state.looked:
        return Reason("rage-why-looked", {}, "R16")
    return Reason("rage-why-open", {"squad": squad + 1}, "R16")


def refuse_seat(state: State, seat: int, other: int) -> Reason:
    """Say why a player cannot be chosen."""
    if other >= state.settings.seats:
        return Reason("why-no-seat", {"seat": other})
    if state.in_battle() and state.ask == ASK_WINDOW:
        return Reason("rage-why-in-battle", {}, "R20")
    if other == seat or not state.is_alive(other):
        return Reason("rage-why-another-player", {}, "R58")
    if state.ask in (ASK_SEAT, ASK_KEEPER):
        if state.settings.allied(seat, other):
            return Reason("rage-why-ally-seat", {"seat": other}, "R75")
        return Reason("rage-why-empty-hand", {"seat": other}, "R43")
    if state.offered >> seat & 1:
        return Reason("rage-why-offered", {}, "R90")
    return Reason("rage-why-nothing-to-give", {}, "R90")
