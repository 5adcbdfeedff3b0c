"""The requests over HTTP: who I am, which titles and tables there are, and what is done at them."""

import asyncio
import time
from typing import Annotated, Any

from litestar import MediaType, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec import convert

from elderwood import __version__
from elderwood.engine.title import Title
from elderwood.games import TITLES, find_title
from elderwood.server import chatting, hosting, parting, pausing, programs, renewing, taking_back
from elderwood.server.chronicle import Chronicle, record_of
from elderwood.server.house import House
from elderwood.server.opponents import opponent, show_bots
from elderwood.server.refusals import RefusalError
from elderwood.server.room import Room
from elderwood.server.sessions import Session
from elderwood.server.showing import show_room, show_table
from elderwood.server.storage.reports import add_report
from elderwood.server.storage.tables import lobby, tables_of
from elderwood.server.story import tell_story
from elderwood.server.wire import (
    AboutInfo,
    AnswerBack,
    AskBack,
    ChatLine,
    End,
    EventKindInfo,
    Faces,
    Failure,
    FirstMatchInfo,
    HintInfo,
    Join,
    LetIn,
    Me,
    NewTable,
    OptionInfo,
    Pause,
    Rename,
    Replace,
    Report,
    Say,
    SeatToken,
    Story,
    TableInfo,
    TitleInfo,
)
from elderwood.texts import LANGUAGES, rules

LONGEST_REPORT = 4000

# What every request may be answered with instead of what it asked for.
REFUSALS = {
    status: ResponseSpec(data_container=Failure, description=text, generate_examples=False)
    for status, text in (
        (400, "The request is not understood"),
        (403, "Not yours to do"),
        (404, "There is no such thing"),
        (409, "Not possible now"),
        (413, "Too large"),
        (429, "Too often"),
    )
}

TableId = Annotated[str, PathParameter(description="The table's id", max_length=64)]
Reader = NamedDependency[Session]
Home = NamedDependency[House]


@get("/me", responses=REFUSALS)
async def get_me(me: Reader) -> Me:
    """Say who I am; whoever is nobody yet becomes a guest."""
    return me.me()


@patch("/me", responses=REFUSALS)
async def rename_me(me: Reader, data: JSONBody[Rename], house: Home) -> Me:
    """Change my name."""
    await house.sessions.rename(me, data.name)
    await house.rooms.rename(me.id)
    return me.me()


@get("/titles", responses=REFUSALS)
async def list_titles() -> list[TitleInfo]:
    """List the titles."""
    return [show_title(title) for title in TITLES]


def show_title(title: Title) -> TitleInfo:
    """Return what is known of a title."""
    options = [
        OptionInfo(
            name=option.name,
            values=option.values,
            default=option.default,
            needs=option.needs,
            seats=option.seats,
            house=option.house,
        )
        for option in title.options
    ]
    return TitleInfo(
        id=title.name,
        fewest=title.fewest,
        most=title.most,
        usual=title.usual,
        about=convert(title.about, AboutInfo, from_attributes=True),
        options=options,
        bots=show_bots(title),
        first=convert(title.first, FirstMatchInfo, from_attributes=True),
        coach=convert(title.coach, list[HintInfo], from_attributes=True),
    )


@get("/me/opponents", responses=REFUSALS)
async def list_opponents(reader: Reader, house: Home) -> dict[str, str]:
    """Say against which bot of each title I should try myself next, by how my last matches went."""
    found = await tables_of(house.storage, reader.id) if reader.id else []
    return {title.name: opponent(title, found, reader.id) for title in TITLES}


@get("/tables", responses=REFUSALS)
async def list_tables(reader: Reader, house: Home) -> list[TableInfo]:
    """List the public tables that wait for players."""
    found = await lobby(house.storage)
    return [show_table(table, reader.id, house.rooms.loaded(table.id)) for table in found]


@get("/tables/mine", responses=REFUSALS)
async def list_my_tables(reader: Reader, house: Home) -> list[TableInfo]:
    """List my tables: my turn first, then the oldest change."""
    found = await tables_of(house.storage, reader.id) if reader.id else []
    return [show_table(table, reader.id, house.rooms.loaded(table.id)) for table in found]


@post("/tables", responses=REFUSALS)
async def make_table(me: Reader, data: JSONBody[NewTable], house: Home) -> TableInfo:
    """Make a table."""
    house.limits.take("table", me.id)
    return show_room(await hosting.make_table(house.rooms, me, data), me.id)


@get("/tables/{table:str}", responses=REFUSALS)
async def get_table(table: TableId, reader: Reader, house: Home) -> TableInfo:
    """Show a table."""
    return show_room(await house.rooms.find(table), reader.id)


@get("/tables/{table:str}/faces", responses=REFUSALS)
async def get_faces(table: TableId, house: Home) -> Faces:
    """Say what is printed on the cards of a table's title, as its options have them."""
    room = await house.rooms.find(table)
    title = find_title(room.table.title)
    kinds = [convert(kind, EventKindInfo, from_attributes=True) for kind in title.kinds]
    return Faces(faces=title.faces(room.table.options), kinds=kinds)


