"""The small books behind the rules: what is known of hands, what a battle counts by, what tells things apart."""

from itertools import combinations

import pytest

from elderwood.engine.chance import quick_chance
from elderwood.engine.events import SPECTATOR
from elderwood.games.rage.actions import ATTACK
from elderwood.games.rage.attention import best_blow, costs, is_spent, overtakes, taken, turns_blow
from elderwood.games.rage.battle import facing, met
from elderwood.games.rage.boards import THREE, TWO_NORTH
from elderwood.games.rage.cards import NUMBER
from elderwood.games.rage.effects import fits
from elderwood.games.rage.fighting import best_for_machine, fingerprint
from elderwood.games.rage.knowledge import EVERYBODY_SEES, forget, forget_holder, learn, learn_hand
from elderwood.games.rage.parts import NO_ONE, Battle, Blow, Declared, replaced
from elderwood.games.rage.playable import has_just_attacked
from elderwood.games.rage.position import RagePosition
from elderwood.games.rage.redeal import ways_to_deal
from elderwood.games.rage.setup import draw_first_player
from elderwood.games.rage.state import (
    BATTLE_STREAM,
    DECK_STREAM,
    NEUTRAL_STREAM,
    RANDOM_STREAM,
    SETUP_STREAM,
    STREAMS,
)
from elderwood.games.rage.targets import can_capture, within_reach
from elderwood.games.rage.vocabulary import (
    AFTER_ATTACK,
    ANY_TURN,
    BETWEEN,
    CENTRE,
    COUNTER,
    DOUBLE_PIERCING,
    DOUBLE_STRIKE,
    EVERY_MOMENT,
    FIRE_SHIELD,
    ICON_NAME,
    MOVE,
    NONE,
    ON_ATTACK,
    ON_LETHAL,
    OWN_TURN,
    PIERCING,
    RESPONSE,
    REVEAL,
    SHIELD,
    STRIKE,
)
from tests.games.rage.setting import paint
from tests.games.rage.table import Table, battle, table

NOTHING = "none none none"
FOUR = "a:eldagar d:atranax a:troll d:golem"

# Numbers that tell things apart


def test_every_purpose_has_a_stream_of_chance_of_its_own() -> None:
    decks = [DECK_STREAM + seat for seat in range(4)]
    streams = [SETUP_STREAM, *decks, NEUTRAL_STREAM, BATTLE_STREAM, RANDOM_STREAM]
    assert sorted(streams) == list(range(STREAMS))


def test_every_moment_is_a_bit_of_its_own() -> None:
    moments = [OWN_TURN, ANY_TURN, REVEAL, CENTRE, BETWEEN, ON_ATTACK, AFTER_ATTACK, ON_LETHAL, RESPONSE]
    assert [moment.bit_count() for moment in moments] == [1] * len(moments)
    assert sum(moments) == EVERY_MOMENT
    assert EVERY_MOMENT.bit_count() == len(moments)


# Hands


def seen(p: RagePosition, holder: int) -> list[list[str]]:
    """What seats 0, 1, 2 and spectators know of a hand."""
    return [Table(p).known(holder, viewer) for viewer in (0, 1, 2, SPECTATOR)]


def test_each_viewer_knows_of_one_card_less_when_one_of_its_kind_leaves() -> None:
    p = table(seats=3).position
    golem, raider = NUMBER["golem"], NUMBER["raider"]
    learn(p, 1, golem, EVERYBODY_SEES)
    learn(p, 1, golem, 1 << 2)
    learn(p, 1, raider, 1 << 0)
    learn(p, 2, golem, EVERYBODY_SEES)
    assert seen(p, 1) == [["golem", "raider"], [], ["golem", "golem"], ["golem"]]
    forget(p, 1, golem)
    assert seen(p, 1) == [["raider"], [], ["golem"], []]
    assert seen(p, 2) == [["golem"], ["golem"], [], ["golem"]]
    forget(p, 1, golem)
    assert seen(p, 1) == [["raider"], [], [], []]
    forget(p, 0, raider)
    assert seen(p, 1) == [["raider"], [], [], []]


