"""Matches out of the database and into it, each as a record that everybody can read."""

import re
import time
from calendar import timegm
from functools import partial

from elderwood.bots import bot_names
from elderwood.bots.people import level_called
from elderwood.engine.errors import ElderwoodError
from elderwood.engine.match import Match, replay
from elderwood.engine.record import BOT, Record
from elderwood.engine.title import Title
from elderwood.games import find_title
from elderwood.server.chronicle import rebuild, record_of
from elderwood.server.journal import Entry
from elderwood.server.refusals import RefusalError, unknown_table
from elderwood.server.sessions import LONGEST_NAME, clean_name
from elderwood.server.storage import Write, open_storage
from elderwood.server.storage.journal import add_entry, read_entry
from elderwood.server.storage.reading import Source
from elderwood.server.storage.stored import read_stored
from elderwood.server.storage.tables import create_table, seat_of, table_of
from elderwood.server.tables import Seat, Table, new_id

SERVED = re.compile(r"(?P<name>.*) \((?P<bot>[^ ()]+)\)")  # a bot among the names of a server's record
NAMELESS = "person"  # what the terminal writes for people, who have no names there


def export_match(source: Source, identity: str) -> Record:
    """Return a stored match, over or not, as a record."""
    stored = source.look(partial(read_stored, identity))
    if stored is None:
        raise unknown_table(identity)
    if not stored.entries:
        raise RefusalError("error-not-started")
    table = table_of(stored.table, [seat_of(row) for row in stored.seats])
    entries = [read_entry(row) for row in stored.entries]
    return record_of(table, rebuild(find_title(table.title), table, entries, None))


async def import_matches(database: str, records: list[Record]) -> list[str]:
    """Put matches into a database all or none; return the ids of their tables."""
    found = [imported(record) for record in records]
    storage = await open_storage(database)
    try:
        await storage.write(*[write for table, entries in found for write in writes(table, entries)])
    finally:
        await storage.close()
    return [table.id for table, _ in found]


def writes(table: Table, entries: list[Entry]) -> list[Write]:
    """Return what stores a match."""
    return [*create_table(table), *[add_entry(table.id, entry) for entry in entries]]


def imported(record: Record) -> tuple[Table, list[Entry]]:
    """Return a record as a table and its journal; one that these rules do not play to its end raises `RecordError`.

    Nobody hosts it. Bots sit where bots sat; a seat of a person is open to whoever has the link as long as there is
    something to play, and keeps the name until then.
    """
    title = find_title(record.title)
    match = replay(title, record)
    over = match.position.outcome() is not None
    names = [*record.names, *[""] * (record.seats - len(record.names))]
    seats = [seat_from(place, name, title, over) for place, name in enumerate(names)]
    when = time_of(record)
    table = Table(new_id(), title.name, title.version, match.options, record.seed, False, "", seats)
    table.follow(match.position)
    table.created = table.changed = when
    table.name_bots()
    return table, entries_of(match, table, when)


def entries_of(match: Match, table: Table, when: float) -> list[Entry]:
    """Return the journal of a match that was played elsewhere. Answers of people have an id, those of bots none."""
    entries = [Entry(0, "start", -1, "", 0, None, when, match.dealt)]
    for number, played in enumerate(match.played, 1):
        client = None if table.seats[played.seat].kind == "bot" else f"import-{number}"
        word = match.title.word(played.move)
        entries.append(Entry(number, "move", played.seat, word, played.decision, client, when, played.events))
    return entries


def seat_from(place: int, name: str, title: Title, over: bool) -> Seat:
    """Return who sat on a seat, by the name in a record of the terminal's or of a server's."""
    known = bot_names(title)
    served = SERVED.fullmatch(name)
    if name.startswith(BOT):
        bot = level_called(title.name, name.removeprefix(BOT))
        return Seat(place, "bot", bot=bot if bot in known else known[0])
    if served is not None and served["bot"] in known:
        return Seat(place, "bot", name=fitting(served["name"]), bot=served["bot"])
    called = "" if name == NAMELESS else fitting(name)
    return Seat(place, "person", name=called, gone=True) if over else Seat(place, "open", name=called)


def fitting(name: str) -> str:
    """Return a name as a server would take it."""
    try:
        return clean_name(name[:LONGEST_NAME])
    except ElderwoodError:
        return ""


def time_of(record: Record) -> float:
    """Return the day a record tells, or now."""
    try:
        return float(timegm(time.strptime(record.notes.get("date", ""), "%Y-%m-%d")))
    except ValueError:
        return time.time()
