"""Which bots play which title: `random` plays every one; others are found in its package `bots/<title>/`."""

from functools import cache
from importlib import import_module

from elderwood.bots.levels import Company
from elderwood.bots.people import level_called, person_of
from elderwood.bots.player import Bot
from elderwood.bots.random import RandomBot
from elderwood.bots.thinker import thinker_of
from elderwood.engine.errors import UnknownNameError
from elderwood.engine.title import Title


@cache
def company(title: str) -> Company | None:
    """Return who plays a title, the `COMPANY` of its package; None if nobody has written any."""
    package = f"elderwood.bots.{title}"
    try:
        found: Company = import_module(f"{package}.company").COMPANY
    except ModuleNotFoundError as error:
        if error.name != package:
            raise
        return None
    return found


def bot_names(title: Title) -> list[str]:
    """Return the bots that can play a title: the usual one first, then levels from the strongest down, then chance."""
    known = company(title.name)
    if known is None:
        return ["random"]
    return ["greedy", *[level.name for level in known.levels], "random"]


def quick_names(title: Title) -> list[str]:
    """Return the bots that answer at once, without a search."""
    return ["random"] if company(title.name) is None else ["greedy", "random"]


def make_bot(name: str, title: Title, seed: int) -> Bot:
    """Return a bot of that name, or of the person called so, or raise `UnknownNameError` with the nearest ones."""
    known = company(title.name)
    name = level_called(title.name, name)
    if name == "random":
        return RandomBot(seed)
    if known is None:
        raise UnknownNameError("bot", name, bot_names(title))
    if name == "greedy":
        return known.greedy()
    person = person_of(title.name, name)
    level = next((one for one in known.levels if one.name == name), None)
    player = None if level is None else thinker_of(known, level, seed, person.temper if person else "")
    if player is None:
        raise UnknownNameError("bot", name, bot_names(title))
    return player
