"""Who sits at the table: names, portraits, colours and shapes, the same wherever somebody is shown."""

import re

import pytest
from playwright.sync_api import expect

from elderwood.server.folk import BOTS
from elderwood.texts import Speaker
from tests.browser.conftest import Visit
from tests.browser.launching import DESKTOP, PHONE, SMALL_PHONE
from tests.browser.player import Player, idle

LINES = 9  # of the log, at least, are in sight

# How many lines of the log are in sight, and which seats are not whole within the window, or take more than a line.
SIDE = """() => {
  const log = document.querySelector('[data-testid="log"]');
  const line = parseFloat(getComputedStyle(log.querySelector('li:not(.head)') ?? log).lineHeight);
  const faults = [...document.querySelectorAll('[data-testid^="seat-line-"]')].flatMap((seat) => {
    const { top, bottom, height } = seat.getBoundingClientRect();
    const { left, right } = seat.querySelector('.name').getBoundingClientRect();
    const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && height <= 40 && right - left > 20 && seat.contains(shown) ? [] : [seat.dataset.testid];
  });
  return { lines: Math.floor(log.clientHeight / line), faults };
}"""

# The colour and the outline by which the panel knows each seat, and those the board has for it.
PANEL = """() => [...document.querySelectorAll('[data-testid^="seat-line-"]')].map((seat) => [
  getComputedStyle(seat).borderLeftColor, seat.querySelector('.face .sign svg > *').outerHTML,
])"""
BOARD = {
    "elfenland": """() => [...document.querySelectorAll('[data-testid="standings"] > li')].map((row) => [
      row.querySelector('.name').firstChild.textContent.trim(),
      getComputedStyle(row.querySelector('[data-piece]')).color,
      row.querySelector('[data-piece] svg > *').outerHTML,
    ])""",
    "wizards": """() => [...document.querySelectorAll('[data-testid="board"] .badge:has(.shape)')].map((badge) => [
      badge.parentElement.querySelector('.name').firstChild.textContent.trim(),
      getComputedStyle(badge.querySelector('.shape')).color,
      badge.querySelector('.shape svg > *').outerHTML,
    ])""",
}
NAMES = "() => [...document.querySelectorAll('[data-testid=seats] .name')].map((one) => one.firstChild.textContent)"


def names_at(player: Player) -> list[str]:
    return [str(name) for name in player.page.evaluate(NAMES)]


@pytest.mark.parametrize(("title", "seats"), [("sylvion", 2), ("elfenland", 6), ("wizards", 12), ("rage", 4)])
def test_every_seat_has_a_line_and_the_log_is_tall(player: Player, title: str, seats: int) -> None:
    player.new_table("me", *["bot"] * (seats - 1), title=title)
    player.wait_for_turn()
    side = player.steady(SIDE)
    assert side["faults"] == []
    assert side["lines"] >= LINES


@pytest.mark.parametrize(("title", "seats"), [("elfenland", 6), ("wizards", 12)])
def test_the_board_has_the_colours_and_shapes_of_the_seats(player: Player, title: str, seats: int) -> None:
    player.new_table("me", *["bot"] * (seats - 1), title=title)
    player.wait_for_turn()
    panel = player.steady(PANEL)
    assert len({colour for colour, _ in panel}) == len({shape for _, shape in panel}) == seats
    board = {name: [colour, shape] for name, colour, shape in player.steady(BOARD[title])}
    assert board == dict(zip(names_at(player), panel, strict=True))


