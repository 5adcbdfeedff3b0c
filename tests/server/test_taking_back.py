"""Going back over what was revealed, once everybody at the table agrees."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Literal

import msgspec
import pytest
from sqlalchemy import select

from elderwood.engine.errors import IllegalMoveError
from elderwood.engine.match import Match, replay
from elderwood.games import TITLES, find_title
from elderwood.server import hosting, schema, taking_back
from elderwood.server.bots import awaited
from elderwood.server.chronicle import rebuild, record_of
from elderwood.server.hosting import make_table
from elderwood.server.house import House, open_house
from elderwood.server.journal import Snapshot
from elderwood.server.keeping.verifying import verify
from elderwood.server.room import Room
from elderwood.server.sessions import Session
from elderwood.server.storage import Storage
from elderwood.server.storage.journal import read_entries
from elderwood.server.storage.reading import reading_file
from elderwood.server.story import tell_story
from elderwood.server.wire import NewTable, SeatWish
from elderwood.texts import LANGUAGES, Speaker
from tests.server.keeping import DATABASE
from tests.server.tables import ME, Guest, Message, quick_settings, serving
from tests.server.test_nodes import until, visit

Kind = Literal["open", "me", "bot", "local"]
OPEN = {"kind": "open"}
REVEALED = "why-no-undo-revealed"


def play_over_a_reveal(guest: Guest, table: str) -> tuple[Message, int]:
    """Play until something is revealed that an undo does not reach over; return the view before it, and its step."""
    views: dict[int, Message] = {}
    for _ in range(80):
        before = guest.last["view"]
        update = guest.go_on(table, 0)
        views[update["step"]] = before
        last = update["last_play"]
        if update["undo"] is not None and update["undo"]["key"] == REVEALED and last["step"] in views:
            return views[last["step"]], last["step"]
    raise AssertionError("nothing was revealed")


@contextmanager
def two_at_a_table(anna: Guest, boris: Guest) -> Iterator[str]:
    table = anna.table(ME, OPEN, title="elfenland", options={"rounds": "3"}, start=False)
    boris.post(f"/tables/{table}/join")
    anna.post(f"/tables/{table}/start")
    anna.watch(table, face=0)
    boris.watch(table, face=1)
    yield table


def go_on(table: str, *guests: Guest) -> int:
    """Let the first who is asked answer; everybody sees it. Return its step."""
    for seat, guest in enumerate(guests):
        if guest.last["moves"]:
            step: int = guest.go_on(table, seat)["step"]
            for other in guests:
                other.see(step)
            return step
    raise AssertionError("nobody is asked")


def settle_in(table: str, anna: Guest, boris: Guest) -> Message:
    """Play until both have answered and Anna's last play is beyond what she can undo; return it."""
    for _ in range(80):
        go_on(table, anna, boris)
        last: Message | None = anna.last["last_play"]
        if last is not None and last["count"] > 1:
            return last
    raise AssertionError("Anna could always undo")


def test_alone_it_happens_at_once_and_nothing_can_be_redone(anna: Guest) -> None:
    table = anna.table(ME, seed="oak")
    anna.watch(table, face=0)
    view, step = play_over_a_reveal(anna, table)
    count = anna.last["last_play"]["count"]
    info = anna.post(f"/tables/{table}/back", step=step)
    assert info["plea"] is None
    back = anna.hear(lambda message: message["type"] == "table" and message["view"] == view)
    assert back["fresh"]
    (told,) = [entry for entry in back["steps"] if entry["kind"] == "back"]
    assert (told["key"], told["values"]) == ("log-back", {"seat": 0, "count": count})
    assert next(entry["number"] for entry in back["steps"] if entry["undone"]) == step
    assert back["redo"]["key"] == "why-no-redo"


