"""Every mistake gives one line on stderr, in the chosen language, and exit code 2."""

import re
from pathlib import Path

import pytest

from tests.cli.running import LANGUAGES, run

CYRILLIC = re.compile("[а-яё]")
MISTAKES = {
    "unknown command": (["pley"], "play"),
    "unknown title": (["play", "slyvion"], "sylvion"),
    "unknown title of rules": (["rules", "sylvon"], "sylvion"),
    "unknown option": (["play", "sylvion", "--option", "gama=intro"], "game"),
    "unknown option value": (["play", "sylvion", "--option", "game=short"], "siege, intro"),
    "option that needs another": (["play", "sylvion", "--option", "game=intro", "--option", "feats=yes"], "game=siege"),
    "option without a value": (["play", "sylvion", "--option", "game"], "--option"),
    "unknown bot": (["play", "sylvion", "--players", "2", "--bot", "1=gredy"], "greedy"),
    "seat no number": (["play", "sylvion", "--bot", "²=greedy"], "²"),
    "commands to the terminal": (["play", "\x1b[31mchess\x07"], "\ufffd[31mchess\ufffd"),
    "unknown seat": (["play", "sylvion", "--bot", "1=greedy"], "0"),
    "no people": (["play", "sylvion", "--bot", "0=greedy"], "simulate"),
    "bad seed": (["play", "sylvion", "--seed", "a b"], "a b"),
    "too many players": (["play", "sylvion", "--players", "5"], "2"),
    "players no number": (["play", "sylvion", "--players", "two"], "two"),
    "no players at all": (["play", "sylvion", "--players", "0"], "--players"),
    "options without a title": (["play", "--players", "2"], "TITLE"),
    "unknown file": (["replay", "nowhere.record"], "nowhere.record"),
    "unknown file to resume": (["play", "--resume", "nowhere.record"], "nowhere.record"),
    "unknown flag": (["simulate", "sylvion", "--gamse", "3"], "--games"),
    "missing argument": (["rules"], "TITLE"),
    "unknown bot of a simulation": (["simulate", "sylvion", "--bots", "rnadom"], "random"),
    "no bot of a simulation": (["simulate", "sylvion", "--bots", ""], "random"),
    "too many bots": (["simulate", "sylvion", "--bots", "random,random"], "2"),
    "unknown bot of an arena": (["arena", "wizards", "--bots", "greedy,rnadom"], "random"),
    "a bot twice in an arena": (["arena", "wizards", "--bots", "greedy,random,greedy"], "greedy"),
    "a bot alone to the end": (["arena", "wizards", "--bots", "greedy", "--until-clear"], "greedy"),
    "too many seats of an arena": (["arena", "sylvion", "--seats", "3"], "3"),
    "bad seed of an arena": (["arena", "sylvion", "--seed", "a b"], "a b"),
    "too few to learn from": (["train", "sylvion", "--games", "4"], "4"),
    "no number of seats": (["train", "wizards", "--seats", "2,two"], "two"),
    "too many seats of a training": (["train", "wizards", "--seats", "2,99"], "99"),
    "a program that is asked": (["calibrate", "wizards", "--bot", "cmd:true"], "cmd:true"),
    "too many seats of a calibration": (["calibrate", "wizards", "--seats", "99"], "99"),
    "no budget": (["arena", "sylvion", "--budget", "fast"], "fast"),
    "no budget of a bot": (["arena", "sylvion", "--bots", "greedy@"], "50ms"),
    "no budget of a simulated bot": (["simulate", "sylvion", "--bots", "greedy@0s"], "0s"),
    "no processes": (["arena", "sylvion", "--jobs", "0"], "--jobs"),
    "no games": (["simulate", "sylvion", "--games", "0"], "--games"),
    "no matches": (["torture", "sylvion", "--matches", "-1"], "--matches"),
    "no time": (["bench", "--seconds", "nan"], "--seconds"),
    "port no number": (["serve", "--port", "http"], "0"),
    "port too large": (["serve", "--port", "99999"], "65535"),
    "delay no number": (["serve", "--bot-delay", "nan"], "60"),
    "too many arguments": (["serve", "now"], "now"),
    "flag without a value": (["serve", "--lang", "{lang}", "--port"], "--port"),
    "flag with a value": (["serve", "--open=yes"], "--open"),
    "too much time": (["bench", "--seconds", "inf"], "--seconds"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_gives_one_line_and_exit_code_2(mistake: str, lang: str) -> None:
    args, hint = MISTAKES[mistake]
    if "{lang}" in args:
        result = run(*[arg.format(lang=lang) for arg in args])
    else:
        result = run(*args, "--lang", lang) if mistake != "unknown command" else run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("elderwood: ")
    assert result.stderr.count("\n") == 1
    assert hint in result.stderr
    if mistake != "unknown command":
        assert bool(CYRILLIC.search(result.stderr)) == (lang == "ru")


def test_an_unknown_language_is_told_in_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    result = run("titles", "--lang", "klingon")
    assert result.exit_code == 2
    assert "klingon" in result.stderr
    assert CYRILLIC.search(result.stderr)


def test_the_first_locale_that_is_set_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert not CYRILLIC.search(run("titles").stdout)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("nonsense\n", 1),
        ("elderwood-record 1\ntitle: sylvion\nrules: 1\nseats: 1\n\n", 1),
        ("elderwood-record 1\ntitle: chess\nrules: 1\nseats: 1\nseed: oak\n", 1),
        ("elderwood-record 1\ntitle: sylvion\nrules: 1\nseats: 1\nseed: oak\noption game: intro\n\n0: b2\n", 8),
        ("elderwood-record 1\ntitle: sylvion\nrules: 1\nseats: 1\nseed: oak\noption game: intro\n\n0: fly\n", 8),
    ],
)
@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]])
def test_a_wrong_record_names_file_and_line(tmp_path: Path, command: list[str], text: str, line: int) -> None:
    file = tmp_path / "wrong.record"
    file.write_text(text)
    result = run(*command, str(file))
    assert result.exit_code == 2
    assert result.stderr.startswith(f"{file}:{line}: ")
    assert result.stderr.count("\n") == 1


def test_a_record_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "picture.record"
    file.write_bytes(b"\xff\xfe\x00")
    result = run("replay", str(file))
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert "UTF-8" in result.stderr


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    result = run("replay", str(tmp_path))
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
