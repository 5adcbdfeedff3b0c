"""Ratings from matches of two or more: who is how likely to win among whom.

The model is Bradley and Terry's for several players (the first choice of Plackett and Luce): a seat wins with the
chance of its bot's strength over the sum of the strengths at the table. Strengths are found by Hunter's iteration
("MM algorithms for generalized Bradley-Terry models", 2004) and told on Elo's scale: 400 points more are ten times
the strength; the mean of the bots is 0.

Deals, not matches, are independent: the turns of one deal share its luck. So intervals come from the Bayesian bootstrap
over deals (Rubin 1981): every deal is given a random weight, again and again, and the ratings are found anew. Beside
the deals played stand two imagined matches for each bot, one won and one lost, divided among the others. They give a
bot that never lost a rating with an end and an interval with a width, and soon weigh nothing.
"""

from collections import Counter
from math import exp, log
from random import Random
from statistics import fmean, stdev
from typing import Final

from elderwood.arena.result import Result

RESAMPLES: Final = 1000
ELO: Final = 400 / log(10)
EXACT: Final = 1e-9
ROUGH: Final = 1e-4  # a resample need not be known to a hundredth of a point
MOST_STEPS: Final = 10_000

Company = tuple[tuple[int, int], ...]  # bots at a table, each with the number of its seats


class Bout:
    """What the matches of one deal between the same bots came to: how many they were, and who won how many.

    `unit` is the place of the deal among the weights.
    """

    def __init__(self, unit: int, company: int, matches: float, won: dict[int, float]) -> None:
        self.unit = unit
        self.company = company
        self.matches = matches
        self.won = won


class Ratings:
    """The ratings of bots after some matches, with what random weights of the deals make of them."""

    def __init__(self, bots: list[str], results: list[Result], seed: str, resamples: int = RESAMPLES) -> None:
        self.bots = bots
        self.companies: dict[Company, int] = {}  # each with its number
        self.bouts: list[Bout] = []
        self.units = 0
        self.gather(results)
        self.imagine()
        self.strengths = self.fit([1.0] * self.units, [0.0] * len(bots), EXACT)
        random = Random(f"weights {seed}")
        self.samples = [
            self.fit([random.expovariate(1.0) for _ in range(self.units)], self.strengths, ROUGH)
            for _ in range(resamples if len(bots) > 1 else 0)
        ]

    def gather(self, results: list[Result]) -> None:
        """Sum up the matches deal by deal."""
        number = {name: at for at, name in enumerate(self.bots)}
        units: dict[int, int] = {}
        found: dict[tuple[int, Company], Bout] = {}
        for result in results:
            unit = units.setdefault(result.deal, len(units))
            company = tuple(sorted(Counter(number[name] for name in result.names).items()))
            bout = found.get((unit, company))
            if bout is None:
                bout = found[unit, company] = self.bout(unit, company, 0.0, {})
            bout.matches += 1
            for seat, name in enumerate(result.names):
                bout.won[number[name]] = bout.won.get(number[name], 0.0) + result.share(seat)
        self.units = len(units)

    def imagine(self) -> None:
        """Add the imagined matches, each a deal of its own."""
        count = len(self.bots)
        for winner in range(count):
            for loser in range(count):
                if winner != loser:
                    pair = ((min(winner, loser), 1), (max(winner, loser), 1))
                    part = 1 / (count - 1)
                    self.bout(self.units, pair, part, {winner: part})
                    self.units += 1

    def bout(self, unit: int, company: Company, matches: float, won: dict[int, float]) -> Bout:
        """Add what the matches of a company came to."""
        made = Bout(unit, self.companies.setdefault(company, len(self.companies)), matches, won)
        self.bouts.append(made)
        return made

    def fit(self, weights: list[float], start: list[float], tolerance: float) -> list[float]:
        """Return the logarithms of the strengths that make the results, so weighted, likeliest; their mean is 0."""
        played = [0.0] * len(self.companies)
        won = [0.0] * len(self.bots)
        for bout in self.bouts:
            weight = weights[bout.unit]
            played[bout.company] += weight * bout.matches
            for bot, victories in bout.won.items():
                won[bot] += weight * victories
        logs = start
        for _ in range(MOST_STEPS):
            strengths = [exp(one) for one in logs]
            due = [0.0] * len(self.bots)
            for company, matches in zip(self.companies, played, strict=True):
                each = matches / sum(seats * strengths[bot] for bot, seats in company)
                for bot, seats in company:
                    due[bot] += seats * each
            raised = [log(victories / share) for victories, share in zip(won, due, strict=True)]
            middle = fmean(raised)
            before, logs = logs, [one - middle for one in raised]
            if max(abs(new - old) for new, old in zip(logs, before, strict=True)) < tolerance:
                break
        return logs

    def rating(self, bot: str) -> float:
        """Return a bot's rating."""
        return ELO * self.strengths[self.bots.index(bot)]

    def interval(self, bot: str) -> tuple[float, float]:
        """Return between which ratings the truth lies in 95 of 100 cases."""
        at = self.bots.index(bot)
        ordered = sorted(ELO * sample[at] for sample in self.samples) or [self.rating(bot)]
        cut = round(0.025 * len(ordered))
        return ordered[cut], ordered[-1 - cut]

    def gap(self, first: str, second: str) -> tuple[float, float]:
        """Return by how much one bot is rated above another, and the standard error of that."""
        here, there = self.bots.index(first), self.bots.index(second)
        error = stdev(sample[here] - sample[there] for sample in self.samples)
        return self.rating(first) - self.rating(second), ELO * error
