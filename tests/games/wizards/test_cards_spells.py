"""Every spell as positions: what it does, where it does nothing, and where it only just does (R5-R13, R29-R31)."""

from elderwood.engine.events import SPECTATOR
from tests.games.wizards.setting import acted, casting, held, known, told
from tests.games.wizards.table import table

# Leaf Owl: look at another hand, take a card; its owner draws one.


def test_leaf_owl_takes_what_it_likes_and_the_owner_draws() -> None:
    t = casting("leaf_owl", others=["longneck jackalope", "leaf_wolf"], deck="bone_stag stone_spider")
    assert (t.question, t.moves()) == ("hand-of", ["seat-1", "seat-2"])
    t.play("seat-1")
    assert (t.question, t.moves()) == ("take", ["take-jackalope", "take-longneck"])
    t.play("take-jackalope")
    assert (held(t, 0), held(t, 1), held(t, 2)) == ("jackalope stone_spider", "bone_stag longneck", "leaf_wolf")
    assert t.discard == ["leaf_owl"]
    assert t.question == "summon"


def test_leaf_owl_finds_nothing_in_empty_hands() -> None:
    t = casting("leaf_owl", own="longneck", others=["", ""], deck="bone_stag stone_spider")
    assert told(t, "cancelled") == [{"seat": 0, "card": "leaf_owl"}]
    assert (held(t, 0), held(t, 1)) == ("longneck stone_spider", "")  # and nobody draws
    assert t.discard == ["leaf_owl"]


def test_leaf_owl_takes_a_last_card_and_refuses_what_is_not_there() -> None:
    t = casting("leaf_owl", others=["", "longneck"], deck="stone_spider", only=True)
    assert t.question == "take"  # there is only one hand to look at
    assert t.moves() == ["take-longneck"]
    assert t.why("take-leaf_wolf") == ("not-among-them", "R11")
    t.play("take-longneck")
    assert (held(t, 0), held(t, 2)) == ("longneck stone_spider", "")  # nothing is left to draw


# All-Seeing Eagle: name a kind, take the first of it.


def test_all_seeing_eagle_takes_the_first_of_the_kind_named() -> None:
    t = casting("all_seeing_eagle", deck="leaf_owl creepy_crow longneck jackalope stone_spider")
    assert t.moves() == [
        f"kind-{name}" for name in ["phoenix", "plant", "reptile", "undead", "beast", "bird", "insect"]
    ]
    t.play("kind-bird")
    assert held(t, 0) == "creepy_crow stone_spider"
    assert t.discard == ["jackalope", "longneck", "all_seeing_eagle"]
    assert t.deck[-1] == "leaf_owl"
    assert known(t, 0, 1) == known(t, 0, SPECTATOR) == "creepy_crow"


def test_all_seeing_eagle_may_name_what_is_not_left() -> None:
    t = casting("all_seeing_eagle", deck="longneck jackalope stone_spider", discard="leaf_owl", only=True)
    t.play("kind-bird")
    assert held(t, 0) == "stone_spider"
    assert told(t, "not-found") == [{"seat": 0, "kind": "bird"}]
    assert "found" not in t.events


def test_all_seeing_eagle_needs_one_card_and_the_last_one_counts() -> None:
    t = casting("all_seeing_eagle", deck="leaf_owl stone_spider", only=True).play("kind-bird")
    assert held(t, 0) == "leaf_owl stone_spider"
    full = casting("all_seeing_eagle", deck="leaf_owl stone_spider", discard="longneck longneck", only=True)
    full.play("kind-bird")
    assert full.deck == ["longneck"]  # the deck is made anew before the eagle itself is discarded
    assert full.discard == ["longneck", "all_seeing_eagle"]
    empty = casting("all_seeing_eagle", own="longneck", deck="stone_spider", only=True)
    assert told(empty, "cancelled") == [{"seat": 0, "card": "all_seeing_eagle"}]
    assert (empty.question, empty.discard) == ("summon", ["all_seeing_eagle"])


# Velvet Falcon: draw two, discard one.


