"""The data of a Sylvion match and the few ways to change it that every rule shares."""

from typing import Final

from elderwood.engine.agenda import Agenda
from elderwood.engine.chance import Chance
from elderwood.engine.course import CoursePosition
from elderwood.engine.events import Log
from elderwood.engine.parts import Part
from elderwood.games.sylvion.cards import BLAZING_2, BLAZING_4, EMPTY, NAME, VITALITY, is_elemental
from elderwood.games.sylvion.settings import EDGES, Settings

ROWS: Final = 4
CELLS_PER_ROW: Final = 4
CELLS: Final = 16
PILE_COLUMN: Final = 4  # one step right of a row's last cell
ASIDE: Final = -1  # where the pawn waits
ON_PILE: Final = 16  # + row: the pawn on a revealed card

# Chance streams: any numbers that differ, counted from 0
POOL_STREAM: Final = 0
EDGE_STREAM: Final = 1
DECK_STREAM: Final = 2
RAVAGE_STREAM: Final = 3
DISCARD_STREAM: Final = 4
HAND_STREAM: Final = 5

STREAMS: Final = 6

# Steps of the agenda: any numbers that differ
SUMMON: Final = 1
RECRUIT_STEP: Final = 2
DESERT: Final = 3
BATTLE: Final = 4
ROUND: Final = 5
REVEAL: Final = 6
PAWN: Final = 7
HEDGEHOG_WINDOW: Final = 8
RESOLVE: Final = 9
SWEEP: Final = 10
REINFORCE: Final = 11
DEFEND: Final = 12
TARGET: Final = 13
PAYMENT: Final = 14
EFFECT: Final = 15
LIMIT: Final = 16
ROUND_END: Final = 17
DRAW: Final = 18
SETTLE: Final = 19
ORDER_PILE: Final = 20
PLACE_LOOKED: Final = 21
SEARCH_DECK: Final = 22
RETURN_CARDS: Final = 23

# Steps of a round as players name them
STEP_DRAFT: Final = 0
STEP_START: Final = 1
STEP_REVEAL: Final = 2
STEP_MOVE: Final = 3
STEP_REINFORCE: Final = 4
STEP_DEFEND: Final = 5
STEP_END: Final = 6


# What a part holds before it is filled: to copy one is quick when its lists are not made twice.
NO_CARDS: Final[list[int]] = []
NO_HANDS: Final[list[list[int]]] = []


class Draft(Part):
    """The mobilization: Sylvan cards still to come, the four columns, and the desertion deck of edge numbers."""

    def __init__(self) -> None:
        self.pool: list[int] = []
        self.columns: list[list[int]] = [[], [], [], []]
        self.edges: list[int] = []
        self.turned: list[int] = []
        self.ended = False

    def copy(self) -> "Draft":
        """Return an independent twin; a draft that has ended is shared, because it never changes again."""
        if self.ended:
            return self
        twin = Draft()
        twin.pool = self.pool[:]
        twin.columns = [column[:] for column in self.columns]
        twin.edges = self.edges[:]
        twin.turned = self.turned[:]
        return twin


class Sylvan(Part):
    """The defenders' cards. `limbo` holds a card between two zones: one being played, a betrayal being settled.

    `removed` and `feats` are replaced and never changed in place: copies share them.
    """

    def __init__(self) -> None:
        self.deck = NO_CARDS
        self.hands = NO_HANDS
        self.discard = NO_CARDS
        self.removed = NO_CARDS
        self.feats = NO_CARDS
        self.limbo = NO_CARDS

    def lay_out(self, seats: int) -> None:
        """Make room for cards."""
        self.deck = []
        self.hands = [[] for _ in range(seats)]
        self.discard = []
        self.limbo = []

    def remove(self, cards: list[int]) -> None:
        """Take cards out of the game."""
        self.removed = self.removed + cards

    def copy(self) -> "Sylvan":
        """Return an independent twin."""
        twin = Sylvan()
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.discard = self.discard[:]
        twin.removed = self.removed
        twin.feats = self.feats
        twin.limbo = self.limbo[:]
        return twin


class Ravage(Part):
    """The Ravage's cards and its pawn.

    `piles` holds the four piles in layers of four, the top layer last: that they never differ in height (R1) is how
    they are stored. `looked` are cards taken off them to be dealt back: replaced, never changed in place.
    """

    def __init__(self) -> None:
        self.piles = NO_CARDS
        self.revealed = NO_CARDS
        self.discard = NO_CARDS
        self.looked = NO_CARDS
        self.pawn = ASIDE

    def lay_out(self) -> None:
        """Make room for cards."""
        self.piles = []
        self.revealed = [EMPTY] * ROWS
        self.discard = []

    def copy(self) -> "Ravage":
        """Return an independent twin."""
        twin = Ravage()
        twin.piles = self.piles[:]
        twin.revealed = self.revealed[:]
        twin.discard = self.discard[:]
        twin.looked = self.looked
        twin.pawn = self.pawn
        return twin

    def height(self) -> int:
        """Return how many cards each pile still holds."""
        return (len(self.piles) + len(self.looked)) // ROWS

    def layer(self, depth: int) -> list[int]:
        """Return the cards `depth` below the top of the four piles, row by row."""
        end = len(self.piles) - ROWS * depth
        return self.piles[end - ROWS : end]

    def bury(self, card: int) -> None:
        """Put a card on the discard pile; a blazing card goes back to the supply."""
        if card < BLAZING_2 or card > BLAZING_4:
            self.discard.append(card)


