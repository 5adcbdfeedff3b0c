"""A page of SVG that grows downwards: headings, a table, rows of characters, cards. It knows no titles."""

from html import escape
from textwrap import wrap
from typing import Final

from elderwood.cli.boards.drawing import Line, Piece

CELL: Final = 8.0  # width of a character
ROW: Final = 18.0  # height of a line
MARGIN: Final = 14.0
CARD: Final = (152.0, 62.0)
GAP: Final = 8.0
RADIUS: Final = 4.0

PAPER: Final = "#fbf8f0"
INK: Final = "#2b2a26"
FAINT: Final = "#8b857a"
FRAME: Final = "#d8d0bf"
GOLD: Final = "#c98a00"
FRESH: Final = "#e4efd8"

# The looks of the terminal's boards: colour of the letters, and of the ground where there is one.
LOOKS: Final[dict[str, tuple[str, str]]] = {
    "dim": (FAINT, ""),
    "border": (FRAME, ""),
    "label": (INK, ""),
    "bloom": ("#b3417a", ""),
    "desolated": (FAINT, ""),
    "pile": ("#5b5570", "#ece8f3"),
    "fountain": ("#15506e", "#d9ecf5"),
    "tree": ("#2c5a24", "#dfeed6"),
    "elemental": ("#8a2f14", "#f8e0d3"),
    "blazing": ("#8a2f14", "#f6d3bd"),
    "held": (INK, "#ffffff"),
    "counter": ("#5a4313", "#f3e7c4"),
    "town": ("#2f4a6b", ""),
    "been": ("#2f4a6b", FRESH),
    "plains": ("#8b857a", ""),
    "woods": ("#3f7d36", ""),
    "desert": ("#c08a1e", ""),
    "mountains": ("#7c5a86", ""),
    "animal": (INK, "#ffffff"),
    "betrayal": ("#6b2a6b", "#efdcef"),
    "support": ("#6b2a6b", "#efdcef"),
    "element": ("#23457a", "#dbe4f5"),
    "water": ("#2b6c8f", ""),
    "feat": ("#5a4313", "#f3e7c4"),
}


