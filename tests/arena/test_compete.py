"""The arena plays the same matches whatever the number of processes, and goes on after a kill."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from elderwood.arena.compete import Contest, compete
from elderwood.arena.files import write_files
from elderwood.arena.journal import NAME, Journal, begun_seed
from elderwood.arena.plan import Plan
from elderwood.engine.errors import BadValueError
from elderwood.engine.match import replay
from elderwood.engine.record import read_record
from elderwood.games import find_title

SYLVION = find_title("sylvion")
WIZARDS = find_title("wizards")
INTRO = {"game": "intro"}


def intro(games: int = 12, seed: str = "oak", **more: Any) -> Plan:
    """Return a short plan: greedy and chance in the introductory game."""
    return Plan(SYLVION, ["random", "greedy"], 1, games, INTRO, seed, **more)


def without_time(contest: Contest) -> dict[str, object]:
    data = contest.data()
    del data["time"]
    return data


def timeless(folder: Path) -> dict[str, Any]:
    """Return the files an arena left, without the times in them."""
    results = json.loads((folder / "results.json").read_text("utf-8"))
    del results["time"]
    lines = (folder / "matches.csv").read_text("utf-8").splitlines()
    timed = sum(column.startswith("seconds") for column in lines[0].split(","))
    return {
        "results": json.dumps(results),
        "matches": [line.split(",")[:-timed] for line in lines],
        "plot": (folder / "ratings.svg").read_bytes(),
    }


def test_the_same_seed_gives_the_same_matches_whatever_the_number_of_jobs() -> None:
    plan = Plan(WIZARDS, ["random"], 2, 6, {}, "same")
    alone, spread = compete(plan), compete(plan, jobs=2)
    assert without_time(alone) == without_time(spread)
    other = compete(Plan(WIZARDS, ["random"], 2, 6, {}, "other"))
    assert other.data()["moves"] != alone.data()["moves"]


def test_bots_that_play_together_meet_the_same_deals() -> None:
    told: list[int] = []
    contest = compete(intro(40), progress=told.append)
    data: dict[str, Any] = contest.data()
    assert told == list(range(1, 41))
    assert [row["bot"] for row in data["ranking"]] == ["greedy", "random"]
    assert data["pairs"][0]["only_first"] > data["pairs"][0]["only_second"]
    assert sum(data["outcomes"].values()) == 40
    answers = sum(row["answers"] for row in data["time"].values())
    assert answers == data["moves"]


def test_a_stronger_bot_is_rated_higher() -> None:
    data: dict[str, Any] = compete(Plan(WIZARDS, ["random", "greedy"], 2, 10, {}, "oak")).data()
    best, worst = data["ranking"]
    assert (best["bot"], worst["bot"]) == ("greedy", "random")
    assert best["rating_low"] > worst["rating_high"]
    assert data["pairs"][0]["share"] > 0.8
    assert data["time"]["greedy"]["mean_ms"] > data["time"]["random"]["mean_ms"]


def test_it_stops_once_the_ranking_is_decided_and_says_so() -> None:
    plan = Plan(WIZARDS, ["random", "greedy"], 2, 400, {}, "oak", until_clear=True)
    contest = compete(plan)
    assert contest.decided
    assert 20 <= len(contest.standings.results) < 100
    assert contest.looks >= 1
    assert without_time(contest) == without_time(compete(plan, jobs=2))
    short = compete(intro(2, until_clear=True))
    assert (short.decided, short.looks) == (False, 1)
    whole = compete(Plan(WIZARDS, ["random", "greedy"], 2, 44, {}, "oak"))
    assert (whole.decided, whole.looks, len(whole.standings.results)) == (False, 0, 44)


def test_records_replay_to_the_results(tmp_path: Path) -> None:
    plan = Plan(SYLVION, ["random", "greedy@200"], 1, 4, INTRO, "oak", records=True)
    contest = compete(plan, records=tmp_path)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 4
    for file, result in zip(files, contest.standings.results, strict=True):
        record = read_record(file.read_text("utf-8"), file.name)
        end = replay(SYLVION, record).position.outcome()
        assert end is not None
        assert (end.how, end.scores) == (result.how, result.scores)
        assert record.names == ["bot greedy" if "greedy@200" in result.names else "bot random"]
        assert len(record.answers) == result.moves


def test_a_match_is_on_disk_as_soon_as_it_is_over(tmp_path: Path) -> None:
    plan = intro(6)
    lines: list[int] = []
    with Journal(tmp_path, plan) as journal:
        compete(plan, journal=journal, progress=lambda _: lines.append((tmp_path / NAME).read_bytes().count(b"\n")))
    assert lines == [2, 3, 4, 5, 6, 7]


def test_what_is_in_the_journal_is_not_played_again(tmp_path: Path) -> None:
    plan = intro(6)
    with Journal(tmp_path, plan) as journal:
        first = compete(plan, journal=journal)
    written = (tmp_path / NAME).read_bytes()
    told: list[int] = []
    with Journal(tmp_path, plan) as journal:
        again = compete(plan, journal=journal, progress=told.append)
    assert told == []
    assert (tmp_path / NAME).read_bytes() == written
    assert first.data() == again.data()  # times too: they come from the journal


@pytest.mark.parametrize("cut", [1, 40, 10_000])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    plan = intro(6)
    with Journal(tmp_path, plan) as journal:
        whole = compete(plan, journal=journal)
    file = tmp_path / NAME
    text = file.read_bytes()
    file.write_bytes(text[:-cut] if cut < len(text) else text[:20])
    told: list[int] = []
    with Journal(tmp_path, plan) as journal:
        again = compete(plan, journal=journal, progress=told.append)
    assert told == ([6] if cut < len(text) else [1, 2, 3, 4, 5, 6])
    assert without_time(whole) == without_time(again)
    assert file.read_bytes().count(b"\n") == 7
    with Journal(tmp_path, plan) as journal:  # nothing of the cut line is left to spoil the next
        assert sorted(journal.results) == list(range(6))


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    plan = intro(4)
    with Journal(tmp_path, plan) as journal:
        compete(plan, journal=journal)
    file = tmp_path / NAME
    lines = file.read_bytes().splitlines(keepends=True)
    for damage in (b'{"number":', b"[]", b'{"number": 1}'):
        file.write_bytes(b"".join([*lines[:2], damage + b"\n", *lines[3:]]))
        with pytest.raises(BadValueError, match="line=3"):
            Journal(tmp_path, plan)


@pytest.mark.parametrize(
    ("other", "name"),
    [
        (intro(8), "games"),
        (intro(6, "elm"), "seed"),
        (intro(6, until_clear=True), "until_clear"),
        (intro(6, budget="200"), "budget"),
        (Plan(SYLVION, ["greedy", "random"], 1, 6, INTRO, "oak"), "bots"),
        (Plan(SYLVION, ["random", "greedy"], 2, 6, INTRO, "oak"), "seats"),
        (Plan(SYLVION, ["random", "greedy"], 1, 6, {}, "oak"), "options"),
        (Plan(WIZARDS, ["random", "greedy"], 2, 6, {}, "oak"), "title"),
    ],
)
def test_other_arguments_are_refused(tmp_path: Path, other: Plan, name: str) -> None:
    Journal(tmp_path, intro(6)).file.close()
    with pytest.raises(BadValueError, match=f"error-arena-other.* name={name} "):
        Journal(tmp_path, other)
    Journal(tmp_path, intro(6)).file.close()


def test_two_processes_do_not_write_one_journal(tmp_path: Path) -> None:
    with Journal(tmp_path, intro(6)), pytest.raises(BadValueError, match="error-arena-busy"):
        Journal(tmp_path, intro(6))
    Journal(tmp_path, intro(6)).file.close()


def test_the_seed_of_what_was_begun(tmp_path: Path) -> None:
    assert begun_seed(tmp_path / "nowhere") is None
    Journal(tmp_path, intro(6, "elm")).file.close()
    assert begun_seed(tmp_path) == "elm"
    (tmp_path / NAME).write_bytes(b'{"seed": "oak"')
    assert begun_seed(tmp_path) is None
    (tmp_path / NAME).write_bytes(b"nonsense\n")
    with pytest.raises(BadValueError, match="error-arena-journal"):
        begun_seed(tmp_path)


def test_killed_in_the_middle_it_comes_to_the_same(tmp_path: Path) -> None:
    arguments = ["arena", "wizards", "--bots", "greedy,random", "--games", "40", "--seed", "oak", "--jobs", "2"]
    command = [sys.executable, "-m", "elderwood", *arguments, "--records", str(tmp_path / "records")]
    broken = [*command, "--out", str(tmp_path / "broken")]
    file = tmp_path / "broken" / NAME
    with subprocess.Popen(broken, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        late = time.monotonic() + 60
        while not file.exists() or file.read_bytes().count(b"\n") < 6:
            assert process.poll() is None
            assert time.monotonic() < late
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
    done = file.read_bytes().count(b"\n") - 1
    assert 5 <= done < 40
    assert not (tmp_path / "broken" / "results.json").exists()
    for run in (broken, [*command, "--out", str(tmp_path / "whole")]):
        assert subprocess.run(run, capture_output=True).returncode == 0
    assert timeless(tmp_path / "broken") == timeless(tmp_path / "whole")
    assert len(list((tmp_path / "records").iterdir())) == 40


def test_the_files_hold_every_match(tmp_path: Path) -> None:
    contest = compete(Plan(WIZARDS, ["random"], 3, 2, {}, "oak"))
    write_files(tmp_path / "new" / "folder", contest, "Wizards", "Rating")
    rows = [line.split(",") for line in (tmp_path / "new" / "folder" / "matches.csv").read_text("utf-8").splitlines()]
    assert rows[0][:10] == ["number", "deal", "seed", "seats", "winners", "how", "moves", "bot_0", "bot_1", "bot_2"]
    assert rows[0][-1] == "seconds_2"
    assert [row[:4] for row in rows[1:]] == [["0", "0", "oak-0", "3"], ["1", "1", "oak-1", "3"]]
    for row, result in zip(rows[1:], contest.standings.results, strict=True):
        told = dict(zip(rows[0], row, strict=True))
        assert [int(told[f"score_{seat}"]) for seat in range(3)] == result.scores
        assert [int(seat) for seat in told["winners"].split()] == result.winners
        assert float(told["seconds_1"]) == pytest.approx(result.clocks[1].seconds, abs=1e-6)
    assert json.loads((tmp_path / "new" / "folder" / "results.json").read_text("utf-8"))["matches"] == 2
