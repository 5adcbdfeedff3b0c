"""What becomes of a land that is taken: tokens, artifacts, elimination (R53, R54, R56, R63, R92)."""

from elderwood.engine.events import Log, tell
from elderwood.games.rage.artifacts import gain_artifact, spend_artifact
from elderwood.games.rage.boards import CELL_NAMES
from elderwood.games.rage.cards import NAME, TREASURE
from elderwood.games.rage.ending import check_goals, check_last
from elderwood.games.rage.knowledge import forget_holder
from elderwood.games.rage.parts import NO_ONE, replaced
from elderwood.games.rage.state import State


def take_land(state: State, log: Log | None) -> None:
    """Mark the land with the attacker's token; a home castle lost eliminates (R53, R54, R63)."""
    cell = state.attack.target
    seat = state.attack.attacker
    loser = state.realm.owner(cell)
    state.realm.give(cell, seat)
    if log is not None:
        log.tell("rage-event-takes", {"seat": seat, "cell": CELL_NAMES[cell], "target": loser})
    check_goals(state, log)
    if not state.ending and loser != NO_ONE and cell == state.settings.board.homes[loser]:
        eliminate(state, loser, log)


def win_artifact(state: State, log: Log | None) -> None:
    """Draw an artifact for a land that nobody held and that has neither tower nor castle (R56)."""
    seat = state.attack.attacker
    cell = state.attack.target
    hoard = state.hoard
    if (state.settings.board.castles | state.realm.towers) >> cell & 1 or not hoard.deck:
        return
    card = hoard.deck[-1]
    hoard.deck = hoard.deck[:-1]
    gain_artifact(state, seat, card)
    state.disclose()
    if log is not None:
        log.tell_fully(
            1 << seat,
            "rage-event-artifact-drawn",
            {"seat": seat, "card": NAME[card]},
            "rage-event-artifact",
            {"seat": seat},
        )


def eliminate(state: State, seat: int, log: Log | None) -> None:
    """Take a player who lost the home castle out of the game (R54, R92)."""
    armies = state.armies
    hoard = state.hoard
    state.alive &= ~(1 << seat)
    state.disclose()
    state.realm.shielded &= ~state.realm.held[seat]
    state.realm.held = replaced(state.realm.held, seat, 0)
    armies.out = sorted(armies.out + armies.hands[seat] + armies.decks[seat] + armies.discards[seat])
    armies.hands[seat] = []
    armies.decks[seat] = []
    armies.discards[seat] = []
    forget_holder(state, seat)
    for card in hoard.artifacts[seat]:
        spend_artifact(state, seat, card)
        hoard.used = [*hoard.used, card]
    state.neutrals.discard = state.neutrals.discard + [TREASURE] * hoard.treasures[seat]
    hoard.treasures = replaced(hoard.treasures, seat, 0)
    tell(log, "rage-event-eliminated", {"seat": seat})
    check_last(state, log)
