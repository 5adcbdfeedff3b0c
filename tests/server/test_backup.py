"""Backups: what a running server has stored, as one whole file, and a server's database made of such a file."""

import errno
import gzip
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from elderwood.server.keeping.verifying import verify
from elderwood.server.settings import database_in
from elderwood.server.storage import copying, reading
from elderwood.server.storage.checking import StorageError
from elderwood.server.storage.copying import back_up, restore
from elderwood.server.storage.reading import is_older, reading_file
from tests.cli.running import run
from tests.server.keeping import DATABASE, everything, one, play_some
from tests.server.tables import ME, Guest, quick_settings, serving

HOUSE = Path(__file__).parent.parent / "fixtures" / "v0.1" / "house.db.gz"


def unseen(_: int, __: int) -> None:
    """Show no progress."""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("source")
    play_some(folder)
    return folder


@pytest.fixture
def backup(source: Path, tmp_path: Path) -> Path:
    file = tmp_path / "copy.db"
    back_up(database_in(source), file, False, unseen)
    return file


def names_in(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


def test_backup_and_restore_give_every_row_back(source: Path, tmp_path: Path) -> None:
    copy, new = tmp_path / "copy.db", tmp_path / "new" / "house"
    steps: list[tuple[int, int]] = []
    back_up(database_in(source), copy, False, lambda done, count: steps.append((done, count)))
    assert steps[-1][0] == steps[-1][1] > 0
    assert names_in(tmp_path) == {"copy.db"}
    assert copy.stat().st_mode & 0o077 == 0
    assert restore(copy, database_in(new), False, unseen) is None
    rows = everything(source / DATABASE)
    assert len(rows["journal"]) > 100
    assert everything(copy) == everything(new / DATABASE) == rows
    assert (new / DATABASE).stat().st_mode & 0o077 == 0
    assert not list(tmp_path.glob("copy.db-*"))  # read or not, it is one file
    with serving(quick_settings(new)) as address, Guest(address) as guest:
        table = one(copy, "SELECT id FROM tables WHERE state = 'over' AND NOT abandoned")
        assert guest.watch(table)["view"]["outcome"] is not None


def test_a_copy_made_while_many_moves_are_stored_is_whole(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "PAGES", 1)
    copy = tmp_path / "copy.db"
    with serving(quick_settings(folder, snapshot_every=3)) as address, Guest(address) as guest:
        table = guest.table(ME, seed="oak")
        guest.watch(table, face=0)
        guest.go_on(table, 0)
        while_copying: list[int] = []
        begun, enough = threading.Event(), threading.Event()

        def hold_up(done: int, count: int) -> None:
            begun.set()
            assert enough.wait(10)

        copier = threading.Thread(target=back_up, args=(database_in(folder), copy, False, hold_up))
        copier.start()
        assert begun.wait(10)
        for turn in range(12):
            while_copying.append(guest.go_on(table, 0, turn)["step"])
        enough.set()
        for turn in range(12):
            guest.go_on(table, 0, turn)
        copier.join(10)
    assert one(copy, "SELECT max(number) FROM journal") < while_copying[0]
    with reading_file(copy) as source:
        report = verify(source)
    assert (report.matches, report.findings) == (1, [])


def test_a_file_is_replaced_only_by_force(source: Path, backup: Path) -> None:
    backup.write_text("mine")
    with pytest.raises(StorageError, match="error-copy-exists"):
        back_up(database_in(source), backup, False, unseen)
    assert backup.read_text() == "mine"
    back_up(database_in(source), backup, True, unseen)
    assert everything(backup) == everything(source / DATABASE)
    with pytest.raises(StorageError, match="error-copy-exists"):
        back_up(database_in(source), source / DATABASE, True, unseen)


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:20000])


def cut_short(file: Path) -> None:
    os.truncate(file, 50)


def damaged(file: Path) -> None:
    data = file.read_bytes()
    file.write_bytes(data[:8192] + b"\xaa" * 4096 + data[12288:])


def another(file: Path) -> None:
    file.write_text("elderwood-record 1\n" * 100)


