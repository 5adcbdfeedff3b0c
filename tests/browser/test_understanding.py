"""A stranger is told what a game is about, how it is won and by which rules, before and while it is played."""

from typing import Any

import pytest
from playwright.sync_api import expect

from elderwood.engine.words import Values
from elderwood.games import TITLES, find_title
from elderwood.texts import Speaker
from tests.browser.conftest import Visit
from tests.browser.launching import DESKTOP, LONG, PHONE, SMALL_PHONE
from tests.browser.player import Player, taste

NAMES = [title.name for title in TITLES]
ENGLISH = Speaker("en")


def aim_of(title: str) -> str:
    return ENGLISH.say(f"{title}-aim")


@pytest.mark.parametrize("title", NAMES)
def test_box_new_table_and_room_tell_the_aim_and_open_the_rules(player: Player, title: str) -> None:
    player.open()
    expect(player.find(f"aim-{title}")).to_have_text(aim_of(title))
    player.click(f"box-{title}")
    read_rules(player, f"rules-{title}", title)
    player.open(f"/new/{title}")
    expect(player.find("aim")).to_have_text(aim_of(title))
    read_rules(player, f"rules-{title}", title)
    player.click("players-2")
    player.click("create")
    player.find("invite").wait_for()
    expect(player.find("aim")).to_have_text(aim_of(title))
    read_rules(player, "open-rules", title)


def read_rules(player: Player, opener: str, title: str) -> None:
    player.click(opener)
    expect(player.find("rules")).to_contain_text(ENGLISH.say(f"{title}-title"))
    expect(player.find("rules-text").locator("h3").first).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.find("rules")).to_have_count(0)


def test_the_rules_of_all_games_are_read_from_home(player: Player) -> None:
    player.open()
    player.click("open-rules")
    player.find("rules-which").select_option("rage")
    expect(player.find("rules-text").locator("h2")).to_have_text("Rage of the Elves")


MARKS = "() => [...document.querySelectorAll('mark')].map((mark) => mark.textContent.toLowerCase())"


def test_a_word_is_searched_in_the_rules(player: Player) -> None:
    """UI-42: every place is marked and counted; one goes from place to place; what is missing is said to be so."""
    player.open("/new/sylvion")
    player.click("rules-sylvion")
    search = player.find("rules-search")
    search.fill("Hedgehog")
    marks = player.find("rules-text").locator("mark")
    expect(marks.first).to_be_visible()
    found = player.page.evaluate(MARKS)
    assert len(found) > 5
    assert set(found) == {"hedgehog"}
    expect(player.find("rules-count")).to_have_text(f"1 of {len(found)}")
    player.click("rules-next")
    player.click("rules-next")
    expect(player.find("rules-count")).to_have_text(f"3 of {len(found)}")
    expect(player.page.locator("mark.now")).to_be_in_viewport()
    player.click("rules-last")
    search.press("Enter")
    search.press("Shift+Enter")
    expect(player.find("rules-count")).to_have_text(f"2 of {len(found)}")
    for _ in range(2):
        player.click("rules-last")
    expect(player.find("rules-count")).to_have_text(f"{len(found)} of {len(found)}")
    search.fill("bicycle")
    expect(player.find("rules-none")).to_contain_text("bicycle")
    player.find("rules-none").locator("button").click()
    expect(player.find("rules-none")).to_have_count(0)
    expect(marks).to_have_count(0)


@pytest.mark.parametrize("title", NAMES)
def test_play_starts_what_the_title_suggests(player: Player, title: str) -> None:
    first = find_title(title).first
    player.open()
    player.click(f"box-{title}")
    player.click(f"play-{title}")
    player.wait_for_turn()
    info: dict[str, Any] = player.told[-1]["info"]
    assert [seat["bot"] for seat in info["seats"]] == ["", *[first.bot] * (first.seats - 1)]
    assert first.options.items() <= info["options"].items()


# Whether a sentence would be cut off in the line of the way.
CUT = """([text]) => {
  const line = document.querySelector('[data-testid="way"]');
  const twin = line.cloneNode(true);
  if (text) twin.lastChild.textContent = text;
  line.after(twin);
  const cut = twin.scrollWidth > twin.clientWidth;
  twin.remove();
  return cut;
}"""
GOALS = ("four-towers", "seven-lands", "enemy-castle", "central-castle")
# Long sentences that a few answers do not come to.
LONGEST: dict[str, list[tuple[str, Values]]] = {
    "sylvion": [("sylvion-way", {"desolated": 12, "vitality": 24, "rounds": 16})],
    "rage": [("rage-way", {"goal": goal, "count": 4, "needed": 7, "central": 0}) for goal in GOALS],
}


@pytest.mark.parametrize("lang", ["en", "ru", "fr"])
@pytest.mark.parametrize("title", NAMES)
def test_the_way_to_the_goal_is_always_in_sight_and_whole(visit: Visit, title: str, lang: str) -> None:
    """One line, as the rules tell it; it changes with the match, and is not cut off at any size."""
    player = visit(settings={"speed": "none", "language": lang})
    first = find_title(title).first
    player.new_table("me", *["bot"] * (first.seats - 1), title=title, **first.options)
    way = player.find("way")
    pick = taste(2)
    for _ in range(5 if LONG else 3):
        look = player.wait_for_turn()
        update = player.told[-1]
        names = [seat["name"] for seat in update["info"]["seats"]]
        speaker = Speaker(lang, [name or Speaker(lang).say("player", {"number": 1}) for name in names])
        expect(way).to_have_text(speaker.say(update["way"]["key"], update["way"]["values"]))
        for size in (SMALL_PHONE, PHONE, DESKTOP):
            player.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            expect(way).to_be_in_viewport(ratio=1)
            for text in ["", *(speaker.say(*saying) for saying in LONGEST.get(title, []))]:
                assert not player.steady(CUT, [text]), (text or way.inner_text(), size)
        player.answer(pick(look))
