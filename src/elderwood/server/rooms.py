"""Rooms: the tables that are in memory."""

import time
from collections.abc import Callable

from elderwood.server.news import Asked, Present
from elderwood.server.refusals import unknown_table
from elderwood.server.room import Room
from elderwood.server.settings import Settings
from elderwood.server.storage import Storage
from elderwood.server.storage.tables import find_table


class Rooms:
    """All rooms. A table comes into memory when somebody asks for it and leaves it when nobody has for a while."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.after_change: Callable[[Room], None] = lambda room: None
        self.now: Callable[[], float] = time.monotonic  # the house's time

    async def find(self, identity: str) -> Room:
        """Return the room of a table, or raise `RefusalError`."""
        room = self.rooms.get(identity)
        if room is None:
            room = await self.storage.underway.join(identity, lambda: self.open(identity))
        room.used = time.monotonic()
        if room.stale:
            await room.catch_up()
        return room

    async def open(self, identity: str) -> Room:
        """Bring a table into memory."""
        table = await find_table(self.storage, identity)
        if table is None:
            raise unknown_table(identity)
        room = Room(self.storage, self.settings, table)
        await room.load()
        self.add(room)
        await room.fell_behind()  # while it was read
        self.after_change(room)
        return room

    def add(self, room: Room) -> None:
        """Keep a room; other servers are told who follows it here, and asked who does so there."""
        node, table = self.storage.node, room.table.id
        room.after_change = self.after_change
        room.now = self.now
        room.audience.show = lambda who: self.storage.tell(
            Present(node=node, table=table, sessions=who[0], spectators=who[1])
        )
        self.rooms[table] = room
        self.storage.tell(Asked(node=node, table=table))

    def loaded(self, identity: str) -> Room | None:
        """Return the room of a table if it is in memory."""
        return self.rooms.get(identity)

    def sweep(self) -> None:
        """Let go of what nobody has used for a while."""
        for room in list(self.rooms.values()):
            if room.idle() > self.settings.room_idle:
                self.let_go(room)

    def let_go(self, room: Room) -> None:
        """Let a room leave the memory, unless somebody is there."""
        identity = room.table.id
        busy = room.lock.locked() or identity in self.storage.underway
        if not busy and not room.audience.watchers and self.rooms.get(identity) is room:
            del self.rooms[identity]

    async def rename(self, session: str, forgotten: bool = False) -> None:
        """Carry what is stored of a person - a name, or seats that are theirs no more - to the tables in memory.

        The journal names those who came and went: of one who is forgotten, it is read anew.
        """
        for room in list(self.rooms.values()):
            if not room.table.is_strange(session):
                room.stale = True
                await room.catch_up()
                if forgotten:
                    async with room.lock:
                        await room.load()
