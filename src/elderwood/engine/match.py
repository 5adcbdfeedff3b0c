"""A match being played: the one book of its answers, and the way back."""

from typing import Literal

from elderwood.engine.chance import check_seed, commitment
from elderwood.engine.errors import ElderwoodError, IllegalMoveError, RecordError
from elderwood.engine.events import Event, Log
from elderwood.engine.options import Options, settle, stored
from elderwood.engine.position import Position
from elderwood.engine.record import Answer, Record
from elderwood.engine.title import Title
from elderwood.engine.words import Reason, Values

Reach = Literal["answer", "play", "turn"]


class Played:
    """An answer in the book: who gave it to which decision, the move, and what it made happen.

    `play` is the number of the decision that began the play it belongs to; `number` its place in a journal, for those
    who keep one.
    """

    def __init__(self, seat: int, move: int, decision: int, play: int, events: list[Event], number: int = -1) -> None:
        self.seat = seat
        self.move = move
        self.decision = decision
        self.play = play
        self.events = events
        self.number = number

    @property
    def begins(self) -> bool:
        """Whether it began a play."""
        return self.play == self.decision

    def __repr__(self) -> str:
        return f"<played {self.move} by {self.seat}>"

    def fields(self) -> tuple[object, ...]:
        """Return everything that an answer holds."""
        return self.seat, self.move, self.decision, self.play, self.events, self.number

    def __reduce__(self) -> tuple[object, ...]:
        return Played, self.fields()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Played) and self.fields() == other.fields()


class Attempt:
    """A legal move tried on a copy: what it would write into the book, and the positions before and after it."""

    def __init__(self, played: Played, before: Position, after: Position) -> None:
        self.played = played
        self.before = before
        self.after = after


