"""A match as the library's callers hold it: thin over the engine's, with words instead of numbers."""

from dataclasses import dataclass
from typing import Self

from elderwood.bots import make_bot, seen_in
from elderwood.engine.errors import BadValueError, IllegalMoveError
from elderwood.engine.events import SPECTATOR, Event, told_to
from elderwood.engine.match import Match as Book
from elderwood.engine.match import Reach
from elderwood.engine.options import Options
from elderwood.engine.outcome import Outcome
from elderwood.engine.position import Position, Standing, View
from elderwood.engine.record import Record
from elderwood.engine.title import Title
from elderwood.engine.words import Reason
from elderwood.library.drawing import Drawing, draw
from elderwood.library.language import Sentence, reason_text, sentences, speaker

OF = ":"  # `2:pass` is the answer of seat 2


@dataclass(frozen=True, slots=True)
class Move:
    """A legal move: its word, what it means, the things it touches, and why it looks like a mistake (if it does)."""

    seat: int
    word: str
    caption: str
    things: tuple[str, ...]
    doubt: str = ""

    def __str__(self) -> str:
        return f"{self.word}: {self.caption}"


class Match:
    """One match. `book` is the engine's own, for whoever needs its numbers.

    A seat need not be named where only one is asked. Texts come in the language of `elderwood.language`, or in `lang`.
    """

    def __init__(self, book: Book, start: str = "") -> None:
        self.book = book
        self.start = start  # the position it began with, in notation, where it did not begin with a deal

    @property
    def title(self) -> Title:
        """The game."""
        return self.book.title

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.book.seats

    @property
    def options(self) -> Options:
        """Every option of the match."""
        return self.book.options

    @property
    def seed(self) -> str:
        """The seed from which everything was dealt."""
        return self.book.seed

    @property
    def position(self) -> Position:
        """The position now, hidden things included."""
        return self.book.position

    @property
    def asked(self) -> list[int]:
        """The seats that owe an answer; none when the match is over."""
        return self.position.awaits()

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        return self.position.outcome()

    @property
    def standings(self) -> list[Standing]:
        """How far each seat has come, by what is public."""
        return self.position.standings()

    def seat(self, seat: int | None = None) -> int:
        """Return the seat meant: the one given, or the only one that is asked."""
        asked = self.asked
        if seat is not None:
            return seat
        if not asked:
            raise IllegalMoveError(Reason("why-over", {}))
        if len(asked) > 1:
            raise BadValueError("error-which-seat", {"seats": ", ".join(map(str, asked))})
        return asked[0]

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may know; by default the one that is asked, or a spectator where several are."""
        return self.position.view(self.eyes(seat))

    def eyes(self, seat: int | None) -> int:
        """Return through whose eyes to look."""
        if seat is not None:
            return seat if seat < self.seats else SPECTATOR
        asked = self.asked
        return asked[0] if len(asked) == 1 else SPECTATOR

    # Playing

    def question(self, seat: int | None = None, lang: str | None = None) -> str:
        """Return what a seat is asked; how the match ended where nobody is."""
        outcome = self.outcome
        if outcome is not None:
            return speaker(lang).outcome(self.title.name, outcome)
        with sentences(lang):
            asked = self.position.question(self.seat(seat))
            return speaker(lang).question(asked.key, asked.values)

    def moves(self, seat: int | None = None, lang: str | None = None) -> list[Move]:
        """Return the legal moves of a seat; none when the match is over."""
        if self.outcome is not None:
            return []
        with sentences(lang):
            player = self.seat(seat)
            return [self.told_move(player, move, lang) for move in self.position.moves(player)]

    def told_move(self, seat: int, number: int, lang: str | None) -> Move:
        title = self.title
        doubt = self.position.doubt(seat, number)
        return Move(
            seat,
            title.word(number),
            speaker(lang).say(*title.caption(number)),
            tuple(self.position.things(seat, number)),
            "" if doubt is None else reason_text(doubt, lang),
        )

    def play(self, words: str | Move, seat: int | None = None, lang: str | None = None) -> list[Sentence]:
        """Play one move, or several given as words; return what happened, as the seat that played is told it.

        `2:pass` is the answer of seat 2, for questions that are put to several. An illegal move raises
        `IllegalMoveError`; those before it stand.
        """
        if isinstance(words, Move):
            return self.play(f"{words.seat}{OF}{words.word}", lang=lang)
        told: list[Sentence] = []
        with sentences(lang):
            for word in words.split():
                owner, _, name = word.rpartition(OF)
                player = int(owner) if owner.isdecimal() else self.seat(seat)
                told += self.tell(self.book.play_word(player, name).events, player, lang)
        return told

    def play_all(self, words: str) -> Self:
        """Play moves given as words and return the match itself."""
        self.play(words)
        return self

    def bot(self, name: str = "greedy", seat: int | None = None, lang: str | None = None) -> list[Sentence]:
        """Let a bot answer for a seat; return what happened, as far as everybody is told."""
        with sentences(lang):
            player = self.seat(seat)
            number = len(self.book.played)
            chosen = make_bot(name, self.title, number).answer(seen_in(self.book, player))
            return self.tell(self.book.play(player, chosen).events, SPECTATOR, lang)

    def play_out(self, *bots: str) -> Self:
        """Let bots play on to the end, one name for all seats or one for each; return the match itself."""
        names = bots or ("greedy",)
        with sentences():
            if len(names) not in (1, self.seats):
                raise BadValueError("error-bot-count", {"count": len(names), "seats": self.seats})
        while asked := self.asked:
            self.bot(names[asked[0] % len(names)], asked[0])
        return self

    def why_not(self, word: str, seat: int | None = None, lang: str | None = None) -> str:
        """Say why a move is not legal now, or a thing cannot be used; an empty text if it can."""
        with sentences(lang):
            player = self.seat(seat)
            if word in self.title.space.by_thing:
                reason = self.position.why_not(player, word)
            else:
                reason = self.book.refusal(player, self.title.move(word))
            return "" if reason is None else reason_text(reason, lang)

    def undo(self, seat: int | None = None, reach: Reach = "answer") -> list[str]:
        """Take back the last answer of a seat, its play or its turn; return the words taken back.

        Without a seat it is the one that answered last. Nothing is taken back that revealed something.
        """
        with sentences():
            played = self.book.played
            if seat is None and not played:
                raise IllegalMoveError(Reason("why-no-undo-nothing", {}))
            player = played[-1].seat if seat is None else seat
            return [self.title.word(taken.move) for taken in self.book.undo(player, reach)]

    def redo(self) -> list[str]:
        """Play again what was taken back last; return its words."""
        with sentences():
            undone = self.book.undone
            if not undone:
                raise IllegalMoveError(Reason("why-no-redo", {}))
            return [self.title.word(played.move) for played in self.book.redo(undone[-1][0].seat)]

    # Telling

    def log(self, seat: int | None = None, lang: str | None = None) -> list[Sentence]:
        """Return everything that happened, as a seat is told it."""
        return self.tell(self.book.events, self.eyes(seat), lang)

    def tell(self, events: list[Event], seat: int, lang: str | None) -> list[Sentence]:
        voice = speaker(lang)
        silent = {kind.key for kind in self.title.kinds if not kind.line}
        told = [event for event in told_to(events, seat) if event.key not in silent]
        return [Sentence(voice.event(event), event.key, event.values) for event in told]

    def draw(self, seat: int | None = None, lang: str | None = None) -> Drawing:
        """Draw the table as a seat sees it: as text, SVG or HTML."""
        return draw(self.book, self.eyes(seat), speaker(lang).lang)

    def svg(self, seat: int | None = None, lang: str | None = None) -> str:
        """Return the table as a seat sees it, as SVG."""
        return self.draw(seat, lang).svg

    def record(self) -> Record:
        """Return the record of the match so far; `record().text()` is what a file holds."""
        with sentences():
            if self.start:
                raise BadValueError("error-no-record", {})
            return self.book.record()

    def copy(self) -> "Match":
        """Return a twin that goes on independently."""
        return Match(self.book.copy(), self.start)

    def __str__(self) -> str:
        return self.draw().text

    def _repr_html_(self) -> str:
        return self.draw().html

    def _repr_svg_(self) -> str:
        return self.draw().svg

    def __repr__(self) -> str:
        if self.start:
            begin = f"ew.set_up({self.start!r})"
        else:
            chosen = {option.name: self.options[option.name] for option in self.title.options}
            changed = {o.name: chosen[o.name] for o in self.title.options if chosen[o.name] != o.default}
            given = f", options={changed!r}" if changed else ""
            begin = f"ew.new({self.title.name!r}, seats={self.seats}, seed={self.seed!r}{given})"
        words = " ".join(f"{seat}{OF}{self.title.word(move)}" for seat, move in self.book.answers)
        return f"{begin}.play_all({words!r})" if words else begin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.book == other.book

    __hash__ = None  # type: ignore[assignment]  # matches change
