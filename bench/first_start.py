"""The first start: from a fresh clone with empty caches to a table on the page.

Run it as `python bench/first_start.py [runs]`; with `--compiled` each run also waits for the rules that are compiled in
the background and starts again with them. What is measured is the last commit of this folder. Only the standard
library is needed. Processor seconds count everything up to the table, on all cores, without the compiling.
"""

import fcntl
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from http.cookiejar import CookieJar
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

ROOT = Path(__file__).resolve().parent.parent
TABLE = {"title": "sylvion", "options": {}, "seats": [{"kind": "me"}], "start": True}
CACHES = {"PIP_CACHE_DIR": "pip", "UV_CACHE_DIR": "uv", "npm_config_cache": "npm", "XDG_CACHE_HOME": "other"}


def measure(folder: Path, compiled: bool) -> dict[str, float]:
    """Start once in a fresh clone, and once more with compiled rules if that is wanted."""
    clone = folder / "clone"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    caches = {name: str(folder / "caches" / place) for name, place in CACHES.items()}
    environment = {**os.environ, **caches, "LC_ALL": "C.UTF-8"}
    environment.pop("PYTHONPATH", None)
    figures = started(clone, folder / "data", environment, "first")
    if compiled:
        begun = monotonic()
        while at_work(clone):
            sleep(1)
        figures["compiled after that, s"] = monotonic() - begun
        figures |= started(clone, folder / "data", environment, "next")
        version = subprocess.run([clone / "start", "--version"], env=environment, capture_output=True, text=True)
        if "(compiled)" not in version.stdout:
            raise RuntimeError(f"the rules are not compiled: {version.stdout}{version.stderr}")
    elif at_work(clone):
        os.killpg(int(lock_of(clone).read_text()), signal.SIGKILL)  # it leads a group of its own
    return figures


def started(clone: Path, data: Path, environment: dict[str, str], which: str) -> dict[str, float]:
    """Run ./start until a table has been made on it, then stop it."""
    begun = monotonic()
    command = [str(clone / "start"), "serve", "--port", "0", "--data", str(data), "--lang", "en"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    address = re.search(r"http://\S+/", process.stdout.readline())
    if address is None:
        raise RuntimeError("./start did not say where it listens")
    http = build_opener(ProxyHandler({}), HTTPCookieProcessor(CookieJar()))
    with http.open(address[0]) as page:
        if b"<script" not in page.read():
            raise RuntimeError("there is no page")
    shown = monotonic() - begun
    http.open(address[0] + "api/me").close()
    body = json.dumps(TABLE).encode()
    http.open(Request(address[0] + "api/tables", body, {"Content-Type": "application/json"})).close()
    table = monotonic() - begun
    process.send_signal(signal.SIGTERM)
    process.stdout.close()
    _, _, used = os.wait4(process.pid, 0)
    process.returncode = 0  # it has been waited for
    return {
        f"{which} start: page, s": shown,
        f"{which} start: table, s": table,
        f"{which} start: processor, s": used.ru_utime + used.ru_stime,
    }


def lock_of(clone: Path) -> Path:
    """Return the lock that whoever compiles the rules holds."""
    return clone / ".venv" / "elderwood" / "compile.lock"


def at_work(clone: Path) -> bool:
    """Say whether the rules are still being compiled."""
    with lock_of(clone).open("a") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def main(arguments: list[str]) -> None:
    """Measure a few times and print the median of each figure, with the least and the most."""
    compiled = "--compiled" in arguments
    counts = [int(argument) for argument in arguments if argument.isdecimal()]
    runs: list[dict[str, Any]] = []
    for _ in range(counts[0] if counts else 3):
        print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", file=sys.stderr)
        with tempfile.TemporaryDirectory(prefix="elderwood-first-", ignore_cleanup_errors=True) as folder:
            runs.append(measure(Path(folder), compiled))
            print(", ".join(f"{name} {figure:.1f}" for name, figure in runs[-1].items()), file=sys.stderr)
    for name in runs[0]:
        found = sorted(run[name] for run in runs)
        print(f"{name:<28} {found[len(found) // 2]:6.1f}  ({found[0]:.1f} to {found[-1]:.1f})")


if __name__ == "__main__":
    main(sys.argv[1:])
