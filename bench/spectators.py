"""What one move costs the server with many spectators: python bench/spectators.py [spectators ...]

Clients without a line, so that nothing but the making of messages is measured: processor time from a move to the last
message about it. Printed: spectators, median milliseconds of a move.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, cast

from elderwood.server.hosting import make_table
from elderwood.server.house import House, open_house
from elderwood.server.messages import Watch
from elderwood.server.sessions import Session
from elderwood.server.settings import Settings, database_in
from elderwood.server.sockets import Client
from elderwood.server.wire import NewTable, SeatWish

MOVES = 30


class Line:
    """Counts what is sent."""

    client = None

    def __init__(self) -> None:
        self.sent = 0

    async def send_data(self, data: str, mode: str) -> None:
        """Take a message."""
        self.sent += 1


async def watched(house: House, host: Session, spectators: int) -> float:
    """Return the median cost of a move in seconds."""
    wish = NewTable(title="sylvion", options={}, seats=[SeatWish(kind="me")], start=True, seed="oak")
    room = await make_table(house.rooms, host, wish)
    lines = [Line() for _ in range(spectators)]
    clients = [Client(house, Session(f"s{at}", ""), cast(Any, line)) for at, line in enumerate(lines)]
    senders = [asyncio.create_task(client.keep_sending()) for client in clients]
    for client in clients:
        await client.watch(Watch(table=room.table.id))
    while not all(line.sent for line in lines):
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)  # what is said of who came is said
    costs = []
    for number in range(MOVES):
        before = [line.sent for line in lines]
        position = room.playing().position
        word = room.playing().title.word(position.moves(0)[0])
        started = time.process_time()
        await room.play(host.id, 0, position.decision, word, f"m{number}")
        while any(line.sent == was for line, was in zip(lines, before, strict=True)):
            await asyncio.sleep(0)
        costs.append(time.process_time() - started)
    for client, sender in zip(clients, senders, strict=True):
        client.unwatch(room.table.id)
        sender.cancel()
    return statistics.median(costs)


async def main(counts: list[int]) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        house = await open_house(Settings(database=database_in(Path(folder))))
        try:
            host, _ = await house.sessions.create()
            for spectators in counts:
                print(f"{spectators:5} {1000 * await watched(house, host, spectators):8.1f} ms", flush=True)
        finally:
            await house.close()


if __name__ == "__main__":
    asyncio.run(main([int(count) for count in sys.argv[1:]] or [50, 200, 500]))
