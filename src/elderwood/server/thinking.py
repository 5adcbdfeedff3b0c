"""What a bot's worker process runs. It gets a position dealt anew for the seat: nothing hidden leaves the server."""

import os

from elderwood.bots import Seen, make_bot
from elderwood.games import find_title


def think(title_name: str, position: dict[str, object], seat: int, bot: str, seed: int) -> str:
    """Return the word of the move a bot answers with."""
    title = find_title(title_name)
    seen = Seen(title, title.load(position), seat)
    return title.word(make_bot(bot, title, seed).answer(seen))


def process_id() -> int:
    """Return the worker's own number, so that it can be ended."""
    return os.getpid()
