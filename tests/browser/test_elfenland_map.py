"""The map of Elfenland under mouse, fingers and keys: what it tells, how it zooms, and how boots walk on it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.launching import DESKTOP, PHONE, SMALL_PHONE
from tests.browser.player import Player
from tests.browser.test_sizes import OUTSIDE, SCROLLS, SIDEWAYS, TOO_SMALL
from tests.browser.traveller import PATIENT, at_step, homebody, view_of, wayfarer

PLACES = ["town:", "road:", "river:", "ferry:"]
TOO_SMALL_BESIDE_PLACES = f"(places) => ({TOO_SMALL})().filter((name) => !places.some((one) => name.startsWith(one)))"
LAND_WIDTH = "() => document.querySelector('[data-testid=\"map\"] .land').getBoundingClientRect().width"
# True once the land is about so many pixels wide.
AS_WIDE = f"(width) => Math.abs(({LAND_WIDTH})() / width - 1) < 0.01"
PIECES_SHOWN = """() => [...document.querySelectorAll('[data-testid="map"] .piece')]
  .filter((one) => getComputedStyle(one).visibility === 'visible').length"""
# Two quick taps: driven from outside they might be too far apart on a busy machine.
TWO_TAPS = """([clientX, clientY]) => {
  const map = document.querySelector('[data-testid="map"]');
  for (const kind of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) {
    map.dispatchEvent(new PointerEvent(kind, { clientX, clientY, pointerId: 9, pointerType: 'touch', bubbles: true }));
  }
}"""
# A boot stops as soon as it sets out, so that a busy machine cannot miss its walk.
HOLD_WALK = """() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const moving = animate.apply(this, how);
    if (this.matches('[data-boot="0"]')) {
      moving.pause();
      window.walk = moving;
    }
    return moving;
  };
}"""
PAID = """() => !!window.walk || !!document.querySelector('[data-testid="tray"]')"""
# Where the boot is when half of its walk is done, and where it stands then.
HALF_WAY = """() => {
  const boot = document.querySelector('[data-boot="0"]');
  const middle = () => {
    const { left, top, width, height } = boot.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  walk.currentTime = walk.effect.getComputedTiming().duration / 2;
  const half = middle();
  const stops = walk.effect.getKeyframes().length;
  walk.finish();
  return { half, stops, end: middle() };
}"""


def width_of_land(player: Player) -> float:
    return float(player.steady(LAND_WIDTH))


def middle_of(player: Player, thing: str) -> tuple[float, float]:
    """Return the middle of a thing on the map."""
    return player.middle(player.page.locator(f'[data-testid="map"] [data-thing="{thing}"]'))


class Fingers:
    """Several fingers on a screen at once."""

    def __init__(self, page: Page) -> None:
        self.devices = page.context.new_cdp_session(page)

    def do(self, kind: str, *points: tuple[float, float]) -> None:
        """Touch, move or leave the screen."""
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.devices.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def test_fingers_zoom_the_map_and_a_button_shows_all_of_it(visit: Visit) -> None:
    """UI-27: two fingers, two taps beside everything, and the way back; the page itself never scrolls."""
    player = visit(size=PHONE, touch=True)
    player.new_table("me", "bot", title="elfenland")
    decision = player.wait_for_turn().decision
    whole = width_of_land(player)
    x, y = middle_of(player, "town:feodor")
    fingers = Fingers(player.page)
    fingers.do("touchStart", (x - 30, y), (x + 30, y))
    for spread in (45, 60, 75):
        fingers.do("touchMove", (x - spread, y), (x + spread, y))
    fingers.do("touchEnd")
    player.page.wait_for_function(f"(whole) => ({LAND_WIDTH})() > whole * 1.8", arg=whole)
    player.click("tool-whole")
    player.page.wait_for_function(AS_WIDE, arg=whole)

    box = player.box(player.find("map"))
    corner = (box["x"] + box["width"] - 12, box["y"] + 12)  # open sea
    player.page.evaluate(TWO_TAPS, corner)
    player.page.wait_for_function(f"(whole) => ({LAND_WIDTH})() > whole * 1.5", arg=whole)
    player.click("tool-whole")
    player.page.wait_for_function(AS_WIDE, arg=whole)
    player.click("tool-larger")
    player.page.wait_for_function(AS_WIDE, arg=whole * 1.5)
    assert player.faults(SCROLLS) == []
    assert player.look().decision == decision  # nothing was taken for a move


def test_pieces_are_out_of_the_way_while_a_button_is_held(player: Player) -> None:
    """UI-28."""
    player.new_table("me", "bot", title="elfenland")
    player.wait_for_turn()
    pieces = player.page.evaluate(PIECES_SHOWN)
    assert pieces > 20  # own flags and boots
    player.page.mouse.move(*player.middle(player.find("tool-hide")))
    player.page.mouse.down()
    assert player.page.evaluate(PIECES_SHOWN) == 0
    expect(player.page.locator('[data-testid="map"] .name').first).to_be_visible()
    player.page.mouse.up()
    assert player.page.evaluate(PIECES_SHOWN) == pieces
    player.find("tool-hide").press("Enter")  # a key cannot be held so: it switches
    assert player.page.evaluate(PIECES_SHOWN) == 0


def test_every_road_shows_the_sign_of_its_terrain(player: Player) -> None:
    """Each sign lies on its road, no larger and no fainter than the others."""
    player.new_table("me", "bot", title="elfenland")
    player.wait_for_turn()
    looks = player.page.locator('[data-testid="map"] .road .disc').evaluate_all(
        """(signs) => signs.map((sign) => {
          const { width, height } = sign.getBoundingClientRect();
          return [Math.round(width), Math.round(height), getComputedStyle(sign).opacity].join(' ');
        })"""
    )
    assert len(looks) > 30
    assert len(set(looks)) == 1, set(looks)


def test_the_cost_of_a_road_is_told_to_mouse_finger_and_keys(visit: Visit) -> None:
    """UI-29, UI-59: what a step costs this hand, however one points at the road."""
    player = visit(settings=PATIENT)
    player.new_table("me", "bot", title="elfenland")
    player.play_until(at_step(player, "travel"), wayfarer(player))
    laid = [road for road in view_of(player)["roads"] if road["counter"]]
    road = f"road:{laid[0]['id'].removeprefix('road-')}"
    expect(player.find("look")).to_have_count(0)
    look = player.find("look").locator("span")
    player.page.mouse.move(*middle_of(player, road))
    expect(player.find("look")).to_contain_text("A road: a counter opens it")
    expect(look).to_contain_text("in hand:")
    told = look.inner_text()
    assert "caravan" in told
    player.page.mouse.move(0, 0)
    player.page.keyboard.press("Tab")
    player.page.locator(f'[data-testid="map"] [data-thing="{road}"]').focus()
    expect(look).to_have_text(told)
    assert told in str(player.thing(road).get_attribute("aria-label"))


def test_a_finger_is_told_the_cost_of_a_road(visit: Visit) -> None:
    player = visit(size=PHONE, touch=True, settings=PATIENT)
    player.new_table("me", "bot", title="elfenland")
    player.wait_for_turn()
    river = middle_of(player, "river:virst-ixara")
    player.page.touchscreen.tap(*river)
    expect(player.find("look")).to_contain_text("Raft × 1 downstream, × 2 upstream")


def test_a_boot_walks_along_its_road(visit: Visit) -> None:
    """UI-45: from town to town, not through the air."""
    player = visit(settings={**PATIENT, "speed": "slow"})
    player.new_table("me", "bot", title="elfenland")
    pick = wayfarer(player)

    def may_ride(look: Any) -> bool:
        return view_of(player)["step"] == "travel" and bool(bent_links(player))

    player.play_until(may_ride, pick)
    link = bent_links(player)[0]
    on_the_way = middle_of(player, link)
    player.page.evaluate(HOLD_WALK)
    player.touch(link)
    player.page.wait_for_function(PAID)
    if player.find("tray").count():
        player.answer("button:right-cards")
    player.page.wait_for_function("() => !!window.walk")
    walk = player.page.evaluate(HALF_WAY)
    assert walk["stops"] > 5
    lift = walk["end"][1] - middle_of(player, f"town:{view_of(player)['players'][0]['boot']}")[1]
    assert abs(walk["half"][0] - on_the_way[0]) < 12
    assert abs(walk["half"][1] - lift - on_the_way[1]) < 12


def bent_links(player: Player) -> list[str]:
    """Return the roads and rivers that can be taken now."""
    return [thing for thing in player.look().glowing if thing.partition(":")[0] in ("road", "river", "ferry")]


def test_a_round_is_shown_again_and_can_be_cut_short(visit: Visit) -> None:
    """The journeys of the last round are drawn on the map, until they are closed or the match goes on."""
    player = visit(settings={**PATIENT, "speed": "fast"})
    player.new_table("me", "bot", title="elfenland")
    player.play_until(lambda look: bool(view_of(player)["round"] == 2), wayfarer(player))
    expect(player.find("tool-replay")).to_have_class(re.compile("offered"))
    player.click("tool-replay")
    expect(player.find("replay")).to_contain_text("Round 1, Player ")
    expect(player.page.locator(".trail").first).to_be_attached()
    player.click("replay-end")
    expect(player.find("replay")).to_have_count(0)
    expect(player.page.locator(".trail")).to_have_count(0)
    player.click("tool-replay")
    expect(player.find("replay")).to_be_visible()
    player.go_on(wayfarer(player))
    expect(player.find("replay")).to_have_count(0)
    player.page.wait_for_function("() => !document.querySelector('[data-boot=\"0\"]').getAnimations().length")


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, DESKTOP], ids=["390x844", "360x640", "1366x768"])
def test_every_phase_fits_the_screen(visit: Visit, size: dict[str, int]) -> None:
    """UI-26, UI-33, UI-57. A tap on the map goes to the nearest place: its spots may be smaller than a finger."""
    touch = size is not DESKTOP
    player = visit(size=size, touch=touch, settings={**PATIENT, "language": "ru"})
    player.new_table(*["me", *["bot"] * 3], title="elfenland")
    pick = wayfarer(player)
    asked: set[str] = set()
    while True:
        look = player.wait_for_turn()
        if view_of(player)["round"] == 2:
            break
        question = str(view_of(player)["questions"][0]["key"])
        if question not in asked:
            asked.add(question)
            assert player.faults(OUTSIDE) == [], question
            if touch:
                assert player.faults(TOO_SMALL_BESIDE_PLACES, PLACES) == [], question
        player.answer(pick(look))
    assert len(asked) >= 5


@pytest.mark.parametrize("size", [SMALL_PHONE, DESKTOP], ids=["360x640", "1366x768"])
def test_text_of_twice_the_size_loses_nothing(visit: Visit, size: dict[str, int]) -> None:
    """UI-58: the table may be scrolled then, downwards only; everything can still be reached and used."""
    settings: dict[str, Any] = {**PATIENT, "size": 200}
    player = visit(size=size, touch=size is SMALL_PHONE, settings=settings)
    player.new_table("me", "bot", title="elfenland")
    pick = wayfarer(player)
    for step in ("take", "plan", "travel"):
        player.play_until(at_step(player, step), pick)
        assert player.faults(SIDEWAYS) == [], step
    player.play_until(at_step(player, "keep"), homebody)


def test_seats_have_shapes_and_palettes_other_colours(visit: Visit) -> None:
    """UI-55: nobody is told apart by colour alone, and the palette for blue and yellow changes what it must."""
    colours: dict[str, list[str]] = {}
    for palette in ("standard", "tritanopia"):
        player = visit(settings={**PATIENT, "palette": palette})
        player.new_table("me", *["bot"] * 5, title="elfenland")
        player.wait_for_turn()
        boots = player.page.locator("[data-boot]")
        painted = "boots => boots.map((one) => getComputedStyle(one.firstElementChild).color)"
        colours[palette] = boots.evaluate_all(painted)
        shapes = boots.evaluate_all("boots => boots.map((one) => one.querySelector('svg').innerHTML)")
        assert len(set(shapes)) == len(set(colours[palette])) == 6
    assert colours["standard"] != colours["tritanopia"]
