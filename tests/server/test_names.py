"""Who sits at a table has a name and a face, the same at every look."""

import sqlite3
from pathlib import Path

from elderwood.server.folk import BOTS, CREATURES, PEOPLE, bot_name
from elderwood.server.settings import DATABASE
from tests.server.tables import ME, Guest, Message, quick_settings, serving

BOT = {"kind": "bot"}
OPEN = {"kind": "open"}


def seats_of(guest: Guest, table: str) -> list[Message]:
    seats: list[Message] = guest.ask("GET", f"/tables/{table}").json()["seats"]
    return seats


def names(seats: list[Message]) -> list[str]:
    return [str(seat["name"]) for seat in seats]


def test_bots_have_names_of_their_own(anna: Guest) -> None:
    table = anna.table(*[BOT] * 12, title="wizards", options={})
    seats = seats_of(anna, table)
    assert len(set(names(seats))) == 12
    assert set(names(seats)) <= set(BOTS)
    assert len({seat["portrait"] % CREATURES for seat in seats}) == 12
    others = seats_of(anna, anna.table(*[BOT] * 12, title="wizards", options={}))
    assert names(others) != names(seats)  # another table, others at it


def test_no_bot_is_called_like_a_person() -> None:
    first = bot_name("oak", 0, [])
    assert bot_name("oak", 0, [first]) not in ("", first)
    assert bot_name("oak", 11, []) == bot_name("oak", 11, [])


def test_a_bot_that_takes_a_seat_over_brings_its_own_name(anna: Guest, boris: Guest) -> None:
    table = anna.table(ME, OPEN, start=False)
    boris.post(f"/tables/{table}/join")
    anna.post(f"/tables/{table}/start")
    boris.post(f"/tables/{table}/leave")
    assert names(seats_of(anna, table)) == ["Anna", "Борис"]
    anna.post(f"/tables/{table}/replace", seat=1)
    taken = seats_of(anna, table)[1]
    assert taken["kind"] == "bot"
    assert taken["name"] in BOTS


def test_faces_are_the_same_everywhere_and_tell_people_from_bots(anna: Guest, boris: Guest) -> None:
    first, second = (anna.table(ME, BOT, start=False) for _ in range(2))
    assert seats_of(anna, first)[0]["portrait"] == seats_of(boris, second)[0]["portrait"]
    me, bot = seats_of(anna, first)
    assert len(BOTS) <= me["portrait"] < len(BOTS) + PEOPLE
    assert bot["portrait"] == BOTS.index(str(bot["name"]))
    local = anna.table(ME, {"kind": "local"}, OPEN, title="elfenland", options={}, start=False)
    one, other, nobody = seats_of(anna, local)
    assert one["portrait"] != other["portrait"]
    assert nobody["portrait"] == -1


def test_people_at_one_screen_can_be_named_at_any_time(anna: Guest, boris: Guest) -> None:
    table = anna.table(ME, {"kind": "local"})
    assert names(seats_of(anna, table)) == ["Anna", ""]
    path = f"/tables/{table}/seats/1"
    assert boris.ask("PATCH", path, name="Eve").json()["key"] == "why-foreign-seat"
    assert anna.ask("PATCH", f"/tables/{table}/seats/0", name="Eve").json()["key"] == "why-foreign-seat"
    assert anna.ask("PATCH", f"/tables/{table}/seats/7", name="Eve").json()["key"] == "why-foreign-seat"
    anna.watch(table, face=0)
    assert names(anna.ask("PATCH", path, name="  Клара ").json()["seats"]) == ["Anna", "Клара"]
    told = anna.hear(lambda message: message["type"] == "table" and message["info"]["seats"][1]["name"] != "")
    assert names(told["info"]["seats"]) == ["Anna", "Клара"]


def test_bots_of_tables_stored_without_names_have_some(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path)
    with serving(settings) as address, Guest(address) as guest:
        table = guest.table(BOT, BOT, start=False)
    with sqlite3.connect(tmp_path / DATABASE) as database:
        database.execute("update seats set name = ''")
    with serving(settings) as address, Guest(address) as guest:
        found = names(seats_of(guest, table))
        assert len(set(found)) == 2
        assert set(found) <= set(BOTS)
