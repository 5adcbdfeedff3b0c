"""Cards that come into a battle and leave it, and how it ends (R18, R22, R29-R31, R39, R40, R48)."""

from typing import Final

from elderwood.engine.events import Log
from elderwood.engine.words import Values
from elderwood.games.rage.boards import CELL_NAMES
from elderwood.games.rage.cards import EMPTY, KIND, SENT, TREASURE
from elderwood.games.rage.conquest import take_land, win_artifact
from elderwood.games.rage.editions import Edition
from elderwood.games.rage.parts import NO_ONE, Battle, replaced
from elderwood.games.rage.piles import add_to_discard, back_to_hand, discard_neutral
from elderwood.games.rage.state import CAPTURING, LIMIT, NEW_SQUADS, State
from elderwood.games.rage.vocabulary import DRAGON

BOTH_SIDES: Final[list[int]] = [0] * SENT + [1] * SENT


def add_fighter(edition: Edition, battle: Battle, side: int, card: int) -> None:
    """Let a card fight with its printed lives, icons and initiative."""
    battle.card = [*battle.card, card]
    battle.side = [*battle.side, side]
    battle.lives = [*battle.lives, edition.lives[card]]
    battle.icons = [*battle.icons, edition.icons[card]]
    battle.initiative = [*battle.initiative, edition.initiative[card]]


def line_up(edition: Edition, battle: Battle, own: list[int], other: list[int]) -> None:
    """Let the cards of both sides fight, at the beginning of a battle."""
    battle.card = own + other
    battle.side = BOTH_SIDES
    battle.lives = [edition.lives[card] for card in battle.card]
    battle.icons = [edition.icons[card] for card in battle.card]
    battle.initiative = [edition.initiative[card] for card in battle.card]


def own_slots(battle: Battle, side: int) -> list[int]:
    """Return the slots on which a side's living cards stand."""
    return [slot for slot in range(4) if battle.lives_on(slot) and battle.side[battle.slots[slot]] == side]


def holder_of(state: State, fighter: int) -> int:
    """Return the seat a fighter's card belongs to; -1 for neutral cards."""
    return state.attack.seat_of(state.field().side[fighter])


def leave(state: State, fighter: int) -> None:
    """Put a dead card on its own discard pile; a dragon only leaves the battle (R29, R40, R48)."""
    battle = state.field()
    card = battle.card[fighter]
    battle.gone |= 1 << fighter
    if card == EMPTY or KIND[card] == DRAGON:
        return
    seat = holder_of(state, fighter)
    if seat == NO_ONE:
        discard_neutral(state, card)
    else:
        add_to_discard(state, seat, card)


def go_home(state: State, fighter: int) -> None:
    """Return a living card to its owner's hand; neutral cards are discarded (R40)."""
    battle = state.field()
    card = battle.card[fighter]
    seat = holder_of(state, fighter)
    if seat == NO_ONE or card == EMPTY or KIND[card] == DRAGON:
        leave(state, fighter)
    else:
        battle.gone |= 1 << fighter
        back_to_hand(state, seat, card)


def end_battle(state: State, a: int, b: int, log: Log | None) -> None:
    """Count the edge cards, send everybody home and settle the land (R18, R22, R30, R39, R40)."""
    battle = state.field()
    attacker = state.attack.attacker
    defender = state.attack.defender
    own = len(own_slots(battle, 0))
    other = len(own_slots(battle, 1))
    won = own > other
    if own == other and battle.reserve != NO_ONE:
        won = battle.side[battle.reserve] == 0
    if log is not None:
        values: Values = {"seat": attacker, "cell": CELL_NAMES[state.attack.target], "own": own, "others": other}
        log.tell("rage-event-attack-won" if won else "rage-event-attack-lost", values)
    treasures = 0
    for fighter, card in enumerate(battle.card):
        if battle.gone >> fighter & 1:
            continue
        if card == TREASURE:
            treasures += 1
        else:
            go_home(state, fighter)
    if treasures and won:
        held = state.hoard.treasures
        state.hoard.treasures = replaced(held, attacker, held[attacker] + treasures)
        if log is not None:
            log.tell("rage-event-treasures", {"seat": attacker, "count": treasures})
    elif treasures:
        state.neutrals.discard = state.neutrals.discard + [TREASURE] * treasures
    clear_battle(state)
    if defender != NO_ONE:
        state.agenda.push(LIMIT, defender)
    state.agenda.push(LIMIT, attacker)
    if not state.squads.cards:
        state.agenda.push(NEW_SQUADS)
    if won:
        take_land(state, log)
        if defender == NO_ONE and not state.ending:
            win_artifact(state, log)


def clear_battle(state: State) -> None:
    """Clear the battlefield."""
    state.phase = CAPTURING
    state.battle = None


def facing(battle: Battle, fighter: int, side: int) -> int:
    """Return the fighter that lies on a side of another, or -1."""
    return battle.slots[(battle.slot_of(fighter) + 1 + side) % 4]


def met(battle: Battle, target: int, side: int) -> int:
    """Return the icon that an attack of a side meets on its target: left meets right, forward meets forward."""
    return battle.icons[target] >> 4 * (2 - side) & 15


def candidates(battle: Battle) -> list[int]:
    """Return the fighters of one side that are to move now: highest initiative, sides in turn if equal (R32, R78)."""
    best = -1
    found: list[int] = []
    sides = 0
    for fighter in battle.slots:
        if fighter == NO_ONE or battle.lives[fighter] <= 0 or battle.moved >> fighter & 1:
            continue
        value = battle.initiative[fighter]
        if value > best:
            best = value
            found = []
            sides = 0
        if value == best:
            found.append(fighter)
            sides |= 1 << battle.side[fighter]
    if sides == 3:
        first = 1 - battle.last_side if battle.last_side != NO_ONE and battle.last_initiative == best else 0
        found = [fighter for fighter in found if battle.side[fighter] == first]
    return found
