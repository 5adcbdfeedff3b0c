from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.tables import Guest, quick_settings, serving


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests that do not ask for their own."""
    with serving(quick_settings(tmp_path_factory.mktemp("house"))) as address:
        yield address


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
