"""Undo and redo, and what is said when something is not possible."""

from playwright.sync_api import expect

from tests.browser.player import Look, Player
from tests.browser.traveller import wayfarer


def test_undo_and_redo_a_card(player: Player) -> None:
    """UI-17, UI-19: the button says what it takes back; both leave a line in the log."""
    player.seat_at_battle()
    before, hand = player.look(), player.hand()
    card = next(thing for thing in before.glowing if thing.startswith("hand:"))
    player.answer(card)
    after = player.wait_for_turn()
    label = player.find("undo").get_attribute("aria-label")
    assert label is not None
    assert "take back" in label.lower() or "undo" in label.lower()
    expect(player.find("undo")).to_have_attribute("aria-disabled", "false")

    player.click("undo")
    player.at_decision(before.decision)
    assert player.hand() == hand
    assert player.look().glowing == before.glowing
    player.click("redo")
    player.at_decision(after.decision)
    assert player.look().glowing == after.glowing
    log = "\n".join(player.log())
    assert "back" in log
    assert "plays again" in log
    assert log.count("plays again") == 1


def test_a_reveal_cannot_be_taken_back_and_the_button_says_why(player: Player) -> None:
    player.new_table()
    player.go_on()
    undo = player.find("undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    player.press(undo)
    notice = player.find("notice")
    expect(notice).to_be_visible()
    assert notice.inner_text().strip() in (undo.get_attribute("aria-label") or "")
    redo = player.find("redo")
    player.press(redo)
    expect(notice).to_contain_text(redo.get_attribute("title") or "?")


def test_what_cannot_be_used_says_why(player: Player) -> None:
    """UI-9, UI-10: inactive but readable, and a touch is answered by one sentence with its rule."""
    player.seat_at_battle()
    before = player.look()
    player.touch("cell:a1")
    notice = player.find("notice")
    expect(notice).to_be_visible()
    sentence = notice.locator("p").inner_text()
    assert sentence.endswith(".")
    assert "cell:a1" not in before.glowing
    assert player.look().decision == before.decision

    unusable = [card for card in player.hand() if card not in before.glowing]
    for card in unusable[:1]:
        player.touch(card)
        expect(notice.locator("p")).not_to_have_text(sentence)
    rule = player.find("notice-rule")
    expect(rule).to_contain_text("The rule: ")  # its name comes with the rules, a moment after the table
    name = rule.inner_text().strip()
    rule.click()
    check_rules_at(player, name)


def test_the_question_leads_to_its_rule(player: Player) -> None:
    """UI-42: the link has a name, and the drawer opens at the paragraph."""
    player.seat_at_battle()
    expect(player.find("prompt-rule")).to_have_text("The rule: A round")
    player.click("prompt-rule")
    check_rules_at(player, "The rule: A round")
    player.page.keyboard.press("Escape")
    expect(player.find("rules")).to_have_count(0)


# The heading above the paragraph that is marked.
HEADING = """(aimed) => {
  for (let one = aimed.closest('article > *'); one; one = one.previousElementSibling) {
    if (/^H/.test(one.tagName)) return one.firstChild.textContent.trim() + '|' + one.textContent.trim();
  }
  return '';
}"""


def check_rules_at(player: Player, link: str) -> None:
    """The link says in words where it leads, and leads there."""
    aimed = player.find("rules").locator(".aimed").first
    expect(aimed).to_be_in_viewport()
    name = link.removeprefix("The rule: ")
    assert name != link
    assert name in aimed.evaluate(HEADING)


def test_a_wasteful_answer_asks_once_more(player: Player) -> None:
    """UI-14, UI-15: a journey that ends beside a new town needs a second press, unless the player wants none."""
    player.new_table("me", "bot", title="elfenland")

    def may_waste(look: Look) -> bool:
        return any(move["family"] == "stop" and move["doubt"] for move in player.told[-1]["moves"])

    player.play_until(may_waste, wayfarer(player))
    before = player.look()
    player.touch("button:stop")
    assert player.look().doubt
    assert player.look().decision == before.decision
    player.page.keyboard.press("Escape")
    assert not player.look().doubt


def test_a_turn_is_begun_again(player: Player) -> None:
    """UI-20: one press takes back every play up to the last reveal; redo brings them back one by one."""
    player.seat_at_battle()
    before, hand = player.look(), player.hand()
    restart = player.find("restart")
    expect(restart).to_have_attribute("aria-disabled", "true")
    player.press(restart)
    expect(player.find("notice")).to_be_visible()  # says why not
    for _ in range(2):
        play_a_card(player)
    after = player.look()
    player.page.keyboard.press("Shift+U")
    player.at_decision(before.decision)
    assert player.hand() == hand
    assert len([line for line in player.log() if "back" in line]) == 2
    player.click("redo")
    player.click("redo")
    player.at_decision(after.decision)
    player.click("restart")
    player.at_decision(before.decision)


def play_a_card(player: Player) -> None:
    """Play a card with all that belongs to it, so that the next answer begins another play."""
    player.answer(next(thing for thing in player.wait_for_turn().glowing if thing.startswith("hand:")))
    while not player.defends(player.wait_for_turn()):
        player.answer(player.look().answers()[0])
