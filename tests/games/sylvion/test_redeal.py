"""Redeals against exact counting: hands, deck, piles and draft, on positions with a few hidden cards each.

Seats are named by what they see: seat 0 has the hand, seat 1 is the partner, a spectator sees neither.
"""

from collections import Counter

import pytest

from elderwood.engine.chance import quick_chance
from elderwood.engine.events import SPECTATOR
from elderwood.games.sylvion.cards import NAME
from elderwood.games.sylvion.position import SylvionPosition
from tests.games.counting import Deal, both, every_deal, too_far
from tests.games.sylvion.table import TITLE, Table, cards, sorted_names, table

DRAWS = 2000
SILENT = {"hands": "silent", "elements": "yes"}


def zones(position: SylvionPosition) -> dict[str, str]:
    """Name all that can be hidden: what lies in order from the bottom up."""
    found = {f"hand {seat}": sorted_names(hand) for seat, hand in enumerate(position.sylvan.hands)}
    ordered = {
        "deck": position.sylvan.deck,
        "piles": position.ravage.piles,
        "looked": position.ravage.looked,
        "pool": position.draft.pool,
    }
    found.update({name: " ".join(NAME[card] or "-" for card in zone) for name, zone in ordered.items()})
    found["edges"] = " ".join(str(number) for number in position.draft.edges)
    return found


def check(t: Table, seat: int, names: str, deals: dict[Deal, float]) -> None:
    """Redeal many times and compare: the named zones are spread as they should be, all others stay as they are."""
    named = names.split(", ")
    chance = quick_chance(7)
    still = {name: words for name, words in zones(t.position).items() if name not in named}
    met: Counter[Deal] = Counter()
    for _ in range(DRAWS):
        found = zones(t.position.redeal(seat, chance))
        met[tuple(found.pop(name) for name in named)] += 1
        assert found == still
    assert not too_far(met, deals, DRAWS)


@pytest.mark.parametrize("seats", [1, 2])
def test_deck_and_piles_are_shuffled_without_bias(seats: int) -> None:
    t = table(hand="whale", deck="owl stag stag fish", piles="simoon blaze blaze lake", seats=seats)
    check(
        t,
        0,
        "deck, piles",
        both(every_deal("owl stag stag fish", "[? ? ? ?]"), every_deal("simoon blaze blaze lake", "[? ? ? ?]")),
    )


@pytest.mark.parametrize("hands", ["silent", "talk"])
def test_a_hidden_hand_is_dealt_without_bias(hands: str) -> None:
    t = table(hand="owl", partner="stag fish", deck="whale doves stag", seats=2, options={"hands": hands})
    check(t, 0, "hand 1, deck", every_deal("stag fish whale doves stag", "{? ?}", "[? ? ?]"))


def test_the_last_card_of_the_deck_may_be_any_of_the_partners() -> None:
    t = table(hand="owl", partner="stag fish stag", deck="whale", seats=2, options=SILENT)
    check(t, 0, "hand 1, deck", every_deal("stag fish stag whale", "{? ? ?}", "[?]"))


def test_with_the_deck_empty_the_hand_is_what_is_left() -> None:
    t = table(hand="owl", partner="stag fish", deck="", seats=2, options=SILENT)
    check(t, 0, "hand 1, deck", {("fish stag", ""): 1.0})


def test_betrayals_lie_anywhere_in_the_deck_and_in_no_hand() -> None:
    options = {"hands": "silent", "feats": "yes"}
    t = table(hand="owl", partner="stag fish", deck="betrayal whale betrayal", seats=2, options=options)
    deals = every_deal(
        "stag fish betrayal whale betrayal", "{? ?}", "[? ? ?]", allowed=lambda deal: "betrayal" not in deal[0]
    )
    check(t, 0, "hand 1, deck", deals)


