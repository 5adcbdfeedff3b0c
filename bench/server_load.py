"""The server under load, over loopback: how many moves a second it stores, and how long a player waits for the answer.

Run it as `python bench/server_load.py [players] [seconds]`. Every player sits alone at a table of Sylvion, answers as
soon as the table has been shown, and starts anew when the match is over. The server runs in a process of its own.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
from time import monotonic
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SERVER = """
import sys
from elderwood.server.running import run
from elderwood.server.settings import LIMITS, Limit, Settings
limits = {kind: Limit(1e9, 1e9) for kind in LIMITS}
settings = Settings(database=sys.argv[1], port=0, limits=limits, connections=10**6)
run(settings, lambda address: print(address, flush=True))
"""
TABLE = {"title": "sylvion", "options": {}, "seats": [{"kind": "me"}], "start": True}


async def play(address: str, until: float, waits: list[float], updates: list[int]) -> None:
    """Play match after match until the time is over."""
    async with httpx.AsyncClient(base_url=address, verify=False) as http:
        await http.get("/api/me")
        cookie = f"elderwood={http.cookies['elderwood']}"
        place = address.replace("http", "ws") + "ws"
        async with connect(place, additional_headers={"Cookie": cookie}, compression=None) as socket:
            while monotonic() < until:
                table = (await http.post("/api/tables", json=TABLE)).json()["id"]
                await play_match(socket, table, until, waits, updates)


async def play_match(
    socket: ClientConnection, table: str, until: float, waits: list[float], updates: list[int]
) -> None:
    """Play one match: any legal move, as soon as the table is shown."""
    await socket.send(json.dumps({"type": "watch", "table": table, "face": 0}))
    number = 0
    asked = 0.0
    async for text in socket:
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "ack":
            waits.append(monotonic() - asked)
        elif message["type"] == "refused":
            raise RuntimeError(text)
        elif message["type"] == "table" and message["info"]["id"] == table:
            updates.append(len(text))
            moves = message["moves"]
            if not moves or monotonic() > until:
                break
            number += 1
            answer = {"type": "play", "table": table, "seat": 0, "decision": message["view"]["decision"]}
            asked = monotonic()
            await socket.send(json.dumps({**answer, "move": moves[number % len(moves)]["move"], "id": f"m{number}"}))
    await socket.send(json.dumps({"type": "unwatch", "table": table}))


async def measure(address: str, players: int, seconds: float) -> None:
    """Let everybody play, then print what came of it."""
    waits: list[float] = []
    updates: list[int] = []
    until = monotonic() + seconds
    await asyncio.gather(*[play(address, until, waits, updates) for _ in range(players)])
    waits.sort()
    print(f"{players} players, {seconds:g} s")
    print(f"moves stored          {len(waits) / seconds:8.0f} a second")
    print(f"wait for the answer   {waits[len(waits) // 2] * 1000:8.1f} ms median")
    print(f"                      {waits[len(waits) * 99 // 100] * 1000:8.1f} ms for 99 of 100")
    print(f"update                {sum(updates) / len(updates):8.0f} bytes on average")


def main() -> None:
    """Start a server on an empty database, load it, stop it."""
    players = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 5.0
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, f"sqlite:///{folder}/load.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            try:
                asyncio.run(measure(address, min(players, 500), min(seconds, 60.0)))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
