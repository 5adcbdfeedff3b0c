"""Where the command begins. It runs without the extras, so that it can say which one is missing."""

import sys
from itertools import pairwise
from typing import Final

LANGUAGES: Final = ("en", "ru", "fr")  # as elderwood.texts has them; importing that takes its time
SERVER: Final = {"serve", "admin", "bot", "backup", "restore", "verify", "export", "import"}  # what needs the server


def main() -> None:
    """Run the command line."""
    try:
        from elderwood.cli.main import cli

        cli.main()
    except ModuleNotFoundError as error:
        package = (error.name or "elderwood").partition(".")[0]
        if package == "elderwood" or package in sys.stdlib_module_names:
            raise
        sys.exit(missing(package, sys.argv[1:]))


def missing(package: str, args: list[str]) -> int:
    """Say in a sentence how to install the extra that brings a package, and return the exit code."""
    from elderwood.cli.failures import BAD_INPUT, CommandError, tell
    from elderwood.cli.voice import environment_language

    extra = "server" if SERVER & set(args) else "play"
    error = CommandError("cli-error-missing-package", {"package": package, "extra": extra})
    print(tell(error, language_in(args) or environment_language()), file=sys.stderr)
    return BAD_INPUT


def language_in(args: list[str]) -> str:
    """Find a known language among arguments that may be wrong, so that even this is told in it.

    >>> language_in(["play", "--seed", "oak", "--lang", "fr"]), language_in(["play", "--lang=ru"]), language_in([])
    ('fr', 'ru', '')
    """
    for flag, value in pairwise([*args, ""]):
        if flag == "--lang" and value in LANGUAGES:
            return value
        if flag.removeprefix("--lang=") in LANGUAGES and flag.startswith("--lang="):
            return flag.removeprefix("--lang=")
    return ""
