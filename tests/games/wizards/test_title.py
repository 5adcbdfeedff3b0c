"""The title itself: tables, words, things, snapshots, undo, and the test kit."""

import pytest

from elderwood.engine.errors import BadValueError
from elderwood.engine.match import Match
from elderwood.games.wizards.actions import (
    APPLY_BOOST,
    APPLY_CONTENDER,
    KEEP_HAND,
    PASS,
    SPACE,
    THROW_HAND,
    VALUE_BEST,
    WORDS,
    boost_move,
    boost_place,
)
from elderwood.games.wizards.cards import ACTIVE, CARDS, KIND_NAME, NUMBER, PASSIVE, SIDE_KIND, SPELL, TYPE, deck_of
from elderwood.games.wizards.position import WizardsPosition
from elderwood.games.wizards.settings import ROUNDS, SLOTS
from elderwood.games.wizards.vocabulary import ON_REVEAL, ON_SPELL, WHILE_IN_CONTEST
from tests.games.twins import begun, forgotten
from tests.games.wizards.setting import casting, revealing
from tests.games.wizards.table import TITLE, table

FIELDS = {"kind", "strength", "type", "text", "numbers", "copies"}


def test_the_box() -> None:
    deck = deck_of(1)
    kinds = {name: sum(CARDS[card].kind == number for card in deck) for number, name in enumerate(KIND_NAME) if name}
    assert len(deck) == 80
    assert kinds == {"phoenix": 5, "plant": 12, "reptile": 12, "undead": 9, "beast": 12, "bird": 12, "insect": 18}
    types = [sum(TYPE[card] == kind for card in deck) for kind in (SPELL, ACTIVE, PASSIVE)]
    assert types == [18, 24, 33]


def test_every_kind_stands_on_two_wizards() -> None:
    assert sorted(SIDE_KIND) == sorted([*range(1, 8), *range(1, 8)])


def test_the_type_of_a_card_says_when_it_acts() -> None:
    triggers = {SPELL: ON_SPELL, ACTIVE: ON_REVEAL}
    for card in CARDS[1:]:
        assert card.effects
        for effect in card.effects:
            if card.type in triggers:
                assert effect.trigger == triggers[card.type]
            else:
                assert effect.trigger >= WHILE_IN_CONTEST


def test_every_record_says_what_is_made_up() -> None:
    for card in CARDS[1:]:
        assert card.made_up == "everything" or set(card.made_up.split()) <= FIELDS
    assert CARDS[NUMBER["golden_phoenix"]].made_up == ""
    assert [card.name for card in CARDS if card.made_up == "everything"] == [
        "ash_phoenix",
        "grasping_vine",
        "bone_stag",
    ]


def test_faces_tell_what_is_printed() -> None:
    faces = TITLE.faces({})
    assert len(faces) == 28
    assert faces["living_leaf"] == {"kind": "insect", "strength": 3, "type": "passive", "rulings": "R46 R47 R55"}


def test_words_are_all_different_and_things_lead_back() -> None:
    assert len(set(WORDS)) == len(WORDS)
    for move in range(len(WORDS)):
        for thing in TITLE.things(move):
            assert move in SPACE.touching(thing)
        key, _ = TITLE.caption(move)
        assert key == f"wizards-move-{SPACE.family(move)[0]}"
    assert boost_place(boost_move(11, 3) - boost_move(0, 1)) == (11, 3)


def test_moves_of_a_family_are_numbered_as_what_they_are_about() -> None:
    singles = {"pass", "keep-hand", "throw-hand", "value-best", "apply-contender", "apply-boost"}
    from_1 = {"play", "summon", "boost", "discard", "give", "swap", "take", "kind"}  # cards and kinds count from 1
    counts: dict[str, int] = {}
    for move, word in enumerate(WORDS):
        family = "boost-of" if word.startswith("boost-of-") else word if word in singles else word.partition("-")[0]
        number = counts.get(family, int(family in from_1))
        assert SPACE.family(move) == (family, number), word
        counts[family] = number + 1
    assert [counts[family] for family in ("seat", "boost-of", "pick", "wizard", "value")] == [12, 36, 3, 14, 16]


@pytest.mark.parametrize(
    ("word", "values", "thing"),
    [
        ("play-longneck", {"card": "longneck"}, "hand:longneck"),
        ("take-longneck", {"card": "longneck"}, "card:longneck"),
        ("copy-dusk_moth", {"card": "dusk_moth"}, "copy:dusk_moth"),
        ("apply-gaping_maw", {"card": "gaping_maw"}, "apply:gaping_maw"),
        ("seat-2", {"seat": 2}, "seat:2"),
        ("boost-of-1-3", {"seat": 1, "slot": 3}, "boost:1-3"),
        ("kind-bird", {"kind": "bird"}, "kind:bird"),
        ("pick-2", {"rank": 2}, "discard:2"),
        ("value-3", {"rank": 3}, "value:3"),
        ("wizard-mouse_mage-plant", {"card": "mouse_mage", "kind": "plant"}, "wizard:mouse_mage-plant"),
        ("pass", {}, "button:pass"),
    ],
)
def test_a_move_says_what_it_is_about(word: str, values: dict[str, object], thing: str) -> None:
    move = TITLE.move(word)
    assert TITLE.caption(move)[1] == values
    assert TITLE.things(move) == [thing]


def test_two_to_twelve_play_and_four_are_usual() -> None:
    assert (TITLE.fewest, TITLE.most, TITLE.usual) == (2, 12, 4)


