"""What a view shows of the course of a match, and which questions a client may show and undo together."""

from elderwood.engine.notation import read_position, write_position
from elderwood.games.sylvion import state
from elderwood.games.sylvion.position import SylvionPosition
from elderwood.games.sylvion.settings import OPTIONS
from tests.games.sylvion.table import TITLE, Table, cards, table

ELEMENTS = {"elements": "yes"}


def plays(t: Table, words: str) -> list[int]:
    """Play answers one by one; return which play each question on the way belongs to, the first one's being 0."""
    found = [t.position.question(t.position.asked).play]
    for word in words.split():
        t.play(word)
        found.append(t.position.question(t.position.asked).play)
    return [sorted(set(found)).index(play) for play in found]


def test_a_card_its_aim_and_its_payments_are_one_play() -> None:
    t = table("b1 elemental_1", hand="tree_3 whale owl owl owl")
    assert plays(t, "play-tree_3 a1 pay-owl pay-owl play-whale b1 c1") == [0, 0, 0, 0, 1, 1, 1, 2]
    erupting = table("b1 geyser")
    assert plays(erupting, "erupt-b1 up") == [0, 0, 1]


def test_what_the_ravage_asks_is_a_play_of_its_own() -> None:
    hand = "hedgehogs owl owl owl owl owl"
    layer = "desiccation tornado demobilization blaze"
    t = table(hand=hand, discard="stag fish", piles=f"{layer} / - - - -", options=ELEMENTS)
    words = "done play-hedgehogs pile-4 discard-owl discard-owl return-owl return-owl remove-stag remove-fish"
    assert plays(t, words) == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5]


def test_a_refill_a_betrayal_and_the_limit_are_plays_of_their_own() -> None:
    t = table(hand="owl stag", discard="fish fish").play("play-owl")
    assert plays(t, "pay-stag remove-fish remove-owl") == [0, 1, 1, 2]
    betrayed = table(hand="owl stag whale", deck="betrayal", options={"feats": "yes"}).play("play-owl")
    assert plays(betrayed, "pay-stag accept") == [0, 1, 2]
    assert plays(table(hand="owl " * 12, piles="- - - -"), "done discard-owl") == [0, 1, 2]


def test_the_view_names_the_step_of_the_round() -> None:
    drafting = TITLE.start(1, {}, "oak")
    assert isinstance(drafting, SylvionPosition)
    assert drafting.view(0)["step"] == "draft"
    assert table().view()["step"] == "defend"
    assert table(hand="hedgehogs").reveal("blaze - - -").view()["step"] == "reveal"
    assert table("a1 fountain_1, b1 elemental_1", discard="owl stag").march().view()["step"] == "move"
    assert table(discard="owl stag").reinforce().view()["step"] == "reinforce"
    assert table().play("done").view()["step"] == "end"


def test_a_betrayal_in_the_starting_hand_is_met_before_the_first_round() -> None:
    position = TITLE.start(1, {"feats": "yes"}, "oak")
    assert isinstance(position, SylvionPosition)
    position.draft.columns = [cards("owl " * 8 + "betrayal " * 8), [], [], []]
    position.draft.pool = []
    position.draft.edges = [2]
    position.play(0, TITLE.move("recruit-1"))
    assert position.question(0).key == "sylvion-ask-betrayal"
    assert (position.view(0)["step"], position.view(0)["round"]) == ("start", 0)


def test_only_partners_who_are_silent_or_talk_hide_their_hands() -> None:
    hides = {level: TITLE.hides({"hands": level}) for level in ("open", "silent", "talk")}
    assert hides == {"open": False, "silent": True, "talk": True}


def test_open_piles_are_shown_sorted_and_the_ravage_discard_as_it_came() -> None:
    t = table(discard="fish tree_1 owl", feats="deluge hedgehog_fence")
    assert t.view()["discard"] == ["tree_1", "owl", "fish"]
    t.play("feat-hedgehog_fence feat-deluge")
    assert t.view()["removed"] == ["deluge", "hedgehog_fence"]
    assert table("a1 geyser").reveal("simoon blaze - -").view()["ravage_discard"] == ["blaze", "simoon"]


def test_a_finished_match_foresees_nothing() -> None:
    t = table("a1 elemental_3, a2 elemental_1", bloom=2, piles="- - - -").march()
    assert t.ending == "damage"
    assert (t.view()["forecast"], t.view()["forecast_damage"]) == ([], 0)
    assert t.board == "a2 elemental_1"


def test_a_bare_board_in_the_last_round_foresees_nothing() -> None:
    assert table().view()["forecast"] == []


