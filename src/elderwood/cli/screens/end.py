"""The end of a match: how it ended, the score by source, and what next."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from elderwood.cli.sitting import Sitting
from elderwood.cli.voice import Voice


class EndDialog(ModalScreen[str]):
    """Gives back what the player wants next: `new`, `same`, `menu`, `quit`, or "" to look at the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("n", "dismiss('new')", ""),
        ("s", "dismiss('same')", ""),
        ("m", "dismiss('menu')", ""),
        ("q", "dismiss('quit')", ""),
        ("escape", "dismiss('')", ""),
        ("left", "app.focus_previous", ""),
        ("right", "app.focus_next", ""),
    ]

    def __init__(self, sitting: Sitting, voice: Voice) -> None:
        super().__init__()
        self.sitting = sitting
        self.voice = voice

    def compose(self) -> ComposeResult:
        """Lay out the result above the buttons."""
        say = self.voice.say
        with Vertical(classes="dialog wide"):
            yield Static(self.result(), id="result")
            with Horizontal(id="next"):
                yield Button(f"n {say('cli-new-deal')}", id="new", variant="primary")
                yield Button(f"s {say('cli-same-deal')}", id="same")
                yield Button(f"m {say('cli-to-menu')}", id="menu")

    def result(self) -> Text:
        """Tell outcome, score and seed (UI-40)."""
        outcome = self.sitting.outcome
        assert outcome is not None
        people = self.sitting.people
        won = any(outcome.won(seat) for seat in people)
        text = Text(self.voice.say("word-victory" if won else "word-defeat"), "bold green" if won else "bold red")
        text.append("\n" + self.voice.outcome(outcome) + "\n\n", "not bold default")
        for name, parts, score in self.voice.sources(outcome):
            text.append(f"{name}: {score}\n", "bold default")
            for source, points in parts:
                text.append(f"    {source}  {points}\n", "not bold default")
        seed = self.voice.say("cli-seed", seed=self.sitting.match.seed)
        place = self.voice.say("cli-record-kept", file=str(self.sitting.place))
        text.append(f"\n{seed}\n{place}", "not bold dim")
        return text

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Give the choice back."""
        self.dismiss(event.button.id or "")
