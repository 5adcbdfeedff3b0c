"""Measures the page in a real browser, served from this machine: its script, how soon it is usable, how it moves.

    python -m bench.page

It needs what `./test` installs, and the built page.
"""

import bisect
import json
import statistics
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Response

from tests.browser.launching import chromium, newcomer
from tests.browser.player import Player, taste
from tests.browser.serving import Server
from tests.browser.traveller import wayfarer

SLOWED = 4  # times
RUNS = 5
# Notes when something first appears, and the end of every task of the main thread that is longer than 50 ms.
WATCH = """(() => {
  window.seen = {};
  window.busy = 0;
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.busy = task.startTime + task.duration;
  }).observe({ type: 'longtask', buffered: true });
  const wanted = { home: '.box:not(.loading) [data-testid="box-sylvion"]', table: '[data-legal="true"]' };
  new MutationObserver(() => {
    for (const [name, selector] of Object.entries(wanted)) {
      if (!(name in window.seen) && document.querySelector(selector)) window.seen[name] = performance.now();
    }
  }).observe(document, { childList: true, subtree: true, attributes: true });
})();"""
CALM = "(page) => page in seen && performance.now() - Math.max(busy, seen[page]) > 500"
SCRIPT = {
    "FunctionCall",
    "EvaluateScript",
    "TimerFire",
    "FireAnimationFrame",
    "EventDispatch",
    "RunMicrotasks",
    "v8.run",
}
TRACED = ["devtools.timeline", "devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"]
LONGEST = 3000  # milliseconds; no movement lasts longer
PAUSE = 1500  # milliseconds between two answers of a player
LIMIT = 4  # milliseconds of script in a frame
SEATS = {
    "sylvion": ("me",),
    "elfenland": ("me", "bot", "bot"),
    "wizards": ("me", "bot", "bot", "bot"),
    "rage": ("me", "bot", "bot"),
}


def fetched(player: Player, title: str) -> Iterator[str]:
    """Go from the home page to the first move against bots; tell what script was fetched and how many clicks."""
    sizes: dict[str, int] = {}

    def note(response: Response) -> None:
        if response.url.endswith(".js"):
            sizes[response.url.rpartition("/")[2]] = int(response.headers["content-length"])

    player.page.on("response", note)
    player.open()
    player.find(f"box-{title}").wait_for()
    player.page.wait_for_load_state("networkidle")
    home = sum(sizes.values())
    clicks = 0
    for button in (f"box-{title}", f"play-{title}"):
        player.click(button)
        clicks += 1
    look = player.wait_for_turn()
    assert look.glowing
    whole = sum(sizes.values()) / 1024
    if title == "sylvion":
        yield f"| JavaScript of the home page, gzip | {home / 1024:.1f} KB | |"
        yield f"| Clicks from the home page to the first solo move | {clicks} | 2 |"
    yield f"| JavaScript of home and the board of {title.title()} with texts, gzip | {whole:.1f} KB | 130 KB |"


def interactive(browser: Browser, address: str, title: str = "") -> float:
    """Return the milliseconds until the home page or a title's table can be used: nothing cached, a slow processor."""
    player = newcomer(browser, address, settings={})
    path, page = "/", "home"
    if title:
        path, page = f"/table/{player.new_table(*SEATS[title], title=title)}", "table"
        player.wait_for_turn()  # bots that think would share the processor with the page
    player.page.goto("about:blank")
    player.page.add_init_script(WATCH)
    devices = player.page.context.new_cdp_session(player.page)
    devices.send("Network.setCacheDisabled", {"cacheDisabled": True})
    devices.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    player.page.goto(address + path)
    player.page.wait_for_function(CALM, arg=page)
    moment = float(player.page.evaluate("(page) => Math.max(seen[page], busy)", page))
    player.page.context.close()
    return moment


def sylvion_rounds(player: Player) -> Iterator[str]:
    """Tell what to touch to end three rounds of an introductory match."""
    player.seat_at_battle(reinforcements="2")
    for _ in range(3):
        player.play_until(player.defends)
        yield "button:done"


def elfenland_turns(player: Player) -> Iterator[str]:
    """Tell what to touch in eight turns, each of which two bots answer."""
    player.new_table(*SEATS["elfenland"], title="elfenland")
    pick = wayfarer(player)
    for _ in range(8):
        yield pick(player.wait_for_turn())


def plain_turns(title: str) -> Callable[[Player], Iterator[str]]:
    """Return what tells what to touch in eight turns of a title, each of which its bots answer."""

    def turns(player: Player) -> Iterator[str]:
        player.new_table(*SEATS[title], title=title)
        pick = taste(5)
        for _ in range(8):
            yield pick(player.wait_for_turn())

    return turns


SCENES = {
    "sylvion": sylvion_rounds,
    "elfenland": elfenland_turns,
    "wizards": plain_turns("wizards"),
    "rage": plain_turns("rage"),
}


def animated(browser: Browser, address: str, title: str) -> list[float]:
    """Play a scene of a title with motion; return the script of each frame, in milliseconds."""
    player = newcomer(browser, address, settings={"confirm": False})
    spent: list[float] = []
    for thing in SCENES[title](player):
        player.page.wait_for_timeout(PAUSE)
        browser.start_tracing(page=player.page, categories=TRACED)
        player.touch(thing)
        player.page.wait_for_timeout(LONGEST)  # looking at the page meanwhile would be script, too
        spent += per_frame(json.loads(browser.stop_tracing())["traceEvents"])
    player.page.context.close()
    return spent


def per_frame(events: list[dict[str, Any]]) -> list[float]:
    """Share out the page's script, in milliseconds, among the frames that were drawn."""
    frames = sorted(event["ts"] for event in events if event["name"] == "DrawFrame")
    spent = [0.0] * len(frames)
    counted: dict[tuple[int, int], float] = {}  # by thread: what is called by script that is counted already is not
    calls = [event for event in events if event["name"] in SCRIPT and event["ph"] == "X"]
    for event in sorted(calls, key=lambda event: float(event["ts"])):
        thread, begin = (event["pid"], event["tid"]), event["ts"]
        if begin < counted.get(thread, 0):
            continue
        counted[thread] = begin + event.get("dur", 0)
        frame = min(bisect.bisect(frames, begin), len(frames) - 1)
        spent[frame] += event.get("tdur", 0) / 1000  # the processor's time: this machine may have other work, too
    return spent


def main() -> None:
    """Measure and print a table."""
    with TemporaryDirectory() as folder, chromium() as browser:
        server = Server(Path(folder))
        server.start()
        try:
            print("| what | measured | limit |\n| --- | --- | --- |")
            for title in SEATS:
                player = newcomer(browser, server.address)
                for line in fetched(player, title):
                    print(line)
                player.page.context.close()
            for title in ("", *SEATS):
                times = [interactive(browser, server.address, title) for _ in range(RUNS)]
                shown = f"{statistics.median(times):.0f} ms (of {RUNS}: {min(times):.0f} to {max(times):.0f})"
                what = f"{title.title()}'s table opened by its link" if title else "Home page"
                print(f"| {what} usable, processor slowed {SLOWED} times | {shown} | 1500 ms |")
            for title in SCENES:
                spent = animated(browser, server.address, title)
                many = sum(one > LIMIT for one in spent)
                mean, worst = statistics.mean(spent), max(spent)
                print(f"| {title.title()}: script per frame while things move, mean | {mean:.2f} ms | {LIMIT} ms |")
                print(f"| {title.title()}: frames with more, of {len(spent)} | {many} | |")
                print(f"| {title.title()}: script of the worst frame, which applies an update | {worst:.1f} ms | |")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
