"""Where matches are kept: the system's own place, the one the user names, or the one they have always been in."""

from pathlib import Path

import pytest

from elderwood import folders
from elderwood.cli.saves import finished_folder, saves_folder
from elderwood.server.settings import database_in


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, on a system that keeps data elsewhere than version 0.1 did."""
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr(folders, "user_data_path", lambda name, appauthor: tmp_path / "Library" / name)
    return tmp_path


def test_the_system_says_where(home: Path) -> None:
    assert folders.data_folder() == home / "Library" / "elderwood"
    assert saves_folder() == home / "Library" / "elderwood" / "saves"
    assert database_in(None) == f"sqlite:///{home}/Library/elderwood/elderwood.db"


def test_the_user_says_where(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / ".local/share/elderwood/saves").mkdir(parents=True)
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "mine"))
    assert saves_folder() == home / "mine" / "elderwood" / "saves"
    assert database_in(None) == f"sqlite:///{home}/mine/elderwood/elderwood.db"


def test_a_relative_place_counts_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "here")
    assert folders.data_folder().is_absolute()


def test_what_lies_in_the_old_place_is_used(home: Path) -> None:
    old = home / ".local/share/elderwood"
    (old / "saves").mkdir(parents=True)
    (old / "elderwood.db").touch()
    assert saves_folder() == old / "saves"
    assert database_in(None) == f"sqlite:///{old}/elderwood.db"
    assert finished_folder() == home / "Library" / "elderwood" / "finished"


def test_what_was_moved_is_used_from_there(home: Path) -> None:
    for place in (".local/share", "Library"):
        (home / place / "elderwood" / "saves").mkdir(parents=True)
    assert saves_folder() == home / "Library" / "elderwood" / "saves"


def test_a_folder_that_is_named_is_taken_as_it_is(home: Path) -> None:
    assert database_in(home / "srv") == f"sqlite:///{home}/srv/elderwood.db"


def test_nothing_else_works_out_a_folder() -> None:
    package = Path(folders.__file__).parent
    guesses = ("XDG_", "APPDATA", ".local", "home()")
    found = [
        file.name
        for file in package.rglob("*.py")
        if any(guess in file.read_text("utf-8") for guess in guesses)
        and file.name not in ("folders.py", "arguments.py")
    ]
    assert found == []
