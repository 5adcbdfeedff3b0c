"""UI-40: one end screen for every title: picture, ranking, course and moments, and buttons that are always in sight."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from elderwood.engine.match import Match
from tests.browser.finished import furnish, play_out
from tests.browser.launching import DESKTOP, PHONE, SMALL_PHONE, newcomer
from tests.browser.player import Player
from tests.browser.serving import Server

House = tuple[Server, str]  # and the token of who owns the matches in it

# As many at a table as there may be: the longest ranking.
TABLES = {"sylvion": 2, "elfenland": 6, "wizards": 12, "rage": 4}
SIZES = (DESKTOP, PHONE, SMALL_PHONE)

# What is wrong with the end screen as it stands there.
FAULTS = """() => {
  const faults = [];
  const dialog = document.querySelector('[data-testid="end-screen"]');
  const inside = (box) => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  if (!inside(dialog.getBoundingClientRect())) faults.push('the window is larger than the screen');
  for (const button of dialog.querySelectorAll('footer .button')) {
    const box = button.getBoundingClientRect();
    if (!inside(box)) faults.push(`out of sight: ${button.textContent}`);
    if (box.height < 43) faults.push(`too low: ${button.textContent}`);
    if (button.scrollWidth > button.clientWidth + 1) faults.push(`cut off: ${button.textContent}`);
  }
  for (const part of dialog.querySelectorAll('*')) {
    if (part.closest('svg') || part.closest('.hush')) continue;
    const style = getComputedStyle(part);
    if (part.scrollWidth > part.clientWidth + 1 && style.overflowX === 'auto')
      faults.push(`scrolls sideways: ${part.className}`);
    const words = [...part.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    if (words.length && parseFloat(style.fontSize) < 12) faults.push(`small: ${words[0].data}`);
    if (words.some((node) => /^(page|word|rage|sylvion|wizards|elfenland)-[a-z-]+$/.test(node.data.trim())))
      faults.push(`a raw key: ${words[0].data}`);
  }
  for (const text of dialog.querySelectorAll('figure text'))
    if (parseFloat(getComputedStyle(text).fontSize) < 12) faults.push(`small: ${text.textContent}`);
  return faults;
}"""


@pytest.fixture(scope="module")
def matches() -> dict[str, Match]:
    return {title: play_out(title, seats, "oak") for title, seats in TABLES.items()}


@contextmanager
def opened(folder: Path, matches: dict[str, Match]) -> Iterator[House]:
    """Open a house in which these matches were played."""
    token = furnish(folder, matches)
    server = Server(folder)
    server.start()
    try:
        yield server, token
    finally:
        server.stop()


@pytest.fixture(scope="module")
def house(matches: dict[str, Match], tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("finished"), matches) as house:
        yield house


@pytest.fixture
def house_of_its_own(matches: dict[str, Match], tmp_path: Path) -> Iterator[House]:
    """A house for a test that changes what is kept in it."""
    with opened(tmp_path, matches) as house:
        yield house


def come(browser: Browser, house: House, language: str = "en") -> Player:
    server, token = house
    player = newcomer(browser, server.address, settings={"speed": "none", "language": language})
    player.page.context.add_cookies([{"name": "elderwood", "value": token, "url": server.address}])
    return player


@pytest.mark.parametrize("title", TABLES)
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_end_screen_fits(browser: Browser, house: House, title: str, language: str) -> None:
    player = come(browser, house, language)
    player.open(f"/table/{title}")
    player.find("moments").wait_for()
    player.find("same-deal").wait_for()
    for size in SIZES:
        player.page.set_viewport_size({"width": size["width"], "height": size["height"]})
        assert player.faults(FAULTS) == [], size
    assert player.complaints == []
    player.page.context.close()


@pytest.mark.parametrize("title", TABLES)
def test_the_end_screen_tells_how_it_went(
    browser: Browser, house: House, matches: dict[str, Match], title: str
) -> None:
    player = come(browser, house)
    player.open(f"/table/{title}")
    screen = player.find("end-screen")
    player.find("moments").wait_for()
    match = matches[title]
    end = match.position.outcome()
    assert end is not None
    expect(screen.locator(".banner svg")).to_be_visible()
    rows = player.find("ranking").locator("> li")
    seats = [int(row.get_attribute("data-seat") or "") for row in rows.all()]
    together = match.title.about.cooperative
    assert sorted(seats) == ([-1] if together else list(range(match.seats)))
    for row, seat in zip(rows.all(), seats, strict=True):
        expect(row.get_by_test_id("score")).to_have_text(str(end.scores[max(0, seat)]))
        points = row.locator(".sources li").evaluate_all("all => all.map((one) => Number(one.dataset.points))")
        assert points == list(end.sources[max(0, seat)].values())
    if not together:
        assert set(seats[: len(end.winners)]) == set(end.winners)
        rest = [end.scores[seat] for seat in seats[len(end.winners) :]]
        assert rest == sorted(rest, reverse=True)
    lines = player.find("chart").locator("polyline")
    assert lines.count() == len(match.position.standings())
    assert 1 <= player.find("moments").locator("li").count() <= 4
    player.page.context.close()


def test_finished_matches_are_listed_and_put_away(browser: Browser, house_of_its_own: House) -> None:
    """Title, opponents, result and date; few of them until all are asked for."""
    player = come(browser, house_of_its_own)
    player.open("/")
    history = player.find("history")
    expect(history.locator("li")).to_have_count(3)
    player.click("all-history")
    expect(history.locator("li")).to_have_count(4)
    wizards = history.locator("li", has_text="Woodland Wizards")
    expect(wizards).to_contain_text("Anna")
    expect(wizards.locator("b")).to_have_text("lost")
    wizards.get_by_test_id("hide").click()
    player.click("out-hide")
    expect(player.find("out-hide")).to_contain_text("Yes, do it anyway")
    player.click("out-hide")
    expect(history.locator("li")).to_have_count(3)
    player.page.reload()
    expect(player.find("history").locator("li")).to_have_count(3)
    assert player.complaints == []
    player.page.context.close()
