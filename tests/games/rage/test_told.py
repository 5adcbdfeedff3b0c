"""Who is told what: what is seen in secret has a name for those who see it and for nobody else. Nobody here is seat 0,
so that no audience is right by chance.
"""

from elderwood.engine.chance import quick_chance
from elderwood.engine.events import SPECTATOR
from elderwood.games.rage.cards import NUMBER
from elderwood.games.rage.conquest import win_artifact
from elderwood.games.rage.effects import on_table
from elderwood.games.rage.knowledge import EVERYBODY_SEES, learn
from elderwood.games.rage.parts import Declared
from elderwood.games.rage.targets import dragons_for
from tests.games.rage.setting import field, paint, until
from tests.games.rage.table import Table, battle, table

EVERYBODY = (0, 1, 2, SPECTATOR)


def knowing(t: Table, full: str, key: str) -> list[int]:
    """The viewers who were told the fuller form; all the others were told the public one, as often."""
    count = len(t.told(full))
    assert count
    told = [viewer for viewer in EVERYBODY if len(t.told_to(viewer, full)) == count]
    assert all(len(t.told_to(viewer, key)) == count for viewer in EVERYBODY if viewer not in told)
    return told


def test_a_squad_looked_at_is_told_to_who_looks_and_that_it_was_to_all() -> None:
    squads = ["goblin troll eldagar", "orc wolf gnome", "gnome orc troll"]
    t = table(["", "golem golem raider"], seats=3, turn=1, squads=squads, owners={"A1": 1})
    t.play(f"{next(word for word in t.moves if word.startswith('capture'))} look-2")
    assert knowing(t, "saw", "looks-card") == [1]
    assert t.told_to(0, "looks-card") == [{"seat": 1, "squad": 2}] * 3
    assert t.told_to(1, "saw") == [{"seat": 1, "card": card, "squad": 2} for card in ("orc", "wolf", "gnome")]


def test_cards_drawn_and_cards_sent_are_told_to_their_owner() -> None:
    t = table(["", "golem golem raider elite"], seats=3, turn=1, owners={"A1": 1})
    capture = next(word for word in t.moves if word.startswith("capture"))
    t.play(f"{capture} fight-1 send-golem")
    assert knowing(t, "sent", "sends") == [1]
    t = table(["", "golem golem raider elite"], seats=3, turn=1).play("decline")
    assert knowing(t, "drew", "draws") == [1]


def test_a_hand_looked_at_is_told_to_who_looks() -> None:
    t = table(["golem raider"], seats=3, turn=1, artifacts=["", "eye_of_the_seer"])
    action = Declared(NUMBER["eye_of_the_seer"], 1)
    action.aim = 0
    on_table(t.position, action, t.log)
    assert knowing(t, "saw-hand", "looks-hand") == [1]
    assert t.told_to(2, "looks-hand") == [{"seat": 0}] * 2


def test_r56_the_artifact_won_is_the_top_one_and_told_to_its_winner() -> None:
    t = table(seats=3)
    position = t.position
    position.attack.attacker = 1
    position.attack.target = next(cell for cell in position.settings.board.cells if plain(t, cell))
    position.hoard.deck = [NUMBER["war_horn"], NUMBER["hourglass"], NUMBER["tear_of_life"]]
    before = position.reveals
    win_artifact(position, t.log)
    assert position.hoard.artifacts[1] == [NUMBER["tear_of_life"]]
    assert position.hoard.deck == [NUMBER["war_horn"], NUMBER["hourglass"]]
    assert knowing(t, "artifact-drawn", "artifact") == [1]
    assert position.reveals > before


def plain(t: Table, cell: int) -> bool:
    realm, board = t.position.realm, t.position.settings.board
    return not (board.castles | realm.towers) >> cell & 1


def test_traded_artifacts_are_told_to_the_two_and_kept_in_order() -> None:
    artifacts = ["", "war_horn hourglass", "boots_of_wind tear_of_life"]
    t = table(["", "golem", "raider"], seats=3, turn=1, artifacts=artifacts, treasures=[0, 0, 0])
    t.play("offer-2 give-war_horn want-artifact propose accept")
    if t.asks == "hand-over":
        t.play("give-tear_of_life")
    assert knowing(t, "offered-artifact", "offers-artifact") == [1, 2]
    assert knowing(t, "handed", "receives") == [1, 2]
    for seat in (1, 2):
        held = t.position.hoard.artifacts[seat]
        assert held == sorted(held)
        assert len(held) == 2


def test_a_face_down_card_shows_its_side_and_nothing_else() -> None:
    hand = "dryad trapper druid sniper"
    t = table([hand], squads=["goblin troll eldagar"], options={"placement": "advanced"})
    t.play("capture-A2 fight-1 send-dryad send-trapper send-druid slot-n")
    nothing = {"card": "", "lives": 0, "initiative": 0, "icons": [], "moved": False, "skips": False}
    assert field(t)["slots"][0] == {**nothing, "side": 1}


