"""What seats come to know of hands, squads and artifacts, what they forget, and what is dealt anew (R16, R67)."""

from collections.abc import Callable

from elderwood.engine.chance import chance_of
from elderwood.engine.events import SPECTATOR
from elderwood.engine.notation import write_position
from tests.games.rage.setting import IDLE, open_card, paint, player, resolve, set_neutral, squad_cards, until
from tests.games.rage.table import Table, battle, table

FOREST = "bladedancer bladedancer stagrider"


def redealt(t: Table, seat: int, read: Callable[[Table], object], times: int = 40) -> set[object]:
    """Return what others could be, for all a seat knows."""
    source = chance_of("test", "oak", 1)
    return {read(Table(t.position.redeal(seat, source))) for _ in range(times)}


def hand_of(seat: int) -> Callable[[Table], object]:
    return lambda t: tuple(player(t, seat)["cards"] or [])


def artifacts_of(seat: int) -> Callable[[Table], object]:
    return lambda t: tuple(sorted(player(t, seat)["artifact_names"] or []))


def squad(number: int) -> Callable[[Table], object]:
    return lambda t: squad_cards(t, number)


def goal_of(seat: int) -> Callable[[Table], object]:
    return lambda t: player(t, seat)["goal"]


# Hands


def test_the_own_hand_stays_and_others_are_dealt_anew() -> None:
    t = table(["dryad trapper", "golem initiate darkknight"])
    assert redealt(t, 0, hand_of(0)) == {("dryad", "trapper")}
    others = redealt(t, 0, hand_of(1))
    assert len(others) > 10
    assert all(len(hand) == 3 for hand in others)  # type: ignore[arg-type]
    assert len(redealt(t, SPECTATOR, hand_of(0))) > 10


def test_a_reserve_card_is_known_until_it_acts() -> None:
    t = battle("a:gnome d:gnome - -", "a:initiate d:elite", start="settle", lands=[2, 1], artifacts=[IDLE]).play("pass")
    assert player(t, 0, 1)["known"] == ["initiate"]
    assert redealt(t, 1, hand_of(0)) == {("initiate",)}
    resolve(until(t, 0, "between"), "act-initiate side-left")
    assert player(t, 0, 1)["known"] == []


def next_turn(t: Table) -> Table:
    """Decline, and go on to the next player's turn."""
    turn = t.view(0)["turn"]
    while t.view(0)["turn"] == turn:
        t.play(next((move for move in ("decline", "end-turn", "pass") if move in t.moves), t.moves[0]))
    return t


def test_of_two_alike_one_leaves_and_one_stays_known() -> None:
    t = table(["dryad", "golem darkknight darkknight"], artifacts=["eye_of_the_seer"], lands=[1, 4])
    next_turn(resolve(t, "use-eye_of_the_seer"))
    resolve(t, "act-darkknight")
    assert player(t, 1, 0)["known"] == ["darkknight", "golem"]
    assert player(t, 1, SPECTATOR)["known"] == []


def test_a_hand_seen_twice_is_not_known_twice() -> None:
    t = table(
        ["", "crystalpriest initiate"], artifacts=["eye_of_the_seer"], lands=[1, 4], discards=["", "golem"], turn=1
    )
    next_turn(resolve(t, "act-crystalpriest").play("take-golem"))
    assert player(t, 1, 0)["known"] == ["golem"]
    resolve(t, "use-eye_of_the_seer")
    assert player(t, 1, 0)["known"] == player(t, 1)["cards"]
    assert player(t, 1, SPECTATOR)["known"] == ["golem"]


def test_what_is_sent_and_comes_back_unseen_is_not_known() -> None:
    t = table([FOREST, "golem darkknight executioner"], owners={"B2": 1}).play("capture-B2").pass_on().play("retreat")
    assert player(t, 0, 1)["known"] == []
    assert len(redealt(t, 1, hand_of(0))) > 3


def test_known_cards_may_be_among_those_sent() -> None:
    t = table(
        ["dryad trapper sniper druid", "golem golem golem"], owners={"B2": 1}, artifacts=["", "eye_of_the_seer"], turn=1
    )
    next_turn(resolve(t, "use-eye_of_the_seer"))
    known = player(t, 0, 1)["known"]
    assert sorted(known) == ["druid", "dryad", "sniper", "trapper"]
    while t.asks == "discard":
        t.play("discard-druid")
    t.play("capture-B2").pass_on().play("send-dryad send-trapper send-sniper")
    assert t.asks == "defend"
    sent = redealt(t, 1, lambda other: tuple(other.view(0)["own_sent"]))
    assert len(sent) > 1
    pool = {"druid", "dryad", "sniper", "trapper"}
    assert all(len(pool & set(cards)) >= 2 for cards in sent)  # type: ignore[call-overload]


