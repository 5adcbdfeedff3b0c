"""What Sylvion's events are to whoever shows them."""

from typing import Final

from elderwood.engine.events import EventKind

KINDS: Final[list[EventKind]] = [
    # The draft
    EventKind("sylvion-event-summoned", back="sylvan", reveal=True),
    EventKind("sylvion-event-recruited", sound="card"),
    EventKind("sylvion-event-joins", line=False),
    EventKind("sylvion-event-deserted", sound="damage", cue="strike", place="column:{column}", reveal=True),
    EventKind("sylvion-event-leaves", line=False),
    EventKind("sylvion-event-draft-ends"),
    EventKind("sylvion-event-battle"),
    # Rounds
    EventKind("sylvion-event-round", head=True),
    EventKind("sylvion-event-revealed", sound="card", reveal=True),
    EventKind("sylvion-event-fence-holds"),
    EventKind("sylvion-event-chased"),
    EventKind("sylvion-event-resolves"),
    EventKind("sylvion-event-blazes", cue="strike", place="{to}"),
    EventKind("sylvion-event-dried"),
    EventKind("sylvion-event-returned"),
    EventKind("sylvion-event-put-back", back="sylvan"),
    EventKind("sylvion-event-put-back-card"),
    EventKind("sylvion-event-settles"),
    EventKind("sylvion-event-final-assault"),
    EventKind("sylvion-event-count"),
    # The march
    EventKind("sylvion-event-moves"),
    EventKind("sylvion-event-attacks", cue="strike", place="{to}"),
    EventKind("sylvion-event-destroyed"),
    EventKind("sylvion-event-forest"),
    EventKind("sylvion-event-forest-pawn"),
    EventKind("sylvion-event-damage", sound="damage", cue="wither", place="edge:{each}", moment=True),
    EventKind("sylvion-event-pawn"),
    EventKind("sylvion-event-pawn-aside"),
    # Drawing
    EventKind("sylvion-event-draws", back="sylvan", reveal=True),
    EventKind("sylvion-event-drawn", sound="card", reveal=True),
    EventKind("sylvion-event-no-cards"),
    EventKind("sylvion-event-betrayal", reveal=True),
    EventKind("sylvion-event-betrayal-discarded"),
    EventKind("sylvion-event-betrayal-banished"),
    EventKind("sylvion-event-reshuffle"),
    EventKind("sylvion-event-removed"),
    # Plays
    EventKind("sylvion-event-plays", sound="card"),
    EventKind("sylvion-event-pays"),
    EventKind("sylvion-event-pays-point"),
    EventKind("sylvion-event-planted", sound="card"),
    EventKind("sylvion-event-heals", cue="bloom", place="edge:{each}", moment=True),
    EventKind("sylvion-event-doves-discard"),
    EventKind("sylvion-event-looks"),
    EventKind("sylvion-event-looked", reveal=True),
    EventKind("sylvion-event-orders"),
    EventKind("sylvion-event-swapped"),
    EventKind("sylvion-event-kept"),
    EventKind("sylvion-event-places"),
    EventKind("sylvion-event-placed"),
    EventKind("sylvion-event-erupts", sound="card", cue="strike", place="{from}"),
    EventKind("sylvion-event-feat", sound="card", moment=True),
    EventKind("sylvion-event-washed"),
    EventKind("sylvion-event-discards"),
]
