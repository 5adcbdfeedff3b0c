"""Whole matches and rounds of Woodland Wizards: by mouse, by finger, by keys, in two browsers and at one screen."""

from typing import Any

import pytest
from playwright.sync_api import expect

from elderwood.games.wizards.cards import CARDS, WIZARDS
from elderwood.texts import Speaker
from tests.browser.conftest import Visit
from tests.browser.launching import DESKTOP, PHONE
from tests.browser.player import Look, Player, taste
from tests.browser.test_sizes import SCROLLS
from tests.browser.traveller import PATIENT, WHO_IS_ASKED, sit_down, view_of

FOCUSED_THING = "() => document.activeElement?.dataset.thing ?? ''"
# Everything the page holds, seen or not, but the log, which tells what has lain open.
DOCUMENT = """() => {
  const copy = document.querySelector('#main').cloneNode(true);
  for (const log of copy.querySelectorAll('[data-testid="log"]')) log.remove();
  return copy.outerHTML;
}"""
# True once the answer to a decision was taken: others are waited for, or the table has gone on.
LAID = """(decision) => !document.querySelector('[data-legal="true"]')
  || Number(document.querySelector('[data-testid="table"]').dataset.decision) !== decision"""
SPEAKER = Speaker("en")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["by-mouse", "by-finger"])
def test_a_whole_match_against_three_bots(visit: Visit, size: dict[str, int]) -> None:
    player = visit(size=size, touch=size is PHONE, settings=PATIENT)
    player.new_table("me", "bot", "bot", "bot", title="wizards", wizards="yes")
    asked: set[str] = set()
    steps: set[str] = set()

    def watch(look: Look) -> bool:
        view = view_of(player)
        steps.add(view["step"])
        asked.update(question["key"] for question in view["questions"])
        assert player.faults(SCROLLS) == [], view["step"]
        return look.over

    player.play_until(watch, taste(5))
    expect(player.find("end-screen")).to_be_visible()
    # The scoring is seen only where somebody decides about the order of modifiers.
    assert steps - {"score"} == {"setup", "search", "summon", "boost", "rest", "end"}
    assert {f"wizards-ask-{one}" for one in ("wizard", "play", "summon", "boost", "rest")} < asked
    view = view_of(player)
    assert view["round"] == 4
    for seat, (score, parts) in enumerate(zip(view["outcome"]["scores"], view["outcome"]["sources"], strict=True)):
        row = player.find("ranking").locator(f'> li[data-seat="{seat}"]')
        expect(row.get_by_test_id("score")).to_have_text(str(score))
        assert row.locator(".sources b").all_inner_texts() == [str(points) for points in parts.values()]
    movers = {step["seat"] for update in player.told for step in update["steps"] if step["kind"] == "move"}
    assert movers == {0, 1, 2, 3}


def test_two_people_and_a_bot_choose_in_secret(visit: Visit) -> None:
    """UI-3: who has laid a card waits for the others by name, and nobody learns which card it is before all have."""
    anna, boris = sit_down(visit(settings=PATIENT), visit(settings=PATIENT), 3, "wizards")
    play_to_summoning(anna, boris)
    chosen = lay(anna)
    expect(anna.find("prompt")).to_contain_text("Boris")
    expect(anna.find("primary")).to_have_text("Please wait")
    expect(anna.find("tile-0").locator(".secret")).to_have_count(1)
    boris.page.wait_for_function("""() => document.querySelector('[data-testid="tile-0"] .back')""")
    expect(boris.find("tile-0")).to_contain_text("has laid a card")
    own = [card.partition(":")[2] for card in boris.hand()]
    told_nothing(boris, 1, {chosen} - set(own) - set(view_of(boris)["discard"]))

    # A change of mind, as long as nothing has come to light.
    anna.click("undo")
    expect(anna.find("tile-0").locator(".secret")).to_have_count(0)
    chosen = lay(anna, last=True)
    lay(boris)
    for player in (anna, boris):
        player.find("log").locator("li", has_text=f"Anna turns up {SPEAKER.card('wizards', chosen)}.").wait_for()
    for seat, player in enumerate((anna, boris)):
        told_nothing(player, seat, set())


def play_to_summoning(anna: Player, boris: Player) -> None:
    """Let both answer until all are asked for a contender at once."""
    pick = taste(2)
    decision = 0
    for _ in range(100):
        asked = anna.page.wait_for_function(WHO_IS_ASKED, arg=[2, decision]).json_value()
        player = (anna, boris)[int(asked["seat"])]
        look = player.wait_for_turn()
        if any(question["key"] == "wizards-ask-summon" for question in view_of(player)["questions"]):
            for other in (anna, boris):
                other.at_decision(look.decision)
            return
        decision = player.answer(pick(look)).decision
    raise AssertionError("nobody summons")


def lay(player: Player, last: bool = False) -> str:
    """Lay a contender face down and return which; the table need not go on at once."""
    look = player.wait_for_turn()
    thing = sorted(look.glowing)[-1 if last else 0]
    player.touch(thing)
    player.page.wait_for_function(LAID, arg=look.decision)
    return thing.partition(":")[2]


def told_nothing(player: Player, seat: int, secrets: set[str]) -> None:
    """No update holds another hand or a card laid face down, and the page names none of these cards."""
    for update in player.told:
        for owner, shown in enumerate((update["view"] or {"players": []})["players"]):
            assert owner == seat or (shown["cards"], shown["chosen"]) == (None, "")
    shown = player.page.evaluate(DOCUMENT)
    assert [card for card in secrets if f'data-piece="{card}"' in shown or f'"hand:{card}"' in shown] == []


