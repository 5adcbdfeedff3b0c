"""Rulings R47 to R67: castles, dragons, the portal, elimination, artifacts, trades, card notes, winning, secrets."""

from elderwood.engine.events import SPECTATOR
from elderwood.games.rage.boards import CELL_NUMBER
from elderwood.games.rage.cards import DRAGONS, EBRUNG, NUMBER, TREASURE, names
from elderwood.games.rage.conquest import eliminate
from elderwood.games.rage.ending import check_goals, finish_rounds, meets
from elderwood.games.rage.targets import dragons_for, guardian_of
from elderwood.games.rage.vocabulary import ENEMY_CASTLE, FOUR_TOWERS, SEVEN_LANDS
from tests.games.rage.table import Table, battle, table

FOREST = "bladedancer bladedancer stagrider"
DRAGON_LORD = {"scenario": "dragon-lord"}


def cell(name: str) -> int:
    return CELL_NUMBER[name]


def storm(defence: str = "golem golem", **more: object) -> Table:
    """Forest attacks the black home castle A7 from A6."""
    return table([FOREST, defence], owners={"A6": 0}, **more).play("capture-A7")  # type: ignore[arg-type]


def test_r47_the_dragon_defends_and_missing_cards_are_drawn() -> None:
    t = storm("golem").pass_on()
    assert t.told("sends-dragon") == [{"seat": 1, "card": "morgrath"}]
    assert t.told("draws") == [{"seat": 1, "count": 1}]
    assert not t.told("retreats")
    assert t.fights
    choice = storm("golem golem darkknight").pass_on()
    assert choice.asks == "send"
    assert choice.asked == 1


def test_r48_the_dragon_is_whole_again() -> None:
    t = storm().finish()
    assert DRAGONS[1] not in t.position.armies.discards[1] + t.position.armies.hands[1]
    # Wounded in one battle, it has all its lives in the next one.
    t = battle(
        "a:timemistress d:golem d:morgrath -",
        hands=["cavalry raider raider raider"],
        lands=[3, 1],
        owners={"A6": 0},
        peoples=("snow", "black"),
        target="A7",
        reserve="d",
        goals=["seven-lands", "seven-lands"],
    )
    t.play("attack-forward").pass_on("between")
    assert t.lives("morgrath") == 4
    t.finish().play("act-cavalry").pass_on().play("capture-A7").pass_on("between")
    assert t.told("sends-dragon") == [{"seat": 1, "card": "morgrath"}]
    assert t.lives("morgrath") == 5


def test_r49_a_captured_castle_brings_its_dragon() -> None:
    held = {"A6": 0, "E7": 0}
    plain = table([FOREST], seats=4, owners=held, lands=[4])
    assert guardian_of(plain.position, cell("E7")) == NUMBER["khladar"]
    assert dragons_for(plain.position, 0, cell("A7")) == []
    lord = table([FOREST], seats=4, owners=held, options=DRAGON_LORD)
    assert dragons_for(lord.position, 0, cell("B7")) == [NUMBER["khladar"]]
    assert lord.offers("capture-E1")  # a captured castle is a portal
    assert plain.offers_none("capture-E1")


def test_r50_the_central_castle_is_guarded_by_ebrung_and_two_cards() -> None:
    t = table([FOREST], owners={"C3": 0})
    before = len(t.position.neutrals.deck)
    t.play("capture-C4").pass_on()
    shown = [values["card"] for values in t.told("edge") + t.told("centre")]
    assert "ebrung" in shown
    assert len(t.position.neutrals.deck) == before - 2
    t.finish()
    assert EBRUNG not in t.position.neutrals.discard
    assert len(t.position.squads.opened) == 3  # no squad was used


def test_r51_the_portal_and_ebrung_as_attacker() -> None:
    t = table([FOREST + " dryad"], seats=4, owners={"C4": 0})
    assert t.offers("capture-A7 capture-E7 capture-E1")
    t.play("capture-E7").pass_on()
    assert t.offers("send-ebrung")
    t = table([FOREST + " dryad", "golem golem golem"], owners={"C4": 0, "B2": 1}).play("capture-B2").pass_on()
    assert t.refusal("send-ebrung") == "no-dragon R51"


def test_r52_ebrung_defends_the_central_castle_for_its_owner() -> None:
    t = table([FOREST, "golem golem"], owners={"C3": 0, "C4": 1}).play("capture-C4").pass_on()
    assert t.told("sends-dragon") == [{"seat": 1, "card": "ebrung"}]
    assert not t.told("retreats")


