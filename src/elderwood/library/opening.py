"""How a match begins: dealt anew, read from a record, or set up from a position in notation."""

import secrets
from collections.abc import Iterator, Mapping
from os import PathLike
from pathlib import Path

from elderwood.engine.match import Match as Book
from elderwood.engine.match import replay as replay_record
from elderwood.engine.notation import title_of
from elderwood.engine.options import Options
from elderwood.engine.position import Position
from elderwood.engine.record import Record, read_record
from elderwood.engine.snapshot import load_match
from elderwood.engine.title import Title
from elderwood.games import TITLES, find_title
from elderwood.library.language import sentences
from elderwood.library.match import Match

Source = str | PathLike[str] | Record
Choice = str | int | bool

SET_UP = "set-up"  # stands for the seed of a match that was never dealt


def titles() -> list[str]:
    """Return the names of the titles.

    >>> titles()
    ['sylvion', 'elfenland', 'wizards', 'rage']
    """
    return [title.name for title in TITLES]


def title(name: str) -> Title:
    """Return the title of that name."""
    with sentences():
        return find_title(name)


def new(
    name: str,
    seats: int | None = None,
    seed: str | None = None,
    options: Mapping[str, Choice] | None = None,
    **choices: Choice,
) -> Match:
    """Deal a match, from a random seed unless one is given.

    Options are given by name, with `_` for `-`, or as a dictionary.

    >>> new("sylvion", seats=2, seed="oak", hands="silent", pawn=True).options["pawn"]
    'yes'
    """
    with sentences():
        game = find_title(name)
        given = {**(options or {}), **{option.replace("_", "-"): value for option, value in choices.items()}}
        chosen: Options = {option: written(value) for option, value in given.items()}
        return Match(Book(game, game.usual if seats is None else seats, chosen, seed or secrets.token_hex(8)))


def written(value: Choice) -> str:
    """Return an option's value as the titles write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def record_of(source: Source) -> Record:
    """Read a record: one already read, the text of one, or the path of a file that holds one."""
    if isinstance(source, Record):
        return source
    if isinstance(source, str) and "\n" in source:
        return read_record(source)
    return read_record(Path(source).read_text(encoding="utf-8"), str(source))


def load(source: Source, stop: int = -1) -> Match:
    """Play a record again, all of it or the first `stop` answers, and go on from there."""
    with sentences():
        record = record_of(source)
        return Match(replay_record(find_title(record.title), record, stop))


def replay(source: Source) -> Iterator[Match]:
    """Play a record again, answer by answer: the match as it was dealt, then after each answer."""
    with sentences():
        record = record_of(source)
        match = load(record, 0)
        yield match.copy()
        for answer in record.answers:
            match.book.play_word(answer.seat, answer.word)
            yield match.copy()


def read(text: str) -> Position:
    """Read a position in notation."""
    with sentences():
        return find_title(title_of(text)).read(text)


def set_up(text: str) -> Match:
    """Begin a match in the middle, with a position in notation. It can be played, but not recorded."""
    position = read(text)
    options, seats, _ = load_match(position.dump())
    return Match(Book(find_title(title_of(text)), seats, options, SET_UP, position), text)
