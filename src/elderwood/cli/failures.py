"""How a command fails: one line on stderr in the reader's language, and an exit code."""

import os
import re
from typing import Final

import click

from elderwood.engine.errors import ElderwoodError, RecordError, nearest

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
EXTRA: Final = re.compile(r"unexpected extra arguments? \((.*)\)", re.DOTALL)  # click gives these only in words


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


def translate(error: click.ClickException) -> ElderwoodError:
    """Return what click found wrong as an error of ours."""
    if isinstance(error, click.NoSuchOption):
        known = sorted(known_flags(error.ctx))
        return CommandError(
            "cli-error-no-flag", {"name": error.option_name, "nearest": nearest(error.option_name, known)}
        )
    name = parameter_name(error)
    if isinstance(error, click.MissingParameter):
        return CommandError("cli-error-missing", {"name": name})
    if isinstance(error, click.BadParameter) and name:
        return CommandError("cli-error-value", {"name": name, "why": error.message})
    if isinstance(error, click.BadOptionUsage):
        return CommandError("cli-error-flag-use", {"name": error.option_name})
    extra = EXTRA.search(error.message)
    if extra is not None:
        return CommandError("cli-error-extra", {"value": extra[1]})
    return CommandError("cli-error-usage", {"why": error.format_message()})


def known_flags(ctx: click.Context | None) -> list[str]:
    """Return the flags that the command understands."""
    if ctx is None:
        return []
    return [flag for parameter in ctx.command.get_params(ctx) for flag in parameter.opts if flag[0] == "-"]


def parameter_name(error: click.ClickException) -> str:
    """Return the parameter that is wrong, as its user would write it."""
    parameter = getattr(error, "param", None)
    if not isinstance(parameter, click.Parameter):
        return ""
    if isinstance(parameter, click.Argument):
        return parameter.make_metavar(click.Context(click.Command("elderwood")))
    return parameter.opts[0]
