"""The clairvoyant: thinks as a title's strongest level does, but on the truth, and shows what hidden cards cost.

It knows what others hold and have laid face down, and what chance will bring. There is no such bot by name: only
`make_player` of the arena knows it, so it can sit at nobody's table, and nobody can ask it for a hint.
"""

from typing import Final

from elderwood.bots import Bot, Seen, bot_names
from elderwood.bots.people import person_of
from elderwood.bots.registry import company
from elderwood.bots.search.dealing import Dealer
from elderwood.bots.sense import Sense
from elderwood.bots.thinker import thinker_of
from elderwood.engine.chance import Chance, Dice
from elderwood.engine.errors import UnknownNameError
from elderwood.engine.position import Position
from elderwood.engine.title import Title

CLAIRVOYANT: Final = "clairvoyant"


class Unveiled(Seen):
    """A decision with the truth in it: the only position that can be imagined is the real one."""

    def imagine(self, chance: Chance) -> Position:
        """Return a copy of the position."""
        return self._position.copy()


class TrueDealer(Dealer):
    """Deals nothing anew: a search that is given the truth tries every move in it."""

    def deal(self, position: Position, seat: int, sense: Sense, chance: Chance, dice: Dice) -> Position:
        """Return a copy of the position."""
        return position.copy()


def make_clairvoyant(title: Title, seed: int) -> Bot:
    """Return the strongest level of a title, for the truth: it has to be shown decisions `Unveiled`."""
    known = company(title.name)
    if known is None or not known.levels:
        raise UnknownNameError("bot", CLAIRVOYANT, bot_names(title))
    strongest = known.levels[0]
    person = person_of(title.name, strongest.name)
    player = thinker_of(known, strongest, seed, person.temper if person else "", TrueDealer())
    if player is None:
        raise UnknownNameError("bot", CLAIRVOYANT, bot_names(title))
    return player
