"""Boards: how a title is drawn with characters. A board gets a view and draws; it holds no rules."""

from elderwood.cli.boards.drawing import Board
from elderwood.cli.boards.plain import PlainBoard


def board_for(title: str) -> Board:
    """Return the board drawn for a title, or the one that can show any."""
    if title == "sylvion":
        from elderwood.cli.boards.sylvion import SylvionBoard

        return SylvionBoard()
    if title == "elfenland":
        from elderwood.cli.boards.elfenland import ElfenlandBoard

        return ElfenlandBoard()
    if title == "wizards":
        from elderwood.cli.boards.wizards import WizardsBoard

        return WizardsBoard()
    if title == "rage":
        from elderwood.cli.boards.rage import RageBoard

        return RageBoard()
    return PlainBoard()
