"""What Elfenland's levels know: which places are good to go on from, what a look ahead counts, who answers what."""

import pytest

from elderwood.bots import Budget, Seen, bot_names, make_bot
from elderwood.bots.elfenland.company import FORESIGHT
from elderwood.bots.elfenland.foresight import Foresight, Walks, foresight, spanning
from elderwood.bots.elfenland.greedy import PLAIN, GreedyElfenland, Habits
from elderwood.bots.elfenland.sense import ElfenlandSense, prospect
from elderwood.bots.levels import Manner
from elderwood.bots.thinker import Thinker
from elderwood.games.elfenland.map import NUMBER as TOWN
from elderwood.games.elfenland.map import town_mask
from elderwood.games.elfenland.settings import WHOLE
from tests.games.elfenland.table import TITLE, Table, table

DISTANCE = WHOLE.distance


def towns(words: str) -> int:
    """Return a set of towns."""
    return town_mask([TOWN[word] for word in words.split()])


def walks(start: str, missing: str) -> list[int]:
    """Return how many missing towns walks of 0, 1, 2 ... steps can meet."""
    return Walks(DISTANCE).count(TOWN[start], towns(missing))


def test_a_walk_meets_more_towns_the_longer_it_is() -> None:
    assert walks("elvenhold", "beata strykhaven virst ixara")[:6] == [0, 1, 2, 3, 4, 4]
    assert walks("elvenhold", "usselen")[:7] == [0, 0, 0, 0, 0, 1, 1]
    assert walks("elvenhold", "") == [0] * 9


def test_a_walk_may_pass_by_the_nearest_town() -> None:
    """Rivinia is as near as Albaran, but from there two more are on the way."""
    assert walks("feodor", "rivinia albaran parundia wylhien")[1:4] == [1, 2, 3]


def test_a_tree_joins_what_is_missing() -> None:
    assert spanning(DISTANCE, TOWN["elvenhold"], 0) == 0
    assert spanning(DISTANCE, TOWN["elvenhold"], towns("beata strykhaven")) == 2
    to_the_west = DISTANCE[TOWN["ixara"]][TOWN["usselen"]]
    assert spanning(DISTANCE, TOWN["elvenhold"], towns("strykhaven virst ixara usselen")) == 3 + to_the_west


@pytest.mark.parametrize("left", [1, 2])
def test_scattered_towns_are_worth_less_than_as_many_close_together(left: int) -> None:
    sight = Foresight(WHOLE, left)
    together, scattered = towns("beata strykhaven virst ixara"), towns("beata usselen jaccaranda mahdavikia")
    for see in (sight.glance, sight.look):
        assert see(TOWN["elvenhold"], together) > see(TOWN["elvenhold"], scattered) + 0.5


def test_nothing_is_foreseen_after_the_last_round() -> None:
    sight = Foresight(WHOLE, 0)
    assert sight.look(TOWN["elvenhold"], towns("beata")) == sight.glance(TOWN["elvenhold"], towns("beata")) == 0


def test_what_was_foreseen_is_remembered() -> None:
    assert foresight(WHOLE, 2) is foresight(WHOLE, 2)
    sight = Foresight(WHOLE, 2)
    places = [(TOWN["feodor"], towns("beata")), (TOWN["virst"], towns("beata")), (TOWN["feodor"], towns("yttar beata"))]
    first = [(sight.look(*place), sight.glance(*place)) for place in places]
    assert [(sight.look(*place), sight.glance(*place)) for place in places] == first
    assert len(set(first)) == 3


def answer(t: Table, bot: GreedyElfenland) -> str:
    """Return a bot's answer in notation."""
    return TITLE.word(bot.answer(Seen(TITLE, t.position, t.position.asked)))


def test_who_foresees_ends_the_journey_where_the_next_one_can_begin() -> None:
    """Either road brings one town: Ergeren leads on to nothing, Beata to three that are missing."""
    everything_but = "all but beata ergeren strykhaven virst ixara"
    roads = "beata-elvenhold dragon, elvenhold-ergeren elfcycle"
    t = table(roads, hands=["dragon elfcycle", "raft"], collected=[everything_but, ""], round_number=3)
    foreseeing = GreedyElfenland(FORESIGHT)
    while t.position.asked == 0 and t.view()["step"] == "travel":
        t.play(answer(t, foreseeing))
    assert t.boot(0) == "beata"


