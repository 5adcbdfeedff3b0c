"""`elderwood hint`: the best moves at a moment of a record."""

import json
from typing import TYPE_CHECKING

import click

from elderwood.cli.arguments import jobs_option, json_option, language_option, record_from
from elderwood.cli.failures import CommandError
from elderwood.cli.numbers import Number

if TYPE_CHECKING:
    from elderwood.bots.advice import Advised
    from elderwood.engine.match import Match
    from elderwood.engine.position import Position

LONGEST = 600.0


@click.command("hint", short_help="The best moves at a moment of a record, with chances and reasons.")
@click.argument("file")
@click.option("--at", type=Number(0), help="The moment after this many answers; by default the last.")
@click.option("--seat", type=Number(0), help="The seat that is asked; by default the first of them.")
@click.option("--think", type=Number(0, whole=False, most=LONGEST), default=2.0, help="Seconds to think; 2 by default.")
@jobs_option
@json_option
@language_option
def command(file: str, at: int | None, seat: int | None, think: float, jobs: int, as_json: bool, lang: str) -> None:
    """Print the best moves at a moment of the record in FILE (- reads standard input): chance to win, and why.

    Only what the seat can know is thought about. A chance is shown where a search weighed the moves.

    \b
    Examples:
      elderwood hint match.record
      elderwood hint match.record --at 12 --seat 1 --think 10 --jobs 2 --lang ru
      elderwood hint - --json < match.record
    """
    from elderwood.cli.hinting import find_hint, hint_lines
    from elderwood.cli.sitting import noted_bots
    from elderwood.cli.voice import Voice
    from elderwood.engine.match import replay

    record, title = record_from(file)
    if at is not None and at > len(record.answers):
        raise CommandError("cli-error-at", {"at": at, "count": len(record.answers)})
    match = replay(title, record, len(record.answers) if at is None else at)
    asked = asked_seat(match.position, record.seats, seat)
    told = find_hint(title, match.position, asked, think, jobs)
    if as_json:
        click.echo(json.dumps(as_data(match, asked, told), ensure_ascii=False, indent=2))
        return
    voice = Voice(lang, title.name, noted_bots(record), record.seats)
    question = match.position.question(asked)
    click.echo(f"> {voice.seat(asked)}: {voice.question(question.key, question.values, asked)}")
    for line in hint_lines(title, told, voice):
        click.echo(line)


def asked_seat(position: "Position", seats: int, wanted: int | None) -> int:
    """Return the seat that gets the hint, or say why it gets none."""
    awaited = position.awaits()
    if wanted is not None and wanted >= seats:
        raise CommandError("cli-error-seat", {"seat": wanted, "last": seats - 1})
    if not awaited:
        raise CommandError("cli-error-hint-over", {})
    if wanted is not None and wanted not in awaited:
        raise CommandError("cli-error-not-asked", {"seat": wanted, "asked": ", ".join(str(one) for one in awaited)})
    return awaited[0] if wanted is None else wanted


def as_data(match: "Match", seat: int, told: "list[Advised]") -> dict[str, object]:
    """Return a hint as plain data; a chance that was not weighed is null."""
    return {
        "title": match.title.name,
        "at": len(match.answers),
        "seat": seat,
        "moves": [
            {
                "move": match.title.word(one.move),
                "chance": one.chance / 100 if one.chance >= 0 else None,
                "reason": None if one.reason is None else {"key": one.reason.key, "values": one.reason.values},
            }
            for one in told
        ],
    }
