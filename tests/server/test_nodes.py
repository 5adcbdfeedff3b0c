"""Several servers on one database: whichever of them is asked, a table is one table."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from elderwood.server import accounts, bots, hosting, nodes, renewing
from elderwood.server.guests import NOBODY
from elderwood.server.hosting import make_table
from elderwood.server.house import SIGNED_OUT, House, open_house
from elderwood.server.refusals import RefusalError
from elderwood.server.room import Room
from elderwood.server.sessions import Session
from elderwood.server.storage.sessions import end_session
from elderwood.server.updates import ServerMessage
from elderwood.server.wire import NewTable, SeatWish
from tests.server.clusters import Cluster, name_in
from tests.server.tables import PATIENCE, Spectator, quick_settings

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
    seed = "" if OPEN in seats else "oak"
    wish = NewTable(title="sylvion", options={"game": "intro"}, seats=list(seats), start=start, seed=seed)
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
        for house in (first, second):
            assert house.node is not None
            house.node.follow = lambda room, news: None  # type: ignore[method-assign]
        for turn in range(1, 8):
            room, newest = (there, here) if turn % 2 else (here, there)
            decision, word = first_move(newest)
            assert await room.play(host.id, 0, decision, word, f"m{turn}") == turn

    visit(database, story)


def test_nobody_is_refused_by_a_table_that_news_came_of_meanwhile(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The news may come between the refusal and the look whether it was made on an old table."""

    async def story(first: House, second: House) -> None:
        host, here = await make(first, ME, start=True)
        there = await second.rooms.find(here.table.id)
        assert second.node is not None
        second.node.follow = lambda room, news: None  # type: ignore[method-assign]
        decision, word = first_move(here)
        assert await here.play(host.id, 0, decision, word, "m1") == 1
        look = Room.fell_behind

        async def told_just_before(room: Room) -> bool:
            room.stale = True
            return await look(room)

        monkeypatch.setattr(Room, "fell_behind", told_just_before)
        decision, word = first_move(here)
        assert await there.play(host.id, 0, decision, word, "m2") == 2

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


async def until(there: Callable[[], object]) -> None:
    """Wait for something that is told."""
    while not there():
        await asyncio.sleep(0.005)


class Reader(Spectator):
    """Follows a room, and notes up to which step."""

    def __init__(self, room: Room, session: str = "") -> None:
        super().__init__()
        self.room = room
        self.session_id = session
        self.seen = 0
        room.audience.enter(self)

    def table_changed(self, table: str) -> None:
        self.seen = self.room.playing().number


def ready(room: Room) -> bool:
    return room.table.state == "over" or 0 in room.playing().position.awaits()


def followed(readers: list[Reader], step: int) -> bool:
    return all(reader.seen >= step for reader in readers)


def test_a_match_with_a_bot_is_played_through_both_and_watched(database: str) -> None:
    async def story(first: House, second: House) -> None:
        host, here = await make(first, ME, BOT, start=True)
        there = await second.rooms.find(here.table.id)
        readers = [Reader(here), Reader(there)]
        for turn in range(400):
            room = (here, there)[turn % 2]
            await until(partial(ready, room))
            if room.table.state == "over":
                break
            decision, word = first_move(room)
            step = await room.play(host.id, 0, decision, word, f"m{turn}")
            await until(partial(followed, readers, step))
        await until(lambda: here.table.state == there.table.state == "over")
        told = [[(step.entry.kind, step.entry.word) for step in room.playing().steps] for room in (here, there)]
        assert told[0] == told[1]
        assert len(told[0]) > 10
        assert here.playing().position.view(-1) == there.playing().position.view(-1)
        assert here.table.result is not None

    visit(database, story)


def test_an_undo_reaches_the_other_server(database: str) -> None:
    async def story(first: House, second: House) -> None:
        host, here = await make(first, ME, start=True)
        there = await second.rooms.find(here.table.id)
        while True:
            before, step = here.playing().position.view(0), here.playing().number + 1
            await here.play(host.id, 0, *first_move(here), f"m{step}")
            if here.playing().cannot_undo(0) is None:
                break
        await until(lambda: there.playing().number == step)
        await here.undo(host.id, 0, "answer", "u")
        await until(lambda: there.playing().number == step + 1)
        assert there.playing().steps[step].undone
        assert there.playing().position.view(0) == before

    visit(database, story)


async def crash(house: House) -> None:
    """Let a house fall silent without a word."""
    assert house.node is not None
    for task in list(house.node.tasks):
        task.cancel()
    await asyncio.gather(*house.node.tasks, return_exceptions=True)
    await house.bots.close()
    house.node = None


@pytest.fixture
def short_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "BEAT", 0.1)
    monkeypatch.setattr(nodes, "LIFE", 0.5)
    monkeypatch.setattr(bots, "LOOK_AGAIN", 0.1)


def test_one_server_alone_lets_bots_think(database: str, short_lives: None) -> None:
    async def story(first: House, second: House) -> None:
        _, here = await make(first, BOT, start=True)
        await until(lambda: here.playing().number > 0)
        asked: list[str] = []
        answer = second.bots.workers.answer

        async def note(*given: Any) -> str:
            asked.append("second")
            return await answer(*given)

        second.bots.workers.answer = note  # type: ignore[method-assign, assignment]
        there = await second.rooms.find(here.table.id)
        await until(lambda: there.table.state == "over")
        assert not asked

    visit(database, story)


