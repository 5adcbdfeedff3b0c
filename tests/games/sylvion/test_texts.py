"""What Sylvion says in every language; that all of it is whole, `tests/games/test_texts.py` asks."""

from functools import cache

from elderwood.engine.options import Options
from elderwood.engine.words import Values
from elderwood.games import find_title
from tests.games.records import records_of
from tests.texts.saying import endings
from tests.texts.spoken import Spoken

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


@cache
def everything_said() -> Spoken:
    spoken = Spoken(find_title("sylvion"))
    for seats, options in TABLES:
        for number in range(12):
            spoken.note_match(seats, options, number)
    spoken.note_records(records_of("sylvion"))
    spoken.note_all(RARE)
    spoken.note_captions()
    return spoken


def test_the_records_tell_every_ending() -> None:
    assert endings() - everything_said().said.keys() == set()
