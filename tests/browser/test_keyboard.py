"""Everything without a mouse."""

from playwright.sync_api import expect

from tests.browser.player import Player

FOCUSED = "() => document.activeElement?.dataset.testid ?? ''"
FOCUSED_THING = "() => document.activeElement?.dataset.thing ?? ''"
# The ring around what has the focus, which must be seen (UI-53).
BEGUN = """() => document.querySelector('[data-testid="tray"], .cell [data-legal="true"]')"""
RING = "() => parseFloat(getComputedStyle(document.activeElement).outlineWidth)"


def tab_to(player: Player, testid: str) -> None:
    player.find(testid).wait_for()
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
    player.page.wait_for_url(lambda url: url != table)


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
    assert player.text("prompt").partition(". ")[2].strip()[:20] in ask(player, "p")


def test_a_screen_reader_may_ask_for_everything(player: Player) -> None:
    """UI-54: hand, board, answers and counts in words; the keys are listed under "?"."""
    player.seat_at_battle()
    look, view = player.look(), player.told[-1]["view"]
    hand = ask(player, "Shift+H")
    assert f"{len(player.hand())} cards" in hand
    assert "can be used" in hand
    board = ask(player, "Shift+B")
    assert f"In bloom {view['bloom']}" in board
    cells = [f"{'abcd'[at % 4]}{at // 4 + 1}: " for at, card in enumerate(view["board"]) if card]
    assert cells
    assert all(cell in board for cell in cells)
    options = ask(player, "o")
    assert f"{len(player.told[-1]['moves'])} answers are possible" in options
    assert len(look.answers()) <= options.count(".")
    counts = ask(player, "c")
    assert f"Deck {view['deck']}" in counts
    assert f"Hand {len(player.hand())}" in counts
    player.page.keyboard.press("?")
    expect(player.find("help")).to_contain_text("say the board")


def test_a_screen_reader_may_ask_for_the_map(player: Player) -> None:
    player.new_table("me", "bot", title="elfenland")
    player.wait_for_turn()
    board = ask(player, "Shift+B")
    assert board.count("Boot: Elvenhold") == 2
    assert "Towns left: " in board
    assert "Roads: " in board
    assert "Hand 8" in ask(player, "c")


def test_what_was_asked_for_is_not_cut_off(player: Player) -> None:
    """UI-54: what happens while the hand is read out is told beside it, and after it."""
    player.seat_at_battle()
    asked, live = player.find("asked"), player.find("live")
    hand, happened = ask(player, "Shift+H"), live.inner_text()
    player.answer(next(thing for thing in player.look().glowing if thing.startswith("hand:")))
    expect(live).not_to_have_text(happened)
    assert asked.inner_text() == hand
    assert (asked.get_attribute("aria-live"), live.get_attribute("aria-live")) == ("assertive", "polite")


def ask(player: Player, key: str) -> str:
    """Press a key, and return what is then said."""
    asked = player.find("asked")
    before = asked.inner_text()
    player.page.keyboard.press(key)
    expect(asked).not_to_have_text(before)
    return asked.inner_text()
