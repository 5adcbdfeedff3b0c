"""What a seat wishes to be asked: kept beside the match, known to its owner alone, and no part of the rules' state.

A title may declare `Wishes`. Its positions then say which answer stands in for a seat that does not wish to be asked,
for the sake of which answers it is asked all the same, and how long a passing wish lasts. An answer that stood in is an
ordinary move: a record cannot tell it from one that a player gave.
"""

from elderwood.engine.errors import BadValueError
from elderwood.engine.position import Position
from elderwood.engine.wishes import Wishes


class Attention:
    """A seat's wish, a passing one that goes before it, and what the seat has passed over in this stretch of play."""

    def __init__(self, wishes: Wishes, wish: str, passing: str = "", span: str = "") -> None:
        self.wishes = wishes
        self.wish = wish
        self.passing = passing
        self.span = span  # that of the passing wish
        self.passed: list[int] = []
        self.passed_in = ""

    @property
    def now(self) -> str:
        """The wish that counts."""
        return self.passing or self.wish

    def change(self, wish: str, position: Position) -> None:
        """Wish something else; a passing wish must have something to last for."""
        self.wishes.check(wish)
        self.passed = []
        if wish in self.wishes.standing:
            self.wish, self.passing, self.span = wish, "", ""
            return
        span = position.span(wish)
        if not span:
            raise BadValueError("error-no-wish-now", {"what": wish})
        self.passing, self.span = wish, span

    def offered(self, position: Position) -> list[str]:
        """Return the wishes that can be wished now."""
        return self.wishes.standing + [wish for wish in self.wishes.passing if position.span(wish)]

    def follow(self, position: Position) -> None:
        """Forget a passing wish whose time is over, and what was passed over in another stretch of play."""
        if self.passing and position.span(self.passing) != self.span:
            self.passing, self.span = "", ""
        span = position.span(self.wish)
        if span and span != self.passed_in:
            self.passed, self.passed_in = [], span

    def note(self, position: Position, seat: int, move: int) -> None:
        """Remember what a seat was asked for when its own answer is to pass."""
        if position.span(self.wish) and position.stand_in(seat) == move:
            self.follow(position)
            self.passed = self.passed + position.matters(seat, self.wish)

    def stand_in(self, position: Position, seat: int) -> int | None:
        """Return the answer to give for an awaited seat, or None if it wishes to be asked."""
        move = position.stand_in(seat)
        if move < 0:
            return None
        self.follow(position)
        passed = self.passed if position.span(self.wish) else []
        for other in position.matters(seat, self.now):
            if other not in passed:
                return None
        return move

    def __str__(self) -> str:
        """Return it as a line that `read_attention` reads back; what was passed over is not worth keeping."""
        return f"{self.wish} {self.passing} {self.span}".strip()


def read_attention(text: str, wishes: Wishes) -> Attention:
    """Read what `str` of an attention gave; the usual wish where there is none, or one no longer known.

    >>> wishes = Wishes(["always", "never"], "always", ["soon"])
    >>> [str(read_attention(text, wishes)) for text in ("never", "", "never soon x")]
    ['never', 'always', 'never soon x']
    """
    parts = text.split(" ")
    wish = parts[0] if parts[0] in wishes.standing else wishes.usual
    if len(parts) == 3 and parts[1] in wishes.passing:
        return Attention(wishes, wish, parts[1], parts[2])
    return Attention(wishes, wish)
