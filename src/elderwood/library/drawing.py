"""A drawing of the table as one seat sees it: as text, as SVG and as HTML, all made from the terminal's board."""

from dataclasses import dataclass
from functools import cached_property
from html import escape

from elderwood.cli.boards import board_for
from elderwood.cli.boards.drawing import Board, Line, Marks, picture, recent_things
from elderwood.cli.voice import Voice
from elderwood.engine.events import told_to
from elderwood.engine.match import Match as Book
from elderwood.engine.position import View
from elderwood.engine.words import Reason
from elderwood.library.svg import Canvas

WIDTH = 100  # characters


@dataclass(frozen=True)
class Choice:
    """A move as it is drawn."""

    caption: str
    word: str
    doubt: str


class Drawing:
    """The table through one pair of eyes. Notebooks show it; `text`, `svg` and `html` are its three forms."""

    def __init__(self, view: View, board: Board, voice: Voice, marks: Marks, choices: list[Choice], asks: str) -> None:
        self.view = view
        self.board = board
        self.voice = voice
        self.marks = marks
        self.choices = choices
        self.asks = asks

    @cached_property
    def text(self) -> str:
        """The table in characters, what is asked, and the moves."""
        lines = picture(self.board, self.view, self.voice, self.marks, WIDTH)
        lines.append(f"> {self.asks}")
        lines += [f"{number:3}  {choice.caption}  ({choice.word})" for number, choice in enumerate(self.choices, 1)]
        return "\n".join(lines)

    @cached_property
    def svg(self) -> str:
        """The table as a picture, without the moves."""
        canvas = Canvas(WIDTH)
        canvas.heading(self.voice.title_name(self.voice.title), self.board.status(self.view, self.voice))
        canvas.table(self.standings())
        canvas.lines(self.board.field(self.view, self.voice, self.marks, WIDTH, 0))
        self.draw_hand(canvas)
        for note in self.board.notes(self.view, self.voice):
            canvas.paragraph(note, "note")
        canvas.paragraph(self.asks, "asks")
        return canvas.svg(f"{self.voice.title_name(self.voice.title)}. {self.asks}")

    @cached_property
    def html(self) -> str:
        """The picture, with the moves below it as words to be copied."""
        moves = "".join(
            f"<li>{escape(choice.caption)} <code>{escape(choice.word)}</code>"
            + (f" <em>{escape(choice.doubt)}</em>" if choice.doubt else "")
            + "</li>"
            for choice in self.choices
        )
        listed = (
            f'<ol style="columns:20em;font:14px system-ui,sans-serif;line-height:1.6">{moves}</ol>' if moves else ""
        )
        return f'<div class="elderwood" lang="{self.voice.lang}">{self.svg}{listed}</div>'

    def draw_hand(self, canvas: Canvas) -> None:
        """Draw the cards of the hand as cards, and whatever else lies with them as it stands."""
        for line in self.board.hand(self.view, self.voice, self.marks, WIDTH):
            held = [(piece, self.card_in_hand(piece.thing)) for piece in line if piece.text.strip()]
            rest = [piece for piece, card in held if not card]
            if rest:
                canvas.lines([spaced(rest)])
            for piece, card in held:
                if card:
                    copies = piece.text.rpartition("×")[2].strip(" ]") if "×" in piece.text else ""
                    canvas.card(self.voice.card(card), self.printed(card), copies, piece.style)
        canvas.end_row()

    def card_in_hand(self, thing: str) -> str:
        """Return the card of the hand that a thing shows, or ""."""
        card = self.board.card_on(self.view, thing) if thing.startswith("hand:") else ""
        return card if card in self.voice.faces else ""

    def printed(self, card: str) -> list[str]:
        """Return the numbers on a card with what they mean."""
        face = self.voice.faces[card]
        return [f"{self.label(name, value)} {value}" for name, value in face.items() if isinstance(value, int)]

    def label(self, name: str, value: int) -> str:
        """Return what a number is called; a text that holds the number itself is a sentence about it."""
        title = self.voice.title
        for key in (f"{title}-word-{name}", f"word-{name}", f"{title}-terrain-{name}", f"page-{title}-{name}"):
            if (text := self.voice.say(key, count=value)) != key:
                return text
        return name

    def standings(self) -> list[list[str]]:
        """Return a table of who has come how far, with a head; the seats that are asked are marked."""
        rows = self.view["standings"]
        if not rows:
            return []
        names = list(rows[0]["parts"])
        spoken = {name for name in names if self.label(name, 98) != self.label(name, 99)}
        table = [["", self.voice.say("word-score"), *("" if name in spoken else self.label(name, 0) for name in names)]]
        for row in rows:
            asked = "► " if row["seat"] in self.view["awaits"] else ""
            cells = [asked + self.voice.seat(row["seat"]) if row["seat"] >= 0 else "", str(row["score"])]
            for name in names:
                value = row["parts"].get(name, 0)
                cells.append(self.label(name, value) if name in spoken else str(value))
            table.append(cells)
        return table

    def __repr__(self) -> str:
        return f"<drawing of {self.voice.title} for seat {self.view['seat']}>"

    def __str__(self) -> str:
        return self.text

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:
        return self.html


def spaced(line: Line) -> Line:
    """Return a line with a space between its pieces."""
    spaces = [piece._replace(text=" ", style="", thing="") for piece in line]
    return [piece for pair in zip(line, spaces, strict=True) for piece in pair]


def draw(book: Book, seat: int, lang: str) -> Drawing:
    """Draw a match as a seat, or a spectator, sees it. What a seat cannot know is not drawn; nor are others' moves."""
    title, position = book.title, book.position
    voice = Voice(lang, title.name, {}, book.seats)
    voice.faces = title.faces(book.options)
    moves = position.moves(seat)
    last = book.played[-1].events if book.played else book.dealt
    marks = Marks(
        {thing for move in moves for thing in position.things(seat, move)}, recent_things(told_to(last, seat))
    )
    choices = [
        Choice(voice.move(title, move), title.word(move), doubt_text(voice, position.doubt(seat, move)))
        for move in moves
    ]
    return Drawing(position.view(seat), board_for(title.name), voice, marks, choices, asks(book, seat, voice))


def doubt_text(voice: Voice, doubt: Reason | None) -> str:
    """Say why a move looks like a mistake."""
    return "" if doubt is None else voice.reason(doubt)


def asks(book: Book, seat: int, voice: Voice) -> str:
    """Say what the seat is asked, what the table waits for, or how the match ended."""
    position = book.position
    outcome = position.outcome()
    if outcome is not None:
        return voice.outcome(outcome)
    awaited = position.awaits()
    asked = seat if seat in awaited else awaited[0]
    question = position.question(asked)
    text = voice.question(question.key, question.values, seat)
    return f"{voice.seat(seat)}: {text}" if seat == asked and book.seats > 1 else text
