"""Legal moves that look like a mistake are doubted, with the ruling that makes them one."""

from tests.games.elfenland.table import table


def test_e13_stopping_beside_a_new_town_is_doubted() -> None:
    roads = "elvenhold-ergeren unicorn, beata-elvenhold dragon, elvenhold-lapphalya giant_pig"
    t = table(roads, hands=["unicorn dragon"])
    assert t.doubt("stop") == "stop E13"
    reason = t.position.doubt(0, t.title.move("stop"))
    assert reason is not None
    assert reason.values == {"count": 2}  # nothing pays for the pig
    assert t.doubt("road-elvenhold-ergeren") == ""
    assert table(roads, hands=["unicorn dragon"], collected=["ergeren beata"]).doubt("stop") == ""
    assert table(roads, hands=["raft"], collected=["rivinia"]).doubt("stop") == ""


def test_e09_the_last_pass_is_doubted_while_something_could_be_laid() -> None:
    t = table(step="plan", counters=["dragon", "dragon"])
    assert t.doubt("pass") == ""  # the other may still lay
    t.play("pass")
    assert t.doubt("pass") == "pass E9"
    assert t.doubt("lay-dragon") == ""
    t.play("lay-dragon road-beata-elvenhold")
    assert t.doubt("pass") == ""
    t.play("pass")
    assert t.asks == "plan 1"
    assert t.doubt("pass") == ""  # it has nothing left but its obstacle


def test_e15_keeping_nothing_is_doubted() -> None:
    t = table(step="keep", counters=["dragon", "dragon"])
    assert t.doubt("keep-none") == "keep E15"
    assert t.doubt("keep-dragon") == ""


def test_standings_count_towns_and_share_ranks() -> None:
    t = table(seats=3, collected=["beata", "beata virst", "ixara"], targets=["virst", "beata", "usselen"])
    found = [(one.seat, one.rank, one.score, one.parts) for one in t.position.standings()]
    assert found == [
        (0, 2, 1, {"pieces": 1, "left": 19}),
        (1, 1, 2, {"pieces": 2, "left": 18}),
        (2, 2, 1, {"pieces": 1, "left": 19}),
    ]