def test_cards_known_in_a_hand_are_no_longer_when_all_lie_open() -> None:
    hands = ["dryad dryad dryad", "golem raider elite darnguard"]
    t = table(hands, owners={"B2": 1}, peoples=("forest", "black"), artifacts=["war_horn"])
    for seat in (0, 1):
        for card in t.position.armies.hands[seat]:
            learn(t.position, seat, card, EVERYBODY_SEES)
    t.play("capture-B2 send-golem send-raider send-elite")
    assert t.fights
    back = {str(values["card"]) for values in t.told("reserve")}
    assert set(t.known(1, 0)) == {"darnguard"} | back - {"dryad"}
    assert t.known(0, 1) == ["dryad"] * ("dryad" in back)


def test_r27_the_card_exchanged_for_the_reserve_lies_in_the_centre() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", "a:golem d:troll", start="settle", artifacts=["war_horn"])
    assert t.asks == "exchange"
    t.play("slot-n")
    battle_now = t.battle
    assert t.slots[0] == "golem"
    assert [battle_now.card[fighter] for fighter in battle_now.centre] == [NUMBER["troll"], NUMBER["janira"]]


def test_r49_the_dragon_of_the_centre_attacks_castles_and_defends_none() -> None:
    t = table(["dryad trapper druid", "golem"], owners={"C4": 1})
    homes = t.position.settings.board.homes
    assert dragons_for(t.position, 1, homes[0]) == [NUMBER["ebrung"]]
    assert dragons_for(t.position, 1, homes[1]) == []
    assert dragons_for(t.position, 0, homes[1]) == []


def test_a_warrior_in_fetters_is_not_fettered_again() -> None:
    t = battle("a:eldagar d:atranax a:troll d:golem", artifacts=["fetters_of_ice"], reserve="d")
    until(t, 0, "between")
    t.battle.skips = 1 << 1
    t.play("use-fetters_of_ice")
    assert t.moves == ["slot-n", "slot-s", "slot-w"]


def test_r46_who_loses_the_icon_of_a_strike_misses_and_meets_no_counterattack() -> None:
    t = battle("a:eldagar - d:atranax -", artifacts=["war_horn", "seal_of_silence"], reserve="d")
    paint(t, {"n": "none strike none", "s": "none counter none"})
    until(t, 0, "attack")
    paint(t, {"n": "none none none"})
    lives = t.lives("eldagar")
    while not t.told("misses"):
        t.play("pass")
    assert (t.lives("eldagar"), t.lives("atranax")) == (lives, 3)


def test_r59_a_land_is_refused_with_its_own_reason() -> None:
    hands = ["", "golem golem raider"]
    t = table(hands, turn=1, lands=[1, 4], artifacts=["", "dome_of_farrun"]).play("use-dome_of_farrun")
    assert t.asks == "cell"
    own = [name for name in t.lands(1) if f"cell-{name}" in t.moves]
    assert t.refusal("cell-A7") == "castle R59"
    assert t.refusal("cell-A1") == "not-yours R59"
    t.play(f"cell-{own[0]}").pass_on()
    assert t.position.realm.shielded


def test_the_first_land_of_the_map_can_be_captured_as_any_other() -> None:
    t = table(["dryad", "golem golem raider"], turn=1, owners={"A2": 1})
    t.play("capture-A1")
    assert t.told("target")[0]["cell"] == "A1"


def test_r21_the_cards_sent_come_back_even_if_the_land_ends_the_match() -> None:
    hands = ["dryad trapper druid sniper", "golem"]
    t = table(hands, lands=[6], owners={"B2": 1}, goals=["seven-lands"])
    assert len(t.lands(0)) == 6
    box = t.position.inventory()
    t.play("capture-B2 send-dryad send-trapper send-druid").pass_on()
    assert t.ended == "seven-lands"
    assert t.told("takes") == [{"seat": 0, "cell": "B2", "target": 1}]
    assert t.position.inventory() == box
    assert t.hand(0) == sorted(hands[0].split(), key=lambda name: NUMBER[name])


def test_r86_a_treasure_alone_or_an_offer_alone_is_enough_to_be_asked() -> None:
    alone = table(["dryad"], treasures=[1])
    alone.position.turn.offered = 0b11
    assert alone.play("decline").asks == "after"
    assert table(["dryad"], artifacts=["war_horn", "hourglass"]).play("decline").asks == "after"
    assert table(["", ""], decks=["", ""]).play("decline").asks != "after"


