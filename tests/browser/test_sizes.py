"""Everything a decision needs is on one screen, large enough for a finger."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.launching import DESKTOP, PHONE, SMALL_PHONE
from tests.browser.player import Look, Player, taste

# Names of what is important and not wholly on the screen.
OUTSIDE = """() => {
  const wanted = '[data-testid="prompt"], [data-testid="primary"], [data-testid="undo"], [data-testid="redo"],'
    + ' [data-testid="track"], [data-testid="board"] [data-thing], [data-testid="hand"] [data-thing],'
    + ' [data-testid="piles"] [data-thing], [data-testid="tray"], header a, header button, header select';
  const found = [...document.querySelectorAll(wanted)].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  }).map((one) => one.dataset.thing ?? one.dataset.testid ?? one.outerHTML.slice(0, 80));
  const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
  if (scrollHeight > clientHeight || scrollWidth > clientWidth) found.push('the page scrolls');
  return found;
}"""
SCROLLS = """() => {
  const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
  return scrollHeight > clientHeight || scrollWidth > clientWidth ? ['the page scrolls'] : [];
}"""
SIDEWAYS = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? ['the page scrolls sideways'] : [];
}"""

# Names of what can be pressed and is too small for it. Words in a sentence are exempt, and a check box has its label.
TOO_SMALL = """() => [...document.querySelectorAll('button, a[href], select, input, summary')].flatMap((one) => {
  if (one.matches('.link, .skip, p a')) return [];
  const target = one.closest('label.check') ?? one;
  const { width, height } = target.getBoundingClientRect();
  const name = one.dataset.thing ?? one.dataset.testid ?? one.outerHTML.slice(0, 80);
  return width && (width < 43.5 || height < 43.5) ? [`${name} ${Math.round(width)}x${Math.round(height)}`] : [];
})"""


