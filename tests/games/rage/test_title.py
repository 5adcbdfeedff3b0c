"""The title itself: tables, words, things, snapshots, undo, and the test kit."""

import pytest

from elderwood.engine.errors import BadValueError
from elderwood.engine.match import Match
from elderwood.games.rage.actions import SPACE, WORDS
from elderwood.games.rage.boards import FOUR, THREE, TOWER, TWO_NORTH, TWO_WEST
from elderwood.games.rage.cards import ARTIFACTS, CARDS, GOALS, NUMBER, TREASURE, deck_of
from elderwood.games.rage.position import RagePosition
from elderwood.games.rage.vocabulary import ARTIFACT, DRAGON, HERO, NEUTRAL, TREASURE_KIND, WARRIOR
from tests.games.rage.table import TITLE, battle, table

FIELDS = {"name", "price", "effect", "strike", "forward", "right", "attacks", "lives", "faction", "kind"}


def test_the_box() -> None:
    for faction in range(4):
        cards = [card for card in CARDS if card.faction == faction and card.kind != ARTIFACT]
        assert sum(card.copies for card in cards) == 20
        counts = {kind: sum(card.copies for card in cards if card.kind == kind) for kind in (DRAGON, HERO, WARRIOR)}
        assert counts == {DRAGON: 1, HERO: 3, WARRIOR: 16}
        assert len([card for card in cards if card.kind == WARRIOR]) == 8
    assert len(deck_of(NEUTRAL)) == 34
    assert deck_of(NEUTRAL).count(TREASURE) == 6
    assert len(ARTIFACTS) == 20
    assert sum(goal.copies for goal in GOALS) == 8


def test_every_fighter_can_fight() -> None:
    for card in CARDS[1:]:
        if card.kind in (TREASURE_KIND, ARTIFACT):
            continue
        assert 1 <= card.initiative <= 9
        assert card.lives >= 1
        assert any(card.icons)


def test_every_elf_acts_and_all_primitives_are_used() -> None:
    used = set()
    for card in CARDS[1:]:
        acts = card.kind == ARTIFACT or (card.faction != NEUTRAL and card.kind != DRAGON)
        assert (card.action is not None) == acts, card.name
        if card.action is not None:
            used.add(card.action.op)
            assert card.action.moments
            assert (card.action.price > 0) == (card.kind != ARTIFACT)
    assert used == set(range(1, 20))


def test_boards_are_fair_and_symmetric() -> None:
    for board, towers in ((FOUR, 8), (THREE, 9), (TWO_NORTH, 5), (TWO_WEST, 5)):
        assert [board.kinds[cell] for cell in board.cells].count(TOWER) == towers
        assert all(len(board.neighbours[home]) == 3 for home in board.homes)
        for cell in board.cells:
            assert all(cell in board.neighbours[other] for other in board.neighbours[cell])


def test_every_record_says_what_is_printed() -> None:
    for card in CARDS[1:]:
        assert set(card.printed.split()) <= FIELDS
    assert CARDS[NUMBER["miraina"]].printed == "name price"
    assert len([card for card in CARDS if card.printed]) == 20


def test_faces_tell_what_is_printed() -> None:
    faces = TITLE.faces({})
    assert len(faces) == 83
    assert faces["janira"] == {
        "kind": "hero",
        "faction": "black",
        "initiative": 8,
        "lives": 2,
        "icons": "strike shield double-strike",
        "cost": 4,
    }
    assert faces["war_horn"] == {"kind": "artifact", "faction": "neutral"}


def test_words_are_all_different_and_things_lead_back() -> None:
    assert len(set(WORDS)) == len(WORDS)
    for move in range(len(WORDS)):
        for thing in TITLE.things(move):
            assert move in SPACE.touching(thing)
        assert TITLE.caption(move)[0] == f"rage-move-{SPACE.family(move)[0]}"


def test_a_snapshot_that_is_none_is_refused() -> None:
    data = table(["dryad"]).position.dump()
    assert isinstance(TITLE.load(data), RagePosition)
    for broken in ({}, {**data, "seats": "two"}, {**data, "agenda": None}, {**data, "key": "oak"}):
        with pytest.raises(BadValueError):
            TITLE.load(broken)


def test_a_target_can_be_taken_back_until_the_action_is_declared() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", hands=["", "blizzardlord"], lands=[1, 3])
    while t.asked != 1:
        t.play("pass")
    match = Match(TITLE, 2, {}, "oak", position=t.position)
    match.play_word(1, "act-blizzardlord")
    match.play_word(1, "slot-s")
    assert match.cannot_undo(1) is None
    assert len(match.undo(1, "play")) == 2
    assert match.position.question(1).key == "rage-ask-window"
    for word in ("act-blizzardlord", "slot-s", "side-forward"):
        match.play_word(1, word)
    assert match.cannot_undo(1) is not None
