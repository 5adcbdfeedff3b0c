"""Sockets: one per client. What comes is answered in order; what changes is sent as it is when its turn comes."""

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from elderwood.engine.errors import ElderwoodError
from elderwood.engine.events import SPECTATOR
from elderwood.games import TITLES
from elderwood.server import counting
from elderwood.server.guests import address_of
from elderwood.server.house import House
from elderwood.server.messages import (
    AskHint,
    ClientMessage,
    DropHint,
    Hurry,
    Ping,
    Plan,
    Play,
    Redo,
    SetPace,
    Undo,
    Unwatch,
    Watch,
    Why,
    Wish,
)
from elderwood.server.plans import weigh_plan
from elderwood.server.refusals import RefusalError, failure_for, failure_of
from elderwood.server.room import Room
from elderwood.server.sessions import Session
from elderwood.server.showing import show_presence, show_update
from elderwood.server.updates import Ack, Hinted, Notice, Pong, Refused, ServerMessage, Welcome, WhyNot
from elderwood.server.wire import VERSION, Failure
from elderwood.server.wishing import hurry, set_pace, set_wish

BAD_CLIENT = 4400
SLOW_CLIENT = 4408
LONGEST_ID = 64

log = logging.getLogger("elderwood.server")
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
encoder = msgspec.json.Encoder()


def read_message(data: bytes) -> ClientMessage:
    """Return what a client says, or refuse what is none of our messages, no UTF-8 or nested too deep."""
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RefusalError("error-bad-message", {"what": str(error)[:200]}) from error


def said(message: ServerMessage) -> str:
    """Return a message as it travels."""
    return encoder.encode(message).decode()


def say_table(room: Room, reader: str, face: int, since: int, fresh: bool) -> str:
    """Return the table for a reader; strangers who have followed it equally far are told the same, made once."""
    if face != SPECTATOR or not room.table.is_strange(reader):
        return said(show_update(room, reader, face, since, fresh))
    return room.audience.once(("table", since, fresh), lambda: said(show_update(room, "", face, since, fresh)))


def say_presence(room: Room, reader: str) -> str:
    """Return who is there for a reader; strangers are told the same."""
    if not room.table.is_strange(reader):
        return said(show_presence(room, reader))
    return room.audience.once(("presence", 0, False), lambda: said(show_presence(room, "")))


class Watching:
    """How far a client has followed a table, and through whose eyes. Updates are not queued: the next one tells all."""

    def __init__(self, room: Room, face: int, since: int) -> None:
        self.room = room
        self.face = face
        self.sent = since
        self.fresh = True
        self.changed = True
        self.presence = False


