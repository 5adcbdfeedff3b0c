"""`elderwood arena`: tables, files, and what it refuses."""

import json
import re
import sys
from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, run

INTRO = ["arena", "sylvion", "--option", "game=intro", "--seed", "oak"]
WIZARDS = ["arena", "wizards", "--bots", "greedy,random", "--games", "4", "--seed", "oak"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_prints_ranking_pairs_and_seats(lang: str) -> None:
    shown = run(*WIZARDS, "--lang", lang).stdout
    assert "oak" in shown
    assert re.search(r"greedy │ +\+\d+ \(", shown)
    assert "greedy – random" in shown
    assert shown.count("%") > 5
    assert bool(re.search("[а-яё]", shown)) == (lang == "ru")


def test_it_compares_those_who_play_together_deal_by_deal() -> None:
    shown = run(*INTRO, "--games", "20", "--lang", "en").stdout
    assert "Victories (95 %)" in shown
    assert re.search(r"greedy – random │ +\+\d", shown)
    assert "Rating" not in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_says_whether_the_ranking_is_decided(lang: str) -> None:
    long = " ".join(run(*WIZARDS, "--games", "200", "--until-clear", "--lang", lang).stdout.split())
    short = " ".join(run(*INTRO, "--games", "2", "--until-clear", "--lang", lang).stdout.split())
    assert " 5 " in long
    assert " 5 " not in short


def test_as_json_it_holds_what_the_table_shows() -> None:
    data = json.loads(run(*WIZARDS, "--json").stdout)
    assert (data["matches"], data["deals"], data["seed"], data["bots"]) == (4, 2, "oak", ["greedy", "random"])
    assert {row["bot"] for row in data["ranking"]} == {"greedy", "random"}
    assert {"rating", "rating_low", "rating_high", "share", "low", "high"} <= set(data["ranking"][0])


def test_those_that_answer_at_once_compete_unless_told_otherwise() -> None:
    data = json.loads(run(*INTRO, "--games", "2", "--json").stdout)
    assert data["bots"] == ["greedy", "random"]


def test_it_writes_its_files_and_goes_on_with_a_seed_chosen_by_chance(tmp_path: Path) -> None:
    out, records = tmp_path / "out", tmp_path / "records"
    args = [*INTRO[:4], "--games", "4", "--out", str(out), "--records", str(records), "--lang", "en", "--json"]
    first = run(*args)
    assert {file.name for file in out.iterdir()} == {
        "journal.jsonl",
        "matches.csv",
        "ratings.png",
        "ratings.svg",
        "results.json",
    }
    assert (out / "ratings.png").read_bytes().startswith(b"\x89PNG")
    assert "Sylvion" in (out / "ratings.svg").read_text("utf-8")
    assert json.loads((out / "results.json").read_text("utf-8")) == json.loads(first.stdout)
    assert len(list(records.iterdir())) == 4
    assert run(*args).stdout == first.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_the_package_for_pictures_it_says_so(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    result = run(*INTRO, "--games", "2", "--out", str(tmp_path), "--lang", lang)
    assert result.exit_code == 0
    assert 'pip install "elderwood[plots]"' in result.stderr
    assert result.stderr.count("\n") == 1
    assert (tmp_path / "ratings.svg").exists()
    assert not (tmp_path / "ratings.png").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_begun_otherwise_is_refused(lang: str, tmp_path: Path) -> None:
    args = [*INTRO, "--out", str(tmp_path), "--lang", lang]
    assert run(*args, "--games", "2").exit_code == 0
    result = run(*args, "--games", "4")
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert re.search(r"games\D+2\D+4", result.stderr)
    assert bool(re.search("[а-яё]", result.stderr)) == (lang == "ru")


def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for flag in ("--out", "--records"):
        result = run(*INTRO, "--games", "2", flag, str(tmp_path / "file"), "--lang", "en")
        assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
        assert str(tmp_path / "file") in result.stderr
