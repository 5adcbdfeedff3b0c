"""Every attack icon against every icon it can meet, on every side (R33-R36, R46)."""

import pytest

from tests.games.rage.setting import IDLE, acted, card_on, duel, in_battle, lives_on, on, paint, told_cards, until
from tests.games.rage.table import Table, battle

ICONS = ("none", "strike", "double-strike", "piercing", "double-piercing", "shield", "counter", "fire-shield", "move")
OPPOSITE = {"left": "e", "forward": "s", "right": "w"}
# Lives an icon takes, and whether shields stop it.
BLOWS = {"strike": (1, True), "double-strike": (2, True), "piercing": (1, False), "double-piercing": (2, False)}


def strike(t: Table) -> Table:
    """Let Ebrung, the faster of the two, move."""
    while not acted(t) and in_battle(t):
        t.play("pass" if t.offers("pass") else t.moves[0])
    return until(t, 0, "between") if t.told("attacks") else t


@pytest.mark.parametrize("side", OPPOSITE)
@pytest.mark.parametrize("met", ICONS)
@pytest.mark.parametrize("attack", BLOWS)
def test_r33_r34_blows(attack: str, met: str, side: str) -> None:
    blow, stopped_by_shields = BLOWS[attack]
    shielded = stopped_by_shields and met in ("shield", "fire-shield")
    burns = met in ("counter", "fire-shield")
    t = strike(duel(attack, met, side))
    if shielded and not burns:
        assert told_cards(t, "stands")[0] == "ebrung"  # a Strike at a Shield hurts nobody: there is no attack
        assert not t.told("attacks")
        return
    assert t.told("attacks")[0] == {"card": "ebrung", "other": "golem"}
    assert lives_on(t, OPPOSITE[side]) == 3 - (0 if shielded else blow)
    assert lives_on(t, "n") == 5 - int(burns)
    assert bool(t.told("blocked")) == shielded


@pytest.mark.parametrize("icon", ["none", "shield", "counter", "fire-shield"])
@pytest.mark.parametrize("side", OPPOSITE)
def test_r35_an_icon_without_a_blow_does_not_attack(icon: str, side: str) -> None:
    t = strike(duel(icon, "none", side))
    assert told_cards(t, "stands")[0] == "ebrung"
    assert not t.told("attacks")


@pytest.mark.parametrize("side", OPPOSITE)
def test_r36_move_changes_places_with_what_it_points_at(side: str) -> None:
    t = duel("move", "none", side).pass_on()
    assert t.moves == [f"move-{side}", "stand"]
    t.play(f"move-{side}")
    assert (card_on(t, "n"), card_on(t, OPPOSITE[side])) == ("golem", "ebrung")
    assert t.told("steps") == [{"card": "ebrung", "from": "slot:n", "to": f"slot:{OPPOSITE[side]}"}]


@pytest.mark.parametrize("side", OPPOSITE)
def test_r35_nothing_reaches_an_own_card_or_an_empty_place(side: str) -> None:
    slots = dict.fromkeys("esw", "-")
    slots[OPPOSITE[side]] = "a:golem"
    free = next(slot for slot in "esw" if slot != OPPOSITE[side])
    slots[free] = "d:goblin"
    t = battle(f"a:ebrung {slots['e']} {slots['s']} {slots['w']}", artifacts=[IDLE], reserve="d")
    own = dict.fromkeys(OPPOSITE, "none")
    own[side] = "double-piercing"
    third = next(name for name, slot in OPPOSITE.items() if slot not in (OPPOSITE[side], free))
    own[third] = "double-piercing"  # an empty place
    paint(t, {"n": " ".join(own.values()), OPPOSITE[side]: "none none none", free: "none none none"})
    strike(t)
    assert told_cards(t, "stands")[0] == "ebrung"


def test_r33_of_two_blows_the_player_chooses_and_may_not_stand() -> None:
    t = battle("a:raider d:troll d:troll -", peoples=("snow", "black"), artifacts=[IDLE], reserve="d").pass_on()
    assert (t.asks, t.asked) == ("attack", 0)
    assert t.moves == ["attack-left", "attack-forward"]
    assert t.refusal("stand") == "must-hurt R33"
    assert t.refusal("attack-right") == "must-hurt R33"
    t.play("attack-forward").pass_on("between")
    assert (lives_on(t, "e"), lives_on(t, "s")) == (2, 1)


