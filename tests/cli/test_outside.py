"""Programs as bots on the command line: they sit down like any bot, their faults are told, no record runs one."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from elderwood.cli.sitting import begin, noted_bots, resume
from elderwood.engine.record import read_record
from elderwood.games import find_title
from tests.cli.running import ALWAYS_FIRST, run

ROOT = Path(__file__).parent.parent.parent
GOOD = "cmd:" + shlex.join([sys.executable, str(ROOT / "examples" / "bot.py")])
BAD = "cmd:" + shlex.join([sys.executable, str(ROOT / "tests" / "outside" / "bad_bot.py"), "garbage"])


@pytest.mark.parametrize(("lang", "word"), [("en", "failed"), ("ru", "сбои"), ("fr", "échoué")])
def test_simulate_tells_what_a_program_did_wrong(lang: str, word: str) -> None:
    done = run("simulate", "wizards", "--games", "1", "--bots", f"{BAD},random", "--seed", "oak", "--lang", lang)
    assert done.exit_code == 0
    assert word in done.stderr
    assert "garbage × 3" in done.stderr
    assert "about to go wrong" in done.stderr


def test_a_good_program_gives_nothing_to_tell() -> None:
    done = run("simulate", "wizards", "--games", "2", "--bots", f"{GOOD},random", "--seed", "oak", "--json")
    assert done.stderr == ""
    assert json.loads(done.stdout)["faults"] == {}


def test_the_arena_rates_programs_and_keeps_their_faults_over_a_restart(tmp_path: Path) -> None:
    out, records = str(tmp_path / "out"), str(tmp_path / "records")
    args = ["arena", "wizards", "--bots", f"{BAD},random", "--games", "2", "--seed", "oak", "--json", "--out", out]
    first = run(*args, "--records", records)
    again = run(*args, "--records", records)
    data = json.loads(first.stdout)
    assert data["faults"][BAD]["counts"]["garbage"] == 6
    assert json.loads(again.stdout) == data
    assert data["time"][BAD]["answers"] > 0
    for record in Path(records).glob("*.record"):
        text = record.read_text("utf-8")
        assert "bot outside" in text
        assert "cmd:" not in text


def test_a_program_plays_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ELDERWOOD_BOT_LOG", str(tmp_path / "log"))
    done = run("play", "wizards", "--players", "2", "--bot", f"1={BAD}", "--seed", "oak", "--plain", lines=ALWAYS_FIRST)
    assert done.exit_code == 0
    assert "garbage × 3" in done.stderr
    done = run(
        "play", "wizards", "--players", "2", "--bot", f"1={GOOD}", "--seed", "oak", "--plain", lines=ALWAYS_FIRST
    )
    assert done.stderr == ""
    assert '"type":"end"' in (tmp_path / "log").read_text("utf-8")


def test_a_record_never_runs_a_program() -> None:
    """Neither one of ours, which does not name it, nor one that somebody wrote to be opened by others."""
    sitting = begin(find_title("wizards"), 2, {}, "oak", {1: GOOD})
    text = sitting.record().text()
    assert "bot outside" in text
    evil = text.replace("bot outside", "bot cmd:touch /tmp/owned")
    for one in (text, evil):
        record = read_record(one, "match.record")
        assert noted_bots(record) == {1: "greedy"}
        assert resume(record).bot_names == {1: "greedy"}


@pytest.mark.parametrize("lang", ["en", "ru", "fr"])
def test_a_program_that_is_not_there_is_named(lang: str) -> None:
    done = run("simulate", "wizards", "--bots", "cmd:no-such-thing", "--lang", lang)
    assert done.exit_code == 2
    assert "no-such-thing" in done.stderr
    assert "\n" not in done.stderr.strip()
