"""The title itself: tables, words, things, snapshots, undo, and the test kit."""

import pytest

from elderwood.engine.errors import BadValueError
from elderwood.engine.match import Match
from elderwood.games.rage.actions import (
    ACCEPT,
    CAPTURE,
    DECLINE,
    END_TURN,
    GIVE_TREASURE,
    PASS,
    PROPOSE,
    QUIET,
    REFUSE,
    RETREAT,
    SPACE,
    STAND,
    TREASURE_MOVE,
    WANT_ARTIFACT,
    WANT_TREASURE,
    WORDS,
    is_act,
    played_card,
)
from elderwood.games.rage.boards import FOUR, THREE, TOWER, TWO_NORTH, TWO_WEST
from elderwood.games.rage.cards import ARTIFACTS, CARDS, GOALS, NAME, NO_ACTION, NUMBER, TREASURE, deck_of
from elderwood.games.rage.parts import NO_ONE, Attack, Battle, Blow, Declared, Trade, Turn
from elderwood.games.rage.position import RagePosition
from elderwood.games.rage.vocabulary import ARTIFACT, BLACK, DRAGON, HERO, NEUTRAL, SNOW, TREASURE_KIND, WARRIOR
from tests.games.rage.table import TITLE, battle, table
from tests.games.twins import begun, forgotten

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
    faces = TITLE.faces({"cards": "first"})
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


def test_moves_of_a_family_are_numbered_from_0() -> None:
    counts: dict[str, int] = {}
    for move, word in enumerate(WORDS):
        family = word.partition("-")[0] if move >= CAPTURE else word
        assert SPACE.family(move) == (family, counts.get(family, 0)), word
        counts[family] = counts.get(family, 0) + 1
    assert [counts[family] for family in ("look", "fight", "peek", "seat", "offer", "people")] == [5, 5, 5, 4, 4, 4]


@pytest.mark.parametrize(
    ("word", "values", "thing"),
    [
        ("capture-A2", {"cell": "A2"}, "cell:A2"),
        ("cell-B1", {"cell": "B1"}, "cell:B1"),
        ("send-dryad", {"card": "dryad"}, "hand:dryad"),
        ("send-ebrung", {"card": "ebrung"}, "dragon:ebrung"),
        ("take-golem", {"card": "golem"}, "discard:golem"),
        ("use-war_horn", {"card": "war_horn"}, "artifact:war_horn"),
        ("slot-e", {"slot": "e"}, "slot:e"),
        ("attack-left", {"side": "left"}, "side:left"),
        ("fight-1", {"squad": 1}, "squad:1"),
        ("open-3", {"place": 3}, "squad-card:3"),
        ("offer-2", {"seat": 2}, "seat:2"),
        ("people-snow", {"people": "snow"}, "people:snow"),
        ("pass", {}, "button:pass"),
    ],
)
def test_a_move_says_what_it_is_about(word: str, values: dict[str, object], thing: str) -> None:
    move = TITLE.move(word)
    assert TITLE.caption(move)[1] == values
    assert TITLE.things(move) == [thing]


def test_two_to_four_play_and_three_are_usual() -> None:
    assert (TITLE.fewest, TITLE.most, TITLE.usual) == (2, 4, 3)


def test_options_are_offered_to_the_tables_they_are_for() -> None:
    assert {option.name: option.seats for option in TITLE.options if option.seats} == {"alliance": [4], "board": [2]}
    house = [option.name for option in TITLE.options if option.house]
    assert house == ["cards", "board", "rounds", "peoples", "neutrals", "move"]


def test_events_that_show_something_hidden_are_marked() -> None:
    marked = [kind.key.removeprefix("rage-event-") for kind in TITLE.kinds if kind.reveal]
    assert " ".join(marked) == (
        "first-card own-goal drew loses saw opens goal edge centre saw-hand artifact-drawn offered-artifact handed"
    )


def test_a_log_begins_anew_with_a_turn_and_leaves_out_what_is_told_elsewhere() -> None:
    assert [kind.key for kind in TITLE.kinds if kind.head] == ["rage-event-turn"]
    silent = [kind.key.removeprefix("rage-event-") for kind in TITLE.kinds if not kind.line]
    assert silent == ["goal-dealt", "looks-card", "looks-hand", "offers-artifact"]
    assert [kind.key for kind in TITLE.kinds if kind.still] == ["rage-event-aims-swap"]


