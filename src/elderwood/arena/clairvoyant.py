"""Those who think as a title's strongest level does, but on the truth: they show what it costs not to know.

The clairvoyant knows what others hold and have laid face down, every pile, and what chance will bring. The card sharp
knows the cards alone: what is shuffled, drawn by lot or laid out later is as unknown to it as to anyone. There are no
such bots by name: only `make_player` of the arena knows them, so they can sit at nobody's table, and nobody can ask
them for a hint.
"""

from typing import Final

from elderwood.bots import Bot, Seen, bot_names
from elderwood.bots.people import person_of
from elderwood.bots.registry import company
from elderwood.bots.search.dealing import Dealer
from elderwood.bots.sense import Sense
from elderwood.bots.thinker import thinker_of
from elderwood.engine.chance import ANY_STREAM, Chance, Dice
from elderwood.engine.course import CoursePosition
from elderwood.engine.errors import UnknownNameError
from elderwood.engine.position import Position
from elderwood.engine.title import Title

CLAIRVOYANT: Final = "clairvoyant"
CARD_SHARP: Final = "card-sharp"


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


class CardDealer(Dealer):
    """Leaves every card where it is, and lets chance go on by itself."""

    def deal(self, position: Position, seat: int, sense: Sense, chance: Chance, dice: Dice) -> Position:
        """Return a copy of the position with another chance."""
        twin = position.copy()
        if isinstance(twin, CoursePosition):
            twin.chance = chance.spawn(ANY_STREAM)
        return twin


KNOWING: Final[dict[str, Dealer]] = {CLAIRVOYANT: TrueDealer(), CARD_SHARP: CardDealer()}


def make_knowing(name: str, title: Title, seed: int) -> Bot:
    """Return the strongest level of a title, for the truth: it has to be shown decisions `Unveiled`."""
    known = company(title.name)
    if known is None or not known.levels:
        raise UnknownNameError("bot", name, bot_names(title))
    strongest = known.levels[0]
    person = person_of(title.name, strongest.name)
    player = thinker_of(known, strongest, seed, person.temper if person else "", KNOWING[name])
    if player is None:
        raise UnknownNameError("bot", name, bot_names(title))
    return player
