"""The people of the forest: who plays a level of a title, and with what temper."""

from typing import Final

BOLD: Final = "bold"  # would rather win or lose it all
CAREFUL: Final = "careful"  # would rather have something for sure
SPITEFUL: Final = "spiteful"  # would rather see the leader fall
PLANNER: Final = "planner"  # looks one joint of the match further

LEVEL: Final = "level-"


class Person:
    """Somebody who plays: a name, the same in every language, and a temper, or none in particular."""

    def __init__(self, name: str, temper: str) -> None:
        self.name = name
        self.temper = temper


# From the gentlest to the strongest.
PEOPLE: Final[dict[str, list[Person]]] = {
    "sylvion": [
        Person("Wilo", CAREFUL),
        Person("Brisa", BOLD),
        Person("Ilmo", PLANNER),
        Person("Fenna", CAREFUL),
        Person("Rovan", BOLD),
        Person("Ulma", PLANNER),
    ],
    "elfenland": [
        Person("Pella", ""),
        Person("Jorun", ""),
        Person("Lorin", ""),
        Person("Kaia", PLANNER),
        Person("Nelda", PLANNER),
        Person("Tarno", SPITEFUL),
    ],
    "wizards": [
        Person("Zinna", BOLD),
        Person("Dorin", CAREFUL),
        Person("Silka", SPITEFUL),
        Person("Caelo", PLANNER),
        Person("Hesta", BOLD),
        Person("Alvar", CAREFUL),
    ],
    "rage": [
        Person("Garo", BOLD),
        Person("Elowa", CAREFUL),
        Person("Veska", SPITEFUL),
        Person("Yaro", BOLD),
        Person("Mirka", CAREFUL),
        Person("Orrin", SPITEFUL),
    ],
}


def level_of(bot: str) -> int:
    """Return the number of a level from 1, 0 for a bot that is none."""
    number = bot.removeprefix(LEVEL)
    return int(number) if number != bot and number.isdecimal() else 0


def person_of(title: str, bot: str) -> Person | None:
    """Return who plays a level of a title; None for other bots.

    >>> person_of("wizards", "level-1").name, person_of("wizards", "greedy")
    ('Zinna', None)
    """
    level = level_of(bot)
    people = PEOPLE.get(title, [])
    return people[level - 1] if 0 < level <= len(people) else None


def called(title: str, bot: str) -> str:
    """Return the name of whoever plays a level, or the bot's own word."""
    person = person_of(title, bot)
    return bot if person is None else person.name


def level_called(title: str, name: str) -> str:
    """Return the level that somebody of this name plays, or the name itself.

    >>> level_called("rage", "orrin"), level_called("rage", "greedy")
    ('level-6', 'greedy')
    """
    for number, person in enumerate(PEOPLE.get(title, []), 1):
        if person.name.lower() == name.lower():
            return f"{LEVEL}{number}"
    return name
