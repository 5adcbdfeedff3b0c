"""A hand of more cards than lie side by side: each can be reached, whichever is pointed at."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.test_boundaries import spoil


def test_a_card_that_is_pointed_at_does_not_hide_the_next_one(player: Player) -> None:
    """UI-26: eighteen cards on a desktop, pointed at from left to right, then pressed."""

    def fill(message: dict[str, Any]) -> None:
        if message["view"]:
            cards = message["view"]["hands"][0]["cards"]
            message["view"]["hands"][0]["cards"] = [cards[at % len(cards)] for at in range(18)]

    spoil(player, fill)
    player.new_table(game="intro")
    cards = player.find("hand").locator("button[data-thing]")
    expect(cards).to_have_count(18)
    found = [player.point_of(cards.first)]
    for at in range(17):
        player.page.mouse.move(*found[at])
        found.append(player.point_of(cards.nth(at + 1)))
    player.page.mouse.click(*found[3])
    player.page.keyboard.press("Escape")
    player.point_of(cards.nth(4))
