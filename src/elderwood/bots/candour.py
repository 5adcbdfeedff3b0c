"""Candour: how a chance that a search found is told to people, where it is known to find too much or too little."""

from math import exp, log

Bend = tuple[float, float]  # from which log odds on the map is steeper, and by how much


class Candour:
    """A map of log odds, fitted by `elderwood calibrate` on how matches ended: a line by slope and offset, or one with
    bends, seen from those of who is as good as everybody else (`par`).

    What is certain stays so, and moves keep their order: the map never falls.

    >>> modest = Candour(0.5, 0.0)
    >>> [round(modest.tell(chance, 0.5), 2) for chance in (0.0, 0.1, 0.5, 0.9, 1.0)]
    [0.0, 0.25, 0.5, 0.75, 1.0]
    >>> [round(modest.tell(chance, 0.25), 2) for chance in (0.1, 0.25, 0.5)]
    [0.16, 0.25, 0.37]
    >>> bent = Candour(0.5, 0.0, [(0.0, 0.5)])
    >>> [round(bent.tell(chance, 0.5), 2) for chance in (0.1, 0.5, 0.9)], bent
    ([0.25, 0.5, 0.9], Candour(0.5, 0.0, [(0.0, 0.5)]))
    """

    def __init__(self, slope: float, offset: float, bends: list[Bend] | None = None) -> None:
        self.slope = slope
        self.offset = offset
        self.bends: list[Bend] = [] if bends is None else bends

    def __repr__(self) -> str:
        bends = f", {self.bends}" if self.bends else ""
        return f"Candour({self.slope}, {self.offset}{bends})"

    def tell(self, chance: float, par: float) -> float:
        """Return the chance that is told."""
        if chance <= 0.0 or chance >= 1.0:
            return chance
        middle = log(par / (1.0 - par))
        found = log(chance / (1.0 - chance)) - middle
        told = self.slope * found + self.offset
        for at, bend in self.bends:
            told += bend * max(0.0, found - at)
        return 1.0 / (1.0 + exp(-told - middle))

    @property
    def falls(self) -> bool:
        """Whether there is a stretch where more would be told as less."""
        slopes = [self.slope]
        for _, bend in self.bends:
            slopes.append(slopes[-1] + bend)
        return min(slopes) < 0.0
