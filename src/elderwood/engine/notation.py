"""The notation of positions: a position as lines of words that people can read and write, and that read back exactly.

    elderwood-position 1
    title: sylvion
    seats: 1
    seed: oak
    board: d2=elemental_3 b2=fountain_2
    sylvan.hands: [whale owl]
    agenda: ask_defend, limit_hands, end_round
    ask: sylvion-ask-defend

A line is `part.field: words`. What stands as on an empty table is left out. See docs/notation.md.
"""

from typing import Any, Final

from elderwood.engine.agenda import Agenda
from elderwood.engine.alphabet import Alphabet, Map
from elderwood.engine.chance import Chance, Quick, chance_of
from elderwood.engine.course import Course, CoursePosition
from elderwood.engine.errors import BadValueError, ElderwoodError, nearest
from elderwood.engine.options import Option, Options, settle
from elderwood.engine.parts import Data, Part, fields_of
from elderwood.engine.position import Position, revive

FORMAT: Final = "elderwood-position 1"
HEADS: Final = ["title", "seats", "seed", "key", "counters", "quick"]
OPTION: Final = "option "
YES: Final = "yes"
NO: Final = "no"
WRONG: Final = (KeyError, TypeError, ValueError, AttributeError, IndexError, AssertionError)

Alphabets = dict[str, Alphabet]


def alphabet_of(alphabets: Alphabets, path: str) -> Alphabet | None:
    """Return how a field is written: by its whole path, or by the end of it for parts within parts."""
    while path:
        found = alphabets.get(path)
        if found is not None:
            return found
        path = path.partition(".")[2]
    return None


# Writing


def write_position(position: CoursePosition) -> str:
    """Write everything that a position holds, hidden things and chance included: for whoever may know them."""
    course = position.course()
    chance = position.chance
    lines = [FORMAT, f"title: {course.title}", f"seats: {position.seats}"]
    lines += [f"{OPTION}{name}: {value}" for name, value in position.options.items()]
    if chance.quick is not None:
        quick = chance.quick
        lines.append(f"quick: {quick.a} {quick.b} {quick.c} {quick.count}")
    if chance.key:
        lines.append(f"key: {chance.key.hex()}")
    if chance.counters:
        lines.append("counters: " + " ".join(str(count) for count in chance.counters))
    blank = type(position).blank(position.options, position.seats, chance.copy())
    write_part(lines, "", position, blank, course.alphabets)
    lines.append("agenda: " + ", ".join(write_step(frame, course) for frame in position.agenda.steps()))
    lines.append("ask: " + course.key_of(position.ask))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def write_part(lines: list[str], path: str, part: Part, blank: Part, alphabets: Alphabets) -> None:
    """Write the fields of a part in which it differs from an empty one."""
    left_out = part.leaves_out()
    for name in fields_of(part):
        if name in left_out:
            continue
        value: object = getattr(part, name)
        empty: object = getattr(blank, name)
        if isinstance(value, Part):
            if not isinstance(empty, Part):
                lines.append(f"{path}{name}: {YES}")
                empty = part.fresh(name)
            write_part(lines, f"{path}{name}.", value, empty, alphabets)
        elif value != empty:
            lines.append(f"{path}{name}: {spell(value, alphabet_of(alphabets, path + name))}")


def write_step(frame: tuple[int, int, int], course: Course[Any]) -> str:
    """Write a step of the agenda with its arguments."""
    step, a, b = frame
    words: list[str] = [course.step_names()[step]]
    if a or b:
        words.append(str(a))
    if b:
        words.append(str(b))
    return " ".join(words)


def spell(value: object, alphabet: Alphabet | None) -> str:
    """Write a value: a number, a word, or a list, in which lists stand in brackets."""
    if value is None:
        return NO
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, int):
        return str(value) if alphabet is None else alphabet.write(value)
    if isinstance(value, list):
        if isinstance(alphabet, Map) and len(value) == len(alphabet.places):
            return alphabet.write_map(value)
        return " ".join(
            f"[{spell(item, alphabet)}]" if isinstance(item, list) else spell(item, alphabet) for item in value
        )
    return str(value)


# Reading


def read_position(text: str, title: str, declared: list[Option], streams: int, table: type[Position]) -> Position:
    """Read what `write_position` gave, or what somebody wrote by hand; wrong text raises `BadValueError`."""
    return Reader(text).read(title, declared, streams, table)


def title_of(text: str) -> str:
    """Return the title whose position a text holds."""
    reader = Reader(text)
    reader.split()
    return reader.head("title")


