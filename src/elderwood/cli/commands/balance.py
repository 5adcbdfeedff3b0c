"""`elderwood balance`: is a seat or a side favoured?"""

import json
from contextlib import nullcontext
from pathlib import Path

import click

from elderwood.cli.arguments import (
    jobs_option,
    json_option,
    language_option,
    options_option,
    pairs,
    seed_option,
    seed_or_random,
    title_named,
)
from elderwood.cli.failures import UnreadableFileError
from elderwood.cli.numbers import COUNT
from elderwood.cli.progress import Progress


class Counts(click.ParamType[list[int]]):
    """Whole numbers with commas between them."""

    name = "numbers"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> list[int]:
        """Read the numbers."""
        return [int(COUNT.convert(one, param, ctx)) for one in dict.fromkeys(str(value).split(","))]


@click.command("balance", short_help="Measure whether a seat or a side is favoured.")
@click.argument("title")
@click.option("--bots", "bot", default="greedy", show_default=True, metavar="NAME", help="Who plays, on every seat.")
@click.option(
    "--budget",
    default="",
    metavar="BUDGET",
    help="What an answer may cost, as 200, 50ms or 3s; else what the bot takes.",
)
@click.option(
    "--games",
    type=COUNT,
    default=100,
    show_default=True,
    help="How many matches at least for each number of seats and set of options.",
)
@click.option("--seats", type=Counts(), metavar="N,N...", help="How many seats; all numbers up to four by default.")
@click.option("--vary", default="", metavar="NAME,NAME...", help="Options that go through all their values.")
@options_option
@seed_option
@jobs_option
@click.option(
    "--out", metavar="DIR", help="Keep results.json and a journal there: the same command goes on after a kill."
)
@json_option
@language_option
def command(
    title: str,
    bot: str,
    budget: str,
    games: int,
    seats: list[int] | None,
    vary: str,
    options: tuple[str, ...],
    seed: str | None,
    jobs: int,
    out: str | None,
    as_json: bool,
    lang: str,
) -> None:
    """Let a bot play TITLE against itself and print the shares of the victories by seat, and by side where seats lead
    sides that differ (the peoples of Rage of the Elves), with intervals of 95 %.

    Every side sits on every seat equally often, under every set of the options that vary.

    \b
    Examples:
      elderwood balance rage --vary scenario,placement --games 400 --jobs 2 --seed oak
      elderwood balance elfenland --seats 2,4 --bots level-2 --out results
    """
    from elderwood.arena.balance import BalancePlan, measure
    from elderwood.arena.journal import Journal, begun_seed

    played = title_named(title)
    counts = seats or list(range(max(2, played.fewest), min(4, played.most) + 1))
    varied = [name for name in vary.split(",") if name]
    try:
        begun = begun_seed(Path(out)) if out is not None and seed is None else None
        plan = BalancePlan(
            played, bot, counts, games, varied, pairs(options, "--option"), begun or seed_or_random(seed), budget
        )
        with (
            nullcontext() if out is None else Journal(Path(out), plan) as journal,
            Progress(len(plan.schedule()), as_json) as progress,
        ):
            data = measure(plan, jobs, journal, progress.tick)
        text = json.dumps(data, ensure_ascii=False, indent=2)
        if out is not None:
            (Path(out) / "results.json").write_text(text + "\n", encoding="utf-8", newline="\n")
    except OSError as error:
        raise UnreadableFileError(str(error.filename or out), error) from error
    if as_json:
        click.echo(text)
    else:
        from elderwood.cli.fairness import print_balance

        print_balance(data, lang)
