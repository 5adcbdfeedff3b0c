"""What a seat is asked by its wish, and what stands in for it otherwise (R105)."""

import pytest

from elderwood.engine.attention import Attention
from elderwood.engine.errors import BadValueError
from elderwood.games.rage.attention import WISHES
from tests.games.rage.setting import IDLE, in_battle, paint, until
from tests.games.rage.table import Table, battle, table

NOTHING = "none none none"
DUEL = "a:eldagar - d:atranax -"  # Eldagar (7) strikes first; both can hurt each other


def wanted(t: Table, wish: str = "mine") -> list[str]:
    """Name the moves for whose sake the asked seat is asked."""
    return [t.title.word(move) for move in t.position.matters(t.asked, wish)]


def test_r105_only_questions_about_stepping_in_may_be_passed_over() -> None:
    t = battle(DUEL, artifacts=[IDLE], reserve="d")
    assert t.title.word(t.position.stand_in(0)) == "pass"
    menu = table(["dryad dryad dryad"])
    assert menu.asks == "turn"
    assert menu.position.stand_in(0) < 0
    assert Attention(WISHES, "never").stand_in(menu.position, 0) is None


def test_r105_who_wishes_to_be_asked_always_is_asked_with_nothing_to_play() -> None:
    t = battle(DUEL, artifacts=[IDLE], reserve="d")
    assert wanted(t, "always") == ["pass", "quiet"]
    assert wanted(t, "mine") == []
    assert Attention(WISHES, "always").stand_in(t.position, 0) is None
    assert Attention(WISHES, "mine").stand_in(t.position, 0) == t.title.move("pass")


def test_r105_who_wishes_never_to_be_asked_passes_even_to_save_a_hero() -> None:
    t = battle("a:goblin - d:atranax -", artifacts=["tear_of_life"], reserve="d")
    paint(t, {"n": NOTHING, "s": "none strike none"})
    until(t, 0, "lethal")
    assert wanted(t) == ["use-tear_of_life"]
    assert wanted(t, "never") == wanted(t, "battle") == []


@pytest.mark.parametrize(("attacker", "defender", "asked"), [(0, 1, True), (1, 0, True), (1, 2, False)])
def test_r105_only_the_two_who_fight_are_asked_about_a_battle(attacker: int, defender: int, asked: bool) -> None:
    t = battle(
        DUEL,
        seats=3,
        attacker=attacker,
        defender=defender,
        artifacts=["mirror_of_shadows", IDLE, IDLE],
        target="E4",
        lands=[1, 1, 1],
        reserve="d",
    )
    until(t, 0, "between")
    assert t.offers("use-mirror_of_shadows")
    assert bool(wanted(t)) == asked


@pytest.mark.parametrize("card", ["lightning_of_the_old_gods", "fetters_of_ice"])
def test_r105_harm_and_fetters_wait_for_an_enemy_that_can_strike(card: str) -> None:
    mine = battle(DUEL, artifacts=[card], reserve="d")
    assert mine.offers(f"use-{card}")
    assert wanted(mine) == []  # my own warrior is next
    theirs = until(battle("d:eldagar - a:atranax -", artifacts=[card], reserve="d"), 0, "between")
    assert wanted(theirs) == [f"use-{card}"]
    paint(theirs, {"n": NOTHING})
    assert wanted(theirs) == []  # it cannot hurt anybody


def test_r105_initiative_is_worth_a_question_where_it_overtakes() -> None:
    t = until(battle("d:eldagar - a:golem -", artifacts=["boots_of_wind"], reserve="d"), 0, "between")
    assert t.offers("use-boots_of_wind")
    assert wanted(t) == []  # 1 and 5 are less than 7
    t = until(battle("d:eldagar - a:troll -", artifacts=["boots_of_wind"], reserve="d"), 0, "between")
    assert wanted(t) == ["use-boots_of_wind"]  # 2 and 5: equal initiative, sides in turn


def test_r105_a_sharper_blow_is_worth_a_question_before_ones_own_move() -> None:
    t = battle(DUEL, artifacts=["storm_blade"], reserve="d")
    assert wanted(t) == []  # Eldagar strikes twice already
    paint(t, {"n": "none strike none"})
    assert wanted(t) == ["use-storm_blade"]
    paint(t, {"s": "none shield none"})
    assert wanted(t) == []  # a shield stops any strike
    t = battle(DUEL, artifacts=["rune_of_the_shield"], reserve="d")
    assert t.offers("use-rune_of_the_shield")
    assert wanted(t) == []  # a guard can wait for an attack


@pytest.mark.parametrize(
    ("blow", "guard", "worth"),
    [("strike", "none", True), ("piercing", "none", False), ("strike", "shield", False), ("strike", "counter", True)],
)
def test_r105_a_shield_is_worth_a_question_where_it_stops_a_blow(blow: str, guard: str, worth: bool) -> None:
    t = battle("d:eldagar - a:atranax -", artifacts=["rune_of_the_shield"], reserve="d")
    paint(t, {"n": f"none {blow} none", "s": f"none {guard} none"})
    if guard == "shield":
        paint(t, {"s": NOTHING})
    until(t, 0, "attack")
    if guard == "shield":
        paint(t, {"s": "none shield none"})
    assert t.offers("use-rune_of_the_shield")
    assert bool(wanted(t)) == worth


def test_r105_a_fresh_warrior_is_worth_a_question_once_one_is_spent() -> None:
    t = battle("a:eldagar - d:atranax -", hands=["dryad"], artifacts=["portal_stone"], reserve="d")
    assert t.offers("use-portal_stone")
    assert wanted(t) == []
    t.play("pass")
    until(t, 0, "between")
    assert wanted(t) == ["use-portal_stone"]  # Eldagar has moved


