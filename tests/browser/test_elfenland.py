"""Whole matches of Elfenland: by mouse, by finger, by keys, in two browsers and at one screen."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.launching import DESKTOP, PHONE
from tests.browser.player import Look, Player
from tests.browser.test_sizes import SCROLLS
from tests.browser.traveller import PATIENT, Stop, homebody, sit_down, take_turns, view_of, wayfarer

FOCUSED_THING = "() => document.activeElement?.dataset.thing ?? ''"
# What the document tells of the counters before other players that lie face down.
OTHERS_HIDDEN = """() => [...document.querySelectorAll('.counters:not(.own) .hidden')].map((one) => one.outerHTML)"""
VEHICLES = ["giant_pig", "elfcycle", "magic_cloud", "unicorn", "troll_wagon", "dragon"]


@pytest.mark.parametrize(
    ("size", "options"),
    [(DESKTOP, {}), (PHONE, {"rounds": "3"})],
    ids=["by-mouse", "by-finger"],
)
def test_a_whole_match_against_two_bots(visit: Visit, size: dict[str, int], options: dict[str, str]) -> None:
    player = visit(size=size, touch=size is PHONE)
    player.new_table("me", "bot", "bot", title="elfenland", **options)
    steps: set[str] = set()

    def watch(look: Look) -> bool:
        step = str(view_of(player)["step"])
        if step not in steps:
            steps.add(step)
            assert player.faults(SCROLLS) == [], step
        return look.over

    player.play_until(watch, wayfarer(player))
    expect(player.find("end-screen")).to_be_visible()
    assert steps == {"take", "plan", "travel", "keep", "end"}
    view = view_of(player)
    assert view["round"] == int(options.get("rounds", "4")) or any(one["left"] == [] for one in view["players"])
    ranked = sorted((one["pieces"] for one in view["players"]), reverse=True)
    assert player.find("score").all_inner_texts() == [str(pieces) for pieces in ranked]
    assert view["players"][0]["pieces"] > 0
    movers = {step["seat"] for update in player.told for step in update["steps"] if step["kind"] == "move"}
    assert movers == {0, 1, 2}


def test_two_people_and_a_bot_in_two_browsers(visit: Visit) -> None:
    """Both answer through a round and into the next; neither is ever told what the other hides."""
    players = sit_down(visit(settings=PATIENT), visit(settings=PATIENT), 3)
    expect(players[0].find("seats").locator("li").nth(2)).to_contain_text("bot")

    for moment in ((1, "plan"), (1, "travel"), (1, "keep"), (2, "plan")):
        seat = take_turns(players, reached(*moment))
        decision = players[seat].look().decision
        for seat, player in enumerate(players):
            player.at_decision(decision)
            only_own_secrets(player, seat)

    for seat, player in enumerate(players):
        for view in [update["view"] for update in player.told if update["view"]]:
            for owner, shown in enumerate(view["players"]):
                hidden = [counter["card"] for counter in shown["hidden"]]
                assert (shown["cards"] is None) == (owner != seat)
                assert owner == seat or hidden == [None] * len(hidden)
    answered = {step["seat"] for update in players[0].told for step in update["steps"] if step["kind"] == "move"}
    assert answered == {0, 1, 2}


def reached(number: int, step: str) -> Stop:
    """Return what says that a phase of a round has come."""
    return lambda view: view["round"] == number and view["step"] == step


def only_own_secrets(player: Player, seat: int) -> None:
    """The document holds this player's hand and no other, and nothing of the others' counters that lie face down."""
    own = view_of(player)["players"][seat]
    assert sorted(player.hand()) == sorted(f"hand:{card}" for card in own["cards"])
    only_faces_down(player)


def test_a_spectator_is_told_no_hand_and_no_hidden_counter(visit: Visit) -> None:
    """UI-67: through a whole round, neither the page nor what it is sent holds a hidden card, counter or town."""
    anna, watcher = visit(settings=PATIENT), visit(settings=PATIENT)
    table = anna.new_table("me", "bot", title="elfenland", towns="yes")
    watcher.open(f"/table/{table}")
    watcher.find("map").wait_for()
    steps = set()

    def shown(look: Look) -> bool:
        steps.add(view_of(anna)["step"])
        watcher.at_decision(look.decision)
        assert watcher.find("hand").count() == 0
        assert watcher.look().answers() == []
        only_faces_down(watcher)
        return bool(view_of(anna)["round"] == 2)

    anna.play_until(shown, wayfarer(anna))
    assert steps == {"take", "plan", "travel", "keep"}
    assert len(watcher.told) > 20
    for update in watcher.told:
        assert (update["face"], update["moves"]) == (-1, [])
        assert not (update["view"]["laying"] and update["view"]["laying_hidden"])  # an open one is seen by all
        for one in update["view"]["players"]:
            assert (one["cards"], one["target"], one["distance"]) == (None, None, None)
            assert [hidden["card"] for hidden in one["hidden"]] == [None] * len(one["hidden"])
        told = {event["key"] for step in update["steps"] for event in step["events"]}
        assert not told & {"elfenland-event-drawn", "elfenland-event-blind-is"}
    expect(watcher.find("tool-plan")).to_have_count(0)
    watcher.touch("town:virst")
    expect(watcher.find("look")).to_contain_text("Virst")


def only_faces_down(player: Player) -> None:
    """Nothing in the document names a counter that lies face down."""
    hidden = player.page.evaluate(OTHERS_HIDDEN)
    names = [name for vehicle in VEHICLES for name in (vehicle, vehicle.replace("_", " "))]
    assert [name for name in names for shown in hidden if name in shown.lower()] == []


def test_a_whole_match_by_keyboard(player: Player) -> None:
    keys = player.page.keyboard
    player.new_table("me", "bot", title="elfenland", rounds="3", board="half")
    pick = wayfarer(player)
    for turn in range(300):
        look = player.wait_for_turn()
        if look.over:
            break
        chosen = pick(look)
        if chosen == player.find("primary").get_attribute("data-thing"):
            keys.press("e")
            if player.look().doubt:
                keys.press("e")
        else:
            focus(player, chosen, look)
            keys.press("Enter" if turn % 2 else "Space")
        settle_choice(player, look.decision)
    expect(player.find("end-screen")).to_be_visible()
    assert int(player.find("score").first.inner_text()) > 0


def focus(player: Player, thing: str, look: Look) -> None:
    """Go from one thing that can be used to the next until this one has the focus."""
    for _ in range(2 * len(look.glowing) + 10):
        player.page.keyboard.press("n")
        if player.page.evaluate(FOCUSED_THING) == thing:
            return
    raise AssertionError(f"the keys never reached {thing}")


def settle_choice(player: Player, decision: int) -> None:
    """Wait for the next question; where one key could mean several roads, take the first."""
    moved = """(decision) => Number(document.querySelector('[data-testid="table"]').dataset.decision) !== decision
      || document.querySelector('[data-testid="show-end"]')"""
    player.page.wait_for_function(
        f"""(decision) => ({moved})(decision)
      || document.querySelector('[data-testid="which"]')""",
        arg=decision,
    )
    if player.find("which").count():
        player.page.keyboard.press("Tab")  # past the cross
        player.page.keyboard.press("Enter")
        player.page.wait_for_function(moved, arg=decision)


def test_two_at_one_screen_share_the_victory(visit: Visit) -> None:
    """Nobody goes anywhere: hands stay behind the curtain, and equal scores are still one for each."""
    player = visit(settings=PATIENT)
    options = {"rounds": "3", "last-discard": "no"}
    player.new_table("me", "local", title="elfenland", **options)
    handovers = 0
    while True:
        look = player.wait_for_turn()
        if look.over:
            break
        if not look.curtain:
            player.answer(homebody(look))
            continue
        expect(player.find("hand")).to_have_count(0)
        player.click("lift-curtain")
        expect(player.find("curtain")).to_have_count(0)
        handovers += 1
    assert handovers > 6
    assert view_of(player)["outcome"]["how"] == "shared"
    assert player.find("ranking").locator(".place").all_text_contents() == ["1.", "1."]
    assert player.find("score").all_inner_texts() == ["0", "0"]