def test_a_twin_of_a_draft_goes_its_own_way() -> None:
    position = TITLE.start(1, {"feats": "yes"}, "oak")
    assert isinstance(position, SylvionPosition)
    before = position.dump()
    twin = position.copy()
    twin.play(0, twin.moves(0)[0])
    assert position.dump() == before
    assert twin.draft.turned != position.draft.turned


def test_a_twin_of_a_battle_holds_all_that_lies_there_and_goes_its_own_way() -> None:
    board = "a1 geyser, b1 elemental_1"
    t = table(board, hand="owl stag", deck="fish whale", discard="doves", feats="deluge hedgehog_fence", pawn="b1")
    t.play("feat-hedgehog_fence")
    before = t.position.dump()
    twin = Table(t.position.copy())
    assert twin.position.dump() == before
    assert twin.view() == t.view()
    twin.play("feat-deluge play-owl pay-stag")
    assert t.position.dump() == before


def test_a_twin_in_the_middle_of_a_play_can_end_it() -> None:
    t = table("b1 elemental_1", hand="tree_2 whale stag").play("play-tree_2 a1")
    before = t.position.dump()
    twin = Table(t.position.copy())
    assert (twin.position.dump(), twin.view()) == (before, t.view())
    assert twin.play("pay-stag").board == "a1 tree_2, b1 elemental_1"
    assert t.position.dump() == before
    pushing = table("b1 elemental_1", hand="whale").play("play-whale b1")
    assert Table(pushing.position.copy()).play("d2").board == "d2 elemental_1"
    erupting = table("b1 geyser, d1 elemental_1").play("erupt-b1")
    assert Table(erupting.position.copy()).play("right").board == ""


def test_a_position_is_written_in_the_words_of_the_table() -> None:
    t = table(
        "b3 fountain_4, c4 ravager_1",
        hand="owl stag",
        partner="fish",
        deck="whale doves",
        discard="owl",
        feats="deluge",
        piles="simoon blaze - lake",
        pawn="c4",
        seats=2,
    )
    written = write_position(t.position)
    for line in (
        "board: b3=fountain_4 c4=ravager_1",
        "ravage.pawn: c4",
        "ravage.piles: simoon blaze - lake",
        "step: defend",
        "sylvan.deck: doves whale",
        "sylvan.hands: [owl stag] [fish]",
        "ask: sylvion-ask-defend",
    ):
        assert f"\n{line}\n" in written
    on_pile = table(hand="hedgehogs", options={"pawn": "yes"}).reveal("- - - ravager_1")
    assert "\nravage.pawn: pile-4\n" in write_position(on_pile.position)
    assert "\nravage.revealed: - - - ravager_1\n" in write_position(on_pile.position)
    for position in (t.position, on_pile.position):
        again = read_position(write_position(position), "sylvion", OPTIONS, state.STREAMS, SylvionPosition)
        assert again.dump() == position.dump()


def test_tables_share_nothing() -> None:
    one, other = (SylvionPosition.blank(table().position.options, 1, table().position.chance) for _ in range(2))
    before = other.dump()
    one.sylvan.deck.append(1)
    one.sylvan.hands[0].append(2)
    one.sylvan.discard.append(3)
    one.sylvan.limbo.append(4)
    one.ravage.piles.append(26)
    one.ravage.revealed[0] = 27
    one.ravage.discard.append(28)
    one.known.deck.append(1)
    one.known.hands[0].append(2)
    one.board[0] = 5
    one.draft.pool.append(6)
    assert other.dump() == before


def test_the_view_shows_how_far_a_winning_feat_has_come() -> None:
    board = "a1 tree_1, b1 tree_2, c1 tree_3, a2 fountain_1, b2 fountain_2, a3 elemental_1"
    feats = "owls_wisdom deluge hedgehog_fence disinformation stag_king fish_flood armistice charging_whales"
    t = table(board, hand="owl " * 4, feats=feats, piles="- - - -")
    shown = [(feat["card"], feat["ready"], feat["count"], feat["goal"]) for feat in t.view()["feats"]]
    assert shown == [
        ("owls_wisdom", True, 0, 0),
        ("deluge", True, 0, 0),
        ("hedgehog_fence", True, 0, 0),
        ("disinformation", True, 0, 0),
        ("stag_king", False, 3, 8),
        ("fish_flood", False, 2, 10),
        ("armistice", False, 4, 16),
        ("charging_whales", False, 1, 12),
    ]
    refused = [t.position.refusal(0, TITLE.move(f"feat-{name}")).values for name, ready, _, _ in shown if not ready]
    assert [(values["count"], values["goal"]) for values in refused] == [(3, 8), (2, 10), (4, 16), (1, 12)]
    assert refused[-1]["desolated"] == 0


