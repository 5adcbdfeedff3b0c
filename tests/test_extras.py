"""Without the extras: the library works, and the command says in a sentence what to install."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

# Run before the code: lets nothing be imported but the standard library, Elderwood and what is named.
BLOCK = """
import sys

class Block:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names | {"elderwood", "elderwood__mypyc", *ALLOWED}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Block())
for name in [*sys.modules]:  # what a .pth file may have brought in
    if name.partition(".")[0] not in sys.stdlib_module_names | {"__main__"}:
        del sys.modules[name]
"""
# With what fluent.runtime itself asks for.
CORE = ["fluent", "attr", "attrs", "babel", "pytz", "typing_extensions"]
# The same for the packages of [play].
PLAY = [*CORE, "click", "platformdirs", "rich", "textual", "markdown_it", "mdurl", "pygments", "linkify_it"]
# Every module of these floors, and a sentence spoken.
LIBRARY = """
from importlib import import_module
from pkgutil import walk_packages

for floor in ("engine", "games", "bots", "texts", "arena", "training"):
    package = import_module(f"elderwood.{floor}")
    for module in walk_packages(package.__path__, package.__name__ + "."):
        import_module(module.name)

from elderwood.games import TITLES
from elderwood.texts import Speaker

print(*[Speaker("ru", []).say(f"{title.name}-title") for title in TITLES], sep="\\n")
"""
COMMAND = "from elderwood.cli.entry import main\nsys.argv[:] = ['elderwood', *ARGUMENTS]\nmain()"


def run(code: str, *arguments: str, allowed: list[str] = CORE) -> subprocess.CompletedProcess[str]:
    """Run code where only these packages are installed."""
    head = f"ALLOWED = {allowed!r}\nARGUMENTS = {arguments!r}"
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    whole = "\n".join([head, BLOCK, code])
    return subprocess.run(
        [sys.executable, "-c", whole], capture_output=True, text=True, encoding="utf-8", env=environment
    )


def test_rules_bots_texts_and_arena_need_no_extra() -> None:
    done = run(LIBRARY)
    assert done.stderr == ""
    assert done.stdout.splitlines()[:2] == ["Сильвион", "Эльфенланд"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], 'pip install "elderwood[play]" brings it'),
        (["play", "sylvion"], 'pip install "elderwood[play]" brings it'),
        (["serve"], 'pip install "elderwood[server]" brings it'),
        (["titles", "--lang", "fr"], 'pip install "elderwood[play]" l’apporte'),
        (["titles", "--lang=ru"], 'командой pip install "elderwood[play]"'),
    ],
)
def test_the_command_says_what_to_install(arguments: list[str], words: str) -> None:
    done = run(COMMAND, *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert words in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_terminal_needs_no_server() -> None:
    assert run(COMMAND, "titles", allowed=PLAY).stdout.startswith("sylvion")
    done = run(COMMAND, "serve", allowed=PLAY)
    assert done.returncode == 2
    assert 'pip install "elderwood[server]"' in done.stderr


def test_a_fault_of_ours_is_no_missing_package() -> None:
    done = run("import types\nsys.modules['elderwood.cli.main'] = types.ModuleType('empty')\n" + COMMAND)
    assert "ImportError" in done.stderr
    assert "pip install" not in done.stderr


def test_the_script_begins_where_no_extra_is_needed() -> None:
    assert PROJECT["scripts"] == {"elderwood": "elderwood.cli.entry:main"}


def test_all_is_every_part_and_the_checks_take_it() -> None:
    extras = PROJECT["optional-dependencies"]
    assert extras["all"] == ["elderwood[play,server,plots]"]
    assert set(extras) == {"play", "server", "plots", "all", "dev"}
    assert "elderwood[all]" in extras["dev"]
