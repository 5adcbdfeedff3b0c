"""The data of a match of Woodland Wizards in parts, and the few ways to change it that every rule shares."""

from typing import Final

from elderwood.engine.agenda import Agenda
from elderwood.engine.chance import Chance
from elderwood.engine.course import NOBODY, CoursePosition
from elderwood.engine.events import Log
from elderwood.engine.parts import Part
from elderwood.engine.words import Values
from elderwood.games.wizards.cards import EMPTY, NAME
from elderwood.games.wizards.settings import SLOTS, Settings

NO_WIZARD: Final = -1
NOWHERE: Final = -1  # the place of a card that lies on none of the table, as a spell does

# Chance streams: any numbers that differ, counted from 0
FIRST_STREAM: Final = 0
DECK_STREAM: Final = 1
RANDOM_STREAM: Final = 2

STREAMS: Final = 3

# Phases
SETUP: Final = 0
SEARCH: Final = 1
SUMMONING: Final = 2
BOOSTING: Final = 3
SCORING: Final = 4
REST: Final = 5
FINAL: Final = 6
OVER: Final = 7

# Steps of the agenda, any numbers that differ; their arguments beside them
TAKE_WIZARD: Final = 1  # turn
DEAL: Final = 2
ROUND: Final = 3
SEARCH_TURN: Final = 4  # turn
SPELL_EFFECT: Final = 5  # place of the effect on the card
DISCARD_ASIDE: Final = 6
SUMMON_ALL: Final = 7
BOOST_TURN: Final = 8  # slot
COMMIT: Final = 9  # slot, turn
REVEAL: Final = 10  # slot
RESOLVE: Final = 11  # slot, turn: the cards on their owners' places
RESOLVE_NOW: Final = 12  # place: a card that an effect put there
SWAP_CONTENDER: Final = 13  # seat
DISCARD_ONE_OF: Final = 14  # seat
GIVERS_DRAW: Final = 15  # count
HAND_OVER: Final = 16  # seat
KEEP_RECEIVED: Final = 17
SCORE: Final = 18
CHOOSE_VALUE: Final = 19  # place
RANK: Final = 20
AFTERMATH: Final = 21  # turn
CLAIM: Final = 22
AFTER_THE_CLAIM: Final = 23
RESTING: Final = 24
REST_TURN: Final = 25  # turn
NEW_DECK: Final = 26
LAST_EFFECTS: Final = 27
LAST_DISCARD: Final = 28  # turn
FINISH: Final = 29


class Cards(Part):
    """Deck, discard pile, hands, champions and wizards. The top of deck and discard pile is the last card.

    `spent_discards` has a bit for each card of the discard pile, from the bottom, that has used its active effect in
    this step (R18); a step begins without any. Champions and wizards change seldom: copies share them, so they are
    replaced, never changed.
    """

    def __init__(
        self,
        deck: list[int],
        discard: list[int],
        hands: list[list[int]],
        champions: list[list[int]],
        wizards: list[int],
    ) -> None:
        self.deck = deck
        self.discard = discard
        self.spent_discards = 0
        self.hands = hands
        self.champions = champions
        self.wizards = wizards

    def copy(self) -> "Cards":
        """Return an independent twin."""
        hands = [hand[:] for hand in self.hands]
        twin = Cards(self.deck[:], self.discard[:], hands, self.champions, self.wizards)
        twin.spent_discards = self.spent_discards
        return twin


class Places(Part):
    """The places on the table: four for each seat, contender first.

    `chosen` is the card each seat has laid face down; until the common reveal it stays in the hand, so that nothing
    tells which it is. `passed` has a bit for each seat that boosts no more. Bits of `spent` stand for places whose card
    has used its active effect in this step, of `exchanged` for those whose card came by exchange (R17, R18).
    """

    def __init__(self, slots: list[int], chosen: list[int]) -> None:
        self.slots = slots
        self.chosen = chosen
        self.passed = 0
        self.spent = 0
        self.exchanged = 0

    def copy(self) -> "Places":
        """Return an independent twin."""
        twin = Places(self.slots[:], self.chosen[:])
        twin.passed = self.passed
        twin.spent = self.spent
        twin.exchanged = self.exchanged
        return twin


class Acting(Part):
    """The effect going on: whose, of which card, where that lies and whom it is aimed at.

    `aside` are cards on their way to the discard pile; `received` is what the actor collects from others, and `givers`
    are those who gave or discarded a card for the effect. These lists are replaced, never changed: copies share them.
    """

    def __init__(self) -> None:
        self.actor = NOBODY
        self.source = EMPTY
        self.place = 0
        self.target = NOBODY
        self.aside: list[int] = NONE
        self.received: list[int] = NONE
        self.givers: list[int] = NONE

    def copy(self) -> "Acting":
        """Return an independent twin."""
        twin = Acting()
        twin.actor = self.actor
        twin.source = self.source
        twin.place = self.place
        twin.target = self.target
        twin.aside = self.aside
        twin.received = self.received
        twin.givers = self.givers
        return twin


