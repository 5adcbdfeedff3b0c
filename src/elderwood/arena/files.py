"""The files an arena leaves behind: figures for programs, a row for every match, a plot."""

import csv
import json
from pathlib import Path

from elderwood.arena.compete import Contest
from elderwood.arena.intervals import wilson
from elderwood.arena.playing import match_seed
from elderwood.arena.plot import Figure, plot
from elderwood.arena.standings import Standings


def write_files(folder: Path, contest: Contest, title: str, axis: str) -> str:
    """Write results.json, matches.csv and ratings.svg; return the SVG. `title` and `axis` are the plot's words."""
    folder.mkdir(parents=True, exist_ok=True)
    standings = contest.standings
    text = json.dumps(contest.data(), ensure_ascii=False, indent=2) + "\n"
    (folder / "results.json").write_text(text, encoding="utf-8", newline="\n")
    write_matches(folder / "matches.csv", standings)
    drawn = plot(title, axis, figures(standings))
    (folder / "ratings.svg").write_text(drawn, encoding="utf-8", newline="\n")
    return drawn


def write_matches(path: Path, standings: Standings) -> None:
    """Write a row for every match, with columns for each seat; processor seconds come last."""
    plan = standings.plan
    seats = range(plan.seats)
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        columns = [f"{name}_{seat}" for name in ("bot", "score", "seconds") for seat in seats]
        rows.writerow(["number", "deal", "seed", "seats", "winners", "how", "moves", *columns])
        for result in standings.results:
            told = [result.number, result.deal, match_seed(plan.seed, result.deal), plan.seats]
            told += [" ".join(map(str, result.winners)), result.how, result.moves]
            seconds = [f"{clock.seconds:.6f}" for clock in result.clocks]
            rows.writerow([*told, *result.names, *result.scores, *seconds])


def figures(standings: Standings) -> list[Figure]:
    """Return what is plotted: ratings, or shares of victories in per cent where there are none."""
    ratings = standings.ratings
    if ratings is not None:
        return [Figure(bot, ratings.rating(bot), *ratings.interval(bot)) for bot in standings.ranking]
    return [
        Figure(
            bot, 100 * standings.merit(bot), *(100 * end for end in wilson(standings.won[bot], standings.played[bot]))
        )
        for bot in standings.ranking
    ]