def test_r105_an_action_aimed_at_ones_hand_is_asked_about_and_no_other_one() -> None:
    hands = ["dryad dryad dryad", "golem", "raider"]
    held = ["whispering_curse rune_of_the_builder", "seal_of_silence", IDLE]
    for words, asked in (("seat-1", True), ("seat-2", False)):
        t = table(hands, seats=3, artifacts=held).play(f"use-whispering_curse {words}")
        while (t.asks, t.asked) != ("response", 1):
            t.play("pass")
        assert t.offers("use-seal_of_silence")
        assert wanted(t) == (["use-seal_of_silence"] if asked else [])
    t = table(hands, seats=3, artifacts=held, owners={"A2": 0}).play("use-rune_of_the_builder cell-A2")
    assert (t.asks, t.asked, wanted(t)) == ("response", 1, [])


def test_r105_an_answer_to_an_enemys_action_in_ones_battle_is_asked_for() -> None:
    held = ["lightning_of_the_old_gods seal_of_silence", "seal_of_silence"]
    t = battle(DUEL, artifacts=held, reserve="d").play("use-lightning_of_the_old_gods slot-s")
    assert (t.asks, t.asked, wanted(t)) == ("response", 1, ["use-seal_of_silence"])
    t.play("pass")
    assert (t.asks, t.asked, wanted(t)) == ("response", 0, [])  # nobody cancels an action of one's own


def test_r105_the_defender_is_asked_to_act_before_a_battle_but_not_for_treasures() -> None:
    t = table(["dryad dryad dryad", "golem"], owners={"B2": 1}, treasures=[1, 1])
    t.play("capture-B2")
    assert (t.window, t.asked) == ("target", 0)
    assert wanted(t) == []  # the attacker has just had its turn
    t.play("pass")
    assert t.offers("treasure")
    assert wanted(t) == []
    t = table(["dryad dryad dryad", "sentinel"], owners={"B2": 1}, peoples=("forest", "snow"), lands=[1, 2])
    until(t.play("capture-B2"), 1, "target")
    assert (t.asked, wanted(t)) == (1, ["act-sentinel"])


def test_r105_a_pass_between_moves_holds_for_the_rest_of_the_round() -> None:
    t = until(battle("d:wolf d:troll a:troll -", artifacts=["mirror_of_shadows"], reserve="d"), 0, "between")
    seat = Attention(WISHES, "mine")
    passing = t.title.move("pass")
    rounds = []
    while in_battle(t):
        if t.asked == 0 and t.window == "between" and t.asks == "window" and t.offers("use-mirror_of_shadows"):
            if seat.stand_in(t.position, 0) is None:
                rounds.append(len(t.battle.history))
                seat.note(t.position, 0, passing)
            assert seat.stand_in(t.position, 0) == passing
        t.play(t.moves[0])
    assert rounds == [1, 2]


def test_r105_a_battle_may_be_left_alone_until_it_ends() -> None:
    t = until(battle("d:eldagar d:wolf a:atranax -", artifacts=["mirror_of_shadows"], reserve="d"), 0, "between")
    seat = Attention(WISHES, "always")
    assert seat.offered(t.position) == ["always", "mine", "never", "battle"]
    seat.change("battle", t.position)
    assert (seat.now, str(seat)) == ("battle", f"always battle {t.position.span('battle')}")
    while in_battle(t):
        if t.asked == 0 and t.asks == "window":
            assert seat.stand_in(t.position, 0) == t.title.move("pass")
        t.play(t.moves[0])
    seat.follow(t.position)
    assert seat.now == "always"
    with pytest.raises(BadValueError, match="no-wish-now"):
        seat.change("battle", t.position)


def test_r105_what_the_table_is_told_does_not_depend_on_the_hand() -> None:
    # Seat 0 can play something in one and nothing in the other; both are asked, and a pass says the same.
    able = battle(DUEL, artifacts=["mirror_of_shadows"], reserve="d")
    unable = battle(DUEL, artifacts=[IDLE], reserve="d")
    assert bool(wanted(able)) != bool(wanted(unable))
    for t in (able, unable):
        assert t.title.word(t.position.stand_in(0)) == "pass"
        assert t.position.span("mine") == able.position.span("mine")
    assert able.view(1)["questions"] == unable.view(1)["questions"]
    able.play("pass")
    unable.play("pass")
    assert able.view(1)["questions"] == unable.view(1)["questions"]
    assert able.events() == unable.events()


def test_r105_one_of_two_enemies_that_can_strike_is_enough() -> None:
    t = battle("d:troll a:atranax d:troll -", artifacts=["fetters_of_ice"], reserve="d")
    paint(t, {"n": NOTHING, "s": "none none strike", "e": NOTHING})
    t.battle.moved = 1 << 1
    until(t, 0, "between")
    assert wanted(t) == ["use-fetters_of_ice"]
    paint(t, {"s": NOTHING})
    assert wanted(t) == []


@pytest.mark.parametrize(("attacker", "defender"), [(0, 1), (1, 0)])
def test_r105_an_action_in_ones_own_battle_touches_both_sides(attacker: int, defender: int) -> None:
    t = battle(
        DUEL,
        attacker=attacker,
        defender=defender,
        artifacts=["seal_of_silence", "fetters_of_ice"],
        reserve="d",
        target="B4",
    )
    until(t, 1, "between").play("use-fetters_of_ice slot-n")
    assert (t.asked, t.window) == (0, "response")
    assert wanted(t) == ["use-seal_of_silence"]
