"""The language is switched in the middle of a match."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Look, Player, taste
from tests.browser.traveller import PATIENT, view_of

# The question, if a part of it has to be scrolled to.
CUT_QUESTION = """() => [...document.querySelectorAll('[data-testid="prompt"] p')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.innerText)"""
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


def test_the_language_is_switched_at_any_moment_without_reload(visit: Visit) -> None:
    """UI-60: question, log, reasons and cards change; nothing else does."""
    # The page does not answer by itself here: what happens meanwhile would be in one log and not in the other.
    player = visit(settings={"speed": "none", "confirm": False, "language": "en", "forced": False})
    player.seat_at_battle()
    pick = taste(9)
    for _ in range(3):
        player.go_on(pick)
    player.wait_for_turn()
    player.page.evaluate("window.sameDocument = true")
    before = player.look()
    player.touch("cell:a1" if "cell:a1" not in before.glowing else "pile:1")
    player.find("notice").wait_for()
    seen = {"en": words(player)}
    for language in ("ru", "fr", "en"):
        player.find("language").select_option(language)
        expect(player.page.locator("html")).to_have_attribute("lang", language)
        now = words(player)
        if language == "en":
            assert now == seen["en"]
        else:
            assert all(now[part] != seen["en"][part] for part in now), now
            assert len(now["log"].splitlines()) == len(seen["en"]["log"].splitlines())
        assert bool(CYRILLIC.search(" ".join(now.values()))) == (language == "ru")
        seen[language] = now
    after = player.look()
    assert (after.decision, after.glowing) == (before.decision, before.glowing)
    assert player.page.evaluate("window.sameDocument")


def test_a_link_to_the_rules_is_never_named_in_another_language(visit: Visit) -> None:
    player = visit(settings={"speed": "none", "language": "en"})
    player.seat_at_battle()
    player.wait_for_turn()
    link = player.find("prompt").get_by_role("button")
    expect(link).to_contain_text("The rule: ")
    seen = [link.inner_text().partition(": ")[2]]
    for language in ("ru", "fr", "en"):
        player.find("language").select_option(language)
        expect(player.page.locator("html")).to_have_attribute("lang", language)
        assert seen[-1] not in link.inner_text()
        expect(link).to_contain_text(":")
        seen.append(link.inner_text().partition(": ")[2])
    assert seen[0] == seen[-1]
    assert len(set(seen)) == 3


def test_long_questions_are_whole_beside_the_link_to_their_rule(visit: Visit) -> None:
    player = visit(settings={**PATIENT, "language": "fr"})
    player.new_table("me", "bot", title="rage", seed="oak", rounds="6")
    player.wait_for_turn()
    expect(player.find("prompt-rule")).to_contain_text("La règle")
    asked: set[str] = set()

    def check(look: Look) -> bool:
        asked.update(question["key"] for question in view_of(player)["questions"])
        assert player.faults(CUT_QUESTION) == []
        return {"rage-ask-who", "rage-ask-exchange"} <= asked

    player.play_until(check, taste(5))


def words(player: Player) -> dict[str, str]:
    parts = {"notice": player.find("notice").locator("p").inner_text()}  # first, for it is soon gone
    parts |= {name: player.text(name) for name in ("prompt", "track", "piles", "hand")}
    parts["prompt"] = parts["prompt"].partition("\n")[0]  # the link to the rules is named when the page has time for it
    # The sentences alone: the times of day beside them come when the page has a moment to spare.
    parts["log"] = "\n".join(player.find("log").locator("li > span").all_inner_texts())
    return parts


def test_plurals_in_russian(player: Player) -> None:
    """One, few and many rounds take their own forms."""
    player.page.context.add_init_script(
        'localStorage.setItem(\'elderwood-settings\', \'{"language": "ru", "speed": "none"}\')'
    )
    player.new_table()
    counts = set()
    player.wait_for_turn()
    for _ in range(12):
        found = player.page.locator(".number small").all_inner_texts()
        counts |= set(found)
        if not player.page.locator(".number small").count():
            break
        player.go_on(taste(1))
        player.wait_for_turn()
    forms = {count.split()[0]: count.split()[1] for count in counts}
    wanted = {"0": "карт", "1": "карта", "2": "карты", "3": "карты", "4": "карты"}
    assert forms
    assert all(wanted[number] == form for number, form in forms.items())
