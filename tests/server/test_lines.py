"""What one guest can do to the lines that lead here: hold them, fill them, never let go. Others notice nothing."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from elderwood.server.protocols import LARGEST_REQUEST
from elderwood.server.settings import LIMITS, Limit
from tests.server.tables import ME, PATIENCE, Guest, quick_settings, serving


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def call(lines: ExitStack, address: str) -> socket.socket:
    host, port = address.split(":")
    return lines.enter_context(socket.create_connection((host, int(port)), PATIENCE))


def hear(line: socket.socket) -> bytes:
    """Return what comes until the line ends."""
    heard = b""
    with suppress(ConnectionError):
        while more := line.recv(65536):
            heard += more
    return heard


UPGRADE = (
    b"GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
)


def test_a_header_without_end_is_not_read_to_its_end(lines: ExitStack, anna: Guest) -> None:
    chunked = b"POST /api/tables HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n0\r\nx: "
    for start in (b"GET / HTTP/1.1\r\nx: ", b"GET /", chunked):
        line = call(lines, anna.address)
        line.sendall(start)
        with pytest.raises(ConnectionError):
            line.sendall(b"a" * (20 * LARGEST_REQUEST))
    assert anna.http.get("/api/me").is_success


HALVES = (
    b"",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nhost: x\r\n",
    b"PATCH /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{",
)


def test_half_a_request_is_not_waited_for_for_ever(
    folder: Path, lines: ExitStack, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(quick_settings(folder, request_time=2.0)) as address, Guest(address) as guest:
        guest.watch(guest.table(ME))
        held = [call(lines, address) for _ in HALVES]
        for line, half in zip(held, HALVES, strict=True):
            line.sendall(half)
        assert [hear(line) for line in held] == [b""] * len(HALVES)
        guest.send("ping")  # a socket is no request
        guest.hear_kind("pong")
    assert not caplog.records


def test_only_so_many_lines(folder: Path, lines: ExitStack) -> None:
    for bounds in ({"connections": 3}, {"connections_per_address": 3}):
        with serving(quick_settings(folder, proxies=[], **bounds)) as address:
            held = [call(lines, address) for _ in range(3)]
            held[0].sendall(b"GET /api/titles HTTP/1.1\r\nhost: x\r\n\r\n")
            assert held[0].recv(15) == b"HTTP/1.1 200 OK"
            refused = hear(call(lines, address))
            assert refused.startswith(b"HTTP/1.1 503 ")
            assert b"\r\nretry-after: " in refused
            for line in held:
                line.close()


def test_a_proxy_brings_many_people(folder: Path, lines: ExitStack) -> None:
    with serving(quick_settings(folder, connections_per_address=1)) as address:
        for _ in range(3):
            line = call(lines, address)
            line.sendall(b"GET /api/titles HTTP/1.0\r\nhost: x\r\n\r\n")
            assert hear(line).startswith(b"HTTP/1.1 200 OK")


def test_pings_whose_answers_nobody_reads_are_not_hoarded(lines: ExitStack, anna: Guest) -> None:
    line = call(lines, anna.address)
    line.sendall(UPGRADE)
    assert line.recv(65536).startswith(b"HTTP/1.1 101 ")
    pings = Frame(Opcode.PING, b"a" * 125).serialize(mask=True) * 1000
    for _ in range(100):
        line.sendall(pings)
    line.sendall(Frame(Opcode.PING, b"the last one").serialize(mask=True))
    heard = 0
    tail = b""
    while b"the last one" not in tail:
        more = line.recv(65536)
        assert more
        heard += len(more)
        tail = tail[-20:] + more
    assert heard < 50 * len(pings)


def test_a_table_is_not_shown_over_and_over(folder: Path) -> None:
    seldom = {**dict.fromkeys(LIMITS, Limit(1e9, 1e9)), "watch": Limit(3, 0.001)}
    with serving(quick_settings(folder, limits=seldom)) as address, Guest(address) as guest:
        table = guest.table(ME)
        for _ in range(3):
            guest.watch(table, face=0)
            guest.hang_up()
        guest.dial()
        guest.send("watch", table=table)
        assert guest.hear_kind("refused")["failure"]["key"] == "error-too-many"
