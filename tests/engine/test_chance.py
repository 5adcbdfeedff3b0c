"""Chance: named streams, the same forever, telling nothing about each other."""

from collections import Counter

import pytest

from elderwood.engine.chance import Chance, Dice, chance_of, check_seed, commitment, quick_chance, xorshift
from elderwood.engine.errors import BadValueError
from elderwood.engine.match import Match
from elderwood.games import find_title


def test_known_answers_never_change() -> None:
    chance = chance_of("sylvion", "oak", 2)
    deck = list(range(10))
    chance.shuffle(0, deck)
    assert deck == [5, 6, 1, 3, 2, 4, 0, 8, 9, 7]
    assert [chance.below(1, 100) for _ in range(5)] == [58, 15, 88, 11, 2]
    assert chance.counters == [1, 5]


def test_streams_are_independent() -> None:
    quiet, busy = chance_of("toy", "oak", 2), chance_of("toy", "oak", 2)
    for _ in range(7):
        busy.below(1, 6)
    assert [quiet.below(0, 1000) for _ in range(5)] == [busy.below(0, 1000) for _ in range(5)]
    assert [quiet.below(0, 1000) for _ in range(5)] != [quiet.below(1, 1000) for _ in range(5)]


def test_an_event_depends_on_its_number_and_not_on_the_sizes_before_it() -> None:
    one, other = chance_of("toy", "oak", 1), chance_of("toy", "oak", 1)
    one.shuffle(0, list(range(3)))
    other.shuffle(0, list(range(50)))
    assert one.below(0, 1000) == other.below(0, 1000)


def test_nothing_is_drawn_to_shuffle_fewer_than_two_cards() -> None:
    chance = chance_of("toy", "oak", 1)
    chance.shuffle(0, [7])
    chance.shuffle(0, [])
    assert chance.counters == [0]


def test_titles_and_seeds_give_different_streams() -> None:
    keys = {chance_of(title, seed, 1).key for title in ("toy", "sylvion") for seed in ("oak", "elm")}
    assert len(keys) == 4


def test_numbers_are_uniform_enough() -> None:
    chance = chance_of("toy", "uniform", 1)
    counts = Counter(chance.below(0, 6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    # Chi-squared with five degrees of freedom stays below 20.5 in 999 of 1000 runs; the seed is fixed.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_every_order_of_a_shuffle_comes_up() -> None:
    chance = chance_of("toy", "orders", 1)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = [0, 1, 2, 3]
        chance.shuffle(0, cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert sum((count - 100) ** 2 / 100 for count in orders.values()) < 49.7  # 23 degrees of freedom


def test_a_copy_goes_on_alone() -> None:
    chance = chance_of("toy", "oak", 1)
    twin = chance.copy()
    first = chance.below(0, 1000)
    assert twin.counters == [0]
    assert twin.below(0, 1000) == first


def test_a_spawn_shares_no_key() -> None:
    chance = chance_of("toy", "oak", 1)
    child, second = chance.spawn(0), chance.spawn(0)
    assert isinstance(child, Chance)
    assert child.key == b""
    assert [child.below(0, 1000) for _ in range(5)] != [second.below(0, 1000) for _ in range(5)]


def test_a_spawn_follows_from_its_parent_alone() -> None:
    one, other = (chance_of("toy", "oak", 1).spawn(0) for _ in range(2))
    assert [one.below(0, 1000) for _ in range(5)] == [other.below(2, 1000) for _ in range(5)]
    assert one.spawn(0).below(0, 1000) == other.spawn(0).below(0, 1000)


def test_quick_chance_is_even_and_copies_go_on_alike() -> None:
    chance = quick_chance(7)
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.below(0, 6)] += 1
    # Chi-square with five degrees of freedom: 20.5 is passed by chance once in a thousand seeds.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        cards = [1, 2, 3, 4]
        chance.shuffle(0, cards)
        orders[tuple(cards)] = orders.get(tuple(cards), 0) + 1
    assert len(orders) == 24
    assert sum((count - 1_000) ** 2 / 1_000 for count in orders.values()) < 49.7  # 23 degrees of freedom
    twin = chance.copy()
    assert [twin.below(0, 99) for _ in range(9)] == [chance.below(0, 99) for _ in range(9)]
    assert quick_chance(8).below(0, 1 << 28) != quick_chance(7).below(0, 1 << 28)


def test_undo_never_rerolls() -> None:
    """Playing another card first does not change what is drawn."""
    title = find_title("sylvion")
    straight = Match(title, 1, {"game": "intro"}, "oak")
    straight.play_word(0, "done")
    wavering = Match(title, 1, {"game": "intro"}, "oak")
    tried = next(move for move in wavering.position.moves(0) if title.word(move) != "done")
    wavering.play(0, tried)
    wavering.undo(0)
    wavering.play_word(0, "done")
    assert wavering.position.dump() == straight.position.dump()


def test_the_commitment_is_a_plain_hash_anyone_can_check() -> None:
    assert commitment("oak") == Match(find_title("sylvion"), 1, {}, "oak").commitment
    assert commitment("oak") != commitment("elm")
    assert len(commitment("oak")) == 64


@pytest.mark.parametrize("seed", ["", "a b", "ö", "a#b", "x" * 65])
def test_a_bad_seed_is_refused(seed: str) -> None:
    with pytest.raises(BadValueError, match="error-bad-seed"):
        check_seed(seed)


def test_dice_stay_in_range_and_repeat() -> None:
    one, other = Dice(3), Dice(3)
    throws = [one.below(7) for _ in range(2000)]
    assert throws == [other.below(7) for _ in range(2000)]
    assert set(throws) == set(range(7))
    assert xorshift(0) == xorshift(1) != 0
