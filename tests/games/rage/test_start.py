"""The set-up played out: peoples, squads, who begins, starting hands, goals (R1-R3, R7, R17, R95, R97)."""

from itertools import pairwise

from elderwood.engine.events import SPECTATOR, Log
from elderwood.games.rage.cards import CARDS, NUMBER
from elderwood.games.rage.position import RagePosition
from tests.games.rage.setting import land, player, told_cards
from tests.games.rage.table import TITLE, Table


def start(seats: int = 2, seed: str = "oak", **options: str) -> Table:
    log = Log()
    position = TITLE.start(seats, options, seed, log)
    assert isinstance(position, RagePosition)
    found = Table(position)
    found.log = log
    return found


def keep(t: Table) -> Table:
    """Let everybody return the first two cards."""
    while t.asks == "return":
        t.play(t.moves[0])
    return t


def test_r97_seven_cards_are_drawn_and_two_go_back_unseen() -> None:
    t = start(3)
    for seat in range(3):
        assert t.told("draws")[-1] == {"seat": seat, "count": 7}
        for held in (7, 6):
            assert (t.asks, t.asked, player(t, seat)["hand"]) == ("return", seat, held)
            back = next(
                card.name for card in CARDS if f"return-{card.name}" not in t.moves and f"return-{card.name}" in WORDS
            )
            assert t.refusal(f"return-{back}") == "not-in-hand R12"
            t.play(t.moves[0])
        assert t.told("ready")[-1] == {"seat": seat}
        assert (player(t, seat)["hand"], player(t, seat)["deck"]) == (5, 14)
        assert all(player(t, seat, viewer)["known"] == [] for viewer in range(3) if viewer != seat)
    assert t.asks == "turn"
    assert t.view(0)["round"] == 1
    assert t.view(0)["turn"] == t.view(0)["first"] == t.asked


WORDS = {TITLE.word(move) for move in range(len(TITLE.words))}


def test_drawn_cards_are_seen_by_their_owner_alone() -> None:
    t = keep(start(2))
    for seat in (0, 1):
        assert [values["to"] for values in t.told_to(seat, "drew")] == [f"hand:{seat}"] * 7
    assert t.told_to(SPECTATOR, "drew") == []
    assert len(t.told_to(SPECTATOR, "draws")) == 14


def test_r07_goals_are_told_to_their_owners() -> None:
    t = start(3)
    for seat in range(3):
        assert t.told_to(seat, "own-goal") == [{"seat": seat, "goal": player(t, seat)["goal"]}]
    assert t.told_to(SPECTATOR, "own-goal") == []
    race = start(2, scenario="land-race")
    assert not race.told("own-goal")
    assert player(race, 0, SPECTATOR)["goal"] == "seven-lands"
    assert player(start(2, scenario="dragon-lord"), 0)["goal"] == ""


def test_r03_the_highest_card_begins() -> None:
    for number in range(8):
        t = start(4, f"first-{number}")
        shown = [(int(values["seat"]), CARDS[NUMBER[values["card"]]].initiative) for values in t.told("first-card")]
        rounds: list[list[tuple[int, int]]] = [[]]
        for seat, value in shown:
            if rounds[-1] and seat <= rounds[-1][-1][0]:
                rounds.append([])
            rounds[-1].append((seat, value))
        for before, after in pairwise(rounds):
            best = max(value for _, value in before)
            assert [seat for seat, _ in after] == [seat for seat, value in before if value == best]
        best = max(value for _, value in rounds[-1])
        assert t.told("first") == [{"seat": next(seat for seat, value in rounds[-1] if value == best)}]
        assert t.view(0)["first"] == t.told("first")[0]["seat"]
        assert keep(t).asked == t.view(0)["turn"] == t.view(0)["first"]


def test_r17_squads_and_decks_of_the_box() -> None:
    for seats in (2, 3, 4):
        t = start(seats)
        assert t.told("squads") == [{"count": seats + 1}]
        assert t.view(0)["squads"] == [{"open": "", "cards": None}] * (seats + 1)
        assert t.view(0)["neutral_deck"] == 34 - 3 * (seats + 1)
        assert t.view(0)["artifact_deck"] == 20


def test_r08_everybody_begins_with_the_castle() -> None:
    t = start(4)
    for seat, home in enumerate(("A1", "A7", "E7", "E1")):
        assert t.lands(seat) == [home]
        assert land(t, home)["home"] == seat


def test_r95_peoples_are_all_different_and_told() -> None:
    t = start(4)
    told = [str(values["people"]) for values in t.told("people")]
    assert sorted(told) == ["black", "forest", "high", "snow"]
    assert [player(t, seat)["faction"] for seat in range(4)] == told
    assert {told_people(seed) for seed in ("oak", "elm", "ash", "fir", "yew")} != {told_people("oak")}


def told_people(seed: str) -> tuple[str, ...]:
    t = start(2, seed)
    return tuple(player(t, seat)["faction"] for seat in range(2))


def test_r95_chosen_peoples_are_taken_in_order() -> None:
    t = start(3, peoples="chosen")
    assert (t.asks, t.asked) == ("people", 0)
    assert t.moves == ["people-forest", "people-black", "people-snow", "people-high"]
    assert [player(t, seat)["faction"] for seat in range(3)] == ["", "", ""]
    t.play("people-snow")
    assert t.refusal("people-snow") == "people-taken R95"
    t.play("people-high people-forest")
    assert [player(t, seat)["faction"] for seat in range(3)] == ["snow", "high", "forest"]
    assert t.asks == "return"
    hand = player(t, 0)["cards"] or []
    assert all(CARDS[NUMBER[card]].faction == 2 for card in hand)


def test_chance_decides_what_is_dealt() -> None:
    hands, first, artifacts, goals, neutral = set(), set(), set(), set(), set()
    for number in range(6):
        t = start(2, f"deal-{number}", peoples="chosen").play("people-snow people-high")
        hands.add(tuple(player(t, 0)["cards"] or []))
        first.add(tuple(told_cards(t, "first-card")))
        held = t.position.hoard, t.position.goals, t.position.neutrals
        artifacts.add(tuple(held[0].deck))
        goals.add(tuple(held[1].held))
        neutral.add(tuple(held[2].deck))
    assert len(hands) > 4
    assert len(first) > 3
    assert (len(artifacts), len(neutral)) == (6, 6)
    assert len(goals) > 2


def test_r97_the_deck_is_shuffled_when_the_cards_are_back() -> None:
    tops = set()
    for number in range(8):
        t = start(2, f"deal-{number}", peoples="chosen").play("people-snow people-high")
        t.play(t.moves[0])
        t.play(t.moves[0])
        deck = t.position.armies.decks[0]
        assert len(deck) > 10
        tops.add(tuple(deck[-3:]))
    assert len(tops) > 5


def test_nobody_begins_with_anything_but_castle_hand_and_goal() -> None:
    t = Table(started())
    for viewer in range(3):
        shown = t.view(viewer)
        for one in shown["players"]:
            assert (one["treasures"], one["artifacts"], one["discard"], one["lands"]) == (0, 0, [], 1)
        assert (shown["stack"], shown["battle"]) == ([], None)


def started() -> RagePosition:
    position = TITLE.start(3, {}, "oak")
    assert isinstance(position, RagePosition)
    return position
