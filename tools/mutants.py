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
import importlib
import json
import os
import random
import re
import sys
import tempfile
import time
from pathlib import Path

from mutant_trials import (
    CAUGHT,
    ROOT,
    SURVIVED,
    TIMED_OUT,
    Baseline,
    Nursery,
    Title,
    begin,
    chosen_tests,
    in_child,
    is_imported,
    measure,
    run_pytest,
    verdict_of,
)
from mutations import Mutant, mutants_of, told

WHOLE_MATCHES = r"/test_(records|playthrough|texts)\.py|_kit_|torture|random_match|every_match|all_along"
ENOUGH = 0.95
BATCH = 40  # faults tried between two readings of the tests

NOT_REACHED = "not reached"


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
