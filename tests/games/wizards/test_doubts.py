"""What the rules say of moves that look like a mistake, how far everybody has come, and whom events are aimed at."""

from elderwood.engine.course import NOBODY
from elderwood.games.wizards.contest import others_may_boost
from elderwood.games.wizards.happenings import KINDS
from tests.games.wizards.setting import aimed, casting, revealing, scoring
from tests.games.wizards.table import TITLE, Table, table
from tests.games.wizards.test_texts import everything_said

ALL_PHOENIXES = "golden_phoenix dark_phoenix ash_phoenix ash_phoenix ash_phoenix"


def doubt(t: Table, word: str) -> tuple[str, str] | None:
    """Return what the first seat asked is warned of: the reason's key and the ruling."""
    reason = t.position.doubt(t.asked[0], TITLE.move(word))
    return None if reason is None else (reason.key.removeprefix("wizards-doubt-"), reason.rule)


def test_throwing_the_hand_away_is_doubted() -> None:
    t = table("rest", hands=["leaf_wolf longneck", ""], ranking=[0, 1])
    assert doubt(t, "throw-hand") == ("throw", "R50")
    assert doubt(t, "keep-hand") is None


def test_looking_for_a_kind_that_is_nowhere_is_doubted() -> None:
    gone = table("search", ["all_seeing_eagle", "longneck"], champions=["", ALL_PHOENIXES]).play(
        "play-all_seeing_eagle"
    )
    assert doubt(gone, "kind-phoenix") == ("no-such-kind", "R30")
    assert doubt(gone, "kind-bird") is None
    # A hand may hide the last one: whether it does, the player cannot know.
    hidden = table(
        "search",
        ["all_seeing_eagle", "golden_phoenix"],
        champions=["", ALL_PHOENIXES.removeprefix("golden_phoenix ")],
    )
    assert doubt(hidden.play("play-all_seeing_eagle"), "kind-phoenix") is None


def boosting(card: str, areas: list[str], passed: list[int], round_number: int = 1) -> Table:
    return table("boost", [card, "longneck"], areas, passed=passed, round_number=round_number)


def test_a_boost_that_wins_nothing_more_is_doubted() -> None:
    ahead = ["leaf_wolf", "jackalope"]
    assert doubt(boosting("leaf_owl", ahead, [1]), "boost-leaf_owl") == ("leads", "R27")
    assert doubt(boosting("leaf_owl", ahead, [1]), "pass") is None
    assert doubt(boosting("leaf_owl", ahead, []), "boost-leaf_owl") is None
    assert doubt(boosting("leaf_owl", ahead[::-1], [1]), "boost-leaf_owl") is None
    assert doubt(boosting("leaf_owl", ahead, [1], round_number=4), "boost-leaf_owl") is None
    for card in ("living_leaf", "longneck", "night_serpent"):  # these do something beyond winning
        assert doubt(boosting(card, ahead, [1]), f"boost-{card}") is None


def test_standings_count_as_if_the_match_ended_now() -> None:
    champions = ["leaf_wolf", "golden_phoenix", "living_leaf living_leaf"]
    t = table(
        "search",
        ["longneck"] * 3,
        champions=champions,
        options={"wizards": "yes"},
        wizards=["mouse_mage-plant", "hedgehog_druid-beast", "shrew_pyromancer-insect"],
    )
    standings = t.position.standings()
    assert [(one.rank, one.score) for one in standings] == [(3, 12), (2, 20), (1, 24)]
    assert standings[2].parts == {"printed": 6, "effects": 6, "wizard": 12, "champions": 2}
    assert t.view(0)["standings"][1]["parts"] == {"printed": 15, "effects": 5, "wizard": 0, "champions": 1}


def test_standings_break_ties_as_the_end_does_but_for_the_turn_order() -> None:
    tied = table("search", ["jackalope"] * 3, champions=["leaf_owl", "thorn_badger longneck", "creepy_crow"])
    assert [one.rank for one in tied.position.standings()] == [2, 1, 2]


def test_everything_told_is_declared_and_everything_declared_is_told() -> None:
    told = {key for key in everything_said().said if key.startswith("wizards-event-")}
    assert told == {kind.key for kind in KINDS}
    assert len(KINDS) == len(told)


def test_events_name_whom_another_players_effect_is_aimed_at() -> None:
    moth = revealing("dusk_moth", "jackalope", deck="stone_spider")
    assert aimed(moth, "replaced") == [1]
    serpent = revealing("dozing_serpent", "jackalope", deck="stone_spider")
    assert aimed(serpent, "replaced") == [NOBODY]
    bite = revealing("night_serpent", "jackalope", hands=["", "longneck"])
    assert aimed(bite, "discards") == [1]
    neck = scoring("leaf_wolf", "longneck")
    assert aimed(neck, "exchanged") == [0]
    own = scoring("leaf_wolf longneck", "jackalope")
    assert aimed(own, "exchanged") == [NOBODY]
    otter = casting("glitter_otter", own="leaf_wolf", others=["longneck"]).play("give-leaf_wolf")
    assert aimed(otter, "card-moves") == [1, NOBODY]
    gift = casting("dark_wanderer", others=["longneck", "leaf_wolf"]).play("give-longneck give-leaf_wolf")
    assert aimed(gift, "gives") == [1, 2]


def test_somebody_else_may_boost_until_all_the_others_have_passed() -> None:
    for seat in range(3):
        others = [other for other in range(3) if other != seat]
        done = table("score", ["longneck"] * 3, ["jackalope"] * 3, passed=others).position
        assert not others_may_boost(done, seat)
        one = table("score", ["longneck"] * 3, ["jackalope"] * 3, passed=others[:1]).position
        assert others_may_boost(one, seat)
