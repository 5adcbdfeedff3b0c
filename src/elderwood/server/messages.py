"""What a page says on its socket."""

from elderwood.server.wire import Pace, Reach, Wire


class Watch(Wire, tag="watch"):
    """Follow a table from step `since` on (-1: a fresh view). `face` is the seat whose eyes to use, -1 a spectator's.

    On one screen with hidden hands the page faces -1 until the next player has lifted the curtain.
    """

    table: str
    since: int = -1
    face: int = -1


class Unwatch(Wire, tag="unwatch"):
    """Stop following a table."""

    table: str


class Play(Wire, tag="play"):
    """Answer a decision. `id` is made by the client: a resend is harmless."""

    table: str
    seat: int
    decision: int
    move: str
    id: str


class Undo(Wire, tag="undo"):
    """Take back the seat's last answer, its whole play, or everything it did in its turn."""

    table: str
    seat: int
    id: str
    reach: Reach = "play"


class Redo(Wire, tag="redo"):
    """Play again what was taken back last."""

    table: str
    seat: int
    id: str


class Why(Wire, tag="why"):
    """Ask why a thing cannot be used now."""

    table: str
    seat: int
    thing: str
    id: str


class Plan(Wire, tag="plan"):
    """Weigh a private plan of a seat: the things it runs along, in order. Titles without plans refuse."""

    table: str
    seat: int
    things: list[str]
    id: str


class Wish(Wire, tag="wish"):
    """Say what a seat wishes to be asked: one of those its `AttentionInfo` offers. Nobody else is told."""

    table: str
    seat: int
    wish: str
    id: str


class SetPace(Wire, tag="pace"):
    """Let the bots of a table play faster or slower, for all who sit there."""

    table: str
    pace: Pace
    id: str


class Hurry(Wire, tag="hurry"):
    """Let the bots play without pauses until a seat is asked something again."""

    table: str
    seat: int
    id: str


class AskHint(Wire, tag="hint"):
    """Ask for a hint about the question put to a seat. All at the table are told that one was taken, not which."""

    table: str
    seat: int
    id: str


class DropHint(Wire, tag="unhint"):
    """Break off the thinking about a hint."""

    table: str
    id: str


class Ping(Wire, tag="ping"):
    """Keep the connection alive."""


ClientMessage = Watch | Unwatch | Play | Undo | Redo | Why | Plan | Wish | SetPace | Hurry | AskHint | DropHint | Ping
