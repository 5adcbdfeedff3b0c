"""A toy title that lives in the tests only: secret choices made together, and answers to answers.

Every seat commits a card in secret at the same moment. All are revealed and put on a stack. Before the top of the
stack takes effect, one seat after another may answer it with an owl, which goes on top and cancels what is below
it. With open hands only those who hold an owl are asked; with hidden hands that would tell who holds one, so
everybody with a card is.
"""

from typing import Any, Final

from elderwood.engine.about import About
from elderwood.engine.actions import ActionSpace, Family
from elderwood.engine.agenda import Agenda
from elderwood.engine.chance import Chance
from elderwood.engine.course import Course, CoursePosition, Decision
from elderwood.engine.events import EventKind, Log
from elderwood.engine.options import Option, Options
from elderwood.engine.outcome import Outcome
from elderwood.engine.position import Position, Standing, View
from elderwood.engine.title import Title
from elderwood.engine.words import Reason, Values
from elderwood.engine.zones import distinct, take

KINDS: Final = ["acorn", "fox", "owl"]
ACORN, FOX, OWL, NOTHING = 0, 1, 2, -1
ANSWER, PASS = 3, 4  # 0 to 2 commit a card
WORDS: Final = [*(f"commit-{kind}" for kind in KINDS), "answer", "pass"]
DECK: Final = [ACORN] * 10 + [FOX] * 7 + [OWL] * 7
HAND: Final = 3
OPTIONS: Final = [
    Option("hands", ["hidden", "open"], "hidden"),
    Option("rounds", ["2", "3"], "2"),
    Option("long", ["no", "yes"], "no", needs={"rounds": "3"}),
    Option("thrift", ["no", "yes"], "no", house=True),
]
ROUND, EFFECT = 0, 1  # steps of the agenda


class ToyView(View):
    hands: list[list[str] | int]
    chosen: str
    stack: list[list[str | int]]
    deck: int
    discard: list[str]
    scores: list[int]


