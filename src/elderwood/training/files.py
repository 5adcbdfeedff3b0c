"""The files a training leaves behind: the weights as a module, and the curve for people and for programs."""

import csv
import json
import textwrap
from importlib import import_module
from math import log2
from pathlib import Path
from typing import Final

from elderwood.arena.chart import Curve, Spot, chart
from elderwood.arena.plot import FAINT, GREEN, ticks_for
from elderwood.bots.fitting import Row
from elderwood.training.train import Trained

WIDE: Final = 110  # letters of a line
BLUE: Final = "#2f6690"
RED: Final = "#a3402f"
NARROW: Final = 0.02  # the least range of losses that a plot shows


class Words:
    """What the plot says, in the reader's language: its title, both axes, and a name for each curve."""

    def __init__(self, title: str, matches: str, loss: str, kept: str, own: str, in_use: str, blind: str) -> None:
        self.title = title
        self.matches = matches
        self.loss = loss
        self.kept = kept
        self.own = own
        self.in_use = in_use
        self.blind = blind


def write_files(folder: Path, trained: Trained, words: Words) -> None:
    """Write weights.py, curve.json, curve.csv and curve.svg."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "weights.py").write_text(module_of(trained), encoding="utf-8", newline="\n")
    text = json.dumps(trained.data(), ensure_ascii=False, indent=2) + "\n"
    (folder / "curve.json").write_text(text, encoding="utf-8", newline="\n")
    with (folder / "curve.csv").open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["matches", "own_loss", "kept_loss"])
        rows.writerows([point.matches, f"{point.own:.5f}", f"{point.kept:.5f}"] for point in trained.curve)
    (folder / "curve.svg").write_text(drawn(trained, words), encoding="utf-8", newline="\n")


def module_of(trained: Trained) -> str:
    """Return the module that holds the weights."""
    return (
        f'"""What features of a position of {trained.plan.title.name} weigh, stage by stage; written by\n\n'
        f'{trained.plan.command()}\n"""\n\n'
        f"from typing import Final\n\n# fmt: off\n{table_of('WEIGHTS', trained.weights)}# fmt: on\n"
    )


def table_of(name: str, rows: list[Row]) -> str:
    """Return weights as the source of a table."""
    lines = "".join(
        textwrap.fill(
            f"[{', '.join(f'{weight:.4f}' for weight in row)}],",
            WIDE,
            initial_indent="    ",
            subsequent_indent="     ",
            break_on_hyphens=False,
        )
        + "\n"
        for row in rows
    )
    return f"{name}: Final[list[list[float]]] = [\n{lines}]\n"


def home_of(title: str) -> Path:
    """Return where a title's weights lie: a source file, or in a compiled build one that cannot be written."""
    return Path(str(import_module(f"elderwood.bots.{title}.weights").__file__))


def drawn(trained: Trained, words: Words) -> str:
    """Return the learning curve as SVG; every step to the right doubles the matches."""
    points = [(log2(point.matches), point) for point in trained.curve]
    ends = [points[0][0], points[-1][0]]
    losses = [trained.before, trained.blind, *(point.kept for _, point in points), *(point.own for _, point in points)]
    return chart(
        words.title,
        words.matches,
        words.loss,
        [(place, str(point.matches)) for place, point in points],
        [(tick, f"{tick:.3g}") for tick in ticks_for(min(losses), max(losses), NARROW)],
        [
            Curve(words.kept, GREEN, [Spot(place, point.kept) for place, point in points]),
            Curve(words.own, BLUE, [Spot(place, point.own) for place, point in points]),
            Curve(words.in_use, RED, [Spot(end, trained.before) for end in ends], dashed=True),
            Curve(words.blind, FAINT, [Spot(end, trained.blind) for end in ends], dashed=True),
        ],
    )
