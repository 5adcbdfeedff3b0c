"""`elderwood backup`: copy a server's database while it runs."""

from pathlib import Path

import click

from elderwood.cli.arguments import database_named, database_options, language_option
from elderwood.cli.progress import Progress


@click.command("backup", short_help="Copy a server's database while it runs.")
@click.argument("file", type=click.Path(path_type=Path))
@database_options
@click.option("--force", is_flag=True, help="Replace a file that is there already.")
@language_option
def command(file: Path, config: Path | None, database: str | None, data: str | None, force: bool, lang: str) -> None:
    """Write a server's database to FILE, as it is at one moment; the server may go on meanwhile.

    FILE appears when it is whole and has been checked. Whoever can read it can read every hidden card: it is made
    readable only for you.

    \b
    Examples:
      elderwood backup elderwood-monday.db
      elderwood backup /mnt/copies/elderwood.db --data /srv/elderwood --force
    """
    from elderwood.cli.voice import Voice
    from elderwood.server.storage.copying import back_up

    with Progress(100) as progress:
        back_up(database_named(config, database, data), file, force, progress.share)
    click.echo(Voice(lang).say("cli-backup-done", file=str(file)))