def test_cards_put_back_stay_for_their_owner_and_are_anything_to_the_partner() -> None:
    t = table(hand="owl stag fish", partner="whale", deck="doves", seats=2, options=SILENT)
    t.reveal("tornado - - -").play("done return-stag return-owl")
    check(t, 0, "hand 1, deck", every_deal("whale doves", "{?}", "[? stag owl]"))
    check(t, 1, "hand 0, deck", every_deal("doves stag owl fish", "{?}", "[? ? ?]"))


def test_cards_seen_to_go_into_a_hand_stay_in_it() -> None:
    t = table("a1 tree_3, b1 tree_3", hand="owl stag", deck="stag fish", partner="whale", seats=2, options=SILENT)
    t.reveal("tornado - - -").play("done")
    check(t, 1, "hand 0, deck", every_deal("owl stag stag fish", "{tree_3 tree_3 ? ?}", "[? ?]"))


def test_after_a_search_only_the_order_of_the_deck_is_unknown() -> None:
    options = {"hands": "silent"}
    t = table(partner="stag fish", deck="whale doves elephant owl owl", feats="owls_wisdom", seats=2, options=options)
    t.play("feat-owls_wisdom search-whale search-doves")
    check(t, 0, "deck", every_deal("elephant owl owl", "[? ? ?]"))
    check(t, 1, "hand 0, deck", every_deal("whale doves elephant owl owl", "{? ?}", "[? ? ?]"))


def test_a_spectator_places_nothing() -> None:
    t = table(hand="owl stag", partner="fish", deck="stag whale", seats=2)
    check(t, SPECTATOR, "hand 0, hand 1, deck", every_deal("owl stag fish stag whale", "{? ?}", "{?}", "[? ?]"))


def test_a_spectator_does_not_know_what_the_partner_knows_of_a_hand() -> None:
    t = table("a1 tree_3", hand="owl", partner="fish", deck="stag", seats=2, options=SILENT)
    t.reveal("tornado - - -").play("done")
    assert t.view(1)["hands"][0]["known"] == ["tree_3"]
    check(t, 1, "hand 0, deck", every_deal("owl stag", "{tree_3 ?}", "[?]"))
    seen = {t.position.redeal(SPECTATOR, quick_chance(seed)).known.hands[0][0] for seed in range(40)}
    assert {NAME[card] for card in seen} == {"owl", "tree_3", "stag", "fish"}


def test_piles_below_what_was_looked_at_are_shuffled_without_bias() -> None:
    piles = "simoon blaze - - / elemental_0 - - - / lake lake blaze simoon"
    t = table(hand="squirrels stag", piles=piles).play("play-squirrels pay-stag keep keep keep keep")
    check(t, 0, "piles", every_deal("lake lake blaze simoon", "[? ? ? ? elemental_0 - - - simoon blaze - -]"))


def test_cards_being_dealt_back_are_known_to_players_only() -> None:
    piles = "simoon blaze lake geyser"
    t = table(feats="disinformation", piles=piles).play("feat-disinformation place-lake")
    check(t, 0, "piles", {("lake",): 1.0})
    t.position.ravage.piles = cards("blaze blaze geyser geyser lake")
    check(t, 0, "piles", every_deal("blaze blaze geyser geyser", "[? ? ? ? lake]"))
    t.position.ravage.piles = cards("lake")
    deals = every_deal("lake simoon blaze geyser", "[?]", "{? ? ?}")
    in_order: dict[Deal, float] = {
        (pile, " ".join(sorted(looked.split(), key=list(NAME).index))): p for (pile, looked), p in deals.items()
    }
    check(t, SPECTATOR, "piles, looked", in_order)


def test_the_draft_to_come_is_shuffled_without_bias() -> None:
    position = TITLE.start(2, {"hands": "silent", "feats": "yes"}, "oak")
    assert isinstance(position, SylvionPosition)
    position.draft.pool = cards("owl stag betrayal betrayal")
    position.draft.edges = [1, 2, 2, 4]
    deals = both(every_deal("owl stag betrayal betrayal", "[? ? ? ?]"), every_deal("1 2 2 4", "[? ? ? ?]"))
    for seat in (0, 1, SPECTATOR):
        check(Table(position), seat, "pool, edges", deals)