class Client:
    """One socket: what it watches, and what waits to be sent."""

    def __init__(self, house: House, session: Session, socket: WebSocket) -> None:  # type: ignore[type-arg]
        self.house = house
        self.session = session
        self.socket = socket
        self.address = address_of(socket)
        self.owner = session.id or f"nobody at {self.address}"
        self.watching: dict[str, Watching] = {}
        self.outbox: deque[ServerMessage] = deque()
        self.wake = asyncio.Event()
        self.closing = 0

    @property
    def session_id(self) -> str:
        """Whose eyes these are."""
        return self.session.id

    @property
    def session_key(self) -> str:
        """Which session they came with."""
        return self.session.key

    @property
    def name(self) -> str:
        """What its person is called."""
        return self.session.name

    def table_changed(self, table: str) -> None:
        """Note that a table is to be shown again."""
        watching = self.watching.get(table)
        if watching is not None:
            watching.changed = True
            self.wake.set()

    def presence_changed(self, table: str) -> None:
        """Note that somebody came or went."""
        watching = self.watching.get(table)
        if watching is not None:
            watching.presence = True
            self.wake.set()

    def post(self, message: ServerMessage) -> None:
        """Send an answer, after those that wait."""
        self.outbox.append(message)
        if len(self.outbox) > self.house.settings.outbox:
            self.close(SLOW_CLIENT)
        self.wake.set()

    def close(self, code: int) -> None:
        """Close the socket once the sender gets to it."""
        self.closing = self.closing or code
        self.wake.set()

    async def keep_sending(self) -> None:
        """Send what waits: answers first, then each table that changed, as it is now."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            if self.closing != SLOW_CLIENT:
                while self.outbox:
                    await self.send(self.outbox.popleft())
                for table in list(self.watching):
                    await self.send_table(table)
            if self.closing:
                await self.socket.close(self.closing)
                return

    async def send_table(self, table: str) -> None:
        """Send a table if it has changed."""
        watching = self.watching.get(table)
        if watching is None:
            return
        room, reader = watching.room, self.session.id
        if watching.changed:
            watching.changed = watching.presence = False
            if watching.face >= 0 and watching.face not in room.table.seats_of(reader):
                watching.face, watching.fresh = -1, True  # the seat was given up
            text = say_table(room, reader, watching.face, watching.sent, watching.fresh)
            watching.sent = room.chronicle.number if room.chronicle is not None else -1
            watching.fresh = False
            await self.send_text(text)
        elif watching.presence:
            watching.presence = False
            await self.send_text(say_presence(room, reader))

    async def send(self, message: ServerMessage) -> None:
        """Send one message."""
        await self.send_text(said(message))

    async def send_text(self, text: str) -> None:
        """Send a message as it travels."""
        await self.socket.send_data(text, mode="text")

    async def keep_receiving(self) -> None:
        """Answer what comes, one after another, until the client goes."""
        while not self.closing:
            event = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            await self.take(text.encode() if text is not None else event.get("bytes") or b"")

    async def take(self, data: bytes) -> None:
        """Answer one message; whatever is wrong with it, the socket stays open."""
        table = request = ""
        try:
            self.house.limits.take("message", f"socket {id(self)}")
            if len(data) > self.house.settings.largest_message:
                values = {"most": self.house.settings.largest_message}
                raise RefusalError("error-too-large", {**values})
            message = read_message(data)
            table = getattr(message, "table", "")
            request = getattr(message, "id", "")
            if len(request) > LONGEST_ID or not request.isprintable():
                request = ""
                raise RefusalError("error-bad-message", {"what": "id"})
            await self.answer(message)
        except ElderwoodError as error:
            self.refuse(failure_of(error, request), table)
        except SQLAlchemyError as error:
            self.house.storage.complain(error)
            self.refuse(Failure(key="error-storage", values={}, id=request), table)
        except Exception:
            log.exception("a message could not be answered")
            self.refuse(Failure(key="error-internal", values={}, id=request), table)

    def refuse(self, failure: Failure, table: str = "") -> None:
        """Say no."""
        counting.REFUSALS.labels(failure.key).inc()
        self.post(Refused(failure=failure, table=table[:64]))

    async def answer(self, message: ClientMessage) -> None:
        """Do what a message asks."""
        if isinstance(message, Ping):
            self.post(Pong(now=time.time()))
        elif isinstance(message, Watch):
            await self.watch(message)
        elif isinstance(message, Unwatch):
            self.unwatch(message.table)
        else:
            room = await self.house.rooms.find(message.table)
            if isinstance(message, Why):
                self.why(room, message)
            elif isinstance(message, AskHint):
                self.house.advisers.ask(room, self.session.id, message, self.hinted)
            elif isinstance(message, DropHint):
                self.house.advisers.drop(self.session.id, message.id)
            elif isinstance(message, Plan):
                room.require_seat(self.session.id, message.seat)
                self.post(await weigh_plan(room, message))
            else:
                with counting.ACKNOWLEDGED.time():
                    step = await self.change(room, message)
                self.post(Ack(id=message.id, step=step))

    async def change(self, room: Room, message: Play | Undo | Redo | Wish | SetPace | Hurry) -> int:
        """Answer a decision, undo or redo, or change how one is asked; return the number of the journal's entry."""
        if not message.id:
            raise RefusalError("error-bad-message", {"what": "id"})
        me = self.session.id
        if isinstance(message, Play):
            return await room.play(me, message.seat, message.decision, message.move, message.id)
        if isinstance(message, Undo):
            return await room.undo(me, message.seat, message.reach, message.id)
        if isinstance(message, Wish):
            return await set_wish(room, me, message.seat, message.wish)
        if isinstance(message, SetPace):
            return await set_pace(room, me, message.pace)
        if isinstance(message, Hurry):
            return hurry(room, me, message.seat)
        return await room.redo(me, message.seat, message.id)

    def hinted(self, answer: Hinted | Failure) -> None:
        """Send a hint that was thought about, or say why there is none."""
        self.post(Refused(failure=answer) if isinstance(answer, Failure) else answer)

    async def watch(self, message: Watch) -> None:
        """Follow a table. To show all of it is dear, whether it was shown before or not."""
        self.house.limits.take("watch", self.owner)
        if message.table not in self.watching and len(self.watching) >= self.house.settings.tables_per_socket:
            raise RefusalError("error-too-many-tables", {"most": self.house.settings.tables_per_socket})
        room = await self.house.rooms.find(message.table)
        if message.face != -1:
            room.require_seat(self.session.id, message.face)
        last = room.chronicle.number if room.chronicle is not None else -1
        since = message.since if -1 <= message.since <= last else -1
        self.watching[message.table] = Watching(room, message.face, since)
        room.audience.enter(self)
        self.wake.set()

    def unwatch(self, table: str) -> None:
        """Stop following a table."""
        watching = self.watching.pop(table, None)
        if watching is not None:
            watching.room.audience.leave(self)

    def why(self, room: Room, message: Why) -> None:
        """Say why a thing cannot be used now."""
        room.require_seat(self.session.id, message.seat)
        position = room.playing().position
        if position.outcome() is not None:
            failure: Failure | None = Failure(key="why-over", values={})
        else:
            reason = position.why_not(message.seat, message.thing)
            failure = None if reason is None else failure_for(reason)
        self.post(WhyNot(id=message.id, thing=message.thing, failure=failure))


async def serve_socket(house: House, session: Session, socket: WebSocket, version: str) -> None:  # type: ignore[type-arg]
    """Talk with one client until it goes."""
    client = Client(house, session, socket)
    if not house.enter(client):
        client.post(Refused(failure=Failure(key="error-too-many-sockets", values={})))
        client.close(BAD_CLIENT)
    elif version and version != str(VERSION):
        values: dict[str, str | int] = {"version": version[:8], "wanted": VERSION}
        client.post(Refused(failure=Failure(key="error-version", values=values)))
        client.close(BAD_CLIENT)
    else:
        rules = {title.name: title.version for title in TITLES}
        client.post(Welcome(version=VERSION, rules=rules, me=session.me(), now=time.time()))
        if house.notice:
            client.post(Notice(text=house.notice))
    sender = asyncio.create_task(client.keep_sending())
    receiver = asyncio.create_task(client.keep_receiving())
    try:
        await asyncio.wait([sender, receiver], return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.leave(client)
        for table in list(client.watching):
            client.unwatch(table)
        await end(receiver)
        await end(sender)


async def end(task: asyncio.Task[None]) -> None:
    """Stop a task. A broken connection is an ordinary end."""
    task.cancel()
    with suppress(asyncio.CancelledError, WebSocketDisconnect, OSError, RuntimeError):
        await task
