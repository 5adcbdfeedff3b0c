"""Sylvion for whoever plays it for the first time."""

from typing import Final

from elderwood.engine.coaching import FirstMatch, Hint

FIRST: Final = FirstMatch(seats=1, options={"game": "intro"})

COACH: Final[list[Hint]] = [
    Hint("aim", "", "way"),
    Hint("recruit", "sylvion-ask-recruit", "column"),
    Hint("defend", "sylvion-ask-defend", "hand"),
    Hint("cell", "sylvion-ask-cell", "cell"),
    Hint("pay", "sylvion-ask-pay", "hand"),
    Hint("damage", "sylvion-event-damage", "forest"),
]
