"""What is printed on each creature, and that each has its tests: `test_cards_*` are named after the creatures."""

import re
from collections import Counter
from pathlib import Path

import pytest

from elderwood.games.wizards.cards import deck_of, names
from tests.games.wizards.table import TITLE

# Kind, strength, type and copies in a box, as in the rules.
PRINTED = """
golden_phoenix    phoenix  15  end-game  1
dark_phoenix      phoenix  13  end-game  1
ash_phoenix       phoenix   8  end-game  3
creepy_crow       bird     10  passive   3
leaf_owl          bird     10  spell     3
all_seeing_eagle  bird      7  spell     3
velvet_falcon     bird      9  spell     3
leaf_wolf         beast    12  active    3
thorn_badger      beast     3  passive   3
jackalope         beast     4  passive   3
glitter_otter     beast     8  spell     3
slate_skink       reptile  10  active    3
night_serpent     reptile   4  active    3
dozing_serpent    reptile   5  active    3
longneck          reptile   7  passive   3
giant_scorpion    insect   13  passive   3
dusk_moth         insect    8  active    3
hornet_queen      insect   10  passive   3
living_leaf       insect    3  passive   3
stone_spider      insect    2  passive   3
centipede         insect    9  spell     3
clubfoot_root     plant     5  passive   3
spore_sprayer     plant     7  passive   3
gaping_maw        plant     5  passive   3
grasping_vine     plant     6  active    3
dark_wanderer     undead   12  spell     3
dark_ferret       undead    4  active    3
bone_stag         undead    2  active    3
"""
ROWS = [line.split() for line in PRINTED.strip().splitlines()]


@pytest.mark.parametrize(("name", "kind", "strength", "type_", "copies"), ROWS, ids=[row[0] for row in ROWS])
def test_a_card_is_printed_as_the_rules_say(name: str, kind: str, strength: str, type_: str, copies: str) -> None:
    face = TITLE.faces({})[name]
    assert (face["kind"], face["strength"], face["type"]) == (kind, int(strength), type_)
    one, two = Counter(names(deck_of(1))), Counter(names(deck_of(2)))
    assert (one[name], two[name]) == (int(copies), 1 if copies == "1" else 6)


def test_there_are_no_other_cards() -> None:
    assert sorted(TITLE.faces({})) == sorted(row[0] for row in ROWS)


@pytest.mark.parametrize("name", [row[0] for row in ROWS])
def test_a_card_has_a_positive_a_negative_and_a_boundary_test(name: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("test_cards_*.py"))]
    assert sum(len(re.findall(rf"^def test_{name}_", text, re.MULTILINE)) for text in texts) >= 3
