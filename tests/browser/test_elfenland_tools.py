"""What helps a traveller: the planner, the search, the chart, reasons; for everybody, in three languages."""

import re

from playwright.sync_api import expect

from elderwood.games.elfenland.cards import NUMBER
from elderwood.games.elfenland.map import FITS, LINK_NAME
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_every_screen import axe, keys_shown
from tests.browser.traveller import PATIENT, Wire, at_step, homebody, sit_down, take_turns, view_of, wayfarer


def roads_from(town: str) -> list[tuple[str, str]]:
    """Return the roads at a town as things, each with the town at its other end."""
    ends = [name.split("-") for name in LINK_NAME if name.startswith("road-")]
    return [(f"road:{a}-{b}", b if a == town else a) for _, a, b in ends if town in (a, b)]


def fits_one_of(road: str, counters: list[str]) -> bool:
    """Say whether a counter among these suits the road."""
    link = LINK_NAME.index(road.replace(":", "-", 1))
    return any(FITS[NUMBER[counter]] >> link & 1 for counter in counters)


def test_a_route_is_planned_in_anothers_turn(visit: Visit) -> None:
    """The planner adds up cards and towns; what is touched meanwhile is no move."""
    anna, boris = visit(settings=PATIENT), visit(settings=PATIENT)
    wire = Wire(anna)
    players = sit_down(anna, boris, 2)
    take_turns(players, lambda view: view["step"] == "plan" and view["active"] == 1)
    before = boris.wait_for_turn()
    anna.at_decision(before.decision)
    wire.sent.clear()

    anna.click("tool-plan")
    expect(anna.find("tool-plan")).to_have_attribute("aria-pressed", "true")
    own = view_of(anna)["players"][0]
    counters = own["counters"] + [counter["card"] for counter in own["hidden"]]
    first, town = next(road for road in roads_from(own["boot"]) if fits_one_of(road[0], counters))
    second, _ = next(road for road in roads_from(town) if road[0] != first)
    legs = anna.find("planner").locator(".legs li")
    for count, road in enumerate((first, second), 1):
        anna.touch(road)
        expect(legs).to_have_count(count)
    expect(anna.page.locator(".route")).to_have_count(2)

    route = wire.plans[-1]["route"]
    assert [leg["thing"] for leg in route["legs"]] == [first, second]
    gained = {leg["to"].removeprefix("town:") for leg in route["legs"]} & set(own["left"])
    assert {town.removeprefix("town:") for town in route["gains"]} == gained
    assert route["legs"][0]["open"]
    assert sum(route["cards"].values()) == sum(leg["cost"] for leg in route["legs"] if leg["open"])
    summary = anna.find("planner").locator(".sum")
    expect(summary).to_contain_text(f"{len(gained)} town" if gained else "no new town")
    for count in route["cards"].values():
        expect(summary).to_contain_text(str(count))

    assert {message["type"] for message in wire.sent} == {"plan"}
    after = boris.look()
    assert (after.decision, after.glowing) == (before.decision, before.glowing)
    boris.answer("button:pass")  # what others do leaves the plan alone
    anna.page.wait_for_function(
        "number => Number(document.querySelector('[data-testid=\"table\"]').dataset.decision) > number",
        arg=before.decision,
    )
    expect(legs).to_have_count(2)


def test_a_town_is_found_by_name(player: Player) -> None:
    player.new_table("me", "bot", "bot", title="elfenland")
    player.wait_for_turn()
    player.click("tool-find")
    player.find("find-input").fill("albar")
    player.find("find-input").press("Enter")
    expect(player.find("finder")).to_have_count(0)
    town = player.page.locator('[data-testid="map"] [data-thing="town:albaran"]')
    expect(town).to_have_class(re.compile(r"\bflash\b"))
    expect(town).to_be_focused()
    expect(player.find("look")).to_contain_text("Al’Baran")


def test_the_cost_chart_is_one_press_away(player: Player) -> None:
    player.new_table("me", "bot", "bot", title="elfenland")
    player.wait_for_turn()
    player.click("tool-chart")
    chart = player.find("chart")
    expect(chart.locator("tbody tr")).to_have_count(7)
    expect(chart).to_contain_text("Dragon")
    player.page.keyboard.press("Escape")
    expect(chart).to_have_count(0)


def test_a_refused_road_says_why(player: Player) -> None:
    player.new_table("me", "bot", "bot", title="elfenland")
    pick = wayfarer(player)
    player.play_until(at_step(player, "travel"), pick)
    boot = view_of(player)["players"][0]["boot"]
    glowing = player.look().glowing
    far = next(name for name in LINK_NAME if name.startswith("road-") and boot not in name.split("-"))
    far = far.replace("-", ":", 1)
    assert far not in glowing
    decision = player.look().decision
    player.touch(far)
    expect(player.find("notice")).to_contain_text("You are ")
    expect(player.find("notice")).to_contain_text("E10")
    assert player.look().decision == decision


def test_every_phase_is_accessible_and_translated(visit: Visit) -> None:
    player = visit(settings=PATIENT)
    options = {"rounds": "3", "last-discard": "no"}
    player.new_table("me", "bot", title="elfenland", **options)
    faults: list[str] = []
    pick = wayfarer(player)
    for step in ("take", "plan", "travel", "keep"):
        player.play_until(at_step(player, step), pick)
        faults += faults_of(player, step)
    player.play_to_the_end(homebody)
    for language in ("ru", "fr", "en"):
        player.find("end-screen").get_by_test_id("close").click()
        speak(player, language)
        player.click("show-end")
        expect(player.find("end-screen")).to_be_visible()
        faults += [f"end, {language}: {key}" for key in keys_shown(player)]
    faults += [f"end: {fault}" for fault in axe(player)]
    assert faults == []


def faults_of(player: Player, screen: str) -> list[str]:
    """Return what axe finds, and every text that is missing in a language."""
    faults = [f"{screen}: {fault}" for fault in axe(player)]
    for language in ("ru", "fr", "en"):
        speak(player, language)
        faults += [f"{screen}, {language}: {key}" for key in keys_shown(player)]
    return faults


def speak(player: Player, language: str) -> None:
    player.find("language").select_option(language)
    expect(player.page.locator("html")).to_have_attribute("lang", language)
