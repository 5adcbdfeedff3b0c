"""Which bots play which title."""

from elderwood.bots.greedy_sylvion import GreedySylvion
from elderwood.bots.player import Bot
from elderwood.bots.random import RandomBot
from elderwood.engine.errors import UnknownNameError
from elderwood.engine.title import Title


def bot_names(title: Title) -> list[str]:
    """Return the bots that can play a title, the strongest first."""
    return ["greedy", "random"] if title.name == "sylvion" else ["random"]


def make_bot(name: str, title: Title, seed: int) -> Bot:
    """Return a bot of that name, or raise `UnknownNameError` with the nearest ones."""
    names = bot_names(title)
    if name not in names:
        raise UnknownNameError("bot", name, names)
    return GreedySylvion() if name == "greedy" else RandomBot(seed)
