"""A chronicle: a match together with its journal, so that every step can be shown, taken back and built up again."""

from elderwood.engine.errors import BadValueError, ElderwoodError, IllegalMoveError
from elderwood.engine.events import Log
from elderwood.engine.match import Match, known_options
from elderwood.engine.position import Position
from elderwood.engine.record import Answer, Record
from elderwood.engine.title import Title
from elderwood.engine.words import Reason, Values
from elderwood.server.journal import Entry, Snapshot
from elderwood.server.refusals import RefusalError
from elderwood.server.tables import Table
from elderwood.server.wire import Reach


class Step:
    """A journal entry as it can be shown. `marked` is the entry at which `undone` changed last."""

    def __init__(self, entry: Entry, key: str, values: Values) -> None:
        self.entry = entry
        self.key = key
        self.values = values
        self.undone = False
        self.marked = -1

    @property
    def number(self) -> int:
        """Its number in the journal."""
        return self.entry.number


class Chronicle:
    """A match and how it came to be. It changes only by entries that are safely stored: see `settle`."""

    def __init__(self, title: Title, match: Match) -> None:
        self.title = title
        self.match = match
        self.steps: list[Step] = []
        self.made: list[tuple[int, int]] = []  # seat and entry of each answer that stands
        self.taken: list[int] = []  # how many answers each undo took that can still be redone
        self.acks: dict[tuple[int, str], int] = {}
        self.snapshot = -1
        self.parted = -1  # the entry from which on these rules no longer follow the journal of others

    @property
    def position(self) -> Position:
        """The position now."""
        return self.match.position

    @property
    def number(self) -> int:
        """The number of the last entry; -1 when there is none."""
        return len(self.steps) - 1

    def answer(self, seat: int, word: str, decision: int, client: str | None, time: float) -> tuple[Match, list[Entry]]:
        """Try a move: return the match after it and the entries to store. Nothing changes here yet."""
        position = self.position
        if decision != position.decision and position.outcome() is None:
            raise RefusalError("why-stale", {"decision": decision, "now": position.decision})
        match = self.match.copy()
        log = Log()
        match.play_word(seat, word, log)
        return match, [Entry(self.number + 1, "move", seat, word, position.decision, client, time, log.events)]

    def undo(self, seat: int, reach: Reach, client: str, time: float) -> tuple[Match, list[Entry]]:
        """Try to take back a seat's last answer, all of its play, or its turn: one entry for each play.

        A turn is what the seat did since something was revealed or somebody else answered; each of its plays is an undo
        of its own, so that they can be redone one by one.
        """
        reason = self.cannot_undo(seat)
        if reason is not None:
            raise IllegalMoveError(reason)
        match = self.match.copy()
        entries: list[Entry] = []
        while True:
            decision = match.position.decision
            count = 1
            if reach == "answer":
                match.undo(seat)
            else:
                count = match.undo_play(seat)
            last = reach != "turn" or match.cannot_undo(seat) is not None
            mark = client if last else None
            number = self.number + 1 + len(entries)
            entries.append(Entry(number, "undo", seat, str(count), decision, mark, time, []))
            if last:
                return match, entries

    def redo(self, seat: int, client: str, time: float) -> tuple[Match, list[Entry]]:
        """Try to play again what the last undo took back."""
        reason = self.cannot_redo(seat)
        if reason is not None:
            raise IllegalMoveError(reason)
        match = self.match.copy()
        entries: list[Entry] = []
        count = self.taken[-1]
        for place in range(count):
            log = Log()
            decision = match.position.decision
            match.redo(seat, log)
            word = match.title.word(match.answers[-1][1])
            mark = client if place == count - 1 else None
            number = self.number + 1 + place
            entries.append(Entry(number, "redo", seat, word, decision, mark, time, log.events))
        return match, entries

    def cannot_undo(self, seat: int) -> Reason | None:
        """Return why a seat cannot undo. After the end the seed is open, so nothing is taken back any more."""
        if self.position.outcome() is not None:
            return Reason("why-over", {})
        return self.match.cannot_undo(seat)

    def cannot_redo(self, seat: int) -> Reason | None:
        """Return why a seat cannot redo."""
        undone = self.match.undone
        if not undone or not self.taken or undone[-1][0] != seat:
            return Reason("why-no-redo", {})
        return None

    def would_undo(self, seat: int) -> tuple[str, Values]:
        """Describe the play that an undo would take back."""
        match = self.match
        at = len(match.answers) - 1
        while match.answers[at][0] != seat:
            at -= 1
        began = max([start for start in match.breaks if start <= at], default=0)
        first = max(began, len(match.answers) - len(match.back))
        while match.answers[first][0] != seat:
            first += 1
        return self.title.caption(match.answers[first][1])

    def settle(self, match: Match, entries: list[Entry]) -> None:
        """Take over what has been stored."""
        self.match = match
        for entry in entries:
            self.note(entry)

    def note(self, entry: Entry) -> None:
        """Add an entry to what can be shown."""
        self.steps.append(self.step_of(entry))
        if entry.client is not None:
            self.acks[entry.seat, entry.client] = entry.number
        if entry.kind == "undo":
            self.note_undo(entry)
        elif entry.kind == "redo":
            self.made.append((entry.seat, entry.number))
            self.taken[-1] -= 1
            if not self.taken[-1]:
                self.taken.pop()
        elif entry.kind == "move":
            self.made.append((entry.seat, entry.number))
            self.taken.clear()

    def note_undo(self, entry: Entry) -> None:
        """Mark the steps that were taken back: the seat's last ones that stand."""
        count = int(entry.word)
        for _ in range(count):
            at = max(place for place, (seat, _) in enumerate(self.made) if seat == entry.seat)
            step = self.steps[self.made.pop(at)[1]]
            step.undone = True
            step.marked = entry.number
        self.taken.append(count)

    def step_of(self, entry: Entry) -> Step:
        """Return an entry with the words that describe it."""
        if entry.kind == "start":
            return Step(entry, "log-start", {})
        if entry.kind == "undo":
            return Step(entry, "log-undo", {"seat": entry.seat, "count": int(entry.word)})
        if entry.kind == "redo":
            return Step(entry, "log-redo", {"seat": entry.seat})
        try:
            return Step(entry, *self.title.caption(self.title.move(entry.word)))
        except ElderwoodError:  # a match of other rules, whose moves we no longer know
            return Step(entry, "", {})