def newer(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = 'to_come'")


def absent(file: Path) -> None:
    file.unlink()


@pytest.mark.parametrize("spoil", [cut, cut_short, damaged, another, newer, absent])
def test_a_backup_that_is_not_whole_is_refused_and_nothing_touched(
    backup: Path, tmp_path: Path, spoil: Callable[[Path], None]
) -> None:
    target = tmp_path / "target"
    restore(backup, database_in(target), False, unseen)
    rows = everything(target / DATABASE)
    spoil(backup)
    before = names_in(target)
    result = run("restore", str(backup), "--data", str(target), "--force")
    assert (result.exit_code, result.stdout) == (2, "")
    assert names_in(target) == before
    assert everything(target / DATABASE) == rows


def full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def full_for_sqlite(*_: object) -> None:
    raise sqlite3.OperationalError("database or disk is full")


@pytest.mark.parametrize(
    ("where", "fault"), [("os.fsync", full), ("copy_file", full_for_sqlite), ("tempfile.mkstemp", full)]
)
def test_a_full_disk_leaves_no_half_a_backup(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str, fault: Callable[..., None]
) -> None:
    kept = tmp_path / "copy.db"
    kept.write_text("the last one")
    monkeypatch.setattr(f"{copying.__name__}.{where}", fault)
    result = run("backup", str(kept), "--data", str(source), "--force", "--lang", "en")
    assert (result.exit_code, "cannot be written" in result.stderr) == (2, True)
    assert names_in(tmp_path) == {"copy.db"}
    assert kept.read_text() == "the last one"


@pytest.mark.parametrize(
    ("where", "fault"), [("os.fsync", full), ("copy_rows", full_for_sqlite), ("Path.replace", full)]
)
def test_a_full_disk_leaves_the_database_as_it_was(
    backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str, fault: Callable[..., None]
) -> None:
    target = tmp_path / "target"
    restore(backup, database_in(target), False, unseen)
    rows = everything(target / DATABASE)
    before = names_in(target)
    monkeypatch.setattr(f"{copying.__name__}.{where}", fault)
    with pytest.raises(StorageError, match="error-copy-failed"):
        restore(backup, database_in(target), True, unseen)
    assert names_in(target) == before
    assert everything(target / DATABASE) == rows


def test_a_database_that_holds_something_is_replaced_only_by_force_and_kept(backup: Path, tmp_path: Path) -> None:
    target = tmp_path / "target"
    with serving(quick_settings(target)) as address, Guest(address, "Anna") as anna:
        anna.table(ME)
        running = run("restore", str(backup), "--data", str(target), "--force", "--lang", "en")
        assert (running.exit_code, "in use by another server" in running.stderr) == (2, True)
    before = everything(target / DATABASE)
    assert before["tables"]
    refused = run("restore", str(backup), "--data", str(target), "--lang", "en")
    assert (refused.exit_code, "holds something" in refused.stderr) == (2, True)
    assert everything(target / DATABASE) == before
    forced = run("restore", str(backup), "--data", str(target), "--force", "--lang", "en")
    assert forced.exit_code == 0
    assert everything(target / DATABASE) == everything(backup)
    [kept] = target.glob(f"{DATABASE}.before-*[0-9]")
    assert str(kept) in forced.stdout
    assert everything(kept) == before


def test_an_empty_database_is_filled(backup: Path, tmp_path: Path) -> None:
    target = tmp_path / "target"
    with serving(quick_settings(target)):
        pass
    assert restore(backup, database_in(target), False, unseen) is None
    assert everything(target / DATABASE) == everything(backup)
    assert not list(target.glob("*.before-*"))


def test_a_damaged_database_is_kept_too(backup: Path, tmp_path: Path) -> None:
    target = tmp_path / "target"
    target.mkdir()
    (target / DATABASE).write_text("something else")
    (target / f"{DATABASE}-wal").write_text("and more of it")
    with pytest.raises(StorageError, match="error-database-full"):
        restore(backup, database_in(target), False, unseen)
    kept = restore(backup, database_in(target), True, unseen)
    assert kept is not None
    assert kept.read_text() == "something else"
    assert kept.with_name(f"{kept.name}-wal").read_text() == "and more of it"
    assert everything(target / DATABASE) == everything(backup)


def test_what_a_deleted_database_left_behind_is_not_taken_for_the_new_one_s(
    source: Path, backup: Path, tmp_path: Path
) -> None:
    target = tmp_path / "target"
    with serving(quick_settings(target)) as address, Guest(address, "Anna") as anna:
        anna.table(ME)
        left = (target / f"{DATABASE}-wal").read_bytes()
    (target / DATABASE).unlink()
    (target / f"{DATABASE}-wal").write_bytes(left)
    assert restore(backup, database_in(target), False, unseen) is None
    assert everything(target / DATABASE) == everything(backup)


def test_a_backup_is_not_restored_over_itself(backup: Path) -> None:
    with pytest.raises(StorageError, match="error-copy-exists"):
        restore(backup, f"sqlite:///{backup}", True, unseen)


def test_a_backup_of_an_older_schema_comes_in_today_s(tmp_path: Path) -> None:
    old = tmp_path / "house.db"
    old.write_bytes(gzip.decompress(HOUSE.read_bytes()))
    copy = tmp_path / "copy.db"
    back_up(f"sqlite:///{old}", copy, False, unseen)
    assert is_older(copy)
    restore(copy, database_in(tmp_path / "new"), False, unseen)
    assert not is_older(tmp_path / "new" / DATABASE)
    with reading_file(tmp_path / "new" / DATABASE) as source:
        report = verify(source)
    assert (report.matches, report.broken) == (10, False)


def test_a_database_whose_name_is_odd_is_copied(source: Path, tmp_path: Path) -> None:
    folder = tmp_path / "a b?#%25"
    shutil.copytree(source, folder)
    copy = tmp_path / "c?d.db"
    back_up(database_in(folder), copy, False, unseen)
    assert len(everything(copy)["tables"]) == 5
