"""A room: one table in memory, with its match, those who follow it and a lock for whoever changes it."""

import asyncio
import logging
import math
import time
from collections.abc import Callable

from sqlalchemy.exc import IntegrityError

from elderwood.engine.attention import Attention, read_attention
from elderwood.engine.errors import ElderwoodError
from elderwood.engine.match import Match, known_options
from elderwood.engine.position import Position
from elderwood.games import find_title
from elderwood.server import clocks, counting
from elderwood.server.audience import Audience
from elderwood.server.chronicle import Change, Chronicle, begin, rebuild
from elderwood.server.deeds import on_the_newest
from elderwood.server.journal import Entry, Kind, Snapshot, snapshot_of
from elderwood.server.news import Changed
from elderwood.server.refusals import RefusalError, failure_of, unknown_table
from elderwood.server.settings import Settings
from elderwood.server.storage import ConflictError, Storage, Write
from elderwood.server.storage.journal import add_entry, add_snapshot, read_entries, read_snapshot
from elderwood.server.storage.tables import change_seats, change_table, find_table, version_of
from elderwood.server.tables import Seat, Table
from elderwood.server.wire import Failure, Reach, Story

News = tuple[Kind, int]  # what the log says of a seat

log = logging.getLogger("elderwood.server")


class Room:
    """One table in memory. Everything that changes it holds `lock` and commits before anybody is told."""

    def __init__(self, storage: Storage, settings: Settings, table: Table) -> None:
        self.storage = storage
        self.settings = settings
        self.table = table
        self.chronicle: Chronicle | None = None
        self.locked: Failure | None = None
        self.story: Story | None = None  # of a match that is over, once somebody has asked for it
        self.lock = asyncio.Lock()
        self.audience = Audience(table.id, lambda: self.table.holders(), settings)
        self.used = time.monotonic()
        self.stale = False
        self.attentions: dict[int, Attention] = {}  # of seats, with what they have passed over
        self.hurried: set[int] = set()  # seats that want no pauses until they are asked
        self.nudge = asyncio.Event()  # whoever pauses had better look again
        self.after_change: Callable[[Room], None] = lambda room: None
        self.now: Callable[[], float] = time.monotonic  # the house's time, by which clocks run

    async def load(self) -> None:
        """Build the match from the journal. Until that is done, who looks sees the one before."""
        self.chronicle = await self.read(self.table)

    async def read(self, table: Table) -> Chronicle | None:
        """Return the chronicle as it is stored, or None where there is none that can be shown."""
        if table.state == "open":
            return None
        entries = await read_entries(self.storage, table.id)
        if not entries:
            return None  # a table that was closed before it began
        snapshot = await read_snapshot(self.storage, table.id)
        try:
            title = find_title(table.title)
            chronicle = await asyncio.to_thread(rebuild, title, table, entries, snapshot)
        except ElderwoodError as error:
            self.locked = failure_of(error)
            return None
        self.locked = other_rules(table, chronicle) if title.version != table.rules else None
        return chronicle

    async def refresh(self) -> None:
        """Read what is new, after a write whose fate was not known or one of another server, and show it."""
        await self.storage.underway.settle(self.table.id)
        self.stale = False  # whoever hears meanwhile of something newer says so again
        try:
            table = await find_table(self.storage, self.table.id)
            if table is None:
                raise unknown_table(self.table.id)
            chronicle, known = self.chronicle, self.table.version
            if chronicle is None or self.locked is not None:
                self.table, self.chronicle = table, await self.read(table)
            else:
                change = chronicle.follow_on(await read_entries(self.storage, table.id, chronicle.number))
                self.table = table
                chronicle.settle(change)
        except BaseException:
            self.stale = True
            raise
        self.hurried = {seat for seat in self.hurried if not self.is_asked(seat)}
        if table.version != known:
            self.tell()

    async def catch_up(self) -> None:
        """Read what is new, if there is something."""
        async with self.lock:
            while self.stale:
                await self.refresh()

    async def fell_behind(self) -> bool:
        """Say whether another server has changed the table; if so it is read again before anything is done here."""
        if not self.storage.home.shared:
            return False
        if not self.stale:
            self.stale = await version_of(self.storage, self.table.id) != self.table.version
        return self.stale

    def playing(self) -> Chronicle:
        """Return the chronicle of a match that can go on, or say why it cannot."""
        if self.locked is not None:
            raise RefusalError(self.locked.key, self.locked.values)
        if self.chronicle is None:
            raise RefusalError("error-not-started")
        if self.table.abandoned:
            raise RefusalError("why-over")
        return self.chronicle

    def require_seat(self, session: str, seat: int) -> None:
        """Refuse who does not answer for a seat."""
        if seat not in self.table.seats_of(session):
            raise RefusalError("why-foreign-seat", {"seat": seat}, 403)

    async def play(self, session: str, seat: int, decision: int, word: str, client: str) -> int:
        """Answer a decision; return the number of the entry. The same `client` id again changes nothing."""

        def attempt(chronicle: Chronicle) -> Change:
            change = chronicle.answer(seat, word, decision, client, time.time())
            attention = self.attention(seat)
            if attention is not None:
                attention.note(chronicle.position, seat, chronicle.title.move(word))
            return change

        return await self.enter(session, seat, client, attempt)

    async def undo(self, session: str, seat: int, reach: Reach, client: str) -> int:
        """Take back the last answer of a seat, its whole play or its whole turn."""

        def attempt(chronicle: Chronicle) -> Change:
            change = chronicle.undo(seat, reach, client, time.time())
            self.attentions.pop(seat, None)  # what it passed over it may want to think about again
            return change

        return await self.enter(session, seat, client, attempt)

    async def redo(self, session: str, seat: int, client: str) -> int:
        """Play again what was taken back last."""

        def attempt(chronicle: Chronicle) -> Change:
            return chronicle.redo(seat, client, time.time())

        return await self.enter(session, seat, client, attempt)

    @on_the_newest
    async def enter(
        self,
        session: str,
        seat: int,
        client: str,
        attempt: Callable[[Chronicle], Change],
    ) -> int:
        """Do something at the table in the name of a seat, once."""
        async with self.lock:
            if self.stale:
                await self.refresh()
            self.require_seat(session, seat)
            chronicle = self.playing()
            known = chronicle.acks.get((seat, client))
            if known is not None:
                return known
            if self.table.paused:
                raise RefusalError("error-paused")
            change = attempt(chronicle)
            await self.store(chronicle, change)
            return change.entries[-1].number

    async def play_for(self, seat: int, step: int, word: str) -> bool:
        """Answer for a bot or in a seat's stead, unless the match or the wish has moved on since step `step`.

        A seat whose time has run out is answered for once, or for good if that happens too often.
        """
        async with self.lock:
            if self.stale:
                await self.refresh()
            chronicle = self.chronicle
            if chronicle is None or self.locked or chronicle.number != step or self.table.state != "playing":
                return False
            late = self.table.seats[seat].kind != "bot" and self.stand_in(seat) != word
            if late and not self.is_late(seat):
                return False
            change = chronicle.answer(seat, word, chronicle.position.decision, None, time.time())
            if late:
                over = change.match.position.outcome() is not None
                change.entries += clocks.flagged(self.table, change.entries[0], over)
                change.taken += [[] for _ in change.entries[1:]]
            try:
                await self.store(chronicle, change)
            except ConflictError:
                await self.refresh()
                return False
            return True

    async def store(self, chronicle: Chronicle, change: Change) -> None:
        """Commit entries, then show them."""
        match, entries = change.match, change.entries
        over = match.position.outcome() is not None
        last = entries[-1]
        due = last.number - chronicle.snapshot >= self.settings.snapshot_every
        settled = not match.back and not match.undone
        snapshot = taken_snapshot(match, last.number) if over or (due and settled) else None
        draft = self.table.copy()
        draft.follow(match.position)
        draft.changed = last.time
        noted = clocks.note(draft, entries)
        noted += self.wind(draft, match.position)
        noted += self.lapsed(draft, match.position)
        more = [] if snapshot is None else [add_snapshot(draft.id, snapshot)]
        await self.commit(draft, [seat for seat in draft.seats if seat in noted], entries, *more)
        chronicle.settle(change)
        for entry in entries:
            counting.MOVES.labels(draft.title, entry.kind).inc()
        self.hurried = set() if over else {seat for seat in self.hurried if not self.is_asked(seat)}
        if snapshot is not None:
            chronicle.snapshot = snapshot.number
        self.tell()

    # Time

    def wind(self, draft: Table, position: Position | None) -> list[Seat]:
        """Let the clocks of a draft run and stand as its position wants; return the seats whose clock changed."""
        return clocks.wind(draft, position, self.now(), self.settings.abandonment)

    def time_left(self, seat: int) -> float:
        """Return the seconds that a seat has left to answer; infinitely many if no clock runs for it."""
        clock = self.table.seats[seat].clock
        return clocks.left_of(clock, self.now()) if clock.since >= 0 else math.inf

    def is_late(self, seat: int) -> bool:
        """Say whether a seat's time has run out."""
        return self.time_left(seat) <= 0

    # What seats wish to be asked

    def attention(self, seat: int) -> Attention | None:
        """Return what a person's seat wishes to be asked; None where there is nothing to wish."""
        place = self.table.seats[seat]
        wishes = None if self.chronicle is None else self.chronicle.title.wishes
        if wishes is None or not place.has_person():
            return None
        found = self.attentions.get(seat)
        if found is None or str(found) != (place.wish or wishes.usual):
            found = self.attentions[seat] = read_attention(place.wish, wishes)
        return found

    def stand_in(self, seat: int) -> str:
        """Return the answer to be given for a person's seat that does not wish to be asked; "" where there is none."""
        chronicle = self.chronicle
        if chronicle is None or self.locked is not None or seat not in chronicle.position.awaits():
            return ""
        attention = self.attention(seat)
        move = None if attention is None else attention.stand_in(chronicle.position, seat)
        return "" if move is None else chronicle.title.word(move)

    def is_asked(self, seat: int) -> bool:
        """Say whether a seat owes an answer of its own."""
        return seat in self.table.awaits and not self.stand_in(seat)

    def asks(self, session: str) -> bool:
        """Say whether the table waits for an answer of a session."""
        return any(self.is_asked(seat) for seat in self.table.seats_of(session))

    def lapsed(self, draft: Table, position: Position) -> list[Seat]:
        """Drop passing wishes that end with a position; return the seats that are to be stored for it."""
        found: list[Seat] = []
        for seat in draft.seats:
            attention = self.attention(seat.seat)
            if attention is not None and attention.passing:
                attention.follow(position)
                if not attention.passing:
                    seat.wish = str(attention)
                    found.append(seat)
        return found

    def look_again(self) -> None:
        """Let whoever plays for others see what has changed, and not sleep over it."""
        self.nudge.set()
        self.after_change(self)

    async def start(self, draft: Table) -> None:
        """Begin the match with the seats of `draft`. The caller holds the lock."""
        draft.state = "playing"
        draft.changed = time.time()
        title = find_title(draft.title)
        draft.options = known_options(title, draft.rules, draft.options)
        draft.rules = title.version  # the table may have waited since before an update
        chronicle, entry = begin(title, draft, draft.changed)
        draft.awaits = chronicle.position.awaits()
        self.wind(draft, chronicle.position)
        await self.commit(draft, draft.seats, [entry])
        chronicle.note(entry, [])
        self.chronicle = chronicle
        self.tell()

    async def save(self, draft: Table, *news: News) -> None:
        """Store who sits where, with what the log of a match in play is to say of it. The caller holds the lock."""
        draft.changed = time.time()
        chronicle = self.chronicle
        entries: list[Entry] = []
        if chronicle is not None:
            for number, (kind, seat) in enumerate(news, chronicle.number + 1):
                name = self.table.seats[seat].name if kind != "join" else draft.seats[seat].name
                decision = chronicle.position.decision
                entries.append(Entry(number, kind, seat, name, decision, None, draft.changed, []))
        await self.append(draft, entries)

    async def append(self, draft: Table, entries: list[Entry]) -> None:
        """Store a table with what its log is to say. The caller holds the lock."""
        renewed = draft.rules != self.table.rules
        goes_on = self.chronicle if renewed or self.locked is None else None
        self.wind(draft, None if goes_on is None else goes_on.position)
        await self.commit(draft, draft.seats, entries)
        if renewed:
            self.locked = None
        for entry in entries:
            assert self.chronicle is not None
            self.chronicle.note(entry, [])
        self.tell()

    def consents(self) -> set[int]:
        """Return the seats that would go on under these rules with a match of others."""
        return self.chronicle.consents if self.chronicle is not None and self.renewable() else set()

    def renewable(self) -> bool:
        """Say whether a match of other rules could go on under these."""
        chronicle = self.chronicle
        return (
            chronicle is not None
            and chronicle.parted < 0
            and self.table.state == "playing"
            and self.table.rules != chronicle.title.version
        )

    async def commit(self, draft: Table, seats: list[Seat], entries: list[Entry], *more: Write) -> None:
        """Store a draft with some of its seats and new entries, unless another server was quicker: `ConflictError`.

        If that fails, or nobody waits for it any more, what is in memory may be wrong and is read again.
        """
        added = [add_entry(draft.id, entry) for entry in entries]
        writes = [change_table(draft), *change_seats(draft, seats), *added, *more]
        news = Changed(node=self.storage.node, table=draft.id, version=draft.version + 1)
        try:
            await self.storage.underway.join(draft.id, lambda: self.storage.carry(*writes, news=news))
        except IntegrityError as error:
            self.stale = True
            raise ConflictError(f"the table {draft.id} was changed by somebody else") from error
        except BaseException:
            self.stale = True
            raise
        draft.version += 1
        self.table = draft

    def tell(self) -> None:
        """Tell everybody that the table has changed."""
        self.used = time.monotonic()
        self.audience.tell()
        self.after_change(self)

    def idle(self) -> float:
        """Return for how many seconds nobody has asked for the table, followed it or ceased to."""
        return 0.0 if self.audience.watchers else time.monotonic() - max(self.used, self.audience.used)


def taken_snapshot(match: Match, number: int) -> Snapshot | None:
    """Return a snapshot, or None where a position cannot be written down: a match goes on without."""
    try:
        return snapshot_of(match, number)
    except Exception:
        log.exception("a snapshot could not be taken")
        return None


def other_rules(table: Table, chronicle: Chronicle) -> Failure:
    """Return why a match of other rules can only be looked at, and how far the board follows it."""
    values: dict[str, str | int] = {"rules": table.rules, "version": chronicle.title.version}
    if chronicle.parted < 0:
        return Failure(key="error-other-rules", values=values)
    values |= {"step": chronicle.parted - 1, "count": chronicle.number}
    return Failure(key="error-other-rules-short", values=values)
