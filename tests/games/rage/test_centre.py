"""The layout of a battle and its centre: chance, placing, reserve, exchange, treasures (R24-R31, R68, R77, R93)."""

import pytest

from tests.games.rage.setting import IDLE, card_on, field, in_battle, lives_on, paint, player, told_cards, until, vary
from tests.games.rage.table import Table, battle, table

NOTHING = "none none none"
FOREST = "bladedancer bladedancer stagrider"


def settled(centre: str, defender: int = 1, edges: str = "a:gnome a:troll d:gnome d:troll", **more: object) -> Table:
    """A battle whose centre has just been settled: upper and lower card; the edges stand two against two."""
    t = battle(edges, centre, start="settle", artifacts=[IDLE], defender=defender, **more)  # type: ignore[arg-type]
    return paint(t, {slot: NOTHING for slot in "nesw" if card_on(t, slot) and lives_on(t, slot)})


def outcome(t: Table) -> str:
    while in_battle(t):
        t.play("pass" if t.asks == "exchange" else t.moves[0])
    return "won" if t.told("attack-won") else "lost"


# The reserve


@pytest.mark.parametrize(("centre", "told"), [("a:goblin d:orc", "won"), ("d:orc a:goblin", "lost")])
@pytest.mark.parametrize("defender", [1, -1])
def test_r28_the_upper_card_is_the_reserve_and_the_lower_dies(centre: str, told: str, defender: int) -> None:
    t = settled(centre, defender)
    upper, lower = (word.partition(":")[2] for word in centre.split())
    assert told_cards(t, "centre-falls") == [lower]
    assert field(t)["reserve"] == upper
    assert field(t)["reserve_side"] == (0 if told == "won" else 1)
    assert outcome(t) == told


def test_r28_the_reserve_returns_to_the_hand_and_the_dead_to_its_pile() -> None:
    t = settled("a:janira d:elite").play("pass")
    assert player(t, 0)["cards"] == ["janira"]
    assert player(t, 1)["discard"] == ["elite"]
    assert player(t, 0, 1)["known"] == ["janira"]
    other = settled("d:elite a:janira")
    assert (player(other, 1)["cards"], player(other, 0)["discard"]) == (["elite"], ["janira"])


@pytest.mark.parametrize("centre", ["d:goblin a:janira", "a:janira d:goblin"])
def test_r28_a_neutral_card_of_the_centre_is_discarded_at_once(centre: str) -> None:
    t = settled(centre, -1)
    if t.asks == "exchange":
        t.play("pass")
    assert t.view(0)["neutral_discard"] == ["goblin"]


@pytest.mark.parametrize(("centre", "told"), [("d:khladar a:janira", "lost"), ("a:morgrath d:elite", "won")])
def test_r29_a_dragon_on_top_is_no_card_of_the_hand_but_decides_a_tie(centre: str, told: str) -> None:
    t = settled(centre)
    if t.asks == "exchange":
        t.play("pass")
    assert player(t, 0)["cards"] == player(t, 1)["cards"] == []
    assert outcome(t) == told
    assert "khladar" not in player(t, 1)["discard"]
    assert "morgrath" not in player(t, 0)["discard"]


# The exchange


def test_r27_the_attacker_exchanges_the_reserve_for_an_edge_card() -> None:
    t = settled("a:janira d:elite")
    assert (t.asks, t.asked, t.moves) == ("exchange", 0, ["pass", "slot-n", "slot-e"])
    assert t.refusal("slot-s") == "not-your-warrior R27"
    t.play("slot-e")
    assert card_on(t, "e") == "janira"
    assert player(t, 0)["cards"] == ["troll"]
    assert field(t)["reserve"] == "troll"
    assert t.told("exchanges") == [{"seat": 0, "card": "janira", "other": "troll"}]


def test_r27_he_may_leave_it_and_the_defender_has_none() -> None:
    t = settled("a:janira d:elite").play("pass")
    assert [card_on(t, slot) for slot in "nesw"] == ["gnome", "troll", "gnome", "troll"]
    assert settled("d:elite a:janira").asks != "exchange"
    assert settled("d:goblin a:janira", -1).asks != "exchange"


def test_r27_a_dragon_may_be_exchanged() -> None:
    t = settled("a:janira d:elite", edges="a:ebrung a:troll d:gnome d:troll").play("slot-n")
    assert card_on(t, "n") == "janira"
    assert player(t, 0)["cards"] == []
    assert field(t)["reserve"] == "ebrung"


def test_r27_without_an_own_card_on_the_edges_there_is_nothing_to_ask() -> None:
    t = battle("d:orc d:gnome d:troll -", "a:janira a:golem", start="settle", artifacts=[IDLE])
    assert told_cards(t, "reserve") == ["janira"]
    assert t.asks != "exchange"


# Treasures and missing cards


@pytest.mark.parametrize("centre", ["d:treasure a:janira", "a:janira d:treasure"])
def test_r30_r77_beside_a_treasure_nothing_dies_and_the_other_is_the_reserve(centre: str) -> None:
    t = settled(centre, -1)
    assert not t.told("centre-falls")
    assert (t.asks, t.asked) == ("exchange", 0)
    t.play("pass")
    assert player(t, 0)["cards"] == ["janira"]
    assert outcome(t) == "won"
    assert player(t, 0)["treasures"] == 1


@pytest.mark.parametrize("centre", ["d:treasure d:goblin", "d:goblin d:treasure"])
def test_r30_a_neutral_card_beside_a_treasure_is_the_neutral_reserve(centre: str) -> None:
    t = settled(centre, -1)
    assert t.view(0)["neutral_discard"] == ["goblin"]
    assert outcome(t) == "lost"
    assert t.view(0)["neutral_discard"].count("treasure") == 1


