"""What programs did wrong while they played: counted and told, never fatal."""

from collections import Counter
from typing import Any

from elderwood.arena.playing import Player


class Faults:
    """By the bot's name: each fault with its count, and the story of the last one."""

    def __init__(self) -> None:
        self.counts: dict[str, Counter[str]] = {}
        self.stories: dict[str, str] = {}

    def note(self, name: str, counts: Counter[str], story: str) -> None:
        """Count the faults of a bot."""
        if counts:
            self.counts.setdefault(name, Counter()).update(counts)
            self.stories[name] = story

    def add(self, other: "Faults") -> None:
        """Count those of other matches."""
        for name, counts in other.counts.items():
            self.note(name, counts, other.stories[name])

    def data(self) -> dict[str, object]:
        """Return them as plain data."""
        return {
            name: {"counts": dict(sorted(counts.items())), "last": self.stories[name]}
            for name, counts in self.counts.items()
        }


def faults_of(names: list[str], players: list[Player]) -> Faults:
    """Return what the programs at a table did wrong."""
    found = Faults()
    for name, player in zip(names, players, strict=True):
        if player.outside is not None:
            found.note(name, player.outside.faults, player.outside.story)
    return found


def read_faults(data: dict[str, Any]) -> Faults:
    """Read back what `Faults.data` gave."""
    found = Faults()
    for name, told in data.items():
        found.note(name, Counter(told["counts"]), str(told["last"]))
    return found
