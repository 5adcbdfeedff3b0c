"""The menu of titles and saved matches, and the setting up of a match."""

import secrets
from typing import TYPE_CHECKING, ClassVar, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from elderwood.bots import bot_names
from elderwood.bots.people import called
from elderwood.cli import saves
from elderwood.cli.screens.dialogs import TextDialog
from elderwood.cli.screens.keys import key_line
from elderwood.cli.sitting import begin, resume
from elderwood.cli.voice import Voice, next_language
from elderwood.engine.errors import ElderwoodError
from elderwood.engine.options import Options
from elderwood.engine.title import Title
from elderwood.games import TITLES, find_title

if TYPE_CHECKING:
    from elderwood.cli.screens.app import ElderwoodApp

Value = TypeVar("Value")


class MenuScreen(Screen[None]):
    """Chooses a title or a match to go on with."""

    BINDINGS: ClassVar[list[BindingType]] = [("q,escape", "app.quit", ""), ("l,f2", "language", "")]

    app: "ElderwoodApp"

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self.voice = voice
        self.saves = saves.saved_matches()

    def compose(self) -> ComposeResult:
        """Lay out a list with a hint below."""
        yield Static(id="menu-heading")
        yield OptionList(id="menu-list", markup=False)
        yield Static(id="menu-hint")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Fill the list."""
        self.draw()

    def draw(self) -> None:
        """List the titles, then the matches not over yet; tell of broken ones."""
        voice = self.voice
        self.query_one("#menu-heading", Static).update(Text("Elderwood · " + voice.say("cli-menu")))
        menu = self.query_one("#menu-list", OptionList)
        menu.clear_options()
        for title in TITLES:
            text = Text.assemble((voice.title_name(title.name), "bold"), "\n", voice.tagline(title.name))
            menu.add_option(Option(text, id=f"title:{title.name}"))
        menu.add_option(Option(Text("\n" + voice.say("cli-menu-saved"), "italic"), disabled=True))
        good = [number for number, save in enumerate(self.saves) if save.record is not None]
        for number in good:
            menu.add_option(Option(Text(self.save_line(number)), id=f"save:{number}"))
        if not good:
            menu.add_option(Option(Text(voice.say("cli-menu-none"), "dim"), disabled=True))
        menu.highlighted = 0
        menu.focus()
        broken = [
            voice.say("cli-save-broken", file=str(save.place), why=voice.error(save.error))
            for save in self.saves
            if save.error is not None
        ]
        self.query_one("#menu-hint", Static).update(Text("\n".join(broken), "bold"))
        keys = [("↵", "choose"), ("l", "language"), ("q", "quit")]
        self.query_one("#keys", Static).update(key_line(voice, keys))

    def save_line(self, number: int) -> str:
        """Describe a saved match on one line."""
        record = self.saves[number].record
        assert record is not None
        title = find_title(record.title)
        changed = [
            f"{self.voice.speaker.option(title.name, option.name)}: "
            + self.voice.speaker.option_value(title.name, option.name, record.options[option.name])
            for option in title.options
            if record.options.get(option.name, option.default) != option.default
        ]
        parts = [self.voice.title_name(title.name), record.notes.get("date", ""), *changed]
        return " · ".join(part for part in [*parts, f"{self.voice.say('word-moves')} {len(record.answers)}"] if part)

    def on_screen_resume(self) -> None:
        """Follow a language that was chosen on another screen."""
        if self.voice.lang != self.app.lang:
            self.voice = self.voice.turned(self.app.lang)
            self.draw()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Set up a match of the title, or go on with the save."""
        kind, _, name = (event.option_id or "").partition(":")
        if kind == "title":
            self.app.push_screen(SetupScreen(self.voice.turned(self.voice.lang), find_title(name)))
            return
        save = self.saves[int(name)]
        assert save.record is not None
        self.app.show_match(resume(save.record, save.place))

    def action_language(self) -> None:
        """Go on in the next language."""
        self.app.lang = next_language(self.voice.lang)
        self.voice = self.voice.turned(self.app.lang)
        self.draw()