class ToyPosition(CoursePosition):
    """A card stays in the hand until it is revealed, so that nobody sees which one was chosen.

    `stack` holds a card and its owner for each item, `window` the seats that may still answer the topmost.
    """

    def __init__(self, options: Options, seats: int, chance: Chance, agenda: Agenda) -> None:
        super().__init__(options, seats, chance, agenda)
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.chosen = [NOTHING] * seats
        self.stack: list[int] = []
        self.window: list[int] = []
        self.discard: list[int] = []
        self.scores = [0] * seats
        self.turn = 0

    @classmethod
    def blank(cls, options: Options, seats: int, chance: Chance) -> "ToyPosition":
        return cls(options, seats, chance, Agenda([]))

    def copy(self) -> "ToyPosition":
        twin = type(self)(self.options, self.seats, self.chance.copy(), self.agenda.copy())
        self.hand_down(twin)
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.chosen = self.chosen[:]
        twin.stack = self.stack[:]
        twin.window = self.window[:]
        twin.discard = self.discard[:]
        twin.scores = self.scores[:]
        twin.turn = self.turn
        return twin

    def course(self) -> Course[Any]:
        return COURSE

    @property
    def committing(self) -> bool:
        return self.ask == COMMIT.number

    @property
    def rounds(self) -> int:
        return int(self.options["rounds"]) + (self.options["long"] == "yes")

    def reveal(self, log: Log | None) -> None:
        """Turn up what all have chosen."""
        self.reveals += 1
        for seat, card in enumerate(self.chosen):
            self.stack += [take(self.hands[seat], card), seat]
            if log is not None:
                log.tell("toy-event-revealed", {"seat": seat, "card": KINDS[card]})
        self.chosen = [NOTHING] * self.seats
        self.open_window()

    def open_window(self) -> None:
        others = [(self.stack[-1] + step) % self.seats for step in range(1, self.seats)]
        self.window = [seat for seat in others if self.may_be_asked(seat)]

    def may_be_asked(self, seat: int) -> bool:
        return OWL in self.hands[seat] if self.options["hands"] == "open" else bool(self.hands[seat])

    def next_turn(self, log: Log | None) -> None:
        """Draw, or end the match."""
        self.turn += 1
        self.reveals += 1
        if self.turn == self.rounds:
            self.finish("count")
            return
        for seat, hand in enumerate(self.hands):
            if self.deck:
                hand.append(self.deck.pop())
                if log is not None:
                    card: Values = {"seat": seat, "card": KINDS[hand[-1]]}
                    log.tell_fully(1 << seat, "toy-event-drew", card, "toy-event-draws", {"seat": seat})

    def view(self, seat: int) -> ToyView:
        opened = self.options["hands"] == "open"
        return {
            **self.framed(seat),
            "hands": [
                [KINDS[card] for card in sorted(hand)] if opened or owner == seat else len(hand)
                for owner, hand in enumerate(self.hands)
            ],
            "chosen": KINDS[self.chosen[seat]] if seat >= 0 and self.chosen[seat] != NOTHING else "",
            "stack": [[KINDS[self.stack[at]], self.stack[at + 1]] for at in range(0, len(self.stack), 2)],
            "deck": len(self.deck),
            "discard": [KINDS[card] for card in self.discard],
            "scores": self.scores[:],
        }

    def redeal(self, seat: int, chance: Chance) -> "ToyPosition":
        other = self.copy()
        other.chance = chance.spawn(0)
        hidden = self.options["hands"] == "hidden"
        dealt = [hand for owner, hand in enumerate(other.hands) if hidden and owner != seat]
        pool = other.deck + [card for hand in dealt for card in hand]
        chance.shuffle(0, pool)
        for hand in dealt:
            hand[:] = [pool.pop() for _ in hand]
        other.deck = pool
        for owner, hand in enumerate(other.hands):
            if owner != seat and other.chosen[owner] != NOTHING:
                other.chosen[owner] = hand[chance.below(0, len(hand))]
        return other

    def standings(self) -> list[Standing]:
        order = sorted(self.scores, reverse=True)
        return [
            Standing(seat, order.index(score) + 1, score, {"played": score}) for seat, score in enumerate(self.scores)
        ]

    def outcome(self) -> Outcome | None:
        if not self.ending:
            return None
        saved = [hand.count(OWL) if self.options["thrift"] == "yes" else 0 for hand in self.hands]
        scores = [score + owls for score, owls in zip(self.scores, saved, strict=True)]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        sources = [{"played": score, "saved": owls} for score, owls in zip(self.scores, saved, strict=True)]
        return Outcome(self.ending, winners, scores, {}, sources)

    def inventory(self) -> list[int]:
        cards = self.deck + self.discard + self.stack[::2]
        for hand in self.hands:
            cards += hand
        return sorted(cards)


class Commit(Decision[ToyPosition]):
    """Which card to lay face down, asked of everybody at once."""

    def moves(self, state: ToyPosition, seat: int) -> list[int]:
        return distinct(state.hands[seat])

    def refuse(self, state: ToyPosition, seat: int, family: str, number: int) -> Reason:
        return Reason("toy-why-not-in-hand", {"card": KINDS[number]})

    def take(self, state: ToyPosition, seat: int, move: int, log: Log | None) -> None:
        state.chosen[seat] = move
        if log is not None:
            values: Values = {"seat": seat}
            log.tell_fully(
                1 << seat, "toy-event-chosen", {**values, "card": KINDS[move]}, "toy-event-committed", values
            )
        if not state.waiting:
            state.reveal(log)
            state.agenda.push(EFFECT)

    def doubt(self, state: ToyPosition, seat: int, move: int) -> Reason | None:
        return Reason("toy-doubt-owl", {}, "T1") if move == OWL else None


