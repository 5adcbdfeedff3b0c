"""Stored matches are played again: whatever differs from the rules is found, with its place, and nothing else is."""

import gzip
import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from elderwood.games import TITLES
from elderwood.server.keeping.findings import Report
from elderwood.server.keeping.records import records_in, verify_records
from elderwood.server.keeping.verifying import verify
from elderwood.server.storage.reading import reading_file
from tests.cli.running import LANGUAGES, run
from tests.server.keeping import DATABASE, change, one, play_some, spoil_event
from tests.server.tables import ME, Guest, quick_settings, serving

FIXTURES = Path(__file__).parent.parent / "fixtures"
Spoil = Callable[[Path, dict[str, str]], None]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    folder = tmp_path_factory.mktemp("played")
    tables = play_some(folder)
    return folder / DATABASE, tables


@pytest.fixture
def file(played: tuple[Path, dict[str, str]], tmp_path: Path) -> Path:
    return Path(shutil.copy(played[0], tmp_path / DATABASE))


@pytest.fixture
def tables(played: tuple[Path, dict[str, str]]) -> dict[str, str]:
    return played[1]


def look_through(file: Path, only: str = "") -> Report:
    with reading_file(file) as source:
        return verify(source, only)


def test_what_was_played_is_found_whole_and_left_as_it_is(file: Path, tables: dict[str, str]) -> None:
    before = file.read_bytes()
    report = look_through(file)
    assert report.findings == []
    assert report.matches == len(tables)
    assert report.entries == one(file, "SELECT count(*) FROM journal") > 100
    assert one(file, "SELECT count(*) FROM snapshots") > 3
    assert one(file, "SELECT count(DISTINCT kind) FROM journal WHERE kind IN ('undo', 'redo', 'end')") == 3
    assert file.read_bytes() == before


def missing(file: Path, tables: dict[str, str]) -> None:
    change(file, 'DELETE FROM journal WHERE "table" = ? AND number = 7', tables["over"])


def other_move(file: Path, tables: dict[str, str]) -> None:
    change(file, "UPDATE journal SET word = 'fly-away' WHERE \"table\" = ? AND number = 4", tables["secret"])


def other_seat(file: Path, tables: dict[str, str]) -> None:
    change(file, 'UPDATE journal SET seat = 9 WHERE "table" = ? AND number = 4', tables["secret"])


def other_redo(file: Path, tables: dict[str, str]) -> None:
    where = "\"table\" = ? AND kind = 'redo'"
    change(file, f"UPDATE journal SET word = 'done' WHERE {where} AND word != 'done'", tables["middle"])


def later_position(file: Path, tables: dict[str, str]) -> None:
    last = '(SELECT max(number) FROM snapshots WHERE "table" = ?)'
    where = f'"table" = ? AND number = {last}'
    change(file, f"UPDATE snapshots SET number = 999 WHERE {where}", tables["over"], tables["over"])


def unreadable(file: Path, tables: dict[str, str]) -> None:
    change(file, "UPDATE journal SET events = x'5b5b' WHERE \"table\" = ? AND number = 3", tables["middle"])


def decision(file: Path, tables: dict[str, str]) -> None:
    change(file, 'UPDATE journal SET decision = 99 WHERE "table" = ? AND number = 3', tables["middle"])


def event(file: Path, tables: dict[str, str]) -> None:
    spoil_event(file, tables["over"], 0)


def event_dropped(file: Path, tables: dict[str, str]) -> None:
    change(file, "UPDATE journal SET events = '[]' WHERE \"table\" = ? AND number = 0", tables["ended"])


def position(file: Path, tables: dict[str, str]) -> None:
    where = '"table" = ? AND number = (SELECT max(number) FROM snapshots WHERE "table" = ?)'
    known = tables["over"], tables["over"]
    stored = json.loads(one(file, f"SELECT position FROM snapshots WHERE {where}", *known))
    earlier = 'SELECT position FROM snapshots WHERE "table" = ? ORDER BY number LIMIT 1'
    first = json.loads(one(file, earlier, tables["over"]))
    assert first != stored
    change(file, f"UPDATE snapshots SET position = ? WHERE {where}", json.dumps(first).encode(), *known)


