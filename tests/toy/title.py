"""A toy title that lives in the tests only: secret choices made together, and answers to answers.

Every seat commits a card in secret at the same moment. All are revealed and put on a stack. Before the top of the
stack takes effect, one seat after another may answer it with an owl, which goes on top and cancels what is below
it. With open hands only those who hold an owl are asked; with hidden hands that would tell who holds one, so
everybody with a card is.
"""

from typing import Any, Final

from elderwood.engine.agenda import Agenda
from elderwood.engine.chance import Chance, chance_of
from elderwood.engine.events import Log
from elderwood.engine.options import Option, Options
from elderwood.engine.outcome import Outcome
from elderwood.engine.position import Position, View
from elderwood.engine.title import Title
from elderwood.engine.words import Question, Reason, Values
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
PLAIN: Final = ["decision", "reveals", "options", "deck", "hands", "chosen", "window", "discard", "scores", "turn"]


class ToyView(View):
    hands: list[list[str] | int]
    chosen: str
    stack: list[int]
    deck: int
    discard: list[int]
    scores: list[int]


class ToyPosition(Position):
    """A card stays in the hand until it is revealed, so that nobody sees which one was chosen."""

    def __init__(self, data: dict[str, Any], chance: Chance, stack: Agenda) -> None:
        super().__init__(data["decision"], data["reveals"])
        self.options: Options = dict(data["options"])
        self.deck: list[int] = data["deck"][:]
        self.hands: list[list[int]] = [hand[:] for hand in data["hands"]]
        self.chosen: list[int] = data["chosen"][:]
        self.window: list[int] = data["window"][:]
        self.discard: list[int] = data["discard"][:]
        self.scores: list[int] = data["scores"][:]
        self.turn: int = data["turn"]
        self.chance = chance
        self.stack = stack

    @property
    def committing(self) -> bool:
        return not self.stack.frames and self.outcome() is None

    @property
    def rounds(self) -> int:
        return int(self.options["rounds"]) + (self.options["long"] == "yes")

    def awaits(self) -> list[int]:
        if self.committing:
            return [seat for seat, card in enumerate(self.chosen) if card == NOTHING]
        return self.window[:1]

    def moves(self, seat: int) -> list[int]:
        if seat not in self.awaits():
            return []
        if self.committing:
            return distinct(self.hands[seat])
        return [ANSWER, PASS] if OWL in self.hands[seat] else [PASS]

    def play(self, seat: int, move: int, log: Log | None = None) -> None:
        log = log if log is not None else Log()
        if self.committing:
            self.chosen[seat] = move
            log.tell("toy-event-committed", {"seat": seat})
            log.tell_seats(1 << seat, "toy-event-chosen", {"card": KINDS[move]})
            if NOTHING in self.chosen:
                return
            self.reveal(log)
        elif move == ANSWER:
            self.stack.push(take(self.hands[seat], OWL), seat)
            log.tell("toy-event-answered", {"seat": seat, "card": "owl", "from": f"hand:{seat}", "to": "stack"})
            self.open_window()
        else:
            log.tell("toy-event-passed", {"seat": seat})
            self.window.pop(0)
        self.run(log)

    def reveal(self, log: Log) -> None:
        self.reveals += 1
        for seat, card in enumerate(self.chosen):
            self.stack.push(take(self.hands[seat], card), seat)
            log.tell("toy-event-revealed", {"seat": seat, "card": KINDS[card]})
        self.chosen = [NOTHING] * len(self.hands)
        self.open_window()

    def open_window(self) -> None:
        owner, seats = self.stack.frames[-2], len(self.hands)
        others = [(owner + step) % seats for step in range(1, seats)]
        self.window = [seat for seat in others if self.may_be_asked(seat)]

    def may_be_asked(self, seat: int) -> bool:
        return OWL in self.hands[seat] if self.options["hands"] == "open" else bool(self.hands[seat])

    def run(self, log: Log) -> None:
        """Let the stack take effect from the top until a seat is asked; then draw and begin a new turn."""
        self.decision += 1
        while not self.window and self.stack.frames:
            card, owner, _ = self.stack.pop()
            self.discard.append(card)
            log.tell("toy-event-effect", {"seat": owner, "card": KINDS[card]})
            if card != OWL:
                self.scores[owner] += card + 1
            elif self.stack.frames:
                self.discard.append(self.stack.pop()[0])
            if self.stack.frames:
                self.open_window()
        if not self.stack.frames and not self.window:
            self.next_turn(log)

    def next_turn(self, log: Log) -> None:
        self.turn += 1
        self.reveals += 1
        for seat, hand in enumerate(self.hands):
            if self.deck and self.turn < self.rounds:
                hand.append(self.deck.pop())
                log.tell_seats(1 << seat, "toy-event-drew", {"card": KINDS[hand[-1]]})

    def copy(self) -> "ToyPosition":
        return type(self)(self.plain(), self.chance.copy(), self.stack.copy())

    def plain(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in PLAIN}

    def dump(self) -> dict[str, object]:
        chance = {"key": self.chance.key.hex(), "counters": self.chance.counters, "stack": self.stack.frames}
        return {**self.plain(), **chance}

    def view(self, seat: int) -> ToyView:
        opened = self.options["hands"] == "open"
        frame = self.frame("toy", seat, len(self.hands))
        return {
            **frame,
            "hands": [
                [KINDS[card] for card in sorted(hand)] if opened or owner == seat else len(hand)
                for owner, hand in enumerate(self.hands)
            ],
            "chosen": KINDS[self.chosen[seat]] if seat >= 0 and self.chosen[seat] != NOTHING else "",
            "stack": self.stack.frames[:],
            "deck": len(self.deck),
            "discard": self.discard[:],
            "scores": self.scores[:],
        }

    def redeal(self, seat: int, chance: Chance) -> "ToyPosition":
        other = self.copy()
        other.chance = chance.spawn(0, 1)
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

    def outcome(self) -> Outcome | None:
        if self.turn < self.rounds:
            return None
        saved = [hand.count(OWL) if self.options["thrift"] == "yes" else 0 for hand in self.hands]
        scores = [score + owls for score, owls in zip(self.scores, saved, strict=True)]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        sources = [{"played": score, "saved": owls} for score, owls in zip(self.scores, saved, strict=True)]
        return Outcome("count", winners, scores, {}, sources)

    def question(self, seat: int) -> Question:
        key = "toy-ask-commit" if self.committing else "toy-ask-answer"
        return Question(key, {"seat": seat}, "", self.decision)

    def refusal(self, seat: int, move: int) -> Reason:
        if seat not in self.awaits():
            return Reason("why-not-your-turn", {"seat": seat})
        if (move < ANSWER) != self.committing:
            return Reason("why-not-asked", {})
        return Reason("toy-why-not-in-hand", {"card": KINDS[OWL if move == ANSWER else move]})

    def touching(self, thing: str) -> list[int]:
        return [move for move in range(len(WORDS)) if thing in things(move)]

    def inventory(self) -> list[int]:
        cards = self.deck + self.discard + self.stack.frames[2::3]
        for hand in self.hands:
            cards += hand
        return sorted(cards)


