"""The data of a Sylvion match and the few ways to change it that every rule shares."""

from typing import Final

from elderwood.engine.agenda import Agenda
from elderwood.engine.chance import Chance
from elderwood.engine.events import Log
from elderwood.engine.turns import NOBODY, TurnPosition
from elderwood.engine.words import Values
from elderwood.games.sylvion.cards import BLAZING_2, BLAZING_4, EMPTY, NAME, VITALITY, is_elemental
from elderwood.games.sylvion.settings import Settings

ROWS: Final = 4
CELLS_PER_ROW: Final = 4
PILE_COLUMN: Final = 4  # one step right of a row's last cell
ASIDE: Final = -1  # where the pawn waits
ON_PILE: Final = 16  # + row: the pawn on a revealed card

# Chance streams
POOL_STREAM: Final = 0
EDGE_STREAM: Final = 1
DECK_STREAM: Final = 2
RAVAGE_STREAM: Final = 3
DISCARD_STREAM: Final = 4
HAND_STREAM: Final = 5
STREAMS: Final = 6

# Steps of the agenda
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

# Questions
ASK_NOTHING: Final = 0
ASK_RECRUIT: Final = 1
ASK_HEDGEHOGS: Final = 2
ASK_PILE: Final = 3
ASK_DEFEND: Final = 4
ASK_CELL: Final = 5
ASK_ELEMENTAL: Final = 6
ASK_GOAL: Final = 7
ASK_WHO: Final = 8
ASK_PAY: Final = 9
ASK_DIRECTION: Final = 10
ASK_LIMIT: Final = 11
ASK_BETRAYAL: Final = 12
ASK_REFILL: Final = 13
ASK_REFILL_SECOND: Final = 14
ASK_REMOVE: Final = 15
ASK_REMOVE_SECOND: Final = 16
ASK_DESICCATION: Final = 17
ASK_DESICCATION_SECOND: Final = 18
ASK_RETURN: Final = 19
ASK_ORDER: Final = 20
ASK_PLACE: Final = 21
ASK_SEARCH: Final = 22

# Steps of a round as players name them
STEP_DRAFT: Final = 0
STEP_START: Final = 1
STEP_REVEAL: Final = 2
STEP_MOVE: Final = 3
STEP_REINFORCE: Final = 4
STEP_DEFEND: Final = 5
STEP_END: Final = 6


class Draft:
    """The mobilization: Sylvan cards still to come, the four columns, and the desertion deck of edge numbers."""

    def __init__(
        self, pool: list[int], columns: list[list[int]], edges: list[int], turned: list[int], ended: bool
    ) -> None:
        self.pool = pool
        self.columns = columns
        self.edges = edges
        self.turned = turned
        self.ended = ended

    def copy(self) -> "Draft":
        """Return an independent twin; a draft that has ended is shared, because it never changes again."""
        if self.ended:
            return self
        columns = [column[:] for column in self.columns]
        return Draft(self.pool[:], columns, self.edges[:], self.turned[:], False)


