"""The course of a match: one function per step of the agenda, one per kind of answer."""

from elderwood.engine.events import Log
from elderwood.engine.turns import NOBODY
from elderwood.games.sylvion.actions import (
    ACCEPT,
    CELL,
    DIRECTION,
    DISCARD,
    DONE,
    ERUPT,
    FEAT,
    FOREST,
    PAY,
    PILE,
    PLACE,
    PLAY,
    POINT,
    RANDOM,
    RECRUIT,
    REMOVE,
    RETURN,
    SEARCH,
    SEAT,
    SHUFFLE,
    SWAP,
)
from elderwood.games.sylvion.cards import CARDS, ELEMENTAL_0, HEDGEHOGS, OWLS_WISDOM, WHALE
from elderwood.games.sylvion.defend import (
    FOREST_GOAL,
    ask_defend,
    ask_payment,
    ask_target,
    begin_play,
    discard_surplus,
    limit_hands,
    pay_point,
    pay_with,
)
from elderwood.games.sylvion.draft import ask_recruit, desert, recruit, summon
from elderwood.games.sylvion.drawing import (
    accept_betrayal,
    banish_betrayal,
    draw,
    remove_discarded,
    remove_random,
    reshuffle,
    settle_betrayal,
    shuffle_then_remove,
)
from elderwood.games.sylvion.effects import (
    ask_order,
    ask_place,
    ask_search,
    erupt,
    place_looked,
    play_feat,
    swap_pair,
    take_effect,
    take_from_deck,
)
from elderwood.games.sylvion.march import assign_pawn, count_vitality, final_assault, sweep
from elderwood.games.sylvion.reveal import (
    ask_return,
    chase_away,
    dry_out,
    dry_random,
    hedgehog_window,
    resolve,
    return_to_deck,
    reveal,
)
from elderwood.games.sylvion.settings import EDGES, Settings
from elderwood.games.sylvion.state import (
    ASK_BETRAYAL,
    ASK_CELL,
    ASK_DEFEND,
    ASK_DESICCATION,
    ASK_DESICCATION_SECOND,
    ASK_DIRECTION,
    ASK_ELEMENTAL,
    ASK_GOAL,
    ASK_HEDGEHOGS,
    ASK_LIMIT,
    ASK_NOTHING,
    ASK_ORDER,
    ASK_PAY,
    ASK_PILE,
    ASK_PLACE,
    ASK_RECRUIT,
    ASK_REFILL,
    ASK_REFILL_SECOND,
    ASK_REMOVE,
    ASK_REMOVE_SECOND,
    ASK_RETURN,
    ASK_SEARCH,
    BATTLE,
    DEFEND,
    DESERT,
    DRAW,
    EFFECT,
    HEDGEHOG_WINDOW,
    LIMIT,
    ORDER_PILE,
    PAWN,
    PAYMENT,
    PLACE_LOOKED,
    RAVAGE_STREAM,
    RECRUIT_STEP,
    REINFORCE,
    RESOLVE,
    RETURN_CARDS,
    REVEAL,
    ROUND,
    ROUND_END,
    SEARCH_DECK,
    SETTLE,
    STEP_MOVE,
    STEP_REINFORCE,
    STEP_START,
    SUMMON,
    SWEEP,
    TARGET,
    State,
    tell,
)


def run(state: State, log: Log | None) -> None:
    """Work off the agenda until a seat is asked or the match is over."""
    while state.ask == ASK_NOTHING and not state.ending:
        step, a, b = state.agenda.pop()
        do_step(state, step, a, b, log)


def do_step(state: State, step: int, a: int, b: int, log: Log | None) -> None:
    """Do one step of the agenda, the commonest first."""
    if step == PAYMENT:
        ask_payment(state)
    elif step == DEFEND:
        ask_defend(state)
    elif step == EFFECT:
        take_effect(state, log)
    elif step == TARGET:
        ask_target(state)
    elif step == DRAW:
        draw(state, a, b, log)
    elif step == SWEEP:
        if b:
            state.step = STEP_MOVE
        sweep(state, a, log)
    elif step == RESOLVE:
        resolve(state, log)
    elif step == REVEAL:
        reveal(state, log)
    elif step == HEDGEHOG_WINDOW:
        hedgehog_window(state, a)
    elif step == REINFORCE:
        state.step = STEP_REINFORCE
        draw(state, state.active, state.settings.reinforcements, log)
    elif step == LIMIT:
        limit_hands(state)
    elif step == ROUND:
        start_round(state, log)
    elif step == ROUND_END:
        end_round(state, log)
    elif step == SETTLE:
        settle_betrayal(state, a, log)
    elif step == PAWN:
        assign_pawn(state, log)
    elif step == SUMMON:
        summon(state, log)
    elif step == RECRUIT_STEP:
        ask_recruit(state)
    elif step == DESERT:
        desert(state, log)
    elif step == ORDER_PILE:
        ask_order(state, a)
    elif step == PLACE_LOOKED:
        ask_place(state, log)
    elif step == SEARCH_DECK:
        ask_search(state, a)
    elif step == RETURN_CARDS:
        ask_return(state)
    elif step == BATTLE:
        start_battle(state, log)
    else:
        raise AssertionError(step)


