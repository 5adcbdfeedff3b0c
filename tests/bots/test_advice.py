"""Advice: the best moves first, chances only where they were weighed, and nothing from what the seat cannot know."""

import pytest

from elderwood.bots import Budget, Seen
from elderwood.bots.advice import MOST, UNKNOWN, Advised, advise, best_of, told_chance
from elderwood.bots.candour import Candour
from elderwood.bots.levels import Company
from elderwood.bots.registry import company
from elderwood.bots.search.thought import Thought, Weighed
from elderwood.engine.chance import chance_of
from elderwood.engine.title import Title
from elderwood.engine.words import Reason
from elderwood.games import TITLES, find_title
from tests.games.wizards.table import TITLE as WIZARDS
from tests.games.wizards.table import table

SHORT = Budget(iterations=40)


def known(title: Title) -> Company:
    found = company(title.name)
    assert found is not None
    return found


def test_the_winning_boost_comes_first_with_its_chance() -> None:
    t = table("boost", ["leaf_wolf", ""], ["jackalope", "creepy_crow"], passed=[1], round_number=4)
    told = advise(Seen(WIZARDS, t.position, 0), known(WIZARDS), Budget(iterations=400), 1)
    assert WIZARDS.word(told[0].move) == "boost-leaf_wolf"
    assert told[0].chance > 50
    assert told[0].reason is not None
    assert len(told) <= MOST


def test_a_title_that_nobody_searches_gets_the_plain_player_and_no_chance() -> None:
    full = known(WIZARDS)
    plain = Company(full.greedy, reasons=full.reasons)
    seen = Seen(WIZARDS, table("boost", ["leaf_wolf", "longneck"], ["jackalope", "creepy_crow"]).position, 0)
    told = advise(seen, plain, SHORT, 1)
    assert [(one.move, one.chance) for one in told] == [(full.greedy().answer(seen), UNKNOWN)]


def test_a_question_left_to_the_plain_player_has_no_chance() -> None:
    """Sylvion's draft is not searched: half a chance would be a lie."""
    title = find_title("sylvion")
    told = advise(Seen(title, title.start(1, {}, "draft"), 0), known(title), SHORT, 1)
    assert [one.chance for one in told] == [UNKNOWN]


def test_the_only_answer_is_called_so() -> None:
    title = find_title("wizards")
    t = table("boost", ["leaf_wolf", ""], ["jackalope", "creepy_crow"])
    seen = Seen(title, t.position, 0)
    seen.moves = seen.moves[:1]
    assert advise(seen, known(title), SHORT, 1) == [Advised(seen.moves[0], UNKNOWN, Reason("hint-only", {}))]


def test_moves_that_were_hardly_tried_are_not_told() -> None:
    thought = Thought([Weighed(1, 100, 0.5), Weighed(2, 9, 0.9), Weighed(3, 40, 0.3), Weighed(4, 30, 0.4)], 179)
    assert [one.move for one in best_of(thought)] == [1, 4, 3]
    many = Thought([Weighed(move, 10, 0.5 - move / 100) for move in range(6)], 60)
    assert [one.move for one in best_of(many)] == [0, 1, 2]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_advice_is_the_same_in_a_poisoned_world(title: Title) -> None:
    """Whatever the seat cannot know is dealt anew: advice that looked at it would differ now and then."""
    poison = chance_of("poison", "advice", 1)
    position = title.start(max(2, title.fewest), {}, "advised")
    player = known(title).greedy()
    asked = 0
    while position.awaits() and asked < 90:
        seat = position.awaits()[-1]
        seen = Seen(title, position, seat)
        if asked % 9 == 0 and len(seen.moves) > 1:
            told = advise(seen, known(title), SHORT, asked)
            assert {one.move for one in told} <= set(seen.moves)
            assert advise(Seen(title, position.redeal(seat, poison), seat), known(title), SHORT, asked) == told
        position.play(seat, player.answer(seen))
        asked += 1
    assert asked


def test_chances_are_told_with_candour() -> None:
    title = WIZARDS
    seen = Seen(title, table("boost", ["leaf_wolf", "longneck"], ["jackalope", "creepy_crow"]).position, 0)
    full = known(title)
    modest = Company(full.greedy, full.sense, full.levels, full.reasons, Candour(0.0, -1.0))
    plain, told = advise(seen, full, SHORT, 1), advise(seen, modest, SHORT, 1)
    assert [one.move for one in told] == [one.move for one in plain]
    assert {one.chance for one in told} == {27} != {one.chance for one in plain}


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_candour_keeps_the_order_of_moves(title: Title) -> None:
    candour = known(title).candour
    assert candour is not None
    assert not candour.falls
    for par in (0.5, 0.25):
        told = [candour.tell(percent / 100, par) for percent in range(101)]
        assert told == sorted(told)
        assert (told[0], told[100]) == (0.0, 1.0)


def test_a_map_that_falls_is_known_for_it() -> None:
    bends = [(-1.0, 0.5), (1.0, -0.9), (2.0, 2.0)]
    assert not Candour(0.5, 0.0, bends).falls
    assert Candour(0.3, 0.0, bends).falls
    assert Candour(-0.1, 0.0).falls


def test_candour_is_seen_from_who_is_as_good_as_everybody_else() -> None:
    """At four seats a quarter is all that can be hoped for: who finds it is told it."""
    for seats in (2, 4):
        position = WIZARDS.start(seats, {}, "oak")
        seen = Seen(WIZARDS, position, position.awaits()[0])
        modest = Company(known(WIZARDS).greedy, candour=Candour(0.4, 0.0))
        assert told_chance(seen, modest, 1 / seats) == pytest.approx(1 / seats)
        assert told_chance(seen, Company(known(WIZARDS).greedy), 0.9) == 0.9 > told_chance(seen, modest, 0.9)
    sylvion = find_title("sylvion")
    together = Seen(sylvion, sylvion.start(1, {}, "oak"), 0)
    assert told_chance(together, modest, 0.5) == pytest.approx(0.5)
