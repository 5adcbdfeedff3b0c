"""Programs at a table: a person gives them a seat, they play like anybody and know no more, the seat comes back."""

import json
import sqlite3
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from elderwood.engine.errors import BadValueError
from elderwood.server.refusals import RefusalError
from elderwood.server.visiting import Visit, address_of
from tests.server.tables import ME, PATIENCE, Guest, quick_settings, serving

ROOT = Path(__file__).parent.parent.parent
GOOD = [sys.executable, str(ROOT / "examples" / "bot.py")]
BAD = [sys.executable, str(ROOT / "tests" / "outside" / "bad_bot.py")]
LOCAL = {"kind": "local", "name": "Bea"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
WIZARDS: dict[str, Any] = {"title": "wizards", "options": {}}


def give(guest: Guest, table: str, seat: int, name: str = "Robin") -> str:
    """Give a seat to a program; return its token."""
    return str(guest.post(f"/tables/{table}/seats/{seat}/program", name=name)["token"])


def seat_of(guest: Guest, table: str, seat: int) -> dict[str, Any]:
    info = guest.ask("GET", f"/tables/{table}").json()
    found: dict[str, Any] = info["seats"][seat]
    return found


class Visiting:
    """A visit in a thread; `news` is what it told."""

    def __init__(self, address: str, table: str, token: str, command: list[str], limit: float = 10.0) -> None:
        self.news: list[str] = []
        self.error: Exception | None = None
        self.visit = Visit(
            f"http://{address}", table, token, command, {}, limit, lambda news, _: self.news.append(news)
        )
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self) -> None:
        try:
            self.visit.run()
        except Exception as error:
            self.error = error

    def wait(self) -> None:
        self.thread.join(6 * PATIENCE)
        assert not self.thread.is_alive()
        assert self.error is None


@contextmanager
def program(address: str, token: str) -> Iterator[Guest]:
    """Connect with a token by hand, as any client could."""
    guest = Guest(address)
    guest.http.cookies.clear()
    guest.dial(Authorization=f"Bearer {token}")
    try:
        yield guest
    finally:
        guest.hang_up()
        guest.http.close()


def wait_until_over(guest: Guest, table: str) -> dict[str, Any]:
    until = time.monotonic() + 6 * PATIENCE
    while time.monotonic() < until:
        info: dict[str, Any] = guest.ask("GET", f"/tables/{table}").json()
        if info["state"] == "over":
            return info
        time.sleep(0.1)
    raise AssertionError("the match is not over")


