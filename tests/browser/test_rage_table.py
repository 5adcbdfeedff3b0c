"""The table of Rage of the Elves: what can be touched, what is explained, and that it fits the screen."""

from typing import Any

import pytest
from playwright.sync_api import expect

from elderwood.texts import Speaker
from tests.browser.conftest import Visit
from tests.browser.launching import DESKTOP, LONG, PHONE, SMALL_PHONE
from tests.browser.player import Look, Player, taste
from tests.browser.test_every_screen import axe, keys_shown
from tests.browser.test_rage import DECIDED, asks
from tests.browser.test_sizes import OUTSIDE, TOO_SMALL
from tests.browser.test_wizards_table import drag
from tests.browser.traveller import PATIENT, view_of

SPEAKER = Speaker("en")
# Texts and tokens of the battlefield, and cells of the map, that hang out of the board.
CUT = """() => {
  const outer = document.querySelector('[data-testid="board"]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-cell], [data-slot], [data-slot] .side, .corner h2, .corner button')]
    .filter((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return left < outer.left - 1 || top < outer.top - 1 || right > outer.right + 1 || bottom > outer.bottom + 1;
    }).map((one) => one.dataset.cell ?? one.dataset.slot ?? one.className);
}"""

# What stands beside the map and cannot be seen without scrolling, or hangs out there.
BESIDE = """(selector) => {
  const realm = document.querySelector('[data-testid="realm"]');
  const outer = realm.getBoundingClientRect();
  return [...realm.querySelectorAll(selector)]
    .filter((one) => {
      const { right, bottom } = one.getBoundingClientRect();
      return right > outer.right + 1 || bottom > outer.bottom + 1;
    }).map((one) => one.textContent.trim());
}"""
# Names of cards that are cut off in the squads.
CUT_NAMES = """() => [...document.querySelectorAll('.squads .name')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.offsetHeight > one.parentElement.offsetHeight)
  .map((one) => one.textContent)"""


def reach(player: Player, question: str, seed: int = 5) -> Look:
    """Play until a question is put."""
    return player.play_until(lambda look: question in asks(player), taste(seed))


@pytest.mark.parametrize(
    ("seats", "size"),
    [(4, DESKTOP), (4, PHONE), (3, SMALL_PHONE), (4, SMALL_PHONE)],
    ids=["4-desktop", "4-phone", "3-small", "4-small"],
)
def test_a_round_fits_the_screen(visit: Visit, size: dict[str, int], seats: int) -> None:
    """UI-33, UI-57: every kind of question of a round, without a page that scrolls and with targets for fingers."""
    touch = size is not DESKTOP
    player = visit(size=size, touch=touch, settings=PATIENT)
    player.new_table("me", *["bot"] * (seats - 1), title="rage", seed="fir", peoples="chosen", placement="advanced")
    asked: set[str] = set()

    def check(look: Look) -> bool:
        fresh = asks(player) - asked
        if fresh:
            asked.update(fresh)
            assert player.faults(CUT) == [], fresh
            assert player.faults(OUTSIDE) == [], fresh
            if touch:
                assert player.faults(TOO_SMALL) == [], fresh
        return bool(view_of(player)["round"] == 2)

    player.play_until(check, taste(5))
    assert {"people", "return", "turn"} < asked
    assert len(asked) > 5


def test_all_squads_and_all_cards_on_their_way_are_seen_beside_the_map(visit: Visit) -> None:
    """UI-33: as long as squads can be chosen, with an artifact too; the names of their open cards are whole."""
    player = visit(settings=PATIENT)
    player.new_table("me", "bot", title="rage", seed="s2")
    most = {"sent": 0, "squads": 0, "open": 0}

    def check(look: Look) -> bool:
        view = view_of(player)
        under_way = sum(view["sent"])
        assert player.faults(BESIDE, '[data-testid="muster"] li' if under_way else ".squads li") == []
        assert player.faults(CUT_NAMES) == []
        most["sent"] = max(most["sent"], under_way)
        most["open"] = max(most["open"], sum(bool(squad["open"]) for squad in view["squads"]))
        if view["players"][0]["artifact_names"]:
            most["squads"] = max(most["squads"], len(view["squads"]))
        return most == {"sent": 5, "squads": 3, "open": 1}

    player.play_until(check, taste(5))


