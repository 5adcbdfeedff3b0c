"""The course of a match: set-up, turns, and the agenda that everything else hangs on (R1-R13)."""

from elderwood.engine.events import Log
from elderwood.engine.turns import NOBODY
from elderwood.games.rage.acting import aim_at, aim_at_slot, aim_further, begin_action, clear_top
from elderwood.games.rage.actions import (
    ACT,
    CAPTURE,
    CELL,
    DECLINE,
    DISCARD_MOVE,
    END_TURN,
    FIGHT,
    GIVE,
    LOOK,
    MOST_SQUADS,
    OFFER,
    OPEN,
    PASS,
    PEEK_AT,
    PEOPLE,
    PUT,
    QUIET,
    RETREAT,
    RETURN,
    SEAT,
    SEND,
    SENDABLE,
    SIDE,
    SLOT,
    TAKE,
    TREASURE_MOVE,
    USE,
)
from elderwood.games.rage.battle import (
    ask_place,
    compare,
    end_battle,
    exchange,
    fix_centre,
    lay_out,
    place,
    settle_centre,
    settle_reserve,
)
from elderwood.games.rage.boards import CELL_NAMES
from elderwood.games.rage.capture import (
    ask_send,
    ask_squad,
    attack_land,
    capture_again,
    decline,
    defend,
    end_capture,
    fight_squad,
    look_at_squad,
    name_target,
    open_squad_card,
    retreat,
    send,
)
from elderwood.games.rage.cards import ARTIFACTS, ELF_CARDS, HAND_LIMIT, INITIATIVE, NAME, STARTING_DRAW, deck_of
from elderwood.games.rage.effects import ask_put, ask_take, put, resolve, take_back
from elderwood.games.rage.ending import finish_rounds
from elderwood.games.rage.fighting import (
    begin_dying,
    begin_move,
    begin_round,
    die,
    make_move,
    next_move,
    pick,
    resolve_strike,
    take_turn,
)
from elderwood.games.rage.piles import discard, draw, lay_squads
from elderwood.games.rage.state import (
    AFTER_MENU,
    ASK_AFTER,
    ASK_ATTACK,
    ASK_CELL,
    ASK_DEAL,
    ASK_DEFEND,
    ASK_DISCARD,
    ASK_GOAL_CELL,
    ASK_KEEPER,
    ASK_NOTHING,
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
    ATTACK_LAND,
    BATTLE_END,
    BEGIN_TURN,
    CAPTURE_AGAIN,
    CAPTURING,
    CHOOSE_PEOPLE,
    CHOOSE_SQUAD,
    CLEAR,
    COMPARE,
    DEAL,
    DEATH,
    DECK_STREAM,
    DEFEND,
    DYING,
    END_CAPTURE,
    END_OF_TURN,
    EXTRA,
    FIRST_PLAYER,
    FIX_CENTRE,
    LAY_OUT,
    LIMIT,
    MENU,
    NEUTRAL_STREAM,
    NEW_SQUADS,
    NEXT_MOVE,
    PICK,
    PLACE,
    PUT_STEP,
    RESERVE,
    RESOLVE,
    RESPOND,
    ROUND,
    SEND_CARDS,
    SETTLE_CENTRE,
    SETUP_STREAM,
    START_HAND,
    STRIKE_STEP,
    SUMMON,
    TAKE_STEP,
    W_TURN,
    WINDOW,
    State,
    tell,
)
from elderwood.games.rage.targets import strongholds
from elderwood.games.rage.trading import answer_offer, begin_trade, cash_treasure, change_offer, hand_over
from elderwood.games.rage.vocabulary import ELVES, FACTION_NAME, GOAL_NAME
from elderwood.games.rage.windows import ask_response, ask_window, may_answer


