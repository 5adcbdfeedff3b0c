"""Rulings R86 to R101: ours, where rulebook and rulings are silent."""

import pytest

from elderwood.engine.chance import Dice, chance_of
from elderwood.games.rage.cards import NUMBER
from elderwood.games.rage.conquest import eliminate
from elderwood.games.rage.ending import finish_rounds
from elderwood.games.rage.playable import may_answer
from elderwood.games.rage.position import RagePosition
from tests.games.rage.table import TITLE, battle, table

FOREST = "bladedancer bladedancer stagrider"
EDGES = "a:janira d:raider d:elite a:darnguard"


def test_r86_being_asked_tells_nothing_about_a_hand() -> None:
    # The defender holds nothing to play, and is asked like one who does.
    for hand in ("sentinel", "blizzardlord"):
        t = battle(EDGES, hands=["", hand], lands=[1, 3])
        assert (t.asks, t.asked) == ("window", 1)
    # With all copies of everything affordable on the discard pile there is nothing to ask for.
    spent = battle(EDGES, hands=["", "sentinel"], discards=["", "raider raider raider icewitch icewitch"], lands=[1, 1])
    spent.position.window = 4
    assert not may_answer(spent.position, 1)


def test_r86_nobody_can_tell_hands_from_who_is_asked() -> None:
    chance = chance_of("test", "asked", 1)
    dice = Dice(3)
    position = TITLE.start(3, {}, "asked")
    while position.awaits():
        asked = position.awaits()[0]
        if position.decision % 7 == 0:
            assert all(position.redeal(seat, chance).awaits() == [asked] for seat in range(3))
        moves = position.moves(asked)
        position.play(asked, moves[dice.below(len(moves))])


def test_r87_the_card_that_goes_in_is_chosen_when_it_takes_effect() -> None:
    t = battle(EDGES, peoples=("black", "snow"), hands=["golem initiate"], artifacts=["portal_stone"], lands=[2, 1])
    t.play("use-portal_stone slot-w")
    t.pass_on()
    assert t.asks == "put"
    assert t.moves == ["put-initiate", "put-golem"]
    t.play("put-golem")
    assert t.slots[3] == "golem"
    assert "darnguard" in t.hand(0)
    # The hand may have been emptied in answer: then it finds nothing.
    t = battle(EDGES, peoples=("black", "snow"), hands=["initiate"], artifacts=["portal_stone"], lands=[2, 1])
    t.play("use-portal_stone slot-w act-initiate slot-n side-left").pass_on("between")
    assert t.told("no-target") == [{"card": "portal_stone"}]


def test_r88_one_may_pass_until_the_battle_ends() -> None:
    t = battle(EDGES, hands=["initiate", "raider"], lands=[2, 2])
    t.play("quiet")
    asked = set()
    while t.fights:
        asked.add(t.asked)
        t.play(t.moves[0])
    assert 0 not in asked
    outside = table([FOREST, "golem"], owners={"B2": 1}, treasures=[0, 1]).play("capture-B2")
    assert outside.refusal("quiet") == "no-battle R88"


def test_r89_no_token_goes_to_a_land_under_attack() -> None:
    t = table([FOREST + " xaranta"], owners={"A2": 0, "A3": 0, "A4": 0}).play("capture-B4 act-xaranta cell-A3")
    t.pass_on()
    assert "B3" in t.lands(0)  # B4 is under attack, so only B3 is left


def test_r90_one_offer_a_turn_and_it_gives_something() -> None:
    t = table(["dryad", "golem"], artifacts=["war_horn"]).play("offer-1")
    assert t.refusal("propose") == "empty-offer R90"
    t.play("give-war_horn propose refuse")
    assert t.refusal("offer-1") == "offered R90"
    nothing = table(["dryad"], seats=3, treasures=[0, 1])
    assert nothing.refusal("offer-1") == "nothing-to-give R90"


def test_r91_what_all_can_see_to_be_the_only_answer_is_given_by_itself() -> None:
    t = table([FOREST]).play("capture-A2 fight-1").pass_on()
    assert t.told("battle")  # three cards in hand: they are sent
    assert len(t.told("sent")) == 3


def test_r92_what_leaves_with_a_player_is_shown() -> None:
    t = table(["", "golem"], artifacts=["", "war_horn"], seats=3, goals=["seven-lands"] * 3)
    eliminate(t.position, 1, t.log)
    assert t.view(0)["used"] == ["war_horn"]
    assert len(t.position.armies.out) == 19