def test_what_was_undone_before_cannot_be_redone_after_it() -> None:
    match = Match(find_title("sylvion"), 1, {"game": "intro"}, "oak")
    while len(match.played) < 2 or match.cannot_undo(0) is not None:
        match.play(0, match.position.moves(0)[-1])
    match.undo(0)
    assert match.cannot_redo(0) is None
    assert len(match.go_back(1)) == 1
    assert match.cannot_redo(0) is not None
    with pytest.raises(IllegalMoveError, match="why-no-back"):
        match.go_back(len(match.played) + 1)


def test_the_same_comes_again(anna: Guest) -> None:
    table = anna.table(ME, seed="oak")
    anna.watch(table, face=0)
    view, step = play_over_a_reveal(anna, table)
    seen = anna.last["view"]
    count = anna.last["last_play"]["count"]
    anna.post(f"/tables/{table}/back", step=step)
    anna.hear(lambda message: message["type"] == "table" and message["view"] == view)
    for _ in range(count):
        anna.go_on(table, 0)
    assert anna.last["view"] == seen


def test_a_restart_finds_the_match_where_it_went_back_to(folder: Path) -> None:
    with serving(quick_settings(folder, snapshot_every=1)) as address:
        anna = Guest(address, "Anna")
        table = anna.table(ME, seed="oak")
        anna.watch(table, face=0)
        view, step = play_over_a_reveal(anna, table)
        anna.post(f"/tables/{table}/back", step=step)
        anna.hear_kind("table")
        anna.hang_up()
    with serving(quick_settings(folder, snapshot_every=1)) as address:
        anna.move_to(address)
        assert anna.watch(table, face=0)["view"] == view
        anna.go_on(table, 0)
        seen = anna.last["view"]
        anna.hang_up()
    with serving(quick_settings(folder)) as address:
        anna.move_to(address)
        assert anna.watch(table, face=0)["view"] == seen
        anna.hang_up()
    anna.http.close()


def test_everybody_is_asked_and_sees_who_agrees(anna: Guest, boris: Guest, claire: Guest) -> None:
    with two_at_a_table(anna, boris) as table:
        claire.watch(table)
        last = settle_in(table, anna, boris)
        info = anna.post(f"/tables/{table}/back", step=last["step"])
        assert info["plea"] == {"seat": 0, "count": last["count"], "awaited": [1]}
        asked = boris.see(boris.last["step"] + 1)
        assert asked["info"]["plea"] == info["plea"]
        assert asked["steps"][-1]["key"] == "log-ask"
        anna.post(f"/tables/{table}/back", step=last["step"])  # once more changes nothing
        assert boris.post(f"/tables/{table}/back/answer", agree=True)["plea"] is None
        for guest in (anna, boris, claire):
            seen = guest.hear(lambda message: message["type"] == "table" and message["steps"][-1]["kind"] == "back")
            told = [entry["key"] for entry in seen["steps"] if entry["kind"] in ("agree", "back")]
            assert told == ["log-agree", "log-back"]
            assert seen["view"]["decision"] < asked["view"]["decision"]
        late = boris.ask("POST", f"/tables/{table}/back/answer", agree=True)
        assert (late.status_code, late.json()["key"]) == (409, "error-nobody-asks")


@pytest.mark.parametrize("who", [0, 1])
def test_who_declines_or_withdraws_changes_nothing(anna: Guest, boris: Guest, who: int) -> None:
    with two_at_a_table(anna, boris) as table:
        last = settle_in(table, anna, boris)
        view, step = anna.last["view"], anna.last["step"]
        anna.post(f"/tables/{table}/back", step=last["step"])
        second = boris.ask("POST", f"/tables/{table}/back", step=last["step"])
        assert second.json()["key"] == "error-asked-already"
        assert (anna, boris)[who].post(f"/tables/{table}/back/answer", agree=False)["plea"] is None
        now = anna.see(step + 2)
        assert (now["view"], now["steps"][-1]["key"]) == (view, "log-decline")
        assert now["steps"][-1]["values"] == {"seat": who, "count": last["count"]}
        assert not any(entry["undone"] for entry in now["steps"])
        anna.post(f"/tables/{table}/back", step=last["step"])  # it may be asked once more


