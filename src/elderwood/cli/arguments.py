"""The arguments that several commands share."""

import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from elderwood.cli.failures import CommandError, UnreadableFileError
from elderwood.cli.numbers import COUNT

if TYPE_CHECKING:
    from elderwood.engine.record import Record
    from elderwood.engine.title import Title
    from elderwood.server.configuring import Configuration

Command = TypeVar("Command", bound=Callable[..., object])


def remember_language(ctx: click.Context, _: click.Parameter, value: str | None) -> str:
    """Keep the language for everything printed from here on, errors included."""
    from elderwood.texts import pick_language

    reader = ctx.find_root().obj
    if value is not None:
        reader.chosen = pick_language(value)
    return str(reader.lang)


def language_option(command: Command) -> Command:
    """Add `--lang`."""
    return click.option(
        "--lang",
        metavar="LANG",
        is_eager=True,
        callback=remember_language,
        help="Language: en, ru or fr. By default that of LC_ALL, LC_MESSAGES or LANG.",
    )(command)


def options_option(command: Command) -> Command:
    """Add `--option`."""
    return click.option(
        "--option",
        "options",
        metavar="NAME=VALUE",
        multiple=True,
        help="An option of the title; may be repeated. `elderwood titles` lists them.",
    )(command)


def json_option(command: Command) -> Command:
    """Add `--json`."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")(command)


def jobs_option(command: Command) -> Command:
    """Add `--jobs`."""
    return click.option("--jobs", type=COUNT, default=1, show_default=True, help="How many processes.")(command)


def seed_option(command: Command) -> Command:
    """Add `--seed`."""
    return click.option(
        "--seed",
        metavar="SEED",
        help="1 to 64 letters, digits, - or _; the same seed deals the same cards. Random by default.",
    )(command)


def config_option(command: Command) -> Command:
    """Add `--config`."""
    return click.option(
        "--config",
        metavar="FILE",
        type=click.Path(path_type=Path),
        help="The server's settings; by default elderwood.toml in the data folder.",
    )(command)


def database_options(command: Command) -> Command:
    """Add `--config`, `--database` and `--data`."""
    database = click.option(
        "--database", metavar="URL", help="Database: sqlite:////srv/elderwood.db or postgresql://user@host/name."
    )
    data = click.option(
        "--data",
        metavar="DIR",
        help="Folder of the database; by default the one your system keeps for user data, or XDG_DATA_HOME.",
    )
    return config_option(database(data(command)))


def configured(config: Path | None, flags: dict[str, tuple[object, str]]) -> "Configuration":
    """Return the settings of a file, the environment and flags. A flag must not hold a password: all can read it."""
    from elderwood.server.configuring import configure
    from elderwood.server.storage.addresses import tells_password

    if "database" in flags and tells_password(str(flags["database"][0])):
        raise CommandError("error-database-password", {})
    return configure(config, os.environ, flags)


def as_flags(**given: str | None) -> dict[str, tuple[object, str]]:
    """Return what was given as flags of a command, each with its name."""
    return {name: (value, f"--{name.replace('_', '-')}") for name, value in given.items() if value is not None}


def database_named(config: Path | None, database: str | None, data: str | None) -> str:
    """Return the address of the server's database: the one that is named, or that of its settings."""
    return configured(config, as_flags(database=database, data=data)).settings().database


def title_named(name: str) -> "Title":
    """Return a title."""
    from elderwood.games import find_title

    return find_title(name)


def pairs(given: tuple[str, ...], flag: str) -> dict[str, str]:
    """Split `NAME=VALUE` arguments."""
    split: dict[str, str] = {}
    for item in given:
        name, sign, value = item.partition("=")
        if not sign or not name or not value:
            raise CommandError("cli-error-pair", {"flag": flag, "value": item})
        split[name] = value
    return split


def seat_bots(given: tuple[str, ...], title: "Title", seats: int) -> dict[int, str]:
    """Read `SEAT=NAME` arguments: which bot sits where."""
    from elderwood.engine.record import is_number
    from elderwood.outside import hire

    bots: dict[int, str] = {}
    for place, name in pairs(given, "--bot").items():
        if not is_number(place) or int(place) >= seats:
            raise CommandError("cli-error-seat", {"seat": place, "last": seats - 1})
        hire(name, title, 0)
        bots[int(place)] = name
    return bots


def seed_or_random(given: str | None) -> str:
    """Return a checked seed; a fresh one nobody can guess when none was given."""
    from elderwood.engine.chance import check_seed

    return secrets.token_hex(16) if given is None else check_seed(given)


def read_text(file: str) -> str:
    """Read a text file, or standard input for `-`."""
    try:
        if file == "-":
            return sys.stdin.buffer.read().decode()
        return Path(file).read_bytes().decode()
    except (OSError, UnicodeError) as error:
        raise UnreadableFileError(file, error) from error


def record_from(file: str) -> tuple["Record", "Title"]:
    """Read a record and find its title."""
    from elderwood.engine.errors import RecordError, UnknownNameError
    from elderwood.engine.record import read_record

    record = read_record(read_text(file), file)
    try:
        return record, title_named(record.title)
    except UnknownNameError as error:
        raise RecordError(file, 1, error.key, error.values) from error