class Canvas:
    """Collects what is drawn, from the top down."""

    def __init__(self, columns: int) -> None:
        self.width = columns * CELL + 2 * MARGIN
        self.y = MARGIN
        self.x = MARGIN  # where the next card of a row stands
        self.parts: list[str] = []

    def heading(self, name: str, status: str) -> None:
        """Write the name of the game and the counts that are always in sight."""
        self.y += ROW
        self.say(MARGIN, self.y - 3, name, 'font-size="17" font-weight="600" font-family="Georgia, serif"')
        self.say(self.width - MARGIN, self.y - 3, status, f'font-size="12.5" fill="{FAINT}" text-anchor="end"')
        self.rule(self.y + 6)
        self.y += ROW

    def rule(self, y: float) -> None:
        """Draw a line across the page."""
        self.parts.append(f'<line x1="{MARGIN}" y1="{y:g}" x2="{self.width - MARGIN:g}" y2="{y:g}" stroke="{FRAME}"/>')

    def table(self, rows: list[list[str]]) -> None:
        """Write a table whose first row is its head; numbers stand to the right."""
        if not rows:
            return
        widths = [max(len(row[at]) for row in rows) * 7.4 + 18 for at in range(len(rows[0]))]
        for number, row in enumerate(rows):
            self.y += ROW
            x = MARGIN
            look = f'fill="{FAINT}"' if number == 0 else ""
            for at, word in enumerate(row):
                x += widths[at]
                left = at == 0
                where = x - widths[at] if left else x
                self.say(where, self.y - 5, word, f'font-size="13" {look}' + ("" if left else ' text-anchor="end"'))
        self.rule(self.y + 4)
        self.y += ROW / 2

    def lines(self, lines: list[Line]) -> None:
        """Draw characters on a grid; what can be pointed at has a ground of its own."""
        self.end_row()
        for line in lines:
            at = 0
            for piece in line:
                self.piece(piece, MARGIN + at * CELL)
                at += len(piece.text)
            self.y += ROW

    def piece(self, piece: Piece, x: float) -> None:
        """Draw a run of characters in its look."""
        text = piece.text.rstrip()
        bare = text.lstrip()
        if not bare:
            return
        words = piece.style.split()
        letters, ground = next((LOOKS[word] for word in words if word in LOOKS), (INK, ""))
        legal = "legal" in words
        fill = FRESH if "recent" in words and not ground else ground
        begin = x + (len(text) - len(bare)) * CELL
        if fill or (legal and piece.thing):
            edge = f' stroke="{GOLD}" stroke-width="1.4"' if legal else ""
            self.parts.append(
                f'<rect x="{begin - 2:g}" y="{self.y + 1:g}" width="{len(bare) * CELL + 4:g}" height="{ROW - 2:g}" '
                f'rx="{RADIUS:g}" fill="{fill or PAPER}"{edge}/>'
            )
        weight = ' font-weight="600"' if "label" in words or legal else ""
        self.parts.append(
            f'<text class="m" x="{begin:g}" y="{self.y + 13:g}" fill="{letters}"{weight} '
            f'textLength="{len(bare) * CELL:g}" lengthAdjust="spacingAndGlyphs" xml:space="preserve">'
            f"{escape(bare)}</text>"
        )

    def card(self, name: str, printed: list[str], copies: str, style: str) -> None:
        """Draw a card: its name and what is printed on it; one that can be played has a golden edge."""
        width, height = CARD
        if self.x + width > self.width - MARGIN:
            self.end_row()
        if self.x == MARGIN:
            self.y += GAP / 2
        legal = "legal" in style.split()
        edge = f'stroke="{GOLD}" stroke-width="2"' if legal else f'stroke="{FRAME}"'
        self.parts.append(
            f'<rect x="{self.x:g}" y="{self.y:g}" width="{width:g}" height="{height:g}" rx="7" fill="#fff" {edge}/>'
        )
        size = min(13.0, (width - (36 if copies else 14)) / max(len(name), 1) / 0.58)
        self.say(self.x + 8, self.y + 18, name, f'font-size="{size:.3g}" font-weight="600"')
        for number, words in enumerate(printed[:2]):
            self.say(self.x + 8, self.y + 36 + 16 * number, words, f'font-size="11" fill="{FAINT}"')
        for number, words in enumerate(printed[2:4]):
            place = f'font-size="11" fill="{FAINT}" text-anchor="end"'
            self.say(self.x + width - 8, self.y + 36 + 16 * number, words, place)
        if copies:
            self.say(self.x + width - 8, self.y + 18, f"×{copies}", 'font-size="13" text-anchor="end"')
        self.x += width + GAP

    def end_row(self) -> None:
        """Begin below the cards drawn so far."""
        if self.x > MARGIN:
            self.x = MARGIN
            self.y += CARD[1] + GAP / 2

    def paragraph(self, text: str, look: str) -> None:
        """Write a text on as many lines as it needs."""
        weight = ' font-weight="600"' if look == "asks" else f' fill="{FAINT}"'
        for line in wrap(text, int(self.width / 7)):
            self.y += ROW
            self.say(MARGIN, self.y - 4, line, f'font-size="13.5"{weight}')

    def say(self, x: float, y: float, text: str, look: str) -> None:
        """Write a text at a place."""
        if text:
            self.parts.append(f'<text x="{x:g}" y="{y:g}" {look}>{escape(text)}</text>')

    def svg(self, name: str) -> str:
        """Return the page."""
        height = self.y + MARGIN
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {height:g}" '
            f'width="{self.width:g}" style="max-width:100%" role="img" font-family="system-ui, sans-serif" '
            f'fill="{INK}">'
            f"<title>{escape(name)}</title>"
            "<style>.m{font:13px ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace}</style>"
            f'<rect width="{self.width:g}" height="{height:g}" rx="10" fill="{PAPER}"/>'
            f"{''.join(self.parts)}</svg>"
        )
