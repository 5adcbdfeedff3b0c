"""What cards of Rage of the Elves are worth in battle, and how they are laid out in the advanced placement."""

from typing import Final

from elderwood.games.rage.actions import SLOT
from elderwood.games.rage.cards import CARDS, SENT, deck_of
from elderwood.games.rage.editions import NEWEST, Edition
from elderwood.games.rage.parts import NO_ONE, Battle
from elderwood.games.rage.state import State
from elderwood.games.rage.vocabulary import NEUTRAL

# What a card is worth in battle: a life, a point of initiative, and each icon.
LIFE: Final = 2.0
QUICKNESS: Final = 0.35
ICON_WORTH: Final = [0.0, 1.4, 2.2, 1.9, 3.0, 1.2, 1.3, 2.0, 0.5]
BODY: Final[list[float]] = [0.0] * len(CARDS)
# What a card gains if its enemies stand at both its sides, and not before it and at one side.
FLANKS: Final[list[float]] = [0.0] * len(CARDS)
# What as many cards as are sent gain from that, in the mean of a faction.
USUAL_FLANKS: Final[list[float]] = [0.0] * (NEUTRAL + 1)


def flanks_of(cards: list[int]) -> float:
    """Return what cards gain from standing between enemies."""
    total = 0.0
    for card in cards:
        total += FLANKS[card]
    return total


def usual_flanks(faction: int) -> float:
    """Return what as many cards as are sent gain, in the mean of a faction."""
    fighters = [card for card in deck_of(faction) if CARDS[card].lives]
    return flanks_of(fighters) * SENT / len(fighters)


def weigh(edition: Edition) -> None:
    """Fill the tables with what cards are worth by the numbers of an edition."""
    for card in range(len(CARDS)):
        left, forward, right = [ICON_WORTH[edition.icons[card] >> 4 * side & 15] for side in range(3)]
        BODY[card] = LIFE * edition.lives[card] + QUICKNESS * edition.initiative[card] + (left + forward + right)
        FLANKS[card] = left + right - 2 * forward
    for faction in range(NEUTRAL + 1):
        USUAL_FLANKS[faction] = usual_flanks(faction)


weigh(NEWEST)


def gain_of(state: State, battle: Battle, seat: int, side: int) -> float:
    """Return what a side gains from standing between enemies, as far as a seat can know; which card is where, nobody
    can."""
    attack = state.attack
    owner = attack.seat_of(side)
    if owner == seat or (owner == NO_ONE and attack.squad_seen >> seat & 1 != 0):
        return flanks_of([card for fighter, card in enumerate(battle.card) if battle.side[fighter] == side])
    return USUAL_FLANKS[NEUTRAL if owner == NO_ONE else state.armies.factions[owner]]


def place(state: State, moves: list[int]) -> int:
    """Put a face-down card of the other side where that serves the own cards (R25).

    Whatever is done, the four cards end in turn around the field, each between two enemies, or side by side. The
    second card decides for side by side if it lies opposite the first, else the third card decides.
    """
    battle = state.field()
    taken = [slot for slot in range(4) if battle.slots[slot] != NO_ONE]
    theirs = battle.side[battle.mover]
    if len(taken) == 1 or len(taken) == 2:
        seat = state.asked
        between = gain_of(state, battle, seat, 1 - theirs) > gain_of(state, battle, seat, theirs)
        of_theirs = [slot for slot in taken if battle.side[battle.slots[slot]] == theirs]
        # Opposite its like a card makes the one order, opposite an enemy the other.
        opposite = SLOT + ((of_theirs or taken)[0] + 2) % 4
        if opposite in moves:
            return opposite if between == bool(of_theirs) else next(move for move in moves if move != opposite)
    return moves[0]
