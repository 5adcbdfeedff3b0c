"""The data of an Elfenland match and the few ways to change it that every rule shares."""

from typing import Final

from elderwood.engine.chance import Chance
from elderwood.engine.events import Log
from elderwood.engine.turns import TurnPosition
from elderwood.engine.words import Values
from elderwood.games.elfenland.cards import NAME
from elderwood.games.elfenland.settings import Settings

NOWHERE: Final = -1

# Chance streams
FIRST_STREAM: Final = 0
START_STREAM: Final = 1
TOWN_STREAM: Final = 2
CARD_STREAM: Final = 3
COUNTER_STREAM: Final = 4
STREAMS: Final = 5

# Questions
ASK_NOTHING: Final = 0
ASK_TAKE: Final = 1
ASK_PLAN: Final = 2
ASK_ROAD: Final = 3
ASK_OBSTACLE: Final = 4
ASK_TRAVEL: Final = 5
ASK_PAY: Final = 6
ASK_CARAVAN: Final = 7
ASK_DISCARD: Final = 8
ASK_KEEP: Final = 9

# Phases of a round
DEAL: Final = 0
TAKING: Final = 1
PLANNING: Final = 2
JOURNEYS: Final = 3
KEEPING: Final = 4
OVER: Final = 5


class State(TurnPosition):
    """Everything of a match. Hands and supplies whose order is of no matter are packs (see `cards`).

    The board: `roads` holds the counter on each road, `free` and `obstacles` have a bit for each road,
    `collected` a bit for each town a seat has been to (its start town too), `unused` a bit for each seat
    with its obstacle.

    Counters before a seat: `opened` the face-up ones, `blind` the secret one of this round, `kept` a secret
    one from an earlier round (0: none). `laying` is the kind a seat has picked up but not laid: its own
    secret.

    What seats can work out (see `redeal`) needs what happened at each deal but the first: `carried` has what
    every seat brought over, `played` what it has played since, `old_decks` what was in the deck before the
    discards that all had seen were shuffled in. `lacks` is what caravans gave away of the hands, `old_lacks`
    the same at each of those deals. Of counters, at the end of each round: `old_piles` what lay face down, and
    `old_secrets` what lay hidden before every seat. `since` is the first of these rounds in which a seat's
    kept counter surely lay hidden, `unlike` has a bit for each kind that it cannot be.
    """

    def __init__(
        self,
        decision: int,
        reveals: int,
        settings: Settings,
        chance: Chance,
        asked: int,
        ask: int,
        play_mark: int,
        phase: int,
        round_number: int,
        first: int,
        turn: int,
        passes: int,
        deck: int,
        discard: int,
        hands: list[int],
        carried: list[int],
        played: list[int],
        old_decks: list[int],
        lacks: list[int],
        old_lacks: list[int],
        pile: list[int],
        display: list[int],
        opened: list[int],
        kept: list[int],
        blind: list[int],
        old_piles: list[int],
        old_secrets: list[int],
        since: list[int],
        unlike: list[int],
        roads: list[int],
        free: int,
        obstacles: int,
        unused: int,
        spent: int,
        start: int,
        boots: list[int],
        collected: list[int],
        targets: list[int],
        box: list[int],
        laying: int,
        link: int,
        due: int,
        ending: str,
    ) -> None:
        super().__init__(decision, reveals, asked, ask, play_mark)
        self.settings = settings
        self.chance = chance
        self.phase = phase
        self.round_number = round_number
        self.first = first
        self.turn = turn
        self.passes = passes
        self.deck = deck
        self.discard = discard
        self.hands = hands
        self.carried = carried
        self.played = played
        self.old_decks = old_decks
        self.lacks = lacks
        self.old_lacks = old_lacks
        self.pile = pile
        self.display = display
        self.opened = opened
        self.kept = kept
        self.blind = blind
        self.old_piles = old_piles
        self.old_secrets = old_secrets
        self.since = since
        self.unlike = unlike
        self.roads = roads
        self.free = free
        self.obstacles = obstacles
        self.unused = unused
        self.spent = spent
        self.start = start
        self.boots = boots
        self.collected = collected
        self.targets = targets
        self.box = box
        self.laying = laying
        self.link = link
        self.due = due
        self.ending = ending

    def seat_of_turn(self) -> int:
        """Return whose turn it is: clockwise from the first player."""
        return (self.first + self.turn) % self.settings.seats

    def counters_of(self, seat: int) -> int:
        """Return the pack of all counters before a seat, secret ones included."""
        pack = self.opened[seat]
        if self.kept[seat]:
            pack += 1 << 4 * self.kept[seat]
        if self.blind[seat]:
            pack += 1 << 4 * self.blind[seat]
        return pack

    def laid(self) -> int:
        """Return the roads with a counter, one bit each."""
        return self.settings.board.road_mask & ~self.free

    def everything_collected(self, seat: int) -> bool:
        """Say whether a seat has no town piece left on the board."""
        return self.collected[seat] == self.settings.board.towns

    def pieces(self, seat: int) -> int:
        """Return how many town pieces a seat has collected: the start town never had one (E1)."""
        return self.collected[seat].bit_count() - 1


def tell(log: Log | None, key: str, values: Values) -> None:
    """Tell everybody."""
    if log is not None:
        log.tell(key, values)


def tell_move(log: Log | None, key: str, seat: int, kind: int, origin: str, goal: str) -> None:
    """Tell everybody that a seat's card or counter went from one place to another."""
    if log is not None:
        log.tell(key, {"seat": seat, "card": NAME[kind], "from": origin, "to": goal})
