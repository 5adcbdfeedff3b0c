"""How a command fails: one line on stderr in the reader's language, and an exit code."""

import os
from typing import Final

from elderwood.engine.errors import ElderwoodError, RecordError, nearest

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class CommandError(ElderwoodError):
    """A mistake on the command line itself; its key stands in the command line's own words."""


class UnreadableFileError(CommandError):
    """A file that is not there, is no text, or may not be read or written."""

    def __init__(self, file: str, error: OSError | UnicodeError) -> None:
        if isinstance(error, FileNotFoundError):
            super().__init__("cli-error-no-file", {"file": file, "nearest": neighbours(file)})
            return
        if isinstance(error, UnicodeError):
            super().__init__("cli-error-no-text", {"file": file})
            return
        super().__init__("cli-error-file", {"file": file, "why": error.strerror or type(error).__name__})


def neighbours(file: str) -> str:
    """Name the files beside a missing one that are called alike."""
    folder, name = os.path.split(file)
    try:
        known = sorted(entry.name for entry in os.scandir(folder or ".") if entry.is_file())
    except OSError:
        known = []
    return nearest(name, known) or "–"


def unknown(kind: str, name: str, known: list[str]) -> CommandError:
    """Return the error for a name that does not exist, with those that do."""
    return CommandError(f"cli-error-unknown-{kind}", {"name": name, "nearest": nearest(name, known)})


def tell(error: ElderwoodError, lang: str) -> str:
    """Return an error as the line to print."""
    from elderwood.cli.voice import Voice

    line = visible(Voice(lang).error(error))
    if isinstance(error, RecordError):
        return f"{visible(error.file) or '-'}:{error.line}: {line}"
    return f"elderwood: {line}"


def visible(text: str) -> str:
    """Return a text as one line without what would command the terminal."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in " ".join(text.split()))
