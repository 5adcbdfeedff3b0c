"""What searches know about Rage of the Elves: goals, battles, the light player, what is left to the plain one."""

import pytest

from elderwood.bots import Budget
from elderwood.bots.levels import Manner
from elderwood.bots.rage.battles import step_in, turns_out_well
from elderwood.bots.rage.policy import answer
from elderwood.bots.rage.sense import RageSense
from elderwood.bots.rage.worth import castle_steps, danger_steps, features_of, lacking
from elderwood.engine.chance import Dice, quick_chance
from elderwood.games.rage.actions import PASS, is_act
from elderwood.games.rage.parts import NO_ONE
from elderwood.games.rage.position import RagePosition
from tests.bots.test_senses import won
from tests.games.rage.table import TITLE, Table, battle, table

STRONG = "stagrider taliel miraina"
TRIED = range(20)


def said(t: Table, seed: int = 1) -> str:
    """Return what the light player answers."""
    return TITLE.word(answer(t.position, t.asked, t.position.moves(t.asked), Dice(seed)))


def considered(t: Table) -> list[str]:
    return [TITLE.word(move) for move in RageSense().candidates(t.position, t.asked, t.position.moves(t.asked))]


@pytest.mark.parametrize(
    ("goal", "owners", "lacks"),
    [
        ("seven-lands", {}, 6),
        ("seven-lands", {"A2": 0, "A3": 0}, 4),
        ("central-castle", {}, 4),
        ("central-castle", {"C4": 0}, 3),
        ("central-castle", {"A2": 0, "A3": 0, "B1": 0, "B2": 0, "C1": 0}, 2),
        ("four-towers", {"B3": 0, "C2": 0, "A4": 0}, 2),
        ("enemy-castle", {"A6": 0}, 1),
        ("enemy-castle", {"C4": 0}, 1),
        ("enemy-castle", {}, 6),
    ],
)
def test_what_a_goal_still_asks_for(goal: str, owners: dict[str, int], lacks: int) -> None:
    assert lacking(table(goals=[goal], owners=owners).position, 0) == lacks


def test_a_portal_threatens_every_castle() -> None:
    t = table(seats=4, owners={"C4": 2})
    assert [castle_steps(t.position, seat) for seat in range(4)] == [4, 4, 1, 4]
    assert [danger_steps(t.position, seat) for seat in range(4)] == [1, 1, 4, 1]


def test_allies_do_not_count_each_others_castles() -> None:
    options = {"scenario": "only-war", "alliance": "yes"}
    near, far = (table(seats=4, owners={cell: 0}, options=options).position for cell in ("D7", "A6"))
    assert castle_steps(near, 0) > 1
    assert castle_steps(far, 0) == 1


def test_allies_share_their_chances() -> None:
    options = {"scenario": "only-war", "alliance": "yes"}
    chances = RageSense().chances(table(seats=4, lands=[5], options=options).position)
    assert chances[0] == pytest.approx(chances[2])
    assert chances[0] + chances[1] == pytest.approx(1)
    assert chances[0] > chances[1]


def test_more_lands_and_better_cards_are_worth_more() -> None:
    sense = RageSense()
    even = sense.chances(table([STRONG, STRONG]).position)
    ahead = sense.chances(table([STRONG, STRONG], lands=[4, 2]).position)
    assert ahead[0] > even[0] + 0.1


def test_who_is_out_of_the_game_has_nothing_but_that() -> None:
    position = table([STRONG, STRONG, STRONG], seats=3).position
    position.alive = 0b011
    assert features_of(position, 2) == [1.0] + [0.0] * (len(features_of(position, 0)) - 1)


def test_a_battle_is_played_out_without_anybody_stepping_in() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", hands=["", "blizzardlord"], reserve="d", lands=[1, 3])
    assert goes_well(t, 0)
    assert not goes_well(t, 1)
    assert t.fights


def goes_well(t: Table, seat: int) -> bool:
    """Say whether a seat that passes now may be content with how the battle ends."""
    return turns_out_well(t.position, seat, PASS, Dice(1))


def turning(t: Table) -> set[str]:
    """Return what the light player does in a window, over many throws."""
    moves = t.position.moves(t.asked)
    return {TITLE.word(step_in(t.position, t.asked, moves, Dice(seed))) for seed in range(100)}


def asked_in_between(t: Table, seat: int) -> Table:
    """Pass on until a seat is asked in a window between moves."""
    while t.asked != seat or t.window != "between":
        t.play("pass")
    return t