class Match:
    """One play of a title. Every answer is checked; undo reaches back to the last reveal.

    Positions are never changed once they are in the book: a move is tried on a copy. So a try costs one copy, a twin
    of the match shares all of them, and the way back is there already: `back` holds the positions before each answer
    since the last reveal. `dealt` are the events of the deal, `undone` what can be played again.

    >>> from elderwood.games import find_title
    >>> match = Match(find_title("sylvion"), 1, {"game": "intro"}, "oak")
    >>> match.position.awaits()
    [0]
    """

    def __init__(self, title: Title, seats: int, options: Options, seed: str, position: Position | None = None) -> None:
        title.check_seats(seats)
        log = Log()
        self.title = title
        self.seats = seats
        self.options = settle(title.options, options, seats)
        self.seed = check_seed(seed)
        self.position: Position = title.start(seats, self.options, self.seed, log) if position is None else position
        self.dealt = log.events
        self.played: list[Played] = []
        self.back: list[Position] = []
        self.undone: list[list[Played]] = []

    def copy(self) -> "Match":
        """Return a twin with the same book, which goes on independently."""
        twin = Match(self.title, self.seats, self.options, self.seed, self.position)
        twin.dealt = self.dealt
        twin.played = self.played[:]
        twin.back = self.back[:]
        twin.undone = self.undone[:]
        return twin

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        books = (self.dealt, self.played, self.back, self.undone)
        return reopen, (self.title, self.seats, self.options, self.seed, self.position, *books)

    def __eq__(self, other: object) -> bool:
        """Say whether it is the same match at the same moment, wherever undo and redo may lead."""
        return (
            isinstance(other, Match)
            and self.title == other.title
            and self.seats == other.seats
            and self.options == other.options
            and self.seed == other.seed
            and self.answers == other.answers
            and self.position == other.position
        )

    def __hash__(self) -> int:
        raise TypeError("matches change, so they have no hash")

    def __repr__(self) -> str:
        return f"<match of {self.title.name}: {self.seats} seats, {len(self.played)} answers, {self.position!r}>"

    @property
    def commitment(self) -> str:
        """The published hash of the seed."""
        return commitment(self.seed)

    @property
    def answers(self) -> list[tuple[int, int]]:
        """Seat and move of every answer that stands."""
        return [(played.seat, played.move) for played in self.played]

    @property
    def events(self) -> list[Event]:
        """Everything that happened, from the deal on."""
        events = self.dealt[:]
        for played in self.played:
            events += played.events
        return events

    # Playing

    def refusal(self, seat: int, move: int) -> Reason | None:
        """Return why a seat may not play a move now, or None if it may."""
        position = self.position
        if position.outcome() is not None:
            return Reason("why-over", {})
        if not 0 <= seat < self.seats:
            return Reason("why-no-seat", {"seat": seat})
        if seat not in position.awaits():
            return Reason("why-not-your-turn", {"seat": seat})
        if not 0 <= move < len(self.title.words):
            return Reason("why-no-move", {"move": move})
        if move in position.moves(seat):
            return None
        return position.refusal(seat, move)

    def attempt(self, seat: int, move: int) -> Attempt:
        """Try a move: return what it would lead to, or raise `IllegalMoveError`. Nothing changes."""
        reason = self.refusal(seat, move)
        if reason is not None:
            raise IllegalMoveError(reason)
        return self.tried(seat, move)

    def settle(self, attempt: Attempt) -> None:
        """Take over what `attempt` returned, provided that nothing else happened meanwhile."""
        if attempt.before is not self.position:
            raise ValueError("the match has gone on since")
        self.undone.clear()
        self.write(attempt)

    def play(self, seat: int, move: int) -> Played:
        """Play a move, or raise `IllegalMoveError` with the reason and change nothing."""
        attempt = self.attempt(seat, move)
        self.settle(attempt)
        return attempt.played

    def play_word(self, seat: int, word: str) -> Played:
        """Play a move given in notation."""
        return self.play(seat, self.title.move(word))

    def tried(self, seat: int, move: int) -> Attempt:
        before = self.position
        after = before.copy()
        log = Log()
        after.play(seat, move, log)
        return Attempt(Played(seat, move, before.decision, before.question(seat).play, log.events), before, after)

    def write(self, attempt: Attempt) -> None:
        self.played.append(attempt.played)
        if attempt.after.reveals == attempt.before.reveals:
            self.back.append(attempt.before)
        else:
            self.back.clear()
        self.position = attempt.after

    # Going back

    def cannot_undo(self, seat: int) -> Reason | None:
        """Return why a seat may not take its last answer back, or None if it may."""
        return self.find_undo(seat)[1]

    def find_undo(self, seat: int) -> tuple[int, Reason | None]:
        book = self.played
        last = len(book) - 1
        at = last
        while at >= 0 and book[at].seat != seat:
            at -= 1
        if at < 0:
            return at, Reason("why-no-undo-nothing", {})
        if last - at >= len(self.back):
            return at, Reason("why-no-undo-revealed", {})
        if at < last and book[last].decision != book[at].decision:
            return at, Reason("why-no-undo-answered", {})
        return at, None

    def undo(self, seat: int, reach: Reach = "answer") -> list[Played]:
        """Take back the seat's last answer, its play, or its turn; return what was taken, oldest first.

        Answers of others to the same decision stay. A turn is what the seat did since something was revealed or
        somebody else answered; each of its plays is taken back by itself, so that they can be redone one by one.
        """
        taken: list[Played] = []
        while True:
            _, reason = self.find_undo(seat)
            if reason is not None:
                if taken:
                    return taken
                raise IllegalMoveError(reason)
            taken = self.undo_last(seat, 1 if reach == "answer" else self.play_length(seat)) + taken
            if reach != "turn":
                return taken

    def play_length(self, seat: int) -> int:
        """Return how many answers of a seat belong to the play that an undo would take back."""
        first = self.would_undo(seat)
        count = 0
        for played in reversed(self.played):
            if played.seat == seat:
                count += 1
            if played is first:
                break
        return count

    def undo_last(self, seat: int, count: int) -> list[Played]:
        """Take back a seat's last answers, to be played again together; return them, oldest first."""
        group: list[Played] = []
        for _ in range(count):
            at, reason = self.find_undo(seat)
            if reason is not None:
                raise IllegalMoveError(reason)
            group.insert(0, self.take_back(at))
        self.undone.append(group)
        return group

    def take_back(self, at: int) -> Played:
        taken = self.played[at]
        later = self.played[at + 1 :]
        depth = len(self.back) - len(later) - 1
        self.position = self.back[depth]
        del self.back[depth:]
        del self.played[at:]
        for other in later:
            self.write(self.tried(other.seat, other.move))
            self.played[-1].number = other.number
        return taken

    def go_back(self, count: int) -> list[Played]:
        """Take back the last answers, whoever gave them and whatever they revealed; return them, oldest first.

        The answers before them are played again from the deal, with the same chance: what was seen comes again. Nothing
        can be redone after it.
        """
        if not 0 < count <= len(self.played):
            raise IllegalMoveError(Reason("why-no-back", {"count": len(self.played)}))
        again = Match(self.title, self.seats, self.options, self.seed)
        for played in self.played[:-count]:
            again.write(again.tried(played.seat, played.move))
            again.played[-1].number = played.number
        taken = self.played[-count:]
        self.position = again.position
        self.played = again.played
        self.back = again.back
        self.undone = []
        return taken

    def would_undo(self, seat: int) -> Played | None:
        """Return the answer that began the play which an undo would take back, or None if nothing can be undone."""
        at, reason = self.find_undo(seat)
        if reason is not None:
            return None
        first = self.played[at]
        reached = len(self.played) - len(self.back)
        while not first.begins and at > reached:
            at -= 1
            if self.played[at].seat == seat and self.played[at].play == first.play:
                first = self.played[at]
        return first

    def cannot_redo(self, seat: int) -> Reason | None:
        """Return why a seat cannot redo, or None if it can."""
        if not self.undone or self.undone[-1][0].seat != seat:
            return Reason("why-no-redo", {})
        return None

    def redo(self, seat: int) -> list[Played]:
        """Play again what was taken back last; return it."""
        reason = self.cannot_redo(seat)
        if reason is not None:
            raise IllegalMoveError(reason)
        return [self.redo_one(seat) for _ in range(len(self.undone[-1]))]

    def redo_one(self, seat: int) -> Played:
        """Play again the first of the answers that were taken back last."""
        reason = self.cannot_redo(seat)
        if reason is not None:
            raise IllegalMoveError(reason)
        group = self.undone.pop()
        if len(group) > 1:
            self.undone.append(group[1:])
        self.write(self.tried(seat, group[0].move))
        return self.played[-1]

    # Records

    def record(self, names: list[str] | None = None, notes: dict[str, str] | None = None) -> Record:
        """Return the record of the match so far."""
        end = self.position.outcome()
        return Record(
            self.title.name,
            self.title.version,
            self.seats,
            self.options,
            self.seed,
            [Answer(played.seat, self.title.word(played.move)) for played in self.played],
            [at for at, played in enumerate(self.played) if played.begins],
            "" if end is None else end.how,
            names,
            notes,
        )