def test_a_refused_touch_says_why(visit: Visit) -> None:
    """UI-10: the server's reason, for lands too far away, for the own castle, and for an action that costs too much."""
    player = visit(settings=PATIENT)
    player.new_table("me", "bot", title="rage", seed="oak")
    reach(player, "turn")
    view = view_of(player)
    player.touch("cell:B6")
    expect(player.find("notice")).to_contain_text("B6 does not touch any land of yours.")
    player.page.keyboard.press("Escape")
    home = next(cell["name"] for cell in view["cells"] if cell["owner"] == 0 and cell["home"] == 0)
    player.touch(f"cell:{home}")
    expect(player.find("notice")).to_contain_text(f"{home} is yours already.")
    player.page.keyboard.press("Escape")
    idle = player.find("hand").locator('[data-legal="false"]').first
    name = SPEAKER.card("rage", str(idle.get_attribute("data-thing")).partition(":")[2])
    idle.click(force=True)
    expect(player.find("notice")).to_contain_text(name)


def test_any_land_shows_that_the_keyboard_is_there(visit: Visit) -> None:
    """UI-51: those that cannot be chosen too, which have no edge of their own."""
    player = visit(settings=PATIENT)
    player.new_table("me", "bot", title="rage", seed="oak")
    reach(player, "turn")
    edge = player.find("map").locator('[data-cell="B6"] .edge')
    expect(edge).to_have_count(0)
    player.page.locator('[data-thing="cell:B6"]').focus()
    player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("ArrowLeft")
    expect(player.page.locator('[data-thing="cell:B6"]')).to_be_focused()
    assert edge.evaluate("(one) => getComputedStyle(one).stroke") != "none"
    player.page.keyboard.press("ArrowRight")
    expect(edge).to_have_count(0)


def test_what_is_shown_of_a_battle_is_what_the_view_says(visit: Visit) -> None:
    """UI-8, UI-23: lives, initiative and icons on every slot; a card large with all of it in words; the eight icons."""
    player = visit(settings=PATIENT)
    player.new_table("me", "bot", title="rage", seed="oak")
    reach(player, "attack")
    battle = view_of(player)["battle"]
    for slot, fighter in zip("nesw", battle["slots"], strict=True):
        place = player.find("battle").locator(f'[data-slot="{slot}"]')
        if not fighter or not fighter["lives"]:
            continue
        assert place.locator(".speed").inner_text() == str(fighter["initiative"])
        assert place.locator(".lives svg").count() == (fighter["lives"] if fighter["lives"] < 4 else 1)
        label = place.locator('[data-thing^="slot:"] .hush').first.inner_text()
        for icon in fighter["icons"]:
            assert SPEAKER.say(f"rage-icon-{icon}") in label
        if slot == battle["mover"]:
            assert place.locator('[data-thing^="side:"]').count() == 3
    expect(player.find("battle").locator(f'.mover[data-slot="{battle["mover"]}"]')).to_have_count(1)
    player.click("legend")
    expect(player.find("legend-list").locator("dt")).to_have_count(8)
    player.page.keyboard.press("Escape")
    player.find("hand").locator("[data-thing]").first.focus()
    player.page.keyboard.press("z")
    zoom = player.find("zoom")
    for word in ("Initiative:", "Lives:", "Forward:", "Price of the action"):
        expect(zoom).to_contain_text(word)


def test_a_card_is_dragged_into_battle(visit: Visit) -> None:
    """UI-11: a drop outside changes nothing, a drop on the map sends the card."""
    player = visit(settings=PATIENT)
    player.new_table("me", "bot", title="rage", seed="oak")
    look = reach(player, "send")
    card = next(thing for thing in sorted(look.glowing) if thing.startswith("hand:"))
    drag(player, card, '[data-testid="prompt"]')
    assert player.look().decision == look.decision
    drag(player, card, '[data-cell="B4"]')
    name = SPEAKER.card("rage", card.partition(":")[2])
    player.find("log").get_by_text(f"You send {name}.").wait_for()
    expect(player.find("muster")).to_contain_text(name)


