"""Bots are found, answer legally, honestly, and within the rules of their interface."""

import sys

import pytest

from elderwood.bots import Budget, Seen, bot_names, make_bot, seen_in
from elderwood.bots.levels import Manner
from elderwood.bots.registry import company
from elderwood.bots.thinker import Thinker
from elderwood.engine.chance import chance_of, quick_chance
from elderwood.engine.errors import UnknownNameError
from elderwood.engine.match import Match
from elderwood.engine.options import Options
from elderwood.engine.title import Title
from elderwood.games import TITLES, find_title
from tests.toy.title import Toy

NAMES = [title.name for title in TITLES]
SHORT = Budget(iterations=6)
# Beside the usual options: those that hide most, title by title.
SECRETIVE: dict[str, list[Options]] = {
    "sylvion": [{"hands": "silent", "feats": "yes", "elements": "yes"}],
    "elfenland": [{"towns": "yes", "cards": "on-top", "caravan": "lacking"}],
    "wizards": [{"wizards": "yes", "order": "ask"}],
    "rage": [{"placement": "advanced"}],
}


def tables(title: Title) -> list[tuple[int, Options]]:
    """Return every number of seats a box allows, with the usual options and with those that hide most."""
    seats = range(title.fewest, min(title.most, 6) + 1)
    hidden = [(max(2, title.fewest), options) for options in SECRETIVE[title.name]]
    return [(count, {}) for count in seats] + hidden


def test_an_unknown_bot_is_refused_with_the_nearest_names() -> None:
    with pytest.raises(UnknownNameError) as caught:
        make_bot("greedi", find_title("sylvion"), 1)
    assert caught.value.values["nearest"] == "greedy"


def test_a_title_without_a_package_has_chance_alone() -> None:
    assert bot_names(Toy()) == ["random"]
    assert company("toy") is None


def test_a_package_that_is_broken_is_no_missing_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "elderwood.bots.wizards.company", None)
    company.cache_clear()
    with pytest.raises(ModuleNotFoundError):
        company("wizards")


def test_a_bot_is_told_what_happened_since_its_last_answer() -> None:
    match = Match(Toy(), 2, {}, "told")
    assert [event.key for event in seen_in(match, 1).events] == []
    match.play(1, match.position.moves(1)[0])
    match.play(0, match.position.moves(0)[0])
    keys = [event.key for event in seen_in(match, 1).events]
    assert keys[:3] == ["toy-event-chosen", "toy-event-committed", "toy-event-revealed"]
    match.play(match.position.awaits()[0], match.position.moves(match.position.awaits()[0])[-1])
    assert "toy-event-revealed" not in [event.key for event in seen_in(match, match.played[-1].seat).events]


@pytest.mark.parametrize("title", TITLES, ids=NAMES)
def test_bots_play_whole_matches_legally(title: Title) -> None:
    """All of them answer in turn: any decision of any match may be put to any of them."""
    for seats in (title.fewest, title.most):
        position = title.start(seats, {}, "legal")
        players = [make_bot(name, title, 1) for name in bot_names(title)]
        asked = 0
        while position.awaits():
            seat = position.awaits()[0]
            move = players[asked % len(players)].answer(Seen(title, position, seat), SHORT)
            assert move in position.moves(seat)
            position.play(seat, move)
            asked += 1
        assert position.outcome() is not None


@pytest.mark.parametrize("title", TITLES, ids=NAMES)
def test_the_patient_one_is_the_strongest_with_more_time(title: Title) -> None:
    patient, strongest = (make_bot(name, title, 1) for name in ("patient", "level-6"))
    assert isinstance(patient, Thinker)
    assert isinstance(strongest, Thinker)
    assert patient.manner.budget.seconds == 10 > strongest.manner.budget.seconds
    assert patient.manner.budget.iterations == 0 < strongest.manner.budget.iterations
    assert patient.temper == strongest.temper
    assert habits(patient.manner) == habits(strongest.manner)


def habits(manner: Manner) -> list[object]:
    """Return everything of a manner but its budget."""
    return [manner.tree, manner.horizon, manner.rivals, manner.favour, manner.warmth]


@pytest.mark.parametrize("title", TITLES, ids=NAMES)
def test_a_bot_answers_the_same_in_a_poisoned_world(title: Title) -> None:
    """Whatever it cannot know is dealt anew: a bot that looked at hidden cards would sometimes answer differently."""
    chance = chance_of("honesty", "bots", 1)
    names = [name for name in bot_names(title) if name != "random"]
    for number, (seats, options) in enumerate(tables(title)):
        position = title.start(seats, options, "honest")
        player = make_bot(names[number % len(names)], title, 1)
        asked = 0
        while position.awaits():
            seat = position.awaits()[asked % len(position.awaits())]
            move = player.answer(Seen(title, position, seat), SHORT)
            if asked % 3 == 0:
                other = position.redeal(seat, chance)
                assert player.answer(Seen(title, other, seat), SHORT) == move
            position.play(seat, move)
            asked += 1


@pytest.mark.parametrize("title", TITLES, ids=NAMES)
def test_the_same_chance_imagines_the_same_in_a_poisoned_world(title: Title) -> None:
    """What a bot imagines follows from what its seat knows, and from its own dice alone."""
    chance = chance_of("honesty", "deals", 1)
    for seats, options in tables(title):
        position = title.start(seats, options, "alike")
        player = make_bot("random", title, 5)
        asked = 0
        while position.awaits():
            seat = position.awaits()[-1]
            if asked % 4 == 0:
                one = position.redeal(seat, quick_chance(asked))
                two = position.redeal(seat, chance).redeal(seat, quick_chance(asked))
                assert one.dump() == two.dump()
            position.play(seat, player.answer(Seen(title, position, seat)))
            asked += 1
