"""Where a search gets the positions in which it tries moves."""

from typing import Final

from elderwood.bots.sense import Sense
from elderwood.engine.chance import Chance, Dice
from elderwood.engine.compiled import mypyc_attr
from elderwood.engine.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Deals anew what a seat cannot know, the others' secret answers as plain players would give them."""

    def deal(self, position: Position, seat: int, sense: Sense, chance: Chance, dice: Dice) -> Position:
        """Return a position to play on in."""
        deal = position.redeal(seat, chance)
        sense.recommit(deal, seat, dice)
        return deal


HONEST: Final = Dealer()
