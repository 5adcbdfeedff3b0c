"""The table of Woodland Wizards: what can be touched, what is explained, and that it fits with two to twelve."""

from typing import Any

import pytest
from playwright.sync_api import expect

from elderwood.texts import Speaker
from tests.browser.conftest import Visit
from tests.browser.launching import DESKTOP, LONG, PHONE, SMALL_PHONE
from tests.browser.player import Look, Player, taste
from tests.browser.test_every_screen import axe, keys_shown
from tests.browser.test_sizes import OUTSIDE, TOO_SMALL
from tests.browser.traveller import PATIENT, view_of

# Parts of tiles that are cut off or hang out of them.
CUT = """() => [...document.querySelectorAll('[data-tile]')].flatMap((tile) => {
  const outer = tile.getBoundingClientRect();
  return [...tile.querySelectorAll('.head, .places > li, .mini, .sum b, .head .badge, .score')].flatMap((one) => {
    const inner = one.getBoundingClientRect();
    const across = inner.left < outer.left - 1 || inner.right > outer.right + 1;
    const out = across || inner.top < outer.top - 14 || inner.bottom > outer.bottom + 1;
    return out ? [`${tile.dataset.tile} ${one.className}`] : [];
  });
})"""


def asks(player: Player, question: str) -> bool:
    return any(one["key"] == f"wizards-ask-{question}" for one in view_of(player)["questions"])


def reach(player: Player, question: str, seed: int = 5) -> Look:
    """Play until a question is put."""
    return player.play_until(lambda look: asks(player, question), taste(seed))


@pytest.mark.parametrize(
    ("seats", "size"),
    [
        (2, DESKTOP),
        (6, DESKTOP),
        (12, DESKTOP),
        (4, PHONE),
        (12, PHONE),
        (2, SMALL_PHONE),
        (6, SMALL_PHONE),
        (12, SMALL_PHONE),
    ],
    ids=["2-desktop", "6-desktop", "12-desktop", "4-phone", "12-phone", "2-small", "6-small", "12-small"],
)
def test_a_round_fits_the_screen(visit: Visit, size: dict[str, int], seats: int) -> None:
    """UI-33, UI-57: every kind of question of a round, without a page that scrolls and with targets for fingers."""
    touch = size is not DESKTOP
    player = visit(size=size, touch=touch, settings=PATIENT)
    player.new_table("me", *["bot"] * (seats - 1), title="wizards", wizards="yes", seed="fir")
    asked: set[str] = set()

    def check(look: Look) -> bool:
        view = view_of(player)
        fresh = {question["key"] for question in view["questions"]} - asked
        if fresh:
            asked.update(fresh)
            assert player.find("board").locator("[data-tile]").count() == seats
            assert player.faults(CUT) == [], fresh
            if not player.find("choices").count():  # a tray of many cards may be scrolled
                assert player.faults(OUTSIDE) == [], fresh
            if touch:
                assert player.faults(TOO_SMALL) == [], fresh
        return bool(view["round"] == 1 and view["step"] == "rest")

    player.play_until(check, taste(5))
    assert {"wizards-ask-wizard", "wizards-ask-play", "wizards-ask-summon", "wizards-ask-rest"} <= asked


def test_a_card_is_dragged_to_the_contenders_place(visit: Visit) -> None:
    """UI-11: a drop outside changes nothing, a drop on the own place summons."""
    player = visit(settings=PATIENT)
    player.new_table("me", "bot", title="wizards", seed="ash")
    look = reach(player, "summon")
    card = sorted(look.glowing)[0]
    drag(player, card, '[data-testid="prompt"]')
    assert player.look().decision == look.decision
    expect(player.find("tile-0").locator(".wanted")).to_have_count(1)
    drag(player, card, '[data-testid="tile-0"] .wanted')
    name = Speaker("en").card("wizards", card.partition(":")[2])
    player.find("log").get_by_text(f"You summon {name}.").wait_for()


def drag(player: Player, thing: str, goal: str) -> None:
    mouse = player.page.mouse
    mouse.move(*player.middle(player.find("hand").locator(f'[data-thing="{thing}"]').first))
    mouse.down()
    mouse.move(*player.middle(player.page.locator(goal)), steps=6)
    mouse.up()


def test_a_refused_touch_says_why(visit: Visit) -> None:
    """UI-10: the server's reason, for a wizard that is taken and for a card that lies on the table."""
    player = visit(settings=PATIENT)
    player.new_table("me", "bot", "bot", title="wizards", wizards="yes", seed="oak")
    player.wait_for_turn()
    taken = player.find("choices").locator('[data-legal="false"]').first
    name = Speaker("en").card("wizards", str(taken.get_attribute("data-thing")).partition(":")[2].partition("-")[0])
    taken.click(force=True)
    expect(player.find("notice")).to_contain_text(f"{name} is taken already.")
    player.page.keyboard.press("Escape")
    reach(player, "boost")
    player.touch("contender:1")
    expect(player.find("notice")).to_contain_text("Nothing can be done with that now.")


