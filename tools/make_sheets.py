"""Makes a sheet of every screen, light and dark, desktop and phone: ``python -m tools.make_sheets [TITLE...]``.

The pictures lie in ``docs/screenshots/sheets/``, to be looked at one by one: no test notices a dull colour.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from tests.browser.finished import furnish, play_out
from tests.browser.launching import DESKTOP, PHONE, ROOT, chromium, newcomer
from tests.browser.pictures import lay_out
from tests.browser.player import Look, Player, taste
from tests.browser.screens import tour
from tests.browser.serving import Server
from tests.browser.traveller import view_of, wayfarer

FOLDER = ROOT / "docs" / "screenshots" / "sheets"
HEIGHT = "height: 480px"
LOOKS = [(phone, theme) for phone in (False, True) for theme in ("light", "dark")]
FINISHED = {"elfenland": 4, "wizards": 6, "rage": 3}
# The questions at which a table shows itself best, in the order in which a match comes to them.
MOMENTS = {
    "elfenland": ("elfenland-ask-take", "elfenland-ask-plan", "elfenland-ask-travel"),
    "wizards": ("wizards-ask-play", "wizards-ask-summon", "wizards-ask-boost"),
    "rage": ("rage-ask-turn", "rage-ask-send", "rage-ask-attack"),
}


def screens_of(player: Player, title: str) -> Iterator[str]:
    """Go past the screens of a title; Sylvion's tour has everything around the tables, too."""
    if title == "sylvion":
        yield from tour(player)
        return
    player.open(f"/new/{title}")
    player.find("create").wait_for()
    yield f"{title}-create"
    player.new_table("me", *["bot"] * (FINISHED[title] - 1), title=title, seed="oak")
    pick = wayfarer(player) if title == "elfenland" else taste(5)
    for key in MOMENTS[title]:
        player.play_until(partial(asks, player, key), pick)
        yield key.replace("-ask", "")
    player.open(f"/table/{title}")
    player.find("moments").wait_for()
    yield f"{title}-end"


def asks(player: Player, key: str, look: Look) -> bool:
    """Say whether somebody is asked that."""
    return not look.over and any(question["key"] == key for question in view_of(player)["questions"])


def walk(browser: Browser, server: Server, token: str, title: str, phone: bool, theme: str) -> dict[str, bytes]:
    """Return a picture of each screen as somebody sees it."""
    wanted = {"speed": "none", "forced": False, "confirm": False, "theme": theme}
    player = newcomer(browser, server.address, PHONE if phone else DESKTOP, touch=phone, settings=wanted)
    player.page.context.add_cookies([{"name": "elderwood", "value": token, "url": server.address}])
    pictures = {}
    for name in screens_of(player, title):
        player.page.evaluate("() => document.fonts.ready")
        pictures[name] = player.page.screenshot(type="jpeg", quality=90)
    player.page.context.close()
    return pictures


def main(titles: list[str]) -> None:
    """Make the sheets of some titles, or of all."""
    with TemporaryDirectory() as folder, chromium() as browser:
        matches = {title: play_out(title, seats, "oak") for title, seats in FINISHED.items()}
        token = furnish(Path(folder), matches)
        server = Server(Path(folder))
        server.start()
        try:
            for title in titles or ["sylvion", *FINISHED]:
                walks = [walk(browser, server, token, title, phone, theme) for phone, theme in LOOKS]
                for name in {name: None for walk in walks for name in walk}:  # a phone has a screen more
                    pictures = [walk[name] for walk in walks if name in walk]
                    lay_out(browser, pictures, FOLDER / f"{name}.jpg", len(pictures), HEIGHT)
                    print(f"{name}.jpg")
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