def answer(state: State, move: int, log: Log | None) -> None:
    """Apply the asked seat's answer, then run on to the next question or the end."""
    ask = state.ask
    seat = state.asked
    state.ask = ASK_NOTHING
    if ask == ASK_WINDOW:
        answer_window(state, seat, move, log)
    elif ask == ASK_RESPONSE:
        answer_response(state, seat, move, log)
    elif ask <= ASK_DISCARD:
        answer_turn(state, ask, seat, move, log)
    elif ask <= ASK_DEFEND:
        answer_capture(state, ask, move, log)
    elif ask <= ASK_ATTACK:
        answer_battle(state, ask, move, log)
    else:
        answer_action(state, ask, move, log)
    if state.ask == ASK_NOTHING:
        state.asked = NOBODY
        run(state, log)


def answer_window(state: State, seat: int, move: int, log: Log | None) -> None:
    """Pass, or step in; after that the window goes on with the next player (R69)."""
    _, which, packed = state.agenda.pop()
    following = state.next_seat(seat)
    if move in (PASS, QUIET):
        if move == QUIET:
            state.quiet |= 1 << seat
            tell(log, "rage-event-quiet", {"seat": seat})
        state.agenda.push(WINDOW, which, following | (packed >> 4) + 1 << 4)
        return
    acts = USE <= move < USE + len(ARTIFACTS) or ACT <= move < ACT + len(ELF_CARDS)
    state.agenda.push(WINDOW, which, following if acts else seat)
    step_in(state, seat, move, log)


def answer_response(state: State, seat: int, move: int, log: Log | None) -> None:
    """Let an action stand, or answer it (R42)."""
    _, turn, _ = state.agenda.pop()
    state.agenda.push(RESPOND, turn + 1)
    if move == QUIET:
        state.quiet |= 1 << seat
        tell(log, "rage-event-quiet", {"seat": seat})
    elif move != PASS:
        step_in(state, seat, move, log)


def step_in(state: State, seat: int, move: int, log: Log | None) -> None:
    """Play an action or an artifact, exchange a treasure, or begin a trade."""
    if ACT <= move < ACT + len(ELF_CARDS):
        begin_action(state, seat, ELF_CARDS[move - ACT], log)
    elif USE <= move < USE + len(ARTIFACTS):
        begin_action(state, seat, ARTIFACTS[move - USE], log)
    elif move == TREASURE_MOVE:
        cash_treasure(state, seat, log)
    else:
        begin_trade(state, seat, move - OFFER)


def answer_turn(state: State, ask: int, seat: int, move: int, log: Log | None) -> None:
    """Apply an answer that belongs to the set-up or to a turn."""
    if ask == ASK_PEOPLE:
        take_people(state, seat, move - PEOPLE, log)
    elif ask == ASK_RETURN:
        return_card(state, seat, ELF_CARDS[move - RETURN], log)
    elif ask == ASK_DISCARD:
        if DISCARD_MOVE <= move < DISCARD_MOVE + len(ELF_CARDS):
            discard(state, seat, ELF_CARDS[move - DISCARD_MOVE], "rage-event-discards", log)
        else:
            step_in(state, seat, move, log)
    elif move == END_TURN:
        state.agenda.push(END_OF_TURN)
    elif move == DECLINE:
        state.agenda.push(END_CAPTURE)
        decline(state, log)
    elif CAPTURE <= move < CAPTURE + len(CELL_NAMES):
        name_target(state, move - CAPTURE, log)
    else:
        state.agenda.push(MENU if ask == ASK_TURN else AFTER_MENU)
        step_in(state, seat, move, log)


