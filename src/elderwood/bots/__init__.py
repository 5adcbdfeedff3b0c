"""Players: each is given a view and the legal moves, never the position, and answers."""

from elderwood.bots.player import Bot, Budget, Seen, seen_in, told_since
from elderwood.bots.registry import bot_names, make_bot, quick_names

__all__ = ["Bot", "Budget", "Seen", "bot_names", "make_bot", "quick_names", "seen_in", "told_since"]
