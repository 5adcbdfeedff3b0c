"""A table is calm: what moves moves nothing else, nothing is too small to read, and at rest it costs nothing.

With ELDERWOOD_LONG=1 matches are followed to their end; otherwise for as many answers as show most of what there is.
"""

import json
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.conftest import Visit
from tests.browser.launching import LONG
from tests.browser.player import Pick, Player, taste
from tests.browser.test_every_screen import keys_shown
from tests.browser.traveller import view_of, wayfarer

TITLES = ["sylvion", "elfenland", "wizards", "rage"]
SMALLEST = 12  # pixels
ANSWERS = 1000 if LONG else 20
ROUNDS: list[tuple[str, ViewportSize]] = [
    ("fr", {"width": 390, "height": 844}),
    ("ru", {"width": 360, "height": 640}),
    ("en", {"width": 1366, "height": 768}),
]
DESKTOP = ROUNDS[-1][1]
OPTIONS = {
    "sylvion": {"feats": "yes", "elements": "yes", "pawn": "yes"},
    "wizards": {"wizards": "yes"},
    "rage": {"scenario": "land-race", "race": "seven-lands", "rounds": "6", "peoples": "chosen"},
}

# Texts that can be seen and are smaller than they may be, each way to write them once.
TINY = """(smallest) => {
  const found = new Map();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    const text = words.currentNode;
    const holder = text.parentElement;
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    if (!text.data.trim() || !width || !height || !holder.checkVisibility({ visibilityProperty: true })) continue;
    if (holder.closest('.hush') || getComputedStyle(holder).clipPath.startsWith('inset(50%')) continue;
    const drawn = holder instanceof SVGElement ? holder.getScreenCTM() : { a: 1, b: 0 };
    const size = parseFloat(getComputedStyle(holder).fontSize) * Math.hypot(drawn.a, drawn.b);
    if (size < smallest - 0.01) found.set(holder.className, `${text.data.trim().slice(0, 30)}: ${size.toFixed(1)} px`);
  }
  return [...found.values()];
}"""

# What has a scroll bar for nothing, or one that the page has not drawn itself.
BARS = """() => [...document.querySelectorAll('*')].flatMap((one) => {
  const { overflowX, overflowY, scrollbarWidth, scrollbarColor } = getComputedStyle(one);
  const down = /auto|scroll/.test(overflowY) ? one.scrollHeight - one.clientHeight : 0;
  const across = /auto|scroll/.test(overflowX) ? one.scrollWidth - one.clientWidth : 0;
  if (one.tagName === 'TEXTAREA' || Math.max(down, across) <= 0) return [];
  const name = `${one.tagName} ${one.className} ${down}x${across}`;
  const raw = scrollbarWidth !== 'thin' || scrollbarColor === 'auto';
  return [...(raw ? [`${name}: raw`] : []), ...(Math.max(down, across) < 8 ? [`${name}: for nothing`] : [])];
})"""
PROMPT_BAR = """() => [...document.querySelectorAll('[data-testid="prompt"], [data-testid="prompt"] *')]
  .filter((one) => one.offsetWidth > one.clientWidth + 8 && one.clientWidth > 0).map((one) => one.outerHTML)"""

# Notes with every frame how much higher than the window the page is, and what should be seen leaving and is not.
WATCH = """
  window.seen = { high: 0, lost: [], ghosts: 0 };
  const watch = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    seen.high = Math.max(seen.high, scrollHeight - clientHeight);
    for (const ghost of document.querySelectorAll('.ghost')) {
      const [box, copy] = [ghost, ghost.firstElementChild].map((one) => one.getBoundingClientRect());
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const off = Math.hypot(copy.left - box.left, copy.top - box.top, copy.width - box.width);
      seen.ghosts++;
      if (off > 2 || x < -9 || y < -9 || x > innerWidth + 9 || y > innerHeight + 9) seen.lost.push(ghost.outerHTML);
    }
    requestAnimationFrame(watch);
  };
  addEventListener('DOMContentLoaded', watch);
"""
UNREADABLE = f"(smallest) => [...({TINY})(smallest), ...({BARS})(), ...({PROMPT_BAR})()]"
FOCUSED = """() => document.activeElement !== document.body || !!document.querySelector('[data-testid="show-end"]')"""


