"""Mobilization: the draft of the defender deck before the Siege (1.3)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log, tell
from elderwood.engine.words import Reason
from elderwood.engine.zones import take_all
from elderwood.games.sylvion.actions import RECRUIT
from elderwood.games.sylvion.cards import BETRAYAL, NAME, is_feat
from elderwood.games.sylvion.settings import COLUMN_CAPACITY, COLUMNS
from elderwood.games.sylvion.state import BATTLE, DESERT, RECRUIT_STEP, SUMMON, State


def start_turn(state: State) -> None:
    """Put one turn of the draft on the agenda: summon, recruit, summon, desert."""
    state.agenda.push(DESERT)
    state.agenda.push(SUMMON)
    state.agenda.push(RECRUIT_STEP)
    state.agenda.push(SUMMON)


def summon(state: State, a: int, b: int, log: Log | None) -> None:
    """Deal one card to each column that holds fewer than four, left to right, until the pool is out (R54, R56)."""
    pool = state.draft.pool
    for number in range(COLUMNS):
        column = state.draft.columns[number]
        if len(column) - column.count(BETRAYAL) >= COLUMN_CAPACITY:
            continue
        while pool:
            card = pool.pop()
            state.disclose()
            column.append(card)
            if log is not None:
                values = {"card": NAME[card], "from": "pool", "to": f"column:{number + 1}"}
                log.tell("sylvion-event-summoned", {**values})
            if card != BETRAYAL:
                break


class Recruit(Decision[State]):
    """Which column to take."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [RECRUIT + number for number in range(COLUMNS) if state.draft.columns[number]]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        return Reason("sylvion-why-column-empty", {"column": number + 1}, "R55")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        recruit(state, move - RECRUIT, log)


ASK_RECRUIT: Final = Recruit("sylvion-ask-recruit", "1.3", ["recruit"])


def ask_recruit(state: State, a: int, b: int, log: Log | None) -> None:
    """Ask for a column; with all of them empty there is nothing to recruit (R55)."""
    if any(state.draft.columns):
        state.put_question(state.active, ASK_RECRUIT, begins=True)


def recruit(state: State, number: int, log: Log | None) -> None:
    """Take a whole column: feats are laid aside, everything else joins the defender deck."""
    cards = take_all(state.draft.columns[number])
    everybody = (1 << state.settings.seats) - 1
    for card in cards:
        if is_feat(card):
            state.sylvan.feats = [*state.sylvan.feats, card]
        else:
            state.sylvan.deck.append(card)
            state.known.deck.append(everybody)
    tell(log, "sylvion-event-recruited", {"seat": state.active, "column": number + 1, "count": len(cards)})
    if log is not None:
        for card in cards:
            goal = "feats" if is_feat(card) else "deck"
            log.tell("sylvion-event-joins", {"card": NAME[card], "from": f"column:{number + 1}", "to": goal})


def desert(state: State, a: int, b: int, log: Log | None) -> None:
    """Turn the next edge card: the column of its number is lost; then end the draft or go on."""
    draft = state.draft
    number = draft.edges.pop()
    draft.turned.append(number)
    state.disclose()
    lost = take_all(draft.columns[number - 1])
    state.sylvan.remove(lost)
    tell(log, "sylvion-event-deserted", {"column": number, "count": len(lost)})
    if log is not None:
        for card in lost:
            log.tell("sylvion-event-leaves", {"card": NAME[card], "from": f"column:{number}", "to": "removed"})
    if not draft.edges or (not draft.pool and not lost):
        end_draft(state, log)
    else:
        state.active = state.partner(state.active)
        start_turn(state)


def end_draft(state: State, log: Log | None) -> None:
    """Remove what is left and go to battle."""
    draft = state.draft
    for column in draft.columns:
        state.sylvan.remove(take_all(column))
    state.sylvan.remove(take_all(draft.pool))
    draft.ended = True
    tell(log, "sylvion-event-draft-ends", {"count": len(state.sylvan.deck), "feats": len(state.sylvan.feats)})
    state.agenda.push(BATTLE)
