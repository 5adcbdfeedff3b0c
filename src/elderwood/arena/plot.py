"""A plot of figures with their intervals, drawn as SVG: a dot and a bar for each, best first."""

from html import escape
from math import ceil, floor, log10
from typing import Final

WIDTH: Final = 720
ROW: Final = 34
TOP: Final = 52
BOTTOM: Final = 52
LETTER: Final = 8.2  # about the width of a letter of a name
RIGHT: Final = 24
PAPER: Final = "#fbf8f0"
INK: Final = "#2b2a26"
FAINT: Final = "#6f6a60"
LINE: Final = "#d8d0bf"
GREEN: Final = "#3f7d36"
TICKS: Final = 8  # at most


class Figure:
    """A name with its figure and the interval around it."""

    def __init__(self, name: str, value: float, low: float, high: float) -> None:
        self.name = name
        self.value = value
        self.low = low
        self.high = high


def plot(title: str, axis: str, figures: list[Figure]) -> str:
    """Return the SVG. `axis` says what the figures mean."""
    left = 28 + LETTER * max(len(figure.name) for figure in figures)
    ticks = ticks_for(min(figure.low for figure in figures), max(figure.high for figure in figures))
    scale = (WIDTH - left - RIGHT) / (ticks[-1] - ticks[0])
    bottom = TOP + ROW * len(figures)

    def place(value: float) -> float:
        return left + (value - ticks[0]) * scale

    parts = [text(20, 30, title, 'font-size="17" font-weight="600"')]
    for tick in ticks:
        parts.append(line(place(tick), TOP - 8, place(tick), bottom, LINE, 1))
        parts.append(text(place(tick), bottom + 18, f"{tick:g}", f'font-size="12" fill="{FAINT}" text-anchor="middle"'))
    parts.append(text((left + WIDTH - RIGHT) / 2, bottom + 40, axis, f'fill="{FAINT}" text-anchor="middle"'))
    for number, figure in enumerate(figures):
        y = TOP + ROW * number + ROW / 2
        parts.append(text(left - 12, y + 5, figure.name, 'text-anchor="end"'))
        parts.append(line(place(figure.low), y, place(figure.high), y, GREEN, 3))
        for end in (figure.low, figure.high):
            parts.append(line(place(end), y - 6, place(end), y + 6, GREEN, 2))
        parts.append(f'<circle cx="{place(figure.value):.1f}" cy="{y:g}" r="6" fill="{GREEN}"/>')
    height = bottom + BOTTOM
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" font-family="system-ui, \'DejaVu Sans\', Arial, sans-serif" font-size="14" fill="{INK}">\n'
        f'<title>{escape(title)}</title>\n<rect width="{WIDTH}" height="{height}" rx="10" fill="{PAPER}"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def ticks_for(low: float, high: float, least: float = 1.0) -> list[float]:
    """Return round numbers around an interval, a few; one narrower than `least` is shown as if it were as wide.

    >>> ticks_for(-37, 52)
    [-40.0, -20.0, 0.0, 20.0, 40.0, 60.0]
    """
    rough = max(high - low, least) / (TICKS - 2)
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * part for part in (1, 2, 5, 10) if unit * part >= rough)
    return [step * number for number in range(floor(low / step), max(ceil(high / step), floor(low / step) + 1) + 1)]


def text(x: float, y: float, words: str, look: str) -> str:
    """Return a text at a place."""
    return f'<text x="{x:.1f}" y="{y:g}" {look}>{escape(words)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, colour: str, width: float) -> str:
    """Return a line."""
    return f'<line x1="{x:.1f}" y1="{y:g}" x2="{to_x:.1f}" y2="{to_y:g}" stroke="{colour}" stroke-width="{width:g}"/>'
