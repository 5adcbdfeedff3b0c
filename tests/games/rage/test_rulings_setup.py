"""Rulings R1 to R18: the set-up and the turn."""

from elderwood.engine.events import Log
from elderwood.games.rage.boards import CELL_NAMES, FOUR, THREE, TWO_NORTH, TWO_WEST
from elderwood.games.rage.cards import CARDS, DRAGONS, EBRUNG, NUMBER, TREASURE, deck_of, names
from elderwood.games.rage.position import RagePosition
from elderwood.games.rage.state import AFTER
from elderwood.games.rage.targets import strongholds
from elderwood.games.rage.vocabulary import NEUTRAL
from tests.games.rage.table import TITLE, Table, battle, table

THREE_CARDS = "pathfinder pathfinder sniper"


def start(seats: int = 2, seed: str = "oak", **options: str) -> Table:
    log = Log()
    position = TITLE.start(seats, options, seed, log)
    assert isinstance(position, RagePosition)
    found = Table(position)
    found.log = log
    return found


def test_r01_ebrung_is_one_of_thirty_five() -> None:
    assert EBRUNG not in deck_of(NEUTRAL)
    assert len(deck_of(NEUTRAL)) + 1 == 35
    t = start()
    assert len(t.position.neutrals.deck) + len(t.position.squads.cards) == 34


def test_r02_dragons_are_never_in_a_deck() -> None:
    for faction in range(4):
        assert len(deck_of(faction)) == 19
        assert DRAGONS[faction] not in deck_of(faction)
        assert CARDS[DRAGONS[faction]].action is None


def test_r03_the_highest_initiative_begins_and_ties_draw_again() -> None:
    assert CARDS[TREASURE].initiative == 0
    tied = 0
    for number in range(30):
        t = start(3, f"first-{number}")
        drawn = [(int(values["seat"]), CARDS[NUMBER[values["card"]]].initiative) for values in t.told("first-card")]
        best = max(value for _, value in drawn[:3])
        leaders = [seat for seat, value in drawn[:3] if value == best]
        tied += len(leaders) > 1
        assert t.position.turn.first in leaders
        assert (len(leaders) > 1) == (len(drawn) > 3)
        assert len(t.position.neutrals.deck) + len(t.position.squads.cards) == 34
    assert tied


def test_r04_two_players_use_half_the_board() -> None:
    assert {name[0] for name in names_of(TWO_NORTH.cells)} == {"A", "B", "C"}
    assert max(int(name[1:]) for name in names_of(TWO_WEST.cells)) == 4
    for board in (TWO_NORTH, TWO_WEST):
        assert CELL_NAMES[board.central] == "C4"
        assert all(other in board.cells for cell in board.cells for other in board.neighbours[cell])
    t = table([THREE_CARDS])
    assert t.refusal("capture-E4") == "closed R4"
    assert len(THREE.homes) == 3
    assert len(FOUR.homes) == 4


def names_of(cells: list[int]) -> list[str]:
    return [CELL_NAMES[cell] for cell in cells]


def test_r05_there_is_no_limit_to_tokens() -> None:
    # Eleven tokens for each people would be one reading of the box.
    t = battle("a:varkas a:golem - d:goblin", target="E6", seats=4, defender=-1, reserve="a", lands=[20, 1, 1, 1])
    assert len(t.finish().lands(0)) == 21


def test_r06_the_placement_is_an_option() -> None:
    for placement in ("novice", "advanced"):
        t = table([THREE_CARDS], options={"placement": placement})
        t.play("capture-A2 fight-1").pass_on()
        assert (t.asks == "place") == (placement == "advanced")


def test_r07_two_players_may_hold_the_same_goal() -> None:
    same = [start(2, f"goal-{number}").position for number in range(40)]
    assert any(position.goals.held[0] == position.goals.held[1] for position in same)
    assert all(sorted(position.goals.held + position.goals.spare) == [1, 1, 2, 2, 3, 3, 4, 4] for position in same)
    assert start().view(0)["players"][1]["goal"] is None


def test_r08_seats_are_fixed_and_turns_go_clockwise() -> None:
    t = start(4)
    homes = [CELL_NAMES[home] for home in t.position.settings.board.homes]
    assert homes == ["A1", "A7", "E7", "E1"]
    t = table(seats=4, turn=3)
    t.play("decline")
    assert t.position.turn.seat == 0


