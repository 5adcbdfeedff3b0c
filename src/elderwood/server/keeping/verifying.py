"""Stored matches looked through: each is played again from its journal, and all that is kept is compared with that."""

import json
from functools import partial
from typing import Any, get_args

import msgspec

from elderwood.engine.errors import ElderwoodError
from elderwood.engine.events import Event
from elderwood.engine.match import Match, known_options
from elderwood.engine.title import Title
from elderwood.games import find_title
from elderwood.server.chronicle import play_again, read_position
from elderwood.server.journal import Entry, Kind, Snapshot, snapshot_of
from elderwood.server.journal import stored as stored_event
from elderwood.server.keeping.findings import Finding, Report
from elderwood.server.refusals import failure_of, unknown_table
from elderwood.server.storage.journal import read_entry
from elderwood.server.storage.reading import Source, Tick
from elderwood.server.storage.stored import Stored, read_stored, strays, table_ids
from elderwood.server.tables import Kind as SeatKind
from elderwood.server.tables import Result, State

OLD_FORM = 3  # parts of an event as version 0.1 stored it; it told less than is told today


def verify(source: Source, only: str = "", tick: Tick = lambda done, count: None) -> Report:
    """Look through all tables of a database, or through one. Each is read at one moment, so a server may run on it."""
    report = Report(findings=[])
    ids, lost = source.look(lambda connection: (table_ids(connection), strays(connection)))
    if only and only not in ids:
        raise unknown_table(only)
    if not only:
        report.findings += [
            Finding(place="", kind="strays", values={"what": name, "count": count}) for name, count in lost.items()
        ]
    chosen = [only] if only else ids
    for number, identity in enumerate(chosen):
        tick(number, len(chosen))
        stored = source.look(partial(read_stored, identity))
        if stored is not None:
            report.take(len(stored.entries), Inspection(stored).run())
    return report