def begin(title: Title, table: Table, time: float) -> tuple[Chronicle, Entry]:
    """Return the chronicle of a match that begins, and its first entry."""
    log = Log()
    chronicle = Chronicle(title, Match(title, len(table.seats), table.options, table.seed, log))
    return chronicle, Entry(0, "start", -1, "", 0, None, time, log.events)


def rebuild(title: Title, table: Table, entries: list[Entry], snapshot: Snapshot | None) -> Chronicle:
    """Return the chronicle of a stored match: from the last snapshot on, the answers are played again.

    A snapshot is taken only where nothing can be undone or redone, so the way back needs nothing from before it.
    A match of other rules is played again from the deal, as far as these rules follow it; its journal is shown whole.
    """
    other = table.rules != title.version
    options = known_options(title, table.rules, table.options)
    chronicle = Chronicle(title, Match(title, len(table.seats), options, table.seed))
    match = chronicle.match
    position = None if snapshot is None or other else read_position(title, snapshot)
    after = -1
    if snapshot is not None and position is not None:
        after = chronicle.snapshot = snapshot.number
    for entry in entries:
        chronicle.note(entry)
        if entry.number > after:
            if chronicle.parted < 0 and not follow(match, entry, other):
                chronicle.parted = entry.number
        elif entry.number == after and snapshot is not None and position is not None:
            words = [(seat, entries[number].word) for seat, number in chronicle.made]
            match.answers = [(seat, title.move(word)) for seat, word in words]
            match.breaks = snapshot.breaks[:]
            match.position = position
    if table.state == "over" and match.position.outcome() is None and chronicle.parted < 0:
        chronicle.parted = len(entries)
    return chronicle


def record_of(table: Table, chronicle: Chronicle, names: list[str], notes: dict[str, str]) -> Record:
    """Return the record of a table so far: what was answered there, under the rules it was answered by."""
    record = chronicle.match.record(names, notes)
    record.rules = table.rules
    record.options = table.options
    record.answers = [Answer(seat, chronicle.steps[number].entry.word) for seat, number in chronicle.made]
    return record


def read_position(title: Title, snapshot: Snapshot) -> Position | None:
    """Return the position of a snapshot, or None if an older build of the same rules wrote it in a form of its own.

    Nothing is lost by that: the answers are all stored, and are played again from the deal.
    """
    try:
        return title.load(snapshot.position)
    except BadValueError:
        return None


def follow(match: Match, entry: Entry, other: bool) -> bool:
    """Do what an entry says; say whether that could be done. Only the journal of other rules may ask too much."""
    try:
        play_again(match, entry)
    except ElderwoodError:
        if not other:
            raise
        return False
    return True


def play_again(match: Match, entry: Entry) -> None:
    """Do what an entry says."""
    if entry.kind == "move":
        match.play_word(entry.seat, entry.word)
    elif entry.kind == "undo":
        for _ in range(int(entry.word)):
            match.undo(entry.seat)
    elif entry.kind == "redo":
        match.redo(entry.seat)
