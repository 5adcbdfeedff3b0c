"""A chronicle: a match together with its journal, so that every step can be shown, taken back and built up again."""

import time

from elderwood.engine.errors import BadValueError, ElderwoodError, IllegalMoveError
from elderwood.engine.match import Match, Played, known_options
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


class Plea:
    """What the match stands still for: a seat asks to take back the last `count` answers, and these seats agree."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count
        self.agreed = {seat}


class Change:
    """What an answer, an undo or a redo would make of a match: the match after it and the entries to store.

    `taken` are, entry by entry, the numbers of the entries that it takes back.
    """

    def __init__(self, match: Match, entries: list[Entry], taken: list[list[int]]) -> None:
        self.match = match
        self.entries = entries
        self.taken = taken


class Chronicle:
    """A match and its journal. It changes only by entries that are safely stored: see `settle`."""

    def __init__(self, title: Title, match: Match) -> None:
        self.title = title
        self.match = match
        self.steps: list[Step] = []
        self.acks: dict[tuple[int, str], int] = {}
        self.snapshot = -1
        self.consents: set[int] = set()  # seats that would go on under these rules with a match of others
        self.plea: Plea | None = None
        self.parted = -1  # the entry from which on these rules no longer follow the journal of others

    @property
    def position(self) -> Position:
        """The position now."""
        return self.match.position

    @property
    def number(self) -> int:
        """The number of the last entry; -1 when there is none."""
        return len(self.steps) - 1

    def answer(self, seat: int, word: str, decision: int, client: str | None, time: float) -> Change:
        """Try a move: return what it would change. Nothing changes here yet."""
        position = self.position
        if decision != position.decision and position.outcome() is None:
            raise RefusalError("why-stale", {"decision": decision, "now": position.decision})
        match = self.match.copy()
        played = match.play_word(seat, word)
        played.number = self.number + 1
        return Change(match, [Entry(played.number, "move", seat, word, decision, client, time, played.events)], [[]])

    def undo(self, seat: int, reach: Reach, client: str, time: float) -> Change:
        """Try to take back a seat's last answer, all of its play, or its turn: one entry for each play."""
        reason = self.cannot_undo(seat)
        if reason is not None:
            raise IllegalMoveError(reason)
        match = self.match.copy()
        entries: list[Entry] = []
        taken: list[list[int]] = []
        while True:
            decision = match.position.decision
            by_itself = self.stood_in(match, seat)
            group = match.undo(seat, "answer" if reach == "answer" else "play")
            taken.append([played.number for played in group])
            last = match.cannot_undo(seat) is not None or (reach != "turn" and not by_itself)
            number = self.number + 1 + len(entries)
            mark = client if last else None
            entries.append(Entry(number, "undo", seat, str(len(group)), decision, mark, time, []))
            if last:
                return Change(match, entries, taken)

    def redo(self, seat: int, client: str, time: float) -> Change:
        """Try to play again what the last undo took back."""
        match = self.match.copy()
        again = match.redo(seat)
        entries: list[Entry] = []
        for place, played in enumerate(again):
            mark = client if place == len(again) - 1 else None
            played.number = self.number + 1 + place
            word = self.title.word(played.move)
            entries.append(Entry(played.number, "redo", seat, word, played.decision, mark, time, played.events))
        return Change(match, entries, [[] for _ in entries])

    def go_back(self, seat: int, count: int, before: list[Entry], time: float) -> Change:
        """Try to take back the last answers of all, as a seat has asked; entries `before` say who agreed to it."""
        match = self.match.copy()
        decision = match.position.decision
        taken = [played.number for played in match.go_back(count)]
        entry = Entry(self.number + 1 + len(before), "back", seat, str(count), decision, None, time, [])
        return Change(match, [*before, entry], [*[[] for _ in before], taken])

    def last_play(self, seat: int) -> Played | None:
        """Return the answer with which a seat began its last play, of those that it gave itself."""
        found: Played | None = None
        for played in reversed(self.match.played):
            entry = self.steps[played.number].entry
            if played.seat != seat or (entry.kind == "move" and entry.client is None):
                continue
            if found is not None and played.play != found.play:
                break
            found = played
            if played.begins:
                break
        return found

    def count_from(self, step: int) -> int:
        """Count the answers from entry `step` on that stand; 0 if it is none of them."""
        numbers = [played.number for played in self.match.played]
        return len(numbers) - numbers.index(step) if step in numbers else 0

    def follow_on(self, entries: list[Entry]) -> Change:
        """Return what entries that somebody else has stored make of the match."""
        match = self.match.copy()
        book: list[Entry] = []
        for step in self.steps:
            taken_from(book, step.entry)
        taken: list[list[int]] = []
        for entry in entries:
            taken.append(taken_from(book, entry))
            play_again(match, entry)
        return Change(match, entries, taken)

    def cannot_undo(self, seat: int) -> Reason | None:
        """Return why a seat cannot undo. After the end the seed is open, so nothing is taken back any more."""
        if self.position.outcome() is not None:
            return Reason("why-over", {})
        return self.before_stand_ins(seat).cannot_undo(seat)

    def stood_in(self, match: Match, seat: int) -> bool:
        """Say whether the last answer of a seat, if it can be taken back, was given for it and not by it."""
        played = match.would_undo(seat)
        if played is None:
            return False
        entry = self.steps[played.number].entry
        return entry.kind == "move" and entry.client is None

    def before_stand_ins(self, seat: int) -> Match:
        """Return the match without the last answers that were given for a seat: its undo takes them back as well."""
        match = self.match
        while self.stood_in(match, seat):
            match = match.copy()
            match.undo(seat, "play")
        return match

    def would_undo(self, seat: int) -> tuple[str, Values]:
        """Describe the play that an undo would take back."""
        first = self.before_stand_ins(seat).would_undo(seat)
        assert first is not None
        return self.title.caption(first.move)

    def settle(self, change: Change) -> None:
        """Take over what has been stored."""
        self.match = change.match
        for entry, taken in zip(change.entries, change.taken, strict=True):
            self.note(entry, taken)

    def note(self, entry: Entry, taken: list[int]) -> None:
        """Add an entry to what can be shown, and mark the steps it took back."""
        self.steps.append(self.step_of(entry))
        if entry.client is not None:
            self.acks[entry.seat, entry.client] = entry.number
        if entry.kind == "consent" and entry.word == str(self.title.version):
            self.consents.add(entry.seat)
        elif entry.kind in ("leave", "bot", "join"):
            self.consents.discard(entry.seat)
        self.note_plea(entry)
        for number in taken:
            self.steps[number].undone = True
            self.steps[number].marked = entry.number

    def note_plea(self, entry: Entry) -> None:
        """Keep in mind who asks to go back and who agrees; that lapses with whatever else happens at the table."""
        if entry.kind == "ask":
            self.plea = Plea(entry.seat, int(entry.word))
        elif entry.kind == "agree" and self.plea is not None:
            self.plea.agreed.add(entry.seat)
        elif entry.kind != "hint":
            self.plea = None

    def step_of(self, entry: Entry) -> Step:
        """Return an entry with the words that describe it."""
        if entry.kind == "start":
            return Step(entry, "log-start", {})
        if entry.kind in ("undo", "ask", "agree", "decline", "back"):
            return Step(entry, f"log-{entry.kind}", {"seat": entry.seat, "count": int(entry.word)})
        if entry.kind == "redo":
            return Step(entry, "log-redo", {"seat": entry.seat})
        if entry.kind == "consent":
            return Step(entry, "log-consent", {"seat": entry.seat, "version": int(entry.word)})
        if entry.kind == "rules":
            return Step(entry, "log-rules", {"version": int(entry.word)})
        if entry.kind != "move":
            # The seat may be somebody else's by now: who it was stands in the entry, unless they had no name.
            return Step(entry, f"log-{entry.kind}", {"name": entry.word} if entry.word else {"seat": entry.seat})
        try:
            return Step(entry, *self.title.caption(self.title.move(entry.word)))
        except ElderwoodError:  # a match of other rules, whose moves we no longer know
            return Step(entry, "", {})


