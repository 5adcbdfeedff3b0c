"""Clocks on the page: chosen with the table, read at a plate, and paused."""

import re

from playwright.sync_api import expect

from tests.browser.player import Player


def test_a_clock_is_chosen_seen_and_paused(player: Player) -> None:
    """What stands in a pause is not shown as running, and nothing is asked until somebody goes on."""
    player.open("/new/elfenland")
    player.find("seat-1").select_option("bot")
    player.find("clock").select_option(label="30 seconds for each move")
    player.click("create")
    expect(player.find("time-0")).to_have_text(re.compile(r"^0:(30|2\d)$"))
    player.click("open-ways-out")
    player.click("out-pause")
    expect(player.find("prompt")).to_contain_text("paused")
    expect(player.find("time-0")).to_have_count(0)
    player.click("resume")
    expect(player.find("time-0")).to_be_visible()
    expect(player.find("prompt")).to_contain_text("Your turn")
