"""Snapshots: positions as plain data (ints, strings, lists, dictionaries) that any store can hold."""

from elderwood.engine.chance import Chance

Data = dict[str, object]


def plain(value: object) -> object:
    """Return a copy of plain data, all the way down."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    return value


def dump_match(options: dict[str, str], seats: int, chance: Chance) -> Data:
    """Return what every snapshot holds: the match's options and seats, and its chance."""
    return {"options": dict(options), "seats": seats, "key": chance.key.hex(), "counters": chance.counters[:]}


def load_match(data: Data) -> tuple[dict[str, str], int, Chance]:
    """Read back what `dump_match` gave; wrong data raises one of the built-in errors."""
    options = data["options"]
    seats = data["seats"]
    key = data["key"]
    if not isinstance(options, dict) or not isinstance(seats, int) or not isinstance(key, str):
        raise TypeError("options, seats or key")
    return options, seats, Chance(bytes.fromhex(key), numbers(data["counters"]))


def numbers(data: object) -> list[int]:
    """Return a list of numbers, or raise TypeError."""
    if not isinstance(data, list):
        raise TypeError("not a list")
    return [int(item) for item in data]
