"""Makes the pictures in ``docs/screenshots/`` from the real page: ``python -m tools.make_screenshots [PART ...]``.

A part is ``screens`` or the name of a title: its first match. Without any, all are made.
The same seeds and answers every time, so that a picture changes only when the page does.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page

from elderwood.bots import Seen, make_bot
from elderwood.games import find_title
from tests.browser import newcomers
from tests.browser.launching import DESKTOP, PHONE, ROOT, chromium, newcomer
from tests.browser.player import Look, Player, taste
from tests.browser.serving import Server
from tests.browser.traveller import view_of, wayfarer

TITLE = find_title("sylvion")
FOLDER = ROOT / "docs" / "screenshots"
# Paper has a grain, which no PNG can compress.
SMOOTH = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'/>"


class Rehearsed:
    """A solo match of Sylvion that the greedy bot has thought out and a player clicks through."""

    def __init__(self, player: Player, seed: str, **options: str) -> None:
        self.player = player
        self.position = TITLE.start(1, options, seed)
        self.bot = make_bot("greedy", TITLE, 1)
        player.new_table(seed=seed, **options)

    def play_until(self, stop: Callable[[Look], bool]) -> None:
        """Go on until something is so, or to the end."""
        while True:
            look = self.player.wait_for_turn()
            if look.over or stop(look):
                return
            move = self.bot.answer(Seen(TITLE, self.position, 0))
            self.position.play(0, move)
            self.player.answer(TITLE.things(move)[0])

    def play_to_round(self, number: int) -> None:
        """Go on to the defence of a round."""
        self.play_until(lambda look: self.player.defends(look) and self.player.told[-1]["view"]["round"] >= number)


def shoot(page: Page, name: str, scale: float = 0.6) -> None:
    """Take a picture once the letters are there, with the mouse out of it."""
    page.mouse.move(0, 0)
    page.evaluate("() => document.fonts.ready")
    size = page.viewport_size
    assert size is not None
    clip = {"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": scale}
    devices = page.context.new_cdp_session(page)
    taken = devices.send("Page.captureScreenshot", {"format": "png", "clip": clip, "optimizeForSpeed": False})
    (FOLDER / f"{name}.png").write_bytes(base64.b64decode(taken["data"]))


def come(browser: Browser, server: Server, phone: bool = False, **settings: str | bool) -> Player:
    """Return somebody who sees smooth paper and is asked everything, once."""
    wanted = {"speed": "none", "forced": False, "confirm": False, **settings}
    player = newcomer(browser, server.address, size=PHONE if phone else DESKTOP, touch=phone, settings=wanted)
    player.page.route("**/grain.svg", lambda route: route.fulfill(content_type="image/svg+xml", body=SMOOTH))
    return player


def make(browser: Browser, server: Server) -> None:
    """Go past the screens."""
    anna = come(browser, server)
    anna.open()
    anna.find("box-sylvion").wait_for()
    shoot(anna.page, "home")
    anna.open("/settings")
    anna.find("name").fill("Anna")
    anna.find("name").press("Tab")
    match = Rehearsed(anna, "oak")
    match.play_until(lambda look: look.decision >= 8)
    shoot(anna.page, "draft")
    match.play_to_round(6)
    shoot(anna.page, "battle")
    match.play_until(lambda look: False)
    anna.find("end-screen").wait_for()
    shoot(anna.page, "end")
    Rehearsed(anna, "ash", game="intro").play_to_round(2)
    lobby(browser, server, anna)

    phone = come(browser, server, phone=True)
    Rehearsed(phone, "hazel", feats="yes").play_to_round(5)
    shoot(phone.page, "phone", scale=1)
    dark = come(browser, server, theme="dark", language="ru")
    Rehearsed(dark, "elm", feats="yes").play_to_round(4)
    shoot(dark.page, "dark", scale=0.57)
    elfenland(browser, server)
    wizards(browser, server)
    rage(browser, server)


def elfenland(browser: Browser, server: Server) -> None:
    """A journey in the second round: at a desktop with the planner open, and on a phone."""
    desktop = come(browser, server)
    travel(desktop, "beech")
    desktop.click("tool-plan")
    desktop.click("tour")
    desktop.page.locator(".route").first.wait_for(state="attached")
    shoot(desktop.page, "elfenland", scale=0.65)
    phone = come(browser, server, phone=True)
    travel(phone, "hazel")
    shoot(phone.page, "elfenland-phone", scale=1)


def travel(player: Player, seed: str) -> None:
    """Play against three bots to the own journey of the second round."""
    player.new_table("me", "bot", "bot", "bot", title="elfenland", seed=seed)
    player.play_until(lambda look: travels_again(view_of(player)), wayfarer(player))


def travels_again(view: dict[str, Any]) -> bool:
    """Say whether a journey of the second round begins."""
    return bool(view["round"] == 2 and view["questions"][0]["key"] == "elfenland-ask-travel")


def wizards(browser: Browser, server: Server) -> None:
    """The third turn of boosting: four at a desktop, twelve on a phone."""
    desktop = come(browser, server)
    contest(desktop, 4, "hazel")
    shoot(desktop.page, "wizards", scale=0.65)
    phone = come(browser, server, phone=True)
    contest(phone, 12, "rowan")
    shoot(phone.page, "wizards-phone", scale=1)


def contest(player: Player, seats: int, seed: str) -> None:
    """Play against bots to the last boost of the second contest."""
    player.new_table("me", *["bot"] * (seats - 1), title="wizards", seed=seed, wizards="yes")
    player.play_until(lambda look: boosts_last(view_of(player)), taste(5, eager=1))


def boosts_last(view: dict[str, Any]) -> bool:
    """Say whether the last boost of the second round is asked for."""
    asked = view["questions"][0]
    return bool(view["round"] == 2 and asked["key"] == "wizards-ask-boost" and asked["values"]["slot"] == 3)


def rage(browser: Browser, server: Server) -> None:
    """A battle of Rage of the Elves in which a warrior is to attack: at a desktop, and on a phone."""
    for phone, name, scale in ((False, "rage", 0.65), (True, "rage-phone", 1.0)):
        player = come(browser, server, phone=phone)
        player.new_table("me", "bot", "bot", title="rage", seed="fir")
        player.play_until(attacks(player), taste(5))
        shoot(player.page, name, scale=scale)


def attacks(player: Player) -> Callable[[Look], bool]:
    """Return what says that a warrior of this player is to attack, from the second round on."""

    def found(look: Look) -> bool:
        view = view_of(player)
        return bool(view["round"] > 1 and view["questions"] and view["questions"][0]["key"] == "rage-ask-attack")

    return found


def lobby(browser: Browser, server: Server, guest: Player) -> None:
    """Two others open tables; the guest looks at the lobby."""
    for name in ("Борис", "Claire"):
        host = come(browser, server)
        host.open("/new/sylvion")
        host.find("name").fill(name)
        host.click("players-2")
        host.find("public").check()
        host.click("create")
        host.find("invite").wait_for()
    guest.open("/lobby")
    guest.find("tables").first.wait_for()
    shoot(guest.page, "lobby")


def first_match(browser: Browser, server: Server, title: str) -> None:
    """A newcomer's first match of a title, hints and all: at a desktop to the end, on a phone for a glance."""
    newcomers.walk(come(browser, server, coach=True), title, shoot)
    newcomers.glance(come(browser, server, phone=True, coach=True), title, shoot)


def main(parts: list[str]) -> None:
    """Make all pictures, or those of some parts."""
    (FOLDER / "first").mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        server.start()
        try:
            for part in parts or ["screens", *newcomers.PICTURED]:
                if part == "screens":
                    make(browser, server)
                else:
                    first_match(browser, server, part)
        finally:
            server.stop()
    for picture in sorted(FOLDER.rglob("*.png")):
        print(f"{picture.relative_to(ROOT)} {picture.stat().st_size // 1024} KB")


if __name__ == "__main__":
    main(sys.argv[1:])
