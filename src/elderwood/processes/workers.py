"""Processes that share the matches; with one there is none beside this.

Each has a line of its own, so that none can hold up another: `multiprocessing.Pool` shares locks among its processes,
and one that is told to end while it waits for such a lock stays for ever, and with it whoever waits for its end.
"""

import signal
import traceback
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Final, TypeVar, cast

from elderwood.engine.errors import ElderwoodError
from elderwood.processes.companions import depart

Task = TypeVar("Task")
Done = TypeVar("Done")

FAREWELL: Final = 3.0  # seconds for a process to end the programs it has started


class LostWorkerError(ElderwoodError):
    """A process died without a word, as when the machine is short of memory: its match will never be over."""

    def __init__(self) -> None:
        super().__init__("error-lost-worker", {})


class Workers:
    """So many processes, started when there is first something to do and ended with the `with` block."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.crew: dict[Connection, BaseProcess] = {}

    def __enter__(self) -> "Workers":
        return self

    def each(self, work: Callable[[Task], Done], tasks: list[Task]) -> Iterator[Done]:
        """Give what came of each task, in the order in which they are done."""
        if not self.crew and min(self.jobs, len(tasks)) > 1:
            self.start()
        return self.spread(work, tasks) if self.crew else map(work, tasks)

    def start(self) -> None:
        """Start the processes."""
        context = get_context("spawn")
        for _ in range(self.jobs):
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            self.crew[ours] = process

    def spread(self, work: Callable[[Task], Done], tasks: list[Task]) -> Iterator[Done]:
        """Give what the processes have done; a mistake that one of them made is raised here."""
        left = iter(tasks)
        idle = list(self.crew)
        busy: list[Connection] = []
        try:
            while True:
                for line, task in zip(list(idle), left, strict=False):
                    line.send((work, task))
                    idle.remove(line)
                    busy.append(line)
                if not busy:
                    return
                for line in cast(list[Connection], wait(busy)):
                    done, error = line.recv()
                    if error is not None:
                        raise error
                    busy.remove(line)
                    idle.append(line)
                    yield done
        except (EOFError, ConnectionError):
            raise LostWorkerError from None
        finally:
            if busy:  # nobody waits for what they do
                self.stop()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """End the processes: one that waits sees its line end, one that plays is told, and none is waited for long."""
        for line, process in self.crew.items():
            process.terminate()
            line.close()
        for process in self.crew.values():
            process.join(FAREWELL)
            process.kill()
            process.join()
        self.crew = {}


def serve(line: Connection) -> None:
    """Do what comes along the line, until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interruption is for the process that was started: it ends these,
    signal.signal(signal.SIGTERM, depart)  # and they their programs
    while True:
        try:
            work, task = line.recv()
            line.send(outcome(work, task))
        except (EOFError, ConnectionError):
            return


def outcome(work: Callable[[Task], Done], task: Task) -> tuple[Done | None, Exception | None]:
    """Return what came of a task, or the mistake that was made, with where it was made."""
    try:
        return work(task), None
    except Exception as error:
        error.add_note(traceback.format_exc())
        return None, error
