"""Why a move is good, in the words of a title: what it leads to, found out by its rules and its own planners."""

from elderwood.engine.compiled import mypyc_attr
from elderwood.engine.position import Position
from elderwood.engine.words import Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Reasons:
    """A title's knowledge for hints: stateless, compiled with the rules."""

    def why(self, deals: list[Position], seat: int, move: int) -> Reason | None:
        """Return what speaks for a legal move, or None where there is nothing to say.

        The deals are positions that the seat cannot tell from the real one. What it sees itself is alike in all of
        them; of what it cannot see only how often it turns out so may be told.
        """
        return None
