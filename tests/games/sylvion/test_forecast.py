"""The forecast of a view is what the march then does, if nothing comes between."""

from elderwood.engine.chance import Dice
from elderwood.games.sylvion.cards import NAME
from elderwood.games.sylvion.foresight import ghost_of, march_once
from tests.games.sylvion.table import Table, table

INTRO = {"game": "intro"}
MARCH = ["moves", "attacks", "destroyed", "forest", "forest-pawn", "damage", "pawn-aside", "final-assault"]


def forecast(t: Table, seat: int = 0) -> list[tuple[str, object]]:
    return [(event["key"], event["values"]) for event in t.view(seat)["forecast"]]


def marched(t: Table) -> list[tuple[str, object]]:
    keys = {"sylvion-event-" + key for key in MARCH}
    return [(event.key, event.values) for event in t.log.events if event.key in keys]


def random_table(dice: Dice) -> Table:
    kinds = [0, 0, 0, 1, 2, 3, 4, 5, 26, 27, 28, 29, 34, 36, 41, 43]
    t = table(options={**INTRO, "pawn": "yes"}, bloom=1 + dice.below(12))
    t.position.board = [kinds[dice.below(len(kinds))] for _ in range(16)]
    bearers = [cell for cell in range(16) if 26 <= t.position.board[cell] <= 36]
    if bearers and dice.below(3) == 0:
        t.position.ravage.pawn = bearers[dice.below(len(bearers))]
    return t


def test_the_forecast_is_the_next_march() -> None:
    dice = Dice(3)
    for _ in range(200):
        t = random_table(dice)
        t.position.ravage.piles = [37] * 4
        expected, burnt, bloom = forecast(t), t.view()["forecast_damage"], t.bloom
        assert expected == forecast(t, -1)
        doomed = t.view()["forecast_defeat"]
        t.march()
        assert marched(t) == expected
        assert doomed == bool(t.ending)
        assert t.ending or t.bloom == bloom - burnt


def test_the_forecast_of_the_last_step_4_is_the_final_assault() -> None:
    dice = Dice(4)
    for _ in range(200):
        t = random_table(dice)
        expected, burnt, bloom = forecast(t), t.view()["forecast_damage"], t.bloom
        doomed = t.view()["forecast_defeat"]
        t.play("done")
        assert marched(t) == expected
        assert doomed == (t.ending in ("damage", "pawn"))
        assert t.ending in ("damage", "pawn") or t.bloom == bloom - burnt


def test_the_forecast_counts_revealed_elementals_while_hedgehogs_are_asked() -> None:
    t = table("a1 elemental_2", hand="hedgehogs", piles="elemental_3 - - elemental_1").play("done")
    assert t.asks == "hedgehogs"
    moves = [values for key, values in forecast(t) if key.endswith("moves")]
    assert [values["from"] for values in moves if isinstance(values, dict)] == ["pile:1", "pile:4"]
    assert t.view()["forecast_damage"] == 2


def test_r20_what_is_revealed_resolves_before_the_march_that_is_foreseen() -> None:
    for bloom, layer, hand in (
        (3, "simoon - - -", "hedgehogs"),
        (3, "blaze - - -", "hedgehogs"),
        (5, "blaze simoon - -", "hedgehogs"),
        (1, "stone_rain - - -", "hedgehogs"),
        (12, "geyser lake - -", "hedgehogs owl stag"),
    ):
        board = "a1 elemental_2, b1 elemental_2" if bloom > 1 else "a4 elemental_1"
        t = table(board, hand=hand, piles=f"{layer} / - - - -", bloom=bloom, deck="owl owl owl owl").play("done")
        assert t.asks == "hedgehogs"
        told = t.view()
        before = len(marched(t))
        t.play("done")
        assert told["forecast_defeat"] == bool(t.ending), layer
        assert t.ending or t.bloom == bloom - told["forecast_damage"]
        foreseen = [item for item in told["forecast"] if item["key"].removeprefix("sylvion-event-") in MARCH]
        assert [(item["key"], item["values"]) for item in foreseen] == marched(t)[before:]


def test_r67_the_pawn_that_comes_after_the_hedgehogs_is_foreseen() -> None:
    for first, keys in (("no", ["pawn", "moves"]), ("yes", ["moves"])):
        options = {"pawn": "yes", "pawn-first": first}
        t = table(hand="hedgehogs", piles="- ravager_2 - - / - - - -", options=options).play("done")
        assert t.asks == "hedgehogs"
        assert [key.removeprefix("sylvion-event-") for key, _ in forecast(t)] == keys


def test_the_forecast_tells_nothing_of_a_hidden_hand() -> None:
    options = {"hands": "silent", "elements": "yes"}
    piles = "desiccation tornado demobilization elemental_1 / - - - -"
    t = table(hand="hedgehogs", partner="stag", piles=piles, discard="owl", seats=2, options=options, active=1)
    t.play("done")
    assert t.asks == "hedgehogs"
    told = [item["values"].get("card", "") for item in t.view(1)["forecast"]]
    assert set(told) == {"desiccation", "tornado", "demobilization", "elemental_1"}


def test_the_forecast_in_a_half_done_march_is_its_rest() -> None:
    t = table("a1 fountain_1, b1 elemental_1, a2 elemental_2, b3 elemental_1", discard="owl stag").march()
    assert t.asks == "refill"
    assert t.view()["forecast_damage"] == 2
    rest = forecast(t)
    before = len(marched(t))
    t.play("shuffle")
    assert marched(t)[before:] == rest


def test_a_bearer_at_the_forest_forebodes_defeat_and_not_damage() -> None:
    for bearer in ("ravager_0", "blazing_4"):
        t = table(f"a1 {bearer}, a2 elemental_1", pawn="a1", piles="- - - -")
        assert [key for key, _ in forecast(t)] == ["sylvion-event-forest-pawn"]
        assert (t.view()["forecast_damage"], t.view()["forecast_defeat"]) == (0, True)
    plain = table("a1 ravager_0, a2 elemental_1", piles="- - - -")
    assert (plain.view()["forecast_damage"], plain.view()["forecast_defeat"]) == (1, False)
    assert table("a1 elemental_3", bloom=2, piles="- - - -").view()["forecast_defeat"]


def test_a_forecast_changes_nothing() -> None:
    t = table("a1 elemental_3, b1 fountain_1, c1 elemental_2", bloom=2, piles="- - - -")
    before = t.position.dump()
    assert t.view()["forecast_damage"] == 3
    assert t.position.dump() == before


def test_a_ghost_marches_one_step_whatever_is_still_to_come_and_waits_for_nobody() -> None:
    t = table("d1 elemental_1", hand="hedgehogs", piles="simoon - - - / - - - -").play("done")
    assert t.asks == "hedgehogs"
    ghost = ghost_of(t.position)
    assert ghost.awaits() == []
    march_once(ghost, None)
    assert [NAME[card] for card in ghost.board[:4]] == ["", "", "elemental_1", ""]


def test_a_bare_board_foresees_nothing() -> None:
    t = table(piles="- - - -")
    assert (forecast(t), t.view()["forecast_damage"]) == ([], 0)
