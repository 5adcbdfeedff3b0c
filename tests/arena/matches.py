"""Matches that were never played: results as a test needs them."""

from elderwood.arena.clock import Clock
from elderwood.arena.result import Result


def result(number: int, deal: int, names: str, winners: str) -> Result:
    """Return a match between bots of one letter each; winners are seats, and have a point."""
    won = [int(seat) for seat in winners]
    scores = [int(seat in won) for seat in range(len(names))]
    return Result(number, deal, list(names), scores, won, "count", 10, [Clock(0.1, 0.1, {1: 1}) for _ in names])


def duels(*deals: str) -> list[Result]:
    """Return duels of `a` and `b`, each deal from both seats; a deal names the two winners, as in `ab`."""
    made: list[Result] = []
    for deal, winners in enumerate(deals):
        for turn, winner in enumerate(winners):
            names = ["ab", "ba"][turn]
            made.append(result(len(made), deal, names, str(names.index(winner))))
    return made
