"""Private plans: a title's own service weighs them, from nothing but what the seat may know."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from elderwood.engine.position import Position
from elderwood.games.elfenland.plans import plans as elfenland_plans
from elderwood.games.elfenland.position import ElfenlandPosition
from elderwood.server.messages import Plan
from elderwood.server.refusals import RefusalError
from elderwood.server.room import Room
from elderwood.server.updates import Planned

Planner = Callable[[Position, int, list[str]], Mapping[str, Any]]


def plan_journey(position: Position, seat: int, things: list[str]) -> Mapping[str, Any]:
    """Weigh a journey of Elfenland."""
    assert isinstance(position, ElfenlandPosition)
    return elfenland_plans(position, seat, things)


PLANNERS: dict[str, Planner] = {"elfenland": plan_journey}


async def weigh_plan(room: Room, message: Plan) -> Planned:
    """Answer a plan; off the event loop, because a long one takes a moment."""
    chronicle = room.playing()
    planner = PLANNERS.get(room.table.title)
    if planner is None:
        raise RefusalError("error-bad-message", {"what": "plan"})
    position = chronicle.position.copy()
    answer = await asyncio.to_thread(planner, position, message.seat, message.things)
    return msgspec.convert({"type": "plan", "id": message.id, **answer}, Planned)
