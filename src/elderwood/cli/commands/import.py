# ruff: noqa: N999 - a command's module bears its name
"""`elderwood import`: put records into a server's database as matches."""

import asyncio
from pathlib import Path

import click

from elderwood.cli.arguments import database_named, database_options, language_option, record_from


@click.command("import", short_help="Put records into a server's database as matches.")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@database_options
@language_option
def command(files: tuple[str, ...], config: Path | None, database: str | None, data: str | None, lang: str) -> None:
    """Put the records in FILE... into the database of a server that does not run: all of them, or none if one is wrong.

    A match that is over can be looked at by whoever has its link; one that is not goes on, and whoever has the link may
    sit down where people sat. Bots play on where bots sat.

    \b
    Examples:
      elderwood import match.record
      elderwood import saves/*.record --data /srv/elderwood
    """
    from elderwood.cli.voice import Voice
    from elderwood.server.keeping.passing import import_matches

    records = [record_from(file)[0] for file in files]
    tables = asyncio.run(import_matches(database_named(config, database, data), records))
    voice = Voice(lang)
    for file, table in zip(files, tables, strict=True):
        click.echo(voice.say("cli-import-done", file=file, table=table))
    click.echo(voice.say("cli-import-ways"))
