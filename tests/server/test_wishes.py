"""What seats wish to be asked is kept, known to its owner alone, and betrayed neither by messages nor by time."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from elderwood.engine.match import Match
from elderwood.engine.position import Position
from elderwood.server.bots import BotDriver, Workers, awaited
from elderwood.server.chronicle import Chronicle, begin
from elderwood.server.pauses import is_among_people, pause_before
from elderwood.server.room import Room
from elderwood.server.showing import show_update
from elderwood.server.storage import open_storage
from elderwood.server.storage.journal import add_entry
from elderwood.server.storage.tables import create_table
from elderwood.server.tables import Seat, Table
from elderwood.server.wire import Clock
from elderwood.server.wishing import hurry, set_pace, set_wish
from tests.games.rage.setting import IDLE
from tests.games.rage.table import TITLE, battle, table
from tests.server.tables import ME, Guest, Message, quick_settings, serving

RAGE: dict[str, Any] = {"title": "rage", "options": {}}
DUEL = "a:eldagar - d:atranax -"
PEOPLE = ("anna", "boris", "")  # seat 2 is a bot's


@asynccontextmanager
async def sitting(folder: Path, position: Position, *sessions: str, wish: str = "") -> AsyncIterator[Room]:
    """A room in which a match stands at a position; sessions without a name are bots."""
    folder.mkdir(exist_ok=True)
    settings = quick_settings(folder, bot_delay=0.7)
    storage = await open_storage(settings.database)
    seats = [
        Seat(place, "person" if session else "bot", session, session, "" if session else "random")
        for place, session in enumerate(sessions)
    ]
    seats[0].wish = wish
    made = Table("t", "rage", TITLE.version, {}, "oak", False, "anna", seats, "playing", position.awaits())
    await storage.write(*create_table(made))
    room = Room(storage, settings, made)
    _, entry = begin(TITLE, made, 0.0)
    room.chronicle = Chronicle(TITLE, Match(TITLE, len(seats), {}, "oak", position))
    room.chronicle.note(entry, [])
    await storage.write(add_entry("t", entry))
    try:
        yield room
    finally:
        await storage.close()


def wind(room: Room, position: Position, seconds: int) -> None:
    """Give the table a clock; no time passes there."""
    room.now = lambda: 100.0
    room.table.clock = Clock(kind="move", time=seconds, bot="random")
    room.wind(room.table, position)


def seen_by(room: Room, reader: str, face: int) -> Message:
    """What a reader is told, times left out."""
    told: Message = msgspec.to_builtins(show_update(room, reader, face, -1, True))
    told["info"]["changed"] = 0
    for step in told["steps"]:
        step["time"] = 0
    return told


@pytest.mark.parametrize("wish", ["mine", "never", "always"])
def test_others_are_told_the_same_whether_a_seat_could_answer_or_not(folder: Path, wish: str) -> None:
    async def told(name: str, held: str) -> tuple[list[object], bool]:
        position = battle(DUEL, artifacts=[held, "tear_of_life"], reserve="d").position
        async with sitting(folder / name, position, "anna", "boris", wish=wish) as room:
            seen: list[object] = [seen_by(room, "boris", 1), seen_by(room, "", -1)]
            seen.append(pause_before(room, 0, random.Random(7)))
            spared = bool(room.stand_in(0))
            assert bool(seen_by(room, "anna", 0)["moves"]) != spared
            if spared:
                assert await room.play_for(0, 0, "pass")
            else:
                await room.play("anna", 0, position.decision, "pass", "x")
            return [*seen, seen_by(room, "boris", 1), seen_by(room, "", -1)], spared

    able, spared = asyncio.run(told("able", "mirror_of_shadows"))
    unable, spared_too = asyncio.run(told("unable", IDLE))
    assert (spared, spared_too) == {"mine": (False, True), "never": (True, True), "always": (False, False)}[wish]
    assert able == unable


def test_among_people_the_pace_does_not_show_who_is_spared(folder: Path) -> None:
    async def pauses(name: str, *sessions: str) -> tuple[bool, list[float]]:
        position = battle(DUEL, artifacts=[IDLE, IDLE], reserve="d").position
        async with sitting(folder / name, position, *sessions) as room:
            found = []
            for pace in ("slow", "at-once"):
                await set_pace(room, "anna", pace)
                found.append(pause_before(room, 0, random.Random(3)))
            return is_among_people(room, 0), found

    among, (slow, quick) = asyncio.run(pauses("two", "anna", "boris"))
    assert among
    assert slow == quick > 0.5
    alone, (slow, quick) = asyncio.run(pauses("one", "anna", ""))
    assert not alone
    assert slow > quick == 0


def test_a_wish_is_told_to_its_owner_alone(address: str) -> None:
    with Guest(address) as anna, Guest(address) as boris:
        made = anna.table(ME, {"kind": "open"}, start=False, **RAGE)
        boris.post(f"/tables/{made}/join", seat=1)
        anna.post(f"/tables/{made}/start")
        first = anna.watch(made, face=0)
        boris.watch(made, face=1)
        assert first["attention"] == {
            "wish": "mine",
            "usual": "mine",
            "passing": "",
            "offered": ["always", "mine", "never"],
            "standing": 3,
        }
        anna.send("wish", table=made, seat=0, wish="never", id="w1")
        assert anna.answer("w1")["type"] == "ack"
        assert anna.hear_kind("table")["attention"]["wish"] == "never"
        boris.send("ping")
        before = len(boris.heard)
        boris.hear_kind("pong")
        assert len(boris.heard) == before + 1  # nothing came but the answer
        assert boris.last["attention"]["wish"] == "mine"
        assert anna.watch(made, face=-1)["attention"] is None
        boris.send("wish", table=made, seat=0, wish="never", id="w2")
        assert boris.answer("w2")["failure"]["key"] == "why-foreign-seat"


@pytest.mark.parametrize(("wish", "why"), [("often", "error-no-wish"), ("battle", "error-no-wish-now")])
def test_a_wish_that_cannot_be_is_refused(anna: Guest, wish: str, why: str) -> None:
    made = anna.table(ME, {"kind": "bot"}, **RAGE)
    anna.watch(made, face=0)
    anna.send("wish", table=made, seat=0, wish=wish, id="w")
    assert anna.answer("w")["failure"]["key"] == why


def test_a_title_without_wishes_refuses_them(anna: Guest) -> None:
    made = anna.table(ME)
    assert anna.watch(made, face=0)["attention"] is None
    anna.send("wish", table=made, seat=0, wish="never", id="w")
    assert anna.answer("w")["failure"]["key"] == "error-no-wishes"


def test_wishes_and_pace_outlive_the_server(folder: Path) -> None:
    settings = quick_settings(folder, bot_delay=30.0)
    with serving(settings) as first, Guest(first) as anna:
        made = anna.table(ME, {"kind": "bot"}, **RAGE)
        anna.watch(made, face=0)
        anna.send("wish", table=made, seat=0, wish="always", id="w")
        assert anna.answer("w")["type"] == "ack"
        anna.send("pace", table=made, pace="slow", id="p")
        assert anna.answer("p")["type"] == "ack"
        cookies = anna.http.cookies
    with serving(settings) as second, Guest(second) as again:
        again.http.cookies = cookies
        shown = again.watch(made, face=0)
        assert shown["attention"]["wish"] == "always"
        assert shown["info"]["pace"] == "slow"


def test_a_wish_for_one_battle_ends_with_it_also_in_the_database(folder: Path) -> None:
    async def play() -> None:
        t = battle(DUEL, artifacts=["mirror_of_shadows", IDLE], reserve="d")
        async with sitting(folder, t.position, "anna", "") as room:
            await set_wish(room, "anna", 0, "battle")
            assert room.table.seats[0].wish.startswith("mine battle ")
            chronicle = room.chronicle
            assert chronicle is not None
            while chronicle.position.span("battle"):
                seat = chronicle.position.awaits()[0]
                assert seat != 0 or chronicle.position.stand_in(0) < 0 or room.stand_in(0) == "pass"
                word = TITLE.word(chronicle.position.moves(seat)[0])
                await room.store(chronicle, chronicle.answer(seat, word, chronicle.position.decision, None, 1.0))
            assert room.table.seats[0].wish == "mine"
            await room.refresh()
            assert room.table.seats[0].wish == "mine"

    asyncio.run(play())


def test_an_undo_takes_back_what_was_answered_for_the_seat_as_well(folder: Path) -> None:
    async def play() -> None:
        t = table(["dryad dryad dryad", "golem"], treasures=[1, 1])
        async with sitting(folder, t.position, "anna", "boris") as room:
            chronicle = room.chronicle
            assert chronicle is not None
            menu = chronicle.position
            await room.play("anna", 0, menu.decision, "capture-A2", "a")
            assert await room.play_for(0, 1, room.stand_in(0))
            assert chronicle.position.awaits() == [1]
            shown = seen_by(room, "anna", 0)
            assert shown["undo"] is None
            assert shown["undo_key"] == "rage-move-capture"
            await room.undo("anna", 0, "play", "u")
            assert chronicle.position.moves(0) == menu.moves(0)
            assert [step["undone"] for step in seen_by(room, "boris", 1)["steps"]][1:3] == [True, True]
            await room.redo("anna", 0, "r")
            assert room.stand_in(0) == "pass"

    asyncio.run(play())


def test_a_pass_taken_back_is_asked_again(folder: Path) -> None:
    async def play() -> None:
        t = battle("a:eldagar - d:atranax -", artifacts=["mirror_of_shadows", IDLE], reserve="d")
        async with sitting(folder, t.position, "anna", "boris") as room:
            assert room.is_asked(0)
            await room.play("anna", 0, t.position.decision, "pass", "a")
            await room.undo("anna", 0, "play", "u")
            assert room.is_asked(0)

    asyncio.run(play())


def test_the_table_plays_for_bots_and_for_those_who_wish_it(folder: Path) -> None:
    async def play() -> None:
        t = battle(DUEL, seats=3, artifacts=[IDLE, IDLE, IDLE], target="E4", lands=[1, 1, 1], reserve="d")
        async with sitting(folder, t.position, "anna", "boris", "") as room:
            room.settings = quick_settings(folder)
            assert awaited(room) == 0
            await set_wish(room, "anna", 0, "always")
            assert awaited(room) is None
            driver = BotDriver(Workers(room.settings), room.settings)
            room.after_change = driver.wake
            await set_wish(room, "anna", 0, "mine")
            async with asyncio.timeout(20):
                while awaited(room) is not None:
                    await asyncio.sleep(0.01)
            await driver.close()
            assert room.chronicle is not None
            assert {step.entry.seat for step in room.chronicle.steps[1:]} == {0, 1, 2}
            assert {step.entry.word for step in room.chronicle.steps[1:]} <= {"pass", "quiet"}

    asyncio.run(play())


def test_who_sits_there_sets_the_pace_for_all(anna: Guest, boris: Guest) -> None:
    made = anna.table(ME, {"kind": "bot"})
    assert anna.watch(made, face=0)["info"]["pace"] == "normal"
    boris.watch(made)
    boris.send("pace", table=made, pace="fast", id="p")
    assert boris.answer("p")["failure"]["key"] == "error-not-seated"
    anna.send("pace", table=made, pace="fast", id="p")
    assert anna.answer("p")["type"] == "ack"
    assert boris.hear_kind("table")["info"]["pace"] == "fast"
    anna.send("pace", table=made, pace="soon", id="q")
    assert anna.hear_kind("refused")["failure"]["key"] == "error-bad-message"


@pytest.mark.parametrize("how", ["pace", "hurry"])
def test_a_pause_that_is_no_longer_wanted_ends_at_once(folder: Path, how: str) -> None:
    with serving(quick_settings(folder, bot_delay=600.0)) as address, Guest(address) as anna:
        made = anna.table({"kind": "bot", "bot": "random"}, ME, title="elfenland", options={})
        anna.watch(made, face=1)
        while anna.last["moves"]:
            anna.go_on(made, 1)
        step = anna.last["step"]
        if how == "pace":
            anna.send("pace", table=made, pace="at-once", id="x")
        else:
            anna.send("hurry", table=made, seat=1, id="x")
        anna.hear(lambda message: message["type"] == "table" and bool(message["moves"]))
        assert anna.last["step"] > step


def test_a_hurry_ends_with_the_next_question(folder: Path) -> None:
    async def play() -> None:
        t = battle(DUEL, artifacts=[IDLE, "mirror_of_shadows"], reserve="d")
        async with sitting(folder, t.position, "", "boris") as room:
            assert pause_before(room, 0, random.Random(1)) > 0
            hurry(room, "boris", 1)
            assert pause_before(room, 0, random.Random(1)) == 0
            await room.play_for(0, 0, "pass")
            assert room.is_asked(1)
            assert room.hurried == set()
            hurry(room, "boris", 1)
            assert room.hurried == set()  # it is asked already

    asyncio.run(play())


def test_a_clock_does_not_tell_who_is_answered_for(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elderwood.server.showing.time", SimpleNamespace(time=lambda: 0.0))

    async def told(held: str) -> tuple[list[object], bool]:
        position = battle(DUEL, artifacts=[held, "tear_of_life"], reserve="d").position
        async with sitting(folder / held, position, "anna", "boris", wish="mine") as room:
            wind(room, position, 30)
            seen: list[object] = [seen_by(room, "boris", 1), pause_before(room, 0, random.Random(7))]
            assert room.table.seats[0].clock.since == 100.0
            spared = bool(room.stand_in(0))
            room.now = lambda: 103.0
            if spared:
                assert await room.play_for(0, 0, "pass")
            else:
                await room.play("anna", 0, position.decision, "pass", "x")
            return [*seen, seen_by(room, "boris", 1), room.table.due], spared

    async def story() -> None:
        (idle, spared), (able, asked) = await told(IDLE), await told("mirror_of_shadows")
        assert spared
        assert not asked
        assert idle == able

    asyncio.run(story())


def test_who_is_answered_for_never_runs_out_of_time(folder: Path) -> None:
    async def story() -> None:
        position = battle(DUEL, artifacts=[IDLE, "tear_of_life"], reserve="d").position
        async with sitting(folder, position, "anna", "boris", wish="mine") as room:
            wind(room, position, 1)
            pauses = [pause_before(room, 0, random.Random(seed)) for seed in range(200)]
            assert 0 < max(pauses) < room.time_left(0)

    asyncio.run(story())
