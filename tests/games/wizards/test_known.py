"""What a seat must reckon with: exactly the hands that agree with all it has seen, neither more nor fewer (R11, R59).

Each test has so few cards that all possible hands can be written down.
"""

from itertools import combinations

from elderwood.engine.chance import chance_of
from elderwood.engine.events import SPECTATOR
from elderwood.engine.notation import write_position
from elderwood.games.wizards.cards import STRENGTH
from tests.games.wizards.setting import casting, held, known, possible, revealing
from tests.games.wizards.table import Table, table


def hands(cards: str, count: int, always: str = "") -> set[str]:
    """All hands of some of these cards, and some that are always there."""
    return {" ".join(sorted([*chosen, *always.split()])) for chosen in combinations(cards.split(), count)}


def owl() -> Table:
    """Seat 2 looks at the hand of seat 0, longneck and jackalope, and takes the longneck."""
    dealt = ["longneck jackalope", "leaf_wolf", "leaf_owl"]
    t = table("last-search", dealt, deck="bone_stag dark_ferret stone_spider", only=True)
    return t.play("play-leaf_owl seat-0 take-longneck")


def test_who_has_looked_knows_what_is_left_but_not_what_was_drawn() -> None:
    t = owl()
    assert known(t, 0, 2) == "jackalope"
    assert possible(t, 2, 0) == hands("bone_stag dark_ferret leaf_wolf", 1, "jackalope")
    assert t.view(2)["unseen"] == {"leaf_wolf": 1, "dark_ferret": 1, "bone_stag": 1}


def test_who_was_looked_at_knows_what_was_taken() -> None:
    t = owl()
    assert known(t, 2, 0) == "longneck"
    assert possible(t, 0, 2) == hands("bone_stag leaf_wolf stone_spider", 1, "longneck")
    assert t.view(0)["unseen"] == {"leaf_wolf": 1, "stone_spider": 1, "bone_stag": 1}


def test_what_is_known_is_written_as_card_holder_and_viewers() -> None:
    lines = write_position(owl().position).splitlines()
    assert "knowledge.known: jackalope:0:2 longneck:2:0" in lines


def test_who_has_seen_nothing_reckons_with_everything() -> None:
    t = owl()
    pool = "jackalope dark_ferret stone_spider longneck bone_stag"
    assert (known(t, 0, 1), known(t, 2, 1)) == ("", "")
    assert possible(t, 1, 0) == possible(t, 1, 2) == hands(pool, 2)
    assert known(t, 0, SPECTATOR) == ""
    assert possible(t, SPECTATOR, 1) == hands(f"{pool} leaf_wolf", 1)


def test_who_looks_at_a_hand_partly_known_knows_each_card_once() -> None:
    dealt = ["leaf_wolf", "all_seeing_eagle jackalope", "leaf_owl"]
    t = table("search", dealt, deck="longneck bone_stag creepy_crow stone_spider", first=1)
    t.play("play-all_seeing_eagle kind-bird")  # openly, a crow
    assert (known(t, 1, 0), known(t, 1, 2), known(t, 1, 1)) == ("creepy_crow", "creepy_crow", "")
    t.play("play-leaf_owl seat-1")
    assert known(t, 1, 2) == "creepy_crow jackalope stone_spider"
    assert known(t, 1, 0) == "creepy_crow"
    t.play("take-stone_spider")
    assert known(t, 1, 2) == "creepy_crow jackalope"
    assert (known(t, 1, 0), known(t, 1, SPECTATOR)) == ("", "")  # it may have been the crow


def test_who_looks_at_a_hand_that_holds_its_own_gift_knows_each_card_once() -> None:
    t = table("search", ["dark_wanderer jackalope", "leaf_wolf leaf_owl", "longneck"])
    t.play("play-dark_wanderer give-leaf_wolf give-longneck take-leaf_wolf")
    assert known(t, 0, 1) == "leaf_wolf"
    t.play("play-leaf_owl seat-0")
    assert known(t, 0, 1) == held(t, 0)


def test_of_two_equal_cards_that_came_back_one_stays_known() -> None:
    areas = ["jackalope grasping_vine", "longneck leaf_wolf leaf_wolf", "jackalope grasping_vine"]
    t = revealing(*areas, hands=["", "bone_stag stone_spider", ""], slot=1).play("boost-of-1-1")
    # The other wolf acts on seat 1's place, but nobody else has a card; then the second vine takes one of three boosts.
    assert known(t, 1, 0) == known(t, 1, SPECTATOR) == "leaf_wolf"
    t.play("boost-of-1-2")
    assert known(t, 1, 0) == "leaf_wolf leaf_wolf"
    t.play("boost-leaf_wolf")
    assert known(t, 1, 0) == known(t, 1, 2) == "leaf_wolf"


