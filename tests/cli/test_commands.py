"""The commands that print: titles, rules, replay, simulate, bench, torture."""

import json
from pathlib import Path

import pytest

from elderwood.cli.main import COMMANDS
from elderwood.engine.testkit import torture as kit
from elderwood.engine.testkit.trial import KitFailure
from elderwood.games import TITLES
from tests.cli.running import ALWAYS_FIRST, LANGUAGES, run

RECORDS = Path(__file__).parent.parent / "games" / "sylvion" / "records"


def test_version() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout in ("elderwood 0.2.0 (compiled)\n", "elderwood 0.2.0 (interpreted)\n")


def test_without_a_command_the_commands_are_listed() -> None:
    result = run()
    assert result.exit_code == 0
    assert all(f"  {command} " in result.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"elderwood {command}" in result.stdout.split("Examples:")[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_lists_every_option(lang: str) -> None:
    result = run("titles", "--lang", lang)
    assert result.exit_code == 0
    for title in TITLES:
        assert title.name + ": " in result.stdout
        for option in title.options:
            assert f"  {option.name} = *{option.default}" in result.stdout


def test_titles_as_json() -> None:
    data = json.loads(run("titles", "--json", "--lang", "fr").stdout)
    assert [title["id"] for title in data] == [title.name for title in TITLES]
    game = data[0]["options"][0]
    assert game["name"] == "game"
    assert game["default"] == "siege"
    assert [value["value"] for value in game["values"]] == ["siege", "intro"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_plain_markdown_in_a_pipe(lang: str) -> None:
    result = run("rules", "sylvion", "--lang", lang)
    assert result.exit_code == 0
    assert result.stdout.startswith("# ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ending", sorted(file.stem for file in RECORDS.glob("*.record")))
def test_replay_tells_every_ending(ending: str, lang: str) -> None:
    result = run("replay", str(RECORDS / f"{ending}.record"), "--lang", lang)
    assert result.exit_code == 0
    assert "sylvion-" not in result.stdout
    assert "❀" in result.stdout


def test_replay_as_json_at_a_place() -> None:
    data = json.loads(run("replay", str(RECORDS / "count.record"), "--at", "2", "--json").stdout)
    assert data["at"] == 2
    assert data["moves"] == [[0, "recruit-1"], [0, "recruit-2"]]
    assert data["outcome"] is None
    assert data["view"]["hands"][0]["cards"] is None


def test_replay_at_the_end_tells_the_outcome() -> None:
    data = json.loads(run("replay", str(RECORDS / "count.record"), "--json").stdout)
    assert data["outcome"]["how"] == "count"
    assert data["at"] == data["answers"]


def test_replay_reads_standard_input() -> None:
    text = (RECORDS / "damage.record").read_text()
    assert run("replay", "-", lines=text).stdout == run("replay", str(RECORDS / "damage.record")).stdout


def test_replay_beyond_the_end_is_refused() -> None:
    result = run("replay", str(RECORDS / "damage.record"), "--at", "999")
    assert result.exit_code == 2
    assert "999" in result.stderr


def test_simulate_as_json_holds_what_it_promises() -> None:
    args = ["simulate", "sylvion", "--games", "4", "--players", "2", "--bots", "random", "--option", "game=intro"]
    data = json.loads(run(*args, "--seed", "oak", "--json").stdout)
    keys = {"title", "options", "games", "moves", "seconds", "moves_per_second", "outcomes", "wins", "mean_score"}
    assert keys <= set(data)
    assert data["games"] == 4
    assert sum(data["outcomes"].values()) == 4
    assert data["bots"] == ["random", "random"]
    again = json.loads(run(*args, "--seed", "oak", "--json").stdout)
    assert again["outcomes"] == data["outcomes"]
    assert again["moves"] == data["moves"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_simulate_prints_a_table(lang: str) -> None:
    args = ["simulate", "sylvion", "--games", "2", "--bots", "random", "--option", "game=intro", "--seed", "oak"]
    result = run(*args, "--lang", lang)
    assert result.exit_code == 0
    assert "oak" in result.stdout
    assert "%" in result.stdout


def test_simulate_tells_what_each_bot_achieved() -> None:
    args = ["simulate", "elfenland", "--games", "2", "--bots", "greedy,random", "--option", "rounds=3", "--lang", "en"]
    data = json.loads(run(*args, "--json").stdout)
    assert (data["rotate"], data["wins"]) == (True, [1, 1])
    assert (data["by_bot"]["greedy"]["wins"], data["by_bot"]["random"]["wins"]) == (2, 0)
    table = run(*args).stdout
    assert "greedy ×2" in table
    assert "(greedy)" not in table
    seated = run(*args, "--no-rotate").stdout
    assert "(greedy)" in seated
    assert "×" not in seated


def test_bench_as_json() -> None:
    data = json.loads(run("bench", "sylvion", "--seconds", "0.01", "--json").stdout)
    assert "sylvion" in data


def test_bench_in_words() -> None:
    assert run("bench", "sylvion", "--seconds", "0.01").stdout.startswith("sylvion\n  ")


def test_torture_passes() -> None:
    data = json.loads(run("torture", "sylvion", "--matches", "2", "--seed", "7", "--json").stdout)
    assert (data["title"], data["matches"], data["seed"]) == ("sylvion", 2, 7)


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_torture_prints_the_record_of_a_failure(monkeypatch: pytest.MonkeyPatch, form: list[str]) -> None:
    def fail(*_: object) -> None:
        raise KitFailure("cards are conserved", "one is lost", "elderwood-record 1\n")

    monkeypatch.setattr(kit, "torture", fail)
    result = run("torture", "sylvion", "--matches", "1", *form)
    assert result.exit_code == 1
    assert "elderwood-record 1" in result.stdout
    assert "cards are conserved" in result.output


def test_a_record_of_a_match_played_here_replays(data_home: Path) -> None:
    run("play", "sylvion", "--option", "game=intro", "--seed", "oak", lines=ALWAYS_FIRST)
    (record,) = (data_home / "finished").glob("*.record")
    assert run("replay", str(record)).exit_code == 0
