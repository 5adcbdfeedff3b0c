"""The line on which PostgreSQL tells a server what the others have to tell."""

import asyncio
from collections.abc import Callable

import asyncpg
from sqlalchemy.exc import SQLAlchemyError

from elderwood.server.storage.database import CHANNEL, AwayError, Storage, cause
from elderwood.server.storage.postgres import Server

RETRY = 0.5  # seconds until a lost line is tried again
LOOK = 2.0  # seconds after which a line that is silent is asked whether it is there
LOST = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


async def keep_listening(
    storage: Storage, server: Server, hear: Callable[[str], None], resume: Callable[[], None]
) -> None:
    """Hand on what is told. Each time the line stands (anew) `resume` is called: what was told before is lost."""
    while True:
        try:
            line = await server.connect()
            try:
                await listen(line, hear, resume)
            finally:
                line.terminate()
        except LOST as error:
            complaint: SQLAlchemyError = AwayError(cause(error))
            storage.complain(complaint)
        await asyncio.sleep(RETRY)


async def listen(
    line: "asyncpg.Connection[asyncpg.Record]", hear: Callable[[str], None], resume: Callable[[], None]
) -> None:
    """Listen until the line is lost."""
    lost = asyncio.Event()
    line.add_termination_listener(lambda _: lost.set())
    await line.add_listener(CHANNEL, lambda line, sender, channel, told: hear(str(told)))
    resume()
    while not lost.is_set():
        try:
            async with asyncio.timeout(LOOK):
                await lost.wait()
        except TimeoutError:
            await line.execute("SELECT 1", timeout=LOOK)
