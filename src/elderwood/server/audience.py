"""The audience of a table: who follows it, and who has been away for how long."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from elderwood.server.settings import Settings

Saying = tuple[str, int, bool]  # what is told, since which step, and whether afresh
MOST_SAID = 8  # strangers who follow at all are equally far; the rest is not worth its memory


class Watcher(Protocol):
    """Somebody who follows a table; told that something changed, it asks for what it needs."""

    @property
    def session_id(self) -> str:
        """Whose eyes these are."""

    def table_changed(self, table: str) -> None:
        """The table is not as it was."""

    def presence_changed(self, table: str) -> None:
        """Somebody came or went."""


class Audience:
    """All who follow a table. `seated` names the sessions that hold its seats; the others are spectators."""

    def __init__(self, table: str, seated: Callable[[], list[str]], settings: Settings) -> None:
        self.table = table
        self.seated = seated
        self.settings = settings
        self.watchers: set[Watcher] = set()
        self.said: dict[Saying, str] = {}  # to strangers since the last change
        self.left: dict[str, float] = {}  # when the last connection of a session ended
        self.opened = time.monotonic()
        self.used = self.opened  # when somebody came or went

    def once(self, saying: Saying, make: Callable[[], str]) -> str:
        """Return what strangers are told, made once for all of them until something changes."""
        text = self.said.get(saying)
        if text is None:
            text = make()
            if len(self.said) < MOST_SAID:
                self.said[saying] = text
        return text

    def tell(self, session: str | None = None) -> None:
        """Tell everybody, or a session alone, that the table has changed."""
        self.said.clear()
        for watcher in list(self.watchers):
            if session is None or watcher.session_id == session:
                watcher.table_changed(self.table)

    def tell_presence(self) -> None:
        """Tell everybody that somebody came or went."""
        self.said.clear()
        for watcher in list(self.watchers):
            watcher.presence_changed(self.table)

    def tell_presence_in(self, seconds: float) -> None:
        """Tell everybody a moment after so many seconds who is there."""
        asyncio.get_running_loop().call_later(seconds + 0.05, self.tell_presence)

    def here(self, session: str) -> bool:
        """Say whether a session is connected, or was a moment ago."""
        if any(watcher.session_id == session for watcher in self.watchers):
            return True
        return time.monotonic() - self.left.get(session, -1e9) < self.settings.grace

    def absent(self, session: str) -> bool:
        """Say whether a session has been away so long that others need not wait for it."""
        if any(watcher.session_id == session for watcher in self.watchers):
            return False
        return time.monotonic() - self.left.get(session, self.opened) >= self.settings.absence

    def spectators(self) -> int:
        """Count those who watch and hold no seat."""
        seated = set(self.seated())
        strangers = [watcher for watcher in self.watchers if watcher.session_id not in seated]
        known = {watcher.session_id for watcher in strangers if watcher.session_id}
        return len(known) + sum(1 for watcher in strangers if not watcher.session_id)

    def enter(self, watcher: Watcher) -> None:
        """Let somebody watch."""
        came = not self.here(watcher.session_id)
        spectators = self.spectators()
        self.watchers.add(watcher)
        self.used = time.monotonic()
        if came or self.spectators() != spectators:
            self.tell_presence()
        self.tell_presence_in(self.settings.absence)  # by then those who have not come are absent

    def leave(self, watcher: Watcher) -> None:
        """Let somebody go; others hear of it after a time of grace."""
        if watcher not in self.watchers:
            return
        spectators = self.spectators()
        self.watchers.discard(watcher)
        self.used = time.monotonic()
        if self.spectators() != spectators:
            self.tell_presence()
        if not any(other.session_id == watcher.session_id for other in self.watchers):
            self.left[watcher.session_id] = time.monotonic()
            self.tell_presence_in(self.settings.grace)
            self.tell_presence_in(self.settings.absence)
