"""Everything without a mouse."""

from playwright.sync_api import expect

from tests.browser.player import Player

FOCUSED = "() => document.activeElement?.dataset.testid ?? ''"
FOCUSED_THING = "() => document.activeElement?.dataset.thing ?? ''"
# The ring around what has the focus, which must be seen (UI-53).
BEGUN = """() => document.querySelector('[data-testid="tray"], .cell [data-legal="true"]')"""
RING = "() => parseFloat(getComputedStyle(document.activeElement).outlineWidth)"


def tab_to(player: Player, testid: str) -> None:
    for _ in range(80):
        player.page.keyboard.press("Tab")
        if player.page.evaluate(FOCUSED) == testid:
            assert player.page.evaluate(RING) >= 2
            return
    raise AssertionError(f"the Tab key never reached {testid}")


def test_a_whole_introductory_match_by_keyboard(player: Player) -> None:
    """UI-53: from the home page through the options to the end and into a rematch."""
    keys = player.page.keyboard
    player.open()
    tab_to(player, "box-sylvion")
    keys.press("Enter")
    tab_to(player, "new-sylvion")
    keys.press("Enter")
    player.find("create").wait_for()
    tab_to(player, "option-game")
    keys.press("ArrowDown")
    assert player.find("option-game").input_value() == "intro"
    tab_to(player, "create")
    keys.press("Enter")

    cards = 0
    for turn in range(300):
        look = player.wait_for_turn()
        if look.over:
            break
        assert not look.choice
        if look.glowing and (cards < 6 or not look.buttons):
            keys.press("n")  # the next thing that can be used
            assert player.page.evaluate(FOCUSED_THING) in look.glowing
            assert player.page.evaluate(RING) >= 2
            keys.press("Enter" if turn % 2 else "Space")
            cards += 1
        else:
            keys.press("e")  # the main button
            if player.look().doubt:
                keys.press("e")
        player.page.wait_for_function(
            "number => Number(document.querySelector('[data-testid=\"table\"]').dataset.decision) !== number"
            " || document.querySelector('[data-testid=\"show-end\"]')",
            arg=look.decision,
        )
    expect(player.find("end-screen")).to_be_visible()
    table = player.page.url
    tab_to(player, "rematch")
    keys.press("Enter")
    expect(player.page).not_to_have_url(table)


def test_arrows_shortcuts_and_escape(player: Player) -> None:
    player.seat_at_battle()
    keys = player.page.keyboard
    keys.press("b")
    cell = player.page.evaluate(FOCUSED_THING)
    keys.press("ArrowRight")
    beside = player.page.evaluate(FOCUSED_THING)
    assert cell != beside
    keys.press("ArrowLeft")
    assert player.page.evaluate(FOCUSED_THING) == cell
    keys.press("h")
    assert player.page.evaluate(FOCUSED_THING) in player.hand()
    for key, drawer in (("?", "help"), ("r", "rules")):
        keys.press(key)
        expect(player.find(drawer)).to_be_visible()
        keys.press("Escape")
        expect(player.find(drawer)).to_have_count(0)
    keys.press("h")
    keys.press("z")
    expect(player.find("zoom")).to_be_visible()
    keys.press("Escape")
    expect(player.find("zoom")).to_have_count(0)
    before = player.look().decision
    keys.press("n")
    keys.press("Enter")
    player.page.wait_for_function(BEGUN)
    keys.press("Escape")  # takes back the play that was begun
    player.at_decision(before)


def test_what_happens_is_announced_once(player: Player) -> None:
    """UI-54: the live region tells events and the next question."""
    player.seat_at_battle()
    player.play_until(lambda look: player.told[-1]["view"]["round"] == 2)
    live = player.find("live")
    expect(live).to_contain_text(player.log()[-1])
    expect(live).to_contain_text("Play a card")
    assert live.get_attribute("aria-live") == "polite"
    player.page.keyboard.press("p")
    assert player.text("prompt").partition(". ")[2].strip()[:20] in live.inner_text()