def test_players_of_rage_have_the_colours_of_their_peoples(player: Player) -> None:
    player.new_table("me", "bot", "bot", "bot", title="rage")
    player.play_until(lambda look: player.told[-1]["view"]["phase"] == "capture")
    cells = [cell for cell in player.told[-1]["view"]["cells"] if cell["owner"] >= 0]
    assert {cell["owner"] for cell in cells} == {0, 1, 2, 3}
    for cell in cells:
        drawn, seat = player.page.evaluate(
            """([cell, seat]) => [
              getComputedStyle(document.querySelector(`[data-cell="${cell}"] .cell`)).getPropertyValue('--people'),
              getComputedStyle(document.querySelector(`[data-testid="seat-line-${seat}"]`)).getPropertyValue('--player'),
            ]""",
            [cell["name"], cell["owner"]],
        )
        assert drawn == seat != ""


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_guests_without_a_name_are_numbered_and_spectators_told_that_they_watch(visit: Visit, language: str) -> None:
    """Where several are awaited everybody is named, in the question, the seats and the list of tables."""
    anna, watcher = visit(), visit(settings={"speed": "none", "language": language})
    table = anna.new_table("me", "local", "local", "bot", title="wizards")
    while len((look := anna.wait_for_turn()).awaited) < 3:
        if look.curtain:
            anna.click("lift-curtain")
            expect(anna.find("curtain")).to_have_count(0)
        else:
            anna.answer(idle(look))
    watcher.open(f"/table/{table}")
    speaker = Speaker(language)
    people = [speaker.say("player", {"number": number}) for number in (1, 2, 3)]
    expect(watcher.find("watching")).to_have_text(speaker.say("page-watching"))
    for name in people:
        expect(watcher.find("prompt")).to_contain_text(name)
    assert not re.search(r"[:,–]\s*[,.]|\s,", watcher.text("prompt"))
    names = names_at(watcher)
    assert names[:3] == people
    assert names[3] in BOTS


def test_names_are_the_same_at_the_table_and_at_home(player: Player) -> None:
    player.new_table("me", "bot", "bot", "bot", title="elfenland")
    player.wait_for_turn()
    names = names_at(player)
    assert names[0] == "Player 1"
    assert set(names[1:]) <= set(BOTS)
    expect(player.find("seat-line-1")).to_contain_text("Bot")
    told = "\n".join(player.log())
    assert all(name in told for name in names[1:])
    player.open("/")
    shown = player.find("tables").locator("a").first.locator(".person")
    expect(shown).to_have_count(len(names))
    assert [text.split("\n")[0].replace("(Bot)", "").strip() for text in shown.all_inner_texts()] == names


def test_people_at_one_screen_are_named_where_they_sit(player: Player) -> None:
    player.new_table("me", "local", title="sylvion", game="intro")
    player.wait_for_turn()
    player.find("seat-line-1").get_by_role("button").click()
    player.find("seat-name-1").fill("Клара")
    player.find("seat-name-1").press("Enter")
    expect(player.find("seat-line-1")).to_contain_text("Клара")
    player.find("seat-card").get_by_test_id("close").click()
    expect(player.find("seat-card")).to_have_count(0)


@pytest.mark.parametrize("title", ["elfenland", "wizards", "rage"])
def test_a_spectator_chooses_a_place_and_sees_no_more_from_there(visit: Visit, title: str) -> None:
    anna, watcher = visit(), visit()
    table = anna.new_table("me", "bot", "bot", "bot", title=title)
    anna.wait_for_turn()
    watcher.open(f"/table/{table}")
    watcher.find("seat-line-2").get_by_role("button").click()
    watcher.click("sit-beside")
    watcher.find("seat-card").get_by_test_id("close").click()
    name = names_at(watcher)[2]
    expect(watcher.find("watching")).to_have_text(f"You are watching. Point of view: {name}.")
    expect(watcher.find("seat-line-2")).to_have_class(re.compile("faced"))
    expect(watcher.find("hand")).to_have_count(0)
    expect(watcher.find("board").get_by_text("you", exact=True)).to_have_count(0)
    assert watcher.look().answers() == []
    assert {update["face"] for update in watcher.told} == {-1}
    watcher.find("seat-line-2").get_by_role("button").click()
    watcher.click("sit-beside")
    expect(watcher.find("watching")).to_have_text("You are watching.")


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_on_a_phone_the_log_comes_first(visit: Visit, size: dict[str, int]) -> None:
    player = visit(size=size, touch=True)
    player.new_table("me", *["bot"] * 5, title="elfenland")
    player.wait_for_turn()
    player.click("open-log")
    log, seats = (player.box(player.find(testid)) for testid in ("log", "seats"))
    assert log["y"] + log["height"] <= seats["y"]
    assert log["y"] < size["height"] / 3
    assert log["height"] >= 180


def test_enlarged_text_leaves_the_log_within_reach(visit: Visit) -> None:
    player = visit(size=DESKTOP, settings={"speed": "none", "size": 150})
    player.new_table("me", *["bot"] * 5, title="elfenland")
    player.wait_for_turn()
    player.find("log").scroll_into_view_if_needed()
    assert player.box(player.find("log"))["height"] >= 60
