"""The course of a match: the questions it puts and the steps between them, each written as one thing.

A `Decision` is a question: its text and rule, what may be answered, why not, and what an answer does. A title lists
its decisions and its steps in a `Course`; a `CoursePosition` holds the number of the question put and an agenda of
steps still to be done, and this file does the rest for every title: asking one seat or several, listing, refusing,
answering, running on.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from elderwood.engine.actions import ActionSpace
from elderwood.engine.agenda import Agenda
from elderwood.engine.alphabet import SEAT, SEATS, Alphabet
from elderwood.engine.chance import Chance
from elderwood.engine.compiled import mypyc_attr
from elderwood.engine.events import Log
from elderwood.engine.options import Options
from elderwood.engine.parts import Data
from elderwood.engine.position import Position, View
from elderwood.engine.snapshot import dump_match, numbers
from elderwood.engine.words import Question, Reason, Values

NOBODY: Final = -1
NOTHING: Final = -1  # the number of no question, and of no move
EVERYWHERE: Final[dict[str, Alphabet]] = {"asked": SEAT, "waiting": SEATS, "put_to": SEATS}

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One question. `about` names the families of moves it is about; a move of another family is refused `elsewhere`.

    `number` is its place in the title's course.
    """

    def __init__(self, key: str, rule: str, about: list[str]) -> None:
        self.key = key
        self.rule = rule
        self.about = about
        self.number = NOTHING

    def values(self, state: S, seat: int) -> Values:
        """Return the values of the question's text, beside the seat."""
        return {}

    def moves(self, state: S, seat: int) -> list[int]:
        """Return every legal answer."""
        raise NotImplementedError

    def take(self, state: S, seat: int, move: int, log: Log | None) -> None:
        """Apply a legal answer; what follows from it goes on the agenda."""
        raise NotImplementedError

    def refuse(self, state: S, seat: int, family: str, number: int) -> Reason:
        """Say why a move of one of the question's own families is not legal."""
        return Reason("why-not-asked", {})

    def elsewhere(self, state: S, seat: int, family: str, number: int) -> Reason:
        """Say why a move of another family is not legal."""
        return Reason("why-not-asked", {})

    def doubt(self, state: S, seat: int, move: int) -> Reason | None:
        """Return why a legal answer looks like a mistake, judged by what the seat can know; or None."""
        return None

    def things(self, state: S, seat: int, move: int) -> list[str] | None:
        """Return the things whose touch means a legal answer here; None: those that the action space says."""
        return None

    def hint(self, state: S, seat: int, move: int) -> Reason | None:
        """Return what a legal answer costs, for who must choose among several; or None."""
        return None

    def stand_in(self, state: S, seat: int) -> int:
        """Return the answer for a seat that does not wish to be asked, or `NOTHING` if it has to be. Public."""
        return NOTHING

    def matters(self, state: S, seat: int, wish: str) -> list[int]:
        """Return the answers for whose sake a seat with that wish is asked, judged by what the seat can know."""
        return self.moves(state, seat)

    def __repr__(self) -> str:
        return f"<decision {self.key}>"


# What a step of the agenda does; its two arguments are the step's own.
Step = Callable[[Any, int, int, Log | None], None]


class Course(Generic[S]):
    """A title's decisions and steps, and its action space. Steps have numbers, so that a position stays plain data.

    `alphabets` says how the fields of its positions are written, by path (`sylvan.hands`): see `notation`. A step is
    written by the name of its function.
    """

    def __init__(
        self,
        title: str,
        space: ActionSpace,
        decisions: list[Decision[S]],
        steps: dict[int, Step],
        alphabets: dict[str, Alphabet] | None = None,
    ) -> None:
        self.title = title
        self.space = space
        self.decisions = decisions
        self.steps: list[Step] = [no_step] * (max(steps) + 1 if steps else 0)
        for number, step in steps.items():
            self.steps[number] = step
        for number, decision in enumerate(decisions):
            decision.number = number
        self.alphabets: dict[str, Alphabet] = {**EVERYWHERE, **(alphabets if alphabets is not None else {})}

    def numbered(self, key: object) -> int:
        """Return the number of the question with that key; nothing for an empty one."""
        if key == "":
            return NOTHING
        for decision in self.decisions:
            if decision.key == key:
                return decision.number
        raise KeyError(key)

    def key_of(self, number: int) -> str:
        """Return the key of a question: the inverse of `numbered`."""
        return "" if number == NOTHING else self.decisions[number].key

    def step_names(self) -> list[str]:
        """Return the steps' names, by number."""
        return [str(getattr(step, "__name__")) for step in self.steps]  # noqa: B009  # no Callable has one by its type

    def step_numbered(self, name: str) -> int:
        """Return the number of a step."""
        names = self.step_names()
        if name == no_step.__name__ or name not in names:
            raise KeyError(name)
        return names.index(name)


