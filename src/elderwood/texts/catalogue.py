"""The languages, their catalogues of messages and their pages of rules, read once from the package."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from elderwood.engine.errors import UnknownNameError

LANGUAGES: Final = ("en", "ru", "fr")
NO_LANGUAGE: Final = ("", "c", "posix")  # what an environment says that names none


def pick_language(text: str) -> str:
    """Return the language that a locale or a language tag names; an unknown one raises `UnknownNameError`.

    >>> pick_language("ru_RU.UTF-8"), pick_language("fr-CA"), pick_language("C.UTF-8")
    ('ru', 'fr', 'en')
    """
    word = re.split(r"[-_.@]", text.strip().lower())[0]
    if word in NO_LANGUAGE:
        return "en"
    if word not in LANGUAGES:
        raise UnknownNameError("language", text, list(LANGUAGES))
    return word


def folder() -> Traversable:
    """Return where the catalogues lie: a folder per language, and one with the pages of rules."""
    return files("elderwood.texts")


def catalogues(lang: str) -> dict[str, str]:
    """Return the text of each catalogue of a language, by file name."""
    texts = {}
    for file in folder().joinpath(lang).iterdir():
        if file.name.endswith(".ftl"):
            texts[file.name] = file.read_text(encoding="utf-8")
    return dict(sorted(texts.items()))


@cache
def bundle(lang: str) -> FluentBundle:
    """Return all messages of a language."""
    messages = FluentBundle([lang], use_isolating=False)
    for text in catalogues(lang).values():
        messages.add_resource(FluentResource(text))
    return messages


def rules(title: str, lang: str) -> str:
    """Return a title's rules in a language, as Markdown; every ruling stands under its number, as in [R41]."""
    return folder().joinpath("rules", f"{title}.{lang}.md").read_text(encoding="utf-8")
