"""What a worker process runs for a bot, or for a person who asks for a hint. It gets a position dealt
anew for the seat: nothing hidden leaves the server.
"""

import multiprocessing
import os
import signal
import threading
from contextlib import suppress

from elderwood.bots import Budget, Seen, make_bot
from elderwood.bots.advice import advise
from elderwood.bots.registry import company
from elderwood.engine.events import Told
from elderwood.engine.words import Values
from elderwood.games import find_title


def think(
    title_name: str, position: dict[str, object], seat: int, bot: str, seed: int, events: list[Told] | None = None
) -> str:
    """Return the word of the move a bot answers with; `events` are what its seat was told since its last answer."""
    title = find_title(title_name)
    seen = Seen(title, title.load(position), seat, events)
    return title.word(make_bot(bot, title, seed).answer(seen))


Advised = tuple[str, int, str, Values]  # a move's word, its chance in percent, and the key and values of its reason


def think_of_hint(title_name: str, position: dict[str, object], seat: int, seconds: float, seed: int) -> list[Advised]:
    """Return the best moves of a decision; a reason that is not there has no key."""
    title = find_title(title_name)
    known = company(title_name)
    if known is None:
        return []
    told: list[Advised] = []
    for one in advise(Seen(title, title.load(position), seat), known, Budget(seconds=seconds), seed):
        key, values = ("", {}) if one.reason is None else (one.reason.key, one.reason.values)
        told.append((title.word(one.move), one.chance, key, values))
    return told


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
