"""The course of a match: wizards, deal, four rounds and the end, as steps of an agenda (R1-R4, R50-R52, R71)."""

from elderwood.engine.events import Log
from elderwood.engine.turns import NOBODY
from elderwood.games.wizards.actions import THROW_HAND, WIZARD
from elderwood.games.wizards.actives import (
    ask_swap,
    copy_effect,
    exchange_boost,
    pick,
    replace_contender,
    resolve,
    return_boost,
    swap_contender,
)
from elderwood.games.wizards.cards import ACTIVES, EMPTY, KIND_NAME, SIDE_KIND, SIDE_NAME, SPELL, SPELLS, TYPE
from elderwood.games.wizards.contest import ask_boost, boost, boost_turn, commit_contender, reveal, summon
from elderwood.games.wizards.ending import begin_end, choose_last_discard, finish, last_discard
from elderwood.games.wizards.knowledge import remember_hidden
from elderwood.games.wizards.piles import draw, leave_hand, open_card
from elderwood.games.wizards.ranking import (
    after_claim,
    ask_value,
    begin_scoring,
    choose_aftermath,
    choose_pile,
    choose_value,
    claim,
    exchange_champion,
    follow,
    rank,
)
from elderwood.games.wizards.settings import HAND, SLOTS
from elderwood.games.wizards.spells import (
    ask_discard_of,
    ask_keep,
    ask_strongest,
    cast,
    choose_hand,
    discard_aside,
    discard_own,
    discard_wanted,
    draw_first_of,
    give,
    give_strongest,
    givers_draw,
    keep_received,
    play_card,
    search,
    take_seen,
)
from elderwood.games.wizards.state import (
    AFTER_THE_CLAIM,
    AFTERMATH,
    ASK_BOOST,
    ASK_BOOST_FOR,
    ASK_CHAMPION,
    ASK_CONTENDER_OF,
    ASK_COPY,
    ASK_DISCARD,
    ASK_DISCARD_OF,
    ASK_GIVE,
    ASK_HAND_OF,
    ASK_KEEP,
    ASK_KIND,
    ASK_LAST_DISCARD,
    ASK_NOTHING,
    ASK_ORDER,
    ASK_PICK,
    ASK_PILE,
    ASK_PLAY,
    ASK_REST,
    ASK_RETURN,
    ASK_STRONGEST,
    ASK_SUMMON,
    ASK_SWAP,
    ASK_TAKE,
    ASK_VALUE,
    ASK_WIZARD,
    BOOST_TURN,
    CHOOSE_VALUE,
    CLAIM,
    COMMIT,
    DEAL,
    DECK_STREAM,
    DISCARD_ASIDE,
    DISCARD_ONE_OF,
    FINISH,
    GIVERS_DRAW,
    HAND_OVER,
    KEEP_RECEIVED,
    LAST_DISCARD,
    LAST_EFFECTS,
    NEW_DECK,
    RANK,
    RESOLVE,
    RESOLVE_NOW,
    REST,
    REST_TURN,
    RESTING,
    REVEAL,
    ROUND,
    SCORE,
    SEARCH_TURN,
    SPELL_EFFECT,
    SUMMON_ALL,
    SWAP_CONTENDER,
    TAKE_WIZARD,
    State,
    hand_place,
    tell,
    tell_move,
)
from elderwood.games.wizards.vocabulary import Effect


def answer(state: State, seat: int, move: int, log: Log | None) -> None:
    """Apply a seat's answer, then run on to the next question or the end."""
    ask = state.ask
    if ask == ASK_SUMMON:
        commit_contender(state, seat, move, log)
        if state.waiting:
            return
    else:
        state.ask = ASK_NOTHING
        if ask == ASK_BOOST:
            boost(state, move, log)
        elif ask == ASK_PLAY:
            play_card(state, move, log)
        elif ask == ASK_REST:
            rest_hand(state, move, log)
        elif ask == ASK_WIZARD:
            take_wizard(state, move, log)
        elif ask <= ASK_DISCARD_OF:
            answer_spell(state, ask, move, log)
        elif ask <= ASK_PICK:
            answer_active(state, ask, move, log)
        else:
            answer_scoring(state, ask, move, log)
    if state.ask == ASK_NOTHING:
        state.asked = NOBODY
        run(state, log)


