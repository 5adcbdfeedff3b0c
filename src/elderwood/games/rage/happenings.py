"""What the events of Rage of the Elves are to whoever shows them."""

from typing import Final

from elderwood.engine.events import EventKind

WARRIOR: Final = "fighter:{card}"
SLOT: Final = "slot:{slot}"
BLOW: Final = "slot:{slot} slot:{struck}"
LAND: Final = "cell:{cell}"
BACK: Final = "neutral"

KINDS: Final[list[EventKind]] = [
    # The set-up
    EventKind("rage-event-people"),
    EventKind("rage-event-squads"),
    EventKind("rage-event-first-card", reveal=True),
    EventKind("rage-event-first"),
    EventKind("rage-event-goal-dealt", line=False),
    EventKind("rage-event-own-goal", reveal=True),
    EventKind("rage-event-ready"),
    # Turns, decks and hands
    EventKind("rage-event-turn", head=True),
    EventKind("rage-event-draws", sound="card", back=BACK),
    EventKind("rage-event-drew", sound="card", reveal=True),
    EventKind("rage-event-reshuffled"),
    EventKind("rage-event-neutral-reshuffled"),
    EventKind("rage-event-discards"),
    EventKind("rage-event-loses", sound="damage", reveal=True, against="seat"),
    EventKind("rage-event-recovers", sound="card"),
    # The Capture phase
    EventKind("rage-event-declines"),
    EventKind("rage-event-extra-capture"),
    EventKind("rage-event-target", cue="strike", place=LAND, against="target"),
    EventKind("rage-event-looks"),
    EventKind("rage-event-looks-card", line=False),
    EventKind("rage-event-saw", reveal=True),
    EventKind("rage-event-opens", sound="card", reveal=True),
    EventKind("rage-event-fights"),
    EventKind("rage-event-sends", sound="card", back=BACK),
    EventKind("rage-event-sent", sound="card"),
    EventKind("rage-event-sends-dragon"),
    EventKind("rage-event-retreats", cue="strike", place=LAND),
    EventKind("rage-event-surrenders", cue="strike", place=LAND),
    EventKind("rage-event-takes", sound="card", cue="bloom", place=LAND, against="target", moment=True),
    EventKind("rage-event-eliminated", sound="damage", against="seat", moment=True),
    EventKind("rage-event-goal", reveal=True),
    # Laying a battle out
    EventKind("rage-event-keeper"),
    EventKind("rage-event-battle"),
    EventKind("rage-event-edge", sound="card", reveal=True),
    EventKind("rage-event-centre", reveal=True),
    EventKind("rage-event-places", back=BACK),
    EventKind("rage-event-centre-falls", cue="strike", place=WARRIOR),
    EventKind("rage-event-no-reserve"),
    EventKind("rage-event-exchanges"),
    EventKind("rage-event-reserve"),
    EventKind("rage-event-redealt"),
    # Fighting
    EventKind("rage-event-attacks", cue="lunge", place=BLOW),
    EventKind("rage-event-blocked", cue="guard", place=SLOT),
    EventKind("rage-event-hurt", sound="damage", cue="wound", place=SLOT),
    EventKind("rage-event-misses", cue="strike", place=WARRIOR),
    EventKind("rage-event-dies", sound="damage", cue="fall", place=SLOT),
    EventKind("rage-event-saved", cue="bloom", place=WARRIOR),
    EventKind("rage-event-stands"),
    EventKind("rage-event-skips"),
    EventKind("rage-event-steps"),
    EventKind("rage-event-loop"),
    EventKind("rage-event-attack-won", cause=True, moment=True),
    EventKind("rage-event-attack-lost"),
    # Actions
    EventKind("rage-event-acts", sound="card", cause=True),
    EventKind("rage-event-aims"),
    EventKind("rage-event-aims-cell"),
    EventKind("rage-event-aims-icon"),
    EventKind("rage-event-aims-seat", against="seat"),
    EventKind("rage-event-aims-squad"),
    EventKind("rage-event-aims-swap", still=True),
    EventKind("rage-event-cancelled"),
    EventKind("rage-event-no-target"),
    EventKind("rage-event-initiative", cue="bloom", place=WARRIOR),
    EventKind("rage-event-replaced"),
    EventKind("rage-event-looks-hand", line=False, against="seat"),
    EventKind("rage-event-saw-hand", reveal=True),
    EventKind("rage-event-token"),
    EventKind("rage-event-tower", cue="bloom", place=LAND, moment=True),
    EventKind("rage-event-shielded", cue="bloom", place=LAND),
    EventKind("rage-event-quiet"),
    # Artifacts, treasures, trades
    EventKind("rage-event-artifact"),
    EventKind("rage-event-artifact-drawn", reveal=True),
    EventKind("rage-event-treasures"),
    EventKind("rage-event-treasure-used"),
    EventKind("rage-event-offers", cause=True),
    EventKind("rage-event-offered-to", against="seat"),
    EventKind("rage-event-offers-artifact", line=False),
    EventKind("rage-event-offered-artifact", reveal=True),
    EventKind("rage-event-refuses"),
    EventKind("rage-event-trade"),
    EventKind("rage-event-receives"),
    EventKind("rage-event-handed", reveal=True),
]
