"""A walk past every screen of the page."""

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.browser.player import Look, Player, taste


def tour(player: Player) -> Iterator[str]:
    """Go from screen to screen; give each one's name while it is shown."""
    yield from outside(player)
    yield from at_the_table(player)


def outside(player: Player) -> Iterator[str]:
    player.open()
    player.click("box-sylvion")
    player.find("play-sylvion").wait_for()
    yield "home"
    player.open("/lobby")
    player.find("name").wait_for()
    yield "lobby"
    player.open("/settings")
    player.find("set-theme").wait_for()
    yield "settings"
    player.open("/new/sylvion")
    player.click("players-2")
    player.page.locator("summary").click()
    player.page.locator("details[open]").wait_for()
    yield "create"
    player.click("create")
    player.find("invite").wait_for()
    yield "room"


def at_the_table(player: Player) -> Iterator[str]:
    player.new_table(feats="yes", elements="yes", pawn="yes")
    pick = taste(4)
    player.go_on(pick)
    player.wait_for_turn()
    yield "draft"
    player.play_until(lambda look: "button:done" in look.buttons, pick)
    yield "battle"
    player.touch("cell:a1")
    player.find("notice").wait_for()
    yield "refusal"
    player.play_until(lambda look: player.find("tray").count() > 0, cards_first)
    yield "payment"
    yield from drawers(player)
    player.play_to_the_end()
    expect(player.find("end-screen")).to_be_visible()
    yield "end"


def cards_first(look: Look) -> str:
    return look.answers()[0]


def drawers(player: Player) -> Iterator[str]:
    keys = player.page.keyboard
    for key, testid in (("r", "rules"), ("?", "help"), ("z", "zoom")):
        if key == "z":
            keys.press("h")
        keys.press(key)
        player.find(testid).wait_for()
        if testid == "rules":
            player.find("rules-text").locator("p").first.wait_for()
        yield testid
        keys.press("Escape")
        expect(player.find(testid)).to_have_count(0)
    player.click("pile-removed")
    player.find("pile-list").wait_for()
    yield "pile"
    keys.press("Escape")
    expect(player.find("pile-list")).to_have_count(0)
    if player.find("open-report").count():
        player.click("open-report")
    else:
        player.click("open-log")
        player.find("log-drawer").wait_for()
        yield "log"
        player.find("log-drawer").get_by_test_id("open-report").click()
    player.find("report-text").wait_for()
    yield "report"
    keys.press("Escape")
    expect(player.find("report")).to_have_count(0)
