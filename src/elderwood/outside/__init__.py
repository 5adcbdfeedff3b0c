"""Outside bots: programs of any language that are asked in JSON lines; see `docs/bot-protocol.md`."""

from elderwood.outside.bot import OUTSIDE, OutsideBot, hire, is_outside

__all__ = ["OUTSIDE", "OutsideBot", "hire", "is_outside"]
