"""Two people, two browsers, one table."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Look, Pick, Player, idle, taste
from tests.browser.traveller import view_of

DEAR = [f"hand:{card}" for card in ("fountain_2", "fountain_3", "fountain_4", "tree_2", "tree_3", "tree_4")]

# True once a page shows this decision, a later one, or the end.
COME_TO = """(number) => document.querySelector('[data-testid="show-end"]')
  || Number(document.querySelector('[data-testid="table"]').dataset.decision) >= number"""
# True once this decision can be answered, or has been.
ASKED_OR_PAST = """(number) => document.querySelector('[data-testid="show-end"]')
  || Number(document.querySelector('[data-testid="table"]').dataset.decision) > number
  || document.querySelector('[data-legal="true"], [data-testid="actions"] [data-testid="primary"][data-thing]')"""

# Says in the page, before its scripts run, that somebody is known.
REMEMBERED = """document.addEventListener('readystatechange', () => {
  document.querySelector('#soon').dataset.known = '';
}, { once: true });"""


def sit_down(visit: Visit, come: Callable[[Player], object] = lambda _: None) -> tuple[Player, Player]:
    """Anna makes a table of the introductory game; Boris comes by her link, and she starts."""
    anna, boris = visit(), visit()
    come(boris)
    anna.open("/new/sylvion")
    anna.click("players-2")
    anna.find("option-game").select_option("intro")
    anna.find("name").fill("Anna")
    anna.click("create")
    boris.page.goto(anna.find("invite").input_value())
    boris.click("join-1")
    boris.find("name").fill("Борис")
    boris.find("name").press("Tab")
    expect(anna.find("seats")).to_contain_text("Борис")
    anna.click("start")
    return anna, boris


def take_turns(players: tuple[Player, Player], pick: Pick, stop: Callable[[Look], bool]) -> Look:
    """Let whoever is asked answer until something is so, or to the end."""
    look = first_look(players)
    for _ in range(600):
        for player in players:  # one page may be behind the other
            player.page.wait_for_function(COME_TO, arg=look.decision)
        if look.over or stop(look):
            return look
        asked = players[look.awaited[0]]
        asked.page.wait_for_function(ASKED_OR_PAST, arg=look.decision)
        now = asked.look()
        # A choice that is none was made by the page itself.
        look = asked.answer(pick(now)) if now.decision == look.decision and now.answers() else now
    raise AssertionError("it never came so")


def lavish(look: Look) -> str:
    """Choose to plant what costs something."""
    dear = [thing for thing in look.glowing if thing in DEAR]
    places = [thing for thing in look.glowing if thing.startswith("cell:")]
    return (dear or places or [idle(look)])[0]


def first_look(players: tuple[Player, Player]) -> Look:
    for player in players:
        player.find("table").wait_for()
    return max((player.look() for player in players), key=lambda look: look.decision)


def test_an_invite_link_leads_to_the_seat_and_the_turn_is_called(visit: Visit) -> None:
    """UI-63, UI-2: one click on the link's page takes the seat; the tab's title and icon call whose turn it is."""
    anna, boris = sit_down(visit)
    seat = first_look((anna, boris)).awaited[0]
    called, waiting = (anna, boris) if seat == 0 else (boris, anna)
    expect(called.page).to_have_title("● Your turn · Elderwood")
    expect(waiting.page).to_have_title("Elderwood")
    assert called.page.locator('link[rel="icon"]').get_attribute("href") == "/icon-turn.svg"
    name = ["Anna", "Борис"][seat]
    expect(waiting.find("prompt")).to_contain_text(name)  # UI-1, UI-3: waiting says for whom


def test_a_page_that_is_told_of_somebody_who_is_known_no_more_opens_the_line_again(visit: Visit) -> None:
    """A browser may keep a page longer than the cookie: the line it opens at once is nobody's."""
    anna, boris = sit_down(visit, lambda boris: boris.page.add_init_script(REMEMBERED))
    assert boris.page.evaluate("() => document.querySelector('#soon').dataset.known") == ""
    look = first_look((anna, boris))
    seat = look.awaited[0]
    assert (anna, boris)[seat].wait_for_turn().answers()
    assert boris.told[-1]["view"]["seat"] == 1


def test_the_partner_pays_and_both_play_on_to_the_end_and_again(visit: Visit) -> None:
    players = sit_down(visit)
    anna, boris = players
    look = take_turns(players, lavish, lambda _: view_of(anna)["questions"][0]["key"] == "sylvion-ask-pay")
    assert not look.over, "nobody had anything to pay for"
    active = anna.told[-1]["view"]["active"]
    payer = look.awaited[0]
    assert active != payer
    expect(players[payer].find("tray")).to_contain_text("of")
    expect(players[1 - payer].find("prompt")).to_contain_text(["Anna", "Борис"][payer])
    paid = players[payer].wait_for_turn().glowing[0]
    players[payer].answer(paid)
    expect(anna.find("log")).to_contain_text(f"{['Anna', 'Борис'][payer]} pays with")

    take_turns(players, idle, lambda _: False)
    for player in players:
        expect(player.find("end-screen")).to_be_visible()
    first = anna.page.url
    anna.click("rematch")
    anna.page.wait_for_url(lambda url: url != first)
    boris.click("rematch")
    boris.page.wait_for_url(anna.page.url)
    assert first_look(players).awaited


def test_a_bot_sits_in_the_empty_seat(player: Player) -> None:
    """UI-63: the host need not wait; UI-49: a bot is marked as one in words."""
    player.open("/new/sylvion")
    player.click("players-2")
    player.find("option-game").select_option("intro")
    player.click("create")
    player.find("start").click()
    expect(player.find("seats").locator("li").nth(1)).to_contain_text("bot")
    player.play_until(lambda look: look.over, taste(2))
    expect(player.find("end-screen")).to_be_visible()
    bot = {step["seat"] for update in player.told for step in update["steps"] if step["kind"] == "move"}
    assert bot == {0, 1}