def test_the_bots_of_a_server_that_falls_silent_go_on_elsewhere(database: str, short_lives: None) -> None:
    async def story(first: House, second: House) -> None:
        first.bots.settings = replace(first.settings, bot_delay=1e6)
        _, here = await make(first, BOT, start=True)
        identity = here.table.id
        assert first.node is not None
        await until(lambda: first.node is not None and identity in first.node.held)
        await crash(first)
        await until(lambda: second.rooms.loaded(identity))
        there = second.rooms.loaded(identity)
        assert there is not None
        await until(lambda: there.table.state == "over")

    visit(database, story)


def test_who_is_there_through_another_server_is_there(database: str, short_lives: None) -> None:
    async def story(first: House, second: House) -> None:
        host, here = await make(first, ME, OPEN)
        anna = Reader(here, host.id)
        stranger = Reader(here)
        there = await second.rooms.find(here.table.id)
        await until(lambda: there.audience.spectators() == 1)
        assert there.audience.here(host.id)
        assert not there.audience.absent(host.id)
        here.audience.leave(stranger)
        await until(lambda: there.audience.spectators() == 0)
        here.audience.leave(anna)
        await until(lambda: not there.audience.here(host.id))
        here.audience.enter(anna)
        await until(lambda: there.audience.here(host.id))
        await crash(first)
        await until(lambda: not there.audience.here(host.id))

    visit(database, story)


def test_a_new_name_is_known_everywhere(database: str) -> None:
    async def story(first: House, second: House) -> None:
        host, token = await first.sessions.create()
        wish = NewTable(title="sylvion", options={}, seats=[ME, OPEN])
        here = await make_table(first.rooms, host, wish)
        there = await second.rooms.find(here.table.id)
        assert await second.sessions.find(token) is not None
        await first.sessions.rename(host, "Anna")
        await until(lambda: there.table.seats[0].name == "Anna")
        found = await second.sessions.find(token)
        assert found is not None
        assert found.name == "Anna"

    visit(database, story)


class Line:
    """A connected client that notes how it was sent away."""

    def __init__(self, session: Session) -> None:
        self.session_id = self.owner = session.id
        self.session_key = session.key
        self.name = session.name
        self.address = ""
        self.watching: dict[str, Any] = {}
        self.closed = 0

    def post(self, message: ServerMessage) -> None: ...

    def close(self, code: int) -> None:
        self.closed = code


def test_a_session_that_ends_is_over_everywhere(database: str) -> None:
    async def story(first: House, second: House) -> None:
        guest, old = await first.sessions.create()
        token, _ = await accounts.sign_up(first, guest, "Anna", "correct horse")
        other = await accounts.sign_in(second, NOBODY, "Anna", "correct horse")
        lines = [Line(await found(second, one)) for one in (token, other)]
        for line in lines:
            second.enter(line)
        await accounts.sign_out(first, await found(first, token), everywhere=False)
        await until(lambda: lines[0].closed == SIGNED_OUT)
        assert await second.sessions.find(token) is None
        assert await second.sessions.find(old) is None
        assert lines[1].closed == 0
        assert (await found(second, other)).id == guest.id

    visit(database, story)


def test_a_session_that_ended_while_a_line_was_broken_is_over(cluster: Cluster, database: str) -> None:
    async def story(first: House, second: House) -> None:
        guest, _ = await first.sessions.create()
        line = Line(guest)
        second.enter(line)
        await cluster.shut(database)
        await cluster.open(database)
        await first.storage.write(end_session(guest.key))
        await until(lambda: line.closed == SIGNED_OUT)

    visit(database, story)


async def found(house: House, token: str) -> Session:
    session = await house.sessions.find(token)
    assert session is not None
    return session


def test_what_was_told_while_a_line_was_broken_is_read(cluster: Cluster, database: str) -> None:
    async def story(first: House, second: House) -> None:
        host, here = await make(first, ME, start=True)
        there = await second.rooms.find(here.table.id)
        await cluster.shut(database)
        await cluster.open(database)
        await here.play(host.id, 0, *first_move(here), "m")
        await until(lambda: there.playing().number == 1)

    visit(database, story)


def test_a_match_of_older_rules_goes_on_at_all_once_its_people_agreed(database: str, cluster: Cluster) -> None:
    async def story(first: House, second: House) -> None:
        host, here = await make(first, ME, OPEN)
        guest, _ = await second.sessions.create()
        await hosting.join(here, guest, 1)
        await hosting.start(here, host)
        await cluster.command("UPDATE tables SET rules = 99", name_in(database))
        for house in (first, second):
            house.rooms.rooms.clear()
        here, there = [await house.rooms.find(here.table.id) for house in (first, second)]
        assert here.locked is not None
        await asyncio.gather(renewing.renew(here, host), renewing.renew(there, guest))
        for room in (here, there):
            await room.fell_behind()
            await room.catch_up()
            assert (room.locked, room.table.rules) == (None, room.playing().title.version)
        decision, word = first_move(there)
        assert await there.play(host.id, 0, decision, word, "mine") == there.playing().number

    visit(database, story)