def answer_spell(state: State, ask: int, move: int, log: Log | None) -> None:
    """Apply an answer that an effect on hands or the deck waits for."""
    if ask == ASK_KIND:
        draw_first_of(state, move, log)
    elif ask == ASK_HAND_OF:
        choose_hand(state, move, aimed_effect(state), log)
    elif ask == ASK_TAKE:
        take_seen(state, move, log)
    elif ask == ASK_GIVE:
        give(state, move, log)
    elif ask == ASK_STRONGEST:
        give_strongest(state, move, log)
    elif ask == ASK_KEEP:
        keep_received(state, move, log)
    elif ask == ASK_DISCARD:
        discard_own(state, move, log)
    else:
        discard_wanted(state, move, log)


def aimed_effect(state: State) -> Effect:
    """Return the effect that is aimed at a hand: a spell's first, or an active one."""
    return SPELLS[state.source][0] if TYPE[state.source] == SPELL else ACTIVES[state.source][0]


def answer_active(state: State, ask: int, move: int, log: Log | None) -> None:
    """Apply an answer that an active effect waits for."""
    if ask == ASK_SWAP:
        swap_contender(state, move, log)
    elif ask == ASK_CONTENDER_OF:
        replace_contender(state, move, log)
    elif ask == ASK_RETURN:
        return_boost(state, move, log)
    elif ask == ASK_BOOST_FOR:
        exchange_boost(state, move, log)
    elif ask == ASK_COPY:
        copy_effect(state, move, log)
    else:
        pick(state, move, log)


def answer_scoring(state: State, ask: int, move: int, log: Log | None) -> None:
    """Apply an answer that the scoring or the end waits for."""
    if ask == ASK_VALUE:
        choose_value(state, move, log)
    elif ask == ASK_ORDER:
        choose_aftermath(state, move, log)
    elif ask == ASK_PILE:
        choose_pile(state, move, log)
    elif ask == ASK_CHAMPION:
        exchange_champion(state, move, log)
    else:
        assert ask == ASK_LAST_DISCARD
        choose_last_discard(state, move, log)


def run(state: State, log: Log | None) -> None:
    """Do step after step until somebody is asked or the match is over."""
    agenda = state.agenda
    while state.ask == ASK_NOTHING and not state.ending:
        step, a, b = agenda.pop()
        if step == RESOLVE:
            resolve(state, a, b, False, log)
        elif step == COMMIT:
            ask_boost(state, a, b, log)
        elif step == SEARCH_TURN:
            search(state, a, log)
        elif step == AFTERMATH:
            follow(state, a, log)
        elif step == REST_TURN:
            ask_rest(state, a)
        elif step == BOOST_TURN:
            boost_turn(state, a)
        elif step == REVEAL:
            reveal(state, a, log)
        elif step == SUMMON_ALL:
            summon(state)
        elif step <= KEEP_RECEIVED:
            run_effect(state, step, a, b, log)
        else:
            run_scoring(state, step, a, log)


def run_effect(state: State, step: int, a: int, b: int, log: Log | None) -> None:
    """Do a step of the set-up, or one that an effect has put on the agenda."""
    if step == SPELL_EFFECT:
        cast(state, a, log)
    elif step == DISCARD_ASIDE:
        discard_aside(state, log)
    elif step == RESOLVE_NOW:
        resolve(state, a, b, True, log)
    elif step == SWAP_CONTENDER:
        ask_swap(state, a)
    elif step == DISCARD_ONE_OF:
        ask_discard_of(state, a, log)
    elif step == GIVERS_DRAW:
        givers_draw(state, a, log)
    elif step == HAND_OVER:
        ask_strongest(state, a)
    elif step == KEEP_RECEIVED:
        ask_keep(state, log)
    elif step == TAKE_WIZARD:
        state.put_question(state.seat_at(a), ASK_WIZARD, begins=True)
    elif step == DEAL:
        deal(state, log)
    else:
        assert step == ROUND
        begin_round(state, log)


