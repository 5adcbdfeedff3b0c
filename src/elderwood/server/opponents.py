"""Who can be played against, and whom to play next: one level up after a win, one down after two losses in a row."""

from collections.abc import Iterable

from elderwood.bots import bot_names
from elderwood.bots.people import LEVEL, Person, level_of, person_of
from elderwood.bots.registry import PATIENT
from elderwood.engine.title import Title
from elderwood.server.folk import bot_portrait
from elderwood.server.tables import Table
from elderwood.server.wire import BotInfo

GENTLEST = 1
NOBODY = Person("", "")
LAST = 99  # bots that are nobody stand after all levels, the strongest of them first


def show_bots(title: Title) -> list[BotInfo]:
    """Return who plays a title: people from the gentlest on, then bots without a name."""
    names = sorted(bot_names(title), key=lambda bot: level_of(bot) or LAST + (bot != PATIENT))
    people = [(bot, person_of(title.name, bot) or NOBODY) for bot in names]
    return [BotInfo(id=bot, name=one.name, portrait=bot_portrait(one.name), temper=one.temper) for bot, one in people]


def opponent(title: Title, tables: Iterable[Table], session: str) -> str:
    """Return the bot for somebody whose tables these are, the newest of those that are over first.

    The strongest bot of a match is the one that it was played against.
    """
    levels = [level for bot in bot_names(title) if (level := level_of(bot))]
    if not levels:
        return bot_names(title)[0]
    losses = 0
    level = 0
    for table in tables:
        faced = max((level_of(seat.bot) for seat in table.seats if seat.kind == "bot"), default=0)
        if table.title != title.name or table.result is None or not faced:
            continue
        won = any(seat in table.result.winners for seat in table.seats_of(session))
        if not level:
            level = faced
            if won:
                return name(level + 1, levels)
        elif won or faced != level:
            break
        losses += 1
    return name(level - 1 if losses > 1 else level, levels)


def name(level: int, levels: list[int]) -> str:
    """Return the bot of a level, or of the nearest one there is."""
    return f"{LEVEL}{min(max(level, GENTLEST), max(levels))}"
