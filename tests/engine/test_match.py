"""A match: every answer is checked, and the way back ends at a reveal."""

import json

import pytest

from elderwood.engine.errors import BadValueError, IllegalMoveError, UnknownNameError
from elderwood.engine.match import Match
from elderwood.engine.title import Title
from elderwood.games import find_title
from tests.toy.title import PASS, Toy


@pytest.fixture
def match() -> Match:
    return Match(Toy(), 3, {"hands": "hidden"}, "oak")


@pytest.fixture
def sylvion() -> Title:
    return find_title("sylvion")


def commit(match: Match, *seats: int) -> None:
    for seat in seats:
        match.play(seat, match.position.moves(seat)[0])


def state(match: Match) -> str:
    undone = [[played.move for played in group] for group in match.undone]
    return json.dumps([match.position.dump(), match.answers, undone, len(match.back)])


@pytest.mark.parametrize(
    ("seat", "move", "key"),
    [
        (-1, 0, "why-no-seat"),
        (3, 0, "why-no-seat"),
        (0, PASS, "why-not-asked"),
        (0, -1, "why-no-move"),
        (0, 99, "why-no-move"),
        (1, 0, "why-not-your-turn"),
    ],
)
def test_an_illegal_move_is_refused_and_nothing_changes(match: Match, seat: int, move: int, key: str) -> None:
    commit(match, 1)
    before = state(match)
    with pytest.raises(IllegalMoveError) as caught:
        match.play(seat, move)
    assert caught.value.reason.key == key
    assert state(match) == before


def test_a_refused_move_keeps_what_can_be_redone(match: Match) -> None:
    commit(match, 0)
    match.undo(0)
    with pytest.raises(IllegalMoveError):
        match.play(0, PASS)
    match.redo(0)
    assert match.position.awaits() == [1, 2]


def test_a_word_that_is_no_move_is_refused_with_the_nearest(match: Match) -> None:
    with pytest.raises(UnknownNameError) as caught:
        match.play_word(0, "commit-fxo")
    assert "commit-fox" in str(caught.value.values["nearest"])


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(BadValueError, match="error-bad-seats"):
        Match(Toy(), 5, {}, "oak")


def test_an_answer_is_taken_back_while_the_others_stand(match: Match) -> None:
    commit(match, 0, 1)
    answers = match.answers[:]
    match.undo(0)
    assert match.position.awaits() == [0, 2]
    assert match.answers == answers[1:]
    match.redo(0)
    assert match.position.awaits() == [2]
    assert match.answers == [answers[1], answers[0]]


def test_another_answer_may_be_given_after_undo(match: Match) -> None:
    commit(match, 0, 1)
    match.undo(0)
    other = match.position.moves(0)[-1]
    match.play(0, other)
    assert match.answers[-1] == (0, other)
    with pytest.raises(IllegalMoveError, match="why-no-redo"):
        match.redo(0)


def test_undo_ends_at_a_reveal(match: Match) -> None:
    commit(match, 0, 1, 2)
    for seat in range(3):
        reason = match.cannot_undo(seat)
        assert reason is not None
        assert reason.key == "why-no-undo-revealed"
        with pytest.raises(IllegalMoveError, match="why-no-undo-revealed"):
            match.undo(seat)


def test_undo_needs_an_answer_of_that_seat(match: Match) -> None:
    commit(match, 0)
    with pytest.raises(IllegalMoveError, match="why-no-undo-nothing"):
        match.undo(1)


def test_an_answer_that_was_answered_stands(match: Match) -> None:
    """A pass in a window, and the pass of the next seat after it."""
    commit(match, 0, 1, 2)
    first, *_ = match.position.awaits()
    match.play(first, PASS)
    second, *_ = match.position.awaits()
    assert match.cannot_undo(first) is None
    before = match.position.reveals
    match.play(second, match.position.moves(second)[-1])
    assert match.position.reveals == before
    reason = match.cannot_undo(first)
    assert reason is not None
    assert reason.key == "why-no-undo-answered"
    match.undo(second)
    assert match.cannot_undo(first) is None