def result(file: Path, tables: dict[str, str]) -> None:
    wrong = '{"winners":[],"scores":[0,0]}'
    change(file, "UPDATE tables SET result = ? WHERE id = ?", wrong, tables["over"])


def result_lost(file: Path, tables: dict[str, str]) -> None:
    change(file, "UPDATE tables SET result = '' WHERE id = ?", tables["over"])


def state(file: Path, tables: dict[str, str]) -> None:
    change(file, "UPDATE tables SET state = 'playing' WHERE id = ?", tables["over"])


def awaits(file: Path, tables: dict[str, str]) -> None:
    change(file, "UPDATE tables SET awaits = '[1, 2]' WHERE id = ?", tables["middle"])


def seed(file: Path, tables: dict[str, str]) -> None:
    change(file, "UPDATE tables SET seed = 'elm' WHERE id = ?", tables["ended"])


def options(file: Path, tables: dict[str, str]) -> None:
    change(file, "UPDATE tables SET options = '{' WHERE id = ?", tables["middle"])


def stranger(file: Path, tables: dict[str, str]) -> None:
    change(file, "UPDATE seats SET session = 'nobody' WHERE \"table\" = ? AND seat = 0", tables["middle"])


def botless(file: Path, tables: dict[str, str]) -> None:
    change(file, "UPDATE seats SET bot = '' WHERE \"table\" = ? AND seat = 1", tables["over"])


def stray(file: Path, tables: dict[str, str]) -> None:
    change(file, 'UPDATE seats SET "table" = \'gone\' WHERE "table" = ? AND seat = 1', tables["waiting"])


@pytest.mark.parametrize(
    ("spoil", "table", "kind", "entry"),
    [
        (missing, "over", "missing", 7),
        (other_move, "secret", "illegal", 4),
        (other_seat, "secret", "entry-wrong", 4),
        (other_redo, "middle", "word", None),
        (later_position, "over", "snapshot", 999),
        (unreadable, "middle", "unreadable", 3),
        (decision, "middle", "decision", 3),
        (event, "over", "events", 0),
        (event_dropped, "ended", "events", 0),
        (position, "over", "snapshot", None),
        (result, "over", "result", -1),
        (result_lost, "over", "result", -1),
        (state, "over", "state", -1),
        (awaits, "middle", "awaits", -1),
        (seed, "ended", "events", 0),
        (options, "middle", "match", 0),
        (stranger, "middle", "seat", -1),
        (botless, "over", "seat", -1),
        (stray, "", "strays", -1),
    ],
)
def test_a_difference_is_found_at_its_place(
    file: Path, tables: dict[str, str], spoil: Spoil, table: str, kind: str, entry: int | None
) -> None:
    spoil(file, tables)
    report = look_through(file)
    assert report.broken
    place = tables.get(table, "")
    found = [finding for finding in report.findings if finding.place == place]
    assert found == report.findings  # no other match is blamed
    assert found[0].kind == kind
    assert entry in (None, found[0].entry)
    if place:
        assert look_through(file, place).findings == found
        other = next(identity for identity in tables.values() if identity != place)
        assert look_through(file, other).findings == []


def test_other_rules_are_named_and_are_no_difference(file: Path, tables: dict[str, str]) -> None:
    change(file, "UPDATE tables SET rules = 99 WHERE id = ?", tables["over"])
    change(file, "UPDATE tables SET rules = 99 WHERE id = ?", tables["secret"])
    other_move(file, tables)
    report = look_through(file)
    assert not report.broken
    found = {finding.place: (finding.kind, finding.entry) for finding in report.findings}
    assert found == {tables["over"]: ("other-rules", -1), tables["secret"]: ("other-rules-short", 4)}


