"""The writer: what waits is committed together, and a bad job harms no other."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError

from elderwood.server import schema
from elderwood.server.limits import Limits
from elderwood.server.refusals import RefusalError
from elderwood.server.settings import Limit, database_in
from elderwood.server.storage import Storage, StorageError, Write, open_storage

ADD = insert(schema.sessions)


def guest(name: str) -> Write:
    return ADD, {"id": name, "token_hash": name, "name": name, "created": 0.0}


def run(folder: Path, story: object) -> None:
    async def tell() -> None:
        storage = await open_storage(database_in(folder))
        try:
            await story(storage)  # type: ignore[operator]
        finally:
            await storage.close()

    asyncio.run(tell())


def test_what_waits_is_committed_together(folder: Path) -> None:
    async def story(storage: Storage) -> None:
        await asyncio.gather(*[storage.write(guest(f"g{number}")) for number in range(50)])
        assert storage.batches <= 3
        assert len(await storage.read(select(schema.sessions))) == 50

    run(folder, story)


def test_a_bad_job_harms_no_other(folder: Path) -> None:
    async def story(storage: Storage) -> None:
        names = ["a", "b", "a", "c"]
        results = await asyncio.gather(
            *[storage.write(guest(name)) for name in names],
            return_exceptions=True,
        )
        assert [isinstance(result, IntegrityError) for result in results] == [False, False, True, False]
        assert len(await storage.read(select(schema.sessions))) == 3

    run(folder, story)


def test_the_database_is_safe_and_its_schema_is_the_code_s(folder: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async def story(storage: Storage) -> None:
        async with storage.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
            found = await connection.run_sync(differences)
            assert [item for item in found if "alembic_version" not in str(item)] == []

    run(folder, story)
    run(folder, story)


def test_one_server_a_database(folder: Path) -> None:
    async def story(storage: Storage) -> None:
        with pytest.raises(StorageError) as caught:
            await open_storage(database_in(folder))
        assert caught.value.key == "error-database-in-use"

    run(folder, story)


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