def run_scoring(state: State, step: int, a: int, log: Log | None) -> None:
    """Do a step of the scoring, the rest or the end."""
    if step == SCORE:
        begin_scoring(state)
    elif step == CHOOSE_VALUE:
        ask_value(state, a)
    elif step == RANK:
        rank(state, log)
    elif step == CLAIM:
        claim(state, log)
    elif step == AFTER_THE_CLAIM:
        after_claim(state, log)
    elif step == RESTING:
        begin_rest(state, log)
    elif step == NEW_DECK:
        end_rest(state, log)
    elif step == LAST_EFFECTS:
        begin_end(state, log)
    elif step == LAST_DISCARD:
        last_discard(state, a, log)
    else:
        assert step == FINISH
        finish(state, log)


def take_wizard(state: State, move: int, log: Log | None) -> None:
    """Take a wizard card with one side up, for all to see (R3)."""
    seat = state.asked
    side = move - WIZARD
    state.wizards[seat] = side
    if log is not None:
        name = SIDE_NAME[side].partition("-")[0]
        log.tell("wizards-event-wizard", {"seat": seat, "card": name, "kind": KIND_NAME[SIDE_KIND[side]]})


def deal(state: State, log: Log | None) -> None:
    """Shuffle, open one card, deal the hands (R2, R71)."""
    state.chance.shuffle(DECK_STREAM, state.deck)
    state.reveals += 1
    open_card(state, log)
    for seat in state.in_order():
        draw(state, seat, HAND, log)
    state.agenda.push(ROUND)


def begin_round(state: State, log: Log | None) -> None:
    """Begin a round with the search."""
    state.round_number += 1
    tell(log, "wizards-event-round", {"seat": state.first, "round": state.round_number})
    state.agenda.push(SUMMON_ALL)
    for turn in range(state.settings.seats - 1, -1, -1):
        state.agenda.push(SEARCH_TURN, turn)


def begin_rest(state: State, log: Log | None) -> None:
    """Discard what was played, in turn order; then everybody keeps or throws away the hand (R32, R50)."""
    state.phase = REST
    for seat in state.in_order():
        for place in range(SLOTS * seat, SLOTS * seat + SLOTS):
            if state.slots[place]:
                state.discard.append(state.slots[place])
                state.slots[place] = EMPTY
    tell(log, "wizards-event-cleared", {})
    state.agenda.push(NEW_DECK)
    for turn in range(state.settings.seats - 1, -1, -1):
        state.agenda.push(REST_TURN, turn)


def ask_rest(state: State, turn: int) -> None:
    """Ask whoever has cards whether to keep them."""
    seat = state.seat_at(turn)
    if state.hands[seat]:
        state.put_question(seat, ASK_REST, begins=True)


def rest_hand(state: State, move: int, log: Log | None) -> None:
    """Keep the whole hand or throw all of it away, openly (R50)."""
    seat = state.asked
    hand = state.hands[seat]
    if move != THROW_HAND:
        tell(log, "wizards-event-keeps-hand", {"seat": seat, "count": len(hand)})
        return
    state.reveals += 1
    for card in sorted(hand):
        leave_hand(state, seat, card)
        state.discard.append(card)
        tell_move(log, "wizards-event-discards", seat, card, hand_place(seat), "discard")


def end_rest(state: State, log: Log | None) -> None:
    """Shuffle deck and discard pile together, open a card, go on left of the winner, refill hands (R50-R52)."""
    remember_hidden(state)
    state.deck += state.discard
    state.discard = []
    state.spent_discards = 0
    state.chance.shuffle(DECK_STREAM, state.deck)
    state.reveals += 1
    tell(log, "wizards-event-reshuffled", {"count": len(state.deck)})
    open_card(state, log)
    state.first = (state.ranking[0] + 1) % state.settings.seats
    state.passed = 0
    state.ranking = []
    state.totals = [0] * state.settings.seats
    state.strengths = [0] * len(state.slots)
    for seat in state.in_order():
        draw(state, seat, HAND - len(state.hands[seat]), log)
    state.agenda.push(ROUND)
