from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.tables import Guest, quick_settings, serving


class House:
    """One server for all tests that do not ask for their own, while nothing of it is patched."""

    def __init__(self, folders: pytest.TempPathFactory) -> None:
        self.folders = folders
        self.running = ExitStack()
        self.address = ""

    def open(self) -> str:
        """Return the address of the server; start it if need be."""
        if not self.address:
            self.address = self.running.enter_context(serving(quick_settings(self.folders.mktemp("house"))))
        return self.address

    def close(self) -> None:
        """End the server, and whatever its bots are still playing."""
        self.running.close()
        self.address = ""


@pytest.fixture(scope="package")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory)
    yield house
    house.close()


@pytest.fixture(autouse=True)
def nothing_is_patched_for_others(request: pytest.FixtureRequest, shared_house: House) -> None:
    """What a test patches is patched for every server of this process: their bots would take part in the test."""
    if "monkeypatch" in request.fixturenames:
        shared_house.close()


@pytest.fixture
def address(shared_house: House) -> str:
    return shared_house.open()


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
