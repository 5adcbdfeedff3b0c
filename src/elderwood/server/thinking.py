"""What a bot's worker process runs. It gets a position dealt anew for the seat: nothing hidden leaves the server."""

import multiprocessing
import os
import signal
import threading

from elderwood.bots import Seen, make_bot
from elderwood.games import find_title


def think(title_name: str, position: dict[str, object], seat: int, bot: str, seed: int) -> str:
    """Return the word of the move a bot answers with."""
    title = find_title(title_name)
    seen = Seen(title, title.load(position), seat)
    return title.word(make_bot(bot, title, seed).answer(seen))


def settle_in() -> None:
    """Begin as a worker: leave Ctrl-C to the server, and end with it however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """End once the server has gone; one that was killed can no longer end us."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def process_id() -> int:
    """Return the worker's own number, so that it can be ended."""
    return os.getpid()
