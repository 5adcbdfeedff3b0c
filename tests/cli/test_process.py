"""The command as a process of its own: quick to start, quiet when interrupted."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.cli.running import ALWAYS_FIRST

ELDERWOOD = [sys.executable, "-m", "elderwood"]
PLAY = [*ELDERWOOD, "play", "sylvion", "--option", "game=intro", "--seed", "oak", "--lang", "en"]


def test_the_version_is_told_without_loading_what_it_does_not_need() -> None:
    code = (
        "import sys, elderwood.cli.main as m\n"
        "try: m.cli.main(['--version'])\n"
        "except SystemExit: pass\n"
        "print([n for n in ('textual', 'rich', 'fluent', 'litestar', 'asyncio') if n in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[1] == "[]"


def test_a_match_through_a_pipe_to_its_end() -> None:
    done = subprocess.run(PLAY, input=ALWAYS_FIRST, capture_output=True, text=True, encoding="utf-8", check=True)
    assert "Seed: oak" in done.stdout
    assert done.stderr == ""


def test_a_mistake_leaves_with_2() -> None:
    done = subprocess.run([*ELDERWOOD, "play", "chess"], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1


def heed_interrupts() -> None:
    """What a shell starts in the background ignores them, and so would what it starts in turn."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_interrupting_is_quiet() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen(PLAY, stdin=pipe, stdout=pipe, stderr=pipe, preexec_fn=heed_interrupts) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) == 130
        assert process.stderr.read().strip() == b""


def test_a_closed_pipe_is_quiet(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    with subprocess.Popen([*ELDERWOOD, "titles", "--lang", "en"], stdout=writer, stderr=subprocess.PIPE) as process:
        os.close(writer)
        os.close(reader)
        assert process.stderr is not None
        assert process.stderr.read() == b""
