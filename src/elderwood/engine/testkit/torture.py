"""Thousands of matches with every set of options, in one or several processes."""

import multiprocessing
import time
from collections.abc import Callable, Iterator

from elderwood.engine.chance import Dice
from elderwood.engine.testkit.coverage import Pair, Setting, possible_pairs, settings_of, with_house_rules
from elderwood.engine.testkit.minds import Company, strangers
from elderwood.engine.testkit.playing import Played, play_match
from elderwood.engine.testkit.trial import ActionSpace
from elderwood.engine.title import Title

EVERY = 16  # the dear checks run at one decision in so many
CHUNK = 50

Progress = Callable[[int, int], None]
# What a process is told: the title's class, which takes no arguments, the seed, the first match and the one
# after the last, how seldom to check dearly, and who plays.
Chunk = tuple[type[Title], int, int, int, int, Company]


class Report:
    """What was played and what it covered."""

    def __init__(self, title: Title, seed: int) -> None:
        self.title = title.name
        self.seed = seed
        self.matches = 0
        self.moves = 0
        self.endings: dict[str, int] = {}
        self.sets = len(settings_of(title, seed))
        self.pairs = len(possible_pairs(title))
        self.seconds = 0.0
        self.met: set[Pair] = set()

    @property
    def sets_covered(self) -> int:
        """How many sets of options were played."""
        return min(self.matches, self.sets)

    @property
    def pairs_covered(self) -> int:
        """How many pairs of option values were played."""
        return len(self.met)

    def add(self, setting: Setting, played: Played) -> None:
        """Count a match that passed."""
        self.matches += 1
        self.moves += played.moves
        self.endings[played.how] = self.endings.get(played.how, 0) + 1
        self.met |= setting.pairs()

    def __str__(self) -> str:
        endings = ", ".join(f"{how} {count}" for how, count in sorted(self.endings.items()))
        return (
            f"{self.title}, seed {self.seed}: {self.matches} matches, {self.moves} moves, "
            f"{self.sets_covered} of {self.sets} option sets, {self.pairs_covered} of {self.pairs} pairs of "
            f"option values, {self.seconds:.1f} s; endings: {endings}"
        )


def torture(
    title: Title,
    matches: int,
    seed: int,
    jobs: int = 1,
    progress: Progress | None = None,
    every: int = EVERY,
    company: Company = strangers,
) -> Report:
    """Play that many matches, cycling through every number of seats and set of options; the rest is the seed's.

    `company` says who plays: chance, players with one thing in mind, or bots.

    The first broken promise raises `KitFailure` with the record that shows it. The same seed plays the same
    matches, however many processes share them.
    """
    started = time.perf_counter()
    report = Report(title, seed)
    chunks: list[Chunk] = [
        (type(title), seed, first, min(first + CHUNK, matches), every, company) for first in range(0, matches, CHUNK)
    ]
    settings = settings_of(title, seed)
    for first, played in run_chunks(title, chunks, jobs):
        for number, result in enumerate(played, first):
            report.add(setting_of(title, settings, seed, number), result)
        if progress is not None:
            progress(report.matches, matches)
    report.seconds = time.perf_counter() - started
    return report


def run_chunks(title: Title, chunks: list[Chunk], jobs: int) -> Iterator[tuple[int, list[Played]]]:
    """Play chunks here or in other processes, and give their results in order."""
    if jobs <= 1:
        for chunk in chunks:
            yield chunk[2], play_chunk(title, chunk)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for chunk, played in zip(chunks, pool.imap(play_chunk_apart, chunks), strict=True):
            yield chunk[2], played


def play_chunk_apart(chunk: Chunk) -> list[Played]:
    """Play a chunk in a process of its own: a compiled title cannot be sent there, its class can."""
    return play_chunk(chunk[0](), chunk)  # type: ignore[call-arg]


def play_chunk(title: Title, chunk: Chunk) -> list[Played]:
    """Play the matches of a chunk."""
    _, seed, first, last, every, company = chunk
    settings = settings_of(title, seed)
    space = ActionSpace(title)
    results: list[Played] = []
    for number in range(first, last):
        setting = setting_of(title, settings, seed, number)
        dice_seed = seed * 1_000_003 + number
        minds = company(title, space, setting.seats, dice_seed)
        results.append(
            play_match(title, setting.seats, setting.options, f"kit-{seed}-{number}", dice_seed, every, space, minds)
        )
    return results


def setting_of(title: Title, settings: list[Setting], seed: int, number: int) -> Setting:
    """Return the seats and options of a match: the next set in the cycle, with house rulings drawn for it."""
    dice = Dice(seed * 1_000_003 + number)
    return with_house_rules(title, settings[number % len(settings)], dice)
