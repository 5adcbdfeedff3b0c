"""`elderwood admin`: look after a server that runs on this machine."""

from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from elderwood.cli.arguments import as_flags, config_option, configured, json_option, language_option
from elderwood.cli.numbers import Number

if TYPE_CHECKING:
    from elderwood.server.admin import Request

Shape = TypeVar("Shape")


@click.group("admin", short_help="Look after a server on this machine.")
@language_option
@config_option
@click.option("--data", metavar="DIR", help="The server's data folder.")
@click.pass_context
def command(ctx: click.Context, lang: str, config: Path | None, data: str | None) -> None:
    """Look after a running server: the one of this data folder, as the user it runs as.

    \b
    Examples:
      elderwood admin tables
      elderwood admin --data /srv/elderwood message "Back in five minutes."
    """
    from elderwood.cli.voice import Voice

    ctx.obj = configured(config, as_flags(data=data)).settings(), Voice(lang)


def told(ctx: click.Context, request: "Request", shape: type[Shape], as_json: bool = False) -> Shape | None:
    """Ask the server; return its answer, or print it as it is and return None."""
    from msgspec.json import decode

    from elderwood.server.admin import ask

    answer = ask(ctx.obj[0], request)
    if as_json:
        click.echo(answer.decode().strip())
        return None
    return decode(answer, type=shape)


@command.command("tables", short_help="List the tables in memory.")
@json_option
@click.pass_context
def tables(ctx: click.Context, as_json: bool) -> None:
    """List the tables in memory, those first where something happened last."""
    from elderwood.server.admin import TableLine, Tables

    for one in told(ctx, Tables(), list[TableLine], as_json) or []:
        values = {"table": one.table, "title": one.title, "state": one.state, "step": one.step}
        click.echo(ctx.obj[1].say("cli-admin-table", **values, watchers=one.watchers, idle=one.idle))


@command.command("people", short_help="List who is connected.")
@json_option
@click.pass_context
def people(ctx: click.Context, as_json: bool) -> None:
    """List who is connected: session, name, address, connections, and the tables they follow."""
    from elderwood.cli.failures import visible
    from elderwood.server.admin import People, Person

    for one in told(ctx, People(), list[Person], as_json) or []:
        values = {"session": one.session or "–", "name": visible(one.name) or "–", "address": one.address}
        places = ", ".join(one.tables) or "–"
        click.echo(ctx.obj[1].say("cli-admin-person", **values, sockets=one.sockets, tables=places))


@command.command("load", short_help="Say how much there is to do.")
@json_option
@click.pass_context
def load(ctx: click.Context, as_json: bool) -> None:
    """Say how much there is to do: connections, tables, moves, what waits."""
    from msgspec.structs import asdict

    from elderwood.server.admin import Burden, Load

    burden = told(ctx, Load(), Burden, as_json)
    if burden is not None:
        click.echo(ctx.obj[1].say("cli-admin-load", **asdict(burden)))


@command.command("kick", short_help="Send somebody away for a minute.")
@click.argument("session")
@click.pass_context
def kick(ctx: click.Context, session: str) -> None:
    """Close all connections of SESSION, as `people` names it, and keep it away for a minute."""
    keep_away(ctx, session, 1 / 60)


@command.command("ban", short_help="Keep somebody away.")
@click.argument("who")
@click.option(
    "--hours", type=Number(0, whole=False, most=100_000), default=24, show_default=True, help="How long; 0 ends it."
)
@click.pass_context
def ban(ctx: click.Context, who: str, hours: float) -> None:
    """Keep a session or an address away, until the time is over or the server ends."""
    keep_away(ctx, who, hours)


def keep_away(ctx: click.Context, who: str, hours: float) -> None:
    """Send somebody away, and say how many connections that closed."""
    from elderwood.server.admin import Ban, Reached

    reached = told(ctx, Ban(who=who, seconds=hours * 3600), Reached)
    click.echo(ctx.obj[1].say("cli-admin-reached", count=reached.count if reached is not None else 0))


@command.command("message", short_help="Show everybody a message.")
@click.argument("text")
@click.pass_context
def message(ctx: click.Context, text: str) -> None:
    """Show TEXT on every page, and on those that come, until there is another; an empty text takes it away."""
    from elderwood.server.admin import Message, Reached

    reached = told(ctx, Message(text=text), Reached)
    click.echo(ctx.obj[1].say("cli-admin-reached", count=reached.count if reached is not None else 0))
