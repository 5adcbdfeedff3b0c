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
        """Take over what `dump` gave; wrong data raises one of the built-in errors."""
        if not isinstance(data, dict):
            raise TypeError("not a part")
        left_out = self.leaves_out()
        for name in fields_of(self):
            if name in left_out:
                continue
            value: object = data[name]
            if isinstance(value, dict):
                part = getattr(self, name)
                if part is None:
                    part = self.fresh(name)
                    setattr(self, name, part)
                part.load(value)
            else:
                setattr(self, name, plain(value))

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