def reopen(
    title: Title,
    seats: int,
    options: Options,
    seed: str,
    position: Position,
    dealt: list[Event],
    played: list[Played],
    back: list[Position],
    undone: list[list[Played]],
) -> Match:
    """Build a match from what a pickle holds, trusting it."""
    match = Match(title, seats, options, seed, position)
    match.dealt = dealt
    match.played = played
    match.back = back
    match.undone = undone
    return match


def replay(title: Title, record: Record, stop: int = -1) -> Match:
    """Play a record again, all of it or the first `stop` answers; a wrong line raises `RecordError`."""
    match, error = replay_as_far(title, record, stop)
    if error is not None:
        raise error
    return match


def replay_as_far(title: Title, record: Record, stop: int = -1) -> tuple[Match, RecordError | None]:
    """Play a record as far as it goes; return the match with what stopped it, if anything did.

    A record of another version of the rules may well lead to the same end. Where it does not, the version is the
    reason. A record that does not even begin raises `RecordError`.
    """
    try:
        match = Match(title, record.seats, known_options(title, record.rules, record.options), record.seed)
    except ElderwoodError as error:
        raise RecordError(record.file, 1, error.key, error.values) from error
    for number, answer in enumerate(record.answers):
        if number == stop:
            return match, None
        try:
            match.play_word(answer.seat, answer.word)
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
    options = stored(title.options, options)
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
