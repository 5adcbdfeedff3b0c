"""A battle of Rage of the Elves has weight: blows are seen from whom to whom, what they cost, and who falls."""

from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_rage_table import reach
from tests.browser.traveller import PATIENT, view_of

# Notes what moves, from where it was moved to where, and how long; and the copies that lie over the table.
WATCH = """() => {
  window.seen = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const shown = this.dataset.slot ? `slot:${this.dataset.slot}` : (this.firstElementChild?.className ?? '');
    seen.push({ shown, text: this.textContent, far: frames.map(({ transform }) => transform ?? ''), ...how });
    return animate.call(this, frames, how);
  };
}"""


def strike(player: Player) -> tuple[list[dict[str, Any]], list[dict[str, Any]], dict[str, Any]]:
    """Strike once; return what was seen moving, what the server told, and the battle before."""
    look = reach(player, "attack")
    before: dict[str, Any] = view_of(player)["battle"]
    side = next(thing for thing in sorted(look.glowing) if thing.startswith("side:"))
    player.page.evaluate(WATCH)
    number = len(player.told)
    player.answer(side)
    player.wait_for_turn()
    player.page.wait_for_timeout(400)
    told = [event for update in player.told[number:] for step in update["steps"] for event in step["events"]]
    return player.page.evaluate("() => seen"), told, before


@pytest.mark.parametrize("speed", ["normal", "none"])
def test_a_blow_is_seen_from_whom_to_whom_and_what_it_costs(visit: Visit, speed: str) -> None:
    """UI-45, UI-46: the one who strikes goes at the one who is struck, lives lost rise as a number, the dead fall."""
    player = visit(settings={**PATIENT, "speed": speed})
    player.new_table("me", "bot", title="rage", seed="oak")
    seen, told, before = strike(player)
    kinds = {event["key"].removeprefix("rage-event-"): event["values"] for event in reversed(told)}
    assert {"attacks", "hurt"} <= kinds.keys()
    if speed == "none":
        assert seen == []
        return
    assert kinds["attacks"]["slot"] == before["mover"]
    lunges = [one for one in seen if len(one["far"]) == 4 and one["far"][2].endswith("scale(1.06)")]
    strikers = {f"slot:{event['values']['slot']}" for event in told if event["key"] == "rage-event-attacks"}
    # Who falls in the same step strikes as a copy.
    assert all(one["shown"] in strikers or "body" in one["shown"] for one in lunges)
    assert 0 < len(lunges) <= sum(event["key"] == "rage-event-attacks" for event in told)
    assert all(one["duration"] <= 250 for one in lunges)
    costs = {f"\N{MINUS SIGN}{event['values']['count']}" for event in told if event["key"] == "rage-event-hurt"}
    losses = {one["text"] for one in seen if one["shown"] == "loss"}
    assert losses
    assert losses <= costs
    if "dies" in kinds:
        assert any("body" in one["shown"] and one["far"][-1].startswith("translate") for one in seen)


def test_a_card_that_is_sent_flies_from_the_hand_to_the_land(visit: Visit) -> None:
    """UI-45: as a copy of itself, from where it was held."""
    player = visit(settings={**PATIENT, "speed": "slow"})
    player.new_table("me", "bot", title="rage", seed="oak")
    look = reach(player, "send")
    card = next(thing for thing in sorted(look.glowing) if thing.startswith("hand:"))
    player.page.evaluate(WATCH)
    player.answer(card)
    player.page.wait_for_timeout(400)
    flown = [one for one in player.page.evaluate("() => seen") if "card" in one["shown"]]
    assert any("translate" in frame for one in flown for frame in one["far"]), flown


# Puts a fighter over a thing as if it struck past it; says what a press would meet, before it moves and while it does.
PAST = """(thing) => {
  const under = document.querySelector(`[data-thing="${thing}"]`).getBoundingClientRect();
  const [x, y] = [under.left + under.width / 2, under.top + under.height / 2];
  const body = [...document.querySelectorAll('[data-body]:not(:has([data-legal="true"]))')]
    .find((one) => one.querySelector('.body'));
  const { left, top, width, height } = body.getBoundingClientRect();
  body.style.zIndex = 99;
  body.style.translate = `${x - left - width / 2}px ${y - top - height / 2}px`;
  const met = () => document.elementFromPoint(x, y).closest('[data-thing]').dataset.thing;
  const still = met();
  body.classList.add('moving');
  return [still, met()];
}"""


def test_who_strikes_past_what_can_be_chosen_does_not_catch_the_press(visit: Visit) -> None:
    player = visit()
    player.new_table("me", "bot", title="rage", seed="oak")
    look = reach(player, "attack")
    side = next(thing for thing in sorted(look.glowing) if thing.startswith("side:"))
    still, moving = player.page.evaluate(PAST, side)
    assert still.startswith("slot:")
    assert moving == side