def test_who_sees_a_hand_knows_it_once_and_who_is_out_is_forgotten() -> None:
    p = table(["", "golem darkknight", "elite"], seats=3).position
    learn(p, 1, NUMBER["golem"], 1 << 0 | 1 << 2)
    learn(p, 2, NUMBER["elite"], 1 << 0)
    learn_hand(p, 1, 1 << 0)
    assert seen(p, 1) == [["darkknight", "golem"], [], ["golem"], []]
    assert seen(p, 2) == [["elite"], [], [], []]
    forget_holder(p, 1)
    assert seen(p, 1) == [[], [], [], []]
    assert seen(p, 2) == [["elite"], [], [], []]


def test_a_redeal_keeps_what_the_seat_knows_and_what_is_known_of_it() -> None:
    p = table(["golem", "raider", "elite"], seats=3).position
    learn(p, 1, NUMBER["raider"], 1 << 0)
    learn(p, 2, NUMBER["elite"], 1 << 1)
    learn(p, 0, NUMBER["golem"], 1 << 2)
    other = p.redeal(0, quick_chance(1))
    assert all(hand == sorted(hand) for hand in other.armies.hands)
    assert seen(other, 1)[0] == ["raider"]
    assert seen(other, 0)[2] == ["golem"]
    assert seen(other, 2)[1] == []


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_a_redeal_follows_from_what_a_seat_knows_and_nothing_else(viewer: int) -> None:
    """Two tables that differ only in what is hidden from a viewer are dealt anew alike."""
    hands = ["dryad trapper", "golem darkknight", "elite raider"]
    one = table(hands, seats=3, artifacts=["", "war_horn", "hourglass"]).position
    two = one.copy()
    armies, neutrals, squads, hoard = two.armies, two.neutrals, two.squads, two.hoard
    for seat in range(3):
        armies.decks[seat] = armies.decks[seat][::-1]
    drawn = armies.decks[1][0]
    armies.decks[1] = [*armies.decks[1][1:], armies.hands[1][0]]
    armies.hands[1] = sorted([drawn, armies.hands[1][1]])
    squads.cards = [neutrals.deck[at] for at in range(len(squads.cards))]
    neutrals.deck = [*neutrals.deck[len(squads.cards) :], *one.squads.cards][::-1]
    hoard.artifacts = [[], hoard.artifacts[2], hoard.artifacts[1]]
    hoard.deck = hoard.deck[::-1]
    for seed in range(4):
        first, second = (each.redeal(viewer, quick_chance(seed)) for each in (one, two))
        assert first.dump() == second.dump()


# A battle


def test_a_battle_goes_on_while_both_sides_live_on_the_edges() -> None:
    both = battle(FOUR, reserve="d").battle
    assert both.contested()
    for side in (0, 1):
        one = both.copy()
        for fighter in range(4):
            if one.side[fighter] == side:
                one.set_lives(fighter, 0)
        assert not one.contested()
        one.slots = [NO_ONE] * 4
        assert not one.contested()


def test_no_two_positions_of_a_battle_are_taken_for_the_same() -> None:
    start = battle(FOUR, reserve="d").battle
    changed: list[Battle] = [start]
    for fighter in range(4):
        for change in range(5):
            other = start.copy()
            if change == 0:
                other.set_lives(fighter, start.lives[fighter] - 1)
            elif change == 1:
                other.skips = 1 << fighter
            elif change == 2:
                other.initiative = replaced(other.initiative, fighter, start.initiative[fighter] + 2)
            elif change == 3:
                other.icons = replaced(other.icons, fighter, start.icons[fighter] ^ 1)
            else:
                other.icons = replaced(other.icons, fighter, start.icons[fighter] ^ 1 << 11)
            changed.append(other)
    for first, second in combinations(range(4), 2):
        swapped = start.copy()
        swapped.put(first, start.slots[second])
        swapped.put(second, start.slots[first])
        changed.append(swapped)
    for slot in range(4):
        emptied = start.copy()
        emptied.put(slot, NO_ONE)
        changed.append(emptied)
    assert len({fingerprint(each) for each in changed}) == len(changed)
    again = start.copy()
    again.moved = 3
    assert fingerprint(again) == fingerprint(start)


def test_the_dead_are_taken_for_the_same_whatever_they_bore() -> None:
    start = battle(FOUR, reserve="d").battle
    start.set_lives(1, 0)
    other = start.copy()
    other.icons = replaced(other.icons, 1, 0)
    other.skips = 1 << 1
    assert fingerprint(other) == fingerprint(start)


