"""What people do about being asked: say what they wish to be asked, and how long they like to wait for bots."""

from elderwood.engine.attention import read_attention
from elderwood.server.deeds import on_the_newest
from elderwood.server.news import Hurried
from elderwood.server.refusals import RefusalError
from elderwood.server.room import Room
from elderwood.server.wire import Pace


@on_the_newest
async def set_wish(room: Room, session: str, seat: int, wish: str) -> int:
    """Let a seat wish to be asked otherwise. Only its owner is told, and nothing that others see changes."""
    async with room.lock:
        if room.stale:
            await room.refresh()
        room.require_seat(session, seat)
        chronicle = room.playing()
        attention = room.attention(seat)
        if attention is None:
            raise RefusalError("error-no-wishes")
        changed = read_attention(str(attention), attention.wishes)
        changed.change(wish, chronicle.position)
        draft = room.table.copy()
        draft.seats[seat].wish = str(changed)
        await room.commit(draft, [draft.seats[seat]], [])
        room.attentions[seat] = changed
    room.audience.tell(session)
    room.look_again()
    return chronicle.number


@on_the_newest
async def set_pace(room: Room, session: str, pace: Pace) -> int:
    """Let the bots play faster or slower, for all to see."""
    async with room.lock:
        if room.stale:
            await room.refresh()
        if not room.table.seats_of(session):
            raise RefusalError("error-not-seated", {}, 403)
        draft = room.table.copy()
        draft.pace = pace
        await room.commit(draft, [], [])
    room.tell()
    room.look_again()
    return -1 if room.chronicle is None else room.chronicle.number


def hurry(room: Room, session: str, seat: int) -> int:
    """Play without pauses until a seat is asked something again."""
    room.require_seat(session, seat)
    chronicle = room.playing()
    if room.table.state == "playing" and not room.is_asked(seat):
        room.hurried.add(seat)
        room.look_again()
        room.storage.tell(Hurried(node=room.storage.node, table=room.table.id, seat=seat))
    return chronicle.number
