"""Runs a title's tests on its rules, sound or with a fault in them, each time in a process of its own."""

from __future__ import annotations

import hashlib
import importlib.abc
import importlib.machinery
import importlib.util
import inspect
import os
import pickle
import re
import resource
import signal
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any, NamedTuple

import pytest
from mutations import Mutant, mutated

ROOT = Path(__file__).resolve().parent.parent
CPU_SECONDS = 10  # for importing and collecting; what the chosen tests take comes on top
PATIENCE = 2  # CPU seconds that any test may take longer than it did under the watch, which slows it down severalfold
DEAD_AFTER = 900  # seconds on the clock beyond its CPU time: a busy machine is no fault
MEMORY = 2 << 30  # bytes for one trial: a fault that fills the memory without end is caught by a MemoryError

CAUGHT, SURVIVED, TIMED_OUT = "caught", "survived", "timed out"


class Baseline(NamedTuple):
    """What the sound rules do: for each test its CPU seconds and the lines it runs, and the lines run by importing."""

    seconds: dict[str, float]
    lines: dict[str, set[tuple[str, int]]]
    imported: set[tuple[str, int]]
    modules: list[str]


class Title:
    """The files of a title's rules and tests."""

    def __init__(self, name: str, without: str) -> None:
        self.folder = ROOT / "src" / "elderwood" / "games" / name
        self.package = f"elderwood.games.{name}"
        self.tests = ROOT / "tests" / "games" / name
        self.without = re.compile(without)
        self.sources = {file.name: file.read_text("utf-8") for file in sorted(self.folder.glob("*.py"))}
        self.named = self.tests / "survivors.md"

    def module(self, file: str) -> str:
        """Return a file's name as a module."""
        return f"{self.package}.{file.removesuffix('.py')}".removesuffix(".__init__")

    def test_files(self) -> list[str]:
        """List the files with tests, and the rules for the examples in them."""
        return [*map(str, sorted(self.tests.rglob("test_*.py"))), str(self.folder)]

    def digest(self) -> str:
        """Sum up rules and tests: a book of verdicts is worth nothing for others."""
        total = hashlib.sha256()
        for file in sorted([*self.folder.glob("*.py"), *self.tests.rglob("*.py")]):
            total.update(file.read_bytes())
        return total.hexdigest()[:16]


class FaultyImport(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module with a fault in it."""

    def __init__(self, name: str, file: Path, code: CodeType) -> None:
        self.name = name
        self.file = file
        self.code = code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.file, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


class Choice:
    """A plugin for pytest that leaves out whole matches, and all but the chosen tests, the quickest first."""

    def __init__(self, title: Title, chosen: dict[str, float] | None = None, fault: FaultyImport | None = None) -> None:
        self.title = title
        self.chosen = chosen
        self.fault = fault

    def pytest_sessionstart(self) -> None:
        if self.fault is not None:
            sys.meta_path.insert(0, self.fault)  # before pytest's own, which takes what has examples

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        kept = [item for item in items if not self.title.without.search(item.nodeid)]
        if self.chosen is not None:
            chosen = self.chosen
            kept = [item for item in kept if bare(item.nodeid) in chosen]
            kept.sort(key=lambda item: chosen[bare(item.nodeid)])
        items[:] = kept

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Let a test that goes on for ever end the process."""
        if self.chosen is not None:
            signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE + self.chosen[bare(item.nodeid)])


