"""Hunts races in the tests of the page: ``python tools/hunt_races.py`` runs them on a machine that is far too busy.

Every core is kept busy by a process that does nothing else, the page's own processor is slowed down, and each test is
repeated. A test that waits for what it means passes as ever; one that trusts in being quick fails.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Timer
from types import FrameType
from typing import IO, NoReturn

import build_web

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".cache" / "races"
GRACE = 30  # seconds in which pytest may tell what it knows
# Ends by itself when whoever started it is gone, even if killed.
BURNER = "import os\nparent = os.getppid()\nwhile os.getppid() == parent:\n    sum(range(1_000_000))"
# `[gw0] [ 12%] PASSED tests/browser/test_solo.py::test_name[case-try1]`, as xdist tells it.
RESULT = re.compile(r"^\[gw\d+\] \[ *\d+%\] (PASSED|FAILED|ERROR) (\S+)")
ATTEMPT = re.compile(r"\[try\d+\]|-try\d+(?=\])")

Results = Counter[tuple[str, str]]  # how often a test ended so


def main() -> int:
    """Hunt, and say how often each test failed."""
    wish = arguments()
    signal.signal(signal.SIGTERM, give_up)
    build_web.build(ROOT)
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{time.strftime('%Y%m%d-%H%M%S')}.log"
    begun = time.monotonic()
    results: Results = Counter()
    ended = False
    with path.open("w", encoding="utf-8") as log, suppress(KeyboardInterrupt):
        ended = run(wish, log, results)
    return report(results, ended, time.monotonic() - begun, wish, path)


def arguments() -> argparse.Namespace:
    """Read the command line."""
    what = (__doc__ or "").partition("\n")[0]
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument(
        "-k", dest="chosen", default="", metavar="TESTS", help="only tests whose names match, as in pytest"
    )
    parser.add_argument("--repeats", type=int, default=3, help="how often each test is run (%(default)s)")
    parser.add_argument("--slowdown", type=float, default=2, help="how many times slower the page runs (%(default)s)")
    cores = os.cpu_count() or 2
    parser.add_argument("--burners", type=int, default=cores, help="processes that only burn (%(default)s, one a core)")
    parser.add_argument("--browsers", type=int, default=2, help="tests at a time (%(default)s)")
    parser.add_argument("--minutes", type=float, default=90, help="when to give up (%(default)s)")
    parser.add_argument(
        "files", nargs="*", default=["tests/browser"], metavar="FILE", help="where to look (tests/browser)"
    )
    return parser.parse_args()


def run(wish: argparse.Namespace, log: IO[str], results: Results) -> bool:
    """Run the tests and count how each ended; say whether they came to their end in time."""
    command = [sys.executable, "-m", "pytest", "-v", "-n", str(wish.browsers), "-s", "-p", "no:cacheprovider"]
    command += ["-o", "console_output_style=progress-even-when-capture-no"]
    command += [*(["-k", wish.chosen] if wish.chosen else []), *wish.files]
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "ELDERWOOD_REPEATS": str(wish.repeats),
        "ELDERWOOD_SLOWDOWN": str(wish.slowdown),
    }
    tests = subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    overdue = Timer(wish.minutes * 60, interrupt, [tests])
    overdue.start()
    try:
        with burners(wish.burners):
            follow(tests, log, results)
            return tests.wait() in (0, 1)
    finally:
        overdue.cancel()
        end(tests)


def follow(tests: subprocess.Popen[str], log: IO[str], results: Results) -> None:
    """Pass on what pytest says, and keep it."""
    for line in tests.stdout or ():
        log.write(line)
        log.flush()
        print(line, end="", flush=True)
        if found := RESULT.match(line):
            results[ATTEMPT.sub("", found[2]), found[1]] += 1


def interrupt(tests: subprocess.Popen[str]) -> bool:
    """Ask pytest and its workers to stop, as a key would; say whether there was anybody to ask."""
    tests.poll()
    try:
        os.killpg(tests.pid, signal.SIGINT)
    except ProcessLookupError:
        return False
    return True


def end(tests: subprocess.Popen[str]) -> None:
    """Return when nothing is left of pytest, its workers, their servers and browsers."""
    patience = time.monotonic() + GRACE
    while interrupt(tests):
        if time.monotonic() > patience:
            os.killpg(tests.pid, signal.SIGKILL)
            break
        time.sleep(2)


@contextmanager
def burners(count: int) -> Iterator[None]:
    """Keep processors busy."""
    burning = [subprocess.Popen([sys.executable, "-c", BURNER]) for _ in range(count)]
    try:
        yield
    finally:
        for one in burning:
            one.kill()
        for one in burning:
            one.wait()


def report(results: Counter[tuple[str, str]], ended: bool, seconds: float, wish: argparse.Namespace, path: Path) -> int:
    """Print what was found."""
    names = sorted({name for name, _ in results})
    bad = {name: results[name, "FAILED"] + results[name, "ERROR"] for name in names}
    runs = sum(results.values())
    print(f"\n{len(names)} tests, {runs} runs in {seconds / 60:.0f} minutes under {wish.burners} burners,")
    print(f"the page {wish.slowdown:g} times slower, {wish.browsers} at a time; {sum(bad.values())} runs failed")
    for name, count in bad.items():
        if count:
            print(f"  {count} of {wish.repeats}: {name}")
    if not ended:
        print("It did not come to its end: see what pytest says, or give it more --minutes.")
    print(f"All that was said is in {path.relative_to(ROOT)}")
    return 0 if ended and runs and not any(bad.values()) else 1


def give_up(number: int, _: FrameType | None) -> NoReturn:
    """Leave as a key would have it: by way of all that is to be put away and told."""
    raise KeyboardInterrupt


if __name__ == "__main__":
    raise SystemExit(main())
