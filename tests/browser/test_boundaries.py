"""UI-50: whatever fails on the page, something is left to see and to do."""

import json
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.player import Player


def spoil(player: Player, change: Any) -> None:
    """Have every table that the server sends changed on its way to the page."""

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "table":
                change(message)
            page.send(json.dumps(message))

        server.on_message(pass_on)

    player.page.route_web_socket("**/ws?*", between)


def test_a_board_that_fails_leaves_question_hand_and_answers(player: Player) -> None:
    broken = [True]

    def change(message: dict[str, Any]) -> None:
        if broken[0] and message["view"]:
            message["view"]["forecast"] = None  # what the battlefield cannot be drawn from

    spoil(player, change)
    player.new_table(game="intro")
    alert = player.page.get_by_role("alert")
    expect(alert).to_contain_text("Something here has failed")
    expect(player.find("prompt")).to_be_visible()
    expect(player.find("hand")).to_be_visible()
    before = player.look().decision
    player.press(alert.get_by_role("button", name="Play Fountain 1"))  # the answers are listed as buttons
    player.page.wait_for_function(
        "number => Number(document.querySelector('[data-testid=\"table\"]').dataset.decision) !== number", arg=before
    )
    broken[0] = False
    player.page.reload()
    player.arrive()
    expect(player.thing("cell:a1")).to_be_visible()
    expect(alert).to_have_count(0)


def test_a_page_that_fails_offers_a_way_on(player: Player) -> None:
    player.page.route("**/api/tables/mine", lambda route: route.fulfill(json=[{"id": "x", "state": "playing"}]))
    player.open()
    alert = player.page.get_by_role("alert")
    alert.wait_for()
    expect(alert).to_contain_text("Something here has failed")
    player.page.get_by_role("link", name="Settings").click()
    expect(player.find("set-theme")).to_be_visible()
    player.page.go_back()
    expect(alert).to_be_visible()
    player.page.unroute("**/api/tables/mine")
    alert.get_by_role("link").click()
    expect(player.find("box-sylvion")).to_be_visible()
