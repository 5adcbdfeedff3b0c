"""How long one waits for bots: a speed for the table."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_the_table_keeps_the_speed_of_its_bots(visit: Visit) -> None:
    player = visit()
    player.new_table("me", "bot", title="rage", seed="oak")
    expect(player.find("pace")).to_have_value("normal")
    player.find("pace").select_option("at-once")
    player.wait_for_turn()
    expect(player.find("hurry")).to_have_attribute("aria-disabled", "true")  # one is asked already
    player.page.reload()
    expect(player.find("pace")).to_have_value("at-once")
    told = [update["info"]["pace"] for update in player.told]
    assert told[-1] == "at-once"
