"""Rest and the end of the game: R50-R60, and the rulebook's final score."""

from elderwood.engine.events import SPECTATOR
from elderwood.games.wizards.cards import NUMBER, deck_of
from elderwood.games.wizards.ending import end_value, final_score
from elderwood.games.wizards.position import WizardsPosition
from tests.games.wizards.table import TITLE, Table, cards, table


def final(champions: list[str], **settings: object) -> Table:
    return table("final", champions=champions, round_number=4, **settings)  # type: ignore[arg-type]


def how(t: Table) -> tuple[str, list[int]]:
    end = t.position.outcome()
    assert end is not None
    return end.how, end.winners


def test_the_rulebooks_final_score_is_39() -> None:
    t = final(["longneck golden_phoenix living_leaf living_leaf", "leaf_wolf"])
    end = t.position.outcome()
    assert end is not None
    assert end.scores == [39, 12]
    assert end.sources[0] == {"printed": 28, "effects": 11}
    assert (end.how, end.winners) == ("most-strength", [0])


def test_r50_hands_are_kept_or_thrown_whole_in_the_old_turn_order() -> None:
    t = table("rest", hands=["leaf_wolf longneck", "jackalope"], ranking=[0, 1], first=1)
    assert t.asked == [1]
    assert t.moves() == ["keep-hand", "throw-hand"]
    t.play("keep-hand throw-hand")
    assert t.position.first == 1
    assert len(t.position.cards.discard) == 1
    assert "jackalope" in t.hand(1)
    assert [len(t.hand(seat)) for seat in range(2)] == [5, 6]  # seat 1 has drawn for the search


def test_r51_the_player_left_of_the_winner_begins() -> None:
    t = table("rest", hands=["", "", "leaf_wolf"], ranking=[2, 0, 1], first=1).play("keep-hand")
    assert t.position.first == 0


def test_r52_larger_hands_stay_and_there_is_no_rest_after_round_four() -> None:
    t = table("rest", hands=["leaf_wolf leaf_wolf leaf_wolf longneck longneck longneck jackalope", ""], ranking=[1, 0])
    t.play("keep-hand")
    assert len(t.hand(0)) == 7 + 1
    last = table("score", areas=["leaf_wolf", "longneck"], hands=["jackalope", "jackalope"], round_number=4)
    assert last.position.outcome() is not None


def test_r53_discards_then_values_then_doubling() -> None:
    # The Dark Phoenix takes one of two ash phoenixes' partners before they are valued.
    t = final(["dark_phoenix ash_phoenix", ""], options={"wizards": "yes"}, wizards=["shrew_pyromancer-phoenix"])
    end = t.position.outcome()
    assert end is not None
    assert t.champions(0) == ["ash_phoenix"]
    assert end.sources[0] == {"printed": 8, "effects": 0, "wizard": 8}


def test_r54_everybody_discards_the_strongest_by_print() -> None:
    t = final(["dark_phoenix", "golden_phoenix longneck", "creepy_crow hornet_queen"])
    assert (t.asked, t.question) == ([2], "last-discard")
    assert t.why("discard-longneck") == ("no-such-champion", "R54")
    t.play("discard-hornet_queen")
    assert [t.champions(seat) for seat in range(3)] == [[], ["longneck"], ["creepy_crow"]]
    assert t.discard == ["dark_phoenix", "golden_phoenix", "hornet_queen"]


def test_r55_leaf_and_ash_phoenix_look_at_the_pile_after_the_discards() -> None:
    t = final(["dark_phoenix living_leaf living_leaf", "ash_phoenix golden_phoenix"])
    end = t.position.outcome()
    assert end is not None
    assert end.scores == [12, 8]
    assert end_value(NUMBER["ash_phoenix"], cards("ash_phoenix ash_phoenix")) == 14


def test_r56_the_wizard_doubles_what_effects_have_set() -> None:
    t = final(["golden_phoenix longneck", ""], options={"wizards": "yes"}, wizards=["frog_alchemist-phoenix"])
    assert final_score(t.position, 0) == 40 + 7
    other = final(["golden_phoenix longneck", ""], options={"wizards": "yes"}, wizards=["frog_alchemist-reptile"])
    assert final_score(other.position, 0) == 20 + 14


def test_r57_the_golden_phoenix_breaks_a_tie() -> None:
    assert how(final(["leaf_wolf dusk_moth", "golden_phoenix"])) == ("golden-phoenix", [1])


def test_r57_then_more_champions() -> None:
    assert how(final(["leaf_wolf", "jackalope dusk_moth"])) == ("most-champions", [1])


def test_r57_then_the_strongest_champion() -> None:
    assert how(final(["leaf_owl jackalope", "leaf_wolf stone_spider"])) == ("strongest-champion", [1])


def test_r57_then_more_of_that_strength() -> None:
    one = "leaf_owl creepy_crow thorn_badger thorn_badger"
    other = "slate_skink longneck clubfoot_root jackalope"
    assert how(final([other, one])) == ("most-strongest", [1])


def test_r57_then_turn_order() -> None:
    assert how(final(["leaf_wolf", "leaf_wolf", "jackalope"], first=1)) == ("turn-order", [1])


def test_r58_twelve_play_with_two_boxes_for_three_prizes() -> None:
    position = TITLE.start(12, {}, "oak")
    assert isinstance(position, WizardsPosition)
    assert len(position.inventory()) == 158
    assert position.settings.prizes == 3
    deck = deck_of(2)
    assert deck.count(NUMBER["golden_phoenix"]) == deck.count(NUMBER["dark_phoenix"]) == 1


def test_r59_what_is_public_and_what_is_hidden() -> None:
    t = table("search", hands=["leaf_wolf", "longneck jackalope"], discard="stone_spider")
    for seat in (0, SPECTATOR):
        view = t.view(seat)
        assert (view["deck"], view["discard"]) == (len(t.deck), ["stone_spider"])
        assert [player["hand"] for player in view["players"]] == [2, 2]
        assert view["players"][1]["cards"] is None
    assert t.view(1)["players"][1]["cards"] == ["jackalope", "longneck"]


def test_r60_seats_go_clockwise() -> None:
    t = table("search", hands=["leaf_wolf"] * 3, first=2)
    order = []
    for _ in range(3):
        order += t.asked
        t.play("play-leaf_wolf")
    assert order == [2, 0, 1]
