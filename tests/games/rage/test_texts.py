"""Everything Rage of the Elves can say is a whole sentence in every language, and its rules pages hold every ruling."""

import re
from functools import cache

import pytest

from elderwood.engine.chance import Dice
from elderwood.engine.events import Log
from elderwood.engine.match import Match, replay
from elderwood.engine.options import Options
from elderwood.engine.record import read_record
from elderwood.engine.words import Values
from elderwood.games.rage.boards import CELL_KIND_NAME
from elderwood.games.rage.cards import CARDS
from elderwood.games.rage.position import QUESTIONS
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
from elderwood.texts import LANGUAGES, Speaker, rules
from tests.games.rage.table import TITLE
from tests.games.rage.test_records import RECORDS
from tests.texts.saying import calls, words, written_keys

TABLES: list[tuple[int, Options]] = [
    (2, {"placement": "advanced", "peoples": "chosen", "rounds": "12"}),
    (3, {"scenario": "dragon-lord", "neutrals": "named"}),
    (4, {"scenario": "only-war", "alliance": "yes", "move": "instead"}),
]
RULINGS = [f"R{number}" for number in range(1, 102)]
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
Said = dict[str, list[Values]]


def note_refusals(said: Said, match: Match, seat: int) -> None:
    legal = match.position.moves(seat)
    for move in range(len(TITLE.words)):
        if move not in legal:
            reason = match.position.refusal(seat, move)
            said.setdefault(reason.key, []).append(reason.values)


def note_random_match(said: Said, seats: int, options: Options, number: int) -> None:
    log = Log()
    match = Match(TITLE, seats, options, f"texts-{number}", log)
    dice = Dice(number)
    while match.position.awaits():
        seat = match.position.awaits()[0]
        question = match.position.question(seat)
        if question.key not in said or len(match.answers) % 150 == 0:
            note_refusals(said, match, seat)
        said.setdefault(question.key, []).append(question.values)
        moves = match.position.moves(seat)
        match.play(seat, moves[dice.below(len(moves))], log)
    note_events(said, log)


def note_events(said: Said, log: Log) -> None:
    for event in log.events:
        said.setdefault(event.key, []).append(event.values)


@cache
def everything_said() -> Said:
    said: Said = {key: [values] for key, values in RARE.items()}
    for seats, options in TABLES:
        for number in range(2):
            note_random_match(said, seats, options, number)
    for path in RECORDS:
        log = Log()
        end = replay(TITLE, read_record(path.read_text(encoding="utf-8")), log=log).position.outcome()
        assert end is not None
        said[f"rage-end-{end.how}"] = [end.values]
        note_events(said, log)
    for move in range(len(TITLE.words)):
        key, values = TITLE.caption(move)
        said.setdefault(key, []).append(values)
    said |= {f"{key}.wait": sets for key, sets in said.items() if "-ask-" in key}
    return said


def test_the_matches_say_everything_that_rage_can_say() -> None:
    wanted = {key for key in written_keys() if key.startswith("rage-")}
    assert wanted - set(everything_said()) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_is_a_whole_sentence(lang: str) -> None:
    speaker = Speaker(lang, strict=True)
    for key, sets in everything_said().items():
        for values in list({repr(values): values for values in sets}.values())[:40]:
            sentence = speaker.say(key, values)
            assert not re.search(r"  |[{}]|^ | $", sentence), (key, sentence)
            if "-move-" not in key:
                assert sentence[-1] in ".?!", (key, sentence)


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
    for option in TITLE.options:
        assert speaker.option("rage", option.name)
        assert speaker.option_hint("rage", option.name)
        for value in option.values:
            assert speaker.option_value("rage", option.name, value)


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_stands_in_the_rules(lang: str) -> None:
    found = set(re.findall(r"\[(R\d+)\]", rules("rage", lang)))
    assert found == set(RULINGS)
    given = {word for call in calls("Reason", "games/rage") for part in call.args[2:] for word in words(part)}
    assert {rule for _, rule in QUESTIONS.values()} | given <= found


def test_rules_pages_have_the_same_shape() -> None:
    shape = r"^(#+) |\[(R\d+)\]|^(- |\d\. |\| )"
    english, russian, french = (re.findall(shape, rules("rage", lang), re.MULTILINE) for lang in LANGUAGES)
    assert english == russian == french


def test_letters_and_signs_of_the_language() -> None:
    russian = re.sub(r"\[[^]]*\]", "", rules("rage", "ru"))
    assert re.findall(r"[a-z]+", russian, re.IGNORECASE) == []
    french = rules("rage", "fr")
    assert not re.search(r"(?<!\u202f)[;:!?»]|'", french)
