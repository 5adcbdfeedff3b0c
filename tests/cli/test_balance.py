"""`elderwood balance`: tables in every language, JSON, files, and what it refuses."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, run

RAGE = [
    "balance",
    "rage",
    "--bots",
    "random",
    "--games",
    "12",
    "--seats",
    "2",
    "--option",
    "rounds=6",
    "--option",
    "cards=first",
    "--seed",
    "oak",
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_prints_sides_pairs_and_seats(lang: str) -> None:
    shown = run(*RAGE, "--vary", "placement", "--lang", lang).stdout
    assert "oak" in shown
    assert "42–58" in shown
    for word in ("forest", "snow", "novice", "advanced"):
        assert word in shown
    assert shown.count("%") > 3 * (4 + 6 + 2)
    assert bool(re.search("[а-яё]", shown)) == (lang == "ru")


def test_what_lies_outside_the_bounds_is_marked() -> None:
    shown = run(*RAGE, "--lang", "en").stdout
    seats = json.loads(run(*RAGE, "--json").stdout)["groups"][0]["by_seat"]
    line = next(line for line in reversed(shown.splitlines()) if line.startswith("│ everything"))
    assert [cell.endswith("! ") for cell in line.split("│")[2:4]] == [not row["fits"] for row in seats]
    assert any(not row["fits"] for row in seats)


def test_it_keeps_its_results_and_goes_on_with_a_seed_chosen_by_chance(tmp_path: Path) -> None:
    args = ["balance", "wizards", "--bots", "random", "--games", "2", "--out", str(tmp_path), "--json"]
    first = run(*args)
    data = json.loads(first.stdout)
    assert json.loads((tmp_path / "results.json").read_text("utf-8")) == data
    assert [(group["seats"], group["matches"], group["by_side"]) for group in data["groups"]] == [
        (2, 2, []),
        (3, 2, []),
        (4, 2, []),
    ]
    assert run(*args).stdout == first.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_all_stand_together_nobody_can_be_favoured(lang: str) -> None:
    result = run("balance", "sylvion", "--seats", "2", "--lang", lang)
    assert result.exit_code == 2
    assert "sylvion" in result.stderr
    assert result.stderr.count("\n") == 1


def test_seats_are_numbers() -> None:
    result = run("balance", "wizards", "--seats", "2,x", "--lang", "en")
    assert result.exit_code == 2
    assert "--seats" in result.stderr
