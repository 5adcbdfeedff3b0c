"""What Elfenland's events are to whoever shows them."""

from typing import Final

from elderwood.engine.events import EventKind

KINDS: Final[list[EventKind]] = [
    # Rounds
    EventKind("elfenland-event-gets-town"),
    EventKind("elfenland-event-town-card", reveal=True),
    EventKind("elfenland-event-round", head=True),
    EventKind("elfenland-event-deals"),
    EventKind("elfenland-event-gets", line=False),
    EventKind("elfenland-event-drawn", sound="card", reveal=True),
    EventKind("elfenland-event-target", reveal=True),
    EventKind("elfenland-event-over"),
    # Counters
    EventKind("elfenland-event-turned", line=False, reveal=True),
    EventKind("elfenland-event-blind"),
    EventKind("elfenland-event-blind-is", reveal=True),
    EventKind("elfenland-event-takes", sound="card"),
    EventKind("elfenland-event-keeps"),
    EventKind("elfenland-event-keeps-hidden"),
    EventKind("elfenland-event-keeps-hidden-is"),
    EventKind("elfenland-event-keeps-none"),
    # Planning
    EventKind("elfenland-event-lays", sound="card"),
    EventKind("elfenland-event-blocks", sound="card"),
    EventKind("elfenland-event-passes"),
    # Journeys
    EventKind("elfenland-event-pays"),
    EventKind("elfenland-event-caravan"),
    EventKind("elfenland-event-travels", sound="card"),
    EventKind("elfenland-event-collects", sound="card", moment=True),
    EventKind("elfenland-event-stops"),
    EventKind("elfenland-event-discards"),
]
