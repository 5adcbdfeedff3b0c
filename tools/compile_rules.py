"""Compiles the rules for ``./start``, in front of the user or behind their back.

``python tools/compile_rules.py SOURCES`` is what runs in the background: it gives way to everything else. One at a time
works in a folder; a second ends at once. What it makes appears whole, and the next start takes it.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

import build_rules
from forms import Forms, compiling, made_whole
from installing import InstallError, install_beside

TOOLS = ("mypy[mypyc]", "setuptools")


def compile_rules(forms: Forms) -> None:
    """Compile the rules of the plain form, unless another run has just done so. Waits for one that is at work."""
    with only_one(forms.folder / "compile.lock", wait=True):
        if not forms.rules.is_dir():
            work(forms)


def compile_behind(forms: Forms) -> None:
    """Have it done by a process that outlives this one, and is not interrupted with it."""
    with (forms.folder / "compile.log").open("ab") as log:
        subprocess.Popen(
            [sys.executable, __file__, forms.sources],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def work(forms: Forms) -> None:
    """Fetch the compiler, compile, and put the rules where the next start looks."""
    for left in forms.folder.glob("compiling-*"):
        shutil.rmtree(left, ignore_errors=True)  # by one that was killed
    scratch = Path(mkdtemp(prefix="compiling-", dir=forms.folder))
    try:
        install_beside(scratch / "compiler", *TOOLS, log=forms.folder / "compiler.log")
        chosen = compiling()
        built = build_rules.build(
            forms.plain, scratch, chosen["compile"], chosen["interpreted"], compiler=scratch / "compiler"
        )
        with made_whole(forms.rules) as draft:
            for file, place in built.items():
                (draft / place).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, draft / place)
        forms.failure.unlink(missing_ok=True)
    except build_rules.CompileError as error:
        forms.failure.write_text(f"{error}\n{error.details}", "utf-8")
        raise
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


@contextmanager
def only_one(lock: Path, wait: bool) -> Iterator[None]:
    """Hold a lock, which ends with the process however that ends; without waiting raise ``BlockingIOError``.

    The file says whose it is.
    """
    with lock.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        file.truncate(0)
        print(os.getpid(), file=file, flush=True)
        yield


def main(sources: str) -> None:
    """Compile in the background."""
    os.nice(19)
    forms = Forms(Path(sys.prefix, "elderwood"), sources)
    try:
        with only_one(forms.folder / "compile.lock", wait=False):
            if not forms.rules.is_dir():
                work(forms)
    except BlockingIOError:
        return
    except (build_rules.CompileError, InstallError) as error:
        sys.exit(f"elderwood: {error}")


if __name__ == "__main__":
    main(sys.argv[1])
