"""The catalogues: whole, alike in all languages, and written in their own letters."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from elderwood.engine.options import settle
from elderwood.games import TITLES, find_title
from elderwood.texts import FORMS, LANGUAGES, Speaker
from elderwood.texts.catalogue import catalogues
from tests.texts.saying import endings, every_key, known_keys, said_keys, written_keys

NARROW_SPACE = "\u202f"
# Words that are written in Latin letters in Russian too: names of cells, letters of cards, commands, formats.
LATIN_IN_RUSSIAN = {
    "help",
    "host",
    "port",
    "data",
    "database",
    "createdb",
    "pgpass",
    "PGPASSWORD",
    "ELDERWOOD",
    "DATABASE",
    "PostgreSQL",
    "force",
    "ms",
    "s",
    "COMMAND",
    "http",
    "A",
    "B",
    "C",
    "D",
    "SQLite",
    "Elderwood",
    "English",
    "Français",
}
CYRILLIC_ELSEWHERE = {"Русский"}
# Genitives after a preposition know two forms only.
TWO_FORMS = {"error-bad-report", "error-long-name", "error-too-many-tables"}


def messages(lang: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for name, text in catalogues(lang).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), (lang, name, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{lang}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


class Reading(Visitor):
    """Notes the values a pattern reads, the words it writes, and the plurals it makes."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.texts: list[str] = []
        self.plurals: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        name = node.id.name
        base, _, form = name.partition("_")
        assert not form or form in FORMS, name
        self.values.add("seat" if base == "name" else base)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if "one" in keys:
            self.plurals.append(keys)
        self.generic_visit(node)


def read(node: ast.BaseNode) -> Reading:
    reading = Reading()
    reading.visit(node)
    return reading


@cache
def patterns(lang: str) -> dict[str, ast.Pattern]:
    found: dict[str, ast.Pattern] = {}
    for name, message in messages(lang).items():
        assert message.value is not None, name
        found[name] = message.value
        found.update({f"{name}.{attribute.id.name}": attribute.value for attribute in message.attributes})
    return found


def is_form(key: str) -> bool:
    return key.rpartition(".")[2] in FORMS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_the_code_can_say_has_a_text(lang: str) -> None:
    titles = {title.name for title in TITLES} | {"error", "why"}
    said = said_keys()
    emitted = {key for key in every_key() if key.partition("-")[0] in titles or key in said}
    assert emitted - known_keys(lang) == set()


def test_the_collection_finds_what_is_known_to_be_said() -> None:
    assert {"why-over", "error-bad-seats", "sylvion-event-plays", "sylvion-ask-pay"} <= written_keys()
    assert {"sylvion-end-count", "sylvion-end-withered", "sylvion-end-stone-rain"} <= endings()
    assert {"error-unknown-title", "sylvion-move-up", "sylvion-card-whale-text"} <= every_key()


def test_languages_have_the_same_keys() -> None:
    keys = {lang: {key for key in patterns(lang) if not is_form(key)} for lang in LANGUAGES}
    assert keys["en"] == keys["ru"] == keys["fr"]


@pytest.mark.parametrize("lang", ["ru", "fr"])
def test_translations_read_the_values_that_english_reads(lang: str) -> None:
    english = patterns("en")
    for key, pattern in patterns(lang).items():
        if not is_form(key):
            assert read(pattern).values == read(english[key]).values, key


def test_plurals_know_every_form_of_their_language() -> None:
    forms = {"en": {"one", "other"}, "ru": {"one", "few", "many"}, "fr": {"one", "other"}}
    for lang, wanted in forms.items():
        for key, pattern in patterns(lang).items():
            for plural in read(pattern).plurals:
                if lang == "ru" and key in TWO_FORMS:
                    assert plural == {"one", "other"}, key
                else:
                    assert plural == wanted, f"{lang}: {key}"


def written_words(lang: str) -> list[str]:
    texts = [text for pattern in patterns(lang).values() for text in read(pattern).texts]
    return re.findall(r"[^\W\d_]+", " ".join(texts))


def test_no_letter_comes_from_another_alphabet() -> None:
    for word in written_words("ru"):
        assert re.fullmatch(r"[а-яё]+", word, re.IGNORECASE) or word in LATIN_IN_RUSSIAN, word
    for lang in ("en", "fr"):
        for word in written_words(lang):
            assert not re.search(r"[а-яё]", word, re.IGNORECASE) or word in CYRILLIC_ELSEWHERE, word


def test_french_typography() -> None:
    for key, pattern in patterns("fr").items():
        text = "".join(part.value if isinstance(part, ast.TextElement) else "x" for part in pattern.elements)
        for piece in [text, *read(pattern).texts]:
            assert not re.search(r"(?<!\u202f)[;:!?»]", piece), f"{key}: {piece}"
            assert not re.search(r"«(?!\u202f)", piece), f"{key}: {piece}"
            assert "'" not in piece, key


def test_quotes_and_yo_in_russian() -> None:
    for key, pattern in patterns("ru").items():
        for text in read(pattern).texts:
            assert not re.search(r"[\"'“”]", text), key
            assert not re.search(r"\b(еще|ее|счет|идет|берет|кладет|дает|ведет|еж|ежик)\b", text), key


def test_the_elephant_states_the_price_of_its_edition() -> None:
    title = find_title("sylvion")
    for lang in LANGUAGES:
        for edition, cost in (("french", "1"), ("russian", "0")):
            faces = title.faces(settle(title.options, {"edition": edition}, 1))
            assert f" {cost}. " in Speaker(lang, strict=True).card_text("sylvion", "elephant", faces["elephant"])
