"""How a battle ends, who wins it, and what becomes of the cards (R18, R22, R30, R37-R40, R70, R79)."""

import pytest

from tests.games.rage.setting import (
    IDLE,
    acted,
    card_on,
    in_battle,
    lives_on,
    paint,
    player,
    resolve,
    told_cards,
    until,
)
from tests.games.rage.table import Table, battle

NOTHING = "none none none"


def quiet(edges: str, centre: str = "- -", **more: object) -> Table:
    """A battle with painted cards: nobody can do anything unless it is painted again."""
    t = battle(edges, centre, artifacts=[IDLE], **more)  # type: ignore[arg-type]
    return paint(t, {slot: NOTHING for slot, word in zip("nesw", edges.split(), strict=True) if word != "-"})


def play_out(t: Table) -> Table:
    while in_battle(t):
        t.play(t.moves[0])
    return t


# Ties


@pytest.mark.parametrize("defender", [1, -1])
@pytest.mark.parametrize(("reserve", "told"), [("a", "attack-won"), ("d", "attack-lost"), ("", "attack-lost")])
def test_r30_r39_a_tie_goes_to_the_reserve_and_without_one_to_the_defender(
    reserve: str, told: str, defender: int
) -> None:
    t = play_out(quiet("a:gnome - d:gnome -", reserve=reserve, defender=defender))
    assert t.told(told) == [{"seat": 0, "cell": "B4", "own": 1, "others": 1}]
    assert ("B4" in t.lands(0)) == (told == "attack-won")


def test_r30_two_treasures_in_the_centre_lose_the_attacker_a_tie() -> None:
    t = battle("a:gnome - d:gnome -", "d:treasure d:treasure", start="settle", defender=-1, artifacts=[IDLE])
    assert t.told("no-reserve") == [{}]
    play_out(paint(t, {"n": NOTHING, "s": NOTHING}))
    assert t.told("attack-lost") == [{"seat": 0, "cell": "B4", "own": 1, "others": 1}]
    assert "B4" not in t.lands(0)


def test_r31_two_missing_cards_in_the_centre_too() -> None:
    t = battle("a:gnome - d:gnome -", "- -", start="settle", artifacts=[IDLE])
    assert t.told("no-reserve") == [{}]
    play_out(paint(t, {"n": NOTHING, "s": NOTHING}))
    assert t.told("attack-lost")
    assert "B4" in t.lands(1)


@pytest.mark.parametrize(
    ("edges", "told"), [("a:gnome a:orc d:gnome -", "attack-won"), ("a:gnome d:orc d:gnome -", "attack-lost")]
)
@pytest.mark.parametrize("reserve", ["a", "d", ""])
def test_r39_more_cards_win_whoever_has_the_reserve(edges: str, told: str, reserve: str) -> None:
    assert play_out(quiet(edges, reserve=reserve)).told(told)


@pytest.mark.parametrize(("reserve", "told"), [("a", "attack-won"), ("d", "attack-lost"), ("", "attack-lost")])
def test_r39_with_nobody_left_the_reserve_decides(reserve: str, told: str) -> None:
    t = quiet("a:wolf - d:goblin -", reserve=reserve)
    paint(t, {"n": "none strike none", "s": "none counter none"})
    assert play_out(t).told(told) == [{"seat": 0, "cell": "B4", "own": 0, "others": 0}]


def test_r30_a_treasure_on_an_edge_is_not_counted() -> None:
    t = quiet("a:gnome d:treasure d:gnome d:treasure", reserve="a", defender=-1)
    assert play_out(t).told("attack-won") == [{"seat": 0, "cell": "B4", "own": 1, "others": 1}]
    assert player(t, 0)["treasures"] == 2


def test_r30_treasures_go_to_the_winner_or_the_pile() -> None:
    won = play_out(quiet("a:gnome d:treasure a:orc d:gnome", reserve="d", defender=-1))
    assert (player(won, 0)["treasures"], won.view(0)["neutral_discard"].count("treasure")) == (1, 0)
    assert won.told("treasures") == [{"seat": 0, "count": 1}]
    lost = play_out(quiet("a:gnome d:treasure - d:gnome", reserve="d", defender=-1))
    assert (player(lost, 0)["treasures"], lost.view(0)["neutral_discard"].count("treasure")) == (0, 1)


# The end


def test_r38_a_round_in_which_nobody_does_anything_is_the_last() -> None:
    t = play_out(quiet("a:gnome - d:gnome -", reserve="a"))
    assert told_cards(t, "stands") == ["gnome", "gnome"]  # one round
    assert not t.told("loop")


def test_r38_a_round_with_an_attack_is_followed_by_another() -> None:
    t = quiet("a:wolf - d:ebrung -", reserve="a")
    paint(t, {"n": "none strike none"})
    play_out(t)
    assert len(t.told("attacks")) == 5  # until Ebrung is dead
    assert t.told("attack-won")


def test_r38_a_burnt_attacker_has_attacked() -> None:
    t = quiet("a:ebrung - d:gnome -", reserve="a")
    paint(t, {"n": "none strike none", "s": "none fire-shield none"})
    play_out(t)
    assert len(t.told("blocked")) == 5  # it burns itself life by life
    assert t.told("attack-lost") == [{"seat": 0, "cell": "B4", "own": 0, "others": 1}]


def test_r38_a_round_with_a_move_is_followed_by_another() -> None:
    t = quiet("a:wolf - d:gnome -", reserve="a")
    paint(t, {"n": "move none none"})
    t.pass_on().play("move-left").pass_on()
    assert acted(t) == ["wolf", "gnome"]
    assert (t.asks, t.moves) == ("attack", ["move-left", "stand"])
    t.play("stand").pass_on()
    assert told_cards(t, "stands") == ["gnome", "wolf", "gnome"]
    assert not in_battle(t)
    assert not t.told("loop")


