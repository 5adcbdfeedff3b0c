"""Hints: who may have one, and the thinking about it, which goes on beside everything else a client does."""

import asyncio
from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError

from elderwood.bots.registry import company
from elderwood.engine.events import SPECTATOR
from elderwood.server.bots import Workers
from elderwood.server.deeds import on_the_newest
from elderwood.server.limits import Limits
from elderwood.server.messages import AskHint
from elderwood.server.pauses import is_among_people
from elderwood.server.refusals import RefusalError, failure_of
from elderwood.server.room import Room
from elderwood.server.updates import EventInfo, Hinted, HintedMove
from elderwood.server.wire import Failure

Post = Callable[[Hinted | Failure], None]


def cannot_hint(room: Room, seat: int) -> Failure | None:
    """Return why a seat gets no hint now, or None if it may have one.

    As usual there are hints where nobody plays at another screen; a host may allow them to all, or to nobody.
    """
    if seat == SPECTATOR:
        return Failure(key="why-spectator", values={})
    if room.table.state == "over" or room.table.abandoned:
        return Failure(key="why-over", values={})
    if room.table.hints == "off":
        return Failure(key="why-hints-off", values={})
    if room.table.hints == "usual" and is_among_people(room, seat):
        return Failure(key="why-no-hints", values={})
    if company(room.table.title) is None:
        return Failure(key="why-hint-unknown", values={})
    return None if room.is_asked(seat) else Failure(key="why-hint-later", values={})


@on_the_newest
async def note_hint(room: Room, seat: int, decision: int) -> None:
    """Tell everybody that a seat took a hint about a decision, or refuse one that comes too late."""
    async with room.lock:
        if room.stale:
            await room.refresh()
        chronicle = room.playing()
        if chronicle.position.decision != decision or not room.is_asked(seat):
            raise RefusalError("why-hint-later")
        await room.save(room.table.copy(), ("hint", seat))


class Advisers:
    """The hints that are being thought about: one for each person at a time."""

    def __init__(self, workers: Workers, limits: Limits) -> None:
        self.workers = workers
        self.limits = limits
        self.awaited: dict[str, tuple[str, asyncio.Task[None]]] = {}  # by session: the request and its thought
        self.thoughts: set[asyncio.Task[None]] = set()  # all of them, with those that are being broken off

    def ask(self, room: Room, session: str, message: AskHint, post: Post) -> None:
        """Begin to think; the answer is posted when it is found."""
        room.require_seat(session, message.seat)
        room.playing()
        failure = cannot_hint(room, message.seat)
        if failure is not None:
            raise RefusalError(failure.key, failure.values)
        if session in self.awaited:
            raise RefusalError("why-hint-thinking")
        self.limits.take("hint", session)
        task = asyncio.create_task(self.think(room, message, post), name=f"hint at {room.table.id}")
        self.awaited[session] = message.id, task
        self.thoughts.add(task)
        task.add_done_callback(lambda _: self.forget(session, task))

    def forget(self, session: str, task: asyncio.Task[None]) -> None:
        """Forget a thought that has ended; its person may be waiting for another one by now."""
        self.thoughts.discard(task)
        waited = self.awaited.get(session)
        if waited is not None and waited[1] is task:
            del self.awaited[session]

    async def think(self, room: Room, message: AskHint, post: Post) -> None:
        """Find a hint, tell everybody that one was taken, and post it; one that came too late is not told."""
        chronicle = room.playing()
        position, seat = chronicle.position, message.seat
        told = await self.workers.advise(chronicle.title, position, seat)
        if not told:
            post(Failure(key="why-hint-failed", values={}, id=message.id))
            return
        try:
            await note_hint(room, seat, position.decision)
        except RefusalError as error:
            post(failure_of(error, message.id))
            return
        except SQLAlchemyError as error:
            room.storage.complain(error)
            post(Failure(key="error-storage", values={}, id=message.id))
            return
        moves = [
            HintedMove(move=word, chance=chance, reason=EventInfo(key=key, values=values) if key else None)
            for word, chance, key, values in told
        ]
        post(Hinted(id=message.id, seat=seat, decision=position.decision, moves=moves))

    def drop(self, session: str, request: str) -> None:
        """Break off what is being thought about for a person, who may ask again at once."""
        waited = self.awaited.get(session)
        if waited is not None and waited[0] == request:
            del self.awaited[session]
            waited[1].cancel()

    async def close(self) -> None:
        """Stop all."""
        tasks = list(self.thoughts)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
