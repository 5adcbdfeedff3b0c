"""A canvas: pieces drawn by a board, with a cursor for the keyboard and the same taps for the mouse."""

from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from elderwood.cli.boards.drawing import Line

LOOKS = {
    "fountain": "bold cyan",
    "tree": "bold green",
    "animal": "bold",
    "betrayal": "bold magenta",
    "feat": "bold yellow",
    "elemental": "bold yellow",
    "blazing": "bold red",
    "support": "bold magenta",
    "element": "bold blue",
    "bloom": "bold green",
    "desolated": "red",
    "plains": "white",
    "woods": "green",
    "desert": "yellow",
    "mountains": "magenta",
    "water": "blue",
    "town": "bold",
    "been": "dim",
    "counter": "bold reverse",
    "held": "bold",
    "border": "dim",
    "dim": "dim",
    "pile": "dim",
    "label": "italic",
    "legal": "underline not dim",
    "recent": "italic",
}
STEPS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class Canvas(Widget, can_focus=True):
    """Shows a drawing. Things in it can be reached with the arrow keys and chosen with Enter or a click."""

    class Chosen(Message):
        """The player tapped a thing."""

        def __init__(self, thing: str) -> None:
            super().__init__()
            self.thing = thing

    class Left(Message):
        """The cursor went over the edge of the canvas."""

        def __init__(self, canvas: "Canvas", direction: str) -> None:
            super().__init__()
            self.canvas = canvas
            self.direction = direction

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.lines: list[Line] = []
        self.cursor = ""
        self.places: dict[str, tuple[int, int]] = {}

    def draw(self, lines: list[Line]) -> None:
        """Show another drawing; the cursor stays on its thing."""
        self.lines = lines
        spans: dict[str, list[tuple[int, int]]] = {}
        for y, line in enumerate(lines):
            x = 0
            for piece in line:
                if piece.thing:
                    spans.setdefault(piece.thing, []).append((2 * x + len(piece.text), y))
                x += len(piece.text)
        # Twice the middle of the thing's upper run: ints, and good enough to find neighbours.
        self.places = {thing: runs[0] for thing, runs in spans.items()}
        if self.cursor not in self.places:
            self.cursor = next(iter(self.places), "")
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the number of lines."""
        return len(self.lines)

    def render(self) -> Text:
        """Paint the pieces."""
        text = Text(no_wrap=True, overflow="crop")
        for number, line in enumerate(self.lines):
            if number:
                text.append("\n")
            for piece in line:
                look = " ".join(LOOKS.get(word, "") for word in piece.style.split())
                if self.has_focus and piece.thing and piece.thing == self.cursor:
                    look += " reverse"
                text.append(piece.text, look.strip())
        return text

    def on_focus(self) -> None:
        """Show the cursor."""
        self.refresh()

    def on_blur(self) -> None:
        """Hide the cursor."""
        self.refresh()

    def on_key(self, event: events.Key) -> None:
        """Move the cursor, or choose what is under it."""
        if event.key in STEPS:
            event.stop()
            self.step(event.key)
        elif event.key == "enter":
            event.stop()
            if self.cursor:
                self.post_message(self.Chosen(self.cursor))

    def step(self, direction: str) -> None:
        """Go to the nearest thing in a direction, or leave the canvas."""
        goal = self.neighbour(direction)
        if goal:
            self.cursor = goal
            self.refresh()
        else:
            self.post_message(self.Left(self, direction))

    def neighbour(self, direction: str) -> str:
        """Return the nearest thing in a direction, or "" at the edge."""
        if self.cursor not in self.places:
            return ""
        dx, dy = STEPS[direction]
        x, y = self.places[self.cursor]
        best, nearest = "", 10**9
        for thing, (tx, ty) in self.places.items():
            ahead = (tx - x) * dx + 4 * (ty - y) * dy
            aside = abs((tx - x) * dy) + 4 * abs((ty - y) * dx)
            if ahead > 0 and aside <= 2 * ahead + 2 and ahead + 2 * aside < nearest:
                best, nearest = thing, ahead + 2 * aside
        return best

    def thing_at(self, x: int, y: int) -> str:
        """Return the thing drawn at a place."""
        if not 0 <= y < len(self.lines):
            return ""
        for piece in self.lines[y]:
            if x < len(piece.text):
                return piece.thing
            x -= len(piece.text)
        return ""

    def on_click(self, event: events.Click) -> None:
        """Choose what was clicked."""
        thing = self.thing_at(event.x, event.y)
        if thing:
            self.cursor = thing
            self.refresh()
            self.post_message(self.Chosen(thing))