def test_what_lies_on_a_side_and_what_an_attack_meets() -> None:
    t = paint(battle(FOUR, reserve="d"), {"e": "shield counter fire-shield"})
    fought = t.battle
    assert [facing(fought, 0, side) for side in range(3)] == [1, 2, 3]
    assert [facing(fought, 2, side) for side in range(3)] == [3, 0, 1]
    assert [ICON_NAME[met(fought, 1, side)] for side in range(3)] == ["fire-shield", "counter", "shield"]


# R43: an action whose target is gone has no effect


def aimed(card: str, aim: int, further: int = NO_ONE) -> Declared:
    action = Declared(NUMBER[card], 0)
    action.aim, action.further = aim, further
    return action


@pytest.mark.parametrize(
    ("card", "alive", "dead"), [("lightning_of_the_old_gods", True, False), ("tear_of_life", False, True)]
)
def test_r43_an_action_needs_its_target_living_or_to_be_saved(card: str, alive: bool, dead: bool) -> None:
    fought = battle(FOUR, reserve="d").battle
    fought.set_lives(1, 1)
    assert fits(fought, aimed(card, 1)) == alive
    fought.set_lives(1, 0)
    assert fits(fought, aimed(card, 1)) == dead
    fought.gone |= 1 << 1
    assert not fits(fought, aimed(card, 1))


def test_r43_a_swap_needs_another_place() -> None:
    fought = battle(FOUR, reserve="d").battle
    assert fits(fought, aimed("mirror_of_shadows", 1, 3))
    assert not fits(fought, aimed("mirror_of_shadows", 1, 1))


def test_r43_another_attack_needs_its_target_living_on_the_same_side() -> None:
    again = "sniper"
    fought = battle(FOUR, reserve="d").battle
    assert not fits(fought, aimed(again, 0, 1))  # nobody has attacked
    fought.last = Blow(0, 1, 0)
    assert fits(fought, aimed(again, 0, 1))
    assert not fits(fought, aimed(again, 0, 3))
    fought.set_lives(1, 0)
    assert not fits(fought, aimed(again, 0, 1))


# R105: what a card could change


@pytest.mark.parametrize(
    ("icon", "guard", "lost", "hurts"),
    [
        (NONE, NONE, 0, False),
        (NONE, COUNTER, 0, False),
        (STRIKE, NONE, 1, False),
        (STRIKE, SHIELD, 0, False),
        (STRIKE, FIRE_SHIELD, 0, True),
        (STRIKE, COUNTER, 1, True),
        (DOUBLE_STRIKE, NONE, 2, False),
        (DOUBLE_STRIKE, SHIELD, 0, False),
        (PIERCING, SHIELD, 1, False),
        (PIERCING, FIRE_SHIELD, 1, True),
        (DOUBLE_PIERCING, FIRE_SHIELD, 2, True),
        (MOVE, FIRE_SHIELD, 0, False),
    ],
)
def test_r105_what_an_attack_takes_and_whether_it_hurts_who_strikes(
    icon: int, guard: int, lost: int, hurts: bool
) -> None:
    fought = battle(FOUR, reserve="d").battle
    fought.set_lives(1, 3)
    assert taken(fought, 1, icon, guard) == lost
    assert costs(icon, guard) == hurts
    fought.set_lives(1, 1)
    assert taken(fought, 1, icon, guard) == min(lost, 1)


def fighting(icons: dict[str, str], edges: str = FOUR) -> Battle:
    """A battle whose cards bear these icons, and no others."""
    t = battle(edges, reserve="d")
    return paint(
        t, {slot: icons.get(slot, NOTHING) for slot, one in zip("nesw", edges.split(), strict=True) if one != "-"}
    ).battle


@pytest.mark.parametrize(
    ("icons", "most"),
    [
        ({"n": "strike none none"}, 1),
        ({"n": "none double-strike none"}, 0),  # a friend stands there
        ({"n": "none none double-strike"}, 2),
        ({"n": "strike none double-strike"}, 2),
        ({"n": "double-strike none strike"}, 2),
        ({"n": "strike none double-strike", "w": "shield none none"}, 1),
        ({"n": "none none piercing", "w": "shield none none"}, 1),
        ({"n": "none none double-strike", "w": "none shield shield"}, 2),
    ],
)
def test_r105_the_most_that_a_warrior_can_take(icons: dict[str, str], most: int) -> None:
    assert best_blow(fighting(icons), 0) == most


