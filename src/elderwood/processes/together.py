"""A thought that several processes have together: each searches on its own dice, and what they found is added up."""

from typing import Any

from elderwood.bots import Budget, Seen
from elderwood.bots.advice import weigh
from elderwood.bots.levels import Company
from elderwood.bots.registry import company
from elderwood.bots.search.thought import Thought, Weighed, join
from elderwood.engine.chance import quick_chance
from elderwood.games import find_title
from elderwood.processes.workers import Workers

Task = tuple[str, dict[str, Any], int, float, int]  # title, position, seat, seconds, seed
Found = tuple[list[tuple[int, int, float]], int]  # moves with visits and chances, and the iterations


def weigh_together(seen: Seen, known: Company, budget: Budget, seed: int, jobs: int) -> Thought:
    """Weigh the moves of a decision in so many processes at once, each for the time of the budget."""
    if jobs == 1 or len(seen.moves) == 1:
        return weigh(seen, known, budget, seed)
    tasks: list[Task] = [
        (seen.title.name, seen.imagine(quick_chance(seed + one)).dump(), seen.seat, budget.seconds, seed + one)
        for one in range(jobs)
    ]
    with Workers(jobs) as workers:
        found = list(workers.each(weigh_apart, tasks))
    return join([Thought([Weighed(*one) for one in moves], iterations) for moves, iterations in found])


def weigh_apart(task: Task) -> Found:
    """Weigh the moves of a decision; the position is one that the seat cannot tell from the real one."""
    name, position, seat, seconds, seed = task
    title = find_title(name)
    known = company(name)
    assert known is not None
    thought = weigh(Seen(title, title.load(position), seat), known, Budget(seconds=seconds), seed)
    return [(one.move, one.visits, one.chance) for one in thought.moves], thought.iterations