class Answer(Decision[ToyPosition]):
    """Whether to answer the top of the stack with an owl."""

    def moves(self, state: ToyPosition, seat: int) -> list[int]:
        return [ANSWER, PASS] if OWL in state.hands[seat] else [PASS]

    def refuse(self, state: ToyPosition, seat: int, family: str, number: int) -> Reason:
        return Reason("toy-why-not-in-hand", {"card": "owl"})

    def take(self, state: ToyPosition, seat: int, move: int, log: Log | None) -> None:
        if move == ANSWER:
            state.stack += [take(state.hands[seat], OWL), seat]
            if log is not None:
                log.tell("toy-event-answered", {"seat": seat, "card": "owl", "from": f"hand:{seat}", "to": "stack"})
            state.open_window()
        else:
            if log is not None:
                log.tell("toy-event-passed", {"seat": seat})
            state.window.pop(0)
        state.agenda.push(EFFECT)


COMMIT: Final = Commit("toy-ask-commit", "", ["commit"])
ASK_ANSWER: Final = Answer("toy-ask-answer", "", ["answer", "pass"])


def let_stack_work(state: ToyPosition, a: int, b: int, log: Log | None) -> None:
    """Ask the next in the window, or let the top of the stack take effect; then begin a new turn."""
    if state.window:
        state.put_question(state.window[0], ASK_ANSWER, begins=True)
        return
    if not state.stack:
        state.agenda.push(ROUND)
        return
    owner, card = state.stack.pop(), state.stack.pop()
    state.discard.append(card)
    if log is not None:
        log.tell("toy-event-effect", {"seat": owner, "card": KINDS[card]})
    if card != OWL:
        state.scores[owner] += card + 1
    elif state.stack:
        state.stack.pop()
        state.discard.append(state.stack.pop())
    if state.stack:
        state.open_window()
    state.agenda.push(EFFECT)


def begin_turn(state: ToyPosition, first: int, b: int, log: Log | None) -> None:
    """Ask everybody for a card."""
    if not first:
        state.next_turn(log)
    if not state.ending:
        state.put_to_all((1 << state.seats) - 1, COMMIT)


def touched(family: str, number: int) -> list[str]:
    if family == "pass":
        return ["button:pass"]
    return [f"hand:{KINDS[OWL if family == 'answer' else number]}"]


COURSE: Final = Course(
    "toy",
    ActionSpace(WORDS, [Family("commit", 0, 0, 3)], touched),
    [COMMIT, ASK_ANSWER],
    {ROUND: begin_turn, EFFECT: let_stack_work},
)


class Toy(Title):
    """Two to four seats. `positions` lets a test put a faulty position in the place of the right one."""

    positions: type[Position] = ToyPosition

    def __init__(self) -> None:
        super().__init__(
            name="toy",
            version=1,
            fewest=2,
            most=4,
            usual=2,
            options=OPTIONS,
            space=COURSE.space,
            table=self.positions,
            streams=1,
            about=About(
                authors=["Nobody"],
                artists=[],
                publisher="Nobody",
                year=2026,
                minutes=(1, 2),
                weight=1,
                longest=400,
                lowest=0,
                highest=30,
                simultaneous=True,
            ),
            kinds=[
                EventKind("toy-event-committed"),
                EventKind("toy-event-chosen"),
                EventKind("toy-event-answered", sound="card"),
                EventKind("toy-event-passed"),
                EventKind("toy-event-effect"),
                EventKind("toy-event-revealed", reveal=True),
                EventKind("toy-event-drew", sound="card"),
                EventKind("toy-event-draws"),
            ],
        )

    def deal(self, position: Position, log: Log | None) -> None:
        assert isinstance(position, ToyPosition)
        position.deck = DECK[:]
        position.chance.shuffle(0, position.deck)
        for hand in position.hands:
            hand += [position.deck.pop() for _ in range(HAND)]
        position.agenda.push(ROUND, 1)
        position.run(log)

    def hides(self, options: Options) -> bool:
        return options["hands"] == "hidden"
