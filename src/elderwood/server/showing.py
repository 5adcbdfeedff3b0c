"""What one reader gets to see of a table: built for that reader, from what that reader may know."""

import time
from typing import Any, cast

from msgspec import convert

from elderwood.engine.errors import ElderwoodError
from elderwood.engine.events import SPECTATOR, told_to
from elderwood.games import find_title
from elderwood.server.advising import cannot_hint
from elderwood.server.chronicle import Chronicle, Step
from elderwood.server.folk import NOBODY, bot_portrait, person_portrait
from elderwood.server.refusals import failure_for
from elderwood.server.room import Room
from elderwood.server.tables import Seat, Table
from elderwood.server.taking_back import awaited_by
from elderwood.server.updates import AttentionInfo, EventInfo, LastPlay, MoveInfo, Presence, StepInfo, TableUpdate
from elderwood.server.wire import Failure, PleaInfo, ResultInfo, SeatInfo, TableInfo, Values

AFRESH = ("start", "undo", "back")  # what is shown as it then is
QUICK_STEPS = 8  # more than that at once are not played back but shown


def show_seat(seat: Seat, reader: str, room: Room | None) -> SeatInfo:
    """Return a seat for a reader. Whoever is not in memory is away."""
    presence = "away"
    started = room is not None and room.chronicle is not None
    if seat.kind == "bot":
        presence = "bot"
    elif seat.kind == "open":
        presence = "empty"
    elif seat.gone:
        presence = "gone"
    elif room is not None and room.audience.here(seat.session):
        presence = "here"
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        mine=bool(reader) and seat.session == reader and seat.held(),
        presence=cast(Any, presence),
        absent=seat.gone
        or (seat.free() and started)
        or (seat.held() and room is not None and room.audience.absent(seat.session)),
        kept=seat.may_return(reader),
        ends=seat.ends,
        renews=room is not None and seat.seat in room.consents(),
        portrait=portrait_of(seat),
        program=bool(seat.owner),
        owned=bool(reader) and seat.owner == reader,
        left=seat.clock.left,
        until=time.time() + room.time_left(seat.seat) if room is not None and seat.clock.since >= 0 else 0.0,
        pauses=seat.clock.pauses,
    )


def portrait_of(seat: Seat) -> int:
    """Return the portrait of whoever sits on a seat."""
    if seat.kind == "bot" and not seat.session:
        return bot_portrait(seat.name)
    if seat.kind == "local":
        return person_portrait(seat.session, seat.seat + 1)
    return person_portrait(seat.session) if seat.session else NOBODY


def show_table(table: Table, reader: str, room: Room | None) -> TableInfo:
    """Return a table for a reader."""
    return TableInfo(
        id=table.id,
        title=table.title,
        options=table.options,
        public=table.public,
        state=table.state,
        seats=[show_seat(seat, reader, room) for seat in table.seats],
        host=bool(reader) and table.host == reader,
        awaits=table.awaits,
        your_turn=table.turn_of(reader) and (room is None or room.asks(reader)),
        spectators=room.audience.spectators() if room is not None else 0,
        created=table.created,
        changed=table.changed,
        commitment=table.commitment,
        rematch=table.rematch,
        locked=room.locked if room is not None else None,
        renewable=room is not None and room.renewable(),
        plea=None if room is None else show_plea(room),
        secret=hides(table),
        abandoned=table.abandoned,
        result=None if table.result is None else convert(table.result, ResultInfo, from_attributes=True),
        pace=table.pace,
        hints=table.hints,
        clock=table.clock,
        paused=table.paused,
    )


def show_plea(room: Room) -> PleaInfo | None:
    """Return who asks to go back, if somebody does."""
    plea = None if room.chronicle is None else room.chronicle.plea
    if plea is None:
        return None
    return PleaInfo(seat=plea.seat, count=plea.count, awaited=awaited_by(plea, room.table))


def hides(table: Table) -> bool:
    """Say whether hands are secret at a table; who does not know the title had better assume so."""
    try:
        return find_title(table.title).hides(table.options)
    except ElderwoodError:
        return True


def show_room(room: Room, reader: str) -> TableInfo:
    """Return the table of a room for a reader."""
    return show_table(room.table, reader, room)


def show_presence(room: Room, reader: str) -> Presence:
    """Return who is there."""
    seats = [show_seat(seat, reader, room) for seat in room.table.seats]
    return Presence(table=room.table.id, seats=seats, spectators=room.audience.spectators())


