"""Woodland Wizards for whoever plays it for the first time."""

from typing import Final

from elderwood.engine.coaching import FirstMatch, Hint

FIRST: Final = FirstMatch(seats=3, bot="level-1")

COACH: Final[list[Hint]] = [
    Hint("aim", "", "way"),
    Hint("play", "wizards-ask-play", "hand"),
    Hint("summon", "wizards-ask-summon", "hand"),
    Hint("boost", "wizards-ask-boost", "hand"),
    Hint("champion", "wizards-event-champion", "way"),
    Hint("rest", "wizards-ask-rest", "actions"),
]
