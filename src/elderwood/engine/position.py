"""The contract of a title: what every position can be asked."""

from typing import TypedDict

from elderwood.engine.chance import Chance
from elderwood.engine.compiled import mypyc_attr
from elderwood.engine.events import Log
from elderwood.engine.options import Options
from elderwood.engine.outcome import Outcome
from elderwood.engine.parts import Data, Part
from elderwood.engine.snapshot import load_match
from elderwood.engine.words import Question, Reason, Values


class QuestionView(TypedDict):
    """A question as clients see it."""

    seat: int
    key: str
    values: Values
    rule: str
    play: int


class OutcomeView(TypedDict):
    """An outcome as clients see it."""

    how: str
    winners: list[int]
    scores: list[int]
    values: Values
    sources: list[dict[str, int]]


class StandingView(TypedDict):
    """A standing as clients see it."""

    seat: int
    rank: int
    score: int
    parts: dict[str, int]


class View(TypedDict):
    """What every title's view holds; a title adds its own fields. Built up from what is public, never cut down."""

    title: str
    seat: int
    seats: int
    decision: int
    awaits: list[int]
    answered: list[int]
    questions: list[QuestionView]
    standings: list[StandingView]
    outcome: OutcomeView | None


class Standing:
    """How far a seat has come, by what all can see; seat -1 stands for all together.

    `rank` counts from 1, equal ones share it. `parts` are the counts behind the score, each named as the title's
    words are: `<title>-word-<name>`.
    """

    def __init__(self, seat: int, rank: int, score: int, parts: dict[str, int]) -> None:
        self.seat = seat
        self.rank = rank
        self.score = score
        self.parts = parts

    def __reduce__(self) -> tuple[object, ...]:
        return Standing, (self.seat, self.rank, self.score, self.parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Standing) and repr(self) == repr(other)

    def __repr__(self) -> str:
        return f"Standing({self.seat}, {self.rank}, {self.score}, {self.parts!r})"