class State(TurnPosition):
    """Everything of a match. Zones are lists with the top at the end; cells are numbered row by row from the forest.

    `ravage` holds the four piles in layers of four, the top layer last: that they never differ in height (R1) is
    how they are stored. `limbo` holds a card between two zones: one being played, a betrayal being settled.
    `deck_seen` has, beside each card of the deck, the bits of the seats that know it there; `hand_known[s]` are the
    cards that the partner knows to be in the hand of s; `piles_known` counts the top layers everybody has looked at.
    """

    def __init__(
        self,
        decision: int,
        reveals: int,
        settings: Settings,
        chance: Chance,
        agenda: Agenda,
        draft: Draft,
        asked: int,
        ask: int,
        play_mark: int,
        step: int,
        round_number: int,
        active: int,
        deck: list[int],
        hands: list[list[int]],
        discard: list[int],
        removed: list[int],
        feats: list[int],
        board: list[int],
        ravage: list[int],
        revealed: list[int],
        ravage_discard: list[int],
        limbo: list[int],
        looked: list[int],
        bloom: int,
        points: int,
        fence: bool,
        pawn: int,
        target: int,
        goal: int,
        due: int,
        deck_seen: list[int],
        hand_known: list[list[int]],
        piles_known: int,
        ending: str,
    ) -> None:
        super().__init__(decision, reveals, asked, ask, play_mark)
        self.settings = settings
        self.chance = chance
        self.agenda = agenda
        self.draft = draft
        self.step = step
        self.round_number = round_number
        self.active = active
        self.deck = deck
        self.hands = hands
        self.discard = discard
        self.removed = removed
        self.feats = feats
        self.board = board
        self.ravage = ravage
        self.revealed = revealed
        self.ravage_discard = ravage_discard
        self.limbo = limbo
        self.looked = looked
        self.bloom = bloom
        self.points = points
        self.fence = fence
        self.pawn = pawn
        self.target = target
        self.goal = goal
        self.due = due
        self.deck_seen = deck_seen
        self.hand_known = hand_known
        self.piles_known = piles_known
        self.ending = ending

    def finish(self, how: str) -> None:
        """End the match at once."""
        self.ending = how
        self.asked = NOBODY
        self.ask = ASK_NOTHING
        self.step = STEP_END
        self.decision += 1
        self.reveals += 1
        self.agenda.clear()

    def partner(self, seat: int) -> int:
        """Return the other player, or the same one when playing alone."""
        return 1 - seat if self.settings.seats == 2 else seat

    def payer(self) -> int:
        """Return who pays costs: the partner, or the only player. (section 5)"""
        return self.partner(self.active)

    def pile_height(self) -> int:
        """Return how many cards each Ravage pile still holds."""
        return (len(self.ravage) + len(self.looked)) // ROWS

    def top_layer(self, depth: int) -> list[int]:
        """Return the cards `depth` below the top of the four piles, row by row."""
        end = len(self.ravage) - ROWS * depth
        return self.ravage[end - ROWS : end]

    def vitality(self) -> int:
        """Return the total vitality of the trees on cells."""
        total = 0
        for card in self.board:
            total += VITALITY[card]
        return total

    def drop_from_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand, and out of what the partner knows of it."""
        self.hands[seat].remove(card)
        if card in self.hand_known[seat]:
            self.hand_known[seat].remove(card)

    def bury(self, card: int) -> None:
        """Put a Ravage card on its discard pile; a blazing card goes back to the supply."""
        if card < BLAZING_2 or card > BLAZING_4:
            self.ravage_discard.append(card)

    def shuffle_deck(self) -> None:
        """Shuffle the defender deck: nobody knows its order any more."""
        self.chance.shuffle(DECK_STREAM, self.deck)
        self.reveals += 1
        self.deck_seen = [0] * len(self.deck)


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


def tell_move(log: Log | None, key: str, card: int, origin: str, goal: str) -> None:
    """Tell everybody that a card went from one place to another."""
    if log is not None:
        log.tell(key, {"card": NAME[card], "from": origin, "to": goal})


def tell_card(log: Log | None, key: str, card: int, seat: int) -> None:
    """Tell everybody that a seat did something with a card."""
    if log is not None:
        log.tell(key, {"card": NAME[card], "seat": seat})


def tell(log: Log | None, key: str, values: Values) -> None:
    """Tell everybody."""
    if log is not None:
        log.tell(key, values)


def elementals(state: State) -> list[int]:
    """Return the cells on which an elemental stands."""
    board = state.board
    return [cell for cell in range(16) if is_elemental(board[cell])]


def empty_cells(state: State) -> list[int]:
    """Return the cells on which nothing stands."""
    board = state.board
    return [cell for cell in range(16) if board[cell] == EMPTY]
