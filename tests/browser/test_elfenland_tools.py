"""What helps a traveller: the planner, the search, the chart, reasons; for everybody, in three languages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from elderwood.games.elfenland.cards import NUMBER
from elderwood.games.elfenland.map import FITS, LINK_NAME
from tests.browser.conftest import Visit
from tests.browser.launching import DESKTOP, PHONE
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

    assert {message["type"] for message in wire.sent} - {"ping"} == {"plan"}  # asked, not moved
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
    player.watch_flashes()
    player.click("tool-find")
    player.find("find-input").fill("albar")
    player.find("find-input").press("Enter")
    expect(player.find("finder")).to_have_count(0)
    town = player.page.locator('[data-testid="map"] [data-thing="town:albaran"]')
    player.page.wait_for_function("() => flashed.includes('town:albaran')")
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
    expect(player.find("notice")).to_contain_text("The rule: ")
    assert player.look().decision == decision


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_phase_is_accessible_and_translated(visit: Visit, size: dict[str, int]) -> None:
    """The phone by night and in Russian; the desktop by day, in each language in turn."""
    phone = size is PHONE
    settings = {**PATIENT, **({"language": "ru", "theme": "dark"} if phone else {})}
    player = visit(size=size, touch=phone, settings=settings)
    options = {"rounds": "3", "last-discard": "no"}
    player.new_table("me", "bot", title="elfenland", **options)
    faults: list[str] = []
    pick = wayfarer(player)
    for step in ("take", "plan", "travel", "keep"):
        player.play_until(at_step(player, step), pick)
        faults += [f"{step}: {fault}" for fault in axe(player)]
        faults += [f"{step}, {lang}: {key}" for lang in spoken(player, phone) for key in keys_shown(player)]
        if step == "travel":
            faults += tools_faults(player)
    player.play_to_the_end(homebody)
    faults += [f"end: {fault}" for fault in axe(player)]
    player.find("end-screen").get_by_test_id("close").click()
    for lang in spoken(player, phone):
        player.click("show-end")
        player.find("end-screen").wait_for()
        faults += [f"end, {lang}: {key}" for key in keys_shown(player)]
        player.find("end-screen").get_by_test_id("close").click()
    assert faults == []


def spoken(player: Player, phone: bool) -> Iterator[str]:
    """Let the page speak each language in turn; a phone, whose switch is elsewhere, keeps its own."""
    if phone:
        yield "ru"
        return
    for language in ("ru", "fr", "en"):
        player.find("language").select_option(language)
        expect(player.page.locator("html")).to_have_attribute("lang", language)
        yield language


def tools_faults(player: Player) -> list[str]:
    """Return what is wrong with the windows of the map's tools."""
    faults: list[str] = []
    for tool, testid in (("find", "finder"), ("chart", "chart"), ("players", "players"), ("plan", "planner")):
        if not player.find(f"tool-{tool}").count():
            continue  # the standings of a wide screen are always there
        player.click(f"tool-{tool}")
        player.find(testid).wait_for()
        faults += [f"{tool}: {fault}" for fault in axe(player)]
        faults += [f"{tool}: {key}" for key in keys_shown(player)]
        if tool == "plan":
            player.click("tool-plan")
        else:
            player.page.keyboard.press("Escape")
        expect(player.find(testid)).to_have_count(0)
    return faults
