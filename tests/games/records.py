"""Whole recorded matches, one for every way a title can end; each title's `find_records` makes them anew."""

from pathlib import Path

FOLDER = Path(__file__).parent


def records_of(title: str) -> list[Path]:
    """Return the files of a title's recorded matches."""
    return sorted((FOLDER / title / "records").glob("*.record"))