def spared() -> Table:
    """The centipede of seat 0 spares seat 1; seat 2 discards a moth and draws one of many eights."""
    eights = "dusk_moth ash_phoenix ash_phoenix glitter_otter glitter_otter"
    others = ["longneck leaf_wolf jackalope", "dusk_moth"]
    t = casting("centipede", others=others, deck=f"{eights} stone_spider", only=True)
    return t.play("discard-dusk_moth")


def test_who_was_spared_by_the_centipede_has_no_eight_at_all() -> None:
    t = spared()
    for viewer in (0, 2, SPECTATOR):
        assert not any(
            eight in hand for hand in possible(t, viewer, 1) for eight in ("dusk_moth", "ash_phoenix", "glitter_otter")
        )
    assert possible(t, 0, 1) == {"jackalope leaf_wolf longneck"}  # there is nothing else than eights
    assert len(possible(t, 0, 2)) == 3


def test_what_is_left_of_a_spared_hand_has_no_eight_either() -> None:
    t = spared().play("0:summon-stone_spider 1:summon-longneck 2:summon-glitter_otter")
    assert possible(t, 0, 1) == possible(t, 2, 1) == {"jackalope leaf_wolf"}


def test_a_hand_of_many_cards_is_known_to_hold_few_eights() -> None:
    many = "longneck longneck longneck leaf_wolf leaf_wolf leaf_wolf jackalope jackalope jackalope bone_stag bone_stag"
    hand = f"{many} leaf_owl leaf_owl leaf_owl creepy_crow creepy_crow creepy_crow"
    eights = "dusk_moth dusk_moth ash_phoenix ash_phoenix ash_phoenix glitter_otter glitter_otter glitter_otter"
    t = casting("centipede", others=[hand], deck=f"{eights} stone_spider", only=True)
    found = [sum(card in eights for card in hand.split()) for hand in possible(t, 0, 1)]
    assert max(found) == 2  # of seventeen cards fifteen are remembered to be none


def collected(kept: str) -> Table:
    """Seat 1 gives a longneck, seat 2 the Golden Phoenix; seat 0 keeps one of them."""
    others = ["longneck jackalope", "golden_phoenix leaf_owl"]
    t = casting(
        "dark_wanderer", "leaf_wolf creepy_crow", others, "bone_stag giant_scorpion living_leaf stone_spider", only=True
    )
    return t.play(f"give-longneck give-golden_phoenix take-{kept}")


def test_the_collector_knows_that_nothing_stronger_was_left() -> None:
    t = collected("longneck")
    pool = "jackalope living_leaf leaf_owl giant_scorpion bone_stag"
    assert possible(t, 0, 1) == hands(pool, 2) - {"giant_scorpion leaf_owl"}
    assert possible(t, 0, 2) == hands(pool, 2)


def test_others_learn_it_when_the_gift_lies_open_and_only_then() -> None:
    pool = "jackalope living_leaf bone_stag leaf_wolf creepy_crow stone_spider"
    hidden = collected("longneck")
    assert possible(hidden, 2, 1, 400) == hands(f"{pool} longneck", 2)
    assert known(hidden, 0, 1) == "longneck"
    opened = collected("golden_phoenix")
    assert possible(opened, 2, 1, 400) == hands(pool, 2) - {"creepy_crow leaf_wolf"}
    assert (known(opened, 0, 2), known(opened, 0, 1)) == ("golden_phoenix", "")


def test_what_only_two_know_of_a_hand_stays_theirs_when_a_card_leaves_it_openly() -> None:
    others = ["longneck jackalope bone_stag", "golden_phoenix leaf_owl"]
    deck = "thorn_badger giant_scorpion living_leaf stone_spider"
    t = casting("dark_wanderer", "leaf_wolf creepy_crow", others, deck, only=True)
    t.play("give-longneck give-golden_phoenix take-longneck")
    t.play("0:summon-stone_spider 1:summon-jackalope 2:summon-leaf_owl")
    pool = "leaf_wolf creepy_crow longneck bone_stag living_leaf thorn_badger"
    assert possible(t, 2, 1, 400) == hands(pool, 2)


def test_who_is_asked_for_an_eight_has_one_however_rare_it_is() -> None:
    names = (
        "longneck leaf_wolf jackalope bone_stag leaf_owl creepy_crow slate_skink gaping_maw thorn_badger dark_ferret"
    )
    pool = [f"{name} {name}" for name in names.split()]
    t = casting("centipede", others=["dusk_moth"], deck=f"{' '.join(pool)} stone_spider", only=True)
    assert possible(t, 0, 1) == {"dusk_moth"}
    two = casting("centipede", others=["dusk_moth longneck"], deck=f"{' '.join(pool)} stone_spider", only=True)
    assert possible(two, 0, 1) == hands(names, 1, "dusk_moth")