def test_two_programs_play_a_whole_match(
    address: str, anna: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ELDERWOOD_BOT_LOG", str(tmp_path / "log"))
    table = anna.table(OPEN, OPEN, start=False, **WIZARDS)
    tokens = [give(anna, table, seat, f"Robin {seat}") for seat in (0, 1)]
    visits = [Visiting(address, table, token, GOOD) for token in tokens]
    anna.post(f"/tables/{table}/start")
    info = wait_until_over(anna, table)
    for visit in visits:
        visit.wait()
        assert visit.news == ["sits", "over"]
        assert visit.visit.talk is not None
        assert not visit.visit.talk.faults
    assert info["result"] is not None
    assert [seat["name"] for seat in info["seats"]] == ["Robin 0", "Robin 1"]
    said = [json.loads(line.split(" ", 3)[3]) for line in (tmp_path / "log").read_text("utf-8").splitlines()]
    ends = [message for message in said if message["type"] == "end"]
    assert [end["scores"] for end in ends] == [info["result"]["scores"]] * 2
    asks = [message for message in said if message["type"] == "ask"]
    assert all(ask["view"]["seat"] in (0, 1) and ask["moves"] for ask in asks)
    drawn = [(ask["view"]["seat"], event) for ask in asks for event in ask["events"] if "drawn" in event["key"]]
    assert drawn
    assert all(event["values"]["seat"] == seat for seat, event in drawn)


def test_everybody_sees_that_a_program_sits_there_and_who_may_take_it_back(anna: Guest, boris: Guest) -> None:
    table = anna.table(ME, LOCAL, start=False, **WIZARDS)
    give(anna, table, 1)
    for reader, owned in ((anna, True), (boris, False)):
        seat = seat_of(reader, table, 1)
        assert (seat["name"], seat["program"], seat["owned"], seat["mine"]) == ("Robin", True, owned, False)
        assert not seat_of(reader, table, 0)["program"]
    assert seat_of(anna, table, 1)["presence"] == "away"


def test_a_token_opens_one_seat_and_nothing_else(address: str, anna: Guest, boris: Guest) -> None:
    table = anna.table(ME, LOCAL, **WIZARDS)
    token = give(anna, table, 1)
    other = boris.table(ME, BOT, **WIZARDS)
    with program(address, token) as robin:
        assert robin.watch(table, face=1)["view"]["seat"] == 1
        for place, face in ((table, 0), (other, 0)):
            robin.send("watch", table=place, face=face, since=-1)
            assert robin.hear_kind("refused")["failure"]["key"] == "why-foreign-seat"
        assert robin.play(table, 0, "pass", 0)["failure"]["key"] == "why-foreign-seat"
        # Over HTTP the token is worth nothing: who shows it is a new guest.
        robin.http.cookies.clear()
        answer = robin.http.post(f"/api/tables/{table}/concede", headers={"Authorization": f"Bearer {token}"})
        assert answer.json()["key"] == "error-not-seated"
    assert token not in "".join(boris.heard)


def test_a_program_sees_no_more_than_its_seat(address: str, anna: Guest) -> None:
    table = anna.table(ME, LOCAL, **WIZARDS)
    token = give(anna, table, 1)
    anna.watch(table, face=0)
    mine = anna.last["view"]["players"][0]["cards"]
    with program(address, token) as robin:
        seen = robin.watch(table, face=1)["view"]["players"]
    assert mine
    assert seen[0]["cards"] is None
    assert seen[1]["cards"]
    anna.send("watch", table=table, face=1, since=-1)
    assert anna.hear_kind("refused")["failure"]["key"] == "why-foreign-seat"


def test_only_the_hash_of_a_token_is_kept(folder: Path) -> None:
    with serving(quick_settings(folder)) as address, Guest(address) as guest:
        table = guest.table(ME, LOCAL, **WIZARDS)
        token = give(guest, table, 1)
    with sqlite3.connect(folder / "elderwood.db") as database:
        assert token not in "\n".join(database.iterdump())
        assert database.execute("select count(*) from seats where token_hash != ''").fetchone() == (1,)


@pytest.mark.parametrize("token", ["", "0" * 32, "x"])
def test_a_token_that_was_never_given_is_refused(address: str, anna: Guest, token: str) -> None:
    table = anna.table(ME, LOCAL, **WIZARDS)
    with pytest.raises(ConnectionClosed), program(address, token) as robin:
        robin.hear_kind("welcome")
    visit = Visit(f"http://{address}", table, token, GOOD, {}, 1.0, lambda *_: None)
    with pytest.raises(RefusalError) as refused:
        visit.run()
    assert refused.value.key == "error-bad-token"


def test_a_seat_that_is_taken_back_ends_the_visit_and_the_token(address: str, anna: Guest) -> None:
    table = anna.table(ME, LOCAL, **WIZARDS)
    token = give(anna, table, 1)
    visiting = Visiting(address, table, token, GOOD)
    until = time.monotonic() + PATIENCE
    while seat_of(anna, table, 1)["presence"] != "here" and time.monotonic() < until:
        time.sleep(0.05)
    assert anna.ask("DELETE", f"/tables/{table}/seats/1/program").is_success
    visiting.wait()
    assert visiting.news == ["sits", "taken-back"]
    seat = seat_of(anna, table, 1)
    assert (seat["mine"], seat["kind"], seat["program"]) == (True, "local", False)
    with pytest.raises(ConnectionClosed), program(address, token) as robin:
        robin.hear_kind("welcome")


def test_nobody_gives_away_or_takes_what_is_not_theirs(anna: Guest, boris: Guest) -> None:
    table = anna.table(ME, LOCAL, BOT, OPEN, start=False, **WIZARDS)
    path = f"/tables/{table}/seats"
    assert boris.ask("POST", f"{path}/1/program", name="").json()["key"] == "why-foreign-seat"
    assert boris.ask("POST", f"{path}/3/program", name="").json()["key"] == "why-foreign-seat"
    assert anna.ask("POST", f"{path}/2/program", name="").json()["key"] == "why-foreign-seat"
    assert anna.ask("POST", f"{path}/9/program", name="").json()["key"] == "why-no-seat"
    assert anna.ask("POST", f"{path}/3/program", name="").is_success
    assert seat_of(anna, table, 3)["name"] != ""
    assert boris.ask("DELETE", f"{path}/3/program").json()["key"] == "why-foreign-seat"
    assert anna.ask("DELETE", f"{path}/1/program").json()["key"] == "why-foreign-seat"


def test_people_end_a_match_without_asking_the_programs(anna: Guest) -> None:
    table = anna.table(ME, LOCAL, **WIZARDS)
    give(anna, table, 1)
    assert anna.post(f"/tables/{table}/end", agree=True)["state"] == "over"


def test_a_program_never_becomes_the_host(anna: Guest) -> None:
    table = anna.table(ME, OPEN, start=False, **WIZARDS)
    give(anna, table, 1)
    assert anna.post(f"/tables/{table}/leave")["state"] == "over"


def test_a_table_whose_only_seat_was_given_away_stays_in_the_list(anna: Guest) -> None:
    table = anna.table(ME, BOT, **WIZARDS)
    give(anna, table, 0)
    assert table in [one["id"] for one in anna.ask("GET", "/tables/mine").json()]
    anna.ask("DELETE", f"/tables/{table}/seats/0/program")
    assert seat_of(anna, table, 0)["kind"] == "person"


def test_a_program_is_asked_everything(address: str, folder: Path) -> None:
    """A person is spared questions in Rage of the Elves as they wish; a program is asked like a bot."""
    with serving(quick_settings(folder)) as house, Guest(house) as guest:
        table = guest.table(OPEN, BOT, start=False, title="rage", options={})
        token = give(guest, table, 0)
        guest.post(f"/tables/{table}/start")
        with program(house, token) as robin:
            assert robin.watch(table, face=0)["attention"] is None


def test_a_program_that_fails_does_not_stop_the_table(address: str, anna: Guest) -> None:
    table = anna.table(OPEN, BOT, start=False, **WIZARDS)
    token = give(anna, table, 0)
    visiting = Visiting(address, table, token, [*BAD, "crash"])
    anna.post(f"/tables/{table}/start")
    wait_until_over(anna, table)
    visiting.wait()
    assert visiting.visit.talk is not None
    assert visiting.visit.talk.faults["crash"] == 3


def test_a_visit_goes_on_after_the_server_has_restarted(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same process of the program plays on: nothing is told twice, and nothing is left out."""
    monkeypatch.setenv("ELDERWOOD_BOT_LOG", str(tmp_path / "log"))
    settings = quick_settings(folder, bot_delay=0.05)
    with serving(settings) as address, Guest(address) as guest:
        table = guest.table(OPEN, BOT, start=False, **WIZARDS)
        visiting = Visiting(address, table, give(guest, table, 0), GOOD)
        guest.post(f"/tables/{table}/start")
        until = time.monotonic() + PATIENCE
        while visiting.visit.step < 8 and time.monotonic() < until:
            time.sleep(0.01)
        cookies = guest.http.cookies
    assert visiting.thread.is_alive()
    with serving(settings) as again, Guest(again) as guest:
        visiting.visit.address = address_of(f"http://{again}")
        guest.http.cookies = cookies
        info = wait_until_over(guest, table)
        visiting.wait()
    assert "lost" in visiting.news
    assert visiting.news[-1] == "over"
    lines = [line.split(" ", 3) for line in (tmp_path / "log").read_text("utf-8").splitlines()]
    assert len({process for _, process, _, _ in lines}) == 1
    said = [json.loads(line[3]) for line in lines]
    assert [message["fresh"] for message in said if message["type"] == "ask"].count(True) == 1
    told = [event for message in said for event in message.get("events", [])]
    assert sum(event["key"] == "wizards-event-round" for event in told) == 4
    assert said[-1]["scores"] == info["result"]["scores"]


def test_a_program_is_told_that_something_was_taken_back(address: str, anna: Guest) -> None:
    visit = Visit(f"http://{address}", "t", "x", GOOD, {}, 1.0, lambda *_: None)
    event = {"key": "wizards-event-round", "values": {"seat": 0, "round": 1}}
    step = {"number": 1, "kind": "move", "undone": False, "events": [event]}
    visit.note({"steps": [step], "step": 1})
    assert len(visit.events) == 1
    visit.note(
        {"steps": [{**step, "undone": True}, {"number": 2, "kind": "undo", "undone": False, "events": []}], "step": 2}
    )
    assert visit.events == []


@pytest.mark.parametrize("address", ["127.0.0.1:8000", "ftp://there", "http://", "http://[half"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadValueError):
        address_of(address)


class Looks:
    """A socket that has some looks at a table ready, and notes what it is told."""

    def __init__(self, *looks: dict[str, Any]) -> None:
        self.looks = list(looks)
        self.sent: list[dict[str, Any]] = []

    def recv(self) -> str:
        return json.dumps({"type": "table", **self.looks.pop(0)})

    def send(self, text: str) -> None:
        self.sent.append(json.loads(text))


def test_who_sits_down_says_so_once_whatever_happens_meanwhile() -> None:
    """The table may change between the first look, from outside, and the one through the seat's eyes."""
    news: list[str] = []
    visit = Visit("http://wood", "t", "token", GOOD, {}, 1.0, lambda one, _: news.append(one))
    outside = {"face": -1, "info": {"seats": [{"seat": 0, "mine": True, "name": "Robin"}]}}
    gone = {"face": 0, "info": {"seats": [{"seat": 0, "mine": False, "name": "Anna"}]}}
    socket = Looks(outside, outside, gone)
    assert visit.sit(cast(ClientConnection, socket))
    assert news == ["sits", "taken-back"]
    assert [watch["face"] for watch in socket.sent] == [-1, 0]