def test_heroes_sent_are_as_unknown_as_warriors() -> None:
    t = table(["miraina taliel xaranta druid", "golem golem golem"], owners={"B2": 1})
    t.play("capture-B2 send-miraina send-taliel send-xaranta")
    assert t.asks == "defend"
    assert len(redealt(t, 1, lambda other: tuple(other.view(0)["own_sent"]))) > 10
    assert redealt(t, 0, lambda other: tuple(other.view(0)["own_sent"])) == {("miraina", "xaranta", "taliel")}


def test_cards_taken_back_are_known_to_all() -> None:
    t = table(["crystalpriest"], peoples=("black", "snow"), lands=[4], discards=["golem"])
    resolve(t, "act-crystalpriest").play("take-golem")
    assert player(t, 0, 1)["known"] == player(t, 0, SPECTATOR)["known"] == ["golem"]
    t.play("decline")
    assert player(t, 0, 1)["known"] == ["golem"]


def test_a_new_deck_tells_what_is_in_the_hand() -> None:
    t = table(["dryad dryad"], decks=["sniper"], discards=["trapper trapper druid"], artifacts=[IDLE]).play("decline")
    assert sorted(player(t, 0, 1)["known"]) == ["dryad", "dryad", "sniper"]


def test_a_redeal_keeps_what_a_seat_can_know_of_what_others_know() -> None:
    t = table(["dryad", "golem", "elite raider"], seats=3, turn=1, artifacts=["", "eye_of_the_seer"])
    resolve(t, "use-eye_of_the_seer seat-2")
    shown = ["elite", "raider"]
    assert sorted(player(t, 2, 1)["known"]) == shown
    assert "knowledge.hands: raider:2:1 elite:2:1" in write_position(t.position).splitlines()

    def seen_by_1(other: Table) -> object:
        return tuple(sorted(player(other, 2, 1)["known"]))

    assert redealt(t, 1, seen_by_1) == {tuple(shown)}
    assert redealt(t, 2, seen_by_1) == {tuple(shown)}  # whose hand it is
    assert redealt(t, 0, seen_by_1) == {()}


# Squads and artifacts


def test_a_squad_seen_stays_for_who_saw_it() -> None:
    t = table(["pathfinder"], squads=["goblin troll eldagar", "orc orc orc"])
    resolve(t, "act-pathfinder peek-1")
    assert len(redealt(t, 0, squad(1))) == 1
    assert len(redealt(t, 1, squad(1))) > 10
    assert len(redealt(t, 0, squad(2))) > 10
    assert len(redealt(t, SPECTATOR, squad(1))) > 10


def test_a_squad_seen_tells_nothing_of_a_hand() -> None:
    t = table(["pathfinder", "golem"], squads=["goblin troll eldagar", "orc orc orc"])
    resolve(t, "act-pathfinder peek-2")
    assert player(t, 1, 0)["known"] == []
    assert not t.told("saw-hand")


def test_an_open_card_stays_where_it_lies() -> None:
    t = open_card(table(["pathfinder"], squads=["goblin troll eldagar", "orc orc orc"]), 1, 2)
    seconds = redealt(t, 1, lambda other: other.view(1)["squads"][0]["open"])
    assert seconds == {"troll"}
    assert len(redealt(t, 1, squad(1))) > 10


def test_face_down_neutral_cards_are_anything_but_what_was_seen() -> None:
    def below(t: Table) -> object:
        """The neutral cards, once all lie open."""
        t.play("slot-n slot-e slot-s slot-w")
        shown = [str(values["card"]) for values in t.told("edge") + t.told("centre")]
        return tuple(sorted(card for card in shown if card not in FOREST))

    squads = ["goblin troll eldagar", "orc orc orc"]
    unseen = table([FOREST], squads=squads, options={"placement": "advanced"}).play("capture-A2 fight-1")
    assert len(redealt(unseen, 0, below)) > 10
    looked = table([FOREST], squads=squads, options={"placement": "advanced"}).play("capture-A2 look-1 open-2 fight-1")
    assert redealt(looked, 0, below) == {("eldagar", "goblin", "troll")}
    others = redealt(looked, 1, below)
    assert len(others) > 10
    assert all("troll" in cards for cards in others)  # type: ignore[operator]


