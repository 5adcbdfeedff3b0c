"""The client's own words: the same in every language, none missing, none forgotten."""

import re
from pathlib import Path

import pytest

import elderwood.cli
from elderwood.cli import entry
from elderwood.cli.voice import Voice
from elderwood.texts import LANGUAGES

FOLDER = Path(elderwood.cli.__file__).parent
SOURCE = "".join(file.read_text(encoding="utf-8") for file in sorted(FOLDER.rglob("*.py")))
# Keys that the source puts together from parts.
BUILT = ("cli-key-", "cli-verify-", "cli-visit-", "cli-sylvion-short-", "cli-sylvion-note-", "cli-error-unknown-")


def words(lang: str) -> dict[str, set[str]]:
    """Return each key of a language with the values it speaks of."""
    text = (FOLDER / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    entries = re.findall(r"^(cli-[a-z-]+) =((?:.*)(?:\n +.*)*)", text, re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", body)) for key, body in entries}


def test_every_language_is_offered_on_the_command_line() -> None:
    assert entry.LANGUAGES == LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_words_and_values(lang: str) -> None:
    assert words(lang) == words("en")


def test_every_word_named_in_the_source_exists() -> None:
    named = set(re.findall(r"""["'](cli-[a-z-]*[a-z])["']""", SOURCE))
    assert named <= set(words("en"))


def test_no_word_is_forgotten() -> None:
    named = set(re.findall(r"""["'](cli-[a-z-]*[a-z])["']""", SOURCE))
    assert [key for key in words("en") if key not in named and not key.startswith(BUILT)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_can_be_said(lang: str) -> None:
    for key, values in words(lang).items():
        said = Voice(lang).say(key, **dict.fromkeys(values, 2))
        assert said
        assert "{" not in said
