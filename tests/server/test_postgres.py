"""A database on a PostgreSQL server: how it is opened, what is said when it cannot be, and how it comes back."""

import asyncio
from pathlib import Path

import pytest

from elderwood.server.storage import open_storage
from elderwood.server.storage.addresses import read_address, tells_password
from elderwood.server.storage.checking import StorageError
from tests.server.clusters import Cluster
from tests.server.tables import ME, Guest, quick_settings, serving

SECRET = "xyzzy"


@pytest.fixture
def kind() -> str:
    return "postgresql"


async def open_and_close(address: str) -> None:
    storage = await open_storage(address)
    await storage.close()


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg2"])
def test_whatever_driver_is_named_ours_is_used(database: str, scheme: str) -> None:
    asyncio.run(open_and_close(database.replace("postgresql", scheme, 1)))


def test_two_servers_may_start_at_once_on_an_empty_database(database: str) -> None:
    async def story() -> None:
        await asyncio.gather(*[open_and_close(database) for _ in range(4)])

    asyncio.run(story())


def refusal(address: str) -> StorageError:
    with pytest.raises(StorageError) as caught:
        asyncio.run(open_and_close(address))
    error: BaseException | None = caught.value
    assert SECRET not in str(caught.value.values)
    while error is not None:  # nor in what a trace of it would show
        assert SECRET not in repr(error)
        error = error.__cause__
    return caught.value


def test_a_database_that_cannot_be_used_is_refused_in_words(cluster: Cluster, database: str, unused_port: int) -> None:
    asyncio.run(open_and_close(database))
    nobody = f"postgresql://anna:{SECRET}@127.0.0.1:{unused_port}/x"
    assert refusal(nobody).key == "error-database-unreachable"
    assert refusal(cluster.address("nowhere", f"postgres:{SECRET}")).key == "error-database-missing"
    newer = database.split("@/")[1].split("?")[0]
    asyncio.run(cluster.command("UPDATE alembic_version SET version_num = 'to_come'", newer))
    assert refusal(database).key == "error-database-newer"
    asyncio.run(cluster.command("DROP TABLE alembic_version", newer))
    assert refusal(database).key == "error-database-foreign"


def test_a_wrong_password(cluster: Cluster, database: str) -> None:
    rules = Path(cluster.server.pgdata) / "pg_hba.conf"
    before = rules.read_text()
    try:
        rules.write_text("local all stranger scram-sha-256\n" + before)
        cluster.order("CREATE ROLE stranger LOGIN PASSWORD 'mellon'", "SELECT pg_reload_conf()")
        wrong = database.replace("postgres@", f"stranger:{SECRET}@")
        while (error := refusal(wrong)).key != "error-database-login":  # the rules are read in a moment
            assert "permission" in str(error.values["why"])
        assert "stranger" in str(error.values["file"])
    finally:
        rules.write_text(before)
        cluster.order("SELECT pg_reload_conf()")


@pytest.mark.parametrize(
    "address", ["nonsense", "postgresql://a:xyzzy@h:port/x", "mysql://a:xyzzy@h/x", "postgresql://a:xyzzy@h"]
)
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(StorageError, match="error-database-url") as caught:
        read_address(address)
    assert SECRET not in str(caught.value.values)


def test_an_address_may_hold_a_password() -> None:
    assert tells_password("postgres://a:b@h/x")
    assert tells_password("postgres://a@h/x?password=b")
    assert not tells_password("postgres://a@h/x")


def test_a_database_goes_away_and_comes_back(cluster: Cluster, database: str, caplog: pytest.LogCaptureFixture) -> None:
    with serving(quick_settings(database)) as address, Guest(address) as guest:
        table = guest.table(ME, seed="oak")
        before = guest.watch(table, face=0)
        move, decision = before["moves"][0]["move"], before["view"]["decision"]
        asyncio.run(cluster.shut(database))
        for _ in range(3):
            assert guest.play(table, 0, move, decision, mark="m")["failure"]["key"] == "error-storage"
        refused = guest.ask("PATCH", "/me", name="Anna")
        assert (refused.json()["key"], refused.status_code) == ("error-storage", 503)
        assert len({record.getMessage() for record in caplog.records}) == len(caplog.records) <= 2
        asyncio.run(cluster.open(database))
        assert guest.play(table, 0, move, decision, mark="m") == {"type": "ack", "id": "m", "step": 1}
        guest.see(1)
        asyncio.run(cluster.shut(database))  # restarted while nobody plays
        asyncio.run(cluster.open(database))
        assert guest.go_on(table, 0)["step"] == 2
