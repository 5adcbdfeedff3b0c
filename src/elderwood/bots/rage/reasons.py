"""What speaks for a move of Rage of the Elves: how often the fight it belongs to is won, and what that would bring.

A fight is played on without thinking in every deal, as the plain player does.
"""

from typing import Final

from elderwood.bots.rage.bodies import BODY
from elderwood.bots.rage.outlook import carry_on
from elderwood.bots.reasons import Reasons
from elderwood.engine.position import Position
from elderwood.engine.words import Reason, Values
from elderwood.games.rage.actions import (
    ACCEPT,
    CAPTURE,
    DECLINE,
    PASS,
    REFUSE,
    RETREAT,
    SPACE,
    TREASURE_MOVE,
    card_of,
    is_act,
)
from elderwood.games.rage.boards import CELL_NAMES
from elderwood.games.rage.cards import NAME
from elderwood.games.rage.ending import parts_of
from elderwood.games.rage.parts import NO_ONE
from elderwood.games.rage.state import State
from elderwood.games.rage.trading import ASK_DEAL
from elderwood.games.rage.turns import ASK_TURN

FEW: Final = 4  # lands that are looked at before it is said that none can be taken
UNLIKELY: Final = 3  # an attack that is won in fewer than one of so many deals


class RageReasons(Reasons):
    """Tries a move in all deals."""

    def why(self, deals: list[Position], seat: int, move: int) -> Reason | None:
        state = deals[0]
        assert isinstance(state, State)
        if CAPTURE <= move < CAPTURE + len(CELL_NAMES):
            return of_target(deals, seat, move)
        if state.ask == ASK_DEAL.number:
            return of_deal(state, move)
        if move == DECLINE and state.ask == ASK_TURN.number:
            return of_declining(deals, state, seat)
        family = SPACE.family(move)[0]
        if family in ("discard", "return", "take"):
            return of_choice(state, seat, move, family)
        if state.attack.target != NO_ONE and state.attack.side_of(seat) >= 0:
            return of_fight(deals, state, seat, move)
        if is_act(move) or move == TREASURE_MOVE:
            return of_action(state, seat, move)
        return None


class Tries:
    """How a move turned out in all deals: how often the land was the seat's afterwards, and the match won."""

    def __init__(self, deals: list[Position], seat: int, move: int, target: int) -> None:
        self.all = len(deals)
        self.held = 0
        self.won = 0
        for deal in deals:
            twin = deal.copy()
            twin.play(seat, move)
            end = carry_on(twin)
            self.held += end.realm.owner(target) == seat
            self.won += end.ending != "" and seat in end.winners


def of_target(deals: list[Position], seat: int, move: int) -> Reason | None:
    """Say how likely a land is taken, and what it is."""
    state = deals[0]
    assert isinstance(state, State)
    cell = move - CAPTURE
    tries = Tries(deals, seat, move, cell)
    if not tries.held:
        return None
    if tries.won * 2 > tries.all:
        return Reason("rage-reason-wins", {"count": tries.won, "tries": tries.all})
    return Reason(
        f"rage-reason-{what_is(state, seat, cell)}",
        {"count": tries.held, "tries": tries.all, "lands": state.lands(seat) + 1},
    )


def what_is(state: State, seat: int, cell: int) -> str:
    """Call a land by what taking it means."""
    twin = state.copy()
    assert isinstance(twin, State)
    twin.realm.give(cell, seat)
    _, towers, castles = parts_of(state, seat)
    _, more_towers, more_castles = parts_of(twin, seat)
    if more_castles > castles:
        return "castle"
    return "tower" if more_towers > towers else "land"


def of_declining(deals: list[Position], state: State, seat: int) -> Reason | None:
    """Say that no attack is likely to succeed, if that is so."""
    for move in state.moves(seat)[: FEW + 1]:
        if CAPTURE <= move < CAPTURE + len(CELL_NAMES):
            if Tries(deals, seat, move, move - CAPTURE).held * UNLIKELY >= len(deals):
                return None
    return Reason("rage-reason-no-target", {})


def of_fight(deals: list[Position], state: State, seat: int, move: int) -> Reason | None:
    """Say how often a fight is won, for an action also how often without it."""
    target = state.attack.target
    tries = Tries(deals, seat, move, target)
    if is_act(move) and PASS in state.moves(seat):
        before = Tries(deals, seat, PASS, target)
        if tries.held > before.held:
            return Reason("rage-reason-turns", {"count": tries.held, "tries": tries.all, "before": before.held})
        return None
    if move in (DECLINE, RETREAT):
        return None
    if not tries.held:
        return None
    key = "rage-reason-attack" if state.attack.side_of(seat) == 0 else "rage-reason-defence"
    return Reason(key, {"count": tries.held, "tries": tries.all})


def of_choice(state: State, seat: int, move: int, family: str) -> Reason | None:
    """Say that a card is the weakest to part with, or the strongest to take."""
    card = card_of(family, SPACE.family(move)[1])
    offered: list[float] = []
    for other in state.moves(seat):
        name, number = SPACE.family(other)
        if name == family:
            offered.append(BODY[card_of(family, number)])
    values: Values = {"card": NAME[card], "count": offered.count(BODY[card])}
    if family == "take":
        return Reason("rage-reason-strongest", values) if BODY[card] == max(offered) else None
    return Reason("rage-reason-weakest", values) if BODY[card] == min(offered) else None


def of_action(state: State, seat: int, move: int) -> Reason | None:
    """Say what an action outside battle brings at once."""
    twin = state.copy()
    assert isinstance(twin, State)
    twin.play(seat, move)
    twin = carry_on(twin)
    _, towers, _ = parts_of(state, seat)
    _, more_towers, _ = parts_of(twin, seat)
    if more_towers > towers:
        return Reason("rage-reason-builds", {})
    cost = 1 if move != TREASURE_MOVE and SPACE.family(move)[0] == "act" else 0
    drawn = len(twin.armies.hands[seat]) - len(state.armies.hands[seat]) + cost
    return Reason("rage-reason-draws", {"count": drawn}) if drawn > 0 else None


def of_deal(state: State, move: int) -> Reason | None:
    """Compare what is offered with what is wanted for it."""
    trade = state.offer()
    gets = trade.gives + len(trade.given)
    gives = trade.wants_treasures + trade.wants_artifacts
    if (move == ACCEPT and gets < gives) or (move == REFUSE and gets >= gives):
        return None
    return Reason("rage-reason-deal", {"gets": gets, "gives": gives})
