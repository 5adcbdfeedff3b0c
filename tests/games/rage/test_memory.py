"""What seats can work out and must not be dealt otherwise: artifacts that change hands unseen, cards shown at the draw
for the first player, goals that were met."""

from collections import Counter

import pytest

from elderwood.engine.chance import quick_chance
from elderwood.games.rage.artifacts import (
    MOST_WORLDS,
    NO_MEMORIES,
    exchange_artifacts,
    gain_artifact,
    holder_in,
    show_artifact,
)
from elderwood.games.rage.cards import ARTIFACTS, NUMBER, names
from elderwood.games.rage.parts import NO_ONE
from elderwood.games.rage.redeal import deal_goals
from tests.games.rage.table import Table, table

TIMES = 300


def spread(t: Table, viewer: int) -> Counter[tuple[tuple[str, ...], ...]]:
    """Return how often each seat's artifacts are dealt to a viewer in which way."""
    source = quick_chance(7)
    return Counter(
        tuple(tuple(names(held)) for held in t.position.redeal(viewer, source).hoard.artifacts) for _ in range(TIMES)
    )


def known_to_two(artifacts: list[str], gifts: str) -> Table:
    """Seat 2 has given artifacts to the others, one after another, and so knows them."""
    t = table(seats=4, turn=2, artifacts=artifacts)
    for gift in gifts.split():
        card, _, taker = gift.partition(":")
        t.position.turn.offered = 0
        t.play(f"offer-{taker} give-{card} propose accept")
    t.position.turn.offered = 0
    return t


def trade(t: Table, seat: int, words: str) -> Table:
    """Let a seat trade out of turn."""
    t.position.turn.seat = seat
    t.position.put_question(seat, t.position.course().decisions[2])
    return t.play(words)


def test_a_third_party_knows_that_one_of_these_has_gone() -> None:
    t = known_to_two(["", "", "war_horn hourglass"], "war_horn:0 hourglass:0")
    assert t.view(2)["players"][0]["known_artifacts"] == ["war_horn", "hourglass"]
    trade(t, 0, "offer-1 give-war_horn propose accept")
    assert t.view(2)["players"][0]["known_artifacts"] == []
    dealt = spread(t, 2)
    assert set(dealt) == {(("hourglass",), ("war_horn",), (), ()), (("war_horn",), ("hourglass",), (), ())}
    assert all(count > TIMES / 2 - 60 for count in dealt.values())  # each as likely as the other
    # Who uses one tells where the other is.
    t.position.realm.held = [15, 0, 0, 0]
    trade(t, 1, "use-war_horn").pass_on()
    assert t.view(2)["players"][0]["known_artifacts"] == ["hourglass"]
    assert set(spread(t, 2)) == {(("hourglass",), (), (), ())}


def test_who_uses_an_artifact_has_not_given_it_away() -> None:
    t = known_to_two(["", "", "war_horn hourglass"], "war_horn:0 hourglass:0")
    trade(t, 0, "offer-1 give-hourglass propose accept")
    assert t.view(2)["players"][1]["known_artifacts"] == []
    # An artifact won since has made room for both.
    t.position.hoard.deck = [card for card in t.position.hoard.deck if card != NUMBER["tear_of_life"]]
    gain_artifact(t.position, 0, NUMBER["tear_of_life"])
    trade(t, 0, "use-war_horn").pass_on()
    assert t.view(2)["players"][1]["known_artifacts"] == ["hourglass"]
    assert all("hourglass" in second for _, second, _, _ in spread(t, 2))


def test_an_exchange_of_one_for_one_is_worked_out_by_a_third_party() -> None:
    t = known_to_two(["", "", "war_horn hourglass"], "war_horn:0 hourglass:1")
    trade(t, 0, "offer-1 give-war_horn want-artifact propose accept")
    assert t.view(2)["players"][0]["known_artifacts"] == ["hourglass"]
    assert t.view(2)["players"][1]["known_artifacts"] == ["war_horn"]
    assert t.view(3)["players"][1]["known_artifacts"] == []


def test_of_two_and_two_only_one_each_can_have_gone() -> None:
    t = known_to_two(
        ["", "", "war_horn hourglass seal_of_silence tear_of_life"],
        "war_horn:0 hourglass:0 seal_of_silence:1 tear_of_life:1",
    )
    trade(t, 0, "offer-1 give-war_horn want-artifact propose accept give-tear_of_life")
    dealt = spread(t, 2)
    assert len(dealt) == 4
    for first, second, _, _ in dealt:
        assert (
            len({"war_horn", "hourglass"} & set(first)) == len({"seal_of_silence", "tear_of_life"} & set(second)) == 1
        )


