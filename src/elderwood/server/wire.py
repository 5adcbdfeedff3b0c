"""What travels between server and page: every message and answer, typed once. The page's types are made from this file.

Requests over HTTP create and change tables (`PATCH /api/me`, `POST /api/tables` ..., described at `/api/schema`); one
socket per client, at `/ws`, carries play. A refused request is answered with a `Failure`. Texts are keys and values,
rendered by the reader. Nothing here holds a seed, a deck or a hand: those reach a client only inside a view.
"""

from typing import Any, Literal

from msgspec import Struct

VERSION = 1
SOCKET = "/ws"

Values = dict[str, str | int]
Reach = Literal["answer", "play", "turn"]
Pace = Literal["slow", "normal", "fast", "at-once"]
Hints = Literal["usual", "on", "off"]


class Wire(Struct, kw_only=True):
    """The base of all messages: named fields, nothing optional by accident."""


class Failure(Wire):
    """A refusal: a key and values to render, the rule behind it, and the request's id if it had one."""

    key: str
    values: Values
    rule: str = ""
    id: str = ""


# People and titles


class Me(Wire):
    """The session behind the cookie: a guest is a real session. `name` is empty until the guest has chosen one."""

    id: str
    name: str


class OptionInfo(Wire):
    """An option as the title declares it."""

    name: str
    values: list[str]
    default: str
    needs: dict[str, str]
    seats: list[int]
    house: bool


class AboutInfo(Wire):
    """Facts about a title: `minutes` of a usual match, `weight` from 1 (light) to 5 (heavy)."""

    authors: list[str]
    artists: list[str]
    publisher: str
    year: int
    minutes: list[int]
    weight: float
    longest: int
    lowest: int
    highest: int
    information: str
    chance: bool
    cooperative: bool
    simultaneous: bool


class FirstMatchInfo(Wire):
    """The match a title suggests to a newcomer: `bot` plays on the other seats, other options are the usual ones."""

    seats: int
    bot: str
    options: dict[str, str]


class HintInfo(Wire):
    """A word for a newcomer, `<title>-coach-<name>`: said at a question or an event (`on`), near what it speaks of."""

    name: str
    on: str
    near: str


class TitleInfo(Wire):
    """A title; `usual` seats are a good match against bots, `first` is what suits a first match."""

    id: str
    fewest: int
    most: int
    usual: int
    about: AboutInfo
    options: list[OptionInfo]
    bots: list[str]
    first: FirstMatchInfo
    coach: list[HintInfo]


# Tables


class SeatInfo(Wire):
    """A place at the table.

    `kind`: `open` waits for somebody, `person` has one, `bot` a bot, `local` another person at the host's screen.
    `mine` says that the reader's session answers for it. `name` is empty for a guest who has not chosen one.
    `presence`: `gone` has left for good and anybody may take the seat; `away` has no connection at the moment.
    `absent`: left, or away so long that others may let a bot play. `kept`: a bot plays for the reader, who may come
    back. `ends`: would end the match here.
    `portrait` is the number of a drawn face, the same wherever this person or bot is shown; -1: nobody sits here.
    """

    seat: int
    kind: Literal["open", "person", "bot", "local"]
    name: str
    bot: str
    mine: bool
    presence: Literal["here", "away", "gone", "bot", "empty"]
    absent: bool
    kept: bool
    ends: bool
    portrait: int


class ResultInfo(Wire):
    """Who won a match that came to its end, and everybody's score."""

    winners: list[int]
    scores: list[int]


class TableInfo(Wire):
    """A table as the lobby and the table frame show it. `host` says whether the reader made it.

    `rematch` is the id of the table where everybody plays again, or empty. `locked` says why nobody can go on here:
    the match was begun under other rules. `secret` says that players may not look at each other's cards. `pace` is how
    fast its bots play. `hints` is what the host has chosen: as `usual` they are given unless people play online. A
    match that its people ended early is `over` and `abandoned`; it has no `result`, and neither has one of an older
    version.
    """

    id: str
    title: str
    options: dict[str, str]
    public: bool
    state: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    host: bool
    awaits: list[int]
    your_turn: bool
    spectators: int
    created: float
    changed: float
    commitment: str
    rematch: str
    locked: Failure | None
    secret: bool
    abandoned: bool
    result: ResultInfo | None
    pace: Pace
    hints: Hints


class EventKindInfo(Wire):
    """What an event is to whoever shows it, as the title declares it."""

    key: str
    sound: str
    cue: str
    place: str
    back: str
    line: bool
    head: bool
    reveal: bool
    against: str
    cause: bool
    still: bool


class Faces(Wire):
    """What is printed on a table's cards beside their names, by card: `kind`, `cost`, `strength`, `letter` ...

    `kinds` tells what the title's events are to whoever shows them.
    """

    faces: dict[str, Values]
    kinds: list[EventKindInfo]


class SeatWish(Wire):
    """How the host wants a seat filled; `bot` names the bot."""

    kind: Literal["open", "me", "bot", "local"]
    bot: str = ""
    name: str = ""


class NewTable(Wire):
    """Make a table. `start` begins at once, with bots in seats still open.

    A chosen `seed` is for playing a known deal again: only where all seats are the host's or bots'.
    """

    title: str
    options: dict[str, str]
    seats: list[SeatWish]
    public: bool = False
    start: bool = False
    seed: str = ""
    hints: Hints = "usual"


class Rename(Wire):
    """Change a name: the session's, or that of somebody at its screen."""

    name: str


class Join(Wire):
    """Take a seat; -1 takes the first open one."""

    seat: int = -1


class Replace(Wire):
    """Let a bot play for whoever has left a seat, or been away from it too long."""

    seat: int


class End(Wire):
    """Agree to end a match here, without a winner, or take that back."""

    agree: bool = True


class Report(Wire):
    """A problem in the player's words; the server attaches record, version and position."""

    text: str


# The socket: from the page


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


# The socket: to the page


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
    became of a seat: its person left, a bot plays on, somebody sat down or took a hint, the match was ended early.

    `events` of a move that was undone later stay in the journal; `undone` says so, and such a step is sent again
    when that changes: the page replaces steps by number. `key` describes the answer to the seat that gave it and is
    empty for all others, who learn from `events` what they may know; for an undo or redo it is there for everybody.
    """

    number: int
    kind: Literal["start", "move", "undo", "redo", "leave", "bot", "join", "end", "hint"]
    seat: int
    key: str
    values: Values
    events: list[EventInfo]
    time: float
    undone: bool


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
    is None where the faced seat may take one now, else the reason why not.
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
    attention: AttentionInfo | None
    spared: list[int]
    way: EventInfo | None
    hint: Failure | None


class StoryPoint(Wire):
    """How the match stood when a section of it began, or at its end: a score for each of the story's seats."""

    key: str
    values: Values
    scores: list[int]


class Moment(Wire):
    """Something that mattered: an event as everybody was told it, the journal's entry that tells it, whose answer it
    was, and how far it moved the scores.
    """

    number: int
    seat: int
    key: str
    values: Values
    swing: int


class Story(Wire):
    """A match that is over, at a glance. `seats` are those that have scores; -1 stands for all together."""

    seats: list[int]
    points: list[StoryPoint]
    moments: list[Moment]


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


ServerMessage = Welcome | TableUpdate | Presence | Ack | WhyNot | Planned | Hinted | Refused | Pong
