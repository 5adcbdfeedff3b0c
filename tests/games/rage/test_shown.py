"""What views and questions tell: cells, players, phases, the battlefield, declared actions (R42, R67)."""

import pytest

from elderwood.engine.events import SPECTATOR
from elderwood.engine.words import Values
from tests.games.rage.scenes import SCENES, skirmish
from tests.games.rage.setting import IDLE, field, give_artifact, land, on, player, resolve, until
from tests.games.rage.table import TITLE, Table, battle, table

FOREST = "bladedancer bladedancer stagrider"


def values(t: Table) -> Values:
    """What the question put is about, beside its seat."""
    found = dict(t.view(SPECTATOR)["questions"][0]["values"])
    assert found.pop("seat") == t.asked
    return found


# The map and the players


def test_cells_show_kind_owner_and_home() -> None:
    t = table(owners={"A4": 1, "B1": 0})
    for name, kind, owner, home in (
        ("A1", "castle", 0, 0),
        ("A7", "castle", 1, 1),
        ("C4", "central", -1, -1),
        ("A4", "tower", 1, -1),
        ("B1", "land", 0, -1),
        ("B2", "land", -1, -1),
    ):
        cell = land(t, name)
        assert (cell["kind"], cell["owner"], cell["home"], cell["shielded"]) == (kind, owner, home, False)
    assert (land(t, "A1")["x"], land(t, "A1")["y"]) == (-6, -2)
    assert len(t.view(0)["cells"]) == 22


def test_players_show_their_counts() -> None:
    t = table(["dryad", "golem initiate"], owners={"A4": 1, "C4": 1, "B1": 1}, treasures=[0, 2], artifacts=["", IDLE])
    seen = player(t, 1, 0)
    assert (seen["lands"], seen["towers"], seen["castles"], seen["ally"]) == (4, 1, 2, -1)
    assert (seen["faction"], seen["hand"], seen["deck"], seen["treasures"], seen["artifacts"]) == ("black", 2, 17, 2, 1)
    assert (seen["cards"], seen["artifact_names"], seen["goal"]) == (None, None, None)
    own = player(t, 1)
    assert (own["cards"], own["artifact_names"], own["goal"]) == (["initiate", "golem"], [IDLE], "central-castle")
    assert (own["known"], own["known_artifacts"]) == ([], [])


def test_the_frame_of_a_turn() -> None:
    t = table([FOREST], turn=1, round_number=3, options={"rounds": "6"})
    view = t.view(SPECTATOR)
    assert (view["phase"], view["round"], view["rounds"], view["first"], view["turn"]) == ("capture", 3, 6, 1, 1)
    assert (view["target"], view["window"], view["sent"], view["own_sent"]) == ("", "", [0, 0], [])
    assert view["artifact_deck"] == 20
    assert view["options"]["rounds"] == "6"
    assert (view["battle"], view["stack"], view["trade"]) == (None, [], None)
    named = table([FOREST]).play("capture-A2")
    assert (named.view(1)["target"], named.view(1)["window"]) == ("A2", "target")


def test_the_phases() -> None:
    assert TITLE.start(2, {}, "oak").view(0)["phase"] == "setup"  # type: ignore[typeddict-item]
    assert table(["dryad dryad trapper trapper druid"], round_number=2).view(0)["phase"] == "summon"
    assert table(["dryad"]).view(0)["phase"] == "capture"
    assert skirmish("dryad").view(0)["phase"] == "battle"
    assert table(["dryad"], artifacts=[IDLE]).play("decline").view(0)["phase"] == "after"


# The battlefield


def test_a_battle_shows_who_fights_for_what() -> None:
    shown = field(skirmish("dryad"))
    assert (shown["attacker"], shown["defender"], shown["keeper"], shown["cell"]) == (0, 1, -1, "B4")
    assert (shown["mover"], shown["strike"], shown["dying"], shown["quiet"]) == ("", [], "", [])
    assert (shown["reserve"], shown["reserve_side"]) == ("", -1)
    eldagar = shown["slots"][0]
    assert eldagar == {
        "card": "eldagar",
        "side": 0,
        "lives": 2,
        "initiative": 7,
        "icons": ["double-strike", "double-strike", "strike"],
        "moved": False,
        "skips": False,
    }
    assert shown["slots"][1] is None


def test_an_attack_shows_from_where_to_where() -> None:
    t = SCENES["attack"][1]("dryad", 6)
    assert field(t)["strike"] == ["n", "s"]
    assert on(t, "n")["moved"]
    assert not on(t, "s")["moved"]
    until(t.play("pass"), 0, "between")
    assert field(t)["strike"] == []
    blow = battle("a:raider d:troll d:troll -", peoples=("snow", "black"), artifacts=[IDLE]).pass_on()
    assert field(blow)["mover"] == "n"


def test_in_the_centre_window_only_the_centre_is_open() -> None:
    t = SCENES["centre"][1]("raider", 2)
    shown = field(t)
    assert [fighter and fighter["card"] for fighter in shown["centre"]] == ["raider", "dryad"]
    assert [fighter and fighter["card"] for fighter in shown["slots"]] == [""] * 4
    assert [fighter and (fighter["lives"], fighter["icons"]) for fighter in shown["slots"]] == [(0, [])] * 4
    assert [fighter and fighter["side"] for fighter in shown["slots"]] == [1, 0, 1, 0]
    resolve(t, "pass")
    until(t, 0, "none")
    assert all(fighter is None or fighter["card"] for fighter in field(t)["slots"])


