"""The Capture phase: declining, squads, attacks on players, what is sent (R13-R23, R56, R57, R76)."""

import pytest

from tests.games.rage.setting import IDLE, in_battle, land, open_card, player, resolve, set_neutral, told_cards, until
from tests.games.rage.table import Table, table

FOREST = "bladedancer bladedancer stagrider"
BLACK = "golem darkknight executioner"


def attack(hands: list[str] | None = None, **more: object) -> Table:
    """Forest attacks B2, which black holds."""
    return table(hands or [FOREST, BLACK], owners={"B2": 1}, **more).play("capture-B2")  # type: ignore[arg-type]


# Declining


def test_r13_declining_draws_two_and_no_battle_follows() -> None:
    t = table(["dryad"], artifacts=[IDLE]).play("decline")
    assert t.told("draws") == [{"seat": 0, "count": 2}]
    assert t.told("declines") == [{"seat": 0}]
    assert t.asks == "after"
    assert t.view(0)["phase"] == "after"


def test_r13_declining_after_a_look_draws_two_as_well() -> None:
    t = table([FOREST], artifacts=[IDLE]).play("capture-A2").pass_on().play("look-2 open-1 decline")
    assert t.told("draws") == [{"seat": 0, "count": 2}]
    assert t.asks == "after"
    assert [squad["open"] for squad in t.view(1)["squads"]] == ["", "orc", ""]


def test_r14_who_has_too_few_cards_left_after_the_window_has_declined() -> None:
    t = table(["pathfinder dryad dryad"], artifacts=[IDLE]).play("capture-A2")
    resolve(t, "act-pathfinder peek-1")
    until(t, 0, "none")
    assert t.told("declines") == [{"seat": 0}]
    assert player(t, 0)["hand"] == 4
    assert t.lands(0) == ["A1"]


def test_r14_three_cards_are_enough_and_two_are_not() -> None:
    assert table(["dryad dryad trapper"]).offers("capture-A2 capture-B1 capture-B2")
    t = table(["dryad trapper"])
    assert t.moves == ["decline"]
    assert t.refusal("capture-A2") == "three-cards R14"


def test_r15_neighbours_of_every_land_held_and_none_of_ones_own() -> None:
    t = table([FOREST], owners={"C7": 0})
    targets = [move.removeprefix("capture-") for move in t.moves if move.startswith("capture-")]
    assert targets == ["A2", "B1", "B2", "B7", "B8", "C6"]
    assert t.refusal("capture-C7") == "own-land R15"
    assert t.refusal("capture-C5") == "too-far R15"


# Squads


def test_r16_a_look_shows_all_three_to_the_looker_and_one_to_all() -> None:
    t = table([FOREST], squads=["goblin orc gnome", "orc orc troll"]).play("capture-A2 look-1")
    assert (t.asks, t.moves) == ("open", ["open-1", "open-2", "open-3"])
    assert t.told("looks") == [{"seat": 0, "squad": 1}]
    t.play("open-3")
    assert t.told("opens") == [{"seat": 0, "card": "gnome", "squad": 1}]
    assert t.view(1)["squads"][0] == {"open": "gnome", "cards": None}
    assert t.view(0)["squads"][0] == {"open": "gnome", "cards": ["goblin", "orc", "gnome"]}
    assert t.moves == ["fight-1", "fight-2", "decline"]  # one look only
    assert t.refusal("look-2") == "looked R16"


def test_r16_equal_cards_are_one_choice() -> None:
    t = table([FOREST], squads=["goblin orc goblin", "orc orc troll"]).play("capture-A2 look-1")
    assert t.moves == ["open-1", "open-2"]
    assert t.refusal("open-3") == "same-card R16"


def test_r16_a_squad_with_an_open_card_is_not_looked_at() -> None:
    t = open_card(table([FOREST]), 2, 1).play("capture-A2").pass_on()
    assert t.moves == ["fight-1", "fight-2", "fight-3", "look-1", "look-3", "decline"]
    assert t.refusal("look-2") == "open R16"
    assert t.refusal("fight-4") == "no-squad R17"


def test_r16_what_can_only_be_fought_is_not_fought_by_one_touch() -> None:
    t = open_card(table([FOREST]), 2, 1).play("capture-A2").pass_on()
    assert [t.doubt(f"fight-{squad}") for squad in (1, 2, 3)] == ["", "fight R16", ""]
    t.play("look-1 open-1")
    assert [t.doubt(f"fight-{squad}") for squad in (1, 2, 3)] == ["fight R16"] * 3
    assert t.doubt("decline") == ""


