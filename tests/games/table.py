"""What the tables of all titles' tests share: moves in notation, and words for what is asked and told."""

from typing import Any, Generic, Self, TypeVar

from elderwood.engine.course import NOBODY, CoursePosition
from elderwood.engine.events import Log
from elderwood.engine.title import Title

P = TypeVar("P", bound=CoursePosition)


class AnyTable(Generic[P]):
    """A position with the events since it was set up. A title's own table adds the verbs and words of its rules."""

    title: Title

    def __init__(self, position: P) -> None:
        self.position = position
        self.log = Log()

    def play(self, words: str) -> Self:
        """Play answers in notation, whoever is asked; an illegal one fails with its reason."""
        position = self.position
        for word in words.split():
            seat = position.asked
            move = self.title.move(word)
            assert move in position.moves(seat), (word, position.refusal(seat, move), self.moves)
            position.play(seat, move, self.log)
        return self

    @property
    def asks(self) -> str:
        """The question put, without its prefix; `` when the match is over."""
        seat = self.position.asked
        return "" if seat == NOBODY else self.position.question(seat).key.removeprefix(f"{self.title.name}-ask-")

    @property
    def moves(self) -> list[str]:
        """The legal answers in notation."""
        return [self.title.word(move) for move in self.position.moves(self.position.asked)]

    def offers(self, words: str) -> bool:
        """Say whether all these answers are legal now."""
        return set(words.split()) <= set(self.moves)

    def offers_none(self, words: str) -> bool:
        """Say whether none of these answers is legal now."""
        return not set(words.split()) & set(self.moves)

    def refusal(self, word: str) -> str:
        """Say why an answer is refused: the key without its prefix, and the ruling."""
        seat = self.position.asked
        move = self.title.move(word)
        assert move not in self.position.moves(seat), word
        reason = self.position.refusal(seat, move)
        return f"{reason.key.removeprefix(f'{self.title.name}-why-')} {reason.rule}".strip()

    def meant_by(self, thing: str, seat: int = 0) -> list[str]:
        """The moves that a touch of a thing means."""
        position = self.position
        found = [move for move in position.moves(seat) if thing in position.things(seat, move)]
        return [self.title.word(move) for move in found]

    def doubt(self, word: str) -> str:
        """Say why a legal answer looks like a mistake: the key without its prefix, and the ruling; `` if not."""
        seat = self.position.asked
        move = self.title.move(word)
        assert move in self.position.moves(seat), word
        reason = self.position.doubt(seat, move)
        return "" if reason is None else f"{reason.key.removeprefix(f'{self.title.name}-doubt-')} {reason.rule}"

    def told(self, key: str) -> list[dict[str, Any]]:
        """The values of the events of that key so far, public or told to some more fully."""
        wanted = f"{self.title.name}-event-{key}"
        told = [event.values for event in self.log.events if event.key == wanted]
        return told + [event.full_values for event in self.log.events if event.full_key == wanted]