def answer_capture(state: State, ask: int, move: int, log: Log | None) -> None:
    """Apply an answer that belongs to a Capture phase before the battle."""
    if ask == ASK_SQUAD:
        if move == DECLINE:
            decline(state, log)
        elif FIGHT <= move < FIGHT + MOST_SQUADS:
            fight_squad(state, move - FIGHT, log)
        else:
            look_at_squad(state, move - LOOK, log)
    elif ask == ASK_OPEN:
        open_squad_card(state, move - OPEN, log)
    elif ask == ASK_KEEPER:
        state.keeper = move - SEAT
        tell(log, "rage-event-keeper", {"seat": state.keeper})
    elif ask == ASK_SEND:
        send(state, 1 if state.asked == state.defender else 0, SENDABLE[move - SEND], log)
    elif move == RETREAT:
        retreat(state, log)
    else:
        state.agenda.push(LAY_OUT)
        state.agenda.push(SEND_CARDS, 1)
        send(state, 1, SENDABLE[move - SEND], log)


def answer_battle(state: State, ask: int, move: int, log: Log | None) -> None:
    """Apply an answer that belongs to a battle."""
    if ask == ASK_ATTACK:
        make_move(state, move, log)
    elif ask == ASK_PLACE:
        place(state, move - SLOT, log)
    elif ask == ASK_WHO:
        take_turn(state, state.slots[move - SLOT], log)
    elif move != PASS:
        exchange(state, move - SLOT, log)


def answer_action(state: State, ask: int, move: int, log: Log | None) -> None:
    """Apply an answer that an action or a trade waits for."""
    if ask == ASK_TARGET:
        aim_at_slot(state, move - SLOT, log)
    elif ask == ASK_OTHER_SLOT:
        aim_further(state, move - SLOT, log)
    elif ask == ASK_SIDE:
        aim_further(state, move - SIDE, log)
    elif ask == ASK_SEAT:
        aim_at(state, move - SEAT, log)
    elif ask == ASK_PEEK:
        aim_at(state, move - PEEK_AT, log)
    elif ask == ASK_CELL:
        aim_at(state, move - CELL, log)
    elif ask == ASK_GOAL_CELL:
        aim_further(state, move - CELL, log)
    elif ask == ASK_TAKE:
        take_back(state, ELF_CARDS[move - TAKE], log)
    elif ask == ASK_PUT:
        put(state, ELF_CARDS[move - PUT], log)
    elif ask == ASK_TRADE:
        change_offer(state, move, log)
    elif ask == ASK_DEAL:
        answer_offer(state, move, log)
    else:
        hand_over(state, ARTIFACTS[move - GIVE], log)


def run(state: State, log: Log | None) -> None:
    """Do the steps of the agenda until somebody is asked or the match is over."""
    agenda = state.agenda
    while state.ask == ASK_NOTHING and not state.ending:
        step, one, other = agenda.pop()
        if step == WINDOW:
            ask_window(state, one, other)
        elif step == RESPOND:
            ask_response(state, one)
        elif step >= LAY_OUT and step <= BATTLE_END:
            battle_step(state, step, one, other, log)
        else:
            table_step(state, step, one, log)


def battle_step(state: State, step: int, one: int, other: int, log: Log | None) -> None:
    """Do a step of a battle."""
    if step == NEXT_MOVE:
        next_move(state)
    elif step == PICK:
        pick(state, log)
    elif step == STRIKE_STEP:
        resolve_strike(state, one, other, log)
    elif step == DYING:
        begin_dying(state, one)
    elif step == DEATH:
        die(state, one, log)
    elif step == ROUND:
        begin_round(state, log)
    elif step == EXTRA:
        if state.lives[one] > 0:
            begin_move(state, one, log)
    elif step == LAY_OUT:
        lay_out(state, log)
    elif step == PLACE:
        ask_place(state, one, log)
    elif step == COMPARE:
        compare(state, log)
    elif step == FIX_CENTRE:
        fix_centre(state, log)
    elif step == SETTLE_CENTRE:
        settle_centre(state, log)
    elif step == RESERVE:
        settle_reserve(state, log)
    else:
        end_battle(state, log)


