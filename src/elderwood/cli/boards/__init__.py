"""Boards: how a title is drawn with characters. A board gets a view and draws; it holds no rules.

A title's board is the `BOARD` of the module that bears its name.
"""

from importlib import import_module

from elderwood.cli.boards.drawing import Board
from elderwood.cli.boards.plain import PlainBoard


def board_for(title: str) -> Board:
    """Return the board drawn for a title, or the one that can show any."""
    name = f"{__name__}.{title}"
    try:
        board: Board = import_module(name).BOARD
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return PlainBoard()
    return board
