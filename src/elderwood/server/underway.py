"""What is on its way to or from the disk: one book, so that nothing is begun twice and nothing overtakes it."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from elderwood.server.refusals import RefusalError

PATIENCE = 10.0  # seconds that anybody waits for the disk; what is on its way then goes on without them

Outcome = TypeVar("Outcome")


async def patiently(awaited: Awaitable[Outcome]) -> Outcome:
    """Wait for the disk, but not for ever."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await awaited
    except TimeoutError as error:
        raise too_busy() from error


def too_busy() -> RefusalError:
    """Return the refusal for whom the disk has no time."""
    return RefusalError("error-storage-busy", {}, 503)


class Underway:
    """What is being loaded or stored, by table. It comes to its end even if whoever began it goes away."""

    def __init__(self) -> None:
        self.tasks: dict[str, asyncio.Task[Any]] = {}

    def __contains__(self, table: str) -> bool:
        return table in self.tasks

    async def join(self, table: str, begin: Callable[[], Coroutine[Any, Any, Outcome]]) -> Outcome:
        """Return what comes of what is on its way for a table; begin it if nothing is."""
        task = self.tasks.get(table)
        if task is None:
            task = self.tasks[table] = asyncio.create_task(begin(), name=f"underway for {table}")
            task.add_done_callback(lambda done: self.arrive(table, done))
        outcome: Outcome = await patiently(asyncio.shield(task))
        return outcome

    def arrive(self, table: str, task: asyncio.Task[Any]) -> None:
        """Strike out what has come to its end; those who wait hear what failed, and nobody need wait."""
        del self.tasks[table]
        if not task.cancelled():
            task.exception()

    async def settle(self, table: str) -> None:
        """Wait until nothing is on its way for a table, whatever comes of it."""
        if table in self.tasks:
            await patiently(asyncio.wait([self.tasks[table]]))

    async def close(self) -> None:
        """Wait until nothing is on its way at all."""
        while self.tasks:
            await asyncio.wait(list(self.tasks.values()))
