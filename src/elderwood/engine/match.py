"""A match being played: a position, the answers that led to it, and the way back."""

from elderwood.engine.chance import check_seed, commitment
from elderwood.engine.errors import ElderwoodError, IllegalMoveError, RecordError
from elderwood.engine.events import Log
from elderwood.engine.options import Options, settle
from elderwood.engine.position import Position
from elderwood.engine.record import Answer, Record
from elderwood.engine.title import Title
from elderwood.engine.words import Reason, Values


class Match:
    """One play of a title. Every answer is checked; undo reaches back to the last reveal.

    `log` is told of the deal; with a `position` to go on from, nothing is dealt.

    >>> from elderwood.games import find_title
    >>> match = Match(find_title("sylvion"), 1, {"game": "intro"}, "oak")
    >>> match.position.awaits()
    [0]
    """

    def __init__(
        self,
        title: Title,
        seats: int,
        options: Options,
        seed: str,
        log: Log | None = None,
        position: Position | None = None,
    ) -> None:
        title.check_seats(seats)
        self.title = title
        self.seats = seats
        self.options = settle(title.options, options, seats)
        self.seed = check_seed(seed)
        self.position: Position = title.deal(seats, self.options, self.seed, log) if position is None else position
        self.answers: list[tuple[int, int]] = []
        self.breaks: list[int] = []
        self.undone: list[tuple[int, int]] = []
        # The positions before each answer since the last reveal, youngest last: the way back.
        self.back: list[Position] = []

    def copy(self) -> "Match":
        """Return an independent twin with the same way back."""
        twin = Match(self.title, self.seats, self.options, self.seed, None, self.position.copy())
        twin.answers = self.answers[:]
        twin.breaks = self.breaks[:]
        twin.undone = self.undone[:]
        twin.back = [position.copy() for position in self.back]
        return twin

    @property
    def commitment(self) -> str:
        """The published hash of the seed."""
        return commitment(self.seed)

    def play(self, seat: int, move: int, log: Log | None = None) -> None:
        """Play a move, or raise `IllegalMoveError` with the reason and change nothing."""
        reason = self.refusal(seat, move)
        if reason is not None:
            raise IllegalMoveError(reason)
        self.undone.clear()
        self.push(seat, move, log)

    def play_word(self, seat: int, word: str, log: Log | None = None) -> None:
        """Play a move given in notation."""
        self.play(seat, self.title.move(word), log)

    def refusal(self, seat: int, move: int) -> Reason | None:
        """Return why a seat may not play a move now, or None if it may."""
        if self.position.outcome() is not None:
            return Reason("why-over", {})
        if not 0 <= seat < self.seats:
            return Reason("why-no-seat", {"seat": seat})
        if seat not in self.position.awaits():
            return Reason("why-not-your-turn", {"seat": seat})
        if not 0 <= move < len(self.title.words):
            return Reason("why-no-move", {"move": move})
        if move in self.position.moves(seat):
            return None
        return self.position.refusal(seat, move)

    def push(self, seat: int, move: int, log: Log | None) -> None:
        position = self.position
        if position.question(seat).play == position.decision:
            self.breaks.append(len(self.answers))
        self.back.append(position.copy())
        position.play(seat, move, log)
        self.answers.append((seat, move))
        if position.reveals != self.back[-1].reveals:
            self.back.clear()

    def cannot_undo(self, seat: int) -> Reason | None:
        """Return why a seat may not take its last answer back, or None if it may."""
        return self.find_undo(seat)[1]

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer. Answers of others to the same decision stay."""
        at, reason = self.find_undo(seat)
        if reason is not None:
            raise IllegalMoveError(reason)
        later = self.answers[at + 1 :]
        taken = self.answers[at]
        self.rewind(at)
        for other, move in later:
            self.push(other, move, None)
        self.undone.append(taken)

    def undo_play(self, seat: int) -> int:
        """Take back everything since the seat's play began; return how many answers that was."""
        count = 0
        while True:
            self.undo(seat)
            count += 1
            if self.position.question(seat).play == self.position.decision or self.cannot_undo(seat):
                return count

    def redo(self, seat: int, log: Log | None = None) -> None:
        """Play again what was taken back last."""
        if not self.undone or self.undone[-1][0] != seat:
            raise IllegalMoveError(Reason("why-no-redo", {}))
        _, move = self.undone.pop()
        self.push(seat, move, log)

    def find_undo(self, seat: int) -> tuple[int, Reason | None]:
        count = len(self.answers)
        at = count - 1
        while at >= 0 and self.answers[at][0] != seat:
            at -= 1
        if at < 0:
            return at, Reason("why-no-undo-nothing", {})
        if count - at > len(self.back):
            return at, Reason("why-no-undo-revealed", {})
        before = self.back[len(self.back) - (count - at)]
        if at < count - 1 and self.back[-1].decision != before.decision:
            return at, Reason("why-no-undo-answered", {})
        return at, None

    def rewind(self, at: int) -> None:
        depth = len(self.back) - (len(self.answers) - at)
        self.position = self.back[depth]
        del self.back[depth:]
        del self.answers[at:]
        while self.breaks and self.breaks[-1] >= at:
            self.breaks.pop()

    def record(self, names: list[str] | None = None, notes: dict[str, str] | None = None) -> Record:
        """Return the record of the match so far."""
        end = self.position.outcome()
        answers = [Answer(seat, self.title.word(move)) for seat, move in self.answers]
        return Record(
            self.title.name,
            self.title.version,
            self.seats,
            self.options,
            self.seed,
            answers,
            self.breaks[:],
            "" if end is None else end.how,
            names,
            notes,
        )


