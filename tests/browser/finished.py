"""Matches that are over, put into a house before it opens: playing them on the page would take minutes each."""

import asyncio
import random
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from elderwood.engine.match import Match
from elderwood.games import find_title
from elderwood.server.journal import Entry
from elderwood.server.sessions import token_hash
from elderwood.server.settings import database_in
from elderwood.server.storage import Write, open_storage
from elderwood.server.storage.journal import add_entry
from elderwood.server.storage.sessions import add_session, rename_session
from elderwood.server.storage.tables import create_table
from elderwood.server.tables import Result, Seat, Table

OWNER = "0123456789abcdef"


def play_out(title: str, seats: int, seed: str) -> Match:
    """Return a match played by chance to its end."""
    match = Match(find_title(title), seats, {}, seed)
    chance = random.Random(seed)
    while match.position.outcome() is None:
        seat = match.position.awaits()[0]
        match.play(seat, chance.choice(match.position.moves(seat)))
    return match


def writes_of(match: Match, identity: str) -> list[Write]:
    """Return what stores a match as a table whose first seat is the owner's."""
    end = match.position.outcome()
    assert end is not None
    now = time.time()
    people = [Seat(0, "person", OWNER, "Anna"), *[Seat(at, "bot", bot="random") for at in range(1, match.seats)]]
    title = match.title
    table = Table(identity, title.name, title.version, match.options, match.seed, False, OWNER, people, "over")
    table.created = table.changed = now
    table.result = Result(end.winners, end.scores)
    entries = [Entry(0, "start", -1, "", 0, None, now, match.dealt)]
    for number, played in enumerate(match.played, 1):
        word = title.word(played.move)
        entries.append(Entry(number, "move", played.seat, word, played.decision, None, now, played.events))
    return [*create_table(table), *[add_entry(identity, entry) for entry in entries]]


def furnish(folder: Path, matches: dict[str, Match]) -> str:
    """Store matches under their ids; return the token of who owns them."""
    token = secrets.token_hex(16)

    async def write() -> None:
        storage = await open_storage(database_in(folder))
        await storage.write(add_session(OWNER, token_hash(token), time.time()))
        await storage.write(*rename_session(OWNER, "Anna"))
        for identity, match in matches.items():
            await storage.write(*writes_of(match, identity))
        await storage.close()

    with ThreadPoolExecutor() as apart:  # the browser has a loop of its own in this thread
        apart.submit(asyncio.run, write()).result()
    return token
