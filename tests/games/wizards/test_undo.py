"""What can be taken back: a choice until it has shown somebody something new, and nothing after that."""

from collections.abc import Callable

import pytest

from elderwood.engine.match import Match
from tests.games.wizards.setting import casting, revealing, scoring
from tests.games.wizards.table import TITLE, Table, table


def answered(t: Table, seat: int, words: str) -> Match:
    """Go on from a table with answers of one seat."""
    match = Match(TITLE, len(t.view(0)["players"]), {}, "oak", position=t.position)
    for word in words.split():
        match.play_word(seat, word)
    return match


def last_search(hand: str, *others: str, deck: str = "bone_stag jackalope stone_spider") -> Table:
    return table("last-search", [hand, *others], deck=deck, first=1)


# Somebody has seen a card, or learnt that there is none.
SHOWN: dict[str, Callable[[], tuple[Table, int, str]]] = {
    "a card is drawn": lambda: (last_search("velvet_falcon", ""), 0, "play-velvet_falcon"),
    "the next player draws": lambda: (table("search", ["longneck", "longneck"]), 0, "play-longneck"),
    "a hand is looked at": lambda: (last_search("leaf_owl", "longneck", ""), 0, "play-leaf_owl"),
    "a card is taken blindly": lambda: (last_search("glitter_otter", "longneck", ""), 0, "play-glitter_otter"),
    "a card is given": lambda: (casting("glitter_otter", others=["longneck"]), 0, "give-longneck"),
    "the deck is searched": lambda: (casting("all_seeing_eagle", others=["longneck"]), 0, "kind-bird"),
    "a hand has no eight": lambda: (last_search("centipede", "longneck", "dusk_moth"), 0, "play-centipede"),
    "a hand has an eight": lambda: (last_search("centipede", "dusk_moth"), 0, "play-centipede"),
    "the strongest card is shown": lambda: (
        casting("dark_wanderer", others=["longneck", "leaf_wolf"]),
        1,
        "give-longneck",
    ),
    "gifts are discarded": lambda: (
        casting("dark_wanderer", others=["longneck", "leaf_wolf"]).play("give-longneck give-leaf_wolf"),
        0,
        "take-longneck",
    ),
    "cards are turned up": lambda: (table("summon", ["longneck jackalope", ""]), 0, "summon-longneck"),
    "the deck's top is turned up": lambda: (
        revealing("dusk_moth", "jackalope", "jackalope", hands=["longneck"]),
        0,
        "seat-2",
    ),
    "a card is discarded by chance": lambda: (
        revealing("night_serpent", "jackalope", "jackalope", hands=["", "longneck", "longneck jackalope"]),
        0,
        "seat-2",
    ),
    "a root turns a card up": lambda: (
        scoring("leaf_wolf leaf_wolf", "jackalope clubfoot_root gaping_maw", discard="leaf_owl"),
        1,
        "apply-clubfoot_root",
    ),
    "a hand is thrown away": lambda: (table("rest", ["longneck", "jackalope"], ranking=[0, 1]), 0, "throw-hand"),
    "the deck is made anew": lambda: (
        table("last-search", ["longneck", "jackalope"], first=1, discard="leaf_owl", only=True),
        0,
        "play-longneck",
    ),
    "all is shuffled": lambda: (table("rest", ["longneck", ""], ranking=[0, 1]), 0, "keep-hand"),
}

# Nobody has learnt anything yet but what was chosen.
HIDDEN: dict[str, Callable[[], tuple[Table, int, str]]] = {
    "a spell waits for its target": lambda: (last_search("leaf_owl", "longneck", "jackalope"), 0, "play-leaf_owl"),
    "the eagle waits for a kind": lambda: (last_search("all_seeing_eagle", ""), 0, "play-all_seeing_eagle"),
    "a contender is face down": lambda: (table("summon", ["longneck jackalope", "longneck"]), 0, "summon-longneck"),
    "a boost is face down": lambda: (table("boost", ["longneck", "longneck"], ["jackalope"] * 2), 0, "boost-longneck"),
    "an open card is exchanged": lambda: (
        revealing("jackalope bone_stag", "longneck leaf_owl", "longneck jackalope", hands=["leaf_wolf"], slot=1),
        0,
        "boost-of-1-1",
    ),
    "a value is chosen": lambda: (scoring("spore_sprayer", "giant_scorpion", options={"order": "ask"}), 0, "value-2"),
    "a pile is chosen": lambda: (
        scoring("jackalope leaf_wolf", "bone_stag", champions=["leaf_owl", "longneck centipede"]),
        0,
        "seat-1",
    ),
}


@pytest.mark.parametrize("case", SHOWN)
def test_what_was_shown_cannot_be_unseen(case: str) -> None:
    t, seat, words = SHOWN[case]()
    assert answered(t, seat, words).cannot_undo(seat) is not None


@pytest.mark.parametrize("case", HIDDEN)
def test_what_shows_nothing_can_be_taken_back(case: str) -> None:
    t, seat, words = HIDDEN[case]()
    before = t.position.dump()
    match = answered(t, seat, words)
    match.undo(seat)
    assert match.position.dump() == before
