"""The application: which screen is shown, and in which language."""

import secrets
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from elderwood.cli.failures import INTERRUPTED
from elderwood.cli.screens.match import MatchScreen
from elderwood.cli.screens.menu import MenuScreen
from elderwood.cli.sitting import Sitting, begin
from elderwood.cli.voice import Voice


class ElderwoodApp(App[None]):
    """The terminal client."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Elderwood"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", priority=True)]

    def __init__(self, lang: str, sitting: Sitting | None = None) -> None:
        super().__init__()
        self.lang = lang
        self.sitting = sitting

    def on_mount(self) -> None:
        """Begin with the match that was asked for, or with the menu."""
        if self.sitting is None:
            self.show_menu()
        else:
            self.show_match(self.sitting)

    def show_menu(self) -> None:
        """Let the player choose a title or a saved match."""
        self.show(MenuScreen(Voice(self.lang)))

    def show_match(self, sitting: Sitting) -> None:
        """Play a match."""
        self.sitting = sitting
        self.show(MatchScreen(sitting, self.lang))

    def show(self, screen: MenuScreen | MatchScreen) -> None:
        """Put a screen in the place of the last one."""
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def play_again(self, same: bool) -> None:
        """Play the same title and options again, with the same deal or a new one."""
        last = self.sitting
        assert last is not None
        seed = last.match.seed if same else secrets.token_hex(16)
        self.show_match(begin(last.title, last.match.seats, last.match.options, seed, last.bot_names))

    def action_interrupt(self) -> None:
        """Leave at once; the match is saved."""
        self.exit(return_code=INTERRUPTED)

    def farewell(self) -> list[str]:
        """Return what to print on the terminal when the screen is gone."""
        sitting = self.sitting
        if sitting is None:
            return []
        voice = sitting.voice(self.lang)
        if sitting.outcome is None:
            return [voice.say("cli-kept", file=str(sitting.place))]
        return [
            voice.outcome(sitting.outcome),
            voice.say("cli-seed", seed=sitting.match.seed),
            voice.say("cli-record-kept", file=str(sitting.place)),
        ]
