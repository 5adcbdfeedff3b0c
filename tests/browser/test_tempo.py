"""How long one waits for bots: a speed for the table, and a way to one's next question."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import Server

LONG = 60.0  # seconds a bot thinks: four times longer than this test would wait


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Server]:
    """A house whose bots think long."""
    server = Server(tmp_path, bot_delay=LONG)
    server.start()
    yield server
    server.stop()


def test_the_table_keeps_the_speed_of_its_bots(visit: Visit) -> None:
    player = visit()
    player.new_table("me", "bot", title="rage", seed="oak")
    expect(player.find("pace")).to_have_value("normal")
    player.find("pace").select_option("at-once")
    player.wait_for_turn()
    expect(player.find("hurry")).to_have_count(0)  # one is asked already
    player.page.reload()
    expect(player.find("pace")).to_have_value("at-once")
    told = [update["info"]["pace"] for update in player.told]
    assert told[-1] == "at-once"


def test_one_click_leads_to_the_next_question(slow: Server, visit: Visit) -> None:
    player = visit(slow.address)
    player.new_table("bot", "bot", "me", title="elfenland", seed="oak")
    player.click("hurry")
    look = player.wait_for_turn()
    assert not look.over
    expect(player.find("hurry")).to_have_count(0)
