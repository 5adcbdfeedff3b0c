"""Redeals against exact counting, where caravans have told what several hands lack, and in positions that hardly fit.

Positions are small: seat 0 watches and has nothing, and the cards named are all there are. Every past is counted as
it would come about with marked cards: whatever was picked or played was any of those at hand.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product

import pytest

from elderwood.engine.chance import Chance, Dice, quick_chance
from elderwood.games.elfenland.fitting import CHOOSE, Fitting, Row
from elderwood.games.elfenland.knowledge import within
from elderwood.games.elfenland.position import ElfenlandPosition
from tests.games.counting import Deal, every_deal, too_far
from tests.games.elfenland.table import TITLE, pack, table, words_of
from tests.games.elfenland.test_secrets import explains_all_that_was_seen

DRAWS = 2000
LACKING = {"caravan": "lacking"}
Redeal = Callable[[ElfenlandPosition, Chance], ElfenlandPosition]


def redealt(position: ElfenlandPosition, chance: Chance) -> ElfenlandPosition:
    """Redeal as bots do: by shuffles, as long as some fit."""
    return position.redeal(0, chance)


def fitted(position: ElfenlandPosition, chance: Chance) -> ElfenlandPosition:
    """Redeal without a shuffle."""
    other = position.copy()
    fitting = Fitting(other, list(range(1, position.settings.seats)), chance)
    fitting.run()
    fitting.write(other)
    return other


def words(packs: list[int]) -> Deal:
    return tuple(" ".join(sorted(words_of(held).split())) for held in packs)


def fits(hand: str, lacks: str) -> bool:
    return within(pack(hand), pack(lacks))


def hands_with(hands: list[str], deck: str, lacks: list[str]) -> ElfenlandPosition:
    """Set up a first round: `lacks` has as many of a kind as a hand is known not to have."""
    position = table(seats=len(hands) + 1, options=LACKING).position
    position.cards.hands = [0, *[pack(hand) for hand in hands]]
    position.cards.deck = pack(deck)
    position.card_lore.lacks = [0, *[pack(lack) for lack in lacks]]
    return position


@pytest.mark.parametrize("redeal", [redealt, fitted])
@pytest.mark.parametrize(
    ("hands", "deck", "lacks"),
    [
        (["raft unicorn", "dragon raft", "dragon"], "raft unicorn dragon", ["dragon", "raft raft", "unicorn"]),
        (["raft unicorn", "dragon raft", "dragon unicorn"], "", ["dragon", "raft raft", "unicorn unicorn"]),
        (["raft unicorn", "dragon raft"], "raft dragon dragon", ["dragon raft raft", ""]),
        (["raft unicorn raft"], "raft dragon dragon unicorn", ["dragon dragon unicorn unicorn"]),
    ],
    ids=["three-hands", "no-deck", "one-of-two", "alone"],
)
def test_hands_that_lack_something_are_dealt_without_bias(
    redeal: Redeal, hands: list[str], deck: str, lacks: list[str]
) -> None:
    places = ["{" + " ".join("?" * len(hand.split())) + "}" for hand in hands]
    exact = every_deal(" ".join([*hands, deck]), *places, allowed=lambda deal: all(map(fits, deal, lacks)))
    position, chance = hands_with(hands, deck, lacks), quick_chance(7)
    met = Counter(words(redeal(position, chance).cards.hands[1:]) for _ in range(DRAWS))
    assert not too_far(met, exact, DRAWS)


class Past:
    """A deal: what was out of sight before it, what all had seen, and by seat what was carried over, drawn and played.

    Of the cards carried over, and of those left in hand, it is known what they lack.
    """

    def __init__(
        self, unseen: str, seen: str, carried: list[int], drawn: list[int], played: list[str], *, lacks: list[list[str]]
    ) -> None:
        self.unseen = unseen.split()
        self.seen = seen.split()
        self.carried = carried
        self.drawn = drawn
        self.played = [words.split() for words in played]
        self.old_lacks, self.lacks = lacks

    def every(self) -> dict[Deal, float]:
        """Return what all seats may have carried over and have in hand now, with its chance: brute force."""
        ways: Counter[Deal] = Counter()
        for kept, deck in picked(self.unseen, self.carried):
            if all(map(fits, map(" ".join, kept), self.old_lacks)):
                for drawn, _ in picked(deck + self.seen, self.drawn):
                    hands = [old + new for old, new in zip(kept, drawn, strict=True)]
                    for left in product(*map(self.left, range(len(hands)), hands)):
                        ways[tuple(" ".join(sorted(held)) for held in kept) + left] += 1
        return {deal: count / ways.total() for deal, count in ways.items()}

    def left(self, seat: int, hand: list[str]) -> Iterator[str]:
        """Give what is left of a hand, for every way to play what was seen."""
        for (played,), rest in picked(hand, [len(self.played[seat])]):
            if played == self.played[seat] and fits(" ".join(rest), self.lacks[seat]):
                yield " ".join(sorted(rest))

    def position(self, truth: Deal) -> ElfenlandPosition:
        """Set up one of these deals."""
        seats = len(self.carried)
        carried = [pack(held) for held in truth[:seats]]
        position = hands_with(list(truth[seats:]), " ".join(self.unseen + self.seen), self.lacks)
        played = [pack(" ".join(cards)) for cards in self.played]
        position.cards.deck -= sum(position.cards.hands) + sum(played)
        lore = position.card_lore
        lore.carried, lore.played = [0, *carried], [0, *played]
        lore.old_decks = [pack(" ".join(self.unseen)) - sum(carried)]
        lore.old_lacks = [0, *[pack(lacks) for lacks in self.old_lacks]]
        return position


def picked(cards: list[str], sizes: list[int]) -> Iterator[tuple[list[list[str]], list[str]]]:
    """Give every way to pick marked cards, group after group, with what is left."""
    for order in permutations(range(len(cards)), sum(sizes)):
        rest = iter(order)
        groups = [[cards[next(rest)] for _ in range(number)] for number in sizes]
        yield groups, [card for at, card in enumerate(cards) if at not in order]


PASTS = {
    "nothing-lacks": Past(
        "dragon dragon raft unicorn unicorn", "raft raft", [2, 1], [1, 1], ["raft", ""], lacks=[["", ""], ["", ""]]
    ),
    "lacked-then": Past(
        "dragon dragon raft raft unicorn unicorn",
        "raft raft",
        [2, 1],
        [1, 1],
        ["raft", ""],
        lacks=[["dragon", "raft"], ["", ""]],
    ),
    "lacked-then-and-now": Past(
        "dragon dragon raft raft unicorn unicorn",
        "raft unicorn",
        [2, 2],
        [1, 1],
        ["", "unicorn"],
        lacks=[["dragon dragon", "raft"], ["unicorn unicorn", "dragon"]],
    ),
}


@pytest.mark.parametrize("past", PASTS.values(), ids=PASTS.keys())
def test_hands_and_a_past_are_fitted_without_bias(past: Past) -> None:
    exact = past.every()
    position, chance = past.position(min(exact)), quick_chance(7)
    met: Counter[Deal] = Counter()
    for _ in range(DRAWS):
        other = fitted(position, chance)
        met[words(other.card_lore.carried[1:] + other.cards.hands[1:])] += 1
    assert not too_far(met, exact, DRAWS)


@pytest.mark.parametrize("redeal", [redealt, fitted])
@pytest.mark.parametrize("past", PASTS.values(), ids=PASTS.keys())
def test_whatever_the_truth_is_the_same_chance_deals_the_same(redeal: Redeal, past: Past) -> None:
    others = [redeal(past.position(truth), quick_chance(9)) for truth in past.every()]
    assert len(others) > 5
    assert len({words(other.card_lore.carried + other.cards.hands) for other in others}) == 1


def test_where_a_shuffle_hardly_ever_fits_hands_are_still_dealt_anew() -> None:
    # Seats 1 and 2 lack all but rafts and dragons: eight cards that fit are one shuffle in thousands.
    none_of = "giant_pig elfcycle magic_cloud unicorn troll_wagon"
    hands = ["unicorn", "raft raft raft raft dragon dragon dragon dragon", "raft raft dragon dragon"]
    position = table(hands=hands, seats=3, options=LACKING).position
    position.card_lore.lacks = [0, pack(none_of), pack(none_of)]
    chance = quick_chance(7)
    others = [position.redeal(0, chance) for _ in range(60)]
    for other in others:
        assert all(map(within, other.cards.hands, position.card_lore.lacks))
        assert other.inventory() == position.inventory()
    assert len({tuple(other.cards.hands) for other in others}) > 10


def test_where_only_the_truth_fits_it_is_found() -> None:
    none_of = "giant_pig elfcycle magic_cloud unicorn troll_wagon"
    tight = table(hands=["dragon " * 8, "raft " * 12, "dragon"], seats=3, options=LACKING).position
    tight.card_lore.lacks = [0, pack(none_of + " dragon"), pack(none_of)]
    chance = quick_chance(7)
    for _ in range(60):
        fitting = Fitting(tight, [1, 2], chance)
        fitting.run()
        assert fitting.beginnings == 1  # who needs all the rafts gets that of the other
        fitting.write(tight)
        assert words(tight.cards.hands[1:]) == (" ".join(["raft"] * 12), "dragon")


def test_with_an_empty_deck_and_three_deals_hands_are_found_within_a_few_beginnings() -> None:
    # Every card is in a hand, and five pasts have to go with what the other ones leave: of 150 matches the hardest.
    dice = Dice(117)
    position = TITLE.start(6, {**LACKING, "cards": "on-top"}, "oak")
    assert isinstance(position, ElfenlandPosition)
    for _ in range(388):
        moves = position.moves(position.asked)
        position.play(position.asked, moves[dice.below(len(moves))])
    assert not position.cards.deck
    assert len(position.card_lore.old_decks) == 3
    chance = quick_chance(7)
    hands = set()
    beginnings = 0
    for _ in range(30):
        other = position.copy()
        fitting = Fitting(other, [0, 2, 3, 4, 5], chance)
        fitting.run()
        fitting.write(other)
        explains_all_that_was_seen(other, position, 1)
        hands.add(tuple(other.cards.hands))
        beginnings += fitting.beginnings
    assert len(hands) == 30
    assert beginnings < 30 * 3


def test_a_row_is_drawn_as_out_of_a_shuffled_deck() -> None:
    chance = quick_chance(7)
    for cards, kinds, mean in (
        (1, [1, 1], 0.5),
        (1, [1, 3], 0.25),
        (2, [2, 2], 1.0),
        (2, [3, 0], 2.0),
        (2, [0, 3], 0.0),
    ):
        row = Row(cards)
        for number in kinds:
            row.add(CHOOSE[number])
        assert row.weight() == CHOOSE[sum(kinds)][cards]
        drawn = [row.draw(chance) for _ in range(400)]
        assert abs(sum(numbers[0] for numbers in drawn) / 400 - mean) < 0.1
        assert {sum(numbers) for numbers in drawn} == {cards}
        assert all(number <= most for numbers in drawn for number, most in zip(numbers, kinds, strict=True))


def test_a_row_that_asks_for_more_than_there_is_weighs_nothing() -> None:
    row = Row(3)
    row.add(CHOOSE[2])
    row.add(CHOOSE[1][:1])  # there is one, but it is not to be had
    assert row.weight() == 0
