"""Finished matches on disk, so that an arena that was killed goes on where it was."""

import json
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Protocol

from elderwood.arena.result import Result, read_result
from elderwood.engine.errors import BadValueError
from elderwood.engine.words import Values
from elderwood.locks import lock_file

FORMAT: Final = "elderwood-arena 1"
NAME: Final = "journal.jsonl"


class Planned(Protocol):
    """What is to be played, as plain data: equal data play the same matches."""

    def data(self) -> dict[str, object]: ...


class Journal:
    """A file of lines, held by one process: first what is played, then a line for each match that is over.

    Lines are only ever added. One that was cut off does not count: its match is played again.
    """

    def __init__(self, folder: Path, plan: Planned) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / NAME
        self.results: dict[int, Result] = {}
        file = lock_file(self.path)
        if file is None:
            raise BadValueError("error-arena-busy", {"folder": str(folder)})
        self.file = file
        try:
            self.read(plan)
        except BaseException:
            file.close()
            raise

    def read(self, plan: Planned) -> None:
        """Read the whole lines, cut off what is no whole line, and begin the file if there is none."""
        self.file.seek(0)
        text = self.file.read()
        whole = text.rfind(b"\n") + 1
        self.file.truncate(whole)
        lines = text[:whole].splitlines()
        begun = {"format": FORMAT, **plan.data()}
        if not lines:
            self.write(begun)
            return
        compare(self.path.parent, self.parse(1, lines[0]), begun)
        for number, line in enumerate(lines[1:], 2):
            try:
                result = read_result(self.parse(number, line))
            except (KeyError, TypeError, ValueError) as error:
                raise self.unreadable(number) from error
            self.results[result.number] = result

    def parse(self, number: int, line: bytes) -> dict[str, Any]:
        try:
            data = json.loads(line)
        except ValueError as error:
            raise self.unreadable(number) from error
        if not isinstance(data, dict):
            raise self.unreadable(number)
        return data

    def unreadable(self, number: int) -> BadValueError:
        return BadValueError("error-arena-journal", {"file": str(self.path), "line": number})

    def note(self, result: Result) -> None:
        """Add a match that is over."""
        self.results[result.number] = result
        self.write(result.data())

    def write(self, data: dict[str, object]) -> None:
        self.file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()


def compare(folder: Path, before: dict[str, Any], now: dict[str, object]) -> None:
    """Refuse to go on with what was begun otherwise."""
    for name, value in now.items():
        if before.get(name) != value:
            values: Values = {
                "folder": str(folder),
                "name": name,
                "before": shown(before.get(name)),
                "now": shown(value),
            }
            raise BadValueError("error-arena-other", values)


def shown(value: object) -> str:
    """Return a value of a plan as one would type it."""
    if isinstance(value, dict):
        return " ".join(f"{name}={one}" for name, one in value.items())
    if isinstance(value, list):
        return ",".join(map(str, value))
    return json.dumps(value) if value is None or isinstance(value, bool) else str(value)


def begun_seed(folder: Path) -> str | None:
    """Return the seed of what was begun in a folder, for who lets chance choose it; None if nothing was."""
    try:
        with (folder / NAME).open("rb") as file:
            line = file.readline()
        return str(json.loads(line)["seed"]) if line.endswith(b"\n") else None
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (KeyError, TypeError, ValueError) as error:
        raise BadValueError("error-arena-journal", {"file": str(folder / NAME), "line": 1}) from error
