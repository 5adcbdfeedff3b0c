"""What whole matches of a title say: every key, with all the values it was said with."""

import re
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

from elderwood.engine.chance import Dice
from elderwood.engine.match import Match, replay
from elderwood.engine.options import Options
from elderwood.engine.record import read_record
from elderwood.engine.title import Title
from elderwood.engine.words import Values
from elderwood.texts import Speaker
from tests.texts.saying import written_keys

ENOUGH = 200  # different values of one text


class Spoken:
    """Listens to matches of a title, and to wrong answers at `every` so many questions."""

    def __init__(self, title: Title, every: int = 8) -> None:
        self.title = title
        self.every = every
        self.said: dict[str, dict[str, Values]] = {}  # by key, then by the values as text

    def note(self, key: str, values: Values) -> None:
        self.said.setdefault(key, {})[repr(values)] = values
        if "-ask-" in key:
            self.said.setdefault(f"{key}.wait", {})[repr(values)] = values

    def note_all(self, sayings: dict[str, Values]) -> None:
        """Add what matches hardly come to."""
        for key, values in sayings.items():
            self.note(key, values)

    def note_captions(self) -> None:
        for move in range(len(self.title.words)):
            self.note(*self.title.caption(move))

    def note_match(self, seats: int, options: Options, number: int) -> None:
        """Play a match at random; a question that is new is answered wrongly, too."""
        match = Match(self.title, seats, options, f"texts-{number}")
        dice = Dice(number)
        while match.position.awaits():
            seat = match.position.awaits()[0]
            question = match.position.question(seat)
            if question.key not in self.said or len(match.answers) % self.every == 0:
                self.note_refusals(match, seat)
            self.note(question.key, question.values)
            moves = match.position.moves(seat)
            match.play(seat, moves[dice.below(len(moves))])
        self.note_events(match)

    def note_refusals(self, match: Match, seat: int) -> None:
        legal = frozenset(match.position.moves(seat))
        for move in range(len(self.title.words)):
            if move not in legal:
                reason = match.position.refusal(seat, move)
                self.note(reason.key, reason.values)

    def note_records(self, files: Iterable[Path]) -> None:
        """Replay matches, and tell how they ended."""
        for file in files:
            match = replay(self.title, read_record(file.read_text(encoding="utf-8"), file.name))
            self.note_events(match)
            end = match.position.outcome()
            assert end is not None
            self.note(f"{self.title.name}-end-{end.how}", end.values)

    def note_events(self, match: Match) -> None:
        for event in match.events:
            self.note(event.key, event.values)
            if event.full_key:
                self.note(event.full_key, event.full_values)

    def unsaid(self) -> set[str]:
        """Return the title's keys in the source that no match has said."""
        return {key for key in written_keys() if key.startswith(f"{self.title.name}-")} - self.said.keys()

    def broken(self, lang: str) -> list[tuple[str, str]]:
        """Return everything said that is no whole sentence, or has a value missing."""
        speaker = Speaker(lang, strict=True)
        told = [
            (key, speaker.say(key, values))
            for key, sets in self.said.items()
            for values in islice(sets.values(), ENOUGH)
        ]
        return [(key, text) for key, text in told if not whole(key, text)]


def whole(key: str, text: str) -> bool:
    """Say whether a text is whole: a sentence, unless it is the name of a move."""
    return not re.search(r"  |[{}]|^\s|\s$", text) and ("-move-" in key or text[-1:] in (".", "?", "!"))
