"""What click finds wrong with a command line, as an error of ours."""

import re
from typing import Final

import click

from elderwood.cli.failures import CommandError
from elderwood.engine.errors import ElderwoodError, nearest

EXTRA: Final = re.compile(r"unexpected extra arguments? \((.*)\)", re.DOTALL)  # click gives these only in words


def translate(error: click.ClickException) -> ElderwoodError:
    """Return what click found wrong as an error of ours."""
    if isinstance(error, click.NoSuchOption):
        known = sorted(known_flags(error.ctx))
        return CommandError(
            "cli-error-no-flag", {"name": error.option_name, "nearest": nearest(error.option_name, known)}
        )
    name = parameter_name(error)
    if isinstance(error, click.MissingParameter):
        return CommandError("cli-error-missing", {"name": name})
    if isinstance(error, click.BadParameter) and name:
        return CommandError("cli-error-value", {"name": name, "why": error.message})
    if isinstance(error, click.BadOptionUsage):
        return CommandError("cli-error-flag-use", {"name": error.option_name})
    extra = EXTRA.search(error.message)
    if extra is not None:
        return CommandError("cli-error-extra", {"value": extra[1]})
    return CommandError("cli-error-usage", {"why": error.format_message()})


def known_flags(ctx: click.Context | None) -> list[str]:
    """Return the flags that the command understands."""
    if ctx is None:
        return []
    return [flag for parameter in ctx.command.get_params(ctx) for flag in parameter.opts if flag[0] == "-"]


def parameter_name(error: click.ClickException) -> str:
    """Return the parameter that is wrong, as its user would write it."""
    parameter = getattr(error, "param", None)
    if not isinstance(parameter, click.Parameter):
        return ""
    if isinstance(parameter, click.Argument):
        return parameter.make_metavar(click.Context(click.Command("elderwood")))
    return parameter.opts[0]
