"""`elderwood replay`: check a record and show it."""

import json
from typing import TYPE_CHECKING

import click

from elderwood.cli.arguments import json_option, language_option, record_from
from elderwood.cli.failures import CommandError, tell
from elderwood.cli.numbers import Number
from elderwood.engine.errors import RecordError

if TYPE_CHECKING:
    from elderwood.cli.voice import Voice
    from elderwood.engine.match import Match
    from elderwood.engine.record import Record
    from elderwood.engine.title import Title


@click.command("replay", short_help="Check a record and show it.")
@click.argument("file")
@click.option("--at", type=Number(0), help="Show the position after this many answers.")
@json_option
@language_option
def command(file: str, at: int | None, as_json: bool, lang: str) -> None:
    """Play the record in FILE again (- reads standard input): headers, log, position, outcome.

    A wrong record gives one line, FILE:LINE: REASON, and exits with 2. One of other rules is shown as far as it goes,
    with a note.

    \b
    Examples:
      elderwood replay match.record
      elderwood replay match.record --at 12 --lang ru
      elderwood replay - --json < match.record
    """
    from elderwood.cli.sitting import noted_bots
    from elderwood.cli.voice import Voice
    from elderwood.engine.match import replay, replay_as_far

    record, title = record_from(file)
    whole, parting = replay_as_far(title, record)
    if record.rules == title.version and parting is not None:
        raise parting
    count = len(whole.answers)
    if at is not None and at > count:
        raise CommandError("cli-error-at", {"at": at, "count": count})
    match = replay(title, record, count if at is None else at)
    if record.rules != title.version:
        click.echo(tell(parting or agreement(record, title), lang), err=True)
    if as_json:
        click.echo(json.dumps(as_data(record, match), ensure_ascii=False, indent=2))
    else:
        show(record, match, Voice(lang, title.name, noted_bots(record), record.seats))


def agreement(record: "Record", title: "Title") -> RecordError:
    """Return the note on a record of other rules that leads to the same end under these."""
    return RecordError(record.file, 1, "note-record-rules", {"what": record.rules, "version": title.version})


def as_data(record: "Record", match: "Match") -> dict[str, object]:
    """Return a record, the position a spectator sees and the public log as plain data."""
    from elderwood.engine.events import SPECTATOR, told_to

    return {
        "title": record.title,
        "rules": record.rules,
        "version": match.title.version,
        "seats": record.seats,
        "names": record.names,
        "options": match.options,
        "seed": record.seed,
        "commitment": match.commitment,
        "answers": len(record.answers),
        "at": len(match.answers),
        "moves": [[seat, match.title.word(move)] for seat, move in match.answers],
        "view": match.position.view(SPECTATOR),
        "events": [{"key": event.key, "values": event.values} for event in told_to(match.events, SPECTATOR)],
        "outcome": match.position.view(SPECTATOR)["outcome"],
    }


def show(record: "Record", match: "Match", voice: "Voice") -> None:
    """Print a record in words. Whoever holds the file may see all cards: the seat asked shows its own."""
    from elderwood.cli.boards import board_for
    from elderwood.cli.boards.drawing import Marks, text_of
    from elderwood.engine.events import Told

    click.echo(voice.title_name(record.title))
    click.echo(voice.say("cli-seed", seed=record.seed))
    click.echo(voice.say("cli-commitment", commitment=match.commitment))
    declared = {option.name: option.default for option in match.title.options}
    changed = [f"{name}={value}" for name, value in match.options.items() if value != declared[name]]
    click.echo(voice.say("word-options") + ": " + (", ".join(changed) or voice.say("cli-all-default")))
    for seat in range(record.seats):
        click.echo(voice.say("lobby-seat", number=seat) + ": " + voice.seat(seat))
    click.echo(voice.say("status-move-of", move=len(match.answers), count=len(record.answers)))
    for event in match.events:
        told = Told(event.full_key, event.full_values) if event.full_key else Told(event.key, event.values)
        click.echo("  " + voice.event(told))
    position = match.position
    seat = position.awaits()[0] if position.awaits() else 0
    view = position.view(seat)
    board = board_for(record.title)
    marks = Marks(set(), set())
    click.echo(board.status(view, voice))
    for line in text_of(board.field(view, voice, marks, 80, 0) + board.hand(view, voice, marks, 80)):
        click.echo(line)
    outcome = position.outcome()
    if outcome is None:
        question = position.question(seat)
        click.echo("> " + voice.question(question.key, question.values, -1))
        return
    click.echo(voice.outcome(outcome))
    for name, parts, score in voice.sources(outcome):
        detail = ", ".join(f"{source} {points}" for source, points in parts)
        click.echo(f"{name}: {score}" + (f" ({detail})" if detail else ""))
