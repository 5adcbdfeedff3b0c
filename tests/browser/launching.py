"""A real Chromium, and people who come with a browser of their own."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.player import Player

ROOT = Path(__file__).parent.parent.parent
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# How many times slower than this machine the page is to run: tools/hunt_races.py asks for it.
SLOWDOWN = float(os.environ.get("ELDERWOOD_SLOWDOWN", "1"))
# Follow what is long to its end: matches, languages, sizes. Otherwise enough of each to show most of what there is.
LONG = bool(os.environ.get("ELDERWOOD_LONG"))
DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 640}

# Settings a browser has before its first visit, unless the page has stored its own since.
PREPARE = "localStorage.getItem('elderwood-settings') ?? localStorage.setItem('elderwood-settings', '%s');"


@contextmanager
def chromium() -> Iterator[Browser]:
    """Run the browser that `tools/install_browser.py` finds; without one there is nothing to be tested."""
    found = subprocess.run([sys.executable, ROOT / "tools" / "install_browser.py"], capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    with sync_playwright() as playwright:
        # Playwright hides scroll bars; people have them, and they take room.
        browser = playwright.chromium.launch(
            executable_path=found.stdout.strip(), args=ARGUMENTS, ignore_default_args=["--hide-scrollbars"]
        )
        yield browser
        browser.close()


def newcomer(
    browser: Browser,
    address: str,
    size: dict[str, int] = DESKTOP,
    touch: bool = False,
    settings: dict[str, Any] | None = None,
    **more: Any,
) -> Player:
    """Return somebody who has never been here; nothing moves and no coach speaks unless `settings` say so."""
    options: dict[str, Any] = {"viewport": size, "has_touch": touch, "is_mobile": touch, "locale": "en-GB", **more}
    context = browser.new_context(**options)
    context.add_init_script(
        PREPARE % json.dumps({"coach": False, **({"speed": "none"} if settings is None else settings)})
    )
    page = context.new_page()
    if SLOWDOWN > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    return Player(page, address, finger=touch)
