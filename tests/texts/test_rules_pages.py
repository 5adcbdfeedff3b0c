"""The rules pages: complete, alike in all languages, and no reference that leads nowhere."""

import re

import pytest

from elderwood.games.sylvion.position import QUESTIONS
from elderwood.texts import LANGUAGES, rules
from tests.texts.saying import calls, words

RULINGS = {f"R{number}" for number in range(1, 84)}


def references(text: str) -> set[str]:
    return set(re.findall(r"\[(R\d+|D\d+|\d\.\d)\]", text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_stands_in_the_rules(lang: str) -> None:
    found = references(rules("sylvion", lang))
    assert RULINGS - found == set()
    assert {name for name in found if name.startswith("R")} - RULINGS == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_reasons_refer_to_what_stands_in_the_rules(lang: str) -> None:
    asked = {rule for _, rule in QUESTIONS.values()}
    given = {
        word for call in calls("Reason", "games/sylvion") for argument in call.args[2:] for word in words(argument)
    }
    assert "R41" in given
    assert (asked | given) - references(rules("sylvion", lang)) == set()


def test_languages_have_the_same_sections_and_rulings_in_the_same_order() -> None:
    outlines = []
    for lang in LANGUAGES:
        text = rules("sylvion", lang)
        outlines.append(re.findall(r"^(#+) |\[(R\d+)\]|^(- |\d\. |\| )", text, re.MULTILINE))
    assert outlines[0] == outlines[1] == outlines[2]


def test_letters_and_signs_of_the_language() -> None:
    russian = re.sub(r"\[[^]]*\]", "", rules("sylvion", "ru"))
    for word in re.findall(r"[^\W\d_]+", russian):
        assert re.fullmatch(r"[а-яё]+", word, re.IGNORECASE) or word in {"A", "B", "C", "D", "a", "b", "d"}, word
    for lang in ("en", "fr"):
        assert not re.search(r"[а-яё]", rules("sylvion", lang), re.IGNORECASE)
    french = rules("sylvion", "fr")
    assert not re.search(r"(?<!\u202f)[;:!?»]", french)
    assert not re.search(r"«(?!\u202f)|'", french)


def test_no_rules_of_an_unknown_title() -> None:
    with pytest.raises(FileNotFoundError):
        rules("chess", "en")
