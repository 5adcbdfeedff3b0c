"""Several servers on one database: whichever of them is asked, a table is one table."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from elderwood.server import hosting
from elderwood.server.hosting import make_table
from elderwood.server.house import House, open_house
from elderwood.server.refusals import RefusalError
from elderwood.server.room import Room
from elderwood.server.sessions import Session
from elderwood.server.wire import NewTable, SeatWish
from tests.server.tables import PATIENCE, quick_settings

ME, OPEN, BOT = SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="bot", bot="random")


@pytest.fixture
def kind() -> str:
    return "postgresql"


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[House]:
    house = await open_house(quick_settings(database))
    try:
        yield house
    finally:
        await house.close()


def visit(database: str, story: Callable[[House, House], Awaitable[None]]) -> None:
    """Tell a story of two houses on one database."""

    async def run() -> None:
        async with AsyncExitStack() as stack, asyncio.timeout(3 * PATIENCE):
            first, second = [await stack.enter_async_context(opened(database)) for _ in range(2)]
            await story(first, second)

    asyncio.run(run())


async def make(house: House, *seats: SeatWish, start: bool = False) -> tuple[Session, Room]:
    host, _ = await house.sessions.create()
    wish = NewTable(title="sylvion", options={"game": "intro"}, seats=list(seats), start=start)
    return host, await make_table(house.rooms, host, wish)


def test_a_seat_asked_for_at_both_at_once_is_granted_once(database: str) -> None:
    async def story(first: House, second: House) -> None:
        for _ in range(10):
            _, here = await make(first, ME, OPEN)
            there = await second.rooms.find(here.table.id)
            anna, _ = await first.sessions.create()
            boris, _ = await second.sessions.create()
            outcomes = await asyncio.gather(
                hosting.join(here, anna, 1), hosting.join(there, boris, 1), return_exceptions=True
            )
            (refused,) = [outcome for outcome in outcomes if outcome is not None]
            assert isinstance(refused, RefusalError)
            assert refused.key == "error-seat-taken"
            winner = anna if outcomes[0] is None else boris
            for house in (first, second):
                house.rooms.rooms.clear()
                found = await house.rooms.find(here.table.id)
                assert found.table.seats[1].session == winner.id

    visit(database, story)


def first_move(room: Room) -> tuple[int, str]:
    chronicle = room.playing()
    position = chronicle.position
    return position.decision, chronicle.title.word(position.moves(0)[0])


def test_a_move_sent_again_through_another_server_is_the_same_move(database: str) -> None:
    async def story(first: House, second: House) -> None:
        host, here = await make(first, ME, start=True)
        there = await second.rooms.find(here.table.id)
        decision, word = first_move(here)
        both = [room.play(host.id, 0, decision, word, "mine") for room in (here, there)]
        assert await asyncio.gather(*both) == [1, 1]
        for room in (here, there):
            assert await room.play(host.id, 0, decision, word, "mine") == 1
            assert room.playing().number == 1

    visit(database, story)


def test_nobody_is_refused_because_a_server_is_behind(database: str) -> None:
    async def story(first: House, second: House) -> None:
        host, here = await make(first, ME, start=True)
        there = await second.rooms.find(here.table.id)
        for turn in range(1, 8):
            room, newest = (there, here) if turn % 2 else (here, there)
            decision, word = first_move(newest)
            assert await room.play(host.id, 0, decision, word, f"m{turn}") == turn

    visit(database, story)


def test_two_who_want_to_play_again_come_to_one_table(database: str) -> None:
    async def story(first: House, second: House) -> None:
        host, here = await make(first, ME, start=True)
        async with here.lock:
            draft = here.table.copy()
            draft.state = "over"
            await here.save(draft)
        there = await second.rooms.find(here.table.id)
        wishes = [hosting.rematch(room, house.rooms, host) for room, house in ((here, first), (there, second))]
        assert len({again.table.id for again in await asyncio.gather(*wishes)}) == 1

    visit(database, story)