class Inspection:
    """One match played again from its journal. `other` says that other rules wrote what is looked at."""

    def __init__(self, stored: Stored) -> None:
        self.stored = stored
        self.table = stored.table
        self.findings: list[Finding] = []
        self.other = False
        self.old_events = 0  # entries, and positions, that an older build wrote in a form of its own
        self.old_snapshots = 0

    def find(self, kind: str, entry: int = -1, broken: bool = True, **values: str | int) -> None:
        """Note something."""
        self.findings.append(Finding(place=self.table.id, entry=entry, kind=kind, values=values, broken=broken))

    def find_refused(self, kind: str, entry: int, error: Exception, **values: str | int) -> None:
        """Note something that the rules refuse, with what they say."""
        why = failure_of(error) if isinstance(error, ElderwoodError) else None
        self.findings.append(Finding(place=self.table.id, entry=entry, kind=kind, values=values, why=why))

    def run(self) -> list[Finding]:
        """Return what is found."""
        self.check_seats()
        entries = self.read_journal()
        if self.table.state not in get_args(State):
            self.find("state", stored=self.table.state, wanted="-")
        elif self.table.state == "open":
            if entries:
                self.find("state", stored="open", wanted="playing")
        elif entries:
            self.replay(entries)
        elif self.table.state == "playing":
            self.find("missing", 0)
        return self.findings

    def check_seats(self) -> None:
        """Compare who sits where with what can be."""
        stored, table = self.stored, self.table
        if [seat.seat for seat in stored.seats] != list(range(len(stored.seats))):
            self.find("seats", count=len(stored.seats))
        for seat in stored.seats:
            if not fits(seat, stored.known):
                self.find("seat", seat=seat.seat)
        if table.host and table.host not in stored.known:
            self.find("host")

    def read_journal(self) -> list[Entry]:
        """Return the entries up to the first that is missing or cannot be read."""
        entries: list[Entry] = []
        for number, row in enumerate(self.stored.entries):
            if row.number != number:
                self.find("missing", number)
                return entries
            kind = row.kind if row.kind in get_args(Kind) else ""
            if not kind or (kind == "start") != (number == 0) or not -1 <= row.seat < len(self.stored.seats):
                self.find("entry-wrong", number, what=f"{row.kind} {row.seat} {row.word}")
                return entries
            try:
                entries.append(read_entry(row))
            except (msgspec.MsgspecError, TypeError, ValueError):
                self.find("unreadable", number)
                return entries
        return entries

    def replay(self, entries: list[Entry]) -> None:
        """Play the journal again and compare all the way."""
        try:
            title = find_title(self.table.title)
            options = known_options(title, self.table.rules, json.loads(self.table.options))
            self.other = title.version != self.table.rules
            match = Match(title, len(self.stored.seats), options, self.table.seed)
        except (ElderwoodError, ValueError, AttributeError) as error:
            self.find_refused("match", 0, error)
            return
        snapshots = {row.number: row for row in self.stored.snapshots}
        renewed = max((entry.number for entry in entries if entry.kind == "rules"), default=-1)
        for entry in entries:
            self.other = title.version != self.table.rules or entry.number <= renewed
            if not self.follow(match, entry):
                return
            if entry.number in snapshots:
                self.check_snapshot(title, match, snapshots[entry.number])
        self.other = title.version != self.table.rules
        if renewed >= 0:
            self.find("renewed", renewed, broken=False)
        self.note_forms()
        for number in snapshots:
            if number >= len(self.stored.entries):
                self.find("snapshot", number)
        if len(entries) == len(self.stored.entries):
            self.check_end(match)

    def follow(self, match: Match, entry: Entry) -> bool:
        """Do what an entry says and compare what it tells; say whether the match goes on from there."""
        decision = match.position.decision if entry.kind != "start" else 0
        try:
            play_again(match, entry)
        except (ElderwoodError, ValueError) as error:
            if self.other:
                self.find_other_rules(match, entry.number)
            else:
                self.find_refused("illegal", entry.number, error, what=f"{entry.seat}: {entry.word}")
            return False
        if self.other:
            return True
        told: list[Event] = []
        if entry.kind == "start":
            told = match.dealt
        elif entry.kind in ("move", "redo"):
            told = match.played[-1].events
            if match.title.word(match.played[-1].move) != entry.word:
                self.find("word", entry.number, stored=entry.word, wanted=match.title.word(match.played[-1].move))
        if entry.decision != decision:
            self.find("decision", entry.number, stored=entry.decision, wanted=decision)
        self.check_events(entry, told)
        return True

    def check_events(self, entry: Entry, told: list[Event]) -> None:
        """Compare what was told with what the rules tell; say which event is the first that differs."""
        kept = msgspec.json.decode(self.stored.entries[entry.number].events, type=list[list[Any]])
        if any(len(event) == OLD_FORM for event in kept):
            self.old_events += 1
            return
        wanted = [msgspec.json.decode(msgspec.json.encode(stored_event(event))) for event in told]
        if kept != wanted:
            pairs = zip(kept, wanted, strict=False)
            first = next((at for at, (old, new) in enumerate(pairs) if old != new), min(len(kept), len(wanted)))
            self.find("events", entry.number, event=first + 1, stored=key_at(kept, first), wanted=key_at(wanted, first))

    def note_forms(self) -> None:
        """Say what an older build wrote in a form of its own, so that it cannot be compared."""
        if self.old_events:
            self.find("old-events", broken=False, count=self.old_events)
        if self.old_snapshots:
            self.find("old-snapshots", broken=False, count=self.old_snapshots)

    def check_snapshot(self, title: Title, match: Match, row: Any) -> None:
        """Compare a stored position with the one that the answers lead to."""
        try:
            breaks = msgspec.json.decode(row.breaks, type=list[int])
            snapshot = Snapshot(row.number, breaks, msgspec.json.decode(row.position, type=dict[str, object]))
        except msgspec.MsgspecError:
            self.find("snapshot", row.number)
            return
        if self.other:
            return
        wanted = snapshot_of(match, row.number)
        if read_position(title, snapshot) is None:
            self.old_snapshots += 1
        elif snapshot.breaks != wanted.breaks or snapshot.position != json.loads(msgspec.json.encode(wanted.position)):
            self.find("snapshot", row.number)

    def check_end(self, match: Match) -> None:
        """Compare how the table stands with how the match does."""
        table = self.table
        outcome = match.position.outcome()
        if self.other:
            ends = table.state == "over" and not table.abandoned
            self.find_other_rules(match, len(self.stored.entries) if ends and outcome is None else -1)
            return
        over = outcome is not None or bool(table.abandoned)
        state = "over" if over else "playing"
        if table.state != state or (outcome is not None and table.abandoned):
            self.find("state", stored=table.state, wanted=state)
        awaits = [] if over else match.position.awaits()
        if table.awaits != json.dumps(awaits):
            self.find("awaits", stored=table.awaits, wanted=json.dumps(awaits))
        result = "" if outcome is None else msgspec.json.encode(Result(outcome.winners, outcome.scores)).decode()
        if table.result != result and (table.result or not self.old_events):  # version 0.1 stored no results
            self.find("result", stored=table.result or "-", wanted=result or "-")

    def find_other_rules(self, match: Match, parted: int) -> None:
        """Say that the match is one of other rules, and how far these follow it."""
        kind = "other-rules" if parted < 0 else "other-rules-short"
        self.find(kind, parted, broken=False, rules=self.table.rules, version=match.title.version)


def fits(seat: Any, known: set[str]) -> bool:
    """Say whether a seat's kind, its bot and who holds it fit together. A program's session is known by its owner's."""
    if seat.kind not in get_args(SeatKind) or (seat.kind == "bot") != bool(seat.bot):
        return False
    sits = seat.kind in ("person", "local")
    if (sits and not seat.session and not seat.gone) or (seat.gone and not sits):
        return False
    holder = seat.owner if seat.token_hash else seat.session
    return bool(seat.owner) == bool(seat.token_hash) and (not holder or holder in known)


def key_at(events: list[list[Any]], place: int) -> str:
    """Return the key of an event, without what it tells: that may be secret."""
    return str(events[place][0]) if place < len(events) and events[place] else "-"
