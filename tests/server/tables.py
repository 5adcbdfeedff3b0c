"""A server to test against, and guests who come to it."""

import asyncio
import json
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import httpx
import uvicorn
from msgspec.structs import replace
from websockets.sync.client import ClientConnection, connect

from elderwood.server.running import configuration, listen
from elderwood.server.settings import LIMITS, Limit, Settings, database_in

PATIENCE = 10.0
Message = dict[str, Any]
Given = ParamSpec("Given")
Outcome = TypeVar("Outcome")

INTRO = {"game": "intro"}
ME = {"kind": "me"}


def quick_settings(place: Path | str, **changes: Any) -> Settings:
    """Return settings for a database in a folder, or at an address."""
    quick = {kind: Limit(1e9, 1e9) for kind in LIMITS}
    database = place if isinstance(place, str) else database_in(place)
    settings = Settings(database=database, limits=quick, bot_delay=0.0, grace=0.1, bot_workers=1)
    return replace(settings, **changes)


@contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """Run a server in a thread; give its address."""
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(configuration(settings))
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.005)
    host, port = listener.getsockname()
    try:
        yield f"{host}:{port}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()
        assert not thread.is_alive()


class Guest:
    """Somebody with a browser: a cookie jar and a socket. `heard` keeps every byte that came."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.http = httpx.Client(base_url=f"http://{address}", verify=False)  # certificates take long to load
        self.socket: ClientConnection | None = None
        self.heard: list[str] = []
        self.line = ExitStack()
        self.last: Message = {}
        self.counter = 0
        self.id = self.http.get("/api/me").json()["id"]
        if name:
            self.http.patch("/api/me", json={"name": name})

    def __enter__(self) -> "Guest":
        return self

    def __exit__(self, *_: object) -> None:
        self.hang_up()
        self.http.close()

    def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        data = body or None
        if method == "POST" and path.endswith(("/join", "/end")):
            data = body
        answer = self.http.request(method, f"/api{path}", json=data)
        self.heard.append(answer.text)
        return answer

    def post(self, path: str, **body: Any) -> Message:
        answer = self.ask("POST", path, **body)
        assert answer.is_success, answer.text
        info: Message = answer.json() if answer.text else {}
        return info

    def table(self, *seats: Message, start: bool = True, **more: Any) -> str:
        wish = {"title": "sylvion", "options": INTRO, "seats": list(seats), "start": start, **more}
        return str(self.post("/tables", **wish)["id"])

    def dial(self, query: str = "?version=1", **headers: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        extra = {"Cookie": cookie, **headers} if cookie else headers
        line = connect(f"ws://{self.address}/ws{query}", additional_headers=extra, open_timeout=PATIENCE)
        self.socket = self.line.enter_context(line)

    def move_to(self, address: str) -> None:
        """Go on at the same house under another address."""
        self.hang_up()
        self.address = address
        self.http.base_url = f"http://{address}"

    def hang_up(self) -> None:
        self.line.close()
        self.socket = None

    def send(self, kind: str, **fields: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps({"type": kind, **fields}))

    def hear(self, wanted: Callable[[Message], bool]) -> Message:
        """Return the next message that is wanted; those passed over are dropped."""
        assert self.socket is not None
        while True:
            text = self.socket.recv(PATIENCE)
            assert isinstance(text, str)
            self.heard.append(text)
            message: Message = json.loads(text)
            if message["type"] == "table":
                self.last = message
            if wanted(message):
                return message

    def hear_kind(self, kind: str) -> Message:
        return self.hear(lambda message: message["type"] == kind)

    def watch(self, table: str, face: int = -1, since: int = -1) -> Message:
        if self.socket is None:
            self.dial()
        self.send("watch", table=table, face=face, since=since)
        return self.hear(lambda m: m["type"] == "table" and m["info"]["id"] == table and m["face"] == face)

    def play(self, table: str, seat: int, move: str, decision: int | None = None, mark: str = "") -> Message:
        """Answer a decision; return the acknowledgement or the refusal."""
        self.counter += 1
        identity = mark or f"m{self.counter}"
        number = self.last["view"]["decision"] if decision is None else decision
        self.send("play", table=table, seat=seat, decision=number, move=move, id=identity)
        return self.answer(identity)

    def answer(self, identity: str) -> Message:
        def wanted(message: Message) -> bool:
            mark = message["failure"]["id"] if message["type"] == "refused" else message.get("id")
            return bool(mark == identity)

        return self.hear(wanted)

    def see(self, step: int) -> Message:
        """Return the first update that shows a step."""
        if self.last.get("step", -1) >= step:
            return self.last
        return self.hear(lambda message: message["type"] == "table" and message["step"] >= step)

    def go_on(self, table: str, seat: int, pick: int = 0) -> Message:
        """Play a legal move of the faced seat and return what the table then looks like."""
        moves = self.last["moves"]
        ack = self.play(table, seat, moves[pick % len(moves)]["move"])
        assert ack["type"] == "ack", ack
        return self.see(ack["step"])


class Spectator:
    """Counts what it is told."""

    session_id = ""

    def __init__(self) -> None:
        self.told = 0

    def table_changed(self, table: str) -> None:
        self.told += 1

    def presence_changed(self, table: str) -> None: ...


class Gate:
    """Holds up what passes through it until it is opened."""

    def __init__(self) -> None:
        self.reached = asyncio.Event()
        self.open = asyncio.Event()

    def before(self, act: Callable[Given, Awaitable[Outcome]]) -> Callable[Given, Awaitable[Outcome]]:
        async def held(*given: Given.args, **named: Given.kwargs) -> Outcome:
            self.reached.set()
            await self.open.wait()
            return await act(*given, **named)

        return held
