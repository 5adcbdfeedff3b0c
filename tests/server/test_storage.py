"""The writer: what waits is committed together, and a bad job harms no other."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from elderwood.games import TITLES
from elderwood.server import schema
from elderwood.server.limits import Limits
from elderwood.server.refusals import RefusalError
from elderwood.server.settings import Limit, database_in
from elderwood.server.storage import Storage, Write, open_storage, sqlite
from elderwood.server.storage import database as storing
from elderwood.server.storage.checking import StorageError
from elderwood.server.storage.database import Job
from elderwood.server.storage.tables import waiting_for_bots
from tests.server.clusters import DATABASES
from tests.server.tables import Gate

ADD = insert(schema.sessions)


def guest(name: str) -> Write:
    return ADD, {"id": name, "token_hash": name, "name": name, "created": 0.0}


def run(database: str, story: object) -> None:
    async def tell() -> None:
        storage = await open_storage(database)
        try:
            await story(storage)  # type: ignore[operator]
        finally:
            await storage.close()

    asyncio.run(tell())


@DATABASES
def test_what_waits_is_committed_together(database: str) -> None:
    async def story(storage: Storage) -> None:
        await asyncio.gather(*[storage.write(guest(f"g{number}")) for number in range(50)])
        assert storage.batches <= 3
        assert len(await storage.read(select(schema.sessions))) == 50

    run(database, story)


@DATABASES
def test_a_bad_job_harms_no_other(database: str) -> None:
    async def story(storage: Storage) -> None:
        names = ["a", "b", "a", "c"]
        results = await asyncio.gather(
            *[storage.write(guest(name)) for name in names],
            return_exceptions=True,
        )
        assert [isinstance(result, IntegrityError) for result in results] == [False, False, True, False]
        assert len(await storage.read(select(schema.sessions))) == 3

    run(database, story)


@DATABASES
def test_a_bad_job_is_found_by_halves(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []
    commit = storing.commit

    async def counted(connection: AsyncConnection, batch: list[Job], shared: bool) -> None:
        tries.append(len(batch))
        await commit(connection, batch, shared)

    async def story(storage: Storage) -> None:
        await storage.write(guest("g40"))
        monkeypatch.setattr(storing, "commit", counted)
        results = await asyncio.gather(
            *[storage.write(guest(f"g{number}")) for number in range(64)], return_exceptions=True
        )
        assert [number for number, result in enumerate(results) if result is not None] == [40]
        assert sum(tries) <= 2 * 64 + 64
        assert len(tries) <= 1 + 2 * 6
        assert len(await storage.read(select(schema.sessions))) == 64

    run(database, story)


def test_who_waits_for_another_program_waits_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS, "busy_timeout=50"))
    tries = 0
    commit = storing.commit

    async def counted(connection: AsyncConnection, batch: list[Job], shared: bool) -> None:
        nonlocal tries
        tries += 1
        await commit(connection, batch, shared)

    monkeypatch.setattr(storing, "commit", counted)

    async def story(storage: Storage) -> None:
        with closing(sqlite3.connect(folder / "elderwood.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            jobs = [storage.write(guest(f"g{number}")) for number in range(20)]
            results = await asyncio.gather(*jobs, return_exceptions=True)
        assert all(isinstance(result, OperationalError) for result in results)
        assert tries == storage.batches
        await storage.write(guest("later"))

    run(database_in(folder), story)


@DATABASES
def test_only_so_many_wait_for_the_disk(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storing, "MOST_WAITING", 3)

    async def story(storage: Storage) -> None:
        gate = Gate()
        monkeypatch.setattr(storing, "commit", gate.before(storing.commit))
        tasks = [asyncio.create_task(storage.write(guest("first")))]
        await gate.reached.wait()
        tasks += [asyncio.create_task(storage.write(guest(f"g{number}"))) for number in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(RefusalError, match="error-storage-busy"):
            await storage.write(guest("too many"))
        gate.open.set()
        await asyncio.gather(*tasks)
        assert len(await storage.read(select(schema.sessions))) == 4

    run(database, story)


def test_a_power_cut_loses_nothing(folder: Path) -> None:
    async def story(storage: Storage) -> None:
        async with storage.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2

    run(database_in(folder), story)


@DATABASES
def test_the_schema_is_the_code_s(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async def story(storage: Storage) -> None:
        async with storage.engine.connect() as connection:
            found = await connection.run_sync(differences)
            assert [item for item in found if "alembic_version" not in str(item)] == []

    run(database, story)
    run(database, story)


def test_one_server_a_database(folder: Path) -> None:
    async def story(storage: Storage) -> None:
        with pytest.raises(StorageError) as caught:
            await open_storage(database_in(folder))
        assert caught.value.key == "error-database-in-use"

    run(database_in(folder), story)


def damaged(file: Path) -> None:
    data = file.read_bytes()
    file.write_bytes(data[:8192] + b"\xaa" * 4096 + data[12288:])


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:20000])


def newer(file: Path) -> None:
    change(file, "UPDATE alembic_version SET version_num = 'to_come'")


def foreign(file: Path) -> None:
    file.unlink()
    change(file, "CREATE TABLE tables (name)")


def folder_instead(file: Path) -> None:
    file.unlink()
    file.mkdir()


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (damaged, "error-database-damaged"),
        (cut, "error-database-damaged"),
        (newer, "error-database-newer"),
        (foreign, "error-database-foreign"),
        (folder_instead, "error-database-open"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_and_left_alone(
    folder: Path, spoil: Callable[[Path], None], key: str
) -> None:
    asyncio.run(make_and_close(folder))
    file = folder / "elderwood.db"
    spoil(file)
    before = file.read_bytes() if file.is_file() else b""
    with pytest.raises(StorageError) as caught:
        asyncio.run(make_and_close(folder))
    assert caught.value.key == key
    assert (file.read_bytes() if file.is_file() else b"") == before


async def make_and_close(folder: Path) -> None:
    storage = await open_storage(database_in(folder))
    await storage.close()


def test_a_database_that_another_program_writes_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elderwood.server.storage.checking.PATIENCE", 0.1)
    asyncio.run(make_and_close(folder))
    with closing(sqlite3.connect(folder / "elderwood.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError) as caught:
            asyncio.run(make_and_close(folder))
    assert caught.value.key == "error-database-in-use"


def test_nobody_else_may_read_the_seeds(folder: Path) -> None:
    folder.chmod(0o755)
    asyncio.run(make_and_close(folder))
    assert (folder / "elderwood.db").stat().st_mode & 0o077 == 0


def test_every_move_fits_its_column() -> None:
    longest = max((word for title in TITLES for word in title.space.words), key=len)
    length = schema.journal.c.word.type.length  # type: ignore[attr-defined]
    assert len(longest) <= length


def test_tables_of_before_know_whether_a_bot_is_to_move(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elderwood.server.storage.opening.NEWEST", "0005")
    asyncio.run(make_and_close(folder))
    monkeypatch.undo()
    file = folder / "elderwood.db"
    for name, state, awaits in (("bots", "playing", "[1]"), ("mine", "playing", "[0]"), ("over", "over", "[1]")):
        columns = "id, state, awaits, title, rules, options, seed, public, host, created, changed, rematch"
        values = f"'{name}', '{state}', '{awaits}', 'sylvion', 1, '{{}}', 'oak', 0, '', 0, 0, ''"
        change(file, f"INSERT INTO tables ({columns}) VALUES ({values})")
        for seat, kind in enumerate(("person", "bot")):
            change(
                file,
                'INSERT INTO seats ("table", seat, kind, session, name, bot, gone)'
                f" VALUES ('{name}', {seat}, '{kind}', '', '', '', 0)",
            )

    async def story(storage: Storage) -> None:
        assert await waiting_for_bots(storage) == ["bots"]

    run(database_in(folder), story)


def test_limits_come_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("elderwood.server.limits.time.monotonic", lambda: now)
    limits = Limits({"write": Limit(2, 0.5)})
    limits.take("write", "a")
    limits.take("write", "a")
    limits.take("write", "b")
    with pytest.raises(RefusalError) as caught:
        limits.take("write", "a")
    assert caught.value.values == {"seconds": 2}
    now = 102.0
    limits.take("write", "a")
