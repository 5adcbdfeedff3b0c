"""Plain line mode through a pipe."""

from pathlib import Path

import pytest

from elderwood.cli.line_mode import LineMode
from elderwood.cli.sitting import Sitting
from elderwood.cli.voice import Voice
from elderwood.engine.chance import commitment
from elderwood.engine.match import Match
from elderwood.engine.record import read_record
from elderwood.games import TITLES
from tests.cli.running import ALWAYS_FIRST, LANGUAGES, run
from tests.toy.title import Toy

INTRO = ["play", "sylvion", "--option", "game=intro", "--seed", "oak"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_to_its_end(lang: str, data_home: Path) -> None:
    result = run(*INTRO, "--lang", lang, lines=ALWAYS_FIRST)
    assert result.exit_code == 0
    assert commitment("oak") in result.stdout.splitlines()[0]
    assert "oak" in result.stdout.splitlines()[-2]
    assert "sylvion-" not in result.stdout.replace(str(data_home), "").replace("sylvion-20", "")
    assert not list((data_home / "saves").glob("*"))
    (file,) = (data_home / "finished").glob("*")
    assert read_record(file.read_text()).ended == "damage"


def test_the_siege_and_two_players_with_hidden_hands() -> None:
    args = ["play", "sylvion", "--players", "2", "--option", "hands=silent", "--option", "feats=yes"]
    result = run(*args, "--option", "elements=yes", "--option", "pawn=yes", "--seed", "elm", lines=ALWAYS_FIRST)
    assert result.exit_code == 0
    assert "Seed: elm" in result.stdout


def test_a_bot_partner_answers() -> None:
    args = ["play", "sylvion", "--players", "2", "--bot", "1=random", "--option", "game=intro", "--seed", "elm"]
    result = run(*args, lines=ALWAYS_FIRST)
    assert "random (bot) pays with" in result.stdout
    assert "Seed: elm" in result.stdout


def test_the_end_of_the_input_saves_and_leaves(data_home: Path) -> None:
    result = run(*INTRO, lines="1\nb2\n")
    assert result.exit_code == 0
    (save,) = (data_home / "saves").glob("*.record")
    assert str(save) in result.stdout
    assert [answer.word for answer in read_record(save.read_text()).answers] == ["play-fountain_1", "b2"]


def test_resuming_goes_on_where_it_stopped(data_home: Path) -> None:
    run(*INTRO, lines="1\nb2\nquit\n")
    (save,) = (data_home / "saves").glob("*.record")
    result = run("play", "--resume", str(save), lines="done\n")
    assert result.exit_code == 0
    words = [answer.word for answer in read_record(save.read_text()).answers]
    assert words == ["play-fountain_1", "b2", "done"]
    assert len(list((data_home / "saves").iterdir())) == 1


def test_the_menu_offers_titles_and_saves(data_home: Path) -> None:
    run(*INTRO, lines="1\nb2\n")
    last = len(TITLES) + 1
    result = run("play", lines=f"77\n{last}\nlog\n")
    assert f"“77” is none of the numbers 1 to {last}." in result.stdout
    assert "Player 1 plants Fountain 1 on b2." in result.stdout
    assert "Recruit column 1" in run("play", lines="sylvion\n").stdout


def test_a_broken_save_is_told_and_kept_aside(data_home: Path) -> None:
    folder = data_home / "saves"
    folder.mkdir(parents=True)
    (folder / "old.record").write_text("moths ate it\n")
    result = run("play", lines="quit\n")
    assert result.exit_code == 0
    assert "old.record.broken" in result.stderr
    assert "moths ate it" in result.stderr
    assert [file.name for file in folder.iterdir()] == ["old.record.broken"]
    assert run("play", lines="quit\n").stderr == ""


def test_a_broken_save_to_resume_is_kept_aside(data_home: Path) -> None:
    folder = data_home / "saves"
    folder.mkdir(parents=True)
    (folder / "old.record").write_text("moths ate it\n")
    result = run("play", "--resume", str(folder / "old.record"))
    assert result.exit_code == 2
    assert result.stderr.startswith(f"{folder / 'old.record.broken'}:1: ")


def test_undo_and_redo(data_home: Path) -> None:
    result = run(*INTRO, lines="undo\n1\nb2\nundo\nredo\nredo\nundo\nundo\nundo\n")
    assert "There is nothing of yours to undo." in result.stdout
    assert "There is nothing to redo." in result.stdout
    (save,) = (data_home / "saves").glob("*.record")
    assert read_record(save.read_text()).answers == []


def test_no_undo_behind_a_reveal() -> None:
    assert "something hidden has come to light" in run(*INTRO, lines="done\n1\nundo\n").stdout


def said(*lines: str) -> list[str]:
    """Return what is printed after the first position."""
    start = run(*INTRO).stdout.splitlines()
    return run(*INTRO, lines="".join(line + "\n" for line in lines)).stdout.splitlines()[len(start) - 1 : -1]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "“99” is none of the numbers 1 to 9."),
        ("fly", "There is no move “fly”. Nearest: "),
        ("b2", "Choose a card from your hand first; then b2 for it."),
        ("why tree_4", "You do not hold Tree 4. [1.4]"),
        ("why whale", "You do not hold Whale. [1.4]"),
        ("why Tree 1", "That can be used now."),
        ("why dragon", "There is no “dragon” on the table."),
        ("card OWL", "Owl: Cost 1."),
        ("card Ele", "Elephant: "),
        ("card dragon", "There is no card “dragon”."),
        ("lang xx", "The language “xx” is not spoken here."),
        ("save /no/where/at/all", "There is no file /no/where/at/all."),
    ],
)
def test_a_line_that_is_no_move_is_answered_by_one_line(line: str, answer: str) -> None:
    said_now = said(line)
    assert len(said_now) == 1
    assert said_now[0].startswith(answer)


def test_commands_that_print_more() -> None:
    assert any("undo, redo" in line for line in said("help"))
    assert said("rules")[0].startswith("# ")
    assert said("1", "b2", "log")[-1] == "  Player 1 plants Fountain 1 on b2."
    assert any("Ход" in line or "Рука" in line for line in said("lang ru"))


def test_save_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.record"
    run(*INTRO, lines=f"1\nb2\nsave {file}\n")
    assert len(read_record(file.read_text()).answers) == 2


def test_a_place_that_cannot_be_written_is_told_and_play_goes_on(tmp_path: Path, data_home: Path) -> None:
    data_home.parent.mkdir(parents=True)
    data_home.write_text("a file where the folder should be")
    result = run(*INTRO, lines="1\nb2\n")
    assert result.exit_code == 0
    assert "cannot be saved" in result.stderr
    assert "plants Fountain 1" in result.stdout


def test_any_title_is_playable_without_a_board_of_its_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = Sitting(Match(Toy(), 2, {}, "oak"), {1: "random"})
    mode = LineMode(sitting, Voice("en", "toy", {1: "random"}, 2))
    monkeypatch.setattr(mode, "read", lambda: "1")
    assert mode.play()
    printed = capsys.readouterr().out
    assert sitting.outcome is not None
    assert sitting.outcome.how in printed
