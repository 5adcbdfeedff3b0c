"""The plot of a calibration: what came over what was told, with the line on which they are equal."""

from typing import Final

from elderwood.arena.chart import Curve, Spot, Tick, chart
from elderwood.arena.plot import FAINT, GREEN
from elderwood.training.calibration import BINS, Calibration
from elderwood.training.files import RED

TICKS: Final[list[Tick]] = [(number / BINS, str(100 * number // BINS)) for number in range(0, BINS + 1)]


def plot_calibration(title: str, told: str, came: str, ideal: str, found: str, calibration: Calibration) -> str:
    """Return the SVG; the words are the title, both axes, and the names of the line and of what came as found."""
    as_found = [Spot(one.told, one.came) for one in calibration.as_found().bins]
    spots = [Spot(one.told, one.came, one.low, one.high) for one in calibration.bins]
    return chart(
        title,
        told,
        came,
        TICKS,
        TICKS,
        [
            Curve(ideal, FAINT, [Spot(0, 0), Spot(1, 1)], dashed=True),
            Curve(found, RED, as_found, dashed=True),
            Curve(came, GREEN, spots),
        ],
    )
