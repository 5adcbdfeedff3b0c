"""The host looks after a running server, through a socket that only the server's own user can open."""

import json
import os
import socket
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from elderwood.cli.main import cli
from elderwood.server.admin import KEPT_AWAY, LONGEST_MESSAGE, door_of
from elderwood.server.sessions import COOKIE
from elderwood.server.sockets import BAD_CLIENT
from tests.server.tables import ME, PATIENCE, Guest, quick_settings, serving

LANGUAGES = ["en", "ru", "fr"]


@pytest.fixture
def house(folder: Path) -> Iterator[str]:
    with serving(quick_settings(folder)) as address:
        yield address


def admin(folder: Path, *words: str, lang: str = "en") -> str:
    done = CliRunner().invoke(cli, ["admin", "--lang", lang, "--data", str(folder), *words])
    assert done.exit_code == 0, done.output
    return done.stdout


def admin_json(folder: Path, *words: str) -> Any:
    return json.loads(admin(folder, *words, "--json"))


def closed_with(guest: Guest) -> int:
    """Return the code a guest's line is closed with."""
    with pytest.raises(ConnectionClosed) as closed:
        guest.hear(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_tables_people_and_load(folder: Path, house: str) -> None:
    with Guest(house, "Aurelia") as guest:
        table = guest.table(ME, seed="a-secret-seed")
        guest.watch(table, face=0)
        guest.go_on(table, 0)
        (line,) = admin_json(folder, "tables")
        assert (line["table"], line["title"], line["state"]) == (table, "sylvion", "playing")
        assert (line["step"], line["watchers"]) == (1, 1)
        assert admin_json(folder, "people") == [
            {"session": guest.id, "name": "Aurelia", "address": "127.0.0.1", "sockets": 1, "tables": [table]}
        ]
        load = admin_json(folder, "load")
        assert (load["sockets"], load["tables"], load["queue"]) == (1, 1, 0)
        assert load["moves"] >= 1
        told = ""
        for lang in LANGUAGES:
            told += admin(folder, "tables", lang=lang) + admin(folder, "people", lang=lang)
            assert "{" not in told + admin(folder, "load", lang=lang)
        assert told.count(table) == 2 * len(LANGUAGES)
        for secret in ("a-secret-seed", guest.http.cookies[COOKIE]):
            assert secret not in told + json.dumps([line, load])


def test_a_message_reaches_those_who_are_there_and_those_who_come(folder: Path, house: str) -> None:
    with Guest(house) as first, Guest(house) as second:
        first.dial()
        first.hear_kind("welcome")
        assert "1" in admin(folder, "message", "Back  in\nfive <b>minutes</b>.")
        assert first.hear_kind("notice") == {"type": "notice", "text": "Back in five <b>minutes</b>."}
        second.dial()
        assert second.hear_kind("notice")["text"] == "Back in five <b>minutes</b>."
        admin(folder, "message", "x" * 2000)
        assert len(first.hear_kind("notice")["text"]) == LONGEST_MESSAGE
        admin(folder, "message", "")
        assert first.hear(lambda message: message == {"type": "notice", "text": ""})
    with Guest(house) as third:
        third.dial()
        third.hear_kind("welcome")
        third.send("ping")
        assert third.hear(lambda _: True)["type"] == "pong"  # there is nothing more to be said


def test_a_session_that_is_kept_away_may_neither_ask_nor_write_nor_follow(folder: Path, house: str) -> None:
    with Guest(house) as guest, Guest(house) as other:
        for one in (guest, other):
            one.dial()
            one.hear_kind("welcome")
        assert "1" in admin(folder, "kick", guest.id)
        assert closed_with(guest) == KEPT_AWAY
        for method, path in (("GET", "/me"), ("PATCH", "/me"), ("GET", "/tables/mine")):
            answer = guest.ask(method, path, name="x") if method == "PATCH" else guest.ask(method, path)
            assert (answer.status_code, answer.json()["key"]) == (403, "error-kept-away"), path
            assert answer.json()["values"] == {"minutes": 1}
        guest.hang_up()
        guest.dial()
        assert closed_with(guest) == BAD_CLIENT
        other.send("ping")
        other.hear_kind("pong")
        assert other.ask("GET", "/me").is_success
        admin(folder, "ban", guest.id, "--hours", "0")
        assert guest.ask("GET", "/me").json()["id"] == guest.id
        guest.hang_up()
        guest.dial()
        guest.hear_kind("welcome")


def test_an_address_that_is_kept_away(folder: Path, house: str) -> None:
    there = {"x-forwarded-for": "203.0.113.9"}
    with Guest(house) as guest:
        guest.dial(**there)
        guest.hear_kind("welcome")
        assert "1" in admin(folder, "ban", "203.0.113.9", "--hours", "2")
        assert closed_with(guest) == KEPT_AWAY
        answer = httpx.get(f"http://{house}/api/titles", headers=there)
        assert (answer.status_code, answer.json()["values"]) == (403, {"minutes": 120})
        assert httpx.get(f"http://{house}/api/titles").is_success


def test_only_the_servers_own_user_gets_in(folder: Path) -> None:
    settings = quick_settings(folder)
    door = door_of(settings)
    assert door is not None
    with serving(settings):
        assert stat.S_IMODE(door.stat().st_mode) == 0o600
        assert door.stat().st_uid == os.getuid()
    assert not door.exists()


def test_what_is_no_question_is_answered_in_words(folder: Path, house: str) -> None:
    door = door_of(quick_settings(folder))
    for nonsense in (
        b"\n",
        b"{}\n",
        b'{"ask":"seed"}\n',
        b'{"ask":"tables","more":1}\n',
        b"\xff\n",
        b"[" * 9000 + b"\n",
    ):
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            line.connect(str(door))
            line.sendall(nonsense)
            assert "error" in json.loads(line.makefile("rb").read()), nonsense
    assert admin_json(folder, "tables") == []


def test_a_server_that_was_killed_leaves_a_door_that_does_no_harm(folder: Path) -> None:
    door = door_of(quick_settings(folder))
    assert door is not None
    door.write_text("")
    with serving(quick_settings(folder)):
        assert admin_json(folder, "tables") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_server_the_host_is_told_so(folder: Path, lang: str) -> None:
    done = CliRunner().invoke(cli, ["admin", "--lang", lang, "--data", str(folder), "tables"])
    assert done.exit_code == 2
    assert str(folder) in done.stderr
    assert "error-no-server" not in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("kind", ["postgresql"])
def test_a_server_on_postgresql_is_reached_through_its_data_folder(folder: Path, database: str) -> None:
    settings = quick_settings(database, data=str(folder / "first"))
    with serving(settings), serving(settings) as second, Guest(second) as guest:
        guest.dial()
        guest.hear_kind("welcome")
        assert admin_json(folder / "first", "people") == []  # the one that was there first keeps its door
    with serving(settings):
        assert admin_json(folder / "first", "tables") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_server_on_postgresql_without_a_folder_cannot_be_reached(lang: str) -> None:
    where = {"ELDERWOOD_DATABASE": "postgresql://anna@nowhere/x"}
    done = CliRunner().invoke(cli, ["admin", "--lang", lang, "tables"], env=where)
    assert (done.exit_code, "--data" in done.stderr, "error-" in done.stderr) == (2, True, False)