def test_r09_summon_counts_every_tower_and_castle() -> None:
    owners = {"A4": 0, "B3": 0, "C4": 0}
    t = table(seats=2, owners=owners, lands=[5], round_number=2)
    assert t.told("draws")[0]["count"] == 4  # home, two towers, the Central Castle
    built = table(artifacts=["rune_of_the_builder"], owners={"A2": 0})
    built.play("use-rune_of_the_builder cell-A2")
    assert strongholds(built.position, 0) == 2


def test_r10_an_empty_deck_is_made_anew() -> None:
    t = table(decks=["dryad"], discards=["sniper sniper"], owners={"A4": 0}, round_number=2)
    assert sorted(t.hand(0)) in (["dryad", "sniper"], ["sniper", "sniper"])
    assert t.told("reshuffled")
    t = table(decks=[""], round_number=2)
    assert t.hand(0) == []  # both are empty


def test_r11_no_summon_in_the_first_turn() -> None:
    assert not table(round_number=1).told("draws")
    t = table(round_number=1).play("decline")
    assert t.told("draws")[0] == {"seat": 0, "count": 2}


def test_r12_five_cards_at_most() -> None:
    hand = "dryad dryad trapper trapper druid"
    t = table([hand], round_number=2)
    assert t.asks == "discard"
    assert t.refusal("discard-sniper") == "not-in-hand R12"
    t.play("discard-dryad")
    assert t.asks == "turn"
    t.play("decline")
    assert (t.asks, t.position.question(0).values["count"]) == ("discard", 2)


def test_r13_declining_draws_two_and_ends_the_phase() -> None:
    t = table(["dryad"]).play("decline")
    assert len(t.hand(0)) == 3
    assert t.told("declines")
    assert t.position.phase == AFTER
    t = table([THREE_CARDS]).play("capture-A2 look-1 open-1")
    assert t.offers("decline fight-2")
    t.play("decline")
    assert len(t.position.armies.hands[0]) == 5
    assert t.lands(0) == ["A1"]


def test_r13_declining_though_a_land_could_be_attacked_is_doubted() -> None:
    assert table([THREE_CARDS]).doubt("decline") == "decline R13"
    assert table([THREE_CARDS]).doubt("capture-A2") == ""
    assert table(["dryad dryad"]).doubt("decline") == ""  # nothing can be attacked


def test_r14_three_cards_are_needed_to_attack() -> None:
    t = table(["dryad trapper"])
    assert t.refusal("capture-A2") == "three-cards R14"
    # Ebrung is one of the three where he may be sent.
    t = table(["dryad trapper"], owners={"C4": 0})
    assert t.offers("capture-A7")
    assert t.offers_none("capture-A2")


def test_r15_only_neighbours_are_targets() -> None:
    t = table([THREE_CARDS], owners={"C1": 0})
    assert t.offers("capture-A2 capture-B1 capture-B2 capture-C2")  # no connection needed
    assert t.refusal("capture-A5") == "too-far R15"
    assert t.refusal("capture-A1") == "own-land R15"


def test_r16_one_squad_may_be_looked_at() -> None:
    t = table([THREE_CARDS], squads=["goblin orc gnome", "orc orc troll", "wolf wolf wolf"])
    t.play("capture-A2 look-1")
    assert [told.key for told in t.log.seen_by(0)].count("rage-event-saw") == 3
    assert "rage-event-saw" not in [told.key for told in t.log.seen_by(1)]
    t.play("open-2")
    assert t.view(1)["squads"][0] == {"open": "orc", "cards": None}
    assert t.view(0)["squads"][0]["cards"] == ["goblin", "orc", "gnome"]
    assert t.refusal("look-2") == "looked R16"
    other = table(["dryad dryad trapper"], squads=["goblin orc gnome"] * 1)
    other.position.squads.opened = [0]
    other.play("capture-A2").pass_on()
    assert other.refusal("look-1") == "open R16"
    assert other.refusal("fight-3") == "no-squad R17"


def test_r17_squads_are_laid_again_when_the_last_is_gone() -> None:
    assert len(start(4).position.squads.opened) == 5
    t = table([THREE_CARDS], squads=["goblin goblin goblin"])
    t.play("capture-A2 fight-1").pass_on().finish()
    assert len(t.position.squads.opened) == 3
    assert t.told("squads")


def test_r18_a_fought_squad_is_discarded() -> None:
    t = table([THREE_CARDS], squads=["goblin treasure goblin", "orc orc orc"])
    t.play("capture-A2 fight-1")
    t.pass_on().finish()
    gone = names(sorted(t.position.neutrals.discard))
    assert gone.count("goblin") == 2
    assert (gone.count("treasure") == 0) == bool(t.told("attack-won"))
