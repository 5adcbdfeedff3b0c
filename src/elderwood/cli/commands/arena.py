"""`elderwood arena`: bots compete, and are rated."""

import json
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

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
from elderwood.cli.wrongs import tell_faults

if TYPE_CHECKING:
    from elderwood.arena.compete import Contest
    from elderwood.arena.plan import Plan


@click.command("arena", short_help="Let bots compete and rate them.")
@click.argument("title")
@click.option(
    "--bots",
    metavar="NAME,NAME...",
    help="Who competes; by default those that answer at once. A name may have a budget of its own, as in greedy@50ms. "
    "cmd:COMMAND is a program of yours. clairvoyant knows all that is hidden, card-sharp the cards alone.",
)
@click.option(
    "--budget",
    default="",
    metavar="BUDGET",
    help="What an answer may cost: iterations as 200, or processor time as 50ms or 3s. By default what each bot takes.",
)
@click.option(
    "--games",
    type=COUNT,
    default=100,
    show_default=True,
    help="How many matches at least: a deal that is begun is played from every seat.",
)
@click.option("--seats", type=COUNT, help="How many seats; the fewest by default.")
@options_option
@seed_option
@jobs_option
@click.option("--until-clear", is_flag=True, help="Stop early once the ranking is decided at 95 %.")
@click.option(
    "--out",
    metavar="DIR",
    help="Write results.json, matches.csv, ratings.svg and ratings.png there, and a journal: the same command goes on "
    "after a kill.",
)
@click.option("--records", metavar="DIR", help="Write the record of every match there.")
@json_option
@language_option
def command(
    title: str,
    bots: str | None,
    budget: str,
    games: int,
    seats: int | None,
    options: tuple[str, ...],
    seed: str | None,
    jobs: int,
    until_clear: bool,
    out: str | None,
    records: str | None,
    as_json: bool,
    lang: str,
) -> None:
    """Let bots play TITLE against each other and print how strong they are, with intervals of 95 %.

    Every deal is played from every seat. Fewer bots than seats: the last one takes all seats left. More: they take
    turns. Where the players stand together against the game, every bot plays every deal on all seats.

    \b
    Examples:
      elderwood arena elfenland --bots greedy,random --games 400 --jobs 2 --seed oak
      elderwood arena wizards --bots greedy,random --seats 4 --out results --until-clear
    """
    from elderwood.arena.journal import begun_seed
    from elderwood.arena.plan import Plan
    from elderwood.bots import quick_names

    played = title_named(title)
    names = quick_names(played) if bots is None else bots.split(",")
    chosen = pairs(options, "--option")
    try:
        begun = begun_seed(Path(out)) if out is not None and seed is None else None
        source = begun or seed_or_random(seed)
        places = seats or played.fewest
        plan = Plan(played, names, places, games, chosen, source, until_clear, records is not None, budget)
        contest = run(plan, jobs, out, records, quiet=as_json)
        if out is not None:
            keep(contest, Path(out), lang)
    except OSError as error:
        raise UnreadableFileError(str(error.filename or out or records), error) from error
    if as_json:
        click.echo(json.dumps(contest.data(), ensure_ascii=False, indent=2))
    else:
        from elderwood.cli.ranking import print_contest

        print_contest(contest.data(), lang)
    tell_faults(contest.standings.faults.data(), lang)


def run(plan: "Plan", jobs: int, out: str | None, records: str | None, quiet: bool) -> "Contest":
    """Play what is not yet in the journal."""
    from elderwood.arena.compete import compete
    from elderwood.arena.journal import Journal

    folder = None if records is None else Path(records)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    with (
        nullcontext() if out is None else Journal(Path(out), plan) as journal,
        Progress(len(plan.schedule()), quiet) as progress,
    ):
        return compete(plan, jobs, journal, folder, progress.tick)


def keep(contest: "Contest", folder: Path, lang: str) -> None:
    """Write the files, and say what the picture lacks where it cannot be made."""
    from elderwood.arena.files import write_files
    from elderwood.cli.voice import Voice

    plan = contest.standings.plan
    voice = Voice(lang, plan.title.name)
    axis = voice.say("cli-arena-axis-share" if plan.together else "cli-arena-axis-rating")
    drawn = write_files(folder, contest, voice.title_name(plan.title.name), axis)
    try:
        from resvg_py import svg_to_bytes
    except ModuleNotFoundError:
        click.echo(voice.say("cli-arena-no-png"), err=True)
        return
    (folder / "ratings.png").write_bytes(svg_to_bytes(svg_string=drawn, zoom=2))
