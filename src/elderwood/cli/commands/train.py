"""`elderwood train`: what a position is worth, learnt from matches."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from elderwood.cli.arguments import (
    jobs_option,
    json_option,
    language_option,
    pairs,
    seed_option,
    seed_or_random,
    title_named,
)
from elderwood.cli.failures import CommandError, UnreadableFileError
from elderwood.cli.numbers import COUNT, Number, Numbers
from elderwood.cli.progress import Progress

if TYPE_CHECKING:
    from elderwood.training.files import Words
    from elderwood.training.train import Trained


@click.command("train", short_help="Learn from matches what positions are worth.")
@click.argument("title")
@click.option(
    "--games", type=COUNT, default=2000, show_default=True, help="How many matches; each fifth tests the fit."
)
@click.option(
    "--seats", type=Numbers(), metavar="N,N...", help="Numbers of seats, which take turns; the fewest by default."
)
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    metavar="NAME,NAME...",
    help="Who plays on all seats; several take turns. light is the player of the playouts.",
)
@click.option(
    "--budget",
    default="",
    metavar="BUDGET",
    help="What an answer may cost: iterations as 200, or processor time as 50ms, which is never twice the same.",
)
@click.option(
    "--whim",
    type=Number(0, whole=False, most=1),
    default=0.03,
    show_default=True,
    help="How often somebody does just anything.",
)
@click.option(
    "--option",
    "options",
    metavar="NAME=VALUE,VALUE...",
    multiple=True,
    help="An option of the title whose values take turns; may be repeated.",
)
@seed_option
@jobs_option
@click.option("--out", metavar="DIR", help="Write weights.py, curve.json, curve.csv and curve.svg there.")
@click.option("--install", is_flag=True, help="Write the weights into the source tree that runs, for its bots to use.")
@json_option
@language_option
def command(
    title: str,
    games: int,
    seats: list[int] | None,
    bots: str,
    budget: str,
    whim: float,
    options: tuple[str, ...],
    seed: str | None,
    jobs: int,
    out: str | None,
    install: bool,
    as_json: bool,
    lang: str,
) -> None:
    """Play matches of TITLE between bots, and fit the weights by which positions are judged.

    The curve says how the error on matches kept out of the fit falls with the number of matches; beside it stand the
    weights in use, and who only guesses. The same seed gives the same weights, whatever --jobs.

    \b
    Examples:
      elderwood train wizards --games 3000 --seats 2,4,3 --jobs 2 --seed oak --out wizards-worth
      elderwood train sylvion --option desolated=0,3,6,9 --whim 0.05 --install
    """
    from elderwood.training.files import home_of, module_of, write_files
    from elderwood.training.plan import TrainingPlan
    from elderwood.training.train import train

    trained_title = title_named(title)
    choices = {name: values.split(",") for name, values in pairs(options, "--option").items()}
    numbers = seats or [trained_title.fewest]
    plan = TrainingPlan(trained_title, bots.split(","), numbers, games, choices, seed_or_random(seed), whim, budget)
    home = home_of(trained_title.name)
    if install and home.suffix != ".py":
        raise CommandError("cli-error-compiled-weights", {"file": str(home)})
    with Progress(games, quiet=as_json) as progress:
        trained = train(plan, jobs, progress.tick)
    try:
        if out is not None:
            write_files(Path(out), trained, words(trained, lang))
        if install:
            home.write_text(module_of(trained), encoding="utf-8", newline="\n")
    except OSError as error:
        raise UnreadableFileError(str(error.filename or out), error) from error
    if as_json:
        click.echo(json.dumps(trained.data(), ensure_ascii=False, indent=2))
        return
    print_training(trained.data(), lang)
    tell_home(str(home), out, install, lang)


def words(trained: "Trained", lang: str) -> "Words":
    """Return what the plot says."""
    from elderwood.cli.voice import Voice
    from elderwood.training.files import Words

    voice = Voice(lang, trained.plan.title.name)
    return Words(
        voice.title_name(trained.plan.title.name),
        *(voice.say(key) for key in ("cli-train-matches", "cli-train-loss", "cli-train-kept", "cli-train-own")),
        *(voice.say(key) for key in ("cli-train-in-use", "cli-train-blind")),
    )


def print_training(data: dict[str, Any], lang: str) -> None:
    """Print the curve and the stages."""
    from rich.console import Console

    from elderwood.cli.ranking import made
    from elderwood.cli.voice import Voice

    voice = Voice(lang, data["title"])
    console = Console(highlight=False)
    console.print(f"[bold]{voice.title_name(data['title'])}[/bold]")
    console.print(voice.say("cli-seed", seed=data["seed"]))
    curve = made([voice.say(key) for key in ("cli-train-matches", "cli-train-own", "cli-train-kept")])
    for point in data["curve"]:
        curve.add_row(str(point["matches"]), f"{point['own_loss']:.3f}", f"{point['kept_loss']:.3f}")
    curve.add_section()
    curve.add_row(voice.say("cli-train-in-use"), "", f"{data['in_use_loss']:.3f}")
    curve.add_row(voice.say("cli-train-blind"), "", f"{data['blind_loss']:.3f}")
    console.print(curve)
    heads = ["cli-train-stage", "cli-train-positions", "cli-train-kept", "cli-train-in-use", "cli-train-blind"]
    stages = made([voice.say(key) for key in heads])
    for stage in data["stages"]:
        losses = [f"{stage[name]:.3f}" for name in ("loss", "in_use_loss", "blind_loss")]
        stages.add_row(str(stage["stage"]), str(stage["positions"]), *losses)
    console.print(stages)


def tell_home(home: str, out: str | None, install: bool, lang: str) -> None:
    """Say where the weights are now, and how they come to be used."""
    from elderwood.cli.voice import Voice

    key = "cli-train-installed" if install else "cli-train-not-kept" if out is None else "cli-train-written"
    click.echo(Voice(lang).say(key, home=home, folder=out or ""))
