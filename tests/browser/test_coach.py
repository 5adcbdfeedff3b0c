"""A newcomer's first match: a word when it matters, in nobody's way, never twice, off by one click."""

from typing import Any

import pytest
from playwright.sync_api import expect

from elderwood.games import TITLES
from tests.browser.conftest import Visit
from tests.browser.launching import DESKTOP, PHONE
from tests.browser.player import Player, taste

NAMES = [title.name for title in TITLES]
COACHED: dict[str, Any] = {"speed": "none", "coach": True}

# What can be used now and lies under the hint, or under the sign that waits for it; and whether it leaves the screen.
COVERED = """() => {
  const hint = document.querySelector('[data-testid="hint-open"]') ?? document.querySelector('[data-testid="hint"]');
  if (!hint) return [];
  const box = hint.getBoundingClientRect();
  const meets = (other) => other.width > 0 && box.left < other.right - 1 && other.left < box.right - 1
    && box.top < other.bottom - 1 && other.top < box.bottom - 1;
  const used = document.querySelectorAll('[data-legal="true"], [data-testid="actions"] button, [data-testid="prompt"]');
  const found = [...used].filter((one) => meets(one.getBoundingClientRect()));
  const out = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
  return [...found.map((one) => one.dataset.thing ?? one.dataset.testid), ...(out ? ['out of the screen'] : [])];
}"""
# Where everything stands that is not the hint: none of it moves for one.
LAYOUT = """() => ['prompt', 'way', 'board', 'actions', 'hand'].map((name) => {
  const box = document.querySelector(`[data-testid="${name}"]`)?.getBoundingClientRect();
  return box ? [name, box.left, box.top, box.width, box.height] : [name];
})"""


def begin(player: Player, title: str) -> None:
    player.open()
    player.click(f"box-{title}")
    player.click(f"play-{title}")
    player.wait_for_turn()


def close_hint(player: Player) -> str:
    """Read the hint that is shown, and close it."""
    hint = player.find("hint")
    name = str(hint.get_attribute("data-hint"))
    if player.find("hint-open").count():
        player.click("hint-open")
    player.click("hint-close")
    expect(player.page.locator(f'[data-hint="{name}"]')).to_have_count(0)
    return name


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1366x768", "390x844"])
@pytest.mark.parametrize("title", NAMES)
def test_hints_come_when_they_matter_and_are_in_nobodys_way(visit: Visit, title: str, size: dict[str, int]) -> None:
    player = visit(size=size, settings=COACHED)
    begin(player, title)
    expect(player.find("hint")).to_have_attribute("data-hint", "aim")
    seen: list[str] = []
    pick = taste(3)
    for _ in range(40):
        look = player.wait_for_turn()
        if player.find("hint").count():
            expect(player.page.locator('[data-testid="hint"]:not(.hidden), [data-testid="hint-open"]')).to_be_visible()
            player.page.wait_for_timeout(500)  # what moves comes to rest, and the hint has made room for it
            assert player.faults(COVERED) == []
            layout = player.steady(LAYOUT)
            seen.append(close_hint(player))
            assert player.steady(LAYOUT) == layout
        elif look.over or len(seen) > 3:
            break
        else:
            player.answer(pick(look))
    assert seen[0] == "aim"
    assert len(seen) > 3
    assert len(seen) == len(set(seen))


def test_a_closed_hint_never_comes_again(visit: Visit) -> None:
    """Neither after a reload nor at another table; the settings bring all of them back."""
    player = visit(settings=COACHED)
    begin(player, "wizards")
    closed = close_hint(player)
    expect(player.find("hint")).not_to_have_attribute("data-hint", closed)
    player.page.reload()
    player.wait_for_turn()
    expect(player.find("hint")).not_to_have_attribute("data-hint", closed)
    begin(player, "wizards")
    expect(player.find("hint")).not_to_have_attribute("data-hint", closed)
    player.click("open-settings")
    player.find("coach-again").click()
    player.find("settings").get_by_test_id("close").click()
    expect(player.find("hint")).to_have_attribute("data-hint", closed)


def test_hints_are_switched_off_by_one_click_and_on_again_in_the_settings(visit: Visit) -> None:
    player = visit(settings=COACHED)
    begin(player, "elfenland")
    player.click("hint-off")
    expect(player.find("hint")).to_have_count(0)
    begin(player, "wizards")
    expect(player.find("hint")).to_have_count(0)
    player.open("/settings")
    expect(player.find("set-coach")).not_to_be_checked()
    player.find("set-coach").check()
    begin(player, "wizards")
    expect(player.find("hint")).to_be_visible()


def test_hints_are_reached_by_keyboard_and_read_out(visit: Visit) -> None:
    """The hint stands between the question and the board; closing it leaves the focus on the table."""
    player = visit(settings=COACHED)
    begin(player, "sylvion")
    expect(player.find("live")).to_contain_text("The fire of the Ravage marches on your forest.")
    player.find("hint-close").focus()
    player.page.keyboard.press("Enter")
    expect(player.page.locator('[data-hint="aim"]')).to_have_count(0)
    assert player.page.evaluate("() => document.activeElement.closest('[data-testid=table]') !== null")


def test_who_only_watches_is_not_coached(visit: Visit) -> None:
    host = visit()
    table = host.new_table("me", "bot", title="wizards")
    watcher = visit(settings=COACHED)
    watcher.open(f"/table/{table}")
    expect(watcher.find("watching")).to_be_visible()
    expect(watcher.find("way")).to_contain_text("The strongest champions win. Ahead:")
    expect(watcher.find("hint")).to_have_count(0)
