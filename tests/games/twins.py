"""Twins of positions and their parts: a field that a copy forgets would go back to what an empty table has."""

from typing import Any

from elderwood.engine.parts import Part, fields_of


def changed(part: Part, name: str) -> object:
    """Return what a field could hold instead of what it holds now; a part where there is none."""
    value = getattr(part, name)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return value or [1]
    return part.fresh(name) if value is None else value


def forgotten(part: Any, given: tuple[str, ...] = ()) -> list[str]:
    """Change every field of a part but those its maker is given, and name those that its copy does not take over."""
    names = [name for name in fields_of(part) if name not in given]
    for name in names:
        setattr(part, name, changed(part, name))
    twin = part.copy()
    return [name for name in names if getattr(twin, name) != getattr(part, name)]


def begun(part: Part, nothing: tuple[object, ...]) -> list[str]:
    """Name the fields of a part that hold something: a part just made should hold none, as far as numbers go."""
    found: list[str] = []
    for name in fields_of(part):
        value = getattr(part, name)
        numbers = value if isinstance(value, list) else [value]
        if any(isinstance(number, int) and number not in nothing for number in numbers):
            found.append(name)
    return found
