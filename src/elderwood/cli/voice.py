"""The client's voice: a speaker for what the rules say, and the client's own words beside it."""

import os
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from elderwood.bots.people import called
from elderwood.cli.failures import CommandError
from elderwood.engine.errors import ElderwoodError, UnknownNameError
from elderwood.engine.events import Told
from elderwood.engine.outcome import Outcome
from elderwood.engine.title import Title
from elderwood.engine.words import Reason, Values
from elderwood.texts import LANGUAGES as LANGUAGES
from elderwood.texts import Speaker, pick_language, rules

OWN = "cli-"


def environment_language() -> str:
    """Return the language of LC_ALL, LC_MESSAGES or LANG, the first that is set; English where we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := os.environ.get(name):
            try:
                return pick_language(locale)
            except UnknownNameError:
                return "en"
    return "en"


def next_language(lang: str) -> str:
    """Return the language after this one, all around."""
    return LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]


@cache
def own_words(lang: str) -> FluentBundle:
    """Return the client's own words in a language."""
    words = FluentBundle([lang], use_isolating=False)
    text = files("elderwood.cli").joinpath("words", f"{lang}.ftl").read_text(encoding="utf-8")
    words.add_resource(FluentResource(text))
    return words


class Voice:
    """Speaks one language about one title. `bots` are the names of the bots by seat, `faces` what is printed on the
    cards of the match."""

    def __init__(self, lang: str, title: str = "", bots: dict[int, str] | None = None, seats: int = 0) -> None:
        self.lang = lang
        self.title = title
        self.bots = bots or {}
        self.seats = seats
        self.faces: dict[str, Values] = {}
        self.speaker = Speaker(lang, [self.bot_name(seat) for seat in range(seats)])
        self.spoken: dict[tuple[object, ...], str] = {}

    def bot_name(self, seat: int) -> str:
        """Name the bot on a seat, by number where several are alike; people have no name of their own."""
        bot = called(self.title, self.bots.get(seat, ""))
        if [called(self.title, other) for other in self.bots.values()].count(bot) > 1:
            return self.say("cli-bot", bot=f"{bot} {seat + 1}")
        return self.say("cli-bot", bot=bot) if bot else ""

    def turned(self, lang: str) -> "Voice":
        """Return a voice that says the same in another language (UI-60)."""
        voice = Voice(lang, self.title, self.bots, self.seats)
        voice.faces = self.faces
        return voice

    def say(self, key: str, **values: str | int) -> str:
        """Render a key, the client's own or one of the shared ones."""
        if not key.startswith(OWN):
            return self.recall(key, values)
        words = own_words(self.lang)
        pattern = words.get_message(key).value
        assert pattern is not None, key
        return str(words.format_pattern(pattern, values)[0])

    def recall(self, key: str, values: Values) -> str:
        """Render a shared key, or remember how: a screen says the same things at every move."""
        what = (key, *values.items())
        text = self.spoken.get(what)
        if text is None:
            text = self.spoken[what] = self.speaker.say(key, values)
        return text

    def seat(self, seat: int) -> str:
        """Return who sits on a seat."""
        return self.speaker.name(seat)

    def card(self, name: str) -> str:
        """Return a card's name."""
        return self.recall(f"{self.title}-card-{name}", {})

    def has_card(self, name: str) -> bool:
        """Say whether the title has a card of that name."""
        return self.card(name) != f"{self.title}-card-{name}"

    def card_text(self, name: str) -> str:
        """Return what a card does."""
        return self.speaker.card_text(self.title, name, self.faces.get(name))

    def question(self, key: str, values: Values, viewer: int) -> str:
        """Put a question to who is asked, or tell the viewer what the table waits for."""
        return self.speaker.question(key, values, viewer)

    def event(self, event: Told) -> str:
        """Tell what happened."""
        return self.recall(event.key, event.values)

    def move(self, title: Title, move: int) -> str:
        """Describe a move of a title."""
        return self.recall(*title.caption(move))

    def reason(self, reason: Reason) -> str:
        """Say why something cannot be done, with the number of the ruling."""
        text = self.say(reason.key, **reason.values)
        return f"{text} [{reason.rule}]" if reason.rule else text

    def error(self, error: ElderwoodError) -> str:
        """Say what the caller did wrong."""
        return self.say(error.key, **error.values)

    def outcome(self, outcome: Outcome) -> str:
        """Say how a match ended."""
        return self.speaker.outcome(self.title, outcome)

    def sources(self, outcome: Outcome) -> list[tuple[str, list[tuple[str, int]], int]]:
        """Return, seat by seat, its name, its score source by source, and the sum."""
        return [
            (
                self.seat(seat),
                [(self.speaker.score_source(self.title, source), points) for source, points in parts.items()],
                outcome.scores[seat],
            )
            for seat, parts in enumerate(outcome.sources)
        ]

    def title_name(self, title: str) -> str:
        """Return a title's name."""
        return self.speaker.say(f"{title}-title")

    def rules(self, title: str) -> str:
        """Return a title's rules as Markdown."""
        try:
            return rules(title, self.lang)
        except FileNotFoundError as error:
            raise CommandError("cli-error-no-rules", {"title": self.title_name(title)}) from error

    def tagline(self, title: str) -> str:
        """Return a sentence about a title."""
        return self.speaker.say(f"{title}-tagline")