def begin(title: Title, table: Table, time: float) -> tuple[Chronicle, Entry]:
    """Return the chronicle of a match that begins, and its first entry."""
    chronicle = Chronicle(title, Match(title, len(table.seats), table.options, table.seed))
    return chronicle, Entry(0, "start", -1, "", 0, None, time, chronicle.match.dealt)


def rebuild(title: Title, table: Table, entries: list[Entry], snapshot: Snapshot | None) -> Chronicle:
    """Return the chronicle of a stored match: from the last snapshot on, the answers are played again.

    A snapshot is taken only where nothing can be undone or redone, so the way back needs nothing from before it.
    A match of other rules is played again from the deal, as far as these rules follow it; its journal is shown whole.
    One that went on under these is played again from the deal, too, until a snapshot was taken under them.
    """
    if snapshot is not None and any(entry.kind == "rules" and entry.number > snapshot.number for entry in entries):
        snapshot = None
    other = table.rules != title.version
    options = known_options(title, table.rules, table.options)
    position = None if snapshot is None or other else read_position(title, snapshot)
    chronicle = Chronicle(title, Match(title, len(table.seats), options, table.seed, position))
    match = chronicle.match
    book: list[Entry] = []  # the answers that stand
    for entry in entries:
        chronicle.note(entry, taken_from(book, entry))
        if snapshot is None or position is None or entry.number > snapshot.number:
            if chronicle.parted < 0 and not follow(match, entry, other):
                chronicle.parted = entry.number
        elif entry.number == snapshot.number:
            chronicle.snapshot = snapshot.number
            match.played = [recall(title, answer, at in snapshot.breaks) for at, answer in enumerate(book)]
    early = table.state == "over" and match.position.outcome() is None
    if early and not table.abandoned and chronicle.parted < 0:
        chronicle.parted = len(entries)
    return chronicle