# Texts of which a part is cut off, by their own box or by the card they stand on.
HIDDEN = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const inner = one.getBoundingClientRect();
  const outer = (one.closest('.card') ?? one).getBoundingClientRect();
  const below = parseFloat(getComputedStyle(one).fontSize) / 3; // letters hang a little out of tight lines
  return !inner.width || one.scrollHeight > one.clientHeight + below || one.scrollWidth > one.clientWidth + 1
    || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
}).map((one) => one.textContent)"""


def check(player: Player, touch: bool) -> None:
    assert player.faults(OUTSIDE) == []
    if touch:
        assert player.faults(TOO_SMALL) == []


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, DESKTOP], ids=["390x844", "360x640", "1366x768"])
def test_a_match_fits_the_screen(visit: Visit, size: dict[str, int]) -> None:
    """UI-26, UI-33, UI-57: at every kind of question."""
    touch = size is not DESKTOP
    player = visit(size=size, touch=touch)
    player.new_table(feats="yes", elements="yes", pawn="yes")
    player.wait_for_turn()
    check(player, touch)
    asked: set[str] = set()
    pick = taste(4)
    for _ in range(45):
        look = player.wait_for_turn()
        if look.over:
            break
        question = str(player.told[-1]["view"]["questions"][0]["key"])
        if question not in asked:
            asked.add(question)
            check(player, touch)
        player.answer(pick(look))
    assert len(asked) >= 4


@pytest.mark.parametrize("size", [SMALL_PHONE, DESKTOP], ids=["360x640", "1366x768"])
def test_the_pages_around_the_table_fit(visit: Visit, size: dict[str, int]) -> None:
    player = visit(size=size, touch=size is SMALL_PHONE)
    for path in ("/", "/new/sylvion", "/lobby", "/settings"):
        player.open(path)
        player.find("language").wait_for()
        assert player.faults(SIDEWAYS) == []
        if size is SMALL_PHONE:
            assert player.faults(TOO_SMALL) == []


@pytest.mark.parametrize("size", [SMALL_PHONE, DESKTOP], ids=["360x640", "1366x768"])
def test_text_of_twice_the_size_loses_nothing(visit: Visit, size: dict[str, int]) -> None:
    """UI-58: the table may be scrolled then, downwards only; everything can still be reached and used."""
    settings: dict[str, Any] = {"speed": "none", "size": 200}
    player = visit(size=size, touch=size is SMALL_PHONE, settings=settings)
    player.seat_at_battle()
    for _ in range(6):
        player.go_on(taste(6))
        player.wait_for_turn()
        assert player.faults(SIDEWAYS) == []
        assert player.faults(HIDDEN, "[data-testid='prompt'] p, [data-testid='track'] li.now") == []


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_a_small_phone_shows_all_names_of_the_draft(visit: Visit, language: str) -> None:
    """UI-33, UI-61: five cards in a column, in the language with the longest names too."""
    player = visit(size=SMALL_PHONE, touch=True, settings={"speed": "none", "language": language})
    player.new_table(feats="yes")

    def columns() -> list[list[str]]:
        return list(player.told[-1]["view"]["draft"]["columns"])

    def shortest(look: Look) -> str:
        return min(look.glowing, key=lambda thing: len(columns()[int(thing[-1]) - 1]))

    player.play_until(lambda look: max(len(cards) for cards in columns()) >= 5, shortest)
    assert player.page.locator(".column .card .name").count() == sum(len(cards) for cards in columns())
    assert player.faults(HIDDEN, ".column .card .name") == []
    check(player, touch=True)


# Cards in hand of which a finger can touch too little, with its width and height.
NARROW = """() => [...document.querySelectorAll('[data-testid="hand"] button[data-thing]')].flatMap((card) => {
  const { left, top, right, bottom } = card.getBoundingClientRect();
  const hit = (x, y) => card.contains(document.elementFromPoint(x, y));
  let [columns, rows] = [0, 0];
  for (let x = left + 0.5; x < right; x += 1) if (hit(x, (top + bottom) / 2)) columns += 1;
  for (let y = top + 0.5; y < bottom; y += 1) if (hit(left + 8, y)) rows += 1;
  return Math.min(columns, rows) < 44 ? [`${card.dataset.thing} ${columns}x${rows}`] : [];
})"""


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["390x844", "360x640"])
def test_a_full_hand_can_be_touched_and_sorted_on_a_phone(visit: Visit, size: dict[str, int]) -> None:
    """UI-25, UI-26, UI-57: twelve cards, of each of which a finger finds 44 pixels."""
    player = visit(size=size, touch=True)
    player.seat_at_battle()
    player.play_until(lambda look: player.defends(look) and len(player.hand()) >= 12)
    assert player.faults(NARROW) == []
    check(player, touch=True)
    costs = "cards => cards.map((card) => Number(card.querySelector('.cost')?.textContent ?? 0))"
    player.find("hand-sort").select_option("cost")
    ordered = player.find("hand").locator("button[data-thing]").evaluate_all(costs)
    assert ordered == sorted(ordered)


# Names on cards that are drawn smaller than so many pixels.
NOT_GROWN = """(least) => [...document.querySelectorAll('[data-piece] .name')].flatMap((name) => {
  const size = parseFloat(getComputedStyle(name).fontSize);
  return name.checkVisibility() && size < least ? [`${name.textContent.trim()} ${size}`] : [];
})"""


@pytest.mark.parametrize("title", ["sylvion", "elfenland", "wizards", "rage"])
def test_names_on_cards_grow_with_the_text(visit: Visit, title: str) -> None:
    """UI-58: what cannot be smaller than 12 pixels is not smaller than 24 when everything is twice as large."""
    player = visit(size=PHONE, touch=True, settings={"speed": "none", "size": 200, "language": "ru"})
    player.new_table("me", *(["bot"] * (title != "sylvion")), title=title)
    for turn in range(3):
        player.wait_for_turn()
        assert player.page.locator("[data-piece] .name").count() > 0
        assert player.faults(NOT_GROWN, 24) == []
        assert player.faults(HIDDEN, "[data-testid='piles'] .pile, .columns .card .name, .offers .card .name") == []
        player.go_on(taste(turn))


def test_a_small_phone_shows_ones_own_counters_while_one_takes_more(visit: Visit) -> None:
    """UI-33, Elfenland: what one holds is what one chooses by."""
    player = visit(size=SMALL_PHONE, touch=True)
    player.new_table("me", "bot", title="elfenland")
    player.play_until(lambda _: bool(player.told[-1]["view"]["players"][0]["counters"]))
    player.wait_for_turn()
    view = player.told[-1]["view"]
    assert view["step"] == "take"
    held = view["players"][0]
    shown = player.page.locator(f"[data-thing='counters:{view['seat']}'] li")
    assert shown.count() == len(held["counters"]) + len(held["hidden"]) + 1
    assert player.faults(HIDDEN, "[data-thing^='counters:'] li") == []


def test_a_reason_is_read_in_whole_lines_on_a_phone(visit: Visit) -> None:
    """UI-10: its sentence has the width of the screen; the rule stands below."""
    player = visit(size=SMALL_PHONE, touch=True)
    player.new_table("me", title="sylvion", game="intro")
    player.wait_for_turn()
    player.touch("cell:b2")
    notice = player.find("notice")
    expect(notice).to_contain_text("Choose a card from your hand first")
    sentence, rule = notice.locator("p").bounding_box(), player.find("notice-rule").bounding_box()
    assert sentence is not None
    assert rule is not None
    assert sentence["width"] > 0.7 * SMALL_PHONE["width"]
    assert rule["y"] >= sentence["y"] + sentence["height"]
