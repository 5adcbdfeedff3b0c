"""Matches made by earlier versions: each still loads, can be looked at to its last move, and leads to the same end.

`fixtures/v0.1` was made by the build of that version: see `fixtures/make_v0_1.py`.
"""

import gzip
import json
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from elderwood.cli.main import cli
from elderwood.engine.match import Match, replay_as_far
from elderwood.engine.record import read_record
from elderwood.games import find_title
from tests.fixtures.marks import EVERY, end_of, mark_of
from tests.server.tables import Guest, Message, quick_settings, serving

FOLDER = Path(__file__).parent / "fixtures" / "v0.1"
EXPECTED: dict[str, Any] = json.loads((FOLDER / "expected.json").read_text("utf-8"))
TABLES: dict[str, dict[str, Any]] = EXPECTED["house"]["tables"]
OTHER = 99  # a version of the rules that there will never be

# Records that mended rules part from, with the answer after which they do and the ruling that was mended.
PARTING: dict[str, tuple[int, str]] = {}


# Records


@pytest.mark.parametrize("name", EXPECTED["records"])
def test_an_old_record_leads_to_the_same_end(name: str) -> None:
    expected = EXPECTED["records"][name]
    record = read_record((FOLDER / "records" / f"{name}.record").read_text("utf-8"), name)
    title = find_title(record.title)
    match, parting = replay_as_far(title, record)
    if name in PARTING:
        assert parting is not None
        assert parting.key == "error-record-rules"
        assert (len(match.answers), parting.values["version"]) == (PARTING[name][0], title.version)
        return
    assert parting is None
    assert len(match.answers) == expected["answers"]
    assert end_of(match.position) == expected["end"]
    if title.version == expected["rules"]:
        assert marks_along(match) == (expected["marks"], expected["last"])


def marks_along(match: Match) -> tuple[list[str], str]:
    """Play the answers of a match again and return the marks on the way and at the end."""
    position = match.title.start(match.seats, match.options, match.seed)
    marks = []
    for number, (seat, move) in enumerate(match.answers):
        if number % EVERY == 0:
            marks.append(mark_of(match.title, position))
        position.play(seat, move)
    return marks, mark_of(match.title, position)


def test_the_reader_is_told_of_other_rules(tmp_path: Path) -> None:
    text = (FOLDER / "records" / "wizards" / "mixed-0.record").read_text("utf-8")
    file = tmp_path / "old.record"
    file.write_text(text.replace("rules: 1\n", f"rules: {OTHER}\n"), encoding="utf-8")
    result = CliRunner().invoke(cli, ["replay", str(file), "--json", "--lang", "en"])
    assert result.exit_code == 0
    assert f"made under version {OTHER}" in result.stderr
    assert "plays it the same" in result.stderr
    data = json.loads(result.stdout)
    expected = EXPECTED["records"]["wizards/mixed-0"]
    assert (data["rules"], data["version"]) == (OTHER, find_title("wizards").version)
    assert (data["at"], data["outcome"]["scores"]) == (expected["answers"], expected["end"]["scores"])


def test_a_record_is_shown_as_far_as_these_rules_follow_it(tmp_path: Path) -> None:
    head, answers = (FOLDER / "records" / "wizards" / "mixed-0.record").read_text("utf-8").split("\n\n")
    lines = answers.splitlines()
    kept = sum(len(line.split()) - 1 for line in lines[:9])
    lines.insert(9, lines[0])  # a card that is no longer in hand
    file = tmp_path / "old.record"
    file.write_text("\n".join([head.replace("rules: 1", f"rules: {OTHER}"), "", *lines]) + "\n", encoding="utf-8")
    result = CliRunner().invoke(cli, ["replay", str(file), "--json", "--lang", "en"])
    assert result.exit_code == 0
    assert f"parts from it after move {kept} of" in result.stderr
    assert (json.loads(result.stdout)["at"], json.loads(result.stdout)["outcome"]) == (kept, None)
    beyond = CliRunner().invoke(cli, ["replay", str(file), "--at", str(kept + 1)])
    assert beyond.exit_code == 2
    file.write_text(file.read_text("utf-8").replace(f"rules: {OTHER}", f"rules: {find_title('wizards').version}"))
    wrong = CliRunner().invoke(cli, ["replay", str(file)])
    assert (wrong.exit_code, wrong.stdout) == (2, "")


# The database


def unpack(folder: Path, *changes: tuple[str, tuple[object, ...]]) -> str:
    """Put the old database into a folder, changed by some statements, and return where it is."""
    file = folder / "house.db"
    file.write_bytes(gzip.decompress((FOLDER / "house.db.gz").read_bytes()))
    database = sqlite3.connect(file)
    with database:
        for statement, values in changes:
            database.execute(statement, values)
    database.close()
    return f"sqlite:///{file}"


