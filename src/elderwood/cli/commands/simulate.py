"""`elderwood simulate`: many matches between bots."""

import json
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
from elderwood.cli.failures import CommandError
from elderwood.cli.numbers import COUNT
from elderwood.cli.progress import Progress
from elderwood.cli.wrongs import tell_faults

if TYPE_CHECKING:
    from rich.table import Table

    from elderwood.cli.voice import Voice


@click.command("simulate", short_help="Let bots play many matches and count the results.")
@click.argument("title")
@click.option("--games", type=COUNT, default=100, show_default=True, help="How many matches.")
@click.option("--players", type=COUNT, help="How many seats; the fewest by default.")
@click.option(
    "--bots",
    metavar="NAME,NAME...",
    help="The bots, seat by seat; the last one takes all seats left. The usual one by default. "
    "cmd:COMMAND is a program of yours.",
)
@click.option(
    "--rotate/--no-rotate",
    default=None,
    help="Let the bots take every seat in turn, each deal once from each seat; the default when they differ.",
)
@options_option
@seed_option
@jobs_option
@json_option
@language_option
def command(
    title: str,
    games: int,
    players: int | None,
    bots: str | None,
    rotate: bool | None,
    options: tuple[str, ...],
    seed: str | None,
    jobs: int,
    as_json: bool,
    lang: str,
) -> None:
    """Play matches of TITLE between bots and print how they ended.

    \b
    Examples:
      elderwood simulate sylvion --games 200 --bots greedy --option game=intro
      elderwood simulate elfenland --games 400 --players 4 --bots greedy,random --jobs 2 --seed oak --json
      elderwood simulate wizards --games 20 --bots "greedy,cmd:python3 mybot.py"
    """
    from elderwood.arena.playing import make_player
    from elderwood.arena.simulate import simulate
    from elderwood.bots import bot_names
    from elderwood.engine.options import settle

    played = title_named(title)
    seats = players or played.fewest
    played.check_seats(seats)
    chosen = settle(played.options, pairs(options, "--option"), seats)
    names = (bot_names(played)[0] if bots is None else bots).split(",")
    if len(names) > seats:
        raise CommandError("cli-error-bots", {"count": len(names), "seats": seats})
    names += names[-1:] * (seats - len(names))
    for name in names:
        make_player(name, played, 0)
    source = seed_or_random(seed)
    with Progress(games, quiet=as_json) as progress:
        summary = simulate(played, games, seats, names, chosen, source, jobs, progress.tick, rotate)
    data: dict[str, Any] = {**summary.data(), "seed": source}
    if as_json:
        click.echo(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        print_summary(data, lang)
    tell_faults(data["faults"], lang)


def print_summary(data: dict[str, Any], lang: str) -> None:
    """Print the results as a table."""
    from rich.console import Console
    from rich.table import Table

    from elderwood.cli.voice import Voice

    voice = Voice(lang, data["title"])
    table = Table(show_header=False, title=voice.title_name(data["title"]), title_justify="left")
    games = data["games"]
    table.add_row(voice.say("cli-games"), str(games))
    table.add_row(voice.say("word-options"), ", ".join(f"{k}={v}" for k, v in data["options"].items()))
    table.add_row(voice.say("word-seed"), data["seed"])
    table.add_row(voice.say("word-moves"), str(data["moves"]))
    speed = f"{data['seconds']:.1f} s · {data['moves_per_second']:.0f}"
    table.add_row(voice.say("cli-speed"), speed)
    for how, count in sorted(data["outcomes"].items(), key=lambda item: -item[1]):
        table.add_row(f"→ {how}", f"{count}  ({100 * count / games:.1f} %)")
    for seat, name in enumerate(data["bots"]):
        label = voice.seat(seat) if data["rotate"] else f"{voice.seat(seat)} ({name})"
        add_result(table, voice, label, data["wins"][seat], data["mean_score"][seat])
    if data["rotate"]:
        for name, tally in data["by_bot"].items():
            add_result(table, voice, f"{name} ×{tally['played']}", tally["wins"], tally["mean_score"])
    Console().print(table)


def add_result(table: "Table", voice: "Voice", label: str, wins: int, score: float) -> None:
    """Add what a seat or a bot achieved."""
    table.add_row(label, voice.say("cli-wins-score", wins=str(wins), score=f"{score:.2f}"))
