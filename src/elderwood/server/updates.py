"""What a page is told on its socket."""

from typing import Any

from elderwood.server.journal import Kind
from elderwood.server.wire import ChatLine, Failure, Me, SeatInfo, TableInfo, Values, Wire


class MoveInfo(Wire):
    """A legal move: its word, its family (what it does, whatever it does it to), whether it passes (leaves undone what
    could be done), the things it touches, how to describe it, what it costs, if that is worth a word, and why it may be
    a mistake, if it may.
    """

    move: str
    family: str
    passes: bool
    things: list[str]
    key: str
    values: Values
    hint: Failure | None
    doubt: Failure | None


class EventInfo(Wire):
    """Something that happened, as this reader may know it."""

    key: str
    values: Values


class StepInfo(Wire):
    """One entry of the table's journal: a move, an undo or a redo, with its events and the server's time; or what
    became of a seat: its person left, a bot plays on, somebody sat down or took a hint, its time ran out; or of the
    match: it was paused, went on, was ended early or because nobody played on.

    `events` of a move that was undone later stay in the journal; `undone` says so, and such a step is sent again
    when that changes: the page replaces steps by number. `key` describes the answer to the seat that gave it and is
    empty for all others, who learn from `events` what they may know; for an undo or redo it is there for everybody.
    """

    number: int
    kind: Kind
    seat: int
    key: str
    values: Values
    events: list[EventInfo]
    time: float
    undone: bool


class LastPlay(Wire):
    """The faced seat's last play, which it may ask the table to go back to: the step that began it, how many answers of
    all that takes back, and what it was.
    """

    step: int
    count: int
    key: str
    values: Values


class AttentionInfo(Wire):
    """What the faced seat wishes to be asked, among what is `offered`; `passing` goes before `wish` while it lasts.

    The first `standing` of those offered stay until they are changed, the others for a while.
    """

    wish: str
    usual: str
    passing: str
    offered: list[str]
    standing: int


class TableUpdate(Wire, tag="table"):
    """The table as it is now for this reader, and the journal's steps since the reader's last one.

    `fresh` asks the page to draw without animating: after a reconnect, an undo, or a first look. `view` is the
    title's own view, as the rules give it for seat `face`, and None while the table is open. `moves` are the legal
    answers of the faced seat. `step` is the journal's last number, -1 before the start. `undo` and `redo` are None
    when possible, else the reason why not; `undo_key` describes the play that an undo would take back. `attention` is
    None where a title asks nothing that could be passed over; `spared` are the reader's own seats that are awaited but
    not asked: the table answers for them in a moment. `way` tells what wins and how far the faced seat has come. `hint`
    is None where the faced seat may take one now, else the reason why not. `last_play` is there where an undo does not
    reach back to it.
    """

    info: TableInfo
    step: int
    fresh: bool
    steps: list[StepInfo]
    face: int
    view: dict[str, Any] | None
    moves: list[MoveInfo]
    undo: Failure | None
    redo: Failure | None
    undo_key: str
    undo_values: Values
    last_play: LastPlay | None
    attention: AttentionInfo | None
    spared: list[int]
    way: EventInfo | None
    hint: Failure | None


class ChatUpdate(Wire, tag="chat"):
    """A line that was said, or deleted; told only to people who sit at the table."""

    table: str
    line: ChatLine


class Presence(Wire, tag="presence"):
    """Who is there, when that alone changed."""

    table: str
    seats: list[SeatInfo]
    spectators: int


class Ack(Wire, tag="ack"):
    """The answer with this id is safely stored."""

    id: str
    step: int


class WhyNot(Wire, tag="why"):
    """The reason asked for; `failure` is None when the thing can be used."""

    id: str
    thing: str
    failure: Failure | None


class WayInfo(Wire):
    """A way that is open: its card, the price there and back, a caravan's price (0: none), and what the hand holds."""

    thing: str
    card: str
    cost: int
    back: int
    caravan: int
    held: int
    payable: bool


class ReachInfo(Wire):
    """A place within reach: the fewest cards it takes, and the things on the way."""

    town: str
    cards: int
    way: list[str]


class LegInfo(Wire):
    """One step of a plan. `counter` is the seat's own one to be laid first; `open` is false if there is none."""

    thing: str
    to: str
    card: str
    cost: int
    caravan: bool
    counter: str
    open: bool


class RouteInfo(Wire):
    """A plan weighed: the cards it takes and those missing by kind (`any` for a caravan), what it gains, cards left."""

    legs: list[LegInfo]
    cards: dict[str, int]
    missing: dict[str, int]
    gains: list[str]
    left: int


class Planned(Wire, tag="plan"):
    """The answer to a `Plan`: the plan weighed, all open ways, everything within reach, and the longest tour."""

    id: str
    route: RouteInfo
    ways: list[WayInfo]
    reach: list[ReachInfo]
    tour: RouteInfo


class HintedMove(Wire):
    """A move worth playing: the chance to win in percent (-1: not weighed), and why, if that can be said."""

    move: str
    chance: int
    reason: EventInfo | None


class Hinted(Wire, tag="hint"):
    """The hint asked for: the best moves of a decision, the best one first."""

    id: str
    seat: int
    decision: int
    moves: list[HintedMove]


class Refused(Wire, tag="refused"):
    """A message that was not accepted; the table is unchanged. `table` names the one it was about, if any."""

    failure: Failure
    table: str = ""


class Welcome(Wire, tag="welcome"):
    """First message on a socket. A page that connects to `/ws?version=VERSION` is refused if the server has another."""

    version: int
    rules: dict[str, int]
    me: Me
    now: float


class Pong(Wire, tag="pong"):
    """The answer to a ping."""

    now: float


class Notice(Wire, tag="notice"):
    """What the host has to say to everybody; "": nothing any more."""

    text: str


ServerMessage = (
    Welcome | TableUpdate | ChatUpdate | Presence | Ack | WhyNot | Planned | Hinted | Refused | Pong | Notice
)
