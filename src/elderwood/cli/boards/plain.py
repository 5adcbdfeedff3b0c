"""The board for any title: lists what a view holds, so that every title can be played at once."""

from textwrap import wrap

from elderwood.cli.boards.drawing import Line, Marks, Piece
from elderwood.cli.voice import Voice
from elderwood.engine.position import View

FRAME = frozenset(View.__annotations__) | {"options", "forecast"}


class PlainBoard:
    """Shows every field of a view by its name."""

    def status(self, view: View, voice: Voice) -> str:
        """Return the numbers of the view."""
        return " · ".join(f"{name} {value}" for name, value in fields(view) if isinstance(value, int))

    def field(self, view: View, voice: Voice, marks: Marks, width: int, height: int) -> list[Line]:
        """List what is not a number, field by field."""
        lines: list[Line] = []
        for name, value in fields(view):
            if not isinstance(value, int) and value:
                for line in outline(name, value, 0):
                    indent = " " * (len(line) - len(line.lstrip()) + 4)
                    lines += [[Piece(part)] for part in wrap(line, width, subsequent_indent=indent)]
        return lines

    def hand(self, view: View, voice: Voice, marks: Marks, width: int) -> list[Line]:
        """Return nothing: the hand is among the fields."""
        return []

    def notes(self, view: View, voice: Voice, short: bool = False) -> list[str]:
        """Return nothing: what a title foresees has no common form."""
        return []

    def last(self, view: View, voice: Voice) -> list[str]:
        """Return nothing: the log tells it."""
        return []

    def cards(self, view: View) -> list[str]:
        """Return nothing: which fields hold cards is the title's own affair."""
        return []

    def card_on(self, view: View, thing: str) -> str:
        """Return what follows the colon: most things of a hand are named after their card."""
        return thing.partition(":")[2]


def fields(view: View) -> list[tuple[str, object]]:
    """Return the fields a title adds to every view."""
    return [(name, value) for name, value in view.items() if name not in FRAME]


def outline(name: str, value: object, depth: int) -> list[str]:
    """Write a value as indented lines; short ones stay on one."""
    indent = "  " * depth
    if isinstance(value, dict) and any(isinstance(item, (dict, list)) for item in value.values()):
        lines = [f"{indent}{name}:"]
        for key, item in value.items():
            lines += outline(str(key), item, depth + 1)
        return lines
    if isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
        lines = [f"{indent}{name}:"]
        for number, item in enumerate(value):
            lines += outline(str(number), item, depth + 1)
        return lines
    return [f"{indent}{name}: {one_line(value)}"]


def one_line(value: object) -> str:
    """Write a flat value."""
    if isinstance(value, dict):
        told = {key: item for key, item in value.items() if item not in ("", None, False)}
        return ", ".join(f"{key} {item}" for key, item in told.items()) or "-"
    if isinstance(value, list):
        return ", ".join(str(item) or "·" for item in value) or "-"
    return "-" if value is None or value == "" else str(value)