def test_options_are_offered_to_the_tables_they_are_for() -> None:
    seats = {option.name: option.seats for option in TITLE.options if option.seats}
    assert seats == {"second-prize": [3], "lost-prize": [4, 5, 6, 7, 8, 9, 10, 11, 12]}
    assert [option.name for option in TITLE.options if not option.house] == ["wizards"]


def test_events_that_show_something_hidden_are_marked() -> None:
    marked = [kind.key.removeprefix("wizards-event-") for kind in TITLE.kinds if kind.reveal]
    assert " ".join(marked) == (
        "opened drawn card-given found passed-over spared gives-this gift-discarded revealed replaced"
    )
    assert [kind.key for kind in TITLE.kinds if kind.head] == ["wizards-event-round"]
    assert [kind.key for kind in TITLE.kinds if kind.still] == ["wizards-event-revealed"]
    assert all(kind.line for kind in TITLE.kinds)


def test_a_card_on_its_way_to_the_discard_pile_arrives_there_once() -> None:
    box = sorted(deck_of(1))
    falcon = casting("velvet_falcon", "longneck", deck="leaf_wolf jackalope stone_spider")
    assert falcon.position.inventory() == box  # the spell is on its way
    assert falcon.play("discard-jackalope").position.inventory() == box
    serpents = revealing("dozing_serpent", "jackalope", hands=["longneck"], deck="leaf_wolf dozing_serpent")
    assert serpents.discard[-2:] == ["dozing_serpent", "dozing_serpent"]
    assert serpents.position.inventory() == box
    summoned = table("summon", ["leaf_wolf longneck", "jackalope longneck"]).play(
        "0:summon-leaf_wolf 1:summon-jackalope"
    )
    assert (summoned.contender(0), summoned.position.inventory()) == ("leaf_wolf", box)


def test_a_twin_takes_everything_over() -> None:
    position = table("search", hands=["leaf_wolf"]).position
    for part in (position.cards, position.places, position.acting, position.contest, position.knowledge):
        assert forgotten(part) == []
    assert forgotten(position, ("agenda", "chance", "seats")) == []


def test_a_snapshot_that_is_none_is_refused() -> None:
    data = table("search", hands=["leaf_wolf"]).position.dump()
    assert isinstance(TITLE.load(data), WizardsPosition)
    for broken in ({}, {**data, "seats": "two"}, {**data, "agenda": None}, {**data, "key": "oak"}):
        with pytest.raises(BadValueError):
            TITLE.load(broken)


def test_a_contender_can_be_taken_back_while_the_others_think() -> None:
    hands = ["leaf_wolf longneck", "jackalope longneck", "stone_spider longneck"]
    match = Match(TITLE, 3, {}, "oak", position=table("summon", hands).position)
    match.play_word(0, "summon-leaf_wolf")
    match.play_word(1, "summon-jackalope")
    match.undo(0)
    assert match.position.awaits() == [0, 2]
    match.play_word(0, "summon-longneck")
    match.play_word(2, "summon-longneck")
    assert match.cannot_undo(0) is not None  # all have been turned up
    assert isinstance(match.position, WizardsPosition)
    assert match.position.contender(1) == NUMBER["jackalope"]


def test_a_hand_looked_at_cannot_be_unseen() -> None:
    hands = ["leaf_owl", "longneck", "jackalope"]
    match = Match(TITLE, 3, {}, "oak", position=table("search", hands).position)
    match.play_word(0, "play-leaf_owl")
    assert match.cannot_undo(0) is None
    match.play_word(0, "seat-1")
    assert match.cannot_undo(0) is not None


def test_r76_what_all_can_see_to_be_the_only_answer_is_given_by_itself() -> None:
    t = table("reveal", hands=["leaf_wolf", "longneck longneck"], areas=["night_serpent", "jackalope"])
    assert t.hand(1) == ["longneck"]  # with two players there is nobody else to choose


def test_what_is_known_of_it_before_a_match() -> None:
    about = TITLE.about
    assert (about.year, about.minutes, about.weight, about.longest) == (2023, (20, 40), 2.0, 6000)
    assert (about.lowest, about.highest) == (
        0,
        ROUNDS * SLOTS * 2 * 20,
    )  # as often as can be, the Golden Phoenix doubled
    assert (about.simultaneous, about.cooperative, about.chance, about.information) == (True, False, True, "hidden")
    assert (TITLE.fewest, TITLE.usual, TITLE.most, TITLE.version, TITLE.streams) == (2, 4, 12, 2, 3)


def test_moves_without_a_number_have_their_words() -> None:
    moves = [PASS, KEEP_HAND, THROW_HAND, VALUE_BEST, APPLY_CONTENDER, APPLY_BOOST]
    assert [TITLE.word(move) for move in moves] == [
        "pass",
        "keep-hand",
        "throw-hand",
        "value-best",
        "apply-contender",
        "apply-boost",
    ]


def test_what_has_not_begun_holds_nothing() -> None:
    position = WizardsPosition.blank(table("search").position.options, 3, table("search").position.chance)
    for part in (position.places, position.acting, position.contest, position.last, position.knowledge):
        assert begun(part, (0, -1)) == [], part
    assert begun(position.cards, (0, -1)) == ["deck"]
    assert (position.round_number, position.first, position.phase) == (0, 0, 0)


def test_the_empty_card_is_empty() -> None:
    none = CARDS[0]
    assert (none.kind, none.strength, none.type, none.copies, none.effects) == (0, 0, 0, 0, [])
