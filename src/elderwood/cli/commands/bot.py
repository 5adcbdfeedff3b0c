"""`elderwood bot`: a program of yours plays at a table of a server."""

import click

from elderwood.cli.arguments import language_option
from elderwood.cli.failures import CommandError
from elderwood.cli.wrongs import tell_faults


@click.command("bot", short_help="Bring a program of yours to a table of a server.")
@click.argument("url")
@click.argument("command", nargs=-1, required=True)
@click.option("--table", metavar="ID", help="The table; by default the one the address leads to.")
@click.option(
    "--token",
    metavar="TOKEN",
    envvar="ELDERWOOD_BOT_TOKEN",
    required=True,
    help="The token of the seat, or in the environment ELDERWOOD_BOT_TOKEN.",
)
@click.option("--budget", default="", metavar="BUDGET", help="What an answer may cost, as 200, 50ms or 3s.")
@language_option
def command(url: str, command: tuple[str, ...], table: str | None, token: str, budget: str, lang: str) -> None:
    """Let the program COMMAND play on a seat that you have given to a program, until the match is over.

    The page shows the token when you give the seat away. Put -- before the command. It speaks the bot protocol; see
    docs/bot-protocol.md.

    \b
    Examples:
      elderwood bot http://127.0.0.1:8000/table/TABLE --token TOKEN -- python3 examples/bot.py
      elderwood bot http://127.0.0.1:8000 --table TABLE --token TOKEN --budget 50ms -- node examples/bot.mjs
    """
    from elderwood.arena.playing import read_budget
    from elderwood.cli.voice import Voice
    from elderwood.outside.bot import limit_of, runnable
    from elderwood.outside.messages import show_budget
    from elderwood.server.visiting import Visit, table_in

    place = table or table_in(url)
    if not place:
        raise CommandError("cli-error-missing", {"name": "--table"})
    allowed = read_budget(budget) if budget else None
    voice = Voice(lang)

    def tell(news: str, name: str) -> None:
        click.echo(voice.say(f"cli-visit-{news}", name=name), err=news == "lost")

    visit = Visit(url, place, token, runnable(list(command)), show_budget(allowed), limit_of(allowed), tell)
    try:
        visit.run()
    finally:
        if visit.talk is not None and visit.talk.faults:
            told = {" ".join(command): {"counts": dict(visit.talk.faults), "last": visit.talk.story}}
            tell_faults(told, lang)
