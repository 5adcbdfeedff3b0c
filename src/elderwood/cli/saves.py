"""Saved matches: one record file each in the user's data directory, written so that a crash never halves one."""

import os
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from elderwood.engine.errors import ElderwoodError, RecordError
from elderwood.engine.match import Match, replay
from elderwood.engine.record import Record, read_record
from elderwood.folders import kept
from elderwood.games import find_title

SUFFIX = ".record"


def saves_folder() -> Path:
    """Return where the matches that are not over yet are kept."""
    return kept("saves")


def finished_folder() -> Path:
    """Return where the matches that are over are kept."""
    return kept("finished")


def new_save(match: Match) -> Path:
    """Return a file name for a match that no other match has."""
    stem = f"{match.title.name}-{datetime.now(UTC):%Y%m%d-%H%M%S}-{match.commitment[:6]}"
    place = saves_folder() / (stem + SUFFIX)
    number = 2
    while place.exists() or (finished_folder() / place.name).exists():
        place = saves_folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return place


def write_whole(place: Path, text: str) -> None:
    """Write a file completely or not at all: a reader finds the old text or the new one."""
    handle, draft = tempfile.mkstemp(prefix=".", suffix=".part", dir=place.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, place)
    except BaseException:
        os.unlink(draft)
        raise


def retire(place: Path) -> Path:
    """Move the save of a match that is over out of the way."""
    goal = finished_folder() / place.name
    goal.parent.mkdir(parents=True, exist_ok=True)
    os.replace(place, goal)
    return goal


def set_aside(place: Path) -> Path:
    """Keep a broken save under another name, so that it is neither lost nor offered again."""
    goal = place.with_name(place.name + ".broken")
    os.replace(place, goal)
    return goal


class Save:
    """A saved match as the menu shows it: either its record, or what is wrong with it."""

    def __init__(self, place: Path, record: Record | None, error: ElderwoodError | None) -> None:
        self.place = place
        self.record = record
        self.error = error


def read_save(place: Path) -> Record:
    """Read and check a save: a record that does not replay to the end raises `RecordError`."""
    try:
        record = read_record(place.read_bytes().decode(), str(place))
    except UnicodeDecodeError as error:
        raise RecordError(str(place), 1, "error-record-format", {"what": "UTF-8"}) from error
    replay(find_title(record.title), record)
    return record


def saved_matches(limit: int = 20) -> list[Save]:
    """Return the saves, the youngest first. Broken ones are set aside and told of once."""
    folder = saves_folder()
    if not folder.is_dir():
        return []
    places = sorted(folder.glob("*" + SUFFIX), key=lambda place: place.stat().st_mtime, reverse=True)
    return [check(place) for place in places[:limit]]


def check(place: Path) -> Save:
    """Return a save, or why it is none."""
    try:
        return Save(place, read_save(place), None)
    except (ElderwoodError, OSError) as error:
        if isinstance(error, OSError):
            return Save(place, None, RecordError(str(place), 1, "error-record-format", {"what": str(error)}))
        return Save(set_aside(place), None, error)
