"""Checks of decisions that several seats answer at the same time, in secret.

Who has answered already is public: the awaited seats and their questions say it. Nothing else may change for the
others until the last answer is in.
"""

import json

from elderwood.engine.events import Log
from elderwood.engine.position import Position
from elderwood.engine.testkit.trial import Trial, dump_text, events_text, view_text


def an_answer_changes_nothing_for_the_others(trial: Trial) -> None:
    """Until all have answered, the others keep their moves, questions and views, and the decision its number."""
    position = trial.position
    awaited = position.awaits()
    if len(awaited) < 2:
        return
    for seat in awaited:
        moves = position.moves(seat)
        twin = position.copy()
        twin.play(seat, moves[trial.sample.below(len(moves))])
        left = [other for other in awaited if other != seat]
        trial.expect(twin.awaits() == left, f"after {seat} answered, {twin.awaits()} are awaited, not {left}")
        trial.expect(twin.decision == position.decision, f"the answer of {seat} opened a new decision")
        for other in left:
            trial.expect(twin.moves(other) == position.moves(other), f"{seat} changed the moves of {other}")
        for other in trial.watchers:
            if other != seat:
                wanted, got = without(position, other, seat), without(twin, other, seat)
                trial.expect_same(wanted, got, f"after {seat} answered, the view of {other}")


def nobody_can_tell_which_answer_was_given(trial: Trial) -> None:
    """Two different secret answers of a seat look and sound the same to everybody else."""
    position = trial.position
    if len(position.awaits()) < 2:
        return
    for seat in position.awaits():
        moves = position.moves(seat)
        seen: dict[int, str] = {}
        for move in (moves[0], moves[-1]):
            twin = position.copy()
            log = Log()
            twin.play(seat, move, log)
            for other in trial.watchers:
                if other != seat:
                    text = view_text(twin, other) + events_text(log, other)
                    trial.expect_same(seen.setdefault(other, text), text, f"{seat}'s answer, as {other} sees it")


def the_order_of_answers_does_not_matter(trial: Trial) -> None:
    """Whoever answers first, the same answers lead to the same position."""
    position = trial.position
    awaited = position.awaits()
    if len(awaited) < 2:
        return
    answers = [(seat, position.moves(seat)[-1]) for seat in awaited]
    forward = position.copy()
    backward = position.copy()
    for seat, move in answers:
        forward.play(seat, move)
    for seat, move in reversed(answers):
        backward.play(seat, move)
    trial.expect_same(dump_text(forward), dump_text(backward), "the position when the last answers first")


def an_answer_can_be_taken_back_while_the_others_stand(trial: Trial) -> None:
    """With three or more asked, the first to answer takes it back, and the second's answer stays."""
    match = trial.match
    awaited = match.position.awaits()
    if len(awaited) < 3:
        return
    before = match.position.copy()
    first, second = awaited[0], awaited[1]
    alone = before.copy()
    answer = alone.moves(second)[-1]
    alone.play(second, answer)
    match.play(first, before.moves(first)[0])
    match.play(second, answer)
    match.undo(first)
    trial.expect_same(dump_text(alone), dump_text(match.position), f"{first} took back, {second} stays")
    match.undo(second)
    trial.expect_same(dump_text(before), dump_text(match.position), "the position when both took back")


def without(position: Position, watcher: int, seat: int) -> str:
    """Write a view without what tells whether a seat still owes its answer."""
    view = dict(position.view(watcher))
    view["answered"] = []
    view["awaits"] = [asked for asked in position.awaits() if asked != seat]
    view["questions"] = [str(position.question(asked)) for asked in position.awaits() if asked != seat]
    return json.dumps(view)
