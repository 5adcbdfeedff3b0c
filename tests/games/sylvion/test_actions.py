"""The action space: every word belongs to a family, counts from its start, and touches what it names."""

import pytest

from elderwood.games.sylvion.actions import CELLS, SPACE, WORDS
from elderwood.games.sylvion.cards import FEATS, NAME, RAVAGE, SYLVAN
from tests.games.sylvion.table import TITLE


@pytest.mark.parametrize(
    ("family", "words", "first", "thing"),
    [
        ("recruit", [f"recruit-{column}" for column in range(1, 5)], 0, "column:4"),
        ("pile", [f"pile-{row}" for row in range(1, 5)], 0, "pile:4"),
        ("seat", ["seat-0", "seat-1"], 0, "seat:1"),
        ("direction", ["up", "right", "down", "left"], 0, "button:left"),
        ("cell", CELLS, 0, "cell:d4"),
        ("erupt", [f"erupt-{cell}" for cell in CELLS], 0, "cell:d4"),
        ("play", [f"play-{NAME[card]}" for card in SYLVAN], 1, "hand:fish"),
        ("pay", [f"pay-{NAME[card]}" for card in SYLVAN], 1, "hand:fish"),
        ("discard", [f"discard-{NAME[card]}" for card in SYLVAN], 1, "hand:fish"),
        ("remove", [f"remove-{NAME[card]}" for card in SYLVAN], 1, "discard:fish"),
        ("return", [f"return-{NAME[card]}" for card in SYLVAN], 1, "hand:fish"),
        ("search", [f"search-{NAME[card]}" for card in [*SYLVAN, 17]], 1, "deck:betrayal"),
        ("feat", [f"feat-{NAME[card]}" for card in FEATS], 18, "feat:charging_whales"),
        ("place", [f"place-{NAME[card]}" for card in RAVAGE], 26, "looked:stone_rain"),
    ],
)
def test_the_words_of_a_family_follow_each_other(family: str, words: list[str], first: int, thing: str) -> None:
    moves = [TITLE.move(word) for word in words]
    assert moves == list(range(moves[0], moves[0] + len(words)))
    assert [SPACE.family(move) for move in moves] == [(family, first + at) for at in range(len(words))]
    assert TITLE.things(moves[-1]) == [thing]
    assert moves[-1] in SPACE.touching(thing)


def test_every_other_word_is_a_button_of_its_own() -> None:
    alone = [word for move, word in enumerate(WORDS) if SPACE.family(move) == (word, 0)]
    assert alone == ["done", "random", "shuffle", "accept", "point", "forest", "keep", "swap"]
    assert [TITLE.things(TITLE.move(word)) for word in alone] == [[f"button:{word}"] for word in alone]


def test_a_caption_names_what_its_move_is_about() -> None:
    captions = {word: TITLE.caption(TITLE.move(word)) for word in ("recruit-4", "pile-3", "seat-1", "erupt-d2", "left")}
    assert captions == {
        "recruit-4": ("sylvion-move-recruit", {"column": 4}),
        "pile-3": ("sylvion-move-pile", {"row": 3}),
        "seat-1": ("sylvion-move-seat", {"seat": 1}),
        "erupt-d2": ("sylvion-move-erupt", {"cell": "d2"}),
        "left": ("sylvion-move-left", {}),
    }
    for family in ("play", "pay", "discard", "remove", "return"):
        assert TITLE.caption(TITLE.move(f"{family}-owl")) == (f"sylvion-move-{family}", {"card": "owl"})
