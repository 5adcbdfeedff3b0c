"""A title: what is known of a game before a match begins."""

from elderwood.engine.compiled import mypyc_attr
from elderwood.engine.errors import BadValueError, UnknownNameError
from elderwood.engine.events import Log
from elderwood.engine.options import Option, Options, settle
from elderwood.engine.position import Position
from elderwood.engine.snapshot import Data
from elderwood.engine.words import Values


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """One of the games. Its action space is fixed: a move's number and word mean the same in every position.

    `version` changes only when the rules do; a record made under another version is shown as far as it replays. `usual`
    seats make a good match; the fewest, where nothing else is said.
    """

    def __init__(
        self,
        name: str,
        version: int,
        fewest: int,
        most: int,
        options: list[Option],
        words: list[str],
        cooperative: bool = False,
        simultaneous: bool = False,
        usual: int = 0,
    ) -> None:
        self.name = name
        self.version = version
        self.fewest = fewest
        self.most = most
        self.options = options
        self.words = words
        self.cooperative = cooperative
        self.simultaneous = simultaneous
        self.usual = usual or fewest
        self.numbers: dict[str, int] = {word: number for number, word in enumerate(words)}

    def __repr__(self) -> str:
        return f"<title {self.name}>"

    def start(self, seats: int, options: Options, seed: str, log: Log | None = None) -> Position:
        """Return the first decision of a match."""
        self.check_seats(seats)
        return self.deal(seats, settle(self.options, options, seats), seed, log)

    def deal(self, seats: int, options: Options, seed: str, log: Log | None = None) -> Position:
        """Set up a match with checked seats and complete options, and run to the first decision."""
        raise NotImplementedError

    def load(self, data: Data) -> Position:
        """Read back what `Position.dump` gave; wrong data raises `BadValueError`."""
        try:
            return self.restore(data)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadValueError("error-bad-snapshot", {"what": str(error)}) from error

    def restore(self, data: Data) -> Position:
        """Build a position from a snapshot, trusting it."""
        raise NotImplementedError

    def things(self, move: int) -> list[str]:
        """Return the things a move touches: what a client highlights and lets the player tap."""
        raise NotImplementedError

    def caption(self, move: int) -> tuple[str, Values]:
        """Return the text key and values that describe a move to a player."""
        raise NotImplementedError

    def faces(self, options: Options) -> dict[str, Values]:
        """Return what is printed on each card beside its name, in the order of the title's table of cards.

        `kind` is its family; the other values (`cost`, `strength` ...) are there only where the card has them.
        `options` are a match's own, complete: editions differ.
        """
        return {}

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats the title is not played with."""
        if not self.fewest <= seats <= self.most:
            raise BadValueError("error-bad-seats", {"seats": seats, "fewest": self.fewest, "most": self.most})

    def move(self, word: str) -> int:
        """Return the number of a move: the inverse of `word`."""
        number = self.numbers.get(word)
        if number is None:
            raise UnknownNameError("move", word, self.words)
        return number

    def word(self, move: int) -> str:
        """Return the notation of a move, as written in records."""
        return self.words[move]
