"""Whoever goes away breaks off nothing: what is on its way to or from the disk arrives once, and is not overtaken."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

import pytest

from elderwood.server import underway
from elderwood.server.hosting import make_table
from elderwood.server.house import House, open_house
from elderwood.server.refusals import RefusalError
from elderwood.server.room import Room
from elderwood.server.storage import database as storing
from elderwood.server.wire import NewTable, SeatWish
from tests.server.clusters import DATABASES
from tests.server.tables import PATIENCE, Gate, quick_settings
from tests.server.test_rooms import pass_time

Outcome = TypeVar("Outcome")


def visit(database: str, story: Callable[[House, Room, Gate], Awaitable[None]]) -> None:
    async def run() -> None:
        house = await open_house(quick_settings(database))
        gate = Gate()
        try:
            session, _ = await house.sessions.create()
            wish = NewTable(title="sylvion", options={"game": "intro"}, seats=[SeatWish(kind="me")], start=True)
            async with asyncio.timeout(PATIENCE):
                await story(house, await make_table(house.rooms, session, wish), gate)
        finally:
            gate.open.set()
            await house.close()

    asyncio.run(run())


async def break_off(task: asyncio.Task[Outcome]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


@DATABASES
def test_a_table_whose_first_reader_goes_away_has_one_room(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House, room: Room, gate: Gate) -> None:
        rooms, identity = house.rooms, room.table.id
        del rooms.rooms[identity]
        monkeypatch.setattr(house.storage, "read", gate.before(house.storage.read))
        first, second = [asyncio.create_task(rooms.find(identity)) for _ in range(2)]
        await gate.reached.wait()
        await break_off(first)
        third = asyncio.create_task(rooms.find(identity))
        gate.open.set()
        assert await second is await third is await rooms.find(identity)

    visit(database, story)


@DATABASES
def test_a_move_broken_off_in_mid_commit_is_not_overtaken(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House, room: Room, gate: Gate) -> None:
        monkeypatch.setattr(storing, "commit", gate.before(storing.commit))
        chronicle = room.playing()
        me, word = room.table.host, chronicle.title.word(chronicle.position.moves(0)[0])
        move = (me, 0, chronicle.position.decision, word, "first")
        first = asyncio.create_task(room.play(*move))
        await gate.reached.wait()
        await break_off(first)
        pass_time(room, house.settings.room_idle + 1)
        house.rooms.sweep()
        looking = asyncio.create_task(house.rooms.find(room.table.id))
        early, _ = await asyncio.wait([looking], timeout=0.2)
        assert not early  # what has become of the move is not known yet
        gate.open.set()
        assert await looking is room
        assert room.playing().number == 1
        assert await room.play(*move) == 1
        position = room.playing().position
        word = chronicle.title.word(position.moves(0)[0])
        assert await room.play(me, 0, position.decision, word, "second") == 2

    visit(database, story)


@DATABASES
def test_nobody_waits_for_ever_and_nothing_is_lost_by_that(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House, room: Room, gate: Gate) -> None:
        monkeypatch.setattr(storing, "commit", gate.before(storing.commit))
        monkeypatch.setattr(underway, "PATIENCE", 0.05)
        chronicle = room.playing()
        word = chronicle.title.word(chronicle.position.moves(0)[0])
        move = (room.table.host, 0, chronicle.position.decision, word, "first")
        for _ in range(2):
            with pytest.raises(RefusalError, match="error-storage-busy"):
                await room.play(*move)
        with pytest.raises(RefusalError, match="error-storage-busy"):
            await house.sessions.create()
        monkeypatch.setattr(underway, "PATIENCE", PATIENCE)
        gate.open.set()
        assert await room.play(*move) == 1
        assert room.playing().number == 1

    visit(database, story)
