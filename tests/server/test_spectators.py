"""Strangers at one table are told the same, made once for all of them; whoever has to do with it is told its own."""

import asyncio
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from elderwood.server import sockets
from elderwood.server.hosting import make_table
from elderwood.server.house import House, open_house
from elderwood.server.messages import Watch
from elderwood.server.sessions import Session
from elderwood.server.showing import show_presence, show_update
from elderwood.server.sockets import Client
from elderwood.server.wire import NewTable, SeatWish
from elderwood.server.wishing import set_pace
from tests.server.tables import PATIENCE, quick_settings


class Line:
    """Keeps what is sent."""

    client = None

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.came = asyncio.Event()

    async def send_data(self, data: str, mode: str) -> None:
        self.sent.append(msgspec.json.decode(data))
        self.came.set()

    async def hear(self, kind: str, count: int) -> dict[str, Any]:
        """Return the message of that kind that came as the last of so many."""
        while len(told := [message for message in self.sent if message["type"] == kind]) < count:
            self.came.clear()
            await self.came.wait()
        return told[count - 1]


async def seat(house: House, session: Session, table: str, tasks: list[asyncio.Task[None]]) -> Line:
    line = Line()
    client = Client(house, session, cast(Any, line))
    tasks.append(asyncio.create_task(client.keep_sending()))
    await client.watch(Watch(table=table))
    await line.hear("table", 1)
    return line


def plain(message: msgspec.Struct) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message))


def test_strangers_are_told_the_same_made_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def counted(room: Any, reader: str, *more: Any) -> Any:
        made.append(reader)
        return show_update(room, reader, *more)

    monkeypatch.setattr(sockets, "show_update", counted)
    tasks: list[asyncio.Task[None]] = []

    async def story(house: House) -> None:
        host, _ = await house.sessions.create()
        wish = NewTable(title="sylvion", options={}, seats=[SeatWish(kind="me")], start=True)
        room = await make_table(house.rooms, host, wish)
        table = room.table.id
        strangers = [await seat(house, Session(name, ""), table, tasks) for name in ("x", "y", "z", "")]
        own = await seat(house, host, table, tasks)
        made.clear()
        position = room.playing().position
        word = room.playing().title.word(position.moves(0)[0])
        await room.play(host.id, 0, position.decision, word, "first")
        expected = plain(show_update(room, "x", -1, 0, False))
        assert not expected["info"]["host"]
        assert [await line.hear("table", 2) for line in strangers] == [expected] * 4
        assert await own.hear("table", 2) == plain(show_update(room, host.id, -1, 0, False))
        assert sorted(made) == sorted(["", host.id])
        for count, pace in ((3, "fast"), (4, "slow")):  # no step, and yet not as it was
            await set_pace(room, host.id, cast(Any, pace))
            assert [(await line.hear("table", count))["info"]["pace"] for line in strangers] == [pace] * 4
        for late in ("late", "later"):
            seen = [sum(message["type"] == "presence" for message in line.sent) for line in strangers]
            await seat(house, Session(late, ""), table, tasks)
            for line, count in zip(strangers, seen, strict=True):
                assert await line.hear("presence", count + 1) == plain(show_presence(room, "x"))

    async def run() -> None:
        house = await open_house(quick_settings(folder))
        try:
            async with asyncio.timeout(PATIENCE):
                await story(house)
        finally:
            for task in tasks:
                task.cancel()
            await house.close()

    asyncio.run(run())
