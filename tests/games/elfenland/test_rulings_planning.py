"""Rulings E7 to E9, and ours about laying: E22 and E24."""

from tests.games.elfenland.table import table


def test_e07_a_counter_goes_on_a_free_road_its_vehicle_can_cross() -> None:
    t = table(step="plan", counters=["giant_pig", "dragon"]).play("lay-giant_pig")
    assert t.asks == "road 0"
    assert t.offers("road-beata-elvenhold road-elvenhold-ergeren")
    assert t.refusal("road-albaran-dagamura") == "terrain E7"  # desert
    assert t.refusal("road-grangor-yttar") == "terrain E7"  # mountains
    t.play("road-beata-elvenhold")
    assert t.road("beata-elvenhold") == "giant_pig"
    assert t.counters(0) == ""
    assert t.asks == "plan 1"


def test_e07_from_the_first_player_clockwise_one_piece_a_turn() -> None:
    t = table(step="plan", counters=["dragon", "dragon", "dragon"], seats=3, first=2)
    order = []
    for road in ("beata-elvenhold", "beata-strykhaven", "elvenhold-ergeren"):
        order.append(t.position.asked)
        t.play(f"lay-dragon road-{road}")
    assert order == [2, 0, 1]


def test_e07_the_secret_counter_is_laid_face_up() -> None:
    t = table(step="plan", blind=["unicorn", "dragon"])
    reveals = t.position.reveals
    t.play("lay-unicorn road-elvenhold-ergeren")
    assert t.view(1)["roads"][12]["counter"] == "unicorn"
    assert t.view(1)["players"][0]["hidden"] == []
    assert t.position.reveals > reveals  # no undo: others have seen it


def test_e07_what_a_seat_has_picked_up_is_its_secret_until_laid() -> None:
    t = table(step="plan", blind=["unicorn", "dragon"]).play("lay-unicorn")
    assert t.view(0)["laying"] == "unicorn"
    assert t.view(1)["laying"] == t.view(-1)["laying"] == ""
    assert t.view(1)["laying_hidden"] is True
    assert "unicorn" not in str(t.position.question(0))


def test_e07_an_open_counter_is_picked_up_before_everybody() -> None:
    t = table(step="plan", counters=["unicorn", ""], blind=["unicorn"]).play("lay-unicorn")
    assert [t.view(seat)["laying"] for seat in (0, 1, -1)] == ["unicorn"] * 3
    assert t.view(1)["laying_hidden"] is False


def test_e08_one_counter_for_each_road() -> None:
    t = table("beata-elvenhold giant_pig", step="plan", counters=["dragon", "dragon"]).play("lay-dragon")
    assert t.refusal("road-beata-elvenhold") == "road-taken E8"


def test_e08_an_obstacle_needs_a_counter_and_no_other_obstacle() -> None:
    t = table("beata-elvenhold giant_pig!, elvenhold-ergeren unicorn", step="plan").play("obstacle")
    assert t.moves == ["road-elvenhold-ergeren"]
    assert t.refusal("road-beata-elvenhold") == "obstacle-there E8"
    assert t.refusal("road-albaran-feodor") == "no-counter-there E8"
    assert t.refusal("river-beata-elvenhold") == "water-obstacle E8"
    t.play("road-elvenhold-ergeren")
    assert t.road("elvenhold-ergeren") == "unicorn!"


def test_e08_one_obstacle_a_player_a_game() -> None:
    t = table("beata-elvenhold giant_pig", step="plan", counters=["dragon", "dragon"])
    assert t.position.question(0).values == {"seat": 0, "obstacle": 1}
    t.play("obstacle road-beata-elvenhold")
    assert t.position.question(1).values == {"seat": 1, "obstacle": 1}
    t.play("lay-dragon road-elvenhold-ergeren")
    assert t.position.question(0).values == {"seat": 0, "obstacle": 0}
    assert t.refusal("obstacle") == "no-obstacle E8"
    assert t.view(1)["players"][0]["obstacle"] is False
    t.play("pass pass")
    assert not t.asks.startswith("plan")


def test_e08_no_counter_on_water_and_no_obstacle_before_the_first_counter() -> None:
    t = table(step="plan", counters=["dragon"])
    assert t.refusal("obstacle") == "no-road-to-block E8"
    t.play("lay-dragon")
    assert t.refusal("ferry-elvenhold-virst") == "water E11"


def test_e08_every_seat_is_told_whether_the_road_or_the_obstacle_is_missing() -> None:
    for seat in range(3):
        counters = ["dragon"] * 3
        assert table(step="plan", counters=counters, seats=3, first=seat).refusal("obstacle") == "no-road-to-block E8"
        bare = table(step="plan", counters=counters, seats=3, first=seat, no_obstacle=[seat])
        assert bare.refusal("obstacle") == "no-obstacle E8"


def test_e09_who_passed_may_come_back_in() -> None:
    t = table(step="plan", counters=["dragon", "dragon"], hands=["raft", "raft"])
    t.play("pass")
    assert t.view(1)["players"][0]["passed"] is True
    t.play("lay-dragon road-beata-elvenhold")
    assert t.view(1)["players"][0]["passed"] is False
    assert t.asks == "plan 0"
    t.play("lay-dragon road-elvenhold-ergeren")
    assert t.asks == "plan 1"


def test_e09_all_see_who_of_three_has_passed_just_now() -> None:
    t = table(step="plan", counters=["dragon"] * 3, seats=3, first=1)

    def passed() -> list[int]:
        return [seat for seat, player in enumerate(t.view(-1)["players"]) if player["passed"]]

    assert passed() == []
    assert (t.play("pass").asks, passed()) == ("plan 2", [1])
    assert (t.play("pass").asks, passed()) == ("plan 0", [1, 2])
    assert (t.play("lay-dragon road-beata-elvenhold").asks, passed()) == ("plan 1", [])
    assert (t.play("pass").asks, passed()) == ("plan 2", [1])


