"""Processes: everything is done once, one that dies is noticed, and an interruption is quiet."""

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from elderwood.processes.workers import LostWorkerError, Workers


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_is_done_once(jobs: int) -> None:
    with Workers(jobs) as workers:
        assert sorted(workers.each(abs, [-3, 1, -2])) == [1, 2, 3]
        assert list(workers.each(abs, [-7])) == [7]
        assert list(workers.each(abs, [])) == []


def test_a_process_that_dies_is_noticed() -> None:
    with Workers(2) as workers, pytest.raises(LostWorkerError):
        list(workers.each(os._exit, [1, 1]))


def test_a_mistake_in_a_process_is_told_here() -> None:
    with Workers(2) as workers, pytest.raises(ZeroDivisionError) as caught:
        list(workers.each((1).__truediv__, [1, 0]))
    assert "work(task)" in "".join(caught.value.__notes__)


def test_what_nobody_waits_for_is_not_taken_for_the_next_result() -> None:
    with Workers(2) as workers:
        for _ in workers.each(abs, list(range(-50, 0))):
            break
        assert sorted(workers.each(abs, [-3, 1, -2])) == [1, 2, 3]


def test_one_that_misses_the_signal_ends_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where it comes just before it waits for something: one without work sees its line end, the other is killed."""
    monkeypatch.setattr("elderwood.processes.workers.FAREWELL", 1.0)
    with Workers(2) as workers:
        list(workers.each(partial(signal.pthread_sigmask, signal.SIG_BLOCK), [[signal.SIGTERM]] * 2))
        processes = list(workers.crew.values())
        for _ in workers.each(time.sleep, [0, 60]):
            break
    assert sorted(process.exitcode or 0 for process in processes) == [-signal.SIGKILL, 0]


def heed_interrupts() -> None:
    """What a shell starts in the background ignores them, and so would what it starts in turn."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_interrupting_is_quiet(tmp_path: Path) -> None:
    arguments = ["arena", "sylvion", "--games", "100000", "--jobs", "2", "--out", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-m", "elderwood", *arguments],
        stderr=subprocess.PIPE,
        preexec_fn=heed_interrupts,
        start_new_session=True,
    ) as process:
        late = time.monotonic() + 60
        while time.monotonic() < late and not (tmp_path / "journal.jsonl").exists():
            time.sleep(0.05)
        while time.monotonic() < late and (tmp_path / "journal.jsonl").read_bytes().count(b"\n") < 3:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
        assert process.wait(timeout=20) == 130
        assert process.stderr is not None
        assert process.stderr.read().strip() == b""
