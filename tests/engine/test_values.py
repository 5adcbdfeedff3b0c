"""Objects behave as values: they compare, copy and pickle, compiled and interpreted alike."""

import pickle
from copy import copy, deepcopy

import pytest

from elderwood.engine.chance import Dice
from elderwood.engine.events import Event, Told
from elderwood.engine.match import Match, Played
from elderwood.engine.outcome import Outcome
from elderwood.engine.position import Standing
from elderwood.engine.record import Answer, Record
from elderwood.engine.title import Title
from elderwood.engine.words import Question, Reason
from elderwood.games import TITLES
from tests.toy.title import Toy

ALL = [*TITLES, Toy()]
FEW = 5
VALUES = [
    (Reason("why-over", {"seat": 1}, "R1"), Reason("why-over", {"seat": 2}, "R1")),
    (Question("ask", {"seat": 1}, "R1", 3), Question("ask", {"seat": 1}, "R1", 4)),
    (Outcome("count", [0], [3], {}, [{"bloom": 3}]), Outcome("count", [1], [3], {}, [{"bloom": 3}])),
    (Outcome("count", [0, 1], [3], {}, [{}]), Outcome("count", [0, 1], [3], {}, [{}], together=True)),
    (Standing(0, 1, 7, {"towns": 7}), Standing(0, 2, 7, {"towns": 7})),
    (Told("drawn", {"card": "owl"}), Told("drawn", {"card": "fox"})),
    (Event("draws", {}, 1, "drawn", {"card": "owl"}), Event("draws", {}, 2, "drawn", {"card": "owl"})),
    (Answer(1, "pass", 7), Answer(0, "pass", 7)),
    (Played(1, 2, 3, 4, [Event("draws", {})], 5), Played(1, 2, 3, 4, [Event("drew", {})], 5)),
    (
        Record("toy", 1, 2, {}, "oak", [Answer(0, "pass")], [0], "", ["Anna"], {"date": "2026-01-01"}),
        Record("toy", 1, 2, {}, "oak", [Answer(1, "pass")], [0], "", ["Anna"], {"date": "2026-01-01"}),
    ),
]


def played(title: Title) -> Match:
    """Return a match with a few answers in its book, and not at its end."""
    match = Match(title, title.usual, {}, "values")
    dice = Dice(3)
    for _ in range(FEW):
        seat = match.position.awaits()[0]
        moves = match.position.moves(seat)
        match.play(seat, moves[dice.below(len(moves))])
    return match


@pytest.mark.parametrize(("value", "other"), VALUES, ids=[type(value).__name__ for value, _ in VALUES])
def test_values_compare_copy_and_pickle(value: object, other: object) -> None:
    assert value != other
    assert value != "something else"
    for twin in (pickle.loads(pickle.dumps(value)), copy(value), deepcopy(value)):
        assert twin is not value
        assert type(twin) is type(value)
        assert twin == value
        assert repr(twin) == repr(value)


def test_a_line_is_no_part_of_an_answer_but_is_kept() -> None:
    assert Answer(1, "pass", 7) == Answer(1, "pass", 8)
    twin = pickle.loads(pickle.dumps(Answer(1, "pass", 7)))
    assert twin.line == 7


def test_a_file_is_no_part_of_a_record_but_is_kept() -> None:
    one = Record("toy", 1, 2, {}, "oak", [], file="one")
    assert one == Record("toy", 1, 2, {}, "oak", [], file="other")
    assert pickle.loads(pickle.dumps(one)).file == "one"


@pytest.mark.parametrize("title", ALL, ids=lambda title: title.name)
def test_titles_compare_copy_and_pickle(title: Title) -> None:
    assert deepcopy(title) is title
    assert copy(title) is title
    twin = pickle.loads(pickle.dumps(title))
    assert twin == title
    assert hash(twin) == hash(title)
    assert [other for other in ALL if other == twin] == [title]


@pytest.mark.parametrize("title", ALL, ids=lambda title: title.name)
def test_positions_compare_copy_and_pickle(title: Title) -> None:
    position = played(title).position
    for twin in (pickle.loads(pickle.dumps(position)), copy(position), deepcopy(position)):
        assert type(twin) is type(position)
        assert twin == position
        assert twin.dump() == position.dump()
        before = position.dump()
        seat = twin.awaits()[0]
        twin.play(seat, twin.moves(seat)[0])
        assert twin != position
        assert position.dump() == before
    assert title.name in repr(position)
    assert position.question(position.awaits()[0]).key in repr(position)


@pytest.mark.parametrize("title", ALL, ids=lambda title: title.name)
def test_matches_compare_copy_and_pickle(title: Title) -> None:
    match = played(title)
    for twin in (pickle.loads(pickle.dumps(match)), copy(match), deepcopy(match)):
        assert twin == match
        assert (twin.events, twin.played, twin.undone) == (match.events, match.played, match.undone)
        assert len(twin.back) == len(match.back)
        seat = twin.position.awaits()[0]
        twin.play(seat, twin.position.moves(seat)[0])
        assert twin != match
        if twin.cannot_undo(seat) is None:
            twin.undo(seat)
            assert twin == match
            twin.redo(seat)
    assert len(match.played) == FEW


def test_a_pickled_match_can_go_back_and_forth() -> None:
    match = Match(Toy(), 2, {}, "values")
    match.play_word(0, match.title.word(match.position.moves(0)[0]))
    twin = pickle.loads(pickle.dumps(match))
    twin.undo(0)
    assert twin.position == Match(Toy(), 2, {}, "values").position
    again = pickle.loads(pickle.dumps(twin))
    again.redo(0)
    assert again == match


def test_matches_differ_by_what_they_began_with() -> None:
    match = Match(Toy(), 2, {}, "oak")
    assert match != Match(Toy(), 3, {}, "oak")
    assert match != Match(Toy(), 2, {}, "elm")
    assert match != Match(Toy(), 2, {"hands": "open"}, "oak")
    assert match != match.position
    assert match != Match(Toy(), 2, {}, "oak", Toy().start(2, {}, "elm"))
    with pytest.raises(TypeError):
        hash(match)
