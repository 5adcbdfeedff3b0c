"""Lets Lighthouse judge the home page and the tables of all titles, served from this machine, as on a phone.

    python -m bench.lighthouse            home and every table
    python -m bench.lighthouse rage       one of them

It needs what `./test` installs, and the built page; Lighthouse itself is fetched from npm into `.cache/`. Every page is
judged RUNS times, and the median of each kind counts. Ends with 1 where a kind is below the limit.
"""

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx

from tests.browser.launching import ARGUMENTS, ROOT
from tests.browser.serving import Server

VERSION = "12.8.2"
HOME = ROOT / ".cache" / f"lighthouse-{VERSION}"
KINDS = ("performance", "accessibility", "best-practices", "seo")
RUNS = 3
LIMIT = 98
BOTS = {"sylvion": 0, "elfenland": 2, "wizards": 3, "rage": 2}


def npm(*arguments: str, **environment: str) -> None:
    """Run the npm that builds the page."""
    command = [sys.executable, str(ROOT / "tools" / "build_web.py"), "npm", *arguments]
    subprocess.run(command, check=True, env={**os.environ, **environment})


def install() -> None:
    """Fetch Lighthouse, unless it is there."""
    if not (HOME / "node_modules" / "lighthouse").is_dir():
        HOME.mkdir(parents=True, exist_ok=True)
        npm("install", "--prefix", str(HOME), "--no-audit", "--no-fund", f"lighthouse@{VERSION}")


def table_of(title: str, guest: httpx.Client) -> str:
    """Begin a match against bots and return its address."""
    guest.get("/api/me").raise_for_status()
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * BOTS[title]]
    wish = {"title": title, "options": {}, "seats": seats, "start": True, "seed": "oak"}
    made = guest.post("/api/tables", json=wish)
    made.raise_for_status()
    return f"/table/{made.json()['id']}"


def judge(address: str, cookie: str, browser: str, report: Path) -> dict[str, float]:
    """Return the marks of one page, of a hundred, by kind."""
    wanted = [address, "--quiet", "--output=json", f"--output-path={report}"]
    wanted += [f"--only-categories={','.join(KINDS)}", f"--chrome-flags=--headless=new {' '.join(ARGUMENTS)}"]
    wanted += [f"--extra-headers={json.dumps({'Cookie': cookie})}"] if cookie else []
    try:
        npm("exec", "--prefix", str(HOME), "--", "lighthouse", *wanted, CHROME_PATH=browser)
    except subprocess.CalledProcessError:  # now and then it misses the beginning of its own recording, and says so
        npm("exec", "--prefix", str(HOME), "--", "lighthouse", *wanted, CHROME_PATH=browser)
    told = json.loads(report.read_text("utf-8"))
    for audit in told["audits"].values():
        if (audit["score"] or 1) < 0.9:
            print(f"  {audit['id']}: {audit.get('displayValue', audit['title'])}", file=sys.stderr)
    return {kind: 100 * told["categories"][kind]["score"] for kind in KINDS}


def main(wanted: list[str]) -> int:
    """Judge and print a table."""
    unknown = [page for page in wanted if page not in ("home", *BOTS)]
    if unknown:
        print(f"there is no page {unknown[0]}: home, {', '.join(BOTS)}", file=sys.stderr)
        return 2
    found = subprocess.run([sys.executable, ROOT / "tools" / "install_browser.py"], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    install()
    worst = 100.0
    print(f"| page | {' | '.join(KINDS)} |\n| --- |{' --- |' * len(KINDS)}")
    with TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            for page in wanted or ["home", *BOTS]:
                with httpx.Client(base_url=server.address) as guest:
                    path = "/" if page == "home" else table_of(page, guest)
                    cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
                    report = Path(folder, "report.json")
                    marks = [judge(server.address + path, cookie, found.stdout.strip(), report) for _ in range(RUNS)]
                medians = [statistics.median(mark[kind] for mark in marks) for kind in KINDS]
                worst = min(worst, *medians)
                print(f"| {page} | {' | '.join(f'{mark:.0f}' for mark in medians)} |", flush=True)
        finally:
            server.stop()
    return 0 if worst >= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
