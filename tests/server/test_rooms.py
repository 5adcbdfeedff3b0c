"""Tables come into memory when somebody asks for them and leave it when nobody has for a while."""

import asyncio

from elderwood.server.hosting import make_table
from elderwood.server.house import open_house
from elderwood.server.room import Room
from elderwood.server.wire import NewTable, SeatWish
from tests.server.clusters import DATABASES
from tests.server.tables import Spectator, quick_settings


def pass_time(room: Room, seconds: float) -> None:
    """Let everything that was done in a room lie so much further back."""
    room.used -= seconds
    room.audience.used -= seconds


@DATABASES
def test_a_table_leaves_the_memory_when_nobody_needs_it(database: str) -> None:
    async def run() -> None:
        house = await open_house(quick_settings(database))
        rooms, long = house.rooms, house.settings.room_idle + 1
        try:
            session, _ = await house.sessions.create()
            wish = NewTable(title="sylvion", options={}, seats=[SeatWish(kind="me")])
            room = await make_table(rooms, session, wish)
            spectator = Spectator()

            def is_kept() -> bool:
                rooms.sweep()
                return rooms.loaded(room.table.id) is room

            assert is_kept()
            room.audience.enter(spectator)
            pass_time(room, long)
            assert is_kept()  # somebody watches
            room.audience.leave(spectator)
            assert is_kept()  # and has only just left
            pass_time(room, long)
            await rooms.find(room.table.id)
            assert is_kept()  # it was asked for again
            pass_time(room, long)
            async with room.lock:
                assert is_kept()  # somebody is changing it
            assert not is_kept()
            again = await rooms.find(room.table.id)
            assert again is not room
            assert again.table.id == room.table.id
        finally:
            await house.close()

    asyncio.run(run())