def test_r93_which_face_down_card_is_placed_is_chance() -> None:
    t = table([FOREST], options={"placement": "advanced"}).play("capture-A2 fight-1 slot-n slot-e")
    chance = chance_of("test", "oak", 1)
    seen = set()
    for _ in range(30):
        other = t.position.redeal(0, chance)
        assert isinstance(other, RagePosition)
        seen.add(other.field().card[0])  # the attacker does not know which of the own cards lies there
    assert seen == {NUMBER["bladedancer"], NUMBER["stagrider"]}


def test_r94_equal_leaders_share_and_allies_count_together() -> None:
    t = table(owners={"A2": 0, "A6": 1})
    finish_rounds(t.position, None)
    assert (t.ended, t.position.winners) == ("rounds-shared", [0, 1])
    options = {"scenario": "only-war", "alliance": "yes"}
    allied = table(seats=4, owners={"A2": 0, "B8": 1, "C7": 1, "E6": 2, "D7": 2}, options=options)
    finish_rounds(allied.position, None)
    assert allied.ended == "rounds-lands"
    assert allied.position.winners == [0, 2]


def test_r95_peoples_are_drawn_or_chosen() -> None:
    drawn = {tuple(peoples(TITLE.start(2, {}, f"people-{number}"))) for number in range(30)}
    assert len(drawn) > 5
    position = TITLE.start(4, {"peoples": "chosen"}, "oak")
    for seat, people in enumerate(("snow", "high", "forest")):
        assert position.awaits() == [seat]
        position.play(seat, TITLE.move(f"people-{people}"))
    assert peoples(position) == [2, 3, 0, 1]  # the last one is left over


def peoples(position: object) -> list[int]:
    assert isinstance(position, RagePosition)
    return position.armies.factions


def test_r96_cards_may_be_played_instead_of_discarded_in_the_own_turn() -> None:
    t = table(["pathfinder dryad dryad trapper trapper"], round_number=2)
    assert t.asks == "discard"
    assert t.offers("act-pathfinder")
    t.play("act-pathfinder peek-1").pass_on()
    assert t.asks == "turn"
    other = battle(
        EDGES, "d:sentinel a:initiate", hands=["", "sentinel raider raider elite elite"], lands=[1, 2], start="settle"
    )
    other.finish()
    while other.asks == "discard" and other.asked == 0:
        other.play(other.moves[0])
    assert other.asks == "discard"
    assert other.asked == 1
    assert other.refusal("act-sentinel") == "not-now R96"


def test_r97_five_of_seven_cards_are_kept_seat_by_seat() -> None:
    position = TITLE.start(2, {}, "oak")
    assert isinstance(position, RagePosition)
    for seat in (0, 0, 1, 1):
        assert position.awaits() == [seat]
        position.play(seat, position.moves(seat)[0])
    assert [len(hand) for hand in position.armies.hands] == [5, 5]
    assert [len(deck) for deck in position.armies.decks] == [14, 14]


def test_r98_every_match_ends() -> None:
    for number, rounds in enumerate(("6", "18")):
        position = TITLE.start(2, {"rounds": rounds}, f"end-{number}")
        assert isinstance(position, RagePosition)
        dice = Dice(number)
        while position.awaits():
            seat = position.awaits()[0]
            moves = position.moves(seat)
            position.play(seat, moves[dice.below(len(moves))])
        assert position.turn.round <= int(rounds)


@pytest.mark.parametrize(
    ("scenario", "rounds"), [("supremacy", 12), ("land-race", 12), ("dragon-lord", 0), ("only-war", 0)]
)
def test_r98_the_usual_limit_goes_by_the_scenario(scenario: str, rounds: int) -> None:
    assert table(options={"scenario": scenario}).view(0)["rounds"] == rounds
    for chosen, limit in (("6", 6), ("18", 18), ("none", 0)):
        assert table(options={"scenario": scenario, "rounds": chosen}).view(0)["rounds"] == limit


def test_r99_the_alliance_is_only_war_with_two_sides() -> None:
    option = next(option for option in TITLE.options if option.name == "alliance")
    assert option.needs == {"scenario": "only-war"}
    assert option.seats == [4]
    t = table(seats=4, options={"scenario": "only-war", "alliance": "yes"})
    assert [player["ally"] for player in t.view(0)["players"]] == [2, 3, 0, 1]


