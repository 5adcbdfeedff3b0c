"""What a bot's worker process runs. It gets a position dealt anew for the seat: nothing hidden leaves the server."""

import multiprocessing
import os
import signal
import threading
from contextlib import suppress

from elderwood.bots import Seen, make_bot
from elderwood.engine.events import Told
from elderwood.games import find_title


def think(
    title_name: str, position: dict[str, object], seat: int, bot: str, seed: int, events: list[Told] | None = None
) -> str:
    """Return the word of the move a bot answers with; `events` are what its seat was told since its last answer."""
    title = find_title(title_name)
    seen = Seen(title, title.load(position), seat, events)
    return title.word(make_bot(bot, title, seed).answer(seen))


def settle_in(memory: int) -> None:
    """Begin as a worker: leave Ctrl-C to the server, end with it however it ends, take no more than so many bytes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(ImportError, OSError, ValueError):  # where a system has no such limit
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    threading.Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """End once the server has gone; one that was killed can no longer end us."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def report() -> None:
    """Say that the worker is there."""
