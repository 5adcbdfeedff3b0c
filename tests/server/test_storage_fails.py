"""The database fails for a while, as on a full disk: nothing is lost, and the table goes on by itself."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy.exc import OperationalError

from elderwood.server import bots
from elderwood.server.hosting import make_table
from elderwood.server.house import House, open_house
from elderwood.server.news import News
from elderwood.server.room import Room
from elderwood.server.storage import Write
from elderwood.server.wire import NewTable, SeatWish
from tests.server.clusters import DATABASES
from tests.server.tables import PATIENCE, Spectator, quick_settings


class Disk:
    """Lets a house's storage fail: before anything is written, or after, so that nobody knows what became of it."""

    def __init__(self, house: House) -> None:
        self.write = house.storage.carry
        self.full = False
        self.lost_answers = 0
        house.storage.carry = self.try_to_write  # type: ignore[method-assign]

    async def try_to_write(self, *writes: Write, news: News | None = None) -> None:
        if not self.full:
            await self.write(*writes, news=news)
        if self.full or self.lost_answers:
            self.lost_answers -= 0 if self.full else 1
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))


def visit(database: str, kinds: list[str], story: Callable[[House, Room, Disk], Awaitable[None]]) -> None:
    async def run() -> None:
        house = await open_house(quick_settings(database))
        try:
            session, _ = await house.sessions.create()
            seats = [SeatWish(kind="bot", bot="random") if kind == "bot" else SeatWish(kind="me") for kind in kinds]
            wish = NewTable(title="sylvion", options={"game": "intro"}, seats=seats)
            room = await make_table(house.rooms, session, wish)
            disk = Disk(house)
            async with asyncio.timeout(3 * PATIENCE):
                await story(house, room, disk)
        finally:
            await house.close()

    asyncio.run(run())


async def begin(room: Room) -> None:
    async with room.lock:
        await room.start(room.table.copy())


@DATABASES
def test_bots_go_on_when_there_is_room_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "RETRY_PAUSE", 0.01)

    async def story(house: House, room: Room, disk: Disk) -> None:
        await begin(room)
        disk.full = True
        while not room.stale:
            await asyncio.sleep(0.01)
        assert room.chronicle is not None
        step = room.chronicle.number
        await asyncio.sleep(0.1)
        assert room.chronicle.number == step
        disk.full = False
        while room.table.state != "over":
            await asyncio.sleep(0.01)

    visit(database, ["bot"], story)


@DATABASES
def test_an_answer_stored_after_all_is_shown(database: str) -> None:
    async def story(house: House, room: Room, disk: Disk) -> None:
        await begin(room)
        spectator = Spectator()
        room.audience.enter(spectator)
        chronicle = room.playing()
        me, word = room.table.host, chronicle.title.word(chronicle.position.moves(0)[0])
        disk.lost_answers = 1
        with pytest.raises(OperationalError):
            await room.play(me, 0, chronicle.position.decision, word, "first")
        assert spectator.told == 0
        assert await room.play(me, 0, chronicle.position.decision, word, "first") == 1
        assert spectator.told == 1
        assert room.playing().number == 1

    visit(database, ["me"], story)