def test_r16_in_the_next_turn_another_may_be_looked_at() -> None:
    t = table([FOREST, BLACK]).play("capture-A2 look-1 open-1 decline")
    while t.view(0)["turn"] == 0:
        t.play(t.moves[0])
    while t.asks == "discard":
        t.play(t.moves[0])
    t.play("capture-A6")
    assert t.offers("look-2 look-3")


def test_r17_the_squad_fought_is_gone_and_the_others_stay() -> None:
    squads = ["goblin goblin goblin", "orc orc troll", "gnome gnome gnome"]
    t = table([FOREST], squads=squads).play("capture-A2 look-3 open-1 fight-2").finish()
    assert t.told("fights") == [{"seat": 0, "squad": 2}]
    assert [squad["open"] for squad in t.view(0)["squads"]] == ["", "gnome"]
    assert t.view(0)["squads"][1]["cards"] == ["gnome", "gnome", "gnome"]
    assert sorted(t.view(0)["neutral_discard"]) == ["orc", "orc", "troll"]
    assert not t.told("squads")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r17_r80_one_squad_more_than_players_is_laid_when_the_last_is_gone(seats: int) -> None:
    t = table([FOREST], seats=seats, squads=["goblin goblin goblin"]).play("capture-A2 fight-1").finish()
    assert t.told("squads") == [{"count": seats + 1}]
    assert all(squad == {"open": "", "cards": None} for squad in t.view(0)["squads"])
    assert len(t.view(0)["squads"]) == seats + 1


def test_r17_a_deck_too_short_is_shuffled_with_the_discard_pile_first() -> None:
    t = set_neutral(
        table([FOREST], squads=["goblin goblin goblin"]), "wolf wolf wolf wolf wolf wolf wolf wolf", "orc orc"
    )
    t.play("capture-A2 fight-1").finish()
    assert t.told("squads") == [{"count": 3}]
    assert (t.view(0)["neutral_deck"], t.view(0)["neutral_discard"]) == (4, [])  # 8 + 2 + 3 - 9
    enough = set_neutral(table([FOREST], squads=["goblin goblin goblin"]), "wolf " * 9, "orc orc")
    enough.play("capture-A2 fight-1").finish()
    assert enough.view(0)["neutral_deck"] == 0
    assert sorted(enough.view(0)["neutral_discard"]) == ["goblin", "goblin", "goblin", "orc", "orc"]


# Attacks on players


def test_r19_the_attacker_sends_three_unseen_then_the_owner_answers() -> None:
    t = attack(["bladedancer dryad stagrider druid", BLACK]).pass_on()
    for left, name in ((3, "dryad"), (2, "druid"), (1, "stagrider")):
        assert (t.asks, t.asked, t.view(0)["questions"][0]["values"]["count"]) == ("send", 0, left)
        t.play(f"send-{name}")
    assert (t.asks, t.asked) == ("defend", 1)
    assert t.view(0)["own_sent"] == ["druid", "dryad", "stagrider"]
    assert t.view(1)["own_sent"] == []
    assert t.view(1)["sent"] == [3, 0]
    assert player(t, 0)["cards"] == ["bladedancer"]
    assert (len(t.told_to(0, "sent")), len(t.told_to(1, "sent"))) == (3, 0)
    assert len(t.told_to(1, "sends")) == 3
    assert t.refusal("send-dryad") == "not-in-hand R12"
    assert sorted(t.moves) == ["retreat", "send-darkknight", "send-executioner", "send-golem"]


def test_r19_a_defender_sends_three_of_more_cards() -> None:
    t = attack([FOREST, f"{BLACK} initiate"]).pass_on().play("send-golem")
    assert (t.asks, t.asked) == ("send", 1)
    assert t.refusal("send-golem") == "not-in-hand R14"
    t.play("send-initiate send-darkknight")
    assert len(told_cards(t, "sent")) == 6
    shown = told_cards(t, "edge") + told_cards(t, "centre")
    assert sorted(shown) == sorted([*FOREST.split(), "golem", "initiate", "darkknight"])


def test_r19_r21_a_retreat_gives_the_land_and_two_cards() -> None:
    t = attack().pass_on().play("retreat")
    assert "B2" in t.lands(0)
    assert t.told("retreats") == [{"seat": 1, "cell": "B2"}]
    assert t.told("draws") == [{"seat": 1, "count": 2}]
    assert player(t, 0)["cards"] == sorted(FOREST.split(), key=FOREST.index)
    assert player(t, 0, 1)["known"] == []
    assert player(t, 0)["artifacts"] == 0
    assert not t.told("battle")