def show_update(room: Room, reader: str, face: int, since: int, fresh: bool) -> TableUpdate:
    """Return the table as it is now through the eyes of seat `face`, with the steps after `since`."""
    info = show_room(room, reader)
    chronicle = room.chronicle
    if chronicle is None:
        missing = room.locked or Failure(key="error-not-started", values={})
        return TableUpdate(
            info=info,
            step=-1,
            fresh=True,
            steps=[],
            face=face,
            view=None,
            moves=[],
            undo=missing,
            redo=missing,
            undo_key="",
            undo_values={},
            last_play=None,
            attention=None,
            spared=[],
            way=None,
            hint=missing,
        )
    steps = [step for step in chronicle.steps if step.number > since or step.marked > since]
    news = chronicle.number - since
    undo, redo = can_go_back(room, chronicle, face)
    key, values = chronicle.would_undo(face) if undo is None else ("", {})
    return TableUpdate(
        info=info,
        step=chronicle.number,
        fresh=fresh or news > QUICK_STEPS or any(step.entry.kind in AFRESH for step in steps[-news:]),
        steps=[show_step(step, face) for step in steps],
        face=face,
        view=cast(dict[str, Any], chronicle.position.view(face)),
        moves=show_moves(room, chronicle, face),
        undo=undo,
        redo=redo,
        undo_key=key,
        undo_values=values,
        last_play=show_last_play(room, chronicle, face) if undo is not None else None,
        attention=show_attention(room, chronicle, face),
        spared=[seat for seat in room.table.seats_of(reader) if room.stand_in(seat)],
        way=show_way(chronicle, face),
        hint=room.locked or cannot_hint(room, face),
    )


def show_step(step: Step, face: int) -> StepInfo:
    """Return a step as seat `face` may know it: the answer itself is told only to who gave it."""
    entry = step.entry
    told = entry.kind != "move" or entry.seat == face
    key: str = step.key if told else ""
    values: Values = step.values if told else {}
    return StepInfo(
        number=entry.number,
        kind=entry.kind,
        seat=entry.seat,
        key=key,
        values=values,
        events=[EventInfo(key=told.key, values=told.values) for told in told_to(entry.events, face)],
        time=entry.time,
        undone=step.undone,
    )


def show_way(chronicle: Chronicle, face: int) -> EventInfo | None:
    """Return what wins, and how far the faced seat has come."""
    way = chronicle.position.way(face)
    return None if way is None else EventInfo(key=way.key, values=way.values)


def show_attention(room: Room, chronicle: Chronicle, face: int) -> AttentionInfo | None:
    """Return what the faced seat wishes to be asked; a face is always one of the reader's own seats."""
    attention = None if face == SPECTATOR else room.attention(face)
    if attention is None:
        return None
    attention.follow(chronicle.position)
    return AttentionInfo(
        wish=attention.wish,
        usual=attention.wishes.usual,
        passing=attention.passing,
        offered=attention.offered(chronicle.position),
        standing=len(attention.wishes.standing),
    )


def show_moves(room: Room, chronicle: Chronicle, face: int) -> list[MoveInfo]:
    """Return the legal answers of the faced seat, if it is asked."""
    if face == SPECTATOR or room.locked is not None or room.table.abandoned or room.table.paused:
        return []
    if face not in chronicle.position.awaits() or room.stand_in(face):
        return []
    title = chronicle.title
    shown = []
    for move in chronicle.position.moves(face):
        key, values = title.caption(move)
        doubt = chronicle.position.doubt(face, move)
        hint = chronicle.position.hint(face, move)
        shown.append(
            MoveInfo(
                move=title.word(move),
                family=title.space.family(move)[0],
                passes=title.space.passes(move),
                things=chronicle.position.things(face, move),
                key=key,
                values=values,
                hint=None if hint is None else failure_for(hint),
                doubt=None if doubt is None else failure_for(doubt),
            )
        )
    return shown


def show_last_play(room: Room, chronicle: Chronicle, face: int) -> LastPlay | None:
    """Return what the faced seat may ask to go back to."""
    if face == SPECTATOR or room.locked is not None or room.table.state != "playing" or chronicle.plea is not None:
        return None
    first = chronicle.last_play(face)
    if first is None or not room.table.seats[face].has_person():
        return None
    key, values = chronicle.title.caption(first.move)
    return LastPlay(step=first.number, count=chronicle.count_from(first.number), key=key, values=values)


def can_go_back(room: Room, chronicle: Chronicle, face: int) -> tuple[Failure | None, Failure | None]:
    """Return why the faced seat cannot undo and cannot redo."""
    if room.locked is not None:
        return room.locked, room.locked
    if room.table.abandoned:
        over = Failure(key="why-over", values={})
        return over, over
    if room.table.paused:
        paused = Failure(key="error-paused", values={})
        return paused, paused
    if face == SPECTATOR:
        watching = Failure(key="why-spectator", values={})
        return watching, watching
    undo, redo = chronicle.cannot_undo(face), chronicle.match.cannot_redo(face)
    return (
        None if undo is None else failure_for(undo),
        None if redo is None else failure_for(redo),
    )
