"""How a match looks on the screen: fixed regions, drawn as the viewer sees the position."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from elderwood.cli.boards import board_for
from elderwood.cli.boards.drawing import Marks, recent_things
from elderwood.cli.screens.canvas import Canvas
from elderwood.cli.screens.keys import key_line
from elderwood.cli.screens.prompt import prompt_line
from elderwood.cli.sitting import Sitting
from elderwood.engine.events import SPECTATOR
from elderwood.engine.words import Reason

ROOMY_WIDTH, ROOMY_HEIGHT = 100, 34
SIDE, ROOMY_SIDE = 28, 42
KEYS = [
    ("↵", "choose"),
    ("␣", "finish"),
    ("u", "undo"),
    ("r", "redo"),
    ("k", "cards"),
    ("t", "rules"),
    ("l", "language"),
    ("?", "help"),
    ("q", "quit"),
]
SHORT_KEYS = [key for key in KEYS if key[1] not in ("redo", "cards")]


class MatchPicture(Screen[None]):
    """Shows a sitting; what the player does with it is `MatchScreen`'s."""

    def __init__(self, sitting: Sitting, lang: str) -> None:
        super().__init__()
        self.sitting = sitting
        self.voice = sitting.voice(lang)
        self.board = board_for(sitting.title.name)
        # With several people nobody looks until the curtain was lifted for one of them.
        self.viewer = sitting.people[0] if len(sitting.people) == 1 else SPECTATOR
        self.message = ""

    def compose(self) -> ComposeResult:
        """Lay out the fixed regions (UI-32)."""
        yield Static(id="status")
        yield Static(id="prompt")
        with Horizontal(id="middle"):
            with VerticalScroll(id="field-box", can_focus=False):
                yield Canvas("field")
            with Vertical(id="side"):
                yield Static(id="choices-heading")
                yield OptionList(id="choices", markup=False)
                yield Static(id="notes")
        yield Canvas("hand")
        yield RichLog(id="log", wrap=True)
        yield Static(id="message")
        yield Static(id="keys")

    def on_resize(self) -> None:
        """Draw for another size."""
        self.set_class(self.roomy, "roomy")
        self.draw()

    @property
    def roomy(self) -> bool:
        """Whether there is space for a broad list of choices."""
        return self.size.width >= ROOMY_WIDTH

    def draw(self) -> None:
        """Show the position as the viewer sees it."""
        if not self.is_mounted:
            return
        sitting, voice = self.sitting, self.voice
        view = sitting.view(self.viewer)
        legal = {thing for move in sitting.moves(self.viewer) for thing in sitting.things(self.viewer, move)}
        marks = Marks(legal, recent_things(sitting.recent(self.viewer)))
        width = max(40, self.size.width - (ROOMY_SIDE if self.roomy else SIDE) - 2)
        height = 18 if self.size.height >= ROOMY_HEIGHT else 14
        status = self.board.status(view, voice)
        self.text("status", f"{voice.title_name(view['title'])} · {status}" if self.roomy else status)
        self.draw_prompt()
        self.query_one("#field", Canvas).draw(self.board.field(view, voice, marks, width, height))
        self.query_one("#hand", Canvas).draw(self.board.hand(view, voice, marks, self.size.width - 2))
        self.text("notes", "\n".join(self.board.notes(view, voice, short=not self.roomy)))
        self.draw_choices()
        self.draw_log()
        self.draw_message()
        self.query_one("#keys", Static).update(key_line(voice, KEYS if self.roomy else SHORT_KEYS))

    def text(self, name: str, text: str) -> None:
        """Put a text on a line of the screen."""
        self.query_one(f"#{name}", Static).update(Text(text))

    def draw_prompt(self) -> None:
        """Say whose decision it is and what it is, and frame it when it is the viewer's (UI-2)."""
        mine = self.viewer in self.sitting.position.awaits()
        prompt = self.query_one("#prompt", Static)
        prompt.set_class(mine, "mine")
        prompt.set_class(not mine, "theirs")
        prompt.update(Text(prompt_line(self.sitting, self.voice, self.viewer), "bold" if mine else ""))

    def draw_choices(self) -> None:
        """List the legal moves, the first ten with a number."""
        choices = self.query_one("#choices", OptionList)
        moves = self.sitting.moves(self.viewer)
        options = []
        for number, move in enumerate(moves, 1):
            label = f"{number % 10} " if number <= 10 else "  "
            if self.finishing(move):
                label = "␣ "
            options.append(Option(label + self.voice.move(self.sitting.title, move), id=str(move)))
        choices.clear_options()
        choices.add_options(options)
        if options:
            choices.highlighted = 0
        self.text("choices-heading", self.voice.say("cli-choices-of", count=len(moves)))

    def finishing(self, move: int) -> bool:
        """Say whether a move is the one button pressed with Space."""
        buttons = [other for other in self.sitting.moves(self.viewer) if self.is_button(other)]
        return buttons == [move]

    def is_button(self, move: int) -> bool:
        """Say whether a move touches nothing but a button: a piece that lies on the table is none."""
        thing = self.sitting.things(self.viewer, move)[0]
        return thing.startswith("button:") and thing not in self.query_one("#hand", Canvas).places

    def draw_log(self) -> None:
        """Tell what happened, the newest at the bottom; the last answer's events in bold (UI-6)."""
        log = self.query_one("#log", RichLog)
        log.clear()
        log.write(Text(self.voice.say("cli-commitment", commitment=self.sitting.match.commitment), "dim"))
        told = self.sitting.events(self.viewer)[-100:]
        fresh = len(told) - len(self.sitting.recent(self.viewer))
        for number, event in enumerate(told):
            log.write(Text(self.voice.event(event), "" if number >= fresh else "dim"))

    def draw_message(self) -> None:
        """Show the message, or what undo would take back (UI-17)."""
        text = self.message
        problem = self.sitting.save_problem
        if problem is not None:
            why = problem.strerror or str(problem)
            text = self.voice.say("cli-not-saved", file=str(self.sitting.place), why=why)
        move = self.sitting.undoes()
        if not text and move is not None:
            text = self.voice.say("cli-undo-of", move=self.voice.move(self.sitting.title, move))
        self.text("message", text)

    def tell(self, text: str) -> None:
        """Show a message."""
        self.message = text
        self.draw_message()

    def refuse(self, reason: Reason) -> None:
        """Say why something cannot be done (UI-10)."""
        self.tell(self.voice.reason(reason))
