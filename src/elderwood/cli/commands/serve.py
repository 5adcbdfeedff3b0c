"""`elderwood serve`: the table in the browser."""

from pathlib import Path

import click
from click.core import ParameterSource

from elderwood.cli.arguments import language_option
from elderwood.cli.failures import CommandError
from elderwood.cli.numbers import Number


@click.command("serve", short_help="Open the table in the browser.")
@language_option
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", type=Number(0, most=65535), help="Port; by default the first free one from 8000 on.")
@click.option(
    "--database",
    metavar="URL",
    envvar="ELDERWOOD_DATABASE",
    help="Database: sqlite:////srv/elderwood.db or postgresql://user@host/name; or in ELDERWOOD_DATABASE.",
)
@click.option(
    "--data",
    metavar="DIR",
    type=click.Path(path_type=Path),
    help="Folder of the database; by default the one your system keeps for user data, or XDG_DATA_HOME.",
)
@click.option("--open", "open_browser", is_flag=True, help="Open the browser.")
@click.option(
    "--bot-delay",
    type=Number(0, whole=False, most=60),
    help="Seconds before a bot's move, so that people can follow it.",
)
@click.option(
    "--connections",
    type=Number(1),
    help="How many connections may be open at once, in all.",
)
def command(
    lang: str,
    host: str,
    port: int | None,
    database: str | None,
    data: Path | None,
    open_browser: bool,
    bot_delay: float | None,
    connections: int | None,
) -> None:
    """Run the server: matches are kept in a database and go on where they were after a restart.

    \b
    Examples:
      elderwood serve --open
      elderwood serve --host 0.0.0.0 --port 80 --data /srv/elderwood
      elderwood serve --database postgresql://elderwood@localhost/elderwood
    """
    from msgspec.structs import replace

    from elderwood.cli.voice import Voice
    from elderwood.server.running import run
    from elderwood.server.settings import Settings, database_in
    from elderwood.server.storage.opening import tells_password

    written = click.get_current_context().get_parameter_source("database") is ParameterSource.COMMANDLINE
    if data is not None and not written:
        database = None  # what is asked for here and now goes before the environment
    if database is not None and data is not None:
        raise CommandError("error-data-and-database", {})
    if database is not None and written and tells_password(database):
        raise CommandError("error-database-password", {})
    settings = Settings(database=database if database is not None else database_in(data))
    if bot_delay is not None:
        settings = replace(settings, bot_delay=bot_delay)
    if connections is not None:
        settings = replace(settings, connections=connections)
    voice = Voice(lang)

    def ready(address: str) -> None:
        click.echo(voice.say("serve-listening", address=address))
        if open_browser:
            click.launch(address)

    run(settings, host, port, ready)
    click.echo(voice.say("serve-stopped"))
