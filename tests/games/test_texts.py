"""Everything a title can say is a whole sentence in every language, with every value that the rules give."""

from collections.abc import Callable

import pytest

from elderwood.engine.title import Title
from elderwood.games import TITLES
from elderwood.texts import LANGUAGES, Speaker
from tests.games.elfenland import test_texts as elfenland
from tests.games.rage import test_texts as rage
from tests.games.sylvion import test_texts as sylvion
from tests.games.wizards import test_texts as wizards
from tests.texts.spoken import Spoken

# What each title's matches say, its records, and what random play hardly meets.
SAID: dict[str, Callable[[], Spoken]] = {
    "sylvion": sylvion.everything_said,
    "elfenland": elfenland.everything_said,
    "wizards": wizards.everything_said,
    "rage": rage.everything_said,
}

each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@each_title
def test_the_matches_say_everything_that_a_title_can_say(title: Title) -> None:
    assert SAID[title.name]().unsaid() == set()


@each_title
def test_every_event_told_is_declared_and_every_declared_one_is_told(title: Title) -> None:
    told = {key for key in SAID[title.name]().said if "-event-" in key}
    assert told == {kind.key for kind in title.kinds}


@each_title
@each_language
def test_everything_said_is_a_whole_sentence(title: Title, lang: str) -> None:
    assert SAID[title.name]().broken(lang) == []


@each_title
@each_language
def test_every_option_has_a_name_a_hint_and_names_for_its_values(title: Title, lang: str) -> None:
    speaker = Speaker(lang, strict=True)
    for option in title.options:
        assert speaker.option(title.name, option.name)
        assert speaker.option_hint(title.name, option.name)
        for value in option.values:
            assert speaker.option_value(title.name, option.name, value)
