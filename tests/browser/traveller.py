"""Somebody who plays Elfenland: whom to ask next, and what to touch."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocket

from tests.browser.player import Look, Pick, Player

# The seat among the first few that is asked at this decision or a later one; -1 when the match is over.
WHO_IS_ASKED = """([people, decision]) => {
  const table = document.querySelector('[data-testid="table"]');
  if (document.querySelector('[data-testid="show-end"]')) return { seat: -1 };
  if (Number(table?.dataset.decision ?? -1) < decision) return null;
  const seats = [...document.querySelectorAll('[data-testid="seats"] > li')];
  const seat = seats.findIndex((one, at) => at < people && one.classList.contains('awaited'));
  return seat < 0 ? null : { seat };
}"""
LEAVING = ("button:pass", "button:stop", "button:keep-none")
COUNTERS_SPARED = 2
PATIENT: dict[str, Any] = {"speed": "none", "confirm": False, "forced": False}  # every answer is the player's own

Stop = Callable[[dict[str, Any]], bool]


def wayfarer(player: Player) -> Pick:
    """Return a way to choose: counters are laid where the boot stands, and the boot walks to towns not yet seen."""

    def pick(look: Look) -> str:
        view = view_of(player)
        own = view["players"][look.face]
        if "button:right-cards" in look.buttons:
            return "button:right-cards"
        fresh = [thing for thing in look.glowing if thing.startswith("town:") and thing[5:] in own["left"]]
        if fresh:
            return fresh[0]
        if "button:stop" in look.buttons:
            return "button:stop"
        if "button:pass" in look.buttons:
            return lay(look, view, own)
        beside = [thing for thing in look.glowing if own["boot"] in thing.partition(":")[2].split("-")]
        return (beside or look.glowing or look.buttons)[0]

    return pick


def lay(look: Look, view: dict[str, Any], own: dict[str, Any]) -> str:
    """Choose in planning: the obstacle in the second round, counters until two are left."""
    if view["round"] == 2 and "button:obstacle" in look.glowing:
        return "button:obstacle"
    counters = [thing for thing in look.glowing if thing.startswith("counter:")]
    if counters and len(own["counters"]) + len(own["hidden"]) > COUNTERS_SPARED:
        return counters[0]
    return "button:pass"


def homebody(look: Look) -> str:
    """Choose to lay nothing and to go nowhere."""
    for wanted in LEAVING:
        if wanted in look.buttons:
            return wanted
    return look.glowing[0]


def view_of(player: Player) -> dict[str, Any]:
    """Return what the page was last told of the table."""
    view: dict[str, Any] = player.told[-1]["view"]
    return view


def at_step(player: Player, step: str) -> Callable[[Look], bool]:
    """Return what says that a phase of the round has come."""
    return lambda look: view_of(player)["step"] == step


class Wire:
    """What a page sends from its first moment, and the plans it gets back."""

    def __init__(self, player: Player) -> None:
        self.sent: list[dict[str, Any]] = []
        self.plans: list[dict[str, Any]] = []
        player.page.on("websocket", self.tap)

    def tap(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))
        socket.on("framereceived", self.receive)

    def receive(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "plan":
            self.plans.append(message)


def sit_down(anna: Player, boris: Player, seats: int, title: str = "elfenland") -> tuple[Player, Player]:
    """Anna makes a table, Boris comes by her link, and she starts: bots take the seats left over."""
    anna.open(f"/new/{title}")
    anna.click(f"players-{seats}")
    anna.find("name").fill("Anna")
    anna.click("create")
    boris.page.goto(anna.find("invite").input_value())
    boris.click("join-1")
    boris.find("name").fill("Boris")
    boris.find("name").press("Tab")
    anna.find("seats").get_by_text("Boris").wait_for()
    anna.click("start")
    return anna, boris


def take_turns(players: tuple[Player, Player], stop: Stop) -> int:
    """Let whoever is asked answer until something is so of their view; return the seat asked then, or -1 at the end."""
    picks = [wayfarer(player) for player in players]
    decision = 0
    for _ in range(600):
        asked = players[0].page.wait_for_function(WHO_IS_ASKED, arg=[len(players), decision]).json_value()
        seat = int(asked["seat"])
        if seat < 0:
            return seat
        look = players[seat].wait_for_turn()
        if stop(view_of(players[seat])):
            return seat
        decision = players[seat].answer(picks[seat](look)).decision
    raise AssertionError("it never came so")
