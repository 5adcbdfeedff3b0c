"""Rulings E10 to E14, the worked examples of the rulebook, and ours about who is asked: E24 and E25."""

from elderwood.games.elfenland.map import LINK_NAME
from elderwood.games.elfenland.map import NUMBER as TOWN
from tests.games.elfenland.table import table


def test_e10_a_step_costs_the_cards_of_the_chart_and_the_counter_stays() -> None:
    t = table("elvenhold-ergeren troll_wagon", hands=["troll_wagon troll_wagon"])
    t.play("road-elvenhold-ergeren")
    assert t.boot() == "ergeren"
    assert t.hand() == ""
    assert t.discard == "troll_wagon troll_wagon"
    assert t.told("pays") == [{"seat": 0, "card": "troll_wagon", "count": 2, "from": "hand:0", "to": "discard"}]
    assert t.road("elvenhold-ergeren") == "troll_wagon"


def test_e10_anybody_uses_a_counter_any_number_of_times_each_step_paid_anew() -> None:
    t = table("elvenhold-ergeren unicorn", hands=["unicorn unicorn", "unicorn"])
    t.play("road-elvenhold-ergeren road-elvenhold-ergeren")
    assert t.boot() == "elvenhold"
    assert t.asks == "travel 1"  # seat 0 has no cards left
    t.play("road-elvenhold-ergeren")
    assert t.boot(1) == "ergeren"


def test_e10_no_counter_no_way_and_only_from_where_the_boot_is() -> None:
    t = table("albaran-feodor dragon", hands=["dragon dragon dragon dragon"])
    assert t.moves == ["stop"]
    assert t.refusal("road-elvenhold-ergeren") == "no-counter-there E10"
    assert t.refusal("road-albaran-feodor") == "not-from-here E10"


def test_e10_whole_journeys_one_seat_after_the_other() -> None:
    t = table("beata-elvenhold dragon", hands=["raft", "dragon", "raft"], seats=3, first=1)
    assert t.asks == "travel 1"
    t.play("road-beata-elvenhold")
    assert t.told("stops") == [{"seat": 1, "to": "town:beata"}]
    assert t.asks == "travel 2"
    assert t.view(0)["players"][1]["travelled"] is True
    t.play("stop")
    assert t.asks == "travel 0"


def test_e10_an_obstacle_costs_one_card_more() -> None:
    t = table("beata-elvenhold giant_pig!", hands=["giant_pig giant_pig"])
    t.play("road-beata-elvenhold")
    assert t.hand() == ""
    t = table("beata-elvenhold giant_pig!", hands=["giant_pig"])
    assert t.refusal("road-beata-elvenhold") == "cards E12"


def test_e11_rivers_and_lakes_take_rafts_alone() -> None:
    t = table(hands=["raft raft raft raft raft"])
    t.play("river-elvenhold-rivinia")
    assert t.hand() == "raft raft raft raft"
    t.play("river-elvenhold-rivinia")
    assert t.hand() == "raft raft"  # upstream
    t.play("ferry-elvenhold-strykhaven")
    assert t.boot() == "strykhaven"
    assert t.hand() == ""


def test_e11_no_caravan_on_water() -> None:
    t = table(hands=["dragon dragon dragon unicorn raft"], boots=["rivinia"])
    assert t.refusal("river-elvenhold-rivinia") == "rafts E11"
    assert t.offers("river-rivinia-tichih")


def test_e11_on_every_water_rafts_are_paid_at_once_whatever_else_is_held() -> None:
    waters = [link for link in LINK_NAME if not link.startswith("road")]
    assert len(waters) == 13
    for link in waters:
        t = table(hands=["raft raft dragon dragon dragon"], boots=[link.split("-")[1]]).play(link)
        assert t.boot() == link.split("-")[2]
        assert t.hand().startswith("dragon dragon dragon")


def test_e11_every_pair_of_harbours_is_a_ferry() -> None:
    for lake in ("elvenhold strykhaven virst", "grangor parundia yttar"):
        harbours = lake.split()
        for town in harbours:
            t = table(hands=["raft raft"], boots=[town])
            reached = {t.position.travels.boots[0]}
            for move in t.moves:
                if move.startswith("ferry"):
                    reached |= {TOWN[name] for name in move.split("-")[1:]}
            assert reached == {TOWN[name] for name in harbours}