def start_battle(state: State, log: Log | None) -> None:
    """Shuffle both sides' cards, deal the starting hands, and begin (1.2)."""
    settings = state.settings
    state.step = STEP_START
    state.active = 0
    state.bloom = EDGES - settings.desolated
    state.shuffle_deck()
    state.ravage = ravage_cards(settings)
    state.chance.shuffle(RAVAGE_STREAM, state.ravage)
    tell(log, "sylvion-event-battle", {"height": state.pile_height(), "bloom": state.bloom})
    state.agenda.push(ROUND)
    for seat in range(settings.seats - 1, -1, -1):
        state.agenda.push(DRAW, seat, settings.start_hand())


def ravage_cards(settings: Settings) -> list[int]:
    """Return the Ravage's cards of a match, unshuffled."""
    cards: list[int] = []
    for card in CARDS[ELEMENTAL_0:]:
        copies = card.intro
        if not settings.intro:
            copies += card.advanced
        if settings.elements:
            copies += card.elements
        cards.extend([card.number] * copies)
    return cards


def start_round(state: State, log: Log | None) -> None:
    """Put the four steps of a round on the agenda (1.4)."""
    state.round_number += 1
    tell(log, "sylvion-event-round", {"round": state.round_number, "left": state.pile_height()})
    state.agenda.push(ROUND_END)
    state.agenda.push(LIMIT)
    state.agenda.push(DEFEND)
    state.agenda.push(REINFORCE)
    state.agenda.push(SWEEP, 0, 1)
    state.agenda.push(REVEAL)


def end_round(state: State, log: Log | None) -> None:
    """Go on to the next round, or to the final assault when the piles are out (R2, R3, R7)."""
    state.reveals += 1
    if state.ravage:
        state.active = state.partner(state.active)
        state.agenda.push(ROUND)
        return
    final_assault(state, log)
    if not state.ending:
        count_vitality(state, log)


def answer(state: State, move: int, log: Log | None) -> None:
    """Apply the asked seat's answer; what follows from it is on the agenda."""
    ask = state.ask
    seat = state.asked
    state.ask = ASK_NOTHING
    if ask == ASK_DEFEND:
        choose_play(state, move, log)
    elif ask == ASK_PAY:
        if move == POINT:
            pay_point(state, log)
        else:
            pay_with(state, move - PAY, log)
    elif ask == ASK_CELL:
        state.target = move - CELL
    elif ask == ASK_ELEMENTAL:
        state.target = move - CELL
        if state.limbo[-1] == WHALE:
            state.put_question(seat, ASK_GOAL)
    elif ask == ASK_GOAL:
        state.goal = FOREST_GOAL if move == FOREST else move - CELL
    elif ask == ASK_DIRECTION:
        erupt(state, move - DIRECTION, log)
    elif ask == ASK_LIMIT:
        discard_surplus(state, move - DISCARD, log)
    elif ask == ASK_HEDGEHOGS:
        if move != DONE:
            state.drop_from_hand(seat, HEDGEHOGS)
            state.limbo.append(HEDGEHOGS)
            # The window comes back to the same seat: several hedgehogs may be played (R39).
            _, turn, _ = state.agenda.pop()
            state.agenda.push(HEDGEHOG_WINDOW, turn - 1)
            state.put_question(seat, ASK_PILE)
    elif ask == ASK_PILE:
        chase_away(state, seat, move - PILE, log)
    elif ask == ASK_RECRUIT:
        recruit(state, move - RECRUIT, log)
    elif ask == ASK_BETRAYAL:
        if move == ACCEPT:
            accept_betrayal(state, seat, log)
        else:
            banish_betrayal(state, seat, move - DISCARD, log)
    else:
        answer_rarely(state, ask, seat, move, log)
    if state.ask == ASK_NOTHING:
        state.asked = NOBODY


def answer_rarely(state: State, ask: int, seat: int, move: int, log: Log | None) -> None:
    """Apply an answer to one of the rarer questions."""
    if ask == ASK_DESICCATION:
        if move == RANDOM:
            dry_random(state, log)
        else:
            dry_out(state, move - DISCARD, log)
            state.put_question(seat, ASK_DESICCATION_SECOND)
    elif ask == ASK_DESICCATION_SECOND:
        dry_out(state, move - DISCARD, log)
    elif ask == ASK_REFILL:
        if move == SHUFFLE:
            shuffle_then_remove(state, log)
        else:
            remove_discarded(state, move - REMOVE, log)
            state.put_question(seat, ASK_REFILL_SECOND)
    elif ask == ASK_REFILL_SECOND:
        remove_discarded(state, move - REMOVE, log)
        reshuffle(state, log)
    elif ask == ASK_REMOVE:
        if move == RANDOM:
            remove_random(state, log)
        else:
            remove_discarded(state, move - REMOVE, log)
            state.put_question(seat, ASK_REMOVE_SECOND)
    elif ask == ASK_REMOVE_SECOND:
        remove_discarded(state, move - REMOVE, log)
    elif ask == ASK_RETURN:
        return_to_deck(state, move - RETURN, log)
    elif ask == ASK_ORDER:
        if move == SWAP:
            swap_pair(state, log)
    elif ask == ASK_PLACE:
        place_looked(state, move - PLACE, log)
    elif ask == ASK_SEARCH:
        take_from_deck(state, move - SEARCH, log)
    else:  # ASK_WHO
        state.target = move - SEAT


def choose_play(state: State, move: int, log: Log | None) -> None:
    """Begin a play of step 4, or end the step."""
    if move == DONE:
        return
    if move >= FEAT + OWLS_WISDOM:
        play_feat(state, move - FEAT, log)
    elif move > PLAY:
        begin_play(state, move - PLAY)
    else:
        state.agenda.push(DEFEND)
        state.target = move - ERUPT
        state.put_question(state.active, ASK_DIRECTION)
