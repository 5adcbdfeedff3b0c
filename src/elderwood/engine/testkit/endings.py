"""Checks that a match always leads somewhere, loses nothing on the way, and ends properly."""

from functools import partial

from elderwood.engine.testkit.trial import Trial, refusal_of


def nobody_is_stuck(trial: Trial) -> None:
    """Whoever is awaited has a move, nobody else has one, and somebody is awaited until the end."""
    position = trial.position
    awaited = position.awaits()
    over = position.outcome() is not None
    trial.expect(over != bool(awaited), f"awaited: {awaited}, over: {over}")
    trial.expect(len(set(awaited)) == len(awaited), f"awaited twice: {awaited}")
    for seat in trial.watchers:
        moves = position.moves(seat)
        trial.expect(bool(moves) == (seat in awaited), f"seat {seat}, moves {moves}, awaited {awaited}")


def cards_and_pieces_are_conserved(trial: Trial) -> None:
    """The inventory is the same at every moment."""
    now = trial.position.inventory()
    trial.expect(now == trial.inventory, f"{trial.inventory} became {now}")


def a_finished_match_stays_finished(trial: Trial) -> None:
    """The outcome names how it ended and a score for each seat; no move is taken any more."""
    end = trial.position.outcome()
    if end is None:
        raise trial.failure("there is no outcome")
    trial.expect(bool(end.how), "the outcome does not say how")
    trial.expect(len(end.scores) == len(end.sources) == trial.seats, f"a score for each seat: {end}")
    trial.expect(set(end.winners) <= set(range(trial.seats)), f"winners: {end.winners}")
    for seat in range(trial.seats):
        reason = refusal_of(partial(trial.match.play, seat, 0))
        trial.expect(reason is not None, f"seat {seat} plays after the end")


def every_score_is_the_sum_of_its_sources(trial: Trial) -> None:
    """What explains a seat's score leaves nothing out and adds nothing."""
    end = trial.position.outcome()
    if end is None:
        raise trial.failure("there is no outcome")
    for seat, sources in enumerate(end.sources):
        trial.expect(sum(sources.values()) == end.scores[seat], f"seat {seat}: {end.scores[seat]} from {sources}")


def decisions_and_reveals_only_grow(trial: Trial) -> None:
    """A later position never has a smaller number of decisions or reveals."""
    before, now = trial.before, trial.position
    trial.expect(before.reveals <= now.reveals, f"reveals {before.reveals} became {now.reveals}")
    still_open = set(now.awaits()) < set(before.awaits()) and now.decision == before.decision
    trial.expect(
        now.decision > before.decision or still_open,
        f"decision {before.decision} for {before.awaits()} became {now.decision} for {now.awaits()}",
    )
