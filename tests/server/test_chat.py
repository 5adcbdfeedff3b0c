"""Talk at a table: who hears it, what is kept, and what may be said."""

import asyncio
from pathlib import Path
from typing import get_args

import pytest

from elderwood.server import chatting, hosting
from elderwood.server.house import House
from elderwood.server.settings import Limit
from elderwood.server.updates import ChatUpdate, ServerMessage
from elderwood.server.wire import Phrase, Say
from elderwood.texts import LANGUAGES
from elderwood.texts.catalogue import bundle
from tests.server.clusters import DATABASES
from tests.server.keeping import DATABASE, one
from tests.server.tables import ME, Guest, Message, quick_settings, serving
from tests.server.test_nodes import ME as MY_SEAT
from tests.server.test_nodes import OPEN as OPEN_SEAT
from tests.server.test_nodes import make, until, visit
from tests.server.test_programs import give, program

OPEN = {"kind": "open"}


def sit_down(anna: Guest, boris: Guest, start: bool = True) -> str:
    """Let both sit at a table of Anna's and follow it."""
    table = anna.table(ME, OPEN, start=False)
    boris.post(f"/tables/{table}/join")
    if start:
        anna.post(f"/tables/{table}/start")
    anna.watch(table)
    boris.watch(table)
    return table


def history(guest: Guest, table: str) -> list[Message]:
    lines: list[Message] = guest.ask("GET", f"/tables/{table}/chat").json()
    return lines


@DATABASES
def test_those_who_sit_hear_each_other_before_during_and_after(anna: Guest, boris: Guest) -> None:
    table = sit_down(anna, boris, start=False)
    for number, what in enumerate(("before", "during", "after"), 1):
        boris.post(f"/tables/{table}/chat", text=f"  I speak\n{what}\u202e ")
        heard = anna.hear_kind("chat")
        assert (heard["table"], heard["line"]["number"]) == (table, number)
        assert (heard["line"]["text"], heard["line"]["name"]) == (f"I speak {what}", "Борис")
        assert (heard["line"]["mine"], boris.hear_kind("chat")["line"]["mine"]) == (False, True)
        if what == "before":
            anna.post(f"/tables/{table}/start")
        elif what == "during":
            for guest in (anna, boris):
                guest.post(f"/tables/{table}/end", agree=True)
    assert [line["number"] for line in history(anna, table)] == [1, 2, 3]


def test_a_ready_phrase_travels_as_its_name_and_is_known_in_every_language(anna: Guest, boris: Guest) -> None:
    table = sit_down(anna, boris)
    anna.post(f"/tables/{table}/chat", phrase="luck")
    line = boris.hear_kind("chat")["line"]
    assert (line["phrase"], line["text"]) == ("luck", "")
    assert len(get_args(Phrase)) >= 12
    for language in LANGUAGES:
        assert all(bundle(language).has_message(f"page-phrase-{phrase}") for phrase in get_args(Phrase))


def test_nobody_else_gets_any_of_it(anna: Guest, boris: Guest, claire: Guest) -> None:
    table = sit_down(anna, boris)
    claire.watch(table)
    boris.post(f"/tables/{table}/chat", text="between us")
    anna.hear_kind("chat")
    for guest in (anna, boris):
        guest.post(f"/tables/{table}/end", agree=True)
    claire.hear(lambda message: message["type"] == "table" and message["info"]["state"] == "over")
    for method, path, body in (("GET", "", {}), ("POST", "", {"text": "me too"}), ("DELETE", "/1", {})):
        refused = claire.ask(method, f"/tables/{table}/chat{path}", **body)
        assert (refused.status_code, refused.json()["key"]) == (403, "error-not-seated")
    claire.ask("GET", f"/tables/{table}/record")
    assert not any("between us" in told for told in claire.heard)


def test_a_program_that_sits_there_hears_nothing(anna: Guest) -> None:
    table = anna.table(ME, OPEN, title="elfenland", options={}, start=False)
    token = give(anna, table, 1, "Robin")
    anna.post(f"/tables/{table}/start")
    anna.watch(table)
    with program(anna.address, token) as robin:
        robin.watch(table, face=1)
        anna.post(f"/tables/{table}/chat", text="not for machines")
        anna.hear_kind("chat")
        robin.send("ping")
        robin.hear_kind("pong")  # what was posted before came before
        assert not any("not for machines" in told for told in robin.heard)


