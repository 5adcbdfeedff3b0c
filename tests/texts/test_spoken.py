"""Whole matches told strictly in three languages: every value a text reads is one the rules give."""

import re
from functools import cache
from pathlib import Path

import pytest

from elderwood.engine.chance import chance_of
from elderwood.engine.events import Log
from elderwood.engine.match import Match, replay
from elderwood.engine.options import Options
from elderwood.engine.record import read_record
from elderwood.engine.words import Values
from elderwood.games import find_title
from elderwood.texts import LANGUAGES, Speaker
from tests.texts.saying import endings, written_keys

RECORDS = Path(__file__).parents[1] / "games" / "sylvion" / "records"
TABLES: list[tuple[int, Options]] = [
    (1, {"game": "intro"}),
    (2, {"game": "intro", "hands": "silent", "hedgehogs": "both"}),
    (1, {"feats": "yes", "elements": "yes", "pawn": "yes"}),
    (2, {"feats": "yes", "elements": "yes", "hands": "talk", "owl": "choice"}),
    (1, {"desolated": "9", "reinforcements": "2", "elements": "yes"}),
]
# What random play hardly meets, with the values that the rules give.
RARE: dict[str, Values] = {
    "sylvion-why-betrayal-immune": {},
    "sylvion-why-column-empty": {"column": 2},
    "sylvion-why-pile-bare": {"row": 2},
    "sylvion-event-no-cards": {"seat": 0, "count": 2},
    "sylvion-why-cannot-move": {"cell": "b2"},
    "sylvion-why-lake": {"cell": "b2"},
    "sylvion-why-no-empty-cell": {"card": "tree_1"},
    "sylvion-why-piles-out": {"card": "doves"},
}

Said = dict[str, set[tuple[tuple[str, str | int], ...]]]


def note(said: Said, key: str, values: Values) -> None:
    said.setdefault(key, set()).add(tuple(values.items()))


def note_events(said: Said, log: Log) -> None:
    for event in log.events:
        note(said, event.key, event.values)


def note_refusals(said: Said, match: Match, seat: int) -> None:
    legal = match.position.moves(seat)
    for move in range(len(match.title.words)):
        if move not in legal:
            reason = match.position.refusal(seat, move)
            note(said, reason.key, reason.values)


def note_random_match(said: Said, seats: int, options: Options, seed: str) -> None:
    log = Log()
    match = Match(find_title("sylvion"), seats, options, seed, log)
    chance = chance_of("texts", seed, 1)
    while match.position.awaits():
        seat = match.position.awaits()[0]
        question = match.position.question(seat)
        note(said, question.key, question.values)
        note(said, question.key + ".wait", question.values)
        if len(match.answers) % 8 == 0:
            note_refusals(said, match, seat)
        moves = match.position.moves(seat)
        match.play(seat, moves[chance.below(0, len(moves))], log)
    note_events(said, log)


@cache
def everything_said() -> Said:
    said: Said = {}
    for seats, options in TABLES:
        for seed in range(12):
            note_random_match(said, seats, options, f"texts-{seed}")
    for file in sorted(RECORDS.glob("*.record")):
        log = Log()
        match = replay(find_title("sylvion"), read_record(file.read_text(encoding="utf-8"), file.name), log=log)
        note_events(said, log)
        end = match.position.outcome()
        assert end is not None
        note(said, f"sylvion-end-{end.how}", end.values)
    for key, values in RARE.items():
        note(said, key, values)
    for move in range(len(find_title("sylvion").words)):
        note(said, *find_title("sylvion").caption(move))
    return said


def test_the_matches_say_everything_that_sylvion_can_say() -> None:
    wanted = {key for key in written_keys() if key.startswith("sylvion-")} | endings()
    assert wanted - set(everything_said()) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_is_a_whole_sentence(lang: str) -> None:
    speaker = Speaker(lang, strict=True)
    for key, sets in everything_said().items():
        for values in sets:
            sentence = speaker.say(key, dict(values))
            assert sentence.strip() == sentence, (key, sentence)
            assert not re.search(r"  |[{}]", sentence), (key, sentence)
            if "-move-" not in key:
                assert sentence[-1] in ".?!", (key, sentence)
