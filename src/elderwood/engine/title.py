"""A title: what is known of a game before a match begins."""

from elderwood.engine.about import About
from elderwood.engine.actions import ActionSpace
from elderwood.engine.chance import Chance, chance_of, quick_chance
from elderwood.engine.coaching import FirstMatch, Hint
from elderwood.engine.compiled import mypyc_attr
from elderwood.engine.errors import BadValueError
from elderwood.engine.events import EventKind, Log
from elderwood.engine.notation import read_position
from elderwood.engine.options import Option, Options, settle, stored
from elderwood.engine.parts import Data
from elderwood.engine.position import Position, revive
from elderwood.engine.sides import Sides
from elderwood.engine.wishes import Wishes
from elderwood.engine.words import Values


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """One of the games. Its action space is fixed: a move's number and word mean the same in every position.

    `version` changes only when the rules do; a record made under another version is shown as far as it replays.
    `usual` seats make a good match. `table` is the class of its positions, `streams` how many streams of chance a
    match has, `kinds` what its events are to whoever shows them. A title that asks more often than everybody likes says
    in `wishes` what a seat may wish to be asked. `first` is the match that suits a newcomer (else the usual one),
    `coach` what is said to one, `sides` what makes seats unlike.
    """

    def __init__(
        self,
        *,
        name: str,
        version: int,
        fewest: int,
        most: int,
        usual: int,
        options: list[Option],
        space: ActionSpace,
        table: type[Position],
        streams: int,
        about: About,
        kinds: list[EventKind],
        wishes: Wishes | None = None,
        first: FirstMatch | None = None,
        coach: list[Hint] | None = None,
        sides: Sides | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.fewest = fewest
        self.most = most
        self.usual = usual
        self.options = options
        self.space = space
        self.table = table
        self.streams = streams
        self.about = about
        self.kinds = kinds
        self.wishes = wishes
        self.first = FirstMatch(seats=usual) if first is None else first
        self.coach: list[Hint] = [] if coach is None else coach
        self.sides = sides

    def __repr__(self) -> str:
        return f"<title {self.name}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Title) and type(self) is type(other)

    def __hash__(self) -> int:
        return hash(self.name)

    def __copy__(self) -> "Title":
        return self

    def __deepcopy__(self, memo: object) -> "Title":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()

    @property
    def words(self) -> list[str]:
        """Every move's notation, by number."""
        return self.space.words

    def start(self, seats: int, options: Options, seed: str, log: Log | None = None) -> Position:
        """Return the first decision of a match."""
        return self.begin(seats, options, chance_of(self.name, seed, self.streams), log)

    def imagine(self, seats: int, options: Options, seed: int) -> Position:
        """Return the first decision of a match dealt at full speed: for simulations, never between players."""
        return self.begin(seats, options, quick_chance(seed), None)

    def begin(self, seats: int, options: Options, chance: Chance, log: Log | None) -> Position:
        """Set up a match and run to its first decision."""
        self.check_seats(seats)
        position = self.table.blank(settle(self.options, options, seats), seats, chance)
        self.deal(position, log)
        return position

    def deal(self, position: Position, log: Log | None) -> None:
        """Set up an empty table and run to the first decision."""
        raise NotImplementedError

    def load(self, data: Data) -> Position:
        """Read back what `Position.dump` gave; wrong data raises `BadValueError`."""
        try:
            options = data["options"]
            seats = data["seats"]
            if not isinstance(options, dict) or not isinstance(seats, int):
                raise TypeError("options or seats")
            return revive(self.table, {**data, "options": settle(self.options, stored(self.options, options), seats)})
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise BadValueError("error-bad-snapshot", {"what": str(error)}) from error

    def read(self, text: str) -> Position:
        """Read a position in notation: the inverse of `Position.text`; wrong text raises `BadValueError`."""
        return read_position(text, self.name, self.options, self.streams, self.table)

    def things(self, move: int) -> list[str]:
        """Return the things a move touches; `Position.things` says what means it at a moment of a match."""
        return self.space.things(move)

    def caption(self, move: int) -> tuple[str, Values]:
        """Return the text key and values that describe a move to a player."""
        name, number = self.space.family(move)
        return f"{self.name}-move-{name}", self.caption_values(name, number)

    def caption_values(self, family: str, number: int) -> Values:
        """Return the values of a move's caption."""
        return {}

    def faces(self, options: Options) -> dict[str, Values]:
        """Return what is printed on each card beside its name, in the order of the title's table of cards.

        `kind` is its family; the other values (`cost`, `strength` ...) are there only where the card has them.
        `options` are a match's own, complete: editions differ.
        """
        return {}

    def hides(self, options: Options) -> bool:
        """Say whether players may not look at each other's cards: then one screen needs a curtain."""
        return self.about.information == "hidden"

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats the title is not played with."""
        if not self.fewest <= seats <= self.most:
            raise BadValueError("error-bad-seats", {"seats": seats, "fewest": self.fewest, "most": self.most})

    def move(self, word: str) -> int:
        """Return the number of a move: the inverse of `word`."""
        return self.space.move(word)

    def word(self, move: int) -> str:
        """Return the notation of a move, as written in records."""
        return self.space.words[move]
