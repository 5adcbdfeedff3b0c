"""Ways out on the page: a match ended alone, ended together, given up to a bot, and a seat that somebody left."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.traveller import sit_down


def sit(visit: Visit) -> tuple[Player, Player]:
    anna, boris = visit(), visit()
    sit_down(anna, boris, 2, "elfenland")
    for player in (anna, boris):
        player.find("table").wait_for()
    return anna, boris


def test_who_plays_alone_ends_the_match(player: Player) -> None:
    """It asks twice, shows the end as an early one, and stands so in the list until it is removed."""
    player.new_table("me", "bot", title="elfenland")
    player.click("open-ways-out")
    player.click("out-end")
    expect(player.find("out-end")).to_contain_text("Yes, do it anyway")
    expect(player.find("end-screen")).to_have_count(0)
    player.click("out-end")
    expect(player.find("end-screen")).to_contain_text("Ended early")
    expect(player.find("end-screen")).to_contain_text("Nobody wins")
    player.find("end-screen").get_by_test_id("close").click()
    expect(player.find("prompt")).to_contain_text("ended early")
    assert not player.look().glowing
    player.open("/")
    expect(player.find("history").locator("li")).to_contain_text("ended early")
    player.click("hide")
    player.click("out-hide")
    player.click("out-hide")
    expect(player.find("history")).to_have_count(0)


def test_two_end_a_match_together(visit: Visit) -> None:
    anna, boris = sit(visit)
    anna.click("open-ways-out")
    anna.click("out-ask")
    expect(boris.find("parting")).to_contain_text("would end the match")
    boris.click("decline-end")
    expect(boris.find("parting")).to_have_count(0)
    anna.click("open-ways-out")
    anna.click("out-withdraw")
    boris.click("open-ways-out")
    boris.click("out-ask")
    anna.click("agree-end")
    for player in (anna, boris):
        expect(player.find("end-screen")).to_contain_text("Ended early")


def test_a_bot_plays_on_for_who_gives_up(visit: Visit) -> None:
    anna, boris = sit(visit)
    boris.click("open-ways-out")
    boris.click("out-concede")
    boris.click("out-concede")
    boris.page.wait_for_url(lambda url: "/table/" not in url)
    expect(boris.find("tables")).to_have_count(0)
    expect(anna.find("seats").locator("li").nth(1)).to_contain_text("bot")
    expect(anna.find("log")).to_contain_text("A bot plays on for")
    anna.play_until(lambda look: look.decision > 8)


def test_a_seat_that_was_left_is_given_to_a_bot(visit: Visit) -> None:
    anna, boris = sit(visit)
    boris.open("/")
    boris.click("open-ways-out")
    boris.click("out-leave")
    boris.click("out-leave")
    expect(boris.find("tables")).to_have_count(0)
    expect(anna.find("parting")).to_contain_text("has left the table")
    anna.click("replace")
    expect(anna.find("parting")).to_have_count(0)
    expect(anna.find("seats").locator("li").nth(1)).to_contain_text("bot")


def leave(player: Player) -> str:
    """Leave one's seat at the table; return where that is."""
    path = player.page.url.removeprefix(player.address)
    player.click("open-ways-out")
    player.click("out-leave")
    player.click("out-leave")
    player.page.wait_for_url(lambda url: "/table/" not in url)
    return path


def test_who_has_left_takes_the_seat_again(visit: Visit) -> None:
    anna, boris = sit(visit)
    boris.open(leave(boris))
    expect(boris.find("parting")).to_contain_text("still yours")
    boris.click("take-back")
    for player in (anna, boris):
        expect(player.find("parting")).to_have_count(0)


def test_a_stranger_sits_down_once_those_at_the_table_let_them_in(visit: Visit) -> None:
    anna, boris = sit(visit)
    claire = visit()
    claire.open(leave(boris))
    expect(anna.find("parting")).to_contain_text("has left the table")
    expect(claire.find("sit-down")).to_have_count(0)
    anna.click("let-in")
    expect(anna.find("parting")).to_contain_text("The seat of Boris is open to whoever has the link")
    expect(claire.find("parting")).to_contain_text("The seat of Boris is free")
    expect(anna.find("let-in")).to_have_count(0)
    claire.click("sit-down")
    for player in (anna, claire):
        expect(player.find("parting")).to_have_count(0)
