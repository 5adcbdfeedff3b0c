"""What is hidden stays hidden, and what can be worked out is respected."""

from elderwood.engine.chance import Dice, chance_of
from elderwood.engine.events import SPECTATOR
from elderwood.games.rage.cards import NUMBER, names
from elderwood.games.rage.ending import check_goals
from elderwood.games.rage.position import RagePosition
from elderwood.games.rage.vocabulary import SEVEN_LANDS
from tests.games.rage.table import TITLE, battle, table


def redeals(position: RagePosition, seat: int, times: int = 40) -> list[RagePosition]:
    source = chance_of("test", "oak", 1)
    return [position.redeal(seat, source) for _ in range(times)]


def test_survivors_are_known_in_the_hand() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", hands=["golem", ""], reserve="d").finish()
    for viewer in (1, SPECTATOR):
        assert t.known(0, viewer) == ["janira", "darnguard"]
        for other in redeals(t.position, viewer):
            assert {NUMBER["janira"], NUMBER["darnguard"]} <= set(other.armies.hands[0])
    assert len({tuple(sorted(other.armies.hands[0])) for other in redeals(t.position, 1)}) > 3


def test_a_known_card_that_is_discarded_is_known_no_more() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", hands=["golem golem golem golem", ""], reserve="d").finish()
    t.play("discard-janira")
    assert t.known(0, 1) == ["darnguard"]


def test_cards_sent_face_down_are_dealt_anew() -> None:
    t = table(["dryad dryad trapper trapper druid", "golem golem golem"], owners={"B2": 1})
    t.play("capture-B2 send-dryad send-trapper send-druid")
    assert t.asks == "defend"
    seen = {tuple(sorted(other.attack.sent[0])) for other in redeals(t.position, 1)}
    assert len(seen) > 10
    assert {tuple(other.attack.sent[0]) for other in redeals(t.position, 0)} == {tuple(t.position.attack.sent[0])}


def test_a_squad_looked_at_stays_for_the_looker_only() -> None:
    t = table(["dryad dryad trapper"], squads=["goblin troll eldagar", "orc orc orc"]).play("capture-A2 look-1 open-2")
    assert all(other.squads.cards[:3] == t.position.squads.cards[:3] for other in redeals(t.position, 0))
    others = redeals(t.position, 1)
    assert all(other.squads.cards[1] == NUMBER["troll"] for other in others)
    assert len({other.squads.cards[0] for other in others}) > 3


def test_an_empty_deck_shows_the_hand() -> None:
    t = table(["dryad dryad", ""], decks=[""], discards=["sniper sniper trapper", ""])
    t.play("decline")
    assert t.told("reshuffled")
    assert [name for name in t.known(0, 1) if name == "dryad"] == ["dryad", "dryad"]


def test_a_hand_looked_at_is_known_to_the_looker() -> None:
    t = table(["", "golem darkknight"], artifacts=["eye_of_the_seer"]).play("use-eye_of_the_seer").pass_on()
    assert t.known(1, 0) == ["darkknight", "golem"]
    assert t.known(1, SPECTATOR) == []


def test_no_goal_is_dealt_that_was_met_without_winning() -> None:
    t = table(lands=[1, 7], goals=["four-towers", "enemy-castle"])
    check_goals(t.position, None)
    assert t.position.goals.ruled_out[1] >> SEVEN_LANDS & 1
    goals = {other.goals.held[1] for other in redeals(t.position, 0, 80)}
    assert SEVEN_LANDS not in goals
    assert len(goals) > 1


def test_traded_artifacts_are_known_to_the_two() -> None:
    t = table(seats=3, artifacts=["war_horn"]).play("offer-1 give-war_horn propose accept")
    position = t.position
    assert t.view(0)["players"][1]["known_artifacts"] == ["war_horn"]
    assert t.view(2)["players"][1]["known_artifacts"] == []
    assert all(names(other.hoard.artifacts[1]) == ["war_horn"] for other in redeals(position, 0))
    assert len({tuple(other.hoard.artifacts[1]) for other in redeals(position, 2)}) > 5


def test_cards_seen_at_the_first_draw_are_not_in_a_squad() -> None:
    position = TITLE.start(4, {}, "first")
    assert isinstance(position, RagePosition)
    shown = position.neutrals.shown
    assert shown
    for other in redeals(position, 0):
        rest = other.neutrals.deck[:]
        for card in shown:
            rest.remove(card)


def test_redealt_cards_come_from_what_a_seat_cannot_place() -> None:
    dice = Dice(5)
    source = chance_of("test", "oak", 1)
    position = TITLE.start(3, {"placement": "advanced"}, "oak")
    assert isinstance(position, RagePosition)
    for _ in range(250):
        if position.outcome() is not None:
            break
        seat = dice.below(3)
        other = position.redeal(seat, source)
        assert sorted(other.armies.hands[seat]) == sorted(position.armies.hands[seat])
        assert [len(hand) for hand in other.armies.hands] == [len(hand) for hand in position.armies.hands]
        assert other.inventory() == position.inventory()
        asked = position.awaits()[0]
        moves = position.moves(asked)
        position.play(asked, moves[dice.below(len(moves))])
