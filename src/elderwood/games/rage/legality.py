"""What may be answered, and why not: the one source for clients, bots, hints and the fuzzer."""

from typing import Final

from elderwood.engine.zones import distinct
from elderwood.games.rage.actions import (
    ACCEPT,
    ACT,
    ARTIFACT_PLACE,
    CAPTURE,
    CELL,
    DECLINE,
    DISCARD_MOVE,
    ELF_PLACE,
    END_TURN,
    FIGHT,
    GIVE,
    GIVE_TREASURE,
    LOOK,
    OFFER,
    OPEN,
    PASS,
    PEEK_AT,
    PEOPLE,
    PROPOSE,
    PUT,
    QUIET,
    REFUSE,
    RETREAT,
    RETURN,
    SEAT,
    SEND,
    SENT_PLACE,
    SIDE,
    SLOT,
    TAKE,
    TREASURE_MOVE,
    USE,
    WANT_ARTIFACT,
    WANT_TREASURE,
)
from elderwood.games.rage.battle import keepers, own_slots
from elderwood.games.rage.cards import OP, SQUAD_SIZE
from elderwood.games.rage.course import free_peoples
from elderwood.games.rage.fighting import candidates, options_of
from elderwood.games.rage.piles import squad_count
from elderwood.games.rage.state import (
    ASK_AFTER,
    ASK_ATTACK,
    ASK_CELL,
    ASK_DEAL,
    ASK_DEFEND,
    ASK_DISCARD,
    ASK_EXCHANGE,
    ASK_GOAL_CELL,
    ASK_HAND_OVER,
    ASK_KEEPER,
    ASK_OPEN,
    ASK_OTHER_SLOT,
    ASK_PEEK,
    ASK_PEOPLE,
    ASK_PLACE,
    ASK_PUT,
    ASK_RESPONSE,
    ASK_RETURN,
    ASK_SEAT,
    ASK_SEND,
    ASK_SIDE,
    ASK_SQUAD,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TRADE,
    ASK_TURN,
    ASK_WHO,
    ASK_WINDOW,
    BATTLE,
    NO_ONE,
    W_FREE,
    State,
)
from elderwood.games.rage.targets import capturable, dragons_for
from elderwood.games.rage.trading import TRADE_SIZE
from elderwood.games.rage.vocabulary import BUILD_TOWER, MOVE_TOKEN
from elderwood.games.rage.windows import (
    can_offer,
    lands_beside,
    lands_to_leave,
    lands_to_shield,
    others_with_cards,
    plain_lands,
    playable,
    recoverable,
    slot_targets,
)


def legal_moves(state: State) -> list[int]:
    """Return every answer to the question put."""
    ask = state.ask
    seat = state.asked
    if ask in (ASK_WINDOW, ASK_RESPONSE):
        moves = [PASS]
        if state.in_battle():
            moves.append(QUIET)
        return moves + steps_in(state, seat, ask == ASK_WINDOW and state.window == W_FREE)
    if ask == ASK_ATTACK:
        return options_of(state, state.mover)
    if ask == ASK_SEND:
        return sendable(state, seat)
    if ask <= ASK_DISCARD:
        return answers_to_turn(state, ask, seat)
    if ask <= ASK_DEFEND:
        return answers_to_capture(state, ask, seat)
    if ask <= ASK_WHO:
        return answers_to_battle(state, ask)
    return answers_to_action(state, ask, seat)


def steps_in(state: State, seat: int, freely: bool) -> list[int]:
    """Return the actions, artifacts and, outside battle, treasures and trades that a seat may use now."""
    lands = state.lands(seat)
    moves = [ACT + ELF_PLACE[card] for card in distinct(state.hands[seat]) if playable(state, seat, card, lands)]
    moves += [
        USE + ARTIFACT_PLACE[card] for card in sorted(state.artifacts[seat]) if playable(state, seat, card, lands)
    ]
    if freely:
        if state.treasures[seat]:
            moves.append(TREASURE_MOVE)
        if can_offer(state, seat):
            moves += [OFFER + other for other in range(state.settings.seats) if may_trade_with(state, seat, other)]
    return moves


def may_trade_with(state: State, seat: int, other: int) -> bool:
    """Say whether a player can be offered something."""
    return other != seat and state.is_alive(other)


def acts_while_discarding(state: State, seat: int) -> bool:
    """Say whether a seat that has to discard may play cards instead: in its own turn, outside battle (R96)."""
    return seat == state.turn and state.phase != BATTLE and not state.stack and state.attacker == NO_ONE


def each_card(cards: list[int], block: int) -> list[int]:
    """Return a move for each kind of hand card."""
    return [block + ELF_PLACE[card] for card in distinct(cards)]


def sendable(state: State, seat: int) -> list[int]:
    """Return the cards a seat can send into the battle."""
    cards = distinct(state.hands[seat]) + dragons_for(state, seat, state.target)
    return [SEND + SENT_PLACE[card] for card in cards]


def answers_to_turn(state: State, ask: int, seat: int) -> list[int]:
    """Return the answers to the questions of the set-up and of a turn."""
    if ask == ASK_PEOPLE:
        return [PEOPLE + faction for faction in free_peoples(state)]
    if ask == ASK_RETURN:
        return each_card(state.hands[seat], RETURN)
    if ask == ASK_DISCARD:
        moves = each_card(state.hands[seat], DISCARD_MOVE)
        return moves + steps_in(state, seat, False) if acts_while_discarding(state, seat) else moves
    if ask == ASK_TURN:
        moves = [DECLINE] + [CAPTURE + cell for cell in capturable(state, seat)]
    else:
        moves = [END_TURN]
    return moves + steps_in(state, seat, True)