def test_e09_passes_of_one_round_are_forgotten_in_the_next() -> None:
    t = table(step="plan", counters=["dragon", "dragon"]).play("pass pass stop stop keep-none keep-none")
    while t.asks.startswith("take"):
        t.play("take-face-down")
    assert t.position.round_number == 2
    assert t.asks == "plan 1"
    assert not any(player["passed"] for player in t.view()["players"])


def test_e09_the_phase_ends_when_all_pass_in_a_row() -> None:
    t = table(step="plan", counters=["dragon"] * 3, hands=["raft"] * 3, seats=3)
    t.play("pass pass lay-dragon road-beata-elvenhold pass")
    assert t.asks == "plan 1"
    t.play("pass pass")
    assert t.asks == "travel 0"


def test_e09_who_has_nothing_left_passes_by_himself() -> None:
    t = table(step="plan", counters=["dragon", ""], hands=["raft", "raft"], no_obstacle=[0, 1])
    t.play("lay-dragon road-beata-elvenhold")
    assert t.asks == "travel 0"
    assert [told["seat"] for told in t.told("passes")] == [1, 0]


def test_e09_an_obstacle_alone_is_something_left_to_lay() -> None:
    t = table(step="plan", counters=["dragon", ""], hands=["raft", "raft"], no_obstacle=[0])
    t.play("lay-dragon road-beata-elvenhold")
    assert t.asks == "plan 1"
    assert t.moves == ["pass", "obstacle"]


def test_e22_of_equal_counters_an_open_one_is_laid_first_then_the_kept_one() -> None:
    t = table(step="plan", counters=["dragon", "dragon"], kept=["dragon"], blind=["dragon"])
    assert t.moves.count("lay-dragon") == 1
    t.play("lay-dragon road-beata-elvenhold")
    assert t.counters(0) == ""
    assert [hidden["kept"] for hidden in t.view(1)["players"][0]["hidden"]] == [True, False]
    t.play("pass lay-dragon road-elvenhold-ergeren")
    assert [hidden["kept"] for hidden in t.view(1)["players"][0]["hidden"]] == [False]


def test_e22_the_hidden_counter_may_be_laid_though_an_equal_one_lies_open() -> None:
    t = table(step="plan", counters=["dragon", "dragon"], blind=["dragon", "unicorn"])
    assert t.offers("lay-dragon lay-hidden-dragon")
    t.play("lay-hidden-dragon")
    assert t.view(0)["laying_hidden"] is True
    reveals = t.position.reveals
    t.play("road-beata-elvenhold")
    assert t.position.reveals > reveals
    assert t.counters(0) == "dragon"
    assert t.view(1)["players"][0]["hidden"] == []
    assert t.asks == "plan 1"
    assert t.refusal("lay-hidden-unicorn") == "hidden-only E22"  # `lay-unicorn` lays it: nothing is to be chosen
    assert t.refusal("lay-hidden-dragon") == "no-hidden-counter E7"
    t.play("lay-unicorn road-elvenhold-ergeren")
    assert t.view(0)["players"][1]["hidden"] == []
    assert t.view(0)["laying_hidden"] is False


def test_e22_of_two_equal_hidden_counters_the_kept_one_is_laid_first() -> None:
    t = table(step="plan", counters=["dragon", "dragon"], kept=["dragon"], blind=["dragon"])
    assert t.moves.count("lay-hidden-dragon") == 1
    t.play("lay-hidden-dragon road-beata-elvenhold")
    assert [hidden["kept"] for hidden in t.view(1)["players"][0]["hidden"]] == [False]


def test_e22_a_hidden_counter_that_fits_nowhere_is_not_offered() -> None:
    t = table(step="plan", counters=["dragon", "dragon"], kept=["unicorn"], blind=["elfcycle"])
    assert t.offers_none("lay-hidden-dragon lay-hidden-unicorn lay-hidden-elfcycle")
    assert t.offers("lay-unicorn lay-elfcycle lay-dragon")


EVERY_WOOD_AND_PLAIN = (
    "beata-elvenhold beata-strykhaven elvenhold-lapphalya ixara-virst lapphalya-virst parundia-wylhien "
    "throtmanni-tichih usselen-wylhien dagamura-ixara dagamura-kihromah dagamura-lapphalya elvenhold-ergeren "
    "ergeren-tichih feodor-lapphalya feodor-rivinia ixara-lapphalya lapphalya-rivinia parundia-usselen "
    "rivinia-throtmanni usselen-yttar"
)


def test_e24_a_secret_counter_that_fits_nowhere_is_still_asked_for() -> None:
    vehicles = ["dragon"] * 5 + ["troll_wagon"] * 8 + ["elfcycle"] * 7
    pairs = zip(EVERY_WOOD_AND_PLAIN.split(), vehicles, strict=True)
    full = ", ".join(f"{road} {vehicle}" for road, vehicle in pairs)
    secret = table(full, step="plan", blind=["giant_pig"], no_obstacle=[0, 1], hands=["raft"])
    assert secret.asks == "plan 0"
    assert secret.moves == ["pass"]
    assert secret.refusal("lay-giant_pig") == "no-road-for E7"
    shown = table(full, step="plan", counters=["giant_pig"], no_obstacle=[0, 1], hands=["raft"])
    assert shown.asks == "travel 0"  # everybody sees that it cannot be laid
