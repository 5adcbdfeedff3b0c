"""The host's way in: a socket in the data folder, or beside the database, which only the server's own user can open.

One line of JSON asks, one answers. Nothing that is told names a card, a seed or a token.
"""

import asyncio
import logging
import os
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from elderwood.engine.errors import BadValueError
from elderwood.server.counting import MOVES
from elderwood.server.house import House
from elderwood.server.metrics import Pulse
from elderwood.server.settings import DATABASE, Settings
from elderwood.server.storage.addresses import file_of
from elderwood.server.updates import Notice

PATIENCE = 10.0  # seconds for an answer
A_MINUTE = 60.0
KEPT_AWAY = 4403
LONGEST_MESSAGE = 500

log = logging.getLogger("elderwood.server")


class Ask(Struct, tag_field="ask", forbid_unknown_fields=True):
    """Something the host asks."""


class Tables(Ask, tag="tables"):
    """Which tables are in memory."""


class People(Ask, tag="people"):
    """Who is connected."""


class Load(Ask, tag="load"):
    """How much there is to do."""


class Ban(Ask, tag="ban"):
    """Send a session or all from an address away, and keep them away so many seconds; 0 lets them in again."""

    who: str
    seconds: float = A_MINUTE


class Message(Ask, tag="message"):
    """Show everybody a message, until there is another; an empty one takes it away."""

    text: str


class TableLine(Struct):
    """A table in memory."""

    table: str
    title: str
    state: str
    step: int
    watchers: int
    idle: int


class Person(Struct):
    """Somebody who is connected, once for each session."""

    session: str
    name: str
    address: str
    sockets: int
    tables: list[str]


class Burden(Struct):
    """How much there is to do."""

    sockets: int
    tables: int
    moves: int
    queue: int
    thinking: int
    lag_ms: int
    up_seconds: int


class Reached(Struct):
    """How many connections something has reached."""

    count: int


Request = Tables | People | Load | Ban | Message
Answer = list[TableLine] | list[Person] | Burden | Reached


class Desk:
    """Answers the host of one house."""

    def __init__(self, house: House, pulse: Pulse) -> None:
        self.house = house
        self.pulse = pulse
        self.opened = time.monotonic()

    def answer(self, request: Request) -> Answer:
        """Do what is asked."""
        if isinstance(request, Tables):
            return self.tables()
        if isinstance(request, People):
            return self.people()
        if isinstance(request, Load):
            return self.load()
        if isinstance(request, Ban):
            return self.ban(request)
        self.house.notice = " ".join(request.text.split())[:LONGEST_MESSAGE]
        for guest in self.house.guests:
            guest.post(Notice(text=self.house.notice))
        return Reached(len(self.house.guests))

    def tables(self) -> list[TableLine]:
        """List the tables in memory, those first where something happened last."""
        rooms = sorted(self.house.rooms.rooms.values(), key=lambda room: -room.used)
        return [
            TableLine(
                table=room.table.id,
                title=room.table.title,
                state=room.table.state,
                step=room.chronicle.number if room.chronicle is not None else 0,
                watchers=len(room.audience.watchers),
                idle=round(time.monotonic() - room.used),
            )
            for room in rooms
        ]

    def people(self) -> list[Person]:
        """List who is connected."""
        found: dict[str, Person] = {}
        for guest in self.house.guests:
            fresh = Person(guest.session_id, guest.name, guest.address, 0, [])
            person = found.setdefault(guest.owner, fresh)
            person.sockets += 1
            person.tables = sorted({*person.tables, *guest.watching})
        return list(found.values())

    def load(self) -> Burden:
        """Sum up what there is to do."""
        workers = self.house.bots.workers
        return Burden(
            sockets=len(self.house.guests),
            tables=len(self.house.rooms.rooms),
            moves=round(sum(one.value for family in MOVES.collect() for one in family.samples)),
            queue=self.house.storage.jobs.qsize(),
            thinking=len(workers.all) - workers.idle.qsize(),
            lag_ms=round(self.pulse.lags.longest * 1000),
            up_seconds=round(time.monotonic() - self.opened),
        )

    def ban(self, request: Ban) -> Reached:
        """Keep somebody away, from this moment on."""
        self.house.bans.keep_away(request.who, request.seconds)
        hit = [guest for guest in self.house.guests if request.who in (guest.session_id, guest.address)]
        for guest in hit if request.seconds > 0 else []:
            guest.close(KEPT_AWAY)
        return Reached(len(hit))

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one line."""
        with suppress(OSError, ValueError):  # the host has gone, or sends no line
            async with asyncio.timeout(PATIENCE):
                line = await reader.readline()
                try:
                    said = msgspec.json.encode(self.answer(msgspec.json.decode(line, type=Request)))
                except msgspec.DecodeError as error:
                    said = msgspec.json.encode({"error": str(error)})
                writer.write(said + b"\n")
                await writer.drain()
        writer.close()


def door_of(settings: Settings) -> Path | None:
    """Return where the host's socket is: beside the database, or in the data folder where that is no file.

    None where there is neither, or the system has no such sockets.
    """
    file = file_of(settings.database)
    if file is None and settings.data is not None:
        file = Path(settings.data).resolve() / DATABASE
    return None if file is None or not hasattr(socket, "AF_UNIX") else file.with_suffix(".admin")


def is_answered(place: Path) -> bool:
    """Say whether a server answers its host at a socket."""
    with socket.socket(socket.AF_UNIX) as line:
        try:
            line.connect(str(place))
        except OSError:
            return False
    return True


async def open_door(desk: Desk) -> Callable[[], None]:
    """Answer the host from here on; return what ends it. A server without this way in serves all the same."""
    place = door_of(desk.house.settings)
    if place is None:
        return lambda: None
    listener = socket.socket(socket.AF_UNIX)
    try:
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if is_answered(place):
            raise OSError(f"another server answers at {place}")
        place.unlink(missing_ok=True)  # of a server that was killed
        before = os.umask(0o177)
        try:
            listener.bind(str(place))
        finally:
            os.umask(before)
        server = await asyncio.start_unix_server(desk.serve, sock=listener)
    except OSError as error:
        listener.close()
        log.warning("`elderwood admin` cannot reach this server: %s", error)
        return lambda: None

    def close() -> None:
        server.close()
        place.unlink(missing_ok=True)

    return close


def ask(settings: Settings, request: Request) -> bytes:
    """Ask the server of these settings, from another process; return its answer as JSON, or raise `BadValueError`."""
    place = door_of(settings)
    if place is None and settings.data is None and hasattr(socket, "AF_UNIX"):
        raise BadValueError("error-no-data-folder", {})
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            line.connect(str(place))
            line.sendall(msgspec.json.encode(request) + b"\n")
            return line.makefile("rb").read()
    except (OSError, AttributeError) as error:
        raise BadValueError("error-no-server", {"file": str(place)}) from error