def race(standings: list[Standing], seat: int) -> Values:
    """Return a seat's score as `count`, and the best of the others: `seat` with `best`. A spectator's `count` is -1.

    >>> race([Standing(0, 2, 3, {}), Standing(1, 1, 5, {})], 0)
    {'count': 3, 'seat': 1, 'best': 5}
    """
    count, rival, best = -1, -1, -1
    for one in standings:
        if one.seat == seat:
            count = one.score
        elif one.score > best:
            rival, best = one.seat, one.score
    return {"count": count, "seat": rival, "best": best}


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Part):
    """The complete state of a match at one moment: plain data, hidden things included.

    `decision` counts the decisions opened so far; the answers of several seats to one decision share its number.
    `reveals` grows whenever something hidden became known or chance was asked: no undo reaches behind that.
    """

    def __init__(self, decision: int, reveals: int) -> None:
        self.decision = decision
        self.reveals = reveals

    def awaits(self) -> list[int]:
        """Return the seats that owe an answer now; none when the match is over."""
        raise NotImplementedError

    def moves(self, seat: int) -> list[int]:
        """Return the legal answers of a seat: never empty while it is awaited, empty otherwise."""
        raise NotImplementedError

    def play(self, seat: int, move: int, log: Log | None = None) -> None:
        """Apply one legal answer and run on to the next decision. Legality is the caller's care: see `Match`."""
        raise NotImplementedError

    def copy(self) -> "Position":
        """Return an independent twin, quickly."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """Return what that seat, or `SPECTATOR`, may know."""
        raise NotImplementedError

    def redeal(self, seat: int, chance: Chance) -> "Position":
        """Return another position that this seat cannot tell from the real one."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        raise NotImplementedError

    def question(self, seat: int) -> Question:
        """Return what an awaited seat is asked. Public."""
        raise NotImplementedError

    def refusal(self, seat: int, move: int) -> Reason:
        """Return why a move that is not legal now is refused."""
        raise NotImplementedError

    def touching(self, thing: str) -> list[int]:
        """Return the moves of the action space that touch a thing (a card, a cell, a pile ...)."""
        raise NotImplementedError

    def things(self, seat: int, move: int) -> list[str]:
        """Return the things whose touch means a legal move now: what a client highlights and lets the player tap."""
        raise NotImplementedError

    def inventory(self) -> list[int]:
        """Return every card and piece of the match, sorted: the same at every moment."""
        raise NotImplementedError

    @classmethod
    def blank(cls, options: Options, seats: int, chance: Chance) -> "Position":
        """Return an empty table: before anything is dealt, or before a snapshot is read."""
        raise NotImplementedError

    def answered(self) -> list[int]:
        """Return the seats that have answered a question put to several, while others still owe an answer."""
        return []

    def standings(self) -> list[Standing]:
        """Return how far each seat has come, by what is public; empty where nobody can say."""
        return []

    def way(self, seat: int) -> Reason | None:
        """Return in one line what wins and how far a seat, or `SPECTATOR`, sees itself on the way; None: not told."""
        return None

    def doubt(self, seat: int, move: int) -> Reason | None:
        """Return why a legal move looks like a mistake to a fair onlooker with that seat's eyes, or None."""
        return None

    def hint(self, seat: int, move: int) -> Reason | None:
        """Return what a legal move costs, for who must choose among several, or None."""
        return None

    def stand_in(self, seat: int) -> int:
        """Return the answer for an awaited seat that does not wish to be asked, or -1 if it has to be. Public."""
        return -1

    def matters(self, seat: int, wish: str) -> list[int]:
        """Return the answers for whose sake a seat with that wish is asked, judged by what the seat can know."""
        return self.moves(seat)

    def span(self, wish: str) -> str:
        """Name the stretch of play for which a passing wish lasts, or what was passed over under a wish, if any."""
        return ""

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return revive, (type(self), self.dump())

    def text(self) -> str:
        """Return the whole position as lines that `Title.read` reads back."""
        raise NotImplementedError

    def why_not(self, seat: int, thing: str) -> Reason | None:
        """Return why a seat cannot use a thing now, or None if it can.

        A reason of the title's own wins; where there is none, the reason is what is to be done instead.
        """
        legal = self.moves(seat)
        for move in legal:
            if thing in self.things(seat, move):
                return None
        moves = self.touching(thing)
        if not moves:
            return Reason("why-nothing-to-do", {"thing": thing})
        best: Reason | None = None
        for move in moves:
            if move in legal:
                continue  # it is meant by another thing now
            reason = self.refusal(seat, move)
            if best is None and not reason.key.startswith("why-"):
                best = reason
        return best if best is not None else self.instead(seat)

    def instead(self, seat: int) -> Reason:
        """Return what the table waits for: the question put to this seat, or what another one is doing."""
        awaited = self.awaits()
        if not awaited:
            return Reason("why-over", {})
        if seat in awaited:
            question = self.question(seat)
            return Reason(question.key, question.values, question.rule)
        question = self.question(awaited[0])
        return Reason(f"{question.key}.wait", question.values, question.rule)

    def frame(self, title: str, seat: int, seats: int) -> View:
        """Return the fields that every title's view holds."""
        questions: list[QuestionView] = []
        awaited = self.awaits()
        for asked in awaited:
            question = self.question(asked)
            questions.append(
                {
                    "seat": asked,
                    "key": question.key,
                    "values": question.values,
                    "rule": question.rule,
                    "play": question.play,
                }
            )
        end = self.outcome()
        return {
            "title": title,
            "seat": seat,
            "seats": seats,
            "decision": self.decision,
            "awaits": awaited,
            "answered": self.answered(),
            "questions": questions,
            "standings": [
                {"seat": one.seat, "rank": one.rank, "score": one.score, "parts": one.parts} for one in self.standings()
            ],
            "outcome": None if end is None else show_outcome(end),
        }


def revive(kind: type[Position], data: Data) -> Position:
    """Build a position from what `dump` gave, trusting it: for pickles, and behind every `Title.load`."""
    options, seats, chance = load_match(data)
    position = kind.blank(options, seats, chance)
    position.load(data)
    return position


def show_outcome(end: Outcome) -> OutcomeView:
    """Return an outcome as clients see it."""
    return {
        "how": end.how,
        "winners": end.winners,
        "scores": end.scores,
        "values": end.values,
        "sources": end.sources,
    }
