"""Bots at the table: they play whole matches, in time, and know no more than their seat."""

import asyncio
import time
from pathlib import Path

import pytest

from elderwood import games
from elderwood.engine.chance import Chance
from elderwood.games import find_title
from elderwood.server import bots
from elderwood.server.bots import Workers
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


def crash(*_: object) -> str:
    raise SystemError("a bot's mistake")


def cheat(*_: object) -> str:
    return "no such move"


@pytest.mark.parametrize("think", [sleep, crash, cheat])
def test_a_bot_that_fails_is_replaced_by_a_legal_move(
    folder: Path, monkeypatch: pytest.MonkeyPatch, think: object
) -> None:
    monkeypatch.setattr(bots, "think", think)
    title = find_title("sylvion")
    position = title.start(1, {"game": "intro"}, "oak")

    async def ask() -> str:
        workers = Workers(quick_settings(folder, bot_limit=0.3))
        try:
            return await workers.answer(title, position, 0, "random")
        finally:
            workers.close()

    began = time.monotonic()
    word = asyncio.run(ask())
    assert title.move(word) in position.moves(0)
    assert time.monotonic() - began < 20


def test_a_table_whose_cards_cannot_be_dealt_anew_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The bots know nothing then, so a move is played for them; the log says so once, not at every decision."""

    def fail(self: ToyPosition, seat: int, chance: Chance) -> ToyPosition:
        raise ValueError("no such card")

    monkeypatch.setattr(games, "TITLES", [*games.TITLES, Toy()])
    monkeypatch.setattr(ToyPosition, "redeal", fail)
    with serving(quick_settings(folder)) as address, Guest(address) as guest:
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
