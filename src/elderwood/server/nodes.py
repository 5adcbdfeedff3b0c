"""This server as one node among several on one database: what it hears of the others, and what it alone may do."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from elderwood.server import chatting
from elderwood.server.news import Asked, Changed, Chatted, Gone, Hurried, Moved, Present, Renamed, read_news
from elderwood.server.refusals import RefusalError
from elderwood.server.room import Room
from elderwood.server.storage.listening import keep_listening
from elderwood.server.storage.nodes import beat, give_back, leave, take_lease
from elderwood.server.storage.postgres import Server

if TYPE_CHECKING:
    from elderwood.server.house import House

BEAT = 1.0  # seconds between signs of life
LIFE = 4.0  # seconds without any, after which the others no longer count on a node

log = logging.getLogger("elderwood.server")


class Node:
    """One of several servers. While it gives signs of life it holds leases: for those tables it alone lets bots think.

    Nothing depends on a lease but who thinks: what is stored twice is a conflict, and counts once.
    """

    def __init__(self, house: "House", server: Server) -> None:
        self.house = house
        self.storage = house.storage
        self.id = self.storage.node
        self.held: set[str] = set()
        self.server = server
        self.alive = time.monotonic()  # when the last sign of life was given
        self.tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Give the first sign of life, and begin to listen."""
        try:
            await self.beat()
        except SQLAlchemyError as error:
            self.storage.complain(error)
        self.start(keep_listening(self.storage, self.server, self.hear, self.resume), "listener")
        self.start(self.keep_beating(), "heart")

    def start(self, act: Coroutine[Any, Any, None], name: str) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(act, name=name)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Leases

    async def keep_beating(self) -> None:
        """Give signs of life, and see who gives none."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except SQLAlchemyError as error:
                self.storage.complain(error)

    async def beat(self) -> None:
        """Give one sign of life. Who was thought dead has lost all leases and must show itself again."""
        begun = time.monotonic()
        gone = await beat(self.storage, self.id, LIFE)
        lapsed = begun - self.alive >= LIFE
        self.alive = begun
        if lapsed:
            self.held.clear()
            self.resume()
        for node in gone:
            log.warning("another server on this database is no more: %s", node)
            self.storage.tell(Gone(node=self.id, who=node))
            self.part(node)
        if gone or lapsed:
            await self.house.wake_bots()

    async def hold(self, table: str) -> bool:
        """Say whether bots of a table are this node's business; make it so if they are nobody's."""
        if time.monotonic() - self.alive >= LIFE:
            return False
        if table not in self.held and await take_lease(self.storage, table, self.id):
            self.held.add(table)
        return table in self.held

    async def release(self) -> None:
        """Let others have the tables that have left the memory."""
        unused = [table for table in self.held if self.house.rooms.loaded(table) is None]
        self.held.difference_update(unused)
        if unused:
            with suppress(SQLAlchemyError):  # they are others' as soon as we are gone
                await give_back(self.storage, unused, self.id)

    # News

    def hear(self, text: str) -> None:
        """Follow what another node tells."""
        news = read_news(text)
        if news is None or news.node == self.id:
            return
        if isinstance(news, Renamed):
            self.house.sessions.forget(news.session)
            self.start(self.follow_name(news.session), "rename")
        elif isinstance(news, Moved):
            self.start(self.follow_person(news), "mover")
        elif isinstance(news, Gone):
            self.part(news.who)
            self.start(self.house.wake_bots(), "waker")
        else:
            room = self.house.rooms.loaded(news.table)
            if room is not None:
                self.follow(room, news)

    def follow(self, room: Room, news: Changed | Hurried | Chatted | Present | Asked) -> None:
        """Follow what another node tells of a table that is in memory."""
        if isinstance(news, Changed):
            if news.version > room.table.version:
                room.stale = True
                self.start(self.follow_table(room), "follower")
        elif isinstance(news, Hurried):
            room.hurried.add(news.seat)
            room.look_again()
        elif isinstance(news, Chatted):
            self.start(self.follow_chat(room, news.number), "chat")
        elif isinstance(news, Present):
            room.audience.hear_from(news.node, news.sessions, news.spectators)
        else:
            room.audience.show_who(again=True)

    async def follow_table(self, room: Room) -> None:
        """Read what is new at a table; what fails is tried again when somebody asks for it."""
        try:
            await room.catch_up()
        except SQLAlchemyError as error:
            self.storage.complain(error)
        except RefusalError as error:
            log.warning("the table %s cannot be followed: %s", room.table.id, error)

    async def follow_chat(self, room: Room, number: int) -> None:
        """Tell what was said through another server; who misses it reads it when the page is opened again."""
        try:
            await chatting.follow(self.house, room, number)
        except SQLAlchemyError as error:
            self.storage.complain(error)

    async def follow_name(self, session: str) -> None:
        """Read the tables where somebody is called otherwise now."""
        with suppress(SQLAlchemyError, RefusalError):  # they are read when somebody asks for them
            await self.house.rooms.rename(session)

    async def follow_person(self, news: Moved) -> None:
        """Send clients away whose sessions have ended, and read the tables of a person again."""
        try:
            await self.house.follow(news.session, news.forgotten)
        except SQLAlchemyError as error:
            self.storage.complain(error)
        except RefusalError as error:
            log.warning("a table of %s cannot be followed: %s", news.session, error)

    async def review(self) -> None:
        """Send clients away whose sessions have ended unheard."""
        try:
            await self.house.dismiss(self.house.guests)
        except SQLAlchemyError as error:
            self.storage.complain(error)

    def resume(self) -> None:
        """Begin to listen, perhaps again: what is in memory may be older than what is stored."""
        self.house.sessions.forget()
        self.start(self.review(), "review")
        for room in list(self.house.rooms.rooms.values()):
            room.stale = True
            room.audience.forget_others()
            self.storage.tell(Asked(node=self.id, table=room.table.id))
            room.audience.show_who(again=True)
            self.start(self.follow_table(room), "follower")

    def part(self, node: str) -> None:
        """Count nobody as connected any more who was so through a node."""
        for room in self.house.rooms.rooms.values():
            room.audience.hear_from(node, [], 0)

    async def close(self) -> None:
        """Say good-bye: others may go on with the tables at once."""
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(SQLAlchemyError, RefusalError):  # they will notice
            await leave(self.storage, self.id)
            await self.storage.write(news=Gone(node=self.id, who=self.id))