def guest_at(address: str) -> Guest:
    """Return the guest who played there, come back with the old cookie."""
    guest = Guest(address)
    guest.http.cookies.clear()
    guest.http.cookies.set("elderwood", EXPECTED["house"]["cookie"])
    assert guest.http.get("/api/me").json()["name"] == "Anna"
    return guest


def audible(folder: Path, table: str, face: int) -> list[list[str]]:
    """Return the keys of the events that each entry of the old journal lets a seat know."""
    database = sqlite3.connect(folder / "house.db")
    rows = database.execute('SELECT events FROM journal WHERE "table" = ? ORDER BY number', (table,)).fetchall()
    database.close()
    told = [json.loads(events) for (events,) in rows]
    return [
        [key for key, _, audience in events if (audience < 0 if face < 0 else audience >> face & 1)] for events in told
    ]


def expect_journal(folder: Path, update: Message, expected: dict[str, Any]) -> None:
    """Every entry is there and tells what this reader may know, and nothing else."""
    steps = update["steps"]
    assert update["step"] == expected["step"]
    assert "".join(step["kind"][0] for step in steps) == expected["kinds"]
    assert [step["number"] for step in steps if step["undone"]] == expected["undone"]
    for step, keys in zip(steps, audible(folder, expected["id"], update["face"]), strict=True):
        shown = Counter(event["key"] for event in step["events"])
        assert shown <= Counter(keys)
        assert bool(shown) == bool(keys)


@pytest.mark.parametrize("name", TABLES)
def test_an_old_table_is_as_it_was(tmp_path: Path, name: str) -> None:
    expected = TABLES[name]
    title = find_title(expected["title"])
    same = title.version == 1
    with serving(quick_settings(tmp_path, database=unpack(tmp_path))) as address, guest_at(address) as guest:
        update = guest.watch(expected["id"], face=expected["face"])
        assert update["info"]["state"] == expected["state"]
        if expected["state"] == "open":
            assert update["view"] is None
            return
        expect_journal(tmp_path, update, expected)
        outcome = update["view"]["outcome"]
        end = None if outcome is None else {name: outcome[name] for name in ("how", "winners", "scores")}
        assert end == expected["end"]
        assert update["view"]["awaits"] == expected["awaits"]
        assert (update["info"]["locked"] is None) == same
        if same:
            assert sorted(move["move"] for move in update["moves"]) == expected["moves"]
            assert (update["undo"] is None, update["redo"] is None) == (expected["can_undo"], expected["can_redo"])
            if expected["moves"]:
                assert guest.go_on(expected["id"], 0)["step"] > expected["step"]


@pytest.mark.parametrize("name", ["sylvion-over", "wizards-over", "rage-middle"])
def test_a_table_of_other_rules_is_looked_at_to_its_last_move(tmp_path: Path, name: str) -> None:
    expected = TABLES[name]
    database = unpack(tmp_path, ("UPDATE tables SET rules = ?", (OTHER,)))
    with serving(quick_settings(tmp_path, database=database)) as address, guest_at(address) as guest:
        update = guest.watch(expected["id"], face=expected["face"])
        assert update["info"]["locked"]["key"] == "error-other-rules"
        expect_journal(tmp_path, update, expected)
        assert update["view"]["awaits"] == expected["awaits"]
        assert update["moves"] == []
        answer = guest.play(expected["id"], 0, "pass", update["view"]["decision"])
        assert answer["failure"]["key"] == "error-other-rules"
        got = guest.ask("GET", f"/tables/{expected['id']}/record")
        if expected["state"] == "over":
            record = read_record(got.text)
            assert (record.rules, record.ended) == (OTHER, expected["end"]["how"])
        else:
            assert got.json()["key"] == "error-record-later"


def test_a_table_is_shown_as_far_as_these_rules_follow_it(tmp_path: Path) -> None:
    expected = TABLES["elfenland-over"]
    at = 40
    database = unpack(
        tmp_path,
        ("UPDATE tables SET rules = ?", (OTHER,)),
        ("UPDATE tables SET options = json_set(options, '$.colour', 'green')", ()),
        ('UPDATE journal SET word = ? WHERE "table" = ? AND number = ?', ("fly-away", expected["id"], at)),
    )
    with serving(quick_settings(tmp_path, database=database)) as address, guest_at(address) as guest:
        update = guest.watch(expected["id"], face=0)
        locked = update["info"]["locked"]
        assert locked["key"] == "error-other-rules-short"
        assert (locked["values"]["step"], locked["values"]["count"]) == (at - 1, expected["step"])
        expect_journal(tmp_path, update, expected)
        assert update["view"]["outcome"] is None
        record = read_record(guest.ask("GET", f"/tables/{expected['id']}/record").text)
        assert "fly-away" in [answer.word for answer in record.answers]
        assert len(record.answers) == expected["kinds"].count("m") + expected["kinds"].count("r") - len(
            expected["undone"]
        )
