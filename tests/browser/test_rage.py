"""Whole matches and rounds of Rage of the Elves: by mouse, by finger, by keys, at one screen, and watched."""

from typing import Any

from playwright.sync_api import expect

from elderwood.games.rage.cards import CARDS
from elderwood.texts import Speaker
from tests.browser.conftest import Visit
from tests.browser.launching import PHONE
from tests.browser.player import Look, Player, taste
from tests.browser.test_sizes import SCROLLS
from tests.browser.test_wizards import FOCUSED_THING
from tests.browser.traveller import PATIENT, view_of

SPEAKER = Speaker("en")
# True once the page shows another decision, or asks which of several answers is meant.
DECIDED = "number => Number(document.querySelector('[data-testid=\"table\"]').dataset.decision) !== number"
GONE_ON = f"{DECIDED} || document.querySelector('[data-testid=\"which\"]')"
SHORT = {"scenario": "land-race", "race": "seven-lands", "rounds": "6"}  # one open goal, and six rounds at most


def asks(player: Player) -> set[str]:
    return {question["key"].removeprefix("rage-ask-") for question in view_of(player)["questions"]}


def test_a_whole_match_against_a_bot(visit: Visit) -> None:
    """From the choice of a people to the end screen, whose lands, towers and castles are those of the map."""
    player = visit(settings=PATIENT)
    player.new_table("me", "bot", title="rage", seed="oak", peoples="chosen", **SHORT)
    asked: set[str] = set()
    phases: set[str] = set()

    def watch(look: Look) -> bool:
        asked.update(asks(player))
        phases.add(view_of(player)["phase"])
        assert player.faults(SCROLLS) == [], asked
        return look.over

    player.play_until(watch, taste(5))
    expect(player.find("end-screen")).to_be_visible()
    assert {"setup", "capture", "battle", "after", "end"} <= phases
    assert {"people", "return", "turn", "squad", "send", "window", "attack"} <= asked
    view = view_of(player)
    for seat, score in enumerate(view["outcome"]["scores"]):
        assert score == sum(cell["owner"] == seat for cell in view["cells"])
        row = player.find("ranking").locator(f'> li[data-seat="{seat}"]')
        expect(row.get_by_test_id("score")).to_have_text(str(score))


def test_two_rounds_by_finger(visit: Visit) -> None:
    """A battle shows itself over the map; the switch shows the map meanwhile, and the battle again."""
    player = visit(size=PHONE, touch=True, settings=PATIENT)
    player.new_table("me", "bot", "bot", title="rage", seed="fir", placement="advanced", **SHORT)
    switched = 0

    def watch(look: Look) -> bool:
        nonlocal switched
        view = view_of(player)
        assert player.faults(SCROLLS) == []
        fighting = bool(view["battle"]) and not look.over
        expect(player.find("battle")).to_have_count(1 if fighting else 0)
        expect(player.find("map")).to_have_count(0 if fighting else 1)
        if fighting and not switched:
            player.click("switch")
            expect(player.find("map")).to_have_count(1)
            player.click("switch")
            expect(player.find("battle")).to_have_count(1)
            switched += 1
        return look.over or bool(view["round"] == 3)

    player.play_until(watch, taste(5))
    assert switched == 1
    assert view_of(player)["round"] == 3


def test_hands_stay_behind_the_curtain(visit: Visit) -> None:
    """UI-65: two at one screen play a round; between them no hand, goal or artifact is shown, nor sent."""
    player = visit(settings=PATIENT)
    player.new_table("me", "local", title="rage", seed="ash", rounds="6")
    pick = taste(3)
    handovers = 0
    for _ in range(200):
        look = player.wait_for_turn()
        if view_of(player)["round"] == 2:
            break
        if look.curtain:
            view = player.told[-1]["view"]
            secrets = [(one["cards"], one["goal"], one["artifact_names"]) for one in view["players"]]
            assert secrets == [(None, None, None)] * 2
            expect(player.find("hand")).to_have_count(0)
            player.click("lift-curtain")
            expect(player.find("curtain")).to_have_count(0)
            handovers += 1
        else:
            player.answer(pick(look))
    assert handovers > 3
    assert view_of(player)["round"] == 2


