"""What a title declares for somebody who plays it for the first time: a match that suits, and a word now and then."""

from elderwood.engine.options import Options


class FirstMatch:
    """A match to begin with: few seats, easy company.

    `bot` plays on the other seats; options not named are the usual ones.
    """

    def __init__(self, *, seats: int, bot: str = "", options: Options | None = None) -> None:
        self.seats = seats
        self.bot = bot
        self.options: Options = {} if options is None else options

    def __repr__(self) -> str:
        return f"<first match for {self.seats}>"


class Hint:
    """A word said at the moment it matters: the text is `<title>-coach-<name>`.

    `on` is the key of the question put to the player, or of an event they are told; "" is the first moment of all.
    `near` names what it speaks of: a thing (`forest`), a kind of things (`cell`), or a part of the table (`hand`,
    `way`, `prompt`, `actions`).
    """

    def __init__(self, name: str, on: str, near: str) -> None:
        self.name = name
        self.on = on
        self.near = near

    def __repr__(self) -> str:
        return f"<hint {self.name}>"