def test_velvet_falcon_draws_two_and_discards_one() -> None:
    t = casting("velvet_falcon", own="longneck", deck="leaf_wolf jackalope stone_spider")
    assert held(t, 0) == "jackalope leaf_wolf longneck stone_spider"
    assert (t.question, t.asked) == ("discard", [0])
    assert t.why("discard-leaf_owl") == ("not-in-hand", "R5")
    t.play("discard-jackalope")
    assert held(t, 0) == "leaf_wolf longneck stone_spider"
    assert t.discard == ["jackalope", "velvet_falcon"]


def test_velvet_falcon_has_nobody_else_draw_or_discard() -> None:
    t = casting("velvet_falcon", others=["longneck", "leaf_owl"], deck="leaf_wolf jackalope stone_spider")
    t.play("discard-leaf_wolf")
    assert (held(t, 1), held(t, 2)) == ("longneck", "leaf_owl")


def test_velvet_falcon_draws_what_there_is_and_may_leave_nothing_to_discard() -> None:
    one = casting("velvet_falcon", deck="leaf_wolf stone_spider", only=True)
    assert one.moves() == ["discard-leaf_wolf", "discard-stone_spider"]
    none = table("last-search", ["velvet_falcon", "longneck"], first=1, only=True).play("play-velvet_falcon")
    assert (none.question, none.asked, none.discard) == ("summon", [1], ["velvet_falcon"])


# Glitter Otter: take a card at random, give one back.


def test_glitter_otter_takes_blindly_and_gives_a_card_of_its_choice() -> None:
    t = casting("glitter_otter", own="bone_stag", others=["longneck", "leaf_wolf"], deck="stone_spider")
    assert (t.question, t.moves()) == ("hand-of", ["seat-1", "seat-2"])
    t.play("seat-2")
    assert (t.question, held(t, 0), held(t, 2)) == ("give", "bone_stag leaf_wolf stone_spider", "")
    assert t.why("give-longneck") == ("not-in-hand", "R5")
    t.play("give-bone_stag")
    assert (held(t, 0), held(t, 1), held(t, 2)) == ("leaf_wolf stone_spider", "longneck", "bone_stag")
    assert (known(t, 0, 2), known(t, 2, 0)) == ("leaf_wolf", "bone_stag")
    assert (known(t, 0, 1), known(t, 2, 1)) == ("", "")  # seat 1 has seen neither
    assert t.discard == ["glitter_otter"]


def test_glitter_otter_gives_nothing_where_it_takes_nothing() -> None:
    t = casting("glitter_otter", own="longneck", others=["", ""], deck="stone_spider")
    assert told(t, "cancelled") == [{"seat": 0, "card": "glitter_otter"}]
    assert (t.question, held(t, 0)) == ("summon", "longneck stone_spider")


def test_glitter_otter_takes_every_card_of_a_hand_by_chance_and_may_give_it_back() -> None:
    taken = set()
    for number in range(30):
        t = casting("glitter_otter", others=["longneck leaf_wolf bone_stag"], deck="stone_spider", seed=f"s{number}")
        taken.add(held(t, 0))
    assert taken == {"longneck stone_spider", "leaf_wolf stone_spider", "bone_stag stone_spider"}
    back = casting("glitter_otter", others=["longneck"], deck="stone_spider").play("give-longneck")
    assert (held(back, 0), held(back, 1)) == ("stone_spider", "longneck")


# Centipede: all others discard a card of strength 8 and draw one.


def test_centipede_makes_all_others_discard_an_eight_and_draw() -> None:
    others = ["dusk_moth longneck", "ash_phoenix glitter_otter"]
    t = casting("centipede", own="dusk_moth", others=others, deck="leaf_wolf bone_stag stone_spider")
    assert (t.question, t.asked, t.moves()) == ("discard-of", [1], ["discard-dusk_moth"])
    assert t.why("discard-longneck") == ("not-that-strength", "R10")
    t.play("discard-dusk_moth")
    assert held(t, 1) == "longneck"  # nobody draws before all have discarded
    assert (t.asked, t.moves()) == ([2], ["discard-ash_phoenix", "discard-glitter_otter"])
    t.play("discard-glitter_otter")
    assert (held(t, 1), held(t, 2)) == ("bone_stag longneck", "ash_phoenix leaf_wolf")
    assert held(t, 0) == "dusk_moth stone_spider"
    assert t.discard == ["dusk_moth", "glitter_otter", "centipede"]