def test_what_is_asked_lapses_when_the_match_goes_on(anna: Guest, boris: Guest) -> None:
    with two_at_a_table(anna, boris) as table:
        last = settle_in(table, anna, boris)
        assert anna.post(f"/tables/{table}/back", step=last["step"])["plea"] is not None
        for guest in (anna, boris):
            guest.see(guest.last["step"] + 1)
        go_on(table, anna, boris)
        assert anna.last["info"]["plea"] is None
        late = boris.ask("POST", f"/tables/{table}/back/answer", agree=True)
        assert late.json()["key"] == "error-nobody-asks"


def test_what_was_asked_is_asked_still_after_a_restart(folder: Path) -> None:
    with serving(quick_settings(folder)) as address:
        anna, boris = Guest(address, "Anna"), Guest(address, "Борис")
        with two_at_a_table(anna, boris) as table:
            last = settle_in(table, anna, boris)
            plea = anna.post(f"/tables/{table}/back", step=last["step"])["plea"]
        anna.hang_up()
        boris.hang_up()
    with serving(quick_settings(folder)) as address:
        anna.move_to(address)
        boris.move_to(address)
        assert boris.watch(table, face=1)["info"]["plea"] == plea
        assert boris.post(f"/tables/{table}/back/answer", agree=True)["plea"] is None
        for guest in (anna, boris):
            guest.hang_up()
            guest.http.close()


def test_who_may_not_ask_is_told_why(anna: Guest, boris: Guest) -> None:
    table = anna.table(ME, seed="oak")
    anna.watch(table, face=0)
    _, step = play_over_a_reveal(anna, table)
    refused = boris.ask("POST", f"/tables/{table}/back", step=step)
    assert (refused.status_code, refused.json()["key"]) == (403, "error-not-seated")
    for wrong in (-1, 0, 10**6):
        refused = anna.ask("POST", f"/tables/{table}/back", step=wrong)
        assert (refused.status_code, refused.json()["key"]) == (409, "error-unknown-answer")
    anna.post(f"/tables/{table}/end", agree=True)
    assert anna.ask("POST", f"/tables/{table}/back", step=step).json()["key"] == "why-over"


def at_a_house(database: str, story: Callable[[House], Awaitable[None]]) -> None:
    """Tell a story of one house, in which bots do nothing by themselves."""

    async def run() -> None:
        house = await open_house(quick_settings(database, snapshot_every=5))
        house.rooms.after_change = lambda room: None
        try:
            await story(house)
        finally:
            await house.close()

    asyncio.run(run())


async def make(house: House, title: str, *kinds: Kind) -> tuple[Session, Room]:
    host, _ = await house.sessions.create()
    seats = [SeatWish(kind=kind, bot="random" if kind == "bot" else "") for kind in kinds]
    options = {"rounds": "3"} if title == "elfenland" else {}
    seed = "" if "open" in kinds else "oak"
    wish = NewTable(title=title, options=options, seats=seats, start=bool(seed), seed=seed)
    return host, await make_table(house.rooms, host, wish)


async def answer_once(room: Room, session: Session, chance: Random) -> int:
    """Give one of the legal answers for a seat that is asked; return its entry."""
    chronicle = room.playing()
    position = chronicle.position
    seat = chance.choice([seat for seat in position.awaits() if seat in room.table.seats_of(session.id)])
    word = chronicle.title.word(chance.choice(position.moves(seat)))
    return await room.play(session.id, seat, position.decision, word, f"a{chronicle.number}")