def test_r12_a_retreat_is_cut_down_to_five() -> None:
    t = attack([FOREST, f"{BLACK} initiate"]).pass_on().play("retreat")
    assert (t.asks, t.asked, player(t, 1)["hand"]) == ("discard", 1, 6)


def test_r19_with_fewer_than_three_cards_the_land_is_handed_over() -> None:
    t = attack([FOREST, "golem golem"]).pass_on()
    assert "B2" in t.lands(0)
    assert t.told("surrenders") == [{"seat": 1, "cell": "B2"}]
    assert not t.told("draws")
    assert player(t, 0)["hand"] == 3


def test_r20_once_both_have_sent_there_are_no_treasures_and_no_trades() -> None:
    t = attack([FOREST, f"{BLACK} initiate"], treasures=[1, 1], artifacts=["", IDLE], lands=[1, 3])
    until(t, 0, "none").play("send-golem send-initiate send-darkknight")
    assert in_battle(t)
    while t.asks not in ("window",):
        t.play(t.moves[0])
    assert t.refusal("treasure") == "in-battle R20"
    assert t.refusal("offer-0" if t.asked else "offer-1") == "in-battle R20"


def test_r57_a_treasure_is_two_cards_in_the_own_turn_and_at_an_attack() -> None:
    t = table(["dryad"], treasures=[2]).play("treasure")
    assert (player(t, 0)["hand"], player(t, 0)["treasures"]) == (3, 1)
    assert t.told("treasure-used") == [{"seat": 0}]
    assert t.view(0)["neutral_discard"] == ["treasure"]
    t.play("treasure")
    assert t.refusal("treasure") == "no-treasure R57"
    after = table(["dryad"], treasures=[1]).play("decline")
    assert after.asks == "after"
    assert after.play("treasure").told("treasure-used")


def test_r57_r12_a_treasure_is_cut_down_to_five() -> None:
    t = table(["dryad dryad trapper trapper"], treasures=[1]).play("treasure")
    assert (t.asks, player(t, 0)["hand"]) == ("discard", 6)


def test_r57_with_it_a_defender_may_have_enough() -> None:
    t = attack([FOREST, "golem"], treasures=[0, 1]).play("treasure").pass_on()
    assert (t.asks, t.asked) == ("defend", 1)


def test_r22_r40_a_battle_for_the_land_of_a_player_gives_no_artifact() -> None:
    t = attack().pass_on().play("send-golem").finish()
    assert bool(t.told("takes")) == bool(t.told("attack-won"))
    assert player(t, 0)["artifacts"] == 0
    assert land(t, "B2")["owner"] == (0 if t.told("attack-won") else 1)


def test_r23_the_next_living_opponent_plays_the_neutral_cards() -> None:
    t = table([FOREST], seats=3, artifacts=[IDLE]).play("capture-A2").pass_on().play("fight-1")
    battlefield = t.view(0)["battle"]
    assert battlefield is not None
    assert (battlefield["keeper"], battlefield["defender"]) == (1, -1)
    last = (
        table(["", "", FOREST], seats=3, turn=2, artifacts=["", "", IDLE]).play("capture-G2").pass_on().play("fight-1")
    )
    field = last.view(0)["battle"]
    assert field is not None
    assert field["keeper"] == 0


def test_r23_allies_do_not_play_them() -> None:
    options = {"scenario": "only-war", "alliance": "yes", "neutrals": "named"}
    t = table([FOREST], seats=4, options=options).play("capture-A2 fight-1")
    assert (t.asks, t.moves) == ("keeper", ["seat-1", "seat-3"])
    assert t.refusal("seat-2") == "ally-seat R75"
    alone = table([FOREST], options={"neutrals": "named"}).play("capture-A2 fight-1")
    assert alone.asks != "keeper"  # there is only one opponent


def test_r91_three_cards_in_hand_go_by_themselves() -> None:
    t = table([FOREST], squads=["goblin goblin goblin", "orc orc orc"]).play("capture-A2 fight-1")
    assert told_cards(t, "sent") == sorted(FOREST.split(), key=FOREST.index)
    more = table([f"{FOREST} dryad"]).play("capture-A2 fight-1")
    assert (more.asks, more.asked) == ("send", 0)
