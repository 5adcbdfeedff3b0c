"""A server that is told to stop finishes what it has begun, tells guests to come back, and leaves nothing running."""

import json
import signal
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from tests.server.tables import ME, PATIENCE, Guest, quick_settings, serving
from tests.server.test_restart import running

BOT = {"kind": "bot", "bot": "random"}


def children(process: int) -> set[int]:
    """Return the processes that a process has started, with theirs."""
    text = Path(f"/proc/{process}/task/{process}/children")
    own = {int(word) for word in text.read_text().split()} if text.exists() else set()
    return own.union(*[children(child) for child in own])


def is_running(process: int) -> bool:
    """Say whether a process runs; one that has ended may still be listed until somebody takes note of it."""
    file = Path(f"/proc/{process}/stat")
    return file.exists() and file.read_text().rpartition(")")[2].split()[0] != "Z"


def listen_to_the_end(guest: Guest) -> tuple[list[dict[str, object]], int]:
    """Return what a guest is told until the line is closed, and the code it is closed with."""
    told: list[dict[str, object]] = []
    assert guest.socket is not None
    try:
        while True:
            told.append(json.loads(guest.socket.recv(PATIENCE)))
    except ConnectionClosed as closed:
        return told, closed.rcvd.code if closed.rcvd is not None else 0


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_keeps_moves_tells_guests_to_come_back_and_ends_the_bots(folder: Path, how: signal.Signals) -> None:
    with running(folder, "--port", "0", "--log", "json") as (process, address), Guest(address) as guest:
        bots = guest.table(BOT, BOT, title="elfenland", options={})
        guest.watch(bots)
        guest.see(2)
        mine = guest.table(ME)
        guest.watch(mine, face=0)
        started = children(process.pid)
        move = guest.last["moves"][0]["move"]
        guest.send("play", table=mine, seat=0, decision=guest.last["view"]["decision"], move=move, id="last")
        process.send_signal(how)
        told, code = listen_to_the_end(guest)
        assert code in (CloseCode.GOING_AWAY, CloseCode.SERVICE_RESTART)
        assert process.wait(PATIENCE) == 0
        assert process.stdout is not None
        assert process.stdout.read() == "The server has stopped.\n"  # the last of those who hold it is gone
        assert started or not Path("/proc").exists()
        patience = time.monotonic() + PATIENCE
        while any(map(is_running, started)):
            assert time.monotonic() < patience
            time.sleep(0.01)
    acknowledged = any(message["type"] == "ack" for message in told)
    with serving(quick_settings(folder)) as address, guest:
        guest.move_to(address)
        assert guest.watch(mine, face=0)["step"] >= acknowledged
