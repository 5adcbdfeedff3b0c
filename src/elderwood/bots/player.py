"""What a bot is given and what it gives back."""

from elderwood.engine.chance import Chance
from elderwood.engine.position import Position, View
from elderwood.engine.title import Title


class Seen:
    """A decision as one seat sees it: the view, the legal moves, and positions it might be in.

    The position itself is not on offer: `imagine` deals anew everything the seat cannot know.
    """

    def __init__(self, title: Title, position: Position, seat: int) -> None:
        self.title = title
        self.seat = seat
        self.moves = position.moves(seat)
        self._position = position

    @property
    def view(self) -> View:
        """What the seat may know."""
        return self._position.view(self.seat)

    def imagine(self, chance: Chance) -> Position:
        """Return a position that the seat cannot tell from the real one."""
        return self._position.redeal(self.seat, chance)


class Bot:
    """A player. It keeps nothing between decisions, so any decision of any match may be put to it."""

    def answer(self, seen: Seen) -> int:
        """Return one of `seen.moves`."""
        raise NotImplementedError
