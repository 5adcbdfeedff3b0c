"""Records: a match as a text file that people can read and that plays again exactly."""

from typing import Final

from elderwood.engine.chance import commitment
from elderwood.engine.errors import RecordError
from elderwood.engine.options import Options

FORMAT: Final = "elderwood-record 1"
BOT: Final = "bot "  # stands before the name of a bot among the names of a record
HEADERS: Final = ["title", "rules", "seats", "seed", "commitment", "ended", "date", "site"]


class Answer:
    """One move of a record: who gave it, the move's word, and where it stands in the file (0: nowhere)."""

    def __init__(self, seat: int, word: str, line: int = 0) -> None:
        self.seat = seat
        self.word = word
        self.line = line

    def __repr__(self) -> str:
        return f"Answer({self.seat}, {self.word!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Answer, (self.seat, self.word, self.line)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and self.seat == other.seat and self.word == other.word


class Record:
    """Title, rules version, seats, options, seed and answers. `breaks` are the answers that begin a line.

    `names` are the people or bots in the seats; `notes` further headers such as a date.
    """

    def __init__(
        self,
        title: str,
        rules: int,
        seats: int,
        options: Options,
        seed: str,
        answers: list[Answer],
        breaks: list[int] | None = None,
        ended: str = "",
        names: list[str] | None = None,
        notes: dict[str, str] | None = None,
        file: str = "",
    ) -> None:
        self.title = title
        self.rules = rules
        self.seats = seats
        self.options = options
        self.seed = seed
        self.answers = answers
        self.breaks: list[int] = breaks if breaks is not None else []
        self.ended = ended
        self.names: list[str] = names if names is not None else []
        self.notes: dict[str, str] = notes if notes is not None else {}
        self.file = file

    def fields(self) -> tuple[object, ...]:
        """Return everything that a record holds; the file it came from is last."""
        return (
            self.title,
            self.rules,
            self.seats,
            self.options,
            self.seed,
            self.answers,
            self.breaks,
            self.ended,
            self.names,
            self.notes,
            self.file,
        )

    def __repr__(self) -> str:
        return f"<record of {self.title}: {self.seats} seats, seed {self.seed}, {len(self.answers)} answers>"

    def __reduce__(self) -> tuple[object, ...]:
        return Record, self.fields()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.fields()[:-1] == other.fields()[:-1]

    def text(self) -> str:
        """Write the record: headers, an empty line, then the answers, one play of one seat a line."""
        lines = [
            FORMAT,
            f"title: {self.title}",
            f"rules: {self.rules}",
            f"seats: {self.seats}",
            f"seed: {self.seed}",
            f"commitment: {commitment(self.seed)}",
        ]
        lines += [f"option {name}: {value}" for name, value in self.options.items()]
        lines += [f"seat {seat}: {' '.join(name.split())}" for seat, name in enumerate(self.names)]
        lines += [f"{name}: {' '.join(value.split())}" for name, value in self.notes.items()]
        if self.ended:
            lines.append(f"ended: {self.ended}")
        lines.append("")
        starts = frozenset(self.breaks)
        line = ""
        last = -1
        for number, answer in enumerate(self.answers):
            if answer.seat != last or number in starts:
                if line:
                    lines.append(line)
                line = f"{answer.seat}:"
                last = answer.seat
            line += " " + answer.word
        if line:
            lines.append(line)
        return "\n".join(lines) + "\n"


def read_record(text: str, file: str = "") -> Record:
    """Read a record's text; a wrong line raises `RecordError` with file, line and reason."""
    return Reader(text, file).read()


def is_number(word: str) -> bool:
    """Say whether a word is a number as a record has them."""
    return word.isascii() and word.isdigit() and len(word) <= 6


class Reader:
    """Reads one record, line by line."""

    def __init__(self, text: str, file: str) -> None:
        self.lines = text.removeprefix("\ufeff").splitlines()
        self.file = file
        self.heads: dict[str, str] = {}
        self.places: dict[str, int] = {}
        self.options: Options = {}
        self.names: dict[int, str] = {}
        self.answers: list[Answer] = []
        self.breaks: list[int] = []

    def read(self) -> Record:
        """Return the record, or raise `RecordError`."""
        place = self.first_line()
        moves = False
        while place < len(self.lines):
            line = self.lines[place].split("#")[0].strip()
            place += 1
            if not line:
                continue
            head, colon, rest = line.partition(":")
            if not colon:
                raise self.error(place, "error-record-line", line)
            if is_number(head.strip()):
                moves = True
                self.read_answers(place, int(head), rest.split())
            elif moves:
                raise self.error(place, "error-record-late-header", head)
            else:
                self.read_header(place, head.split(), rest.strip())
        return self.finish()

    def first_line(self) -> int:
        for place, line in enumerate(self.lines):
            bare = line.split("#")[0].strip()
            if bare == FORMAT:
                return place + 1
            if bare:
                raise self.error(place + 1, "error-record-format", bare)
        raise self.error(1, "error-record-format", "")

    def read_header(self, place: int, head: list[str], value: str) -> None:
        if len(head) == 2 and head[0] == "option":
            self.options[head[1]] = value
            self.places["option " + head[1]] = place
        elif len(head) == 2 and head[0] == "seat" and is_number(head[1]):
            self.names[int(head[1])] = self.lines[place - 1].partition(":")[2].strip()  # a name may hold a #
            self.places[f"seat {int(head[1])}"] = place
        elif len(head) == 1 and head[0] in HEADERS:
            self.heads[head[0]] = value
            self.places[head[0]] = place
        else:
            raise self.error(place, "error-record-header", " ".join(head))

    def read_answers(self, place: int, seat: int, words: list[str]) -> None:
        if not words:
            raise self.error(place, "error-record-line", f"{seat}:")
        self.breaks.append(len(self.answers))
        for word in words:
            self.answers.append(Answer(seat, word, place))

    def finish(self) -> Record:
        for name in ("title", "rules", "seats", "seed"):
            if name not in self.heads:
                raise self.error(1, "error-record-missing", name)
        seed = self.heads["seed"]
        if "commitment" in self.heads and self.heads["commitment"] != commitment(seed):
            raise self.error(self.places["commitment"], "error-record-commitment", self.heads["commitment"])
        seats = self.number("seats")
        last = max(self.names, default=-1)
        if last >= seats:
            raise self.error(self.places[f"seat {last}"], "error-record-header", f"seat {last}")
        names = [self.names.get(seat, "") for seat in range(last + 1)]
        notes = {name: value for name, value in self.heads.items() if name in ("date", "site")}
        return Record(
            self.heads["title"],
            self.number("rules"),
            seats,
            self.options,
            seed,
            self.answers,
            self.breaks,
            self.heads.get("ended", ""),
            names,
            notes,
            self.file,
        )

    def number(self, name: str) -> int:
        value = self.heads[name]
        if not is_number(value):
            raise self.error(self.places[name], "error-record-number", value)
        return int(value)

    def error(self, line: int, key: str, what: str) -> RecordError:
        return RecordError(self.file, line, key, {"what": what[:80]})
