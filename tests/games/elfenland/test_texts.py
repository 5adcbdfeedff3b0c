"""Everything Elfenland can say is a whole sentence in every language, and its rules pages hold every ruling."""

import re
from functools import cache

import pytest

from elderwood.engine.chance import Dice
from elderwood.engine.events import Log
from elderwood.engine.match import Match, replay
from elderwood.engine.options import Options
from elderwood.engine.record import read_record
from elderwood.engine.words import Values
from elderwood.games.elfenland.cards import TABLE, TERRAIN
from elderwood.games.elfenland.map import LINK_NAME, TOWNS
from elderwood.games.elfenland.position import QUESTIONS
from elderwood.games.elfenland.show import STEP_NAMES
from elderwood.texts import LANGUAGES, Speaker, rules
from tests.games.elfenland.table import TITLE, table
from tests.games.elfenland.test_records import RECORDS
from tests.texts.saying import written_keys

TABLES: list[tuple[int, Options]] = [
    (2, {"board": "half", "caravan": "lacking"}),
    (3, {"towns": "yes", "cards": "on-top"}),
    (6, {"display": "renewed", "last-discard": "no"}),
]
RULINGS = [f"E{number}" for number in range(1, 28)]
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
        (seat,) = match.position.awaits()
        question = match.position.question(seat)
        said.setdefault(question.key, []).append(question.values)
        said.setdefault(question.key + ".wait", []).append(question.values)
        if len(match.answers) % 8 == 0:
            note_refusals(said, match, seat)
        moves = match.position.moves(seat)
        match.play(seat, moves[dice.below(len(moves))], log)
    for event in log.events:
        said.setdefault(event.key, []).append(event.values)


@cache
def everything_said() -> Said:
    said: Said = {}
    for seats, options in TABLES:
        for number in range(4):
            note_random_match(said, seats, options, number)
    for path in RECORDS:
        end = replay(TITLE, read_record(path.read_text(encoding="utf-8"))).position.outcome()
        assert end is not None
        said[f"elfenland-end-{end.how}"] = [end.values, {**end.values, "winners": 3}]
    for move in range(len(TITLE.words)):
        key, values = TITLE.caption(move)
        said.setdefault(key, []).append(values)
    pigs = table("beata-elvenhold giant_pig", step="plan", counters=["dragon"], no_obstacle=[0]).position
    said["elfenland-why-no-obstacle"] = [pigs.refusal(0, TITLE.move("obstacle")).values]
    said["elfenland-why-no-road-for"] = [{"card": "giant_pig"}]
    said["elfenland-why-no-road-to-block"] = [{}]
    return said


def test_the_matches_say_everything_that_elfenland_can_say() -> None:
    wanted = {key for key in written_keys() if key.startswith("elfenland-")}
    assert wanted - set(everything_said()) == set()


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
    for name in [kind.name for kind in TABLE if kind.name] + ["obstacle"]:
        assert speaker.card("elfenland", name)
        assert speaker.card_text("elfenland", name)
    for town in TOWNS:
        assert speaker.say("thing-town", {"id": town.name}) == speaker.say(f"elfenland-town-{town.name}")
    for link in LINK_NAME:
        way, _, ends = link.partition("-")
        first, second = ends.split("-")
        text = speaker.say(f"thing-{way}", {"id": ends})
        assert speaker.say(f"elfenland-town-{first}") in text
        assert speaker.say(f"elfenland-town-{second}") in text
    for step in STEP_NAMES:
        assert speaker.say(f"elfenland-step-{step}")
    for terrain in [*TERRAIN, "water"]:
        assert speaker.say(f"elfenland-terrain-{terrain}")
    for source in ("pieces", "distance"):
        assert speaker.score_source("elfenland", source)
    for option in TITLE.options:
        assert speaker.option("elfenland", option.name)
        assert speaker.option_hint("elfenland", option.name)
        for value in option.values:
            assert speaker.option_value("elfenland", option.name, value)


def test_cases_and_articles() -> None:
    takes: Values = {"seat": 0, "card": "troll_wagon", "from": "display"}
    said = {lang: Speaker(lang, ["Anna"]).say("elfenland-event-takes", takes) for lang in LANGUAGES}
    assert said == {
        "en": "Anna takes Troll Wagon from the open counters.",
        "ru": "Anna берёт Повозку тролля из открытых жетонов.",
        "fr": "Anna prend le Chariot de troll parmi les jetons visibles.",
    }


def test_french_elides_before_a_vowel() -> None:
    speaker = Speaker("fr", ["Anna"])
    for town, of in (("elvenhold", "d’Elvenhold"), ("yttar", "d’Yttar"), ("beata", "de Beata")):
        goes: Values = {"seat": 0, "from": f"town:{town}", "to": "town:virst"}
        assert speaker.say("elfenland-event-travels", goes) == f"Anna va {of} à Virst."
        collects: Values = {"seat": 0, "from": f"town:{town}", "left": 2}
        said = speaker.say("elfenland-event-collects", collects)
        assert said.startswith(f"Anna prend son pion {of}\u202f; 2 villes"), said
    for place in TOWNS:
        of = speaker.say("thing-town.of", {"id": place.name})
        assert of.startswith("d’") == (place.name[0] in "aeiouy"), of


def test_who_has_no_obstacle_is_not_offered_one() -> None:
    with_obstacle = table(step="plan", counters=["dragon"]).position.question(0)
    spent = table(step="plan", counters=["dragon"], no_obstacle=[0]).position.question(0)
    without = table(step="plan", counters=["dragon"], options={"obstacles": "no"}).position
    for lang, word in (("en", "obstacle"), ("ru", "препятствие"), ("fr", "obstacle")):
        speaker = Speaker(lang, strict=True)
        assert word in speaker.question(with_obstacle.key, with_obstacle.values)
        for question in (spent, without.question(0)):
            assert word not in speaker.question(question.key, question.values)
    reason = without.refusal(0, TITLE.move("obstacle"))
    assert Speaker("en").reason(reason) == "You have no obstacle to lay."  # there never was one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_stands_in_the_rules(lang: str) -> None:
    found = re.findall(r"\[(E\d+)\]", rules("elfenland", lang))
    assert set(found) == set(RULINGS)
    assert {rule for _, rule in QUESTIONS.values()} <= set(found)


def test_rules_pages_have_the_same_shape() -> None:
    shape = r"^(#+) |\[(E\d+)\]|^(- |\d\. |\| )"
    english, russian, french = (re.findall(shape, rules("elfenland", lang), re.MULTILINE) for lang in LANGUAGES)
    assert english == russian == french


def test_letters_and_signs_of_the_language() -> None:
    russian = re.sub(r"\[[^]]*\]", "", rules("elfenland", "ru"))
    assert re.findall(r"[a-z]+", russian, re.IGNORECASE) == []
    french = rules("elfenland", "fr")
    assert not re.search(r"(?<!\u202f)[;:!?»]|'", french.replace("| ---", ""))
