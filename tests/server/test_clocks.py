"""Clocks: how long people may think, what happens at zero, pauses, and matches that nobody plays on."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import select, text, update

from elderwood.server import hours, schema
from elderwood.server.clocks import due
from elderwood.server.expiring import expire, see_to_stored
from elderwood.server.hosting import join, make_table, start
from elderwood.server.house import House, open_house
from elderwood.server.pausing import pause, resume
from elderwood.server.refusals import RefusalError
from elderwood.server.room import Room
from elderwood.server.sessions import Session
from elderwood.server.showing import show_room, show_update
from elderwood.server.tables import Seat, SeatClock, Table
from elderwood.server.wire import Clock, NewTable, SeatWish
from tests.server.clusters import DATABASES
from tests.server.tables import PATIENCE, Guest, quick_settings

ME, OPEN, BOT = SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="bot", bot="random")
LOCAL = SeatWish(kind="local", name="Otto")
QUICK = Clock(kind="move", time=30, bot="random")
BANK = Clock(kind="bank", time=60, increment=5, bot="random")
DAYS = Clock(kind="days", time=2, bot="random")
DAY = 86400.0


class Watch:
    """The house's time in the hands of a test."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time

    def go(self, seconds: float) -> None:
        """Let time pass."""
        self.time += seconds


@asynccontextmanager
async def opened(database: str, watch: Watch, **changes: Any) -> AsyncIterator[House]:
    """A house that lives by a test's watch; nothing is done there unless the test says so."""
    house = await open_house(quick_settings(database, **changes))
    house.rooms.now = watch
    house.ticker.cancel()
    house.sweeper.cancel()
    try:
        yield house
    finally:
        await house.close()


def tell(database: str, story: Callable[[House, Watch], Awaitable[None]], **changes: Any) -> None:
    """Tell a story of a house."""

    async def run() -> None:
        watch = Watch()
        async with opened(database, watch, **changes) as house, asyncio.timeout(3 * PATIENCE):
            await story(house, watch)

    asyncio.run(run())


async def sit(house: House, clock: Clock, people: int = 2, title: str = "elfenland") -> tuple[Room, list[Session]]:
    """Begin a match of some people."""
    guests = [(await house.sessions.create())[0] for _ in range(people)]
    seats = [ME, *[OPEN] * (people - 1), *([BOT] if people == 1 else [])]
    options = {"game": "intro"} if title == "sylvion" else {}
    wish = NewTable(title=title, options=options, seats=seats, clock=clock)
    room = await make_table(house.rooms, guests[0], wish)
    for guest in guests[1:]:
        await join(room, guest, -1)
    await start(room, guests[0])
    return room, guests


def position(room: Room) -> Any:
    assert room.chronicle is not None
    return room.chronicle.position


async def answer(room: Room, session: Session, seat: int) -> None:
    """Give some answer for a seat."""
    word = room.chronicle.title.word(position(room).moves(seat)[0])  # type: ignore[union-attr]
    number = room.chronicle.number  # type: ignore[union-attr]
    await room.play(session.id, seat, position(room).decision, word, f"{seat}-{number}")


async def to_play(room: Room, guests: list[Session], seat: int) -> int:
    """Answer for others, and for the seat while it is in a play, until it is asked in a play of its own."""
    begun = position(room).question(seat).play if seat in room.table.awaits else -1
    while seat not in room.table.awaits or position(room).question(seat).play == begun:
        place = room.table.awaits[0]
        await answer(room, guests[place], place)
    return int(position(room).question(seat).play)


def left(room: Room) -> list[float]:
    """What each seat has left; those whose clock stands are told by what they will go on with."""
    times = [room.time_left(seat.seat) for seat in room.table.seats]
    return [
        seat.clock.left if time == float("inf") else time for time, seat in zip(times, room.table.seats, strict=True)
    ]


def running(room: Room) -> list[int]:
    return [seat.seat for seat in room.table.seats if seat.clock.since >= 0]


async def flag(house: House, room: Room) -> None:
    """Let the bots see whose time has run out, until nobody's has."""
    house.bots.wake(room)
    await settled(room, lambda: not any(room.is_late(seat.seat) for seat in room.table.seats))


async def settled(room: Room, happened: Callable[[], bool]) -> None:
    """Wait for something to happen at a table."""
    while not happened():
        await asyncio.sleep(0.005)


def kinds(room: Room) -> list[str]:
    assert room.chronicle is not None
    return [step.entry.kind for step in room.chronicle.steps]


# Each kind of clock


