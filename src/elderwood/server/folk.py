"""Names for bots, and which drawn portrait belongs to whom: the same at every look, and without the seed of a match."""

import hashlib
from collections.abc import Collection, Sequence

# Read alike in every language of the page. The page draws a portrait for each, in this order.
BOTS: Sequence[str] = (
    "Alvar",
    "Brisa",
    "Caelo",
    "Dorin",
    "Elowa",
    "Fenna",
    "Garo",
    "Hesta",
    "Ilmo",
    "Jorun",
    "Kaia",
    "Lorin",
    "Mirka",
    "Nelda",
    "Orrin",
    "Pella",
    "Rovan",
    "Silka",
    "Tarno",
    "Ulma",
    "Veska",
    "Wilo",
    "Yaro",
    "Zinna",
)
CREATURES = 12  # are drawn: portraits so far apart show the same one
PEOPLE = 24  # portraits, after those of the bots
NOBODY = -1
NUMBERS = ("II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII")


def person_name(name: str, taken: Collection[str]) -> str:
    """Return what somebody is called at a table: who sits there twice is told apart by a number."""
    return next(full for full in [name, *[f"{name} {number}" for number in NUMBERS]] if full not in taken)


def bot_name(table: str, seat: int, taken: Collection[str]) -> str:
    """Return the name of a bot: its place's own at this table, or another if somebody there is called so.

    The first names of a table are of different creatures, so that its bots do not look alike.
    """
    mixed = sorted(range(len(BOTS)), key=lambda bot: digest(f"{table} {bot}"))
    kinds = [bot % CREATURES for bot in mixed]
    order = sorted(range(len(mixed)), key=lambda at: kinds[at] in kinds[:at])
    names = [BOTS[mixed[at]] for at in order]
    return next(name for name in [*names[seat:], *names[:seat]] if name not in taken)


def bot_portrait(name: str) -> int:
    """Return the portrait of a bot."""
    first = name.partition(" ")[0]
    return BOTS.index(first) if first in BOTS else NOBODY


def person_portrait(session: str, local: int = 0) -> int:
    """Return the portrait of a person: the same at every table; those at one screen have one each."""
    return len(BOTS) + (digest(session) + local) % PEOPLE


def digest(text: str) -> int:
    """Return a number that nobody chose."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])
