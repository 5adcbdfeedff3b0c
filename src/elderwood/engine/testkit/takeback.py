"""Checks of undo and redo: exact, and never behind a reveal."""

from elderwood.engine.testkit.trial import Trial, dump_text, refusal_of


def undo_then_redo_is_identity(trial: Trial) -> None:
    """Taking back everything since the last reveal and playing it again leads to the same match."""
    match = trial.match
    after = dump_text(match.position)
    record = match.record().text()
    seats: list[int] = []
    while match.answers and match.cannot_undo(match.answers[-1][0]) is None:
        seats.append(match.answers[-1][0])
        match.undo(seats[-1])
        if len(seats) == 1:
            trial.expect_same(dump_text(trial.before), dump_text(match.position), "the position after undo")
    trial.expect(len(seats) == trial.unrevealed, f"{len(seats)} answers undone, not {trial.unrevealed}")
    for seat in reversed(seats):
        match.redo(seat)
    trial.expect_same(after, dump_text(match.position), "the position after redo")
    trial.expect_same(record, match.record().text(), "the record after redo")


def undo_is_refused_behind_a_reveal(trial: Trial) -> None:
    """Once something hidden became known, the answer stands and undo says why."""
    match = trial.match
    if match.position.reveals == trial.before.reveals:
        return
    after = dump_text(match.position)
    seat = match.answers[-1][0]
    said = match.cannot_undo(seat)
    reason = refusal_of(lambda: match.undo(seat))
    trial.expect(said is not None and said == reason and bool(said.key), f"{said} said, {reason} given")
    trial.expect_same(after, dump_text(match.position), "the position after a refused undo")
