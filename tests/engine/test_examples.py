"""The examples in the docstrings of engine and games run: on the plain sources and on the compiled modules.

A compiled module keeps no docstrings that `doctest` could find, so they are read from the sources.
"""

import ast
import doctest
import importlib
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent.parent / "src"
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef)


def examples_in(path: Path) -> list[tuple[str, int]]:
    """Return the docstrings of a file that show an example, with their lines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: list[tuple[str, int]] = []
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED):
            text = ast.get_docstring(node)
            if text and ">>>" in text:
                found.append((text, node.body[0].lineno))
    return found


FILES = [
    path.relative_to(SOURCE).as_posix()
    for floor in ("engine", "games")
    for path in sorted((SOURCE / "elderwood" / floor).rglob("*.py"))
    if examples_in(path)
]


def test_there_are_examples() -> None:
    assert "elderwood/engine/match.py" in FILES


@pytest.mark.parametrize("file", FILES)
def test_the_examples_of_a_module_run(file: str) -> None:
    module = importlib.import_module(file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
    runner = doctest.DocTestRunner(verbose=False)
    said: list[str] = []
    for text, line in examples_in(SOURCE / file):
        test = doctest.DocTestParser().get_doctest(text, dict(vars(module)), file, file, line)
        runner.run(test, out=said.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(said)
