"""The house's own time, by which clocks run: the seconds for which there has been a server on this database.

It stands while no server runs, and a wall clock that is set back or forth does not move it: within a process time is
monotonic; several servers count together, by the database's clock, and what they cannot have counted is left out.
"""

import asyncio
import time

from sqlalchemy.exc import SQLAlchemyError

from elderwood.server.storage import Storage
from elderwood.server.storage.hours import count_hours, keep_hours, read_hours

ALONE = 10.0  # seconds between two counts of an only server: as much may be forgotten when it breaks down
SHARED = 1.0  # and of several
MOST = 4.0  # seconds between two counts of several that are believed; a longer gap had no server


class Hours:
    """How long the house has been open, in seconds."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.counted = 0.0
        self.at = time.monotonic()

    def now(self) -> float:
        """Return the time."""
        passed = time.monotonic() - self.at
        return self.counted + (min(passed, MOST) if self.storage.home.shared else passed)

    async def begin(self) -> None:
        """Go on where the last server stopped."""
        await self.count() if self.storage.home.shared else self.set(await read_hours(self.storage))

    async def count(self) -> None:
        """Store the time, and learn what other servers have counted."""
        if self.storage.home.shared:
            self.set(await count_hours(self.storage, MOST))
        else:
            await keep_hours(self.storage, self.now())

    def set(self, seconds: float) -> None:
        """Go on from so many seconds."""
        self.counted, self.at = seconds, time.monotonic()

    async def keep_counting(self) -> None:
        """Count, over and over."""
        while True:
            await asyncio.sleep(SHARED if self.storage.home.shared else ALONE)
            try:
                await self.count()
            except SQLAlchemyError as error:
                self.storage.complain(error)
