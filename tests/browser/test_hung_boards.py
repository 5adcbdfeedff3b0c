"""Boards by themselves: hung on an empty page from plain data, without our page, a server or a socket."""

import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from msgspec import convert, to_builtins
from playwright.sync_api import Browser, Page

from elderwood.bots import Seen, make_bot
from elderwood.engine.events import Log, told_to
from elderwood.engine.options import settle
from elderwood.engine.position import Position
from elderwood.engine.title import Title
from elderwood.games import TITLES, find_title
from elderwood.server.wire import EventKindInfo
from tests.browser.launching import DESKTOP, ROOT
from tests.toy.title import Toy

# Hangs a board, once more from what a JSON file could hold, and notes what it tells.
HANG = """async ([title, given]) => {
  window.told = [];
  const tell = (kind) => (...what) => window.told.push([kind, ...what.map((one) => one.move ?? one)]);
  await window.hung?.remove();
  window.hung = await window.hang(document.querySelector('#wall'), title, {
    ...given, touched: tell('touched'), dropped: tell('dropped'), chose: tell('chose'),
  });
}"""
REMOVE = "async () => { await window.hung.remove(); window.hung = null; }"
LEGAL = "() => [...document.querySelectorAll('button[data-legal=\"true\"]')].map((one) => one.dataset.thing)"
TOUCH = '(thing) => document.querySelector(`button[data-thing="${thing}"]`).click()'
# Draws the next step on a board that hangs, and counts what moves when it has been laid out.
STEP = """async (changes) => {
  const moving = window.hung.set(changes);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return [moving, document.getAnimations().filter((one) => one.constructor === Animation).length];
}"""

# Nothing goes on by itself: every movement stands at its first moment.
FREEZE = """
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    return animation;
  };
"""
MIDDLE = (
    "(one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x + width / 2, y + height / 2]; }"
)
# Every copy over the table: where its middle is, how plainly it is seen, and when its last way begins.
GHOSTS = f"""() => [...document.querySelectorAll('.ghost')].map((one) => {{
  const ways = one.getAnimations().map((way) => way.effect.getTiming().delay);
  return [...({MIDDLE})(one), Number(getComputedStyle(one).opacity), Math.max(...ways)];
}})"""
FALLS = ("sylvion-event-destroyed", "rage-event-dies")


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing of it."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def wall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """An empty page that can hang boards, built and served: its address."""
    folder = tmp_path_factory.mktemp("wall")
    command = [sys.executable, str(ROOT / "tools" / "build_web.py"), "npm", "run", "build:hang", "--"]
    subprocess.run([*command, "--outDir", str(folder), "--emptyOutDir"], check=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def positions(title: Title, count: int) -> Iterator[tuple[Position, int]]:
    """Play a match at random; give some of its positions with a seat that is asked."""
    chance = random.Random(7)
    position = title.start(title.usual, {}, "oak")
    for number in range(count * 12):
        seat = position.awaits()[0]
        if number % 12 == 0:
            yield position, seat
        position.play(seat, chance.choice(position.moves(seat)))
        if position.outcome() is not None:
            return


def given(title: Title, position: Position, seat: int, moves: bool) -> dict[str, Any]:
    """Return what a board is given, as the wire would carry it."""
    shown = []
    for move in position.moves(seat) if moves else []:
        key, values = title.caption(move)
        family, _ = title.space.family(move)
        named = {"move": title.word(move), "family": family, "things": position.things(seat, move)}
        shown.append({**named, "passes": title.space.passes(move), "key": key, "values": values})
    faces = title.faces(settle(title.options, {}, title.usual))
    return {"view": position.view(seat), "moves": shown, "faces": faces, "names": ["Ann"]}


def check(page: Page, title: Title, position: Position, seat: int) -> None:
    """Hang a board to be looked at, then one to be used."""
    page.evaluate(HANG, [title.name, given(title, position, seat, moves=False)])
    assert page.evaluate(LEGAL) == []
    things = page.evaluate("() => [...document.querySelectorAll('button.thing')].map((one) => one.dataset.thing)")
    if things:
        page.evaluate(TOUCH, things[0])
        assert page.evaluate("() => told") == [["touched", things[0]]]

    told = given(title, position, seat, moves=True)
    page.evaluate(HANG, [title.name, told])
    by_thing: dict[str, list[str]] = {}
    for move in told["moves"]:
        for thing in move["things"]:
            by_thing.setdefault(thing, []).append(move["move"])
    legal = [thing for thing in page.evaluate(LEGAL) if not thing.startswith("move:")]
    assert set(legal) <= set(by_thing)
    shown = [thing for thing in by_thing if not thing.startswith(("button:", "seat:"))]
    assert not shown or legal, f"{title.name}: none of {shown} can be touched"
    single = next((thing for thing in legal if len(by_thing[thing]) == 1), "")
    if single:
        page.evaluate(TOUCH, single)
        assert ["chose", *by_thing[single]] in page.evaluate("() => told")


def test_every_board_hangs_by_itself(browser: Browser, wall: str) -> None:
    page = browser.new_page(viewport={"width": DESKTOP["width"], "height": DESKTOP["height"]})
    asked: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.on(
        "console", lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None
    )
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(wall)
    for title in [*TITLES, Toy()]:
        for position, seat in positions(title, 3):
            check(page, title, position, seat)
    assert [address for address in asked if not address.startswith((wall, "data:"))] == []
    assert [address for address in asked if "/api" in address or address.startswith("ws")] == []
    assert complaints == []
    page.context.close()


def test_a_hung_board_moves(browser: Browser, wall: str) -> None:
    """The steps of a replay are seen moving where it is told what the title's events are; a jump is not."""
    page = browser.new_page(viewport={"width": DESKTOP["width"], "height": DESKTOP["height"]})
    page.add_init_script(FREEZE)
    page.goto(wall)
    for title in TITLES:
        chance = random.Random(7)
        position = title.start(title.usual, {}, "oak")
        kinds = [to_builtins(convert(kind, EventKindInfo, from_attributes=True)) for kind in title.kinds]
        page.evaluate(HANG, [title.name, {**given(title, position, 0, moves=False), "kinds": kinds}])
        moving, step = 0, {}
        while not moving:
            log = Log()
            seat = position.awaits()[0]
            position.play(seat, chance.choice(position.moves(seat)), log)
            told = [{"key": one.key, "values": one.values} for one in told_to(log.events, 0)]
            step = {"view": position.view(0), "events": told}
            length, moving = page.evaluate(STEP, step)
            assert not moving or length > 0, f"{title.name}: {told} moves in no time"
            assert position.outcome() is None, f"{title.name}: nothing moves"
        assert page.evaluate(STEP, {**step, "fresh": True}) == [0, 0], f"{title.name}: a jump moves"
    page.context.close()


