"""Measures the bots and writes docs/bots-measured.md; goes on where it was when it is started again.

    PYTHONPATH=src python tools/measure_bots.py [--minutes 30] [--jobs 2] [--only "wizards-2-*"]

Every cell of the tables is an arena of its own; what came of its matches is in docs/bots-measured.jsonl, which is
committed with the page. The cells take turns, so that all grow evenly; a run that is killed loses the turn under way
and nothing else. With --check nothing is played: does the page say what the ledger says? Compiled rules play ten times
as many matches: `pip install .` first.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from ledger import Ledger, LedgerError
from measuring import EDGES, SIZES, Cell, Figure, cells, measure

from elderwood.bots.people import person_of
from elderwood.engine.errors import ElderwoodError
from elderwood.engine.title import Title
from elderwood.games import TITLES
from elderwood.locks import lock_file
from elderwood.texts import Speaker

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "bots-measured.md"
LEDGER = ROOT / "docs" / "bots-measured.jsonl"
LOCK = ROOT / ".cache" / "measuring.lock"
UNKNOWN = "not yet measured"
TABLES = {2: "Two seats (par 50 %)", 4: "Four seats, one against three (par 25 %)"}


def page(ledger: Ledger) -> str:
    """Return what the ledger says, as Markdown."""
    known = {cell: cell.figure(ledger) for cell in cells(TITLES)}
    seconds = sum(figure.seconds for figure in known.values() if figure)
    matches = sum(figure.played for figure in known.values() if figure)
    measured = f"{sum(figure is not None for figure in known.values())} of {len(known)} cells"
    lines = [
        "# Bots, measured",
        "",
        "Written by `tools/measure_bots.py` from [what came of every match](bots-measured.jsonl); do not edit.",
        "[bots.md](bots.md) says how it is made and read.",
        "",
        "```sh",
        f"python tools/measure_bots.py --games {ledger.games} --seed {ledger.seed}",
        "```",
        "",
        f"{matches:,} matches, {measured}, {spent(seconds)} of processor time.",
    ]
    for title in TITLES:
        mine = {cell: figure for cell, figure in known.items() if cell.title is title}
        noted = ledger.sources.get(title.name)
        lines += ["", f"## {Speaker('en').say(f'{title.name}-title')}"]
        lines += [f"Sources `{noted}`.", ""] if noted else [""]
        lines += together(title, mine) if title.about.cooperative else rivals(title, mine)
    return "\n".join(lines) + "\n"


def rivals(title: Title, known: dict[Cell, Figure | None]) -> Iterator[str]:
    """Give the tables of a title that is played against each other, one for each size."""
    for number, seats in enumerate(SIZES):
        if number:
            yield ""
        yield f"### {TABLES[seats]}"
        yield "| who | against | first (95 %) | matches | time |"
        yield "| --- | --- | --- | --- | --- |"
        for cell, figure in known.items():
            if cell.seats == seats:
                told = [str(figure), str(figure.played), spent(figure.seconds)] if figure else [UNKNOWN, "0", ""]
                yield f"| {' | '.join([called(title, cell.who), called(title, cell.against), *told])} |"


def together(title: Title, known: dict[Cell, Figure | None]) -> Iterator[str]:
    """Give the table of a title that is played against the game: a column for each number of edges."""
    yield "Sieges won by one player (95 %; matches), by the edges desolated at the start; the same deals for all."
    yield ""
    yield f"| who | {' | '.join(EDGES)} | time |"
    yield f"| --- |{' --- |' * (len(EDGES) + 1)}"
    rows: dict[str, list[Figure | None]] = {}
    for cell, figure in known.items():
        rows.setdefault(cell.who, []).append(figure)
    for who, figures in rows.items():
        told = [f"{figure}; {figure.played}" if figure else UNKNOWN for figure in figures]
        seconds = sum(figure.seconds for figure in figures if figure)
        yield f"| {' | '.join([called(title, who), *told, spent(seconds) if seconds else ''])} |"


def called(title: Title, bot: str) -> str:
    """Return a bot as one would type it, and who that is.

    >>> called(TITLES[0], "level-6"), called(TITLES[0], "greedy")
    ('Ulma, `level-6`', '`greedy`')
    """
    person = person_of(title.name, bot)
    return f"{person.name}, `{bot}`" if person else f"`{bot}`"


def spent(seconds: float) -> str:
    """Return a time as people say it.

    >>> spent(90), spent(9000)
    ('1.5 min', '2.5 h')
    """
    return f"{seconds / 3600:.1f} h" if seconds >= 5400 else f"{seconds / 60:.1f} min"


def main() -> None:
    """Measure and write, or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="matches of a cell")
    parser.add_argument("--seed", default="measure")
    parser.add_argument(
        "--only", action="append", default=[], metavar="CELLS", help='as "wizards-2-*"; may be repeated'
    )
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long, between two matches")
    parser.add_argument("--turn", type=float, default=1.0, help="minutes after which it is the next cell's turn")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    names = [title.name for title in TITLES]
    parser.add_argument("--anew", action="append", default=[], choices=names, help="forget what was measured of it")
    parser.add_argument("--ledger", type=Path, default=LEDGER, help="what came of every match")
    parser.add_argument("--page", type=Path, default=PAGE, help="what is written, or checked")
    parser.add_argument("--check", action="store_true", help="play nothing; leave with 1 if the page says otherwise")
    given = parser.parse_args()
    wanted = [cell for cell in cells(TITLES) if is_wanted(cell, given.only)]
    if not wanted:
        sys.exit("no cell is called so")
    LOCK.parent.mkdir(exist_ok=True)
    if (held := lock_file(LOCK)) is None:
        sys.exit("somebody is measuring already")
    try:
        with held:
            over = keep(Ledger(given.ledger, given.games, given.seed), wanted, given)
    except (ElderwoodError, LedgerError) as error:
        sys.exit(str(error))
    print("all is measured" if over else "there is more to measure: start again")


def keep(ledger: Ledger, wanted: list[Cell], given: argparse.Namespace) -> bool:
    """Do what is asked for with a ledger; say whether all is measured."""
    if given.check:
        same = given.page.read_text("utf-8") == page(ledger)
        sys.exit(None if same else f"{given.page} is not what {given.ledger} says")
    for title in given.anew:
        ledger.forget(title)

    def write() -> None:
        ledger.write()
        given.page.write_text(page(ledger), encoding="utf-8", newline="\n")

    return measure(wanted, ledger, given.jobs, 60 * given.minutes, 60 * given.turn, write)


def is_wanted(cell: Cell, patterns: list[str]) -> bool:
    """Say whether a cell was asked for."""
    return not patterns or any(fnmatch(cell.name, pattern) for pattern in patterns)


if __name__ == "__main__":
    main()
