"""Whole recorded matches of every title, one for every way to end. A title's `find_records` makes them anew."""

from collections.abc import Callable, Collection
from pathlib import Path

import pytest

from elderwood.engine.match import replay
from elderwood.engine.outcome import Outcome
from elderwood.engine.record import Record, read_record
from elderwood.engine.title import Title
from elderwood.games import TITLES, find_title
from tests.games.elfenland.find_records import WANTED as ELFENLAND
from tests.games.rage.find_records import WANTED as RAGE
from tests.games.records import records_of
from tests.games.sylvion.find_records import GOALS as SYLVION
from tests.games.wizards.find_records import WANTED as WIZARDS

ENDINGS: dict[str, Collection[str]] = {
    "sylvion": SYLVION,
    "elfenland": ELFENLAND,
    "wizards": WIZARDS,
    "rage": RAGE,
}
FOREST_LOST = ["damage", "pawn", "stone-rain", "withered"]
RECORDS = [path for title in TITLES for path in records_of(title.name)]


def best(end: Outcome) -> bool:
    return all(end.scores[seat] == max(end.scores) for seat in end.winners)


# Who wins when it ends in one way or another.
WINNERS: dict[str, Callable[[Outcome, Record], bool]] = {
    "sylvion": lambda end, record: end.winners == ([] if end.how in FOREST_LOST else [0]),
    "elfenland": lambda end, record: (len(end.winners) > 1) == (end.how == "shared") and best(end),
    "wizards": lambda end, record: len(end.winners) == 1 and best(end),
    "rage": lambda end, record: (
        (len(end.winners) > 1) == (record.options["alliance"] == "yes" or end.how == "rounds-shared")
    ),
}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_record_replays_to_its_ending(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text, path.name)
    match = replay(find_title(path.parts[-3]), record)
    end = match.position.outcome()
    assert end is not None
    assert end.how == record.ended == path.stem
    assert WINNERS[record.title](end, record)
    comment, plain = text.split("\n", 1)
    assert comment.startswith("# ")
    assert match.record().text() == plain


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_ending_has_a_record(title: Title) -> None:
    assert [path.stem for path in records_of(title.name)] == sorted(ENDINGS[title.name])
