"""A sitting: one match at this screen, with the people and bots around it. It knows no rules."""

import hashlib
from datetime import UTC, datetime
from pathlib import Path

from elderwood.bots import Bot, bot_names, seen_in
from elderwood.cli import saves
from elderwood.cli.voice import Voice
from elderwood.engine.errors import IllegalMoveError
from elderwood.engine.events import Told, told_to
from elderwood.engine.match import Match, Reach, replay
from elderwood.engine.options import Options
from elderwood.engine.outcome import Outcome
from elderwood.engine.position import Position, View
from elderwood.engine.record import BOT, Record
from elderwood.engine.title import Title
from elderwood.engine.words import Reason
from elderwood.games import find_title
from elderwood.outside import OUTSIDE, OutsideBot, hire, is_outside

PERSON = "person"


class Sitting:
    """A match being played here. Every answer is saved at once."""

    def __init__(self, match: Match, bots: dict[int, str], place: Path | None = None) -> None:
        self.match = match
        self.bot_names = bots
        self.bots: dict[int, Bot] = {
            seat: hire(name, match.title, bot_seed(match.seed, seat)) for seat, name in bots.items()
        }
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.place = place if place is not None else saves.new_save(match)
        self.save_problem: OSError | None = None

    @property
    def title(self) -> Title:
        """The title being played."""
        return self.match.title

    @property
    def position(self) -> Position:
        """The position now."""
        return self.match.position

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        return self.match.position.outcome()

    def names(self) -> list[str]:
        """Return who sits where, as a record notes it."""
        return [BOT + noted(self.bot_names[seat]) if seat in self.bot_names else PERSON for seat in self.seats()]

    def seats(self) -> range:
        """Return all seats."""
        return range(self.match.seats)

    def asked_person(self) -> int | None:
        """Return the person who owes an answer, the first in the order of seats."""
        return next((seat for seat in self.position.awaits() if seat in self.people), None)

    def asked_bot(self) -> int | None:
        """Return a bot that owes an answer."""
        return next((seat for seat in self.position.awaits() if seat in self.bots), None)

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        return self.position.view(seat)

    def moves(self, seat: int) -> list[int]:
        """Return a seat's legal moves, those that press a button last."""
        return sorted(self.position.moves(seat), key=lambda move: self.things(seat, move)[0].startswith("button:"))

    def things(self, seat: int, move: int) -> list[str]:
        """Return the things whose touch means a seat's legal move."""
        return self.position.things(seat, move)

    def moves_on(self, seat: int, thing: str) -> list[int]:
        """Return a seat's legal moves that touch a thing."""
        return [move for move in self.moves(seat) if thing in self.things(seat, move)]

    def has_secrets(self) -> bool:
        """Say whether somebody else at the table knows less, or other things, than the person asked."""
        views = [{**self.view(seat), "seat": 0} for seat in self.seats()]
        return any(view != views[0] for view in views)

    def needs_curtain(self, last: int | None, seat: int) -> bool:
        """Say whether the screen must be covered before a seat looks at it (UI-65)."""
        return len(self.people) > 1 and last != seat and self.has_secrets()

    def play(self, seat: int, move: int) -> None:
        """Play a move and whatever is forced after it."""
        self.match.play(seat, move)
        self.play_forced()
        self.save()
        self.end_programs()

    def end_programs(self) -> None:
        """Tell the programs among the bots how the match ended; one that is left before is ended with this process."""
        end = self.outcome
        for seat, bot in self.bots.items():
            if end is not None and isinstance(bot, OutsideBot):
                bot.end(end, seen_in(self.match, seat).events)

    def faults(self) -> dict[str, object]:
        """Return what the programs among the bots did wrong."""
        return {
            self.bot_names[seat]: {"counts": dict(bot.faults), "last": bot.story}
            for seat, bot in self.bots.items()
            if isinstance(bot, OutsideBot) and bot.faults
        }

    def play_forced(self) -> None:
        """Play a person's only choices within a play already begun, where that tells nobody anything (UI-16)."""
        while True:
            seat = self.asked_person()
            if seat is None or self.position.question(seat).play == self.position.decision:
                return
            moves = self.position.moves(seat)
            if len(moves) != 1 or (self.match.seats > 1 and self.has_secrets()):
                return
            self.match.play(seat, moves[0])

    def think(self) -> tuple[int, int] | None:
        """Return a bot's next answer without playing it, or None when no bot is asked."""
        seat = self.asked_bot()
        if seat is None:
            return None
        return seat, self.bots[seat].answer(seen_in(self.match, seat))

    def play_bots(self) -> None:
        """Let every bot that is asked answer."""
        while (answer := self.think()) is not None:
            self.play(*answer)

    def voice(self, lang: str) -> Voice:
        """Return a voice that speaks of this match."""
        voice = Voice(lang, self.title.name, self.bot_names, self.match.seats)
        voice.faces = self.title.faces(self.match.options)
        return voice

    def doubt(self, seat: int, move: int) -> Reason | None:
        """Return why a legal move should be given twice: the rules doubt it, or it visibly loses (UI-14)."""
        if move not in self.position.moves(seat):
            return None
        reason = self.position.doubt(seat, move)
        return Reason("cli-sure-lose", {}) if reason is None and self.would_lose(seat, move) else reason

    def would_lose(self, seat: int, move: int) -> bool:
        """Say whether a move visibly ends the match without a win: then it is worth asking twice (UI-14).

        Only what the player can see counts: where anything hidden is turned up on the way, the answer is no.
        """
        ahead = self.position.copy()
        ahead.play(seat, move)
        end = ahead.outcome()
        return end is not None and not end.won(seat) and ahead.reveals <= self.position.reveals + 1

    def last_person(self) -> int | None:
        """Return the person who answered last."""
        return next((played.seat for played in reversed(self.match.played) if played.seat in self.people), None)

    def cannot_undo(self) -> Reason | None:
        """Return why the last answer of a person cannot be taken back, or None if it can."""
        seat = self.last_person()
        return Reason("why-no-undo-nothing", {}) if seat is None else self.match.cannot_undo(seat)

    def undoes(self) -> int | None:
        """Return the move that undo would take back."""
        if self.cannot_undo() is not None:
            return None
        return next(played.move for played in reversed(self.match.played) if played.seat in self.people)

    def undo(self) -> None:
        """Take back the last answer of a person, and the forced ones behind it."""
        self.take_back("answer")
        while (seat := self.asked_person()) is not None and len(self.position.moves(seat)) == 1:
            if self.cannot_undo() is not None:
                break
            self.take_back("answer")
        self.save()

    def undo_play(self) -> None:
        """Take back everything since the play of the last person began."""
        self.take_back("play")
        self.save()

    def take_back(self, reach: Reach) -> None:
        reason = self.cannot_undo()
        if reason is not None:
            raise IllegalMoveError(reason)
        seat = self.last_person()
        assert seat is not None
        self.match.undo(seat, reach)

    def redo(self) -> None:
        """Play again what was taken back last, and the forced answers behind it."""
        undone = self.match.undone
        if not undone:
            raise IllegalMoveError(Reason("why-no-redo", {}))
        self.match.redo(undone[-1][0].seat)
        while undone and (seat := self.asked_person()) is not None and len(self.position.moves(seat)) == 1:
            self.match.redo(undone[-1][0].seat)
        self.save()

    def events(self, seat: int) -> list[Told]:
        """Return everything that happened as far as a seat may know it."""
        return told_to(self.match.events, seat)

    def recent(self, seat: int) -> list[Told]:
        """Return what the last answer brought about (UI-6)."""
        return told_to(self.match.played[-1].events if self.match.played else self.match.dealt, seat)

    def record(self) -> Record:
        """Return the record of the match so far."""
        return self.match.record(self.names(), {"date": f"{datetime.now(UTC):%Y-%m-%d}"})

    def save(self) -> None:
        """Write the match to its file. When that fails play goes on; `save_problem` says why."""
        try:
            self.place.parent.mkdir(parents=True, exist_ok=True)
            saves.write_whole(self.place, self.record().text())
            if self.outcome is not None and self.place.parent == saves.saves_folder():
                self.place = saves.retire(self.place)
            self.save_problem = None
        except OSError as error:
            self.save_problem = error


def bot_seed(seed: str, seat: int) -> int:
    """Return the number from which a bot of that seat draws its whims."""
    return int.from_bytes(hashlib.sha256(f"bot {seat} {seed}".encode()).digest()[:4], "big")


def begin(title: Title, seats: int, options: Options, seed: str, bots: dict[int, str]) -> Sitting:
    """Begin a match."""
    return Sitting(Match(title, seats, options, seed), bots)


def noted(bot: str) -> str:
    """Return how a record calls a bot: a command stays out of it, for whoever reads it might run it."""
    return OUTSIDE if is_outside(bot) else bot


def noted_bots(record: Record) -> dict[int, str]:
    """Return the bots that a record of ours notes among its names; for a program the usual bot goes on."""
    usual = bot_names(find_title(record.title))[0]
    names = {seat: name.removeprefix(BOT) for seat, name in enumerate(record.names) if name.startswith(BOT)}
    return {seat: usual if name == OUTSIDE or is_outside(name) else name for seat, name in names.items()}


def resume(record: Record, place: Path | None = None, bots: dict[int, str] | None = None) -> Sitting:
    """Go on with a match by playing its record again."""
    match = replay(find_title(record.title), record)
    return Sitting(match, noted_bots(record) if bots is None else bots, place)
