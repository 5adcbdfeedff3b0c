"""A slow client gets the table as it is, not a backlog; one that never reads has to come back."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

from elderwood.server.hosting import make_table
from elderwood.server.house import House, open_house
from elderwood.server.messages import Watch
from elderwood.server.sockets import SLOW_CLIENT, Client
from elderwood.server.updates import Pong
from elderwood.server.wire import NewTable, SeatWish
from tests.server.tables import quick_settings


class Line:
    """A connection whose other end reads only when told to."""

    client = None

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.sent: list[dict[str, Any]] = []
        self.closed = 0

    async def send_data(self, data: str, mode: str) -> None:
        await self.open.wait()
        self.sent.append(json.loads(data))

    async def close(self, code: int) -> None:
        self.closed = code


def visit(folder: Path, story: Callable[[House, Client, Line], Awaitable[None]]) -> None:
    async def run() -> None:
        house = await open_house(quick_settings(folder, outbox=20))
        session, _ = await house.sessions.create()
        line = Line()
        client = Client(house, session, cast(Any, line))
        sender = asyncio.create_task(client.keep_sending())
        try:
            await story(house, client, line)
        finally:
            sender.cancel()
            await house.close()

    asyncio.run(run())


def test_a_slow_client_gets_one_fresh_view(folder: Path) -> None:
    async def story(house: House, client: Client, line: Line) -> None:
        wish = NewTable(title="sylvion", options={"game": "siege"}, seats=[SeatWish(kind="me")], start=True, seed="oak")
        room = await make_table(house.rooms, client.session, wish)
        table = room.table.id
        await client.watch(Watch(table=table, face=0))
        await asyncio.sleep(0)
        for number in range(15):
            chronicle = room.playing()
            position = chronicle.position
            word = chronicle.title.word(position.moves(0)[0])
            await room.play(client.session.id, 0, position.decision, word, f"m{number}")
        line.open.set()
        await asyncio.sleep(0.05)
        assert [(message["type"], message["step"]) for message in line.sent] == [("table", 0), ("table", 15)]
        last = line.sent[-1]
        assert last["fresh"]
        assert [step["number"] for step in last["steps"]] == list(range(1, 16))

    visit(folder, story)


def test_a_client_that_never_reads_is_sent_away(folder: Path) -> None:
    async def story(house: House, client: Client, line: Line) -> None:
        for _ in range(40):
            client.post(Pong(now=0.0))
        await asyncio.sleep(0.05)
        assert line.closed == SLOW_CLIENT
        assert line.sent == []

    visit(folder, story)
