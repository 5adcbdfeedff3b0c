"""A match begun under older rules goes on under today's once everybody at the table agrees, if these follow it."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from elderwood.games import find_title
from elderwood.server.keeping.verifying import verify
from elderwood.server.storage.reading import reading_file
from tests.server.keeping import DATABASE, change, one
from tests.server.tables import ME, Guest, quick_settings, serving

OLDER = 99  # a version of the rules that there will never be
OPEN = {"kind": "open"}
TODAY = find_title("elfenland").version


@contextmanager
def come_again(folder: Path, *guests: Guest) -> Iterator[None]:
    """Let the server run again, and its guests come back."""
    with serving(quick_settings(folder, snapshot_every=1)) as address:
        for guest in guests:
            guest.move_to(address)
        yield
        for guest in guests:
            guest.hang_up()


def play_some(table: str, *guests: Guest) -> None:
    """Let those answer who are asked."""
    for _ in range(6):
        for seat, guest in enumerate(guests):
            guest.watch(table, face=seat)
            if guest.last["moves"]:
                guest.go_on(table, seat)


@contextmanager
def begun(folder: Path, *names: str) -> Iterator[tuple[str, list[Guest]]]:
    """Let people begin a match, then change the rules; give the table's id and the people."""
    with ExitStack() as house:
        with serving(quick_settings(folder, snapshot_every=1)) as address:
            guests = [house.enter_context(Guest(address, name)) for name in names]
            seats = [ME, *[OPEN] * (len(names) - 1)]
            title = "sylvion" if len(names) == 1 else "elfenland"
            table = guests[0].table(*seats, start=False, title=title, options={})
            for guest in guests[1:]:
                guest.post(f"/tables/{table}/join")
            guests[0].post(f"/tables/{table}/start")
            play_some(table, *guests)
            for guest in guests:
                guest.hang_up()
        older = "UPDATE tables SET rules = ?, options = json_set(options, '$.colour', 'green') WHERE id = ?"
        change(folder / DATABASE, older, OLDER, table)
        yield table, guests


def test_a_match_goes_on_once_everybody_agrees(folder: Path) -> None:
    with begun(folder, "Anna", "Борис") as (table, [anna, boris]):
        with come_again(folder, anna, boris):
            before = anna.watch(table, face=0)
            assert (before["info"]["renewable"], before["info"]["locked"]["key"]) == (True, "error-other-rules")
            info = anna.post(f"/tables/{table}/renew")
            assert [seat["renews"] for seat in info["seats"]] == [True, False]
            assert info["locked"] is not None
            anna.post(f"/tables/{table}/renew")  # once more changes nothing
        with come_again(folder, anna, boris):
            seen = boris.watch(table, face=1)
            assert [seat["renews"] for seat in seen["info"]["seats"]] == [True, False]
            info = boris.post(f"/tables/{table}/renew")
            assert (info["locked"], info["renewable"], info["state"]) == (None, False, "playing")
            update = anna.watch(table, face=0)
            assert update["view"] == before["view"]
            told = [(step["kind"], step["key"], step["values"]) for step in update["steps"][before["step"] + 1 :]][:3]
            assert told == [
                ("consent", "log-consent", {"seat": 0, "version": TODAY}),
                ("consent", "log-consent", {"seat": 1, "version": TODAY}),
                ("rules", "log-rules", {"version": TODAY}),
            ]
            play_some(table, anna, boris)
            late = anna.ask("POST", f"/tables/{table}/renew")
            assert (late.status_code, late.json()["key"]) == (409, "error-same-rules")
            anna.watch(table, face=0)
            step, view = anna.last["step"], anna.last["view"]
            assert step > update["step"]
        with come_again(folder, anna, boris):
            anna.watch(table, face=0)
            assert anna.last["info"]["locked"] is None
            assert (anna.last["step"], anna.last["view"]) == (step, view)
        with reading_file(folder / DATABASE) as source:
            report = verify(source)
        assert [(finding.kind, finding.broken) for finding in report.findings] == [("renewed", False)]


def test_a_position_of_older_rules_is_not_gone_on_from(folder: Path) -> None:
    with begun(folder, "Anna") as (table, [anna]):
        with come_again(folder, anna):
            view = anna.watch(table, face=0)["view"]
        where = '"table" = ? AND number = (SELECT max(number) FROM snapshots WHERE "table" = ?)'
        first = one(
            folder / DATABASE, 'SELECT position FROM snapshots WHERE "table" = ? ORDER BY number LIMIT 1', table
        )
        change(folder / DATABASE, f"UPDATE snapshots SET position = ? WHERE {where}", first, table, table)
        with come_again(folder, anna):
            assert anna.post(f"/tables/{table}/renew")["locked"] is None
        with come_again(folder, anna):
            assert anna.watch(table, face=0)["view"] == view
        with reading_file(folder / DATABASE) as source:
            assert not verify(source).broken


def test_who_has_no_seat_or_nothing_to_agree_to_is_refused(folder: Path) -> None:
    with begun(folder, "Anna") as (table, [anna]), come_again(folder, anna):
        with Guest(anna.address) as stranger:
            answer = stranger.ask("POST", f"/tables/{table}/renew")
            assert (answer.status_code, answer.json()["key"]) == (403, "error-not-seated")
        fresh = anna.table(ME)
        assert anna.ask("POST", f"/tables/{fresh}/renew").json()["key"] == "error-same-rules"


def test_a_match_that_today_s_rules_do_not_follow_says_where(folder: Path) -> None:
    with begun(folder, "Anna") as (table, [anna]):
        at = 4
        change(folder / DATABASE, 'UPDATE journal SET word = ? WHERE "table" = ? AND number = ?', "fly-away", table, at)
        with come_again(folder, anna):
            info = anna.watch(table, face=0)["info"]
            assert (info["renewable"], info["locked"]["values"]["step"]) == (False, at - 1)
            answer = anna.ask("POST", f"/tables/{table}/renew")
            assert (answer.status_code, answer.json()["key"]) == (409, "error-other-rules-short")
        assert one(folder / DATABASE, "SELECT rules FROM tables WHERE id = ?", table) == OLDER


def test_who_agreed_to_other_rules_has_not_agreed_to_these(folder: Path) -> None:
    with begun(folder, "Anna", "Борис") as (table, [anna, boris]):
        with come_again(folder, anna, boris):
            anna.post(f"/tables/{table}/renew")
        change(folder / DATABASE, "UPDATE journal SET word = '98' WHERE kind = 'consent'")
        with come_again(folder, anna, boris):
            assert boris.post(f"/tables/{table}/renew")["locked"] is not None
            assert anna.post(f"/tables/{table}/renew")["locked"] is None


@pytest.mark.parametrize("restarted", [False, True])
def test_a_table_that_waited_since_before_an_update_begins_under_today_s_rules(folder: Path, restarted: bool) -> None:
    with serving(quick_settings(folder)) as address:
        anna = Guest(address, "Anna")
        table = anna.table(ME, start=False)
    change(folder / DATABASE, "UPDATE tables SET rules = ?, options = json_set(options, '$.colour', 'green')", OLDER)
    with come_again(folder, anna):
        assert anna.post(f"/tables/{table}/start")["locked"] is None
        if not restarted:
            anna.watch(table, face=0)
            anna.go_on(table, 0)
    with come_again(folder, anna):
        assert anna.watch(table, face=0)["info"]["locked"] is None
        anna.go_on(table, 0)
    anna.http.close()
