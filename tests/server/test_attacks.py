"""What somebody who means harm sends: each is refused, and never as a mistake of ours."""

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode, Frame, Opcode

from elderwood.server.sessions import clean_name
from tests.server.tables import ME, Guest, quick_settings, serving

JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 60_000,
        b'{"name":' * 6_000,
        b'{"name":"\xff"}',
        b'{"name":"\\ud800"}',
        b"",
        b"null",
        b'\xef\xbb\xbf{"name":""}',
    ],
    ids=["deep lists", "deep objects", "no UTF-8", "half a letter", "nothing", "null", "byte order mark"],
)
def test_a_body_that_cannot_be_read(anna: Guest, body: bytes) -> None:
    answer = anna.http.patch("/api/me", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["key"]) == (400, "error-bad-request")


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "", "file://", "http://a@{address}"])
def test_an_origin_that_is_not_ours(anna: Guest, origin: str) -> None:
    sent = origin.format(address=anna.address)
    answer = anna.http.patch("/api/me", json={"name": "x"}, headers={"origin": sent})
    assert (answer.status_code, answer.json()["key"]) == (403, "error-origin")
    anna.dial(Origin=sent)
    with pytest.raises(ConnectionClosed, match="error-origin"):
        anna.hear_kind("welcome")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (" Anna \n\t Maria ", "Anna Maria"),
        ("\u202eevil\u200f", "evil"),
        ("a\x00b\x1b[31m", "a b [31m"),
        ("\u3164\u2800\u115f", ""),
        ("Z" + "\u0301" * 30 + "oe\u0308", "Ź\u0301\u0301oë"),
        ("Ngu\u1ec5n Phượng", "Nguễn Phượng"),
        ("<b>&", "<b>&"),
        ("חנה", "חנה"),
    ],
)
def test_a_name_can_be_seen_and_stays_in_its_place(given: str, kept: str) -> None:
    assert clean_name(given) == kept


def test_sockets_of_nobody_are_counted_by_their_address(folder: Path) -> None:
    with serving(quick_settings(folder, sockets_per_session=3)) as address:
        guests = [Stranger(address) for _ in range(4)]
        for guest in guests[:3]:
            guest.dial()
            guest.hear_kind("welcome")
        guests[3].dial()
        assert guests[3].hear_kind("refused")["failure"]["key"] == "error-too-many-sockets"
        with pytest.raises(ConnectionClosed):
            guests[3].hear_kind("welcome")
        for guest in guests:
            guest.hang_up()
            guest.http.close()


def test_text_that_is_no_text_ends_the_socket_and_is_not_our_mistake(
    anna: Guest, boris: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    table = anna.table(ME)
    boris.watch(table)
    for pieces in ([(Opcode.TEXT, b"\xff", True)], [(Opcode.TEXT, b"a\xc3", False), (Opcode.CONT, b"\x28", True)]):
        anna.watch(table)
        assert anna.socket is not None
        for opcode, data, last in pieces:
            anna.socket.socket.sendall(Frame(opcode, data, fin=last).serialize(mask=True))
        with pytest.raises(ConnectionClosed) as caught:
            anna.hear_kind("nothing")
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == CloseCode.INVALID_DATA
        anna.hang_up()
    boris.send("ping")
    boris.hear_kind("pong")
    assert not caplog.records


class Stranger(Guest):
    """Somebody who takes no cookie."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.http.cookies = httpx.Cookies()