def test_a_round_by_keyboard(visit: Visit) -> None:
    """UI-53: what glows by `n` and Enter, the main button by `e`; the board is told when it is asked for."""
    player = visit(settings=PATIENT)
    keys = player.page.keyboard
    player.new_table("me", "bot", title="rage", seed="ash", **SHORT)
    by_keys = 0
    for _ in range(80):
        look = player.wait_for_turn()
        if view_of(player)["round"] == 2:
            break
        if look.glowing and not asks(player) & {"window", "response"}:
            keys.press("n")
            assert player.page.evaluate(FOCUSED_THING) in [*look.glowing, "seat:1"]
            keys.press("Enter")
            by_keys += 1
        else:
            keys.press("e")
        player.page.wait_for_function(GONE_ON, arg=look.decision)
        if player.look().choice:  # one thing, several answers
            keys.press("Tab")
            keys.press("Enter")
            player.page.wait_for_function(DECIDED, arg=look.decision)
    assert view_of(player)["round"] == 2
    assert by_keys > 3
    keys.press("Shift+B")
    expect(player.find("asked")).to_contain_text("Lands:")
    expect(player.find("asked")).to_contain_text("Central Castle")
    keys.press("Shift+H")
    for card in player.hand():
        expect(player.find("asked")).to_contain_text(SPEAKER.card("rage", card.partition(":")[2]))


def test_a_spectator_is_told_no_hidden_card(visit: Visit) -> None:
    """UI-67: through a round, neither the page nor what it is sent holds a hand, a goal, an artifact or a squad."""
    anna, watcher = visit(settings=PATIENT), visit(settings=PATIENT)
    table = anna.new_table("me", "bot", title="rage", seed="elm", rounds="6")
    watcher.open(f"/table/{table}")
    watcher.find("board").wait_for()

    def shown(look: Look) -> bool:
        watcher.at_decision(look.decision)
        assert watcher.find("hand").count() == 0
        assert watcher.find("own-goal").count() == 0
        assert watcher.look().answers() == []
        only_public(watcher)
        return bool(view_of(anna)["round"] == 2)

    anna.play_until(shown, taste(5))
    private = {"drew", "own-goal", "sent", "saw", "saw-hand", "artifact-drawn", "offered-artifact", "handed"}
    for update in watcher.told:
        assert (update["face"], update["moves"], update["view"]["own_sent"]) == (-1, [], [])
        for one in update["view"]["players"]:
            assert (one["cards"], one["artifact_names"], one["goal"]) == (None, None, None)
        assert [squad["cards"] for squad in update["view"]["squads"]] == [None] * len(update["view"]["squads"])
        told = {event["key"].removeprefix("rage-event-") for step in update["steps"] for event in step["events"]}
        assert not told & private


def only_public(watcher: Player) -> None:
    """Every card the page draws lies open by what was sent."""
    view: dict[str, Any] = view_of(watcher)
    battle = view["battle"] or {"slots": [], "centre": [], "reserve": ""}
    fighters = {one["card"] for one in [*battle["slots"], *battle["centre"]] if one}
    open_cards = fighters | {battle["reserve"]} | {squad["open"] for squad in view["squads"]}
    open_cards |= {one["card"] for one in view["stack"]} | {*view["neutral_discard"], *view["used"]}
    open_cards |= {card for player in view["players"] for card in player["discard"]}
    drawn = watcher.page.evaluate(
        "() => [...document.querySelectorAll('#main [data-piece]')].map((one) => one.dataset.piece)"
    )
    assert {card for card in drawn if card} <= open_cards
    assert open_cards - {""} <= {card.name for card in CARDS}