def test_e12_a_caravan_is_any_three_cards_chosen_one_by_one() -> None:
    t = table("elvenhold-ergeren dragon", hands=["raft raft unicorn giant_pig"])
    t.play("road-elvenhold-ergeren")
    assert t.asks == "pay 0"
    assert t.moves == ["pay-giant_pig", "pay-unicorn", "pay-raft"]
    assert t.refusal("right-cards") == "lacking E10"
    assert t.refusal("pay-dragon") == "not-in-hand E12"
    t.play("pay-raft pay-unicorn")
    assert t.asks == "caravan 0"
    assert t.view()["due"] == 1
    assert t.boot() == "elvenhold"
    t.play("pay-raft")
    assert t.boot() == "ergeren"
    assert t.hand() == "giant_pig"
    assert t.position.link == -1


def test_e12_four_cards_with_an_obstacle() -> None:
    t = table("elvenhold-ergeren dragon!", hands=["giant_pig raft unicorn"])
    assert t.refusal("road-elvenhold-ergeren") == "cards E12"
    t = table("elvenhold-ergeren dragon!", hands=["giant_pig raft unicorn unicorn"])
    t.play("road-elvenhold-ergeren pay-raft pay-giant_pig pay-unicorn pay-unicorn")
    assert t.boot() == "ergeren"
    assert t.hand() == ""


def test_e12_a_caravan_by_choice_even_with_the_right_cards() -> None:
    t = table("elvenhold-ergeren unicorn", hands=["unicorn raft raft raft"])
    t.play("road-elvenhold-ergeren")
    assert t.offers("right-cards pay-raft pay-unicorn")
    t.play("pay-raft pay-raft pay-raft")
    assert t.hand() == "unicorn"


def test_e12_a_touch_of_the_right_card_pays_and_a_caravan_is_a_choice_of_its_own() -> None:
    t = table("elvenhold-ergeren unicorn", hands=["unicorn raft raft raft"])
    t.play("road-elvenhold-ergeren")
    assert t.meant_by("hand:unicorn") == ["right-cards"]
    assert t.meant_by("hand:raft") == []
    assert t.meant_by("button:caravan") == ["pay-unicorn", "pay-raft"]
    assert t.position.why_not(0, "hand:unicorn") is None
    reason = t.position.why_not(0, "hand:raft")
    assert reason is not None
    assert reason.key == "elfenland-ask-pay"  # it says what would pay
    t.play("pay-raft")
    assert t.meant_by("hand:raft") == ["pay-raft"]


def test_e12_who_lacks_the_right_cards_begins_a_caravan_with_any_card() -> None:
    t = table("elvenhold-ergeren dragon", hands=["raft unicorn unicorn"]).play("road-elvenhold-ergeren")
    assert t.meant_by("hand:unicorn") == ["pay-unicorn"]
    assert t.meant_by("hand:raft") == ["pay-raft"]


def test_e10_every_way_says_what_it_costs() -> None:
    t = table("beata-elvenhold giant_pig!, elvenhold-ergeren dragon", hands=["giant_pig giant_pig raft"])
    costs = {}
    for word in t.moves:
        hint = t.position.hint(0, t.title.move(word))
        costs[word] = () if hint is None else (hint.key, hint.values)
    assert costs["stop"] == ()
    assert costs["road-beata-elvenhold"] == (
        "elfenland-hint-cost",
        {"card": "giant_pig", "cost": 2, "have": 2},
    )
    assert costs["river-elvenhold-rivinia"] == ("elfenland-hint-cost", {"card": "raft", "cost": 1, "have": 1})
    assert costs["road-elvenhold-ergeren"] == ("elfenland-hint-caravan", {"count": 3})


def test_e12_option_only_who_lacks_the_right_cards() -> None:
    lacking = {"caravan": "lacking"}
    t = table("elvenhold-ergeren unicorn", hands=["unicorn raft raft raft"], options=lacking)
    t.play("road-elvenhold-ergeren")
    assert t.moves == ["right-cards"]
    assert t.refusal("pay-raft") == "right-cards E12"
    t = table("elvenhold-ergeren troll_wagon", hands=["troll_wagon raft raft"], options=lacking)
    t.play("road-elvenhold-ergeren pay-raft pay-raft pay-troll_wagon")
    assert t.boot() == "ergeren"


