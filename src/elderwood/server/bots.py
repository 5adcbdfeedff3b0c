"""Bots at the tables: they think in worker processes; one that fails or takes too long has a move played for it."""

import asyncio
import logging
import multiprocessing
import random
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from elderwood.bots import told_since
from elderwood.bots.registry import PATIENCE, PATIENT
from elderwood.engine.chance import Chance
from elderwood.engine.events import Told
from elderwood.engine.position import Position
from elderwood.engine.title import Title
from elderwood.server import counting
from elderwood.server.pauses import pause_before
from elderwood.server.room import Room
from elderwood.server.settings import Settings
from elderwood.server.thinking import Advised, report, settle_in, think, think_of_hint

START_LIMIT = 20.0  # seconds for a process to begin
LOOK_AGAIN = 1.0  # seconds before it is asked again whether another server still plays for a table's bots
RETRY_PAUSE = 2.0  # seconds before what failed beside the bot is tried again

log = logging.getLogger("elderwood.server")
Thought = TypeVar("Thought")


class Worker:
    """One process that thinks. It is started at its first task, and again after it had to be stopped."""

    def __init__(self, memory: int) -> None:
        self.memory = memory
        self.pool: ProcessPoolExecutor | None = None
        self.children: set[BaseProcess] = set()

    async def start(self) -> ProcessPoolExecutor:
        """Return the running process."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, initializer=settle_in, initargs=(self.memory,))
            before = set(multiprocessing.active_children())
            begun = self.pool.submit(report)
            self.children = set(multiprocessing.active_children()) - before  # ours, before it has said a word
            await asyncio.wrap_future(begun)
        return self.pool

    def stop(self) -> None:
        """End the process at once, whatever it does."""
        for child in self.children:
            with suppress(ValueError, OSError):
                child.kill()
        self.children = set()
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = None


class Workers:
    """A few workers and who waits for them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.all = [Worker(settings.bot_memory) for _ in range(settings.bot_workers)]
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        self.failed: set[tuple[str, str, str]] = set()  # title, bot ("": a hint) and error: what is known
        for worker in self.all:
            self.idle.put_nowait(worker)

    async def answer(
        self, title: Title, position: Position, seat: int, bot: str, events: list[Told] | None = None
    ) -> str:
        """Return a bot's answer; in time, and legal, whatever the bot does, its process or the dealing anew."""
        moves = [title.word(move) for move in position.moves(seat)]
        worker = await self.idle.get()
        begun, fate = perf_counter(), "answer"
        try:
            given = (bot, secrets.randbits(31), events)
            limit = self.settings.bot_limit + (PATIENCE if bot == PATIENT else 0.0)
            word = await self.ask(worker, title, position, seat, limit, think, *given)
        except asyncio.CancelledError:
            worker.stop()
            raise
        except TimeoutError:
            log.warning("the bot %s of %s took too long; a move is played for it", bot, title.name)
            worker.stop()
            word, fate = "", "late"
        except BrokenProcessPool:
            log.warning("the bot %s of %s broke down; a move is played for it", bot, title.name)
            worker.stop()
            word, fate = "", "broken"
        except Exception as error:
            self.complain(title, bot, error)
            if isinstance(error, MemoryError | OSError):
                worker.stop()
            word, fate = "", "failed"
        finally:
            self.idle.put_nowait(worker)
        counting.THOUGHTS.observe(perf_counter() - begun)
        counting.BOTS.labels(fate).inc()
        return word if word in moves else secrets.choice(moves)

    async def advise(self, title: Title, position: Position, seat: int) -> list[Advised]:
        """Return the best moves for a person's seat; none if nothing was found in time."""
        worker = await self.idle.get()
        given = (self.settings.hint_think, secrets.randbits(31))
        try:
            return await self.ask(worker, title, position, seat, self.settings.hint_limit, think_of_hint, *given)
        except asyncio.CancelledError:
            worker.stop()
            raise
        except (TimeoutError, BrokenProcessPool):
            worker.stop()
        except Exception as error:
            self.complain(title, "", error)
        finally:
            self.idle.put_nowait(worker)
        return []

    async def ask(
        self,
        worker: Worker,
        title: Title,
        position: Position,
        seat: int,
        limit: float,
        task: Callable[..., Thought],
        *given: object,
    ) -> Thought:
        """Let a worker think about a redeal: what the seat cannot know does not leave this process."""
        dealt = position.redeal(seat, Chance(secrets.token_bytes(32), [0])).dump()
        async with asyncio.timeout(START_LIMIT):
            pool = await worker.start()
        thinking = pool.submit(task, title.name, dealt, seat, *given)
        async with asyncio.timeout(limit):
            return await asyncio.wrap_future(thinking)

    def complain(self, title: Title, bot: str, error: Exception) -> None:
        """Say where a bot or a hint failed: the first time with everything, then no more, for it may fail again."""
        failure = (title.name, bot, type(error).__name__)
        if failure not in self.failed:
            self.failed.add(failure)
            if bot:
                log.error("the bot %s of %s failed; a move is played for it", bot, title.name, exc_info=error)
            else:
                log.error("a hint about %s failed", title.name, exc_info=error)

    def close(self) -> None:
        """End all processes."""
        for worker in self.all:
            worker.stop()


