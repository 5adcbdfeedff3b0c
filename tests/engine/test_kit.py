"""The kit over the toy and over every title, with every set of options."""

import pytest

from elderwood.arena.company import mixed_company
from elderwood.engine.chance import Dice
from elderwood.engine.compiled import is_compiled
from elderwood.engine.testkit.coverage import can_meet, possible_pairs, settings_of, with_house_rules
from elderwood.engine.testkit.minds import Centred, Curious, stubborn_minds
from elderwood.engine.testkit.torture import Report, torture
from elderwood.engine.testkit.trial import ActionSpace
from elderwood.engine.title import Title
from elderwood.games import TITLES, find_title
from tests.toy.title import Toy


def share_of(matches: int) -> int:
    """Return how many matches are played here: the plain rules, ten times slower, are tried with some of them."""
    return matches if is_compiled() else max(2, matches // 12)


def test_the_toy_survives_every_check_at_every_decision() -> None:
    report = torture(Toy(), 36, seed=1, every=1)
    assert (report.matches, report.sets_covered, report.sets) == (36, 18, 18)
    assert report.pairs_covered == report.pairs
    assert report.endings == {"count": 36}


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_title_survives_with_every_set_of_options(title: Title) -> None:
    # House rulings are drawn for each match: few sets of options alone would not bring them all together.
    whole = max(40, len(settings_of(title, 1)))
    report = torture(title, share_of(whole), seed=1, every=100)
    assert report.matches == share_of(whole)
    if is_compiled():
        assert report.sets_covered == report.sets
        assert report.pairs_covered >= 0.9 * report.pairs


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_title_survives_every_check_at_many_decisions(title: Title) -> None:
    every = 3 if is_compiled() else 10
    assert torture(title, 1, seed=2, every=every).matches == 1


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_title_survives_bots_and_single_minded_players(title: Title) -> None:
    """Random play seldom gets far: bots lead to what comes late in a match, the stubborn to what nobody would do."""
    matches = share_of(6)
    report = torture(title, matches, seed=5, every=50, company=mixed_company)
    assert report.matches == matches
    assert report.moves > matches * 20


def test_all_kinds_of_minds_come_to_the_table() -> None:
    toy = Toy()
    space = ActionSpace(toy)
    seen = {type(mind).__name__ for number in range(240) for mind in mixed_company(toy, space, 3, number)}
    kinds = {type(mind).__name__ for mind in stubborn_minds(toy, space, Dice(1))}
    assert len(kinds) == 6
    assert seen == kinds | {"BotMind", "NoneType"}


def test_a_single_minded_player_gets_its_way() -> None:
    title = find_title("sylvion")
    space = ActionSpace(title)
    position = title.start(1, {"game": "intro"}, "oak")
    while "done" not in [title.word(move) for move in position.moves(0)] or len(position.moves(0)) < 3:
        position.play(0, position.moves(0)[-1])
    moves = position.moves(0)
    wanted: dict[str, list[int]] = {type(mind).__name__: [] for mind in stubborn_minds(title, space, Dice(1))}
    for mind in stubborn_minds(title, space, Dice(1)):
        wanted[type(mind).__name__].append(mind(position, 0))
    assert wanted["First"] == [moves[0]]
    assert wanted["Last"] == [moves[-1]]
    shy, bold = wanted["Shy"]
    assert title.word(shy) == "done"
    assert title.word(bold) != "done"
    curious = Curious(Dice(1))
    assert curious(position, 0) in moves
    curious.offered[moves[0]] -= 5
    assert curious(position, 0) == moves[0]


def test_the_centre_is_in_the_middle_of_the_board() -> None:
    for name, centre in (("sylvion", {"b2", "b3", "c2", "c3"}), ("rage", {"capture-D4", "capture-D5"})):
        title = find_title(name)
        mind = Centred(Dice(1), ActionSpace(title))
        best = {title.word(move) for move, worth in enumerate(mind.worth) if worth == max(mind.worth)}
        assert centre <= best


def summary(report: Report) -> tuple[int, int, dict[str, int], int]:
    return report.matches, report.moves, report.endings, report.pairs_covered


def test_the_same_seed_plays_the_same_matches_in_any_number_of_processes() -> None:
    told: list[tuple[int, int]] = []
    alone = torture(Toy(), 60, seed=3, every=50, progress=lambda done, total: told.append((done, total)))
    shared = torture(Toy(), 60, seed=3, jobs=2, every=50)
    assert summary(alone) == summary(shared)
    assert told == [(50, 60), (60, 60)]
    assert summary(torture(Toy(), 60, seed=4, every=50)) != summary(alone)


def test_checking_more_does_not_change_the_matches() -> None:
    assert summary(torture(Toy(), 5, seed=6, every=2)) == summary(torture(Toy(), 5, seed=6, every=100))


def test_pairs_that_can_meet_are_those_of_every_possible_setting() -> None:
    toy = Toy()
    met = set()
    for turn in range(40):
        for setting in settings_of(toy, turn):
            met |= with_house_rules(toy, setting, Dice(turn)).pairs()
    assert met == possible_pairs(toy)


def test_values_whose_needs_contradict_each_other_never_meet() -> None:
    toy = Toy()
    assert can_meet(toy.options, {"2"}, [("long", "yes"), ("rounds", "3")])
    assert not can_meet(toy.options, {"2"}, [("long", "yes"), ("rounds", "2")])


def test_a_report_reads_as_a_sentence() -> None:
    text = str(torture(Toy(), 2, seed=1, every=100))
    assert text.startswith("toy, seed 1: 2 matches, ")
    assert "2 of 18 option sets" in text
