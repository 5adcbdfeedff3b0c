"""Alphabets: how the numbers of a position are written as words, and read back.

A title names its fields' alphabets in one table (see `Course`); what has none is written as a number. A number without
a word of its own is written in digits, so that everything can be written.
"""

from typing import Final

from elderwood.engine.compiled import mypyc_attr

NO_NAME: Final = "-"  # the word of a number whose name is empty: no card
JOIN: Final = "+"
TIMES: Final = "*"
FIELDS: Final = ":"
AT: Final = "="


@mypyc_attr(allow_interpreted_subclasses=True)
class Alphabet:
    """Names for the numbers from 0 on, and for some others.

    >>> cards = Alphabet(["", "owl", "fox"], {-1: "unknown"})
    >>> [cards.write(number) for number in (2, 0, -1, 7)]
    ['fox', '-', 'unknown', '7']
    >>> cards.read("fox")
    2
    """

    def __init__(self, names: list[str], others: dict[int, str] | None = None) -> None:
        self.words: dict[int, str] = {number: name or NO_NAME for number, name in enumerate(names)}
        if others is not None:
            self.words.update(others)
        self.numbers: dict[str, int] = {word: number for number, word in self.words.items()}

    def write(self, number: int) -> str:
        """Return the word of a number."""
        word = self.words.get(number)
        return str(number) if word is None else word

    def read(self, word: str) -> int:
        """Return the number of a word; an unknown one raises ValueError."""
        number = self.numbers.get(word)
        return int(word) if number is None else number

    def known(self) -> list[str]:
        """Return the words, for those who mistook one."""
        return list(self.numbers)


class Sum(Alphabet):
    """Several things of the alphabet in one number, joined; none of them is `-`."""

    def __init__(self, names: list[str]) -> None:
        super().__init__([], {number: name for number, name in enumerate(names) if name})

    def write(self, number: int) -> str:
        """Return the words of the things that are there."""
        return str(number) if number < 0 else JOIN.join(self.split(number)) or NO_NAME

    def read(self, word: str) -> int:
        """Return the number that holds the things named."""
        if word == NO_NAME:
            return 0
        if word.startswith(NO_NAME):
            return int(word)
        number = 0
        for item in word.split(JOIN):
            number = self.add(number, item)
        return number

    def split(self, number: int) -> list[str]:
        """Return the words of the things in a number."""
        raise NotImplementedError

    def add(self, number: int, item: str) -> int:
        """Return the number with the thing of a word in it too."""
        raise NotImplementedError


class Bits(Sum):
    """A set of things in one number, a bit for each; things without a name are written by the number of their bit.

    >>> Bits([]).write(0b101), Bits([]).read("0+2"), Bits(["a1", "b1"]).write(0)
    ('0+2', 5, '-')
    """

    def split(self, number: int) -> list[str]:
        """Return the names of the bits that are set."""
        found: list[str] = []
        bit = 0
        while number >> bit:
            if number >> bit & 1:
                found.append(Alphabet.write(self, bit))
            bit += 1
        return found

    def add(self, number: int, item: str) -> int:
        """Set the bit that is named."""
        return number | 1 << small(Alphabet.read(self, item))


class Pack(Sum):
    """How many there are of each kind in one number, `width` bits a kind.

    >>> pack = Pack(["", "owl", "fox"], 4)
    >>> pack.write(0x130), pack.read("owl*3+fox") == 0x130
    ('owl*3+fox', True)
    """

    def __init__(self, names: list[str], width: int) -> None:
        super().__init__(names)
        self.width = width

    def split(self, number: int) -> list[str]:
        """Return the kinds that are there, with their counts."""
        found: list[str] = []
        kind = 0
        while number:
            count = number & ((1 << self.width) - 1)
            if count:
                found.append(Alphabet.write(self, kind) + (f"{TIMES}{count}" if count > 1 else ""))
            number >>= self.width
            kind += 1
        return found

    def add(self, number: int, item: str) -> int:
        """Add so many of the kind that is named."""
        name, times, count = item.partition(TIMES)
        copies = int(count) if times else 1
        if not 0 <= copies < 1 << self.width:
            raise ValueError(item)
        return number + (copies << self.width * small(Alphabet.read(self, name)))


class Packed(Alphabet):
    """Several things in one number, from the lowest bits on: each has so many bits and an alphabet; the last has all
    that are left.

    >>> seen = Packed([(2, Alphabet(["", "owl", "fox"])), (0, Bits([]))])
    >>> seen.write(2 | 0b11 << 2), seen.read("fox:0+1")
    ('fox:0+1', 14)
    """

    def __init__(self, items: list[tuple[int, Alphabet]]) -> None:
        super().__init__([])
        self.items = items

    def write(self, number: int) -> str:
        """Return the words of all things."""
        if number < 0:
            return str(number)
        words: list[str] = []
        for at, (width, alphabet) in enumerate(self.items):
            last = at == len(self.items) - 1
            words.append(alphabet.write(number if last else number & ((1 << width) - 1)))
            number >>= width
        return FIELDS.join(words)

    def read(self, word: str) -> int:
        """Return the number that holds all things."""
        words = word.split(FIELDS)
        if len(words) == 1 and len(self.items) > 1:
            return int(word)
        if len(words) != len(self.items):
            raise ValueError(word)
        number = 0
        shift = 0
        for at, (width, alphabet) in enumerate(self.items):
            part = alphabet.read(words[at])
            if part < 0 or (at < len(self.items) - 1 and part >> width):
                raise ValueError(words[at])
            number |= part << shift
            shift += width
        return number

    def known(self) -> list[str]:
        """Return the words of all alphabets in it."""
        return [word for _, alphabet in self.items for word in alphabet.known()]


class Map(Alphabet):
    """A list with a named place for each item; places that hold nothing, 0, are left out: `b2=owl d1=fox`."""

    def __init__(self, places: list[str], items: Alphabet) -> None:
        super().__init__([])
        self.places = places
        self.items = items

    def write(self, number: int) -> str:
        """Return the word of an item."""
        return self.items.write(number)

    def read(self, word: str) -> int:
        """Return the number of an item's word."""
        return self.items.read(word)

    def known(self) -> list[str]:
        """Return the items' words and the places."""
        return self.items.known() + self.places

    def write_map(self, numbers: list[int]) -> str:
        """Return the places that hold something, with what they hold."""
        return " ".join(f"{self.places[at]}{AT}{self.write(number)}" for at, number in enumerate(numbers) if number)

    def read_map(self, words: list[str]) -> list[int]:
        """Return the list that has these items in their places; wrong words raise ValueError."""
        numbers = [0] * len(self.places)
        for word in words:
            place, sign, item = word.partition(AT)
            if not sign:
                raise ValueError(word)
            if place not in self.places:
                raise ValueError(place)
            numbers[self.places.index(place)] = self.read(item)
        return numbers


def small(number: int) -> int:
    """Return the number of a bit or kind; one that no position can hold raises ValueError."""
    if not 0 <= number < 4096:
        raise ValueError(str(number))
    return number


SEATS: Final = Bits([])
SEAT: Final = Alphabet([], {-1: "nobody"})