def test_a_clock_for_each_move_begins_anew_with_each_play(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        room, guests = await sit(house, QUICK)
        first = running(room)[0]
        assert running(room) == room.table.awaits
        watch.go(20)
        assert room.time_left(first) == 10
        await to_play(room, guests, first)
        assert room.time_left(first) == 30

    tell(database, story)


def test_a_bank_is_used_up_and_grows_by_the_increment(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        room, guests = await sit(house, BANK)
        first = room.table.awaits[0]
        watch.go(20)
        await to_play(room, guests, first)
        assert room.time_left(first) == 45

    tell(database, story)


def test_days_are_days(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        room, _ = await sit(house, DAYS)
        assert room.time_left(room.table.awaits[0]) == 2 * DAY

    tell(database, story)


def test_within_a_play_no_time_is_given(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        room, guests = await sit(house, BANK)
        for _ in range(200):
            seat = room.table.awaits[0]
            play, before = position(room).question(seat).play, room.time_left(seat)
            await answer(room, guests[seat], seat)
            if seat in room.table.awaits and position(room).question(seat).play == play:
                assert room.time_left(seat) == before
                return
        raise AssertionError("no play of several answers was found")

    tell(database, story)


def test_several_seats_are_timed_each_by_itself_and_bots_never(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        guest, _ = await house.sessions.create()
        wish = NewTable(title="wizards", options={}, seats=[ME, LOCAL, LOCAL, BOT], clock=QUICK, start=True)
        room = await make_table(house.rooms, guest, wish)
        for _ in range(300):
            people = [seat for seat in room.table.awaits if seat < 3]
            assert running(room) == people
            if len(people) > 1:
                break
            if people:
                await answer(room, guest, people[0])
            else:
                await settled(room, lambda: any(seat < 3 for seat in room.table.awaits))
        first, *others = people
        assert others
        watch.go(7)
        await answer(room, guest, first)
        watch.go(5)
        for seat in others:
            if seat in running(room):
                assert room.time_left(seat) == 18

    tell(database, story)


def test_without_a_clock_nothing_runs(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        room, _ = await sit(house, Clock())
        assert running(room) == []
        watch.go(DAY)
        assert not any(room.is_late(seat.seat) for seat in room.table.seats)

    tell(database, story)


def test_time_taken_is_not_given_back_by_an_undo(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        room, guests = await sit(house, BANK)
        for _ in range(200):
            seat = room.table.awaits[0]
            await answer(room, guests[seat], seat)
            assert room.chronicle is not None
            if room.chronicle.cannot_undo(seat) is None:
                break
        watch.go(3)
        granted = left(room)[seat]
        for again in range(3):
            await room.undo(guests[seat].id, seat, "answer", f"u{again}")
            assert seat in running(room)
            assert room.time_left(seat) <= granted
            watch.go(4)
            await room.redo(guests[seat].id, seat, f"r{again}")
            assert left(room)[seat] <= granted - 4
            granted = left(room)[seat]

    tell(database, story)


# Restarts, jumps, several servers


@DATABASES
def test_each_answer_is_stored_with_the_clocks_it_started_and_stopped(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        room, guests = await sit(house, BANK)
        for _ in range(5):
            watch.go(2)
            await answer(room, guests[room.table.awaits[0]], room.table.awaits[0])
            house.rooms.rooms.clear()
            again = await house.rooms.find(room.table.id)
            assert [seat.clock for seat in again.table.seats] == [seat.clock for seat in room.table.seats]
            assert again.table.due == room.table.due
            room = again

    tell(database, story)


def test_a_table_is_due_when_its_first_clock_runs_out() -> None:
    clocks = [SeatClock(left=30, since=100), SeatClock(left=5, since=110), SeatClock(left=1)]
    seats = [Seat(place, "person", clock=clock) for place, clock in enumerate(clocks)]
    table = Table("t", "elfenland", 1, {}, "oak", False, "", seats, "playing", [0, 1], clock=BANK)
    assert due(table, 112, DAY) == 115
    table.seats = [Seat(0, "person"), Seat(1, "bot", bot="random")]
    assert due(table, 112, DAY) == 112 + DAY
    table.awaits = [1]
    assert due(table, 112, DAY) is None


@DATABASES
def test_a_restart_keeps_the_clocks_and_time_without_a_server_does_not_count(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        house = await open_house(quick_settings(database))
        room, _ = await sit(house, BANK)
        seat = room.table.awaits[0]
        before = room.time_left(seat)
        await house.close()
        monkeypatch.setattr(hours, "MOST", 0.0)  # as if no server had been there for long
        house = await open_house(quick_settings(database))
        try:
            again = await house.rooms.find(room.table.id)
            assert again.table.clock == BANK
            assert before - 3 < again.time_left(seat) <= before
        finally:
            await house.close()

    asyncio.run(story())


@DATABASES
def test_a_clock_that_is_set_forth_or_back_takes_nothing(database: str) -> None:
    async def story() -> None:
        async with opened(database, Watch()) as house:
            await house.hours.count()
            begun = house.hours.now()
            for jump in (-30 * DAY, 30 * DAY):
                await house.storage.change(update(schema.hours).values(counted=schema.hours.c.counted + jump))
                await house.hours.count()
                assert abs(house.hours.now() - begun) < 2 * hours.MOST

    asyncio.run(story())


def test_time_of_a_server_that_broke_down_may_be_forgotten_but_takes_nothing(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        room, _ = await sit(house, QUICK)
        seat = room.table.awaits[0]
        watch.go(-8)
        assert room.time_left(seat) == 30

    tell(database, story)


@pytest.mark.parametrize("kind", ["postgresql"])
def test_of_two_servers_one_answers_for_who_is_late_and_both_tell_it(database: str) -> None:
    async def story() -> None:
        watch = Watch()
        async with opened(database, watch) as first, opened(database, watch) as second, asyncio.timeout(3 * PATIENCE):
            here, _ = await sit(first, QUICK)
            seat = here.table.awaits[0]
            there = await second.rooms.find(here.table.id)
            watch.go(10)
            assert there.time_left(seat) == here.time_left(seat) == 20
            watch.go(21)
            for house, room in ((first, here), (second, there)):
                house.bots.wake(room)
            await settled(here, lambda: "flag" in kinds(here) and kinds(here) == kinds(there))
            assert kinds(here).count("flag") == 1
            assert not any(room.is_late(place) for room in (here, there) for place in running(room))

    asyncio.run(story())


# At zero


@DATABASES
def test_at_zero_a_bot_answers_once_and_the_person_is_back(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        room, guests = await sit(house, BANK)
        seat = room.table.awaits[0]
        watch.go(60.5)
        await flag(house, room)
        assert kinds(room)[1:3] == ["move", "flag"]
        assert room.table.seats[seat].kind == "person"
        await to_play(room, guests, seat)
        assert room.time_left(seat) == 10

    tell(database, story)


def test_before_zero_nobody_answers_for_a_person(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        room, _ = await sit(house, QUICK)
        seat = room.table.awaits[0]
        watch.go(29.9)
        word = room.chronicle.title.word(position(room).moves(seat)[0])  # type: ignore[union-attr]
        assert not await room.play_for(seat, 0, word)
        watch.go(0.2)
        assert await room.play_for(seat, 0, word)

    tell(database, story)


async def run_out(house: House, watch: Watch, room: Room, guests: list[Session], seat: int, times: int) -> None:
    """Let a seat's time run out so many times, while the others play at once."""
    while kinds(room).count("flag") < times:
        place = room.table.awaits[0]
        if place == seat:
            watch.go(room.time_left(seat) + 0.1)
            await flag(house, room)
        else:
            await answer(room, guests[place], place)


@DATABASES
def test_after_three_times_in_a_row_a_bot_stays_until_the_person_is_back(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        room, guests = await sit(house, QUICK)
        seat = room.table.awaits[0]
        await run_out(house, watch, room, guests, seat, 2)
        assert room.table.seats[seat].kind == "person"
        await run_out(house, watch, room, guests, seat, 3)
        assert kinds(room).count("bot") == 1
        assert room.table.seats[seat].kind == "bot"
        house.rooms.rooms.clear()
        room = await house.rooms.find(room.table.id)
        assert room.table.seats[seat].awaits(guests[seat].id)
        await join(room, guests[seat], -1)
        assert room.table.seats[seat].kind == "person"
        assert room.table.seats[seat].clock.flags == 0

    tell(database, story)


def test_an_answer_of_one_s_own_begins_the_count_anew(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        room, guests = await sit(house, QUICK)
        seat = room.table.awaits[0]
        await run_out(house, watch, room, guests, seat, 2)
        await to_play(room, guests, seat)
        await answer(room, guests[seat], seat)
        await run_out(house, watch, room, guests, seat, 4)
        assert room.table.seats[seat].kind == "person"

    tell(database, story)


def test_who_plays_alone_and_runs_out_three_times_has_left_the_match(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        room, _ = await sit(house, QUICK, people=1)
        while room.table.state == "playing":
            await settled(room, lambda: room.table.state == "over" or 0 in running(room))
            watch.go(31)
            house.bots.wake(room)
            await settled(room, lambda: room.table.state == "over" or not room.is_late(0))
        assert room.table.abandoned
        assert kinds(room)[-2:] == ["flag", "expire"]

    tell(database, story)


# Pauses


def test_a_pause_needs_everybody_and_one_ends_it(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        room, guests = await sit(house, QUICK)
        seat = room.table.awaits[0]
        watch.go(10)
        await pause(room, guests[0], True)
        assert not room.table.paused
        await pause(room, guests[0], False)
        await pause(room, guests[1], True)
        assert not room.table.paused
        await pause(room, guests[0], True)
        assert room.table.paused
        assert running(room) == []
        shown = show_update(room, guests[seat].id, seat, -1, True)
        assert (shown.moves, shown.info.your_turn) == ([], False)
        assert shown.undo is not None
        assert shown.undo.key == "error-paused"
        watch.go(DAY)
        with pytest.raises(RefusalError, match="error-paused"):
            await answer(room, guests[seat], seat)
        await resume(room, guests[1])
        assert room.time_left(seat) == 20
        assert kinds(room)[-2:] == ["pause", "resume"]
        with pytest.raises(RefusalError, match="error-not-paused"):
            await resume(room, guests[1])

    tell(database, story)


# Matches that nobody plays on


@DATABASES
def test_a_match_that_nobody_plays_on_ends(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        quiet, _ = await sit(house, Clock())
        lively, guests = await sit(house, Clock())
        watch.go(29 * DAY)
        await answer(lively, guests[lively.table.awaits[0]], lively.table.awaits[0])
        house.rooms.rooms.clear()
        watch.go(1.5 * DAY)
        await see_to_stored(house.rooms)
        assert house.rooms.loaded(quiet.table.id) is None
        ended = await house.rooms.find(quiet.table.id)
        assert (ended.table.state, ended.table.abandoned, ended.table.result) == ("over", True, None)
        assert kinds(ended)[-1] == "expire"
        assert (await house.rooms.find(lively.table.id)).table.state == "playing"

    tell(database, story)


@DATABASES
def test_a_stored_clock_that_runs_out_is_seen_to_though_nobody_looks(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        room, _ = await sit(house, DAYS)
        house.rooms.rooms.clear()
        watch.go(2 * DAY + 1)
        await house.see_to_stored()
        again = house.rooms.loaded(room.table.id)
        assert again is not None
        await settled(again, lambda: "flag" in kinds(again))

    tell(database, story)


def test_a_match_that_went_on_at_the_last_moment_does_not_end(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        room, guests = await sit(house, Clock())
        watch.go(31 * DAY)
        await answer(room, guests[room.table.awaits[0]], room.table.awaits[0])
        await expire(room)
        assert room.table.state == "playing"

    tell(database, story)


def test_what_is_due_is_found_by_an_index(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        wanted = select(schema.tables.c.id).where(schema.tables.c.due <= 0.0).order_by(schema.tables.c.due)
        async with house.storage.engine.connect() as connection:
            plan = str(wanted.compile(dialect=connection.dialect, compile_kwargs={"literal_binds": True}))
            rows = (await connection.execute(text(f"EXPLAIN QUERY PLAN {plan}"))).all()
        assert ["tables_due" in row[3] for row in rows] == [True]

    tell(database, story)


# What is told


def test_a_reader_is_told_when_a_clock_will_be_at_zero(database: str) -> None:
    async def story(house: House, watch: Watch) -> None:
        room, guests = await sit(house, BANK)
        seat = room.table.awaits[0]
        info = show_room(room, guests[0].id)
        assert info.clock == BANK
        untils = [one.until for one in info.seats]
        assert [until > 0 for until in untils] == [place == seat for place in range(2)]
        watch.go(5)
        later = show_room(room, guests[0].id).seats[seat].until
        assert 4 < untils[seat] - later <= 5

    tell(database, story)


@pytest.mark.parametrize(
    ("clock", "key"),
    [
        ({"kind": "move", "time": 4}, "error-clock-move"),
        ({"kind": "move", "time": 30, "increment": 5}, "error-clock-increment"),
        ({"kind": "bank", "time": 10**9}, "error-clock-bank"),
        ({"kind": "bank", "time": 60, "increment": 301}, "error-clock-increment"),
        ({"kind": "bank", "time": 60, "increment": -1}, "error-clock-increment"),
        ({"kind": "days", "time": 0}, "error-clock-days"),
        ({"kind": "days", "time": 1, "bot": "nobody"}, "error-unknown-bot"),
        ({"kind": "hourglass", "time": 1}, "error-bad-request"),
    ],
)
def test_a_clock_that_cannot_be_is_refused(anna: Guest, clock: dict[str, object], key: str) -> None:
    wish = {"title": "elfenland", "options": {}, "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": clock}
    answer = anna.ask("POST", "/tables", **wish)
    assert (answer.status_code, answer.json()["key"]) == (400, key)


def test_a_pause_over_http(anna: Guest) -> None:
    clock = {"kind": "bank", "time": 600, "increment": 10}
    table = anna.table({"kind": "me"}, {"kind": "bot"}, clock=clock)
    assert anna.post(f"/tables/{table}/pause", agree=True)["paused"]
    assert not anna.post(f"/tables/{table}/resume")["paused"]
    plain = anna.table({"kind": "me"}, {"kind": "bot"})
    assert anna.ask("POST", f"/tables/{plain}/pause", agree=True).json()["key"] == "error-no-clock"
