"""A database on a PostgreSQL server is copied to a file and made of one, read beside its servers, and given matches."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from elderwood.server import schema
from elderwood.server.keeping.verifying import verify
from elderwood.server.settings import database_in
from elderwood.server.storage import copying
from elderwood.server.storage.checking import StorageError
from elderwood.server.storage.copying import back_up, restore
from elderwood.server.storage.reading import reading, writing
from tests.cli.running import run
from tests.server.clusters import Cluster, name_in
from tests.server.keeping import DATABASE, everything, play_some, rows_of
from tests.server.tables import ME, Guest, quick_settings, serving


@pytest.fixture
def kind() -> str:
    return "postgresql"


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("source")
    tables = play_some(folder)
    with serving(quick_settings(folder)) as address, Guest(address) as guest:
        guest.ask("POST", f"/tables/{tables['over']}/report", text="A report.")
    return folder


def unseen(_: int, __: int) -> None:
    """Show no progress."""


def move_there(source: Path, folder: Path, database: str) -> Path:
    """Put all of a file into a database on a server; return the backup that it came by."""
    copy = folder / "copy.db"
    back_up(database_in(source), copy, False, unseen)
    assert restore(copy, database, False, unseen) is None
    return copy


def test_there_and_back_every_row_is_as_it_was(source: Path, database: str, tmp_path: Path) -> None:
    move_there(source, tmp_path, database)
    rows = everything(source / DATABASE)
    assert len(rows["journal"]) > 100
    assert len(rows["reports"]) == 1
    with reading(database) as there:
        assert {table.name: there.look(partial(rows_of, table)) for table in schema.metadata.sorted_tables} == rows
        assert verify(there).findings == []
    moving: dict[str, list[tuple[object, ...]]] = {"sessions": [], "hours": []}  # what a server changes by running
    with serving(quick_settings(database)) as address, Guest(address) as guest:
        back_up(database, tmp_path / "back.db", False, unseen)
        assert {**everything(tmp_path / "back.db"), **moving} == {**rows, **moving}
        table = next(row[0] for row in rows["tables"])
        told = guest.ask("POST", f"/tables/{table}/report", text="One more, with an id of its own.")
        assert told.status_code == 204
    assert restore(tmp_path / "back.db", database_in(tmp_path / "home"), False, unseen) is None
    assert everything(tmp_path / "home" / DATABASE) == everything(tmp_path / "back.db")


def test_a_full_disk_is_no_fault_of_the_database(
    source: Path, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def crowded(file: Path) -> Iterator[Connection]:
        with writing(file) as connection:
            connection.exec_driver_sql("PRAGMA max_page_count=1")  # it cannot grow from here on
            yield connection

    move_there(source, tmp_path, database)
    monkeypatch.setattr(copying, "writing", crowded)
    result = run("backup", str(tmp_path / "back.db"), "--database", database, "--lang", "en")
    assert (result.exit_code, "back.db cannot be written" in result.stderr) == (2, True), result.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["copy.db"]


def test_only_an_empty_database_is_filled(source: Path, database: str, tmp_path: Path) -> None:
    with serving(quick_settings(database)):
        back_up(database_in(source), tmp_path / "early.db", False, unseen)
        with pytest.raises(StorageError, match="error-database-in-use"):
            restore(tmp_path / "early.db", database, True, unseen)
    copy = move_there(source, tmp_path, database)
    with pytest.raises(StorageError, match="error-database-holds"):
        restore(copy, database, True, unseen)
    with reading(database) as there:
        assert verify(there).matches == 5


def test_a_copy_is_of_one_moment(source: Path, database: str) -> None:
    with serving(quick_settings(database)) as address, Guest(address) as guest, reading(database) as there:
        guest.table(ME)

        def look(connection: Connection) -> list[int]:
            seen = [len(connection.execute(select(schema.tables)).all())]
            guest.table(ME)
            return [*seen, len(connection.execute(select(schema.tables)).all())]

        assert there.look(look) == [1, 1]
        assert len(there.look(partial(rows_of, schema.tables))) == 2


def test_a_database_that_cannot_be_read_is_refused_in_words(
    cluster: Cluster, database: str, tmp_path: Path, unused_port: int
) -> None:
    def refused(address: str) -> str:
        with pytest.raises(StorageError) as caught:
            back_up(address, tmp_path / "copy.db", False, unseen)
        assert list(tmp_path.iterdir()) == []
        return caught.value.key

    assert refused(database) == "error-database-empty"
    assert refused(f"postgresql://anna@127.0.0.1:{unused_port}/x") == "error-database-unreachable"
    with serving(quick_settings(database)):
        pass
    for revision, key in (("0001", "error-database-older"), ("to_come", "error-database-newer")):
        asyncio.run(cluster.command(f"UPDATE alembic_version SET version_num = '{revision}'", name_in(database)))
        assert refused(database) == key
    asyncio.run(cluster.command("DROP TABLE alembic_version", name_in(database)))
    assert refused(database) == "error-database-foreign"


def test_matches_go_in_and_out_while_a_server_runs(source: Path, database: str, tmp_path: Path) -> None:
    over = next(row[0] for row in everything(source / DATABASE)["tables"] if "over" in row and "elfenland" in row)
    file = tmp_path / "match.record"
    assert run("export", str(over), str(file), "--data", str(source)).exit_code == 0
    with serving(quick_settings(database)) as address, Guest(address) as guest:
        taken = run("import", str(file), "--database", database)
        assert taken.exit_code == 0, taken.output
        with reading(database) as there:
            [(table, *_)] = there.look(partial(rows_of, schema.tables))
        assert guest.watch(str(table))["view"]["outcome"] is not None
        again = run("export", str(table), "--database", database)
    assert again.stdout.splitlines()[-5:] == file.read_text("utf-8").splitlines()[-5:]
    checked = run("verify", "--database", database, "--lang", "en")
    assert (checked.exit_code, "Matches 1 " in checked.stdout) == (0, True), checked.output


@pytest.mark.parametrize("words", [["serve"], ["verify"], ["backup", "copy.db"], ["serve", "--set"]])
def test_a_password_on_the_command_line_is_refused(words: list[str]) -> None:
    address = "postgresql://anna:xyzzy@nowhere/x"
    flag = [f"database={address}"] if "--set" in words else ["--database", address]
    result = run(*words, *flag, "--lang", "en")
    assert (result.exit_code, "PGPASSWORD" in result.stderr, "xyzzy" in result.stderr) == (2, True, False)
