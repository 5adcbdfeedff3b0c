"""Checks that legality has one source: what is offered applies, and all else is refused with a reason."""

from functools import partial

from elderwood.engine.events import SPECTATOR
from elderwood.engine.testkit.trial import Trial, dump_text, refusal_of


def every_legal_move_applies(trial: Trial) -> None:
    """Each offered move can be played, loses nothing, and leads on or to an end."""
    position = trial.position
    for seat in position.awaits():
        for move in position.moves(seat):
            twin = position.copy()
            word = trial.word(seat, move)
            try:
                twin.play(seat, move)
            except Exception as error:
                raise trial.failure(f"{word} raised {type(error).__name__}: {error}") from error
            trial.expect(twin.inventory() == trial.inventory, f"{word} loses or makes a piece")
            trial.expect(bool(twin.awaits()) or twin.outcome() is not None, f"{word} leads nowhere")
            trial.expect(seat not in twin.awaits() or twin.decision > position.decision, f"{word} is ignored")


def every_other_move_is_refused_with_a_reason(trial: Trial) -> None:
    """A move that is not offered, or not that seat's to make, is refused and nothing changes."""
    before = dump_text(trial.position)
    for seat in trial.position.awaits():
        legal = frozenset(trial.position.moves(seat))
        for move in trial.space.moves:
            if move not in legal:
                expect_refusal(trial, seat, move)
        expect_refusal(trial, seat, -1)
        expect_refusal(trial, seat, len(trial.space.moves))
    for seat in (*range(trial.seats), SPECTATOR, trial.seats):
        if seat not in trial.position.awaits():
            expect_refusal(trial, seat, trial.sample.below(len(trial.space.moves)))
    trial.expect_same(before, dump_text(trial.position), "the position after refused moves")


def expect_refusal(trial: Trial, seat: int, move: int) -> None:
    """Fail unless the match refuses a move with a reason."""
    reason = refusal_of(partial(trial.match.play, seat, move))
    trial.expect(reason is not None, f"seat {seat} was allowed move {move}")
    trial.expect(reason is None or bool(reason.key), f"seat {seat} was refused move {move} without a reason")


def a_thing_is_usable_exactly_when_a_legal_move_touches_it(trial: Trial) -> None:
    """`why_not` and the list of moves never contradict each other."""
    for seat in range(trial.seats):
        usable: set[str] = set()
        moves = trial.position.moves(seat)
        for move in moves:
            usable |= set(trial.position.things(seat, move))
        things = trial.space.things
        for thing in things if moves else [things[trial.sample.below(len(things))]]:
            reason = trial.position.why_not(seat, thing)
            trial.expect((reason is None) == (thing in usable), f"seat {seat}, {thing}: {reason}")
            trial.expect(reason is None or bool(reason.key), f"seat {seat}, {thing}: no reason given")


def moves_are_numbers_of_the_action_space(trial: Trial) -> None:
    """Every offered move has a number of the action space, and is offered once."""
    for seat in trial.position.awaits():
        moves = trial.position.moves(seat)
        trial.expect(all(move in trial.space.moves for move in moves), f"no such moves: {moves}")
        trial.expect(len(set(moves)) == len(moves), f"offered twice: {moves}")
