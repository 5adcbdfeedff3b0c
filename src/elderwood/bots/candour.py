"""Candour: how a chance that a search found is told to people, where it is known to find too much or too little."""

from math import exp, log


class Candour:
    """A logistic map, fitted by `elderwood calibrate` on how matches ended: slope and offset of the log odds, seen from
    those of who is as good as everybody else (`par`).

    Moves keep their order, and what is certain stays so.

    >>> modest = Candour(0.5, 0.0)
    >>> [round(modest.tell(chance, 0.5), 2) for chance in (0.0, 0.1, 0.5, 0.9, 1.0)]
    [0.0, 0.25, 0.5, 0.75, 1.0]
    >>> [round(modest.tell(chance, 0.25), 2) for chance in (0.1, 0.25, 0.5)]
    [0.16, 0.25, 0.37]
    """

    def __init__(self, slope: float, offset: float) -> None:
        self.slope = slope
        self.offset = offset

    def tell(self, chance: float, par: float) -> float:
        """Return the chance that is told."""
        if chance <= 0.0 or chance >= 1.0:
            return chance
        middle = log(par / (1.0 - par))
        return 1.0 / (1.0 + exp(-self.slope * (log(chance / (1.0 - chance)) - middle) - self.offset - middle))
