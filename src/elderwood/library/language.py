"""The language in which the library speaks to its caller: one for all that is said, unless a call asks for another."""

from collections.abc import Iterator
from contextlib import contextmanager

from elderwood.engine.errors import ElderwoodError, IllegalMoveError
from elderwood.engine.words import Reason, Values
from elderwood.texts import Speaker, pick_language

_spoken = ["en"]


def language(lang: str | None = None) -> str:
    """Return the language that is spoken, after changing it if one is given.

    >>> language("fr"), language(), language("en")
    ('fr', 'fr', 'en')
    """
    if lang is not None:
        with sentences():
            _spoken[0] = pick_language(lang)
    return _spoken[0]


def speaker(lang: str | None = None) -> Speaker:
    """Return a speaker of a language, or of the one that is spoken."""
    return Speaker(language() if lang is None else pick_language(lang))


def reason_text(reason: Reason, lang: str | None = None) -> str:
    """Say a reason, with the number of the ruling behind it."""
    text = speaker(lang).reason(reason)
    return f"{text} [{reason.rule}]" if reason.rule else text


@contextmanager
def sentences(lang: str | None = None) -> Iterator[None]:
    """Let every error that passes say in a sentence what is wrong."""
    try:
        yield
    except ElderwoodError as error:
        if isinstance(error, IllegalMoveError):
            error.sentence = reason_text(error.reason, lang)
        else:
            error.sentence = speaker(lang).error(error)
        raise


class Sentence(str):
    """What happened, as a text; `key` and `values` are what the rules said."""

    key: str
    values: Values

    def __new__(cls, text: str, key: str = "", values: Values | None = None) -> "Sentence":
        sentence = super().__new__(cls, text)
        sentence.key = key
        sentence.values = {} if values is None else values
        return sentence
