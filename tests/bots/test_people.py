"""The people of the forest: everybody is somebody, in every language, and a temper shows in what is played."""

import pytest

from elderwood.bots import make_bot, seen_in
from elderwood.bots.levels import Manner
from elderwood.bots.people import BOLD, CAREFUL, PEOPLE, PLANNER, SPITEFUL, level_called, level_of, person_of
from elderwood.bots.player import Budget
from elderwood.bots.registry import company
from elderwood.bots.sense import Sense
from elderwood.bots.temper import Tempered, felt
from elderwood.bots.thinker import Thinker
from elderwood.engine.errors import UnknownNameError
from elderwood.engine.match import Match
from elderwood.engine.position import Position
from elderwood.engine.title import Title
from elderwood.games import TITLES, find_title
from elderwood.server.folk import BOTS, CREATURES
from elderwood.texts import LANGUAGES, Speaker
from tests.toy.title import Toy


def test_everybody_plays_one_level_of_one_title_and_has_a_portrait() -> None:
    names = [person.name for people in PEOPLE.values() for person in people]
    assert sorted(names) == sorted(BOTS)
    for people in PEOPLE.values():
        assert len({BOTS.index(person.name) % CREATURES for person in people}) == len(people)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_level_is_somebody_with_a_sentence_in_every_language(title: Title) -> None:
    known = company(title.name)
    assert known is not None
    for level in known.levels:
        person = person_of(title.name, level.name)
        assert person is not None
        assert level_called(title.name, person.name.lower()) == level.name
        told = {Speaker(language).say(f"{title.name}-person-{person.name.lower()}") for language in LANGUAGES}
        assert len(told) == len(LANGUAGES)
    if title.about.cooperative:
        assert not any(person.temper == SPITEFUL for person in PEOPLE[title.name])


def test_a_bot_is_found_by_a_name_as_well() -> None:
    title = find_title("wizards")
    silka, third = make_bot("Silka", title, 1), make_bot("level-3", title, 1)
    assert isinstance(silka, Thinker)
    assert isinstance(third, Thinker)
    assert silka.manner is third.manner
    assert silka.temper == third.temper == SPITEFUL
    with pytest.raises(UnknownNameError):
        make_bot("garo", title, 1)  # plays another title
    assert (level_of("level-12"), level_of("greedy"), level_of("level-"), level_of("level-x")) == (12, 0, 0, 0)


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_the_strongest_looks_as_far_ahead_as_the_next_one_down(title: Title) -> None:
    """Planners look further than their level says."""
    strongest, next_down = make_bot("level-6", title, 1), make_bot("level-5", title, 1)
    assert isinstance(strongest, Thinker)
    assert isinstance(next_down, Thinker)
    assert strongest.horizon >= next_down.horizon


@pytest.mark.parametrize("temper", [BOLD, CAREFUL, SPITEFUL, PLANNER, ""])
def test_to_win_is_all_and_to_lose_is_nothing_for_everybody(temper: str) -> None:
    assert felt(temper, [1.0, 0.0, 0.0], 0) == 1
    assert felt(temper, [0.0, 1.0, 0.0], 0) == 0
    assert felt(temper, [0.6, 0.4], 0) > felt(temper, [0.5, 0.5], 0)


def utility(temper: str, outcomes: list[list[float]]) -> float:
    return sum(felt(temper, chances, 0) for chances in outcomes) / len(outcomes)


def test_the_bold_gamble_and_the_careful_do_not() -> None:
    gamble, sure = [[1.0, 0.0], [0.0, 1.0]], [[0.5, 0.5]]
    assert utility(BOLD, gamble) > utility(BOLD, sure)
    assert utility(CAREFUL, gamble) < utility(CAREFUL, sure)
    assert utility("", gamble) == utility("", sure)


def test_the_spiteful_would_rather_see_the_leader_fall() -> None:
    better_for_me, worse_for_the_leader = [[0.30, 0.65, 0.05]], [[0.28, 0.40, 0.32]]
    assert utility(SPITEFUL, worse_for_the_leader) > utility(SPITEFUL, better_for_me)
    assert utility("", worse_for_the_leader) < utility("", better_for_me)


def test_a_temper_changes_the_own_chances_alone() -> None:
    class Even(Sense):
        def chances(self, position: Position) -> list[float]:
            return [0.5, 0.3, 0.2]

        def clock(self, position: Position) -> int:
            return 7

    position = Match(Toy(), 3, {}, "oak").position
    bold = Tempered(Even(), BOLD, 1)
    assert bold.chances(position) == [0.5, pytest.approx(felt(BOLD, [0.5, 0.3, 0.2], 1)), 0.2]
    assert bold.clock(position) == 7


def test_a_planner_looks_one_joint_further() -> None:
    """The same search, further ahead: as if its manner said so."""
    title = find_title("wizards")
    known = company("wizards")
    assert known is not None
    assert known.sense is not None
    near, far = (Manner(Budget(iterations=60), tree=True, horizon=horizon) for horizon in (1, 2))
    match = Match(title, 2, {}, "oak")
    seen = seen_in(match, match.position.awaits()[0])
    thoughts = [
        repr(Thinker(known.sense, known.greedy(), manner, 5, temper).think(seen).moves)
        for manner, temper in ((near, PLANNER), (far, ""), (near, ""))
    ]
    assert thoughts[0] == thoughts[1] != thoughts[2]
