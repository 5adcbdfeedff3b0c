"""A program beside this one: lines in, lines out, in time, and ended with all its children."""

import os
import signal
import subprocess
import threading
import weakref
from collections import deque
from contextlib import suppress
from datetime import datetime
from queue import Empty, Queue
from time import monotonic
from typing import IO, Final

from elderwood.processes.companions import COMPANIONS

LONGEST_LINE: Final = 64 * 1024  # bytes of a line that a program may say
WAITING_LINES: Final = 64  # then a program that is not listened to has to wait
LAST_WORDS: Final = 20  # lines of its standard error that are kept
FAREWELL: Final = 2.0  # seconds for it to end by itself
LAST_MOMENT: Final = 0.5  # seconds between the end of its output and its own
LOG: Final = "ELDERWOOD_BOT_LOG"  # names a file where everything said is written down


class FaultError(Exception):
    """What a program did wrong, in a word of the protocol, and how."""

    def __init__(self, fault: str, detail: str = "") -> None:
        super().__init__(fault, detail)
        self.fault = fault
        self.detail = detail


class Program:
    """A running program, in a process group of its own. It is ended with this object at the latest."""

    def __init__(self, command: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise FaultError("start", f"{command[0]}: {error.strerror or error}") from error
        self.lines: Queue[bytes] = Queue(WAITING_LINES)
        self.last_words: deque[str] = deque(maxlen=LAST_WORDS)
        self.late = False
        out, err = self.process.stdout, self.process.stderr
        assert out is not None
        assert err is not None
        self.readers = [
            threading.Thread(target=pass_on, args=(out, self.lines, self.process.pid), daemon=True),
            threading.Thread(target=keep, args=(err, self.last_words, self.process.pid), daemon=True),
        ]
        for reader in self.readers:
            reader.start()
        self.kill = weakref.finalize(self, end_group, self.process)
        COMPANIONS.add(self)

    def say(self, line: bytes, limit: float) -> None:
        """Write a line; a program that does not read it within so many seconds is ended."""
        write_down(self.process.pid, ">", line)
        watch = threading.Timer(limit, self.expire)
        watch.daemon = True
        watch.start()
        pipe = self.process.stdin
        assert pipe is not None
        try:
            pipe.write(line + b"\n")
            pipe.flush()
        except (OSError, ValueError) as error:
            raise FaultError("timeout" if self.late else "crash", self.ending()) from error
        finally:
            watch.cancel()

    def expire(self) -> None:
        """End a program that takes too long."""
        self.late = True
        self.kill()

    def hear(self, until: float) -> bytes:
        """Return the next line, before that moment of the monotonic clock."""
        try:
            line = self.lines.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise FaultError("timeout") from None
        if not line:
            raise FaultError("crash", self.ending())
        if not line.endswith(b"\n"):
            raise FaultError("long" if len(line) > LONGEST_LINE else "crash", f"{len(line)} bytes without an end")
        return line

    def ending(self) -> str:
        """Say how the program ended, as far as that is known."""
        try:
            return f"exit code {self.process.wait(LAST_MOMENT)}"
        except subprocess.TimeoutExpired:
            return "it closed its output"

    def leave(self) -> None:
        """Let the program end by itself, then end it; a moment is enough for what it has to tidy up."""
        with suppress(OSError, ValueError):
            if self.process.stdin is not None:
                self.process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL)
        self.stop()

    def stop(self) -> None:
        """End the program and everything it has started."""
        self.kill()
        until = monotonic() + FAREWELL
        while any(reader.is_alive() for reader in self.readers) and monotonic() < until:
            with suppress(Empty):
                self.lines.get_nowait()  # a reader may be waiting for room
            for reader in self.readers:
                reader.join(0.01)
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            with suppress(OSError, ValueError):
                if pipe is not None and (pipe is self.process.stdin or monotonic() < until):
                    pipe.close()


def end_group(process: "subprocess.Popen[bytes]") -> None:
    """End a process and its children; where there are no process groups, the process alone."""
    if os.name == "nt":
        process.kill()
    else:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    with suppress(subprocess.TimeoutExpired):
        process.wait(FAREWELL)


def pass_on(pipe: IO[bytes], lines: "Queue[bytes]", pid: int) -> None:
    """Hand over what a program says, line by line, and at the end an empty one; a line too long ends it."""
    line = b"\n"
    while line.endswith(b"\n"):
        try:
            line = pipe.readline(LONGEST_LINE + 1)
        except (OSError, ValueError):
            line = b""
        if line:
            write_down(pid, "<", line)
        lines.put(line)


def keep(pipe: IO[bytes], words: deque[str], pid: int) -> None:
    """Keep the last lines of a program's standard error."""
    with suppress(OSError, ValueError):
        while line := pipe.readline(LONGEST_LINE):
            words.append(line.decode("utf-8", "replace").rstrip())
            write_down(pid, "!", line)


def write_down(pid: int, sign: str, line: bytes) -> None:
    """Write down what was said, where somebody wants to read it."""
    place = os.environ.get(LOG)
    if place:
        text = line.decode("utf-8", "replace").rstrip("\r\n")
        with suppress(OSError), open(place, "a", encoding="utf-8") as file:
            file.write(f"{datetime.now():%H:%M:%S.%f} {pid} {sign} {text}\n")
