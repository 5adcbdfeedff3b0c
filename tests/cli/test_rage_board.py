"""Rage of the Elves in the terminal: players, map, squads, battlefield and hand."""

import pytest

from elderwood.cli.boards import board_for
from elderwood.cli.boards.drawing import Line, Marks, text_of
from elderwood.cli.voice import Voice
from elderwood.engine.chance import Dice
from elderwood.engine.events import SPECTATOR
from elderwood.engine.position import Position
from elderwood.texts import LANGUAGES
from tests.games.rage.table import TITLE, Table, battle, table

BOARD = board_for("rage")
# Width and height of the field at 80x24, at 120x40 and in plain line mode.
SIZES = [(50, 14), (76, 18), (80, 0)]


def voice(lang: str = "en", seats: int = 2) -> Voice:
    voice = Voice(lang, "rage", {}, seats)
    voice.faces = TITLE.faces({"cards": "first"})
    return voice


def marks_of(position: Position, seat: int) -> Marks:
    return Marks({thing for move in position.moves(seat) for thing in TITLE.things(move)}, set())


def field(t: Table, width: int = 60, height: int = 0, seat: int = 0) -> str:
    return "\n".join(text_of(BOARD.field(t.view(seat), voice(), marks_of(t.position, seat), width, height)))


def things_in(lines: list[Line]) -> set[str]:
    return {piece.thing for line in lines for piece in line}


def test_the_map_with_owners_and_targets() -> None:
    t = table(["dryad trapper sniper"], owners={"A2": 1})
    assert (
        field(t)
        == """\
►1★Player 1     ▦1 ♜0 ▯3/16 ✦0 ◆0 Forest Elves
 2 Player 2     ▦2 ♜0 ▯0/19 ✦0 ◆0 Black Elves
Squads:  1 ▒▒▒  2 ▒▒▒  3 ▒▒▒
    A1♚1 [A2·2] A3·   A4♜   A5·   A6·   A7♚2
[B1· ][B2· ] B3♜   B4·   B5·   B6♜   B7·   B8·
    C1·   C2♜   C3·   C4◈   C5·   C6♜   C7·"""
    )


def test_the_battlefield() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", "a:golem d:sentinel", start="settle")
    text = field(t)
    assert "B4: × Player 1  ○ Player 2" in text
    assert " N [×Janira †□‡ ♥2 8]" in text
    assert " E ○Raider ††† ♥1 6" in text
    assert "Reserve: ×Black Stone Golem" in text
    assert {"slot:n", "slot:e"} <= things_in(BOARD.field(t.view(0), voice(), marks_of(t.position, 0), 60, 0))


def test_face_down_cards_show_only_their_side() -> None:
    t = table(["dryad trapper sniper"], options={"placement": "advanced"}).play("capture-A2 fight-1 slot-n")
    text = field(t)
    assert " N ○▒" in text
    assert "Goblin" not in text


def test_the_hand() -> None:
    t = table(["dryad dryad trapper"], artifacts=["war_horn"], lands=[1])
    hand = "\n".join(text_of(BOARD.hand(t.view(0), voice(), marks_of(t.position, 0), 100)))
    assert hand == "Hand 3:  Dryad ↺†† ♥1 5 (1) ×2  Trapper ↑†↑ ♥1 5 (3)\nArtifacts:  [War Horn]"
    assert BOARD.hand(t.view(SPECTATOR), voice(), Marks(set(), set()), 100) == []


def test_notes_tell_what_was_seen_and_declared() -> None:
    t = table(["pathfinder dryad dryad", ""]).play("act-pathfinder peek-2").pass_on()
    assert BOARD.notes(t.view(0), voice()) == ["Squad 2: 3 Orc Slasher"]
    assert BOARD.notes(t.view(1), voice()) == []
    b = battle("a:janira d:raider d:elite a:darnguard", hands=["", "blizzardlord"], lands=[1, 3])
    b.play("act-blizzardlord")
    assert BOARD.notes(b.view(0), voice())[0] == "Declared: Lord of the Blizzard (Player 2)"


def test_the_card_on_a_thing() -> None:
    t = battle("a:janira d:raider d:elite -", hands=["", "blizzardlord"], lands=[1, 3])
    shown = {thing: BOARD.card_on(t.view(1), thing) for thing in ("slot:n", "slot:w", "hand:blizzardlord", "cell:A1")}
    assert shown == {"slot:n": "janira", "slot:w": "", "hand:blizzardlord": "blizzardlord", "cell:A1": ""}
    assert BOARD.cards(t.view(1)) == ["blizzardlord", "janira", "raider", "elite"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_wider_or_higher_than_the_field(lang: str, width: int, height: int) -> None:
    for seats in (3, 4):
        position = TITLE.start(seats, {"placement": "advanced"}, "oak")
        dice = Dice(1)
        speaking = voice(lang, seats)
        for number in range(160):
            seat = position.awaits()[0]
            if number % 8 == 0:
                lines = BOARD.field(position.view(seat), speaking, marks_of(position, seat), width, height)
                assert all(len(line) <= width for line in text_of(lines))
                assert not height or len(lines) <= height
                assert BOARD.status(position.view(seat), speaking)
                BOARD.hand(position.view(seat), speaking, marks_of(position, seat), width)
            moves = position.moves(seat)
            position.play(seat, moves[dice.below(len(moves))])