def test_the_guards_of_a_castle_are_not_known_before_they_lie_open() -> None:
    t = set_neutral(table([FOREST], owners={"C3": 0}, options={"placement": "advanced"}), "orc goblin gnome wolf", "")
    t.play("capture-C4").pass_on()
    assert t.asks == "place"
    assert t.view(0)["neutral_deck"] == 2


def test_artifacts_of_others_are_dealt_anew_but_for_those_seen() -> None:
    t = table(seats=3, artifacts=["war_horn", "tear_of_life boots_of_wind", "hourglass"], treasures=[0, 1])
    assert redealt(t, 0, artifacts_of(0)) == {("war_horn",)}
    assert len(redealt(t, 0, artifacts_of(1))) > 10
    t.play("offer-1 give-war_horn propose accept")
    assert redealt(t, 0, lambda other: "war_horn" in (player(other, 1)["artifact_names"] or [])) == {True}
    assert redealt(t, 2, lambda other: "war_horn" in (player(other, 1)["artifact_names"] or [])) == {True, False}
    assert redealt(t, 2, artifacts_of(2)) == {("hourglass",)}


def test_artifacts_on_offer_are_seen_by_the_two_only() -> None:
    t = table(seats=3, artifacts=["war_horn hourglass", "tear_of_life"]).play("offer-1 give-hourglass")

    def offered(other: Table) -> object:
        trade = other.view(0)["trade"]
        assert trade is not None
        return tuple(trade["cards"] or [])

    assert redealt(t, 0, offered) == {("hourglass",)}
    assert len(redealt(t, 1, offered)) > 5
    t.play("propose")
    assert redealt(t, 1, offered) == {("hourglass",)}
    assert len(redealt(t, 2, offered)) > 5


def test_used_artifacts_are_never_dealt() -> None:
    t = table(artifacts=[IDLE, "tear_of_life"])
    resolve(t, f"use-{IDLE}")
    assert (IDLE,) not in redealt(t, 0, artifacts_of(1), 100)


# Goals


def test_goals_of_others_are_dealt_anew_the_own_one_stays() -> None:
    t = table()
    assert redealt(t, 0, goal_of(0)) == {"central-castle"}
    assert redealt(t, 0, goal_of(1)) == {"four-towers", "seven-lands", "enemy-castle", "central-castle"}


def test_goals_that_lie_open_at_the_end_stay() -> None:
    t = table(
        owners={"A4": 0, "B3": 0, "B6": 0, "A2": 0},
        artifacts=["rune_of_the_builder"],
        goals=["four-towers", "seven-lands"],
    )
    resolve(t, "use-rune_of_the_builder cell-A2")
    assert t.ended == "four-towers"
    assert redealt(t, 0, goal_of(1)) == {"seven-lands"}


def test_a_goal_met_without_winning_is_not_dealt_to_that_player() -> None:
    t = table(
        owners={"B8": 1, "C7": 1, "B7": 1, "C5": 1, "B5": 1, "A5": 1, "A2": 0},
        artifacts=["rune_of_the_builder"],
    )
    resolve(t, "use-rune_of_the_builder cell-A2")
    assert not t.ended
    assert redealt(t, 0, goal_of(1), 60) == {"four-towers", "enemy-castle", "central-castle"}
    assert "seven-lands" in redealt(t, 1, goal_of(0), 60)


def test_a_redeal_shows_the_seat_the_same_as_before() -> None:
    t = battle("a:gnome a:troll d:gnome d:troll", hands=["golem", "raider elite"], artifacts=[IDLE, "tear_of_life"])
    paint(t, {"n": "none none none"})
    for seat in (0, 1, SPECTATOR):
        source = chance_of("test", "oak", 1)
        assert t.position.redeal(seat, source).view(seat) == t.view(seat)


def test_a_redeal_leaves_the_open_cards_of_the_centre_where_they_are() -> None:
    t = table(
        ["raider raider elite bearrider", "golem darkknight executioner"],
        peoples=("snow", "black"),
        owners={"B2": 1},
        lands=[2],
        options={"placement": "advanced"},
        artifacts=["", IDLE],
    )
    t.play("capture-B2 send-raider send-elite send-bearrider send-golem")
    until(t.play("slot-n slot-e slot-s slot-w"), 0, "centre")
    assert t.window == "centre"
    source = chance_of("test", "oak", 1)
    for seat in (0, 1, SPECTATOR):
        for _ in range(10):
            assert t.position.redeal(seat, source).view(seat) == t.view(seat)
