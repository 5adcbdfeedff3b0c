"""Programs at the table: a person gives one of their seats to a program of theirs, and may take it back.

The seat gets a session of its own, which no cookie opens but a token for this one seat; of that only the hash is kept.
A program speaks over the socket alone, where it is a client like any other.
"""

import secrets

from elderwood.server.deeds import on_the_newest
from elderwood.server.folk import bot_name
from elderwood.server.hosting import changing
from elderwood.server.refusals import RefusalError
from elderwood.server.room import Room
from elderwood.server.sessions import Session, clean_name, token_hash
from elderwood.server.storage import Storage
from elderwood.server.storage.programs import find_seat

BEARER = "bearer "


@on_the_newest
async def give_seat(room: Room, owner: Session, place: int, name: str) -> str:
    """Give a program a seat of mine, or an open one at a table I host; return its token."""
    async with changing(room) as draft:
        if not 0 <= place < len(draft.seats):
            raise RefusalError("why-no-seat", {"seat": place}, 404)
        seat = draft.seats[place]
        hosted = seat.kind == "open" and draft.host == owner.id
        if not hosted and place not in draft.seats_of(owner.id):
            raise RefusalError("why-foreign-seat", {"seat": place}, 403)
        taken = [other.name for other in draft.seats]
        token = secrets.token_hex(16)
        seat.give("person", secrets.token_hex(8), clean_name(name) or bot_name(draft.id, place, taken))
        seat.owner = owner.id
        seat.token_hash = token_hash(token)
        await room.save(draft, ("join", place))
        return token


@on_the_newest
async def take_back(room: Room, owner: Session, place: int) -> None:
    """Play on myself where my program sat; its token opens nothing any more."""
    async with changing(room) as draft:
        if not 0 <= place < len(draft.seats) or not owner.id or draft.seats[place].owner != owner.id:
            raise RefusalError("why-foreign-seat", {"seat": place}, 403)
        first = not draft.seats_of(owner.id)
        draft.seats[place].give("person" if first else "local", owner.id, owner.name if first else "")
        await room.save(draft, ("join", place))


async def find_program(storage: Storage, authorization: str) -> Session:
    """Return the session of a program by the header in which it shows its token, or refuse."""
    token = authorization[len(BEARER) :].strip() if authorization.lower().startswith(BEARER) else ""
    found = await find_seat(storage, token_hash(token)) if token else None
    if found is None:
        raise RefusalError("error-bad-token", {}, 403)
    return Session(*found)
