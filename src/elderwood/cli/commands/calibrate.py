"""`elderwood calibrate`: whether the chances that are told come true."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

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

if TYPE_CHECKING:
    from elderwood.training.calibration import Calibration


@click.command("calibrate", short_help="Compare the chances that are told with what comes.")
@click.argument("title")
@click.option("--positions", type=COUNT, default=2000, show_default=True, help="How many positions; two of a match.")
@click.option("--bot", default="greedy", show_default=True, metavar="NAME", help="Who plays on all seats.")
@click.option(
    "--budget",
    default="400",
    show_default=True,
    metavar="BUDGET",
    help="How long to think about a position: iterations as 200, or processor time as 50ms.",
)
@click.option("--seats", type=COUNT, help="How many seats; the fewest by default.")
@options_option
@seed_option
@jobs_option
@click.option("--out", metavar="DIR", help="Write calibration.json and calibration.svg there.")
@json_option
@language_option
def command(
    title: str,
    positions: int,
    bot: str,
    budget: str,
    seats: int | None,
    options: tuple[str, ...],
    seed: str | None,
    jobs: int,
    out: str | None,
    as_json: bool,
    lang: str,
) -> None:
    """Ask the strongest level of TITLE for its chance in the middle of matches, and compare with how they end.

    It is what hints tell. In each bin of ten points the mean of what was told stands beside the mean of what came.

    \b
    Examples:
      elderwood calibrate wizards --jobs 2 --seed oak
      elderwood calibrate sylvion --positions 500 --bot level-4 --out sylvion-chances
    """
    from elderwood.training.asking import AskingPlan, calibrate

    played = title_named(title)
    chosen = pairs(options, "--option")
    plan = AskingPlan(played, bot, seats or played.fewest, positions, chosen, seed_or_random(seed), budget)
    with Progress(positions, quiet=as_json) as progress:
        calibration = calibrate(plan, jobs, progress.tick)
    data = {**plan.data(), **calibration.data()}
    if out is not None:
        try:
            keep(Path(out), data, calibration, lang)
        except OSError as error:
            raise UnreadableFileError(str(error.filename or out), error) from error
    if as_json:
        click.echo(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        print_calibration(data, lang)


def keep(folder: Path, data: dict[str, Any], calibration: "Calibration", lang: str) -> None:
    """Write the files."""
    from elderwood.cli.voice import Voice
    from elderwood.training.plotting import plot_calibration

    voice = Voice(lang, data["title"])
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(data, ensure_ascii=False, indent=2) + "\n"
    (folder / "calibration.json").write_text(text, encoding="utf-8", newline="\n")
    told, came = voice.say("cli-calibrate-told"), voice.say("cli-calibrate-came")
    name, ideal = voice.title_name(data["title"]), voice.say("cli-calibrate-ideal")
    drawn = plot_calibration(name, told, came, ideal, voice.say("cli-calibrate-found"), calibration)
    (folder / "calibration.svg").write_text(drawn, encoding="utf-8", newline="\n")


def print_calibration(data: dict[str, Any], lang: str) -> None:
    """Print the bins, and what they come to."""
    from rich.console import Console

    from elderwood.cli.ranking import made
    from elderwood.cli.voice import Voice

    voice = Voice(lang, data["title"])
    console = Console(highlight=False)
    console.print(f"[bold]{voice.title_name(data['title'])}[/bold]")
    counts = voice.say("cli-calibrate-counts", positions=data["positions"], matches=data["matches"])
    console.print(f"{counts} · {voice.say('cli-seed', seed=data['seed'])}")
    heads = [
        "cli-calibrate-bin",
        "cli-train-positions",
        "cli-calibrate-told",
        "cli-calibrate-came",
        "cli-calibrate-gap",
    ]
    table = made([voice.say(key) for key in heads])
    for row in data["bins"]:
        came = f"{100 * row['came']:.1f} ({100 * row['low']:.0f}–{100 * row['high']:.0f})"
        gap = f"{100 * row['gap']:+.1f}{' !' if row['off'] else '' if row['sure'] else ' ?'}"
        bounds = f"{100 * row['from']:.0f}–{100 * row['to']:.0f}"
        table.add_row(bounds, str(row["positions"]), f"{100 * row['told']:.1f}", came, gap)
    console.print(table)
    figures = {"error": f"{100 * data['error']:.1f}", "brier": f"{data['brier']:.3f}"}
    found = data["as_found"]
    figures |= {"found_error": f"{100 * found['error']:.1f}", "found_brier": f"{found['brier']:.3f}"}
    console.print(voice.say("cli-calibrate-sum", **figures), soft_wrap=True)
    console.print(voice.say("cli-calibrate-candour", candour=data["candour"]), soft_wrap=True)
    unsure = sum(not row["sure"] for row in data["bins"])
    console.print(voice.say("cli-calibrate-unsure", count=unsure), soft_wrap=True)
    off = sum(row["off"] for row in data["bins"])
    console.print(voice.say("cli-calibrate-off", count=off), soft_wrap=True)
