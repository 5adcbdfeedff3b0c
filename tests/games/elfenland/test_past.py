"""The past that is made up for hands dealt anew: it fits what was seen, or is given up."""

import pytest

from elderwood.engine.chance import Chance, chance_of
from elderwood.games.elfenland.cards import ALL_CARDS, KINDS, size
from elderwood.games.elfenland.redeal import explain_earlier, of_the_old
from elderwood.games.elfenland.state import CardLore
from tests.games.elfenland.table import pack, table


def chance() -> Chance:
    return chance_of("test", "oak", 1)


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_that_was_played_is_an_old_one_only_if_it_was_out_of_sight(kind: int) -> None:
    position = table().position
    card = 1 << 4 * kind
    position.card_lore.carried, position.card_lore.played = [0, card], [0, card]
    assert of_the_old(position, 1, 0, card, chance()) == card
    assert of_the_old(position, 1, 0, ALL_CARDS - (15 * card & ALL_CARDS), chance()) == -1
    assert of_the_old(position, 1, 1, 0, chance()) == 0  # a new one: one was drawn, the old one is still held


def two_deals_ago(held: str, lacks: str = "") -> tuple[bool, int, int]:
    """Say whether two cards carried over the first deal go with what was held at the second, which, and the deck then.

    Two dragons and two unicorns were out of sight at the first deal.
    """
    position = table().position
    later = pack(held)
    position.card_lore = CardLore(
        carried=[0, pack("unicorn unicorn"), 0, later],
        played=[0] * 4,
        old_decks=[pack("dragon dragon"), pack("elfcycle")],
        lacks=[0, 0],
        old_lacks=[0, pack(lacks), 0, 0],
    )
    carried, old_decks = [0, 0, 0, later], [0, 0]
    fits = explain_earlier(position, [1], carried, old_decks, chance())
    return fits, carried[1], old_decks[0]


def test_what_was_held_later_says_what_was_carried_over_before() -> None:
    fits, carried, deck = two_deals_ago("dragon unicorn raft")
    assert (fits, carried, deck) == (True, pack("dragon unicorn"), pack("dragon unicorn"))
    fits, carried, deck = two_deals_ago("dragon dragon unicorn unicorn")
    assert (fits, size(carried), carried + deck) == (True, 2, pack("dragon dragon unicorn unicorn"))


def test_a_past_that_does_not_fit_is_given_up() -> None:
    assert not two_deals_ago("dragon raft raft")[0]  # but one of these was out of sight
    assert not two_deals_ago("dragon dragon raft", lacks="dragon")[0]  # a caravan had told that there was none
    assert two_deals_ago("unicorn unicorn raft", lacks="dragon")[0]
