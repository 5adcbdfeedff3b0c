"""A match on trial, and the failure that shows the record of a broken promise."""

import json
from collections.abc import Callable
from functools import cached_property

from elderwood.engine.chance import Dice, chance_of
from elderwood.engine.errors import IllegalMoveError
from elderwood.engine.events import SPECTATOR, Log
from elderwood.engine.match import Match
from elderwood.engine.options import Options
from elderwood.engine.position import Position
from elderwood.engine.title import Title
from elderwood.engine.words import Reason


class KitFailure(AssertionError):  # noqa: N818 - it is the title's failure, not an error of the caller
    """A title broke a promise: the sentence that was to be proven, what was found, and the record that shows it."""

    def __init__(self, sentence: str, found: str, record: str) -> None:
        super().__init__(sentence, found, record)
        self.sentence = sentence
        self.found = found
        self.record = record

    def __str__(self) -> str:
        return f"not true: {self.sentence}\nfound: {self.found}\nin this match:\n{self.record}"


# A player with a mind, to reach what random play does not: given a position and the seat to answer.
Choose = Callable[[Position, int], int]


class ActionSpace:
    """The moves of a title and the things they touch, worked out once."""

    def __init__(self, title: Title) -> None:
        self.moves = range(len(title.words))
        self.things_of = [frozenset(title.things(move)) for move in self.moves]
        self.things = sorted(frozenset().union(*self.things_of))
        self.proven = False


class Trial:
    """One random match under test.

    The moves are drawn from one generator and the samples of the checks from another, so that checking more or
    less never changes the match. `unrevealed` counts the answers since the last reveal: what undo can reach.
    """

    def __init__(
        self,
        title: Title,
        space: ActionSpace,
        seats: int,
        options: Options,
        seed: str,
        number: int,
        minds: list[Choose | None] | None = None,
    ) -> None:
        self.title = title
        self.space = space
        self.seats = seats
        self.seed = seed
        self.minds: list[Choose | None] = [None] * seats if minds is None else minds
        self.dice = Dice(2 * number)
        self.sample = Dice(2 * number + 1)
        # A redeal draws from stream 0 only.
        self.redeals = chance_of("testkit", seed, 1)
        self.match = Match(title, seats, options, seed)
        self.inventory = self.position.inventory()
        self.before = self.position.copy()
        self.unrevealed = 0
        self.differed = 0  # bits of the watchers, the spectator's first, to whom something else was dealt
        self.snapshots: list[tuple[int, str]] = []
        self.sentence = "a match can be set up"

    @property
    def position(self) -> Position:
        """The position of the match now."""
        return self.match.position

    @property
    def watchers(self) -> list[int]:
        """Everybody who may look: the seats and the spectator."""
        return [*range(self.seats), SPECTATOR]

    @cached_property
    def chance_key(self) -> str:
        """The secret key of the match's chance, as a snapshot writes it."""
        return chance_of(self.title.name, self.seed, 0).key.hex()

    def prove(self, check: Callable[["Trial"], None]) -> None:
        """Run a check; whatever it raises becomes a failure with the record."""
        self.sentence = check.__name__.replace("_", " ")
        try:
            check(self)
        except KitFailure:
            raise
        except Exception as error:
            raise self.failure(f"{type(error).__name__}: {error}") from error

    def expect(self, true: bool, found: str) -> None:
        """Fail unless it is true."""
        if not true:
            raise self.failure(found)

    def expect_same(self, wanted: str, got: str, what: str) -> None:
        """Fail unless two texts are the same to the byte; show where they part."""
        if wanted != got:
            at = next(
                (place for place, (a, b) in enumerate(zip(wanted, got, strict=False)) if a != b),
                min(len(wanted), len(got)),
            )
            start = max(0, at - 60)
            raise self.failure(f"{what}: ...{wanted[start : at + 60]}... became ...{got[start : at + 60]}...")

    def failure(self, found: str) -> KitFailure:
        """Return the failure of the sentence now being proven."""
        return KitFailure(self.sentence, found, self.match.record().text())

    def word(self, seat: int, move: int) -> str:
        """Name an answer as a record writes it."""
        return f"{seat}: {self.title.word(move)}"

    def draw_answer(self, position: Position, dice: Dice) -> tuple[int, int]:
        """Pick one of the awaited seats and one of its moves."""
        awaited = position.awaits()
        seat = awaited[dice.below(len(awaited))]
        moves = position.moves(seat)
        return seat, moves[dice.below(len(moves))]

    def wander(self, position: Position, steps: int) -> None:
        """Play a position on at random, and make sure that it can be."""
        for _ in range(steps):
            if position.outcome() is not None:
                return
            for seat in position.awaits():
                self.expect(bool(position.moves(seat)), f"seat {seat} has no move after playing on")
            self.expect(bool(position.awaits()), "nobody is awaited after playing on")
            position.play(*self.draw_answer(position, self.sample))


def dump_text(position: Position) -> str:
    """Write a position as text: the same text is the same position."""
    return json.dumps(position.dump(), sort_keys=True)


def view_text(position: Position, seat: int) -> str:
    """Write a view as it goes over the wire."""
    return json.dumps(position.view(seat))


def events_text(log: Log, seat: int) -> str:
    """Write the events that a seat sees."""
    return "\n".join(f"{event.key} {json.dumps(event.values)}" for event in log.seen_by(seat))


def refusal_of(play: Callable[[], object]) -> Reason | None:
    """Return why something is refused, or None if it is done."""
    try:
        play()
    except IllegalMoveError as error:
        return error.reason
    return None
