"""The data of an Elfenland match and the few ways to change it that every rule shares."""

from typing import Final

from elderwood.engine.agenda import Agenda
from elderwood.engine.chance import Chance
from elderwood.engine.course import CoursePosition
from elderwood.engine.events import Log
from elderwood.engine.parts import Part
from elderwood.games.elfenland.cards import NAME, NONE
from elderwood.games.elfenland.settings import Settings

NOWHERE: Final = -1

# Chance streams: any numbers that differ, counted from 0
FIRST_STREAM: Final = 0
START_STREAM: Final = 1
TOWN_STREAM: Final = 2
CARD_STREAM: Final = 3
COUNTER_STREAM: Final = 4

STREAMS: Final = 5

# Phases of a round. Each but the last is also the step of the agenda that asks its next question.
DEAL: Final = 0
TAKING: Final = 1
PLANNING: Final = 2
JOURNEYS: Final = 3
KEEPING: Final = 4
OVER: Final = 5
ROUND_END: Final = 6  # a step between two phases


class Cards(Part):
    """The travel cards. Their order is of no matter, so deck, discard and hands are packs (see `cards`)."""

    def __init__(self, *, deck: int, discard: int, hands: list[int]) -> None:
        self.deck = deck
        self.discard = discard
        self.hands = hands

    def copy(self) -> "Cards":
        """Return an independent twin."""
        return Cards(deck=self.deck, discard=self.discard, hands=self.hands[:])


class CardLore(Part):
    """What seats can work out of hands (see `redeal`): what happened at each deal but the first, seat by seat.

    `carried` has what a seat brought over, `played` what it has played since, `old_decks` what was in the deck before
    the discards that all had seen were shuffled in. `lacks` is what caravans gave away of the hands, `old_lacks` the
    same at each of those deals. All lists but `played` are replaced, never changed: copies share them.
    """

    def __init__(
        self, *, carried: list[int], played: list[int], old_decks: list[int], lacks: list[int], old_lacks: list[int]
    ) -> None:
        self.carried = carried
        self.played = played
        self.old_decks = old_decks
        self.lacks = lacks
        self.old_lacks = old_lacks

    def copy(self) -> "CardLore":
        """Return an independent twin."""
        return CardLore(
            carried=self.carried,
            played=self.played[:],
            old_decks=self.old_decks,
            lacks=self.lacks,
            old_lacks=self.old_lacks,
        )


class Tokens(Part):
    """The counters that are not on roads: the face-down `pile`, the open `display`, and those before seats.

    `opened` are a seat's face-up ones, `blind` is the secret one of this round, `kept` a secret one from an earlier
    round (0: none). `kept` and `blind` are replaced, never changed: copies share them.
    """

    def __init__(
        self, *, pile: list[int], display: list[int], opened: list[int], kept: list[int], blind: list[int]
    ) -> None:
        self.pile = pile
        self.display = display
        self.opened = opened
        self.kept = kept
        self.blind = blind

    def copy(self) -> "Tokens":
        """Return an independent twin."""
        return Tokens(
            pile=self.pile[:], display=self.display[:], opened=self.opened[:], kept=self.kept, blind=self.blind
        )

    def keep(self, seat: int, kind: int) -> None:
        """Set the secret counter that a seat has from an earlier round."""
        self.kept = replaced(self.kept, seat, kind)

    def hide(self, seat: int, kind: int) -> None:
        """Set the secret counter that a seat has from this round."""
        self.blind = replaced(self.blind, seat, kind)


class CounterLore(Part):
    """What seats can work out of hidden counters (see `redeal`), from the end of each round.

    `old_piles` has what lay face down, `old_secrets` what lay hidden before every seat. `since` is the first of these
    rounds in which a seat's kept counter surely lay hidden, `unlike` has a bit for each kind that it cannot be. All
    lists are replaced, never changed: copies share them.
    """

    def __init__(self, *, old_piles: list[int], old_secrets: list[int], since: list[int], unlike: list[int]) -> None:
        self.old_piles = old_piles
        self.old_secrets = old_secrets
        self.since = since
        self.unlike = unlike

    def copy(self) -> "CounterLore":
        """Return an independent twin."""
        return CounterLore(old_piles=self.old_piles, old_secrets=self.old_secrets, since=self.since, unlike=self.unlike)


