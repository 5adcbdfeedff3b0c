"""The faults that `tools/mutants.py` puts into the rules: which there are, and that each of them changes something."""

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def mutations(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    yield importlib.import_module("mutations")
    sys.modules.pop("mutations")


def faults(mutations: ModuleType, source: str) -> list[str]:
    """What stands after the function's name, for each fault of a module."""
    return [mutations.told(mutant, source).partition(": ")[2] for mutant in mutations.mutants_of("a.py", source)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("a = b < c", ["a = b <[ -> =] c"]),
        ("a = b == c", ["a = b [= -> !]= c"]),
        ("a = b and c", ["a = b [and -> or] c"]),
        ("a = not b", ["a = [not -> ]b"]),
        ("a = b + 1", ["a = b [+ -> -] 1", "a = b + [1 -> 2]"]),
        ("a = min(b)", ["a = m[in -> ax](b)"]),
        ("a.b = c", ["[a.b = c -> pass]"]),
        ("a(b)", ["[a(b) -> pass]"]),
        ("a += b", ["[a += b -> pass]", "a [+ -> -]= b"]),
        ("a = 'text' + b", []),
        ("a = f'{b + 1}'", []),
        ("assert a == 1", []),
        ("from a import b", []),
    ],
)
def test_the_faults_of_a_statement(mutations: ModuleType, line: str, expected: list[str]) -> None:
    assert faults(mutations, line) == expected


def test_a_function_may_forget_its_work_and_keeps_its_types(mutations: ModuleType) -> None:
    source = 'def f(a: "int | 3" = 4) -> bool:\n    """Has 1 docstring."""\n    b = a\n    return b\n'
    assert len(faults(mutations, source)) == 3
    assert faults(mutations, source)[0].endswith("-> return True]")
    assert faults(mutations, source)[1].endswith("-> return False]")
    assert "[4 -> 5]" in faults(mutations, source)[2]  # and neither the type nor the docstring


@pytest.mark.parametrize("file", ["actives.py", "cards.py", "strength.py"])
def test_every_fault_changes_the_module_and_can_be_compiled(mutations: ModuleType, file: str) -> None:
    source = (ROOT / "src" / "elderwood" / "games" / "wizards" / file).read_text(encoding="utf-8")
    sound = ast.dump(ast.parse(source))
    found = mutations.mutants_of(file, source)
    assert len(found) > 50
    for mutant in found[::7]:
        faulty = mutations.mutated(mutant, source)
        assert ast.dump(faulty) != sound
        compile(faulty, file, "exec")
