"""What Rage of the Elves says in every language; that all of it is whole, `tests/games/test_texts.py` asks."""

from functools import cache

import pytest

from elderwood.engine.options import Options
from elderwood.engine.words import Values
from elderwood.games.rage.boards import CELL_KIND_NAME
from elderwood.games.rage.cards import CARDS
from elderwood.games.rage.show import PHASE_NAMES
from elderwood.games.rage.vocabulary import (
    DAMAGE,
    FACTION_NAME,
    GOAL_NAME,
    ICON_NAME,
    KIND_NAME,
    MODIFY_INITIATIVE,
    SIDE_NAME,
    SLOT_NAME,
)
from elderwood.texts import LANGUAGES, Speaker
from tests.games.rage.table import TITLE
from tests.games.records import records_of
from tests.texts.spoken import Spoken

TABLES: list[tuple[int, Options]] = [
    (2, {"placement": "advanced", "peoples": "chosen", "rounds": "12"}),
    (3, {"scenario": "dragon-lord", "neutrals": "named"}),
    (4, {"scenario": "only-war", "alliance": "yes", "move": "instead"}),
]
# What random play hardly meets, with the values that the rules give.
RARE: dict[str, Values] = {
    "rage-ask-hand-over": {"seat": 0, "count": 1},
    "rage-event-eliminated": {"seat": 1},
    "rage-event-misses": {"card": "janira"},
    "rage-event-no-reserve": {},
    "rage-event-no-target": {"card": "sniper"},
    "rage-event-neutral-reshuffled": {"count": 5},
    "rage-event-loop": {},
    "rage-event-saved": {"card": "golem"},
    "rage-why-no-blow": {"card": "taliel"},
    "rage-why-no-step": {"card": "taliel"},
    "rage-why-ally": {"cell": "A2"},
    "rage-why-ally-seat": {"seat": 2},
    "rage-why-empty-hand": {"seat": 1},
    "rage-why-in-offer": {"card": "war_horn"},
    "rage-why-looked": {},
    "rage-why-no-target": {"card": "illura"},
    "rage-why-nobody-there": {},
    "rage-why-not-a-target": {"card": "golem"},
    "rage-why-nowhere": {"cell": "A2"},
    "rage-why-open": {"squad": 1},
    "rage-why-people-taken": {"people": "snow"},
    "rage-why-same-card": {},
    "rage-why-shielded": {"cell": "A2"},
    "rage-why-slot-taken": {},
    "rage-why-takes-back": {"card": "illura"},
    "rage-why-three-cards": {"cards": 2},
    "rage-why-tower": {"cell": "A4"},
}


@cache
def everything_said() -> Spoken:
    spoken = Spoken(TITLE, every=150)
    for seats, options in TABLES:
        for number in range(2):
            spoken.note_match(seats, options, number)
    spoken.note_records(records_of("rage"))
    spoken.note_all(RARE)
    spoken.note_captions()
    return spoken


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_everything(lang: str) -> None:
    speaker = Speaker(lang, strict=True)
    for card in CARDS[1:]:
        assert speaker.card("rage", card.name)
        assert speaker.card_text("rage", card.name)[-1] == "."
    words_of: dict[str, list[str]] = {
        "people": FACTION_NAME,
        "icon": ICON_NAME,
        "side": SIDE_NAME,
        "slot": SLOT_NAME,
        "goal": GOAL_NAME[1:],
        "kind": KIND_NAME,
        "cell": CELL_KIND_NAME,
        "step": PHASE_NAMES,
    }
    for family, found in words_of.items():
        for word in found:
            assert speaker.say(f"rage-{family}-{word}")
    for source in ("lands", "towers", "castles"):
        assert speaker.score_source("rage", source)
        assert speaker.say(f"rage-word-{source}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_of_cards_tell_the_numbers_of_the_table(lang: str) -> None:
    speaker = Speaker(lang, strict=True)
    for card in CARDS[1:]:
        if card.action is not None and card.action.op in (MODIFY_INITIATIVE, DAMAGE):
            assert str(card.action.amount) in speaker.card_text("rage", card.name), card.name


def test_cards_stand_in_quotes_where_words_bend() -> None:
    plays: Values = {"seat": 0, "card": "dryad", "from": "hand:0", "to": "stack"}
    said = {lang: Speaker(lang, ["Anna"]).say("rage-event-acts", plays) for lang in LANGUAGES}
    assert said == {
        "en": "Anna plays Dryad.",
        "ru": "Anna применяет карту «Дриада».",
        "fr": "Anna joue «\u202fDryade\u202f».",
    }