class Knowledge(Part):
    """What players know of hidden cards: `deck` has, beside each card of the deck, the bits of the seats that know it
    there; `hands[s]` are the cards that the partner knows to be in the hand of s; `layers` counts the top layers of
    the piles that everybody has looked at. `hands` is replaced and never changed in place."""

    def __init__(self) -> None:
        self.deck = NO_CARDS
        self.hands = NO_HANDS
        self.layers = 0

    def lay_out(self, seats: int) -> None:
        """Make room for what will be known."""
        self.deck = []
        self.hands = [[] for _ in range(seats)]

    def hold(self, seat: int, cards: list[int]) -> None:
        """Note what the partner knows of a hand from now on."""
        self.hands = [cards if owner == seat else known for owner, known in enumerate(self.hands)]

    def copy(self) -> "Knowledge":
        """Return an independent twin."""
        twin = Knowledge()
        twin.deck = self.deck[:]
        twin.hands = self.hands
        twin.layers = self.layers
        return twin


class State(CoursePosition):
    """Everything of a match. Zones are lists with the top at the end; cells are numbered row by row from the forest.

    `bloom` counts the blooming edges, `points` those of Fish. `target`, `goal` and `due` belong to the play that is
    going on: what it is aimed at, where a whale pushes to, and what is still to be paid.
    """

    def __init__(
        self,
        *,
        settings: Settings,
        chance: Chance,
        agenda: Agenda,
        draft: Draft,
        sylvan: Sylvan,
        ravage: Ravage,
        known: Knowledge,
        board: list[int],
    ) -> None:
        super().__init__(settings.options, settings.seats, chance, agenda)
        self.settings = settings
        self.draft = draft
        self.sylvan = sylvan
        self.ravage = ravage
        self.known = known
        self.board = board
        self.step = STEP_DRAFT
        self.round_number = 0
        self.active = 0
        self.bloom = EDGES - settings.desolated
        self.fence = False
        self.points = 0
        self.target = 0
        self.goal = 0
        self.due = 0

    def finish(self, how: str) -> None:
        """End the match at once."""
        super().finish(how)
        self.step = STEP_END

    def partner(self, seat: int) -> int:
        """Return the other player, or the same one when playing alone."""
        return 1 - seat if self.settings.seats == 2 else seat

    def payer(self) -> int:
        """Return who pays costs: the partner, or the only player. (section 5)"""
        return self.partner(self.active)

    def vitality(self) -> int:
        """Return the total vitality of the trees on cells."""
        total = 0
        for card in self.board:
            total += VITALITY[card]
        return total

    def drop_from_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand, and out of what the partner knows of it."""
        self.sylvan.hands[seat].remove(card)
        known = self.known.hands[seat]
        if card in known:
            left = known[:]
            left.remove(card)
            self.known.hold(seat, left)

    def shuffle_deck(self) -> None:
        """Shuffle the defender deck: nobody knows its order any more."""
        deck = self.sylvan.deck
        self.chance.shuffle(DECK_STREAM, deck)
        self.disclose()
        self.known.deck = [0] * len(deck)


def cell_name(cell: int) -> str:
    """Name a cell: column a (at the forest) to d (at the piles), row 1 to 4.

    >>> cell_name(0), cell_name(7)
    ('a1', 'd2')
    """
    return f"{'abcd'[cell % CELLS_PER_ROW]}{cell // CELLS_PER_ROW + 1}"


def place_name(row: int, column: int) -> str:
    """Name the thing at a row and column: a pile, a cell or the forest."""
    if column == PILE_COLUMN:
        return f"pile:{row + 1}"
    if column < 0:
        return "forest"
    return "cell:" + cell_name(row * CELLS_PER_ROW + column)


def tell_card(log: Log | None, key: str, card: int, seat: int) -> None:
    """Tell everybody that a seat did something with a card."""
    if log is not None:
        log.tell(key, {"card": NAME[card], "seat": seat})


def elementals(state: State) -> list[int]:
    """Return the cells on which an elemental stands."""
    board = state.board
    return [cell for cell in range(16) if is_elemental(board[cell])]


def empty_cells(state: State) -> list[int]:
    """Return the cells on which nothing stands."""
    board = state.board
    return [cell for cell in range(16) if board[cell] == EMPTY]
