"""Rulings E15 to E21, and ours about the end of a round, the half board and the early end: E23, E26, E27."""

from collections.abc import Sequence

import pytest

from elderwood.engine.chance import Dice
from elderwood.engine.errors import BadValueError
from elderwood.engine.options import option_sets
from elderwood.games.elfenland.cards import ALL_CARDS, ALL_COUNTERS, NUMBER, cards, size
from elderwood.games.elfenland.map import LINK_NAME, NAME
from elderwood.games.elfenland.map import NUMBER as TOWN
from elderwood.games.elfenland.position import ElfenlandPosition
from elderwood.games.elfenland.settings import OPTIONS
from tests.games.elfenland.table import TITLE, table, towns

HALF = {"board": "half"}


def test_e15_counters_and_obstacles_leave_the_board_and_the_first_player_changes() -> None:
    t = table("beata-elvenhold dragon!, elvenhold-ergeren unicorn", seats=3, first=2, no_obstacle=[0])
    t.play("stop stop stop")
    position = t.position
    assert position.round_number == 2
    assert position.first == 0
    assert not any(position.land.roads)
    assert position.land.obstacles == 0
    assert position.land.spent == 0  # the builder counted it as one still to come
    assert [player["obstacle"] for player in t.view()["players"]] == [False, True, True]


def test_e15_one_counter_is_kept_open_or_hidden_as_it_lay() -> None:
    t = table(step="keep", counters=["dragon unicorn", "dragon"], blind=["elfcycle", "giant_pig"])
    assert t.moves == ["keep-none", "keep-unicorn", "keep-dragon", "keep-hidden-elfcycle"]
    t.play("keep-hidden-elfcycle keep-dragon")
    assert t.counters(0) == ""
    assert t.counters(1) == "dragon"
    ours, theirs = t.view(0)["players"][0]["hidden"], t.view(1)["players"][0]["hidden"]
    assert ours[0] == {"kept": True, "card": "elfcycle"}
    assert [(hidden["kept"], hidden["card"]) for hidden in theirs] == [(True, None), (False, None)]
    assert [hidden["kept"] for hidden in t.view(1)["players"][1]["hidden"]] == [False]


def test_e15_all_but_one_go_back_and_none_need_be_kept() -> None:
    t = table(step="keep", counters=["dragon unicorn", ""], kept=["dragon"])
    pile = len(t.position.tokens.pile)
    t.play("keep-none")
    assert t.counters(0) == ""
    assert len(t.position.tokens.pile) == pile + 3 - 2  # two blind counters are drawn for the next round
    assert t.told("keeps-none") == [{"seat": 0}]


def test_e15_which_hidden_counter_is_kept_stays_a_secret() -> None:
    t = table(step="keep", kept=["dragon", ""], blind=["unicorn"]).play("keep-hidden-dragon")
    assert t.told("keeps-hidden") == [{"seat": 0}]
    assert t.told("keeps") == []


def test_e15_the_open_five_stay_unless_the_option_renews_them() -> None:
    t = table(step="keep", counters=["dragon"])
    before = t.position.tokens.display[:]
    t.play("keep-none")
    assert t.position.tokens.display == before
    renewed = table(step="keep", counters=["dragon"], options={"display": "renewed"}).play("keep-none")
    assert len(renewed.told("turned")) == 5
    assert len(renewed.position.tokens.display) == 5


def test_e15_an_unused_obstacle_stays_beside_the_kept_counter() -> None:
    t = table(step="keep", counters=["dragon"]).play("keep-dragon")
    assert t.view()["players"][0]["obstacle"] is True


def last_round(
    collected: Sequence[str] = (),
    hands: Sequence[str] = (),
    boots: Sequence[str] = (),
    targets: Sequence[str] = (),
) -> tuple[str, list[int], list[int]]:
    """Let three seats stop in the last round; return how it ended, who won, and the scores."""
    t = table(round_number=4, seats=3, collected=collected, hands=hands, boots=boots, targets=targets)
    while t.asks:
        t.play("stop")
    return t.ending, t.winners, t.scores


def test_e16_most_pieces_win_after_round_4() -> None:
    ended = last_round(collected=["beata ergeren", "beata", "virst"], hands=["", "raft", "raft raft"])
    assert ended == ("most-towns", [0], [2, 1, 1])


def test_e16_a_tie_goes_to_most_cards() -> None:
    ended = last_round(collected=["beata", "virst", ""], hands=["raft", "raft raft", "raft raft raft"])
    assert ended == ("most-cards", [1], [1, 1, 0])


