"""Events: what happened, told to everybody in a form that all may know, and more fully to those who may know more."""

from typing import Final

from elderwood.engine.words import Values

SPECTATOR: Final = -1


class EventKind:
    """What an event is to whoever shows it: data that a title declares beside the event's key.

    `sound` names a sound. `cue` is what happens at a place where nothing moves (`strike`, `bloom`, `wither`; in a
    fight `lunge` from one place at another, `wound`, by which `count` lives are lost, `guard` and `fall`), and `place`
    the thing it happens to, with the event's values filled in: `cell:{cell}`; `{each}` stands for each number from the
    value `first` on, `count` of them. Several places are set apart by a space. `back` is the back of a card that moves
    unseen. `line` says that the event is worth a line of a log, `head` that it begins a section, `reveal` that
    something hidden became known.
    `against` names the value that holds the seat it is done to, and `cause` says that what follows comes of it.
    `still` says that `from` and `to` are no movement. `moment` says that a match may turn on it: its
    story is told by such events.
    """

    def __init__(
        self,
        key: str,
        *,
        sound: str = "",
        cue: str = "",
        place: str = "",
        back: str = "",
        line: bool = True,
        head: bool = False,
        reveal: bool = False,
        against: str = "",
        cause: bool = False,
        still: bool = False,
        moment: bool = False,
    ) -> None:
        self.key = key
        self.sound = sound
        self.cue = cue
        self.place = place
        self.back = back
        self.line = line
        self.head = head
        self.reveal = reveal
        self.against = against
        self.cause = cause
        self.still = still
        self.moment = moment

    def __repr__(self) -> str:
        return f"EventKind({self.key!r})"


class Told:
    """An event as one reader is told of it.

    Three names in `values` have a meaning for every title: `card` names what moved, `from` and `to` the things it
    moved between, so that a client can show the movement without knowing the rules.
    """

    def __init__(self, key: str, values: Values) -> None:
        self.key = key
        self.values = values

    def __repr__(self) -> str:
        return f"Told({self.key!r}, {self.values!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Told, (self.key, self.values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Told) and self.key == other.key and self.values == other.values


class Event:
    """One thing that happened: a public form, and a fuller one for the seats whose bits are set in `audience`.

    An empty key means that those readers were told nothing: so it stands in journals of version 0.1 only.

    >>> event = Event("draws", {"seat": 1}, 0b10, "drawn", {"seat": 1, "card": "owl"})
    >>> event.seen_by(1), event.seen_by(SPECTATOR)
    (Told('drawn', {'seat': 1, 'card': 'owl'}), Told('draws', {'seat': 1}))
    """

    def __init__(
        self, key: str, values: Values, audience: int = 0, full_key: str = "", full_values: Values | None = None
    ) -> None:
        self.key = key
        self.values = values
        self.audience = audience
        self.full_key = full_key
        self.full_values: Values = {} if full_values is None else full_values

    def seen_by(self, seat: int) -> Told | None:
        """Return what that seat (or `SPECTATOR`) is told; None where nothing."""
        if seat >= 0 and self.audience >> seat & 1:
            return Told(self.full_key, self.full_values) if self.full_key else None
        return Told(self.key, self.values) if self.key else None

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.values!r}, {self.audience}, {self.full_key!r}, {self.full_values!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.key, self.values, self.audience, self.full_key, self.full_values)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.key == other.key
            and self.values == other.values
            and self.audience == other.audience
            and self.full_key == other.full_key
            and self.full_values == other.full_values
        )


class Log:
    """Collects the events of one or more moves. Positions are played without one while searching."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, key: str, values: Values) -> None:
        """Tell everybody the same, spectators included."""
        self.events.append(Event(key, values))

    def tell_fully(self, mask: int, full_key: str, full_values: Values, key: str, values: Values) -> None:
        """Tell the seats whose bits are set more than all the others."""
        self.events.append(Event(key, values, mask, full_key, full_values))

    def seen_by(self, seat: int) -> list[Told]:
        """Return what that seat (or `SPECTATOR`) may know, in order."""
        return told_to(self.events, seat)


def told_to(events: list[Event], seat: int) -> list[Told]:
    """Return what a seat (or `SPECTATOR`) is told of some events."""
    found: list[Told] = []
    for event in events:
        told = event.seen_by(seat)
        if told is not None:
            found.append(told)
    return found


def tell(log: Log | None, key: str, values: Values) -> None:
    """Tell everybody, if somebody listens."""
    if log is not None:
        log.tell(key, values)
