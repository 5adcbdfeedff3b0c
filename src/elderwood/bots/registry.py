"""Which bots play which title."""

from typing import Final

from elderwood.bots.greedy_elfenland import GreedyElfenland
from elderwood.bots.greedy_rage import GreedyRage
from elderwood.bots.greedy_sylvion import GreedySylvion
from elderwood.bots.greedy_wizards import GreedyWizards
from elderwood.bots.player import Bot
from elderwood.bots.random import RandomBot
from elderwood.engine.errors import UnknownNameError
from elderwood.engine.title import Title

GREEDY: Final[dict[str, type[Bot]]] = {
    "sylvion": GreedySylvion,
    "elfenland": GreedyElfenland,
    "wizards": GreedyWizards,
    "rage": GreedyRage,
}


def bot_names(title: Title) -> list[str]:
    """Return the bots that can play a title, the strongest first."""
    return ["greedy", "random"] if title.name in GREEDY else ["random"]


def make_bot(name: str, title: Title, seed: int) -> Bot:
    """Return a bot of that name, or raise `UnknownNameError` with the nearest ones."""
    names = bot_names(title)
    if name not in names:
        raise UnknownNameError("bot", name, names)
    return GREEDY[title.name]() if name == "greedy" else RandomBot(seed)
