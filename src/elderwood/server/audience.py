"""The audience of a table: who follows it, and who has been away for how long."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from elderwood.server.settings import Settings

Presence = tuple[list[str], int]  # sessions of those who hold seats, and a number of spectators
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
        self.elsewhere: dict[str, Presence] = {}  # who follows the table through another server
        self.shown: Presence = ([], 0)  # what other servers were told
        self.show: Callable[[Presence], None] = lambda presence: None  # tells them
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
        self.show_who()  # a spectator may have sat down
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

    def connected(self, session: str) -> bool:
        """Say whether a session follows the table, here or through another server."""
        if any(watcher.session_id == session for watcher in self.watchers):
            return True
        return any(session in sessions for sessions, _ in self.elsewhere.values())

    def here(self, session: str) -> bool:
        """Say whether a session is connected, or was a moment ago."""
        return self.connected(session) or time.monotonic() - self.left.get(session, -1e9) < self.settings.grace

    def absent(self, session: str) -> bool:
        """Say whether a session has been away so long that others need not wait for it."""
        if self.connected(session):
            return False
        return time.monotonic() - self.left.get(session, self.opened) >= self.settings.absence

    def spectators(self) -> int:
        """Count those who watch and hold no seat."""
        return self.present()[1] + sum(count for _, count in self.elsewhere.values())

    def present(self) -> Presence:
        """Return who follows the table through this server."""
        seated = set(self.seated())
        known = {watcher.session_id for watcher in self.watchers if watcher.session_id}
        nobodies = sum(1 for watcher in self.watchers if not watcher.session_id)
        return sorted(known & seated), len(known - seated) + nobodies

    def show_who(self, again: bool = False) -> None:
        """Let other servers know who follows the table here, if they do not yet."""
        present = self.present()
        if again or present != self.shown:
            self.shown = present
            self.show(present)

    def hear_from(self, server: str, sessions: list[str], spectators: int) -> None:
        """Note who follows the table through another server, and whoever no longer does."""
        before = self.elsewhere.pop(server, ([], 0))
        if sessions or spectators:
            self.elsewhere[server] = sessions, spectators
        for session in before[0]:
            if not self.connected(session):
                self.part(session)
        if before != (sessions, spectators):
            self.tell_presence()

    def forget_others(self) -> None:
        """Count nobody as there who is so through another server, until that says so again."""
        for server in list(self.elsewhere):
            self.hear_from(server, [], 0)

    def enter(self, watcher: Watcher) -> None:
        """Let somebody watch."""
        came = not self.here(watcher.session_id)
        spectators = self.spectators()
        self.watchers.add(watcher)
        self.used = time.monotonic()
        if came or self.spectators() != spectators:
            self.tell_presence()
        self.show_who()
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
        self.show_who()
        if not self.connected(watcher.session_id):
            self.part(watcher.session_id)

    def part(self, session: str) -> None:
        """Note that a session has no connection left; others hear of it after a time of grace."""
        self.left[session] = time.monotonic()
        self.tell_presence_in(self.settings.grace)
        self.tell_presence_in(self.settings.absence)
