"""What the events of Woodland Wizards are to whoever shows them."""

from typing import Final

from elderwood.engine.events import EventKind

CREATURE: Final = "creature"  # the back of every card

KINDS: Final[list[EventKind]] = [
    EventKind("wizards-event-wizard"),
    EventKind("wizards-event-round", head=True),
    EventKind("wizards-event-opened", reveal=True),
    EventKind("wizards-event-reshuffled"),
    EventKind("wizards-event-draws", back=CREATURE),
    EventKind("wizards-event-drawn", sound="card", reveal=True),
    EventKind("wizards-event-plays", sound="card", cause=True),
    EventKind("wizards-event-discards", against="target"),
    EventKind("wizards-event-cancelled"),
    EventKind("wizards-event-looks", against="target"),
    EventKind("wizards-event-card-moves", back=CREATURE, against="target"),
    EventKind("wizards-event-card-given", reveal=True, against="target"),
    EventKind("wizards-event-names"),
    EventKind("wizards-event-found", reveal=True),
    EventKind("wizards-event-passed-over", reveal=True),
    EventKind("wizards-event-not-found"),
    EventKind("wizards-event-spared", reveal=True),
    EventKind("wizards-event-gives", back=CREATURE, against="target"),
    EventKind("wizards-event-gives-this", reveal=True, against="target"),
    EventKind("wizards-event-keeps-one", back=CREATURE),
    EventKind("wizards-event-keeps"),
    EventKind("wizards-event-gift-discarded", reveal=True),
    EventKind("wizards-event-summons", back=CREATURE),
    EventKind("wizards-event-summons-this", sound="card"),
    EventKind("wizards-event-boosts", back=CREATURE),
    EventKind("wizards-event-boosts-this", sound="card"),
    EventKind("wizards-event-passes"),
    # A card turned up has lain there already, face down: it does not come from the hand once more.
    EventKind("wizards-event-revealed", sound="card", reveal=True, still=True),
    EventKind("wizards-event-effect", cue="bloom", place="card:{seat}-{card}", cause=True),
    EventKind("wizards-event-swaps", sound="card"),
    EventKind("wizards-event-replaced", sound="card", reveal=True, against="target"),
    EventKind("wizards-event-returned", sound="damage", against="target"),
    EventKind("wizards-event-exchanged", against="target"),
    EventKind("wizards-event-picks"),
    EventKind("wizards-event-copies"),
    EventKind("wizards-event-trusts"),
    EventKind("wizards-event-value"),
    EventKind("wizards-event-place", cue="bloom", place="total:{seat}"),
    EventKind("wizards-event-champion", sound="card", moment=True),
    EventKind("wizards-event-leaves", sound="damage", cue="strike", place="{from}", moment=True),
    EventKind("wizards-event-champions-exchanged", against="target", moment=True),
    EventKind("wizards-event-cleared"),
    EventKind("wizards-event-keeps-hand"),
    EventKind(
        "wizards-event-champion-discarded", sound="damage", cue="strike", place="{from}", against="seat", moment=True
    ),
    EventKind("wizards-event-final"),
]
