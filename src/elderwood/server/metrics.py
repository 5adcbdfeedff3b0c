"""The page /metrics: what was counted, how the event loop and the garbage collector do, and what is in memory now."""

import asyncio
import gc
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from time import perf_counter

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import REGISTRY, Collector

from elderwood.server.counting import SHORT
from elderwood.server.house import House

BEAT = 0.010  # seconds between two looks at the clock: what holds the loop is seen as at most this much shorter


class Durations:
    """Times in buckets, and the longest. Noting one takes no lock: the garbage collector may run within any."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SHORT) + 1)
        self.sum = 0.0
        self.longest = 0.0

    def note(self, seconds: float) -> None:
        """Count one."""
        self.counts[bisect_left(SHORT, seconds)] += 1
        self.sum += seconds
        self.longest = max(self.longest, seconds)

    def families(self, name: str, text: str) -> Iterator[Metric]:
        """Return all of them, and the longest, as Prometheus wants them."""
        total = 0
        buckets: list[tuple[str, float]] = []
        for bound, count in zip([*map(str, SHORT), "+Inf"], self.counts, strict=True):
            total += count
            buckets.append((bound, total))
        yield HistogramMetricFamily(f"{name}_seconds", text, buckets, self.sum)
        yield GaugeMetricFamily(f"{name}_longest_seconds", f"{text}: the longest since the start", self.longest)


class Pulse:
    """Watches over the event loop and the garbage collector of one server."""

    def __init__(self) -> None:
        self.lags = Durations()
        self.collections = Durations()
        self.begun = 0.0
        self.due = perf_counter() + BEAT
        self.loop = asyncio.get_running_loop()
        self.timer = self.loop.call_later(BEAT, self.beat)
        gc.callbacks.append(self.collect)

    def beat(self) -> None:
        """Note by how much this comes late, and look again soon."""
        now = perf_counter()
        self.lags.note(max(0.0, now - self.due))
        self.due = now + BEAT
        self.timer = self.loop.call_later(BEAT, self.beat)

    def collect(self, phase: str, _: dict[str, int]) -> None:
        """Note how long the garbage collector held everything up."""
        if phase == "start":
            self.begun = perf_counter()
        else:
            self.collections.note(perf_counter() - self.begun)

    def stop(self) -> None:
        """Watch no longer."""
        self.timer.cancel()
        gc.callbacks.remove(self.collect)


class Moment(Collector):
    """What a house holds at this moment, and how its pulse goes."""

    def __init__(self, house: House, pulse: Pulse) -> None:
        self.house = house
        self.pulse = pulse

    def collect(self) -> Iterator[Metric]:
        """Count everything that is here."""
        yield GaugeMetricFamily("elderwood_sockets", "Clients that are connected", len(self.house.guests))
        rooms = list(self.house.rooms.rooms.values())
        tables = GaugeMetricFamily("elderwood_tables", "Tables in memory, by their state", labels=["state"])
        for state, count in Counter(room.table.state for room in rooms).items():
            tables.add_metric([state], count)
        yield tables
        watched = sum(1 for room in rooms if room.audience.watchers)
        yield GaugeMetricFamily("elderwood_tables_watched", "Tables in memory that somebody follows", watched)
        waiting = self.house.storage.jobs.qsize()
        yield GaugeMetricFamily("elderwood_writer_queue", "Jobs that wait for the writer", waiting)
        thinking = len(self.house.bots.workers.all) - self.house.bots.workers.idle.qsize()
        yield GaugeMetricFamily("elderwood_bots_thinking", "Processes that think", thinking)
        yield from self.pulse.lags.families("elderwood_loop_lag", "By how much the event loop looks at its clock late")
        yield from self.pulse.collections.families("elderwood_gc_pause", "Pauses of the garbage collector")


def tell_metrics(house: House, pulse: Pulse) -> bytes:
    """Return everything as text."""
    moment = CollectorRegistry()
    moment.register(Moment(house, pulse))
    return generate_latest(REGISTRY) + generate_latest(moment)