def test_what_is_deleted_is_gone(folder: Path) -> None:
    with (
        serving(quick_settings(folder)) as address,
        Guest(address, "Anna") as anna,
        Guest(address, "Борис") as boris,
    ):
        table = sit_down(anna, boris)
        for text in ("I regret this", "so be it", "rude words"):
            boris.post(f"/tables/{table}/chat", text=text)
        anna.post(f"/tables/{table}/chat", text="I am the host")
        foreign = boris.ask("DELETE", f"/tables/{table}/chat/4")
        assert (foreign.status_code, foreign.json()["key"]) == (403, "error-foreign-line")
        assert boris.ask("DELETE", f"/tables/{table}/chat/9").status_code == 404
        assert boris.ask("DELETE", f"/tables/{table}/chat/1").is_success
        gone = anna.hear(lambda message: message["type"] == "chat" and message["line"]["deleted"])["line"]
        assert (gone["number"], gone["text"], gone["phrase"]) == (1, "", None)
        assert anna.ask("DELETE", f"/tables/{table}/chat/3").is_success
        lines = history(boris, table)
        assert [(line["deleted"], line["text"]) for line in lines] == [
            (True, ""),
            (False, "so be it"),
            (True, ""),
            (False, "I am the host"),
        ]
    kept = one(folder / DATABASE, "SELECT group_concat(text, '|') FROM chat ORDER BY number")
    assert kept == "|so be it||I am the host"


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ({"text": " \u200b\u2800\n"}, "error-empty-line"),
        ({}, "error-empty-line"),
        ({"text": "both", "phrase": "wow"}, "error-empty-line"),
        ({"text": "x" * 301}, "error-long-line"),
        ({"phrase": "curse"}, "error-bad-request"),
        ({"text": 7}, "error-bad-request"),
    ],
)
def test_what_cannot_be_said_is_refused_in_words(anna: Guest, boris: Guest, said: Message, key: str) -> None:
    table = sit_down(anna, boris)
    answer = anna.http.post(f"/api/tables/{table}/chat", json=said)
    assert (answer.status_code, answer.json()["key"]) == (400, key)
    assert history(anna, table) == []


def test_who_talks_too_much_is_asked_to_wait(folder: Path) -> None:
    settings = quick_settings(folder)
    settings.limits["chat"] = Limit(3, 0.01)
    with serving(settings) as address, Guest(address) as anna:
        table = anna.table(ME)
        for _ in range(3):
            anna.post(f"/tables/{table}/chat", phrase="wow")
        refused = anna.ask("POST", f"/tables/{table}/chat", phrase="wow")
        assert (refused.status_code, refused.json()["key"]) == (429, "error-too-many")
        assert len(history(anna, table)) == 3


def test_the_last_lines_are_shown_and_all_stay_after_a_restart(folder: Path) -> None:
    with serving(quick_settings(folder)) as address:
        anna = Guest(address)
        table = anna.table(ME)
        for number in range(1, 206):
            anna.post(f"/tables/{table}/chat", text=f"line {number}")
    with serving(quick_settings(folder)) as address:
        anna.move_to(address)
        lines = history(anna, table)
        assert [line["text"] for line in lines] == [f"line {number}" for number in range(6, 206)]
    anna.http.close()


class Listener:
    """Somebody at a server who follows tables and keeps what is said."""

    address = name = session_key = ""

    def __init__(self, session: str, table: str) -> None:
        self.session_id = self.owner = session
        self.watching = {table: None}
        self.heard: list[tuple[int, str, bool]] = []

    def post(self, message: ServerMessage) -> None:
        assert isinstance(message, ChatUpdate)
        self.heard.append((message.line.number, message.line.text, message.line.deleted))

    def close(self, code: int) -> None: ...


@pytest.mark.parametrize("kind", ["postgresql"])
def test_it_is_heard_through_another_server(database: str) -> None:
    async def story(first: House, second: House) -> None:
        host, here = await make(first, MY_SEAT, OPEN_SEAT)
        guest, _ = await second.sessions.create()
        stranger, _ = await second.sessions.create()
        there = await second.rooms.find(here.table.id)
        await hosting.join(there, guest, 1)
        listener, passer = Listener(guest.id, here.table.id), Listener(stranger.id, here.table.id)
        second.guests.update((listener, passer))
        await chatting.say(first, here, host, Say(text="over there?"))
        await until(lambda: len(listener.heard) == 1)
        await chatting.delete(first, here, host, 1)
        await until(lambda: len(listener.heard) == 2)
        assert listener.heard == [(1, "over there?", False), (1, "", True)]
        assert passer.heard == []
        second.guests.clear()

    visit(database, story)


@pytest.mark.parametrize("kind", ["postgresql"])
def test_lines_said_at_once_each_have_their_number(database: str) -> None:
    async def story(first: House, second: House) -> None:
        host, here = await make(first, MY_SEAT, OPEN_SEAT)
        guest, _ = await second.sessions.create()
        there = await second.rooms.find(here.table.id)
        await hosting.join(there, guest, 1)
        await asyncio.gather(
            *[chatting.say(first, here, host, Say(phrase="hello")) for _ in range(3)],
            *[chatting.say(second, there, guest, Say(phrase="nice")) for _ in range(3)],
        )
        assert [line.number for line in await chatting.history(second, there, guest)] == [1, 2, 3, 4, 5, 6]

    visit(database, story)
