"""Matches as records: out of a server's database, and into one."""

from pathlib import Path

import pytest
from sqlalchemy import select

from elderwood.engine.match import replay
from elderwood.engine.record import read_record
from elderwood.games import TITLES, find_title
from elderwood.server import schema
from elderwood.server.keeping.verifying import verify
from elderwood.server.storage.reading import reading_file
from elderwood.server.tables import new_id
from tests.cli.running import run
from tests.server.keeping import DATABASE, one, play_some
from tests.server.tables import Guest, quick_settings, serving

OLD = Path(__file__).parent.parent / "fixtures" / "v0.1" / "records"


def short_records() -> list[str]:
    """Return a short record of each title that came to its end."""
    found = []
    for title in TITLES:
        files = [file for file in OLD.joinpath(title.name).glob("*.record") if "ended: " in file.read_text("utf-8")]
        found.append(str(min(files, key=lambda file: file.stat().st_size)))
    return found


def broken_off(folder: Path, title: str, answers: int, *names: str) -> Path:
    """Write the record of a match that is not over."""
    record = read_record(next(OLD.joinpath(title).glob("mixed-0*")).read_text("utf-8"))
    record.answers, record.ended, record.names = record.answers[:answers], "", list(names)
    record.rules = find_title(title).version
    file = folder / "open.record"
    file.write_text(record.text(), encoding="utf-8")
    return file


def import_one(folder: Path, file: Path) -> str:
    """Import a record; return the id of its table."""
    result = run("import", str(file), "--data", str(folder))
    assert result.exit_code == 0, result.stderr
    return str(one(folder / DATABASE, "SELECT id FROM tables ORDER BY rowid DESC LIMIT 1"))


def seats(folder: Path, table: str) -> list[tuple[str, str, str]]:
    """Return who sits at a table."""
    rows = schema.seats
    query = select(rows.c.kind, rows.c.name, rows.c.bot).where(rows.c.table == table).order_by(rows.c.seat)
    with reading_file(folder / DATABASE) as source:
        return source.look(lambda connection: [(row.kind, row.name, row.bot) for row in connection.execute(query)])


def test_records_become_matches_that_verify_and_come_out_as_they_went_in(folder: Path) -> None:
    files = short_records()
    result = run("import", *files, "--data", str(folder), "--lang", "en")
    assert result.exit_code == 0, result.stderr
    tables = [line.rpartition(" ")[2] for line in result.stdout.splitlines()[: len(files)]]
    with reading_file(folder / DATABASE) as source:
        report = verify(source)
    assert (report.matches, report.findings) == (len(TITLES), [])
    for file, table in zip(files, tables, strict=True):
        was = read_record(Path(file).read_text("utf-8"))
        now = read_record(run("export", table, "--data", str(folder)).stdout)
        assert (now.title, now.seats, now.seed, now.answers) == (was.title, was.seats, was.seed, was.answers)
        assert now.ended == was.ended != ""
        replay(find_title(now.title), now)
    with serving(quick_settings(folder)) as address, Guest(address) as guest:
        for table in tables:
            assert guest.watch(table)["view"]["outcome"] is not None
            assert guest.ask("POST", f"/tables/{table}/join", seat=-1).json()["key"] == "why-over"


def test_a_match_that_is_not_over_goes_on_with_who_has_the_link(folder: Path, tmp_path: Path) -> None:
    table = import_one(folder, broken_off(tmp_path, "elfenland", 9, "Anna", "bot greedy"))
    with serving(quick_settings(folder)) as address, Guest(address, "Claire") as guest:
        info = guest.ask("GET", f"/tables/{table}").json()
        first, second = info["seats"][:2]
        assert (first["kind"], first["name"], second["kind"], second["bot"]) == ("open", "Anna", "bot", "greedy")
        guest.post(f"/tables/{table}/join", seat=0)
        guest.watch(table, face=0)
        while not guest.last["moves"]:
            guest.hear_kind("table")
        step = guest.last["step"]
        assert guest.go_on(table, 0)["step"] > step >= 9
    with reading_file(folder / DATABASE) as source:
        assert verify(source).findings == []