def test_a_card_on_its_way_is_known_to_giver_and_collector() -> None:
    t = casting("dark_wanderer", others=["longneck", "leaf_wolf"], deck="bone_stag jackalope stone_spider", only=True)
    t.play("give-longneck give-leaf_wolf")
    shown = {viewer: [one["card"] for one in t.view(viewer)["received"]] for viewer in (0, 1, 2, SPECTATOR)}
    assert shown[0] == ["longneck", "leaf_wolf"]
    assert (shown[1], shown[2], shown[SPECTATOR]) == (["longneck", None], [None, "leaf_wolf"], [None, None])
    assert [one["seat"] for one in t.view(0)["received"]] == [1, 2]
    assert t.view(1)["unseen"] == {"leaf_wolf": 1, "stone_spider": 1, "bone_stag": 1}


def test_after_the_shuffle_a_kept_hand_holds_nothing_that_had_lain_open() -> None:
    t = table(
        "rest",
        ["longneck leaf_wolf leaf_owl creepy_crow centipede", "jackalope bone_stag stone_spider living_leaf dusk_moth"],
        discard="golden_phoenix dark_phoenix",
        deck="thorn_badger",
        ranking=[1, 0],
        only=True,
    )
    t.play("keep-hand keep-hand")
    old = "jackalope bone_stag stone_spider living_leaf dusk_moth thorn_badger"
    assert t.asked == [0]  # who has drawn a card for the search by now
    assert possible(t, 0, 1) <= hands(old, 5)
    assert "bone_stag dusk_moth jackalope living_leaf stone_spider" in possible(t, 0, 1)


def test_who_looked_and_who_did_not_remember_different_things_of_a_spared_hand() -> None:
    # Seat 0 is spared by the centipede of seat 1; then seat 2 looks and takes a card, and seat 0 draws one.
    dealt = ["longneck jackalope", "centipede", "leaf_owl"]
    t = table("search", dealt, deck="dusk_moth ash_phoenix glitter_otter bone_stag", first=1, only=True)
    t.play("play-centipede play-leaf_owl seat-0 take-jackalope")
    # It holds the longneck, an otter from before or after: of its cards one is known to be no eight.
    assert known(t, 0, 2) == "longneck"
    for viewer in (1, 2):
        for hand in possible(t, viewer, 0):
            assert any(card in hand for card in ("longneck", "jackalope", "bone_stag", "leaf_owl")), (viewer, hand)


def test_a_card_face_down_may_be_any_card_not_seen() -> None:
    t = table("summon", ["longneck", "jackalope bone_stag"], deck="leaf_owl", only=True).play("1:summon-jackalope")
    assert possible(t, 0, 1) == hands("jackalope bone_stag leaf_owl", 2)
    assert possible(t, 1, 0) == {"longneck", "leaf_owl"}


def test_a_redeal_while_gifts_are_on_their_way_shows_the_same_as_before() -> None:
    others = ["longneck jackalope", "leaf_wolf bone_stag", "leaf_owl creepy_crow"]
    t = casting("dark_wanderer", "stone_spider", others)
    source = chance_of("possible", "oak", 1)
    for word in ("give-longneck", "give-leaf_wolf", "give-leaf_owl"):
        t.play(word)
        for viewer in (0, 1, 2, 3, SPECTATOR):
            for _ in range(5):
                other = t.position.redeal(viewer, source)
                assert other.view(viewer) == t.view(viewer), (word, viewer)
                assert other.inventory() == t.position.inventory()


def test_a_redeal_keeps_the_limits_on_hands_that_a_seat_can_know_of() -> None:
    t = collected("longneck")  # seats 0 and 1 know that nothing stronger was left in the hand of seat 1
    limits = t.position.knowledge.limits
    assert limits
    source = chance_of("possible", "oak", 1)
    about_1 = [entry for entry in limits if entry & 15 == 1]
    for viewer, wanted in ((0, about_1), (1, about_1), (2, [])):
        found = t.position.redeal(viewer, source).knowledge.limits
        assert [entry for entry in found if entry & 15 == 1] == wanted, viewer


def test_a_card_drawn_after_a_gift_may_be_stronger_than_the_gift() -> None:
    deck = "bone_stag living_leaf leaf_owl creepy_crow stone_spider"
    t = casting("dark_wanderer", others=["longneck", "leaf_wolf"], deck=deck, only=True)
    t.play("give-longneck give-leaf_wolf")
    source = chance_of("possible", "oak", 1)
    gifts = set()
    for _ in range(60):
        other = t.position.redeal(2, source)
        gifts.add(STRENGTH[other.acting.received[0]] < STRENGTH[other.cards.hands[1][0]])
    assert gifts == {True, False}