def replay(title: Title, record: Record, stop: int = -1, log: Log | None = None) -> Match:
    """Play a record again, all of it or the first `stop` answers; a wrong line raises `RecordError`."""
    match, error = replay_as_far(title, record, stop, log)
    if error is not None:
        raise error
    return match


def replay_as_far(
    title: Title, record: Record, stop: int = -1, log: Log | None = None
) -> tuple[Match, RecordError | None]:
    """Play a record as far as it goes; return the match with what stopped it, if anything did.

    A record of another version of the rules may well lead to the same end. Where it does not, the version is the
    reason. A record that does not even begin raises `RecordError`.
    """
    try:
        match = Match(title, record.seats, known_options(title, record.rules, record.options), record.seed, log)
    except ElderwoodError as error:
        raise RecordError(record.file, 1, error.key, error.values) from error
    for number, answer in enumerate(record.answers):
        if number == stop:
            return match, None
        try:
            match.play_word(answer.seat, answer.word, log)
        except ElderwoodError as error:
            values: Values = {**error.values, "what": f"{answer.seat}: {answer.word}"}
            return match, parting(title, record, number, RecordError(record.file, answer.line, error.key, values))
    end = match.position.outcome()
    how = "" if end is None else end.how
    if stop < 0 and record.ended and record.ended != how:
        values = {"what": record.ended, "how": how or "-"}
        return match, parting(
            title, record, len(record.answers), RecordError(record.file, 1, "error-record-ended", values)
        )
    return match, None


def known_options(title: Title, rules: int, options: Options) -> Options:
    """Return the options of a stored match; of those of other rules, the ones that the title still has."""
    if rules == title.version:
        return options
    known = {option.name: option.values for option in title.options}
    return {name: value for name, value in options.items() if value in known.get(name, [])}


def parting(title: Title, record: Record, number: int, error: RecordError) -> RecordError:
    """Return what stopped a record after so many answers: a mistake in it, or the version of the rules."""
    if record.rules == title.version:
        return error
    values: Values = {
        "what": record.rules,
        "version": title.version,
        "move": number,
        "count": len(record.answers),
    }
    return RecordError(record.file, error.line, "error-record-rules", values)
