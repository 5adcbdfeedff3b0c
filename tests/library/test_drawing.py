"""A match draws itself, and draws nothing that its reader may not know."""

import xml.etree.ElementTree as ElementTree
from html import escape

import pytest

import elderwood as ew
from elderwood.cli.boards.drawing import Piece
from elderwood.engine.chance import quick_chance
from elderwood.engine.events import Event
from elderwood.games import TITLES
from elderwood.library.svg import Canvas
from elderwood.texts import LANGUAGES, Speaker
from tests.engine.test_notation import HAND_MADE

NAMES = [title.name for title in TITLES]


def begun(name: str) -> ew.Match:
    match = ew.new(name, seed="oak")
    for _ in range(30):
        match.bot("random", match.asked[0])
    return match


def texts(svg: str) -> list[str]:
    return [text for text in ElementTree.fromstring(svg).itertext() if text.strip()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_title_is_drawn_for_every_eye(name: str, lang: str) -> None:
    match = begun(name)
    for seat in range(-1, match.seats):
        drawing = match.draw(seat, lang)
        words = texts(drawing.svg)
        assert Speaker(lang).say(f"{name}-title") in words
        assert words[-1] in drawing.asks
        assert drawing.asks in drawing.text
        ElementTree.fromstring(drawing.html)
        assert ("<li>" in drawing.html) == (seat in match.asked)


def test_a_hand_is_drawn_as_cards_with_their_numbers() -> None:
    match = ew.set_up(HAND_MADE.replace("[whale]", "[whale whale tree_3]"))
    words = texts(match.svg())
    assert {"Whale", "×2", "Tree 3", "Cost 2"} <= set(words)
    assert 'stroke-width="2"' in match.svg()


@pytest.mark.parametrize("name", ["elfenland", "wizards", "rage"])
def test_a_drawing_is_the_same_whatever_its_reader_cannot_know(name: str) -> None:
    match = begun(name)
    for seat in range(match.seats):
        other = match.copy()
        other.book.position = match.position.redeal(seat, quick_chance(5))
        assert other.position != match.position
        assert other.draw(seat).html == match.draw(seat).html
        assert other.draw(seat).text == match.draw(seat).text


def test_only_what_a_reader_is_told_is_marked_as_fresh() -> None:
    match = ew.new("sylvion", 2, "oak", hands="silent")
    match.book.dealt = [Event("public", {}, 0b10, "full", {"to": "cell:b2"})]
    assert match.draw(0).marks.recent == set()
    assert match.draw(1).marks.recent == {"cell:b2"}


def test_a_notebook_sees_what_the_seat_asked_sees() -> None:
    match = begun("wizards")
    match = match if len(match.asked) == 1 else match.play_all(" ".join(f"{s}:pass" for s in match.asked[1:]))
    seat = match.asked[0]
    assert match._repr_html_() == match.draw(seat).html
    assert match._repr_svg_() == match.draw(seat).svg
    assert str(match) == match.draw(seat).text
    assert match.draw()._repr_html_() == match.draw(seat).html


def test_marks_and_doubts_are_written_out() -> None:
    match = ew.set_up(HAND_MADE.replace("[whale]", "[stag]"))
    doubts = [move.doubt for move in match.moves() if move.doubt]
    assert doubts
    assert escape(doubts[0]) in match._repr_html_()


def test_names_are_escaped() -> None:
    canvas = Canvas(20)
    canvas.heading("<b>", "a & b")
    canvas.table([["<", "&"], ["1", "2"]])
    canvas.lines([[Piece("<i>", "held legal", "x"), Piece("   ")]])
    canvas.card("<u>", ["&"], "2", "legal")
    canvas.end_row()
    canvas.paragraph("<p>", "asks")
    assert {"<b>", "a & b", "<i>", "<u>", "&", "<p>"} <= set(texts(canvas.svg("<title>")))
