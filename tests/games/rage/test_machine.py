"""How the computer plays the neutral cards: most damage, kills first, least taken, never aside (R23)."""

import pytest

from tests.games.rage.setting import IDLE, acted, in_battle, machine, paint, told_cards
from tests.games.rage.table import Table, battle

NOTHING = "none none none"


def struck(edges: str, icons: dict[str, str]) -> Table:
    """A neutral Time Mistress (9) in the north, of the computer's, moves first."""
    t = machine(battle(f"d:timemistress {edges}", artifacts=[IDLE], defender=-1, reserve="a"))
    slots = [slot for slot, word in zip("esw", edges.split(), strict=True) if word != "-"]
    paint(t, dict.fromkeys(slots, NOTHING))
    paint(t, icons)
    while in_battle(t) and not acted(t):
        t.play("pass")
    return t


@pytest.mark.parametrize(
    ("edges", "icons", "target"),
    [
        # Two lives rather than one.
        ("a:golem a:varkas -", {"n": "strike double-strike none"}, "varkas"),
        ("a:golem a:varkas -", {"n": "double-strike strike none"}, "golem"),
        # A kill rather than two lives.
        ("a:goblin a:varkas -", {"n": "strike double-strike none"}, "goblin"),
        ("a:varkas a:goblin -", {"n": "double-strike strike none"}, "goblin"),
        # A blow greater than the lives left takes no more than those: a kill of two counts more than one of one.
        ("a:goblin a:troll -", {"n": "double-strike double-strike none"}, "troll"),
        # Where nothing else differs, away from a Counterattack.
        ("a:golem a:varkas -", {"n": "strike strike none", "e": "none none counter"}, "varkas"),
        ("a:golem a:varkas -", {"n": "strike strike none", "s": "none counter none"}, "golem"),
        # Fire costs a life too, for a Piercing Strike.
        ("a:golem a:varkas -", {"n": "piercing piercing none", "e": "none none fire-shield"}, "varkas"),
        # Its two lives are worth one kill into a Counterattack.
        ("a:goblin a:varkas -", {"n": "strike strike none", "e": "none none counter"}, "goblin"),
        # The first of equals.
        ("a:golem a:varkas -", {"n": "strike strike none"}, "golem"),
    ],
)
def test_r23_the_computer_chooses_the_best_blow(edges: str, icons: dict[str, str], target: str) -> None:
    t = struck(edges, icons)
    assert t.told("attacks") == [{"card": "timemistress", "other": target}]


def test_r23_with_its_last_life_it_shuns_a_counterattack() -> None:
    # A Wolf with one life: a kill into a Counterattack is worth less than a life taken elsewhere.
    for lives, target in ((1, "varkas"), (2, "goblin")):
        card = "wolf" if lives == 1 else "eldagar"
        t = machine(battle(f"d:{card} a:goblin a:varkas -", artifacts=[IDLE], defender=-1, reserve="a"))
        paint(t, {"n": "strike strike none", "e": "none none counter", "s": NOTHING})
        while not acted(t):
            t.play("pass")
        assert t.told("attacks") == [{"card": card, "other": target}], card


def test_r23_it_never_steps_aside_and_never_asks() -> None:
    t = struck("a:golem - -", {"n": "none none move"})
    assert told_cards(t, "stands")[0] == "timemistress"
    t = struck("a:golem - -", {"n": "none move move"})
    assert told_cards(t, "stands")[0] == "timemistress"
    t = machine(battle("d:harpy d:harpy a:golem -", artifacts=[IDLE], defender=-1, reserve="a"))
    while in_battle(t):
        assert t.asks in ("window", "response") or t.asked == 0
        t.play(t.moves[0])


def test_r23_of_equal_neutral_cards_the_first_slot_moves() -> None:
    t = machine(battle("a:golem d:wolf a:varkas d:wolf", artifacts=[IDLE], defender=-1, reserve="a"))
    paint(t, {"n": NOTHING, "e": "none none strike", "s": NOTHING, "w": "strike none none"})
    while not t.told("hurt"):
        t.play("pass")
    assert t.told("attacks")[0] == {"card": "wolf", "other": "golem"}
    assert not t.told("keeper")
