"""The examples in the documents run, each document's from its first to its last."""

import contextlib
import io
import re
from pathlib import Path

import pytest

import elderwood as ew
from elderwood.games import TITLES

ROOT = Path(__file__).parent.parent
DOCUMENTS = ["README.md", "docs/arena.md", "docs/library.md", "docs/notation.md", "docs/record-format.md"]


def blocks(document: str) -> list[str]:
    """Return the Python of a document, every block on its own lines, so that an error names the right one."""
    text = ROOT.joinpath(document).read_text(encoding="utf-8")
    return [
        "\n" * text.count("\n", 0, found.start(1)) + found[1]
        for found in re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    ]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_examples_of_a_document_run(document: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    record = ew.new("sylvion", seed="oak").play_out("random").record()
    Path("match.record").write_text(record.text(), encoding="utf-8")
    found = blocks(document)
    assert found
    names: dict[str, object] = {}
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            for block in found:
                exec(compile(block, document, "exec"), names)
    finally:
        ew.language("en")


def test_every_document_with_python_that_names_the_library_is_run() -> None:
    for path in [ROOT / "README.md", *ROOT.joinpath("docs").rglob("*.md")]:
        name = path.relative_to(ROOT).as_posix()
        if any("import elderwood as ew" in block for block in blocks(name)):
            assert name in DOCUMENTS


@pytest.mark.parametrize("title", [title.name for title in TITLES])
def test_rulings_name_files_and_functions_that_exist(title: str) -> None:
    text = ROOT.joinpath("docs", "rules", f"{title}.md").read_text(encoding="utf-8")
    folders = [ROOT / "src/elderwood/games" / title, ROOT / "tests/games" / title]
    found = list(re.finditer(r"`(\w+\.py)`((?:,? `(?!\w+\.py)[\w.]+`)*)", text))
    assert found
    for one in found:
        file = next((folder / one[1] for folder in folders if (folder / one[1]).exists()), None)
        assert file, one[0]
        source = file.read_text(encoding="utf-8")
        for name in re.findall(r"`([\w.]+)`", one[2]):
            if not name.startswith("test_"):
                last = name.rpartition(".")[2]
                assert re.search(rf"^\s*(def|class) {last}\b|^{last}\b|self\.{last}\b", source, re.MULTILINE), one[0]
