"""Which lands can be attacked, and with what: neighbours, portals, dragons (R14, R15, R49, R51, R73, R75)."""

from elderwood.games.rage.boards import CASTLE
from elderwood.games.rage.cards import DRAGONS, EBRUNG, EMPTY, SENT
from elderwood.games.rage.state import NO_ONE, State


def capturable(state: State, seat: int) -> list[int]:
    """Return the cells a seat may name as the target of a Capture phase, if it has the cards."""
    board = state.settings.board
    gates = has_portal(state, seat)
    found: list[int] = []
    for cell in board.cells:
        holder = state.owner[cell]
        if holder == seat or state.shielded >> cell & 1:
            continue
        if holder != NO_ONE and state.settings.allied(seat, holder):
            continue
        through = gates and holder != NO_ONE and board.kinds[cell] == CASTLE
        if (through or touches(state, seat, cell)) and strength_for(state, seat, cell) >= SENT:
            found.append(cell)
    return found


def touches(state: State, seat: int, cell: int) -> bool:
    """Say whether a cell shares a side with one that a seat holds (R15)."""
    return any(state.owner[other] == seat for other in state.settings.board.neighbours[cell])


def has_portal(state: State, seat: int) -> bool:
    """Say whether a seat may attack any castle: from the Central one, or a captured one in Dragon Lord (R49, R51)."""
    board = state.settings.board
    if state.owner[board.central] == seat:
        return True
    return state.settings.dragon_lord and any(
        state.owner[home] == seat and number != seat for number, home in enumerate(board.homes)
    )


def strength_for(state: State, seat: int, cell: int) -> int:
    """Return how many cards a seat could send against a cell (R14, R73)."""
    return len(state.hands[seat]) + len(dragons_for(state, seat, cell))


def dragons_for(state: State, seat: int, cell: int) -> list[int]:
    """Return the dragons that may take a place in a battle for a cell and have not been sent yet (R49, R51)."""
    board = state.settings.board
    found: list[int] = []
    holder = state.owner[cell]
    attacks = holder != seat
    if attacks and holder != NO_ONE and board.kinds[cell] == CASTLE and state.owner[board.central] == seat:
        found.append(EBRUNG)
    if state.settings.dragon_lord:
        for number, home in enumerate(board.homes):
            if state.owner[home] == seat and number != seat and home != cell:
                found.append(DRAGONS[state.factions[number]])
    taken = state.sent[0 if attacks else 1]
    return [dragon for dragon in found if dragon not in taken]


def guardian_of(state: State, cell: int) -> int:
    """Return the dragon that guards a castle, or EMPTY for any other cell."""
    board = state.settings.board
    if cell == board.central:
        return EBRUNG
    for number, home in enumerate(board.homes):
        if home == cell:
            return DRAGONS[state.factions[number]]
    return EMPTY


def strongholds(state: State, seat: int) -> int:
    """Return how many towers and castles a seat holds (R9)."""
    count = 0
    kinds = state.settings.board.kinds
    for cell in state.settings.board.cells:
        if state.owner[cell] == seat and (kinds[cell] >= CASTLE or state.towers >> cell & 1):
            count += 1
    return count
