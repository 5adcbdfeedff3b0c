"""Cards and artifacts that change who stands where, or stop other cards: swaps, replacements, redeals, cancels."""

import pytest

from elderwood.engine.events import SPECTATOR
from tests.games.rage.scenes import SCENES, fellow, held, is_artifact, peoples_for, skirmish, watching, word_of
from tests.games.rage.setting import (
    IDLE,
    acted,
    card_on,
    field,
    icon_on,
    in_battle,
    lives_on,
    on,
    paint,
    player,
    resolve,
    told_cards,
    until,
)
from tests.games.rage.table import Table, battle, table

SWAP = ["bladedancer", "enchantress", "mirror_of_shadows"]
REPLACE = ["griffinrider", "portal_stone"]
CANCEL = ["taliel", "tiranis", "seal_of_silence"]


def between(card: str, edges: str, **more: object) -> Table:
    return until(skirmish(card, 6, edges, reserve="d", **more), 0, "between")


# Swaps


@pytest.mark.parametrize("card", SWAP)
def test_a_swap_exchanges_two_places(card: str) -> None:
    t = between(card, "a:troll d:goblin a:orc d:ebrung")
    resolve(t, f"{word_of(card)} slot-n slot-w")
    assert [card_on(t, slot) for slot in "nesw"] == ["ebrung", "goblin", "orc", "troll"]
    assert t.told("steps") == [{"card": "troll", "from": "slot:n", "to": "slot:w"}]


@pytest.mark.parametrize("card", SWAP)
def test_a_swap_with_an_empty_place_and_not_with_itself(card: str) -> None:
    t = between(card, "a:troll - d:ebrung -").play(word_of(card))
    assert t.moves == ["slot-n", "slot-s"]
    assert t.refusal("slot-e") == "nobody-there R35"
    t.play("slot-s")
    assert t.moves == ["slot-n", "slot-e", "slot-w"]
    assert t.refusal("slot-s") == "same-slot R36"
    resolve(t, "slot-e")
    assert [card_on(t, slot) for slot in "nesw"] == ["troll", "ebrung", "", ""]


@pytest.mark.parametrize("card", SWAP)
def test_a_swapped_card_faces_the_centre_and_strikes_from_there(card: str) -> None:
    # The Orc's left Strike points at nobody in the north, and at Ebrung from the south.
    t = between(card, "a:orc - - d:ebrung")
    paint(t, {"n": "strike none none", "w": "none none none"})
    resolve(t, f"{word_of(card)} slot-n slot-s")
    assert icon_on(t, "s", "left") == "strike"
    while not t.told("stands"):  # Ebrung's
        t.play("pass")
    while not (t.told("attacks") or t.told("stands")[1:]):
        t.play("pass")
    assert t.told("attacks") == [{"card": "orc", "other": "ebrung"}]


@pytest.mark.parametrize("card", SWAP)
def test_who_watches_may_swap(card: str) -> None:
    t = until(watching(card, 3), 0, "between")
    resolve(t, f"{word_of(card)} slot-s slot-n")
    assert (card_on(t, "n"), card_on(t, "s")) == ("atranax", "eldagar")


# Replacements


@pytest.mark.parametrize("card", REPLACE)
def test_another_card_of_the_hand_takes_the_place(card: str) -> None:
    other = fellow(card)
    t = between(card, "a:spearman - d:ebrung -")
    before = player(t, 0)["hand"]
    resolve(t, word_of(card))
    assert (t.asks, t.asked, t.moves) == ("put", 0, [f"put-{other}"])
    t.play(f"put-{other}")
    assert card_on(t, "n") == other
    assert "spearman" in player(t, 0)["cards"]  # type: ignore[operator]
    assert player(t, 0)["hand"] == before - (not is_artifact(card))
    assert player(t, 0, SPECTATOR)["known"] == ["spearman"]
    assert t.told("replaced") == [{"card": other, "other": "spearman"}]


@pytest.mark.parametrize("card", REPLACE)
def test_the_new_one_is_whole_and_moves_only_if_the_old_one_has_not(card: str) -> None:
    other = fellow(card)
    t = between(card, "a:eldagar - d:ebrung -")
    paint(t, {"n": "none none none", "s": "none none none"})
    resolve(t, word_of(card)).play(f"put-{other}")
    assert not on(t, "n")["moved"]
    t = between(card, "a:eldagar - d:ebrung -")
    paint(t, {"n": "none none none", "s": "none none none"})
    while not acted(t):
        t.play("pass")
    resolve(until(t, 0, "between"), word_of(card)).play(f"put-{other}")
    assert on(t, "n")["moved"]
    assert lives_on(t, "n") == 1
    assert icon_on(t, "n", "left") == "strike"


@pytest.mark.parametrize("card", REPLACE)
def test_a_wounded_warrior_goes_home_whole(card: str) -> None:
    other = fellow(card)
    t = between(card, "a:golem - d:timemistress -")
    while not t.told("hurt"):
        t.play("pass")
    assert lives_on(t, "n") == 2
    resolve(until(t, 0, "between"), word_of(card)).play(f"put-{other}")
    assert lives_on(t, "n") == 1
    assert not t.told("dies")


@pytest.mark.parametrize("card", REPLACE)
def test_no_dragon_is_replaced_and_no_empty_hand_replaces(card: str) -> None:
    t = between(card, "a:troll a:solarian d:ebrung -").play(word_of(card))
    assert t.asks != "target"  # the Troll is the only one
    assert t.view(1)["stack"][0]["aim"] == "slot:n"
    alone = between(card, "a:solarian - d:ebrung -")
    assert alone.refusal(word_of(card)) == "no-target R43"
    hand, artifacts = held(card)
    empty = battle("a:troll - d:ebrung -", hands=[hand], artifacts=[artifacts], peoples=peoples_for(card), lands=[2, 1])
    assert until(empty, 0, "between").refusal(word_of(card)) == "no-target R43"