def test_r38_the_battle_ends_when_a_side_has_nobody_left() -> None:
    t = quiet("a:wolf - d:goblin a:gnome", reserve="d")
    paint(t, {"n": "none strike none"})
    play_out(t)
    assert acted(t) == ["wolf"]  # the Gnome no longer moves
    assert t.told("attack-won") == [{"seat": 0, "cell": "B4", "own": 2, "others": 0}]


def test_r70_a_missed_move_makes_another_round() -> None:
    t = battle("a:gnome - d:wolf -", artifacts=["fetters_of_ice"], reserve="a")
    paint(t, {"n": NOTHING, "s": NOTHING})
    resolve(until(t, 0, "between"), "use-fetters_of_ice slot-n")
    play_out(t)
    assert acted(t) == ["wolf", "gnome", "wolf", "gnome"]
    assert told_cards(t, "skips") == ["gnome"]
    assert not t.told("loop")  # R79: in the second round no skip is pending, so the position is another


# A repeated position


def wander(t: Table, *sides: str) -> Table:
    """Let the Wolf move to those sides, one in each round; icons are painted when the first round has begun."""
    for side in sides:
        t.pass_on().play(f"move-{side}")
    return t.pass_on()


def mover(artifacts: str = IDLE) -> Table:
    t = battle("a:wolf - d:ebrung -", artifacts=[f"{artifacts} {IDLE}"], reserve="d")
    return paint(t, {"n": "move none move", "s": NOTHING})


def test_r37_the_same_position_again_ends_the_battle() -> None:
    t = wander(mover(), "left", "right")
    assert in_battle(t)
    wander(t, "left")
    assert t.told("loop") == [{}]
    assert not in_battle(t)
    assert t.told("attack-lost")


def test_r37_another_position_does_not() -> None:
    t = wander(mover(), "left", "left", "left")
    assert not t.told("loop")
    assert in_battle(t)


@pytest.mark.parametrize(
    "words", ["lightning_of_the_old_gods slot-s", "rune_of_the_shield side-forward", "boots_of_wind"]
)
def test_r79_the_same_places_are_not_the_same_position_after_a_change(words: str) -> None:
    t = mover(words.split()[0])
    until(t, 0, "between").play("pass")
    while t.asks != "attack":
        t.play("pass")
    t.play("move-left")
    while len(acted(t)) < 2:
        t.play("pass")
    # The second round has begun.
    resolve(until(t, 0, "between"), f"use-{words}")
    wander(t, "right", "left")
    assert not t.told("loop")
    assert in_battle(t)


def test_r79_a_pending_skip_makes_another_position() -> None:
    t = wander(mover("fetters_of_ice"), "left", "right").play("move-left")
    resolve(until(t, 0, "between"), "use-fetters_of_ice slot-e")  # the Wolf has moved: it will miss the next round
    t.pass_on()
    assert told_cards(t, "skips") == ["wolf"]  # so there was a next round
    assert t.told("loop")  # after which the skip is no longer pending


# Afterwards


def test_r40_survivors_go_home_and_the_dead_to_their_own_piles() -> None:
    t = quiet("a:janira a:golem d:raider d:elite", reserve="d")
    paint(t, {"n": "none strike none", "e": "none none none"})
    play_out(t)
    assert player(t, 0)["cards"] == ["janira", "golem"]
    assert player(t, 1)["cards"] == ["elite"]
    assert (player(t, 0)["discard"], player(t, 1)["discard"]) == ([], ["raider"])
    assert player(t, 0, 1)["known"] == ["janira", "golem"]


def test_r18_r40_neutral_cards_are_discarded_alive_or_dead() -> None:
    t = quiet("a:wolf - d:goblin d:orc", reserve="d", defender=-1)
    paint(t, {"n": "none strike none"})
    play_out(t)
    assert sorted(t.view(0)["neutral_discard"]) == ["goblin", "orc"]


def test_r29_r48_a_dragon_goes_nowhere() -> None:
    t = quiet("a:wolf - d:khladar -", reserve="d")
    paint(t, {"n": "none strike none"})
    play_out(t)
    assert told_cards(t, "dies") == ["khladar"]
    assert player(t, 1)["discard"] == []
    alive = play_out(quiet("a:wolf - d:khladar -", reserve="d"))
    assert player(alive, 1)["cards"] == []


def test_r40_wounds_heal() -> None:
    t = quiet("a:wolf - d:golem -", reserve="d", peoples=("snow", "black"))
    paint(t, {"n": "none piercing none", "s": "none none none"})
    until(t, 0, "attack").play("pass")
    assert lives_on(t, "s") == 2
    paint(t, {"n": NOTHING})
    play_out(t)
    assert player(t, 1)["cards"] == ["golem"]
    again = battle("a:wolf - d:golem -", artifacts=[IDLE])
    assert lives_on(again, "s") == 3
    assert card_on(again, "s") == "golem"


def test_r22_a_lost_attack_changes_nothing() -> None:
    t = play_out(quiet("a:wolf - d:golem d:gnome", reserve="a"))
    assert "B4" in t.lands(1)
    assert not t.told("takes")
    assert player(t, 0)["artifacts"] == 1  # the one held before


def test_r56_a_battle_won_for_a_free_land_brings_an_artifact_and_no_other() -> None:
    def won(target: str, defender: int) -> int:
        t = play_out(quiet("a:wolf a:gnome d:golem -", reserve="a", target=target, defender=defender))
        assert target in t.lands(0)
        return player(t, 0)["artifacts"] - 1

    assert won("B4", -1) == 1
    assert won("A4", -1) == 0  # a tower
    assert won("B4", 1) == 0  # of a player
