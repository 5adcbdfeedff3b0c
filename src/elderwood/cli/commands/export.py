"""`elderwood export`: write a match of a server's database as a record."""

from pathlib import Path

import click

from elderwood.cli.arguments import database_named, database_options, language_option
from elderwood.cli.failures import CommandError, UnreadableFileError


@click.command("export", short_help="Write a match of a server's database as a record.")
@click.argument("table", metavar="TABLE")
@click.argument("file", required=False, type=click.Path(path_type=Path))
@database_options
@click.option("--force", is_flag=True, help="Replace a file that is there already.")
@language_option
def command(
    table: str, file: Path | None, config: Path | None, database: str | None, data: str | None, force: bool, lang: str
) -> None:
    """Write the match at TABLE, given by its link or by the id that ends it, to FILE or to standard output.

    The server may run. The record of a match that is not over tells the deal: do not show it to who plays.

    \b
    Examples:
      elderwood export NhX0xq7VtqB4sQ match.record
      elderwood export http://127.0.0.1:8000/table/NhX0xq7VtqB4sQ match.record
      elderwood export NhX0xq7VtqB4sQ --data /srv/elderwood | elderwood replay -
    """
    from elderwood.cli.saves import write_whole
    from elderwood.cli.voice import Voice
    from elderwood.server.keeping.passing import export_match
    from elderwood.server.storage.reading import reading

    with reading(database_named(config, database, data)) as source:
        text = export_match(source, table.rpartition("/")[2]).text()
    if file is None:
        click.echo(text, nl=False)
        return
    if file.exists() and not force:
        raise CommandError("error-copy-exists", {"file": str(file)})
    try:
        write_whole(file, text)
    except OSError as error:
        raise UnreadableFileError(str(file), error) from error
    click.echo(Voice(lang).say("cli-record-kept", file=str(file)))