@pytest.mark.parametrize("card", REPLACE)
def test_an_enemy_is_not_replaced(card: str) -> None:
    t = between(card, "a:troll a:gnome d:troll -").play(word_of(card))
    assert t.moves == ["slot-n", "slot-e"]
    assert t.refusal("slot-s") == "not-a-target R45"


# The Royal Guard


def revealed(**more: object) -> Table:
    t = battle(
        "a:eldagar d:troll d:atranax a:goblin",
        "a:gnome d:orc",
        hands=["royalguard royalguard"],
        lands=[2, 1],
        peoples=("high", "snow"),
        start="reveal",
        **more,  # type: ignore[arg-type]
    )
    assert (t.window, t.asked) == ("reveal", 0)
    return t


def lying(t: Table) -> list[str]:
    """Name what lies where: north, east, south, west, centre below and above."""
    shown = field(t)
    return [fighter["card"] if fighter else "" for fighter in [*shown["slots"], *shown["centre"]]]


@pytest.mark.parametrize("placement", ["novice", "advanced"])
def test_r61_the_royal_guard_lays_the_same_six_cards_out_anew(placement: str) -> None:
    t = revealed(options={"placement": placement})
    before = lying(t)
    resolve(t, "act-royalguard")
    after = lying(t)
    assert sorted(after) == sorted(before)
    assert after != before
    assert t.told("redealt") == [{}]
    assert not t.told("centre-falls")


def test_r61_nothing_of_the_first_layout_dies() -> None:
    t = resolve(revealed(), "act-royalguard")
    below = lying(t)[4]
    t.pass_on("between")
    assert told_cards(t, "centre-falls") == [below]


def test_r61_a_new_window_opens_in_which_it_may_be_played_again() -> None:
    t = resolve(revealed(), "act-royalguard")
    assert (t.window, t.asked) == ("reveal", 0)
    resolve(t, "act-royalguard")
    assert len(t.told("redealt")) == 2
    assert player(t, 0)["discard"][:2] == ["royalguard", "royalguard"]
    assert t.window != "reveal"


# Cancels


@pytest.mark.parametrize("card", CANCEL)
def test_an_action_that_is_cancelled_does_nothing_and_is_gone(card: str) -> None:
    t = SCENES["response"][1](card, 3)  # lightning on Eldagar has been declared
    t.play(word_of(card))
    assert t.view(SPECTATOR)["stack"][1]["aim"] == "stack:0"
    t.pass_on("between")
    assert told_cards(t, "cancelled") == ["lightning_of_the_old_gods"]
    assert lives_on(t, "n") == 2
    assert "lightning_of_the_old_gods" in t.view(0)["used"]
    spent = t.view(0)["used"] if is_artifact(card) else player(t, 0)["discard"]
    assert card in spent


@pytest.mark.parametrize("card", CANCEL)
def test_without_the_cancel_it_works(card: str) -> None:
    t = SCENES["response"][1](card, 3).pass_on("between")
    assert not t.told("cancelled")
    assert lives_on(t, "n") == 1


@pytest.mark.parametrize("card", CANCEL)
def test_outside_battle_too(card: str) -> None:
    t = SCENES["table-response"][1](card, 3)
    t.play(word_of(card)).pass_on()
    assert told_cards(t, "cancelled") == ["scroll_of_memory"]
    assert not t.told("recovers")
    assert "scroll_of_memory" in t.view(0)["used"]


def test_r69_a_cancel_can_be_cancelled_and_the_action_then_works() -> None:
    t = battle(
        "a:eldagar - d:atranax -",
        hands=["taliel", "tiranis"],
        artifacts=[IDLE, "lightning_of_the_old_gods"],
        lands=[3, 3],
        peoples=("forest", "high"),
        reserve="d",
    )
    t.play("use-lightning_of_the_old_gods slot-n act-taliel act-tiranis")
    assert [item["aim"] for item in t.view(0)["stack"]] == ["slot:n", "stack:0", "stack:1"]
    t.pass_on("between")
    assert told_cards(t, "cancelled") == ["taliel"]
    assert lives_on(t, "n") == 1
    assert player(t, 0)["discard"] == ["taliel"]
    assert player(t, 1)["discard"] == ["tiranis"]


def test_r69_a_player_may_not_cancel_what_is_already_cancelled() -> None:
    t = battle(
        "a:eldagar - d:atranax -",
        seats=3,
        hands=["taliel", "", "tiranis"],
        artifacts=[IDLE, "lightning_of_the_old_gods", IDLE],
        lands=[3, 3, 3],
        peoples=("forest", "snow", "high"),
        target="E4",
        reserve="d",
    )
    t.play("use-lightning_of_the_old_gods slot-n")
    assert t.asked == 2  # clockwise from the declarer
    t.play("act-tiranis")
    while t.view(0)["stack"]:
        assert t.asks == "response"
        on_top = t.view(0)["stack"][-1]
        assert not on_top["cancelled"]
        t.play("pass")
    assert told_cards(t, "cancelled") == ["lightning_of_the_old_gods"]


@pytest.mark.parametrize("card", CANCEL)
def test_treasures_cannot_be_answered(card: str) -> None:
    hand, artifacts = held(card)
    t = table(
        ["", hand], artifacts=["", artifacts], treasures=[1], peoples=["snow", peoples_for(card)[0]], lands=[1, 3]
    )
    t.play("treasure")
    assert t.asks == "turn"
    assert not in_battle(t)
