"""Records: readable, exact, and precise about what is wrong with them."""

import pytest

from elderwood.engine.chance import commitment
from elderwood.engine.errors import RecordError
from elderwood.engine.match import Match, replay, replay_as_far
from elderwood.engine.record import Answer, Record, read_record
from tests.toy.title import Toy

HEAD = ["elderwood-record 1", "title: toy", "rules: 1", "seats: 2", "seed: oak"]


def text(*lines: str) -> str:
    return "\n".join([*HEAD, *lines]) + "\n"


def test_a_record_is_text_that_people_can_read() -> None:
    match = Match(Toy(), 2, {"hands": "open"}, "oak")
    match.play(1, match.position.moves(1)[0])
    record = match.record(["ann", "a bot"], {"date": "2026-01-01"})
    assert record.text().splitlines() == [
        *HEAD,
        f"commitment: {commitment('oak')}",
        "option hands: open",
        "option rounds: 2",
        "option long: no",
        "option thrift: no",
        "seat 0: ann",
        "seat 1: a bot",
        "date: 2026-01-01",
        "",
        f"1: {record.answers[0].word}",
    ]


def test_a_record_reads_back_with_names_and_notes() -> None:
    notes = {"date": "today", "site": "here"}
    record = Record("toy", 1, 2, {"hands": "open"}, "oak", [Answer(0, "pass")], [0], "count", ["ann", ""], notes)
    again = read_record(record.text(), "a.txt")
    assert again.text() == record.text()
    assert (again.names, again.notes, again.ended, again.file) == (["ann", ""], notes, "count", "a.txt")
    assert again.answers == record.answers
    assert again.answers[0].line == len(record.text().splitlines())


def test_one_play_of_one_seat_stands_on_one_line() -> None:
    answers = [Answer(0, "a"), Answer(0, "b"), Answer(0, "c"), Answer(1, "d")]
    lines = Record("toy", 1, 2, {}, "oak", answers, [0, 2]).text().splitlines()
    assert lines[-3:] == ["0: a b", "0: c", "1: d"]


def test_comments_and_empty_lines_are_skipped() -> None:
    record = read_record("# found in the attic\n\n" + text("", "0: pass # tired", "# more", "1: pass pass"))
    assert record.answers == [Answer(0, "pass"), Answer(1, "pass"), Answer(1, "pass")]
    assert [answer.line for answer in record.answers] == [9, 11, 11]


@pytest.mark.parametrize("name", ["#1 fan", "Ann #2", "0: pass", "a:b", "Борис", "<b>"])
def test_any_name_reads_back(name: str) -> None:
    record = read_record(Record("toy", 1, 2, {}, "oak", [], names=["", name]).text())
    assert record.names == ["", name]


def test_a_name_keeps_to_its_line() -> None:
    record = read_record(
        Record("toy", 1, 2, {}, "oak", [], names=["ann\n1: pass\u2028x"], notes={"site": "a\nb"}).text()
    )
    assert (record.names, record.notes, record.answers) == (["ann 1: pass x"], {"site": "a b"}, [])


def test_line_ends_and_marks_of_other_systems_are_read() -> None:
    plain = text("seat 0: ann", "", "0: pass")
    assert read_record("\ufeff" + plain.replace("\n", "\r\n")).text() == read_record(plain).text()


