"""Which bots play which title: `random` plays every one; others are found in its package `bots/<title>/`."""

from functools import cache
from importlib import import_module
from typing import Final

from elderwood.bots.levels import Company, Level
from elderwood.bots.people import level_called, person_of
from elderwood.bots.player import Bot, Budget
from elderwood.bots.random import RandomBot
from elderwood.bots.thinker import thinker_of
from elderwood.engine.errors import UnknownNameError
from elderwood.engine.title import Title

PATIENT: Final = "patient"  # thinks as the strongest level does, but longer
PATIENCE: Final = 10.0  # seconds of processor time for an answer


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
    patient = [PATIENT] if known.levels else []
    return ["greedy", *patient, *[level.name for level in known.levels], "random"]


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
    level = level_named(name, known)
    person = person_of(title.name, level.name) if level else None
    player = thinker_of(known, level, seed, person.temper if person else "") if level else None
    if player is None:
        raise UnknownNameError("bot", name, bot_names(title))
    return player


def level_named(name: str, known: Company) -> Level | None:
    """Return a level of a company, the patient one included."""
    if name == PATIENT and known.levels:
        strongest = known.levels[0]
        return Level(strongest.name, strongest.manner.within(Budget(seconds=PATIENCE)), strongest.plain)
    return next((one for one in known.levels if one.name == name), None)
