"""Checks that a match is only data: it can be copied, stored, read back and played again."""

import json

from elderwood.engine.match import replay
from elderwood.engine.record import read_record
from elderwood.engine.testkit.trial import Trial, dump_text, view_text

WANDER = 8  # moves played on a copy: enough to touch what a shallow copy shares


def a_copy_never_touches_its_parent(trial: Trial) -> None:
    """Neither playing on a copy changes the original, nor the other way round."""
    parent = trial.position
    before = dump_text(parent)
    child = parent.copy()
    grandchild = child.copy()
    trial.wander(child, WANDER)
    trial.expect_same(before, dump_text(parent), "the position after playing on its copy")
    trial.expect_same(before, dump_text(grandchild), "the copy after playing on the original")


def asking_changes_nothing(trial: Trial) -> None:
    """Looking at a position from every side leaves it as it was."""
    position = trial.position
    before = dump_text(position)
    position.outcome()
    position.inventory()
    for seat in position.awaits():
        position.moves(seat)
        position.question(seat)
        position.refusal(seat, 0)
    for seat in trial.watchers:
        position.view(seat)
        position.why_not(seat, trial.space.things[0])
    trial.expect_same(before, dump_text(position), "the position after questions about it")


def a_snapshot_reads_back(trial: Trial) -> None:
    """Dump, text, load gives the same position; the match goes on from it in the end."""
    text = dump_text(trial.position)
    loaded = trial.title.load(json.loads(text))
    trial.expect_same(text, dump_text(loaded), "the position after a snapshot")
    for seat in trial.watchers:
        trial.expect_same(view_text(trial.position, seat), view_text(loaded, seat), "its view")
    trial.snapshots.append((len(trial.match.answers), text))


def a_match_goes_on_from_a_snapshot(trial: Trial) -> None:
    """Playing the rest of the match from a stored position leads to the same end."""
    end = dump_text(trial.position)
    for number, text in trial.snapshots:
        position = trial.title.load(json.loads(text))
        for seat, move in trial.match.answers[number:]:
            position.play(seat, move)
        trial.expect_same(end, dump_text(position), f"the end, from the snapshot at answer {number}")


def the_same_seed_and_moves_give_the_same_match(trial: Trial) -> None:
    """Played again with a new title's first position and without a log, the match ends the same."""
    match = trial.match
    position = trial.title.start(trial.seats, match.options, trial.seed)
    for seat, move in match.answers:
        position.play(seat, move)
    trial.expect_same(dump_text(match.position), dump_text(position), "the end")


def a_record_reads_back_and_plays_again(trial: Trial) -> None:
    """Record, text, record, replay: the same text, the same end, the same events."""
    text = trial.match.record().text()
    record = read_record(text)
    trial.expect_same(text, record.text(), "the record")
    again = replay(trial.title, record)
    trial.expect_same(dump_text(trial.position), dump_text(again.position), "the end")
    trial.expect_same(text, again.record().text(), "the record of the replay")
    events, retold = trial.match.events, again.events
    for one, other in zip(events, retold, strict=False):
        trial.expect(one == other, f"{one} became {other}")
    trial.expect(len(events) == len(retold), "another number of events")
