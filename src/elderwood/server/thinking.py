"""What a worker process runs for a bot, or for a person who asks for a hint. It gets a position dealt
anew for the seat: nothing hidden leaves the server.
"""

import multiprocessing
import os
import signal
import threading

from elderwood.bots import Budget, Seen, make_bot
from elderwood.bots.advice import advise
from elderwood.bots.registry import company
from elderwood.engine.words import Values
from elderwood.games import find_title


def think(title_name: str, position: dict[str, object], seat: int, bot: str, seed: int) -> str:
    """Return the word of the move a bot answers with."""
    title = find_title(title_name)
    seen = Seen(title, title.load(position), seat)
    return title.word(make_bot(bot, title, seed).answer(seen))


Told = tuple[str, int, str, Values]  # a move's word, its chance in percent, and the key and values of its reason


def think_of_hint(title_name: str, position: dict[str, object], seat: int, seconds: float, seed: int) -> list[Told]:
    """Return the best moves of a decision; a reason that is not there has no key."""
    title = find_title(title_name)
    known = company(title_name)
    if known is None:
        return []
    told: list[Told] = []
    for one in advise(Seen(title, title.load(position), seat), known, Budget(seconds=seconds), seed):
        key, values = ("", {}) if one.reason is None else (one.reason.key, one.reason.values)
        told.append((title.word(one.move), one.chance, key, values))
    return told


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
