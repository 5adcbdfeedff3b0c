"""What a seat may know of a match: built up from what is public, never cut down from the whole (R67)."""

from typing import Final, TypedDict

from elderwood.engine.position import View
from elderwood.games.rage.artifacts import known_artifacts
from elderwood.games.rage.boards import CELL_KIND_NAME, CELL_NAMES, LAND, TOWER
from elderwood.games.rage.cards import ACTION, EMPTY, NAME, OP, names
from elderwood.games.rage.ending import parts_of
from elderwood.games.rage.knowledge import known_of
from elderwood.games.rage.parts import NO_ONE, Battle, Declared
from elderwood.games.rage.piles import squad_cards
from elderwood.games.rage.state import WINDOW_NAME, State
from elderwood.games.rage.trading import ASK_TRADE
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
    SWAP_POSITIONS,
)
from elderwood.games.rage.windows import ASK_RESPONSE, ASK_WINDOW

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
    """An action declared and not yet resolved, as everybody is told (R42).

    `aim` is the thing it is aimed at, `other` the second one: the slot to change with, the land a token goes to.
    """

    seat: int
    card: str
    cancelled: bool
    aim: str
    other: str
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
    """Everything a seat may know, and nothing else.

    `rounds` is the last round, 0 where there is no limit. `own_sent` are the seat's own cards that lie face down.
    """

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
    attack = state.attack
    return {
        **frame,
        "options": state.settings.options,
        "phase": PHASE_NAMES[state.phase],
        "round": state.turn.round,
        "rounds": state.settings.rounds,
        "first": state.turn.first,
        "turn": state.turn.seat,
        "target": "" if attack.target == NO_ONE else CELL_NAMES[attack.target],
        "window": WINDOW_NAME[state.window] if state.ask in (ASK_WINDOW.number, ASK_RESPONSE.number) else "",
        "cells": [show_cell(state, cell) for cell in state.settings.board.cells],
        "players": [show_seat(state, owner, seat) for owner in range(state.seats)],
        "neutral_deck": len(state.neutrals.deck),
        "neutral_discard": names(state.neutrals.discard),
        "squads": [show_squad_to(state, squad, seat) for squad in range(state.squads.count())],
        "artifact_deck": len(state.hoard.deck),
        "used": names(state.hoard.used),
        "sent": [len(cards) for cards in attack.sent],
        "own_sent": names(sorted(sent_by(state, seat))) if seat >= 0 else [],
        "battle": None if state.battle is None else show_battle(state, state.battle),
        "stack": show_stack(state),
        "trade": show_trade(state, seat),
    }


def sent_by(state: State, seat: int) -> list[int]:
    """Return the cards of a seat that lie face down, before and after they are laid out (R20)."""
    side = state.attack.side_of(seat)
    if side < 0:
        return []
    battle = state.battle
    if battle is None:
        return state.attack.sent[side]
    return [
        card
        for fighter, card in enumerate(battle.card)
        if battle.hidden >> fighter & 1 and battle.side[fighter] == side and card != EMPTY
    ]


def show_stack(state: State) -> list[DeclaredView]:
    """Return the declared actions, the last one at the end."""
    found: list[DeclaredView] = []
    action = state.top
    while action is not None:
        found.insert(0, show_declared(state, action))
        action = action.under
    return found


def show_declared(state: State, action: Declared) -> DeclaredView:
    """Return an action on the stack, with what is known of its aim so far."""
    op = OP[action.card]
    further = action.further
    side = ""
    other = ""
    if further != NO_ONE:
        if op == SET_ICON:
            side = SIDE_NAME[further]
        elif op == SWAP_POSITIONS:
            other = f"slot:{SLOT_NAME[further]}"
        elif op == MOVE_TOKEN:
            other = f"cell:{CELL_NAMES[further]}"
    return {
        "seat": action.seat,
        "card": NAME[action.card],
        "cancelled": action.cancelled,
        "aim": aim_of(state, action),
        "other": other,
        "side": side,
    }


def aim_of(state: State, action: Declared) -> str:
    """Name the thing that the first target of an action is."""
    op = OP[action.card]
    aim = action.aim
    if op == CANCEL_ACTION:
        return f"stack:{depth_of(action) - 1}"
    if aim == NO_ONE:
        return ""
    if op in (MOVE_TOKEN, BUILD_TOWER, PROTECT_LAND):
        return f"cell:{CELL_NAMES[aim]}"
    if op == DISCARD_RANDOM or (op == PEEK and ACTION[action.card].target != SQUAD):
        return f"seat:{aim}"
    if op == PEEK:
        return f"squad:{aim + 1}"
    slot = slot_name(state.field(), aim) if op <= REPLACE_WARRIOR else ""
    return f"slot:{slot}" if slot else ""


def depth_of(action: Declared) -> int:
    """Return how many actions lie below one."""
    depth = 0
    under = action.under
    while under is not None:
        depth += 1
        under = under.under
    return depth