def sit_down(player: Player, title: str, bots: int = 3) -> Pick:
    """Come to a table of a title; return a way to play it."""
    seats = ["me", *["bot"] * (0 if title == "sylvion" else bots)]
    player.new_table(*seats, title=title, **OPTIONS.get(title, {}))
    return wayfarer(player) if title == "elfenland" else taste(5)


def faults(player: Player) -> list[str]:
    """Return what is wrong with what is shown, in three languages and at three sizes."""
    found: list[str] = []
    for language, size in ROUNDS:
        player.page.set_viewport_size(DESKTOP)  # where the languages can be chosen
        player.find("language").select_option(language)
        player.page.set_viewport_size(size)
        wrong = [*player.faults(UNREADABLE, SMALLEST), *keys_shown(player)]
        found += [f"{language} {size['width']}: {one}" for one in wrong]
    player.page.set_viewport_size(DESKTOP)
    return found


@pytest.mark.parametrize("title", TITLES)
def test_every_question_can_be_read_at_every_size_in_every_language(visit: Visit, title: str) -> None:
    """UI-53, UI-54, UI-61: and the focus is never lost, whatever was touched."""
    player = visit(settings={"speed": "none", "confirm": False, "forced": False})
    pick = sit_down(player, title)
    asked: set[str] = set()
    wrong: list[str] = []
    for _ in range(ANSWERS):
        look = player.wait_for_turn()
        question = "over" if look.over else str(view_of(player)["questions"][0]["key"])
        if question not in asked:
            asked.add(question)
            wrong += [f"{question}: {fault}" for fault in faults(player)]
        if look.over:
            break
        player.answer(pick(look))
        assert player.steady(FOCUSED), f"after {question} the focus is nowhere"
    assert not wrong, "\n".join(wrong)
    assert len(asked) >= 5


def frames_drawn(player: Player, milliseconds: int) -> int:
    """Return how many frames the browser draws of the page meanwhile."""
    browser = player.page.context.browser
    assert browser is not None
    browser.start_tracing(page=player.page, categories=["cc"])
    player.page.wait_for_timeout(milliseconds)
    traced = json.loads(browser.stop_tracing())
    return sum(event["name"] == "Scheduler::BeginImplFrame" for event in traced["traceEvents"])


@pytest.mark.parametrize("title", TITLES)
def test_an_idle_table_draws_nothing(visit: Visit, title: str) -> None:
    """What can be used breathes, and then rests."""
    player = visit(settings={"confirm": False, "forced": False})
    pick = sit_down(player, title)
    player.go_on(pick)
    player.wait_for_turn()
    assert frames_drawn(player, 500) > 0
    player.page.wait_for_timeout(5000)
    assert player.page.evaluate("() => document.getAnimations().map((one) => one.animationName)") == []
    assert frames_drawn(player, 1000) == 0


@pytest.mark.parametrize("title", TITLES)
def test_nothing_that_moves_moves_the_page(visit: Visit, title: str) -> None:
    """UI-32, UI-45: what is seen leaving lies over the table, and the page keeps its height."""
    player = visit(settings={"speed": "fast", "confirm": False, "forced": False})
    player.page.add_init_script(WATCH)
    pick = sit_down(player, title, bots=2 if title == "wizards" else 1)
    for _ in range(ANSWERS):
        look = player.wait_for_turn()
        if look.over:
            break
        player.answer(pick(look))
    seen: dict[str, Any] = player.page.evaluate("() => seen")
    assert seen["high"] == 0
    assert seen["lost"] == []
    assert seen["ghosts"] > 0
