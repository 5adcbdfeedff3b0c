"""Rulings E1 to E6: set-up, the deal, and taking counters."""

from elderwood.engine.events import SPECTATOR, Log
from elderwood.games.elfenland.cards import size
from elderwood.games.elfenland.position import ElfenlandPosition
from tests.games.elfenland.table import TITLE, Table, table


def start(seats: int = 4, options: dict[str, str] | None = None, seed: str = "oak") -> ElfenlandPosition:
    position = TITLE.start(seats, options or {}, seed)
    assert isinstance(position, ElfenlandPosition)
    return position


def test_e01_boots_start_in_the_capital_with_a_piece_on_each_other_town() -> None:
    view = start(6).view(0)
    for player in view["players"]:
        assert player["boot"] == "elvenhold"
        assert len(player["left"]) == 20
        assert "elvenhold" not in player["left"]
        assert player["collected"] == []
        assert player["pieces"] == 0


def test_e02_five_counters_lie_open_and_the_cards_are_shuffled() -> None:
    one, other = start(seed="oak"), start(seed="elm")
    for position in (one, other):
        assert len(position.tokens.display) == 5
        assert len(position.tokens.pile) == 48 - 5 - 4
        assert size(position.cards.deck) == 72 - 4 * 8
    assert one.cards.hands != other.cards.hands
    assert one.tokens.pile != other.tokens.pile


def test_e03_everybody_has_an_obstacle_and_the_first_player_is_drawn() -> None:
    assert all(player["obstacle"] for player in start().view(0)["players"])
    assert not any(player["obstacle"] for player in start(4, {"obstacles": "no"}).view(0)["players"])
    firsts = {start(seed=f"first-{number}").first for number in range(40)}
    assert firsts == {0, 1, 2, 3}
    position = start(seed="elm")
    assert position.asked == position.first


def next_round(options: dict[str, str]) -> Table:
    """Two seats end a round with four cards and one; seat 1 begins the next."""
    hands = ["raft raft raft dragon", "unicorn"]
    return table(hands=hands, options=options).play("stop stop")


def test_e04_hands_are_filled_up_to_eight_and_kept_cards_count() -> None:
    t = next_round({})
    assert t.position.round_number == 2
    assert [size(hand) for hand in t.position.cards.hands] == [8, 8]
    assert t.hand(0).count("raft") >= 3
    assert "dragon" in t.hand(0)
    assert [deal["count"] for deal in t.told("deals")] == [7, 4]  # seat 1 is first now
    told = [event.key.removeprefix("elfenland-event-") for event in t.log.events if event.full_key.endswith("drawn")]
    assert told == ["deals", *["gets"] * 6, "deals", *["gets"] * 3]
    assert t.discard == ""
    assert t.position.cards.discard == 0


def test_e04_option_eight_new_cards_on_top() -> None:
    t = next_round({"cards": "on-top"})
    assert [size(hand) for hand in t.position.cards.hands] == [12, 9]
    assert size(t.position.cards.deck) == 72 - 21


def test_e05_the_blind_counter_is_the_owners_secret() -> None:
    position = start()
    for owner in range(4):
        for seat in (*range(4), SPECTATOR):
            (hidden,) = position.view(seat)["players"][owner]["hidden"]
            assert (hidden["card"] is not None) == (seat == owner)
            assert hidden["kept"] is False
    t = next_round({})
    assert [told["seat"] for told in t.told("blind")] == [1, 0]
    masks = {event.values["seat"]: event.audience for event in t.log.events if event.full_key.endswith("blind-is")}
    assert masks == {0: 1, 1: 2}


def test_e06_three_times_around_one_counter_each() -> None:
    t = table(step="take", seats=3, first=1)
    asked = []
    while t.asks.startswith("take"):
        asked.append(t.position.asked)
        t.play("take-face-down")
    assert asked == [1, 2, 0] * 3
    assert [size(opened) for opened in t.position.tokens.opened] == [3, 3, 3]
    assert len(t.position.tokens.display) == 5


def test_e06_an_open_counter_is_replaced_at_once_and_equal_ones_are_one_move() -> None:
    t = table(step="take")
    assert t.moves == ["take-face-down", "take-giant_pig", "take-elfcycle", "take-unicorn", "take-dragon"]
    assert t.refusal("take-troll_wagon") == "not-on-display E6"
    fresh = t.position.tokens.pile[-1]
    t.play("take-dragon")
    assert t.counters(0) == "dragon"
    assert t.position.tokens.display[0] == fresh
    assert len(t.position.tokens.display) == 5


def test_e06_a_face_down_counter_lies_open_once_taken() -> None:
    t = table(step="take")
    t.play("take-face-down")
    assert t.view(1)["players"][0]["counters"] == [t.told("takes")[0]["card"]]
    assert len(t.position.tokens.display) == 5


def test_e06_at_most_five_counters_with_a_kept_one() -> None:
    t = table(step="keep", counters=["dragon unicorn", ""]).play("keep-dragon")
    while t.asks.startswith("take"):
        t.play("take-face-down")
    assert size(t.position.counters_of(0)) == 5
    assert size(t.position.counters_of(1)) == 4


def test_the_deal_tells_everybody_what_a_table_would_see() -> None:
    log = Log()
    position = TITLE.start(4, {"towns": "yes"}, "oak", log)
    assert isinstance(position, ElfenlandPosition)
    for seat in (0, 3, SPECTATOR):
        view = position.view(seat)
        told = log.seen_by(seat)
        turned = [event.values["card"] for event in told if event.key == "elfenland-event-turned"]
        assert turned == view["display"]
        drawn = [event.values["card"] for event in told if event.key == "elfenland-event-drawn"]
        towns = [event.values["to"] for event in told if event.key == "elfenland-event-town-card"]
        if seat == SPECTATOR:
            assert drawn == towns == []
        else:
            assert sorted(drawn) == sorted(view["players"][seat]["cards"] or [])
            assert towns == [f"town:{view['players'][seat]['target']}"]
