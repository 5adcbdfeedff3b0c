"""The screens laid over a match: texts to read, cards, a file to save to, the curtain."""

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Markdown, OptionList, Static
from textual.widgets.option_list import Option

from elderwood.cli.voice import Voice


class TextDialog(ModalScreen[None]):
    """A text to read: keys, log, rules."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,question_mark,enter", "dismiss", "")]

    def __init__(self, heading: str, text: str, footer: str, markdown: bool = False) -> None:
        super().__init__()
        self.heading = heading
        self.text = text
        self.footer = footer
        self.markdown = markdown

    def compose(self) -> ComposeResult:
        """Lay out heading, text and footer."""
        with Vertical(classes="dialog wide"):
            yield Static(Text(self.heading, "bold"), classes="heading")
            with VerticalScroll():
                yield Markdown(self.text) if self.markdown else Static(Text(self.text))
            yield Static(Text(self.footer, "dim"))


class CardsDialog(ModalScreen[None]):
    """Every card in sight with its text."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,k", "dismiss", "")]

    def __init__(self, voice: Voice, cards: list[str], first: str) -> None:
        super().__init__()
        self.voice = voice
        self.cards = [first, *(card for card in cards if card != first)] if first else cards

    def compose(self) -> ComposeResult:
        """List the cards above the text of the one under the cursor."""
        with Vertical(classes="dialog wide"):
            yield Static(Text(self.voice.say("cli-cards"), "bold"), classes="heading")
            yield OptionList(*(Option(self.voice.card(card), id=card) for card in self.cards))
            yield Static(id="card-text")
            yield Static(Text(self.voice.say("cli-close"), "dim"))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the card's text."""
        card = event.option_id or ""
        text = Text(self.voice.card(card), "bold")
        text.append("\n" + self.voice.card_text(card), "not bold")
        self.query_one("#card-text", Static).update(text)


class FileDialog(ModalScreen[str]):
    """Asks for a file to save to; "" when the player thinks better of it."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "cancel", "")]

    def __init__(self, heading: str, file: str) -> None:
        super().__init__()
        self.heading = heading
        self.file = file

    def compose(self) -> ComposeResult:
        """Lay out a line to write on."""
        with Vertical(classes="dialog"):
            yield Static(Text(self.heading, "bold"), classes="heading")
            yield Input(self.file)

    def action_cancel(self) -> None:
        """Save nothing."""
        self.dismiss("")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Give the file back."""
        self.dismiss(event.value.strip())


class Curtain(Screen[None]):
    """Covers everything until the next player is alone with the screen (UI-65)."""

    def __init__(self, voice: Voice, seat: int) -> None:
        super().__init__()
        self.voice = voice
        self.seat = seat

    def compose(self) -> ComposeResult:
        """Name who comes next."""
        text = Text(self.voice.say("status-pass-device", name=self.voice.seat(self.seat)), "bold")
        text.append("\n\n" + self.voice.say("cli-curtain-key"), "not bold")
        with Vertical(classes="dialog"):
            yield Static(text)

    def on_key(self, event: events.Key) -> None:
        """Lift the curtain."""
        if event.key in ("enter", "space"):
            event.stop()
            self.dismiss()

    def on_click(self) -> None:
        """Lift the curtain."""
        self.dismiss()