def answers_to_capture(state: State, ask: int, seat: int) -> list[int]:
    """Return the answers to the questions of a Capture phase before the battle."""
    if ask == ASK_SQUAD:
        squads = range(squad_count(state))
        moves = [FIGHT + squad for squad in squads]
        if not state.looked:
            moves += [LOOK + squad for squad in squads if state.squad_open[squad] == NO_ONE]
        return [*moves, DECLINE]
    if ask == ASK_OPEN:
        cards = state.squads[SQUAD_SIZE * state.squad : SQUAD_SIZE * state.squad + SQUAD_SIZE]
        return [OPEN + place for place in range(SQUAD_SIZE) if cards.index(cards[place]) == place]
    if ask == ASK_KEEPER:
        return [SEAT + other for other in sorted(keepers(state))]
    return [RETREAT, *sendable(state, seat)]


def answers_to_battle(state: State, ask: int) -> list[int]:
    """Return the answers to the questions of a battle."""
    if ask == ASK_PLACE:
        return [SLOT + slot for slot in range(4) if state.slots[slot] == NO_ONE]
    if ask == ASK_EXCHANGE:
        return [PASS, *[SLOT + slot for slot in own_slots(state, 0)]]
    found = candidates(state)
    return [SLOT + slot for slot in range(4) if state.slots[slot] in found]


def answers_to_action(state: State, ask: int, seat: int) -> list[int]:
    """Return the answers to the questions of an action or a trade."""
    if ask == ASK_TARGET:
        return [SLOT + slot for slot in slot_targets(state, seat, state.stack[-5])]
    if ask == ASK_OTHER_SLOT:
        return [SLOT + slot for slot in range(4) if state.slots[slot] != state.stack[-3]]
    if ask == ASK_SIDE:
        return [SIDE, SIDE + 1, SIDE + 2]
    if ask == ASK_SEAT:
        return [SEAT + other for other in others_with_cards(state, seat)]
    if ask == ASK_PEEK:
        return [PEEK_AT + squad for squad in range(squad_count(state))]
    if ask == ASK_CELL:
        return [CELL + cell for cell in lands_for(state, seat, state.stack[-5])]
    if ask == ASK_GOAL_CELL:
        return [CELL + cell for cell in lands_beside(state, state.stack[-3])]
    if ask == ASK_TAKE:
        return each_card(recoverable(state, seat), TAKE)
    if ask == ASK_PUT:
        return each_card(state.hands[seat], PUT)
    if ask == ASK_DEAL:
        return [ACCEPT, REFUSE]
    if ask == ASK_TRADE:
        return answers_to_trade(state, seat)
    return [
        GIVE + ARTIFACT_PLACE[card] for card in sorted(state.artifacts[seat]) if card not in state.trade[TRADE_SIZE:]
    ]


def lands_for(state: State, seat: int, card: int) -> list[int]:
    """Return the lands an action may be aimed at."""
    op = OP[card]
    if op == MOVE_TOKEN:
        return lands_to_leave(state, seat)
    return plain_lands(state, seat) if op == BUILD_TOWER else lands_to_shield(state, seat)


def answers_to_trade(state: State, seat: int) -> list[int]:
    """Return what can still be added to an offer."""
    partner = state.trade[1]
    moves: list[int] = [PASS]
    if state.trade[2] < state.treasures[seat]:
        moves.append(GIVE_TREASURE)
    if state.trade[3] < state.treasures[partner]:
        moves.append(WANT_TREASURE)
    if state.trade[4] < len(state.artifacts[partner]):
        moves.append(WANT_ARTIFACT)
    if state.trade[2] or state.given:
        moves.append(PROPOSE)
    moves += [GIVE + ARTIFACT_PLACE[card] for card in sorted(state.artifacts[seat]) if card not in state.given]
    return moves


STEP_IN: Final[list[str]] = ["act", "use", "treasure", "offer"]
# Which families of moves each question is about: another family is refused with the question itself.
EXPECTED: Final[dict[int, list[str]]] = {
    ASK_PEOPLE: ["people"],
    ASK_RETURN: ["return"],
    ASK_TURN: ["capture", "decline", *STEP_IN],
    ASK_AFTER: ["end-turn", *STEP_IN],
    ASK_DISCARD: ["discard", "act", "use"],
    ASK_WINDOW: ["pass", "quiet", *STEP_IN],
    ASK_RESPONSE: ["pass", "quiet", "act", "use"],
    ASK_SQUAD: ["look", "fight", "decline"],
    ASK_OPEN: ["open"],
    ASK_KEEPER: ["seat"],
    ASK_SEND: ["send"],
    ASK_DEFEND: ["retreat", "send"],
    ASK_PLACE: ["slot"],
    ASK_EXCHANGE: ["pass", "slot"],
    ASK_WHO: ["slot"],
    ASK_ATTACK: ["attack", "move", "stand"],
    ASK_TARGET: ["slot"],
    ASK_OTHER_SLOT: ["slot"],
    ASK_SIDE: ["side"],
    ASK_SEAT: ["seat"],
    ASK_PEEK: ["peek"],
    ASK_CELL: ["cell"],
    ASK_GOAL_CELL: ["cell"],
    ASK_TAKE: ["take"],
    ASK_PUT: ["put"],
    ASK_TRADE: ["pass", "give-treasure", "want-treasure", "want-artifact", "propose", "give"],
    ASK_DEAL: ["accept", "refuse"],
    ASK_HAND_OVER: ["give"],
}
