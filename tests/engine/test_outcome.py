"""What the end of a match is worth to its seats."""

from elderwood.engine.outcome import Outcome
from elderwood.games import find_title
from elderwood.games.rage.ending import finish
from elderwood.games.rage.state import State as Rage
from elderwood.games.sylvion.state import State as Sylvion


def values(end: Outcome | None) -> list[float]:
    assert end is not None
    return [end.value(seat) for seat in range(len(end.scores))]


def test_one_winner_has_it_all_and_several_share() -> None:
    assert values(Outcome("most-towns", [1], [3, 4, 1], {}, [])) == [0, 1, 0]
    assert values(Outcome("most-towns", [0, 1], [4, 4, 1], {}, [])) == [0.5, 0.5, 0]


def test_guardians_of_the_forest_win_and_lose_together() -> None:
    for how, worth in (("count", 1.0), ("withered", 0.0)):
        position = find_title("sylvion").start(2, {}, "value")
        assert isinstance(position, Sylvion)
        position.finish(how)
        assert values(position.outcome()) == [worth, worth]


def test_allies_win_together_and_equals_share() -> None:
    for options, expected in (({"scenario": "only-war", "alliance": "yes"}, 1.0), ({}, 0.5)):
        position = find_title("rage").start(4, options, "value")
        assert isinstance(position, Rage)
        finish(position, "alliance", [0, 2], None)
        assert values(position.outcome()) == [expected, 0, expected, 0]
