"""The journal: what happened at a table, one entry per answer, appended and never changed; and snapshots beside it."""

from typing import Any, Literal

from elderwood.engine.events import Event
from elderwood.engine.match import Match

Kind = Literal[
    "start",
    "move",
    "undo",
    "redo",
    "ask",
    "agree",
    "decline",
    "back",
    "leave",
    "bot",
    "join",
    "end",
    "hint",
    "consent",
    "rules",
    "flag",
    "pause",
    "resume",
    "expire",
]


class Entry:
    """One entry. `word` is the move's notation; for an undo the number of answers taken back, one for each redo entry;
    where somebody left, was replaced by a bot, sat down, took a hint, ran out of time, paused, went on or ended the
    match, that person's name; where somebody agreed to go on under today's rules, and where the match does so, their
    version; where somebody asks to go back further than an undo does, where others agree or decline, and where the
    match goes back, how many answers.

    `decision` is the number of the decision it answered, `client` the id its sender gave it (None: a bot's).
    """

    def __init__(
        self,
        number: int,
        kind: Kind,
        seat: int,
        word: str,
        decision: int,
        client: str | None,
        time: float,
        events: list[Event],
    ) -> None:
        self.number = number
        self.kind: Kind = kind
        self.seat = seat
        self.word = word
        self.decision = decision
        self.client = client
        self.time = time
        self.events = events


class Snapshot:
    """A position after entry `number`, from which loading goes on; `breaks` are the answers that began a play."""

    def __init__(self, number: int, breaks: list[int], position: dict[str, object]) -> None:
        self.number = number
        self.breaks = breaks
        self.position = position


def stored(event: Event) -> list[object]:
    """Return an event as it is stored: its public form, and behind it who knows more, and what."""
    if not event.audience:
        return [event.key, event.values]
    return [event.key, event.values, event.audience, event.full_key, event.full_values]


def read_event(told: list[Any]) -> Event:
    """Read a stored event. Version 0.1 told everybody and some seats separately: key, values and who is told."""
    if len(told) != 3:
        return Event(*told)
    key, values, audience = told
    return Event(key, values, ~audience) if audience < 0 else Event("", {}, audience, key, values)


def snapshot_of(match: Match, number: int) -> Snapshot:
    """Return a match as a snapshot."""
    breaks = [at for at, played in enumerate(match.played) if played.begins]
    return Snapshot(number, breaks, match.position.dump())
