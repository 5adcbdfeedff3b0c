"""The one family of errors: each is named after the caller's mistake and carries a text key with its values."""

from difflib import get_close_matches

from elderwood.engine.parts import fields_of
from elderwood.engine.words import Reason, Values


class ElderwoodError(Exception):
    """A mistake of the caller. Readers render `key` and `values` in their own language.

    `sentence` is what `str` gives once somebody has rendered them: the library does so for its callers.
    """

    def __init__(self, key: str, values: Values) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values
        self.sentence = ""

    def __str__(self) -> str:
        return self.sentence or self.key + "".join(f" {name}={value}" for name, value in self.values.items())

    def __reduce__(self) -> tuple[object, ...]:
        return revived, (type(self), {name: getattr(self, name) for name in fields_of(self)})


class UnknownNameError(ElderwoodError):
    """A title, option, move or bot of that name does not exist; `nearest` names those that do."""

    def __init__(self, kind: str, name: str, known: list[str]) -> None:
        super().__init__("error-unknown-" + kind, {"name": name, "nearest": nearest(name, known)})


class BadValueError(ElderwoodError):
    """A value outside what is declared: an option's value, a number of seats, a seed."""


class IllegalMoveError(ElderwoodError):
    """The move is not legal now; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key, reason.values)
        self.reason = reason


class RecordError(ElderwoodError):
    """A record that cannot be read or does not replay: file, line and reason."""

    def __init__(self, file: str, line: int, key: str, values: Values) -> None:
        super().__init__(key, {"file": file, "line": line, **values})
        self.file = file
        self.line = line


def revived(kind: type[ElderwoodError], fields: dict[str, object]) -> ElderwoodError:
    """Build an error from what a pickle holds: its fields, because each kind is made from something else."""
    error = kind.__new__(kind)
    for name, value in fields.items():
        setattr(error, name, value)
    return error


def nearest(name: str, known: list[str]) -> str:
    """Name the known words closest to a mistaken one; all of them when none is close and they are few."""
    close = get_close_matches(name.lower(), known, n=3, cutoff=0.5)
    if not close and len(known) <= 16:
        close = known
    return ", ".join(close)
