"""The database opened: readers, and the one writer that gathers what waits and commits it together."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol

from sqlalchemy import (
    ARRAY,
    Delete,
    Executable,
    Insert,
    Row,
    Text,
    Update,
    bindparam,
    column,
    func,
    select,
    table,
    update,
)
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from elderwood.server import counting
from elderwood.server.news import News, written
from elderwood.server.schema import metadata
from elderwood.server.underway import Underway, patiently, too_busy

MOST_WAITING = 4000  # jobs; beyond that the disk is too slow for what is played
# By its SQLSTATE: lost connections, a lack of something, somebody's intervention, a failing disk, a standby.
AWAY = ("08", "53", "57", "58", "25")
CHANNEL = "elderwood"  # on which servers hear from each other
TELL = select(func.pg_notify(CHANNEL, func.unnest(bindparam("news", type_=ARRAY(Text)))))
CROSSED = "40"  # two transactions that wait for each other, of which this one was broken off

log = logging.getLogger("elderwood.server")

# A statement and its values. Statements are made once, so that many rows of one kind go in at a stroke.
Write = tuple[Insert | Update | Delete, dict[str, object]]

VERSION = table("alembic_version", column("version_num"))
PROBE = update(VERSION).values(version_num=VERSION.c.version_num)  # changes nothing, and takes the way of a move


class Job:
    """Writes that are committed together or not at all, and what other servers are told once they are."""

    def __init__(self, writes: Sequence[Write], news: News | None = None) -> None:
        self.writes = writes
        self.news = news
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def finish(self, error: Exception | None) -> None:
        """Tell who waits."""
        if not self.done.done():
            if error is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(error)


class AwayError(SQLAlchemyError):
    """The database cannot be reached, or is not where it was: nothing is wrong with what was to be done."""


class ConflictError(SQLAlchemyError):
    """What was to be changed is no longer as it was read: somebody else was quicker."""


class Home(Protocol):
    """Where a database lives."""

    @property
    def shared(self) -> bool:
        """Whether several servers may work on it at once."""

    def check(self) -> None:
        """Raise `AwayError` if what is written now nobody would find again."""

    def close(self) -> None:
        """Let go of it."""


class Storage:
    """One database. `write` returns when everything is safely on the disk, under the name that was opened."""

    def __init__(self, engine: AsyncEngine, home: Home) -> None:
        self.engine = engine
        self.home = home
        self.node = secrets.token_hex(8)  # what other servers know this one by
        self.trouble = ""  # what the log was last told, until something is stored again
        self.underway = Underway()
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.writer = asyncio.create_task(self.keep_writing(), name="writer")
        self.batches = 0

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        """Return all rows of a query."""
        self.home.check()
        async with connected(self.engine) as connection:
            return (await connection.execute(statement)).all()

    async def probe(self) -> None:
        """Read something, and write the way of a move what changes nothing; what stands against it is raised."""
        await self.read(select(1))
        await self.write((PROBE, {}))

    async def change(self, statement: Insert | Update | Delete) -> Sequence[Row[Any]]:
        """Do one thing at once, beside what waits; return what came of it."""
        async with connected(self.engine) as connection, connection.begin():
            done = await connection.execute(statement)
            return done.all() if done.returns_rows else []

    async def write(self, *writes: Write, news: News | None = None) -> None:
        """Commit, together with whatever else waits; refuse who would wait too long."""
        await patiently(self.carry(*writes, news=news))

    async def carry(self, *writes: Write, news: News | None = None) -> None:
        """Commit, however long it takes."""
        if self.jobs.qsize() >= MOST_WAITING:
            raise too_busy()
        job = Job(writes, news)
        self.jobs.put_nowait(job)
        await job.done

    def tell(self, news: News) -> None:
        """Tell other servers, if there can be any, what is not stored; nobody waits for it, and it may be lost."""
        if self.home.shared:
            job = Job([], news)
            job.done.add_done_callback(lambda done: done.exception())
            self.jobs.put_nowait(job)

    async def keep_writing(self) -> None:
        """Commit what waits, over and over."""
        while True:
            batch = [await self.jobs.get()]
            while not self.jobs.empty():
                batch.append(self.jobs.get_nowait())
            self.batches += 1
            counting.BATCHES.observe(len(batch))
            with counting.COMMITS.time():
                await self.commit_apart(batch)
            for _ in batch:
                self.jobs.task_done()

    async def commit_apart(self, batch: list[Job]) -> None:
        """Commit some jobs together. If one of them is bad, halve them until it stands alone: others go through."""
        error = await self.try_to_commit(batch)
        if error is not None and state_of(error).startswith(CROSSED):
            error = await self.try_to_commit(batch)
        if error is None or len(batch) == 1 or is_away(error):
            for job in batch:
                job.finish(error)
        else:
            middle = len(batch) // 2
            await self.commit_apart(batch[:middle])
            await self.commit_apart(batch[middle:])

    async def try_to_commit(self, batch: list[Job]) -> Exception | None:
        """Commit some jobs; return what went wrong: with one of them, or with the database."""
        try:
            self.home.check()
            async with connected(self.engine) as connection:
                await commit(connection, batch, self.home.shared)
            self.home.check()  # nobody is told that something is kept before it is kept under its name
        except Exception as error:
            return error
        self.trouble = ""
        return None

    def complain(self, error: SQLAlchemyError) -> None:
        """Tell the log what is wrong: once, until something is stored again."""
        if cause(error) != self.trouble:
            self.trouble = cause(error)
            log.error("the database failed: %s", self.trouble)

    async def close(self) -> None:
        """Commit what waits and let go of the database."""
        await self.underway.close()
        await self.jobs.join()
        self.writer.cancel()
        with suppress(asyncio.CancelledError):
            await self.writer
        await self.engine.dispose()
        self.home.close()


@asynccontextmanager
async def connected(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Give a connection. The driver's own words for a lost one are made ours."""
    try:
        async with engine.connect() as connection:
            yield connection
    except (OSError, TimeoutError) as error:
        raise AwayError(cause(error)) from error
    except Exception as error:
        if isinstance(error, SQLAlchemyError) or not hasattr(error, "sqlstate"):
            raise
        raise AwayError(cause(error)) from error


