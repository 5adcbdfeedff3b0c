"""What every snapshot holds beside a position's own parts: options, seats and chance."""

from elderwood.engine.chance import Chance, Quick
from elderwood.engine.parts import Data


def dump_match(options: dict[str, str], seats: int, chance: Chance) -> Data:
    """Return what every snapshot holds: the match's options and seats, and its chance."""
    data: Data = {"options": dict(options), "seats": seats, "key": chance.key.hex(), "counters": chance.counters[:]}
    quick = chance.quick
    if quick is not None:
        data["quick"] = [quick.a, quick.b, quick.c, quick.count]
    return data


def load_match(data: Data) -> tuple[dict[str, str], int, Chance]:
    """Read back what `dump_match` gave; wrong data raises one of the built-in errors."""
    options = data["options"]
    seats = data["seats"]
    key = data["key"]
    if not isinstance(options, dict) or not isinstance(seats, int) or not isinstance(key, str):
        raise TypeError("options, seats or key")
    quick: Quick | None = None
    if "quick" in data:
        a, b, c, count = numbers(data["quick"])
        quick = Quick(a, b, c, count)
    return options, seats, Chance(bytes.fromhex(key), numbers(data["counters"]), quick)


def numbers(data: object) -> list[int]:
    """Return a list of numbers, or raise TypeError."""
    if not isinstance(data, list):
        raise TypeError("not a list")
    found: list[int] = []
    for item in data:
        if not isinstance(item, int):
            raise TypeError("not a number")
        found.append(item)
    return found
