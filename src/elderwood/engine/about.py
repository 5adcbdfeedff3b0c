"""What kind of game a title is: facts that page, terminal, docs and adapters read instead of knowing titles."""


class About:
    """Facts about a title, declared once.

    `minutes` are the shortest and longest usual match; `weight` tells how hard the game is to learn, from 1 (light) to
    5 (heavy). `longest` bounds the answers of a match, whatever is played. `lowest` and `highest` bound a seat's score.
    `information` is `perfect` (all is seen) or `hidden`; `chance` says whether cards are dealt or dice cast.
    """

    def __init__(
        self,
        *,
        authors: list[str],
        artists: list[str],
        publisher: str,
        year: int,
        minutes: tuple[int, int],
        weight: float,
        longest: int,
        lowest: int,
        highest: int,
        information: str = "hidden",
        chance: bool = True,
        cooperative: bool = False,
        simultaneous: bool = False,
    ) -> None:
        self.authors = authors
        self.artists = artists
        self.publisher = publisher
        self.year = year
        self.minutes = minutes
        self.weight = weight
        self.longest = longest
        self.lowest = lowest
        self.highest = highest
        self.information = information
        self.chance = chance
        self.cooperative = cooperative
        self.simultaneous = simultaneous

    def __repr__(self) -> str:
        return f"<about a game by {', '.join(self.authors)}, {self.year}>"
