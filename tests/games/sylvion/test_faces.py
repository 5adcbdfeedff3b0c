"""What is printed on the cards: told by the rules, so that no client keeps a table of its own."""

from elderwood.engine.options import settle
from elderwood.engine.words import Values
from elderwood.games.sylvion.cards import NAME
from tests.games.sylvion.table import TITLE


def faces(**options: str) -> dict[str, Values]:
    return TITLE.faces(settle(TITLE.options, options, 2))


def test_every_card_has_a_face_in_the_order_of_the_table() -> None:
    assert list(faces()) == NAME[1:]


def test_only_what_is_printed_is_told() -> None:
    told = faces()
    assert told["fountain_3"] == {"kind": "fountain", "cost": 2, "strength": 3}
    assert told["tree_1"] == {"kind": "tree", "cost": 0, "vitality": 1}
    assert told["whale"] == {"kind": "animal", "cost": 0}
    assert told["ravager_0"] == {"kind": "elemental", "strength": 0}
    assert told["blazing_4"] == {"kind": "blazing", "strength": 4}
    assert told["desiccation"] == {"kind": "support", "letter": "A"}
    assert told["stone_rain"] == {"kind": "element", "letter": "C"}
    assert told["deluge"] == {"kind": "feat"}
    assert told["betrayal"] == {"kind": "betrayal"}


def test_d3_the_edition_says_whom_the_owl_serves() -> None:
    assert faces(edition="french")["owl"]["serves"] == "choice"
    assert faces(edition="russian")["owl"]["serves"] == "partner"
    assert faces(edition="russian", owl="choice")["owl"]["serves"] == "choice"


def test_d1_the_edition_changes_the_elephant() -> None:
    assert faces(edition="french")["elephant"]["cost"] == 1
    assert faces(edition="russian")["elephant"]["cost"] == 0
