"""`elderwood restore`: make a backup the database of a server."""

from pathlib import Path

import click

from elderwood.cli.arguments import database_named, database_options, language_option
from elderwood.cli.progress import Progress


@click.command("restore", short_help="Make a backup the database of a server.")
@click.argument("file", type=click.Path(path_type=Path))
@database_options
@click.option("--force", is_flag=True, help="Even if there is a database with something in it; it is kept beside.")
@language_option
def command(file: Path, config: Path | None, database: str | None, data: str | None, force: bool, lang: str) -> None:
    """Make FILE, written by `elderwood backup`, the database of a server that does not run.

    A backup of an older version is brought up to date on the way. What is there already is replaced only with --force,
    and kept under another name.

    \b
    Examples:
      elderwood restore elderwood-monday.db
      elderwood restore elderwood-monday.db --data /srv/elderwood --force
    """
    from elderwood.cli.voice import Voice
    from elderwood.server.storage.copying import restore

    with Progress(100) as progress:
        kept = restore(file, database_named(config, database, data), force, progress.share)
    voice = Voice(lang)
    click.echo(voice.say("cli-restore-done", file=str(file)))
    if kept is not None:
        click.echo(voice.say("cli-restore-kept", file=str(kept)))