def test_r105_the_most_that_a_warrior_could_take_with_another_icon() -> None:
    fought = fighting({"n": "strike none none", "e": "none none shield", "w": "shield none none"})
    assert (best_blow(fought, 0), best_blow(fought, 0, DOUBLE_STRIKE), best_blow(fought, 0, DOUBLE_PIERCING)) == (
        0,
        0,
        2,
    )
    fought.set_lives(1, 0)
    fought.set_lives(3, 0)
    assert best_blow(fought, 0, DOUBLE_PIERCING) == 0
    assert best_blow(fighting({}, "a:eldagar - a:troll d:golem"), 0, STRIKE) == 1
    assert [best_blow(fighting({}), fighter, STRIKE) for fighter in range(4)] == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("icons", "icon", "attacker", "defender"),
    [
        # Eldagar in the north strikes Atranax in the east, to its left; that one meets it with its right side.
        ({"n": "strike none none"}, SHIELD, False, True),
        ({"n": "strike none none"}, COUNTER, False, True),
        ({"n": "strike none none", "e": "none none counter"}, COUNTER, False, False),
        ({"n": "strike none none"}, DOUBLE_STRIKE, True, False),
        ({"n": "strike none none"}, STRIKE, False, False),
        ({"n": "strike none none", "e": "none none shield"}, PIERCING, True, False),
        ({"n": "strike none none", "e": "none none shield"}, SHIELD, False, False),
        ({"n": "strike none none", "e": "none none shield"}, NONE, True, False),
        ({"n": "strike none none", "e": "none none counter"}, NONE, True, True),
        ({"n": "strike none none"}, NONE, False, True),
    ],
)
def test_r105_an_icon_that_turns_a_blow(icons: dict[str, str], icon: int, attacker: bool, defender: bool) -> None:
    fought = fighting(icons)
    fought.set_lives(1, 2)
    strike = Blow(0, 1, 0)
    assert turns_blow(fought, 0, strike, icon) == attacker
    assert turns_blow(fought, 1, strike, icon) == defender


def test_r105_a_warrior_that_is_hurt_or_has_moved_is_worth_replacing() -> None:
    t = battle(FOUR, reserve="d")
    edition, fought = t.position.settings.edition, t.battle
    fought.moved = 0
    assert not is_spent(edition, fought, 0, 0)
    assert not is_spent(edition, fought, 0, NO_ONE)
    fought.moved = 1 << 2 | 1 << 1
    assert [is_spent(edition, fought, 0, fighter) for fighter in range(4)] == [False, False, True, False]
    fought.moved = 0
    fought.set_lives(2, fought.lives[2] - 1)
    assert [is_spent(edition, fought, 0, fighter) for fighter in range(4)] == [False, False, True, False]
    fought.set_lives(2, 0)
    assert not is_spent(edition, fought, 0, 2)


def test_r105_more_initiative_overtakes_from_an_equal_one_on() -> None:
    fought = battle("d:eldagar - a:troll a:golem", reserve="d").battle  # 7, 2 and 1
    assert not overtakes(fought, 0, 0, 4)
    assert overtakes(fought, 0, 0, 5)
    fought.moved = 1 << 2
    assert not overtakes(fought, 0, 0, 5)
    assert overtakes(fought, 0, 0, 6)
    fought.set_lives(3, 0)
    assert not overtakes(fought, 0, 0, 6)


# The map and the draw


def test_a_seat_that_reaches_one_land_only_can_capture_it() -> None:
    p = table(["dryad trapper druid"]).position
    reach = within_reach(p, 0)
    for cell in range(len(TWO_NORTH.beside)):
        if reach >> cell & 1:
            p.realm.shielded = ~(1 << cell)
            assert can_capture(p, 0), cell
    p.realm.shielded = ~0
    assert not can_capture(p, 0)
    p.realm.give(1, 0)
    p.realm.shielded = ~1
    p.realm.give(0, NO_ONE)
    assert (within_reach(p, 0), can_capture(p, 0)) == (1, True)


