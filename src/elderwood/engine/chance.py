"""Chance inside a position: named streams derived from one seed, each a numbered list of events.

Event `k` of stream `s` depends on the seed, `s` and `k` alone. Undoing a move and playing another therefore never
rerolls, and a shuffle tells nothing about the next one. The bytes come from SHAKE-128: whoever sees the cards of a
match cannot compute the rest of the deck.
"""

import hashlib
from typing import Final, TypeVar

from elderwood.engine.compiled import i64
from elderwood.engine.errors import BadValueError

WORD: Final = 6  # bytes per random number: 48 bits, so the bias of `% n` stays below 2**-40
SEED_LETTERS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
SEED_MAX: Final = 64
LARGE: Final = 1 << 28
ANY_STREAM: Final = 0  # for a redeal: its chance is quick, and all its streams are one
LOW: Final[i64] = 0xFFFFFFFF  # 32 bits

T = TypeVar("T")


def check_seed(seed: str) -> str:
    """Return the seed if it is one: 1 to 64 letters, digits, `-` or `_`."""
    if not seed or len(seed) > SEED_MAX or not SEED_LETTERS.issuperset(seed):
        raise BadValueError("error-bad-seed", {"seed": seed[:SEED_MAX]})
    return seed


def commitment(seed: str) -> str:
    """Return the hash that is published before a match, so that anyone can check the seed shown after it.

    >>> commitment("oak")[:16]
    '7ff51babc44dbdbd'
    """
    return hashlib.sha256(b"elderwood seed " + seed.encode()).hexdigest()


class Quick:
    """A quick generator of 32-bit numbers with 128 bits of state (sfc32, Doty-Humphrey): for matches that are only
    imagined, where nobody has a deck to guess."""

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.count = count

    def copy(self) -> "Quick":
        """Return a twin that goes on independently."""
        return Quick(self.a, self.b, self.c, self.count)

    def below(self, limit: i64) -> i64:
        """Return a number from 0 to limit - 1 (limit below 2**31)."""
        b = self.b
        c = self.c
        number = (self.a + b + self.count) & LOW
        self.count = (self.count + 1) & LOW
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & LOW
        self.c = (((c << 21 | c >> 11) & LOW) + number) & LOW
        return number * limit >> 32


class Chance:
    """The streams of one match: a secret key and how many events each stream has had.

    With `quick` all streams are one quick generator: see `quick_chance`.
    """

    def __init__(self, key: bytes, counters: list[int], quick: Quick | None = None) -> None:
        self.key = key
        self.counters = counters
        self.quick = quick

    def copy(self) -> "Chance":
        """Return a twin that goes on independently."""
        if self.quick is not None:
            return Chance(self.key, self.counters, self.quick.copy())
        return Chance(self.key, self.counters[:])

    def event(self, stream: int, size: int) -> bytes:
        """Return the bytes of the stream's next event."""
        number = self.counters[stream]
        self.counters[stream] = number + 1
        return hashlib.shake_128(self.key + stream.to_bytes(2, "big") + number.to_bytes(6, "big")).digest(size)

    def below(self, stream: int, limit: int) -> int:
        """Return a number from 0 to limit - 1."""
        if self.quick is not None:
            return self.quick.below(limit)
        return word(self.event(stream, WORD), 0) % limit

    def shuffle(self, stream: int, cards: list[T]) -> None:
        """Shuffle a list in place."""
        size = len(cards)
        if size < 2:
            return
        if self.quick is not None:
            shuffle_quickly(self.quick, cards)
            return
        source = self.event(stream, WORD * (size - 1))
        at = 0
        for last in range(size - 1, 0, -1):
            other = word(source, at) % (last + 1)
            at += WORD
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card

    def spawn(self, stream: int) -> "Chance":
        """Return fresh, quick chance that tells nothing about this one: for `redeal`."""
        quick = self.quick
        if quick is not None:
            high, middle, low = int(quick.below(LARGE)), int(quick.below(LARGE)), int(quick.below(LARGE))
            return quick_chance(high << 56 | middle << 28 | low)
        return quick_chance(int.from_bytes(self.event(stream, 12), "big"))


def quick_chance(seed: int) -> Chance:
    """Return chance at full speed for matches that are only imagined: playouts, redeals, benchmarks.

    Its numbers can be computed by whoever sees enough of them, so no match between players is dealt by it.
    """
    quick = Quick(seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF, seed >> 64 & 0xFFFFFFFF, 1)
    for _ in range(12):
        quick.below(1)
    return Chance(b"", [], quick)


def shuffle_quickly(quick: Quick, cards: list[T]) -> None:
    """Shuffle a list in place."""
    last: i64 = len(cards) - 1
    while last > 0:
        other = quick.below(last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
        last -= 1


def word(source: bytes, at: int) -> int:
    """Read 48 bits."""
    return (
        source[at]
        | source[at + 1] << 8
        | source[at + 2] << 16
        | source[at + 3] << 24
        | source[at + 4] << 32
        | source[at + 5] << 40
    )


def chance_of(title: str, seed: str, streams: int) -> Chance:
    """Return the streams of a match."""
    check_seed(seed)
    return Chance(hashlib.sha256(f"elderwood {title} {seed}".encode()).digest(), [0] * streams)


class Dice:
    """A quick generator for players and tests that pick at random. Never used by the rules.

    >>> dice = Dice(7)
    >>> [dice.below(6) for _ in range(5)]
    [0, 5, 5, 4, 2]
    """

    def __init__(self, seed: int) -> None:
        state: i64 = (seed * 2654435769 + 88675123) & 0xFFFFFFFF
        for _ in range(4):
            state = xorshift(state)
        self.state = state

    def below(self, limit: i64) -> i64:
        """Return a number from 0 to limit - 1 (limit below 2**31)."""
        self.state = xorshift(self.state)
        return self.state * limit >> 32


def xorshift(x: i64) -> i64:
    """Return the next state of a 32-bit xorshift generator (Marsaglia 2003); zero has no successor."""
    if x == 0:
        x = 1
    x ^= (x << 13) & LOW
    x ^= x >> 17
    return x ^ (x << 5) & LOW
