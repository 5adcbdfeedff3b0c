"""What a touch means and which answer stands out: what pays, what is quiet, what stays in sight."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.launching import PHONE
from tests.browser.player import Player, wanting
from tests.browser.traveller import PATIENT, view_of, wayfarer

QUIET = re.compile(r"\bquiet\b")
GREEN = re.compile(r"\bprimary\b")
# Where a column of the draft can be touched beside its cards: near its lower edge, and at its side.
EDGES_OF_COLUMN = """(number) => {
  const column = document.querySelector(`[data-thing="column:${number}"]`).closest('.column');
  const { left, right, bottom } = column.getBoundingClientRect();
  return [[(left + right) / 2, bottom - 4], [left + 4, bottom - 12]];
}"""
# Notes every card of the draft that begins to move: those that come, and copies of those that go.
WATCH_MOVES = """() => {
  window.came = [];
  window.went = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const place = this.closest('[data-place]')?.dataset.place;
    if (place?.startsWith('column:')) came.push(place);
    if (this.matches('.ghost')) went += 1;
    return animate.apply(this, how);
  };
}"""


def paying(player: Player) -> str:
    """Play Elfenland until a road is to be paid that the right cards are held for; return their thing."""
    player.new_table("me", "bot", title="elfenland")
    player.play_until(lambda look: "button:right-cards" in look.buttons, wayfarer(player))
    return f"hand:{view_of(player)['questions'][0]['values']['card']}"


def test_one_touch_of_the_right_card_pays_for_a_road(visit: Visit) -> None:
    player = visit(settings=PATIENT)
    card = paying(player)
    before = view_of(player)
    other = next(thing for thing in player.hand() if thing != card)
    player.touch(other)  # it says what would pay
    expect(player.find("notice")).to_contain_text("caravan")
    assert player.look().decision == before["decision"]
    player.answer(card)
    after = view_of(player)
    assert after["link"] == ""
    assert after["players"][0]["boot"] != before["players"][0]["boot"]
    cost = before["questions"][0]["values"]["cost"]
    assert after["players"][0]["hand"] == before["players"][0]["hand"] - cost


def test_a_caravan_is_sent_on_purpose(visit: Visit) -> None:
    player = visit(settings=PATIENT)
    paying(player)
    due = view_of(player)["questions"][0]["values"]["caravan"]
    player.answer("button:caravan")  # the first card is chosen from a list
    assert view_of(player)["due"] == due - 1


def test_which_way_to_a_town_shows_what_each_costs(visit: Visit) -> None:
    """A road and a river lead there: the list says the price of both."""
    player = visit(settings=PATIENT)
    player.new_table("me", "bot", title="elfenland", seed="s17")  # four rafts, and a pig that takes no other road
    wanted = ["road:beata-elvenhold", "counter:giant_pig", "button:pass"]
    player.play_until(lambda look: view_of(player)["step"] == "travel", wanting(*wanted))
    player.touch("town:beata")
    ways = player.find("which").locator(".list button")
    expect(ways).to_have_count(2)
    expect(ways.first).to_contain_text("A caravan of any 3 cards.")
    expect(ways.last).to_contain_text("Raft × 2, of 4 in hand.")


def test_what_is_chosen_stays_in_sight_until_it_is_paid_or_laid(visit: Visit) -> None:
    player = visit(settings={"speed": "none", "forced": False})
    player.seat_at_battle()
    card = next(thing for thing in player.look().glowing if thing.startswith("hand:"))
    player.answer(card)
    shown = player.find("playing").locator(f'[data-piece="{card.removeprefix("hand:")}"]')
    expect(shown).to_be_visible()
    expect(shown).to_be_in_viewport()


def test_a_counter_picked_up_stays_in_sight(visit: Visit) -> None:
    player = visit(settings=PATIENT, size=PHONE)
    player.new_table("me", "bot", title="elfenland")
    player.play_until(lambda look: view_of(player)["step"] == "plan", wayfarer(player))
    player.answer(next(thing for thing in player.look().glowing if thing.startswith("counter:")))
    expect(player.find("laying")).to_be_in_viewport()


def test_an_ordinary_turn_ends_with_one_press_of_a_quiet_button(player: Player) -> None:
    player.seat_at_battle()
    before = player.look()
    assert any(thing.startswith("hand:") for thing in before.glowing)
    expect(player.find("primary")).to_have_class(QUIET)
    expect(player.find("primary")).not_to_have_class(GREEN)
    player.touch("button:done")
    player.page.wait_for_function(
        "number => Number(document.querySelector('[data-testid=\"table\"]').dataset.decision) > number",
        arg=before.decision,
    )
    assert not player.look().doubt


def test_a_column_of_the_draft_is_one_target(player: Player) -> None:
    for number, at in ((1, 0), (2, 1)):
        player.new_table(seed="oak", game="siege")
        before = player.wait_for_turn().decision
        player.page.mouse.click(*player.steady(EDGES_OF_COLUMN, number)[at])
        player.page.wait_for_function(
            "number => Number(document.querySelector('[data-testid=\"table\"]').dataset.decision) > number", arg=before
        )
        said = [event["key"] for step in player.told[-1]["steps"] for event in step["events"]]
        assert "sylvion-event-recruited" in said


def test_the_draft_is_seen_moving(visit: Visit) -> None:
    """Cards recruited and lost are seen going, cards dealt are seen coming."""
    player = visit(settings={"speed": "slow"})
    player.new_table(seed="oak", game="siege")
    player.wait_for_turn()
    player.page.evaluate(WATCH_MOVES)
    gone = len(view_of(player)["draft"]["columns"][1])
    player.answer("column:2")
    player.page.wait_for_function(f"() => went >= {gone} && came.length > 0")
    places = {
        f"column:{at + 1}/{card}" for at, cards in enumerate(view_of(player)["draft"]["columns"]) for card in cards
    }
    assert set(player.page.evaluate("() => came")) <= places


def test_settings_and_silence_are_found_at_the_table(player: Player) -> None:
    """The table stays where it is while something is chosen for this browser, and is silent with one press."""
    player.seat_at_battle()
    address = player.page.url
    player.click("mute")
    expect(player.find("mute")).to_have_attribute("aria-pressed", "true")
    player.click("open-settings")
    expect(player.find("set-muted")).to_be_checked()
    player.find("set-theme").select_option("dark")
    expect(player.page.locator("html")).to_have_attribute("data-theme", "dark")
    player.page.keyboard.press("Escape")
    expect(player.find("settings")).to_have_count(0)
    assert player.page.url == address
    assert player.defends(player.look())
