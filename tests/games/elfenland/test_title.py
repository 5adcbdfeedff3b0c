"""Elfenland as a title: the map, the action space, snapshots, undo, and the test kit."""

import pytest

from elderwood.engine.errors import BadValueError, IllegalMoveError
from elderwood.engine.match import Match
from elderwood.games.elfenland.actions import SPACE, WORDS, link_thing
from elderwood.games.elfenland.cards import COST, NAME, NUMBER, RAFT, TERRAIN, VEHICLES
from elderwood.games.elfenland.map import (
    FERRIES,
    FITS,
    LINK_NAME,
    LINKS,
    RIVERS,
    ROAD_TERRAIN,
    TOWN_CARDS,
    WESTERN,
    describe,
)
from elderwood.games.elfenland.position import ElfenlandPosition
from elderwood.games.elfenland.settings import WHOLE
from tests.games.elfenland.table import TITLE, table


def test_the_map_is_the_printed_one() -> None:
    terrain = [TERRAIN[number] for number in ROAD_TERRAIN]
    assert {name: terrain.count(name) for name in TERRAIN} == {
        "plains": 8,
        "woods": 12,
        "desert": 7,
        "mountains": 8,
    }
    assert (len(RIVERS), len(FERRIES), len(TOWN_CARDS), len(WESTERN)) == (7, 6, 12, 11)
    board = describe()
    assert len(board["links"]) == len(LINKS) == 48  # type: ignore[arg-type]
    assert len(board["towns"]) == 21  # type: ignore[arg-type]


def test_scores_lie_within_what_the_title_tells_of_them() -> None:
    farthest = max(steps[town] for steps in WHOLE.distance for town in WHOLE.town_cards)
    assert TITLE.about.highest == WHOLE.towns.bit_count() - 1  # the start town has no piece
    assert TITLE.about.lowest == -farthest


def test_the_chart_of_travel() -> None:
    chart = {name: COST[number] for name, number in NUMBER.items() if name not in ("", "raft")}
    assert chart == {
        "giant_pig": [1, 1, 0, 0],
        "elfcycle": [1, 1, 0, 2],
        "magic_cloud": [2, 2, 0, 1],
        "unicorn": [0, 1, 2, 1],
        "troll_wagon": [1, 2, 2, 2],
        "dragon": [1, 2, 1, 1],
    }
    assert (COST[NUMBER[""]], COST[NUMBER["raft"]]) == ([0] * 4, [0] * 4)  # neither crosses any land
    assert FITS[NUMBER[""]] == 0


def test_faces_tell_the_chart() -> None:
    faces = TITLE.faces({})
    assert list(faces) == [name for name in NUMBER if name]
    assert faces["unicorn"] == {"kind": "unicorn", "woods": 1, "desert": 2, "mountains": 1}
    assert faces["raft"] == {"kind": "raft"}


def test_words_are_all_different_and_things_lead_back() -> None:
    assert len(set(WORDS)) == len(WORDS)
    for move in range(len(WORDS)):
        for thing in TITLE.things(move):
            assert move in SPACE.touching(thing)
        key, _ = TITLE.caption(move)
        assert key == f"elfenland-move-{SPACE.family(move)[0]}"
    assert link_thing(35) == "river:beata-elvenhold"


def test_every_move_is_of_the_family_its_word_begins_with() -> None:
    vehicles = [NAME[kind] for kind in VEHICLES]
    families = dict.fromkeys(("take", "lay", "lay-hidden", "keep", "keep-hidden"), vehicles)
    families |= {family: [*vehicles, NAME[RAFT]] for family in ("pay", "discard")}
    found = {word: SPACE.family(TITLE.move(word)) for word in WORDS}
    for family, kinds in families.items():
        for kind in kinds:
            assert found.pop(f"{family}-{kind}") == (family, NUMBER[kind])
    for number, link in enumerate(LINK_NAME):
        assert found.pop(link) == ("link", number)
    assert found == {word: (word, 0) for word in found}
    assert len(found) == 6


def test_a_town_can_be_asked_why_not() -> None:
    t = table("elvenhold-ergeren dragon", hands=["raft"])
    assert t.position.why_not(0, "town:rivinia") is None
    reason = t.position.why_not(0, "town:feodor")
    assert reason is not None
    assert reason.key == "elfenland-why-not-from-here"


def test_a_snapshot_that_is_none_is_refused() -> None:
    data = table().position.dump()
    assert isinstance(TITLE.load(data), ElfenlandPosition)
    handless = {name: value for name, value in data.items() if name != "cards"}
    for broken in ({}, handless, {**data, "seats": "two"}, {**data, "counters": None}, {**data, "key": "oak"}):
        with pytest.raises(BadValueError):
            TITLE.load(broken)


def test_a_whole_lay_can_be_taken_back_until_the_next_answers() -> None:
    match = Match(TITLE, 2, {}, "undo-me")
    while match.position.question(match.position.awaits()[0]).key != "elfenland-ask-plan":
        match.play_word(match.position.awaits()[0], "take-face-down")
    position = match.position
    assert isinstance(position, ElfenlandPosition)
    seat = position.asked
    opened = position.tokens.opened[seat]
    kind = next(name for name in NUMBER if name and opened >> 4 * NUMBER[name] & 15)
    match.play_word(seat, f"lay-{kind}")
    match.play(seat, match.position.moves(seat)[0])
    assert len(match.undo(seat, "play")) == 2
    assert isinstance(match.position, ElfenlandPosition)
    assert match.position.tokens.opened[seat] == opened


def test_a_counter_taken_cannot_be_put_back() -> None:
    match = Match(TITLE, 2, {}, "oak")
    (seat,) = match.position.awaits()
    match.play(seat, match.position.moves(seat)[-1])
    with pytest.raises(IllegalMoveError):
        match.undo(seat)
