"""`elderwood calibrate`: the table, the files, and what it refuses."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, run

FEW = ["calibrate", "wizards", "--positions", "4", "--bot", "random", "--budget", "8", "--seed", "oak"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_prints_the_bins(lang: str) -> None:
    shown = run(*FEW, "--lang", lang).stdout
    assert re.search(r"│ \d+–\d+ +│ +\d │ +\d+\.\d │ +\d+\.\d \(\d+–\d+\) │ +[+-]\d+\.\d \? │", shown)
    assert "Candour(" in shown
    assert shown.rstrip().endswith(": 0")
    assert bool(re.search("[а-яё]", shown)) == (lang == "ru")


def test_it_writes_its_files(tmp_path: Path) -> None:
    data = json.loads(run(*FEW, "--out", str(tmp_path / "deep" / "out"), "--json").stdout)
    out = tmp_path / "deep" / "out"
    assert {file.name for file in out.iterdir()} == {"calibration.json", "calibration.svg"}
    assert json.loads((out / "calibration.json").read_text("utf-8")) == data
    assert "Woodland Wizards" in (out / "calibration.svg").read_text("utf-8")
    assert sum(one["positions"] for one in data["bins"]) == data["positions"] == 4


def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run(*FEW, "--out", str(tmp_path / "file"), "--lang", "en")
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert str(tmp_path / "file") in result.stderr
