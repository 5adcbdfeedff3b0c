"""Everything Woodland Wizards can say is a whole sentence in every language, and its rules pages hold every ruling."""

import re
from functools import cache

import pytest

from elderwood.engine.chance import Dice
from elderwood.engine.events import Log
from elderwood.engine.match import Match, replay
from elderwood.engine.options import Options
from elderwood.engine.record import read_record
from elderwood.engine.words import Values
from elderwood.games.wizards.cards import CARDS, KIND_NAME, TYPE_NAME, WIZARDS
from elderwood.games.wizards.position import QUESTIONS
from elderwood.games.wizards.show import STEP_NAMES
from elderwood.texts import LANGUAGES, Speaker, rules
from tests.games.wizards.table import TITLE, Table, table
from tests.games.wizards.test_records import RECORDS
from tests.texts.saying import calls, words, written_keys

TABLES: list[tuple[int, Options]] = [
    (2, {"order": "ask"}),
    (3, {"wizards": "yes", "second-prize": "from-3"}),
    (6, {"exchanged": "active", "order": "ask"}),
]
RULINGS = [f"R{number}" for number in range(1, 77)]
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
        if question.key not in said or len(match.answers) % 8 == 0:
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
        for number in range(6):
            note_random_match(said, seats, options, number)
    for path in RECORDS:
        log = Log()
        end = replay(TITLE, read_record(path.read_text(encoding="utf-8")), log=log).position.outcome()
        assert end is not None
        said[f"wizards-end-{end.how}"] = [end.values]
        note_events(said, log)
    for move in range(len(TITLE.words)):
        key, values = TITLE.caption(move)
        said.setdefault(key, []).append(values)
    said |= {f"{key}.wait": sets for key, sets in said.items() if "-ask-" in key}
    return said


def test_the_matches_say_everything_that_wizards_can_say() -> None:
    wanted = {key for key in written_keys() if key.startswith("wizards-")}
    assert wanted - set(everything_said()) == set()


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
def test_everything_said_is_a_whole_sentence(lang: str) -> None:
    speaker = Speaker(lang, strict=True)
    for key, sets in everything_said().items():
        for values in {repr(values): values for values in sets}.values():
            sentence = speaker.say(key, values)
            assert not re.search(r"  |[{}]|^ | $", sentence), (key, sentence)
            if "-move-" not in key:
                assert sentence[-1] in ".?!", (key, sentence)


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
    for option in TITLE.options:
        assert speaker.option("wizards", option.name)
        assert speaker.option_hint("wizards", option.name)
        for value in option.values:
            assert speaker.option_value("wizards", option.name, value)


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_stands_in_the_rules(lang: str) -> None:
    found = set(re.findall(r"\[(R\d+)\]", rules("wizards", lang)))
    assert found == set(RULINGS)
    given = {word for call in calls("Reason", "games/wizards") for part in call.args[2:] for word in words(part)}
    assert {rule for _, rule in QUESTIONS.values()} | given <= found


def test_rules_pages_have_the_same_shape() -> None:
    shape = r"^(#+) |\[(R\d+)\]|^(- |\d\. |\| )"
    english, russian, french = (re.findall(shape, rules("wizards", lang), re.MULTILINE) for lang in LANGUAGES)
    assert english == russian == french


def test_letters_and_signs_of_the_language() -> None:
    russian = re.sub(r"\[[^]]*\]", "", rules("wizards", "ru"))
    assert re.findall(r"[a-z]+", russian, re.IGNORECASE) == []
    french = rules("wizards", "fr")
    assert not re.search(r"(?<!\u202f)[;:!?»]|'", french)
