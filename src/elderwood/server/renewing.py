"""A match that was begun under other rules goes on under these, if they follow it and everybody at the table agrees."""

import time

from elderwood.server.chronicle import Chronicle
from elderwood.server.deeds import on_the_newest
from elderwood.server.journal import Entry, Kind
from elderwood.server.parting import seats_in_play
from elderwood.server.refusals import RefusalError
from elderwood.server.room import Room
from elderwood.server.sessions import Session


@on_the_newest
async def renew(room: Room, session: Session) -> None:
    """Agree to go on under these rules; the log says who does. Once everybody does, the match goes on."""
    async with room.lock:
        if room.stale:
            await room.refresh()
        draft = room.table.copy()
        mine = seats_in_play(draft, session)
        chronicle = room.chronicle
        if chronicle is None or not room.renewable():
            raise refusal_of(room)
        news: list[tuple[Kind, int]] = [("consent", place) for place in mine if place not in chronicle.consents]
        agreed = chronicle.consents.union(mine)
        if all(seat.seat in agreed for seat in draft.seats if seat.has_person()):
            news.append(("rules", -1))
            draft.rules = chronicle.title.version
            draft.options = chronicle.match.options
            draft.follow(chronicle.position)
        draft.changed = time.time()
        await room.append(draft, entries_of(chronicle, news, draft.changed))


def entries_of(chronicle: Chronicle, news: list[tuple[Kind, int]], when: float) -> list[Entry]:
    """Return what the journal is to say of some seats, each with the version of these rules."""
    version, decision = str(chronicle.title.version), chronicle.position.decision
    return [
        Entry(number, kind, seat, version, decision, None, when, [])
        for number, (kind, seat) in enumerate(news, chronicle.number + 1)
    ]


def refusal_of(room: Room) -> RefusalError:
    """Return why a match cannot go on under these rules: it does, it is over, or they do not follow it."""
    if room.table.state == "over":
        return RefusalError("why-over")
    if room.locked is not None:
        return RefusalError(room.locked.key, room.locked.values)
    return RefusalError("error-same-rules")
