"""Reasons on small positions: what speaks for a move is what the rules make of it."""

import re
from pathlib import Path

import pytest

import elderwood.bots
from elderwood.bots import Seen
from elderwood.bots.advice import DEALS
from elderwood.bots.registry import company
from elderwood.engine.chance import chance_of, quick_chance
from elderwood.engine.position import Position
from elderwood.engine.title import Title
from elderwood.engine.words import Reason
from elderwood.games import TITLES, find_title
from elderwood.texts import LANGUAGES, Speaker
from tests.games.elfenland.table import table as elfenland
from tests.games.rage.table import battle
from tests.games.rage.table import table as rage
from tests.games.sylvion.table import table as sylvion
from tests.games.wizards.table import table as wizards
from tests.texts.spoken import whole


def reason_for(title: Title, position: Position, seat: int, move: int) -> Reason | None:
    """Return what speaks for a move, from deals that the seat imagines."""
    known = company(title.name)
    assert known is not None
    assert known.reasons is not None
    chance = quick_chance(5)
    seen = Seen(title, position, seat)
    return known.reasons.why([seen.imagine(chance) for _ in range(DEALS)], seat, move)


def why(name: str, position: Position, word: str) -> str:
    """Return a reason as its key without what all have, and its values; "" where there is none."""
    title = find_title(name)
    seat, move = position.awaits()[0], title.move(word)
    assert move in position.moves(seat), [title.word(one) for one in position.moves(seat)]
    reason = reason_for(title, position, seat, move)
    if reason is None:
        return ""
    values = [f"{value}" for value in reason.values.values()]
    return " ".join([reason.key.removeprefix(f"{name}-reason-"), *values])


# Sylvion


def test_a_fountain_saves_the_edges_that_the_march_would_burn() -> None:
    t = sylvion("b2 elemental_3", hand="fountain_4 tree_1 tree_1 tree_1")
    assert why("sylvion", t.position, "play-fountain_4") == "spares 3 2"
    assert why("sylvion", t.play("play-fountain_4").position, "a2") == "spares 3 2"


def test_what_averts_the_defeat_is_said_first() -> None:
    t = sylvion("a2 elemental_3", hand="elephant tree_1", bloom=2)
    assert why("sylvion", t.position, "play-elephant") == "averts 1"


def test_an_elephant_stops_an_elemental_that_burns_nothing_soon() -> None:
    t = sylvion("d2 elemental_0", hand="elephant tree_1")
    assert why("sylvion", t.position, "play-elephant") == "removes 1"


def test_a_step_is_ended_because_nothing_comes_or_nothing_helps() -> None:
    calm = sylvion("d2 elemental_1", hand="tree_1 tree_2")
    assert why("sylvion", calm.position, "done") == "calm 2"
    useless = sylvion("a2 elemental_3", hand="squirrels")
    assert why("sylvion", useless.position, "done") == "no-gain"


def test_trees_stags_doves_and_owls_have_their_own_reasons() -> None:
    def of(card: str) -> str:
        t = sylvion(
            hand=f"{card} fish fish fish",
            bloom=6,
            deck="owl owl owl owl",
            piles="simoon simoon simoon simoon blaze blaze blaze blaze",
        )
        return why("sylvion", t.position, f"play-{card}")

    assert of("tree_3") == "tree 3"
    assert of("stag") == "blooms 2"
    assert of("doves") == "shorter 1"
    assert of("owl") == "draws 1"
    assert of("fountain_2") == "wall 2"


def test_a_card_is_paid_that_is_missed_least() -> None:
    t = sylvion(hand="fountain_2 stag squirrels").play("play-fountain_2 a1")
    assert why("sylvion", t.position, "pay-squirrels") == "least-useful squirrels 1"
    assert why("sylvion", t.position, "pay-stag") == ""


