"""`elderwood hint` and the terminal's hints: moves that are legal, in words, and clear refusals."""

import json
from pathlib import Path

import pytest

from elderwood.engine.match import Match
from elderwood.games import TITLES, find_title
from tests.cli.running import LANGUAGES, run


def record_of(tmp_path: Path, title: str, seats: int, answers: int) -> str:
    """Write the record of a match in which everybody has answered with the first move."""
    match = Match(find_title(title), seats, {}, "oak")
    for _ in range(answers):
        seat = match.position.awaits()[0]
        match.play(seat, match.position.moves(seat)[0])
    file = tmp_path / "match.record"
    file.write_text(match.record([], {}).text(), encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("title", [title.name for title in TITLES])
def test_a_hint_names_legal_moves_of_the_seat_asked(tmp_path: Path, title: str) -> None:
    file = record_of(tmp_path, title, 2, 4)
    result = run("hint", file, "--think", "0.05", "--json")
    assert result.exit_code == 0, result.stderr
    told = json.loads(result.stdout)
    match = Match(find_title(title), 2, {}, "oak")
    for _ in range(4):
        seat = match.position.awaits()[0]
        match.play(seat, match.position.moves(seat)[0])
    seat = match.position.awaits()[0]
    assert (told["at"], told["seat"]) == (4, seat)
    assert 1 <= len(told["moves"]) <= 3
    assert {one["move"] for one in told["moves"]} <= {match.title.word(move) for move in match.position.moves(seat)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_in_words(tmp_path: Path, lang: str) -> None:
    file = record_of(tmp_path, "wizards", 2, 2)
    result = run("hint", file, "--think", "0.05", "--lang", lang)
    assert result.exit_code == 0
    assert result.stdout.startswith("> ")
    assert "\n* " in result.stdout
    assert "reason-" not in result.stdout


def test_an_earlier_moment_and_another_seat(tmp_path: Path) -> None:
    file = record_of(tmp_path, "wizards", 2, 6)
    told = json.loads(run("hint", file, "--at", "0", "--think", "0.02", "--json").stdout)
    assert told["at"] == 0
    refused = run("hint", file, "--at", "0", "--seat", str(1 - told["seat"]))
    assert refused.exit_code == 2
    assert f"asked: {told['seat']}" in refused.stderr


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--at", "99"], "no position after 99"),
        (["--seat", "2"], "from 0 to 1"),
        (["--think", "-1"], "from 0 to 600"),
        (["--at", "x"], "needs a number"),
    ],
)
def test_mistakes_are_told_in_one_line(tmp_path: Path, more: list[str], said: str) -> None:
    result = run("hint", record_of(tmp_path, "wizards", 2, 2), *more)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_bad_file_and_a_match_that_is_over(tmp_path: Path) -> None:
    broken = tmp_path / "broken.record"
    broken.write_text("no record\n")
    result = run("hint", str(broken))
    assert result.exit_code == 2
    assert "broken.record:1:" in result.stderr
    match = Match(find_title("sylvion"), 1, {"game": "intro"}, "oak")
    while match.position.awaits():
        match.play(0, match.position.moves(0)[0])
    over = tmp_path / "over.record"
    over.write_text(match.record([], {}).text())
    result = run("hint", str(over))
    assert result.exit_code == 2
    assert "over" in result.stderr


def test_the_terminal_gives_a_hint_and_plays_nothing() -> None:
    result = run("play", "sylvion", "--option", "game=intro", "--seed", "oak", lines="hint\nlog\n")
    assert result.exit_code == 0
    assert "\n* " in result.stdout
    assert " %" in result.stdout


def test_two_processes_search_together(tmp_path: Path) -> None:
    file = record_of(tmp_path, "wizards", 2, 2)
    told = json.loads(run("hint", file, "--think", "0.05", "--jobs", "2", "--json").stdout)
    assert told["moves"]
    assert all(0 <= one["chance"] <= 1 for one in told["moves"])
    refused = run("hint", file, "--jobs", "0")
    assert refused.exit_code == 2
