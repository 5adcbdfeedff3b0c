"""Processes that share the matches; with one there is none beside this."""

import signal
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.pool import Pool
from types import TracebackType
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


class Workers:
    """So many processes, started when there is first something to do and ended with the `with` block."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool: Pool | None = None

    def __enter__(self) -> "Workers":
        return self

    def each(self, work: Callable[[Task], Done], tasks: list[Task]) -> Iterator[Done]:
        """Give what came of each task, in the order in which they are done."""
        if self.pool is None and min(self.jobs, len(tasks)) > 1:
            # An interruption is for the process that was started: it ends these.
            self.pool = get_context("spawn").Pool(self.jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN))
        if self.pool is None:
            return map(work, tasks)
        return self.pool.imap_unordered(work, tasks)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.pool is not None:
            self.pool.terminate()
            self.pool.join()
