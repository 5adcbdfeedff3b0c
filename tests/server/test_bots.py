"""Bots at the table: they play whole matches, in time, and know no more than their seat."""

import asyncio
import os
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

from elderwood import games
from elderwood.bots import Bot, Budget, Seen
from elderwood.engine.events import Told, told_to
from elderwood.engine.match import replay
from elderwood.engine.position import Position
from elderwood.engine.record import read_record
from elderwood.engine.title import Title
from elderwood.games import find_title
from elderwood.server import bots, thinking
from elderwood.server.bots import Worker, Workers
from elderwood.server.pauses import pause_before
from tests.server.tables import ME, Guest, quick_settings, serving
from tests.toy.title import Toy, ToyPosition

BOT = {"kind": "bot", "bot": "random"}


def test_bots_play_a_whole_match(anna: Guest) -> None:
    table = anna.table(BOT, BOT)
    anna.watch(table)
    end = anna.hear(lambda m: m["type"] == "table" and m["info"]["state"] == "over")
    assert end["view"]["outcome"]
    assert anna.ask("GET", f"/tables/{table}/record").text.startswith("elderwood-record")


def test_a_bot_answers_between_people(anna: Guest) -> None:
    table = anna.table(ME, {"kind": "bot"})
    anna.watch(table, face=0)
    for turn in range(12):
        while not anna.last["moves"] and not anna.last["view"]["outcome"]:
            anna.hear_kind("table")
        if anna.last["view"]["outcome"]:
            break
        anna.go_on(table, 0, turn)
    seats = {step["seat"] for step in anna.watch(table)["steps"]}
    assert seats == {-1, 0, 1}


def test_a_rematch_brings_everybody_along(anna: Guest, boris: Guest) -> None:
    table = anna.table(BOT, BOT)
    boris.watch(table)
    boris.hear(lambda m: m["type"] == "table" and m["info"]["state"] == "over")
    again = anna.post(f"/tables/{table}/rematch")
    told = boris.hear(lambda m: m["type"] == "table" and m["info"]["rematch"] != "")
    assert told["info"]["rematch"] == again["id"]
    assert again["state"] in ("playing", "over")
    assert again["options"] == told["info"]["options"]
    assert again["commitment"] != told["info"]["commitment"]
    assert [seat["bot"] for seat in again["seats"]] == ["random", "random"]
    assert anna.post(f"/tables/{table}/rematch")["id"] == again["id"]
    assert boris.ask("POST", f"/tables/{again['id']}/rematch").json()["key"] in ("error-not-seated", "error-not-over")


def sleep(*_: object) -> str:
    time.sleep(60)
    return ""


def dawdle(*_: object) -> str:
    time.sleep(0.9)
    return ""


def crash(*_: object) -> str:
    raise SystemError("a bot's mistake")


def cheat(*_: object) -> str:
    return "no such move"


def die(*_: object) -> str:
    os._exit(1)


def devour(*_: object) -> str:
    return str(len(bytearray(3 * 1024**3)))


def answer_of(folder: Path, bot: str) -> tuple[str, list[str]]:
    """Ask a bot for an answer that may take 0.3 seconds; return it and the legal ones."""
    title = find_title("sylvion")
    position = title.start(1, {"game": "intro"}, "oak")

    async def ask() -> str:
        workers = Workers(quick_settings(folder, bot_limit=0.3))
        try:
            return await workers.answer(title, position, 0, bot)
        finally:
            workers.close()

    return asyncio.run(ask()), [title.word(move) for move in position.moves(0)]


@pytest.mark.parametrize("think", [sleep, crash, cheat, die])
def test_a_bot_that_fails_is_replaced_by_a_legal_move(
    folder: Path, monkeypatch: pytest.MonkeyPatch, think: object
) -> None:
    monkeypatch.setattr(bots, "think", think)
    began = time.monotonic()
    word, legal = answer_of(folder, "random")
    assert word in legal
    assert time.monotonic() - began < 20


@pytest.mark.parametrize("bot", ["patient", "greedy"])
def test_only_the_patient_one_may_think_longer(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, bot: str
) -> None:
    monkeypatch.setattr(bots, "think", dawdle)
    answer_of(folder, bot)
    assert ("took too long" in caplog.text) == (bot != "patient")


def test_a_bot_that_wants_too_much_memory_fails_instead_of_the_server(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "think", devour)
    title = find_title("sylvion")
    position = title.start(1, {"game": "intro"}, "oak")

    async def ask() -> tuple[str, Workers]:
        workers = Workers(quick_settings(folder))
        return await workers.answer(title, position, 0, "random"), workers

    word, workers = asyncio.run(ask())
    assert title.move(word) in position.moves(0)
    assert workers.failed == {("sylvion", "random", "MemoryError")}
    assert workers.all[0].pool is None


def refuse(*_: object) -> None:
    raise RuntimeError("not today")


def linger(*_: object) -> None:
    time.sleep(60)


def refuse_to_submit(*_: object) -> None:
    raise OSError("no more processes")