def show_cell(state: State, cell: int) -> RageCellView:
    """Return a cell of the map."""
    board = state.settings.board
    kind = board.kinds[cell]
    if kind == LAND and state.realm.towers >> cell & 1:
        kind = TOWER
    return {
        "name": CELL_NAMES[cell],
        "kind": CELL_KIND_NAME[kind],
        "owner": state.realm.owner(cell),
        "home": board.homes.index(cell) if cell in board.homes else NO_ONE,
        "shielded": state.realm.shielded >> cell & 1 != 0,
        "x": board.x[cell],
        "y": board.y[cell],
    }


def show_seat(state: State, owner: int, seat: int) -> RageSeatView:
    """Return one player as a seat sees them."""
    own = owner == seat
    over = state.ending != ""
    armies = state.armies
    hoard = state.hoard
    faction = armies.factions[owner]
    plain, towers, castles = parts_of(state, owner)
    goal = GOAL_NAME[state.goals.held[owner]]
    ally = (owner + 2) % 4 if state.settings.alliance else NO_ONE
    return {
        "faction": "" if faction == NO_ONE else FACTION_NAME[faction],
        "alive": state.is_alive(owner),
        "hand": len(armies.hands[owner]),
        "cards": names(armies.hands[owner]) if own else None,
        "known": [] if own else names(known_of(state, owner, seat)),
        "deck": len(armies.decks[owner]),
        "discard": names(armies.discards[owner]),
        "treasures": hoard.treasures[owner],
        "artifacts": len(hoard.artifacts[owner]),
        "artifact_names": names(hoard.artifacts[owner]) if own else None,
        "known_artifacts": [] if own else names(known_artifacts(state, owner, seat)),
        "goal": goal if own or over or not state.settings.secret_goals else None,
        "lands": plain + towers + castles,
        "towers": towers,
        "castles": castles,
        "ally": ally,
    }


def show_squad_to(state: State, squad: int, seat: int) -> RageSquadView:
    """Return a squad as a seat sees it."""
    cards = squad_cards(state, squad)
    place = state.squads.opened[squad]
    seen = seat >= 0 and state.squads.seen[squad] >> seat & 1
    return {"open": "" if place == NO_ONE else NAME[cards[place]], "cards": names(cards) if seen else None}


def show_fighter(battle: Battle, fighter: int) -> FighterView | None:
    """Return a card in battle."""
    if fighter == NO_ONE:
        return None
    if battle.hidden >> fighter & 1:
        side = battle.side[fighter]
        return {"card": "", "side": side, "lives": 0, "initiative": 0, "icons": [], "moved": False, "skips": False}
    card = battle.card[fighter]
    if card == EMPTY:
        return None
    icons = battle.icons[fighter]
    return {
        "card": NAME[card],
        "side": battle.side[fighter],
        "lives": battle.lives[fighter],
        "initiative": battle.initiative[fighter],
        "icons": [ICON_NAME[icons >> 4 * side & 15] for side in range(3)],
        "moved": battle.moved >> fighter & 1 != 0,
        "skips": battle.skips >> fighter & 1 != 0,
    }


def show_battle(state: State, battle: Battle) -> BattleView:
    """Return the battlefield: the same for everybody."""
    attack = state.attack
    centre: list[FighterView | None] = []
    for fighter in battle.centre:
        away = fighter != NO_ONE and battle.gone >> fighter & 1
        centre.append(None if away else show_fighter(battle, fighter))
    strike = battle.strike
    reserve = battle.reserve
    return {
        "attacker": attack.attacker,
        "defender": attack.defender,
        "keeper": attack.keeper,
        "cell": CELL_NAMES[attack.target],
        "slots": [show_fighter(battle, fighter) for fighter in battle.slots],
        "centre": centre,
        "reserve": "" if reserve == NO_ONE else NAME[battle.card[reserve]],
        "reserve_side": NO_ONE if reserve == NO_ONE else battle.side[reserve],
        "mover": slot_name(battle, battle.mover),
        "strike": [] if strike is None else [slot_name(battle, strike.fighter), slot_name(battle, strike.target)],
        "dying": slot_name(battle, battle.dying),
        "quiet": [seat for seat in range(state.seats) if battle.quiet >> seat & 1],
    }


def slot_name(battle: Battle, fighter: int) -> str:
    """Name the slot a fighter stands on."""
    slot = NO_ONE if fighter == NO_ONE else battle.slot_of(fighter)
    return "" if slot == NO_ONE else SLOT_NAME[slot]


def show_trade(state: State, seat: int) -> TradeView | None:
    """Return the trade in the making: while it is put together only its number of things is public."""
    trade = state.trade
    if trade is None:
        return None
    seen = seat == trade.seat or (seat == trade.partner and state.ask != ASK_TRADE.number)
    return {
        "seat": trade.seat,
        "partner": trade.partner,
        "treasures": trade.gives,
        "artifacts": len(trade.given),
        "wanted_treasures": trade.wants_treasures,
        "wanted_artifacts": trade.wants_artifacts,
        "cards": names(trade.given) if seen else None,
    }
