"""Cards and the board: zoom, drag, motion, sound, reports."""

import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from elderwood.engine.record import read_record
from elderwood.texts import Speaker
from tests.browser.conftest import Visit
from tests.browser.launching import PHONE
from tests.browser.player import Player
from tests.browser.serving import Server

# Notes every movement from one place to another, and everything else that is animated: how long it takes.
WATCH_MOTION = """
  window.movements = [];
  window.ornaments = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const travels = String(frames[0].transform).startsWith('translate') && !this.matches('.ghost');
    (travels ? window.movements : window.ornaments).push(options.duration);
    return animate.call(this, frames, options);
  };
"""
MOVEMENTS = "() => movements"
BEGUN = """() => document.querySelector('[data-testid="tray"], [data-thing="cell:b2"] [data-piece]')"""
WATCH_SOUND = """
  window.voices = 0;
  window.AudioContext = class extends window.AudioContext { constructor() { super(); window.voices++; } };
"""


def inside(player: Player, testid: str) -> bool:
    box, size = player.box(player.find(testid)), player.page.viewport_size
    assert size is not None
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    return box["x"] >= 0 and box["y"] >= 0 and right <= size["width"] and bottom <= size["height"]


def test_a_card_is_enlarged_by_hover_and_key(player: Player) -> None:
    """UI-23, UI-24: the full text as text, never off the screen, closed by Escape."""
    player.seat_at_battle()
    for card in (player.hand()[0], player.hand()[-1]):
        text = Speaker("en").card_text("sylvion", card.partition(":")[2])
        player.thing(card).hover(position={"x": 10, "y": 40})
        zoom = player.find("zoom")
        expect(zoom).to_contain_text(text)
        assert inside(player, "zoom")
        player.page.mouse.move(300, 20)
        expect(zoom).to_have_count(0)
        player.thing(card).focus()
        player.page.keyboard.press("z")
        expect(zoom).to_contain_text(text)
        player.page.keyboard.press("Escape")
        expect(zoom).to_have_count(0)


def test_a_card_is_enlarged_by_a_long_press(visit: Visit) -> None:
    player = visit(size=PHONE, touch=True)
    player.seat_at_battle()
    box = player.box(player.thing(player.hand()[0]))
    decision = player.look().decision
    devices = player.page.context.new_cdp_session(player.page)
    point = {"x": box["x"] + 10, "y": box["y"] + 40}
    devices.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(player.find("zoom")).to_be_visible()
    devices.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert inside(player, "zoom")
    player.press(player.find("zoom").get_by_test_id("close"))
    expect(player.find("zoom")).to_have_count(0)
    assert player.look().decision == decision


def test_a_card_dragged_to_a_cell_is_planted_there(player: Player) -> None:
    """UI-11: dragging does what two taps do; a drop outside of everything does nothing."""
    player.seat_at_battle()
    start = player.look()
    card = next(thing for thing in start.glowing if "fountain" in thing or "tree" in thing)
    drag(player, card, (700, 20))
    assert player.look().decision == start.decision
    drag(player, card, player.middle(player.thing("cell:b2")))
    player.page.wait_for_function(BEGUN)
    player.play_until(lambda look: "button:done" in look.buttons, lambda look: look.answers()[0])
    expect(player.thing("cell:b2").locator("[data-piece]")).to_be_visible()


def drag(player: Player, thing: str, to: tuple[float, float]) -> None:
    box = player.box(player.thing(thing))
    mouse = player.page.mouse
    mouse.move(box["x"] + 10, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(box["x"] + 30, box["y"] + 20)
    mouse.move(*to, steps=4)
    mouse.up()


def test_things_move_from_cause_to_effect_and_not_on_undo(visit: Visit) -> None:
    """UI-45, UI-46: 120 to 250 ms each (what lights up or fades may take longer); undo is not a film."""
    player = visit(settings={})
    player.page.add_init_script(WATCH_MOTION)
    player.seat_at_battle()
    assert player.steady(MOVEMENTS) == []
    card = next(thing for thing in player.look().glowing if thing.startswith("hand:"))
    player.answer(card)
    moved = player.steady(MOVEMENTS)
    player.click("undo")
    expect(player.find("redo")).to_have_attribute("aria-disabled", "false")
    assert player.steady(MOVEMENTS) == moved
    player.play_until(lambda look: player.told[-1]["view"]["round"] == 2)
    player.page.wait_for_function("() => movements.length > 0")
    assert all(120 <= length <= 250 for length in player.page.evaluate("movements"))
    assert all(length <= 600 for length in player.page.evaluate("ornaments"))
    player.page.reload()
    player.wait_for_turn()
    assert player.steady(MOVEMENTS) == []


def test_reduced_motion_is_obeyed(visit: Visit) -> None:
    player = visit(settings={}, reduced_motion="reduce")
    player.page.add_init_script(WATCH_MOTION)
    player.seat_at_battle()
    player.play_until(lambda look: player.told[-1]["view"]["round"] == 2)
    assert player.steady("() => [...movements, ...ornaments]") == []
    assert player.steady("() => document.getAnimations().length") == 0


def test_no_sound_before_a_gesture(player: Player) -> None:
    """UI-47: silent until then."""
    player.page.add_init_script(WATCH_SOUND)
    player.open()
    player.find("box-sylvion").wait_for()
    assert player.page.evaluate("voices") == 0
    player.click("box-sylvion")
    assert player.page.evaluate("voices") == 1


def test_a_problem_is_reported_with_the_record(player: Player, server: Server) -> None:
    """UI-44: the player's words, with record, step and version."""
    table = player.seat_at_battle()
    player.go_on()
    player.wait_for_turn()
    player.click("open-report")
    player.find("report-text").fill("The owl looks at me.")
    player.click("report-send")
    expect(player.find("report")).to_have_count(0)
    expect(player.page.locator(".message")).to_be_visible()
    with closing(sqlite3.connect(server.data / "elderwood.db")) as database:
        text, version, record = database.execute(
            'select text, version, record from reports where "table" = ?', [table]
        ).fetchone()
    assert text == "The owl looks at me."
    assert version
    assert read_record(record).title == "sylvion"


def test_the_log_points_at_the_board(player: Player) -> None:
    """UI-34: a card in a line is enlarged, a place flashes."""
    player.seat_at_battle()
    player.play_until(lambda look: player.told[-1]["view"]["round"] == 2)
    links = player.find("log").locator("button.link")
    player.press(links.filter(has_text="Elemental").first)
    expect(player.find("zoom")).to_be_visible()
    player.page.keyboard.press("Escape")
    player.watch_flashes()
    player.press(links.filter(has_text="pile").last)
    player.page.wait_for_function("() => new Set(flashed).size === 1")


def test_piles_are_counted_and_listed(player: Player) -> None:
    """UI-5."""
    player.seat_at_battle()
    for pile in ("deck", "discard", "removed", "ravage", "ravage-discard"):
        player.click(f"pile-{pile}")
        expect(player.find("pile-list")).to_be_visible()
        player.page.keyboard.press("Escape")
        expect(player.find("pile-list")).to_have_count(0)