class Land(Part):
    """What lies on the roads: `roads` holds the counter on each, `free` and `obstacles` have a bit for each road.

    `unused` has a bit for each seat with its obstacle, `spent` counts those that left the game.
    """

    def __init__(self, *, roads: list[int], free: int, obstacles: int, unused: int, spent: int) -> None:
        self.roads = roads
        self.free = free
        self.obstacles = obstacles
        self.unused = unused
        self.spent = spent

    def copy(self) -> "Land":
        """Return an independent twin."""
        return Land(roads=self.roads[:], free=self.free, obstacles=self.obstacles, unused=self.unused, spent=self.spent)


class Travels(Part):
    """Where the elves are and have been: `collected` has a bit for each town, the start town too.

    `targets` are the town cards, `box` those nobody got; both are replaced, never changed: copies share them.
    """

    def __init__(
        self, *, start: int, boots: list[int], collected: list[int], targets: list[int], box: list[int]
    ) -> None:
        self.start = start
        self.boots = boots
        self.collected = collected
        self.targets = targets
        self.box = box

    def copy(self) -> "Travels":
        """Return an independent twin."""
        return Travels(
            start=self.start,
            boots=self.boots[:],
            collected=self.collected[:],
            targets=self.targets,
            box=self.box,
        )


class State(CoursePosition):
    """Everything of a match.

    `turn` counts the turns of a phase, `passes` those passed one after another. `laying` is the kind of the counter
    that a seat has picked up but not laid, `secretly` says that it is a hidden one, whose kind is a secret. `link` is
    the way that is being paid, `due` what a caravan still lacks.
    """

    def __init__(
        self,
        *,
        settings: Settings,
        chance: Chance,
        agenda: Agenda,
        cards: Cards,
        card_lore: CardLore,
        tokens: Tokens,
        counter_lore: CounterLore,
        land: Land,
        travels: Travels,
    ) -> None:
        super().__init__(settings.options, settings.seats, chance, agenda)
        self.settings = settings
        self.cards = cards
        self.card_lore = card_lore
        self.tokens = tokens
        self.counter_lore = counter_lore
        self.land = land
        self.travels = travels
        self.phase = DEAL
        self.round_number = 0
        self.first = 0
        self.turn = 0
        self.passes = 0
        self.laying = NONE
        self.secretly = False
        self.link = NOWHERE
        self.due = 0

    def begin(self, phase: int) -> None:
        """Begin a phase with the first player."""
        self.phase = phase
        self.turn = 0
        self.passes = 0
        self.agenda.push(phase)

    def finish(self, how: str) -> None:
        """End the match."""
        super().finish(how)
        self.phase = OVER

    def seat_of_turn(self) -> int:
        """Return whose turn it is: clockwise from the first player."""
        return (self.first + self.turn) % self.settings.seats

    def hidden_of(self, seat: int) -> int:
        """Return the pack of the secret counters before a seat."""
        kept = self.tokens.kept[seat]
        blind = self.tokens.blind[seat]
        return (1 << 4 * kept if kept else 0) + (1 << 4 * blind if blind else 0)

    def counters_of(self, seat: int) -> int:
        """Return the pack of all counters before a seat, secret ones included."""
        return self.tokens.opened[seat] + self.hidden_of(seat)

    def laid(self) -> int:
        """Return the roads with a counter, one bit each."""
        return self.settings.board.road_mask & ~self.land.free

    def missing(self, seat: int) -> int:
        """Return the towns where a seat still has a piece, one bit each."""
        return self.settings.board.towns & ~self.travels.collected[seat]

    def pieces(self, seat: int) -> int:
        """Return how many town pieces a seat has collected: the start town never had one (E1)."""
        return self.travels.collected[seat].bit_count() - 1


def replaced(numbers: list[int], at: int, number: int) -> list[int]:
    """Return a list that differs in one place.

    >>> replaced([1, 2, 3], 1, 7)
    [1, 7, 3]
    """
    fresh = numbers[:]
    fresh[at] = number
    return fresh


def tell_move(log: Log | None, key: str, seat: int, kind: int, origin: str, goal: str) -> None:
    """Tell everybody that a seat's card or counter went from one place to another."""
    if log is not None:
        log.tell(key, {"seat": seat, "card": NAME[kind], "from": origin, "to": goal})
