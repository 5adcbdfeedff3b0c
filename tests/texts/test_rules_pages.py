"""The rules pages: complete, alike in all languages, and no reference that leads nowhere."""

import re
from importlib import import_module

import pytest

from elderwood.games import TITLES
from elderwood.texts import LANGUAGES, rules
from tests.texts.saying import calls, words

NAMES = [title.name for title in TITLES]
# The rulings of each title: the letter before their numbers, and the last.
RULINGS = {"sylvion": ("R", 84), "elfenland": ("E", 27), "wizards": ("R", 76), "rage": ("R", 105)}
LETTERS = {"sylvion": set("ABCDabd")}  # in Russian: of sides and cells


REFERENCE = r"[RED]\d+|\d\.\d"


def references(text: str) -> set[str]:
    return set(re.findall(rf"\[({REFERENCE})\]", text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_ruling_stands_in_the_rules(name: str, lang: str) -> None:
    letter, last = RULINGS[name]
    found = {rule for rule in references(rules(name, lang)) if rule.startswith(letter)}
    assert found == {f"{letter}{number}" for number in range(1, last + 1)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_questions_and_reasons_refer_to_what_stands_in_the_rules(name: str, lang: str) -> None:
    asked = {decision.rule for decision in import_module(f"elderwood.games.{name}.course").COURSE.decisions}
    third = {word for call in calls("Reason", f"games/{name}") for part in call.args[2:] for word in words(part)}
    given = {word for word in third if re.fullmatch(REFERENCE, word)}
    assert asked
    assert given
    assert (asked | given) - references(rules(name, lang)) == set()


@pytest.mark.parametrize("name", NAMES)
def test_languages_have_the_same_sections_and_rulings_in_the_same_order(name: str) -> None:
    shape = re.compile(r"^(#+) |\[([RE]\d+)\]|^(- |\d\. |\| )", re.MULTILINE)
    english, russian, french = (shape.findall(rules(name, lang)) for lang in LANGUAGES)
    assert english == russian == french


@pytest.mark.parametrize("name", NAMES)
def test_letters_and_signs_of_the_language(name: str) -> None:
    russian = re.sub(r"\[[^]]*\]", "", rules(name, "ru"))
    strange = {word for word in re.findall(r"[^\W\d_]+", russian) if not re.fullmatch(r"(?i)[а-яё]+", word)}
    assert strange <= LETTERS.get(name, set())
    for lang in ("en", "fr"):
        assert not re.search(r"[а-яё]", rules(name, lang), re.IGNORECASE)
    french = rules(name, "fr").replace("| ---", "")
    assert not re.search(r"(?<!\u202f)[;:!?»]", french)
    assert not re.search(r"«(?!\u202f)|'", french)


def test_no_rules_of_an_unknown_title() -> None:
    with pytest.raises(FileNotFoundError):
        rules("chess", "en")
