"""Plays one random match and runs every check over it."""

from collections.abc import Callable
from typing import Final

from elderwood.engine.options import Options
from elderwood.engine.testkit.dealing import (
    a_redeal_can_be_looked_at_and_redealt_by_everybody,
    every_seat_can_be_dealt_anew,
    everybody_was_dealt_something_else,
    the_truth_is_one_deal_among_others,
)
from elderwood.engine.testkit.endings import (
    a_finished_match_stays_finished,
    cards_and_pieces_are_conserved,
    decisions_and_reveals_only_grow,
    every_score_is_the_sum_of_its_sources,
    nobody_is_stuck,
)
from elderwood.engine.testkit.legality import (
    a_thing_is_usable_exactly_when_a_legal_move_touches_it,
    every_legal_move_applies,
    every_other_move_is_refused_with_a_reason,
    moves_are_numbers_of_the_action_space,
)
from elderwood.engine.testkit.notation import (
    a_thing_knows_the_moves_that_touch_it,
    a_word_and_its_number_are_one,
    every_move_touches_things_and_has_a_caption,
)
from elderwood.engine.testkit.sameness import (
    a_copy_never_touches_its_parent,
    a_match_goes_on_from_a_snapshot,
    a_record_reads_back_and_plays_again,
    a_snapshot_reads_back,
    asking_changes_nothing,
    the_same_seed_and_moves_give_the_same_match,
)
from elderwood.engine.testkit.secrecy import (
    a_redeal_keeps_no_secret_of_the_match,
    a_seat_cannot_tell_a_redeal_from_the_real_deal,
    no_view_shows_the_seed,
    the_same_move_tells_the_same_in_both_deals,
)
from elderwood.engine.testkit.takeback import undo_is_refused_behind_a_reveal, undo_then_redo_is_identity
from elderwood.engine.testkit.together import (
    an_answer_can_be_taken_back_while_the_others_stand,
    an_answer_changes_nothing_for_the_others,
    nobody_can_tell_which_answer_was_given,
    the_order_of_answers_does_not_matter,
)
from elderwood.engine.testkit.trial import ActionSpace, Choose, Trial
from elderwood.engine.title import Title

Check = Callable[[Trial], None]

FOLLOWED: Final = 8  # a mind gives all answers but one in so many: two stubborn players might go round for ever
UNFINISHED: Final = "unfinished"
PATIENCE: Final = 3000  # answers after which a match that may be longer is left as it is

OF_THE_TITLE: Final[list[Check]] = [
    a_word_and_its_number_are_one,
    every_move_touches_things_and_has_a_caption,
    a_thing_knows_the_moves_that_touch_it,
]
AT_EVERY_DECISION: Final[list[Check]] = [
    nobody_is_stuck,
    cards_and_pieces_are_conserved,
    moves_are_numbers_of_the_action_space,
    every_seat_can_be_dealt_anew,
]
AFTER_EVERY_MOVE: Final[list[Check]] = [decisions_and_reveals_only_grow]
AT_SAMPLED_DECISIONS: Final[list[Check]] = [
    asking_changes_nothing,
    every_legal_move_applies,
    every_other_move_is_refused_with_a_reason,
    a_thing_is_usable_exactly_when_a_legal_move_touches_it,
    a_copy_never_touches_its_parent,
    an_answer_changes_nothing_for_the_others,
    nobody_can_tell_which_answer_was_given,
    the_order_of_answers_does_not_matter,
    an_answer_can_be_taken_back_while_the_others_stand,
    no_view_shows_the_seed,
    a_seat_cannot_tell_a_redeal_from_the_real_deal,
    the_same_move_tells_the_same_in_both_deals,
    a_redeal_keeps_no_secret_of_the_match,
    a_redeal_can_be_looked_at_and_redealt_by_everybody,
    the_truth_is_one_deal_among_others,
    a_snapshot_reads_back,
]
AFTER_SAMPLED_MOVES: Final[list[Check]] = [undo_then_redo_is_identity, undo_is_refused_behind_a_reveal]
AT_THE_END: Final[list[Check]] = [
    nobody_is_stuck,
    cards_and_pieces_are_conserved,
    a_finished_match_stays_finished,
    every_score_is_the_sum_of_its_sources,
    no_view_shows_the_seed,
    everybody_was_dealt_something_else,
    a_match_goes_on_from_a_snapshot,
    the_same_seed_and_moves_give_the_same_match,
    a_record_reads_back_and_plays_again,
]


class Played:
    """What a match that passed tells: how many answers it took and how it ended, or that it was left unfinished."""

    def __init__(self, moves: int, how: str) -> None:
        self.moves = moves
        self.how = how


def play_match(
    title: Title,
    seats: int,
    options: Options,
    seed: str,
    number: int = 0,
    every: int = 1,
    space: ActionSpace | None = None,
    minds: list[Choose | None] | None = None,
) -> Played:
    """Play a match at random and check it; a broken promise raises `KitFailure`.

    The dear checks run at one decision in `every`, the cheap ones always. `number` picks the moves; a seat that has
    a mind answers as it wants, mostly, so that the match gets to where chance would not.
    """
    space = space if space is not None else ActionSpace(title)
    trial = Trial(title, space, seats, options, seed, number, minds)
    if not space.proven:
        prove(trial, OF_THE_TITLE)
        space.proven = True
    limit = min(PATIENCE, title.about.longest)
    for _ in range(limit):
        if trial.position.outcome() is not None:
            prove(trial, AT_THE_END)
            return Played(len(trial.match.answers), trial.match.record().ended)
        prove(trial, AT_EVERY_DECISION)
        sampled = trial.sample.below(every) == 0
        if sampled:
            prove(trial, AT_SAMPLED_DECISIONS)
        trial.prove(a_random_legal_move_is_taken)
        prove(trial, AFTER_EVERY_MOVE)
        if sampled:
            prove(trial, AFTER_SAMPLED_MOVES)
    if limit < title.about.longest:
        return Played(limit, UNFINISHED)
    trial.sentence = "no match is longer than its title says"
    raise trial.failure(f"still going on after {limit} answers")


def prove(trial: Trial, checks: list[Check]) -> None:
    """Run checks in order."""
    for check in checks:
        trial.prove(check)


def a_random_legal_move_is_taken(trial: Trial) -> None:
    """Play the next answer of the match."""
    trial.before = trial.position.copy()
    seat, move = trial.draw_answer(trial.position, trial.dice)
    mind = trial.minds[seat]
    if mind is not None and trial.dice.below(FOLLOWED):
        move = mind(trial.position, seat)
    trial.match.play(seat, move)
    revealed = trial.position.reveals != trial.before.reveals
    trial.unrevealed = 0 if revealed else trial.unrevealed + 1
