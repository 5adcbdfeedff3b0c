"""Accounts: a guest becomes one and keeps everything, comes back from anywhere, and can be forgotten."""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine
from websockets.exceptions import ConnectionClosed

from elderwood.server.house import SIGNED_OUT, open_house
from elderwood.server.passwords import AT_ONCE, CODES, MOST_WAITING, NOBODYS, Passwords
from elderwood.server.refusals import RefusalError
from elderwood.server.sessions import COOKIE, account_key
from elderwood.server.settings import LIMITS, Limit
from elderwood.server.storage import Storage
from elderwood.server.storage.sessions import end_session, find_session
from elderwood.server.storage.stored import read_stored
from tests.server.clusters import DATABASES
from tests.server.tables import ME, PATIENCE, Gate, Guest, Message, quick_settings, serving

PASSWORD = "correct horse"
OPEN = {"kind": "open"}


class Person(Guest):
    """Somebody with an account, on one device."""

    def __enter__(self) -> "Person":
        return self

    def sign_up(self, name: str, password: str = PASSWORD) -> list[str]:
        codes: list[str] = self.post("/account", name=name, password=password)["codes"]
        return codes

    def sign_in(self, name: str, password: str = PASSWORD) -> Message:
        return self.post("/account/sign-in", name=name, password=password)

    def me(self) -> Message:
        answer: Message = self.ask("GET", "/me").json()
        return answer

    def mine(self) -> list[str]:
        return [table["id"] for table in self.ask("GET", "/tables/mine").json()]

    def refusal(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        answer = self.ask(method, path, **body)
        return answer.status_code, answer.json()["key"]


class Street:
    """Devices, each as somebody's first visit."""

    def __init__(self, address: str, stack: ExitStack) -> None:
        self.address = address
        self.stack = stack

    def device(self, name: str = "") -> Person:
        return self.stack.enter_context(Person(self.address, name))


@pytest.fixture
def street(folder: Path) -> Iterator[Street]:
    with serving(quick_settings(folder)) as address, ExitStack() as stack:
        yield Street(address, stack)


@pytest.fixture
def each(database: str) -> Iterator[Street]:
    """The same on the database the test is about."""
    with serving(quick_settings(database)) as address, ExitStack() as stack:
        yield Street(address, stack)


def closed_with(guest: Guest) -> int:
    with pytest.raises(ConnectionClosed) as caught:
        guest.hear_kind("nothing")
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


@DATABASES
def test_a_guest_becomes_an_account_and_keeps_the_matches(each: Street) -> None:
    phone, desk = each.device("Anna"), each.device()
    table = phone.table(ME, OPEN, start=False)
    before = phone.http.cookies[COOKIE]
    codes = phone.sign_up("Anna of the Oak")
    assert len(set(codes)) == CODES
    assert phone.http.cookies[COOKIE] != before
    assert phone.me() == {"id": phone.id, "name": "Anna of the Oak", "account": True}
    assert desk.sign_in("ＡＮＮＡ of the oak") == phone.me()
    assert desk.mine() == phone.mine() == [table]
    boris = each.device()
    boris.post(f"/tables/{table}/join")
    desk.post(f"/tables/{table}/start")
    seats = desk.watch(table, face=0)["info"]["seats"]
    assert (seats[0]["name"], seats[0]["mine"], seats[1]["mine"]) == ("Anna of the Oak", True, False)
    phone.watch(table, face=0)
    step = desk.go_on(table, 0)["step"]
    assert phone.see(step)["view"] == desk.last["view"]


@DATABASES
def test_what_a_guest_has_played_comes_along_but_for_tables_where_both_sit(each: Street) -> None:
    phone, desk = each.device(), each.device("Somebody")
    phone.sign_up("Anna")
    alone = desk.table(ME, OPEN, start=False)
    program = desk.table(ME, OPEN, start=False)
    desk.post(f"/tables/{program}/seats/0/program", name="Thinker")
    both = phone.table(ME, OPEN, start=False)
    desk.post(f"/tables/{both}/join")
    for table in (alone, both):
        desk.post(f"/tables/{table}/chat", text="Hello")
    old = desk.http.cookies[COOKIE]
    desk.sign_in("Anna")
    said = [desk.ask("GET", f"/tables/{table}/chat").json()[0] for table in (alone, both)]
    assert [(line["name"], line["mine"]) for line in said] == [("Anna", True), ("Somebody", False)]
    assert set(desk.mine()) == {alone, both, program}
    info = desk.ask("GET", f"/tables/{alone}").json()
    assert (info["host"], info["seats"][0]["name"], info["seats"][0]["mine"]) == (True, "Anna", True)
    assert desk.ask("GET", f"/tables/{program}").json()["seats"][0]["owned"]
    seats = desk.ask("GET", f"/tables/{both}").json()["seats"]
    assert [(seat["name"], seat["mine"]) for seat in seats] == [("Anna", True), ("Somebody", False)]
    left = httpx.get(f"http://{each.address}/api/tables/mine", headers={"cookie": f"{COOKIE}={old}"}).json()
    assert [table["id"] for table in left] == [both]


def test_the_token_a_guest_came_with_opens_nothing_after_signing_in(street: Street) -> None:
    phone, desk = street.device(), street.device()
    tokens = [device.http.cookies[COOKIE] for device in (phone, desk)]
    phone.watch(phone.table(ME))
    phone.sign_up("Anna")
    assert closed_with(phone) == SIGNED_OUT
    desk.sign_in("Anna")
    for token, known in zip(tokens, (phone.id, desk.id), strict=True):
        found = httpx.get(f"http://{street.address}/api/me", headers={"cookie": f"{COOKIE}={token}"}).json()
        assert found["id"] not in (phone.id, known)


def test_an_unknown_name_and_a_wrong_password_are_refused_alike(
    street: Street, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared: list[str] = []
    phone = street.device()
    phone.sign_up("Anna")
    desk = street.device()

    def never(stored: str, password: str) -> bool:
        compared.append(stored)
        return False

    monkeypatch.setattr("elderwood.server.passwords.fits", never)
    answers = [desk.ask("POST", "/account/sign-in", name=name, password=PASSWORD) for name in ("Anna", "Berta")]
    assert answers[0].status_code == answers[1].status_code == 403
    assert answers[0].content == answers[1].content
    assert compared[0].startswith("$argon2id$")
    assert compared[1] == NOBODYS
    assert compared[0].split("$")[:4] == compared[1].split("$")[:4]
    for name in ("Anna", "Berta"):
        wrong = {"name": name, "code": "aaaa-aaaa-aaaa-aaaa", "password": PASSWORD}
        assert desk.refusal("POST", "/account/recover", **wrong) == (403, "error-recovery")


@pytest.mark.parametrize("name", ["anna", "ANNA", " Ａnna\t", "An\u200bna"])
def test_a_name_is_one_accounts_however_it_is_written(street: Street, name: str) -> None:
    phone, desk = street.device(), street.device()
    phone.sign_up("Anna")
    desk.sign_up("Berta")
    if account_key(name) == "anna":
        assert street.device().refusal("POST", "/account", name=name, password=PASSWORD) == (409, "error-name-taken")
        assert desk.refusal("PATCH", "/me", name=name) == (409, "error-name-taken")
    assert desk.me()["name"] == "Berta"
    assert desk.refusal("PATCH", "/me", name=" ") == (400, "error-name-needed")
    phone.ask("PATCH", "/me", name="Carla")
    assert street.device().sign_in("carla")["id"] == phone.id


def test_a_new_name_is_known_on_all_devices(street: Street) -> None:
    phone, desk = street.device(), street.device()
    phone.sign_up("Anna")
    desk.sign_in("Anna")
    assert desk.me()["name"] == "Anna"
    phone.ask("PATCH", "/me", name="Berta")
    assert desk.me()["name"] == "Berta"


@pytest.mark.parametrize(("password", "allowed"), [("1234567", False), ("12345678", True), ("x" * 201, False)])
def test_passwords_have_a_length_and_no_other_rule(street: Street, password: str, allowed: bool) -> None:
    answer = street.device().ask("POST", "/account", name="Anna", password=password)
    assert answer.is_success == allowed
    if not allowed:
        assert answer.json() == {
            "key": "error-password-length",
            "values": {"least": 8, "most": 200},
            "rule": "",
            "id": "",
        }


def test_a_session_that_ends_while_it_is_looked_up_is_not_remembered(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        house = await open_house(quick_settings(folder))
        guest, token = await house.sessions.create()
        house.sessions.forget(guest.id)
        gate = Gate()

        async def read_slowly(storage: Storage, digest: str) -> Any:
            found = await find_session(storage, digest)
            gate.reached.set()
            await gate.open.wait()
            return found

        monkeypatch.setattr("elderwood.server.sessions.find_session", read_slowly)
        looking = asyncio.create_task(house.sessions.find(token))
        await gate.reached.wait()
        await house.storage.write(end_session(guest.key))
        await house.follow(guest.id)
        gate.open.set()
        assert await looking is None
        assert not house.sessions.known
        await house.close()

    asyncio.run(story())


def test_hashes_are_made_a_few_at_a_time_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    running: list[int] = []
    together: list[int] = []
    turn = threading.Event()

    def hold(stored: str, password: str) -> bool:
        running.append(1)
        together.append(len(running))
        turn.wait()
        running.pop()
        return True

    async def story() -> None:
        passwords = Passwords()
        monkeypatch.setattr("elderwood.server.passwords.fits", hold)
        asked = [asyncio.create_task(passwords.fits("x", "y")) for _ in range(AT_ONCE + MOST_WAITING)]
        try:
            async with asyncio.timeout(PATIENCE):
                while len(running) < AT_ONCE or passwords.waiting < MOST_WAITING:
                    await asyncio.sleep(0)
            with pytest.raises(RefusalError, match="busy"):
                await passwords.fits("x", "y")
        finally:
            turn.set()  # or the threads would never end
        assert all(await asyncio.gather(*asked))
        assert max(together) == AT_ONCE

    asyncio.run(story())


def test_a_guest_has_no_account_to_change(street: Street) -> None:
    guest = street.device()
    assert guest.refusal("POST", "/account/sign-out", everywhere=False) == (409, "error-no-account")
    assert guest.refusal("DELETE", "/account", password=PASSWORD) == (409, "error-no-account")
    assert guest.refusal("POST", "/account/codes", password=PASSWORD) == (409, "error-no-account")
    guest.sign_up("Anna")
    assert guest.refusal("POST", "/account", name="Berta", password=PASSWORD) == (409, "error-has-account")


@pytest.mark.parametrize("everywhere", [False, True])
def test_signing_out_ends_the_session_and_its_sockets(street: Street, everywhere: bool) -> None:
    phone, desk = street.device(), street.device()
    phone.sign_up("Anna")
    desk.sign_in("Anna")
    table = phone.table(ME)
    phone.watch(table, face=0)
    desk.watch(table, face=0)
    phone.post("/account/sign-out", everywhere=everywhere)
    assert COOKIE not in phone.http.cookies
    assert closed_with(phone) == SIGNED_OUT
    if everywhere:
        assert closed_with(desk) == SIGNED_OUT
    else:
        desk.go_on(table, 0)
    assert (desk.me()["id"] == phone.id) == (not everywhere)
    assert phone.me()["id"] != phone.id


@DATABASES
def test_another_password_ends_the_other_sessions(each: Street) -> None:
    phone, desk = each.device(), each.device()
    phone.sign_up("Anna")
    desk.sign_in("Anna")
    desk.watch(desk.table(ME))
    wrong = phone.refusal("POST", "/account/password", old="wrong horse", new="battery staple")
    assert wrong == (403, "error-wrong-password")
    assert desk.me()["account"]
    phone.post("/account/password", old=PASSWORD, new="battery staple")
    assert closed_with(desk) == SIGNED_OUT
    assert not desk.me()["account"]
    assert phone.me()["account"]
    assert desk.refusal("POST", "/account/sign-in", name="Anna", password=PASSWORD) == (403, "error-sign-in")
    desk.sign_in("Anna", "battery staple")


@DATABASES
def test_a_code_brings_one_back_once(each: Street) -> None:
    phone, desk = each.device(), each.device()
    code, other = phone.sign_up("Anna")[:2]
    typed = code.upper().replace("-", " ")
    assert desk.post("/account/recover", name="anna", code=typed, password="battery staple") == desk.me()
    assert desk.me()["id"] == phone.id
    assert not phone.me()["account"]
    again = {"name": "Anna", "code": code, "password": "another one"}
    assert phone.refusal("POST", "/account/recover", **again) == (403, "error-recovery")
    assert desk.refusal("POST", "/account/codes", password=PASSWORD) == (403, "error-wrong-password")
    fresh = desk.post("/account/codes", password="battery staple")["codes"]
    again["code"] = other
    assert phone.refusal("POST", "/account/recover", **again) == (403, "error-recovery")
    phone.post("/account/recover", **{**again, "code": fresh[0]})


def test_tries_are_counted_by_address_and_by_name(folder: Path) -> None:
    many = {kind: Limit(1e9, 1e9) for kind in LIMITS}
    by_name, by_address = {**many, "password": Limit(3, 0.001)}, {**many, "account": Limit(2, 0.001)}
    wrong = {"password": "wrong horse"}
    with serving(quick_settings(folder, limits=by_name)) as address, Person(address) as phone, Person(address) as desk:
        phone.sign_up("Anna")
        tried = [desk.refusal("POST", "/account/sign-in", name=name, **wrong)[0] for name in ("Anna", "anna", "ANNA")]
        assert tried == [403] * 3
        assert desk.refusal("POST", "/account/sign-in", name="Anna", password=PASSWORD) == (429, "error-too-many")
        code = {"name": "Anna", "code": "x", "password": PASSWORD}
        assert desk.refusal("POST", "/account/recover", **code) == (429, "error-too-many")
        assert phone.refusal("POST", "/account/codes", **wrong) == (429, "error-too-many")
        assert desk.refusal("POST", "/account/sign-in", name="Berta", **wrong) == (403, "error-sign-in")
        assert phone.me()["account"]
    with serving(quick_settings(folder, limits=by_address)) as address, Person(address) as desk:
        tried = [desk.refusal("POST", "/account/sign-in", name=name, **wrong)[0] for name in ("a", "b", "c")]
        assert tried == [403, 403, 429]
        assert desk.refusal("POST", "/account", name="Carla", password=PASSWORD) == (429, "error-too-many")


@DATABASES
def test_a_person_who_is_forgotten_leaves_no_name_and_the_match_goes_on(each: Street) -> None:
    anna, desk, boris = each.device(), each.device(), each.device("Boris")
    anna.sign_up("Anna-Karenina")
    desk.sign_in("Anna-Karenina")
    playing = anna.table(ME, OPEN, {"kind": "bot"}, title="wizards", options={}, start=False)
    waiting = anna.table(ME, OPEN, start=False)
    over = anna.table(ME, OPEN, start=False)
    for table in (playing, waiting, over):
        boris.post(f"/tables/{table}/join")
    for table in (playing, over):
        anna.post(f"/tables/{table}/start")
    for guest in (anna, boris):
        guest.post(f"/tables/{over}/leave")
    anna.post(f"/tables/{playing}/seats/0/program", name="Anna-Karenina's engine")
    boris.watch(playing, face=1)
    desk.watch(playing)
    assert anna.refusal("DELETE", "/account", password="wrong horse") == (403, "error-wrong-password")
    answer = anna.ask("DELETE", "/account", password=PASSWORD)
    assert answer.status_code == 204
    assert closed_with(desk) == SIGNED_OUT
    assert not anna.me()["account"]
    boris.hang_up()
    boris.heard.clear()
    for table in (playing, waiting, over):
        boris.watch(table)
        boris.ask("GET", f"/tables/{table}")
    assert boris.ask("GET", f"/tables/{over}/record").is_success
    assert "Anna" not in "".join(boris.heard)
    state = boris.ask("GET", f"/tables/{playing}").json()
    assert (state["state"], state["seats"][0]["presence"]) == ("playing", "gone")
    boris.post(f"/tables/{playing}/replace", seat=0)
    boris.watch(playing, face=1)
    open_table = boris.ask("GET", f"/tables/{waiting}").json()
    assert (open_table["host"], open_table["seats"][0]["kind"]) == (True, "open")
    assert boris.refusal("POST", "/account/sign-in", name="Anna-Karenina", password=PASSWORD) == (403, "error-sign-in")
    assert each.device().sign_up("Anna-Karenina")


def test_nothing_of_a_person_who_is_forgotten_stays_in_the_file(folder: Path) -> None:
    with serving(quick_settings(folder)) as address, Person(address) as anna:
        anna.sign_up("Anna-Karenina")
        table = anna.table(ME, {"kind": "local", "name": "Vronski"}, {"kind": "bot"}, title="wizards", options={})
        anna.post(f"/tables/{table}/report", text="Something is wrong")
        anna.post(f"/tables/{table}/chat", text="Anna was here")
        anna.ask("DELETE", "/account", password=PASSWORD)
        assert stored_words(folder, anna.id) == []


def stored_words(folder: Path, person: str) -> list[str]:
    """Return where a person or a name of theirs is still stored; what a report was sent with stays as it was sent."""
    found: list[str] = []
    with sqlite3.connect(next(folder.glob("*.db"))) as line:
        for (name,) in line.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name != 'reports'"
        ).fetchall():
            for row in line.execute(f'SELECT * FROM "{name}"').fetchall():
                if any(word in str(row) for word in (person, "Anna", "Vronski")):
                    found.append(f"{name}: {row}")
    line.close()
    return found


def test_seats_of_an_account_belong_to_somebody_known_when_all_is_signed_out(folder: Path) -> None:
    settings = quick_settings(folder)
    with serving(settings) as address, Person(address) as anna:
        anna.sign_up("Anna")
        table = anna.table(ME)
        anna.post("/account/sign-out", everywhere=True)
    engine = create_engine(settings.database)
    with engine.connect() as connection:
        stored = read_stored(table, connection)
    engine.dispose()
    assert stored is not None
    assert stored.known == {anna.id}


def test_the_export_holds_ones_own_and_nobody_elses_cards(street: Street) -> None:
    anna, boris, desk = street.device(), street.device("Boris"), street.device()
    anna.sign_up("Anna")
    desk.sign_in("Anna")
    table = anna.table(ME, OPEN, start=False, options={"game": "intro", "hands": "silent"})
    boris.post(f"/tables/{table}/join")
    anna.post(f"/tables/{table}/start")
    over = anna.table(ME)
    anna.post(f"/tables/{over}/leave")
    anna.post(f"/tables/{table}/report", text="A word")
    boris.post(f"/tables/{table}/chat", text="Not yours")
    for number in (2, 3):
        anna.post(f"/tables/{table}/chat", text=f"Line {number}")
    anna.ask("DELETE", f"/tables/{table}/chat/3")
    answer = desk.ask("GET", "/account/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["me"] == anna.me()
    assert [session["this"] for session in found["sessions"]] == [False, True]
    assert [report["text"] for report in found["reports"]] == ["A word"]
    assert [(line["table"], line["text"]) for line in found["chat"]] == [(table, "Line 2")]
    tables = {exported["info"]["id"]: exported for exported in found["tables"]}
    assert tables[over]["record"].count("seed:") == 1
    assert tables[over]["views"] == {}
    assert tables[table]["record"] == ""
    assert list(tables[table]["views"]) == ["0"]
    assert tables[table]["views"]["0"] == anna.watch(table, face=0)["view"]
    assert boris.ask("GET", "/account/export").json()["created"] is None
    secret = [guest.http.cookies[COOKIE] for guest in (anna, desk, boris)]
    assert not any(token in answer.text for token in [*secret, "argon2", "token", PASSWORD])


def test_passwords_and_codes_are_neither_stored_nor_logged_nor_told(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="elderwood")
    with serving(quick_settings(folder)) as address, Person(address) as anna:
        codes = anna.sign_up("Anna")
        anna.heard.clear()
        anna.ask("POST", "/account/sign-in", name="Anna", password="wrong horse")
        anna.ask("POST", "/account/sign-in", name=7, password=PASSWORD)
        anna.ask("POST", "/account/recover", name="Anna", code=codes[0], password=[PASSWORD])
        anna.ask("POST", "/account/password", old=PASSWORD, new="short")
        metrics = anna.http.get("/metrics").text
        files = b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file())
    told = "\n".join([*anna.heard, metrics, caplog.text])
    for secret in (PASSWORD, "wrong horse", codes[0], codes[0].replace("-", "")):
        assert secret.encode() not in files
        assert secret not in told
    assert b"$argon2id$" in files
    assert "Anna" not in metrics + caplog.text
