"""Settings come from a file, the environment and flags, and each refusal names its place."""

import json
import logging
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

import make_settings
import pytest

from elderwood.server.configuring import FILE, OTHERS, PREFIX, SETTINGS, SettingError, configure
from elderwood.server.logs import FIELDS, JsonLines
from elderwood.server.settings import LIMITED, LIMITS, Limit
from elderwood.texts import LANGUAGES, Speaker

ROOT = Path(__file__).parent.parent.parent


def flags(**said: object) -> dict[str, tuple[object, str]]:
    return {name: (value, f"--{name}") for name, value in said.items()}


def refused(file: Path | None, environment: Mapping[str, str], **said: object) -> str:
    with pytest.raises(SettingError) as caught:
        configure(file, environment, flags(**said))
    for lang in LANGUAGES:
        assert caught.value.key not in Speaker(lang).say(caught.value.key, caught.value.values)
    return Speaker("en").say(caught.value.key, caught.value.values)


def test_flags_are_stronger_than_the_environment_and_that_than_the_file(folder: Path) -> None:
    file = folder / "my.toml"
    file.write_text('host = "::1"\nport = 1\nbot_delay = 1\noutbox = 5\n[limits]\nread = [7, 8.5]\n')
    environment = {"ELDERWOOD_PORT": "2", "ELDERWOOD_BOT_DELAY": "2", "ELDERWOOD_LIMITS_WRITE": "3, 0.5"}
    found = configure(file, environment, flags(bot_delay="3", data=str(folder)))
    settings = found.settings()
    assert (settings.host, settings.port, settings.bot_delay, settings.outbox) == ("::1", 2, 3.0, 5)
    assert settings.limits == {**LIMITS, "read": Limit(7, 8.5), "write": Limit(3, 0.5)}
    assert settings.database == f"sqlite:///{folder / 'elderwood.db'}"
    shown = "\n".join(found.show())
    assert f'host = "::1"  # {file}: host\n' in shown
    assert "port = 2  # ELDERWOOD_PORT\n" in shown
    assert "bot_delay = 3.0  # --bot_delay\n" in shown
    assert "grace = 6.0\n" in shown
    assert '/elderwood.db"  # --data\n' in shown


def test_what_is_shown_is_a_file_that_says_the_same(folder: Path) -> None:
    found = configure(None, {}, flags(data=str(folder), proxies="10.0.0.0/8,::1", **{"limits.hint": "1,2"}))
    file = folder / "shown.toml"
    file.write_text("\n".join(found.show()))
    assert configure(file, {}, {}).settings() == found.settings()
    assert set(tomllib.loads(file.read_text())["limits"]) == set(LIMITS)


def test_the_file_in_the_data_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "elderwood").mkdir()
    (folder / "elderwood" / FILE).write_text("outbox = 9")
    assert configure(None, {}, flags(data=str(folder / "elderwood"))).settings().outbox == 9
    assert configure(None, {"ELDERWOOD_DATA": str(folder / "elderwood")}, {}).settings().outbox == 9
    assert configure(None, {}, flags(data=str(folder))).settings().outbox == 200
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    assert configure(None, {}, {}).settings().outbox == 9


def test_the_stronger_of_folder_and_database(folder: Path) -> None:
    file = folder / "my.toml"
    file.write_text('database = "sqlite:////a.db"')
    assert configure(file, {}, {}).settings().database == "sqlite:////a.db"
    assert configure(file, {}, flags(data="/b")).settings().database == "sqlite:////b/elderwood.db"
    assert (
        configure(None, {"ELDERWOOD_DATA": "/b"}, flags(database="sqlite:////c.db"))
        .settings()
        .database.endswith("c.db")
    )
    assert "not both" in refused(None, {}, data="/b", database="sqlite:////c.db")


