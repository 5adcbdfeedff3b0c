"""Whole recorded matches, one for every way to end. `find_records` makes them anew."""

from pathlib import Path

import pytest

from elderwood.engine.match import replay
from elderwood.engine.record import read_record
from tests.games.rage.find_records import WANTED
from tests.games.rage.table import TITLE

RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_ending(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text, path.name)
    match = replay(TITLE, record)
    end = match.position.outcome()
    assert end is not None
    assert end.how == record.ended == path.stem
    allied = record.options["alliance"] == "yes"
    assert (len(end.winners) > 1) == (allied or end.how == "rounds-shared")
    comment, plain = text.split("\n", 1)
    assert comment.startswith("# ")
    assert match.record().text() == plain


def test_every_ending_has_a_record() -> None:
    assert [path.stem for path in RECORDS] == sorted(WANTED)
