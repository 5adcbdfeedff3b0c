"""Which lands can be attacked, and with what: neighbours, portals, dragons (R14, R15, R49, R51, R73, R75)."""

from elderwood.games.rage.boards import cells_of, count_cells
from elderwood.games.rage.cards import DRAGONS, EBRUNG, EMPTY, SENT
from elderwood.games.rage.parts import NO_ONE
from elderwood.games.rage.state import State


def capturable(state: State, seat: int) -> list[int]:
    """Return the cells a seat may name as the target of a Capture phase, if it has the cards."""
    cells = cells_of(within_reach(state, seat))
    if len(state.armies.hands[seat]) >= SENT:
        return cells
    return [cell for cell in cells if strength_for(state, seat, cell) >= SENT]


def can_capture(state: State, seat: int) -> bool:
    """Say whether a seat could attack any land."""
    if len(state.armies.hands[seat]) >= SENT:
        return within_reach(state, seat) != 0
    return len(capturable(state, seat)) > 0


def within_reach(state: State, seat: int) -> int:
    """Return the set of cells beside one's own, or behind a portal, that may be attacked (R15, R74, R75)."""
    board = state.settings.board
    held = state.realm.held
    own = held[seat]
    reach = 0
    cell = 0
    left = own
    while left:
        if left & 1:
            reach |= board.beside[cell]
        left >>= 1
        cell += 1
    if has_portal(state, seat):
        for other, cells in enumerate(held):
            if other != seat:
                reach |= cells & board.home
    for other, cells in enumerate(held):
        if state.settings.allied(seat, other):
            reach &= ~cells
    return reach & ~state.realm.shielded


def has_portal(state: State, seat: int) -> bool:
    """Say whether a seat may attack any castle: from the Central one, or a captured one in Dragon Lord (R49, R51)."""
    board = state.settings.board
    held = state.realm.held[seat]
    if held >> board.central & 1:
        return True
    return state.settings.dragon_lord and held & board.home & ~(1 << board.homes[seat]) != 0


def strength_for(state: State, seat: int, cell: int) -> int:
    """Return how many cards a seat could send against a cell (R14, R73)."""
    return len(state.armies.hands[seat]) + len(dragons_for(state, seat, cell))


def dragons_for(state: State, seat: int, cell: int) -> list[int]:
    """Return the dragons that may take a place in a battle for a cell and have not been sent yet (R49, R51)."""
    board = state.settings.board
    held = state.realm.held[seat]
    found: list[int] = []
    attacks = held >> cell & 1 == 0
    if attacks and held >> board.central & 1 and board.home >> cell & 1 and state.realm.owner(cell) != NO_ONE:
        found.append(EBRUNG)
    if state.settings.dragon_lord:
        for number, home in enumerate(board.homes):
            if held >> home & 1 and number != seat and home != cell:
                found.append(DRAGONS[state.armies.factions[number]])
    if not found:
        return found
    taken = state.attack.sent[0 if attacks else 1]
    return [dragon for dragon in found if dragon not in taken]


def guardian_of(state: State, cell: int) -> int:
    """Return the dragon that guards a castle, or EMPTY for any other cell."""
    board = state.settings.board
    if cell == board.central:
        return EBRUNG
    if board.home >> cell & 1:
        return DRAGONS[state.armies.factions[board.homes.index(cell)]]
    return EMPTY


def strongholds(state: State, seat: int) -> int:
    """Return how many towers and castles a seat holds (R9)."""
    return count_cells(state.realm.held[seat] & (state.realm.towers | state.settings.board.castles))
