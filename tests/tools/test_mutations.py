"""The faults that `tools/mutants.py` puts into the rules: which there are, and that each of them changes something."""

import ast
import importlib
import os
import subprocess
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
        ("A: Final = 3", ["A: Final = [3 -> 4]"]),
        ("A: Final = -3", ["A: Final = [- -> ]3"]),
        ("a = b[-1]", ["a = b[[- -> ]1]", "a = b[-[1 -> 2]]"]),
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


def test_numbers_that_only_have_to_differ_are_left_alone_as_far_as_the_list_goes(mutations: ModuleType) -> None:
    source = "A: Final = 1\n# Ways: any numbers that differ\nB: Final = 2\nC: Final = 3  # far\n\nD: Final = 4\n"
    assert faults(mutations, source) == ["A: Final = [1 -> 2]", "D: Final = [4 -> 5]"]
    assert faults(mutations, source.replace("any numbers", "numbers"))[1:3] == [
        "B: Final = [2 -> 3]",
        "C: Final = [3 -> 4]",
    ]
    assert faults(mutations, source.replace("= 3", "= B + 3"))[1:] == [
        "C: Final = B [+ -> -] 3",
        "C: Final = B + [3 -> 4]",
        "D: Final = [4 -> 5]",
    ]


def test_the_numbers_left_alone_do_differ(mutations: ModuleType) -> None:
    files = sorted((ROOT / "src" / "elderwood" / "games").glob("*/*.py"))
    found = [block for file in files for block in mutations.enumerations(file.read_text(encoding="utf-8"))]
    assert len(found) > 5
    for block in found:
        assert len(block) > 1
        assert len(set(block.values())) == len(block)


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


EATS_MEMORY = """
import os
import mutant_trials

def work() -> int:
    held = [bytes(1 << 24) for _ in range({megabytes} >> 4)]
    return 0 if held else 1

_, status = os.waitpid(mutant_trials.in_child(work, 20), 0)
print(mutant_trials.verdict_of(status))
"""


@pytest.mark.parametrize(("megabytes", "verdict"), [(256, "survived"), (3 << 10, "caught")])
def test_a_fault_that_fills_the_memory_is_caught(megabytes: int, verdict: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tools")}
    script = EATS_MEMORY.format(megabytes=megabytes)
    ended = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert ended.stdout.split() == [verdict]
