"""What the boards draw, as text."""

from elderwood.cli.boards import board_for
from elderwood.cli.boards.drawing import Marks, text_of
from elderwood.cli.sitting import Sitting, begin
from elderwood.cli.voice import Voice
from elderwood.games import find_title

NOTHING = Marks(set(), set())
VOICE = Voice("en", "sylvion", {}, 1)


def drawn(sitting: Sitting, marks: Marks = NOTHING) -> str:
    return "\n".join(text_of(board_for("sylvion").field(sitting.view(0), VOICE, marks, 52, 14)))


def test_the_field_between_forest_and_piles() -> None:
    sitting = begin(find_title("sylvion"), 1, {"game": "intro"}, "oak", {})
    sitting.play(0, sitting.title.move("play-fountain_1"))
    sitting.play(0, sitting.title.move("b2"))
    assert (
        drawn(sitting)
        == """\
       a        b        c        d      Piles
   ┌────────┬────────┬────────┬────────┐
 ❀ │   ·    │   ·    │   ·    │   ·    │ ▒ 11
 ❀ │        │        │        │        │
 ❀ ├────────┼────────┼────────┼────────┤
 ❀ │   ·    │Fountain│   ·    │Blazing │ ▒ 11
 ❀ │        │  ≈ 1   │        │  ▲ 4   │
 ❀ ├────────┼────────┼────────┼────────┤
 × │   ·    │   ·    │   ·    │   ·    │ ▒ 11
 × │        │        │        │        │
 × ├────────┼────────┼────────┼────────┤
 × │   ·    │   ·    │   ·    │Blazing │ ▒ 11
 × │        │        │        │  ▲ 2   │
 × └────────┴────────┴────────┴────────┘"""
    )


def test_marks_need_no_colour() -> None:
    sitting = begin(find_title("sylvion"), 1, {"game": "intro"}, "oak", {})
    text = drawn(sitting, Marks({"cell:a1", "cell:d2"}, {"cell:d4"}))
    assert "[a1]" in text
    assert "[▲ 4]" in text
    assert "▲ 2 •" in text


def test_revealed_cards_show_letter_and_order() -> None:
    sitting = begin(find_title("sylvion"), 1, {"elements": "yes"}, "s6", {})
    while not all(sitting.view(0)["revealed"]):  # type: ignore[typeddict-item]
        sitting.match.play(0, sitting.moves(0)[0])
    text = drawn(sitting)
    assert "① " in text
    assert "▒ " in text


def test_a_spectator_sees_counts_but_no_cards() -> None:
    sitting = begin(find_title("sylvion"), 1, {"game": "intro"}, "oak", {})
    hand = text_of(board_for("sylvion").hand(sitting.view(-1), VOICE, NOTHING, 80))
    assert hand == ["Hand 11"]
