"""Somebody at a browser: looks at what the page shows, and touches it."""

import json
import random
import time
from collections.abc import Callable
from typing import Any

from msgspec import Struct, convert
from playwright.sync_api import ConsoleMessage, Locator, Page

PATIENCE = 15_000  # milliseconds

# What can be seen without knowing any rule: which things glow, and which buttons there are.
LOOK = """() => {
  const table = document.querySelector('[data-testid="table"]');
  const shown = (selector) => !!document.querySelector(selector);
  const things = (selector) => [...new Set([...document.querySelectorAll(selector)].map((one) => one.dataset.thing))];
  return {
    decision: Number(table?.dataset.decision ?? -1),
    face: Number(table?.dataset.face ?? -1),
    awaited: [...document.querySelectorAll('[data-testid="seats"] > li')]
      .flatMap((seat, at) => (seat.classList.contains('awaited') ? [at] : [])),
    glowing: things('[data-legal="true"]').filter((thing) => !thing.startsWith('seat:')),
    buttons: things('[data-testid="actions"] [data-thing]').filter((thing) => !/undo|redo|restart/.test(thing)),
    doubt: shown('[data-testid="prompt"].doubt'),
    choice: shown('[data-testid="which"]'),
    curtain: shown('[data-testid="curtain"]'),
    notice: document.querySelector('[data-testid="notice"] p')?.textContent ?? '',
    over: shown('[data-testid="show-end"]'),
  };
}"""

# True once there is a page and it does not say that it is busy.
ARRIVED = """() => document.querySelector('#main > *') && !document.querySelector('[aria-busy="true"]')"""
# True once the page shows something else than at the given decision, or puts a question before the answer.
MOVED = """([decision, doubt]) => {
  const table = document.querySelector('[data-testid="table"]');
  const shown = (selector) => !!document.querySelector(selector);
  return Number(table?.dataset.decision ?? -1) !== decision || shown('[data-testid="show-end"]')
    || shown('[data-testid="which"]') || shown('[data-testid="curtain"]')
    || shown('[data-testid="prompt"].doubt') !== doubt;
}"""

AT_DECISION = """(number) =>
  Number(document.querySelector('[data-testid="table"]')?.dataset.decision) === number"""

# True once something can be answered, or nothing ever more. Behind a curtain nobody's eyes are left on the table.
READY = """() => {
  const shown = (selector) => !!document.querySelector(selector);
  const hidden = shown('[data-testid="curtain"]') && shown('[data-testid="table"][data-face="-1"]');
  if (shown('[data-testid="table"][aria-busy]')) return false;
  return shown('[data-legal="true"]') || shown('[data-testid="show-end"]') || hidden
    || shown('[data-testid="actions"] :is([data-testid="primary"], [data-testid^="move-"])[data-thing]');
}"""

