"""Bots at the tables: they think in worker processes; one that takes too long is stopped and a move played for it."""

import asyncio
import logging
import multiprocessing
import os
import random
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from elderwood.engine.chance import Chance
from elderwood.engine.position import Position
from elderwood.engine.title import Title
from elderwood.server.pauses import pause_before
from elderwood.server.rooms import Room
from elderwood.server.settings import Settings
from elderwood.server.storage import cause
from elderwood.server.thinking import Told, process_id, settle_in, think, think_of_hint

START_LIMIT = 60.0  # seconds for a process to begin
STORAGE_PAUSE = 2.0  # seconds before an answer that could not be stored is tried again

log = logging.getLogger("elderwood.server")


class Worker:
    """One process that thinks. It is started at its first task, and again after it had to be stopped."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.process = 0

    async def start(self) -> ProcessPoolExecutor:
        """Return the running process."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, initializer=settle_in)
            self.process = await asyncio.wrap_future(self.pool.submit(process_id))
        return self.pool

    def stop(self) -> None:
        """End the process at once, whatever it does."""
        if self.process:
            with suppress(ProcessLookupError):
                os.kill(self.process, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
        self.drop()

    def drop(self) -> None:
        """Forget the process: it has ended, or will when it finds nothing more to do."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = None
        self.process = 0


class Workers:
    """A few workers and who waits for them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.all = [Worker() for _ in range(settings.bot_workers)]
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        self.failed: set[tuple[str, str, str]] = (
            set()
        )  # title, bot ("": a hint) and error of what has been complained of
        for worker in self.all:
            self.idle.put_nowait(worker)

    async def answer(self, title: Title, position: Position, seat: int, bot: str) -> str:
        """Return a bot's answer; in time, and legal, whatever the bot does."""
        moves = [title.word(move) for move in position.moves(seat)]
        worker = await self.idle.get()
        try:
            dealt = position.redeal(seat, Chance(secrets.token_bytes(32), [0])).dump()
            async with asyncio.timeout(START_LIMIT):
                pool = await worker.start()
            task = pool.submit(think, title.name, dealt, seat, bot, secrets.randbits(31))
            async with asyncio.timeout(self.settings.bot_limit):
                word = await asyncio.wrap_future(task)
        except TimeoutError:
            log.warning("the bot %s of %s took too long; a move is played for it", bot, title.name)
            worker.stop()
            word = ""
        except BrokenProcessPool:
            log.warning("the bot %s of %s broke down; a move is played for it", bot, title.name)
            worker.drop()
            word = ""
        except asyncio.CancelledError:
            worker.stop()
            raise
        except Exception as error:
            self.complain(title, bot, error)
            word = ""
        finally:
            self.idle.put_nowait(worker)
        return word if word in moves else secrets.choice(moves)

    async def advise(self, title: Title, position: Position, seat: int) -> list[Told]:
        """Return the best moves for a person's seat; none if nothing was found in time."""
        worker = await self.idle.get()
        try:
            dealt = position.redeal(seat, Chance(secrets.token_bytes(32), [0])).dump()
            async with asyncio.timeout(START_LIMIT):
                pool = await worker.start()
            seconds = self.settings.hint_think
            task = pool.submit(think_of_hint, title.name, dealt, seat, seconds, secrets.randbits(31))
            async with asyncio.timeout(self.settings.hint_limit):
                return await asyncio.wrap_future(task)
        except (TimeoutError, asyncio.CancelledError) as error:
            worker.stop()
            if isinstance(error, asyncio.CancelledError):
                raise
        except BrokenProcessPool:
            worker.drop()
        except Exception as error:
            failure = (title.name, "", type(error).__name__)
            if failure not in self.failed:
                self.failed.add(failure)
                log.error("a hint about %s failed", title.name, exc_info=error)
        finally:
            self.idle.put_nowait(worker)
        return []

    def complain(self, title: Title, bot: str, error: Exception) -> None:
        """Say where a bot failed: the first time with everything, then no more, for it may fail at every decision."""
        failure = (title.name, bot, type(error).__name__)
        if failure not in self.failed:
            self.failed.add(failure)
            log.error("the bot %s of %s failed; a move is played for it", bot, title.name, exc_info=error)

    def close(self) -> None:
        """End all processes."""
        for worker in self.all:
            worker.stop()


class BotDriver:
    """Plays for the bots of every room, and for people who do not wish to be asked: one task per room while needed.

    Both wait alike, so that nobody learns from the time whether a person could have answered.
    """

    def __init__(self, workers: Workers, settings: Settings) -> None:
        self.workers = workers
        self.settings = settings
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.chance: random.Random = random.SystemRandom()

    def wake(self, room: Room) -> None:
        """See whether there is somebody to play for."""
        identity = room.table.id
        if awaited(room) is not None and identity not in self.tasks:
            task = asyncio.create_task(self.drive(room), name=f"bots of {identity}")
            self.tasks[identity] = task
            task.add_done_callback(lambda _: self.finished(room))

    def finished(self, room: Room) -> None:
        """Forget a task that is done, and look once more: something may have changed at its very end."""
        task = self.tasks.pop(room.table.id)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            log.error("the bots of a table stopped", exc_info=error)
            return
        self.wake(room)

    async def drive(self, room: Room) -> None:
        """Play until a person is awaited."""
        while (seat := awaited(room)) is not None:
            chronicle = room.chronicle
            assert chronicle is not None
            step = chronicle.number
            if not await self.pause(room, seat) or chronicle.number != step or room.chronicle is not chronicle:
                continue
            word = room.stand_in(seat)
            if not word and room.table.seats[seat].kind == "bot":
                bot = room.table.seats[seat].bot
                word = await self.workers.answer(chronicle.title, chronicle.position, seat, bot)
            try:
                await room.play_for(seat, step, word)
            except SQLAlchemyError as error:
                log.error("the database failed: %s", cause(error))
                await asyncio.sleep(STORAGE_PAUSE)

    async def pause(self, room: Room, seat: int) -> bool:
        """Wait as long as suits the table; return False if something has changed meanwhile."""
        room.nudge.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(pause_before(room, seat, self.chance)):
                await room.nudge.wait()
                return False
        return True

    async def close(self) -> None:
        """Stop all."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()


def awaited(room: Room) -> int | None:
    """Return a seat that owes an answer and does not give it itself: a bot's, or one that wishes not to be asked."""
    if room.table.state != "playing" or room.chronicle is None or room.locked is not None:
        return None
    for seat in room.chronicle.position.awaits():
        if room.table.seats[seat].kind == "bot" or room.stand_in(seat):
            return seat
    return None
