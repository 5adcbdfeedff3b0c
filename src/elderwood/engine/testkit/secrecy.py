"""Checks that hidden information cannot leak: what a seat is shown is the same in every deal it cannot tell apart."""

from elderwood.engine.events import Log
from elderwood.engine.position import Position
from elderwood.engine.testkit.trial import Trial, dump_text, events_text, view_text

WANDER = 12  # moves played on after a redeal


def a_seat_cannot_tell_a_redeal_from_the_real_deal(trial: Trial) -> None:
    """After a redeal the view, moves, questions and reasons of the seat are the same to the byte."""
    real = trial.position
    before = dump_text(real)
    for seat in trial.watchers:
        other = real.redeal(seat, trial.redeals)
        trial.expect_same(view_text(real, seat), view_text(other, seat), f"the view of {seat}")
        trial.expect_same(questions_text(real), questions_text(other), f"the questions, redealt for {seat}")
        trial.expect_same(str(real.moves(seat)), str(other.moves(seat)), f"the moves of {seat}")
        if seat in real.awaits():
            wanted, got = reasons_text(trial, real, seat), reasons_text(trial, other, seat)
            trial.expect_same(wanted, got, f"the reasons given to {seat}")
        trial.expect(other.inventory() == trial.inventory, f"pieces are lost, redealt for {seat}")
        trial.expect(real.reveals == other.reveals, f"the number of reveals, redealt for {seat}")
    trial.expect_same(before, dump_text(real), "the position after being redealt")


def a_redeal_keeps_no_secret_of_the_match(trial: Trial) -> None:
    """The redealt position holds another chance key, and can be played on."""
    for seat in trial.watchers:
        other = trial.position.redeal(seat, trial.redeals)
        trial.expect(trial.chance_key not in dump_text(other), f"the chance key, redealt for {seat}")
        trial.wander(other, WANDER)
        trial.expect(other.inventory() == trial.inventory, f"pieces are lost after a redeal for {seat}")


def the_same_move_tells_the_same_in_both_deals(trial: Trial) -> None:
    """A move that reveals nothing tells a seat the same events and leaves the same view in every deal."""
    real = trial.position
    mover, move = trial.draw_answer(real, trial.sample)
    twin, told = tell(real, mover, move)
    if twin.reveals != real.reveals:
        return
    for seat in trial.watchers:
        other = real.redeal(seat, trial.redeals)
        if move not in other.moves(mover):
            trial.expect(mover != seat, f"{trial.word(mover, move)} is not legal when redealt for {seat}")
            continue
        after, told_other = tell(other, mover, move)
        if after.reveals != real.reveals:
            continue
        word = trial.word(mover, move)
        trial.expect_same(events_text(told, seat), events_text(told_other, seat), f"{word} told {seat}")
        trial.expect_same(view_text(twin, seat), view_text(after, seat), f"{word} shows {seat}")


def no_view_shows_the_seed(trial: Trial) -> None:
    """Neither the seed nor the chance key made of it appears in any view."""
    for seat in trial.watchers:
        text = view_text(trial.position, seat)
        trial.expect(trial.seed not in text, f"the seed is in the view of {seat}")
        trial.expect(trial.chance_key not in text, f"the chance key is in the view of {seat}")


def tell(position: Position, mover: int, move: int) -> tuple[Position, Log]:
    """Play a move on a copy and return it with what was told."""
    twin = position.copy()
    log = Log()
    twin.play(mover, move, log)
    return twin, log


def questions_text(position: Position) -> str:
    """Write every question put."""
    return "\n".join(f"{seat}: {position.question(seat)}" for seat in position.awaits())


def reasons_text(trial: Trial, position: Position, seat: int) -> str:
    """Write what a seat is answered when it asks why not, for every thing."""
    return "\n".join(f"{thing}: {position.why_not(seat, thing)}" for thing in trial.space.things)