def wish(player: Player, size: dict[str, int], what: str) -> None:
    """Say what is to be asked: beside the prompt, or where there is no room for it among the settings."""
    if size is PHONE:
        player.click("open-settings")
    player.find("wish").select_option(what)
    expect(player.find("wish")).to_have_value(what)
    if size is PHONE:
        player.page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_one_is_asked_is_set_by_a_chip(visit: Visit, size: dict[str, int]) -> None:
    """UI-22: one battle is left alone by one click, which another one takes back; a wish is kept by the table."""
    player = visit(size=size, touch=size is PHONE, settings=PATIENT)
    player.new_table("me", "bot", title="rage", seed="oak")
    wish(player, size, "always")

    def in_window(look: Look) -> bool:
        return bool(asks(player) & {"window", "response"}) and bool(view_of(player)["battle"])

    look = player.play_until(in_window, taste(5))
    assert "button:quiet" not in look.buttons
    player.click("wish-battle")
    expect(player.find("unwish")).to_contain_text("Not again in this battle")
    player.page.wait_for_function(DECIDED, arg=look.decision)
    battles = [update["view"]["battle"] for update in player.told if update["view"] and update["view"]["battle"]]
    assert not any(battle["quiet"] for battle in battles)  # nobody was told
    player.click("unwish")
    expect(player.find("unwish")).to_contain_text("Ask me always")
    player.click("unwish")
    expect(player.find("unwish")).to_have_count(0)
    wish(player, size, "never")
    player.page.reload()
    expect(player.find("unwish")).to_contain_text("Never ask me")


def test_who_is_spared_sees_no_question(visit: Visit) -> None:
    """UI-22: what the table answers for a player is never put to that player."""
    player = visit(settings=PATIENT)
    player.new_table("me", "bot", title="rage", seed="oak")
    wish(player, DESKTOP, "never")
    for _ in range(25):
        look = player.wait_for_turn()
        if look.over:
            break
        assert not asks(player) & {"window", "response"}
        player.answer(look.answers()[0])
    assert any(0 in update["spared"] for update in player.told if update.get("spared"))
    assert all(not update["moves"] for update in player.told if 0 in update.get("spared", []))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_offer_is_put_together_and_answered(visit: Visit, size: dict[str, int]) -> None:
    """An offer: partner, what is given, what is wanted; withdrawn it changes nothing, proposed it is answered."""
    player = visit(size=size, touch=size is PHONE, settings=PATIENT)

    def rich(look: Look) -> bool:
        own = view_of(player)["players"][0]
        return bool(asks(player) & {"turn", "after"} and own["treasures"] + own["artifacts"] and offered(player))

    # What the bot does decides whether there is ever something to trade: then another match is begun.
    for seed in ("oak", "ash", "elm", "fir", "yew"):
        player.new_table("me", "bot", title="rage", seed=seed)
        if not player.play_until(lambda look: rich(look) or look.over, taste(5)).over:
            break
    player.click("open-trade")
    player.click("move-offer-1")
    trade = player.find("trade")
    expect(trade).to_contain_text("You give")
    own = view_of(player)["players"][0]
    if own["treasures"]:
        player.click("move-give-treasure")
    else:
        trade.locator('[data-thing^="artifact:"]').first.click()
    expect(player.find("primary")).to_have_text("Make the offer")
    expect(player.find("withdraw")).to_be_visible()
    player.click("primary")
    player.wait_for_turn()
    expect(trade).to_have_count(0)
    keys = {event["key"] for update in player.told for step in update["steps"] for event in step["events"]}
    assert "rage-event-offers" in keys
    assert keys & {"rage-event-trade", "rage-event-refuses"}


def offered(player: Player) -> bool:
    """Say whether somebody can be made an offer."""
    return any(move["move"].startswith("offer-") for move in player.told[-1]["moves"])


@pytest.mark.parametrize(
    ("language", "theme", "size", "seats"),
    [("ru", "dark", DESKTOP, 2), ("fr", "light", PHONE, 3), *([("en", "light", DESKTOP, 2)] if LONG else [])],
)
def test_its_screens_are_accessible_and_translated(
    visit: Visit, language: str, theme: str, size: dict[str, int], seats: int
) -> None:
    """UI-53 to UI-61: axe finds nothing and no key stands in for a text, at every kind of question."""
    settings: dict[str, Any] = {**PATIENT, "language": language, "theme": theme}
    player = visit(size=size, touch=size is PHONE, settings=settings)
    options = {"peoples": "chosen", "placement": "advanced", "rounds": "6"}
    player.new_table("me", *["bot"] * (seats - 1), title="rage", seed="elm", **options)
    faults: list[str] = []
    asked: set[str] = set()

    def look_over(where: str) -> None:
        faults.extend(f"{where}: {fault}" for fault in axe(player))
        faults.extend(f"{where}: not translated: {key}" for key in keys_shown(player))

    def check(look: Look) -> bool:
        fresh = asks(player) - asked
        asked.update(fresh)
        for key in fresh:
            look_over(key)
        if "attack" in fresh:
            player.click("legend")
            player.find("legend-list").wait_for()
            look_over("legend")
            player.page.keyboard.press("Escape")
            expect(player.find("legend-list")).to_have_count(0)
        return look.over or bool(view_of(player)["round"] == (3 if language == "ru" else 2))

    player.play_until(check, taste(5))
    assert len(asked) >= 6
    assert faults == []


