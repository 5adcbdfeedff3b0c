"""A title that nobody knew, registered beside the four: every command takes it, and nothing else had to be written."""

import json

import pytest

from elderwood import games
from tests.cli.running import ALWAYS_FIRST, run
from tests.toy.title import Toy

pytestmark = pytest.mark.usefixtures("fifth")


@pytest.fixture
def fifth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "TITLES", [*games.TITLES, Toy()])


def test_it_is_listed() -> None:
    assert "toy" in [title["id"] for title in json.loads(run("titles", "--json").stdout)]


def test_it_is_played_in_the_terminal() -> None:
    result = run("play", "toy", "--seed", "oak", "--lang", "en", lines=ALWAYS_FIRST)
    assert result.exit_code == 0
    assert "Seed: oak" in result.stdout
    assert "toy-ask-commit" in result.stdout  # it has no texts of its own, so keys stand for them


def test_it_is_simulated() -> None:
    data = json.loads(run("simulate", "toy", "--games", "20", "--players", "3", "--seed", "oak", "--json").stdout)
    assert (data["games"], data["outcomes"]) == (20, {"count": 20})


def test_it_is_tortured() -> None:
    data = json.loads(run("torture", "toy", "--matches", "6", "--seed", "1", "--json").stdout)
    assert (data["matches"], data["endings"]) == (6, {"count": 6})


def test_it_is_measured_though_it_is_shorter_than_others() -> None:
    figures = json.loads(run("bench", "toy", "--seconds", "0.01", "--json").stdout)["toy"]
    assert figures["title"] == "toy"
    assert figures["record_moves"] < 31
    assert figures["undo_redo_us"] > 0
