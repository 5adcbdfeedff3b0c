"""Somebody looks on from outside."""

from playwright.sync_api import expect

from elderwood.texts import Speaker
from tests.browser.conftest import Visit


def test_a_spectator_sees_the_table_but_no_hidden_card(visit: Visit) -> None:
    """UI-67: neither the page nor the messages behind it hold a hidden card."""
    anna, watcher = visit(), visit()
    table = anna.seat_at_battle("me", "bot", hands="silent")
    watcher.open(f"/table/{table}")
    watcher.find("board").wait_for()
    for _ in range(4):
        anna.go_on()
    decision = anna.wait_for_turn().decision
    watcher.at_decision(decision)

    expect(watcher.find("hand")).to_have_count(0)
    assert watcher.look().answers() == []
    for update in watcher.told:
        assert update["face"] == -1
        assert update["moves"] == []
        assert [hand["cards"] for hand in update["view"]["hands"]] == [None, None]
        assert update["view"]["deck_known"] == update["view"]["looked"] == update["view"]["deck_search"] == []
    public = str(watcher.told)
    secret = [card for card in anna.hand() if f"'{card.partition(':')[2]}'" not in public]
    names = [Speaker("en").card("sylvion", card.partition(":")[2]) for card in secret]
    shown = watcher.page.locator("#main").inner_html()
    assert [name for name in names if name in shown] == []
    expect(anna.page.locator(".watchers")).to_contain_text("1")

    watcher.touch("cell:a1")
    expect(watcher.find("notice")).to_contain_text("watching")