def test_hands_stay_behind_the_curtain(visit: Visit) -> None:
    """UI-65: two at one screen play a round; between them nothing of a hand is shown, nor sent."""
    player = visit(settings=PATIENT)
    player.new_table("me", "local", title="wizards", seed="ash")
    pick = taste(3)
    handovers = 0
    for _ in range(200):
        look = player.wait_for_turn()
        if view_of(player)["round"] == 2:
            break
        if look.curtain:
            view = player.told[-1]["view"]
            assert [one["cards"] for one in view["players"]] == [None, None]
            assert [one["chosen"] for one in view["players"]] == ["", ""]
            expect(player.find("hand")).to_have_count(0)
            player.click("lift-curtain")
            expect(player.find("curtain")).to_have_count(0)
            handovers += 1
        else:
            player.answer(pick(look))
    assert handovers > 4
    assert view_of(player)["round"] == 2


def test_a_round_by_keyboard(visit: Visit) -> None:
    """UI-53: cards by `n` and Enter, the main button by `e`, what is asked for is said."""
    player = visit(settings=PATIENT)
    keys = player.page.keyboard
    player.new_table("me", "bot", title="wizards", wizards="yes", seed="ash")
    for turn in range(60):
        look = player.wait_for_turn()
        if view_of(player)["round"] == 2:
            break
        if look.glowing:
            keys.press("n")
            assert player.page.evaluate(FOCUSED_THING) in look.glowing
            keys.press("Enter" if turn % 2 else "Space")
        else:
            keys.press("e")
        player.page.wait_for_function(
            "number => Number(document.querySelector('[data-testid=\"table\"]').dataset.decision) !== number",
            arg=look.decision,
        )
    assert view_of(player)["round"] == 2
    keys.press("Shift+B")
    expect(player.find("asked")).to_contain_text("First player")
    expect(player.find("asked")).to_contain_text("Score:")
    keys.press("Shift+H")
    names = [SPEAKER.card("wizards", card.partition(":")[2]) for card in player.hand()]
    for name in names:
        expect(player.find("asked")).to_contain_text(name)


def test_a_spectator_is_told_no_hidden_card(visit: Visit) -> None:
    """UI-67: through a round, neither the page nor what it is sent holds a hand or a card laid face down."""
    anna, watcher = visit(settings=PATIENT), visit(settings=PATIENT)
    table = anna.new_table("me", "bot", "bot", title="wizards")
    watcher.open(f"/table/{table}")
    watcher.find("board").wait_for()
    steps = set()

    def shown(look: Look) -> bool:
        steps.add(view_of(anna)["step"])
        watcher.at_decision(look.decision)
        assert watcher.find("hand").count() == 0
        assert watcher.look().answers() == []
        return bool(view_of(anna)["round"] == 2)

    anna.play_until(shown, taste(5))
    assert steps == {"search", "summon", "boost", "rest"}
    private = {"drawn", "card-given", "gives-this", "keeps", "summons-this", "boosts-this"}
    for update in watcher.told:
        assert (update["face"], update["moves"]) == (-1, [])
        for one in update["view"]["players"]:
            assert (one["cards"], one["chosen"]) == (None, "")
        told = {event["key"].removeprefix("wizards-event-") for step in update["steps"] for event in step["events"]}
        assert not told & private
    only_public(watcher)


def only_public(watcher: Player) -> None:
    """Every creature the page draws lies open by what was sent, and every one sent is named by a place that is open."""
    view: dict[str, Any] = view_of(watcher)
    open_cards = set(view["discard"])
    for one in [*view["players"], *view["last"]]:
        open_cards.update(one.get("champions", []), one.get("known", []), one.get("cards") or [], one.get("boosts", []))
        open_cards.add(one.get("contender", ""))
    wizards = {wizard.name for wizard in WIZARDS}
    drawn = watcher.page.evaluate(
        "() => [...document.querySelectorAll('#main [data-piece]')].map((one) => one.dataset.piece)"
    )
    assert {card for card in drawn if card} <= open_cards | wizards
    assert open_cards - {""} <= {card.name for card in CARDS}


def test_a_bot_is_chosen_by_its_level_and_thinks(visit: Visit) -> None:
    """UI-63: as somebody with a face and a word, not by its key; and it plays like anybody."""
    player = visit()
    player.open("/new/wizards")
    player.find("seat-1").select_option("bot")
    bots = player.find("bot-1")
    shown = bots.locator("option").all_inner_texts()
    assert "Alvar, level 6 of 6, careful" in shown
    assert not [text for text in shown if "-" in text or text in ("greedy", "random")]
    bots.select_option(label="Silka, level 3 of 6, spiteful")
    expect(player.find("bot-1-word")).to_contain_text("Silka does not mind losing")
    player.click("create")
    player.play_to_the_end(taste(3))
    seat = player.told[-1]["info"]["seats"][1]
    assert (seat["bot"], seat["name"]) == ("level-3", "Silka")
    moves = {step["seat"] for update in player.told for step in update["steps"] if step["kind"] == "move"}
    assert moves == {0, 1}
    portraits = player.find("ranking").locator("> li .face svg")
    expect(portraits.first).to_be_visible()
    assert portraits.count() >= 2


def test_the_next_opponent_is_suggested_on_the_box(visit: Visit) -> None:
    """UI-63: the gentlest at first; whoever is chosen there sits down."""
    player = visit()
    player.open()
    player.click("box-wizards")
    opponent = player.find("opponent-wizards")
    expect(opponent).to_have_value("level-1")
    opponent.select_option("level-2")
    player.click("play-wizards")
    player.wait_for_turn()
    assert [seat["bot"] for seat in player.told[-1]["info"]["seats"][1:]] == ["level-2", "level-2"]
    assert [seat["name"] for seat in player.told[-1]["info"]["seats"][1:]] == ["Dorin", "Dorin II"]
