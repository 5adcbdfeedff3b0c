"""What the matches of an arena came to: ranking, pairs, seats and times."""

from collections import Counter
from itertools import combinations, pairwise

from elderwood.arena.clock import Clock
from elderwood.arena.faults import Faults
from elderwood.arena.intervals import Z, paired, wilson
from elderwood.arena.plan import Plan
from elderwood.arena.ratings import Ratings
from elderwood.arena.result import Result

Row = dict[str, object]


class Standings:
    """The results of a plan's matches. Where seats play together there are no ratings: bots meet the game alone."""

    def __init__(self, plan: Plan, results: list[Result]) -> None:
        self.plan = plan
        self.results = sorted(results, key=lambda result: result.number)
        self.deals = len({result.deal for result in results})
        self.played: Counter[str] = Counter()
        self.won = dict.fromkeys(plan.entrants, 0.0)
        self.score: Counter[str] = Counter()
        self.clocks = {bot: Clock() for bot in plan.entrants}
        self.faults = Faults()
        for result in self.results:
            self.count(result)
            self.faults.add(result.faults)
        self.ratings = None if plan.together else Ratings(plan.entrants, self.results, plan.seed)
        self.ranking = sorted(plan.entrants, key=self.merit, reverse=True)

    def count(self, result: Result) -> None:
        """Count a match: a bot has played once for each seat it had, but only once where all play together."""
        for seat, name in enumerate(result.names):
            self.clocks[name].add(result.clocks[seat])
            if seat and self.plan.together:
                continue
            self.played[name] += 1
            self.won[name] += self.victory(result, seat)
            self.score[name] += result.scores[seat]

    def victory(self, result: Result, seat: int) -> float:
        """Return what a match was worth to a seat; those who play together do not divide a victory."""
        return float(seat in result.winners) if self.plan.together else result.share(seat)

    def merit(self, bot: str) -> float:
        """Return what bots are ranked by."""
        return self.won[bot] / max(self.played[bot], 1) if self.ratings is None else self.ratings.rating(bot)

    def gaps(self) -> list[tuple[float, float]]:
        """Return the gaps between neighbours of the ranking, each with its standard error."""
        return [self.gap(better, worse) for better, worse in pairwise(self.ranking)]

    def gap(self, better: str, worse: str) -> tuple[float, float]:
        """Return by how much one bot is ahead of another, with the standard error."""
        if self.ratings is not None:
            return self.ratings.gap(better, worse)
        return paired(*self.discord(better, worse), self.deals)

    def discord(self, first: str, second: str) -> tuple[int, int]:
        """Return how many deals only the one and only the other of two bots won."""
        won: dict[str, set[int]] = {first: set(), second: set()}
        for result in self.results:
            if result.names[0] in won and result.winners:
                won[result.names[0]].add(result.deal)
        return len(won[first] - won[second]), len(won[second] - won[first])

    # As data

    def data(self) -> dict[str, object]:
        """Return everything as plain data; what differs from run to run stands under `time`."""
        by_seat = [] if self.plan.together else [self.seat_row(seat) for seat in range(self.plan.seats)]
        return {
            **self.plan.data(),
            "matches": len(self.results),
            "deals": self.deals,
            "moves": sum(result.moves for result in self.results),
            "outcomes": dict(Counter(result.how for result in self.results).most_common()),
            "ranking": [self.row(bot) for bot in self.ranking],
            "pairs": [self.pair(first, second) for first, second in combinations(self.ranking, 2)],
            "by_seat": by_seat,
            "time": {bot: self.time(bot) for bot in self.ranking},
            "faults": self.faults.data(),
        }

    def row(self, bot: str) -> Row:
        """Return what a bot achieved."""
        row: Row = {"bot": bot, "played": self.played[bot], "won": round(self.won[bot], 3)}
        row |= share_of(self.won[bot], self.played[bot])
        row["mean_score"] = round(self.score[bot] / max(self.played[bot], 1), 3)
        if self.ratings is not None:
            low, high = self.ratings.interval(bot)
            row |= {"rating": round(self.ratings.rating(bot), 1), "rating_low": round(low, 1)}
            row["rating_high"] = round(high, 1)
        return row

    def pair(self, first: str, second: str) -> Row:
        """Compare two bots: by the deals that only one of them won, or by who came out ahead where both played."""
        row: Row = {"first": first, "second": second}
        if self.plan.together:
            mine, theirs = self.discord(first, second)
            difference, error = paired(mine, theirs, self.deals)
            row |= {"deals": self.deals, "only_first": mine, "only_second": theirs, "difference": round(difference, 4)}
            row |= {"low": round(difference - Z * error, 4), "high": round(difference + Z * error, 4)}
            return row
        ahead = [self.ahead(result, first, second) for result in self.results if {first, second} <= {*result.names}]
        return row | {"matches": len(ahead), "ahead": round(sum(ahead), 3)} | share_of(sum(ahead), len(ahead))

    def ahead(self, result: Result, first: str, second: str) -> float:
        """Return how far one bot came out ahead of another in a match, in the mean of their seats."""
        here = [seat for seat, name in enumerate(result.names) if name == first]
        there = [seat for seat, name in enumerate(result.names) if name == second]
        return sum(result.ahead(one, other) for one in here for other in there) / (len(here) * len(there))

    def seat_row(self, seat: int) -> Row:
        """Return what a seat achieved, whoever sat there."""
        won = sum(result.share(seat) for result in self.results)
        return {"seat": seat, "won": round(won, 3)} | share_of(won, len(self.results))

    def time(self, bot: str) -> Row:
        """Return how long a bot thought, in processor time; a program, how long it took."""
        clock = self.clocks[bot]
        return {
            "answers": clock.answers,
            "seconds": round(clock.seconds, 3),
            "mean_ms": round(1000 * clock.mean, 3),
            "p95_ms": round(1000 * clock.quantile(0.95), 3),
            "worst_ms": round(1000 * clock.worst, 3),
        }


def share_of(won: float, played: int) -> Row:
    """Return a share with its interval."""
    low, high = wilson(won, played)
    return {"share": round(won / max(played, 1), 4), "low": round(low, 4), "high": round(high, 4)}
