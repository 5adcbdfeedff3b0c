"""Ways out of a match: leave a seat, let a bot play on, end the match together, put a table away.

Nothing is lost by any of them: the journal stays and says who went. A match ended early has no winner.
"""

from elderwood.games import find_title
from elderwood.server.deeds import on_the_newest
from elderwood.server.hosting import changing, default_bot
from elderwood.server.refusals import RefusalError
from elderwood.server.room import News, Room
from elderwood.server.sessions import Session
from elderwood.server.tables import Table


@on_the_newest
async def leave(room: Room, session: Session) -> None:
    """Stand up: an open table frees the seat, in a match in play others decide about it. Who goes last ends it."""
    async with changing(room) as draft:
        mine = draft.seats_of(session.id)
        kept = [seat for seat in draft.seats if seat.awaits(session.id)]
        if not mine and not kept and draft.host != session.id:
            raise RefusalError("error-not-seated")
        for seat in kept:
            seat.give("bot", bot=seat.bot)
        draft.name_bots()
        if draft.state == "open":
            stand_up(draft, session, mine)
            await room.save(draft)
            return
        for place in mine:
            draft.seats[place].gone = True
        news: list[News] = [("leave", place) for place in mine]
        await room.save(draft, *news, *agree(draft, mine))


def stand_up(draft: Table, session: Session, mine: list[int]) -> None:
    """Free seats of a match that has not begun. The next person becomes the host; with the last one it closes."""
    for place in mine:
        draft.seats[place].give("open")
    if draft.host == session.id:
        others = draft.people()
        if others:
            draft.host = others[0]
        else:
            draft.state = "over"


@on_the_newest
async def concede(room: Room, session: Session) -> None:
    """Let a bot play on for me, for good."""
    async with changing(room) as draft:
        mine = seats_in_play(draft, session)
        if draft.people() == [session.id]:
            raise RefusalError("error-last-player")
        for place in mine:
            draft.seats[place].give("bot", bot=default_bot(find_title(draft.title)))
        draft.name_bots()
        news: list[News] = [("bot", place) for place in mine]
        await room.save(draft, *news, *agree(draft, mine))


@on_the_newest
async def replace(room: Room, session: Session, place: int) -> None:
    """Let a bot play for somebody who has left, or who has been away too long and may come back."""
    async with changing(room) as draft:
        seats_in_play(draft, session)
        if not 0 <= place < len(draft.seats):
            raise RefusalError("why-no-seat", {"seat": place}, 404)
        chosen = draft.seats[place]
        if not (chosen.gone or chosen.free() or (chosen.held() and room.audience.absent(chosen.session))):
            raise RefusalError("error-not-away", {"seat": place})
        bot = default_bot(find_title(draft.title))
        seats = [chosen] if chosen.gone or chosen.free() else [draft.seats[at] for at in draft.seats_of(chosen.session)]
        for seat in seats:
            seat.give_to_bot(bot)
        draft.name_bots()
        places = [seat.seat for seat in seats]
        news: list[News] = [("bot", at) for at in places]
        await room.save(draft, *news, *agree(draft, places))


@on_the_newest
async def let_in(room: Room, session: Session, place: int) -> None:
    """Open the seat of somebody who has left to whoever comes first. It keeps its name until then."""
    async with changing(room) as draft:
        seats_in_play(draft, session)
        if not 0 <= place < len(draft.seats):
            raise RefusalError("why-no-seat", {"seat": place}, 404)
        seat = draft.seats[place]
        if not seat.gone:
            raise RefusalError("error-not-left", {"seat": place})
        seat.give("open", name=seat.name)
        await room.save(draft)


@on_the_newest
async def end(room: Room, session: Session, wanted: bool) -> None:
    """Say that the match may end here, or take that back. It ends, without a winner, once everybody there says so."""
    async with changing(room) as draft:
        mine = seats_in_play(draft, session)
        for place in mine:
            draft.seats[place].ends = wanted
        await room.save(draft, *agree(draft, mine))


def agree(draft: Table, places: list[int]) -> list[News]:
    """End a match that nobody who is left would go on with; say so in the name of who had the last word."""
    if all(seat.ends for seat in draft.seats if seat.has_person()):
        draft.abandon()
        return [("end", places[0])] if places else []
    return []


def seats_in_play(draft: Table, session: Session) -> list[int]:
    """Return the seats of a session in a match in play, or refuse."""
    mine = draft.seats_of(session.id)
    if not mine:
        raise RefusalError("error-not-seated", {}, 403)
    if draft.state == "open":
        raise RefusalError("error-not-started")
    return mine


@on_the_newest
async def hide(room: Room, session: Session) -> None:
    """Put a table that is over, or that nobody can go on with, away from one's own list. It is kept all the same."""
    async with room.lock:
        if room.stale:
            await room.refresh()
        draft = room.table.copy()
        mine = [seat for seat in draft.seats if session.id and session.id in (seat.session, seat.owner)]
        if not mine:
            raise RefusalError("error-not-seated", {}, 403)
        if draft.state != "over" and room.locked is None:
            raise RefusalError("error-not-over")
        for seat in mine:
            seat.hidden = True
        await room.commit(draft, mine, [])
