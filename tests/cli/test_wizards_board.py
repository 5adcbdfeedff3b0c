"""Woodland Wizards in the terminal: areas, the hand, the discard pile, and what is known."""

import pytest

from elderwood.cli.boards import board_for
from elderwood.cli.boards.drawing import Line, Marks, text_of
from elderwood.cli.voice import Voice
from elderwood.engine.chance import Dice
from elderwood.engine.events import SPECTATOR
from elderwood.engine.position import Position
from elderwood.texts import LANGUAGES
from tests.games.wizards.table import TITLE, Table, table

BOARD = board_for("wizards")
# Width and height of the field at 80x24, at 120x40 and in plain line mode.
SIZES = [(50, 14), (76, 18), (80, 0)]


def voice(lang: str = "en", seats: int = 2) -> Voice:
    return Voice(lang, "wizards", {}, seats)


def marks_of(position: Position, seat: int) -> Marks:
    return Marks({thing for move in position.moves(seat) for thing in TITLE.things(move)}, set())


def field(t: Table, width: int = 100, height: int = 0, seat: int = 0) -> str:
    lines = BOARD.field(
        t.view(seat), voice(seats=len(t.position.cards.hands)), marks_of(t.position, seat), width, height
    )
    return "\n".join(text_of(lines))


def things_in(lines: list[Line]) -> set[str]:
    return {piece.thing for line in lines for piece in line}


def test_areas_with_strengths() -> None:
    areas = ["creepy_crow giant_scorpion", "leaf_wolf"]
    text = field(table("boost", ["longneck", "jackalope"], areas, slot=2))
    assert (
        text
        == """\
►1★Player 1       Σ 18 ▯1 ♛0 (0)
  ^Creepy Crow 10→8 + *Giant Scorpion 13→10
 2 Player 2       Σ 8 ▯1 ♛0 (0)
  ◆Leaf Wolf 12→8"""
    )


def test_a_boost_face_down_and_a_pass() -> None:
    t = table("boost", ["longneck", "jackalope", "jackalope"], ["creepy_crow", "leaf_wolf", "leaf_owl"])
    t.play("boost-longneck pass")
    text = field(t, seat=2)
    assert "^Creepy Crow 10 + ▒" in text
    assert "has passed" in text
    assert "Longneck" not in text


def test_what_can_be_chosen_stands_in_brackets() -> None:
    areas = ["jackalope bone_stag", "longneck leaf_wolf thorn_badger"]
    t = table("reveal", ["longneck", ""], areas, slot=1)
    lines = BOARD.field(t.view(0), voice(), marks_of(t.position, 0), 100, 0)
    assert "[◆Leaf Wolf 12→15]" in "\n".join(text_of(lines))
    assert {"boost:1-1", "boost:1-2", "seat:0"} <= things_in(lines)


def test_the_hand_and_the_discard_pile() -> None:
    t = table("search", ["leaf_wolf leaf_wolf", "longneck"], deck="leaf_owl", discard="stone_spider creepy_crow")
    hand = "\n".join(text_of(BOARD.hand(t.view(0), voice(), marks_of(t.position, 0), 100)))
    assert hand == "Hand 3:  [^Leaf Owl 10]  [◆Leaf Wolf 12 ×2]\nDiscard pile 2:  ^Creepy Crow 10  *Stone Spider 2"
    spectator = text_of(BOARD.hand(t.view(SPECTATOR), voice(), Marks(set(), set()), 100))
    assert spectator == ["Discard pile 2:  ^Creepy Crow 10  *Stone Spider 2"]


def test_notes_tell_champions_and_what_was_seen() -> None:
    t = table("search", ["leaf_owl", "longneck jackalope", "leaf_wolf"], champions=["golden_phoenix"])
    t.play("play-leaf_owl seat-1")
    notes = BOARD.notes(t.view(0), voice(seats=3))
    assert notes == ["♛ Player 1 20: Golden Phoenix", "Seen in the hand of Player 2: Jackalope, Longneck"]


def test_the_card_on_a_thing() -> None:
    t = table("boost", ["longneck", ""], ["creepy_crow giant_scorpion", "leaf_wolf"], discard="leaf_owl", slot=2)
    shown = {thing: BOARD.card_on(t.view(0), thing) for thing in ("boost:0-1", "contender:1", "discard:1", "discard:2")}
    assert shown == {
        "boost:0-1": "giant_scorpion",
        "contender:1": "leaf_wolf",
        "discard:1": "leaf_owl",
        "discard:2": "",
    }
    assert BOARD.card_on(t.view(0), "hand:longneck") == "longneck"
    assert BOARD.card_on(t.view(0), "wizard:mouse_mage-plant") == "mouse_mage"
    assert BOARD.card_on(t.view(0), "button:pass") == ""
    assert BOARD.cards(t.view(0)) == ["longneck", "creepy_crow", "giant_scorpion", "leaf_wolf", "leaf_owl"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_wider_or_higher_than_the_field(lang: str, width: int, height: int) -> None:
    position = TITLE.start(12, {"wizards": "yes"}, "oak")
    dice = Dice(1)
    speaking = voice(lang, 12)
    for number in range(150):
        seat = position.awaits()[0]
        if number % 5 == 0:
            lines = BOARD.field(position.view(seat), speaking, marks_of(position, seat), width, height)
            assert all(len(line) <= width for line in text_of(lines))
            assert not height or len(lines) <= height
            assert BOARD.status(position.view(seat), speaking)
            BOARD.hand(position.view(seat), speaking, marks_of(position, seat), width)
        moves = position.moves(seat)
        position.play(seat, moves[dice.below(len(moves))])
