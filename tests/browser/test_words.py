"""A word on everything that lies on a table: what it is and what it is good for, by mouse, finger and keyboard."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.launching import DESKTOP, PHONE
from tests.browser.player import Player, taste

# What is drawn on a board and explained by nothing: no word, no card that is shown large, no text of its own.
# On Elfenland's map whatever is pointed at is told in a line.
UNEXPLAINED = """() => {
  const explained = '[data-word], [data-zoom], .spot, .tool, .ground, .lines, figure, .hush';
  const found = new Set();
  for (const one of document.querySelectorAll('[data-testid="board"] *')) {
    const told = (element) => /\\p{L}{3}/u.test(element.innerText ?? '');
    const number = [...one.childNodes].some((node) => node.nodeType === 3 && /\\d/.test(node.data));
    const around = one.closest('.icon')?.parentElement ?? one.parentElement;
    const drawn = one.matches('svg') ? !told(around) : number && !told(one);
    if (!drawn || one.closest(explained) || !one.getBoundingClientRect().width) continue;
    if (one.closest('button')?.querySelector('[data-word]')) continue;
    found.add(`${one.tagName} in ${one.parentElement.className}: "${one.textContent.trim().slice(0, 30)}"`);
  }
  return [...found];
}"""

TABLES = {
    "sylvion": (["me"], {"game": "intro", "pawn": "yes"}),
    "draft": (["me"], {"feats": "yes", "elements": "yes"}),
    "elfenland": (["me", "bot", "bot"], {}),
    "wizards": (["me", "bot", "bot", "bot"], {"wizards": "yes"}),
    "rage": (["me", "bot", "bot"], {"peoples": "chosen"}),
}


def sit(player: Player, name: str) -> None:
    seats, options = TABLES[name]
    player.new_table(*seats, title="sylvion" if name == "draft" else name, **options)
    player.wait_for_turn()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["1366x768", "390x844"])
@pytest.mark.parametrize("name", TABLES)
def test_nothing_on_a_board_is_left_unexplained(visit: Visit, name: str, size: dict[str, int]) -> None:
    player = visit(size=size)
    sit(player, name)
    pick = taste(4)
    for _ in range(12):
        look = player.wait_for_turn()
        if look.over:
            break
        assert player.faults(UNEXPLAINED) == []
        player.answer(pick(look))


def test_a_resting_mouse_is_told_what_it_points_at(player: Player) -> None:
    player.seat_at_battle()
    word = player.find("word")
    player.page.mouse.move(*player.middle(player.page.locator(".height").first))
    expect(word).to_contain_text("as many rounds are to come")
    player.page.mouse.move(*player.middle(player.find("goal")))
    expect(word).to_contain_text("What your trees are worth")
    inside = "(word) => { const box = word.getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth; }"
    assert word.evaluate(inside)
    player.page.keyboard.press("Escape")
    expect(word).to_have_count(0)


def test_a_finger_that_stays_reads_and_does_not_press(visit: Visit) -> None:
    player = visit(size=PHONE, touch=True)
    player.seat_at_battle()
    pressed = player.find("forecast").get_attribute("aria-pressed")
    hold(player, *player.middle(player.find("forecast")))
    expect(player.find("word")).to_contain_text("next march")
    expect(player.find("forecast")).to_have_attribute("aria-pressed", str(pressed))
    player.click("forecast")
    expect(player.find("word")).to_have_count(0)
    expect(player.find("forecast")).not_to_have_attribute("aria-pressed", str(pressed))


def hold(player: Player, x: float, y: float) -> None:
    """Lay a finger on the screen for longer than a tap."""
    devices = player.page.context.new_cdp_session(player.page)
    devices.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    player.page.wait_for_timeout(700)
    devices.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(
    ("name", "key", "said"),
    [("sylvion", "b", "The fire comes from the right"), ("wizards", "h", ""), ("elfenland", "h", "")],
)
def test_the_keyboard_is_told_what_it_comes_to(player: Player, name: str, key: str, said: str) -> None:
    """What has the focus is named and explained; whoever listens hears the same."""
    player.new_table("me", "bot", title=name) if name != "sylvion" else player.seat_at_battle()
    player.wait_for_turn()
    player.page.keyboard.press(key)
    word = player.find("word")
    expect(word).to_be_visible()
    label = player.page.evaluate("() => document.activeElement.querySelector('.hush').textContent")
    assert label in word.inner_text()
    if said:
        assert said in word.inner_text()
        assert said in player.page.evaluate("() => document.activeElement.getAttribute('aria-description')")


def test_a_card_shown_large_explains_its_numbers(player: Player) -> None:
    player.seat_at_battle()
    player.page.mouse.move(*player.point_of(player.thing("hand:fountain_1")))
    expect(player.find("zoom")).to_contain_text("so many other cards of your hand")
    expect(player.find("zoom")).to_contain_text("the stronger stays")