@pytest.mark.parametrize("centre", ["- a:janira", "a:janira -"])
def test_r31_a_missing_card_is_like_a_treasure(centre: str) -> None:
    t = settled(centre)
    assert not t.told("centre-falls")
    assert (t.asks, t.asked) == ("exchange", 0)
    assert outcome(t) == "won"


def test_r24_of_two_own_cards_the_lower_dies_all_the_same() -> None:
    t = settled("a:janira a:golem")
    assert told_cards(t, "centre-falls") == ["golem"]
    assert player(t, 0)["discard"] == ["golem"]


# Laying out


def laid(number: int) -> Table:
    """A novice battle against goblins; forest cards are faster than they."""
    t = vary(table([FOREST], artifacts=[IDLE], squads=["goblin goblin goblin", "orc orc orc"]), number)
    return t.play("capture-A2 fight-1")


def test_r24_all_six_cards_lie_open_and_any_may_be_the_lower() -> None:
    lower = set()
    edges = set()
    for number in range(30):
        t = laid(number)
        shown = told_cards(t, "edge")
        assert len(shown) == 4
        assert sorted(shown + told_cards(t, "centre")) == sorted([*FOREST.split(), "goblin", "goblin", "goblin"])
        lower |= set(told_cards(t, "centre-falls"))
        edges.add(shown.count("goblin"))
    assert lower == {"bladedancer", "stagrider", "goblin"}  # initiative does not matter
    assert edges == {1, 2, 3}


def placing(**more: object) -> Table:
    t = table(
        ["dryad trapper sniper druid", "golem darkknight executioner"],
        owners={"B2": 1},
        options={"placement": "advanced"},
        **more,  # type: ignore[arg-type]
    )
    t.play("capture-B2 send-dryad send-trapper send-sniper send-golem")
    assert (t.asks, t.asked) == ("place", 0)
    return t


def test_r25_each_places_two_cards_of_the_other_in_turn() -> None:
    t = placing()
    for turn, slot in enumerate("wsen"):
        assert (t.asks, t.asked) == ("place", turn % 2)
        assert t.offers(f"slot-{slot}")
        t.play(f"slot-{slot}")
        if turn < 3:
            put = field(t)["slots"]["nesw".index(slot)]
            assert put is not None
            assert (put["card"], put["side"]) == ("", 1 - turn % 2)  # face down, the other side's
            assert t.refusal(f"slot-{slot}") == "slot-taken R25"
    until(t, 0, "reveal")
    sent = ["dryad", "trapper", "sniper", "golem", "darkknight", "executioner"]
    assert sorted(told_cards(t, "edge") + told_cards(t, "centre")) == sorted(sent)


def test_r93_every_card_can_come_to_lie_in_the_centre() -> None:
    centre = set()
    for number in range(25):
        t = vary(
            table(
                ["dryad trapper sniper", "golem darkknight executioner"],
                owners={"B2": 1},
                options={"placement": "advanced"},
            ),
            number,
        )
        t.play("capture-B2 send-golem slot-n slot-e slot-s slot-w")
        centre |= set(told_cards(t, "centre"))
    assert centre == {"dryad", "trapper", "sniper", "golem", "darkknight", "executioner"}


def test_r25_against_neutral_cards_the_keeper_places() -> None:
    t = table([FOREST], seats=3, options={"placement": "advanced", "neutrals": "named"})
    t.play("capture-A2 fight-1")
    assert (t.asks, t.moves) == ("keeper", ["seat-1", "seat-2"])
    t.play("seat-2")
    assert t.told("keeper") == [{"seat": 2}]
    asked = []
    while t.asks == "place":
        asked.append(t.asked)
        t.play(t.moves[0])
    assert asked == [0, 2, 0, 2]


def test_r23_the_computer_places_by_itself_anywhere() -> None:
    places = set()
    for number in range(20):
        t = vary(table([FOREST], options={"placement": "advanced", "neutrals": "computer"}), number)
        t.play("capture-A2 fight-1 slot-n")
        assert (t.asks, t.asked) == ("place", 0)
        places |= {"nesw"[at] for at, fighter in enumerate(field(t)["slots"]) if fighter and fighter["side"] == 0}
    assert places == {"e", "s", "w"}


def test_r30_advanced_a_treasure_goes_below_and_nothing_dies() -> None:
    seen = set()
    for number in range(12):
        t = table(
            [FOREST],
            artifacts=[IDLE],
            squads=["treasure treasure goblin", "orc orc orc"],
            options={"placement": "advanced"},
        )
        vary(t, number).play("capture-A2 fight-1 slot-n slot-e slot-s slot-w")
        treasure = "treasure" in told_cards(t, "centre")
        seen.add(treasure)
        assert (t.window == "centre") != treasure  # with a treasure there is nothing to compare
        until(t, 0, "none" if treasure else "reveal")
        assert bool(t.told("centre-falls")) != treasure
        if treasure:
            assert t.asks == "exchange"
            assert field(t)["reserve_side"] == 0
    assert seen == {True, False}


def test_r68_the_lower_card_dies_only_after_the_window() -> None:
    t = battle(
        "a:eldagar d:troll d:atranax a:goblin",
        "d:orc a:gnome",
        hands=["royalguard"],
        lands=[2, 1],
        peoples=("high", "snow"),
        start="reveal",
    )
    assert [fighter and fighter["card"] for fighter in field(t)["centre"]] == ["gnome", "orc"]
    assert field(t)["reserve"] == ""
    t.play("pass")
    assert told_cards(t, "centre-falls") == ["gnome"]
    assert field(t)["centre"] == [None, None]
