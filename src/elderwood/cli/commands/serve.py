"""`elderwood serve`: the table in the browser."""

from pathlib import Path

import click

from elderwood.cli.arguments import as_flags, configured, database_options, language_option, pairs


@click.command("serve", short_help="Open the table in the browser.")
@language_option
@database_options
@click.option("--host", metavar="ADDRESS", help="Address to listen on; by default 127.0.0.1.")
@click.option("--port", metavar="PORT", help="Port; by default the first free one from 8000 on.")
@click.option("--open", "open_browser", is_flag=True, help="Open the browser.")
@click.option("--bot-delay", metavar="SECONDS", help="Before a bot's move, so that people can follow it.")
@click.option("--connections", metavar="N", help="How many connections may be open at once, in all.")
@click.option("--path", metavar="PATH", help="Where the page lives on its site, as in /elderwood/; by default /.")
@click.option("--proxies", metavar="ADDRESSES", help="Proxies that are believed who asks; by default 127.0.0.1,::1.")
@click.option("--log", metavar="FORM", help="Form of the log's lines: text or json.")
@click.option("--set", "others", metavar="NAME=VALUE", multiple=True, help="Any other setting; may be repeated.")
@click.option("--show-config", is_flag=True, help="Print the settings in force and where each comes from, and stop.")
def command(
    lang: str, config: Path | None, open_browser: bool, others: tuple[str, ...], show_config: bool, **given: str | None
) -> None:
    """Run the server: matches are kept in a database and go on where they were after a restart.

    Settings come from a file, then from variables ELDERWOOD_..., then from flags; docs/hosting.md lists them.

    \b
    Examples:
      elderwood serve --open
      elderwood serve --host 0.0.0.0 --port 80 --data /srv/elderwood
      elderwood serve --database postgresql://elderwood@localhost/elderwood
      elderwood serve --config /etc/elderwood.toml --set limits.read=400,100 --show-config
    """
    from elderwood.cli.voice import Voice
    from elderwood.server.running import run

    said: dict[str, tuple[object, str]] = {
        name: (value, f"--set {name}") for name, value in pairs(others, "--set").items()
    }
    configuration = configured(config, said | as_flags(**given))
    if show_config:
        for line in configuration.show():
            click.echo(line)
        return
    voice = Voice(lang)

    def ready(address: str) -> None:
        click.echo(voice.say("serve-listening", address=address))
        if open_browser:
            click.launch(address)

    run(configuration.settings(), ready)
    click.echo(voice.say("serve-stopped"))
