"""Tables: who sits where and what is to be played."""

import secrets
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from elderwood.bots.people import person_of
from elderwood.engine.chance import commitment
from elderwood.engine.options import Options
from elderwood.engine.position import Position
from elderwood.server.folk import bot_name, person_name
from elderwood.server.wire import Clock, Hints, Pace

Kind = Literal["open", "person", "bot", "local"]
State = Literal["open", "playing", "over"]


class Result(Struct):
    """Who won a match that came to its end, and everybody's score."""

    winners: list[int]
    scores: list[int]


class SeatClock(Struct, frozen=True):
    """A seat's clock: `left` seconds at the time `since`, from which on it runs; a clock that stands has none, -1.

    Times are the house's, see `hours`. `granted` is the last play for which it was given time, `flags` counts how often
    in a row it ran out. `pauses` says that the seat's person would pause the match.
    """

    left: float = 0.0
    since: float = -1.0
    granted: int = -1
    flags: int = 0
    pauses: bool = False


UNWOUND = SeatClock()
NO_CLOCK = Clock()


class Seat:
    """A place at a table. `session` answers for it; `gone` says that its person has left a match in play.

    A bot with a `session` plays for somebody who was away too long and may come back. `ends` says that its person
    would end the match here, `hidden` that the table is put away from that person's list.
    `wish` is what the session wishes to be asked, as an `Attention` writes it; it is told to nobody else.
    A seat with an `owner` is a program's, with a session of its own that only its token opens; see `programs`.
    """

    def __init__(
        self,
        seat: int,
        kind: Kind,
        session: str = "",
        name: str = "",
        bot: str = "",
        gone: bool = False,
        ends: bool = False,
        hidden: bool = False,
        wish: str = "",
        owner: str = "",
        token_hash: str = "",
        clock: SeatClock = UNWOUND,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.session = session
        self.name = name
        self.bot = bot
        self.gone = gone
        self.ends = ends
        self.hidden = hidden
        self.wish = wish
        self.owner = owner
        self.token_hash = token_hash
        self.clock = clock

    def free(self) -> bool:
        """Say whether somebody may sit down."""
        return self.kind == "open"

    def held(self) -> bool:
        """Say whether somebody with a session sits here: a person, or a person's program."""
        return self.kind in ("person", "local") and not self.gone

    def has_person(self) -> bool:
        """Say whether a person sits here."""
        return self.held() and not self.owner

    def awaits(self, session: str) -> bool:
        """Say whether a bot keeps the seat for a session."""
        return self.kind == "bot" and bool(session) and self.session == session

    def left_by(self, session: str) -> bool:
        """Say whether a session has left the seat, whose cards it knows, and nobody else was let in."""
        return self.gone and bool(session) and self.session == session

    def may_return(self, session: str) -> bool:
        """Say whether a session that does not answer for the seat may take it again."""
        return self.awaits(session) or self.left_by(session)

    def give(self, kind: Kind, session: str = "", name: str = "", bot: str = "") -> None:
        """Seat somebody else, or nobody."""
        self.kind = kind
        self.session = session
        self.name = name
        self.bot = bot
        self.gone = self.ends = self.hidden = False
        self.wish = self.owner = self.token_hash = ""
        self.clock = replace(self.clock, flags=0, pauses=False)

    def give_to_bot(self, bot: str) -> None:
        """Let a bot play on. A person who was only away may come back."""
        stays = not (self.gone or self.free() or self.owner)
        self.give("bot", self.session if stays else "", self.name if stays else "", bot)

    def copy(self) -> "Seat":
        """Return a twin."""
        more = (self.gone, self.ends, self.hidden, self.wish, self.owner, self.token_hash, self.clock)
        return Seat(self.seat, self.kind, self.session, self.name, self.bot, *more)


class Table:
    """A table: title, options, seed, seats. `rules` is the version of the rules it is played under.

    A match that its people ended before the rules did is `over` and `abandoned`, and has no `result`. `version` counts
    the changes that are stored: a draft counts only if nobody else has stored one since it was made. `due` is the
    house's time at which something is to be done about those who do not answer: a clock runs out, or the match ends.
    """

    def __init__(
        self,
        identity: str,
        title: str,
        rules: int,
        options: Options,
        seed: str,
        public: bool,
        host: str,
        seats: list[Seat],
        state: State = "open",
        awaits: list[int] | None = None,
        created: float = 0.0,
        changed: float = 0.0,
        rematch: str = "",
        abandoned: bool = False,
        result: Result | None = None,
        pace: Pace = "normal",
        hints: Hints = "usual",
        version: int = 0,
        clock: Clock = NO_CLOCK,
        paused: bool = False,
        due: float | None = None,
    ) -> None:
        self.id = identity
        self.title = title
        self.rules = rules
        self.options = options
        self.seed = seed
        self.public = public
        self.host = host
        self.seats = seats
        self.state: State = state
        self.awaits: list[int] = awaits or []
        self.created = created
        self.changed = changed
        self.rematch = rematch
        self.abandoned = abandoned
        self.result = result
        self.pace: Pace = pace
        self.hints: Hints = hints
        self.version = version
        self.clock = clock
        self.paused = paused
        self.due = due

    @property
    def commitment(self) -> str:
        """The published hash of the seed."""
        return commitment(self.seed)

    def seats_of(self, session: str) -> list[int]:
        """Return the seats a session answers for."""
        return [seat.seat for seat in self.seats if session and seat.session == session and seat.held()]

    def is_strange(self, session: str) -> bool:
        """Say whether a session has nothing to do with the table: it sees what everybody may see, and no more."""
        known = {self.host, *(seat.session for seat in self.seats), *(seat.owner for seat in self.seats)}
        return not session or session not in known

    def people(self) -> list[str]:
        """Return the people who sit here, each once."""
        return list(dict.fromkeys(seat.session for seat in self.seats if seat.has_person()))

    def holders(self) -> list[str]:
        """Return the sessions that hold seats here, people's and programs'."""
        return [seat.session for seat in self.seats if seat.held()]

    def turn_of(self, session: str) -> bool:
        """Say whether the table waits for a session."""
        goes_on = self.state == "playing" and not self.paused
        return goes_on and any(seat in self.awaits for seat in self.seats_of(session))

    def waits_for_bots(self) -> bool:
        """Say whether a bot is to move."""
        return (
            self.state == "playing" and not self.paused and any(self.seats[seat].kind == "bot" for seat in self.awaits)
        )

    def name_bots(self) -> None:
        """Give every bot without a name its own."""
        for seat in self.seats:
            if seat.kind == "bot" and not seat.name:
                taken = [other.name for other in self.seats]
                person = person_of(self.title, seat.bot)
                seat.name = person_name(person.name, taken) if person else bot_name(self.id, seat.seat, taken)

    def follow(self, position: Position) -> None:
        """Say of a match how its position stands: whether it is over, whom it waits for, who won."""
        outcome = position.outcome()
        self.state = "playing" if outcome is None else "over"
        self.result = None if outcome is None else Result(outcome.winners, outcome.scores)
        self.awaits = position.awaits()

    def abandon(self) -> None:
        """End the match before the rules do: nobody wins."""
        self.state = "over"
        self.abandoned = True
        self.awaits = []

    def copy(self) -> "Table":
        """Return a draft: it counts once it is stored."""
        return Table(
            self.id,
            self.title,
            self.rules,
            self.options,
            self.seed,
            self.public,
            self.host,
            [seat.copy() for seat in self.seats],
            self.state,
            self.awaits,
            self.created,
            self.changed,
            self.rematch,
            self.abandoned,
            self.result,
            self.pace,
            self.hints,
            self.version,
            self.clock,
            self.paused,
            self.due,
        )


def new_id() -> str:
    """Return an id nobody can guess: the link to the table is the invitation. No command takes it for a flag."""
    drawn = secrets.token_urlsafe(12)
    return drawn if not drawn.startswith("-") else new_id()


def order_of(table: Table, session: str) -> tuple[int, float]:
    """Return where a table stands in its player's list."""
    if table.state == "over":
        return 2, -table.changed
    return (0 if table.turn_of(session) else 1), table.changed