class BotDriver:
    """Plays for the bots of every room, for people who do not wish to be asked, and for those out of time: one task per
    room while needed.

    Both wait alike, so that nobody learns from the time whether a person could have answered.
    """

    def __init__(self, workers: Workers, settings: Settings) -> None:
        self.workers = workers
        self.settings = settings
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.chance: random.Random = random.SystemRandom()
        self.hold: Callable[[str], Awaitable[bool]] = always  # whether the bots of a table are this server's business
        self.closed = False

    def wake(self, room: Room) -> None:
        """See whether there is somebody to play for."""
        identity = room.table.id
        if awaited(room) is not None and identity not in self.tasks and not self.closed:
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
        """Play until a person is awaited. What fails is tried again: no table waits for a bot that is not coming."""
        told: set[str] = set()
        while True:
            try:
                seat = awaited(room)
                if seat is None:
                    return
                if not room.stand_in(seat) and not await self.hold(room.table.id):
                    await self.wait(room, LOOK_AGAIN)
                else:
                    await self.play(room, seat)
            except SQLAlchemyError as error:
                room.storage.complain(error)
                await asyncio.sleep(RETRY_PAUSE)
            except Exception as error:
                if repr(error) not in told:
                    told.add(repr(error))
                    log.error("a move could not be played for a seat: %r", error, exc_info=error)
                await asyncio.sleep(RETRY_PAUSE)

    async def play(self, room: Room, seat: int) -> None:
        """Answer for a seat, unless something has changed while we waited or thought."""
        chronicle = room.chronicle
        assert chronicle is not None
        step = chronicle.number
        if not await self.pause(room, seat) or chronicle.number != step or room.chronicle is not chronicle:
            return
        word = room.stand_in(seat)
        if not word and (room.table.seats[seat].kind == "bot" or room.is_late(seat)):
            bot = room.table.seats[seat].bot or room.table.clock.bot
            told = told_since(chronicle.match, seat)
            word = await self.workers.answer(chronicle.title, chronicle.position, seat, bot, told)
        if word:
            await room.play_for(seat, step, word)

    async def pause(self, room: Room, seat: int) -> bool:
        """Wait as long as suits the table; return False if something has changed meanwhile."""
        return await self.wait(room, pause_before(room, seat, self.chance))

    async def wait(self, room: Room, seconds: float) -> bool:
        """Wait; return False if something has changed meanwhile."""
        room.nudge.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await room.nudge.wait()
                return False
        return True

    async def close(self) -> None:
        """Stop all; a table that comes into memory after that is left as it is."""
        self.closed = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()


async def always(table: str) -> bool:
    """Say that the bots of every table are this server's business: there is no other."""
    return True


def awaited(room: Room) -> int | None:
    """Return a seat that owes an answer and does not give it itself: a bot's, one that wishes not to be asked, or one
    whose time has run out. While people settle whether to go back, there is none.
    """
    if room.table.state != "playing" or room.table.paused or room.chronicle is None or room.locked is not None:
        return None
    if room.chronicle.plea is not None:
        return None
    for seat in room.chronicle.position.awaits():
        if room.table.seats[seat].kind == "bot" or room.stand_in(seat) or room.is_late(seat):
            return seat
    return None
