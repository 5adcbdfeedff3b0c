"""How a person is stored at tables: seats that pass from a guest to an account, and seats whose person is forgotten."""

from sqlalchemy import FromClause, String, bindparam, case, delete, exists, false, or_, select, true, update
from sqlalchemy.sql.elements import ColumnElement

from elderwood.server import schema
from elderwood.server.storage.database import Storage, Write

SEATS, TABLES, JOURNAL, SESSIONS = schema.seats.c, schema.tables.c, schema.journal.c, schema.sessions.c
SAYS_WHO = (
    "leave",
    "bot",
    "join",
    "end",
    "hint",
    "flag",
    "pause",
    "resume",
    "expire",
)  # what such an entry of a journal holds is a name


def sits(who: str, seats: FromClause = schema.seats) -> ColumnElement[bool]:
    """Return the condition that a seat is somebody's, or a program's of theirs."""
    return or_(seats.c.session == bindparam(who), seats.c.owner == bindparam(who))


def with_seats(who: str) -> ColumnElement[bool]:
    """Return the condition that somebody has a seat at a table."""
    seats = schema.seats.alias()
    return TABLES.id.in_(select(seats.c.table).where(sits(who, seats)))


def shared(who: str, other: str) -> ColumnElement[bool]:
    """Return the condition that one of two who sit at the same table sits on a seat."""
    seats = schema.seats.alias()
    return sits(who) & SEATS.table.in_(select(seats.c.table).where(sits(other, seats)))


PERSON = bindparam("person", type_=String)
NEWER = TABLES.version + 1  # whoever has read a table with the old seats must read it again before changing it
PASS_HOST = update(schema.tables).where(TABLES.host == bindparam("guest")).values(host=PERSON, version=NEWER)
TOUCH = update(schema.tables).where(with_seats("guest"), ~with_seats("person")).values(version=NEWER)
PASS_SEATS = (
    update(schema.seats)
    .where(sits("guest"), ~shared("guest", "person"))
    .values(
        session=case((SEATS.session == bindparam("guest"), PERSON), else_=SEATS.session),
        owner=case((SEATS.owner == bindparam("guest"), PERSON), else_=SEATS.owner),
        name=case(
            ((SEATS.session == bindparam("guest")) & (SEATS.kind == "person"), bindparam("called", type_=String)),
            else_=SEATS.name,
        ),
    )
)
# Before the seats: what was said where both sit stays the guest's.
PASS_LINES = (
    update(schema.chat)
    .where(
        schema.chat.c.session == bindparam("guest"),
        schema.chat.c.table.not_in(select(SEATS.table).where(sits("person"))),
    )
    .values(session=PERSON, name=bindparam("called", type_=String))
)
END_GUEST = delete(schema.sessions).where(
    SESSIONS.id == bindparam("guest"), ~exists(select(SEATS.seat).where(shared("guest", "person")))
)


def carry_over(guest: str, person: str, name: str) -> list[Write]:
    """Return what makes a guest's seats those of an account, and ends the guest.

    Where both sit at one table, hands would become one that must not: the guest goes on there, and is kept.
    """
    both: dict[str, object] = {"guest": guest, "person": person}
    called = {**both, "called": name}
    return [(END_GUEST, both), (TOUCH, both), (PASS_HOST, both), (PASS_LINES, called), (PASS_SEATS, called)]


IS_OPEN = SEATS.table.in_(select(TABLES.id).where(TABLES.state == "open"))
IS_BOT = SEATS.kind == "bot"  # that keeps the seat
FORGET_NAMES = (
    update(schema.journal)
    .where(
        JOURNAL.kind.in_(SAYS_WHO),
        exists(select(SEATS.seat).where(SEATS.table == JOURNAL.table, SEATS.seat == JOURNAL.seat, sits("person"))),
    )
    .values(word="")
)
FORGET_HOST = (
    update(schema.tables)
    .where(or_(TABLES.host == bindparam("person"), with_seats("person")))
    .values(host=case((TABLES.host == bindparam("person"), ""), else_=TABLES.host), version=NEWER)
)
FORGET_SEATS = (
    update(schema.seats)
    .where(sits("person"))
    .values(
        kind=case((IS_BOT, "bot"), (IS_OPEN, "open"), else_=SEATS.kind),
        gone=case((IS_BOT, false()), (IS_OPEN, false()), else_=true()),
        session="",
        owner="",
        token_hash="",
        name="",
        wish="",
        ends=False,
        hidden=False,
    )
)
FORGET_REPORTER = update(schema.reports).where(schema.reports.c.session == bindparam("person")).values(session="")
# What somebody said is theirs; that something was said there stays, as where a line was deleted.
FORGET_LINES = (
    update(schema.chat)
    .where(schema.chat.c.session == bindparam("person"))
    .values(session="", name="", text="", phrase="", deleted=True)
)
FORGET = (FORGET_REPORTER, FORGET_HOST, FORGET_NAMES, FORGET_LINES, FORGET_SEATS)


def forget_person(person: str) -> list[Write]:
    """Return what takes a person's name away from wherever it is stored at tables; the tables stay."""
    who: dict[str, object] = {"person": person}
    return [(statement, who) for statement in FORGET]


async def tables_with(storage: Storage, person: str, *states: str) -> list[str]:
    """Return the tables in some states where somebody hosts or has a seat, left and put away ones too, oldest first."""
    own = select(SEATS.table).where(or_(SEATS.session == person, SEATS.owner == person))
    query = select(TABLES.id).where(or_(TABLES.host == person, TABLES.id.in_(own)), TABLES.state.in_(states))
    return [row.id for row in await storage.read(query.order_by(TABLES.created))]
