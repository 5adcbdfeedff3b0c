"""Advice for a person: the best moves of a decision, each with the chance of winning and a reason in words."""

from typing import Final

from elderwood.bots.levels import Company
from elderwood.bots.player import Budget, Seen
from elderwood.bots.search.thought import Thought, Weighed
from elderwood.bots.thinker import thinker_of
from elderwood.engine.chance import quick_chance
from elderwood.engine.title import Title
from elderwood.engine.words import Reason

MOST: Final = 3  # moves that are told
DEALS: Final = 8  # deals of what is hidden that a reason is looked for in
SELDOM: Final = 10  # a move that was tried so many times less often than the best one is hardly known
UNKNOWN: Final = -1  # the chance of a move that was not weighed, but only chosen


class Advised:
    """A move that is worth playing: the chance of winning in percent, or `UNKNOWN`, and why, if that can be said."""

    def __init__(self, move: int, chance: int, reason: Reason | None) -> None:
        self.move = move
        self.chance = chance
        self.reason = reason

    def __repr__(self) -> str:
        return f"Advised({self.move}, {self.chance}, {self.reason!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Advised)
            and self.move == other.move
            and self.chance == other.chance
            and self.reason == other.reason
        )


def advise(seen: Seen, known: Company, budget: Budget | None, seed: int) -> list[Advised]:
    """Return the best moves of a decision, the best one first, from nothing but what the seat can know."""
    return explain(seen, known, weigh(seen, known, budget, seed), seed)


def explain(seen: Seen, known: Company, thought: Thought, seed: int) -> list[Advised]:
    """Return the best moves of a thought, each with its reason."""
    if len(seen.moves) == 1:
        return [Advised(seen.moves[0], UNKNOWN, Reason("hint-only", {}))]
    chance = quick_chance(seed)
    deals = [seen.imagine(chance) for _ in range(DEALS)]
    told: list[Advised] = []
    for weighed in best_of(thought):
        reason = None if known.reasons is None else known.reasons.why(deals, seen.seat, weighed.move)
        percent = round(100 * told_chance(seen, known, weighed.chance)) if thought.iterations else UNKNOWN
        told.append(Advised(weighed.move, percent, reason))
    return told


def weigh(seen: Seen, known: Company, budget: Budget | None, seed: int) -> Thought:
    """Think as the strongest of a company does; where nobody searches, only the plain player's answer is known."""
    if len(seen.moves) == 1:
        return Thought([Weighed(seen.moves[0], 1, 0.0)], 0)
    strongest = thinker_of(known, known.levels[0], seed) if known.levels else None
    if strongest is None:
        return Thought([Weighed(known.greedy().answer(seen), 1, 0.0)], 0)
    return strongest.think(seen, budget)


def told_chance(seen: Seen, known: Company, found: float) -> float:
    """Return the chance that people are told where a search found this one."""
    if known.candour is None:
        return found
    return known.candour.tell(found, par_of(seen.title, seen.view["seats"]))


def par_of(title: Title, seats: int) -> float:
    """Return the chance of who is as good as everybody else: a half where all win or lose together."""
    return 0.5 if title.about.cooperative else 1.0 / seats


def best_of(thought: Thought) -> list[Weighed]:
    """Return the few best moves of a thought: the one it would play, then those that look best after it."""
    first = thought.moves[0]
    others = [one for one in thought.moves[1:] if one.visits * SELDOM >= first.visits]
    others.sort(key=lambda one: -one.chance)
    return [first, *others[: MOST - 1]]