# What a measure gives when the page has its letters and has laid itself out: when two frames later it is the same.
# Within them whoever watches sizes has been told of them, and has changed what depends on them.
STEADY = """async (...given) => {{
  const measure = {measure};
  const frame = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  let [before, now] = ['', measure(...given)];
  for (let frames = 0; before !== JSON.stringify(now) && frames < 300; frames++) {{
    before = JSON.stringify(now);
    await frame();
    await frame();
    now = measure(...given);
  }}
  return now;
}}"""
WATCH_FLASHES = """() => {
  window.flashed = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target.matches('.flash')) flashed.push(target.dataset.thing);
  }).observe(document.body, { subtree: true, attributeFilter: ['class'] });
}"""
BOX = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left, y: top, width, height };
}"""

# A point of an element that nothing covers, looked for from its left side to its right; none while it is yet to move.
VISIBLE_POINT = """(element) => {
  const moves = ({ effect }) => effect.getComputedTiming().endTime < Infinity;
  for (let one = element; one; one = one.parentElement) if (one.getAnimations().some(moves)) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const across of [0.5, 0.1, 0.04, 0.9]) {
    for (const down of [0.5, 0.15, 0.85]) {
      const [x, y] = [left + width * across, top + height * down];
      if (element.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  }
  return null;
}"""


class Look(Struct):
    """What a glance at the table tells."""

    decision: int
    face: int
    awaited: list[int]
    glowing: list[str]
    buttons: list[str]
    doubt: bool
    choice: bool
    curtain: bool
    notice: str
    over: bool

    def answers(self) -> list[str]:
        """Return everything that may be touched to answer."""
        return [*self.glowing, *(button for button in self.buttons if button not in self.glowing)]


Pick = Callable[[Look], str]


def taste(seed: int, eager: float = 0.8) -> Pick:
    """Return a way to choose: mostly cards and places, now and then a button."""
    chance = random.Random(seed)

    def pick(look: Look) -> str:
        if look.glowing and (not look.buttons or chance.random() < eager):
            return chance.choice(sorted(look.glowing))
        return chance.choice(look.buttons or look.glowing)

    return pick


def idle(look: Look) -> str:
    """Choose what ends a turn soonest."""
    for wanted in ("button:done", "button:accept"):
        if wanted in look.buttons:
            return wanted
    return look.answers()[0]


def wanting(*prefixes: str) -> Pick:
    """Return a way to choose: things of these kinds where they glow, the first kind before the second, else idle."""

    def pick(look: Look) -> str:
        answers = sorted(look.answers())
        return next((thing for kind in prefixes for thing in answers if thing.startswith(kind)), "") or idle(look)

    return pick


class Player:
    """A page and the hand on the mouse.

    `complaints` keeps what the browser's console said was wrong, `told` every update of a table that the server sent.
    """

    def __init__(self, page: Page, address: str, finger: bool = False) -> None:
        self.page = page
        self.finger = finger  # else a mouse
        self.touched = ""
        self.address = address
        self.complaints: list[str] = []
        self.told: list[dict[str, Any]] = []
        page.set_default_timeout(PATIENCE)
        page.on("websocket", lambda socket: socket.on("framereceived", self.receive))
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def receive(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "table":
            self.told.append(message)

    # Going somewhere

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)
        self.arrive()

    def arrive(self) -> None:
        """Return once the page of this address is drawn."""
        self.page.wait_for_function(ARRIVED)

    def find(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def click(self, testid: str) -> None:
        self.press(self.find(testid))

    def new_table(self, *seats: str, title: str = "sylvion", seed: str = "oak", **options: str) -> str:
        """Make a table as the page would, and go there: for tests that are not about making one."""
        kinds = [{"kind": kind} for kind in seats or ("me",)]
        wish: dict[str, Any] = {"title": title, "options": options, "seats": kinds, "start": True, "seed": seed}
        if self.page.url == "about:blank":
            self.open()
        made = self.page.evaluate(
            """async (wish) => {
              await fetch('/api/me');
              const headers = { 'Content-Type': 'application/json' };
              const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) });
              return { ok: answer.ok, info: await answer.json() };
            }""",
            wish,
        )
        assert made["ok"], made["info"]
        table = str(made["info"]["id"])
        self.open(f"/table/{table}")
        return table

    def seat_at_battle(self, *seats: str, seed: str = "oak", **options: str) -> str:
        """Make a table of the introductory game, which begins with the battle, and play to the first defence."""
        table = self.new_table(*seats, seed=seed, game="intro", **options)
        self.play_until(self.defends)
        return table

    # Looking

    def look(self) -> Look:
        return convert(self.page.evaluate(LOOK), Look)

    def thing(self, name: str) -> Locator:
        """Return a thing on the table; where one is drawn several times, the first."""
        return self.page.locator(f'button[data-thing="{name}"]').first

    def wait_for_turn(self) -> Look:
        """Return once there is something to answer, or the match is over."""
        self.page.wait_for_function(READY)
        return self.look()

    def defends(self, look: Look) -> bool:
        """Say whether cards may be played now."""
        return "button:done" in look.buttons and bool(self.told[-1]["view"]["step"] == "defend")

    def text(self, testid: str) -> str:
        return self.find(testid).inner_text()

    def steady(self, script: str, arg: Any = None) -> Any:
        """Return what a script measures when the page has laid itself out."""
        return self.page.evaluate(STEADY.format(measure=script), arg)

    def faults(self, script: str, arg: Any = None) -> list[str]:
        """Return what a script finds wrong when the page has laid itself out."""
        return [str(fault) for fault in self.steady(script, arg)]

    def box(self, target: Locator) -> dict[str, float]:
        """Return where something is, and how large, when the page has laid itself out."""
        box: dict[str, float] = target.evaluate(STEADY.format(measure=BOX))
        return box

    def middle(self, target: Locator) -> tuple[float, float]:
        """Return the middle of something."""
        box = self.box(target)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def watch_flashes(self) -> None:
        """Note from now on what flashes, in `flashed`: it does so for a moment only."""
        self.page.evaluate(WATCH_FLASHES)

    def log(self) -> list[str]:
        return self.page.get_by_test_id("log").locator("li").all_inner_texts()

    def at_decision(self, number: int) -> None:
        """Return once the table shows this decision."""
        self.page.wait_for_function(AT_DECISION, arg=number)

    # Playing

    def hand(self) -> list[str]:
        """Return the cards in hand, as things."""
        cards = self.find("hand").locator("button[data-thing]")
        return [str(thing) for thing in cards.evaluate_all("cards => cards.map((card) => card.dataset.thing)")]

    def touch(self, name: str) -> None:
        """Press a thing. Two quick taps on the buttons' place are one to the page: the mouse makes the second press."""
        again = self.touched.startswith("button:") and name.startswith("button:")
        self.press(self.thing(name), finger=self.finger and not again)
        self.touched = name

    def press(self, target: Locator, finger: bool | None = None) -> None:
        """Press something where it can be seen, be it active or not: cards in a hand lie over each other."""
        point = self.point_of(target)
        if self.finger if finger is None else finger:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def point_of(self, target: Locator) -> tuple[float, float]:
        """Return a point at which something can be touched, once it lies still and nothing covers it there."""
        patience = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < patience:
            if point := target.evaluate(STEADY.format(measure=VISIBLE_POINT)):
                return float(point[0]), float(point[1])
        raise AssertionError(f"hidden all the time: {target}")

    def answer(self, name: str) -> Look:
        """Touch a thing that can be used, and see what comes of it; a doubtful answer is pressed twice."""
        before = self.look()
        self.touch(name)
        self.page.wait_for_function(MOVED, arg=[before.decision, before.doubt])
        after = self.look()
        if after.choice:
            self.press(self.find("which").locator(".list button").first)
            self.page.wait_for_function(MOVED, arg=[before.decision, False])
            after = self.look()
        if after.doubt and after.decision == before.decision:
            self.touch(name)
            self.page.wait_for_function(MOVED, arg=[before.decision, True])
            after = self.look()
        return after

    def go_on(self, pick: Pick = idle) -> Look:
        """Answer one question."""
        look = self.wait_for_turn()
        return look if look.over or look.curtain else self.answer(pick(look))

    def play_until(self, stop: Callable[[Look], bool], pick: Pick = idle) -> Look:
        """Answer until something is so."""
        for _ in range(600):
            look = self.wait_for_turn()
            if stop(look):
                return look
            assert not look.over, "the match ended first"
            self.answer(pick(look))
        raise AssertionError("it never came so")

    def play_to_the_end(self, pick: Pick = idle) -> None:
        self.play_until(lambda look: look.over, pick)
