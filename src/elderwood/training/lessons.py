"""The matches of a training: at every joint it is noted how all stand, and at the end who won."""

from elderwood.arena.playing import match_seed
from elderwood.bots import Seen
from elderwood.bots.fitted import FittedSense
from elderwood.bots.fitting import Row, Sample
from elderwood.engine.chance import Dice
from elderwood.engine.position import Position
from elderwood.training.plan import FINE, SPREAD, TrainingPlan

Noted = list[tuple[int, Sample]]  # the stage of each joint, with what is known of it


def play(task: tuple[TrainingPlan, int]) -> tuple[int, Noted]:
    """Play one match; return its number, and what was noted of every joint."""
    plan, number = task
    title, sense, lesson = plan.title, plan.sense, plan.lesson(number)
    seats = lesson.seats
    position = title.start(seats, lesson.options, match_seed(plan.seed, number))
    players = [plan.player(lesson.bot, number * SPREAD + seat) for seat in range(seats)]
    dice = Dice(number)
    clock = sense.clock(position)
    noted: list[tuple[int, list[Row]]] = []
    while awaited := position.awaits():
        seat = awaited[0]
        seen = Seen(title, position, seat)
        bot, budget = players[seat]
        if int(dice.below(FINE)) < plan.whim * FINE:
            move = seen.moves[dice.below(len(seen.moves))]
        else:
            move = bot.answer(seen, budget)
        position.play(seat, move)
        if sense.clock(position) > clock and position.awaits():
            clock = sense.clock(position)
            noted.append((sense.stage(position), ways(sense, position, seats)))
    end = position.outcome()
    assert end is not None
    values = [end.value(seat) for seat in range(seats)]
    if not sense.rivals:
        values = [values[0], 1.0 - values[0]]
    return number, [(stage, (rows, values)) for stage, rows in noted]


def ways(sense: FittedSense, position: Position, seats: int) -> list[Row]:
    """Return the features of every way it can end: a seat's victory, or victory and defeat of all."""
    if sense.rivals:
        return [sense.features(position, seat) for seat in range(seats)]
    row = sense.features(position, 0)
    return [row, [0.0] * len(row)]
