"""A stranger plays alone, from the first page to the last."""

import re

from playwright.sync_api import expect

from tests.browser.player import Player, taste


def test_from_the_home_page_to_the_first_move_in_two_clicks(player: Player) -> None:
    """UI-62: one click on the box, one on "Play": the introductory game, in which cards are played at once."""
    player.open()
    player.click("box-sylvion")
    player.click("play-sylvion")
    look = player.wait_for_turn()
    assert any(thing.startswith("hand:") for thing in look.glowing)
    assert "/table/" in player.page.url


def test_a_solo_siege_from_the_home_page_to_its_end(player: Player) -> None:
    """The full game is one click away, too: it begins with the draft."""
    player.open()
    player.click("box-sylvion")
    player.click("whole-sylvion")
    assert player.wait_for_turn().glowing == ["column:1", "column:2", "column:3", "column:4"]
    player.play_to_the_end(taste(1))
    expect(player.find("end-screen")).to_be_visible()
    assert re.fullmatch(r"-?\d+", player.text("score"))