def test_r100_one_window_after_an_attack() -> None:
    t = battle(
        "d:crystalpriest - a:pathfinder -", peoples=("forest", "black"), hands=["sniper rootwarden", ""], lands=[2, 1]
    )
    while not t.told("hurt"):
        t.play("pass")
    assert t.window == "between"
    assert t.offers("act-sniper act-rootwarden")


def test_r102_treasures_are_exchanged_whenever_their_owner_is_asked_outside_battle() -> None:
    # In answer to an action: the same player is asked again.
    t = table([FOREST], artifacts=["scroll_of_memory", "seal_of_silence"], treasures=[0, 1], discards=["dryad"])
    t.play("use-scroll_of_memory")
    assert (t.asks, t.asked) == ("response", 1)
    t.play("treasure")
    assert (t.asks, t.asked, len(t.hand(1))) == ("response", 1, 2)
    assert t.refusal("treasure") == "no-treasure R57"
    t.play("use-seal_of_silence").pass_on()
    assert t.told("cancelled") == [{"card": "scroll_of_memory"}]
    # Before a land is defended.
    t = table([FOREST, "golem golem golem"], owners={"B2": 1}, treasures=[0, 2], peoples=("forest", "black"))
    t.play("capture-B2 pass")
    while t.asks != "defend":
        t.play("pass")
    t.play("treasure")
    assert (t.asks, len(t.hand(1))) == ("defend", 5)
    t.play("treasure")
    assert (t.asks, len(t.hand(1))) == ("discard", 7)  # the limit of five holds
    # When cards must be discarded in the turn of another.
    t = table([FOREST, "golem golem golem golem"], owners={"B2": 1}, treasures=[0, 1], peoples=("forest", "black"))
    t.play("capture-B2").pass_on().play("retreat")
    assert (t.asks, t.asked) == ("discard", 1)
    t.play("treasure")
    assert len(t.hand(1)) == 8
    # In the own turn a treasure is exchanged before or after, not while discarding; in battle not at all.
    t = table(["dryad dryad trapper trapper druid"], treasures=[1], round_number=2)
    assert t.asks == "discard"
    assert t.refusal("treasure") == "no-treasure R57"


def test_r102_nobody_is_asked_for_the_sake_of_treasures_alone() -> None:
    t = table(["", ""], artifacts=["scroll_of_memory"], treasures=[0, 1], discards=["dryad"])
    t.play("use-scroll_of_memory")
    assert t.asked == 0


def test_r103_a_match_without_a_limit_ends_after_round_200() -> None:
    t = table(options={"rounds": "none"}, round_number=199, decks=["", ""])
    assert t.position.settings.last_round == 200
    for number in (199, 199, 200, 200):
        assert (t.ended, t.position.turn.round) == ("", number)
        t.play("decline")
        while t.asks in ("after", "discard"):
            t.play(t.moves[0])
    assert t.ended == "rounds-shared"


def test_r104_before_the_capture_phase_is_before_the_first_one() -> None:
    t = table(
        ["bearrider cavalry raider raider raider", "dryad"],
        peoples=("snow", "forest"),
        lands=[4],
        artifacts=["whispering_curse"],
    )
    assert t.offers("act-bearrider use-whispering_curse")
    t.play("decline")
    while t.asks == "discard":
        t.play("discard-raider")
    t.play("act-cavalry").pass_on()
    assert t.asks == "turn"
    assert t.refusal("act-bearrider") == "scope R45"
    assert t.refusal("use-whispering_curse") == "scope R45"
    while t.view(0)["turn"] == 0:
        t.play("decline" if t.offers("decline") else t.moves[0])
    while t.view(0)["turn"] == 1:
        t.play("decline" if t.offers("decline") else t.moves[0])
    while t.asks == "discard":
        t.play(next(move for move in t.moves if move != "discard-bearrider"))
    assert t.offers("act-bearrider use-whispering_curse")  # and in the next turn again


def test_r101_a_card_that_takes_back_is_not_taken_back() -> None:
    t = table(["crystalpriest"], peoples=("black", "snow"), lands=[4], discards=["crystalpriest illura golem"])
    t.play("act-crystalpriest").pass_on()
    assert t.moves == ["take-golem"]
    assert t.refusal("take-illura") == "takes-back R101"
    alone = table(["crystalpriest"], peoples=("black", "snow"), lands=[4], discards=["illura"])
    assert alone.refusal("act-crystalpriest") == "no-target R43"
