"""Going back further than an undo does, over what was revealed: somebody asks, and everybody at the table agrees.

The journal says who asked, who agreed and that the match went back; nothing in it is changed. Chance is numbered, so
the same cards come again, and what people have seen they have seen: therefore all of them are asked. Bots always agree.
"""

import time

from elderwood.server.chronicle import Chronicle, Plea
from elderwood.server.deeds import on_the_newest
from elderwood.server.hosting import changing
from elderwood.server.journal import Entry, Kind
from elderwood.server.parting import seats_in_play
from elderwood.server.refusals import RefusalError
from elderwood.server.room import Room
from elderwood.server.sessions import Session
from elderwood.server.tables import Table


@on_the_newest
async def ask(room: Room, session: Session, step: int) -> None:
    """Ask to go back to before the answer of entry `step`. Where nobody else is to be asked it happens at once."""
    async with changing(room) as draft:
        mine = people_of(draft, session)
        chronicle = room.playing()
        count = chronicle.count_from(step)
        if not count:
            raise RefusalError("error-unknown-answer", {"step": step})
        asker = chronicle.steps[step].entry.seat
        plea = Plea(asker if asker in mine else mine[0], count)
        known = chronicle.plea
        if known is not None and known.seat not in mine:
            raise RefusalError("error-asked-already", {"seat": known.seat})
        if not awaited_by(plea, draft):
            await go_back(room, chronicle, plea, [])
        elif known is None or known.count != count:
            await say(room, draft, entry_of(chronicle, "ask", plea.seat, count))


@on_the_newest
async def answer(room: Room, session: Session, agree: bool) -> None:
    """Agree to what somebody asks, or decline. Once everybody agrees the match goes back."""
    async with changing(room) as draft:
        mine = people_of(draft, session)
        chronicle = room.playing()
        plea = chronicle.plea
        if plea is None:
            raise RefusalError("error-nobody-asks")
        if not agree:
            who = plea.seat if plea.seat in mine else mine[0]
            await say(room, draft, entry_of(chronicle, "decline", who, plea.count))
            return
        awaited = awaited_by(plea, draft)
        if mine[0] not in awaited:
            return
        said = entry_of(chronicle, "agree", mine[0], plea.count)
        if set(awaited) <= set(mine):
            await go_back(room, chronicle, plea, [said])
        else:
            await say(room, draft, said)


async def say(room: Room, draft: Table, entry: Entry) -> None:
    """Store what somebody said."""
    draft.changed = entry.time
    await room.append(draft, [entry])


async def go_back(room: Room, chronicle: Chronicle, plea: Plea, before: list[Entry]) -> None:
    """Go back as was asked. What seats have passed over they may want to think about again."""
    room.attentions.clear()
    await room.store(chronicle, chronicle.go_back(plea.seat, plea.count, before, time.time()))


def awaited_by(plea: Plea, table: Table) -> list[int]:
    """Return the seats whose people have not agreed; who sits on several agrees for all of them."""
    agreed = {table.seats[seat].session for seat in plea.agreed}
    return [seat.seat for seat in table.seats if seat.has_person() and seat.session not in agreed]


def people_of(draft: Table, session: Session) -> list[int]:
    """Return the seats of a person in a match in play, or refuse: programs are not asked and do not ask."""
    mine = [seat for seat in seats_in_play(draft, session) if draft.seats[seat].has_person()]
    if not mine:
        raise RefusalError("error-not-seated", {}, 403)
    return mine


def entry_of(chronicle: Chronicle, kind: Kind, seat: int, count: int) -> Entry:
    """Return what the journal is to say of a seat."""
    return Entry(chronicle.number + 1, kind, seat, str(count), chronicle.position.decision, None, time.time(), [])
