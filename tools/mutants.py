"""Puts small faults into a title's rules, one at a time, and says which of them its tests let live.

``python tools/mutants.py wizards`` tries 200 faults drawn by a seed; the same seed draws the same ones. Nothing in the
tree is changed: each fault is tried in a process of its own, on a function with other code or a module imported anew.
Recorded matches, playthroughs and other runs over whole matches are left out, for they prove no rule by its name. Only
tests that run a faulty line are run, the quickest first. Faults that change nothing a test could see are named, with
the reason, in ``tests/games/TITLE/survivors.md``.

It exits with 0 if at least 95 % of the faults that can be seen are caught. It needs a system with ``fork``.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import inspect
import json
import os
import pickle
import random
import re
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any, NamedTuple

import pytest
from mutations import Mutant, mutants_of, mutated, told

ROOT = Path(__file__).resolve().parent.parent
WHOLE_MATCHES = r"/test_(records|playthrough|texts)\.py|_kit_|torture|random_match|every_match|all_along"
ENOUGH = 0.95
CPU_SECONDS = 10  # for importing and collecting; what the chosen tests take comes on top
MEMORY = 4 << 30
BATCH = 40  # faults tried between two readings of the tests

CAUGHT, SURVIVED, TIMED_OUT, NOT_REACHED = "caught", "survived", "timed out", "not reached"


class Baseline(NamedTuple):
    """What the sound rules do: for each test its seconds and the lines it runs, and the lines run by importing."""

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


class Watch(Choice):
    """A plugin for pytest that notes which lines of the rules each test runs, and how long that takes."""

    def __init__(self, title: Title) -> None:
        super().__init__(title)
        self.found = Baseline({}, {}, set(), [])
        self.running = self.found.imported
        self.files = {str(title.folder / name): name for name in title.sources}

    def trace(self, frame: FrameType, event: str, arg: Any) -> Any:
        return self.trace_line if frame.f_code.co_filename in self.files else None

    def trace_line(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "line":
            self.running.add((self.files[frame.f_code.co_filename], frame.f_lineno))
        return self.trace_line

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        name = bare(item.nodeid)
        self.running = self.found.lines.setdefault(name, set())
        began = time.perf_counter()
        answer = yield
        self.found.seconds[name] = self.found.seconds.get(name, 0) + time.perf_counter() - began
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
            running[in_child(work, CPU_SECONDS + 3 * sum(tests.values()))] = at
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
        signal.alarm(int(seconds * 6) + 1)
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

    return in_child(work, CPU_SECONDS + 3 * sum(tests.values()))


def verdict_of(status: int) -> str:
    """Read a process's end: faulty rules that do not even load are caught too."""
    if os.WIFSIGNALED(status):
        return TIMED_OUT
    code = os.WEXITSTATUS(status)
    if code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        return SURVIVED
    return CAUGHT


class Book:
    """The verdicts so far, kept in a file if one is given, so that a run can be taken up again."""

    def __init__(self, file: Path | None, digest: str) -> None:
        self.file = file
        self.verdicts: dict[str, str] = {}
        if file is None:
            return
        if file.exists():
            head, *lines = file.read_text("utf-8").splitlines()
            if json.loads(head) != digest:
                sys.exit(f"{file} was written for other rules or tests: remove it to begin anew")
            self.verdicts = dict(json.loads(line) for line in lines)
        else:
            file.write_text(json.dumps(digest) + "\n", "utf-8")

    def note(self, key: str, verdict: str) -> None:
        self.verdicts[key] = verdict
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as book:
                book.write(json.dumps([key, verdict]) + "\n")


