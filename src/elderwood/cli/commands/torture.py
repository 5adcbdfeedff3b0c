"""`elderwood torture`: the test kit, run against a title for as long as one likes."""

import json
import sys
from typing import TYPE_CHECKING
from zlib import crc32

import click

from elderwood.cli.arguments import (
    jobs_option,
    json_option,
    language_option,
    seed_option,
    seed_or_random,
    title_named,
)
from elderwood.cli.numbers import COUNT
from elderwood.cli.progress import Progress

if TYPE_CHECKING:
    from elderwood.engine.testkit.torture import Report


@click.command("torture", short_help="Check a title's rules with many matches.")
@click.argument("title")
@click.option("--matches", type=COUNT, default=100, show_default=True, help="How many matches.")
@seed_option
@jobs_option
@json_option
@language_option
def command(title: str, matches: int, seed: str | None, jobs: int, as_json: bool, lang: str) -> None:
    """Play matches of TITLE with every set of options and check everything a title promises.

    Chance plays, players with one thing in mind (always the first move, the centre, never pass ...), and bots.

    The seed may be a number, as the report prints it. A failure prints the record that shows it and exits with 1.

    \b
    Examples:
      elderwood torture sylvion --matches 1000
      elderwood torture sylvion --matches 50 --seed oak --json
    """
    from elderwood.arena.company import mixed_company
    from elderwood.cli.voice import Voice
    from elderwood.engine.testkit.torture import EVERY, torture
    from elderwood.engine.testkit.trial import KitFailure

    tortured = title_named(title)
    source = seed_or_random(seed)
    number = int(source) if source.isdecimal() else crc32(source.encode())
    try:
        with Progress(matches, quiet=as_json) as progress:
            report = torture(tortured, matches, number, jobs, progress.tick, EVERY, mixed_company)
    except KitFailure as failure:
        if as_json:
            shown = {"failed": failure.sentence, "found": failure.found, "record": failure.record}
            click.echo(json.dumps({"title": title, "seed": number, **shown}, ensure_ascii=False, indent=2))
        else:
            click.echo(Voice(lang).say("cli-torture-failed", sentence=failure.sentence, found=failure.found), err=True)
            click.echo(failure.record)
        sys.exit(1)
    if as_json:
        click.echo(json.dumps(as_data(report), ensure_ascii=False, indent=2))
    else:
        click.echo(str(report))


def as_data(report: "Report") -> dict[str, object]:
    """Return a report as plain data."""
    return {
        "title": report.title,
        "seed": report.seed,
        "matches": report.matches,
        "moves": report.moves,
        "seconds": report.seconds,
        "endings": report.endings,
        "option_sets": [report.sets_covered, report.sets],
        "option_pairs": [report.pairs_covered, report.pairs],
    }