def test_a_trade_that_cannot_be_made_says_why(visit: Visit) -> None:
    """UI-10: the rules' own reason, beside the sign that was touched."""
    player = visit(settings=PATIENT)
    player.new_table("me", "bot", title="rage", seed="oak")
    reach(player, "turn")
    player.click("open-trade")
    expect(player.find("notice")).to_contain_text("You have nothing to give.")


def test_a_squad_is_not_fought_by_one_touch(visit: Visit) -> None:
    """UI-14: once a squad was looked at, touching one asks in words, and only the second touch fights."""
    player = visit(settings={**PATIENT, "confirm": True})
    player.new_table("me", "bot", title="rage", seed="oak")
    before = reach(player, "squad").decision
    player.touch("squad:1")
    player.find("which").get_by_text("Look at squad 1").click()
    player.page.wait_for_function(DECIDED, arg=before)
    player.answer(next(thing for thing in player.wait_for_turn().glowing if thing.startswith("squad-card:")))
    look = player.wait_for_turn()
    assert "squad" in asks(player)
    player.touch("squad:2")
    expect(player.find("prompt")).to_contain_text("Fight squad 2")
    assert player.look().decision == look.decision
    player.touch("squad:2")
    player.page.wait_for_function(DECIDED, arg=look.decision)


HELD = """() => [...document.querySelectorAll('[data-cell]')].map((cell) => {
  const hatch = cell.querySelector('.hatch');
  const drawn = hatch && document.querySelector(hatch.getAttribute('fill').slice(4, -1));
  return [cell.dataset.cell, drawn ? drawn.id.replace('rage-held-', '') : ''];
})"""


def test_the_map_shows_who_holds_what_and_comes_closer(visit: Visit) -> None:
    """UI-9, UI-27, UI-55: a hatching for each people, a mark on what can be attacked; wheel, buttons and keys zoom."""
    player = visit(settings=PATIENT)
    player.new_table("me", "bot", "bot", title="rage", seed="oak")
    look = reach(player, "turn")
    view = view_of(player)
    held = {
        cell["name"]: view["players"][cell["owner"]]["faction"] if cell["owner"] >= 0 else "" for cell in view["cells"]
    }
    assert dict(player.page.evaluate(HELD)) == held
    targets = {
        f"cell:{name}"
        for name in player.page.locator("[data-cell]:has(.note.fight)").evaluate_all(
            "cells => cells.map((cell) => cell.dataset.cell)"
        )
    }
    assert targets == {thing for thing in look.glowing if thing.startswith("cell:")}
    whole = player.box(player.thing("cell:D4"))["width"]
    player.click("zoom-in")
    assert player.box(player.thing("cell:D4"))["width"] == pytest.approx(whole * 1.5, abs=1)
    at = player.box(player.thing("cell:D4"))
    x, y = player.middle(player.find("map"))
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    player.page.mouse.move(x - 60, y, steps=4)
    player.page.mouse.up()
    assert player.box(player.thing("cell:D4"))["x"] == pytest.approx(at["x"] - 60, abs=2)
    assert player.look().decision == look.decision  # to push the map about is no answer
    player.click("zoom-fit")
    assert player.box(player.thing("cell:D4"))["width"] == pytest.approx(whole, abs=1)


def test_the_strengths_known_are_told_on_request(visit: Visit) -> None:
    """The own hand by name and number, of others only what was shown."""
    player = visit(settings=PATIENT)
    player.new_table("me", "bot", title="rage", seed="oak")
    reach(player, "turn")
    player.click("open-odds")
    odds = player.find("odds")
    for card in view_of(player)["players"][0]["cards"]:
        expect(odds).to_contain_text(f"{SPEAKER.card('rage', card)} (initiative")
    expect(odds).to_contain_text("cards nobody has shown")
    assert "rage-" not in odds.inner_text()
