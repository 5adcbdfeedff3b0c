"""`elderwood play`: play a match in the terminal."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from elderwood.cli.arguments import (
    language_option,
    options_option,
    pairs,
    record_from,
    seat_bots,
    seed_option,
    seed_or_random,
    title_named,
)
from elderwood.cli.failures import CommandError
from elderwood.cli.numbers import COUNT
from elderwood.cli.wrongs import tell_faults

if TYPE_CHECKING:
    from elderwood.cli.sitting import Sitting
    from elderwood.cli.voice import Voice


@click.command("play", short_help="Play a match in the terminal.")
@click.argument("title", required=False)
@click.option("--players", type=COUNT, help="How many seats; by default as many as make a good match.")
@click.option("--people", type=COUNT, help="How many people sit here, one by default; bots take the other seats.")
@click.option(
    "--bot",
    "bots",
    metavar="SEAT=NAME",
    multiple=True,
    help="Seat that bot, or with cmd:COMMAND a program of yours; seats count from 0. May be repeated.",
)
@options_option
@seed_option
@language_option
@click.option("--resume", "file", metavar="FILE", help="Go on with the match of a record (- reads standard input).")
@click.option("--plain", is_flag=True, help="Lines of text instead of a screen; the default without a terminal.")
def command(
    title: str | None,
    players: int | None,
    people: int | None,
    bots: tuple[str, ...],
    options: tuple[str, ...],
    seed: str | None,
    lang: str,
    file: str | None,
    plain: bool,
) -> None:
    """Play TITLE, alone, against bots, or together on one screen. Without TITLE, choose it from a menu.

    Every move is saved; the menu offers to go on with matches that are not over. Within a match, ? lists the
    keys (or `help` the commands, in plain mode).

    \b
    Examples:
      elderwood play
      elderwood play sylvion --option game=intro --lang ru
      elderwood play elfenland --players 4
      elderwood play sylvion --players 2 --people 2 --seed oak
      elderwood play --resume match.record --plain
    """
    sitting: Sitting | None = None
    if file is not None:
        sitting = resumed(file, bots)
    elif title is not None:
        sitting = started(title, players, people, bots, options, seed)
    elif players or people or bots or options or seed:
        raise CommandError("cli-error-missing", {"name": "TITLE"})
    if plain or os.environ.get("TERM") == "dumb" or not (sys.stdin.isatty() and sys.stdout.isatty()):
        play_lines(sitting, lang)
        told(sitting, lang)
        return
    from elderwood.cli.screens.app import ElderwoodApp

    app = ElderwoodApp(lang, sitting)
    app.run()
    for line in app.farewell():
        click.echo(line)
    told(sitting, lang)
    sys.exit(app.return_code)


def told(sitting: "Sitting | None", lang: str) -> None:
    """Say what the programs at the table did wrong."""
    if sitting is not None:
        tell_faults(sitting.faults(), lang)


def started(
    name: str,
    players: int | None = None,
    people: int | None = None,
    bots: tuple[str, ...] = (),
    options: tuple[str, ...] = (),
    seed: str | None = None,
) -> "Sitting":
    """Begin the match that the arguments describe. Who sits alone at the screen plays against bots."""
    from elderwood.bots import bot_names
    from elderwood.cli.sitting import begin

    title = title_named(name)
    seats = players or max(people or 0, title.usual)
    title.check_seats(seats)
    seated = seat_bots(bots, title, seats)
    if len(seated) == seats:
        raise CommandError("cli-error-no-people", {"title": name})
    free = [seat for seat in range(seats) if seat not in seated]
    if people is not None and people > len(free):
        raise CommandError("cli-error-many-people", {"people": people, "seats": len(free)})
    # Named bots say who plays where there are any; else the usual ones take what people leave free.
    wanted = people if people is not None else (len(free) if seated else 1)
    for seat in free[wanted:]:
        seated[seat] = bot_names(title)[0]
    return begin(title, seats, pairs(options, "--option"), seed_or_random(seed), seated)


def resumed(file: str, bots: tuple[str, ...]) -> "Sitting":
    """Go on with a record. A broken one among the saves is set aside."""
    from elderwood.cli import saves
    from elderwood.cli.sitting import resume
    from elderwood.engine.errors import RecordError

    place = Path(file).resolve()
    own = file != "-" and place.parent == saves.saves_folder().resolve()
    try:
        record, title = record_from(file)
        seated = seat_bots(bots, title, record.seats) if bots else None
        return resume(record, place if own else None, seated)
    except RecordError as error:
        if own:
            error.file = str(saves.set_aside(place))
        raise


def play_lines(sitting: "Sitting | None", lang: str) -> None:
    """Play in plain line mode."""
    from elderwood.cli.line_mode import LineMode
    from elderwood.cli.voice import Voice

    if sitting is None:
        sitting = choose_lines(Voice(lang))
        if sitting is None:
            return
    LineMode(sitting, sitting.voice(lang)).play()


def choose_lines(voice: "Voice") -> "Sitting | None":
    """Let the player choose a title or a saved match by its number; None when the input ends."""
    from elderwood.cli import saves
    from elderwood.cli.sitting import resume
    from elderwood.games import TITLES

    found = saves.saved_matches()
    for save in found:
        if save.error is not None:
            click.echo(voice.say("cli-save-broken", file=str(save.place), why=voice.error(save.error)), err=True)
    good = [save for save in found if save.record is not None]
    for number, title in enumerate(TITLES, 1):
        click.echo(f"{number:3}  {voice.title_name(title.name)}: {voice.tagline(title.name)}")
    for number, save in enumerate(good, len(TITLES) + 1):
        click.echo(f"{number:3}  {voice.say('action-continue')}: {save.place.stem}")
    total = len(TITLES) + len(good)
    while line := sys.stdin.readline():
        word = line.strip()
        names = [title.name for title in TITLES]
        if word == "quit":
            return None
        if word in names:
            return started(word)
        if word.isdecimal() and 1 <= int(word) <= len(TITLES):
            return started(names[int(word) - 1])
        if word.isdecimal() and len(TITLES) < int(word) <= total:
            save = good[int(word) - len(TITLES) - 1]
            assert save.record is not None
            return resume(save.record, save.place)
        click.echo(voice.say("cli-no-number", number=word[:12], last=total))
    return None
