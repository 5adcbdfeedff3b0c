"""What a seat may know of a match: built up from what is public, never cut down from the whole (R67)."""

from typing import Final, TypedDict

from elderwood.engine.position import View
from elderwood.games.rage.battle import initiative
from elderwood.games.rage.boards import CELL_KIND_NAME, CELL_NAMES, LAND, TOWER
from elderwood.games.rage.cards import ACTION, EMPTY, NAME, OP, SQUAD_SIZE, names
from elderwood.games.rage.ending import parts_of
from elderwood.games.rage.knowledge import known_of
from elderwood.games.rage.piles import squad_count
from elderwood.games.rage.state import ASK_RESPONSE, ASK_TRADE, ASK_WINDOW, ITEM, NO_ONE, WINDOW_NAME, State, slot_of
from elderwood.games.rage.trading import TRADE_SIZE
from elderwood.games.rage.vocabulary import (
    BUILD_TOWER,
    CANCEL_ACTION,
    DISCARD_RANDOM,
    FACTION_NAME,
    GOAL_NAME,
    ICON_NAME,
    MOVE_TOKEN,
    PEEK,
    PROTECT_LAND,
    REPLACE_WARRIOR,
    SET_ICON,
    SIDE_NAME,
    SLOT_NAME,
    SQUAD,
)

PHASE_NAMES: Final = ["setup", "summon", "capture", "battle", "after", "end"]


class RageSeatView(TypedDict):
    """One player.

    `cards`, `artifact_names` and `goal` are for their owner (else None; the goal of all is everybody's); `known` and
    `known_artifacts` what the viewer has seen and can still place.
    """

    faction: str
    alive: bool
    hand: int
    cards: list[str] | None
    known: list[str]
    deck: int
    discard: list[str]
    treasures: int
    artifacts: int
    artifact_names: list[str] | None
    known_artifacts: list[str]
    goal: str | None
    lands: int
    towers: int
    castles: int
    ally: int


class RageCellView(TypedDict):
    """A cell: `kind` is land, tower, castle or central; `home` whose castle it is; `x` in half cells, `y` in rows."""

    name: str
    kind: str
    owner: int
    home: int
    shielded: bool
    x: int
    y: int


class RageSquadView(TypedDict):
    """A squad: its open card, and all three for those who looked."""

    open: str
    cards: list[str] | None


class FighterView(TypedDict):
    """A card in battle. A face-down one has no name; an empty place is None instead."""

    card: str
    side: int
    lives: int
    initiative: int
    icons: list[str]
    moved: bool
    skips: bool


class BattleView(TypedDict):
    """A battle: who attacks whom (-1: neutral cards, which `keeper` plays; -2 is the computer) and what lies where."""

    attacker: int
    defender: int
    keeper: int
    cell: str
    slots: list[FighterView | None]
    centre: list[FighterView | None]
    reserve: str
    reserve_side: int
    mover: str
    strike: list[str]
    dying: str
    quiet: list[int]


class DeclaredView(TypedDict):
    """An action declared and not yet resolved; `aim` is the thing it is aimed at, as everybody is told (R42)."""

    seat: int
    card: str
    cancelled: bool
    aim: str
    side: str


class TradeView(TypedDict):
    """A trade in the making. `cards` are the artifacts given, for those who may see them."""

    seat: int
    partner: int
    treasures: int
    artifacts: int
    wanted_treasures: int
    wanted_artifacts: int
    cards: list[str] | None


class RageView(View):
    """Everything a seat may know, and nothing else."""

    options: dict[str, str]
    phase: str
    round: int
    rounds: int
    first: int
    turn: int
    target: str
    window: str
    cells: list[RageCellView]
    players: list[RageSeatView]
    neutral_deck: int
    neutral_discard: list[str]
    squads: list[RageSquadView]
    artifact_deck: int
    used: list[str]
    sent: list[int]
    own_sent: list[str]
    battle: BattleView | None
    stack: list[DeclaredView]
    trade: TradeView | None


def show(state: State, seat: int, frame: View) -> RageView:
    """Return the view of a seat, or of a spectator."""
    side = state.side_of(seat) if seat >= 0 else -1
    return {
        **frame,
        "options": state.settings.options,
        "phase": PHASE_NAMES[state.phase],
        "round": state.round_number,
        "rounds": state.settings.rounds,
        "first": state.first,
        "turn": state.turn,
        "target": "" if state.target == NO_ONE else CELL_NAMES[state.target],
        "window": WINDOW_NAME[state.window] if state.ask in (ASK_WINDOW, ASK_RESPONSE) else "",
        "cells": [show_cell(state, cell) for cell in state.settings.board.cells],
        "players": [show_seat(state, owner, seat) for owner in range(state.settings.seats)],
        "neutral_deck": len(state.neutral_deck),
        "neutral_discard": names(state.neutral_discard),
        "squads": [show_squad_to(state, squad, seat) for squad in range(squad_count(state))],
        "artifact_deck": len(state.artifact_deck),
        "used": names(state.used),
        "sent": [len(state.sent[0]), len(state.sent[1])],
        "own_sent": names(sorted(state.sent[side])) if side >= 0 else [],
        "battle": show_battle(state) if state.in_battle() else None,
        "stack": [show_declared(state, at) for at in range(0, len(state.stack), ITEM)],
        "trade": show_trade(state, seat),
    }


def show_declared(state: State, at: int) -> DeclaredView:
    """Return an action on the stack, with what is known of its aim so far."""
    card, seat, one, other, cancelled = state.stack[at : at + ITEM]
    op = OP[card]
    side = SIDE_NAME[other] if op == SET_ICON and other != NO_ONE else ""
    aim = "" if one == NO_ONE else aim_of(state, card, one)
    return {"seat": seat, "card": NAME[card], "cancelled": cancelled != 0, "aim": aim, "side": side}


