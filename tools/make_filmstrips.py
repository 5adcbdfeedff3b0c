"""Makes a strip of twelve frames of one moment of each title: ``python -m tools.make_filmstrips [TITLE...]``.

The browser films itself while a player answers; the first answer that brings what the scene is about is kept. Frame by
frame a strip shows what no test notices: a card that jumps, a ghost that stays, an effect before its cause.
"""

from __future__ import annotations

import sys
import time
from base64 import b64decode
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser

from tests.browser.launching import DESKTOP, ROOT, chromium, newcomer
from tests.browser.pictures import lay_out
from tests.browser.player import READY, Pick, Player, idle, taste
from tests.browser.serving import Server
from tests.browser.traveller import wayfarer

FOLDER = ROOT / "docs" / "screenshots"
FRAMES, ACROSS, WIDTH = 12, 3, 480
BOT_DELAY = 2.0  # seconds: what one bot does is seen before the next one begins
MOST = 120  # answers until something is to be seen
SETTINGS = {"speed": "slow", "forced": False, "confirm": False, "coach": False}


@dataclass(frozen=True)
class Scene:
    """Whom to seat, and the events without which a moment is not worth a strip."""

    seats: tuple[str, ...]
    shows: frozenset[str]
    lasts: int  # milliseconds
    seed: str = "oak"


SCENES = {
    "sylvion": Scene(("me",), frozenset({"sylvion-event-moves", "sylvion-event-blazes"}), 1800),
    "elfenland": Scene(("me", "bot"), frozenset({"elfenland-event-travels"}), 1300),
    "wizards": Scene(("me", "bot", "bot"), frozenset({"wizards-event-champion"}), 1500),
    "rage": Scene(("me", "bot"), frozenset({"rage-event-dies"}), 700),
}


class Film:
    """What a page draws while it is watched: moments in seconds, and pictures."""

    def __init__(self, player: Player) -> None:
        self.frames: list[tuple[float, bytes]] = []
        self.devices = player.page.context.new_cdp_session(player.page)
        self.devices.on("Page.screencastFrame", self.keep)

    def keep(self, frame: dict[str, Any]) -> None:
        self.frames.append((frame["metadata"]["timestamp"], b64decode(frame["data"])))
        self.devices.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def start(self) -> None:
        self.frames.clear()
        wanted = {"format": "jpeg", "quality": 85, "maxWidth": DESKTOP["width"], "maxHeight": DESKTOP["height"]}
        self.devices.send("Page.startScreencast", wanted)

    def stop(self) -> None:
        self.devices.send("Page.stopScreencast")

    def chosen(self, first: float, lasts: int) -> list[bytes]:
        """Return as many frames as a strip has, spread evenly over so many milliseconds from a moment on."""
        last = first + lasts / 1000
        moments = [first + (last - first) * number / (FRAMES - 1) for number in range(FRAMES)]
        return [min(self.frames, key=lambda frame: abs(frame[0] - moment))[1] for moment in moments]


def film(browser: Browser, server: Server, title: str) -> list[bytes]:
    """Play until the scene's moment has been filmed."""
    scene = SCENES[title]
    player = newcomer(browser, server.address, settings=SETTINGS)
    player.new_table(*scene.seats, title=title, seed=scene.seed, **({"game": "intro"} if title == "sylvion" else {}))
    pick = picks(player, title)
    reel = Film(player)
    for _ in range(MOST):
        look = player.wait_for_turn()
        if look.over:
            break
        known = len(player.told)
        reel.start()
        player.answer(pick(look))
        moment = awaited(player, known, scene)
        reel.stop()
        if moment:
            player.page.context.close()
            return reel.chosen(moment, scene.lasts)
    raise SystemExit(f"{title}: {', '.join(sorted(scene.shows))} was not seen in {MOST} answers")


def awaited(player: Player, since: int, scene: Scene) -> float:
    """Wait for the scene, and until it has been seen; return when it began, or 0 if another answer is needed first."""
    while not shown(player, since) >= scene.shows:
        if player.page.evaluate(READY):
            return 0
        player.page.wait_for_timeout(20)
    moment = time.time()
    player.page.wait_for_timeout(scene.lasts)
    return moment


def picks(player: Player, title: str) -> Pick:
    """Return who answers: whoever brings about what is to be filmed."""
    if title == "sylvion":
        return idle  # the fire comes through
    return wayfarer(player) if title == "elfenland" else taste(5)


def shown(player: Player, since: int) -> set[str]:
    """Return the keys of the events that were told since a moment."""
    told = player.told[since:]
    return {event["key"] for update in told for step in update["steps"] for event in step["events"]}


def main(titles: list[str]) -> None:
    """Make the strips that are wanted, or all."""
    with TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder), bot_delay=BOT_DELAY)
        server.start()
        try:
            for title in titles or SCENES:
                frames = film(browser, server, title)
                lay_out(browser, frames, FOLDER / f"strip-{title}.jpg", ACROSS, f"width: {WIDTH}px")
                print(f"strip-{title}.jpg")
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
