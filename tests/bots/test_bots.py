"""Bots answer legally, honestly, and better than chance."""

import pytest

from elderwood.bots import Seen, bot_names, make_bot
from elderwood.engine.chance import chance_of
from elderwood.engine.errors import UnknownNameError
from elderwood.engine.title import Title
from elderwood.games import TITLES, find_title


def test_an_unknown_bot_is_refused_with_the_nearest_names() -> None:
    with pytest.raises(UnknownNameError) as caught:
        make_bot("greedi", find_title("sylvion"), 1)
    assert caught.value.values["nearest"] == "greedy"


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_bot_plays_whole_matches_legally(title: Title) -> None:
    for name in bot_names(title):
        for seats in (title.fewest, title.most):
            position = title.start(seats, {}, f"legal-{name}")
            players = [make_bot(name, title, seat) for seat in range(seats)]
            while position.awaits():
                seat = position.awaits()[0]
                move = players[seat].answer(Seen(title, position, seat))
                assert move in position.moves(seat)
                position.play(seat, move)
            assert position.outcome() is not None


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_a_bot_answers_the_same_when_all_it_cannot_know_is_dealt_anew(title: Title) -> None:
    """A bot that looked at hidden cards would sometimes answer differently."""
    chance = chance_of("honesty", "bots", 1)
    seats = min(title.most, 2)
    options = {"hands": "silent", "feats": "yes", "elements": "yes"} if title.name == "sylvion" else {}
    for name in bot_names(title):
        if name == "random":
            continue
        position = title.start(seats, options, "honest")
        player = make_bot(name, title, 1)
        while position.awaits():
            seat = position.awaits()[0]
            move = player.answer(Seen(title, position, seat))
            for _ in range(2):
                other = position.redeal(seat, chance)
                assert player.answer(Seen(title, other, seat)) == move
            position.play(seat, move)
