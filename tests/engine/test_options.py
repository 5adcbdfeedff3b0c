"""Options: declared, checked, completed."""

import pytest

from elderwood.engine.errors import BadValueError, UnknownNameError
from elderwood.engine.options import Option, option_sets, settle, stored

DECLARED = [
    Option("game", ["long", "short"], "long"),
    Option("feats", ["no", "yes"], "no", needs={"game": "long"}),
    Option("hands", ["open", "hidden"], "open", seats=[2, 3]),
    Option("blazing", ["many", "few"], "many", house=True),
]


def test_settle_fills_in_defaults_in_the_declared_order() -> None:
    chosen = settle(DECLARED, {"hands": "hidden", "game": "short"}, 2)
    assert list(chosen.items()) == [("game", "short"), ("feats", "no"), ("hands", "hidden"), ("blazing", "many")]


def test_an_unknown_option_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownNameError) as caught:
        settle(DECLARED, {"feat": "yes"}, 2)
    assert caught.value.key == "error-unknown-option"
    assert caught.value.values == {"name": "feat", "nearest": "feats"}


def test_when_nothing_is_near_all_names_are_told() -> None:
    with pytest.raises(UnknownNameError) as caught:
        settle(DECLARED, {"zzzzzz": "yes"}, 2)
    assert caught.value.values["nearest"] == "game, feats, hands, blazing"


def test_an_unknown_value_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadValueError) as caught:
        settle(DECLARED, {"game": "middling"}, 2)
    assert caught.value.key == "error-bad-option"
    assert caught.value.values == {"option": "game", "value": "middling", "values": "long, short"}


def test_an_option_without_what_it_needs_is_refused() -> None:
    with pytest.raises(BadValueError) as caught:
        settle(DECLARED, {"game": "short", "feats": "yes"}, 2)
    assert caught.value.key == "error-option-needs"
    assert caught.value.values["needs"] == "game=long"


def test_an_option_for_other_numbers_of_seats_is_refused() -> None:
    with pytest.raises(BadValueError) as caught:
        settle(DECLARED, {"hands": "hidden"}, 1)
    assert caught.value.values["needs"] == "players=2/3"


def test_an_option_without_meaning_may_be_given_its_default() -> None:
    assert settle(DECLARED, {"game": "short", "feats": "no"}, 1)["feats"] == "no"


def test_option_sets_are_all_that_settle_accepts() -> None:
    assert len(option_sets(DECLARED, 1)) == 3
    assert len(option_sets(DECLARED, 2)) == 6
    assert len(option_sets(DECLARED, 2, house=True)) == 12
    for seats in (1, 2):
        for chosen in option_sets(DECLARED, seats, house=True):
            assert settle(DECLARED, chosen, seats) == chosen


def test_a_match_written_down_before_an_option_has_what_was_played_then() -> None:
    declared = [*DECLARED, Option("cards", ["new", "old"], "new", before="old")]
    assert stored(declared, {"game": "short"}) == {"cards": "old", "game": "short"}
    assert stored(declared, {"cards": "new"}) == {"cards": "new"}
    assert settle(declared, {}, 2)["cards"] == "new"