class Contest(Part):
    """What a contest has come to: strengths by place, totals by seat, and the seats by rank once places are fixed.

    `trusting` has a bit for each seat that leaves the order of modifiers to the rules in this contest (R64), `pending`
    one for each place whose effect after the ranking is still to come (R41). `claimed` is the winner's contender. The
    lists are replaced, never changed: copies share them.
    """

    def __init__(self, strengths: list[int], totals: list[int], ranking: list[int]) -> None:
        self.strengths = strengths
        self.totals = totals
        self.ranking = ranking
        self.trusting = 0
        self.pending = 0
        self.claimed = EMPTY

    def copy(self) -> "Contest":
        """Return an independent twin."""
        twin = Contest(self.strengths, self.totals, self.ranking)
        twin.trusting = self.trusting
        twin.pending = self.pending
        twin.claimed = self.claimed
        return twin


class LastContest(Part):
    """The contest decided last, as its places were fixed, with a bit in `prizes` for each seat that won a prize.

    It is replaced, never changed: copies share it.
    """

    def __init__(self, slots: list[int], strengths: list[int], ranking: list[int], prizes: int) -> None:
        self.slots = slots
        self.strengths = strengths
        self.ranking = ranking
        self.prizes = prizes


class Knowledge(Part):
    """What seats can work out of hidden cards: see `knowledge`. The lists are replaced, never changed."""

    def __init__(self, carried: list[int]) -> None:
        self.known: list[int] = NONE
        self.limits: list[int] = NONE
        self.carried = carried
        self.old_pool: list[int] = NONE

    def copy(self) -> "Knowledge":
        """Return an independent twin."""
        twin = Knowledge(self.carried)
        twin.known = self.known
        twin.limits = self.limits
        twin.old_pool = self.old_pool
        return twin


NONE: Final[list[int]] = []  # the empty list that parts begin with; as theirs, it is never changed


class State(CoursePosition):
    """Everything of a match. Cards are numbers of kinds of cards."""

    def __init__(
        self,
        *,
        settings: Settings,
        chance: Chance,
        agenda: Agenda,
        cards: Cards,
        places: Places,
        acting: Acting,
        contest: Contest,
        last: LastContest,
        knowledge: Knowledge,
    ) -> None:
        super().__init__(settings.options, settings.seats, chance, agenda)
        self.settings = settings
        self.phase = SETUP
        self.round_number = 0
        self.first = 0
        self.cards = cards
        self.places = places
        self.acting = acting
        self.contest = contest
        self.last = last
        self.knowledge = knowledge

    def seat_at(self, turn: int) -> int:
        """Return the seat of that place in turn order: clockwise from the first player (R60)."""
        seat = self.first + turn
        return seat if seat < self.seats else seat - self.seats

    def in_order(self) -> list[int]:
        """Return the seats in turn order."""
        return [self.seat_at(turn) for turn in range(self.seats)]

    def contender(self, seat: int) -> int:
        """Return a seat's contender."""
        return self.places.slots[SLOTS * seat]


def begin_effect(state: State, seat: int, source: int, place: int) -> None:
    """Note whose effect, of which card, is going on."""
    acting = state.acting
    acting.actor = seat
    acting.source = source
    acting.place = place
    acting.target = NOBODY


def hand_place(seat: int) -> str:
    """Name a hand as clients do."""
    return f"hand:{seat}"


def slot_place(place: int) -> str:
    """Name a place on the table as clients do.

    >>> slot_place(4), slot_place(6)
    ('contender:1', 'boost:1-2')
    """
    seat = place // SLOTS
    slot = place % SLOTS
    return f"boost:{seat}-{slot}" if slot else f"contender:{seat}"


def tell_move(log: Log, key: str, seat: int, card: int, origin: str, goal: str) -> None:
    """Tell everybody that a card went from one place to another."""
    log.tell(key, {"seat": seat, "card": NAME[card], "from": origin, "to": goal})


def tell_hidden(log: Log, mask: int, key: str, full_key: str, card: int, values: Values) -> None:
    """Tell the seats whose bits are set which card it was, and all the others only that there was one."""
    log.tell_fully(mask, full_key, {**values, "card": NAME[card]}, key, values)


def aimed(state: State, seat: int, values: Values) -> Values:
    """Add to an event's values that it is done to a seat by another one's effect."""
    if seat != state.acting.actor:
        values["target"] = seat
    return values


def cancel(state: State, log: Log | None) -> None:
    """Tell that the effect going on cannot be applied and is cancelled (R6, R9)."""
    if log is not None:
        log.tell("wizards-event-cancelled", {"seat": state.acting.actor, "card": NAME[state.acting.source]})


def swap_bits(mask: int, one: int, other: int) -> int:
    """Return a mask with two bits exchanged.

    >>> bin(swap_bits(0b0110, 0, 1))
    '0b101'
    """
    if (mask >> one & 1) != (mask >> other & 1):
        mask ^= 1 << one | 1 << other
    return mask