def test_every_total_and_every_champion_is_explained(visit: Visit) -> None:
    """UI-8: a tap on a total opens its account, which adds up; so do the last contest and the champions."""
    player = visit(settings=PATIENT)
    player.new_table("me", "bot", "bot", "bot", title="wizards", seed="oak")
    reach(player, "boost")
    seat = next(at for at, one in enumerate(view_of(player)["players"]) if one["contender"])
    player.click(f"total-{seat}")
    account(player, view_of(player)["players"][seat]["total"])
    player.page.keyboard.press("Escape")
    expect(player.find("seat-sheet")).to_have_count(0)

    player.play_until(lambda look: view_of(player)["step"] == "rest", taste(5))
    last = view_of(player)["last"]
    player.click("open-contest")
    window = player.find("last-contest")
    expect(window.locator("summary > b")).to_have_text([str(one["total"]) for one in last])
    expect(window.locator(".crown")).to_have_count(sum(one["prize"] for one in last))
    account(player, last[0]["total"])
    player.page.keyboard.press("Escape")
    for one in last:
        shown = player.find(f"tile-{one['seat']}").locator(".sum")
        expect(shown).to_contain_text(f"Place {one['place']}")
        expect(shown).to_contain_text(str(one["total"]))
    winner = next(at for at, one in enumerate(view_of(player)["players"]) if one["champions"])
    player.click(f"open-seat-{winner}")
    expect(player.find("seat-sheet")).to_contain_text("Champions (")
    score = view_of(player)["players"][winner]["score"]
    assert player.find("seat-sheet").locator(".sum b").inner_text().split(" = ")[-1] == str(score)


def account(player: Player, total: int) -> None:
    """The first account that is open adds up to the total."""
    player.find("breakdown").first.wait_for()
    rows = player.find("breakdown").first.locator("td").all_inner_texts()
    numbers = [int(row.replace("−", "-")) for row in rows]
    assert numbers[-1] == total
    assert sum(numbers[:-1]) == total


def test_a_thrown_hand_is_asked_about_and_the_discards_can_be_browsed(visit: Visit) -> None:
    """UI-5, UI-14: throwing a hand away takes two presses; the latest discard is told, and all are listed."""
    player = visit(settings={"speed": "none", "forced": False})
    player.new_table("me", "bot", title="wizards", seed="ash")
    look = reach(player, "rest")
    player.click("move-throw-hand")
    expect(player.find("prompt")).to_contain_text("go for good")
    assert player.look().decision == look.decision
    player.click("pile-discard")
    discard = view_of(player)["discard"]
    expect(player.find("pile-list")).to_contain_text(Speaker("en").card("wizards", discard[-1]))
    times = [int(one.strip("× ")) for one in player.find("pile-list").locator(".times").all_inner_texts()]
    assert sum(times) == len(discard)


@pytest.mark.parametrize(
    ("language", "theme", "size", "seats"),
    [("ru", "dark", DESKTOP, 4), ("fr", "light", PHONE, 12), *([("en", "light", DESKTOP, 2)] if LONG else [])],
)
def test_its_screens_are_accessible_and_translated(
    visit: Visit, language: str, theme: str, size: dict[str, int], seats: int
) -> None:
    """UI-53 to UI-61: axe finds nothing, and no key stands in for a text, at every kind of question of two rounds."""
    settings: dict[str, Any] = {**PATIENT, "language": language, "theme": theme}
    player = visit(size=size, touch=size is PHONE, settings=settings)
    player.new_table("me", *["bot"] * (seats - 1), title="wizards", wizards="yes", seed="elm")
    faults: list[str] = []
    asked: set[str] = set()

    def look_over(where: str) -> None:
        faults.extend(f"{where}: {fault}" for fault in axe(player))
        faults.extend(f"{where}: not translated: {key}" for key in keys_shown(player))

    def check(look: Look) -> bool:
        view = view_of(player)
        key = "end" if look.over else str(view["questions"][0]["key"])
        if key not in asked:
            asked.add(key)
            look_over(key)
            if key.endswith("-rest"):
                player.click("open-seat-1")
                player.find("seat-sheet").wait_for()
                look_over("seat")
                player.find("sheet-contest").click()
                player.find("last-contest").wait_for()
                look_over("contest")
                player.page.keyboard.press("Escape")
                expect(player.find("last-contest")).to_have_count(0)
        return look.over or (view["round"] == 2 and view["step"] == "summon")

    player.play_until(check, taste(5))
    assert len(asked) >= 5
    assert faults == []
