"""Elfenland as a title: how a match is set up, and how its moves are named."""

from elderwood.engine.about import About
from elderwood.engine.events import Log
from elderwood.engine.options import Options
from elderwood.engine.position import Position
from elderwood.engine.title import Title
from elderwood.engine.words import Values
from elderwood.games.elfenland.actions import SPACE, link_thing
from elderwood.games.elfenland.cards import NAME, TABLE, printed
from elderwood.games.elfenland.coach import COACH, FIRST
from elderwood.games.elfenland.happenings import KINDS
from elderwood.games.elfenland.position import ElfenlandPosition
from elderwood.games.elfenland.settings import OPTIONS
from elderwood.games.elfenland.setup import set_up
from elderwood.games.elfenland.state import STREAMS


class Elfenland(Title):
    """Elfenland, by Alan R. Moon: young elves travel the land and collect the towns they have been to."""

    def __init__(self) -> None:
        super().__init__(
            name="elfenland",
            version=1,
            fewest=2,
            most=6,
            usual=3,
            options=OPTIONS,
            space=SPACE,
            table=ElfenlandPosition,
            streams=STREAMS,
            about=About(
                authors=["Alan R. Moon"],
                artists=["Doris Matthäus"],
                publisher="Amigo / Rio Grande Games",
                year=1998,
                minutes=(60, 90),
                weight=2,
                # In each of four rounds six seats take 18 counters and keep 6; at most 36 pieces are laid, with two
                # answers and five passes of others each; twelve cards pay for at most twelve steps of two answers.
                longest=2000,
                lowest=-6,
                highest=20,
            ),
            kinds=KINDS,
            first=FIRST,
            coach=COACH,
        )

    def deal(self, position: Position, log: Log | None) -> None:
        """Set up a match and run to its first question."""
        assert isinstance(position, ElfenlandPosition)
        set_up(position, log)
        position.run(log)

    def caption_values(self, family: str, number: int) -> Values:
        """Return the values of a move's caption."""
        if family == "link":
            return {"to": link_thing(number)}
        return {"card": NAME[number]} if number else {}

    def faces(self, options: Options) -> dict[str, Values]:
        """Return each kind of travel with what a step costs in the terrains it can cross."""
        return {kind.name: printed(kind) for kind in TABLE[1:]}