def test_players_are_offered_by_their_seats_whoever_plays() -> None:
    hands = ["dryad", "golem golem raider elite", "raider", "elite"]
    t = table(hands, seats=4, turn=1, options={"neutrals": "named"})
    capture = next(word for word in t.moves if word.startswith("capture"))
    t.play(f"{capture} fight-1 send-golem send-raider send-elite")
    assert (t.asks, t.moves) == ("keeper", ["seat-0", "seat-2", "seat-3"])
    curse = table(hands, seats=4, turn=1, artifacts=["", "whispering_curse"]).play("use-whispering_curse")
    assert (curse.asks, curse.moves) == ("seat", ["seat-0", "seat-2", "seat-3"])
    trade = table(hands, seats=4, turn=1, treasures=[1, 1, 1, 1])
    assert [word for word in trade.moves if word.startswith("offer")] == ["offer-0", "offer-2", "offer-3"]


def why(t: Table, word: str) -> dict[str, object]:
    """The values of the reason for which an answer is refused."""
    return dict(t.position.refusal(t.asked, t.title.move(word)).values)


def test_reasons_name_squads_as_players_count_them() -> None:
    t = (
        table(["dryad trapper druid sniper"], squads=["goblin troll eldagar", "orc wolf gnome"])
        .play("capture-A2")
        .pass_on()
    )
    t.position.squads.opened = [-1, 0]
    assert why(t, "look-2") == {"squad": 2}
    assert why(t, "fight-4") == {"squad": 4}


def test_r60_another_capture_phase_is_one_as_the_first() -> None:
    hand = "dryad trapper druid sniper"
    t = table([hand], artifacts=["banner_of_the_march"]).play("decline")
    while t.asks == "discard":
        t.play(t.moves[0])
    if t.asks == "after":
        t.play("use-banner_of_the_march").pass_on()
    assert (t.asks, t.view(0)["phase"]) == ("turn", "capture")


def test_an_offer_lists_artifacts_in_the_order_of_the_table() -> None:
    t = table(seats=3, turn=1, artifacts=["", "war_horn hourglass tear_of_life"], treasures=[0, 0, 2])
    names = sorted(["war_horn", "hourglass", "tear_of_life"], key=lambda name: -NUMBER[name])
    t.play(f"offer-2 give-{names[0]} give-{names[1]} give-{names[2]}")
    assert t.position.offer().given == sorted(NUMBER[name] for name in names)


def test_r83_who_has_been_saved_is_not_asked_for_again() -> None:
    t = battle(
        "a:goblin - d:atranax -",
        hands=["druid"],
        artifacts=["tear_of_life"],
        reserve="d",
        peoples=("forest", "black"),
        lands=(6, 1),
    )
    paint(t, {"n": "none none none", "s": "none strike none"})
    until(t, 0, "lethal")
    t.play("use-tear_of_life pass")
    assert t.told("saved") == [{"card": "goblin"}]
    assert (t.asks, t.window) == ("window", "between")


def test_r26_after_the_centre_of_an_advanced_placement_all_may_step_in() -> None:
    t = table(
        ["royalguard royalguard healer healer"],
        squads=["goblin troll eldagar"],
        lands=[2],
        peoples=("high", "snow"),
        options={"placement": "advanced"},
    )
    capture = next(word for word in t.moves if word.startswith("capture"))
    t.play(f"{capture} fight-1 send-royalguard send-healer send-healer")
    windows: list[str] = []
    while t.fights and t.window != "between":
        windows.append(t.window)
        t.play(t.moves[0])
    assert "reveal" in windows


def test_r58_what_is_handed_over_in_return_is_hidden_from_all_but_the_giver() -> None:
    artifacts = ["", "war_horn hourglass", "boots_of_wind tear_of_life crown_of_thorns"]
    t = table(["", "golem", "raider"], seats=3, turn=1, artifacts=artifacts)
    t.play("offer-2 give-war_horn want-artifact want-artifact propose accept give-tear_of_life")
    assert t.asks == "hand-over"
    real = t.position.offer().returned
    for viewer, kinds in ((0, 4), (1, 3), (2, 1)):
        found = {tuple(t.position.redeal(viewer, quick_chance(seed)).offer().returned) for seed in range(60)}
        assert len(found) >= kinds, viewer
        assert (found == {tuple(real)}) == (viewer == 2)


def test_r66_the_last_round_is_the_last_one_shown() -> None:
    t = table(["", ""], options={"rounds": "6"}, round_number=6, turn=0, decks=["", ""])
    t.position.turn.first = 0
    for _ in range(8):
        if not t.ended:
            t.play("decline" if t.offers("decline") else t.moves[0])
    assert t.ended
    assert t.view(0)["round"] == 6


def test_a_part_that_is_not_always_there_is_made_as_what_it_is() -> None:
    p = table().position
    assert [type(p.fresh(name)).__name__ for name in ("battle", "top", "trade")] == ["Battle", "Declared", "Trade"]
