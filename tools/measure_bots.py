"""Measures the bots and writes docs/bots-measured.md; goes on where it was when it is started again.

    PYTHONPATH=src python tools/measure_bots.py --out DIR [--minutes 30] [--only "wizards-2-*"] [--budget 60ms]

Every cell of the tables is an arena of its own in a folder of DIR. The cells take turns, so that all grow evenly; a run
that was killed loses the matches under way and nothing else. With --check nothing is played: does the page say what
the journals in DIR say? Compiled rules play ten times as many matches: `pip install .` first.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from measuring import EDGES, SIZES, Cell, Figure, OtherBotsError, Terms, cells, measure, noted_sources

from elderwood import __version__
from elderwood.arena.playing import split_budget
from elderwood.bots.people import person_of
from elderwood.engine.errors import ElderwoodError
from elderwood.engine.title import Title
from elderwood.games import TITLES
from elderwood.texts import Speaker

PAGE = Path(__file__).parent.parent / "docs" / "bots-measured.md"
UNKNOWN = "not yet measured"
TABLES = {2: "Two seats (par 50 %)", 4: "Four seats, one against three (par 25 %)"}


def page(terms: Terms) -> str:
    """Return what the journals say, as Markdown."""
    known = {cell: cell.figure(terms) for cell in cells(TITLES, terms.budget)}
    seconds = sum(figure.seconds for figure in known.values() if figure)
    matches = sum(figure.played for figure in known.values() if figure)
    measured = f"{sum(figure is not None for figure in known.values())} of {len(known)} cells"
    lines = [
        "# Bots, measured",
        "",
        "Written by `tools/measure_bots.py`; do not edit. [bots.md](bots.md) says how it is made and read.",
        "",
        "```sh",
        f"python tools/measure_bots.py --out DIR --budget {terms.budget} --games {terms.games} --seed {terms.seed}",
        "```",
        "",
        f"Version {__version__}: {matches:,} matches, {measured}, {spent(seconds)} of processor time.",
    ]
    for title in TITLES:
        mine = {cell: figure for cell, figure in known.items() if cell.title is title}
        lines += ["", f"## {Speaker('en').say(f'{title.name}-title')}", *begun(terms, title), ""]
        lines += together(title, mine) if title.about.cooperative else rivals(title, mine)
    return "\n".join(lines) + "\n"


def begun(terms: Terms, title: Title) -> list[str]:
    """Say with which sources a title was played, if it was."""
    noted = noted_sources(terms.folder, title)
    return [f"Sources `{noted}`."] if noted else []


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

    >>> called(TITLES[0], "level-6@60ms"), called(TITLES[0], "greedy")
    ('Ulma, `level-6@60ms`', '`greedy`')
    """
    person = person_of(title.name, split_budget(bot)[0])
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
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where the journals are")
    parser.add_argument("--budget", default="60ms", help="for an answer of the strongest level and the clairvoyant")
    parser.add_argument("--games", type=int, default=400, help="matches of a cell")
    parser.add_argument("--seed", default="measure")
    parser.add_argument(
        "--only", action="append", default=[], metavar="CELLS", help='as "wizards-2-*"; may be repeated'
    )
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long, between two matches")
    parser.add_argument("--turn", type=float, default=1.0, help="minutes after which it is the next cell's turn")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    parser.add_argument("--page", type=Path, default=PAGE, help="what is written, or checked")
    parser.add_argument("--check", action="store_true", help="play nothing; leave with 1 if the page says otherwise")
    given = parser.parse_args()
    terms = Terms(given.out, given.budget, given.games, given.seed, given.jobs)
    wanted = [cell for cell in cells(TITLES, terms.budget) if is_wanted(cell, given.only)]
    if not wanted:
        sys.exit("no cell is called so")

    def write() -> None:
        given.page.write_text(page(terms), encoding="utf-8", newline="\n")

    try:
        if given.check:
            same = given.page.read_text("utf-8") == page(terms)
            sys.exit(None if same else f"{given.page} is not what the journals in {given.out} say")
        over = measure(wanted, terms, 60 * given.minutes, 60 * given.turn, write)
    except (ElderwoodError, OtherBotsError) as error:
        sys.exit(str(error))
    print("all is measured" if over else "there is more to measure: start again")


def is_wanted(cell: Cell, patterns: list[str]) -> bool:
    """Say whether a cell was asked for."""
    return not patterns or any(fnmatch(cell.name, pattern) for pattern in patterns)


if __name__ == "__main__":
    main()
