"""Sylvion's own ways to answer: choices over the board, geysers, and piles put in order."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Look, Player, wanting

ARROWS = {"button:up": "ArrowUp", "button:right": "ArrowRight", "button:down": "ArrowDown", "button:left": "ArrowLeft"}
CELL_SHOWN = """(name) => {
  const cell = document.querySelector(`button[data-thing="${name}"]`);
  const { left, top, width, height } = cell.getBoundingClientRect();
  return cell.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""

# Names of cards over which the number of their place lies.
COVERED_NAMES = """() => [...document.querySelectorAll('[data-testid="choices"] .slot')].filter((slot) => {
  if (!slot.querySelector('[data-piece]')) return false;
  const number = slot.querySelector('.place').getBoundingClientRect();
  const name = slot.querySelector('.name').getBoundingClientRect();
  return number.left < name.right && name.left < number.right && number.top < name.bottom && name.top < number.bottom;
}).map((slot) => slot.textContent)"""


def asked(player: Player) -> str:
    return str(player.told[-1]["view"]["questions"][0]["key"]) if player.told[-1]["view"]["questions"] else ""


def play_to(player: Player, question: str, *wanted: str) -> Look:
    """Answer with the wanted things until this is asked."""
    return player.play_until(lambda look: asked(player) == question, wanting(*wanted))


def test_the_choices_fold_to_show_what_lies_underneath(player: Player) -> None:
    """UI-28: the deck is searched, and the board can be looked at meanwhile."""
    player.new_table(seed="s8", feats="yes")
    play_to(player, "sylvion-ask-search", "feat:")
    choices = player.find("choices")
    fold = choices.locator("header button")
    assert not player.steady(CELL_SHOWN, "cell:b4")
    cards = choices.locator("[data-thing]").count()
    assert cards > 1
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "false")
    assert player.steady(CELL_SHOWN, "cell:b3")
    assert choices.locator("[data-thing]").count() == 0
    fold.click()
    expect(choices.locator("[data-thing]")).to_have_count(cards)
    before = player.look().decision
    player.answer(next(thing for thing in player.look().glowing if thing.startswith("deck:")))
    assert player.look().decision != before


def test_a_geyser_is_aimed_with_the_arrow_keys(player: Player) -> None:
    player.new_table(seed="s12", elements="yes")
    look = play_to(player, "sylvion-ask-direction", "cell:")
    aims = [thing for thing in look.glowing if thing in ARROWS]
    assert aims
    cell = player.told[-1]["view"]["target"]
    assert player.page.locator(f'.cell:has(button[data-thing="{cell}"]) .aim').count() == 4  # drawn around the geyser
    player.page.keyboard.press(ARROWS[aims[0]])
    player.page.wait_for_function(
        "number => Number(document.querySelector('[data-testid=\"table\"]').dataset.decision) > number",
        arg=look.decision,
    )
    expect(player.find("log")).to_contain_text("geyser", ignore_case=True)


def test_a_tap_swaps_two_cards_of_a_pile(visit: Visit) -> None:
    player = visit()
    player.new_table(seed="s10", feats="yes")
    play_to(player, "sylvion-ask-order", "feat:", "button:keep", "hand:")
    assert player.faults(COVERED_NAMES) == []
    pair = player.find("choices").locator("li.now .slot [data-piece]")
    first, second = pair.evaluate_all("cards => cards.map((card) => card.dataset.piece)")
    row = player.told[-1]["view"]["questions"][0]["values"]["row"]
    player.answer("button:swap")
    known = player.told[-1]["view"]["piles_known"][row - 1]
    assert known[:2] == [second, first]
    done = player.find("choices").locator("ol.piles > li").nth(row - 1)
    assert done.locator("[data-piece]").evaluate_all("cards => cards.map((card) => card.dataset.piece)") == [
        second,
        first,
    ]


def test_a_choice_that_is_none_is_made_by_the_page(visit: Visit) -> None:
    """UI-16: the same deal and the same answers, once with the setting and once without."""
    careful = visit(settings={"speed": "none", "forced": False, "confirm": False})
    careful.new_table(game="intro")
    given: list[str] = []
    pick = wanting("cell:", "hand:")

    def note(look: Look) -> str:
        given.append(pick(look))
        return given[-1]

    def forced(look: Look) -> bool:
        question = careful.told[-1]["view"]["questions"][0]
        begun = question["play"] < careful.told[-1]["view"]["decision"]
        return begun and len(look.answers()) == 1 and not look.answers()[0].startswith("button:")

    only = careful.play_until(forced, note)
    careful.touch("cell:a1" if "cell:a1" not in only.glowing else "cell:d4")
    expect(careful.find("notice")).to_be_visible()  # an answer, had the page given one, would have been taken before
    assert careful.look().decision == only.decision  # it waits to be told

    quick = visit(settings={"speed": "none", "confirm": False})
    quick.new_table(game="intro")
    for thing in given:
        quick.wait_for_turn()
        quick.answer(thing)
    quick.page.wait_for_function(
        "number => Number(document.querySelector('[data-testid=\"table\"]').dataset.decision) > number",
        arg=only.decision,
    )


def test_the_partners_hand_is_one_tap_away(player: Player) -> None:
    """UI-31: its cards are listed, and one's own hand stays where it is."""
    player.seat_at_battle("me", "bot")
    partner = player.told[-1]["view"]["hands"][1]
    hand = player.hand()
    player.click("pile-hand:1")
    listed = player.find("pile-list")
    expect(listed).to_contain_text(f"({partner['count']})")
    shown = listed.locator("[data-piece]").evaluate_all("cards => cards.map((card) => card.dataset.piece)")
    assert set(shown) == set(partner["cards"])
    assert player.hand() == hand
    expect(player.find("hand")).to_be_in_viewport()