def test_the_database_of_the_first_version_is_whole(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    file.write_bytes(gzip.decompress((FIXTURES / "v0.1" / "house.db.gz").read_bytes()))
    before = file.read_bytes()
    report = look_through(file)
    assert not report.broken
    assert report.matches == 10
    kinds = {finding.kind for finding in report.findings}
    assert kinds <= {"old-events", "old-snapshots", "other-rules"}
    assert file.read_bytes() == before  # its schema is older, and stays so


@pytest.mark.parametrize("title", [title.name for title in TITLES])
def test_the_records_of_earlier_versions_are_played_again(title: str) -> None:
    files = records_in(FIXTURES / "v0.1" / "records" / title)
    chosen = sorted(files, key=lambda file: file.stat().st_size)[:4]  # `elderwood verify --records tests` plays all
    report = verify_records(chosen)
    assert (report.matches, report.broken) == (4, False)
    assert report.entries > 0


def test_a_wrong_record_is_found(tmp_path: Path) -> None:
    source = FIXTURES / "v0.1" / "records" / "elfenland" / "mixed-0.record"
    lines = source.read_text("utf-8").splitlines()
    (tmp_path / "whole.record").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (tmp_path / "cut.record").write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
    (tmp_path / "odd.record").write_bytes(b"\xff")
    result = run("verify", "--records", str(tmp_path), "--json")
    data = json.loads(result.stdout)
    assert (result.exit_code, data["matches"], data["broken"]) == (1, 3, 2)
    assert [Path(finding["place"]).name for finding in data["findings"]] == ["cut.record", "odd.record"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_tells_what_differs_and_where(file: Path, tables: dict[str, str], lang: str) -> None:
    whole = run("verify", "--data", str(file.parent), "--lang", lang)
    assert (whole.exit_code, len(whole.stdout.splitlines())) == (0, 1)
    spoil_event(file, tables["over"], 0)
    result = run("verify", "--data", str(file.parent), "--lang", lang)
    [line, _] = result.stdout.splitlines()
    assert result.exit_code == 1
    assert line.startswith(tables["over"])
    assert "elfenland-event-" in line
    assert "something else" not in line  # what an event tells may be secret


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_rules_refuse_is_said_with_their_reason(file: Path, tables: dict[str, str], lang: str) -> None:
    other_move(file, tables)
    [line, _] = run("verify", "--data", str(file.parent), "--lang", lang).stdout.splitlines()
    assert "fly-away" in line
    assert "error-" not in line
    data = json.loads(run("verify", "--data", str(file.parent), "--json").stdout)
    assert (data["broken"], data["findings"][0]["why"]) == (1, "error-unknown-move")


def test_matches_are_looked_through_while_a_server_runs(folder: Path) -> None:
    with serving(quick_settings(folder)) as address, Guest(address) as guest:
        table = guest.table(ME, seed="oak")
        guest.watch(table, face=0)
        for turn in range(5):
            step = guest.go_on(table, 0, turn)["step"]
            report = look_through(folder / DATABASE)
            assert (report.entries, report.findings) == (step + 1, [])


def test_what_cannot_be_looked_through_is_refused_in_words(file: Path, tmp_path: Path) -> None:
    assert "There is no table" in run("verify", "--data", str(file.parent), "--table", "nowhere").stderr
    gone = run("verify", "--data", str(tmp_path / "nowhere"))
    assert (gone.exit_code, "There is no database" in gone.stderr) == (2, True)
    assert not (tmp_path / "nowhere").exists()
    (tmp_path / "empty.db").touch()
    assert "is empty" in run("verify", "--database", f"sqlite:///{tmp_path / 'empty.db'}").stderr
    change(file, "UPDATE alembic_version SET version_num = 'to_come'")
    assert "newer version" in run("verify", "--data", str(file.parent)).stderr