def test_what_follows_from_an_event_and_what_a_match_may_turn_on_are_marked() -> None:
    causes = [kind.key.removeprefix("rage-event-") for kind in TITLE.kinds if kind.cause]
    assert causes == ["attack-won", "acts", "offers"]
    moments = [kind.key.removeprefix("rage-event-") for kind in TITLE.kinds if kind.moment]
    assert moments == ["takes", "eliminated", "attack-won", "tower"]


def test_what_is_known_of_it_before_a_match() -> None:
    about = TITLE.about
    assert (about.minutes, about.weight, about.longest) == ((60, 120), 3, 1_000_000)
    lands = max(len(board.cells) for board in (FOUR, THREE, TWO_NORTH, TWO_WEST))
    assert (about.lowest, about.highest) == (0, lands)  # nobody can hold more
    assert (about.simultaneous, about.cooperative, about.chance, about.information) == (False, False, True, "hidden")
    assert (TITLE.version, TITLE.streams) == (2, 8)


def test_moves_without_a_number_have_their_words() -> None:
    moves = [PASS, QUIET, DECLINE, END_TURN, RETREAT, STAND, TREASURE_MOVE, GIVE_TREASURE]
    moves += [WANT_TREASURE, WANT_ARTIFACT, PROPOSE, ACCEPT, REFUSE]
    words = "pass quiet decline end-turn retreat stand treasure give-treasure want-treasure want-artifact propose"
    assert [TITLE.word(move) for move in moves] == f"{words} accept refuse".split()


def test_the_inventory_is_the_whole_box_in_battle_too() -> None:
    squad = [NUMBER["goblin"]] * 3  # `battle` lays one more beside the neutral deck
    box = sorted([*deck_of(BLACK), *deck_of(SNOW), *deck_of(NEUTRAL), *ARTIFACTS, *squad])
    t = battle(
        "a:janira d:raider d:elite a:darnguard",
        hands=["golem", ""],
        artifacts=["war_horn"],
        reserve="d",
        options={"scenario": "only-war"},
    )
    assert t.position.inventory() == box
    while not t.told("dies"):
        t.play(t.moves[0])
    assert t.fights
    assert t.position.inventory() == box
    assert t.finish().position.inventory() == box


def test_a_twin_takes_everything_over() -> None:
    position = table(["dryad"]).position
    assert forgotten(position.turn) == []
    assert forgotten(position.attack) == []
    for part in (Battle(), Declared(), Trade()):
        assert forgotten(part) == []
    position.battle = Battle()
    position.battle.last = Blow(1, 2, 0)
    position.battle.strike = Blow(2, 1, 1)
    position.top = Declared(1, 0, Declared(2, 1))
    position.trade = Trade(0, 1)
    assert forgotten(position, ("agenda", "chance", "seats")) == []


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


def test_what_has_not_begun_holds_nothing() -> None:
    for part in (Turn(), Attack(), Battle(), Declared(), Trade()):
        assert begun(part, (0, NO_ONE)) == [], part
    given = table().position
    position = RagePosition.blank(given.options, 2, given.chance)
    for whole in (position.realm, position.squads, position.knowledge):
        assert begun(whole, (0,)) == (["towers"] if whole is position.realm else [])
    assert position.hoard.treasures == [0, 0]
    assert position.goals.ruled_out == [0, 0]


def test_the_empty_entries_of_the_tables_are_empty() -> None:
    nothing = (NO_ACTION.price, NO_ACTION.scope, NO_ACTION.moments, NO_ACTION.op, NO_ACTION.amount)
    assert nothing == (0, 0, 0, 0, 0)
    goal = GOALS[0]
    assert (goal.copies, goal.towers, goal.lands, goal.castles, goal.central) == (0, 0, 0, 0, False)


def test_moves_that_play_a_card_are_told_by_their_numbers() -> None:
    for move, word in enumerate(WORDS):
        assert is_act(move) == word.startswith(("act-", "use-")), word
        if is_act(move):
            assert NAME[played_card(move)] == word[4:]
