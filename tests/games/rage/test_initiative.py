"""Initiative: who moves, what is added to it, and the comparison in the centre (R25, R26, R32, R78, R84)."""

import pytest

from tests.games.rage.scenes import SCENES, fellow, skirmish, word_of
from tests.games.rage.setting import IDLE, acted, field, on, paint, told_cards, until
from tests.games.rage.table import Table, battle, table

BONUS = {"stagrider": 4, "raider": 3, "boots_of_wind": 5}


def still(edges: str, **more: object) -> Table:
    """A battle in which nobody can hurt anybody, so that the order of moves is all that happens."""
    t = battle(edges, artifacts=[IDLE], reserve="d", **more)  # type: ignore[arg-type]
    return paint(t, {slot: "none none none" for slot, word in zip("nesw", edges.split(), strict=True) if word != "-"})


def first_round(t: Table, pick: str = "") -> list[str]:
    while t.view(0)["battle"] is not None:
        t.play(pick if t.asks == "who" and pick in t.moves else t.moves[0])
    return acted(t)


def test_r32_the_higher_initiative_moves_first() -> None:
    # 1, 9, 4, 6
    assert first_round(still("a:golem d:timemistress a:overseer d:raider")) == [
        "timemistress",
        "raider",
        "overseer",
        "golem",
    ]


def test_r32_equal_cards_take_turns_and_the_attacker_begins() -> None:
    # All of initiative 5, two a side.
    t = still("d:goblin a:elite d:atranax a:fanatic")
    assert first_round(t, "slot-w") == ["fanatic", "goblin", "elite", "atranax"]


def test_r32_the_owner_chooses_among_equal_cards() -> None:
    t = still("a:elite d:goblin a:fanatic d:golem").pass_on()
    assert (t.asks, t.asked, t.moves) == ("who", 0, ["slot-n", "slot-s"])
    assert t.refusal("slot-e") == "not-its-turn R32"
    assert t.refusal("slot-w") == "not-its-turn R32"
    t.play("slot-s")
    assert acted(t)[0] == "fanatic"


def test_r78_alternation_starts_afresh_with_another_initiative() -> None:
    # The attacker's 6 moves; of the two with 5 the attacker's comes first again.
    assert first_round(still("a:raider a:elite d:goblin -"))[:3] == ["raider", "elite", "goblin"]


def test_r78_after_one_side_the_other_comes_first() -> None:
    # The attacker's two of 5 are apart: after the first the defender's moves.
    assert first_round(still("a:elite a:fanatic d:goblin -"), "slot-n") == ["elite", "goblin", "fanatic"]


def test_r78_each_round_starts_with_the_attacker() -> None:
    t = battle("a:elite - - d:fanatic", artifacts=[IDLE], reserve="d", peoples=("snow", "black"))
    paint(t, {"n": "move none none", "w": "none none none"})
    t.pass_on().play("move-left").pass_on()
    assert acted(t) == ["elite", "fanatic"]
    assert t.asks == "attack"
    t.play("stand")
    assert acted(t) == ["elite", "fanatic", "elite"]  # not the defender's, though the attacker's moved last but one


@pytest.mark.parametrize("card", BONUS)
def test_a_bonus_makes_a_slow_card_move_first(card: str) -> None:
    # The attacker's Ogre of 2 against a fast card: without the bonus it comes second.
    rival = {"stagrider": "atranax", "raider": "overseer", "boots_of_wind": "centaur"}[card]  # 5, 4, 6
    t = skirmish(card, 2, f"a:troll - d:{rival} -", reserve="d")
    paint(t, {"n": "none none none", "s": "none none none"})
    until(t, 0, "between").play(word_of(card)).pass_on("between")
    assert on(t, "n")["initiative"] == 2 + BONUS[card]
    assert t.told("initiative") == [{"card": "troll", "count": 2 + BONUS[card]}]
    t.finish()
    assert acted(t)[:2] == ["troll", rival]


@pytest.mark.parametrize("card", BONUS)
def test_one_point_too_few_and_it_still_moves_second(card: str) -> None:
    rival = {"stagrider": "wolf", "raider": "centaur", "boots_of_wind": "harpy"}[card]  # 7, 6, 8
    t = skirmish(card, 2, f"a:troll - d:{rival} -", reserve="d")
    paint(t, {"n": "none none none", "s": "none none none"})
    until(t, 0, "between").play(word_of(card)).finish()
    assert acted(t)[:2] == [rival, "troll"]


