"""Bad input: refused in words, and the table and the socket stay whole."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from elderwood.server.settings import LIMITS
from elderwood.server.wire import Values
from elderwood.texts import LANGUAGES, Speaker
from tests.server.clusters import DATABASES
from tests.server.tables import ME, Guest, Message, quick_settings, serving


def say(guest: Guest, data: str | bytes) -> Message:
    assert guest.socket is not None
    guest.socket.send(data)
    return guest.hear_kind("refused")["failure"]  # type: ignore[no-any-return]


@DATABASES
def test_malformed_messages(anna: Guest) -> None:
    table = anna.table(ME, seed="oak")
    anna.watch(table, face=0)
    for data in (
        "",
        "{",
        "null",
        "[]",
        "7",
        '"watch"',
        "{}",
        '{"type":"dance"}',
        '{"type":"play"}',
        '{"type":"watch","table":7}',
        json.dumps({"type": "play", "table": table, "seat": "0", "decision": 1, "move": "done", "id": "a"}),
        json.dumps({"type": "play", "table": table, "seat": 0, "decision": 1, "move": "done", "id": ""}),
        json.dumps({"type": "play", "table": table, "seat": 0, "decision": 1, "move": "done", "id": "x" * 65}),
        json.dumps({"type": "play", "table": table, "seat": 0, "decision": 1, "move": "done", "id": "a\0"}),
        json.dumps({"type": "play", "table": table, "seat": 0, "decision": 1, "move": "done", "id": "a\ud800"}),
        b"\xff\xfe\x00",
        "[" * 5000,
        '{"type":"ping","more":' + "[" * 5000,
        '{"type":"ping","more":' + '{"more":' * 2000,
    ):
        assert say(anna, data)["key"] == "error-bad-message"
    assert say(anna, "x" * 20_000)["key"] == "error-too-large"
    for nowhere in ("nowhere", "", "\0", "ä", "x" * 33):
        assert say(anna, json.dumps({"type": "watch", "table": nowhere}))["key"] == "error-unknown-table"
    assert say(anna, json.dumps({"type": "unwatch", "table": "nowhere"}) + "x")["key"] == "error-bad-message"
    assert anna.go_on(table, 0)["step"] == 1


@DATABASES
def test_letters_that_a_database_refuses(anna: Guest) -> None:
    table = anna.table(ME, seed="oak")
    assert anna.ask("GET", "/tables/%00").json()["key"] == "error-unknown-table"
    assert anna.http.get("/table/%00").status_code in (200, 503)
    anna.post(f"/tables/{table}/report", text="it\0 stops\nhere")
    assert anna.ask("POST", f"/tables/{table}/report", text="\0").json()["key"] == "error-bad-report"
    assert anna.ask("PATCH", "/me", name="An\0na").json()["name"] == "An na"


def test_an_open_table_cannot_be_played(anna: Guest) -> None:
    table = anna.table(ME, {"kind": "open"}, start=False)
    update = anna.watch(table, face=0)
    assert (update["view"], update["step"], update["moves"]) == (None, -1, [])
    assert update["undo"]["key"] == "error-not-started"
    assert anna.play(table, 0, "done", 1)["failure"]["key"] == "error-not-started"
    anna.post(f"/tables/{table}/start")
    begun = anna.see(0)
    assert begun["view"]
    assert begun["info"]["seats"][1]["kind"] == "bot"


def test_another_version_is_refused(anna: Guest) -> None:
    anna.dial("?version=99")
    assert anna.hear_kind("refused")["failure"] == {
        "key": "error-version",
        "values": {"version": "99", "wanted": 1},
        "rule": "",
        "id": "",
    }
    with pytest.raises(ConnectionClosed):
        anna.hear_kind("welcome")


def test_another_sites_page_gets_no_socket(anna: Guest) -> None:
    anna.dial(Origin="http://evil.example")
    with pytest.raises(ConnectionClosed):
        anna.hear_kind("welcome")


def test_a_socket_closed_in_mid_move(anna: Guest) -> None:
    table = anna.table(ME, seed="oak")
    update = anna.watch(table, face=0)
    move = update["moves"][0]["move"]
    anna.send("play", table=table, seat=0, decision=update["view"]["decision"], move=move, id="cut")
    anna.hang_up()
    after = anna.watch(table, face=0, since=0)
    ack = anna.play(table, 0, move, update["view"]["decision"], mark="cut")
    assert ack == {"type": "ack", "id": "cut", "step": 1}
    assert after["step"] in (0, 1)
    assert anna.watch(table, face=0)["step"] == 1


def test_too_many_requests(folder: Path) -> None:
    with serving(quick_settings(folder, limits=LIMITS)) as address, Guest(address) as guest:
        refused = [guest.ask("POST", "/tables", title="sylvion", options={}, seats=[ME]) for _ in range(21)][-1]
        assert (refused.status_code, refused.json()["key"]) == (429, "error-too-many")
        assert refused.json()["values"]["seconds"] >= 1
        assert refused.headers["retry-after"] == str(refused.json()["values"]["seconds"])
        guest.dial()
        for _ in range(round(LIMITS["message"].burst) + 5):
            guest.send("ping")
        assert guest.hear_kind("refused")["failure"]["key"] == "error-too-many"


words = st.text(max_size=20) | st.sampled_from(["done", "pay whale", "play owl", "move"])
numbers = st.integers(-3, 40) | st.integers()
values = st.none() | st.booleans() | numbers | st.floats(allow_nan=False) | words
kinds = st.sampled_from(["watch", "unwatch", "play", "undo", "redo", "why", "ping", "table", ""])


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.one_of(
        st.binary(max_size=60),
        st.text(max_size=60),
        st.fixed_dictionaries(
            {"type": kinds},
            optional={
                "table": st.just("TABLE") | values,
                "seat": st.just(0) | values,
                "face": values,
                "since": values,
                "decision": st.just(1) | values,
                "move": values,
                "thing": values,
                "whole": values,
                "id": values,
            },
        ).map(json.dumps),
    )
)
def test_no_message_kills_the_socket(fuzzed: tuple[Guest, str], data: str | bytes) -> None:
    guest, table = fuzzed
    assert guest.socket is not None
    guest.socket.send(data.replace("TABLE", table) if isinstance(data, str) else data)
    guest.send("ping")
    guest.hear_kind("pong")
    assert all(error not in guest.heard[-1] for error in ("error-internal", "error-storage"))


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Guest, str]]:
    with serving(quick_settings(tmp_path_factory.mktemp("fuzzed"))) as address, Guest(address) as guest:
        table = guest.table(ME, seed="oak")
        guest.watch(table, face=0)
        yield guest, table


def test_after_the_storm_the_table_is_whole(fuzzed: tuple[Guest, str]) -> None:
    guest, table = fuzzed
    assert not any("error-internal" in text or "error-storage" in text for text in guest.heard)
    before = guest.watch(table, face=0)["step"]
    assert guest.go_on(table, 0)["step"] == before + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_text(lang: str) -> None:
    """Whatever key the server's code names can be said, with the values it gives."""
    import re

    import elderwood.server

    speaker = Speaker(lang, strict=True)
    folder = Path(elderwood.server.__file__).parent
    source = "\n".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    keys = set(re.findall(r'"((?:error|why|log|serve)-[a-z-]+)"', source))
    assert len(keys) > 25
    given: Values = {
        "most": 3,
        "step": 4,
        "what": "x",
        "seconds": 2,
        "version": "9",
        "wanted": 1,
        "origin": "x",
        "rules": 1,
        "seat": 0,
        "number": 5,
    }
    given |= {"count": 2, "table": "x", "host": "x", "port": "1", "why": "x", "url": "x", "file": "x", "decision": 1}
    given |= {"now": 2, "address": "x", "name": "x", "nearest": "y"}
    given |= {"place": "x", "kind": "number", "value": "x", "least": "1", "known": "x", "minutes": 2}
    for key in keys:
        assert speaker.say(key, given)