@pytest.mark.parametrize("fault", ["spawn", "begin", "hang"])
def test_a_process_that_cannot_begin_is_replaced_by_a_legal_move(
    folder: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    """And the next question starts another one: nothing of the first is left."""
    title = find_title("sylvion")
    position = title.start(1, {"game": "intro"}, "oak")
    started: list[BaseProcess] = []  # of this test: other tables may have bots of their own meanwhile

    class Watched(Worker):
        async def start(self) -> ProcessPoolExecutor:
            try:
                return await super().start()
            finally:
                started.extend(self.children - set(started))

    async def ask() -> tuple[str, str, bool]:
        workers = Workers(quick_settings(folder))
        with monkeypatch.context() as broken:
            if fault == "spawn":
                broken.setattr(ProcessPoolExecutor, "submit", refuse_to_submit)
            elif fault == "begin":
                broken.setattr(bots, "settle_in", refuse)
            else:
                broken.setattr(bots, "report", linger)
                broken.setattr(bots, "START_LIMIT", 1.0)
            first = await workers.answer(title, position, 0, "random")
        stopped = workers.all[0].pool is None
        try:
            return first, await workers.answer(title, position, 0, "random"), stopped
        finally:
            workers.close()

    monkeypatch.setattr(bots, "Worker", Watched)
    first, second, stopped = asyncio.run(ask())
    assert stopped
    assert {title.move(first), title.move(second)} <= set(position.moves(0))
    assert len(started) == (1 if fault == "spawn" else 2)
    until = time.monotonic() + 5
    while any(process.exitcode is None for process in started) and time.monotonic() < until:
        time.sleep(0.01)  # joining could be overtaken by the pool's own thread, which tells the code a moment later
    assert all(process.exitcode is not None for process in started)


def test_a_table_goes_on_after_a_mistake_beside_the_bots(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What fails is tried again and told of once: a table never waits for nobody."""
    failures = iter([True, True])
    real = pause_before

    def fail_twice(*args: Any) -> float:
        if next(failures, False):
            raise RuntimeError("a mistake of ours")
        return real(*args)

    monkeypatch.setattr(bots, "pause_before", fail_twice)
    monkeypatch.setattr(bots, "RETRY_PAUSE", 0.01)
    with serving(quick_settings(folder)) as address, Guest(address) as guest:
        table = guest.table(BOT, BOT)
        guest.watch(table)
        guest.hear(lambda m: m["type"] == "table" and m["info"]["state"] == "over")
    assert len([entry for entry in caplog.records if "a mistake of ours" in entry.message]) == 1


def test_a_bot_hears_what_its_seat_was_told_since_its_last_answer(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, list[Told]]] = []

    async def listen(
        self: Workers, title: Title, position: Position, seat: int, bot: str, events: list[Told] | None = None
    ) -> str:
        asked.append((seat, events or []))
        return title.word(position.moves(seat)[0])

    monkeypatch.setattr(Workers, "answer", listen)
    with serving(quick_settings(folder)) as address, Guest(address) as guest:
        table = guest.table(BOT, BOT, title="wizards", options={})
        guest.watch(table)
        guest.hear(lambda m: m["type"] == "table" and m["info"]["state"] == "over")
        text = guest.ask("GET", f"/tables/{table}/record").text
    match = replay(find_title("wizards"), read_record(text, "match"))
    for seat in (0, 1):
        heard = [event for who, events in asked if who == seat for event in events]
        assert heard
        assert heard == told_to(match.events, seat)[: len(heard)]


def test_events_reach_the_bot_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    title = find_title("sylvion")
    position = title.start(1, {"game": "intro"}, "oak")
    heard: list[Told] = []

    class Listening(Bot):
        def answer(self, seen: Seen, budget: Budget | None = None) -> int:
            heard.extend(seen.events)
            return seen.moves[0]

    monkeypatch.setattr(thinking, "make_bot", lambda name, title, seed: Listening())
    told = [Told("sylvion-event-plays", {"seat": 0, "card": "owl"})]
    thinking.think("sylvion", position.dump(), 0, "random", 1, told)
    assert heard == told


@pytest.mark.parametrize("method", ["redeal", "dump"])
def test_a_table_whose_cards_cannot_be_dealt_anew_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, method: str
) -> None:
    """The bots know nothing then, so a move is played for them; the log says so once, not at every decision."""

    def fail(self: ToyPosition, *_: object) -> ToyPosition:
        raise ValueError("no such card")

    monkeypatch.setattr(games, "TITLES", [*games.TITLES, Toy()])
    monkeypatch.setattr(ToyPosition, method, fail)
    settings = quick_settings(folder, snapshot_every=1000)
    with serving(settings) as address, Guest(address) as guest:
        table = guest.table(BOT, BOT, title="toy", options={})
        guest.watch(table)
        end = guest.hear(lambda m: m["type"] == "table" and m["info"]["state"] == "over")
        assert end["view"]["outcome"]["how"] == "count"
    told = [entry for entry in caplog.records if "a move is played" in entry.message]
    assert len(told) == 1
    assert told[0].exc_info is not None


def test_a_bot_is_told_only_what_its_seat_may_know(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    title = find_title("sylvion")
    position = title.start(2, {"game": "intro", "hands": "silent"}, "oak")
    seat = position.awaits()[0]
    secret = position.dump()
    sent: list[dict[str, object]] = []

    class Listening:
        def submit(self, _: object, name: str, dealt: dict[str, object], *more: object) -> object:
            import concurrent.futures

            sent.append(dealt)
            future: concurrent.futures.Future[str] = concurrent.futures.Future()
            future.set_result("done")
            return future

    async def start(_: object) -> Listening:
        return Listening()

    monkeypatch.setattr(bots.Worker, "start", start)
    asyncio.run(Workers(quick_settings(folder)).answer(title, position, seat, "random"))
    dealt = sent[0]
    assert dealt["key"] != secret["key"]
    assert dealt["sylvan"] != secret["sylvan"]
    assert title.load(dealt).view(seat) == position.view(seat)
