"""Positions of titles that ask one seat at a time."""

from typing import Final

from elderwood.engine.compiled import mypyc_attr
from elderwood.engine.position import Position
from elderwood.engine.words import Reason

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnPosition(Position):
    """A position in which at most one seat is asked: who (`asked`), what (`ask`, a number of the title's own), and
    which decision began the play the question belongs to (`play_mark`)."""

    def __init__(self, decision: int, reveals: int, asked: int, ask: int, play_mark: int) -> None:
        super().__init__(decision, reveals)
        self.asked = asked
        self.ask = ask
        self.play_mark = play_mark

    def legal(self) -> list[int]:
        """Return every answer to the question put."""
        raise NotImplementedError

    def refuse(self, move: int) -> Reason:
        """Say why the asked seat may not give an answer."""
        raise NotImplementedError

    def put_question(self, seat: int, ask: int, begins: bool = False) -> None:
        """Wait for a seat's answer. `begins` marks the start of a play that later questions belong to."""
        self.asked = seat
        self.ask = ask
        self.decision += 1
        if begins:
            self.play_mark = self.decision

    def awaits(self) -> list[int]:
        """Return the seat that owes an answer."""
        return [] if self.asked == NOBODY else [self.asked]

    def moves(self, seat: int) -> list[int]:
        """Return the legal answers of a seat."""
        return self.legal() if seat == self.asked and seat != NOBODY else []

    def refusal(self, seat: int, move: int) -> Reason:
        """Return why a move that is not legal now is refused."""
        if seat != self.asked:
            return Reason("why-not-your-turn", {"seat": seat})
        return self.refuse(move)
