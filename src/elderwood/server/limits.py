"""Limits: how often somebody may ask for something, counted in memory."""

import time

from elderwood.server import counting
from elderwood.server.refusals import RefusalError
from elderwood.server.settings import Limit

MANY = 10_000


class Limits:
    """A bucket of tokens for each kind of request and each asker: asking takes one, time brings them back."""

    def __init__(self, limits: dict[str, Limit]) -> None:
        self.limits = limits
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, who: str) -> None:
        """Let the request pass, or raise `RefusalError`."""
        limit = self.limits[kind]
        now = time.monotonic()
        left, since = self.buckets.get((kind, who), (limit.burst, now))
        left = min(limit.burst, left + (now - since) * limit.rate)
        if left < 1:
            counting.LIMITED.labels(kind).inc()
            seconds = max(1, round((1 - left) / limit.rate))
            raise RefusalError("error-too-many", {"seconds": seconds}, 429)
        self.buckets[kind, who] = (left - 1, now)
        if len(self.buckets) > MANY:
            self.forget(now)

    def forget(self, now: float) -> None:
        """Drop the buckets that are full again: they say nothing."""
        for (kind, who), (left, since) in list(self.buckets.items()):
            limit = self.limits[kind]
            if left + (now - since) * limit.rate >= limit.burst:
                del self.buckets[kind, who]
