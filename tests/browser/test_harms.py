"""What is done to a player is shown, held, heard about again."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import taste
from tests.browser.traveller import PATIENT


def test_what_others_do_to_me_is_told_with_its_cause_and_kept(visit: Visit) -> None:
    """Two at one screen: whose card was taken is told when they look again; others are not told of it as theirs."""
    player = visit(settings=PATIENT)
    player.new_table("me", "local", title="wizards")
    pick = taste(5)
    for _ in range(120):
        look = player.wait_for_turn()
        if look.curtain:
            player.click("lift-curtain")
            expect(player.find("curtain")).to_have_count(0)
        elif player.find("harms").count():
            break
        else:
            player.answer(pick(look))
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