def record_of(table: Table, chronicle: Chronicle) -> Record:
    """Return the record of a table so far: what was answered there, under the rules it was answered by."""
    names = [f"{seat.name} ({seat.bot})" if seat.bot else seat.name for seat in table.seats]
    date = time.strftime("%Y-%m-%d", time.gmtime(table.created))
    record = chronicle.match.record(names, {"date": date})
    record.rules = table.rules
    record.options = table.options
    book: list[Entry] = []
    for step in chronicle.steps:
        taken_from(book, step.entry)
    record.answers = [Answer(entry.seat, entry.word) for entry in book]
    return record


def taken_from(book: list[Entry], entry: Entry) -> list[int]:
    """Write an answer into a list of those that stand, or strike out what was taken back.

    An undo takes the seat's last ones, going back by consent the last ones of all.
    """
    if entry.kind in ("move", "redo"):
        book.append(entry)
    if entry.kind == "back":
        kept = len(book) - int(entry.word)
        book[:], gone = book[:kept], book[kept:]
        return [answer.number for answer in gone]
    taken: list[int] = []
    for _ in range(int(entry.word) if entry.kind == "undo" else 0):
        at = max(place for place, answer in enumerate(book) if answer.seat == entry.seat)
        taken.append(book.pop(at).number)
    return taken


def recall(title: Title, entry: Entry, begins: bool) -> Played:
    """Return a stored answer as the book has it; which play it belongs to matters only as long as it can be undone."""
    play = entry.decision if begins else -1
    return Played(entry.seat, title.move(entry.word), entry.decision, play, entry.events, entry.number)


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
        match.play_word(entry.seat, entry.word).number = entry.number
    elif entry.kind == "undo":
        match.undo_last(entry.seat, int(entry.word))
    elif entry.kind == "redo":
        match.redo_one(entry.seat).number = entry.number
    elif entry.kind == "back":
        match.go_back(int(entry.word))