@post("/tables/{table:str}/join", status_code=200, responses=REFUSALS)
async def join_table(table: TableId, me: Reader, data: JSONBody[Join], house: Home) -> TableInfo:
    """Take a seat."""
    room = await house.rooms.find(table)
    await hosting.join(room, me, data.seat)
    return show_room(room, me.id)


@patch("/tables/{table:str}/seats/{seat:int}", responses=REFUSALS)
async def name_seat(table: TableId, seat: FromPath[int], me: Reader, data: JSONBody[Rename], house: Home) -> TableInfo:
    """Name somebody who plays at my screen."""
    room = await house.rooms.find(table)
    await hosting.name_seat(room, me, seat, data.name)
    return show_room(room, me.id)


@post("/tables/{table:str}/seats/{seat:int}/program", status_code=200, responses=REFUSALS)
async def give_seat(table: TableId, seat: FromPath[int], me: Reader, data: JSONBody[Rename], house: Home) -> SeatToken:
    """Give a seat of mine to a program of that name; the answer holds its token, which is shown only now."""
    room = await house.rooms.find(table)
    token = await programs.give_seat(room, me, seat, data.name)
    return SeatToken(token=token, table=show_room(room, me.id))


@delete("/tables/{table:str}/seats/{seat:int}/program", status_code=200, responses=REFUSALS)
async def take_back_seat(table: TableId, seat: FromPath[int], me: Reader, house: Home) -> TableInfo:
    """Take a seat back from my program; its token is worth nothing any more."""
    room = await house.rooms.find(table)
    await programs.take_back(room, me, seat)
    return show_room(room, me.id)


@post("/tables/{table:str}/leave", status_code=200, responses=REFUSALS)
async def leave_table(table: TableId, me: Reader, house: Home) -> TableInfo:
    """Give up my seats; in a match in play they wait for me, a bot, or whom the others let in."""
    room = await house.rooms.find(table)
    await parting.leave(room, me)
    return show_room(room, me.id)


@post("/tables/{table:str}/concede", status_code=200, responses=REFUSALS)
async def concede_table(table: TableId, me: Reader, house: Home) -> TableInfo:
    """Let a bot play on for me."""
    room = await house.rooms.find(table)
    await parting.concede(room, me)
    return show_room(room, me.id)


@post("/tables/{table:str}/replace", status_code=200, responses=REFUSALS)
async def replace_player(table: TableId, me: Reader, data: JSONBody[Replace], house: Home) -> TableInfo:
    """Let a bot play for somebody who has left or has been away too long."""
    room = await house.rooms.find(table)
    await parting.replace(room, me, data.seat)
    return show_room(room, me.id)


@post("/tables/{table:str}/let-in", status_code=200, responses=REFUSALS)
async def let_in(table: TableId, me: Reader, data: JSONBody[LetIn], house: Home) -> TableInfo:
    """Let somebody else have the seat of who has left."""
    room = await house.rooms.find(table)
    await parting.let_in(room, me, data.seat)
    return show_room(room, me.id)


@post("/tables/{table:str}/end", status_code=200, responses=REFUSALS)
async def end_table(table: TableId, me: Reader, data: JSONBody[End], house: Home) -> TableInfo:
    """Agree to end the match without a winner, or take that back; it ends when everybody at the table agrees."""
    room = await house.rooms.find(table)
    await parting.end(room, me, data.agree)
    return show_room(room, me.id)


@post("/tables/{table:str}/pause", status_code=200, responses=REFUSALS)
async def pause_table(table: TableId, me: Reader, data: JSONBody[Pause], house: Home) -> TableInfo:
    """Agree to a pause, or take that back; all clocks stand once everybody at the table agrees."""
    room = await house.rooms.find(table)
    await pausing.pause(room, me, data.agree)
    return show_room(room, me.id)


@post("/tables/{table:str}/resume", status_code=200, responses=REFUSALS)
async def resume_table(table: TableId, me: Reader, house: Home) -> TableInfo:
    """Go on after a pause."""
    room = await house.rooms.find(table)
    await pausing.resume(room, me)
    return show_room(room, me.id)


@post("/tables/{table:str}/renew", status_code=200, responses=REFUSALS)
async def renew_table(table: TableId, me: Reader, house: Home) -> TableInfo:
    """Agree to go on under today's rules with a match of older ones; it goes on when everybody at the table agrees."""
    room = await house.rooms.find(table)
    await renewing.renew(room, me)
    return show_room(room, me.id)


@post("/tables/{table:str}/back", status_code=200, responses=REFUSALS)
async def ask_back(table: TableId, me: Reader, data: JSONBody[AskBack], house: Home) -> TableInfo:
    """Ask to go back to before an answer; the match does so when everybody at the table agrees."""
    room = await house.rooms.find(table)
    await taking_back.ask(room, me, data.step)
    return show_room(room, me.id)


