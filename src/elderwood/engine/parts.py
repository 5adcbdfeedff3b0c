"""Parts: a position is put together from parts, each a few fields of plain data with its own copy.

A part names its fields in `__init__`, with the values of an empty table, and again in `copy`. Snapshots need no list
of them: `dump` and `load` find the fields by themselves, compiled and interpreted.
"""

from types import GetSetDescriptorType, MemberDescriptorType

from elderwood.engine.compiled import mypyc_attr

Data = dict[str, object]

_FIELDS: dict[type, list[str]] = {}


def fields_of(part: object) -> list[str]:
    """Name the fields of an object in a fixed order: those of a compiled class by its type, others by the object."""
    kind = type(part)
    found = _FIELDS.get(kind)
    if found is None:
        found = []
        for base in reversed(kind.__mro__):
            for name, value in vars(base).items():
                if isinstance(value, GetSetDescriptorType | MemberDescriptorType) and not name.startswith("__"):
                    found.append(name)
        _FIELDS[kind] = found
    own: dict[str, object] = getattr(part, "__dict__", {})
    return sorted({*found, *own})


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A piece of a position: numbers, words, lists of them, and further parts. No properties: they would be fields."""

    def leaves_out(self) -> list[str]:
        """Name the fields that a snapshot does not hold: what follows from others."""
        return []

    def fresh(self, name: str) -> "Part":
        """Return an empty part for a field that may hold one or None."""
        raise KeyError(name)

    def dump(self) -> Data:
        """Return everything as plain data."""
        left_out = self.leaves_out()
        return {name: plain(getattr(self, name)) for name in fields_of(self) if name not in left_out}

    def load(self, data: object) -> None:
        """Take over what `dump` gave; wrong data raises a TypeError with the name of the field."""
        fill(self, data, "")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and type(self) is type(other) and self.dump() == other.dump()

    def __hash__(self) -> int:
        raise TypeError("positions change, so they have no hash")


def plain(value: object) -> object:
    """Return a copy of plain data, all the way down; a part becomes a dictionary."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, Part):
        return value.dump()
    return value


def fill(part: Part, data: object, path: str) -> None:
    """Fill a part with data, field by field; `path` is where it stands in the position.

    What stands there on an empty table tells what has to come: None stands for a part that is not always there.
    """
    if not isinstance(data, dict):
        raise TypeError(path or "not a part")
    left_out = part.leaves_out()
    for name in fields_of(part):
        if name in left_out:
            continue
        here = f"{path}.{name}" if path else name
        if name not in data:
            raise TypeError(here)
        value: object = data[name]
        before: object = getattr(part, name)
        if before is None and value is not None:
            before = part.fresh(name)
            setattr(part, name, before)
        if isinstance(before, Part):
            fill(before, value, here)
        elif type(value) is not type(before) or not is_plain(value):
            raise TypeError(here)
        else:
            setattr(part, name, plain(value))


def is_plain(value: object) -> bool:
    """Say whether a value is what parts hold beside parts: nothing, a number, a word, or lists of them."""
    if isinstance(value, list):
        return all(isinstance(item, int | str | list) and is_plain(item) for item in value)
    return value is None or isinstance(value, int | str)