def test_two_cards_that_are_missed_least_do_not_deny_each_other() -> None:
    t = sylvion(hand="fountain_2 fountain_1 tree_3 stag").play("play-fountain_2 a1")
    assert why("sylvion", t.position, "pay-fountain_1") == "least-useful fountain_1 2"
    assert why("sylvion", t.position, "pay-tree_3") == "least-useful tree_3 2"
    said = Speaker("en").say("sylvion-reason-least-useful", {"card": "tree_3", "count": 2})
    assert said == "One of the cards that are missed least: Tree 3."


# Elfenland


def test_a_counter_is_taken_for_a_road_or_for_cards_in_hand() -> None:
    hands = ["unicorn unicorn unicorn unicorn", "raft"]
    t = elfenland(step="take", hands=hands, display="giant_pig giant_pig unicorn elfcycle troll_wagon")
    assert why("elfenland", t.position, "take-unicorn").startswith("needs ")
    poor = elfenland(step="take", hands=["dragon dragon", "raft"], display="giant_pig " * 5)
    assert why("elfenland", poor.position, "take-face-down") == "face-down"


def test_a_plan_says_where_a_counter_is_needed_and_when_it_is_complete() -> None:
    t = elfenland(step="plan", hands=["elfcycle", "raft"], counters=["elfcycle"], no_obstacle=[0, 1])
    assert re.fullmatch(r"needs 1 road:.*", why("elfenland", t.position, "lay-elfcycle"))
    assert why("elfenland", t.position, "pass") == ""
    roads = "elvenhold-lapphalya dragon, feodor-lapphalya unicorn, albaran-feodor dragon"
    done = elfenland(roads, step="plan", hands=["dragon dragon unicorn", "raft"], counters=["troll_wagon"])
    assert why("elfenland", done.position, "pass") == "complete 3"


def test_a_journey_counts_the_new_towns_on_its_way() -> None:
    roads = "feodor-lapphalya dragon, lapphalya-virst elfcycle"
    t = elfenland(roads, boots=["feodor"], hands=["dragon dragon elfcycle"])
    assert why("elfenland", t.position, "road-feodor-lapphalya").startswith("towns 2 town:lapphalya")
    assert why("elfenland", t.position, "stop") == ""
    seen = elfenland(roads, boots=["feodor"], hands=["dragon dragon"], collected=["lapphalya"])
    assert why("elfenland", seen.position, "stop") == "stop 2"


# Woodland Wizards


def test_a_contender_says_how_far_it_comes_and_what_it_counts() -> None:
    t = wizards("summon", hands=["leaf_wolf jackalope", "longneck"])
    assert re.fullmatch(r"contender \d+ \d+", why("wizards", t.position, "summon-leaf_wolf"))


def test_a_boost_takes_the_lead_or_adds_to_it() -> None:
    t = wizards("boost", hands=["leaf_wolf", "longneck"], areas=["jackalope", "creepy_crow"])
    lead = why("wizards", t.position, "boost-leaf_wolf")
    assert lead.startswith("takes-lead")
    total, best = [int(number) for number in lead.split()[1:]]
    assert total > best
    ahead = wizards("boost", hands=["leaf_wolf", "longneck"], areas=["creepy_crow", "jackalope"])
    assert why("wizards", ahead.position, "boost-leaf_wolf").startswith("boosts")


def test_a_pass_says_that_the_contest_is_decided_or_what_it_saves() -> None:
    winning = wizards("boost", ["creepy_crow", "longneck"], ["leaf_wolf", "jackalope"], passed=[1])
    assert why("wizards", winning.position, "pass").startswith("won ")
    hopeless = wizards("boost", ["creepy_crow", ""], ["jackalope", "leaf_wolf leaf_owl"], passed=[1], slot=3)
    assert why("wizards", hopeless.position, "pass").startswith("lost ")
    open_end = wizards("boost", ["creepy_crow", "longneck"], ["leaf_wolf", "jackalope"])
    assert why("wizards", open_end.position, "pass") == "saves 1"
    last = wizards("boost", ["creepy_crow", "longneck"], ["leaf_wolf", "jackalope"], round_number=4)
    assert why("wizards", last.position, "pass") == ""


