"""Training: matches are played, weights are fitted on ever more of them, and those kept out say how good they are."""

from collections import defaultdict
from collections.abc import Callable, Iterable

from elderwood.bots.fitting import Row, Sample, blind_loss, fit, loss
from elderwood.engine.errors import BadValueError
from elderwood.processes.workers import Workers
from elderwood.training.lessons import Noted, play
from elderwood.training.plan import TrainingPlan

HALVINGS = 4  # the curve begins with so many halves of the matches

ByStage = dict[int, list[Sample]]


class Fitted:
    """The weights of one stage, the log loss of the positions they were fitted on, and how many these are."""

    def __init__(self, row: Row, lost: float, count: int) -> None:
        self.row = row
        self.lost = lost
        self.count = count


class Point:
    """How good weights are that were fitted on so many matches: the mean log loss on these, and on those kept out."""

    def __init__(self, matches: int, own: float, kept: float) -> None:
        self.matches = matches
        self.own = own
        self.kept = kept


class Stage:
    """How good the weights of one stage are, by the positions kept out; `before` are those in use, `blind` is who
    guesses."""

    def __init__(self, number: int, positions: int, kept: list[Sample], row: Row, before: Row) -> None:
        self.number = number
        self.positions = positions
        self.kept = len(kept)
        self.loss = loss(row, kept) / len(kept)
        self.before = loss(before, kept) / len(kept)
        self.blind = blind_loss(kept) / len(kept)


class Trained:
    """What came of a training: the weights, the curve that led there, and how good each stage is."""

    def __init__(self, plan: TrainingPlan, weights: list[Row], curve: list[Point], stages: list[Stage]) -> None:
        self.plan = plan
        self.weights = weights
        self.curve = curve
        self.stages = stages

    def mean(self, of: Callable[[Stage], float]) -> float:
        """Return the mean of a figure of the stages over all positions kept out."""
        return sum(of(stage) * stage.kept for stage in self.stages) / sum(stage.kept for stage in self.stages)

    @property
    def before(self) -> float:
        """The mean log loss of the weights in use."""
        return self.mean(lambda stage: stage.before)

    @property
    def blind(self) -> float:
        """The mean log loss of who guesses."""
        return self.mean(lambda stage: stage.blind)

    def data(self) -> dict[str, object]:
        """Return it as plain data."""
        return {
            **self.plan.data(),
            "curve": [
                {"matches": point.matches, "own_loss": round(point.own, 5), "kept_loss": round(point.kept, 5)}
                for point in self.curve
            ],
            "in_use_loss": round(self.before, 5),
            "blind_loss": round(self.blind, 5),
            "stages": [
                {
                    "stage": stage.number,
                    "positions": stage.positions,
                    "kept": stage.kept,
                    "loss": round(stage.loss, 5),
                    "in_use_loss": round(stage.before, 5),
                    "blind_loss": round(stage.blind, 5),
                }
                for stage in self.stages
            ],
            "weights": [[round(weight, 4) for weight in row] for row in self.weights],
        }


def train(plan: TrainingPlan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Trained:
    """Play the matches of a plan and fit; `progress` is told how many are done."""
    noted: dict[int, Noted] = {}
    with Workers(jobs) as workers:
        for number, found in workers.each(play, [(plan, number) for number in range(plan.games)]):
            noted[number] = found
            if progress is not None:
                progress(len(noted))
        kept = by_stage(noted[number] for number in range(plan.games) if plan.is_kept(number))
        used = [noted[number] for number in range(plan.games) if not plan.is_kept(number)]
        if not used or not kept:
            raise BadValueError("error-few-matches", {"games": plan.games, "least": plan.games + 1})
        tasks = [
            (size, stage, samples) for size in sizes(len(used)) for stage, samples in by_stage(used[:size]).items()
        ]
        fits: dict[int, dict[int, Fitted]] = defaultdict(dict)
        for size, stage, fitted in workers.each(fit_stage, tasks):
            fits[size][stage] = fitted
    curve = [
        Point(size, mean([(one.lost, one.count) for _, one in sorted(fits[size].items())]), kept_loss(fits[size], kept))
        for size in sorted(fits)
    ]
    last = fits[len(used)]
    before = plan.sense.weights
    weights = [last[stage].row if stage in last else row for stage, row in enumerate(before)]
    stages = [
        Stage(number, last[number].count, kept[number], weights[number], before[number])
        for number in sorted(last)
        if number in kept
    ]
    return Trained(plan, weights, curve, stages)


def by_stage(matches: Iterable[Noted]) -> ByStage:
    """Sort what was noted by stages."""
    found: ByStage = defaultdict(list)
    for noted in matches:
        for stage, sample in noted:
            found[stage].append(sample)
    return found


def sizes(matches: int) -> list[int]:
    """Return on how many matches to fit, the most first, for that takes longest.

    >>> sizes(1600), sizes(3)
    ([1600, 800, 400, 200, 100], [3, 1])
    """
    return list(dict.fromkeys(max(1, matches >> halving) for halving in range(HALVINGS + 1)))


def fit_stage(task: tuple[int, int, list[Sample]]) -> tuple[int, int, Fitted]:
    """Fit the weights of one stage on the positions of so many matches."""
    size, stage, samples = task
    row = fit(samples)
    return size, stage, Fitted(row, loss(row, samples), len(samples))


def mean(losses: list[tuple[float, int]]) -> float:
    """Return the mean of sums over so many each."""
    return sum(lost for lost, _ in losses) / sum(count for _, count in losses)


def kept_loss(fits: dict[int, Fitted], kept: ByStage) -> float:
    """Return the mean log loss on positions kept out; who never met a stage takes all to be alike there."""
    losses: list[tuple[float, int]] = []
    for stage, samples in kept.items():
        row = fits[stage].row if stage in fits else [0.0] * len(samples[0][0][0])
        losses.append((loss(row, samples), len(samples)))
    return mean(losses)
