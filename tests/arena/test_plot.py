"""The plot: well-formed, to scale, with every name."""

from xml.etree import ElementTree

from elderwood.arena.plot import Figure, plot, ticks_for

SVG = "{http://www.w3.org/2000/svg}"
FIGURES = [Figure("a<b", 120.0, 80.0, 190.0), Figure("chance & luck", -120.0, -190.0, -80.0)]


def drawn() -> ElementTree.Element:
    return ElementTree.fromstring(plot("Elfenland", "Rating", FIGURES))


def test_every_name_stands_there() -> None:
    words = [text.text for text in drawn().iter(f"{SVG}text")]
    assert words[0] == "Elfenland"
    assert {"a<b", "chance & luck", "Rating", "0", "200", "-200"} <= set(words)


def test_dots_and_bars_are_to_scale() -> None:
    page = drawn()
    ticks = {text.text: float(text.attrib["x"]) for text in page.iter(f"{SVG}text")}
    unit = (ticks["200"] - ticks["0"]) / 200
    dots = [float(dot.attrib["cx"]) for dot in page.iter(f"{SVG}circle")]
    bars = [line for line in page.iter(f"{SVG}line") if line.attrib["stroke-width"] == "3"]
    for figure, dot, bar in zip(FIGURES, dots, bars, strict=True):
        assert abs(dot - ticks["0"] - unit * figure.value) < 0.2
        assert abs(float(bar.attrib["x1"]) - ticks["0"] - unit * figure.low) < 0.2
        assert abs(float(bar.attrib["x2"]) - ticks["0"] - unit * figure.high) < 0.2
        assert 0 < float(bar.attrib["x1"]) < float(bar.attrib["x2"]) < 720


def test_ticks_enclose_what_is_shown() -> None:
    for low, high in ((0, 100), (-3.2, 4.9), (51, 52), (0, 0), (-2000, 1500)):
        ticks = ticks_for(low, high)
        assert ticks[0] <= low
        assert ticks[-1] >= high
        assert 2 <= len(ticks) <= 10