def test_a_database_on_a_server_and_a_folder_stand_beside_each_other(folder: Path) -> None:
    there = "postgresql://anna@nowhere/x"
    file = folder / FILE
    file.write_text(f'database = "{there}"')
    for found in (
        configure(None, {}, flags(data=str(folder))),
        configure(None, {"ELDERWOOD_DATA": str(folder)}, flags(database=there)),
        configure(None, {"ELDERWOOD_DATA": str(folder), "ELDERWOOD_DATABASE": there}, {}),
        configure(None, {"ELDERWOOD_DATABASE": there}, flags(data=str(folder))),
    ):
        assert (found.settings().database, found.settings().data) == (there, str(folder))
        assert any(line.startswith(f'data = "{folder}"') for line in found.show())
    stronger = configure(file, {}, flags(database="sqlite:////c.db"))
    assert stronger.settings().database == "sqlite:////c.db"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("prot = 3", "my.toml: prot: there is no such setting. Nearest: port"),
        ("[limits]\nraed = [1, 1]", "my.toml: limits.raed: there is no such setting. Nearest: limits.read"),
        ("limits = 3", "my.toml: limits: there is no such setting"),
        ("[log]\nform = 1", "my.toml: log needs one of these: text, json"),
        ("port = true", "my.toml: port needs a whole number from 0 to 65535, not “True”"),
        ('port = "http"', "my.toml: port needs a whole number"),
        ("port = 70000", "my.toml: port needs a whole number from 0 to 65535, not “70000”"),
        ("bot_delay = nan", "my.toml: bot_delay needs a number from 0 to 60, not “nan”"),
        ("grace = inf", "my.toml: grace needs a number"),
        ("connections = 0", "my.toml: connections needs a whole number from 1"),
        ("host = 3", "my.toml: host needs a text, not “3”"),
        ('path = "wood"', "my.toml: path needs a path that begins and ends with /, not “wood”"),
        ('path = "/../"', "my.toml: path needs a path"),
        ('path = "/a\\"b/"', "my.toml: path needs a path"),
        ('proxies = ["*"]', "my.toml: proxies needs addresses or networks"),
        ('proxies = ["10.0.0.1/8"]', "my.toml: proxies needs addresses or networks"),
        ("[limits]\nread = [1, 0]", "my.toml: limits.read needs two numbers above 0"),
        ("[limits]\nread = [1, 2, 3]", "my.toml: limits.read needs two numbers above 0"),
        ("port = 1\nport = 2", "my.toml cannot be read: Cannot overwrite"),
        ("port =", "my.toml cannot be read: Invalid value"),
    ],
)
def test_a_mistake_in_the_file_is_told_with_its_place(folder: Path, line: str, words: str) -> None:
    file = folder / "my.toml"
    file.write_text(line)
    assert words in refused(file, {})


def test_mistakes_elsewhere_are_told_with_their_place(folder: Path) -> None:
    assert "cannot be read: No such file" in refused(folder / "none.toml", {})
    (folder / "latin.toml").write_bytes(b'host = "\xe9"')
    assert "cannot be read" in refused(folder / "latin.toml", {})
    assert "ELDERWOOD_PROT: there is no such setting. Nearest: port" in refused(None, {"ELDERWOOD_PROT": "3"})
    assert "ELDERWOOD_PORT needs a whole number" in refused(None, {"ELDERWOOD_PORT": "x"})
    assert "--port needs a whole number" in refused(None, {}, port="")


def test_a_password_is_not_shown() -> None:
    found = configure(None, {}, flags(database="postgresql://anna:oak@nowhere/x"))
    shown = "\n".join(found.show())
    assert "anna" in shown
    assert "oak" not in shown
    found = configure(None, {}, flags(database="postgresql://anna@nowhere/x?password=oak&sslmode=require"))
    shown = "\n".join(found.show())
    assert "sslmode=require" in shown
    assert "oak" not in shown


def test_variables_of_the_project_are_settings_or_known_to_be_none() -> None:
    """A variable of the build or the tests must not keep a server from starting."""
    sources = [ROOT / name for name in ("start", "test", "hatch_build.py", "pyproject.toml")]
    for folder in ("src", "tests", "tools", "bench", "examples", "web/src"):
        sources += [path for path in (ROOT / folder).rglob("*") if path.suffix in (".py", ".ts", ".mjs", ".sh")]
    own = {Path(__file__), ROOT / "src/elderwood/server/configuring.py"}
    text = "".join(path.read_text("utf-8") for path in sources if path not in own)
    found = set(re.findall(rf"{PREFIX}[A-Z_]*[A-Z]", text))
    assert found - {setting.variable for setting in SETTINGS.values()} <= {PREFIX + name for name in OTHERS}


def test_every_limit_says_what_it_counts() -> None:
    assert LIMITED.keys() == LIMITS.keys()
    assert all(setting.meaning for setting in SETTINGS.values())


def test_the_table_of_settings_is_fresh() -> None:
    """Run tools/make_settings.py after changing a setting."""
    page = make_settings.TARGET.read_text("utf-8")
    assert make_settings.with_table(page) == page


def test_a_line_of_json_tells_time_level_message_fields_and_error() -> None:
    try:
        raise ValueError("oak")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 1, "the bot %s failed", ("fir",), sys.exc_info())
    setattr(record, FIELDS, {"title": "sylvion"})
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", told.pop("time"))
    assert told.pop("error").endswith("ValueError: oak\n")
    assert told == {"level": "error", "message": "the bot fir failed", "title": "sylvion"}
