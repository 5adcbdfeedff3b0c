"""Rage of the Elves for whoever plays it for the first time."""

from typing import Final

from elderwood.engine.coaching import FirstMatch, Hint

FIRST: Final = FirstMatch(seats=2, bot="level-1")

COACH: Final[list[Hint]] = [
    Hint("aim", "", "way"),
    Hint("turn", "rage-ask-turn", "cell"),
    Hint("squad", "rage-ask-squad", "prompt"),
    Hint("attack", "rage-ask-attack", "prompt"),
    Hint("defend", "rage-ask-defend", "hand"),
    Hint("window", "rage-ask-window", "actions"),
]
