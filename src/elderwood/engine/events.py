"""Events: what happened, told only to those who may know it."""

from typing import Final

from elderwood.engine.words import Values

EVERYONE: Final = -1
SPECTATOR: Final = -1


class Event:
    """One thing that happened.

    Three names in `values` have a meaning for every title: `card` names what moved, `from` and `to` the things it
    moved between, so that a client can show the movement without knowing the rules. `audience` has a bit per seat;
    a negative one reaches spectators too: `EVERYONE` has all bits set, `~mask` is everybody but those of a mask.
    """

    def __init__(self, key: str, values: Values, audience: int) -> None:
        self.key = key
        self.values = values
        self.audience = audience

    def seen_by(self, seat: int) -> bool:
        """Say whether that seat (or `SPECTATOR`) may be told."""
        return self.audience < 0 if seat < 0 else bool(self.audience >> seat & 1)

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.values!r}, {self.audience})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.key == other.key
            and self.values == other.values
            and self.audience == other.audience
        )


class Log:
    """Collects the events of one or more moves. Positions are played without one while searching."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, key: str, values: Values) -> None:
        """Tell everybody, spectators included."""
        self.events.append(Event(key, values, EVERYONE))

    def tell_seats(self, mask: int, key: str, values: Values) -> None:
        """Tell the seats whose bits are set; a negative mask reaches spectators too."""
        self.events.append(Event(key, values, mask))

    def seen_by(self, seat: int) -> list[Event]:
        """Return what that seat (or `SPECTATOR`) may know, in order."""
        return [event for event in self.events if event.seen_by(seat)]