# Declared actions


@pytest.mark.parametrize(
    ("scene", "words", "aim", "more"),
    [
        ("between", "act-dryad side-left", "slot:n", "left"),
        ("between", "act-trapper slot-s side-right", "slot:s", "right"),
        ("between", "use-fetters_of_ice slot-s", "slot:s", ""),
        ("between", "use-lightning_of_the_old_gods slot-s", "slot:s", ""),
        ("between", "act-varkas", "", ""),
        ("lethal", "act-druid", "slot:n", ""),
        ("after-attack", "act-sniper", "slot:n", ""),
        ("turn", "act-xaranta cell-A3 cell-A4", "cell:A3", "cell:A4"),
        ("between", "act-bladedancer slot-s slot-e", "slot:s", "slot:e"),
        ("turn", "use-rune_of_the_builder cell-A2", "cell:A2", ""),
        ("turn", "use-dome_of_farrun cell-A2", "cell:A2", ""),
        ("turn", "act-pathfinder peek-2", "squad:2", ""),
        ("turn", "use-eye_of_the_seer", "seat:1", ""),
        ("turn", "use-whispering_curse", "seat:1", ""),
        ("turn", "use-war_horn", "", ""),
    ],
)
def test_what_is_declared_is_shown_with_its_aim(scene: str, words: str, aim: str, more: str) -> None:
    card = words.split()[0].partition("-")[2]
    other, side = (more, "") if ":" in more else ("", more)
    # Seat 1 holds an artifact, so that there is an answer to wait for.
    t = give_artifact(SCENES[scene][1](card, 6), 1, "crown_of_thorns").play(words)
    item = t.view(SPECTATOR)["stack"][0]
    assert item == {"seat": 0, "card": card, "cancelled": False, "aim": aim, "other": other, "side": side}
    place = "artifacts:0" if words.startswith("use-") else "hand:0"
    assert t.told("acts")[-1] == {"seat": 0, "card": card, "from": place, "to": "stack"}


@pytest.mark.parametrize(
    ("scene", "words", "key", "told"),
    [
        ("turn", "act-xaranta cell-A3 cell-A4", "aims-cell", {"cell": "A4"}),
        ("turn", "use-dome_of_farrun cell-A2", "aims-cell", {"cell": "A2"}),
        ("turn", "use-rune_of_the_builder cell-A2", "aims-cell", {"cell": "A2"}),
        ("turn", "act-pathfinder peek-2", "aims-squad", {"squad": 2}),
        ("turn", "use-eye_of_the_seer", "aims-seat", {"seat": 1}),
        ("turn", "use-whispering_curse", "aims-seat", {"seat": 1}),
        ("between", "use-fetters_of_ice slot-s", "aims", {"card": "atranax"}),
        ("response", "use-seal_of_silence", "aims", {"card": "lightning_of_the_old_gods"}),
        ("between", "act-trapper slot-s side-right", "aims-icon", {"card": "atranax", "icon": "none", "side": "right"}),
    ],
)
def test_what_is_declared_is_told_with_its_aim(scene: str, words: str, key: str, told: Values) -> None:
    card = words.split()[0].partition("-")[2]
    t = SCENES[scene][1](card, 6).play(words)
    assert t.told(key)[-1] == told


# Questions


def test_questions_say_what_they_are_about() -> None:
    t = table([f"{FOREST} dryad", "golem darkknight executioner"], owners={"B2": 1}, round_number=1)
    assert (t.asks, values(t)) == ("turn", {"round": 1})
    t.play("capture-B2")
    assert (t.asks, values(t)) == ("window", {"window": "target"})
    t.pass_on()
    assert (t.asks, values(t)) == ("send", {"count": 3})
    t.play("send-dryad")
    assert values(t) == {"count": 2}
    t.play("send-stagrider send-bladedancer")
    assert (t.asks, values(t)) == ("defend", {"cell": "B2"})
    squad = table([FOREST]).play("capture-A2").pass_on()
    assert (squad.asks, values(squad)) == ("squad", {"cell": "A2"})
    discard = table(["dryad dryad trapper trapper druid"], round_number=2, owners={"A4": 0})
    assert (discard.asks, values(discard)) == ("discard", {"count": 2})
    exchange = battle("a:gnome d:gnome - -", "a:troll d:orc", start="settle")
    assert (exchange.asks, values(exchange)) == ("exchange", {"card": "troll"})
    blow = battle("a:raider d:troll d:troll -", peoples=("snow", "black"), artifacts=[IDLE]).pass_on()
    assert (blow.asks, values(blow)) == ("attack", {"card": "raider"})
    target = battle("a:gnome a:troll d:gnome -", hands=["initiate"], lands=[2, 1]).play("act-initiate")
    assert (target.asks, values(target)) == ("target", {"card": "initiate"})
    hands = TITLE.start(2, {}, "oak")
    question = hands.question(hands.awaits()[0])
    assert (question.key, question.values["count"]) == ("rage-ask-return", 2)


def test_a_question_names_its_ruling() -> None:
    for t, rule in (
        (table([FOREST]), "R15"),
        (table(["dryad dryad trapper trapper druid"], round_number=2), "R12"),
        (table([FOREST]).play("capture-A2").pass_on(), "R16"),
        (battle("a:gnome d:gnome - -", "a:troll d:orc", start="settle"), "R27"),
    ):
        assert t.view(0)["questions"][0]["rule"] == rule