def test_r33_a_harmful_blow_goes_before_one_that_only_burns() -> None:
    t = battle("a:raider d:troll d:troll -", peoples=("snow", "black"), artifacts=[IDLE], reserve="d")
    paint(t, {"e": "none none fire-shield", "s": "none shield none"})
    strike(t)
    assert told_cards(t, "dies") == ["raider"]  # only fire is left: it must burn itself
    t = battle("a:raider d:troll d:minotaur -", peoples=("snow", "black"), artifacts=[IDLE], reserve="d")
    paint(t, {"e": "none none fire-shield", "s": "none counter none"})
    strike(t)
    assert t.told("attacks") == [{"card": "raider", "other": "minotaur"}]
    assert t.told("hurt") == [{"card": "minotaur", "count": 1}, {"card": "raider", "count": 1}]


def test_r33_it_may_choose_among_fires() -> None:
    t = battle("a:ebrung d:troll d:troll -", artifacts=[IDLE], reserve="d")
    paint(t, {"n": "strike strike none", "e": "none none fire-shield", "s": "none fire-shield none"}).pass_on()
    assert t.moves == ["attack-left", "attack-forward"]


def test_r34_both_may_die_of_one_blow() -> None:
    t = battle("a:raider - d:goblin -", peoples=("snow", "black"), artifacts=[IDLE], reserve="a")
    paint(t, {"n": "none strike none", "s": "none counter none"}).finish()
    assert sorted(told_cards(t, "dies")) == ["goblin", "raider"]
    assert t.told("attack-won") == [{"seat": 0, "cell": "B4", "own": 0, "others": 0}]  # none left: the reserve decides


def test_r34_fire_burns_once_for_a_double_blow() -> None:
    t = strike(duel("double-piercing", "fire-shield"))
    assert t.told("hurt") == [{"card": "golem", "count": 2}, {"card": "ebrung", "count": 1}]


def test_r36_a_move_waits_for_an_attack_unless_the_option_says_instead() -> None:
    for move, expected in (("last", ["attack-left", "attack-forward"]), ("instead", None)):
        t = battle("a:ebrung d:troll d:troll -", artifacts=[IDLE], reserve="d", options={"move": move})
        paint(t, {"n": "strike strike move"}).pass_on()
        assert t.moves == (expected or ["attack-left", "attack-forward", "move-right"])
        if expected:
            assert t.refusal("move-right") == "must-hurt R36"
    t = duel("move", "none", "left").pass_on()
    assert t.refusal("move-right") == "no-step R36"
    assert t.refusal("attack-left") == "no-blow R33"


def test_r36_a_move_uses_up_the_cards_move_and_may_be_left() -> None:
    t = duel("move", "none").pass_on().play("stand")
    assert acted(t)[0] == "ebrung"
    assert not t.told("steps")
    t = duel("move", "none").pass_on().play("move-forward")
    assert on(t, "s")["moved"]


@pytest.mark.parametrize(
    ("edges", "side"), [("a:gnome d:gnome -", "left"), ("d:gnome - -", "left"), ("d:gnome - -", "forward")]
)
def test_r36_a_friend_an_enemy_or_nothing_may_be_moved_to(edges: str, side: str) -> None:
    t = battle(f"a:bladedancer {edges}", peoples=("forest", "snow"), artifacts=[IDLE], reserve="d")
    paint(t, {"n": "move move none", "e": "none none none"}).pass_on()
    there = card_on(t, OPPOSITE[side])
    t.play(f"move-{side}")
    assert (card_on(t, "n"), card_on(t, OPPOSITE[side])) == (there, "bladedancer")


def test_r46_changed_icons_are_read_when_the_attack_resolves() -> None:
    t = duel("strike", "none")
    until(t, 0, "attack")
    paint(t, {"s": "none shield none"}).play("pass")
    assert told_cards(t, "blocked") == ["golem"]
    t = duel("strike", "none")
    until(t, 0, "attack")
    paint(t, {"n": "none none none"}).play("pass")
    assert told_cards(t, "misses") == ["ebrung"]


@pytest.mark.parametrize("side", OPPOSITE)
def test_blows_say_where_they_fall(side: str) -> None:
    """Two of a kind may fight: whoever shows a blow is told the slots."""
    t = strike(duel("double-piercing", "none", side))
    there = OPPOSITE[side]
    places = [
        (event.key.removeprefix("rage-event-"), event.values["slot"], event.values.get("struck"))
        for event in t.log.events
        if "slot" in event.values
    ]
    assert places[:2] == [("attacks", "n", there), ("hurt", there, None)]
