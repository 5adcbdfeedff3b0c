"""Rulings R68 to R85: what closes the gaps between the others."""

from elderwood.games.rage.battle import candidates
from elderwood.games.rage.cards import NUMBER
from elderwood.games.rage.conquest import eliminate
from elderwood.games.rage.fighting import fingerprint
from elderwood.games.rage.parts import NO_ONE, replaced
from elderwood.games.rage.piles import draw_neutral
from tests.games.rage.table import battle, table

FOREST = "bladedancer bladedancer stagrider"
EDGES = "a:janira d:raider d:elite a:darnguard"


def test_r68_the_centre_is_settled_after_the_reveal_window() -> None:
    t = battle(
        "a:royalguard d:raider d:elite a:paladin",
        "d:sentinel a:spearman",
        hands=["royalguard"],
        peoples=("high", "snow"),
        lands=[2, 1],
        start="reveal",
    )
    assert t.window == "reveal"
    assert not t.told("centre-falls")
    t.play("pass")
    assert t.told("centre-falls") == [{"card": "spearman"}]


def test_r69_one_response_round_and_cancel_names_the_top() -> None:
    t = battle(
        "a:pathfinder d:elite d:raider a:sniper",
        peoples=("forest", "snow"),
        hands=["taliel dryad", "icewitch raider"],
        lands=[3, 2],
    )
    t.play("act-icewitch slot-n act-taliel")
    top = t.position.action()
    assert top.card == NUMBER["taliel"]
    assert top.under is not None
    assert top.under.card == NUMBER["icewitch"]
    t.pass_on("between")
    assert t.told("cancelled") == [{"card": "icewitch"}]


def test_r70_a_missed_move_is_not_idle() -> None:
    t = battle("a:shieldbearer - - d:shieldbearer", peoples=("high", "high"), artifacts=["fetters_of_ice"], reserve="a")
    t.play("use-fetters_of_ice slot-w")
    t.finish()
    assert t.told("skips")
    assert t.told("loop")  # a second round was begun; only the repeated position ended the battle


def test_r71_ebrung_is_an_own_warrior() -> None:
    t = battle("a:ebrung d:raider d:elite -", hands=["initiate"], lands=[2, 1])
    t.play("act-initiate")
    assert t.asks == "side"  # the only own warrior is taken


def test_r72_every_castle_held_is_defended_alike() -> None:
    t = table(
        [FOREST, "golem golem", ""],
        seats=3,
        owners={"F2": 0, "G1": 1},
        goals=["seven-lands"] * 3,
    ).play("capture-G1")
    t.pass_on()
    assert t.told("sends-dragon") == [{"seat": 1, "card": "khladar"}]
    for castle, alive in (("G1", True), ("D7", False)):  # a captured castle lost does not eliminate
        lost = battle(
            "a:varkas a:golem - d:goblin",
            seats=3,
            target=castle,
            reserve="a",
            goals=["seven-lands"] * 3,
        ).finish()
        assert castle in lost.lands(0)
        assert lost.view(0)["players"][1]["alive"] == alive


def test_r73_a_captured_dragon_counts_towards_three() -> None:
    lord = {"scenario": "dragon-lord"}
    t = table(["dryad trapper"], seats=3, owners={"G1": 0}, options=lord)
    assert t.offers("capture-A2")
    t.play("capture-A2 fight-1").pass_on()
    assert t.told("sends-dragon") == [{"seat": 0, "card": "khladar"}]
    defence = table([FOREST, "golem golem"], seats=3, owners={"G1": 1, "A2": 1}, options=lord).play("capture-A2")
    defence.pass_on()
    assert defence.asks == "defend"


def test_r74_protection_ends() -> None:
    t = table(["", FOREST], artifacts=["dome_of_farrun"], owners={"A5": 0, "A6": 1}, peoples=("black", "forest"))
    t.play("use-dome_of_farrun").pass_on()
    if t.asks == "cell":
        t.play("cell-A5").pass_on()
    t.play("decline")
    while t.asked == 0:
        t.play("end-turn" if t.offers("end-turn") else t.moves[0])
    while t.asks == "discard":
        t.play(t.moves[0])
    assert t.refusal("capture-A5") == "shielded R74"
    shielded = t.position.copy()
    eliminate(shielded, 0, None)
    assert shielded.realm.shielded == 0
    t.play("decline")
    while t.position.turn.seat == 1:
        t.play("end-turn" if t.offers("end-turn") else t.moves[0])
    assert t.position.realm.shielded == 0  # the owner's next turn


def test_r75_an_allys_lands_are_no_targets() -> None:
    options = {"scenario": "only-war", "alliance": "yes"}
    t = table([FOREST], seats=4, owners={"A2": 2, "B1": 1}, options=options)
    assert t.refusal("capture-A2") == "ally R75"
    assert t.offers("capture-B1")
    for castle, ended in (("E7", ""), ("A7", "alliance")):  # the ally's castle is no enemy's
        held = table(seats=4, owners={castle: 0, "A2": 0}, options=options, artifacts=["rune_of_the_builder"])
        held.play("use-rune_of_the_builder cell-A2").pass_on()
        assert held.ended == ended


