"""What came of one match of the arena."""

from typing import Any

from elderwood.arena.clock import Clock, read_clock
from elderwood.arena.faults import Faults, read_faults


class Result:
    """A finished match: its place in the schedule, who sat where, how it ended, and how long each seat thought, and
    what programs did wrong."""

    def __init__(
        self,
        number: int,
        deal: int,
        names: list[str],
        scores: list[int],
        winners: list[int],
        how: str,
        moves: int,
        clocks: list[Clock],
        faults: Faults | None = None,
    ) -> None:
        self.number = number
        self.deal = deal
        self.names = names
        self.scores = scores
        self.winners = winners
        self.how = how
        self.moves = moves
        self.clocks = clocks
        self.faults = Faults() if faults is None else faults

    def share(self, seat: int) -> float:
        """Return a seat's share of the victory: winners divide it, and where nobody won everybody does."""
        if not self.winners:
            return 1 / len(self.names)
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def ahead(self, seat: int, other: int) -> float:
        """Say whether a seat came out ahead of another: a winner of a loser, else the better score; 0.5 if neither."""
        mine = (seat in self.winners, self.scores[seat])
        theirs = (other in self.winners, self.scores[other])
        if seat in self.winners and other in self.winners:
            return 0.5
        return 0.5 if mine == theirs else float(mine > theirs)

    def data(self) -> dict[str, object]:
        """Return the result as plain data."""
        return {
            "number": self.number,
            "deal": self.deal,
            "bots": self.names,
            "scores": self.scores,
            "winners": self.winners,
            "how": self.how,
            "moves": self.moves,
            "clocks": [clock.data() for clock in self.clocks],
            "faults": self.faults.data(),
        }


def read_result(data: dict[str, Any]) -> Result:
    """Read back what `Result.data` gave."""
    return Result(
        int(data["number"]),
        int(data["deal"]),
        [str(name) for name in data["bots"]],
        [int(score) for score in data["scores"]],
        [int(seat) for seat in data["winners"]],
        str(data["how"]),
        int(data["moves"]),
        [read_clock(*clock) for clock in data["clocks"]],
        read_faults(data.get("faults", {})),
    )