async def commit(connection: AsyncConnection, batch: list[Job], shared: bool) -> None:
    """Commit some jobs in one transaction.

    Rows of one kind are written together. That mixes jobs, but no job of a batch waits for another of it. All servers
    write tables and rows in the same order, so that no two of them wait for each other.
    """
    kinds: dict[Insert | Update | Delete, list[dict[str, object]]] = {}
    for job in batch:
        for statement, values in job.writes:
            kinds.setdefault(statement, []).append(values)
    order = [*metadata.sorted_tables, VERSION]
    async with connection.begin():
        for statement in sorted(kinds, key=lambda kind: order.index(kind.table)):  # type: ignore[arg-type]
            rows = sorted(kinds[statement], key=lambda row: [str(value) for value in list(row.values())[:2]])
            await connection.execute(statement, rows)
        news = [written(job.news) for job in batch if job.news is not None]
        if shared and news:
            await connection.execute(TELL, {"news": news})


def is_away(error: Exception) -> bool:
    """Say whether it is the database that fails, and no job of those it was given."""
    if isinstance(error, AwayError | OperationalError):
        return True
    return isinstance(error, DBAPIError) and (error.connection_invalidated or state_of(error).startswith(AWAY))


def state_of(error: Exception) -> str:
    """Return the SQLSTATE of an error, the driver's own or one that was made of it; "" where there is none."""
    return str(getattr(error.orig if isinstance(error, DBAPIError) else error, "sqlstate", None) or "")


def cause(error: Exception) -> str:
    """Return what the database itself says, or why it could not say anything."""
    said = error.orig.__cause__ or error.orig if isinstance(error, DBAPIError) and error.orig else error
    return " ".join(str(getattr(said, "strerror", None) or said).split()).rstrip(".") or "no answer in time"
