"""Bad snapshots: whatever stands where something else belongs is refused by the name of its field."""

from typing import Any

import pytest

from elderwood.engine.errors import BadValueError, ElderwoodError
from elderwood.engine.title import Title
from elderwood.games import TITLES
from tests.toy.title import Toy

OF_ALL_TITLES = {"options", "seats", "key", "counters", "quick", "agenda", "ask"}
WRONG: list[Any] = [[], [None], [{}], {}, 7, "word", True, None, 1.5]


def fields(data: dict[str, Any], path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Return where every field of a position stands, parts and what is in them."""
    found: list[tuple[str, ...]] = []
    for name, value in data.items():
        if path or name not in OF_ALL_TITLES:
            found.append((*path, name))
            if isinstance(value, dict):
                found += fields(value, (*path, name))
    return found


def is_wrong_for(value: object, real: object) -> bool:
    """Say whether a value can never stand where the real one does; lists of the right kind may be empty."""
    return type(value) is not type(real) or (isinstance(value, dict | list) and bool(value != []))


@pytest.mark.parametrize("title", [*TITLES, Toy()], ids=lambda title: title.name)
def test_a_field_that_is_missing_or_of_another_kind_is_named(title: Title) -> None:
    position = title.start(title.usual, {}, "oak")
    for path in fields(position.dump()):
        for value in ["missing", *WRONG]:
            data: Any = position.dump()
            part = data
            for name in path[:-1]:
                part = part[name]
            real = part.pop(path[-1])
            if value != "missing":
                if not is_wrong_for(value, real):
                    continue
                part[path[-1]] = value
            with pytest.raises(BadValueError) as caught:
                title.load(data)
            told = str(caught.value.values["what"])
            assert told == ".".join(path) or told.startswith(".".join(path) + "."), (path, value, told)


@pytest.mark.parametrize("name", sorted(OF_ALL_TITLES - {"quick"}))
def test_what_every_snapshot_holds_is_checked_too(name: str) -> None:
    title = Toy()
    for value in ([None], ["1"], 1.5, None, {"a": 1}):
        with pytest.raises(ElderwoodError):
            title.load({**title.start(2, {}, "oak").dump(), name: value})
