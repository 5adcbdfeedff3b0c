"""Elfenland for whoever plays it for the first time."""

from typing import Final

from elderwood.engine.coaching import FirstMatch, Hint

FIRST: Final = FirstMatch(seats=2, bot="level-1")

COACH: Final[list[Hint]] = [
    Hint("aim", "", "way"),
    Hint("take", "elfenland-ask-take", "counter"),
    Hint("plan", "elfenland-ask-plan", "prompt"),
    Hint("travel", "elfenland-ask-travel", "town"),
    Hint("discard", "elfenland-ask-discard", "hand"),
    Hint("keep", "elfenland-ask-keep", "prompt"),
]