def test_r53_a_castle_gives_no_artifact_and_is_no_tower() -> None:
    t = table(owners={"C4": 0, "A4": 0, "B3": 0, "C2": 0}, goals=["four-towers"])
    assert not meets(t.position, 0, FOUR_TOWERS)
    t.position.realm.give(cell("B6"), 0)
    assert meets(t.position, 0, FOUR_TOWERS)
    won = battle("a:varkas a:golem - d:goblin", target="A4", defender=-1, reserve="a").finish()
    assert "A4" in won.lands(0)
    assert not won.told("artifact")


def test_r54_losing_the_home_castle_eliminates() -> None:
    t = table(
        ["dryad", "golem golem"],
        seats=3,
        owners={"D7": 0, "C6": 1, "D4": 1},
        artifacts=["", "war_horn"],
        treasures=[0, 2],
        goals=["seven-lands", "seven-lands", "seven-lands"],
    )
    t.position.realm.towers |= 1 << cell("C6")
    eliminate(t.position, 1, t.log)
    assert not t.position.is_alive(1)
    assert t.lands(1) == []
    assert t.position.realm.owner(cell("D4")) == -1
    assert t.position.realm.towers >> cell("C6") & 1
    assert t.position.neutrals.discard.count(TREASURE) == 2
    assert names(t.position.hoard.used) == ["war_horn"]
    assert t.position.armies.hands[1] == t.position.armies.decks[1] == []
    assert guardian_of(t.position, cell("D7")) == NUMBER["morgrath"]


def test_r55_the_last_one_living_wins() -> None:
    t = table(goals=["seven-lands", "seven-lands"])
    eliminate(t.position, 1, t.log)
    assert (t.ended, t.position.winners) == ("last-living", [0])


def test_r56_an_artifact_for_a_free_plain_land() -> None:
    t = battle("a:varkas a:golem - d:goblin", target="A5", defender=-1, reserve="a").finish()
    assert len(t.position.hoard.artifacts[0]) == 1
    for seat in (0, 1, SPECTATOR):
        told = [told.key for told in t.log.seen_by(seat) if told.key.startswith("rage-event-artifact")]
        assert told == ["rage-event-artifact-drawn" if seat == 0 else "rage-event-artifact"]
    t = table(artifacts=["war_horn"]).play("use-war_horn").pass_on()
    assert names(t.position.hoard.used) == ["war_horn"]
    assert t.position.hoard.artifacts[0] == []


def test_r57_a_treasure_buys_two_cards() -> None:
    t = table([FOREST, ""], owners={"B2": 1}, treasures=[0, 1]).play("capture-B2")
    t.play("treasure")
    assert len(t.position.armies.hands[1]) == 2
    assert TREASURE in t.position.neutrals.discard
    t.pass_on()
    assert t.told("surrenders")  # two cards are still too few


def test_r58_trades_need_both_sides() -> None:
    t = table(["dryad", "golem"], artifacts=["war_horn", "tear_of_life boots_of_wind"], treasures=[1, 0])
    t.play("offer-1 give-treasure give-war_horn want-artifact propose")
    assert (t.asks, t.asked) == ("deal", 1)
    assert t.view(1)["trade"]["cards"] == ["war_horn"]  # type: ignore[index]
    assert t.view(SPECTATOR)["trade"]["cards"] is None  # type: ignore[index]
    t.play("accept give-tear_of_life")
    assert names(t.position.hoard.artifacts[0]) == ["tear_of_life"]
    assert sorted(names(t.position.hoard.artifacts[1])) == ["boots_of_wind", "war_horn"]
    assert t.position.hoard.treasures == [0, 1]
    t = table(artifacts=["war_horn"]).play("offer-1 give-war_horn propose refuse")
    assert names(t.position.hoard.artifacts[0]) == ["war_horn"]


def test_r58_allies_may_simply_give() -> None:
    options = {"scenario": "only-war", "alliance": "yes"}
    t = table(seats=4, artifacts=["war_horn"], options=options).play("offer-2 give-war_horn propose")
    assert names(t.position.hoard.artifacts[2]) == ["war_horn"]


def test_r59_xaranta_moves_a_token() -> None:
    t = table(["xaranta"], owners={"A2": 0, "A3": 0}).play("act-xaranta")
    assert t.refusal("cell-A1") == "castle R59"
    t.play("cell-A2")
    assert t.refusal("cell-A5") == "not-beside R59"
    t.play("cell-B3").pass_on()
    assert t.lands(0) == ["A1", "A3", "B3"]
    assert t.position.hoard.artifacts[0] == []