def test_the_view_shows_what_is_still_due_and_where_a_play_is_aimed() -> None:
    t = table("c3 elemental_1", hand="tree_3 elephant owl stag fish whale", deck="doves", points=1)
    t.play("play-tree_3")
    assert (t.view()["playing"], t.view()["target"], t.view()["due"]) == ("tree_3", "", 0)
    t.play("d2")
    assert (t.view()["playing"], t.view()["target"], t.view()["due"]) == ("tree_3", "cell:d2", 2)
    assert t.position.question(0).values == {"seat": 0, "card": "tree_3", "due": 2, "points": 1}
    t.play("pay-stag")
    assert (t.view()["target"], t.view()["due"]) == ("cell:d2", 1)
    t.play("point play-whale c3")
    assert (t.view()["playing"], t.view()["target"], t.view()["due"]) == ("whale", "cell:c3", 0)
    t.play("c4 play-elephant c4")
    assert (t.view()["playing"], t.view()["target"], t.view()["due"]) == ("elephant", "cell:c4", 1)
    t.play("pay-fish")
    assert (t.view()["playing"], t.view()["target"], t.view()["due"]) == ("", "", 0)
    owl = table(hand="owl stag", deck="doves").play("play-owl")
    assert (owl.view()["playing"], owl.view()["target"], owl.view()["due"]) == ("owl", "", 1)
    geyser = table("d3 geyser").play("erupt-d3")
    assert geyser.view()["target"] == "cell:d3"


def test_questions_name_what_they_are_about() -> None:
    t = table(hand="squirrels owl", piles="simoon blaze - - / - - - -").play("play-squirrels pay-owl")
    rows = []
    while t.asks == "order":
        rows.append(t.position.question(0).values["row"])
        t.play("keep")
    assert rows == [1, 2, 3, 4]
    placing = table(feats="disinformation", piles="lake lake lake lake / lake lake lake lake").play(
        "feat-disinformation"
    )
    places = []
    while placing.asks == "place":
        values = placing.position.question(0).values
        places.append((values["depth"], values["row"]))
        placing.play("place-lake")
    assert places == [(2, 1), (2, 2), (2, 3), (2, 4), (1, 1), (1, 2), (1, 3)]
    assert table("d3 geyser").play("erupt-d3").position.question(0).values["cell"] == "d3"
    whale = table("d3 elemental_1", hand="whale").play("play-whale d3")
    assert whale.position.question(0).values == {"seat": 0, "card": "whale", "cell": "d3"}
    bare = table(hand="hedgehogs").reveal("- - blaze -").play("play-hedgehogs")
    assert bare.position.refusal(0, TITLE.move("pile-2")).values == {"row": 2}
    poor = table(hand="tree_4 owl", points=1)
    assert poor.position.refusal(0, TITLE.move("play-tree_4")).values == {"card": "tree_4", "cost": 3, "purse": 2}
    wasted = table(hand="owl", points=2).position.doubt(0, TITLE.move("done"))
    assert wasted is not None
    assert wasted.values == {"count": 2}


def test_r11_the_way_to_the_goal_is_told_and_the_forest_stands_by_its_health() -> None:
    drafting = TITLE.start(1, {}, "oak")
    assert isinstance(drafting, SylvionPosition)
    assert drafting.way(0).key == "sylvion-way-draft"
    t = table("a1 tree_4", bloom=7, piles="- - - - / - - - -")
    assert (t.position.way(0).key, t.position.way(0).values) == (
        "sylvion-way",
        {"desolated": 5, "vitality": 4, "rounds": 2},
    )
    for bloom, needed in ((7, 1), (8, 0), (12, 0)):
        (standing,) = table("a1 tree_4", bloom=bloom).position.standings()
        parts = {"bloom": bloom, "desolated": 12 - bloom, "vitality": 4, "needed": needed}
        assert (standing.seat, standing.rank, standing.score, standing.parts) == (-1, 1, bloom + 4, parts)
        view = table("a1 tree_4", bloom=bloom).view()
        assert (view["bloom"], view["desolated"], view["vitality"]) == (bloom, 12 - bloom, 4)


def test_every_chance_has_a_stream_of_its_own() -> None:
    streams = [
        state.POOL_STREAM,
        state.EDGE_STREAM,
        state.DECK_STREAM,
        state.RAVAGE_STREAM,
        state.DISCARD_STREAM,
        state.HAND_STREAM,
    ]
    assert streams == list(range(state.STREAMS))


def test_the_constants_of_the_rulings_are_marked_as_house_rules() -> None:
    house = "owl hedgehogs pawn-first blazing edge-numbers deluge-draws betrayals armistice"
    assert [option.name for option in OPTIONS if option.house] == house.split()
