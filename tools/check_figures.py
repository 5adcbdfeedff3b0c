"""Runs the simulations behind the figures of docs/bots.md again, and compares.

    PYTHONPATH=src python tools/check_figures.py [--seconds 300] [--seed 1] [title ...]

Every row of every table is one claim: a command and what it prints. They are run in an order of the seed's own until
the time is over, so that a short run is a sample; with --seconds 0 all are run. Matches are the same on every machine.
"""

import argparse
import json
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
COMMAND = re.compile(r"^elderwood simulate (\w+) .*--seed (\w+) --json$", re.MULTILINE)
NUMBER = r"([\d.]+)"
ALONE = re.compile(rf"^\| `(\w+)` \| (\d+) \| {NUMBER} \|$", re.MULTILINE)
TOWNS = re.compile(rf"^\| (\d+) \| {NUMBER} \| {NUMBER} \| {NUMBER} \| {NUMBER} \| (\d+) of (\d+) \|$", re.MULTILINE)
AMONG = re.compile(rf"^\| (\d+) \| (\d+) of (\d+) \| {NUMBER} \| {NUMBER} \|$", re.MULTILINE)


ARENA = re.compile(r"^elderwood arena (\w+) --bots ([\w,@-]+) --games (\d+) --seats (\d+) --seed (\w+)$", re.MULTILINE)
RANKED = re.compile(
    rf"^\| `([\w@-]+)`, (\d) seats \| {NUMBER} % \((\d+)-(\d+)\) \| {NUMBER} \| {NUMBER} \|$", re.MULTILINE
)


class Claim:
    """What the page says that a simulation prints: figures by bot and name, as they are written."""

    command = "simulate"

    def __init__(self, title: str, games: int, players: int, bots: str, seed: str, figures: dict[str, str]) -> None:
        self.title = title
        self.arguments = ["--games", str(games), "--players", str(players), "--bots", bots, "--seed", seed]
        self.figures = figures

    def __str__(self) -> str:
        return " ".join(["elderwood", self.command, self.title, *self.arguments, "--json"])

    def check(self) -> list[str]:
        """Run the simulation; return what it prints otherwise than the page says."""
        command = [sys.executable, "-m", "elderwood", self.command, self.title, *self.arguments, "--json"]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            return [done.stderr.strip()]
        printed = self.read(json.loads(done.stdout))
        wrong = []
        for name, written in self.figures.items():
            bot, figure = name.split(".")
            value = printed[bot][figure]
            places = len(written.partition(".")[2])
            if f"{value:.{places}f}" != written:
                wrong.append(f"{name} is {value:.{places}f}, not {written}")
        return wrong

    def read(self, printed: dict[str, Any]) -> dict[str, dict[str, float]]:
        """Return the figures that were printed, by bot and name."""
        return dict(printed["by_bot"])


class Ranked(Claim):
    """What the page says that the arena prints: the percentage of first places with its interval, and mean scores."""

    command = "arena"

    def __init__(self, title: str, games: str, seats: str, bots: str, seed: str, figures: dict[str, str]) -> None:
        self.title = title
        self.arguments = ["--bots", bots, "--games", games, "--seats", seats, "--seed", seed]
        self.figures = figures

    def read(self, printed: dict[str, Any]) -> dict[str, dict[str, float]]:
        """Return the figures that were printed, by bot and name, shares in percent."""
        ranks = {row["bot"]: dict(row) for row in printed["ranking"]}
        for row in ranks.values():
            row |= {name: 100 * row[name] for name in ("share", "low", "high")}
        return ranks


def company(players: int) -> str:
    """Return one greedy bot among random ones."""
    return ",".join(["greedy"] + ["random"] * (players - 1))


def claims_of(section: str) -> Iterator[Claim]:
    """Give what one section of the page claims; its commands tell the title and the seeds."""
    commands = COMMAND.findall(section)
    if not commands:
        return
    title = commands[0][0]
    seeds = [seed for _, seed in commands]
    for bot, wins, score in ALONE.findall(section):
        yield Claim(title, 1000, 1, bot, seeds[0], {f"{bot}.wins": wins, f"{bot}.mean_score": score})
    for players, greedy, _, chance, _, wins, games in TOWNS.findall(section):
        seats = int(players)
        yield Claim(title, 200, seats, "greedy", seeds[0], {"greedy.mean_score": greedy})
        yield Claim(title, 200, seats, "random", seeds[0], {"random.mean_score": chance})
        yield Claim(title, int(games), seats, company(seats), seeds[-1], {"greedy.wins": wins})
    for players, wins, games, mine, others in AMONG.findall(section):
        figures = {"greedy.wins": wins, "greedy.mean_score": mine, "random.mean_score": others}
        yield Claim(title, int(games), int(players), company(int(players)), seeds[-1], figures)


def ranked_in(section: str) -> Iterator[Claim]:
    """Give what one section of the page says that the arena prints: a row for each command."""
    commands = {
        (bots.split(",")[0], seats): (title, bots, games, seed)
        for title, bots, games, seats, seed in ARENA.findall(section)
    }
    for bot, seats, share, low, high, own, other in RANKED.findall(section):
        title, bots, games, seed = commands[bot, seats]
        figures = {f"{bot}.share": share, f"{bot}.low": low, f"{bot}.high": high}
        figures |= {f"{bot}.mean_score": own, f"{bots.split(',')[1]}.mean_score": other}
        yield Ranked(title, games, seats, bots, seed, figures)


def claims(text: str) -> list[Claim]:
    """Return everything the page claims."""
    sections = text.split("\n## ")
    return [claim for section in sections for claim in (*claims_of(section), *ranked_in(section))]


def main() -> None:
    """Check a sample; leave with 1 if a figure is wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("titles", nargs="*")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    sample = [claim for claim in claims(PAGE.read_text("utf-8")) if not wanted.titles or claim.title in wanted.titles]
    random.Random(wanted.seed).shuffle(sample)
    began = time.monotonic()
    wrong = checked = 0
    for claim in sample:
        if wanted.seconds and time.monotonic() - began > wanted.seconds:
            break
        found = claim.check()
        checked += 1
        wrong += bool(found)
        print(f"{claim}: {'; '.join(found) or 'as written'}", flush=True)
    print(f"{checked} of {len(sample)} claims checked, {wrong} wrong")
    sys.exit(1 if wrong or not checked else 0)


if __name__ == "__main__":
    main()
