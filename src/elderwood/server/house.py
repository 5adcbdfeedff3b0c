"""The house: everything a running server holds."""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable
from typing import Any, Protocol

from sqlalchemy.exc import SQLAlchemyError

from elderwood.server.advising import Advisers
from elderwood.server.bans import Bans
from elderwood.server.bots import BotDriver, Workers
from elderwood.server.expiring import see_to_stored
from elderwood.server.hours import Hours
from elderwood.server.limits import Limits
from elderwood.server.nodes import Node
from elderwood.server.passwords import Passwords
from elderwood.server.refusals import RefusalError
from elderwood.server.rooms import Rooms
from elderwood.server.sessions import Sessions
from elderwood.server.settings import Settings
from elderwood.server.storage import Storage, open_storage
from elderwood.server.storage.nodes import is_first
from elderwood.server.storage.postgres import Server
from elderwood.server.storage.sessions import lasting
from elderwood.server.storage.tables import waiting_for_bots
from elderwood.server.updates import ServerMessage

SWEEP = 30.0
SIGNED_OUT = 4401
TICK = 1.0  # seconds between two looks at the clocks in memory

log = logging.getLogger("elderwood.server")


class Guest(Protocol):
    """A connected client."""

    address: str
    watching: dict[str, Any]  # by the tables it follows

    @property
    def owner(self) -> str:
        """Whose it is: a session's, or somebody's at an address."""

    @property
    def session_id(self) -> str:
        """Whose eyes these are."""

    @property
    def session_key(self) -> str:
        """Which of their sessions it came with; "" if with none of those that end."""

    @property
    def name(self) -> str:
        """What its person is called."""

    def post(self, message: ServerMessage) -> None:
        """Tell it something."""

    def close(self, code: int) -> None:
        """Send it away."""


class House:
    """The storage, the sessions, the rooms, the bots and the clients that are connected."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings = settings
        self.storage = storage
        self.sessions = Sessions(storage)
        self.rooms = Rooms(storage, settings)
        self.bots = BotDriver(Workers(settings), settings)
        self.rooms.after_change = self.bots.wake
        self.hours = Hours(storage)
        self.rooms.now = self.hours.now
        self.node: Node | None = None
        if isinstance(storage.home, Server):
            self.node = Node(self, storage.home)
            self.bots.hold = self.node.hold
        self.limits = Limits(settings.limits)
        self.advisers = Advisers(self.bots.workers, self.limits)
        self.bans = Bans()
        self.passwords = Passwords()
        self.notice = ""  # what the host has to say to everybody
        self.guests: set[Guest] = set()
        self.sockets: Counter[str] = Counter()
        self.sweeper = asyncio.create_task(self.keep_sweeping(), name="sweeper")
        self.waker = asyncio.create_task(self.wake_bots(), name="waker")
        self.counter = asyncio.create_task(self.hours.keep_counting(), name="counter")
        self.ticker = asyncio.create_task(self.keep_ticking(), name="ticker")

    def enter(self, guest: Guest) -> bool:
        """Let a client in, unless its owner has too many already."""
        self.guests.add(guest)
        self.sockets[guest.owner] += 1
        return self.sockets[guest.owner] <= self.settings.sockets_per_session

    def leave(self, guest: Guest) -> None:
        """Let a client go."""
        self.guests.discard(guest)
        self.sockets[guest.owner] -= 1
        if not self.sockets[guest.owner]:
            del self.sockets[guest.owner]

    async def follow(self, person: str, forgotten: bool = False) -> None:
        """Follow what is stored of a person: sessions that have ended, seats that are theirs no more."""
        self.sessions.forget(person)
        await self.dismiss(guest for guest in self.guests if guest.session_id == person)
        await self.rooms.rename(person, forgotten)

    async def dismiss(self, guests: Iterable[Guest]) -> None:
        """Send those of some clients away whose sessions have ended."""
        known = {guest: guest.session_key for guest in guests if guest.session_key}
        there = await lasting(self.storage, set(known.values())) if known else set()
        for guest, key in known.items():
            if key not in there:
                guest.close(SIGNED_OUT)

    async def keep_sweeping(self) -> None:
        """Tidy up now and then."""
        while True:
            await asyncio.sleep(SWEEP)
            self.rooms.sweep()
            if self.node is not None:
                await self.node.release()
            await self.see_to_stored()

    async def see_to_stored(self) -> None:
        """See to the stored matches where something is due; one server does so for all."""
        try:
            if self.node is None or await is_first(self.storage, self.node.id):
                await see_to_stored(self.rooms)
        except SQLAlchemyError as error:
            self.storage.complain(error)
        except RefusalError as error:
            log.warning("what is due at a table cannot be done: %s", error)

    async def keep_ticking(self) -> None:
        """Let bots answer where a clock in memory has run out."""
        while True:
            await asyncio.sleep(TICK)
            now = self.hours.now()
            for room in list(self.rooms.rooms.values()):
                if room.table.due is not None and room.table.due <= now:
                    self.bots.wake(room)

    async def wake_bots(self) -> None:
        """Bring the tables where a bot is to move into memory, one after another: nobody need open them first."""
        try:
            for table in await waiting_for_bots(self.storage):
                try:
                    await self.rooms.find(table)
                except RefusalError as error:
                    log.warning("the bots of the table %s cannot go on: %s", table, error)
        except SQLAlchemyError as error:
            self.storage.complain(error)

    async def close(self) -> None:
        """Stop: clients first, then bots, the word to other servers, then the storage, which commits what waits."""
        self.sweeper.cancel()
        self.waker.cancel()
        self.counter.cancel()
        self.ticker.cancel()
        for guest in list(self.guests):
            guest.close(1001)
        await self.advisers.close()
        await self.bots.close()
        if self.node is not None:
            await self.node.close()
        await self.hours.try_to_count()
        await self.storage.close()


async def open_house(settings: Settings, storage: Storage | None = None) -> House:
    """Open everything that stands on the database, and the database unless it is open already."""
    house = House(settings, storage or await open_storage(settings.database))
    await house.hours.try_to_count()
    if house.node is not None:
        await house.node.begin()
    return house