def test_who_falls_is_seen_until_its_attacker_has_come(browser: Browser, wall: str) -> None:
    """UI-45: the order of events is what is seen; nothing is gone before its end has come."""
    page = browser.new_page(viewport={"width": DESKTOP["width"], "height": DESKTOP["height"]})
    page.add_init_script(FREEZE)
    page.goto(wall)
    for title in (find_title("sylvion"), find_title("rage")):
        bots = [make_bot("greedy", title, 1) for _ in range(title.usual)]
        position = title.start(title.usual, {}, "oak")
        kinds = [to_builtins(convert(kind, EventKindInfo, from_attributes=True)) for kind in title.kinds]
        fallen: list[tuple[float, float]] = []
        while not fallen:
            before = position.copy()
            log = Log()
            seat = position.awaits()[0]
            position.play(seat, bots[seat].answer(Seen(title, position, seat)), log)
            events = told_to(log.events, 0)
            told = [{"key": one.key, "values": one.values} for one in events]
            ends = [event.values["card"] for event in events if event.key in FALLS]
            if ends and events[0].key not in FALLS:
                page.evaluate(HANG, [title.name, {**given(title, before, 0, moves=False), "kinds": kinds}])
                lying = [page.locator(f'#wall [data-piece="{card}"]:not([data-omen] *)').first for card in ends]
                fallen = [tuple(one.evaluate(MIDDLE)) for one in lying if one.count()]
                page.evaluate(STEP, {"view": position.view(0), "events": told})
        ghosts = page.evaluate(GHOSTS)
        for x, y in fallen:
            assert any(
                abs(x - left) + abs(y - top) < 2 and seen == 1 and last > 0 for left, top, seen, last in ghosts
            ), f"{title.name}: nothing is seen at {x}, {y} before it falls, only {ghosts}"
        page.evaluate(REMOVE)
        assert page.evaluate(GHOSTS) == [], f"{title.name}: a board that is taken down leaves its dead behind"
    page.context.close()
