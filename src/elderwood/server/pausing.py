"""A pause by consent: all people at the table agree to it, and any of them ends it. Meanwhile all clocks stand."""

from msgspec.structs import replace

from elderwood.server.deeds import on_the_newest
from elderwood.server.hosting import changing
from elderwood.server.parting import seats_in_play
from elderwood.server.refusals import RefusalError
from elderwood.server.room import News, Room
from elderwood.server.sessions import Session


@on_the_newest
async def pause(room: Room, session: Session, wanted: bool) -> None:
    """Say that the match may pause, or take that back. It does once everybody there says so."""
    async with changing(room) as draft:
        mine = seats_in_play(draft, session)
        if draft.clock.kind == "none":
            raise RefusalError("error-no-clock")
        if draft.paused:
            raise RefusalError("error-paused")
        for place in mine:
            draft.seats[place].clock = replace(draft.seats[place].clock, pauses=wanted)
        news: list[News] = []
        if all(seat.clock.pauses for seat in draft.seats if seat.has_person()):
            draft.paused = True
            for seat in draft.seats:
                seat.clock = replace(seat.clock, pauses=False)
            news = [("pause", mine[0])]
        await room.save(draft, *news)


@on_the_newest
async def resume(room: Room, session: Session) -> None:
    """Go on after a pause."""
    async with changing(room) as draft:
        mine = seats_in_play(draft, session)
        if not draft.paused:
            raise RefusalError("error-not-paused")
        draft.paused = False
        await room.save(draft, ("resume", mine[0]))
