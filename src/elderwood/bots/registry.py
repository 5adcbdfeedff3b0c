"""Which bots play which title: `random` plays every one, and `greedy` those that have a module `greedy_<title>`."""

from functools import cache
from importlib import import_module

from elderwood.bots.player import Bot
from elderwood.bots.random import RandomBot
from elderwood.engine.errors import UnknownNameError
from elderwood.engine.title import Title


@cache
def greedy(title: str) -> type[Bot] | None:
    """Return the greedy player of a title, the `BOT` of its module; None if nobody has written one."""
    name = f"elderwood.bots.greedy_{title}"
    try:
        bot: type[Bot] = import_module(name).BOT
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None
    return bot


def bot_names(title: Title) -> list[str]:
    """Return the bots that can play a title, the strongest first."""
    return ["random"] if greedy(title.name) is None else ["greedy", "random"]


def make_bot(name: str, title: Title, seed: int) -> Bot:
    """Return a bot of that name, or raise `UnknownNameError` with the nearest ones."""
    names = bot_names(title)
    if name not in names:
        raise UnknownNameError("bot", name, names)
    player = greedy(title.name)
    return RandomBot(seed) if name == "random" or player is None else player()
