"""What a view shows of the course of a match, and which questions a client may show and undo together."""

from elderwood.games.sylvion import state
from elderwood.games.sylvion.position import SylvionPosition
from elderwood.games.sylvion.settings import OPTIONS
from tests.games.sylvion.table import TITLE, Table, table

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
