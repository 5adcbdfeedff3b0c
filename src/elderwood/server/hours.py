"""The house's own time, by which clocks run: the seconds for which there has been a server on this database.

It stands while no server runs, and a wall clock that is set back or forth does not move it: within a process time is
monotonic; several servers count together, by the database's clock, and what they cannot have counted is left out.
"""

import asyncio
import logging
import time

from sqlalchemy.exc import SQLAlchemyError

from elderwood.server.refusals import RefusalError
from elderwood.server.storage import Storage
from elderwood.server.storage.hours import count_hours, keep_hours, read_hours

ALONE = 10.0  # seconds between two counts of an only server: as much may be forgotten when it breaks down
SHARED = 1.0  # and of several
MOST = 4.0  # seconds between two counts of several that are believed; a longer gap had no server

log = logging.getLogger("elderwood.server")


class Hours:
    """How long the house has been open, in seconds."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.known = False  # whether what was counted before has been read
        self.counted = 0.0
        self.at = time.monotonic()

    def now(self) -> float:
        """Return the time."""
        passed = time.monotonic() - self.at
        return self.counted + (min(passed, MOST) if self.storage.home.shared else passed)

    async def count(self) -> None:
        """Go on where the last server stopped; then store the time, and learn what other servers have counted."""
        if self.storage.home.shared:
            self.go_on(await count_hours(self.storage, MOST))
        elif self.known:
            await keep_hours(self.storage, self.now())
        else:
            self.go_on(await read_hours(self.storage))

    def go_on(self, seconds: float) -> None:
        """Go on from so many seconds."""
        self.known, self.counted, self.at = True, seconds, time.monotonic()

    async def keep_counting(self) -> None:
        """Count, over and over."""
        while True:
            await asyncio.sleep(SHARED if self.storage.home.shared else ALONE)
            await self.try_to_count()

    async def try_to_count(self) -> None:
        """Count, unless the database fails: then a little time is given back to those who think."""
        try:
            await self.count()
        except SQLAlchemyError as error:
            self.storage.complain(error)
        except RefusalError:
            log.warning("the database is too busy to keep the time")
