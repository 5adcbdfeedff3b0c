"""What travels between server and page, typed once: the words both use, and requests over HTTP with their answers.

Requests over HTTP create and change tables (`PATCH /api/me`, `POST /api/tables` ..., described at `/api/schema`); one
socket per client, at `/ws`, carries play: `messages.py` is what the page says there, `updates.py` what it is told. The
page's types are made from these three files. A refused request is answered with a `Failure`. Texts are keys and values,
rendered by the reader. Nothing here holds a seed, a deck or a hand: those reach a client only inside a view.
"""

from typing import Literal

from msgspec import Struct, field

VERSION = 1
SOCKET = "/ws"

Values = dict[str, str | int]
Reach = Literal["answer", "play", "turn"]
Pace = Literal["slow", "normal", "fast", "at-once"]
Hints = Literal["usual", "on", "off"]
ClockKind = Literal["none", "move", "bank", "days"]


class Wire(Struct, kw_only=True):
    """The base of all messages: named fields, nothing optional by accident."""


class Failure(Wire):
    """A refusal: a key and values to render, the rule behind it, and the request's id if it had one."""

    key: str
    values: Values
    rule: str = ""
    id: str = ""


# Time


class Clock(Wire):
    """How long people may think: `none` for ever, so many seconds (`move`) or `days` for each play, or a `bank` of
    seconds for the whole match, with an `increment` at each play. At zero the `bot` answers in the seat's place.
    """

    kind: ClockKind = "none"
    time: int = 0
    increment: int = 0
    bot: str = ""


# People and titles


class Me(Wire):
    """The session behind the cookie: a guest is a real session. `name` is empty until the guest has chosen one.

    With an `account` the same person comes from several devices; its name is nobody else's.
    """

    id: str
    name: str
    account: bool


class SignIn(Wire):
    """Make an account of that name, or come back to one's own."""

    name: str
    password: str


class SignOut(Wire):
    """End this session, or all of the account."""

    everywhere: bool = False


class NewPassword(Wire):
    """Change the password, by the old one."""

    old: str
    new: str


class Recovery(Wire):
    """Come back to an account by one of its codes, with another password."""

    name: str
    code: str
    password: str


class Confirmation(Wire):
    """The password once more, for what is done to an account."""

    password: str


class Codes(Wire):
    """Recovery codes, each of which works once. They are shown once: only their hashes are kept."""

    codes: list[str]


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


class BotInfo(Wire):
    """A bot that plays a title. One with a name is a person of the forest, with a portrait and a temper."""

    id: str
    name: str
    portrait: int
    temper: str


class TitleInfo(Wire):
    """A title; `usual` seats are a good match against bots, `first` is what suits a first match.

    Its `bots` are people of the forest from the gentlest to the strongest, then bots that are nobody.
    """

    id: str
    fewest: int
    most: int
    usual: int
    about: AboutInfo
    options: list[OptionInfo]
    bots: list[BotInfo]
    first: FirstMatchInfo
    coach: list[HintInfo]


# Tables


class SeatInfo(Wire):
    """A place at the table.

    `kind`: `open` waits for somebody, `person` has one, `bot` a bot, `local` another person at the host's screen.
    `mine` says that the reader's session answers for it. `name` is empty for a guest who has not chosen one.
    `presence`: `gone` has left; the seat is that person's to take again, or whose those at the table let in: then it is
    `open`. `away` has no connection at the moment. `absent`: left, or away so long that others may let a bot play.
    `kept`: the reader has left, or a bot plays for them, and may come back. `ends`: would end the match here. `renews`:
    would go on under today's rules with a match of older ones.
    `portrait` is the number of a drawn face, the same wherever this person or bot is shown; -1: nobody sits here.
    `program`: no person sits there but a program of somebody's; `owned`: the reader's, who may take the seat back.
    `until` is the server's time at which its running clock will be at zero, 0 while it stands with `left` seconds.
    `pauses`: would pause the match.
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
    renews: bool
    portrait: int
    program: bool
    owned: bool
    left: float
    until: float
    pauses: bool


class ResultInfo(Wire):
    """Who won a match that came to its end, and everybody's score."""

    winners: list[int]
    scores: list[int]


class PleaInfo(Wire):
    """A seat asks to take back the last `count` answers; `awaited` are the seats whose people have not said yes."""

    seat: int
    count: int
    awaited: list[int]


class TableInfo(Wire):
    """A table as the lobby and the table frame show it. `host` says whether the reader made it.

    `rematch` is the id of the table where everybody plays again, or empty. `locked` says why nobody can go on here: the
    match was begun under other rules; `renewable` that it can go on under these once everybody agrees. `secret` says
    that players may not look at each other's cards. `pace` is how fast its bots play. `hints` is what the host has
    chosen: as `usual` they are given unless people play online. A match that its people ended early is `over` and
    `abandoned`; it has no `result`, and neither has one of an older version. `plea`: somebody asks to go back.
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
    renewable: bool
    plea: PleaInfo | None
    secret: bool
    abandoned: bool
    result: ResultInfo | None
    pace: Pace
    hints: Hints
    clock: Clock
    paused: bool


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
    clock: Clock = field(default_factory=Clock)


class Rename(Wire):
    """Change a name: the session's, or that of somebody at its screen."""

    name: str


class Join(Wire):
    """Take a seat; -1 takes the first open one."""

    seat: int = -1


class Replace(Wire):
    """Let a bot play for whoever has left a seat, or been away from it too long."""

    seat: int


class LetIn(Wire):
    """Open the seat of somebody who has left a match in play to whoever comes first."""

    seat: int


class End(Wire):
    """Agree to end a match here, without a winner, or take that back."""

    agree: bool = True


class Pause(Wire):
    """Agree to let all clocks of a match stand, or take that back."""

    agree: bool = True


Phrase = Literal[
    "hello",
    "luck",
    "thinking",
    "moment",
    "your-turn",
    "nice",
    "wow",
    "oops",
    "ouch",
    "sorry",
    "thanks",
    "close",
    "played",
    "again",
    "bye",
]


class Say(Wire):
    """Say something to those who sit at the table: a text of one's own, or a ready phrase that each reads in their own
    language.
    """

    text: str = ""
    phrase: Phrase | None = None


class ChatLine(Wire):
    """Something said at a table: a text, or a ready phrase. `who` stands for the person wherever they speak, so that
    they can be muted; `name` is what they were called. Of a deleted line only that is left.
    """

    number: int
    who: str
    seat: int
    name: str
    mine: bool
    time: float
    text: str
    phrase: Phrase | None
    deleted: bool


class AskBack(Wire):
    """Ask everybody at the table to go back to before an answer: the one of this step of the journal."""

    step: int


class AnswerBack(Wire):
    """Agree to go back as somebody asks, or decline; who has asked declines to withdraw it."""

    agree: bool


class SeatToken(Wire):
    """The secret with which a program sits down on a seat. It is shown once: only its hash is kept."""

    token: str
    table: TableInfo


class Report(Wire):
    """A problem in the player's words; the server attaches record, version and position."""

    text: str


# Matches that are over


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