def aim_of(state: State, card: int, one: int) -> str:
    """Name the thing that the first target of an action is."""
    op = OP[card]
    if op == CANCEL_ACTION:
        return f"stack:{one}"
    if op in (MOVE_TOKEN, BUILD_TOWER, PROTECT_LAND):
        return f"cell:{CELL_NAMES[one]}"
    if op == DISCARD_RANDOM or (op == PEEK and ACTION[card].target != SQUAD):
        return f"seat:{one}"
    if op == PEEK:
        return f"squad:{one + 1}"
    slot = slot_name(state, one) if op <= REPLACE_WARRIOR else ""
    return f"slot:{slot}" if slot else ""


def show_cell(state: State, cell: int) -> RageCellView:
    """Return a cell of the map."""
    board = state.settings.board
    kind = board.kinds[cell]
    if kind == LAND and state.towers >> cell & 1:
        kind = TOWER
    return {
        "name": CELL_NAMES[cell],
        "kind": CELL_KIND_NAME[kind],
        "owner": state.owner[cell],
        "home": board.homes.index(cell) if cell in board.homes else NO_ONE,
        "shielded": state.shielded >> cell & 1 != 0,
        "x": board.x[cell],
        "y": board.y[cell],
    }


def show_seat(state: State, owner: int, seat: int) -> RageSeatView:
    """Return one player as a seat sees them."""
    own = owner == seat
    over = state.ending != ""
    faction = state.factions[owner]
    plain, towers, castles = parts_of(state, owner)
    goal = GOAL_NAME[state.goals[owner]]
    ally = (owner + 2) % 4 if state.settings.alliance else NO_ONE
    return {
        "faction": "" if faction == NO_ONE else FACTION_NAME[faction],
        "alive": state.is_alive(owner),
        "hand": len(state.hands[owner]),
        "cards": names(sorted(state.hands[owner])) if own else None,
        "known": [] if own else names(known_of(state, owner, seat)),
        "deck": len(state.decks[owner]),
        "discard": names(state.discards[owner]),
        "treasures": state.treasures[owner],
        "artifacts": len(state.artifacts[owner]),
        "artifact_names": names(sorted(state.artifacts[owner])) if own else None,
        "known_artifacts": [] if own else names(known_of(state, owner, seat, True)),
        "goal": goal if own or over or not state.settings.secret_goals else None,
        "lands": plain + towers + castles,
        "towers": towers,
        "castles": castles,
        "ally": ally,
    }


def show_squad_to(state: State, squad: int, seat: int) -> RageSquadView:
    """Return a squad as a seat sees it."""
    cards = state.squads[SQUAD_SIZE * squad : SQUAD_SIZE * squad + SQUAD_SIZE]
    place = state.squad_open[squad]
    seen = seat >= 0 and state.squad_seen[squad] >> seat & 1
    return {"open": "" if place == NO_ONE else NAME[cards[place]], "cards": names(cards) if seen else None}


def show_fighter(state: State, fighter: int) -> FighterView | None:
    """Return a card in battle."""
    if fighter == NO_ONE:
        return None
    if state.hidden >> fighter & 1:
        side = state.side[fighter]
        return {"card": "", "side": side, "lives": 0, "initiative": 0, "icons": [], "moved": False, "skips": False}
    card = state.card[fighter]
    if card == EMPTY:
        return None
    icons = state.icons[fighter]
    return {
        "card": NAME[card],
        "side": state.side[fighter],
        "lives": state.lives[fighter],
        "initiative": initiative(state, fighter),
        "icons": [ICON_NAME[icons >> 4 * side & 15] for side in range(3)],
        "moved": state.moved >> fighter & 1 != 0,
        "skips": state.skips >> fighter & 1 != 0,
    }


def show_battle(state: State) -> BattleView:
    """Return the battlefield: the same for everybody."""
    centre: list[FighterView | None] = []
    for fighter in state.centre:
        away = fighter != NO_ONE and state.gone >> fighter & 1
        centre.append(None if away else show_fighter(state, fighter))
    strike = state.strike
    reserve = state.reserve
    return {
        "attacker": state.attacker,
        "defender": state.defender,
        "keeper": state.keeper,
        "cell": CELL_NAMES[state.target],
        "slots": [show_fighter(state, fighter) for fighter in state.slots],
        "centre": centre,
        "reserve": "" if reserve == NO_ONE else NAME[state.card[reserve]],
        "reserve_side": NO_ONE if reserve == NO_ONE else state.side[reserve],
        "mover": slot_name(state, state.mover),
        "strike": [slot_name(state, strike[0]), slot_name(state, strike[1])] if strike else [],
        "dying": slot_name(state, state.dying),
        "quiet": [seat for seat in range(state.settings.seats) if state.quiet >> seat & 1],
    }


def slot_name(state: State, fighter: int) -> str:
    """Name the slot a fighter stands on."""
    slot = NO_ONE if fighter == NO_ONE else slot_of(state, fighter)
    return "" if slot == NO_ONE else SLOT_NAME[slot]


def show_trade(state: State, seat: int) -> TradeView | None:
    """Return the trade in the making: while it is put together only its number of things is public."""
    if not state.trade:
        return None
    giver, partner, gives, wants_treasures, wants_artifacts = state.trade[:TRADE_SIZE]
    seen = seat == giver or (seat == partner and state.ask != ASK_TRADE)
    return {
        "seat": giver,
        "partner": partner,
        "treasures": gives,
        "artifacts": len(state.given),
        "wanted_treasures": wants_treasures,
        "wanted_artifacts": wants_artifacts,
        "cards": names(state.given) if seen else None,
    }
