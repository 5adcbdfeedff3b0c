"""`elderwood train`: tables, files, and what it refuses."""

import json
import re
from pathlib import Path

import pytest

from elderwood.training import files
from tests.cli.running import LANGUAGES, run

LIGHT = ["train", "wizards", "--games", "5", "--bots", "light", "--seed", "oak"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_prints_the_curve_and_the_stages(lang: str) -> None:
    shown = run(*LIGHT, "--lang", lang).stdout
    assert re.search(r"│ 4 +│ +\d\.\d{3} │ +\d\.\d{3} │", shown)
    assert "--install" in shown
    assert bool(re.search("[а-яё]", shown)) == (lang == "ru")


def test_it_writes_its_files(tmp_path: Path) -> None:
    out = tmp_path / "deep" / "out"
    data = json.loads(run(*LIGHT, "--out", str(out), "--json").stdout)
    assert {file.name for file in out.iterdir()} == {"weights.py", "curve.json", "curve.csv", "curve.svg"}
    assert json.loads((out / "curve.json").read_text("utf-8")) == data
    rows = (out / "curve.csv").read_text("utf-8").splitlines()
    assert rows[0] == "matches,own_loss,kept_loss"
    assert rows[-1] == f"4,{data['curve'][-1]['own_loss']:.5f},{data['curve'][-1]['kept_loss']:.5f}"
    assert "Woodland Wizards" in (out / "curve.svg").read_text("utf-8")
    assert str(out) in run(*LIGHT, "--out", str(out), "--lang", "en").stdout.replace("\n", "")


def test_it_puts_weights_to_use_in_a_source_tree_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "weights.py"
    monkeypatch.setattr(files, "home_of", lambda _: home)
    assert str(home) in run(*LIGHT, "--install", "--lang", "en").stdout
    assert "elderwood train wizards --games 5" in home.read_text("utf-8")
    monkeypatch.setattr(files, "home_of", lambda _: tmp_path / "weights.so")
    refused = run(*LIGHT, "--install", "--lang", "en")
    assert (refused.exit_code, refused.stdout, refused.stderr.count("\n")) == (2, "", 1)
    assert not (tmp_path / "weights.so").exists()


def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run(*LIGHT, "--out", str(tmp_path / "file"), "--lang", "en")
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
    assert str(tmp_path / "file") in result.stderr
