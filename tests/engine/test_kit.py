"""The kit over the toy and over every title, with every set of options."""

import pytest

from elderwood.bots.player import Seen
from elderwood.bots.registry import bot_names, make_bot
from elderwood.engine.chance import Dice
from elderwood.engine.testkit.coverage import can_meet, possible_pairs, settings_of, with_house_rules
from elderwood.engine.testkit.playing import play_match
from elderwood.engine.testkit.torture import Report, torture
from elderwood.engine.title import Title
from elderwood.games import TITLES
from tests.toy.title import Toy


def test_the_toy_survives_every_check_at_every_decision() -> None:
    report = torture(Toy(), 36, seed=1, every=1)
    assert (report.matches, report.sets_covered, report.sets) == (36, 18, 18)
    assert report.pairs_covered == report.pairs
    assert report.endings == {"count": 36}


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_title_survives_with_every_set_of_options(title: Title) -> None:
    report = torture(title, len(settings_of(title, 1)), seed=1, every=100)
    assert report.sets_covered == report.sets
    assert report.pairs_covered >= 0.9 * report.pairs


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_title_survives_every_check_at_every_decision(title: Title) -> None:
    assert torture(title, 2, seed=2, every=1).matches == 2


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_title_survives_when_played_better_than_at_random(title: Title) -> None:
    """Random play seldom gets far: the best bot leads to what comes late in a match."""
    bot = make_bot(bot_names(title)[0], title, 1)
    moves = 0
    for number, setting in enumerate(settings_of(title, 5)[:12], 1):
        played = play_match(
            title,
            setting.seats,
            setting.options,
            f"well-{number}",
            number,
            every=25,
            choose=lambda position, seat: bot.answer(Seen(title, position, seat)),
        )
        moves += played.moves
    assert moves > 12 * 20


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
