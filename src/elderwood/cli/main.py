"""The command `elderwood`: finds the subcommand, and turns every failure into one line and an exit code."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

import click

from elderwood.cli.entry import language_in
from elderwood.cli.failures import BAD_INPUT, INTERRUPTED, tell, unknown
from elderwood.cli.misuse import translate
from elderwood.engine.errors import ElderwoodError

COMMANDS: Final = [
    "play",
    "serve",
    "admin",
    "backup",
    "restore",
    "verify",
    "export",
    "import",
    "titles",
    "rules",
    "replay",
    "hint",
    "simulate",
    "arena",
    "train",
    "calibrate",
    "balance",
    "bot",
    "bench",
    "torture",
]


class Reader:
    """Who reads what the command prints: the language they chose, if any."""

    def __init__(self, chosen: str) -> None:
        self.chosen = chosen

    @property
    def lang(self) -> str:
        """The language chosen, or the environment's."""
        from elderwood.cli.voice import environment_language

        return self.chosen or environment_language()


class Elderwood(click.Group):
    """The group of commands. A command's module is imported when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands, the most wanted first."""
        return COMMANDS

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"elderwood.cli.commands.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command, or say which ones there are."""
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            raise unknown("command", args[0], COMMANDS)
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run, and leave with an exit code; never with a traceback for a mistake of the caller."""
        given = list(sys.argv[1:] if args is None else args)
        reader = Reader(language_in(given))
        extra["obj"] = reader
        try:
            code = super().main(given, prog_name or "elderwood", complete_var, standalone_mode=False, **extra)
        except click.Abort:
            sys.exit(INTERRUPTED)
        except (click.ClickException, ElderwoodError) as error:
            ours = translate(error) if isinstance(error, click.ClickException) else error
            click.echo(tell(ours, reader.lang), err=True)
            sys.exit(BAD_INPUT)
        sys.exit(code if isinstance(code, int) else 0)


def print_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Print the version and how the rules run."""
    if not wanted or ctx.resilient_parsing:
        return
    from elderwood import __version__
    from elderwood.engine.compiled import is_compiled

    click.echo(f"elderwood {__version__} ({'compiled' if is_compiled() else 'interpreted'})")
    ctx.exit()


@click.group(
    cls=Elderwood,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=print_version,
    help="Print the version and whether the rules are compiled.",
)
@click.pass_context
def cli(ctx: click.Context) -> None:
    """A table for enchanted-forest board games, with the rules enforced.

    \b
    Examples:
      elderwood play                    choose a title, or go on with a saved match
      elderwood play sylvion --lang fr
      elderwood rules sylvion
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