def test_e16_then_victory_is_shared() -> None:
    ended = last_round(collected=["beata", "virst", ""], hands=["raft", "raft", "raft raft raft"])
    assert ended == ("shared", [0, 1], [1, 1, 0])


def test_e16_three_rounds_by_option() -> None:
    t = table(round_number=3, options={"rounds": "3"}).play("stop stop")
    assert t.ending == "shared"


def test_e17_all_pieces_by_the_end_of_round_3_win_when_the_round_is_over() -> None:
    t = table(round_number=2, collected=["all but tichih", ""], boots=["rivinia"], hands=["raft", "raft raft"])
    t.play("river-rivinia-tichih")
    assert t.ending == ""
    assert t.asks == "travel 1"  # the round is finished first
    t.play("stop")
    assert t.ending == "all-towns"
    assert t.winners == [0]
    assert t.scores == [20, 0]


def test_scores_are_made_of_pieces_and_of_the_distance_where_it_counts() -> None:
    towns_collected = ["all", "beata"]
    for number, targets, distances in (
        (4, ["usselen", "beata"], [-5, -1]),
        (3, ["usselen", "beata"], []),  # an early end
        (4, [], []),
        (3, [], []),
    ):
        t = table(round_number=number, collected=towns_collected, targets=targets).play("stop stop")
        end = t.position.outcome()
        assert end is not None
        parts = [{"pieces": 20}, {"pieces": 1}]
        for seat, distance in enumerate(distances):
            parts[seat]["distance"] = distance
        assert end.sources == parts
        assert end.scores == [sum(part.values()) for part in parts]


def test_e17_several_at_once_most_cards_then_shared() -> None:
    for hands, winners in ((["raft", "raft raft"], [1]), (["raft", "raft"], [0, 1])):
        t = table(round_number=3, collected=["all", "all"], hands=hands).play("stop stop")
        assert t.ending == "all-towns"
        assert t.winners == winners


def test_e17_not_in_round_4() -> None:
    t = table(round_number=4, collected=["all", ""]).play("stop stop")
    assert t.ending == "most-towns"


@pytest.mark.parametrize("seats", range(2, 7))
def test_e18_supplies_never_run_out_and_nothing_is_lost(seats: int) -> None:
    dice = Dice(seats)
    for number, options in enumerate(option_sets(OPTIONS, seats)):
        position = TITLE.start(seats, options, f"supplies-{number}")
        assert isinstance(position, ElfenlandPosition)
        inventory = position.inventory()
        while position.outcome() is None:
            assert sum(1 for counter in position.land.roads if counter) <= 5 * seats
            moves = position.moves(position.asked)
            position.play(position.asked, moves[dice.below(len(moves))])
            assert position.tokens.pile
        assert position.inventory() == inventory
        assert [thing for thing in inventory if thing < 10] == cards(ALL_CARDS)
        assert [thing - 10 for thing in inventory if 10 < thing < 20] == cards(ALL_COUNTERS)


def test_e18_everything_of_the_box_is_there() -> None:
    assert size(ALL_CARDS) == 72
    assert size(ALL_COUNTERS) == 48
    assert ALL_COUNTERS >> 4 * NUMBER["raft"] == 0


def test_e19_one_town_card_each_a_secret_until_the_end() -> None:
    position = TITLE.start(6, {"towns": "yes"}, "oak")
    assert isinstance(position, ElfenlandPosition)
    targets = {NAME[town] for town in position.travels.targets}
    assert len(targets) == 6
    assert len(position.travels.box) == 6
    for seat in range(6):
        shown = [player["target"] for player in position.view(seat)["players"]]
        assert [owner for owner, target in enumerate(shown) if target is not None] == [seat]
    assert all(player["target"] is None for player in position.view(-1)["players"])
    t = table(round_number=4, targets=["virst", "beata"]).play("stop stop")
    assert [player["target"] for player in t.view(-1)["players"]] == ["virst", "beata"]


def test_e20_the_distance_to_the_town_card_is_taken_off() -> None:
    t = table(
        round_number=4,
        boots=["throtmanni"],
        collected=["all but virst beata ixara", "all but virst ixara beata albaran"],
        targets=["jaccaranda", "beata"],
    )
    assert t.pieces(0) == 17
    t.play("stop stop")
    assert t.scores == [16, 15]  # the rulebook's example: 17 - 1; seat 1 stands one step from Beata
    assert t.ending == "most-points"
    end = t.position.outcome()
    assert end is not None
    assert end.sources[0] == {"pieces": 17, "distance": -1}


