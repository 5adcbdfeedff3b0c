"""What is done about those who do not answer: clocks at zero are seen to, and a match that nobody plays on ends."""

from elderwood.server.deeds import on_the_newest
from elderwood.server.room import Room
from elderwood.server.rooms import Rooms
from elderwood.server.storage.tables import due_tables


async def see_to_stored(rooms: Rooms) -> None:
    """See to the stored matches where something is due, one after another and not too many at a time."""
    for table in await due_tables(rooms.storage, rooms.now()):
        known = rooms.loaded(table) is not None
        room = await rooms.find(table)  # which wakes the bots that answer where a clock has run out
        await expire(room)
        if not known and room.table.state == "over":
            rooms.let_go(room)


@on_the_newest
async def expire(room: Room) -> None:
    """End a match for which nobody has played for too long, if it is due and no clock runs."""
    async with room.lock:
        if room.stale:
            await room.refresh()
        draft = room.table.copy()
        if draft.state != "playing" or draft.due is None or draft.due > room.now():
            return
        if all(seat.clock.since < 0 for seat in draft.seats):
            draft.abandon()
            await room.save(draft, ("expire", 0))
        elif room.locked is not None:
            await room.save(draft)  # nobody can play there: its clocks stand from now on