def test_centipede_is_cancelled_where_nobody_has_an_eight() -> None:
    t = casting("centipede", others=["longneck velvet_falcon", ""], deck="leaf_wolf stone_spider")
    assert told(t, "cancelled") == [{"seat": 0, "card": "centipede"}]
    assert [values["seat"] for values in told(t, "spared")] == [1, 2]
    assert (held(t, 1), t.discard) == ("longneck velvet_falcon", ["centipede"])


def test_centipede_spares_seven_and_nine_and_takes_one_of_two_eights() -> None:
    others = ["longneck velvet_falcon", "dusk_moth dusk_moth"]
    t = casting("centipede", others=others, deck="leaf_wolf stone_spider")
    assert t.asked == [2]
    t.play("discard-dusk_moth")
    assert (t.question, held(t, 2), held(t, 1)) == ("summon", "dusk_moth leaf_wolf", "longneck velvet_falcon")
    assert told(t, "spared") == [{"seat": 1, "strength": 8}]


# Dark Wanderer: all others give their strongest card and draw; one is kept, the rest discarded.


def test_dark_wanderer_collects_the_strongest_and_keeps_one() -> None:
    others = ["leaf_owl jackalope", "leaf_wolf longneck"]
    t = casting("dark_wanderer", own="giant_scorpion", others=others, deck="bone_stag living_leaf stone_spider")
    assert (t.asked, t.moves()) == ([1], ["give-leaf_owl"])
    t.play("give-leaf_owl")
    assert (t.asked, held(t, 1)) == ([2], "jackalope")  # nobody draws before all have given
    t.play("give-leaf_wolf")
    assert (held(t, 1), held(t, 2)) == ("jackalope living_leaf", "bone_stag longneck")
    assert (t.question, t.asked, t.moves()) == ("keep", [0], ["take-leaf_owl", "take-leaf_wolf"])
    assert t.why("take-longneck") == ("not-among-them", "R69")
    t.play("take-leaf_owl")
    assert held(t, 0) == "giant_scorpion leaf_owl stone_spider"
    assert t.discard == ["leaf_wolf", "dark_wanderer"]


def test_dark_wanderer_finds_nobody_with_a_card() -> None:
    t = casting("dark_wanderer", own="longneck", others=["", ""], deck="bone_stag stone_spider")
    assert told(t, "cancelled") == [{"seat": 0, "card": "dark_wanderer"}]
    assert (held(t, 0), held(t, 1), t.discard) == ("longneck stone_spider", "", ["dark_wanderer"])


def test_dark_wanderer_keeps_a_single_gift_without_asking_and_passes_empty_hands_over() -> None:
    t = casting("dark_wanderer", others=["", "leaf_owl creepy_crow longneck"], deck="bone_stag stone_spider")
    assert (t.asked, t.moves()) == ([2], ["give-creepy_crow", "give-leaf_owl"])  # equal ones: the giver's choice
    assert t.why("give-longneck") == ("not-strongest", "R13")
    t.play("give-creepy_crow")
    assert (held(t, 0), held(t, 1), held(t, 2)) == ("creepy_crow stone_spider", "", "bone_stag leaf_owl longneck")
    assert (t.question, t.discard) == ("summon", ["dark_wanderer"])
    assert (known(t, 0, 2), known(t, 0, 1)) == ("creepy_crow", "")


# All of them


def test_spells_do_nothing_in_a_contest() -> None:
    for spell in ["leaf_owl", "all_seeing_eagle", "velvet_falcon", "glitter_otter", "centipede", "dark_wanderer"]:
        t = table("reveal", ["dusk_moth", "dusk_moth"], [spell, "jackalope"])
        assert (acted(t), t.question, t.contender(0)) == ([], "boost", spell)
        assert (held(t, 0), held(t, 1)) == ("dusk_moth", "dusk_moth")