@post("/tables/{table:str}/back/answer", status_code=200, responses=REFUSALS)
async def answer_back(table: TableId, me: Reader, data: JSONBody[AnswerBack], house: Home) -> TableInfo:
    """Agree to go back as somebody asks, or decline."""
    room = await house.rooms.find(table)
    await taking_back.answer(room, me, data.agree)
    return show_room(room, me.id)


@get("/tables/{table:str}/chat", responses=REFUSALS)
async def read_chat(table: TableId, me: Reader, house: Home) -> list[ChatLine]:
    """Give what was said last at a table where I sit."""
    return await chatting.history(house, await house.rooms.find(table), me)


@post("/tables/{table:str}/chat", status_code=204, responses=REFUSALS)
async def say_line(table: TableId, me: Reader, data: JSONBody[Say], house: Home) -> None:
    """Say something to those who sit at the table."""
    await chatting.say(house, await house.rooms.find(table), me, data)


@delete("/tables/{table:str}/chat/{number:int}", responses=REFUSALS)
async def delete_line(table: TableId, number: FromPath[int], me: Reader, house: Home) -> None:
    """Delete what I have said; the host may delete any line."""
    await chatting.delete(house, await house.rooms.find(table), me, number)


@post("/tables/{table:str}/hide", status_code=200, responses=REFUSALS)
async def hide_table(table: TableId, me: Reader, house: Home) -> TableInfo:
    """Put a table that is over away from my list."""
    room = await house.rooms.find(table)
    await parting.hide(room, me)
    return show_room(room, me.id)


@post("/tables/{table:str}/start", status_code=200, responses=REFUSALS)
async def start_table(table: TableId, me: Reader, house: Home) -> TableInfo:
    """Begin, with bots in empty seats."""
    room = await house.rooms.find(table)
    await hosting.start(room, me)
    return show_room(room, me.id)


@post("/tables/{table:str}/rematch", status_code=200, responses=REFUSALS)
async def rematch_table(table: TableId, me: Reader, house: Home) -> TableInfo:
    """Play again: the same seats and options, another deal."""
    house.limits.take("table", me.id)
    room = await house.rooms.find(table)
    return show_room(await hosting.rematch(room, house.rooms, me), me.id)


@get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def get_record(table: TableId, house: Home) -> str:
    """Give the record of a match that is over; before that it would give away the deal."""
    room = await house.rooms.find(table)
    finished(room)
    return record_text(room)


@get("/tables/{table:str}/story", responses=REFUSALS)
async def get_story(table: TableId, house: Home) -> Story:
    """Tell a match that is over at a glance: how it stood from round to round, and what mattered."""
    room = await house.rooms.find(table)
    chronicle = finished(room)
    if room.story is None:
        room.story = await asyncio.to_thread(tell_story, chronicle)
    return room.story


def finished(room: Room) -> Chronicle:
    """Return the chronicle of a match that is over, or refuse."""
    if room.chronicle is None and room.locked is not None:
        raise RefusalError(room.locked.key, room.locked.values)
    if room.table.state != "over" or room.chronicle is None:
        raise RefusalError("error-record-later")
    return room.chronicle


@post("/tables/{table:str}/report", status_code=204, responses=REFUSALS)
async def report_problem(table: TableId, me: Reader, data: JSONBody[Report], house: Home) -> None:
    """Keep a player's report with the record, for whoever looks after the server."""
    house.limits.take("report", me.id)
    text = "".join(letter for letter in data.text if letter.isprintable() or letter in "\n\t").strip()
    if not text or len(text) > LONGEST_REPORT:
        raise RefusalError("error-bad-report", {"most": LONGEST_REPORT}, 400)
    room = await house.rooms.find(table)
    number = room.chronicle.number if room.chronicle is not None else -1
    report = add_report(room.table.id, me.id, time.time(), __version__, number, text, record_text(room))
    await house.storage.write(report)


def record_text(room: Room) -> str:
    """Return the record of a table so far."""
    return "" if room.chronicle is None else record_of(room.table, room.chronicle).text()


@get("/rules/{title:str}/{lang:str}", media_type="text/markdown", responses=REFUSALS)
async def get_rules(title: FromPath[str], lang: FromPath[str]) -> str:
    """Give a title's rules as Markdown."""
    name = find_title(title).name
    if lang not in LANGUAGES:
        raise RefusalError("error-unknown-language", {"name": lang[:20], "nearest": ", ".join(LANGUAGES)}, 404)
    return rules(name, lang)


HANDLERS: list[Any] = [
    get_me,
    rename_me,
    list_titles,
    list_tables,
    list_my_tables,
    list_opponents,
    make_table,
    get_table,
    get_faces,
    join_table,
    name_seat,
    give_seat,
    take_back_seat,
    leave_table,
    start_table,
    concede_table,
    replace_player,
    let_in,
    end_table,
    pause_table,
    resume_table,
    renew_table,
    ask_back,
    answer_back,
    read_chat,
    say_line,
    delete_line,
    hide_table,
    rematch_table,
    get_record,
    get_story,
    report_problem,
    get_rules,
]
