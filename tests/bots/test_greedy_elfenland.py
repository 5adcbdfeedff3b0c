"""What greedy does at an Elfenland table."""

import pytest

from elderwood.arena.simulate import simulate
from elderwood.bots import Seen, make_bot
from elderwood.engine.chance import chance_of
from elderwood.games.elfenland.title import Elfenland
from tests.games.elfenland.table import Table, table

TITLE = Elfenland()


def answer(t: Table) -> str:
    """Return greedy's answer in notation."""
    position = t.position
    return TITLE.word(make_bot("greedy", TITLE, 0).answer(Seen(TITLE, position, position.asked)))


def plan(t: Table) -> list[str]:
    """Let greedy plan for every seat, and return the answers of seat 0."""
    given = []
    while t.view()["step"] == "plan":
        word = answer(t)
        if t.position.asked == 0:
            given.append(word)
        t.play(word)
    return given


def travel(t: Table) -> None:
    """Let greedy make the whole journey of seat 0."""
    while t.position.asked == 0 and t.view()["step"] == "travel":
        t.play(answer(t))


def test_it_takes_the_counter_that_fits_its_hand() -> None:
    hands = ["unicorn unicorn unicorn unicorn", "raft"]
    t = table(step="take", hands=hands, display="giant_pig giant_pig unicorn elfcycle troll_wagon")
    assert answer(t) == "take-unicorn"


def test_it_takes_a_face_down_counter_when_no_open_one_helps() -> None:
    hands = ["dragon dragon", "raft"]
    t = table(step="take", hands=hands, display="giant_pig giant_pig giant_pig giant_pig giant_pig")
    assert answer(t) == "take-face-down"


def test_it_lays_its_counters_along_one_tour_that_it_then_travels() -> None:
    t = table(step="plan", hands=["elfcycle elfcycle giant_pig", "raft"], counters=["elfcycle elfcycle giant_pig"])
    laid = plan(t)
    assert sorted(word for word in laid if word.startswith("lay-")) == ["lay-elfcycle", "lay-elfcycle", "lay-giant_pig"]
    travel(t)
    assert t.pieces(0) == 3


def test_it_uses_the_counters_of_others_and_keeps_its_own() -> None:
    roads = "elvenhold-lapphalya dragon, feodor-lapphalya unicorn, albaran-feodor dragon"
    t = table(roads, step="plan", hands=["dragon dragon unicorn", "raft"], counters=["troll_wagon"], no_obstacle=[0, 1])
    assert answer(t) == "pass"
    plan(t)
    travel(t)
    assert (t.boot(0), t.pieces(0)) == ("albaran", 3)


def test_it_blocks_a_road_of_the_leader_that_it_does_not_need_itself() -> None:
    roads = "elvenhold-lapphalya dragon, jaccaranda-throtmanni dragon, jaccaranda-wylhien magic_cloud"
    t = table(
        roads,
        step="plan",
        hands=["dragon", "raft", "raft"],
        boots=["elvenhold", "throtmanni", "elvenhold"],
        collected=["", "virst ixara beata", "beata"],
        seats=3,
        round_number=4,
    )
    assert answer(t) == "obstacle"
    assert answer(t.play("obstacle")) == "road-jaccaranda-throtmanni"


def test_it_saves_its_obstacle_while_nobody_leads() -> None:
    t = table("elvenhold-lapphalya dragon", step="plan", hands=["raft", "raft"], round_number=2)
    assert answer(t) == "pass"


def test_in_the_last_round_it_goes_to_its_town_card() -> None:
    roads = "elvenhold-lapphalya dragon, lapphalya-virst dragon"
    everywhere = "all but virst tichih rivinia"
    hands = ["raft raft", "raft"]
    t = table(roads, hands=hands, collected=[everywhere], targets=["virst", "beata"], round_number=4)
    travel(t)
    assert t.boot(0) == "virst"
    t = table(roads, hands=hands, collected=[everywhere], targets=["virst", "beata"], round_number=3)
    travel(t)
    assert t.boot(0) == "tichih"


def test_a_caravan_gets_the_cards_that_the_journey_does_not_need() -> None:
    roads = "elvenhold-lapphalya dragon, feodor-lapphalya unicorn"
    t = table(roads, hands=["unicorn raft giant_pig giant_pig", "raft"], collected=["tichih rivinia beata", ""])
    travel(t)
    assert (t.boot(0), t.pieces(0), t.hand(0)) == ("feodor", 5, "")


def test_it_keeps_good_cards_and_the_counter_that_goes_with_them() -> None:
    hands = ["troll_wagon troll_wagon dragon dragon dragon magic_cloud", "raft"]
    t = table(hands=hands, counters=["giant_pig dragon", "unicorn"])
    travel(t)
    assert t.hand(0) == "magic_cloud dragon dragon dragon"
    t.play("stop keep-none")
    assert answer(t) == "keep-dragon"


@pytest.mark.parametrize("options", [{}, {"towns": "yes"}, {"caravan": "lacking"}, {"cards": "on-top"}])
def test_it_does_not_look_at_hidden_cards(options: dict[str, str]) -> None:
    chance = chance_of("honesty", "elfenland", 1)
    player = make_bot("greedy", TITLE, 1)
    position = TITLE.start(2, {**options, "rounds": "3"}, "honest")
    while position.awaits():
        seat = position.awaits()[0]
        move = player.answer(Seen(TITLE, position, seat))
        assert player.answer(Seen(TITLE, position.redeal(seat, chance), seat)) == move
        position.play(seat, move)


@pytest.mark.parametrize("options", [{"board": "half"}, {"obstacles": "no", "display": "renewed"}])
def test_it_plays_other_tables_to_their_end(options: dict[str, str]) -> None:
    assert simulate(TITLE, 1, 2, ["greedy"], options, "other").games == 1