def test_e13_the_own_piece_is_taken_also_in_passing_and_only_once() -> None:
    t = table("elvenhold-ergeren unicorn, ergeren-tichih giant_pig", hands=["unicorn unicorn giant_pig giant_pig"])
    t.play("road-elvenhold-ergeren right-cards road-ergeren-tichih right-cards")
    assert t.view(1)["players"][0]["collected"] == ["ergeren", "tichih"]
    assert [told["left"] for told in t.told("collects")] == [19, 18]
    t.play("road-ergeren-tichih")
    assert t.pieces() == 2
    assert t.pieces(1) == 0


def test_e13_the_capital_has_no_piece() -> None:
    t = table("elvenhold-ergeren unicorn", hands=["unicorn unicorn"])
    t.play("road-elvenhold-ergeren road-elvenhold-ergeren")
    assert t.boot() == "elvenhold"
    assert t.pieces() == 1


def test_e14_discards_down_to_four_cards_of_choice() -> None:
    t = table(hands=["raft raft raft dragon dragon unicorn", "raft"])
    t.play("stop")
    assert t.asks == "discard 0"
    assert t.position.question(0).values["count"] == 2
    assert t.moves == ["discard-unicorn", "discard-dragon", "discard-raft"]
    assert t.refusal("discard-elfcycle") == "not-in-hand E14"
    t.play("discard-unicorn discard-raft")
    assert t.hand() == "dragon dragon raft raft"
    assert t.discard == "unicorn raft"
    assert t.asks == "travel 1"


def test_e14_in_the_last_round_as_well_unless_the_option_says_no() -> None:
    hands = ["raft raft raft dragon dragon", ""]
    assert table(hands=hands, round_number=4).play("stop").asks == "discard 0"
    free = table(hands=hands, round_number=4, options={"last-discard": "no"}).play("stop")
    assert free.ending == "most-cards"
    early = table(hands=hands, round_number=3, options={"last-discard": "no"}).play("stop")
    assert early.asks == "discard 0"


def test_e24_only_a_seat_without_cards_is_not_asked_for_its_journey() -> None:
    t = table(hands=["dragon", "", "dragon"], seats=3)
    assert t.moves == ["stop"]  # it cannot pay for anything, but nobody else knows
    t.play("stop")
    assert t.asks == "travel 2"


def test_e25_the_payment_is_asked_for_exactly_when_the_hand_is_large_enough_for_a_caravan() -> None:
    for hand, asked in (("unicorn raft", False), ("unicorn raft raft", True), ("raft raft raft", True)):
        t = table("elvenhold-ergeren unicorn", hands=[hand]).play("road-elvenhold-ergeren")
        assert (t.asks == "pay 0") == asked


def test_example_1_a_troll_wagon_in_the_desert_with_an_obstacle_costs_three() -> None:
    t = table("albaran-feodor troll_wagon!", boots=["feodor"], hands=["troll_wagon troll_wagon troll_wagon"])
    t.play("road-albaran-feodor")
    assert t.hand() == ""
    assert t.boot() == "albaran"


def test_example_2_feodor_to_virst() -> None:
    roads = "feodor-lapphalya dragon!, lapphalya-virst elfcycle"
    t = table(roads, boots=["feodor"], hands=["dragon dragon dragon elfcycle"])
    t.play("road-feodor-lapphalya right-cards road-lapphalya-virst")
    assert t.boot() == "virst"
    assert t.discard == "elfcycle dragon dragon dragon"


def test_example_3_virst_to_ixara_and_back() -> None:
    t = table(boots=["virst", "ixara"], hands=["raft", "raft raft"])
    t.play("river-virst-ixara")
    assert t.discard == "raft"
    t.play("river-virst-ixara")
    assert t.boot(0) == "ixara"
    assert t.boot(1) == "virst"


def test_example_4_dagamura_to_kihromah_and_back_by_cloud() -> None:
    t = table("dagamura-kihromah magic_cloud", boots=["dagamura"], hands=["magic_cloud " * 4])
    t.play("road-dagamura-kihromah right-cards road-dagamura-kihromah")
    assert t.boot() == "dagamura"
    assert t.hand() == ""
    assert t.discard == "magic_cloud magic_cloud magic_cloud magic_cloud"
