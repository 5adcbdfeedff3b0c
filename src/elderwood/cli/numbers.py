"""Numbers given on the command line."""

import click

from elderwood.cli.failures import CommandError


class Number(click.ParamType[float]):
    """A number that is not too small; the refusal is told in the reader's language."""

    name = "number"

    def __init__(self, least: float, whole: bool = True) -> None:
        self.least = least
        self.whole = whole

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Read the number."""
        try:
            number = int(str(value)) if self.whole else float(str(value))
        except ValueError:
            number = -1
        if not self.least <= number < 10**9:
            name = param.opts[0] if param is not None else ""
            raise CommandError("cli-error-number", {"name": name, "least": str(self.least), "value": str(value)})
        return number


COUNT = Number(1)