class SetupScreen(Screen[None]):
    """Chooses players, bots and options: each line shows a value, Enter or the arrows change it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q", "dismiss", ""),
        ("l,f2", "language", ""),
        ("t,f1", "rules", ""),
    ]

    app: "ElderwoodApp"

    def __init__(self, voice: Voice, title: Title) -> None:
        super().__init__()
        self.voice = Voice(voice.lang, title.name)
        self.title_played = title
        self.seats = title.usual
        self.bots = self.others()
        self.options: Options = {option.name: option.default for option in title.options}

    def others(self) -> dict[int, str]:
        """Return a bot for every seat but the first: whoever sets up a match alone wants somebody to play with."""
        return dict.fromkeys(range(1, self.seats), bot_names(self.title_played)[0])

    def compose(self) -> ComposeResult:
        """Lay out the lines above a place for the seed."""
        yield Static(id="menu-heading")
        yield OptionList(id="menu-list", markup=False)
        yield Static(id="menu-hint")
        yield Input(id="seed")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Fill the list."""
        self.draw()
        self.query_one("#menu-list").focus()

    def rows(self) -> list[tuple[str, str]]:
        """Return the lines: an id and a text."""
        voice, name = self.voice, self.title_played.name
        rows = [("start", "▶ " + voice.say("cli-setup-start"))]
        if self.title_played.fewest != self.title_played.most:
            rows.append(("players", f"{voice.say('cli-setup-players')}: {self.seats}"))
        for seat in range(self.seats if self.seats > 1 else 0):
            sitter = self.bots.get(seat)
            who = (
                voice.say("cli-bot", bot=called(self.title_played.name, sitter))
                if sitter
                else voice.say("cli-setup-person")
            )
            rows.append((f"seat:{seat}", f"{voice.seat(seat)}: {who}"))
        for option in sorted(self.title_played.options, key=lambda option: option.house):
            if option.applies(self.options, self.seats):
                value = voice.speaker.option_value(name, option.name, self.options[option.name])
                mark = "  · " if option.house else ""
                rows.append((f"option:{option.name}", f"{mark}{voice.speaker.option(name, option.name)}: {value}"))
        return rows

    def draw(self) -> None:
        """Show the lines; the cursor stays where it is."""
        voice = self.voice
        self.query_one("#menu-heading", Static).update(Text(voice.title_name(self.title_played.name)))
        menu = self.query_one("#menu-list", OptionList)
        at = menu.highlighted or 0
        menu.clear_options()
        menu.add_options([Option(text, id=name) for name, text in self.rows()])
        menu.highlighted = min(at, menu.option_count - 1)
        self.query_one("#seed", Input).placeholder = voice.say("cli-setup-seed")
        keys = [("↵ ← →", "choose"), ("t", "rules"), ("l", "language"), ("Esc", "menu")]
        self.query_one("#keys", Static).update(key_line(voice, keys))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Explain the option under the cursor."""
        kind, _, name = (event.option_id or "").partition(":")
        hint = self.voice.speaker.option_hint(self.title_played.name, name) if kind == "option" else ""
        if kind == "start":
            hint = self.voice.tagline(self.title_played.name)
        self.query_one("#menu-hint", Static).update(Text(hint))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Begin, or change the line."""
        if event.option_id == "start":
            self.start()
        else:
            self.change(event.option_id or "", 1)

    def on_input_submitted(self) -> None:
        """Begin."""
        self.start()

    def on_key(self, event: events.Key) -> None:
        """Change the line under the cursor with the arrows."""
        menu = self.query_one("#menu-list", OptionList)
        if event.key in ("left", "right") and menu.has_focus and menu.highlighted is not None:
            self.change(menu.get_option_at_index(menu.highlighted).id or "", 1 if event.key == "right" else -1)

    def change(self, line: str, step: int) -> None:
        """Take the next or the last value of a line."""
        kind, _, name = line.partition(":")
        if kind == "players":
            seats = list(range(self.title_played.fewest, self.title_played.most + 1))
            self.seats = turn(seats, self.seats, step)
            self.bots = self.others()
        elif kind == "seat":
            seat = int(name)
            sitter = turn(["", *bot_names(self.title_played)], self.bots.get(seat, ""), step)
            self.bots.pop(seat, None)
            if sitter and len(self.bots) < self.seats - 1:
                self.bots[seat] = sitter
        elif kind == "option":
            option = next(option for option in self.title_played.options if option.name == name)
            self.options[name] = turn(option.values, self.options[name], step)
        for option in self.title_played.options:
            if not option.applies(self.options, self.seats):
                self.options[option.name] = option.default
        self.draw()

    def start(self) -> None:
        """Begin the match, or say what is wrong with the seed."""
        seed = self.query_one("#seed", Input).value.strip() or secrets.token_hex(16)
        try:
            sitting = begin(self.title_played, self.seats, self.options, seed, self.bots)
        except ElderwoodError as error:
            self.query_one("#menu-hint", Static).update(Text(self.voice.error(error), "bold"))
            return
        app = self.app
        self.dismiss()
        app.call_later(app.show_match, sitting)

    def action_language(self) -> None:
        """Go on in the next language."""
        self.app.lang = next_language(self.voice.lang)
        self.voice = self.voice.turned(self.app.lang)
        self.draw()

    def action_rules(self) -> None:
        """Open the rules."""
        name = self.title_played.name
        try:
            text = self.voice.rules(name)
        except ElderwoodError as error:
            self.query_one("#menu-hint", Static).update(Text(self.voice.error(error), "bold"))
            return
        self.app.push_screen(TextDialog(self.voice.title_name(name), text, self.voice.say("cli-close"), True))


def turn(values: list[Value], value: Value, step: int) -> Value:
    """Return the value a step further on, all around."""
    return values[(values.index(value) + step) % len(values)]
