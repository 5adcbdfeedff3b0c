"""A chart of lines over two axes, drawn as SVG: how something grows, or how what came compares with what was told."""

from html import escape
from typing import Final

from elderwood.arena.plot import FAINT, INK, LINE, PAPER, line, text

WIDTH: Final = 720
HEIGHT: Final = 440
LEFT: Final = 76
RIGHT: Final = 24
TOP: Final = 76
BOTTOM: Final = 58

Tick = tuple[float, str]


class Spot:
    """A point of a chart, with the interval around its height where there is one."""

    def __init__(self, x: float, y: float, low: float | None = None, high: float | None = None) -> None:
        self.x = x
        self.y = y
        self.low = y if low is None else low
        self.high = y if high is None else high


class Curve:
    """Points that belong together, joined by a line; a dashed one is there to compare with and has no dots."""

    def __init__(self, name: str, colour: str, spots: list[Spot], dashed: bool = False) -> None:
        self.name = name
        self.colour = colour
        self.spots = spots
        self.dashed = dashed


def chart(title: str, x_axis: str, y_axis: str, x_ticks: list[Tick], y_ticks: list[Tick], curves: list[Curve]) -> str:
    """Return the SVG. Ticks are places with their words; the first and the last are where the chart ends."""
    x_least, x_most = x_ticks[0][0], x_ticks[-1][0]
    y_least, y_most = y_ticks[0][0], y_ticks[-1][0]
    bottom = HEIGHT - BOTTOM

    def across(x: float) -> float:
        return LEFT + (x - x_least) * (WIDTH - LEFT - RIGHT) / ((x_most - x_least) or 1)

    def down(y: float) -> float:
        return round(bottom - (min(max(y, y_least), y_most) - y_least) * (bottom - TOP) / (y_most - y_least), 1)

    parts = [text(20, 30, title, 'font-size="17" font-weight="600"')]
    for place, word in x_ticks:
        parts.append(line(across(place), TOP, across(place), bottom, LINE, 1))
        parts.append(text(across(place), bottom + 18, word, f'font-size="12" fill="{FAINT}" text-anchor="middle"'))
    for place, word in y_ticks:
        parts.append(line(LEFT, down(place), WIDTH - RIGHT, down(place), LINE, 1))
        parts.append(text(LEFT - 8, down(place) + 4, word, f'font-size="12" fill="{FAINT}" text-anchor="end"'))
    parts.append(text((LEFT + WIDTH - RIGHT) / 2, bottom + 42, x_axis, f'fill="{FAINT}" text-anchor="middle"'))
    middle = (TOP + bottom) / 2
    turned = f'fill="{FAINT}" text-anchor="middle" transform="rotate(-90 22 {middle:g})"'
    parts.append(text(22, middle, y_axis, turned))
    named = 20.0
    for curve in curves:
        parts.append(text(named, 54, f"{'┄' if curve.dashed else '●'} {curve.name}", f'fill="{curve.colour}"'))
        named += 34 + 7.6 * len(curve.name)
        path = " ".join(f"{across(spot.x):.1f},{down(spot.y):g}" for spot in curve.spots)
        look = ' stroke-dasharray="5 5"' if curve.dashed else ""
        parts.append(f'<polyline points="{path}" fill="none" stroke="{curve.colour}" stroke-width="2"{look}/>')
        for spot in [] if curve.dashed else curve.spots:
            if spot.high > spot.low:
                parts.append(line(across(spot.x), down(spot.low), across(spot.x), down(spot.high), curve.colour, 2))
            parts.append(f'<circle cx="{across(spot.x):.1f}" cy="{down(spot.y):g}" r="4.5" fill="{curve.colour}"/>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" font-family="system-ui, \'DejaVu Sans\', Arial, sans-serif" font-size="14" fill="{INK}">\n'
        f'<title>{escape(title)}</title>\n<rect width="{WIDTH}" height="{HEIGHT}" rx="10" fill="{PAPER}"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )
