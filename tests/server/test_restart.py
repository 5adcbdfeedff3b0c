"""A server that is killed in mid-match loses nothing."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

import elderwood
from elderwood.engine.match import replay
from elderwood.engine.record import read_record
from elderwood.games import find_title
from elderwood.server.hosting import make_table
from elderwood.server.house import open_house
from elderwood.server.wire import NewTable, SeatWish
from tests.server.tables import ME, PATIENCE, Guest, quick_settings, serving


def start(folder: Path, *flags: str) -> tuple[subprocess.Popen[str], str]:
    """Start `elderwood serve` as a process; return it with its address."""
    source = str(Path(elderwood.__file__).parent.parent)
    process = subprocess.Popen(
        [sys.executable, "-m", "elderwood", "serve", "--data", str(folder), "--bot-delay", "0", *flags],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONPATH": source, "PYTHONUNBUFFERED": "1", "LC_ALL": "C"},
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert "http://" in line, line + process.stdout.read()
    return process, line.split("http://")[1].split("/")[0]


@contextmanager
def running(folder: Path, *flags: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    process, address = start(folder, *flags)
    try:
        yield process, address
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()


def test_killed_and_resumed(folder: Path) -> None:
    with running(folder, "--port", "0") as (process, address):
        guest = Guest(address, "Anna")
        table = guest.table(ME, seed="oak", options={"game": "siege"})
        guest.watch(table, face=0)
        for _ in range(30):
            guest.go_on(table, 0)
        before = guest.last
        guest.play(table, 0, before["moves"][0]["move"], mark="last")
        # The next one is sent and the server killed before anybody knows what became of it.
        guest.send("ping")
        process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE)
        guest.hang_up()
    with running(folder, "--port", "0") as (process, address), guest:
        guest.move_to(address)
        assert guest.http.get("/api/me").json() == {"id": guest.id, "name": "Anna", "account": False}
        after = guest.watch(table, face=0, since=before["step"])
        assert [step["number"] for step in after["steps"]] == [31]
        resent = guest.play(table, 0, before["moves"][0]["move"], before["view"]["decision"], mark="last")
        assert resent == {"type": "ack", "id": "last", "step": 31}
        assert guest.go_on(table, 0)["step"] == 32
        guest.hang_up()
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
        assert process.stdout is not None
        assert "stopped" in process.stdout.read()


def test_the_bots_of_a_killed_server_end_with_it(folder: Path) -> None:
    """They hold its output, which is closed when the last of them has gone."""
    bot = {"kind": "bot", "bot": "random"}
    with running(folder, "--port", "0") as (process, address), Guest(address) as guest:
        table = guest.table(bot, bot, title="elfenland", options={})
        guest.watch(table)
        guest.see(2)
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=PATIENCE)


def test_bots_go_on_after_a_restart_though_nobody_looks(folder: Path) -> None:
    bot, me = SeatWish(kind="bot", bot="random"), SeatWish(kind="me")

    async def begin() -> list[str]:
        house = await open_house(quick_settings(folder, bot_delay=1e6))
        session, _ = await house.sessions.create()
        wishes = [
            NewTable(title="elfenland", options={}, seats=[bot, bot], start=True),
            NewTable(title="sylvion", options={}, seats=[me], start=True),
        ]
        made = [await make_table(house.rooms, session, wish) for wish in wishes]
        await house.close()
        return [room.table.id for room in made]

    async def go_on(bots: str, person: str) -> None:
        house = await open_house(quick_settings(folder))
        try:
            async with asyncio.timeout(3 * PATIENCE):
                await house.waker
                assert house.rooms.loaded(person) is None
                room = house.rooms.loaded(bots)
                assert room is not None
                assert room.chronicle is not None
                while room.chronicle.number < 3:
                    await asyncio.sleep(0.01)
        finally:
            await house.close()
        house.bots.wake(room)
        assert not house.bots.tasks

    asyncio.run(go_on(*asyncio.run(begin())))


def test_the_log_says_when_and_how_bad(folder: Path) -> None:
    with running(folder, "--port", "0") as (process, address):
        host, port = address.split(":")
        with socket.create_connection((host, int(port)), PATIENCE) as line:
            line.sendall(b"nonsense\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 400")
        process.send_signal(signal.SIGTERM)
        told, _ = process.communicate(timeout=PATIENCE)
    assert re.search(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} WARNING Invalid HTTP request", told, re.MULTILINE)


def test_a_whole_match_and_its_record(folder: Path) -> None:
    """Restarted again and again, a match ends as its record says."""
    settings = quick_settings(folder, snapshot_every=5)
    guest: Guest | None = None
    table = ""
    for _ in range(60):
        with serving(settings) as address:
            if guest is None:
                guest = Guest(address, "Anna")
                table = guest.table(ME)
            guest.move_to(address)
            guest.watch(table, face=0)
            for _ in range(40):
                if not guest.last["moves"]:
                    break
                early = guest.ask("GET", f"/tables/{table}/record")
                assert (early.status_code, early.json()["key"]) == (409, "error-record-later")
                guest.go_on(table, 0, len(guest.last["steps"]))
            over = not guest.last["moves"]
            if over:
                record = guest.ask("GET", f"/tables/{table}/record").text
                late = guest.play(table, 0, "done")
                guest.send("undo", table=table, seat=0, id="u")
                undo = guest.answer("u")
            guest.hang_up()
        if over:
            break
    assert guest is not None
    guest.http.close()
    match = replay(find_title("sylvion"), read_record(record))
    assert match.position.view(0) == guest.last["view"]
    assert match.commitment == guest.last["info"]["commitment"]
    assert late["failure"]["key"] == "why-over"
    assert undo["failure"]["key"] == "why-over"


def test_a_match_of_other_rules_can_only_be_looked_at(folder: Path) -> None:
    settings = quick_settings(folder, snapshot_every=1)
    with serving(settings) as address:
        guest = Guest(address)
        table = guest.table(ME, seed="oak")
        guest.watch(table, face=0)
        for turn in range(12):
            seen = guest.go_on(table, 0, turn)
        guest.hang_up()
    engine = create_engine(settings.database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET rules = 99"))
    engine.dispose()
    with serving(settings) as address, guest:
        guest.move_to(address)
        update = guest.watch(table, face=0)
        assert update["info"]["locked"]["key"] == "error-other-rules"
        assert update["info"]["locked"]["values"] == {"rules": 99, "version": find_title("sylvion").version}
        assert update["view"] == seen["view"]
        assert update["moves"] == []
        assert update["undo"]["key"] == "error-other-rules"
        assert guest.play(table, 0, "done", 1)["failure"]["key"] == "error-other-rules"


def test_a_match_from_before_an_option_goes_on_as_it_was_played(folder: Path) -> None:
    settings = quick_settings(folder, snapshot_every=1)
    with serving(settings) as address:
        guest = Guest(address)
        table = guest.table(ME, {"kind": "local"}, title="rage", options={"cards": "first"}, seed="oak")
        waiting = guest.table(ME, {"kind": "local"}, title="rage", options={"cards": "first"}, start=False)
        seat = guest.watch(table, face=0)["info"]["awaits"][0]
        seen = guest.watch(table, face=seat)
        guest.hang_up()
    engine = create_engine(settings.database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET options = json_remove(options, '$.cards')"))
        assert "cards" not in "".join(connection.execute(text("SELECT options FROM tables")).scalars())
    engine.dispose()
    old = find_title("rage").faces({"cards": "first"})
    with serving(settings) as address, guest:
        guest.move_to(address)
        update = guest.watch(table, face=seat)
        assert update["info"]["locked"] is None
        assert (update["view"], update["info"]["options"]["cards"]) == (seen["view"], "first")
        guest.go_on(table, seat)
        for one in (table, waiting):
            assert guest.ask("GET", f"/tables/{one}/faces").json()["faces"] == old


def test_a_snapshot_of_an_older_form_is_not_needed(folder: Path) -> None:
    settings = quick_settings(folder, snapshot_every=1)
    with serving(settings) as address:
        guest = Guest(address)
        table = guest.table(ME, seed="oak")
        guest.watch(table, face=0)
        for turn in range(12):
            before = guest.go_on(table, 0, turn)
        guest.hang_up()
    engine = create_engine(settings.database)
    with engine.begin() as connection:
        changed = connection.execute(text("UPDATE snapshots SET position = '{}'"))
        assert changed.rowcount > 0
    engine.dispose()
    with serving(settings) as address, guest:
        guest.move_to(address)
        update = guest.watch(table, face=0)
        assert update["view"] == before["view"]
        assert guest.go_on(table, 0)["step"] == before["step"] + 1


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (["--port", "99999"], "--port needs a whole number from 0 to 65535, not “99999”"),
        (["--port", "http"], "--port needs"),
        (["--bot-delay", "nan"], "--bot-delay needs a number from 0 to 60"),
        (["--database", "nonsense"], "not the address"),
        (["--database", "mysql://nowhere/x"], "not the address"),
        (["--database", "postgresql://anna@127.0.0.1:{unused}/x"], "cannot be used"),
        (["--database", "postgresql://anna:secret@127.0.0.1/x"], "can read the password in --database"),
        (["--data", "{folder}", "--database", "sqlite:///x.db"], "not both"),
        (["--data", "{file}/below"], "cannot be opened"),
        (["--data", "{folder}", "--host", "999.1.1.1"], "cannot listen"),
        (["--data", "{folder}", "--port", "{port}"], "already in use: choose another with --port"),
        (["--data", "{busy}"], "in use by another"),
        (["--database", "sqlite:///{file}"], "is damaged"),
    ],
)
def test_what_cannot_be_served(
    folder: Path, unused_port: int, tmp_path_factory: pytest.TempPathFactory, flags: list[str], words: str
) -> None:
    from click.testing import CliRunner

    from elderwood.cli.main import cli

    file = folder / "file"
    file.write_text("no database " * 400)
    busy = tmp_path_factory.mktemp("busy")
    with serving(quick_settings(busy)) as address:
        places = {"folder": folder, "file": file, "busy": busy, "unused": unused_port, "port": address.split(":")[1]}
        result = CliRunner(env={"LC_ALL": "C"}).invoke(cli, ["serve", *[flag.format(**places) for flag in flags]])
    assert result.exit_code == 2
    assert words in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_the_next_free_port(folder: Path) -> None:
    from elderwood.server.running import PORT, PORTS_TRIED, listen

    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        ports = [first.getsockname()[1], second.getsockname()[1]]
    assert ports[0] < ports[1]
    assert set(ports) <= set(range(PORT, PORT + PORTS_TRIED))
