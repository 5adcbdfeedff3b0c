import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.launching import chromium, newcomer
from tests.browser.player import Player
from tests.browser.serving import Server

Visit = Callable[..., Player]
# How often each test is run: tools/hunt_races.py asks for several.
REPEATS = int(os.environ.get("ELDERWOOD_REPEATS", "1"))

# A table made on the page gets a deal by chance, and so would the test: it asks for this one instead, where it may.
ONE_DEAL = """(() => {
  const send = window.fetch;
  window.fetch = (address, how = {}) => {
    if (how.method !== 'POST' || !String(address).endsWith('/api/tables')) return send(address, how);
    const wish = JSON.parse(how.body);
    const alone = wish.seats.every((seat) => seat.kind !== 'open');
    return send(address, { ...how, body: JSON.stringify(alone ? { seed: 'oak', ...wish } : wish) });
  };
})();"""


@pytest.hookimpl(trylast=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if REPEATS > 1:
        metafunc.fixturenames.append("attempt")
        metafunc.parametrize("attempt", range(REPEATS), ids=[f"try{number}" for number in range(1, REPEATS + 1)])


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if REPEATS > 1 and report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        print(f"\n{report.longreprtext}")  # at once: a hunt is long, and may be cut short


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not kill it."""
    server = Server(tmp_path_factory.mktemp("house"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Call to have somebody come. In the end nobody's console may have complained."""
    players: list[Player] = []

    def come(address: str = "", **how: Any) -> Player:
        player = newcomer(browser, address or server.address, **how)
        player.page.add_init_script(ONE_DEAL)
        players.append(player)
        return player

    yield come
    for player in players:
        player.page.context.close()
    assert [player.complaints for player in players] == [[] for _ in players]


@pytest.fixture
def player(visit: Visit) -> Player:
    """Somebody at a desktop."""
    return visit()