def test_an_expected_journey_counts_and_one_that_is_over_does_not() -> None:
    """In the last round: a counter that lies, one that could be laid, and none after the journey."""
    t = table("beata-elvenhold dragon", hands=["dragon", "dragon"], round_number=4)
    assert prospect(t.position, 0) == pytest.approx(1, abs=0.1)
    t.play("stop")
    assert prospect(t.position, 0) == 0
    assert prospect(t.position, 1) == pytest.approx(1, abs=0.1)
    t = table(step="plan", hands=["dragon", "raft"], counters=["dragon", ""], round_number=4)
    assert prospect(t.position, 0) == pytest.approx(1, abs=0.1)
    assert prospect(t.position, 1) == pytest.approx(1, abs=0.1)  # by river


def test_counters_that_are_still_to_be_taken_are_hoped_for() -> None:
    t = table(step="take", hands=["dragon dragon dragon", "unicorn"], round_number=4)
    assert 1 < prospect(t.position, 0) < 3


def test_only_counters_and_obstacles_are_thought_about() -> None:
    sense = ElfenlandSense()
    roads = "beata-elvenhold dragon"
    searched = [
        table(step="take", hands=["dragon", "raft"]),
        table(roads, step="plan", hands=["dragon", "raft"], counters=["dragon unicorn", ""]),
        table(roads, step="plan", hands=["dragon", "raft"]).play("obstacle"),
    ]
    assert not any(sense.settled(t.position, 0) for t in searched)
    settled = [table(roads, hands=["dragon raft raft", "raft"]), searched[1].play("lay-dragon")]
    assert all(sense.settled(t.position, 0) for t in settled)


def test_what_lies_open_is_part_of_what_all_see() -> None:
    sense = ElfenlandSense()
    t = table("beata-elvenhold dragon", step="plan", hands=["dragon", "raft"], counters=["dragon unicorn", ""])
    keys = {sense.key(t.position, 1)}
    for word in ("lay-unicorn", "road-elvenhold-ergeren"):
        t.play(word)
        keys.add(sense.key(t.position, 1))
    assert len(keys) == 3


def test_a_level_without_a_budget_answers_as_its_plain_player() -> None:
    t = table(step="take", hands=["unicorn unicorn unicorn unicorn", "raft"])
    seen = Seen(TITLE, t.position, 0)
    thinker = make_bot("level-5", TITLE, 1)
    assert isinstance(thinker, Thinker)
    assert thinker.think(seen).iterations == 0
    assert thinker.answer(seen) == GreedyElfenland(FORESIGHT).answer(seen)
    assert thinker.think(seen, Budget(iterations=10)).iterations == 0
    strongest = make_bot("level-6", TITLE, 1)
    assert isinstance(strongest, Thinker)
    assert strongest.think(seen, Budget(iterations=10)).iterations >= 10


def test_a_search_blocks_the_only_road_of_a_rival() -> None:
    """Whatever three cards the rival holds, they take it out of Kihromah, unless that costs four."""
    t = table(
        "dagamura-kihromah giant_pig, elvenhold-lapphalya dragon",
        step="plan",
        hands=["raft", "raft raft raft"],
        boots=["elvenhold", "kihromah"],
        collected=["tichih rivinia beata", "tichih rivinia kihromah"],
        round_number=4,
    )
    manner = Manner(Budget(iterations=60), tree=False, horizon=4)
    thinker = Thinker(ElfenlandSense(), GreedyElfenland(FORESIGHT), manner, 1)
    for word in ("obstacle", "road-dagamura-kihromah"):
        assert TITLE.word(thinker.answer(Seen(TITLE, t.position, 0))) == word
        t.play(word)


def test_who_thinks_of_few_cards_sees_no_longer_tour() -> None:
    roads = "elvenhold-lapphalya dragon, lapphalya-virst dragon"
    t = table(roads, hands=["dragon dragon", "raft"], round_number=4)
    planned = [Habits(wide=4, depth=depth).plan(t.position).towns.bit_count() for depth in (1, 2)]
    assert planned == [1, 2]


def test_levels_are_found_from_the_strongest_down() -> None:
    names = bot_names(TITLE)
    assert names == ["greedy", "patient", *[f"level-{number}" for number in range(6, 0, -1)], "random"]


def test_every_level_has_the_habits_of_its_own_plain_player() -> None:
    habits = []
    for level in range(1, 7):
        player = make_bot(f"level-{level}", TITLE, 1)
        assert isinstance(player, Thinker)
        assert isinstance(player.plain, GreedyElfenland)
        habits.append(player.plain.habits)
    assert [one.foresees for one in habits] == [False, False, False, True, True, True]
    assert [one.wide for one in habits] == [1, 1, PLAIN.wide, 3, 6, 24]
    assert habits[0].depth < habits[1].depth
