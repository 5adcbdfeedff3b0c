"""What boards draw with: pieces of text that know their look and the thing they show."""

from collections.abc import Callable
from textwrap import wrap
from typing import NamedTuple, Protocol

from elderwood.cli.voice import Voice
from elderwood.engine.events import Told
from elderwood.engine.position import View


class Piece(NamedTuple):
    """A run of characters. `thing` is what a tap on it means; `style` names a look of the client's theme."""

    text: str
    style: str = ""
    thing: str = ""


Line = list[Piece]


class Marks:
    """What is marked on a board: things that can be chosen now, and things that just changed."""

    def __init__(self, legal: set[str], recent: set[str]) -> None:
        self.legal = legal
        self.recent = recent

    def style(self, thing: str, look: str) -> str:
        """Return the look of a thing: choosable and recent things keep their own look and gain one."""
        marks = " legal" * (thing in self.legal) + " recent" * (thing in self.recent)
        return look + marks


class Board(Protocol):
    """Draws one title."""

    def status(self, view: View, voice: Voice) -> str:
        """Return the counts that are always in sight (UI-5)."""

    def field(self, view: View, voice: Voice, marks: Marks, width: int, height: int) -> list[Line]:
        """Draw the table within a width and height."""

    def hand(self, view: View, voice: Voice, marks: Marks, width: int) -> list[Line]:
        """Draw the seat's own cards."""

    def notes(self, view: View, voice: Voice, short: bool = False) -> list[str]:
        """Say what is worth knowing for the decision: a forecast, what is chosen, what is missing."""

    def last(self, view: View, voice: Voice) -> list[str]:
        """Tell what was decided last, where that is worth a second look."""
        ...

    def cards(self, view: View) -> list[str]:
        """Return the cards in sight, whose texts a player may want to read."""

    def card_on(self, view: View, thing: str) -> str:
        """Return the card that a thing shows, or ""."""


def recent_things(events: list[Told]) -> set[str]:
    """Return the places that the last events touched."""
    return {str(event.values[name]) for event in events for name in ("from", "to") if name in event.values}


def fit(text: str, width: int) -> str:
    """Cut or fill a text to a width.

    >>> fit("Fountain", 6), fit("Tree", 6)
    ('Fount…', 'Tree  ')
    """
    return text[: width - 1] + "…" if len(text) > width else text.ljust(width)


def boxed(text: str, thing: str, marks: Marks) -> Piece:
    """Draw a thing that can be chosen now in brackets."""
    return Piece(f"[{text}]" if thing in marks.legal else text, marks.style(thing, "held"), thing)


def seat_piece(view: View, seat: int, first: int, width: int, voice: Voice, marks: Marks) -> Piece:
    """Draw a player's name: whether asked, the number, and a star for the one seat that comes first."""
    asked = "►" if seat in view["awaits"] else " "
    star = "★" if seat == first else " "
    thing = f"seat:{seat}"
    name = fit(voice.seat(seat), width)
    if thing in marks.legal:
        name = f"[{name.strip()}]".ljust(width)
    look = "label" if seat == view["seat"] else "plain"
    return Piece(f"{asked}{seat + 1}{star}{name}", marks.style(thing, look), thing)


def cut(line: Line, width: int) -> Line:
    """Cut a line to a width."""
    left = width
    kept: Line = []
    for piece in line:
        if left <= 0:
            break
        text = piece.text if len(piece.text) <= left else fit(piece.text, left)
        kept.append(Piece(text, piece.style, piece.thing))
        left -= len(text)
    return kept


def flow(pieces: list[Piece], width: int, gap: str = "  ") -> list[Line]:
    """Lay pieces side by side, on as many lines as needed.

    >>> [len(line) for line in flow([Piece("abc")] * 5, 8)]
    [3, 3, 1]
    """
    lines: list[Line] = [[]]
    used = 0
    for piece in pieces:
        if used and used + len(gap) + len(piece.text) > width:
            lines.append([])
            used = 0
        if used:
            lines[-1].append(Piece(gap))
            used += len(gap)
        lines[-1].append(piece)
        used += len(piece.text)
    return lines


def text_of(lines: list[Line]) -> list[str]:
    """Return a drawing as plain text."""
    return ["".join(piece.text for piece in line).rstrip() for line in lines]


def picture(board: Board, view: View, voice: Voice, marks: Marks, width: int) -> list[str]:
    """Draw everything of a table as plain text: counts, field, hand and notes."""
    lines = [board.status(view, voice)]
    lines += text_of(board.field(view, voice, marks, width, 0))
    lines += text_of(board.hand(view, voice, marks, width))
    for note in board.notes(view, voice):
        lines += wrap(note, width, subsequent_indent="  ")
    return lines


def tally(cards: list[str], name: Callable[[str], str]) -> str:
    """Name cards with their numbers: "2 Tree 3, Whale"."""
    return ", ".join(
        f"{cards.count(card)} {name(card)}" if cards.count(card) > 1 else name(card) for card in dict.fromkeys(cards)
    )