def test_r60_cavalry_gives_one_more_capture_phase() -> None:
    hand = "cavalry raider raider raider elite"
    t = table([hand], peoples=("snow", "black"), lands=[3])
    assert t.refusal("act-cavalry") == "scope R45"  # before the Capture phase
    t = table([hand[:28]], peoples=("snow", "black"), lands=[3])
    t.play("decline")
    while t.asks == "discard":
        t.play(next(move for move in t.moves if move not in ("discard-cavalry",)))
    assert t.asks == "after"
    t.play("act-cavalry").pass_on()
    assert t.asks == "turn"
    before = len(t.position.armies.hands[0])
    t.play("decline")
    assert len(t.position.armies.hands[0]) == before  # nothing is drawn


def test_r61_the_royal_guard_lays_the_battle_out_again() -> None:
    for placement in ("novice", "advanced"):
        t = battle(
            "a:royalguard d:raider d:elite a:paladin",
            "d:sentinel a:spearman",
            hands=["royalguard"],
            peoples=("high", "snow"),
            lands=[2, 1],
            start="reveal",
            options={"placement": placement},
        )
        t.play("act-royalguard").pass_on("between")
        assert t.told("redealt")
        assert len(t.told("edge")) + len(t.told("centre")) == 6


def test_r62_a_built_tower_stays_and_counts() -> None:
    t = table(artifacts=["rune_of_the_builder"], owners={"A2": 0, "A4": 0, "B3": 0, "C2": 0}, goals=["four-towers"])
    t.play("use-rune_of_the_builder")
    assert t.refusal("cell-A4") == "tower R62"
    t.play("cell-A2").pass_on()
    assert t.ended == "four-towers"


def test_r63_goals_are_checked_and_the_one_to_move_comes_first() -> None:
    t = table(lands=[7, 7], goals=["seven-lands", "seven-lands"], turn=1)
    check_goals(t.position, None)
    assert t.position.winners == [1]
    assert meets(t.position, 0, SEVEN_LANDS)
    other = table(owners={"C4": 0})
    assert not meets(other.position, 0, ENEMY_CASTLE)  # not the central one


def test_r64_a_goal_met_is_shown_by_itself() -> None:
    t = table(lands=[6], goals=["seven-lands", "four-towers"], artifacts=["rune_of_the_builder"])
    t.position.realm.give(cell("C5"), 0)
    t.play("use-rune_of_the_builder cell-C5").pass_on()
    assert t.ended == "seven-lands"
    assert t.view(1)["players"][0]["goal"] == "seven-lands"
    assert len(t.told("goal")) == 2


def test_r65_the_alliance_wins_with_the_first_castle() -> None:
    t = table(seats=4, options={"scenario": "only-war", "alliance": "yes"})
    t.position.realm.give(cell("A7"), 0)
    check_goals(t.position, None)
    assert (t.ended, t.position.winners) == ("alliance", [0, 2])
    lord = table(options=DRAGON_LORD)
    eliminate(lord.position, 1, None)
    assert lord.ended == "dragon-lord"


def test_r66_after_the_last_round_lands_towers_artifacts_count() -> None:
    def counted(owners: dict[str, int], artifacts: list[str]) -> tuple[str, list[int]]:
        t = table(owners=owners, artifacts=artifacts)
        finish_rounds(t.position, None)
        return t.ended, t.position.winners

    assert counted({"A2": 0}, []) == ("rounds-lands", [0])
    assert counted({"A2": 0, "B6": 1}, []) == ("rounds-towers", [1])
    assert counted({"A2": 0, "A6": 1}, ["war_horn"]) == ("rounds-artifacts", [0])
    assert counted({}, []) == ("rounds-shared", [0, 1])
    t = table(options={"rounds": "6"}, round_number=6, turn=1)
    t.position.turn.first = 0
    t.play("decline")
    assert t.ended == "rounds-shared"


def test_r67_who_sees_what() -> None:
    t = table(["dryad trapper", "golem"], artifacts=["war_horn"], discards=["sniper", ""], treasures=[1, 0])
    other, public = t.view(1)["players"][0], t.view(SPECTATOR)["players"][0]
    for seen in (other, public):
        assert (seen["hand"], seen["cards"], seen["artifacts"], seen["artifact_names"]) == (2, None, 1, None)
        assert (seen["discard"], seen["treasures"], seen["goal"]) == (["sniper"], 1, None)
    own = t.view(0)["players"][0]
    assert own["cards"] == ["dryad", "trapper"]
    assert own["goal"] == "central-castle"
    assert all(squad == {"open": "", "cards": None} for squad in t.view(0)["squads"])