def table_step(state: State, step: int, one: int, log: Log | None) -> None:
    """Do a step outside a battle, or of an action."""
    if step == RESOLVE:
        resolve(state, log)
    elif step == CLEAR:
        clear_top(state)
    elif step == LIMIT:
        ask_limit(state, one)
    elif step == SEND_CARDS:
        ask_send(state, one, log)
    elif step == DEFEND:
        defend(state, log)
    elif step == ATTACK_LAND:
        attack_land(state, log)
    elif step == CHOOSE_SQUAD:
        ask_squad(state)
    elif step == END_CAPTURE:
        end_capture(state)
    elif step == AFTER_MENU:
        ask_after(state)
    elif step == MENU:
        ask_menu(state)
    elif step == END_OF_TURN:
        end_turn(state, log)
    elif step == BEGIN_TURN:
        begin_turn(state, log)
    elif step == NEW_SQUADS:
        lay_squads(state, log)
    elif step == CAPTURE_AGAIN:
        capture_again(state, log)
    elif step == TAKE_STEP:
        ask_take(state, one)
    elif step == PUT_STEP:
        ask_put(state, one, log)
    else:
        setup_step(state, step, one, log)


def setup_step(state: State, step: int, seat: int, log: Log | None) -> None:
    """Do a step of the set-up."""
    if step == CHOOSE_PEOPLE:
        ask_people(state, seat, log)
    elif step == DEAL:
        deal(state, log)
    elif step == START_HAND:
        start_hand(state, seat, log)
    else:
        assert step == FIRST_PLAYER
        begin_play(state, log)


def free_peoples(state: State) -> list[int]:
    """Return the peoples nobody plays yet."""
    return [faction for faction in range(ELVES) if faction not in state.factions]


def ask_people(state: State, seat: int, log: Log | None) -> None:
    """Let a seat choose a people, or draw lots (R95)."""
    free = free_peoples(state)
    if not state.settings.choose_people:
        state.reveals += 1
        take_people(state, seat, free[state.chance.below(SETUP_STREAM, len(free))], log)
    elif len(free) == 1:
        take_people(state, seat, free[0], log)
    else:
        state.put_question(seat, ASK_PEOPLE, begins=True)


def take_people(state: State, seat: int, faction: int, log: Log | None) -> None:
    """Give a people to a seat."""
    factions = state.factions[:]
    factions[seat] = faction
    state.factions = factions
    tell(log, "rage-event-people", {"seat": seat, "people": FACTION_NAME[faction]})


def deal(state: State, log: Log | None) -> None:
    """Lay squads, draw who begins, take castles, shuffle decks, deal goals (R1-R3, R7, R8)."""
    seats = state.settings.seats
    chance = state.chance
    chance.shuffle(NEUTRAL_STREAM, state.neutral_deck)
    lay_squads(state, log)
    artifacts = state.artifact_deck[:]
    chance.shuffle(SETUP_STREAM, artifacts)
    state.artifact_deck = artifacts
    draw_first_player(state, log)
    unused = state.out[:]
    for seat in range(seats):
        state.owner[state.settings.board.homes[seat]] = seat
        state.decks[seat] = deck_of(state.factions[seat])
        for card in state.decks[seat]:
            unused.remove(card)
        chance.shuffle(DECK_STREAM + seat, state.decks[seat])
    state.out = unused
    if state.settings.secret_goals:
        cards = state.spare_goals[:]
        chance.shuffle(SETUP_STREAM, cards)
        state.goals = cards[:seats]
        state.spare_goals = sorted(cards[seats:])
        if log is not None:
            for seat in range(seats):
                log.tell_seats(1 << seat, "rage-event-own-goal", {"goal": GOAL_NAME[state.goals[seat]]})
    else:
        state.goals = [state.settings.goal] * seats
    state.agenda.push(FIRST_PLAYER)
    for seat in range(seats - 1, -1, -1):
        state.agenda.push(START_HAND, seat)


