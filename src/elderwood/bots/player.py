"""What a bot is given and what it gives back."""

from time import thread_time
from typing import Final

from elderwood.engine.chance import Chance
from elderwood.engine.compiled import mypyc_attr
from elderwood.engine.events import Told, told_to
from elderwood.engine.match import Match
from elderwood.engine.position import Position, View
from elderwood.engine.title import Title

MOMENT: Final = 0.001  # seconds that are always left for a search


@mypyc_attr(allow_interpreted_subclasses=True)
class Seen:
    """A decision as one seat sees it: the view, the legal moves, and positions it might be in.

    `events` are what the seat was told since its last answer, where its host keeps them. The position itself is not on
    offer: `imagine` deals anew everything the seat cannot know.
    """

    def __init__(self, title: Title, position: Position, seat: int, events: list[Told] | None = None) -> None:
        self.title = title
        self.seat = seat
        self.moves = position.moves(seat)
        self.events: list[Told] = [] if events is None else events
        self._position = position

    @property
    def view(self) -> View:
        """What the seat may know."""
        return self._position.view(self.seat)

    def imagine(self, chance: Chance) -> Position:
        """Return a position that the seat cannot tell from the real one."""
        return self._position.redeal(self.seat, chance)


def seen_in(match: Match, seat: int) -> Seen:
    """Return the decision of a match as a seat sees it, with what it was told since its last answer."""
    return Seen(match.title, match.position, seat, told_since(match, seat))


def told_since(match: Match, seat: int) -> list[Told]:
    """Return what a seat was told since its last answer, that answer's own events included."""
    since = len(match.played) - 1
    while since >= 0 and match.played[since].seat != seat:
        since -= 1
    events = match.dealt[:] if since < 0 else []
    for played in match.played[max(0, since) :]:
        events += played.events
    return told_to(events, seat)


class Budget:
    """How long a bot may think about an answer: in seconds of processor time, or in iterations where the answer has to
    be the same on every machine. With both it thinks so many iterations, and no longer than the seconds.

    >>> Budget(seconds=0.05), Budget(iterations=200, seconds=3.0)
    (Budget(seconds=0.05), Budget(seconds=3.0, iterations=200))
    """

    def __init__(self, *, seconds: float = 0.0, iterations: int = 0) -> None:
        self.seconds = seconds
        self.iterations = iterations

    def __repr__(self) -> str:
        parts = [f"seconds={self.seconds}"] if self.seconds or not self.iterations else []
        parts += [f"iterations={self.iterations}"] if self.iterations else []
        return f"Budget({', '.join(parts)})"


class Meter:
    """How much of a budget is used up."""

    def __init__(self, budget: Budget) -> None:
        self.seconds = budget.seconds
        self.iterations = budget.iterations
        self.started = thread_time()

    def used(self, done: int) -> float:
        """Return the share that so many iterations have used: 1 or more when it is all gone."""
        thought = done / self.iterations if self.iterations else 0.0
        if self.seconds > 0:
            return max(thought, (thread_time() - self.started) / self.seconds)
        return thought if self.iterations else 1.0

    @property
    def is_late(self) -> bool:
        """Whether the time is over."""
        return self.seconds > 0 and thread_time() - self.started >= self.seconds

    def left(self) -> Budget:
        """Return what is left for a search; iterations are all its own."""
        if self.seconds <= 0:
            return Budget(iterations=self.iterations)
        left = max(MOMENT, self.seconds - (thread_time() - self.started))
        return Budget(seconds=left, iterations=self.iterations)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. Any decision of any match may be put to it: what it keeps between answers can only save it thinking."""

    def answer(self, seen: Seen, budget: Budget | None = None) -> int:
        """Return one of `seen.moves`; without a budget, after as long a thought as this bot usually takes."""
        raise NotImplementedError
