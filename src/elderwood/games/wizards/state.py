"""The data of a match of Woodland Wizards and the few ways to change it that every rule shares."""

from typing import Final

from elderwood.engine.agenda import Agenda
from elderwood.engine.chance import Chance
from elderwood.engine.events import Log
from elderwood.engine.position import Position
from elderwood.engine.turns import NOBODY
from elderwood.engine.words import Values
from elderwood.games.wizards.cards import NAME
from elderwood.games.wizards.settings import SLOTS, Settings

NO_WIZARD: Final = -1

# Chance streams
FIRST_STREAM: Final = 0
DECK_STREAM: Final = 1
RANDOM_STREAM: Final = 2
STREAMS: Final = 3

# Questions
ASK_NOTHING: Final = 0
ASK_WIZARD: Final = 1
ASK_PLAY: Final = 2
ASK_SUMMON: Final = 3  # all seats at once
ASK_BOOST: Final = 4
ASK_KIND: Final = 5
ASK_HAND_OF: Final = 6  # whose hand
ASK_TAKE: Final = 7
ASK_GIVE: Final = 8
ASK_STRONGEST: Final = 9
ASK_KEEP: Final = 10
ASK_DISCARD: Final = 11
ASK_DISCARD_OF: Final = 12  # a card of a given strength
ASK_SWAP: Final = 13
ASK_CONTENDER_OF: Final = 14  # whose contender
ASK_RETURN: Final = 15
ASK_BOOST_FOR: Final = 16  # which boost to exchange for
ASK_COPY: Final = 17
ASK_PICK: Final = 18
ASK_VALUE: Final = 19
ASK_ORDER: Final = 20
ASK_PILE: Final = 21
ASK_CHAMPION: Final = 22
ASK_REST: Final = 23
ASK_LAST_DISCARD: Final = 24

# Questions that belong to the effect of a card
EFFECT_QUESTIONS: Final[list[int]] = [
    ASK_KIND,
    ASK_HAND_OF,
    ASK_TAKE,
    ASK_GIVE,
    ASK_STRONGEST,
    ASK_KEEP,
    ASK_DISCARD,
    ASK_DISCARD_OF,
    ASK_SWAP,
    ASK_CONTENDER_OF,
    ASK_RETURN,
    ASK_BOOST_FOR,
    ASK_COPY,
    ASK_PICK,
    ASK_PILE,
    ASK_CHAMPION,
    ASK_LAST_DISCARD,
]

# Phases
SETUP: Final = 0
SEARCH: Final = 1
SUMMONING: Final = 2
BOOSTING: Final = 3
SCORING: Final = 4
REST: Final = 5
FINAL: Final = 6
OVER: Final = 7

# Steps of the agenda; their arguments beside them
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
RESOLVE: Final = 11  # seat, slot: on its owner's place
RESOLVE_NOW: Final = 12  # seat, slot: a card that an effect put there
SWAP_CONTENDER: Final = 13  # seat
DISCARD_ONE_OF: Final = 14  # seat
GIVERS_DRAW: Final = 15  # count
HAND_OVER: Final = 16  # seat
KEEP_RECEIVED: Final = 17
SCORE: Final = 18
CHOOSE_VALUE: Final = 19  # place
RANK: Final = 20
AFTERMATH: Final = 21  # seat
CLAIM: Final = 22
AFTER_THE_CLAIM: Final = 23
RESTING: Final = 24
REST_TURN: Final = 25  # turn
NEW_DECK: Final = 26
LAST_EFFECTS: Final = 27
LAST_DISCARD: Final = 28  # turn
FINISH: Final = 29


