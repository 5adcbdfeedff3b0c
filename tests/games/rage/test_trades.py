"""Trades: offers, answers, what changes hands and who knows of it (R58, R90)."""

from elderwood.engine.events import SPECTATOR
from tests.games.rage.setting import player, until
from tests.games.rage.table import Table, table

ALLIANCE = {"scenario": "only-war", "alliance": "yes"}


def rich(**more: object) -> Table:
    """Seat 0 has two artifacts and two treasures, seat 1 three artifacts and one treasure."""
    return table(
        seats=3,
        artifacts=["war_horn hourglass", "tear_of_life boots_of_wind crown_of_thorns"],
        treasures=[2, 1],
        **more,  # type: ignore[arg-type]
    )


def test_an_offer_is_put_together_from_what_both_have() -> None:
    t = rich().play("offer-1")
    assert t.asks == "trade"
    assert t.moves == ["pass", "give-treasure", "want-treasure", "want-artifact", "give-war_horn", "give-hourglass"]
    assert t.refusal("propose") == "empty-offer R90"
    t.play("want-treasure")
    assert t.refusal("want-treasure") == "has-none R58"  # the partner has only one
    assert t.refusal("propose") == "empty-offer R90"  # it must give something
    t.play("give-treasure give-treasure")
    assert t.refusal("give-treasure") == "no-treasure R57"
    t.play("give-hourglass")
    assert t.refusal("give-hourglass") == "in-offer R58"
    assert t.refusal("give-tear_of_life") == "no-artifact R56"
    t.play("want-artifact want-artifact want-artifact")
    assert t.refusal("want-artifact") == "has-none R58"
    assert t.offers("propose give-war_horn pass")


def test_what_is_offered_is_seen_by_the_partner_and_counted_by_the_others() -> None:
    t = rich().play("offer-1 give-treasure give-hourglass want-treasure want-artifact want-artifact")
    for viewer, cards in ((0, ["hourglass"]), (1, None), (2, None), (SPECTATOR, None)):
        shown = t.view(viewer)["trade"]
        assert shown is not None
        assert shown["cards"] == cards  # while it is put together nobody else sees it
    t.play("propose")
    for viewer, cards in ((0, ["hourglass"]), (1, ["hourglass"]), (2, None), (SPECTATOR, None)):
        shown = t.view(viewer)["trade"]
        assert shown == {
            "seat": 0,
            "partner": 1,
            "treasures": 1,
            "artifacts": 1,
            "wanted_treasures": 1,
            "wanted_artifacts": 2,
            "cards": cards,
        }
    assert (t.asks, t.asked, t.moves) == ("deal", 1, ["accept", "refuse"])
    values = {"seat": 0, "treasures": 1, "artifacts": 1, "wanted-treasures": 1, "wanted-artifacts": 2}
    assert t.told("offers") == [values]
    assert t.told("offered-to") == [{"seat": 1}]
    question = t.view(2)["questions"][0]["values"]
    assert question == {**values, "seat": 1}
    for seat in (0, 1):
        assert [values["card"] for values in t.told_to(seat, "offered-artifact")] == ["hourglass"]
    assert t.told_to(2, "offered-artifact") == []


def test_the_partner_chooses_what_goes_back() -> None:
    t = rich().play("offer-1 give-treasure give-hourglass want-treasure want-artifact want-artifact propose accept")
    assert (t.asks, t.asked, t.view(0)["questions"][0]["values"]["count"]) == ("hand-over", 1, 2)
    t.play("give-boots_of_wind")
    assert t.view(0)["questions"][0]["values"]["count"] == 1
    assert t.refusal("give-boots_of_wind") == "in-offer R58"
    t.play("give-crown_of_thorns")
    assert t.asks == "turn"
    assert sorted(player(t, 0)["artifact_names"] or []) == ["boots_of_wind", "crown_of_thorns", "war_horn"]
    assert sorted(player(t, 1)["artifact_names"] or []) == ["hourglass", "tear_of_life"]
    assert (player(t, 0)["treasures"], player(t, 1)["treasures"]) == (2, 1)
    assert t.told("trade") == [{"seat": 1}]
    for seat in (0, 1):
        assert [(values["seat"], values["card"]) for values in t.told_to(seat, "handed")] == [
            (1, "hourglass"),
            (0, "boots_of_wind"),
            (0, "crown_of_thorns"),
        ]
    assert t.told_to(2, "handed") == []
    assert player(t, 1, 0)["known_artifacts"] == ["hourglass"]
    assert sorted(player(t, 0, 1)["known_artifacts"]) == ["boots_of_wind", "crown_of_thorns"]
    assert player(t, 0, 2)["known_artifacts"] == player(t, 1, 2)["known_artifacts"] == []
    assert t.view(0)["trade"] is None