def test_redo_belongs_to_the_seat_that_took_back_last(match: Match) -> None:
    commit(match, 0, 1)
    match.undo(0)
    match.undo(1)
    with pytest.raises(IllegalMoveError, match="why-no-redo"):
        match.redo(0)
    match.redo(1)
    match.redo(0)
    assert match.position.awaits() == [2]


def test_undo_play_takes_back_a_card_with_its_target_and_payments(sylvion: Title) -> None:
    match = Match(sylvion, 1, {"game": "intro"}, "oak")
    while not any(word.startswith("play-fountain_3") for word in words(match)):
        match.play_word(0, "done" if "done" in words(match) else words(match)[0])
    before = json.dumps(match.position.dump())
    match.play_word(0, "play-fountain_3")
    match.play_word(0, "a1")
    match.play_word(0, next(word for word in words(match) if word.startswith("pay-")))
    begun = match.would_undo(0)
    assert begun is not None
    assert begun.move == sylvion.move("play-fountain_3")
    assert len(match.undo(0, "play")) == 3
    assert json.dumps(match.position.dump()) == before
    assert len(match.redo(0)) == 3
    assert match.answers[-3][1] == sylvion.move("play-fountain_3")


def test_undo_of_a_turn_takes_back_play_by_play_and_each_can_be_redone(sylvion: Title) -> None:
    match = Match(sylvion, 1, {"game": "intro"}, "oak")
    first = json.dumps(match.position.dump())
    plays = 0
    while plays < 2:
        word = next(word for word in words(match) if word.startswith("play-fountain") or plays == 2)
        match.play_word(0, word)
        while not match.position.question(0).key.endswith("defend"):
            match.play_word(0, words(match)[0])
        plays += 1
    answers = match.answers
    assert len(match.undo(0, "turn")) == len(answers)
    assert json.dumps(match.position.dump()) == first
    assert [len(group) for group in match.undone] == [len(group) for group in plays_of(answers, sylvion)][::-1]
    match.redo(0)
    match.redo(0)
    assert match.answers == answers


def plays_of(answers: list[tuple[int, int]], title: Title) -> list[list[int]]:
    """Cut answers into plays."""
    plays: list[list[int]] = []
    for _, move in answers:
        if title.word(move).startswith("play-"):
            plays.append([])
        plays[-1].append(move)
    return plays


def test_the_book_keeps_what_every_answer_made_happen(match: Match) -> None:
    played = match.play(1, match.position.moves(1)[0])
    assert (played.seat, played.decision, played.begins) == (1, 1, True)
    assert [event.key for event in played.events] == ["toy-event-committed"]
    assert match.played == [played]
    assert match.events == [*match.dealt, *played.events]


def test_a_try_changes_nothing_until_it_is_settled(match: Match) -> None:
    before = state(match)
    attempt = match.attempt(0, match.position.moves(0)[0])
    assert state(match) == before
    commit(match, 1)
    with pytest.raises(ValueError, match="gone on"):
        match.settle(attempt)
    match.settle(match.attempt(0, attempt.played.move))
    assert match.position.awaits() == [2]


def test_a_twin_shares_the_book_and_goes_its_own_way(match: Match) -> None:
    commit(match, 0)
    before = state(match)
    twin = match.copy()
    assert state(twin) == before
    commit(twin, 1, 2)
    assert state(match) == before
    match.undo(0)
    assert twin.cannot_undo(0) is not None
    assert match.position.awaits() == [0, 1, 2]


def words(match: Match) -> list[str]:
    return [match.title.word(move) for move in match.position.moves(0)]


def test_a_finished_match_takes_no_move(match: Match) -> None:
    while match.position.outcome() is None:
        seat = match.position.awaits()[0]
        match.play(seat, match.position.moves(seat)[-1])
    with pytest.raises(IllegalMoveError, match="why-over"):
        match.play(0, 0)
    assert match.record().ended == "count"
