"""The server dies in the middle of a match."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.launching import PHONE
from tests.browser.player import Player, taste
from tests.browser.serving import Server

LATER = """(number) => Number(document.querySelector('[data-testid="table"]').dataset.decision) > number"""


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def forgive(player: Player) -> None:
    """The browser itself complains of a server that is not there."""
    player.complaints[:] = [text for text in player.complaints if "ERR_CONNECTION" not in text]


def test_the_banner_leaves_a_phone_its_table(mortal: Server, visit: Visit) -> None:
    player = visit(address=mortal.address, size=PHONE, touch=True)
    player.seat_at_battle()
    mortal.crash()
    expect(player.find("banner")).to_be_visible()
    box = player.box(player.find("banner"))
    assert box["height"] < 80
    assert 0 <= box["x"] < box["x"] + box["width"] <= PHONE["width"]
    forgive(player)


def test_a_killed_server_loses_nothing(mortal: Server, visit: Visit) -> None:
    """UI-50: the banner, the kept move, the way back by itself; UI-46: nothing is played again as a film."""
    player = visit(address=mortal.address)
    player.seat_at_battle()
    pick = taste(7)
    for _ in range(8):
        player.go_on(pick)
    look = player.wait_for_turn()
    hand, log = player.hand(), player.log()

    mortal.crash()
    expect(player.find("banner")).to_be_visible()
    expect(player.find("board")).to_be_visible()
    assert player.hand() == hand
    kept = pick(look)
    player.touch(kept)
    if player.look().doubt:
        player.touch(kept)
    expect(player.find("primary")).to_have_attribute("aria-disabled", "true")
    assert player.look().decision == look.decision

    mortal.start()
    player.page.wait_for_function(LATER, arg=look.decision)
    expect(player.find("banner")).to_have_count(0)
    player.wait_for_turn()
    assert player.log()[: len(log)] == log
    numbers = [step["number"] for step in player.told[-1]["steps"]]
    assert numbers == sorted(set(numbers))

    newcomer = player.page.context.new_page()
    newcomer.goto(player.page.url)
    newcomer.get_by_test_id("board").wait_for()
    expect(newcomer.get_by_test_id("log").locator("li")).to_have_count(len(player.log()))
    newcomer.close()
    player.play_to_the_end(taste(8, eager=0.2))
    forgive(player)


def test_a_hint_asked_for_while_the_server_is_away_comes_when_it_is_back(mortal: Server, visit: Visit) -> None:
    player = visit(address=mortal.address)
    player.seat_at_battle()
    mortal.crash()
    expect(player.find("banner")).to_be_visible()
    player.click("advice")
    expect(player.find("advice-panel")).to_be_visible()
    mortal.start()
    expect(player.find("advised").first).to_be_visible(timeout=30_000)
    forgive(player)


def test_a_table_of_an_unknown_address_says_so(visit: Visit) -> None:
    player = visit()
    player.open("/table/nowhere")
    expect(player.page.get_by_role("alert")).to_be_visible()
    player.complaints[:] = [text for text in player.complaints if "404" not in text]