def test_r03_all_that_was_shown_at_the_draw_is_remembered() -> None:
    for seed in range(6):
        t = table(seats=3)
        t.position.chance.counters = [seed] * STREAMS
        deck = sorted(t.position.neutrals.deck)
        draw_first_player(t.position, t.log)
        shown = [str(values["card"]) for values in t.told("first-card")]
        assert sorted(NUMBER[card] for card in shown) == t.position.neutrals.shown
        assert sorted(t.position.neutrals.deck) == deck
        assert t.position.neutrals.deck != deck  # and they lie anywhere in it


def test_r03_a_deck_that_runs_out_at_the_draw_is_made_anew_of_what_was_shown() -> None:
    for seed in range(6):
        t = table(seats=2)
        t.position.chance.counters = [seed] * STREAMS
        t.position.neutrals.deck = [NUMBER["eldagar"], NUMBER["troll"], NUMBER["troll"]]
        draw_first_player(t.position, t.log)
        last = t.told("first-card")[-2:]
        best = next(values["seat"] for values in last if values["card"] == "eldagar")
        assert t.position.turn.first == best
        assert len(t.position.neutrals.deck) == 3


def test_boards_have_as_many_lands_as_a_score_can_count() -> None:
    assert len(THREE.cells) == 37


def test_goals_can_be_dealt_in_so_many_ways() -> None:
    p = table(seats=3).position
    assert ways_to_deal(p, [1, 2], 0, [0, 2, 2, 2, 2]) == 8 * 7
    assert ways_to_deal(p, [1, 2], 1, [0, 2, 2, 2, 1]) == 7
    assert ways_to_deal(p, [1, 2], 2, [0, 2, 2, 2, 2]) == 1
    p.goals.ruled_out = [0, 1 << 1, 1 << 2]
    assert ways_to_deal(p, [1, 2], 0, [0, 2, 1, 0, 0]) == 1 * 2
    assert ways_to_deal(p, [1, 2], 0, [0, 2, 2, 0, 0]) == 2 * 2


def test_another_attack_needs_both_to_live_and_to_face_each_other() -> None:
    t = battle(FOUR, reserve="d")
    fought = t.battle
    assert not has_just_attacked(t.position, 0) or fought.last is not None
    fought.last = None
    assert not has_just_attacked(t.position, 0)
    fought.last = Blow(0, 1, 0)
    assert has_just_attacked(t.position, 0)
    assert not has_just_attacked(t.position, 1)
    for fighter in (0, 1):
        lives = fought.lives[fighter]
        fought.set_lives(fighter, 0)
        assert not has_just_attacked(t.position, 0)
        fought.set_lives(fighter, 1)
        assert has_just_attacked(t.position, 0)
        fought.set_lives(fighter, lives)
    fought.last = Blow(0, 1, 1)
    assert not has_just_attacked(t.position, 0)
    fought.last = Blow(0, 1, 0)
    fought.put(0, NO_ONE)
    assert not has_just_attacked(t.position, 0)


def test_a_squad_looked_at_by_any_seat_stays_for_that_seat() -> None:
    for viewer in (0, 1, 2):
        p = table(seats=3, squads=["goblin troll eldagar", "orc wolf gnome"]).position
        p.squads.seen = [0, 1 << viewer]
        seen = [tuple(p.redeal(viewer, quick_chance(seed)).squads.cards[3:]) for seed in range(6)]
        assert set(seen) == {tuple(p.squads.cards[3:])}
        for other in {0, 1, 2, SPECTATOR} - {viewer}:
            found = {tuple(p.redeal(other, quick_chance(seed)).squads.cards[3:]) for seed in range(6)}
            assert len(found) > 3


def test_r23_the_computer_prefers_a_kill_that_costs_a_life_to_a_harder_blow() -> None:
    fought = fighting({"n": "double-strike none strike", "w": "counter none none"})
    fought.set_lives(0, 2)
    fought.set_lives(1, 3)
    fought.set_lives(3, 1)
    left, right = ATTACK, ATTACK + 2
    assert best_for_machine(fought, 0, [left, right]) == right
    fought.set_lives(0, 1)  # but not with its own last life
    assert best_for_machine(fought, 0, [left, right]) == left
