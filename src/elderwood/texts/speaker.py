"""A speaker: renders keys and values in one language."""

from collections.abc import Sequence
from typing import Final

from fluent.runtime import FluentBundle

from elderwood.engine.errors import ElderwoodError, RecordError
from elderwood.engine.events import Told
from elderwood.engine.outcome import Outcome
from elderwood.engine.words import Reason, Values
from elderwood.games import find_title
from elderwood.texts.catalogue import LANGUAGES, bundle

# Grammatical forms, as attributes of cards and things: accusative, genitive, with article, "of it";
# out of it, into it, at it.
FORMS: Final = ("acc", "gen", "def", "of", "out", "in", "at")


class Speaker:
    """Speaks one language to one reader. `names` are the people or bots in the seats.

    A strict speaker raises `LookupError` for a text that is missing or lacks a value; any other one falls back to
    English, and then to the key.

    >>> Speaker("en").say("player", {"number": 2})
    'Player 2'
    """

    def __init__(self, lang: str, names: Sequence[str] = (), strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise LookupError(lang)
        self.lang = lang
        self.names = names
        self.strict = strict

    def say(self, key: str, values: Values | None = None) -> str:
        """Render a key; `key.attribute` renders an attribute."""
        given = values or {}
        for lang in (self.lang,) if self.strict else (self.lang, "en"):
            if has(bundle(lang), key):
                return self.render(bundle(lang), key, self.arguments(key, given))
        if self.strict:
            raise LookupError(f"{self.lang}: {key}")
        return key

    def name(self, seat: int) -> str:
        """Return who sits on a seat."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say("player", {"number": seat + 1})

    def card(self, title: str, name: str) -> str:
        """Return a card's name."""
        return self.say(f"{title}-card-{name}")

    def card_text(self, title: str, name: str, face: Values | None = None) -> str:
        """Return what a card does; `face` is what is printed on it in this match (see `Title.faces`)."""
        return self.say(f"{title}-card-{name}-text", face or {})

    def error(self, error: ElderwoodError) -> str:
        """Say what the caller did wrong; for a record also where."""
        text = self.say(error.key, error.values)
        if isinstance(error, RecordError):
            return self.say("error-in-record", {"file": error.file, "line": error.line, "text": text})
        return text

    def reason(self, reason: Reason) -> str:
        """Say why something cannot be done."""
        return self.say(reason.key, reason.values)

    def question(self, key: str, values: Values, viewer: int | None = None) -> str:
        """Put a question to the seat that is asked; tell any other viewer what the table waits for."""
        if viewer is None or viewer == values.get("seat"):
            return self.say(key, values)
        return self.say(key + ".wait", values)

    def event(self, event: Told) -> str:
        """Tell what happened."""
        return self.say(event.key, event.values)

    def move(self, title: str, move: int) -> str:
        """Describe a move."""
        return self.say(*find_title(title).caption(move))

    def option(self, title: str, option: str) -> str:
        """Return an option's label."""
        return self.say(f"{title}-option-{option}")

    def option_hint(self, title: str, option: str) -> str:
        """Return a sentence that explains an option."""
        return self.say(f"{title}-option-{option}.hint")

    def option_value(self, title: str, option: str, value: str) -> str:
        """Return the label of an option's value."""
        return self.say(f"{title}-option-{option}-{value}")

    def outcome(self, title: str, outcome: Outcome) -> str:
        """Say in a sentence how a match ended."""
        return self.say(f"{title}-end-{outcome.how}", outcome.values)

    def score_source(self, title: str, source: str) -> str:
        """Name what a part of the score comes from."""
        return self.say(f"{title}-score-{source}")

    def arguments(self, key: str, values: Values) -> Values:
        """Return the values as a message reads them."""
        title = key.partition("-")[0]
        arguments: Values = {}
        for name, value in values.items():
            if name in ("card", "other"):
                arguments.update(self.forms(name, f"{title}-card-{value}", {}))
            elif name in ("from", "to"):
                arguments.update(self.thing(name, str(value)))
            elif name == "cell":
                arguments.update(self.thing(name, str(value) if value == "forest" else f"cell:{value}"))
            else:
                arguments[name] = "–" if value == "" else value
                if name == "seat":
                    arguments["name"] = self.name(int(value))
        return arguments

    def thing(self, name: str, thing: str) -> Values:
        """Return a thing of the table and its forms."""
        kind, _, number = thing.partition(":")
        if kind == "hand":
            return self.forms(name, "thing-hand", {"seat": int(number)})
        return self.forms(name, f"thing-{kind}", {"id": number})

    def forms(self, name: str, key: str, values: Values) -> Values:
        """Return a text under its name, and its forms under theirs."""
        text = self.say(key, values)
        found: Values = {name: text}
        for form in FORMS:
            attribute = f"{key}.{form}"
            there = has(bundle(self.lang), attribute)
            found[f"{name}_{form}"] = self.say(attribute, values) if there else text
        return found

    def render(self, messages: FluentBundle, key: str, arguments: Values) -> str:
        """Fill a message of a bundle."""
        name, _, attribute = key.partition(".")
        message = messages.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = messages.format_pattern(pattern, arguments)
        if errors and self.strict:
            raise LookupError(f"{self.lang}: {key}: {errors[0]}")
        return str(text)


def has(messages: FluentBundle, key: str) -> bool:
    """Say whether a bundle has a message, or a message with an attribute."""
    name, _, attribute = key.partition(".")
    if not messages.has_message(name):
        return False
    message = messages.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None
