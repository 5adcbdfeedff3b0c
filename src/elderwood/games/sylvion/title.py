"""Sylvion as a title: how a match is set up, and how its moves are named."""

from elderwood.engine.about import About
from elderwood.engine.events import Log
from elderwood.engine.options import Options
from elderwood.engine.position import Position
from elderwood.engine.title import Title
from elderwood.engine.words import Values
from elderwood.games.sylvion.actions import CELLS, DIRECTIONS, SPACE
from elderwood.games.sylvion.cards import CARDS, NAME, OWL, printed
from elderwood.games.sylvion.coach import COACH, FIRST
from elderwood.games.sylvion.happenings import KINDS
from elderwood.games.sylvion.position import SylvionPosition
from elderwood.games.sylvion.settings import OPTIONS, Settings
from elderwood.games.sylvion.setup import set_up
from elderwood.games.sylvion.state import STREAMS


class Sylvion(Title):
    """Sylvion, by Shadi Torbey: one or two guardians hold a forest against the Ravage."""

    def __init__(self) -> None:
        super().__init__(
            name="sylvion",
            version=1,
            fewest=1,
            most=2,
            usual=1,
            options=OPTIONS,
            space=SPACE,
            table=SylvionPosition,
            streams=STREAMS,
            about=About(
                authors=["Shadi Torbey"],
                artists=["Élise Plessis"],
                publisher="Filosofia / Z-Man Games",
                year=2015,
                minutes=(20, 40),
                weight=2,
                longest=2000,
                lowest=0,
                highest=52,
                cooperative=True,
            ),
            kinds=KINDS,
            first=FIRST,
            coach=COACH,
        )

    def deal(self, position: Position, log: Log | None) -> None:
        """Set up a match and run to its first question."""
        assert isinstance(position, SylvionPosition)
        set_up(position)
        position.run(log)

    def caption(self, move: int) -> tuple[str, Values]:
        """Return the text key and values that describe a move: directions have a text each."""
        name, number = SPACE.family(move)
        if name == "direction":
            return f"sylvion-move-{DIRECTIONS[number]}", {}
        return super().caption(move)

    def caption_values(self, family: str, number: int) -> Values:
        """Return the values of a move's caption."""
        if family in ("play", "pay", "discard", "remove", "return", "search", "feat", "place"):
            return {"card": NAME[number]}
        if family in ("cell", "erupt"):
            return {"cell": CELLS[number]}
        if family == "pile":
            return {"row": number + 1}
        if family == "recruit":
            return {"column": number + 1}
        return {"seat": number} if family == "seat" else {}

    def faces(self, options: Options) -> dict[str, Values]:
        """Return what is printed on each card; what the edition decides is told as it is in this match (D1, D3)."""
        settings = Settings(options, self.fewest)
        faces = {card.name: printed(card, settings.costs[card.number]) for card in CARDS[1:]}
        faces[NAME[OWL]]["serves"] = "choice" if settings.owl_chooses else "partner"
        return faces

    def hides(self, options: Options) -> bool:
        """Only the modes with silent or talking partners hide hands."""
        return options["hands"] != "open"
