"""Tables: who sits where and what is to be played, kept in the database."""

import json
import secrets
import time
from collections.abc import Sequence
from typing import Any, Literal, cast

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Row, bindparam, func, insert, select, update

from elderwood.bots.people import person_of
from elderwood.engine.chance import commitment
from elderwood.engine.options import Options, stored
from elderwood.games import TITLES
from elderwood.server import schema
from elderwood.server.folk import bot_name, person_name
from elderwood.server.storage import Storage, Write
from elderwood.server.wire import Hints, Pace

Kind = Literal["open", "person", "bot", "local"]
State = Literal["open", "playing", "over"]

ADD_TABLE = insert(schema.tables)
ADD_SEAT = insert(schema.seats)
CHANGE_TABLE = update(schema.tables).where(schema.tables.c.id == bindparam("which"))
CHANGE_SEAT = update(schema.seats).where(
    schema.seats.c.table == bindparam("which"), schema.seats.c.seat == bindparam("place")
)

LOBBY_SIZE = 100
LOBBY_AGE = 24 * 3600.0
MINE_SIZE = 200
WOKEN = 200


class Result(Struct):
    """Who won a match that came to its end, and everybody's score."""

    winners: list[int]
    scores: list[int]


class Seat:
    """A place at a table. `session` answers for it; `gone` says that its person has left a match in play.

    A bot with a `session` plays for somebody who was away too long and may come back. `ends` says that its person
    would end the match here, `hidden` that the table is put away from that person's list.
    `wish` is what the session wishes to be asked, as an `Attention` writes it; it is told to nobody else.
    A seat with an `owner` is a program's, with a session of its own that only its token opens; see `programs`.
    """

    def __init__(
        self,
        seat: int,
        kind: Kind,
        session: str = "",
        name: str = "",
        bot: str = "",
        gone: bool = False,
        ends: bool = False,
        hidden: bool = False,
        wish: str = "",
        owner: str = "",
        token_hash: str = "",
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.session = session
        self.name = name
        self.bot = bot
        self.gone = gone
        self.ends = ends
        self.hidden = hidden
        self.wish = wish
        self.owner = owner
        self.token_hash = token_hash

    def free(self) -> bool:
        """Say whether somebody may sit down."""
        return self.kind == "open"

    def held(self) -> bool:
        """Say whether somebody with a session sits here: a person, or a person's program."""
        return self.kind in ("person", "local") and not self.gone

    def has_person(self) -> bool:
        """Say whether a person sits here."""
        return self.held() and not self.owner

    def awaits(self, session: str) -> bool:
        """Say whether a bot keeps the seat for a session."""
        return self.kind == "bot" and bool(session) and self.session == session

    def left_by(self, session: str) -> bool:
        """Say whether a session has left the seat, whose cards it knows, and nobody else was let in."""
        return self.gone and bool(session) and self.session == session

    def may_return(self, session: str) -> bool:
        """Say whether a session that does not answer for the seat may take it again."""
        return self.awaits(session) or self.left_by(session)

    def give(self, kind: Kind, session: str = "", name: str = "", bot: str = "") -> None:
        """Seat somebody else, or nobody."""
        self.kind = kind
        self.session = session
        self.name = name
        self.bot = bot
        self.gone = self.ends = self.hidden = False
        self.wish = self.owner = self.token_hash = ""

    def copy(self) -> "Seat":
        """Return a twin."""
        more = (self.gone, self.ends, self.hidden, self.wish, self.owner, self.token_hash)
        return Seat(self.seat, self.kind, self.session, self.name, self.bot, *more)


class Table:
    """A table: title, options, seed, seats. `rules` is the version of the rules it is played under.

    A match that its people ended before the rules did is `over` and `abandoned`, and has no `result`.
    """

    def __init__(
        self,
        identity: str,
        title: str,
        rules: int,
        options: Options,
        seed: str,
        public: bool,
        host: str,
        seats: list[Seat],
        state: State = "open",
        awaits: list[int] | None = None,
        created: float = 0.0,
        changed: float = 0.0,
        rematch: str = "",
        abandoned: bool = False,
        result: Result | None = None,
        pace: Pace = "normal",
        hints: Hints = "usual",
    ) -> None:
        self.id = identity
        self.title = title
        self.rules = rules
        self.options = options
        self.seed = seed
        self.public = public
        self.host = host
        self.seats = seats
        self.state: State = state
        self.awaits: list[int] = awaits or []
        self.created = created
        self.changed = changed
        self.rematch = rematch
        self.abandoned = abandoned
        self.result = result
        self.pace: Pace = pace
        self.hints: Hints = hints

    @property
    def commitment(self) -> str:
        """The published hash of the seed."""
        return commitment(self.seed)

    def seats_of(self, session: str) -> list[int]:
        """Return the seats a session answers for."""
        return [seat.seat for seat in self.seats if session and seat.session == session and seat.held()]

    def is_strange(self, session: str) -> bool:
        """Say whether a session has nothing to do with the table: it sees what everybody may see, and no more."""
        known = {self.host, *(seat.session for seat in self.seats), *(seat.owner for seat in self.seats)}
        return not session or session not in known

    def people(self) -> list[str]:
        """Return the people who sit here, each once."""
        return list(dict.fromkeys(seat.session for seat in self.seats if seat.has_person()))

    def holders(self) -> list[str]:
        """Return the sessions that hold seats here, people's and programs'."""
        return [seat.session for seat in self.seats if seat.held()]

    def turn_of(self, session: str) -> bool:
        """Say whether the table waits for a session."""
        return self.state == "playing" and any(seat in self.awaits for seat in self.seats_of(session))

    def name_bots(self) -> None:
        """Give every bot without a name its own."""
        for seat in self.seats:
            if seat.kind == "bot" and not seat.name:
                taken = [other.name for other in self.seats]
                person = person_of(self.title, seat.bot)
                seat.name = person_name(person.name, taken) if person else bot_name(self.id, seat.seat, taken)

    def copy(self) -> "Table":
        """Return a draft: it counts once it is stored."""
        return Table(
            self.id,
            self.title,
            self.rules,
            self.options,
            self.seed,
            self.public,
            self.host,
            [seat.copy() for seat in self.seats],
            self.state,
            self.awaits,
            self.created,
            self.changed,
            self.rematch,
            self.abandoned,
            self.result,
            self.pace,
            self.hints,
        )

    def row(self) -> dict[str, object]:
        """Return what may change, as stored."""
        return {
            "state": self.state,
            "host": self.host,
            "awaits": json.dumps(self.awaits),
            "changed": self.changed,
            "rematch": self.rematch,
            "abandoned": self.abandoned,
            "result": "" if self.result is None else msgspec.json.encode(self.result).decode(),
            "pace": self.pace,
        }

    def creation(self) -> list[Write]:
        """Return what stores a new table."""
        fixed: dict[str, object] = {
            "id": self.id,
            "title": self.title,
            "rules": self.rules,
            "options": json.dumps(self.options),
            "seed": self.seed,
            "public": self.public,
            "created": self.created,
            "hints": self.hints,
        }
        seats: list[Write] = [
            (ADD_SEAT, {"table": self.id, "seat": seat.seat, **seat_row(seat)}) for seat in self.seats
        ]
        return [(ADD_TABLE, {**fixed, **self.row()}), *seats]

    def update(self) -> Write:
        """Return what stores the table as it is now."""
        return CHANGE_TABLE, {"which": self.id, **self.row()}

    def seat_updates(self) -> list[Write]:
        """Return what stores who sits where."""
        return [self.seat_update(seat) for seat in self.seats]

    def seat_update(self, seat: Seat) -> Write:
        """Return what stores one of its seats."""
        return CHANGE_SEAT, {"which": self.id, "place": seat.seat, **seat_row(seat)}


def new_id() -> str:
    """Return an id nobody can guess: the link to the table is the invitation."""
    return secrets.token_urlsafe(12)


def seat_row(seat: Seat) -> dict[str, object]:
    """Return what may change of a seat, as stored."""
    return {
        "kind": seat.kind,
        "session": seat.session,
        "name": seat.name,
        "bot": seat.bot,
        "gone": seat.gone,
        "ends": seat.ends,
        "hidden": seat.hidden,
        "wish": seat.wish,
        "owner": seat.owner,
        "token_hash": seat.token_hash,
    }


async def find_table(storage: Storage, identity: str) -> Table | None:
    """Return the table of that id."""
    found = await load(storage, await storage.read(select(schema.tables).where(schema.tables.c.id == identity)))
    return found[0] if found else None


async def lobby(storage: Storage) -> list[Table]:
    """Return the public tables that wait for players, the newest first."""
    columns = schema.tables.c
    query = (
        select(schema.tables)
        .where(columns.state == "open", columns.public, columns.changed > time.time() - LOBBY_AGE)
        .order_by(columns.changed.desc())
        .limit(LOBBY_SIZE)
    )
    return await load(storage, await storage.read(query))


async def waiting_for_bots(storage: Storage) -> list[str]:
    """Return the tables where a bot is to move, those first where something happened last."""
    columns, seats = schema.tables.c, schema.seats.c
    asked = select(func.json_each(columns.awaits).table_valued("value").c.value)
    bots = select(seats.seat).where(seats.table == columns.id, seats.kind == "bot", seats.seat.in_(asked))
    query = select(columns.id).where(columns.state == "playing", bots.exists()).order_by(columns.changed.desc())
    return [row.id for row in await storage.read(query.limit(WOKEN))]


async def tables_of(storage: Storage, session: str) -> list[Table]:
    """Return the tables where a session sits: its turn first, then the oldest change; those that are over last."""
    seats = schema.seats.c
    own = (seats.session == session) | (seats.owner == session)
    sitting = select(seats.table).where(own, ~seats.gone, ~seats.hidden)
    columns = schema.tables.c
    newest = (columns.state == "over", columns.changed.desc())
    query = select(schema.tables).where(columns.id.in_(sitting)).order_by(*newest).limit(MINE_SIZE)
    found = await load(storage, await storage.read(query))
    return sorted(found, key=lambda table: order_of(table, session))


def order_of(table: Table, session: str) -> tuple[int, float]:
    """Return where a table stands in its player's list."""
    if table.state == "over":
        return 2, -table.changed
    return (0 if table.turn_of(session) else 1), table.changed


def written_options(name: str, options: Options) -> Options:
    """Return the options of a stored table, with those that it is older than."""
    return next((stored(title.options, options) for title in TITLES if title.name == name), options)


async def load(storage: Storage, rows: Sequence[Row[Any]]) -> list[Table]:
    """Put tables and their seats together."""
    if not rows:
        return []
    wanted: ColumnElement[bool] = schema.seats.c.table.in_([row.id for row in rows])
    by_table: dict[str, list[Seat]] = {}
    for seat in await storage.read(select(schema.seats).where(wanted).order_by(schema.seats.c.seat)):
        more = (seat.gone, seat.ends, seat.hidden, seat.wish, seat.owner, seat.token_hash)
        place = Seat(seat.seat, cast(Kind, seat.kind), seat.session, seat.name, seat.bot, *more)
        by_table.setdefault(seat.table, []).append(place)
    found = [
        Table(
            row.id,
            row.title,
            row.rules,
            written_options(row.title, json.loads(row.options)),
            row.seed,
            row.public,
            row.host,
            by_table.get(row.id, []),
            cast(State, row.state),
            json.loads(row.awaits),
            row.created,
            row.changed,
            row.rematch,
            row.abandoned,
            msgspec.json.decode(row.result, type=Result) if row.result else None,
            cast(Pace, row.pace),
            cast(Hints, row.hints),
        )
        for row in rows
    ]
    for table in found:
        table.name_bots()  # those of older tables were stored without
    return found
