"""What Woodland Wizards says in every language; that all of it is whole, `tests/games/test_texts.py` asks."""

from functools import cache

import pytest

from elderwood.engine.options import Options
from elderwood.engine.words import Values
from elderwood.games.wizards.cards import CARDS, KIND_NAME, TYPE_NAME, WIZARDS
from elderwood.games.wizards.show import STEP_NAMES
from elderwood.texts import LANGUAGES, Speaker
from tests.games.records import records_of
from tests.games.wizards.table import TITLE, Table, table
from tests.texts.spoken import Spoken

TABLES: list[tuple[int, Options]] = [
    (2, {"order": "ask"}),
    (3, {"wizards": "yes", "second-prize": "from-3"}),
    (6, {"exchanged": "active", "order": "ask"}),
]
# What random play hardly meets, with the values that the rules give.
RARE: dict[str, Values] = {
    "wizards-why-wizard-taken": {"card": "mouse_mage"},
    "wizards-event-not-found": {"seat": 0, "kind": "bird"},
    "wizards-ask-champion": {"seat": 0, "card": "jackalope"},
    "wizards-ask-pile": {"seat": 0, "card": "jackalope"},
    "wizards-ask-last-discard": {"seat": 0, "card": "dark_phoenix"},
    "wizards-event-champion-discarded": {"seat": 0, "card": "leaf_wolf", "from": "champions:0", "to": "discard"},
    "wizards-why-no-champion-there": {"seat": 1},
    "wizards-why-no-such-champion": {"card": "leaf_wolf"},
    "wizards-why-not-strongest-champion": {"card": "leaf_wolf"},
    "wizards-why-empty-hand": {"seat": 1},
    "wizards-why-no-contender": {"seat": 1},
    "wizards-why-cannot-copy": {"card": "bone_stag"},
    "wizards-ask-copy": {"seat": 0, "card": "slate_skink"},
    "wizards-why-not-in-contest": {"card": "leaf_wolf"},
    "wizards-why-which-place": {"card": "longneck"},
    "wizards-why-not-that-name": {"card": "dark_ferret"},
    "wizards-doubt-no-such-kind": {"kind": "bird"},
    "wizards-doubt-leads": {"card": "leaf_wolf"},
}


@cache
def everything_said() -> Spoken:
    spoken = Spoken(TITLE)
    for seats, options in TABLES:
        for number in range(6):
            spoken.note_match(seats, options, number)
    spoken.note_records(records_of("wizards"))
    spoken.note_all(RARE)
    spoken.note_captions()
    return spoken


def rare_tables() -> list[Table]:
    champions = table("score", ["stone_spider", "longneck"], ["jackalope leaf_wolf", "creepy_crow"], ["leaf_owl"] * 2)
    final = table("final", champions=["dark_phoenix", "", "creepy_crow hornet_queen"], round_number=4)
    return [champions, final]


def test_what_is_rare_is_told_as_the_rules_tell_it() -> None:
    champions, final = rare_tables()
    for t in (champions, final):
        question = t.position.question(t.asked[0])
        assert question.values.keys() == RARE[question.key].keys()
    discarded = [event.values for event in final.log.events if event.key == "wizards-event-champion-discarded"]
    assert discarded[0].keys() == RARE["wizards-event-champion-discarded"].keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_everything(lang: str) -> None:
    speaker = Speaker(lang, strict=True)
    for name in [card.name for card in CARDS[1:]] + [wizard.name for wizard in WIZARDS]:
        assert speaker.card("wizards", name)
        assert speaker.card_text("wizards", name)
    for kind in KIND_NAME[1:]:
        assert speaker.say(f"wizards-kind-{kind}")
    for kind in TYPE_NAME[1:]:
        assert speaker.say(f"wizards-type-{kind}")
    for step in STEP_NAMES:
        assert speaker.say(f"wizards-step-{step}")
    for source in ("printed", "effects", "wizard"):
        assert speaker.score_source("wizards", source)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_of_cards_tell_the_numbers_of_the_table(lang: str) -> None:
    speaker = Speaker(lang, strict=True)
    for card in CARDS[1:]:
        text = speaker.card_text("wizards", card.name)
        for effect in card.effects:
            for number in (effect.add, effect.value, effect.of_strength, effect.cap_from, effect.cap_to):
                assert not number or str(number) in text, (card.name, text)


def test_cases_and_articles() -> None:
    plays: Values = {"seat": 0, "card": "creepy_crow", "from": "hand:0", "to": "discard"}
    said = {lang: Speaker(lang, ["Anna"]).say("wizards-event-plays", plays) for lang in LANGUAGES}
    assert said == {
        "en": "Anna plays Creepy Crow.",
        "ru": "Anna играет Жуткую ворону.",
        "fr": "Anna joue la Corneille lugubre.",
    }