class State(Position):
    """Everything of a match. Cards are numbers of kinds of cards; the top of deck and discard pile is the last one.

    `slots` are the places on the table: four for each seat, contender first. Bits of `spent` stand for places whose
    card has used its active effect in this step, of `exchanged` for those whose card came by exchange, of `pending`
    for those whose effect after the ranking is still to come; `spent_discards` has a bit for each card of the
    discard pile from the bottom (R17, R18, R41).

    `chosen` is the card each seat has laid face down; until the common reveal it stays in the hand, so that
    nothing tells which it is. `waiting` has a bit for each seat that owes its contender.

    `aside` are cards on their way to the discard pile; `received` is what a seat collects from
    others, and `givers` are those who gave or discarded a card for an effect.
    `actor`, `source`, `place` and `target` tell the effect that is asking: whose, of which card, where that lies
    and whom it is aimed at.

    The last contest stays to be looked at: `last_slots`, `last_strengths` and `last_ranking` as its places were fixed,
    and a bit in `last_prizes` for each seat that won a prize.

    What seats can work out (see `knowledge`): `known`, `limits`, `carried` and `old_pool`.
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
        waiting: int,
        phase: int,
        round_number: int,
        first: int,
        agenda: Agenda,
        deck: list[int],
        discard: list[int],
        hands: list[list[int]],
        chosen: list[int],
        slots: list[int],
        passed: int,
        spent: int,
        exchanged: int,
        spent_discards: int,
        aside: list[int],
        received: list[int],
        givers: list[int],
        actor: int,
        source: int,
        place: int,
        target: int,
        champions: list[list[int]],
        wizards: list[int],
        strengths: list[int],
        totals: list[int],
        ranking: list[int],
        pending: int,
        claimed: int,
        last_slots: list[int],
        last_strengths: list[int],
        last_ranking: list[int],
        last_prizes: int,
        known: list[int],
        limits: list[int],
        carried: list[int],
        old_pool: int,
        ending: str,
    ) -> None:
        super().__init__(decision, reveals)
        self.settings = settings
        self.chance = chance
        self.asked = asked
        self.ask = ask
        self.play_mark = play_mark
        self.waiting = waiting
        self.phase = phase
        self.round_number = round_number
        self.first = first
        self.agenda = agenda
        self.deck = deck
        self.discard = discard
        self.hands = hands
        self.chosen = chosen
        self.slots = slots
        self.passed = passed
        self.spent = spent
        self.exchanged = exchanged
        self.spent_discards = spent_discards
        self.aside = aside
        self.received = received
        self.givers = givers
        self.actor = actor
        self.source = source
        self.place = place
        self.target = target
        self.champions = champions
        self.wizards = wizards
        self.strengths = strengths
        self.totals = totals
        self.ranking = ranking
        self.pending = pending
        self.claimed = claimed
        self.last_slots = last_slots
        self.last_strengths = last_strengths
        self.last_ranking = last_ranking
        self.last_prizes = last_prizes
        self.known = known
        self.limits = limits
        self.carried = carried
        self.old_pool = old_pool
        self.ending = ending

    def put_question(self, seat: int, ask: int, begins: bool = False) -> None:
        """Wait for a seat's answer. `begins` marks the start of a play that later questions belong to."""
        self.asked = seat
        self.ask = ask
        self.decision += 1
        if begins:
            self.play_mark = self.decision

    def seat_at(self, turn: int) -> int:
        """Return the seat of that place in turn order: clockwise from the first player (R60)."""
        return (self.first + turn) % self.settings.seats

    def in_order(self) -> list[int]:
        """Return the seats in turn order."""
        seats = self.settings.seats
        return [(self.first + turn) % seats for turn in range(seats)]

    def contender(self, seat: int) -> int:
        """Return a seat's contender."""
        return self.slots[SLOTS * seat]


def begin_effect(state: State, seat: int, source: int, place: int) -> None:
    """Note whose effect, of which card, is going on."""
    state.actor = seat
    state.source = source
    state.place = place
    state.target = NOBODY


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


def tell(log: Log | None, key: str, values: Values) -> None:
    """Tell everybody."""
    if log is not None:
        log.tell(key, values)


def tell_move(log: Log | None, key: str, seat: int, card: int, origin: str, goal: str) -> None:
    """Tell everybody that a card went from one place to another."""
    if log is not None:
        log.tell(key, {"seat": seat, "card": NAME[card], "from": origin, "to": goal})


def cancel(state: State, log: Log | None) -> None:
    """Tell that the effect going on cannot be applied and is cancelled (R6, R9)."""
    if log is not None:
        log.tell("wizards-event-cancelled", {"seat": state.actor, "card": NAME[state.source]})


def swap_bits(mask: int, one: int, other: int) -> int:
    """Return a mask with two bits exchanged.

    >>> bin(swap_bits(0b0110, 0, 1))
    '0b101'
    """
    if (mask >> one & 1) != (mask >> other & 1):
        mask ^= 1 << one | 1 << other
    return mask
