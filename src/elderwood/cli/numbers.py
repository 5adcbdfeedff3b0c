"""Numbers given on the command line."""

import click

from elderwood.cli.failures import CommandError


class Number(click.ParamType[float]):
    """A number within bounds; the refusal is told in the reader's language."""

    name = "number"

    def __init__(self, least: float, whole: bool = True, most: float | None = None) -> None:
        self.least = least
        self.whole = whole
        self.most = most

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Read the number."""
        try:
            number = int(str(value)) if self.whole else float(str(value))
        except ValueError:
            number = -1
        if not self.least <= number <= (10**9 if self.most is None else self.most):
            name = param.opts[0] if param is not None else ""
            key = "cli-error-number" if self.most is None else "cli-error-range"
            bounds = {"least": str(self.least), "most": str(self.most)}
            raise CommandError(key, {"name": name, "value": str(value), **bounds})
        return number


COUNT = Number(1)


class Numbers(click.ParamType[list[int]]):
    """Several numbers with commas between them, each at least 1."""

    name = "numbers"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> list[int]:
        """Read the numbers."""
        return [int(COUNT.convert(part, param, ctx)) for part in str(value).split(",")]