def test_a_memory_that_grows_too_large_lets_one_artifact_go_and_stays_true() -> None:
    many = names(ARTIFACTS[:11])
    t = table(seats=3, artifacts=[" ".join(many)])
    state = t.position
    for card in ARTIFACTS[:11]:
        show_artifact(state, 0, card, 2)
    exchange_artifacts(state, 0, 1, ARTIFACTS[:5], [])  # one of 462 ways
    worlds = state.knowledge.artifacts[2]
    assert 100 < len(worlds) <= MOST_WORLDS
    truth = {card: 1 if card in ARTIFACTS[:5] else 0 for card in ARTIFACTS[:11]}
    assert any(all(holder_in(world, card) in (NO_ONE, truth[card]) for card in truth) for world in worlds)
    for number in range(20):
        other = state.redeal(2, quick_chance(number))
        assert [len(held) for held in other.hoard.artifacts] == [6, 5, 0]
        assert other.inventory() == state.inventory()


def test_what_the_others_know_of_each_other_is_not_dealt() -> None:
    t = known_to_two(["", "", "war_horn hourglass"], "war_horn:0")
    assert t.position.knowledge.artifacts[2] != NO_MEMORIES
    assert t.position.redeal(3, quick_chance(1)).knowledge.artifacts == [NO_MEMORIES] * 4
    own = t.position.redeal(2, quick_chance(1)).knowledge.artifacts
    assert own[2] == t.position.knowledge.artifacts[2]


FOREST = "bladedancer bladedancer stagrider"


@pytest.mark.parametrize("placement", ["novice", "advanced"])
def test_a_guard_that_was_shown_at_the_draw_is_no_longer_in_the_deck(placement: str) -> None:
    t = table([FOREST, ""], owners={"B4": 0}, options={"placement": placement, "neutrals": "next"})
    neutrals = t.position.neutrals
    neutrals.shown = [NUMBER["wolf"], NUMBER["eldagar"]]
    neutrals.deck = [card for card in neutrals.deck if card not in (NUMBER["eldagar"], NUMBER["troll"])]
    neutrals.deck += [NUMBER["troll"], NUMBER["eldagar"]]  # the guards
    t.play("capture-C4").pass_on()
    everywhere = sorted(t.position.inventory())
    hidden = placement == "advanced"
    assert (NUMBER["eldagar"] in neutrals.shown) == hidden  # face down nobody has seen it leave
    found: set[frozenset[int]] = set()
    for _ in range(120):
        other = t.position.redeal(0, quick_chance(len(found) + _))
        assert other.inventory() == everywhere
        guards = {card for fighter, card in enumerate(other.field().card) if other.field().side[fighter]}
        for shown in neutrals.shown:
            assert shown in other.neutrals.deck or shown in guards
        found.add(frozenset(guards))
    assert (len(found) > 10) == hidden
    assert any(NUMBER["eldagar"] in guards for guards in found)  # it may be, it need not be
    assert all(NUMBER["eldagar"] in guards for guards in found) != hidden
    while t.fights:
        t.play(t.moves[0])
        t.position.redeal(1, quick_chance(1))
    assert t.position.neutrals.shown == [NUMBER["wolf"]]


def test_new_squads_are_laid_when_nothing_else_is_hidden() -> None:
    t = table([FOREST], squads=["goblin goblin goblin"])
    t.position.neutrals.shown = [NUMBER["wolf"]]
    t.play("capture-A2 fight-1").finish()
    assert t.told("squads")
    assert t.position.neutrals.shown == []
    dealt = {NUMBER["wolf"] in t.position.redeal(0, quick_chance(number)).squads.cards for number in range(40)}
    assert dealt == {True, False}


def test_goals_are_dealt_without_favour() -> None:
    """Compared with counting: seat 0 holds one of the goals 1; seat 1 has met 2, seat 2 has met 3 and 4."""
    t = table(seats=3, goals=["four-towers", "central-castle", "seven-lands"])
    goals = t.position.goals
    goals.held, goals.spare = [1, 4, 2], [1, 2, 3, 3, 4]
    goals.ruled_out = [0, 1 << 2, 1 << 3 | 1 << 4]
    pool = [1, 2, 2, 3, 3, 4, 4]
    ways = Counter(
        (pool[one], pool[other])
        for one in range(7)
        for other in range(7)
        if one != other and pool[one] != 2 and pool[other] not in (3, 4)
    )
    chance = quick_chance(11)
    dealt: Counter[tuple[int, int]] = Counter()
    for _ in range(4000):
        twin = t.position.copy()
        deal_goals(twin, 0, chance)
        assert sorted(twin.goals.held + twin.goals.spare) == [1, 1, 2, 2, 3, 3, 4, 4]
        dealt[twin.goals.held[1], twin.goals.held[2]] += 1
    total = sum(ways.values())
    assert dealt.keys() == ways.keys()
    for pair, count in ways.items():
        assert abs(dealt[pair] - 4000 * count / total) < 120, pair
