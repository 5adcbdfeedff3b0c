"""A visit: brings an outside program to its seat at a table of a running server, as a client like any other."""

import json
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from elderwood.engine.errors import BadValueError
from elderwood.games import find_title
from elderwood.outside import messages
from elderwood.outside.messages import Message
from elderwood.outside.talk import Talk
from elderwood.server.refusals import RefusalError
from elderwood.server.sockets import BAD_CLIENT
from elderwood.server.wire import SOCKET, VERSION

TABLE: Final = "/table/"
PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds between attempts to come back; the last one again and again
PASSING: Final = ("why-stale", "why-not-your-turn", "error-too-many", "error-storage", "error-internal")

News = Literal["sits", "lost", "over", "taken-back"]


class Visit:
    """A program at a seat, from sitting down to the end of the match. It outlives the connection, and the server.

    `tell` hears what happens, and whose seat it is.
    """

    def __init__(
        self,
        server: str,
        table: str,
        token: str,
        command: list[str],
        budget: Message,
        limit: float,
        tell: Callable[[News, str], None],
    ) -> None:
        self.address = address_of(server)
        self.table = table
        self.token = token
        self.command = command
        self.budget = budget
        self.limit = limit
        self.tell = tell
        self.talk: Talk | None = None
        self.seat = -1
        self.name = ""
        self.step = -1  # the last one that was taken note of
        self.events: list[Message] = []  # since the last answer
        self.given: tuple[int, str, str] = (-1, "", "")  # to which step, the move, and the mark under which it was sent

    def run(self) -> None:
        """Play until the match is over or the seat is taken back; come back whenever the connection is lost."""
        tries = 0
        try:
            while True:
                try:
                    headers = {"Authorization": f"Bearer {self.token}"}
                    with connect(self.address, additional_headers=headers, max_size=None) as socket:
                        tries = 0
                        if self.sit(socket):
                            return
                except ConnectionClosed as error:
                    if error.rcvd is not None and error.rcvd.code == BAD_CLIENT:
                        raise RefusalError(error.rcvd.reason or "error-bad-token") from error
                except InvalidURI as error:
                    raise BadValueError("error-bad-address", {"address": self.address}) from error
                except (OSError, InvalidHandshake):
                    pass
                self.tell("lost", self.name)
                time.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1
        finally:
            if self.talk is not None:
                self.talk.close()

    def sit(self, socket: ClientConnection) -> bool:
        """Follow the table, first to learn which seat is ours; return True once there is nothing more to do here."""
        self.watch(socket, -1)
        seated = False
        while True:
            message = json.loads(socket.recv())
            if message["type"] == "refused":
                self.refused(socket, message["failure"])
            elif message["type"] == "table":
                mine = [seat for seat in message["info"]["seats"] if seat["mine"]]
                if not mine:
                    self.tell("taken-back", self.name)
                    return True
                self.seat, self.name = mine[0]["seat"], mine[0]["name"]
                if message["face"] != self.seat:
                    if not seated:  # another look from outside may be on its way already
                        self.tell("sits", self.name)
                        self.watch(socket, self.seat)
                    seated = True
                elif self.follow(socket, message):
                    return True

    def watch(self, socket: ClientConnection, face: int) -> None:
        """Ask to be shown the table, through the seat's eyes once it is known."""
        since = self.step if face >= 0 else -1
        send(socket, {"type": "watch", "table": self.table, "face": face, "since": since})

    def refused(self, socket: ClientConnection, failure: Message) -> None:
        """Look again after an answer that came too late or too soon; any other refusal is the end."""
        if failure["key"] not in PASSING:
            raise RefusalError(failure["key"], failure["values"])
        self.given = (-1, "", "")
        time.sleep(PAUSES[0] if failure["key"].startswith("why-") else PAUSES[-2])
        self.watch(socket, self.seat)

    def follow(self, socket: ClientConnection, update: Message) -> bool:
        """Take note of what happened, and answer if we are asked; return True when the match is over."""
        self.note(update)
        if update["info"]["state"] == "over":
            self.end(update["view"])
            self.tell("over", self.name)
            return True
        if update["moves"]:
            self.answer(socket, update)
        return False

    def note(self, update: Message) -> None:
        """Keep what the seat was told; where something was taken back, nothing that was told before counts."""
        for step in update["steps"]:
            if step["kind"] == "undo" or (step["undone"] and step["number"] <= self.step):
                self.events = []
                if self.talk is not None:
                    self.talk.fresh = True
            elif step["number"] > self.step and not step["undone"]:
                self.events += [messages.show_event(event["key"], event["values"]) for event in step["events"]]
        self.step = update["step"]

    def answer(self, socket: ClientConnection, update: Message) -> None:
        """Ask the program and send its answer; one that may have been lost on the way is sent again."""
        step, word, mark = self.given
        if step != update["step"]:
            word, mark = self.ask(update), secrets.token_hex(8)
            self.given = (update["step"], word, mark)
            self.events = []
        decision = update["view"]["decision"]
        play = {"type": "play", "table": self.table, "seat": self.seat, "decision": decision, "move": word, "id": mark}
        send(socket, play)

    def ask(self, update: Message) -> str:
        """Return the program's answer, or any legal one where it has none."""
        if self.talk is None:
            info = update["info"]
            title = find_title(info["title"])
            hello = messages.hello(title, info["options"], len(info["seats"]), self.seat)
            self.talk = Talk(self.command, hello)
        fields = ("move", "family", "passes", "key", "values")
        moves = [messages.show_move(*[move[name] for name in fields]) for move in update["moves"]]
        word = self.talk.ask(update["view"], moves, self.events, self.budget, self.limit)
        return secrets.choice(moves)["move"] if word is None else word

    def end(self, view: Message) -> None:
        """Tell the program how it ended; a match that its people ended early has no outcome."""
        outcome = view["outcome"]
        if self.talk is not None and outcome is not None:
            self.talk.end(messages.end(outcome["how"], outcome["winners"], outcome["scores"], self.events))


def send(socket: ClientConnection, message: dict[str, Any]) -> None:
    """Send a message."""
    socket.send(json.dumps(message))


def address_of(server: str) -> str:
    """Return the socket of a server, by the address one opens in a browser.

    >>> address_of("http://127.0.0.1:8000/table/x"), address_of("https://games.example/wood/")
    ('ws://127.0.0.1:8000/ws?version=1', 'wss://games.example/wood/ws?version=1')
    """
    scheme = {"http": "ws", "https": "wss"}
    with suppress(ValueError):
        parts = urlsplit(server)
        if parts.scheme in scheme and parts.netloc:
            path = parts.path.partition(TABLE)[0].rstrip("/")
            return f"{scheme[parts.scheme]}://{parts.netloc}{path}{SOCKET}?version={VERSION}"
    raise BadValueError("error-bad-address", {"address": server})


def table_in(server: str) -> str:
    """Return the table that an address leads to, if it does.

    >>> table_in("http://127.0.0.1:8000/table/abc"), table_in("https://games.example/wood/table/abc/"), table_in("x")
    ('abc', 'abc', '')
    """
    return urlsplit(server).path.partition(TABLE)[2].strip("/")
