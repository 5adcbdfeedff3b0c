"""What is done to a player is shown, held, heard about again."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, taste
from tests.browser.traveller import PATIENT


def play_until_shown(player: Player, wanted: str, *seats: str) -> None:
    """Play a match until something is shown."""
    player.new_table(*seats, title="wizards")
    pick = taste(5)
    for _ in range(400):
        look = player.wait_for_turn()
        if look.curtain:
            player.click("lift-curtain")
            expect(player.find("curtain")).to_have_count(0)
        elif player.find(wanted).count():
            return
        else:
            player.answer(pick(look))
    raise AssertionError(f"never shown: {wanted}")


def test_what_others_do_to_me_is_told_with_its_cause_and_kept(visit: Visit) -> None:
    """Two at one screen: whose card was taken is told when they look again; others are not told of it as theirs."""
    player = visit(settings=PATIENT)
    play_until_shown(player, "harms", "me", "local")
    told = player.find("harms").locator(".harm")
    expect(told.first).to_be_visible()
    face = player.told[-1]["face"]
    sentence = told.last.locator(".words p").first.inner_text()
    assert sentence in player.log()
    assert told.last.locator(".cause").inner_text().startswith("Because: ")
    struck = [
        event
        for update in player.told
        for step in update["steps"]
        for event in step["events"]
        if event["values"].get("target") == face and event["values"].get("seat") != face
    ]
    assert struck
    told.last.get_by_label("Close").click()
    player.click("open-harms")
    expect(player.find("harms-list")).to_contain_text(sentence)


def test_on_a_phone_one_thing_is_told_at_a_time_and_how_many_more_there_are(visit: Visit) -> None:
    player = visit(settings=PATIENT, viewport={"width": 390, "height": 844})
    play_until_shown(player, "more-harms", "me", *["bot"] * 7)
    told = player.find("harms").locator(".harm")
    told.hover()  # nothing goes away meanwhile
    expect(told).to_have_count(1)
    more = int("".join(filter(str.isdigit, player.find("more-harms").inner_text())) or "1")
    told.get_by_label("Close").click()  # the one before it is told then
    expect(told).to_have_count(1)
    expect(player.find("more-harms")).to_have_count(int(more > 1))
    player.click("open-harms")
    assert player.find("harms-list").locator("li").count() > more