@pytest.mark.parametrize("card", BONUS)
def test_only_an_own_warrior_gets_it(card: str) -> None:
    t = skirmish(card, 2, "a:troll a:gnome d:troll d:gnome", reserve="d")
    until(t, 0, "between").play(word_of(card))
    assert (t.asks, t.moves) == ("target", ["slot-n", "slot-e"])
    assert t.refusal("slot-s") == "not-a-target R45"


def test_a_card_that_has_moved_does_not_move_again_for_its_bonus() -> None:
    t = still("a:raider - d:troll -", hands=["raider"], peoples=("snow", "black"))
    while not acted(t):
        t.play("pass")
    until(t, 0, "between").play("act-raider").finish()
    assert acted(t) == ["raider", "troll"]


def test_bonuses_add_up() -> None:
    t = still("a:troll - d:troll -", hands=["raider raider"], peoples=("snow", "black"))
    until(t, 0, "between").play("act-raider").pass_on("between")
    until(t, 0, "between").play("act-raider").pass_on("between")
    assert on(t, "n")["initiative"] == 8


@pytest.mark.parametrize("card", BONUS)
def test_r26_in_the_centre_a_bonus_decides(card: str) -> None:
    t = SCENES["centre"][1](card, 2)
    own = fellow(card)
    before = [fighter["initiative"] for fighter in field(t)["centre"] if fighter and fighter["card"] == own]
    t.play(word_of(card))
    assert t.asks != "target"  # the card in the centre is the only one that can be meant
    until(t, 0, "none")
    assert t.told("initiative") == [{"card": own, "count": before[0] + BONUS[card]}]


def centre(own: str, other: str, hand: str = "", lands: int = 1) -> Table:
    """Seat 0 attacks with three of a kind; the last ones meet in the centre."""
    t = table(
        [f"{own} {own} {own} {hand}".strip(), f"{other} {other} {other}"],
        peoples=("snow", "high"),
        owners={"B2": 1},
        lands=[lands],
        artifacts=[IDLE, "boots_of_wind"],
        options={"placement": "advanced"},
    )
    t.play("capture-B2")
    while t.asks != "place":
        t.play(next(move for move in (f"send-{own}", f"send-{other}", "pass") if move in t.moves))
    return t.play("slot-n slot-e slot-s slot-w")


def fallen(t: Table) -> list[str]:
    until(t, 0, "none")
    return told_cards(t, "centre-falls")


def test_r25_the_higher_card_of_the_centre_lies_on_top() -> None:
    assert fallen(centre("sentinel", "towerarcher")) == ["sentinel"]  # 4 against 6
    assert fallen(centre("raider", "paladin")) == ["paladin"]  # 6 against 4


def test_r25_the_attacker_wins_equal_initiative() -> None:
    assert fallen(centre("elite", "spearman")) == ["spearman"]  # 5 against 5


def test_r26_a_bonus_turns_the_comparison_and_can_be_answered_with_another() -> None:
    t = centre("sentinel", "towerarcher", "raider")  # 4 + 3 against 6
    assert (t.window, t.asked) == ("centre", 0)
    assert fallen(t.play("act-raider")) == ["towerarcher"]
    t = centre("sentinel", "towerarcher", "raider").play("act-raider")
    assert fallen(t.play("use-boots_of_wind")) == ["sentinel"]  # 7 against 11


def test_r26_the_attacker_speaks_first_then_clockwise_until_all_pass() -> None:
    t = centre("sentinel", "towerarcher", "raider raider")
    assert t.asked == 0
    assert t.play("pass").asked == 1
    t.play("use-boots_of_wind")
    while t.asks == "response":
        t.play("pass")
    assert (t.window, t.asked) == ("centre", 0)  # something has happened: everybody is asked once more


def test_r84_a_bonus_of_the_centre_goes_with_the_card_to_the_edge() -> None:
    t = fallen_and_exchanged()
    assert sorted(on(t, slot)["initiative"] for slot in "nesw" if on(t, slot)["card"] == "sentinel") == [4, 7]


def fallen_and_exchanged() -> Table:
    t = centre("sentinel", "towerarcher", "raider").play("act-raider")
    until(t, 0, "none")
    assert t.asks == "exchange"
    return t.play(next(move for move in t.moves if move.startswith("slot-")))


def test_r84_a_bonus_stays_when_cards_change_places() -> None:
    t = battle(
        "a:troll - d:troll -",
        hands=["raider"],
        artifacts=[f"{IDLE} mirror_of_shadows"],
        peoples=("snow", "black"),
        reserve="d",
    )
    until(t, 0, "between").play("act-raider").pass_on("between")
    until(t, 0, "between").play("use-mirror_of_shadows slot-n slot-e").pass_on("between")
    assert on(t, "e")["initiative"] == 5
    assert on(t, "s")["initiative"] == 2