def draw_first_player(state: State, log: Log | None) -> None:
    """Draw neutral cards: the highest initiative begins, tied players draw again, all is shuffled back (R3)."""
    drawing = list(range(state.settings.seats))
    shown: list[int] = []
    while len(drawing) > 1:
        if len(state.neutral_deck) < len(drawing):
            state.neutral_deck += shown
            shown = []
            state.chance.shuffle(NEUTRAL_STREAM, state.neutral_deck)
        cards = [state.neutral_deck.pop() for _ in drawing]
        shown += cards
        if log is not None:
            for seat, card in zip(drawing, cards, strict=True):
                log.tell("rage-event-first-card", {"seat": seat, "card": NAME[card]})
        best = max([INITIATIVE[card] for card in cards])
        drawing = [seat for seat, card in zip(drawing, cards, strict=True) if INITIATIVE[card] == best]
    state.first = drawing[0]
    state.neutral_deck += shown
    state.neutral_deck.sort()
    state.chance.shuffle(NEUTRAL_STREAM, state.neutral_deck)
    state.in_deck = sorted(shown)
    state.reveals += 1
    tell(log, "rage-event-first", {"seat": state.first})


def start_hand(state: State, seat: int, log: Log | None) -> None:
    """Draw seven cards, of which five are kept."""
    draw(state, seat, STARTING_DRAW, log)
    state.put_question(seat, ASK_RETURN, begins=True)


def return_card(state: State, seat: int, card: int, log: Log | None) -> None:
    """Put a card back; with the last one the deck is shuffled."""
    state.hands[seat].remove(card)
    state.decks[seat].append(card)
    if len(state.hands[seat]) > HAND_LIMIT:
        state.put_question(seat, ASK_RETURN)
        return
    state.decks[seat].sort()
    state.chance.shuffle(DECK_STREAM + seat, state.decks[seat])
    state.reveals += 1
    tell(log, "rage-event-ready", {"seat": seat})


def begin_play(state: State, log: Log | None) -> None:
    """Begin the first turn."""
    state.round_number = 1
    state.turn = state.first
    state.agenda.push(BEGIN_TURN)


def begin_turn(state: State, log: Log | None) -> None:
    """Begin a turn: protection ends, then Summon, Discard and Capture (R9, R11, R74)."""
    seat = state.turn
    state.phase = SUMMON
    state.captured = False
    state.looked = False
    state.extra = False
    state.offered = 0
    for cell in state.settings.board.cells:
        if state.owner[cell] == seat:
            state.shielded &= ~(1 << cell)
    tell(log, "rage-event-turn", {"seat": seat, "round": state.round_number})
    state.agenda.push(MENU)
    if state.round_number > 1:
        state.agenda.push(LIMIT, seat)
        draw(state, seat, strongholds(state, seat), log)


def ask_limit(state: State, seat: int) -> None:
    """Make a seat discard down to the limit (R12)."""
    if state.is_alive(seat) and len(state.hands[seat]) > HAND_LIMIT:
        state.agenda.push(LIMIT, seat)
        state.window = W_TURN
        state.put_question(seat, ASK_DISCARD, begins=True)


def ask_menu(state: State) -> None:
    """Ask what to do before the Capture phase, or how to begin it."""
    state.phase = CAPTURING
    state.window = W_TURN
    state.put_question(state.turn, ASK_TURN, begins=True)


def ask_after(state: State) -> None:
    """Ask what to do after the Capture phase, if there could be anything (R86)."""
    state.window = W_TURN
    if may_answer(state, state.turn):
        state.put_question(state.turn, ASK_AFTER, begins=True)
    else:
        state.agenda.push(END_OF_TURN)


def end_turn(state: State, log: Log | None) -> None:
    """Pass the turn on clockwise; after the last round the lands are counted (R66)."""
    state.agenda.clear()
    seat = state.turn
    while True:
        seat = state.next_seat(seat)
        if seat == state.first:
            if state.round_number == state.settings.rounds:
                finish_rounds(state, log)
                return
            state.round_number += 1
        if state.is_alive(seat):
            break
    state.turn = seat
    state.agenda.push(BEGIN_TURN)
