"""Players: each is given a view and the legal moves, never the position, and answers."""

from elderwood.bots.player import Bot, Seen
from elderwood.bots.registry import bot_names, make_bot

__all__ = ["Bot", "Seen", "bot_names", "make_bot"]
