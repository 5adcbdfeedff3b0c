"""Settings and small comforts."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, idle


def test_a_waiting_table_comes_first_at_home(player: Player) -> None:
    """UI-64: tables that wait for an answer stand above the others; UI-2: the tab calls."""
    player.seat_at_battle()
    waiting = player.page.url
    player.open("/new/sylvion")
    player.click("players-2")
    player.click("create")
    player.find("invite").wait_for()
    player.open()
    tables = player.find("tables").locator("li")
    tables.first.wait_for()
    expect(tables).to_have_count(2)
    expect(tables.first).to_contain_text("Your turn")
    expect(player.page).to_have_title("● Your turn · Elderwood")
    player.press(tables.first.locator("a"))
    expect(player.page).to_have_url(waiting)


def test_settings_are_applied_at_once_and_kept(player: Player) -> None:
    """UI-55, UI-56, UI-58: theme, palette and size of the text."""
    player.open("/settings")
    root = player.page.locator("html")
    for setting, value, attribute in (
        ("set-theme", "dark", "data-theme"),
        ("set-palette", "deuteranopia", "data-palette"),
        ("set-speed", "fast", "data-motion"),
    ):
        player.find(setting).select_option(value)
        expect(root).to_have_attribute(attribute, value)
    player.find("set-size").select_option("150")
    assert player.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == 24
    player.page.reload()
    player.find("set-theme").wait_for()
    expect(root).to_have_attribute("data-theme", "dark")
    assert player.find("set-size").input_value() == "150"


def test_the_progress_to_the_goal_is_explained(player: Player) -> None:
    """UI-8."""
    player.seat_at_battle()
    player.click("goal")
    for told in ("In bloom", "Desolated", "Vitality", "needed to win"):
        expect(player.find("progress")).to_contain_text(told)
    player.page.keyboard.press("Escape")
    expect(player.find("progress")).to_have_count(0)


def test_the_hand_is_sorted_as_the_player_likes(player: Player) -> None:
    """UI-25: by kind, by cost; the choice is remembered."""
    player.seat_at_battle()
    costs = "cards => cards.map((card) => Number(card.querySelector('.cost')?.textContent ?? 0))"
    cards = player.find("hand").locator("button[data-thing]")
    player.find("hand-sort").select_option("cost")
    ordered = cards.evaluate_all(costs)
    assert ordered == sorted(ordered)
    player.page.reload()
    player.wait_for_turn()
    assert cards.evaluate_all(costs) == ordered


def test_the_last_step_stays_marked_and_the_track_goes_on(player: Player) -> None:
    """UI-4, UI-6."""
    player.seat_at_battle()
    player.play_until(lambda look: player.told[-1]["view"]["round"] == 2)
    assert player.page.locator(".thing.marked").count() > 0
    assert player.find("track").locator("[aria-current='step']").count() == 1


def test_the_log_is_filtered(player: Player) -> None:
    """UI-35: what was revealed, without the rest."""
    player.seat_at_battle()
    player.play_until(lambda look: player.told[-1]["view"]["round"] == 2, idle)
    everything = player.log()
    player.find("log-filter").select_option("reveals")
    revealed = player.log()
    assert 0 < len(revealed) < len(everything)
    assert set(revealed) <= set(everything)


def test_presence_is_told_in_words(visit: Visit) -> None:
    """UI-49: here, and gone for a while."""
    anna, boris = visit(), visit()
    anna.open("/new/sylvion")
    anna.click("players-2")
    anna.click("create")
    boris.page.goto(anna.find("invite").input_value())
    boris.click("join-1")
    seat = anna.find("seats").locator("li").nth(1)
    expect(seat).to_contain_text("here")
    boris.open("/lobby")
    expect(seat).to_contain_text("connection lost", timeout=20_000)


def test_an_own_order_of_the_hand_is_remembered(player: Player) -> None:
    """UI-25: the last card is dragged before the first one, and lies there after a reload."""
    player.seat_at_battle()
    hand = player.hand()
    cards = player.find("hand").locator("button[data-thing]")
    last, first = player.box(cards.last), player.box(cards.first)
    player.page.mouse.move(last["x"] + last["width"] - 8, last["y"] + 40)
    player.page.mouse.down()
    player.page.mouse.move(last["x"] - 40, last["y"] + 30, steps=4)
    player.page.mouse.move(first["x"] + 8, first["y"] + 40, steps=4)
    player.page.mouse.up()
    expect(player.find("hand-sort")).to_have_value("own")
    assert player.hand() == [hand[-1], *hand[:-1]]
    player.page.reload()
    player.wait_for_turn()
    assert player.hand() == [hand[-1], *hand[:-1]]


def test_zen_hides_who_is_watching(visit: Visit) -> None:
    """UI-68."""
    player, watcher = visit(), visit()
    player.seat_at_battle()
    watcher.page.goto(player.page.url)
    watcher.find("table").wait_for()
    expect(player.page.get_by_text("1 spectator")).to_be_visible()
    player.open("/settings")
    player.find("set-zen").check()
    player.page.go_back()
    player.wait_for_turn()
    expect(player.page.get_by_text("1 spectator")).to_be_hidden()
    expect(player.find("seats")).to_be_visible()


def test_play_is_in_sight_while_a_table_waits(visit: Visit) -> None:
    """UI-62, UI-64: a match in progress does not push the boxes' buttons off the screen."""
    player = visit()
    player.seat_at_battle()
    player.open()
    player.find("tables").wait_for()
    expect(player.find("tables").locator("li")).to_have_count(1)
    for title in ("sylvion", "elfenland"):
        player.click(f"box-{title}")
        for button in (f"play-{title}", f"new-{title}"):
            expect(player.find(button)).to_be_in_viewport(ratio=1)
    assert player.page.evaluate("scrollY") == 0


def test_home_fetches_no_table_until_one_is_wanted(player: Player) -> None:
    fetched: list[str] = []
    player.page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    player.open()
    player.find("box-sylvion").wait_for()
    player.page.wait_for_load_state("networkidle")
    scripts = [name for name in fetched if name.endswith(".js")]
    assert any(name.startswith("main-") for name in scripts)
    assert not [name for name in scripts if name.lower().startswith("table")]


def test_every_script_is_compiled_while_it_comes_in(player: Player) -> None:
    """Chromium looks for the word at the very beginning; what stands before it puts it out of force."""
    player.new_table("me", title="sylvion")
    player.wait_for_turn()
    scripts = player.page.evaluate(
        "performance.getEntriesByType('resource').map((one) => one.name).filter((name) => name.endsWith('.js'))"
    )
    assert len(scripts) > 3
    for script in scripts:
        assert player.page.request.get(script).text().startswith("//# allFunctionsCalledOnLoad\n"), script
