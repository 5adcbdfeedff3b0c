"""What every title declares for newcomers: a first match that can be played, hints that come up, the way to go."""

import pytest

from elderwood.bots import bot_names
from elderwood.engine.chance import Dice, quick_chance
from elderwood.engine.match import Match
from elderwood.engine.title import Title
from elderwood.games import TITLES
from elderwood.texts import Speaker

NAMES = [title.name for title in TITLES]
# A full deck is gathered in the Siege only, and some questions come up late: they are met within so many matches.
MATCHES = 24


def first_match(title: Title, number: int) -> Match:
    return Match(title, title.first.seats, title.first.options, f"newcomer-{number}")


@pytest.mark.parametrize("title", TITLES, ids=NAMES)
def test_a_first_match_is_small_and_easy(title: Title) -> None:
    first = title.first
    assert title.fewest <= first.seats <= min(title.usual, 3)
    if first.seats > 1:
        *_, gentlest, _chance = bot_names(title)
        assert first.bot == gentlest
    assert first_match(title, 0).position.awaits()


@pytest.mark.parametrize("title", TITLES, ids=NAMES)
def test_three_to_six_hints_of_which_the_first_tells_the_aim(title: Title) -> None:
    assert 3 <= len(title.coach) <= 6
    assert [hint.name for hint in title.coach if not hint.on] == ["aim"]
    assert title.coach[0].name == "aim"
    assert len({hint.name for hint in title.coach}) == len(title.coach)


@pytest.mark.parametrize("title", TITLES, ids=NAMES)
def test_every_hint_has_its_moment(title: Title) -> None:
    """What a hint waits for is asked or told to the newcomer's seat in first matches, or in the full game."""
    wanted = {hint.on for hint in title.coach if hint.on}
    for number in range(MATCHES):
        match = Match(title, title.usual, {}, "full") if number == 0 else first_match(title, number)
        dice = Dice(number)
        while wanted and match.position.awaits():
            seat = match.position.awaits()[0]
            if seat == 0:
                wanted.discard(match.position.question(seat).key)
            moves = match.position.moves(seat)
            match.play(seat, moves[dice.below(len(moves))])
        wanted -= {event.key for event in match.events}
    assert not wanted


@pytest.mark.parametrize("title", TITLES, ids=NAMES)
def test_the_way_is_told_whole_and_tells_nothing_hidden(title: Title) -> None:
    """In three languages, for players and spectators; another deal of what is hidden changes nothing."""
    speakers = [Speaker(lang, strict=True) for lang in ("en", "ru", "fr")]
    match = Match(title, title.usual, {}, "way")
    dice = Dice(7)
    answers = 0
    while match.position.awaits() and answers < 150:
        for seat in range(-1, title.usual):
            way = match.position.way(seat)
            assert way is not None
            assert all(speaker.say(way.key, way.values).endswith(".") for speaker in speakers)
            if seat >= 0 and answers % 5 == 0:
                assert match.position.redeal(seat, quick_chance(answers)).way(seat) == way
        seat = match.position.awaits()[0]
        moves = match.position.moves(seat)
        match.play(seat, moves[dice.below(len(moves))])
        answers += 1
