"""Processes that share the matches; with one there is none beside this."""

import signal
import sys
from collections.abc import Callable, Iterator
from multiprocessing import TimeoutError as NothingYet
from multiprocessing import active_children, get_context
from multiprocessing.pool import Pool
from types import TracebackType
from typing import Final, TypeVar

from elderwood.engine.errors import ElderwoodError

Task = TypeVar("Task")
Done = TypeVar("Done")

PATIENCE: Final = 2.0  # seconds without a result before somebody looks whether all are still there


def settle_in() -> None:
    """Begin as a worker: an interruption is for the process that was started. It ends these, they their programs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))


class LostWorkerError(ElderwoodError):
    """A process died without a word, as when the machine is short of memory: its match will never be over."""

    def __init__(self) -> None:
        super().__init__("error-lost-worker", {})


class Workers:
    """So many processes, started when there is first something to do and ended with the `with` block."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool: Pool | None = None
        self.crew: set[int | None] = set()

    def __enter__(self) -> "Workers":
        return self

    def each(self, work: Callable[[Task], Done], tasks: list[Task]) -> Iterator[Done]:
        """Give what came of each task, in the order in which they are done."""
        if self.pool is None and min(self.jobs, len(tasks)) > 1:
            self.pool = get_context("spawn").Pool(self.jobs, settle_in)
            self.crew = {child.pid for child in active_children()}
        return map(work, tasks) if self.pool is None else self.spread(self.pool, work, tasks)

    def spread(self, pool: Pool, work: Callable[[Task], Done], tasks: list[Task]) -> Iterator[Done]:
        """Give what the processes have done; a pool alone would wait for ever for one that died."""
        results = pool.imap_unordered(work, tasks)
        for _ in tasks:
            while True:
                try:
                    yield results.next(PATIENCE)
                    break
                except NothingYet:
                    if not self.crew <= {child.pid for child in active_children()}:
                        raise LostWorkerError from None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.pool is not None:
            self.pool.terminate()
            self.pool.join()