def test_all_artifacts_wanted_go_by_themselves() -> None:
    t = rich().play("offer-1 give-treasure want-artifact want-artifact want-artifact propose accept")
    assert player(t, 1)["artifacts"] == 0
    assert player(t, 0)["artifacts"] == 5
    assert (player(t, 0)["treasures"], player(t, 1)["treasures"]) == (1, 2)


def test_treasures_alone_may_be_traded() -> None:
    t = rich().play("offer-1 give-treasure give-treasure want-treasure propose accept")
    assert (player(t, 0)["treasures"], player(t, 1)["treasures"]) == (1, 2)
    assert (player(t, 0)["artifacts"], player(t, 1)["artifacts"]) == (2, 3)
    assert t.asks == "turn"


def test_a_refused_offer_changes_nothing_but_what_was_shown() -> None:
    t = rich().play("offer-1 give-hourglass want-artifact propose refuse")
    assert t.told("refuses") == [{"seat": 1}]
    assert (player(t, 0)["artifacts"], player(t, 1)["artifacts"]) == (2, 3)
    assert t.view(0)["trade"] is None
    assert player(t, 0, 1)["known_artifacts"] == ["hourglass"]
    assert player(t, 0, 2)["known_artifacts"] == []
    assert t.refusal("offer-1") == "offered R90"
    assert t.refusal("offer-2") == "offered R90"


def test_an_offer_may_be_dropped_and_counts_all_the_same() -> None:
    t = rich().play("offer-1 give-treasure pass")
    assert (t.asks, t.view(0)["trade"]) == ("turn", None)
    assert t.refusal("offer-2") == "offered R90"
    assert player(t, 0)["treasures"] == 2


def test_an_artifact_shown_twice_is_known_once() -> None:
    t = table(artifacts=["war_horn"], treasures=[1, 1]).play("offer-1 give-war_horn propose refuse decline")
    while t.view(0)["turn"] == 0:
        t.play("end-turn" if t.offers("end-turn") else t.moves[0])
    while t.view(0)["turn"] == 1:
        t.play(next((move for move in t.moves if move in ("decline", "end-turn", "pass")), t.moves[0]))
    t.play("offer-1 give-war_horn propose")
    assert player(t, 0, 1)["known_artifacts"] == ["war_horn"]
    t.play("accept")
    assert player(t, 0, 1)["known_artifacts"] == []
    assert player(t, 1, 0)["known_artifacts"] == ["war_horn"]


def test_r90_everybody_may_offer_in_the_window_before_cards_are_sent() -> None:
    t = table(["dryad dryad trapper"], seats=3, treasures=[1, 1]).play("capture-A2")
    until(t, 1, "target").play("offer-0")
    assert (t.asks, t.asked) == ("trade", 1)
    t.play("give-treasure propose accept")
    assert (player(t, 0)["treasures"], player(t, 1)["treasures"]) == (2, 0)
    assert (t.asks, t.window) == ("window", "target")


def test_r58_nobody_trades_with_himself_or_the_dead() -> None:
    t = rich()
    assert t.refusal("offer-0") == "another-player R58"
    assert t.refusal("offer-3").startswith("why-no-seat")
    nothing = table(seats=3, treasures=[0, 1])
    assert nothing.refusal("offer-1") == "nothing-to-give R90"


def test_r58_allies_may_give_without_being_asked_but_not_take() -> None:
    t = table(seats=4, artifacts=["war_horn", "", "tear_of_life"], treasures=[1], options=ALLIANCE)
    t.play("offer-2 give-war_horn give-treasure propose")
    assert (player(t, 2)["artifacts"], player(t, 2)["treasures"]) == (2, 1)
    assert t.asks == "turn"
    wants = table(seats=4, artifacts=["war_horn", "", "tear_of_life"], options=ALLIANCE)
    wants.play("offer-2 give-war_horn want-artifact propose")
    assert (wants.asks, wants.asked) == ("deal", 2)
    enemy = table(seats=4, artifacts=["war_horn"], options=ALLIANCE).play("offer-1 give-war_horn propose")
    assert (enemy.asks, enemy.asked) == ("deal", 1)


def test_a_trade_of_treasures_makes_nobody_forget_an_artifact() -> None:
    t = table(["dryad dryad trapper"], seats=3, artifacts=["war_horn"], treasures=[0, 0, 1])
    t.play("offer-1 give-war_horn propose refuse capture-A2")
    until(t, 2, "target").play("offer-0 give-treasure propose accept")
    assert player(t, 0)["treasures"] == 1
    assert player(t, 0, 1)["known_artifacts"] == ["war_horn"]