class Watch(Choice):
    """A plugin for pytest that notes which lines of the rules each test runs, and how long that takes."""

    def __init__(self, title: Title) -> None:
        super().__init__(title)
        self.found = Baseline({}, {}, set(), [])
        self.running = self.found.imported
        self.files = {str(title.folder / name): name for name in title.sources}
        self.known: set[CodeType] = set()  # functions of which this test has run every line
        self.bodies: dict[CodeType, set[tuple[str, int]]] = {}

    def trace(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        if code.co_filename not in self.files or code in self.known:
            return None
        if code not in self.bodies:
            lines = {line for _, _, line in code.co_lines() if line is not None}
            self.bodies[code] = {(self.files[code.co_filename], line) for line in lines - {code.co_firstlineno}}
        if self.bodies[code] <= self.running:
            self.known.add(code)
        return self.trace_line

    def trace_line(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "line":
            self.running.add((self.files[frame.f_code.co_filename], frame.f_lineno))
        return self.trace_line

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        name = bare(item.nodeid)
        self.running = self.found.lines.setdefault(name, set())
        self.known = set()
        began = time.process_time()
        answer = yield
        self.found.seconds[name] = self.found.seconds.get(name, 0) + time.process_time() - began
        return answer


class Nursery(Choice):
    """A plugin for pytest that has read all tests once, and tries faults in functions on children of its own process.

    A function is the same object wherever it was imported to: giving it faulty code is enough, and much quicker than
    importing everything again.
    """

    def __init__(self, title: Title, trials: list[tuple[Mutant, dict[str, float]]], jobs: int, report: int) -> None:
        super().__init__(title)
        self.trials = trials
        self.jobs = jobs
        self.report = report
        self.failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        running: dict[int, int] = {}
        for at, (mutant, tests) in enumerate(self.trials):
            while len(running) >= self.jobs:
                self.reap(running)
            work = self.trial_of(mutant, tests, session)
            running[in_child(work, CPU_SECONDS + sum(tests.values()))] = at
        while running:
            self.reap(running)
        return True

    def reap(self, running: dict[int, int]) -> None:
        number, status = os.wait()
        os.write(self.report, f"{running.pop(number)} {verdict_of(status)}\n".encode())

    def trial_of(self, mutant: Mutant, tests: dict[str, float], session: pytest.Session) -> Callable[[], int]:
        items = [item for item in session.items if bare(item.nodeid) in tests]
        items.sort(key=lambda item: tests[bare(item.nodeid)])

        def work() -> int:
            swap_code(self.title, mutant)
            self.chosen = tests
            for item, following in zip(items, [*items[1:], None], strict=True):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if self.failed:
                    return int(pytest.ExitCode.TESTS_FAILED)
            return int(pytest.ExitCode.OK)

        return work


def swap_code(title: Title, mutant: Mutant) -> None:
    """Give the function that holds a fault its faulty code."""
    code = faulty_code(title, mutant)
    found: Any = sys.modules[title.module(mutant.file)]
    for name in mutant.function.split("."):
        found = inspect.getattr_static(found, name)
        code = next(each for each in code.co_consts if isinstance(each, CodeType) and each.co_name == name)
        if not isinstance(found, type):
            break
    function: Any = found.fget if isinstance(found, property) else inspect.unwrap(getattr(found, "__func__", found))
    function.__code__ = code


def faulty_code(title: Title, mutant: Mutant) -> CodeType:
    """Compile a module with a fault in it."""
    return compile(mutated(mutant, title.sources[mutant.file]), str(title.folder / mutant.file), "exec")


def bare(nodeid: str) -> str:
    """Return a test's name without its parameters: those may come out of the tables that have the fault."""
    return nodeid.partition("[")[0]


def run_pytest(plugin: Choice, files: list[str]) -> int:
    """Run tests in this process, up to the first that fails; examples in docstrings are tests too."""
    options = ["-x", "-q", "--no-header", "-p", "no:cacheprovider", "--doctest-modules", f"--rootdir={ROOT}"]
    return int(pytest.main([*options, *files], plugins=[plugin]))


def in_child(work: Callable[[], int], seconds: float, output: str = os.devnull) -> int:
    """Start work in a process of its own, bounded, its words kept in a file; return its number."""
    number = os.fork()
    if number:
        return number
    status = 99
    try:
        words = os.open(output, os.O_WRONLY | os.O_CREAT)
        os.dup2(words, 1)
        os.dup2(words, 2)
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.alarm(int(seconds) + DEAD_AFTER)
        status = work()
    finally:
        os._exit(status)


def measure(title: Title, scratch: Path) -> Baseline:
    """Run the tests on the sound rules."""
    target = scratch / "baseline"

    def work() -> int:
        watch = Watch(title)
        sys.settrace(watch.trace)
        status = run_pytest(watch, title.test_files())
        sys.settrace(None)
        modules = [name for name in sys.modules if name.startswith("elderwood.engine") or is_foreign(name)]
        target.write_bytes(pickle.dumps(watch.found._replace(modules=modules)))
        return status

    words = scratch / "words"
    _, status = os.waitpid(in_child(work, 1800, str(words)), 0)
    if status:
        sys.exit(f"{words.read_text('utf-8')}\nthe tests of {title.tests.name} fail without any fault")
    found = pickle.loads(target.read_bytes())
    assert isinstance(found, Baseline)
    return found


def is_foreign(module: str) -> bool:
    """Say whether a module is neither ours nor a test, so that no fault can reach it."""
    return module.partition(".")[0] not in ("elderwood", "tests") and not module.startswith("test_")


def chosen_tests(mutant: Mutant, baseline: Baseline) -> dict[str, float]:
    """Return the tests that run a mutant's lines, or all if importing does, with their seconds."""
    wanted = lines_of(mutant)
    found = {name: baseline.seconds[name] for name, lines in baseline.lines.items() if lines & wanted}
    return baseline.seconds if is_imported(mutant, baseline) else found


def is_imported(mutant: Mutant, baseline: Baseline) -> bool:
    """Say whether importing the module already runs a mutant's lines, so that its work may be done before any test."""
    return not mutant.function or bool(lines_of(mutant) & baseline.imported)


def lines_of(mutant: Mutant) -> set[tuple[str, int]]:
    """Return the lines whose running may show a fault."""
    return {(mutant.file, line) for line in range(mutant.lines[0], mutant.lines[1] + 1)}


def begin(title: Title, mutant: Mutant, tests: dict[str, float]) -> int:
    """Start the tests on rules with a fault in them, imported anew."""

    def work() -> int:
        fault = FaultyImport(title.module(mutant.file), title.folder / mutant.file, faulty_code(title, mutant))
        files = sorted({str(ROOT / name.partition("::")[0]) for name in tests})
        return run_pytest(Choice(title, tests, fault), files)

    return in_child(work, CPU_SECONDS + sum(tests.values()))


def verdict_of(status: int) -> str:
    """Read a process's end: faulty rules that do not even load are caught too."""
    if os.WIFSIGNALED(status):
        return TIMED_OUT
    code = os.WEXITSTATUS(status)
    if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return SURVIVED
    return CAUGHT