def test_a_spell_is_for_the_search() -> None:
    t = wizards("search", hands=["leaf_wolf leaf_owl", "longneck"], deck="creepy_crow")
    assert why("wizards", t.position, "play-leaf_owl") == "spell leaf_owl"
    assert why("wizards", t.position, "play-leaf_wolf") == ""


# Rage of the Elves


def test_an_attack_says_how_often_it_succeeds_and_what_is_won() -> None:
    t = rage(["stagrider taliel miraina", ""], owners={"A2": 0, "B2": 0}, goals=["four-towers"], lands=[3])
    assert re.fullmatch(r"tower [1-8] 8 4", why("rage", t.position, "capture-B3"))


def test_an_action_says_that_it_turns_the_battle() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", hands=["", "blizzardlord"], reserve="d", lands=[1, 3])
    while not t.told("dies"):
        t.play("pass")
    kind, won, tries, before = why("rage", t.position, "act-blizzardlord").split()
    assert (kind, tries) == ("turns", "8")
    assert int(won) > int(before)


def test_the_weakest_card_is_discarded() -> None:
    t = rage(["stagrider taliel miraina xaranta sniper"], round_number=2, decks=["dryad dryad"])
    assert why("rage", t.position, "discard-dryad") == "weakest dryad 1"
    assert why("rage", t.position, "discard-taliel") == ""


def test_a_tower_is_built_at_once() -> None:
    t = rage(["stagrider taliel miraina"], artifacts=["rune_of_the_builder"], owners={"A2": 0})
    assert why("rage", t.position, "use-rune_of_the_builder") == "builds"


# All titles


def written(name: str) -> set[str]:
    """Return the keys that the source of a title's reasons names."""
    folder = Path(elderwood.bots.__file__).parent
    text = folder.joinpath(name, "reasons.py").read_text(encoding="utf-8")
    found = set(re.findall(rf'"({name}-reason-[a-z-]+[a-z])"', text))
    return found | ({f"rage-reason-{what}" for what in ("castle", "tower", "land")} if name == "rage" else set())


def said_in(title: Title, seats: int) -> tuple[dict[str, Reason], int, int]:
    """Return the reasons told in a match of plain players, how many answers had one, and how many were asked for."""
    known = company(title.name)
    assert known is not None
    assert known.reasons is not None
    player = known.greedy()
    position = title.start(seats, {}, "reasons")
    poison = chance_of("poison", "reasons", 1)
    said: dict[str, Reason] = {}
    told = asked = 0
    while awaited := position.awaits():
        seat = awaited[0]
        seen = Seen(title, position, seat)
        move = player.answer(seen)
        if len(seen.moves) > 1:
            reason = reason_for(title, position, seat, move)
            if asked % 5 == 0:
                assert reason_for(title, position.redeal(seat, poison), seat, move) == reason
            asked += 1
            if reason is not None:
                told += 1
                said[reason.key] = reason
        position.play(seat, move)
    return said, told, asked


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_most_good_moves_have_a_reason_that_is_a_sentence_and_tells_no_secret(title: Title) -> None:
    """What is hidden is dealt anew for every fifth answer: the reason must be the same."""
    said, told, asked = said_in(title, title.fewest)
    assert told >= asked // 3
    for lang in LANGUAGES:
        speaker = Speaker(lang, strict=True)
        assert [key for key, reason in said.items() if not whole(key, speaker.reason(reason))] == []


@pytest.mark.parametrize("name", [title.name for title in TITLES])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_words(name: str, lang: str) -> None:
    speaker = Speaker(lang)
    assert written(name)
    assert [key for key in written(name) if speaker.say(key) == key] == []


def test_every_title_has_reasons_for_its_players() -> None:
    for title in TITLES:
        found = company(title.name)
        assert found is not None
        assert found.reasons is not None, title.name