def test_bots_agree_and_wait_until_people_have_settled_it(database: str) -> None:
    async def story(house: House) -> None:
        host, room = await make(house, "elfenland", "me", "open", "bot")
        guest, _ = await house.sessions.create()
        await hosting.join(room, guest, 1)
        await hosting.start(room, host)
        step, bot = -1, awaited(room)
        while bot is None or step < 0:
            chronicle = room.playing()
            position = chronicle.position
            if bot is None:
                step = await answer_once(room, (host, guest)[position.awaits()[0]], Random(1))
            else:
                await room.play_for(bot, chronicle.number, chronicle.title.word(position.moves(bot)[0]))
            bot = awaited(room)
        await taking_back.ask(room, host, step)
        plea = room.playing().plea
        assert plea is not None
        assert taking_back.awaited_by(plea, room.table) == [1]
        assert awaited(room) is None
        await taking_back.answer(room, guest, False)
        assert awaited(room) == bot

    at_a_house(database, story)


@pytest.mark.parametrize("title", [title.name for title in TITLES])
def test_every_title_goes_back_and_is_played_to_its_end(folder: Path, title: str) -> None:
    async def story(house: House) -> None:
        host, room = await make(house, title, "me", "local")
        chance, backs = Random(1), 0
        chronicle = room.playing()
        while chronicle.position.outcome() is None:
            step = await answer_once(room, host, chance)
            reason = chronicle.cannot_undo(0)
            if reason is not None and reason.key != "why-over" and step > 6 * (backs + 1) and backs < 4:
                backs += 1
                played = chronicle.match.played
                await taking_back.ask(room, host, played[-chance.randint(1, min(len(played), 9))].number)
        assert backs > 1
        await compare(room, backs)

    at_a_house(quick_settings(folder).database, story)
    with reading_file(folder / DATABASE) as source:
        assert verify(source).findings == []


async def compare(room: Room, backs: int) -> None:
    """Build a stored match from its last snapshots, from the deal and from its record: all are the same."""
    table, chronicle = room.table, room.playing()
    entries = await read_entries(room.storage, table.id)
    assert [entry.kind for entry in entries].count("back") == backs
    snapshots = await all_snapshots(room.storage, table.id)
    first = next(entry.number for entry in entries if entry.kind == "back")
    assert any(snapshot.number < first for snapshot in snapshots)
    for snapshot in (None, *snapshots):
        again = rebuild(chronicle.title, table, entries, snapshot)
        assert again.match == chronicle.match
        assert [step.undone for step in again.steps] == [step.undone for step in chronicle.steps]
    record = record_of(table, chronicle)
    assert replay(chronicle.title, record) == chronicle.match
    assert tell_story(chronicle).points


async def all_snapshots(storage: Storage, table: str) -> list[Snapshot]:
    rows = await storage.read(select(schema.snapshots).where(schema.snapshots.c.table == table))
    return [
        Snapshot(row.number, msgspec.json.decode(row.breaks), msgspec.json.decode(row.position, type=dict[str, object]))
        for row in rows
    ]


@pytest.mark.parametrize("kind", ["postgresql"])
def test_another_server_sees_it(database: str) -> None:
    async def story(first: House, second: House) -> None:
        host, here = await make(first, "elfenland", "me", "open")
        guest, _ = await second.sessions.create()
        there = await second.rooms.find(here.table.id)
        await hosting.join(there, guest, 1)
        await hosting.start(here, host)
        dealt = here.playing().position
        asked = dealt.awaits()[0]
        await until(lambda: there.chronicle is not None)
        step = await answer_once((here, there)[asked], (host, guest)[asked], Random(1))
        await taking_back.ask(here, host, step)
        await taking_back.answer(there, guest, True)
        await until(lambda: here.playing().steps[-1].entry.kind == "back")
        for room in (here, there):
            assert room.playing().position == dealt
            kinds = [(entry.entry.kind, entry.undone) for entry in room.playing().steps]
            assert kinds[1:] == [("move", True), ("ask", False), ("agree", False), ("back", False)]

    visit(database, story)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_has_words_for_all_of_it(lang: str) -> None:
    speaker = Speaker(lang, ["Anna"], strict=True)
    for kind in ("ask", "agree", "decline", "back"):
        for count in (1, 2, 5):
            assert "Anna" in speaker.say(f"log-{kind}", {"seat": 0, "count": count})