def no_step(state: object, a: int, b: int, log: Log | None) -> None:
    """Stand in for a number that is not used."""
    raise AssertionError("no such step")


@mypyc_attr(allow_interpreted_subclasses=True)
class CoursePosition(Position):
    """A position that follows a course.

    `asked` is the one seat that owes an answer, or `NOBODY` when none or several do; `waiting` has a bit for each seat
    that does, and `put_to` for each the question was put to. `ask` is the number of the question, `play_mark` that of
    the decision that began the play it belongs to. `ending` names how the match ended.
    """

    def __init__(self, options: Options, seats: int, chance: Chance, agenda: Agenda) -> None:
        super().__init__(0, 0)
        self.options = options
        self.seats = seats
        self.chance = chance
        self.agenda = agenda
        self.asked = NOBODY
        self.waiting = 0
        self.put_to = 0
        self.ask = NOTHING
        self.play_mark = 0
        self.ending = ""

    def hand_down(self, twin: "CoursePosition") -> None:
        """Give a twin, made with copies of chance and agenda, what every title's position holds."""
        twin.decision = self.decision
        twin.reveals = self.reveals
        twin.asked = self.asked
        twin.waiting = self.waiting
        twin.put_to = self.put_to
        twin.ask = self.ask
        twin.play_mark = self.play_mark
        twin.ending = self.ending

    def course(self) -> Course[Any]:
        """Return the title's course."""
        raise NotImplementedError

    # Asking

    def put_question(self, seat: int, question: Decision[Any], begins: bool = False) -> None:
        """Wait for a seat's answer. `begins` marks the start of a play that later questions belong to."""
        self.asked = seat
        self.waiting = 1 << seat
        self.put_to = self.waiting
        self.ask = question.number
        self.decision += 1
        if begins:
            self.play_mark = self.decision

    def put_to_all(self, seats: int, question: Decision[Any]) -> None:
        """Wait for the answers of all seats whose bits are set, each given in secret. It begins a play."""
        self.asked = NOBODY
        self.waiting = seats
        self.put_to = seats
        self.ask = question.number
        self.decision += 1
        self.play_mark = self.decision

    def asks(self, question: Decision[Any]) -> bool:
        """Say whether that question is put now."""
        return self.ask == question.number

    def finish(self, how: str) -> None:
        """End the match at once."""
        self.ending = how
        self.asked = NOBODY
        self.waiting = 0
        self.put_to = 0
        self.ask = NOTHING
        self.decision += 1
        self.disclose()
        self.agenda.clear()

    # The contract

    def awaits(self) -> list[int]:
        """Return the seats that owe an answer."""
        if self.asked != NOBODY:
            return [self.asked]
        return seats_of(self.waiting)

    def answered(self) -> list[int]:
        """Return the seats that have answered a question put to several."""
        return seats_of(self.put_to & ~self.waiting)

    def moves(self, seat: int) -> list[int]:
        """Return the legal answers of a seat."""
        if seat < 0 or (seat != self.asked and not self.waiting >> seat & 1):
            return []
        decision: Decision[Any] = self.course().decisions[self.ask]
        return decision.moves(self, seat)

    def play(self, seat: int, move: int, log: Log | None = None) -> None:
        """Apply one legal answer and run on to the next decision."""
        course = self.course()
        decision: Decision[Any] = course.decisions[self.ask]
        if seat == self.asked:
            self.waiting = 0
        else:
            self.waiting &= ~(1 << seat)
            if self.waiting:
                decision.take(self, seat, move, log)
                return
        self.ask = NOTHING
        decision.take(self, seat, move, log)
        if self.ask == NOTHING:
            self.asked = NOBODY
            self.run(log)

    def run(self, log: Log | None) -> None:
        """Work off the agenda until somebody is asked or the match is over."""
        steps = self.course().steps
        agenda = self.agenda
        while self.ask == NOTHING and not self.ending:
            step, a, b = agenda.pop()
            steps[step](self, a, b, log)

    def question(self, seat: int) -> Question:
        """Return what an awaited seat is asked."""
        decision: Decision[Any] = self.course().decisions[self.ask]
        values: Values = {"seat": seat}
        values.update(decision.values(self, seat))
        return Question(decision.key, values, decision.rule, self.play_mark)

    def refusal(self, seat: int, move: int) -> Reason:
        """Return why a move that is not legal now is refused."""
        if seat < 0 or not self.waiting >> seat & 1:
            return Reason("why-not-your-turn", {"seat": seat})
        course = self.course()
        decision: Decision[Any] = course.decisions[self.ask]
        name, number = course.space.family(move)
        if name in decision.about:
            return decision.refuse(self, seat, name, number)
        return decision.elsewhere(self, seat, name, number)

    def doubt(self, seat: int, move: int) -> Reason | None:
        """Return why a legal move looks like a mistake, or None."""
        decision: Decision[Any] = self.course().decisions[self.ask]
        return decision.doubt(self, seat, move)

    def hint(self, seat: int, move: int) -> Reason | None:
        """Return what a legal move costs, or None."""
        decision: Decision[Any] = self.course().decisions[self.ask]
        return decision.hint(self, seat, move)

    def things(self, seat: int, move: int) -> list[str]:
        """Return the things whose touch means a legal move now."""
        course = self.course()
        decision: Decision[Any] = course.decisions[self.ask]
        meant = decision.things(self, seat, move)
        return course.space.things(move) if meant is None else meant

    def stand_in(self, seat: int) -> int:
        """Return the answer for an awaited seat that does not wish to be asked, or `NOTHING`."""
        decision: Decision[Any] = self.course().decisions[self.ask]
        return decision.stand_in(self, seat)

    def matters(self, seat: int, wish: str) -> list[int]:
        """Return the answers for whose sake an awaited seat with that wish is asked."""
        decision: Decision[Any] = self.course().decisions[self.ask]
        return decision.matters(self, seat, wish)

    def touching(self, thing: str) -> list[int]:
        """Return the moves that touch a thing."""
        return self.course().space.touching(thing)

    def framed(self, seat: int) -> View:
        """Return the fields that every title's view holds."""
        return self.frame(self.course().title, seat, self.seats)

    def __repr__(self) -> str:
        course = self.course()
        now = course.key_of(self.ask) or self.ending
        return f"<position of {course.title}: decision {self.decision}, {now}>"

    # Snapshots

    def text(self) -> str:
        """Return the whole position, hidden things and chance included, as lines that `Title.read` reads back."""
        from elderwood.engine.notation import write_position

        return write_position(self)

    def leaves_out(self) -> list[str]:
        """Name what is dumped in a form of its own, and what follows from the options."""
        return ["options", "seats", "settings", "chance", "agenda", "ask"]

    def dump(self) -> Data:
        """Return everything as plain data. The question is named, not numbered: numbers change when one is added."""
        data = super().dump()
        data.update(dump_match(self.options, self.seats, self.chance))
        data["agenda"] = self.agenda.frames[:]
        data["ask"] = self.course().key_of(self.ask)
        return data

    def load(self, data: object) -> None:
        """Take over what `dump` gave, on a table with the same options, seats and chance."""
        super().load(data)
        if not isinstance(data, dict):
            raise TypeError("not a position")
        self.agenda = Agenda(numbers(data["agenda"]))
        self.ask = self.course().numbered(data["ask"])


def seats_of(mask: int) -> list[int]:
    """Return the seats whose bits are set.

    >>> seats_of(0b101)
    [0, 2]
    """
    found: list[int] = []
    seat = 0
    while mask >> seat:
        if mask >> seat & 1:
            found.append(seat)
        seat += 1
    return found
