"""Players of Rage of the Elves lay the other side's cards where their own icons serve: between them or side by side."""

import pytest

from elderwood.bots.player import Seen
from elderwood.bots.rage.greedy import GreedyRage
from elderwood.bots.rage.policy import answer
from elderwood.engine.chance import Dice
from tests.games.rage.table import TITLE, Table, table

AT_THE_SIDES = ("bladedancer bladedancer dryad", "golem janira darkknight")
AHEAD = ("miraina sniper sniper", "executioner executioner varkas")


def placing(attackers: str, defenders: str) -> Table:
    t = table([attackers, defenders], owners={"B2": 1}, options={"placement": "advanced"})
    return t.play("capture-B2 " + " ".join(f"send-{card}" for card in defenders.split()[:1]) + " slot-n")


def answers(t: Table) -> set[str]:
    """Return where the plain player and the light one put the card."""
    seat = t.asked
    light = answer(t.position, seat, t.position.moves(seat), Dice(1))
    return {TITLE.word(light), TITLE.word(GreedyRage().answer(Seen(TITLE, t.position, seat)))}


@pytest.mark.parametrize("attackers", [AT_THE_SIDES[0], AHEAD[0]])
def test_the_defender_lets_the_cards_lie_in_turn_only_if_its_own_strike_sideways(attackers: str) -> None:
    """What the attacker sent lies face down, and changes nothing."""
    assert answers(placing(attackers, AT_THE_SIDES[1])) == {"slot-e"}
    assert answers(placing(attackers, AHEAD[1])) == {"slot-s"}


def test_the_attacker_decides_if_the_defender_did_not() -> None:
    assert answers(placing(AT_THE_SIDES[0], AHEAD[1]).play("slot-e")) == {"slot-s"}
    assert answers(placing(AHEAD[0], AT_THE_SIDES[1]).play("slot-e")) == {"slot-w"}
    assert answers(placing(AT_THE_SIDES[0], AHEAD[1]).play("slot-s")) <= {"slot-e", "slot-w"}


def test_a_squad_counts_as_what_was_seen_of_it() -> None:
    found = []
    for seen in (0, 1):
        squads = ["wolf wolf wolf", "orc orc orc"]  # a wolf strikes sideways, as few neutral cards do
        t = table([AT_THE_SIDES[0]], squads=squads, options={"placement": "advanced"})
        t.play("capture-A2 fight-1 slot-n slot-e")
        t.position.attack.squad_seen = seen
        found.append(answers(t))
    assert found == [{"slot-s"}, {"slot-w"}]