def test_the_light_player_turns_a_battle_that_is_being_lost() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", hands=["", "blizzardlord"], reserve="d", lands=[1, 3])
    while not t.told("dies"):
        t.play("pass")
    assert t.asked == 1
    assert turning(t) == {"act-blizzardlord", "pass"}


@pytest.mark.parametrize(("seats", "spoils"), [(2, True), (3, False)])
def test_the_light_player_spoils_the_battle_of_its_only_opponent_and_keeps_out_among_many(
    seats: int, spoils: bool
) -> None:
    t = battle(
        "a:raider d:goblin a:elite d:-",
        seats=seats,
        defender=NO_ONE,
        artifacts=["", "lightning_of_the_old_gods"],
        peoples=("snow", "black", "forest"),
    )
    asked_in_between(t, 1)
    assert not goes_well(t, 1)
    assert ("use-lightning_of_the_old_gods" in turning(t)) == spoils


def test_the_light_player_saves_its_cards_where_all_goes_well() -> None:
    t = battle("a:golem d:raider d:elite a:-", hands=["", "ingrid"], reserve="d", lands=[1, 4])
    asked_in_between(t, 1)
    assert t.offers("act-ingrid")
    assert goes_well(t, 1)
    assert turning(t) == {"pass"}


def test_the_light_player_goes_for_the_last_land_of_its_goal() -> None:
    t = table([STRONG], goals=["enemy-castle"], owners={"A6": 0})
    assert {said(t, seed) for seed in TRIED} == {"capture-A7"}


def test_the_light_player_fights_the_squad_it_knows_to_be_weak() -> None:
    squads = ["atranax eldagar timemistress", "goblin goblin goblin", "orc orc orc"]
    t = table([STRONG], squads=squads).play("capture-A2").pass_on()
    assert said(t).startswith("look-")
    t.position.turn.looked = True
    t.position.squads.seen = [1, 1, 0]
    assert said(t) == "fight-2"
    t.position.squads.seen = [1, 0, 0]
    assert said(t) != "fight-1"


def test_trades_quietness_and_a_second_look_are_not_thought_about() -> None:
    t = table([STRONG], artifacts=["war_horn"])
    assert t.offers("offer-1")
    assert not any(word.startswith("offer") for word in considered(t))
    t.play("capture-A2").pass_on()
    assert [word for word in considered(t) if word.startswith("look")] == ["look-1"]
    t = battle("a:janira d:raider d:elite a:darnguard", artifacts=["war_horn", "war_horn"], lands=[1, 1])
    assert t.offers("quiet")
    assert considered(t) == ["pass"]


def test_what_leaves_no_choice_is_settled() -> None:
    sense = RageSense()
    t = battle("a:janira d:raider d:elite a:darnguard", artifacts=["war_horn", "war_horn"], lands=[1, 1])
    assert sense.settled(t.position, t.asked)
    t = battle("a:janira d:raider d:elite a:darnguard", hands=["", "blizzardlord"], lands=[1, 3])
    while t.asked != 1 or t.asks != "window":
        t.play("pass")
    assert not sense.settled(t.position, 1)
    start = TITLE.start(2, {}, "settled")
    assert sense.settled(start, start.awaits()[0])


def test_cards_that_still_lie_face_down_are_not_looked_at() -> None:
    """Centre cards can be made quicker while the edges lie face down; how the battle would go nobody can tell there."""
    asked = 0
    for number in range(12):
        position = TITLE.start(2, {"placement": "advanced"}, f"hidden-{number}")
        while awaited := position.awaits():
            assert isinstance(position, RagePosition)
            seat = awaited[0]
            moves = position.moves(seat)
            if position.battle is not None and position.battle.hidden and any(is_act(move) for move in moves):
                for seed in range(8):
                    other = position.redeal(seat, quick_chance(seed))
                    assert isinstance(other, RagePosition)
                    assert answer(position, seat, moves, Dice(seed)) == answer(other, seat, moves, Dice(seed))
                asked += 1
            position.play(seat, answer(position, seat, moves, Dice(number)) if len(moves) > 1 else moves[0])
    assert asked > 5


@pytest.mark.strength
def test_a_short_search_wins_matches_that_the_plain_player_loses() -> None:
    manner = Manner(Budget(iterations=32), tree=False, favour=0.1)
    lost = [("short-0", 1), ("short-2", 0), ("short-3", 1)]
    nobody = 2  # seats beyond those of the table: plain players play alone
    assert not any(won(TITLE, 2, nobody + seat, {}, seed, manner) for seed, seat in lost)
    assert sum(won(TITLE, 2, seat, {}, seed, manner) for seed, seat in lost) >= 2
