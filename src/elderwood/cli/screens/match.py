"""The match on the screen, played: keys, mouse and choices become moves."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import events, work
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import OptionList

from elderwood.cli import saves
from elderwood.cli.hinting import find_hint, hint_lines
from elderwood.cli.screens.canvas import Canvas
from elderwood.cli.screens.dialogs import CardsDialog, Curtain, FileDialog, TextDialog
from elderwood.cli.screens.end import EndDialog
from elderwood.cli.screens.picture import MatchPicture
from elderwood.cli.sitting import Sitting
from elderwood.cli.voice import next_language
from elderwood.engine.errors import ElderwoodError
from elderwood.engine.words import Reason

if TYPE_CHECKING:
    from elderwood.cli.screens.app import ElderwoodApp


class MatchScreen(MatchPicture):
    """Plays one sitting."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "finish", priority=True),
        ("u", "undo", ""),
        ("U", "undo_play", ""),
        ("r", "redo", ""),
        ("l,f2", "language", ""),
        ("t,f1", "rules", ""),
        ("k", "cards", ""),
        ("g", "log", ""),
        ("i", "hint", ""),
        ("s", "save", ""),
        ("m", "menu", ""),
        ("q", "app.quit", ""),
        ("question_mark", "help", ""),
    ]

    app: "ElderwoodApp"

    def __init__(self, sitting: Sitting, lang: str) -> None:
        super().__init__(sitting, lang)
        self.column = ""  # the first half of a cell being typed
        self.doubted = -1  # the move that must be given twice

    def on_mount(self) -> None:
        """Begin to play."""
        self.query_one("#log").can_focus = False
        self.query_one("#choices").focus()
        self.sitting.save()
        self.go_on()

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let the bots answer, hand the screen to the next person, or end."""
        sitting = self.sitting
        while sitting.outcome is None and sitting.asked_person() is None:
            self.draw()
            answer = await asyncio.to_thread(sitting.think)
            assert answer is not None
            sitting.play(*answer)
        seat = sitting.asked_person()
        if seat is not None and seat != self.viewer:
            if sitting.needs_curtain(self.viewer, seat):
                await self.app.push_screen_wait(Curtain(self.voice, seat))
            self.viewer = seat
        self.draw()
        if sitting.outcome is not None:
            await self.end()

    async def end(self) -> None:
        """Show the end and do what the player wants next."""
        wish = await self.app.push_screen_wait(EndDialog(self.sitting, self.voice))
        if wish in ("new", "same"):
            self.app.play_again(wish == "same")
        elif wish == "menu":
            self.app.show_menu()
        elif wish == "quit":
            self.app.exit()

    def play(self, move: int) -> None:
        """Play a move of the viewer; one that looks like a mistake must be given twice."""
        if self.viewer not in self.sitting.position.awaits():
            return
        doubt = self.sitting.doubt(self.viewer, move)
        if move != self.doubted and doubt is not None:
            self.doubted = move
            self.tell(self.voice.reason(doubt) + " " + self.voice.say("cli-again-key"))
            return
        self.doubted = -1
        self.message = ""
        self.sitting.play(self.viewer, move)
        self.go_on()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Play the choice."""
        event.stop()
        self.play(int(event.option_id or 0))

    def on_canvas_chosen(self, event: Canvas.Chosen) -> None:
        """Play the one move on a thing, offer several, or say why there is none."""
        event.stop()
        self.choose(event.thing)

    def choose(self, thing: str) -> None:
        """Play the one move on a thing, offer several, or say why there is none."""
        if self.viewer not in self.sitting.position.awaits():
            return
        moves = self.sitting.moves_on(self.viewer, thing)
        if len(moves) == 1:
            self.play(moves[0])
        elif moves:
            choices = self.query_one("#choices", OptionList)
            choices.highlighted = choices.get_option_index(str(moves[0]))
            choices.focus()
            self.tell(self.voice.say("cli-chosen", thing=thing.partition(":")[2]))
        else:
            reason = self.sitting.position.why_not(self.viewer, thing)
            assert reason is not None
            self.refuse(reason)

    def on_canvas_left(self, event: Canvas.Left) -> None:
        """Scroll a field that is larger than the screen, or carry the cursor on to the neighbouring region."""
        event.stop()
        box = self.query_one("#field-box", VerticalScroll)
        below = event.direction == "down" and box.scroll_y < box.max_scroll_y
        above = event.direction == "up" and box.scroll_y > 0
        if event.canvas.id == "field" and (below or above):
            box.scroll_relative(y=3 if below else -3, animate=False)
            return
        if event.canvas.id == "field":
            goal = {"down": "hand", "right": "choices"}.get(event.direction)
        else:
            goal = {"up": "field", "down": "choices"}.get(event.direction)
        if goal:
            self.query_one(f"#{goal}").focus()

    def on_descendant_focus(self) -> None:
        """Mark the list of choices while it has the focus."""
        heading = self.query_one("#choices-heading")
        heading.set_class(self.query_one("#choices").has_focus, "focused")

    def on_key(self, event: events.Key) -> None:
        """Read numbers and the two halves of a cell's name."""
        character = event.character or ""
        moves = self.sitting.moves(self.viewer)
        if event.key == "left" and self.query_one("#choices").has_focus:
            self.query_one("#field").focus()
        elif self.column and self.known(self.column + character):
            self.choose("cell:" + self.column + character)
            self.column = ""
        elif character.isdecimal():
            number = int(character) or 10
            if number <= len(moves):
                self.play(moves[number - 1])
        elif character and any(thing.startswith("cell:" + character) for thing in self.field_things()):
            self.column = character
            self.tell(character + " …")
            return
        self.column = ""

    def field_things(self) -> list[str]:
        """Return the things drawn on the field."""
        return list(self.query_one("#field", Canvas).places)

    def known(self, cell: str) -> bool:
        """Say whether the field has a cell of that name."""
        return "cell:" + cell in self.field_things()

    def action_finish(self) -> None:
        """Press the one button there is; after the end, ask again what next."""
        if self.sitting.outcome is not None:
            self.go_on()
            return
        buttons = [move for move in self.sitting.moves(self.viewer) if self.is_button(move)]
        if len(buttons) == 1:
            self.play(buttons[0])
        else:
            self.refuse(Reason("why-not-asked", {}))

    def action_undo(self) -> None:
        """Take the last answer back."""
        self.attempt(self.sitting.undo, "status-undone")

    def action_undo_play(self) -> None:
        """Take the whole play back."""
        self.attempt(self.sitting.undo_play, "status-undone")

    def action_redo(self) -> None:
        """Play again what was taken back."""
        self.attempt(self.sitting.redo, "status-redone")

    def attempt(self, deed: Callable[[], None], key: str) -> None:
        """Do something that the match may refuse."""
        try:
            deed()
            self.message = self.voice.say(key)
        except ElderwoodError as error:
            self.message = self.voice.error(error)
        self.go_on()

    def action_language(self) -> None:
        """Go on in the next language."""
        self.app.lang = next_language(self.voice.lang)
        self.voice = self.voice.turned(self.app.lang)
        self.message = self.voice.say(f"settings-language-{self.voice.lang}")
        self.draw()

    def action_rules(self) -> None:
        """Open the rules."""
        name = self.sitting.title.name
        try:
            text = self.voice.rules(name)
        except ElderwoodError as error:
            self.tell(self.voice.error(error))
            return
        self.app.push_screen(TextDialog(self.voice.title_name(name), text, self.voice.say("cli-close"), True))

    def action_help(self) -> None:
        """List the keys (UI-53)."""
        heading = self.voice.say("action-help")
        self.app.push_screen(TextDialog(heading, self.voice.say("cli-help"), self.voice.say("cli-close")))

    def action_log(self) -> None:
        """Open the whole log."""
        lines = [self.voice.event(event) for event in self.sitting.events(self.viewer)]
        heading = self.voice.say("word-log")
        self.app.push_screen(TextDialog(heading, "\n".join(reversed(lines)), self.voice.say("cli-close")))

    def action_cards(self) -> None:
        """Open the texts of the cards, the one under the cursor first (UI-23)."""
        view = self.sitting.view(self.viewer)
        cards = [card for card in self.board.cards(view) if self.voice.has_card(card)]
        thing = next((canvas.cursor for canvas in self.query(Canvas) if canvas.has_focus), "")
        first = self.board.card_on(view, thing)
        self.app.push_screen(CardsDialog(self.voice, cards, first))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Think, then open the best moves; a question that is no longer put has no hint."""
        seat, decision, title = self.viewer, self.sitting.position.decision, self.sitting.title
        if seat not in self.sitting.position.awaits():
            self.refuse(Reason("why-not-asked", {}))
            return
        self.tell(self.voice.say("cli-hint-thinking"))
        try:
            told = await asyncio.to_thread(find_hint, title, self.sitting.position, seat)
        except ElderwoodError as error:
            self.tell(self.voice.error(error))
            return
        self.tell("")
        if self.sitting.position.decision == decision and self.viewer == seat:
            text = "\n".join(hint_lines(title, told, self.voice))
            self.app.push_screen(TextDialog(self.voice.say("cli-hint"), text, self.voice.say("cli-close")))

    @work
    async def action_save(self) -> None:
        """Save to a file of the player's own."""
        file = await self.app.push_screen_wait(FileDialog(self.voice.say("action-save"), self.sitting.place.name))
        if not file:
            return
        try:
            saves.write_whole(Path(file).expanduser(), self.sitting.record().text())
            self.tell(self.voice.say("status-saved-as", file=file))
        except OSError as error:
            why = error.strerror or str(error)
            self.tell(self.voice.say("cli-not-saved", file=file, why=why))

    def action_menu(self) -> None:
        """Leave the match for the menu; it is saved."""
        self.app.show_menu()