class Trial:
    """A run over a sample of faults."""

    def __init__(self, title: Title, sample: list[Mutant], baseline: Baseline, book: Book) -> None:
        self.title = title
        self.sample = sample
        self.baseline = baseline
        self.book = book
        self.named = title.named.read_text("utf-8") if title.named.exists() else ""
        self.counts = {CAUGHT: 0, TIMED_OUT: 0, SURVIVED: 0, NOT_REACHED: 0}
        self.explained = 0

    def run(self, jobs: int, until: float) -> None:
        """Try one batch of faults after another, until all are tried or time is up."""
        for start in range(0, len(self.sample), BATCH):
            if time.monotonic() > until:
                break
            quick: list[tuple[Mutant, dict[str, float]]] = []
            slow: list[tuple[Mutant, dict[str, float]]] = []
            for mutant in self.sample[start : start + BATCH]:
                known = self.book.verdicts.get(self.key(mutant))
                tests = chosen_tests(mutant, self.baseline)
                if known is not None:
                    self.count(mutant, known)
                elif not tests:
                    self.settle(mutant, NOT_REACHED)
                else:
                    (slow if is_imported(mutant, self.baseline) else quick).append((mutant, tests))
            self.try_quickly(quick, jobs)
            self.try_slowly(slow, jobs)

    def try_quickly(self, trials: list[tuple[Mutant, dict[str, float]]], jobs: int) -> None:
        """Try faults in functions by giving these another code."""
        if not trials:
            return
        reading, writing = os.pipe()
        nursery = Nursery(self.title, trials, jobs, writing)
        number = in_child(lambda: run_pytest(nursery, self.title.test_files()), 3600)
        os.close(writing)
        with os.fdopen(reading) as lines:
            for line in lines:
                at, verdict = line.rstrip().split(" ", 1)
                self.settle(trials[int(at)][0], verdict)
        os.waitpid(number, 0)

    def try_slowly(self, trials: list[tuple[Mutant, dict[str, float]]], jobs: int) -> None:
        """Try faults that importing a module meets by importing everything anew."""
        running: dict[int, Mutant] = {}
        for mutant, tests in trials:
            while len(running) >= jobs:
                self.reap(running)
            running[begin(self.title, mutant, tests)] = mutant
        while running:
            self.reap(running)

    def reap(self, running: dict[int, Mutant]) -> None:
        number, status = os.wait()
        self.settle(running.pop(number), verdict_of(status))

    def key(self, mutant: Mutant) -> str:
        return f"{mutant.file} {mutant.way} {mutant.number}"

    def settle(self, mutant: Mutant, verdict: str) -> None:
        self.book.note(self.key(mutant), verdict)
        self.count(mutant, verdict)

    def count(self, mutant: Mutant, verdict: str) -> None:
        """Count a verdict and show a survivor."""
        self.counts[verdict] += 1
        if verdict in (SURVIVED, NOT_REACHED):
            name = told(mutant, self.title.sources[mutant.file])
            explained = name in self.named
            self.explained += explained
            place = self.title.folder.relative_to(ROOT) / mutant.file
            print(f"{verdict}{' (named)' if explained else ''}: {place}:{mutant.line}\n    {name}", flush=True)
        if self.tried % 20 == 0:
            print(f"-- {self.tried} of {len(self.sample)}: {self.caught} caught", flush=True)

    @property
    def tried(self) -> int:
        return sum(self.counts.values())

    @property
    def caught(self) -> int:
        return self.counts[CAUGHT] + self.counts[TIMED_OUT]

    def summary(self) -> tuple[str, bool]:
        """Say what came out, and whether it is enough."""
        seen = self.tried - self.explained
        share = self.caught / seen if seen else 1.0
        timed_out, missed = self.counts[TIMED_OUT], self.counts[NOT_REACHED]
        text = (
            f"{self.tried} faults of {len(self.sample)} tried: {self.caught} caught ({timed_out} by time), "
            f"{self.tried - self.caught} survive ({missed} never run, {self.explained} named in "
            f"{self.title.named.name}); caught of those not named: {share:.1%}"
        )
        return text, share >= ENOUGH


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("title", help="sylvion, elfenland, wizards, rage")
    parser.add_argument("--sample", type=int, default=200, help="how many faults to try (0: all)")
    parser.add_argument("--seed", default="oak", help="which ones: the same seed draws the same")
    parser.add_argument("--minutes", type=float, default=30, help="stop after that time")
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time")
    parser.add_argument("--only", default="", help="only faults whose file or function match this pattern")
    parser.add_argument("--without", default=WHOLE_MATCHES, help="tests that are left out: a pattern of their names")
    parser.add_argument("--book", type=Path, help="a file for the verdicts: a run that was stopped goes on from it")
    parser.add_argument("--list", action="store_true", help="only list the faults drawn")
    return parser.parse_args()


def drawn(title: Title, only: str, seed: str, count: int) -> list[Mutant]:
    """Draw faults by chance, in the order in which they are tried."""
    everything = [mutant for name, source in title.sources.items() for mutant in mutants_of(name, source)]
    wanted = [mutant for mutant in everything if re.search(only, f"{mutant.file} {mutant.function}")]
    random.Random(seed).shuffle(wanted)
    return wanted[:count] if count else wanted


def main() -> int:
    """Draw, measure, try, tell."""
    given = arguments()
    title = Title(given.title, given.without)
    if not title.sources:
        sys.exit(f"there is no title {given.title}")
    sample = drawn(title, given.only, given.seed, given.sample)
    if given.list:
        for mutant in sample:
            print(f"{mutant.file}:{mutant.line} {told(mutant, title.sources[mutant.file])}")
        return 0
    until = time.monotonic() + 60 * given.minutes
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        sys.pycache_prefix = scratch
        os.environ |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "HYPOTHESIS_STORAGE_DIRECTORY": scratch}
        os.chdir(ROOT)
        sys.path[:0] = [str(ROOT / "src"), str(ROOT)]
        baseline = measure(title, Path(scratch))
        print(
            f"{len(baseline.seconds)} tests, {sum(baseline.seconds.values()):.1f} s; {len(sample)} faults", flush=True
        )
        for name in baseline.modules:
            importlib.import_module(name)  # once, for all processes to come
        trial = Trial(title, sample, baseline, Book(given.book, title.digest()))
        trial.run(max(1, given.jobs), until)
    text, enough = trial.summary()
    print(text)
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
