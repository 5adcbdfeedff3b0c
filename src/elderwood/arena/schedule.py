"""Who plays whom, on which deal, in which seats."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Final

DRAWS: Final = 20  # among so many draws the one is taken that brings those together who met least


class Pairing:
    """One match to be played: its number, its deal, and who sits where."""

    def __init__(self, number: int, deal: int, names: list[str]) -> None:
        self.number = number
        self.deal = deal
        self.names = names

    def __repr__(self) -> str:
        return f"<match {self.number} on deal {self.deal}: {' '.join(self.names)}>"


def schedule(bots: list[str], seats: int, together: bool, seed: str, games: int) -> list[Pairing]:
    """Return at least so many matches: every deal that is begun is played from every seat.

    Where all seats play together against the game, each bot plays each deal, on all seats. Elsewhere see `Draw`.
    """
    draw = Draw(bots, seats, seed)
    planned: list[Pairing] = []
    deal = 0
    while len(planned) < games:
        rows = [[bot] * seats for bot in bots] if together else draw.deal()
        planned += [Pairing(len(planned) + at, deal, names) for at, names in enumerate(rows)]
        deal += 1
    return planned


class Draw:
    """Draws companies so that everybody plays every deal once from every seat.

    The bots are put in a circle, anew for each deal, so that who sits behind whom changes. A match takes as many
    neighbours as there are seats; the next one begins one place further. With as many bots as seats everybody meets
    everybody, moving on by a seat; with more, those come together who have met least.
    """

    def __init__(self, bots: list[str], seats: int, seed: str) -> None:
        self.bots = bots
        self.seats = seats
        self.random = Random(f"draw {seed}")
        self.met: Counter[tuple[str, str]] = Counter()

    def deal(self) -> list[list[str]]:
        """Return the companies that play the next deal; bots of one name may make some alike, which play once."""
        draws = DRAWS if len(self.bots) > self.seats else 1
        rows = min((self.turn(self.random.sample(self.bots, len(self.bots))) for _ in range(draws)), key=self.crowding)
        self.met.update(meetings(rows))
        return rows

    def turn(self, circle: list[str]) -> list[list[str]]:
        """Return the companies of neighbours in a circle, each once."""
        twice = circle + circle
        rows = [tuple(twice[first : first + self.seats]) for first in range(len(circle))]
        return [list(row) for row in dict.fromkeys(rows)]

    def crowding(self, rows: list[list[str]]) -> int:
        """Return how often those who would meet have met already, and would meet within this deal."""
        return sum(count * (count + 2 * self.met[pair]) for pair, count in Counter(meetings(rows)).items())


def meetings(rows: list[list[str]]) -> list[tuple[str, str]]:
    """Return which two bots meet, once for each match."""
    return [pair for row in rows for pair in combinations(sorted(row), 2)]
