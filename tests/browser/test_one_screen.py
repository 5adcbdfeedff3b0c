"""Two people at one screen, whose hands are hidden from each other."""

from playwright.sync_api import expect

from elderwood.texts import Speaker
from tests.browser.player import Look, Player, idle

SPEAKER = Speaker("en")


def names_of(things: list[str]) -> set[str]:
    return {SPEAKER.card("sylvion", thing.partition(":")[2]) for thing in things}


def words_on(player: Player) -> str:
    """Return everything the document holds, seen or not, but the sentences of the log that everybody may read."""
    return str(
        player.page.evaluate(
            """() => {
              const copy = document.body.cloneNode(true);
              for (const log of copy.querySelectorAll('[data-testid="log"]')) log.remove();
              return copy.outerHTML;
            }"""
        )
    )


def things_on(player: Player) -> list[str]:
    found = player.page.evaluate("() => [...document.querySelectorAll('[data-thing]')].map((one) => one.dataset.thing)")
    return [str(thing) for thing in found]


def test_hidden_hands_stay_behind_the_curtain(player: Player) -> None:
    """UI-65: nothing of a hand is in the document until its owner has lifted the curtain; nor was it sent."""
    player.new_table("me", "local", game="intro", hands="silent")
    expect(player.find("curtain")).to_be_visible()
    handovers = 0
    while handovers < 3:
        expect(player.find("asked")).to_be_empty()  # what was read out to one is not left for the other
        behind = words_on(player)
        assert [thing for thing in things_on(player) if thing.startswith("hand:") and not thing[5:].isdigit()] == []
        assert all(hand["cards"] is None for hand in player.told[-1]["view"]["hands"])
        expect(player.find("hand")).to_have_count(0)
        public = str(player.told[-1])
        name = player.find("curtain").get_attribute("aria-label")
        player.click("lift-curtain")
        expect(player.find("curtain")).to_have_count(0)
        player.find("hand").wait_for()
        seat = player.look().face
        assert name is not None
        assert f"Player {seat + 1}" in name  # the curtain says who is next
        player.page.keyboard.press("Shift+H")
        expect(player.find("asked")).to_contain_text("Hand: ")
        hidden = [card for card in player.hand() if card.partition(":")[2] not in public]
        assert [name for name in names_of(hidden) if name in behind] == []
        look = player.play_until(lambda look: look.curtain or look.over, pay_or_pass)
        assert not look.over
        handovers += 1


def pay_or_pass(look: Look) -> str:
    return next((thing for thing in look.glowing if thing.startswith("hand:")), "") or idle(look)


def test_open_hands_need_no_curtain(player: Player) -> None:
    player.new_table("me", "local", game="intro")
    player.wait_for_turn()
    expect(player.find("curtain")).to_have_count(0)
    first = player.look().face
    player.play_until(lambda look: look.face != first, pay_or_pass)
    expect(player.find("curtain")).to_have_count(0)
