"""What a seat may wish to be asked, as a title declares it."""

from elderwood.engine.errors import BadValueError


class Wishes:
    """The wishes a title knows: those that stand until they are changed, the `usual` one, and `passing` ones."""

    def __init__(self, standing: list[str], usual: str, passing: list[str]) -> None:
        self.standing = standing
        self.usual = usual
        self.passing = passing

    def check(self, wish: str) -> None:
        """Refuse a wish that the title does not know."""
        if wish not in self.standing and wish not in self.passing:
            raise BadValueError("error-no-wish", {"what": wish, "values": ", ".join(self.standing + self.passing)})
