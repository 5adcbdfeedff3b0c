"""What Elfenland says in every language; that all of it is whole, `tests/games/test_texts.py` asks."""

from functools import cache

import pytest

from elderwood.engine.options import Options
from elderwood.engine.words import Values
from elderwood.games.elfenland.cards import TABLE, TERRAIN
from elderwood.games.elfenland.map import LINK_NAME, TOWNS
from elderwood.games.elfenland.show import STEP_NAMES
from elderwood.texts import LANGUAGES, Speaker
from tests.games.elfenland.table import TITLE, table
from tests.games.records import records_of
from tests.texts.spoken import Spoken

TABLES: list[tuple[int, Options]] = [
    (2, {"board": "half", "caravan": "lacking"}),
    (3, {"towns": "yes", "cards": "on-top"}),
    (6, {"display": "renewed", "last-discard": "no"}),
]


@cache
def everything_said() -> Spoken:
    spoken = Spoken(TITLE)
    for seats, options in TABLES:
        for number in range(4):
            spoken.note_match(seats, options, number)
    spoken.note_records(records_of("elfenland"))
    for key, sets in list(spoken.said.items()):
        if "-end-" in key:
            spoken.note(key, {**next(iter(sets.values())), "winners": 3})
    spoken.note_captions()
    pigs = table("beata-elvenhold giant_pig", step="plan", counters=["dragon"], no_obstacle=[0]).position
    spoken.note("elfenland-why-no-obstacle", pigs.refusal(0, TITLE.move("obstacle")).values)
    spoken.note("elfenland-why-no-road-for", {"card": "giant_pig"})
    spoken.note("elfenland-why-no-road-to-block", {})
    return spoken


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