MALFORMED: list[tuple[str, int, str, str]] = [
    ("", 1, "error-record-format", ""),
    (text("²: pass"), 6, "error-record-header", "²"),
    (text("seat ²: ann"), 6, "error-record-header", "seat ²"),
    (text("seat 2: ann"), 6, "error-record-header", "seat 2"),
    (text("seat 999999999: ann"), 6, "error-record-header", "seat 999999999"),
    (text("9" * 5000 + ": pass"), 6, "error-record-header", "9" * 80),
    (text("rules: ²"), 6, "error-record-number", "²"),
    ("# nothing\n", 1, "error-record-format", ""),
    ("\nelderwood-record 9\n", 2, "error-record-format", "elderwood-record 9"),
    (text("what is this"), 6, "error-record-line", "what is this"),
    (text("0:"), 6, "error-record-line", "0:"),
    (text("colour: green"), 6, "error-record-header", "colour"),
    (text("option: green"), 6, "error-record-header", "option"),
    (text("seat x: ann"), 6, "error-record-header", "seat x"),
    (text("0: pass", "title: other"), 7, "error-record-late-header", "title"),
    (text("commitment: 00"), 6, "error-record-commitment", "00"),
    (text("rules: one"), 6, "error-record-number", "one"),
    (text("seats: -2"), 6, "error-record-number", "-2"),
    (text("seats: 12345678"), 6, "error-record-number", "12345678"),
    ("elderwood-record 1\ntitle: toy\nrules: 1\nseats: 2\n", 1, "error-record-missing", "seed"),
    ("elderwood-record 1\nrules: 1\nseats: 2\nseed: oak\n", 1, "error-record-missing", "title"),
]


@pytest.mark.parametrize(("wrong", "line", "key", "what"), MALFORMED)
def test_a_malformed_line_is_told_with_file_line_and_reason(wrong: str, line: int, key: str, what: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(wrong, "old.txt")
    error = caught.value
    assert (error.file, error.line, error.key) == ("old.txt", line, key)
    assert error.values == {"file": "old.txt", "line": line, "what": what}


UNPLAYABLE: list[tuple[str, int, str]] = [
    (text("rules: 2", "", "0: pass"), 8, "error-record-rules"),
    (text("rules: 2", "ended: count"), 1, "error-record-rules"),
    (text("rules: 2", "seats: 9"), 1, "error-bad-seats"),
    (text("seats: 9"), 1, "error-bad-seats"),
    (text("option colour: green"), 1, "error-unknown-option"),
    (text("option hands: shut"), 1, "error-bad-option"),
    (text("seed: a b"), 1, "error-bad-seed"),
    (text("0: commit-elk"), 6, "error-unknown-move"),
    (text("", "7: pass"), 7, "why-no-seat"),
    (text("", "0: pass"), 7, "why-not-asked"),
    (text("ended: count"), 1, "error-record-ended"),
]


@pytest.mark.parametrize(("wrong", "line", "key"), UNPLAYABLE)
def test_a_record_that_does_not_replay_is_told_with_file_line_and_reason(wrong: str, line: int, key: str) -> None:
    record = read_record(wrong, "old.txt")
    with pytest.raises(RecordError) as caught:
        replay(Toy(), record)
    error = caught.value
    assert (error.file, error.line, error.key) == ("old.txt", line, key)


def test_a_replay_can_stop_on_the_way() -> None:
    match = Match(Toy(), 3, {}, "oak")
    for seat in (2, 0):
        match.play(seat, match.position.moves(seat)[0])
    assert replay(Toy(), match.record(), stop=1).answers == match.answers[:1]
    assert replay(Toy(), match.record(), stop=0).answers == []
    assert replay(Toy(), match.record()).answers == match.answers


def test_a_record_of_other_rules_plays_as_far_as_it_goes() -> None:
    match = Match(Toy(), 3, {"hands": "open"}, "oak")
    for seat in (2, 0):
        match.play(seat, match.position.moves(seat)[0])
    record = match.record()
    record.rules = 2
    record.options = {**record.options, "colour": "green", "rounds": "many"}  # what only the other rules have
    whole, parting = replay_as_far(Toy(), record)
    assert (whole.answers, whole.options, parting) == (match.answers, match.options, None)
    record.answers.insert(1, Answer(2, "pass", 7))
    short, parting = replay_as_far(Toy(), record)
    assert short.answers == match.answers[:1]
    assert parting is not None
    assert (parting.line, parting.key) == (7, "error-record-rules")
    assert parting.values == {"file": "", "line": 7, "what": 2, "version": 1, "move": 1, "count": 3}