class Reader:
    """Reads one position, line by line. `line` is the number of the one being read."""

    def __init__(self, text: str) -> None:
        self.lines = text.removeprefix("\ufeff").splitlines()
        self.line = 0
        self.options: Options = {}
        self.heads: dict[str, str] = {}
        self.places: dict[str, int] = {}
        self.fields: list[tuple[int, str, str]] = []
        self.alphabets: Alphabets = {}

    def read(self, title: str, declared: list[Option], streams: int, table: type[Position]) -> Position:
        """Return the position, or raise `BadValueError`."""
        self.split()
        self.check_title(title)
        seats = self.number("seats")
        blank = table.blank(self.settled(declared, seats), seats, self.chance(title, streams))
        if not isinstance(blank, CoursePosition):
            raise TypeError(table)
        self.alphabets = blank.course().alphabets
        data = blank.dump()
        for line, name, words in self.fields:
            self.line = line
            if name == "agenda":
                data["agenda"] = self.agenda(blank, words)
            elif name == "ask":
                data["ask"] = self.question(blank, words)
            else:
                self.field(blank, data, name, name, words)
        self.line = len(self.lines)
        try:
            position = revive(table, data)
            run_to_question(position)
            check_playable(position, seats)
        except WRONG as error:
            raise self.error("error-position-impossible", str(error) or type(error).__name__) from error
        return position

    def split(self) -> None:
        """Tell headers and fields apart."""
        begun = False
        for at, text in enumerate(self.lines):
            self.line = at + 1
            bare = text.split("#")[0].strip()
            if not bare:
                continue
            if not begun:
                if bare != FORMAT:
                    raise self.error("error-position-format", bare)
                begun = True
                continue
            name, colon, words = bare.partition(":")
            name = " ".join(name.split())
            if not colon or not name:
                raise self.error("error-position-line", bare)
            if name in self.places:
                raise self.error("error-position-twice", name)
            self.places[name] = self.line
            if name.startswith(OPTION):
                self.options[name.removeprefix(OPTION)] = words.strip()
            elif name in HEADS:
                self.heads[name] = words.strip()
            else:
                self.fields.append((self.line, name, words.strip()))
        if not begun:
            self.line = 1
            raise self.error("error-position-format", "")

    def head(self, name: str) -> str:
        if name not in self.heads:
            self.line = 1
            raise self.error("error-position-missing", name)
        self.line = self.places[name]
        return self.heads[name]

    def check_title(self, title: str) -> None:
        name = self.head("title")
        if name != title:
            raise self.error("error-position-title", name, [title])

    def number(self, name: str) -> int:
        word = self.head(name)
        if not (word.isascii() and word.isdigit() and len(word) < 3):
            raise self.error("error-position-word", word)
        return int(word)

    def settled(self, declared: list[Option], seats: int) -> Options:
        try:
            return settle(declared, self.options, seats)
        except ElderwoodError as error:
            name = str(error.values.get("option", error.values.get("name", "")))
            self.line = self.places.get(OPTION + name, 1)
            raise self.error("error-position-option", f"{name}: {self.options.get(name, '')}") from error

    def chance(self, title: str, streams: int) -> Chance:
        """Return the chance that the headers give: by a seed, or as it was written."""
        if "seed" in self.heads:
            seed = self.head("seed")
            try:
                chance = chance_of(title, seed, streams)
            except ElderwoodError as error:
                raise self.error("error-position-word", seed) from error
        else:
            self.line = self.places.get("key", 1)
            key = self.heads.get("key", "")
            try:
                chance = Chance(bytes.fromhex(key), [])
            except ValueError as error:
                raise self.error("error-position-word", key) from error
            if not key and "quick" not in self.heads:
                raise self.error("error-position-missing", "seed")
        if "counters" in self.heads:
            chance.counters = self.numbers("counters", streams)
        elif chance.key and not chance.counters:
            chance.counters = [0] * streams
        if "quick" in self.heads:
            a, b, c, count = self.numbers("quick", 4)
            chance.quick = Quick(a, b, c, count)
        return chance

    def numbers(self, name: str, count: int) -> list[int]:
        words = self.head(name).split()
        if len(words) != count:
            raise self.error("error-position-count", name)
        found: list[int] = []
        for word in words:
            number = self.item(word, None)
            if number < 0 or number >> 48:
                raise self.error("error-position-word", word)
            found.append(number)
        return found

    def field(self, part: Part, data: Data, name: str, path: str, words: str) -> None:
        """Read one field into the data of a part, which is also there as an example of itself."""
        first, dot, rest = name.partition(".")
        known = [field for field in fields_of(part) if field not in part.leaves_out()]
        if first not in known:
            raise self.error("error-position-field", path, known)
        example: object = getattr(part, first)
        if isinstance(example, Part) or example is None:
            inner = example if isinstance(example, Part) else self.fresh(part, first, path)
            if not dot:
                data[first] = self.presence(words, inner, data[first])
                return
            if data[first] is None:
                data[first] = inner.dump()
            there: object = data[first]
            assert isinstance(there, dict)
            self.field(inner, there, rest, path, words)
        elif dot:
            raise self.error("error-position-field", path, known)
        else:
            data[first] = self.value(example, words, alphabet_of(self.alphabets, path))

    def fresh(self, part: Part, name: str, path: str) -> Part:
        try:
            return part.fresh(name)
        except KeyError as error:
            raise self.error("error-position-field", path) from error

    def presence(self, words: str, part: Part, before: object) -> object:
        if words == NO:
            return None
        if words != YES:
            raise self.error("error-position-word", words, [YES, NO])
        return part.dump() if before is None else before

    def value(self, example: object, words: str, alphabet: Alphabet | None) -> object:
        """Read a value of the kind that the example is."""
        if isinstance(example, str):
            return words
        if isinstance(example, list):
            return self.items(words, alphabet)
        if len(words.split()) != 1:
            raise self.error("error-position-count", words)
        if isinstance(example, bool):
            if words not in (YES, NO):
                raise self.error("error-position-word", words, [YES, NO])
            return words == YES
        return self.item(words, alphabet)

    def items(self, words: str, alphabet: Alphabet | None) -> list[object]:
        """Read a list, in which lists stand in brackets."""
        tokens = words.replace("[", " [ ").replace("]", " ] ").split()
        if isinstance(alphabet, Map) and all("=" in token for token in tokens):
            try:
                return list(alphabet.read_map(tokens))
            except ValueError as error:
                raise self.error("error-position-word", words, alphabet.known()) from error
        found: list[object] = []
        inside: list[list[object]] = []
        for token in tokens:
            if token == "[":
                deeper: list[object] = []
                (inside[-1] if inside else found).append(deeper)
                inside.append(deeper)
            elif token == "]":
                if not inside:
                    raise self.error("error-position-count", words)
                inside.pop()
            else:
                (inside[-1] if inside else found).append(self.item(token, alphabet))
        if inside:
            raise self.error("error-position-count", words)
        return found

    def item(self, word: str, alphabet: Alphabet | None) -> int:
        try:
            if alphabet is None:
                return int(word)
            return alphabet.read(word)
        except ValueError as error:
            raise self.error("error-position-word", word, None if alphabet is None else alphabet.known()) from error

    def agenda(self, position: CoursePosition, words: str) -> list[int]:
        """Read the steps to be done, the next one first."""
        course = position.course()
        agenda = Agenda([])
        for step in reversed(words.split(",") if words else []):
            name, *arguments = step.split() or [""]
            if len(arguments) > 2:
                raise self.error("error-position-count", step)
            a, b = ([self.item(word, None) for word in arguments] + [0, 0])[:2]
            if a < 0 or b < 0:
                raise self.error("error-position-word", step.strip())
            try:
                agenda.push(course.step_numbered(name), a, b)
            except KeyError as error:
                raise self.error("error-position-word", name, course.step_names()) from error
        return agenda.frames

    def question(self, position: CoursePosition, key: str) -> str:
        course = position.course()
        try:
            course.numbered(key)
        except KeyError as error:
            raise self.error("error-position-word", key, [decision.key for decision in course.decisions]) from error
        return key

    def error(self, key: str, what: str, known: list[str] | None = None) -> BadValueError:
        close = nearest(what.rpartition(".")[2], known) if known else ""
        return BadValueError(key, {"line": self.line, "what": what[:80], "nearest": close})


def run_to_question(position: Position) -> None:
    """Do the steps of the agenda where nothing is asked yet: so a position is written by hand without its question."""
    assert isinstance(position, CoursePosition)
    if not position.awaits() and not position.ending:
        position.run(None)


def check_playable(position: Position, seats: int) -> None:
    """Raise one of the built-in errors if what was read cannot be asked for its questions, moves and views."""
    for seat in position.awaits():
        if seat >= seats or not position.moves(seat):
            raise ValueError(f"seat {seat}")
        position.question(seat)
    for viewer in range(-1, seats):
        position.view(viewer)