def test_an_undo_takes_back_one_answer_of_an_imported_match(folder: Path, tmp_path: Path) -> None:
    record = read_record(broken_off(tmp_path, "sylvion", 60).read_text("utf-8"))
    answers = next(at for at in range(60) if len(replay(find_title("sylvion"), record, at).back) > 1)
    table = import_one(folder, broken_off(tmp_path, "sylvion", answers, "Anna"))
    with serving(quick_settings(folder)) as address, Guest(address) as guest:
        guest.post(f"/tables/{table}/join", seat=0)
        guest.watch(table, face=0)
        guest.send("undo", table=table, seat=0, reach="answer", id="u")
        step = guest.answer("u")["step"]
    assert one(folder / DATABASE, "SELECT word FROM journal WHERE kind = 'undo' AND number = ?", step) == "1"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nonsense", "1: "),
        ("elderwood-record 1\ntitle: chess\nrules: 1\nseats: 2\nseed: oak\n", "chess"),
        ("elderwood-record 1\ntitle: sylvion\nrules: 1\nseats: 1\nseed: oak\n\n0: fly-away\n", "7: "),
        ("elderwood-record 1\ntitle: sylvion\nrules: 1\nseats: 1\nseed: oak\nended: damage\n", "damage"),
    ],
)
def test_one_wrong_record_lets_none_in(folder: Path, tmp_path: Path, text: str, words: str) -> None:
    wrong = tmp_path / "wrong.record"
    wrong.write_text(text, encoding="utf-8")
    result = run("import", short_records()[0], str(wrong), "--data", str(folder / "new"), "--lang", "en")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"{wrong}:")
    assert words in result.stderr
    assert not (folder / "new").exists()


def test_nothing_is_put_into_a_database_that_a_server_uses(folder: Path) -> None:
    with serving(quick_settings(folder)):
        result = run("import", short_records()[0], "--data", str(folder), "--lang", "en")
    assert (result.exit_code, "in use by another server" in result.stderr) == (2, True)
    assert one(folder / DATABASE, "SELECT count(*) FROM tables") == 0


def test_no_command_takes_a_table_for_a_flag(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-LnJl6ezBbJZYjHD", "--nJl6ezBbJZYjHD", "LnJl6ezBbJZYjHD-"])
    monkeypatch.setattr("elderwood.server.tables.secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "LnJl6ezBbJZYjHD-"


def test_a_match_is_written_beside_a_running_server(folder: Path, tmp_path: Path) -> None:
    tables = play_some(folder)
    file = tmp_path / "match.record"
    with serving(quick_settings(folder)) as address, Guest(address) as guest:
        served = guest.ask("GET", f"/tables/{tables['over']}/record").text
        assert run("export", tables["over"], str(file), "--data", str(folder)).exit_code == 0
        assert file.read_text("utf-8") == served
        middle = read_record(run("export", tables["middle"], "--data", str(folder)).stdout)
        assert len(replay(find_title("sylvion"), middle).answers) > 0
    table = import_one(tmp_path / "new", file)
    assert seats(tmp_path / "new", table) == seats(folder, tables["over"])
    again = run("export", tables["middle"], str(file), "--data", str(folder), "--lang", "en")
    assert (again.exit_code, "is there already" in again.stderr) == (2, True)
    assert file.read_text("utf-8") == served
    link = f"https://elves.example/table/{tables['over']}"
    assert run("export", link, "--data", str(folder)).stdout == served
    assert "has not begun" in run("export", tables["waiting"], "--data", str(folder), "--lang", "en").stderr
    assert "There is no table" in run("export", "nowhere", "--data", str(folder), "--lang", "en").stderr