def things(move: int) -> list[str]:
    return ["button:pass"] if move == PASS else [f"hand:{KINDS[OWL if move == ANSWER else move]}"]


class Toy(Title):
    """Two to four seats. `table` lets a test put a faulty position in the place of the right one."""

    table: type[ToyPosition] = ToyPosition

    def __init__(self) -> None:
        super().__init__("toy", 1, 2, 4, OPTIONS, WORDS, simultaneous=True)

    def deal(self, seats: int, options: Options, seed: str, log: Log | None = None) -> ToyPosition:
        chance = chance_of(self.name, seed, 1)
        deck = DECK[:]
        chance.shuffle(0, deck)
        hands = [[deck.pop() for _ in range(HAND)] for _ in range(seats)]
        data: dict[str, Any] = dict.fromkeys(["decision", "reveals", "turn"], 0)
        data.update(options=options, deck=deck, hands=hands, chosen=[NOTHING] * seats)
        data.update(window=[], discard=[], scores=[0] * seats)
        return self.table(data, chance, Agenda([]))

    def restore(self, data: dict[str, Any]) -> ToyPosition:
        chance = Chance(bytes.fromhex(data["key"]), data["counters"])
        return self.table(data, chance, Agenda(data["stack"]))

    def things(self, move: int) -> list[str]:
        return things(move)

    def caption(self, move: int) -> tuple[str, Values]:
        return f"toy-move-{WORDS[move]}", {}
