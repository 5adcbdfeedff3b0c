"""A hint at the table: asked for, broken off, read, pointed at, never played by itself."""

import pytest
from playwright.sync_api import expect

from elderwood.games import TITLES
from tests.browser.conftest import Visit
from tests.browser.launching import DESKTOP, PHONE
from tests.browser.player import Player
from tests.browser.test_two_players import sit_down

OUTSIDE = """() => [...document.querySelectorAll('[data-testid="advice-panel"], [data-testid="advice"]')]
  .map((one) => one.getBoundingClientRect())
  .filter((box) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight).length"""


def take_hint(player: Player) -> None:
    player.wait_for_turn()
    player.click("advice")
    expect(player.find("advised").first).to_be_visible(timeout=30_000)


@pytest.mark.parametrize("title", [title.name for title in TITLES])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_is_read_and_points_at_the_board_and_plays_nothing(
    visit: Visit, title: str, size: dict[str, int]
) -> None:
    phone = size is PHONE
    player = visit(size=size, touch=phone)
    seats = ["me"] if title == "sylvion" else ["me", "bot"]
    player.new_table(*seats, title=title, **({"game": "intro"} if title == "sylvion" else {}))
    take_hint(player)
    decision = player.look().decision
    assert 1 <= player.find("advised").count() <= 3
    assert player.page.evaluate(OUTSIDE) == 0
    player.press(player.find("advised").first)
    expect(player.page.locator("[data-advised]")).to_have_count(1)
    assert player.look().decision == decision
    if phone:
        expect(player.find("advised")).to_have_count(1)  # the others make room for the board
    player.page.keyboard.press("Escape")
    expect(player.find("advice-panel")).to_have_count(0)
    expect(player.page.locator("[data-advised]")).to_have_count(0)
    assert player.look().decision == decision
    player.click("advice")  # what was found is shown again, without another thought
    expect(player.find("advised").first).to_be_visible(timeout=500)
    if not phone:
        assert sum("takes a hint" in line for line in player.log()) == 1


def test_a_key_asks_thinking_is_broken_off_and_another_question_takes_the_hint_away(player: Player) -> None:
    player.seat_at_battle()
    player.page.keyboard.press("i")
    expect(player.find("advice-close")).to_have_attribute("aria-label", "Stop thinking")
    player.page.keyboard.press("Escape")
    expect(player.find("advice-panel")).to_have_count(0)
    player.page.keyboard.press("i")
    chosen = player.find("advised").first
    expect(chosen).to_be_visible(timeout=30_000)
    assert "%" in chosen.inner_text()
    chosen.focus()
    player.page.keyboard.press("Enter")  # points, and brings the focus there
    pointed = player.page.locator("[data-advised]")
    expect(pointed).to_be_focused()
    before = player.look().decision
    player.page.keyboard.press("Enter")  # the person plays it
    player.page.wait_for_function(
        "(before) => Number(document.querySelector('[data-testid=\"table\"]').dataset.decision) !== before"
        " || document.querySelector('.doubt')",
        arg=before,
    )
    if player.look().decision != before:
        expect(player.find("advice-panel")).to_have_count(0)


def test_where_people_play_online_the_button_says_why_there_is_none(visit: Visit) -> None:
    anna, _ = sit_down(visit)
    anna.find("table").wait_for()
    button = anna.find("advice")
    expect(button).to_have_attribute("aria-disabled", "true")
    anna.press(button)
    expect(anna.find("notice")).to_contain_text("Hints are off at this table")


def test_the_host_allows_hints_on_the_page_of_a_new_table(player: Player) -> None:
    player.open("/new/wizards")
    player.find("hints").select_option("on")
    player.click("create")
    player.page.wait_for_url("**/table/*")
    table = player.page.url.rpartition("/")[2]
    info = player.page.evaluate("async (table) => (await fetch(`/api/tables/${table}`)).json()", table)
    assert info["hints"] == "on"
