"""Plain line mode: the match as text, one line a command. Works in a pipe, on a braille display, over a slow line."""

import shutil
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import click

from elderwood.cli import saves
from elderwood.cli.boards import board_for
from elderwood.cli.boards.drawing import Marks, picture, recent_things
from elderwood.cli.failures import UnreadableFileError
from elderwood.cli.hinting import find_hint, hint_lines
from elderwood.cli.sitting import Sitting
from elderwood.cli.things import find_card, find_thing
from elderwood.cli.voice import LANGUAGES, Voice
from elderwood.engine.errors import ElderwoodError, UnknownNameError
from elderwood.texts import pick_language


class LineMode:
    """Plays one sitting over lines of text."""

    def __init__(self, sitting: Sitting, voice: Voice) -> None:
        self.sitting = sitting
        self.voice = voice
        self.board = board_for(sitting.title.name)
        self.viewer: int | None = None
        self.shown = 0
        self.doubted = -1
        self.pictured: list[str] = []
        self.width = min(shutil.get_terminal_size().columns, 100) if sys.stdout.isatty() else 80
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "redo": self.redo,
            "why": self.why,
            "hint": self.hint,
            "card": self.card,
            "save": self.save,
            "rules": self.rules,
            "log": self.log,
            "look": self.look,
            "last": self.last,
            "lang": self.lang,
            "help": self.help,
        }

    def play(self) -> bool:
        """Play until the match is over (True), or the player or the input stops (False)."""
        say = self.voice.say
        click.echo(say("cli-commitment", commitment=self.sitting.match.commitment))
        click.echo(say("status-what-now"))
        self.sitting.save()
        self.tell_save_problem()
        while self.sitting.outcome is None:
            self.sitting.play_bots()
            seat = self.sitting.asked_person()
            if seat is None:
                continue
            self.take_seat(seat)
            self.news()
            self.show()
            if not self.ask(seat):
                click.echo(say("cli-kept", file=str(self.sitting.place)))
                return False
        self.news()
        self.tell_end()
        return True

    def take_seat(self, seat: int) -> None:
        """Hand the screen over; where hands are hidden, behind a curtain."""
        if self.viewer is not None and self.sitting.needs_curtain(self.viewer, seat):
            if sys.stdin.isatty() and sys.stdout.isatty():
                click.clear()
                click.prompt(
                    self.voice.say("status-pass-device", name=self.voice.seat(seat)),
                    default="",
                    show_default=False,
                )
            self.shown = max(0, len(self.sitting.events(seat)) - 12)
        self.viewer = seat

    def news(self) -> None:
        """Tell what happened since the last time."""
        events = self.sitting.events(self.viewer if self.viewer is not None else -1)
        for event in events[self.shown :]:
            click.echo("  " + self.voice.event(event))
        self.shown = len(events)

    def show(self) -> None:
        """Print what is asked; the table before it only where a play begins and it looks different from last time."""
        seat = self.viewer
        assert seat is not None
        position = self.sitting.position
        picture = self.picture(seat)
        if picture != self.pictured and position.question(seat).play == position.decision:
            self.pictured = picture
            click.echo("\n" + "\n".join(picture))
        self.prompt(seat)

    def look(self, _: str = "") -> None:
        """Print the position and the numbered legal moves."""
        seat = self.viewer
        assert seat is not None
        self.pictured = self.picture(seat)
        click.echo("\n" + "\n".join(self.pictured))
        self.prompt(seat)

    def picture(self, seat: int) -> list[str]:
        """Draw the table as a seat sees it."""
        sitting, voice = self.sitting, self.voice
        view = sitting.view(seat)
        legal = {thing for move in sitting.moves(seat) for thing in sitting.things(seat, move)}
        marks = Marks(legal, recent_things(sitting.recent(seat)))
        return picture(self.board, view, voice, marks, self.width)

    def prompt(self, seat: int) -> None:
        """Print the question and the numbered legal moves."""
        sitting, voice = self.sitting, self.voice
        question = sitting.position.question(seat)
        who = f"{voice.seat(seat)}: " if sitting.match.seats > 1 else ""
        click.echo("> " + who + voice.question(question.key, question.values, seat))
        for number, move in enumerate(sitting.moves(seat), 1):
            click.echo(f"{number:3}  {voice.move(sitting.title, move)}  ({sitting.title.word(move)})")

    def last(self, _: str) -> None:
        """Print once more what was decided last."""
        lines = self.board.last(self.sitting.view(self.viewer if self.viewer is not None else -1), self.voice)
        for line in lines or [self.voice.say("cli-nothing-last")]:
            click.echo("\n".join(textwrap.wrap(line, self.width, subsequent_indent="  ")))

    def ask(self, seat: int) -> bool:
        """Read lines until one of them is a move; False when the player or the input stops."""
        decided = len(self.sitting.match.answers)
        while len(self.sitting.match.answers) == decided and self.sitting.asked_person() == seat:
            line = self.read()
            if line is None or line == "quit":
                return False
            if not line:
                continue
            try:
                self.obey(seat, line)
            except ElderwoodError as error:
                click.echo(self.voice.error(error))
            self.tell_save_problem()
        return True

    def read(self) -> str | None:
        """Read a line; None at the end of the input."""
        if sys.stdin.isatty():
            click.echo("? ", nl=False)
        line = sys.stdin.readline()
        return line.strip() if line else None

    def obey(self, seat: int, line: str) -> None:
        """Do what a line says: a command, a number or a move's word."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is not None:
            command(rest.strip())
            return
        moves = self.sitting.moves(seat)
        if line.isdecimal():
            if not 1 <= int(line) <= len(moves):
                click.echo(self.voice.say("cli-no-number", number=line[:12], last=len(moves)))
                return
            move = moves[int(line) - 1]
        elif line in self.sitting.title.words:
            move = self.sitting.title.move(line)
        else:
            raise UnknownNameError("move", line, [self.sitting.title.word(move) for move in moves])
        doubt = self.sitting.doubt(seat, move)
        if doubt is not None and move != self.doubted:
            self.doubted = move
            click.echo(self.voice.reason(doubt) + " " + self.voice.say("cli-again"))
            return
        self.doubted = -1
        self.sitting.play(seat, move)

    def undo(self, _: str) -> None:
        """Take back the last answer."""
        self.sitting.undo()
        self.after_undo("status-undone")

    def redo(self, _: str) -> None:
        """Play again what was taken back."""
        self.sitting.redo()
        self.after_undo("status-redone")

    def after_undo(self, key: str) -> None:
        """Show where the match stands now."""
        click.echo(self.voice.say(key))
        seat = self.sitting.asked_person()
        if seat is not None:
            self.viewer = seat
            self.shown = len(self.sitting.events(seat))

    def why(self, thing: str) -> None:
        """Say why a thing cannot be used, or why a move cannot be played."""
        seat = self.viewer
        assert seat is not None
        if thing in self.sitting.title.words:
            reason = self.sitting.match.refusal(seat, self.sitting.title.move(thing))
        else:
            reason = self.sitting.position.why_not(seat, find_thing(self.sitting, self.voice, thing))
        click.echo(self.voice.say("cli-usable") if reason is None else self.voice.reason(reason))

    def hint(self, _: str) -> None:
        """Print the best moves, with chances and reasons."""
        seat = self.viewer
        assert seat is not None
        title = self.sitting.title
        for line in hint_lines(title, find_hint(title, self.sitting.position, seat), self.voice):
            click.echo(line)

    def card(self, name: str) -> None:
        """Print what a card does."""
        found = find_card(self.sitting, self.voice, self.board, self.viewer or 0, name)
        click.echo(f"{self.voice.card(found)}: {self.voice.card_text(found)}")

    def save(self, file: str) -> None:
        """Write the record to a file of the player's choice."""
        place = Path(file).expanduser() if file else self.sitting.place
        try:
            saves.write_whole(place, self.sitting.record().text())
        except OSError as error:
            raise UnreadableFileError(str(place), error) from error
        click.echo(self.voice.say("status-saved-as", file=str(place)))

    def rules(self, _: str) -> None:
        """Print the rules."""
        click.echo(self.voice.rules(self.sitting.title.name).rstrip())

    def log(self, _: str) -> None:
        """Print everything that happened."""
        for event in self.sitting.events(self.viewer if self.viewer is not None else -1):
            click.echo("  " + self.voice.event(event))

    def lang(self, lang: str) -> None:
        """Go on in another language."""
        if not lang:
            raise UnknownNameError("language", lang, list(LANGUAGES))
        self.voice = self.voice.turned(pick_language(lang))
        self.look()

    def help(self, _: str) -> None:
        """Print the commands."""
        click.echo(self.voice.say("cli-line-help"))

    def tell_save_problem(self) -> None:
        """Warn when the match cannot be saved."""
        problem = self.sitting.save_problem
        if problem is not None:
            why = problem.strerror or str(problem)
            click.echo(self.voice.say("cli-not-saved", file=str(self.sitting.place), why=why), err=True)

    def tell_end(self) -> None:
        """Tell the outcome, the score by source and the seed."""
        outcome = self.sitting.outcome
        assert outcome is not None
        click.echo()
        click.echo(self.voice.outcome(outcome))
        for name, parts, score in self.voice.sources(outcome):
            detail = ", ".join(f"{source} {points}" for source, points in parts)
            click.echo(f"{name}: {score}" + (f" ({detail})" if detail else ""))
        click.echo(self.voice.say("cli-seed", seed=self.sitting.match.seed))
        click.echo(self.voice.say("cli-record-kept", file=str(self.sitting.place)))