def test_e20_all_links_count_in_both_directions() -> None:
    t = table(round_number=4, boots=["tichih", "elvenhold"], targets=["virst", "grangor"]).play("stop stop")
    ways = t.position.settings.board.distance
    assert ways[TOWN["tichih"]][TOWN["rivinia"]] == 1  # up the river
    assert ways[TOWN["elvenhold"]][TOWN["virst"]] == 1  # by ferry
    assert ways[TOWN["tichih"]][TOWN["virst"]] == 3


def test_e20_a_tie_goes_to_the_nearer_then_it_is_shared() -> None:
    tied = last_round(
        boots=["virst", "lapphalya"],
        collected=["", "ergeren"],
        targets=["virst", "virst", "usselen"],
        hands=["", "raft raft", ""],
    )
    assert tied == ("nearest", [0], [1, 1, -5])  # cards do not count here
    shared = last_round(boots=["virst", "beata"], targets=["virst", "beata", "usselen"], hands=["", "raft", ""])
    assert shared == ("shared", [0, 1], [1, 1, -5])


def test_e21_all_pieces_by_the_end_of_round_3_still_win_at_once() -> None:
    t = table(round_number=3, collected=["all", ""], targets=["usselen", "beata"]).play("stop stop")
    assert t.ending == "all-towns"
    assert t.winners == [0]
    assert t.scores == [20, 0]


def test_e23_keeping_begins_with_the_new_first_player_and_skips_who_has_none() -> None:
    t = table(counters=["dragon", "", "unicorn"], seats=3, first=1).play("stop stop stop")
    assert t.asks == "keep 2"
    t.play("keep-unicorn")
    assert t.asks == "keep 0"


def test_e26_the_half_board_is_for_two_and_has_eleven_towns() -> None:
    with pytest.raises(BadValueError):
        TITLE.start(3, HALF, "oak")
    starts = set()
    for number in range(60):
        position = TITLE.start(2, HALF, f"half-{number}")
        assert isinstance(position, ElfenlandPosition)
        starts.add(NAME[position.travels.start])
        assert position.travels.boots == [position.travels.start] * 2
        assert len(position.view(0)["players"][0]["left"]) == 10
    assert len(starts) == 11
    assert "elvenhold" not in starts


def test_e26_nothing_leads_off_the_half_board() -> None:
    t = table("ixara-mahdavikia dragon", options=HALF, hands=["raft raft raft dragon"])
    assert t.boot() == "ixara"
    assert t.refusal("river-virst-ixara") == "off-board E26"
    assert t.offers("river-ixara-mahdavikia road-ixara-mahdavikia")
    plan = table(step="plan", counters=["dragon"], options=HALF).play("lay-dragon")
    assert plan.refusal("road-ixara-virst") == "off-board E26"
    assert len(plan.moves) == 14


@pytest.mark.parametrize("options", [{}, HALF])
def test_e26_a_piece_is_refused_as_off_the_board_on_the_other_half_alone(options: dict[str, str]) -> None:
    west = towns("usselen yttar grangor mahdavikia wylhien parundia kihromah dagamura ixara albaran jaccaranda")
    laying = table(step="plan", counters=["giant_pig"], options=options).play("lay-giant_pig")
    blocking = table("dagamura-ixara dragon", step="plan", options=options).play("obstacle")
    for link in LINK_NAME:
        way, first, second = link.split("-")
        if way != "road":
            continue
        within = not options or west >> TOWN[first] & west >> TOWN[second] & 1
        for t in (laying, blocking):
            if link not in t.moves:
                assert (t.refusal(link) == "off-board E26") == (not within), link


def test_e26_only_western_town_cards_are_dealt_and_ways_stay_within() -> None:
    for number in range(20):
        position = TITLE.start(2, {**HALF, "towns": "yes"}, f"half-{number}")
        assert isinstance(position, ElfenlandPosition)
        assert len(position.travels.box) + 2 == 7
        assert all(
            towns("usselen yttar grangor mahdavikia wylhien ixara jaccaranda") >> t & 1
            for t in position.travels.targets
        )
    half = table(options=HALF).position.settings.board.distance
    assert half[TOWN["ixara"]][TOWN["jaccaranda"]] == 4
    assert half[TOWN["ixara"]][TOWN["virst"]] == -1


def test_e26_ten_pieces_are_all_of_them_on_the_half_board() -> None:
    t = table(round_number=3, collected=["all", ""], options=HALF).play("stop stop")
    assert t.ending == "all-towns"
    assert t.scores == [10, 0]


def test_e27_the_early_end_also_ends_a_match_of_three_rounds() -> None:
    t = table(round_number=3, collected=["all", ""], targets=["usselen", "beata"], options={"rounds": "3"})
    assert t.play("stop stop").ending == "all-towns"