def test_r76_one_window_before_cards_are_sent() -> None:
    t = table([FOREST, "golem"], owners={"B2": 1}, treasures=[0, 1]).play("capture-B2")
    assert (t.asks, t.window, t.asked) == ("window", "target", 0)
    t.play("pass")
    assert (t.window, t.asked) == ("target", 1)
    assert t.offers("treasure offer-0 pass")
    assert t.view(0)["sent"] == [0, 0]


def test_r77_the_exchange_also_under_a_treasure() -> None:
    t = battle("a:janira d:wolf d:gnome a:darnguard", "d:treasure a:golem", start="settle", defender=-1)
    assert t.asks == "exchange"
    t.play("slot-w")
    assert t.told("exchanges") == [{"seat": 0, "card": "golem", "other": "darnguard"}]


def test_r78_after_one_side_the_other_of_equal_initiative() -> None:
    t = battle("a:darnguard d:shieldbearer a:crystalpriest d:shieldbearer", peoples=("black", "high"))
    fought = t.battle
    fought.moved, fought.last_side, fought.last_initiative = 0b0001, 0, 3
    assert {fought.side[fighter] for fighter in candidates(fought)} == {1}
    fought.last_side, fought.last_initiative = NO_ONE, 0  # a new round starts afresh
    fought.moved = 0
    assert {fought.side[fighter] for fighter in candidates(fought)} == {0}


def test_r79_a_position_holds_initiative_and_skips() -> None:
    t = battle(EDGES, hands=["", "raider"])
    base = fingerprint(t.battle)
    for change in ("initiative", "skips", "icons", "lives"):
        twin = t.battle.copy()
        if change == "skips":
            twin.skips |= 1
        else:
            numbers = getattr(twin, change)
            setattr(twin, change, replaced(numbers, 0, numbers[0] + 1))
        assert fingerprint(twin) != base, change


def test_r80_squads_are_rebuilt_after_the_last_was_discarded() -> None:
    t = table([FOREST], squads=["goblin goblin goblin"])
    t.position.neutrals.deck = []
    t.position.neutrals.discard = [NUMBER[name] for name in ["orc", "orc", "orc", "gnome", "gnome", "gnome"]]
    t.play("capture-A2 fight-1").pass_on().finish()
    assert len(t.position.squads.cards) == 9  # the three just fought among them


def test_r81_an_empty_neutral_deck_is_made_anew() -> None:
    t = table()
    t.position.neutrals.discard = [NUMBER["troll"]]
    t.position.neutrals.deck = []
    assert draw_neutral(t.position, t.log) == NUMBER["troll"]
    assert t.told("neutral-reshuffled") == [{"count": 1}]
    assert draw_neutral(t.position, t.log) == 0


def test_r82_recover_takes_what_there_is() -> None:
    t = table(["illura"], peoples=("black", "snow"), lands=[5], discards=["golem"])
    t.play("act-illura take-golem").pass_on()
    assert t.hand(0) == ["golem"]
    t = table(["illura"], peoples=("black", "snow"), lands=[5])
    assert t.refusal("act-illura") == "no-target R43"


def test_r83_of_two_dying_the_attacker_is_saved_first() -> None:
    t = battle(
        "a:raider - - d:healer",
        peoples=("snow", "high"),
        artifacts=["tear_of_life", "crown_of_thorns"],
        hands=["", "healer"],
        lands=[1, 1],
    )
    t.battle.icons = replaced(t.battle.icons, 3, t.battle.icons[3] & ~15 | 6)  # a Counterattack on its left
    t.pass_on("lethal")
    assert t.asked == 0
    t.play("use-tear_of_life")
    assert t.pass_on("lethal").asked == 1
    t.play("act-healer").pass_on("between")
    assert len(t.told("saved")) == 2


def test_r84_a_bonus_stays_with_the_card() -> None:
    t = battle(EDGES, hands=["", "raider"], artifacts=["mirror_of_shadows"])
    before = t.battle.initiative[1]
    t.play("act-raider slot-e")
    t.pass_on("between")
    assert t.battle.initiative[1] == before + 3
    t.play("use-mirror_of_shadows slot-e slot-n").pass_on("between")
    assert t.battle.slots[0] == 1
    assert t.battle.initiative[1] == before + 3


def test_r85_safeguards_stay() -> None:
    # Lands are not lost in answer to an action with these cards; the price is looked at once, when it is declared.
    t = battle(EDGES, hands=["", "blizzardlord"], lands=[1, 2])
    t.play("act-blizzardlord")
    t.position.realm.held = [t.position.realm.held[0], 0]
    t.play("slot-s side-forward").finish()
    assert {"card": "janira"} in t.told("dies")
