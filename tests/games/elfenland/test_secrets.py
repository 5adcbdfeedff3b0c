"""What is hidden stays hidden, and what can be worked out is respected."""

import pytest

from elderwood.engine.chance import Chance, Dice, chance_of
from elderwood.engine.events import SPECTATOR
from elderwood.games.elfenland.actions import KEEP_HIDDEN, LINK
from elderwood.games.elfenland.cards import NUMBER, cards, count, kinds_in, overlap, size
from elderwood.games.elfenland.counters import ASK_KEEP, begin_keeping
from elderwood.games.elfenland.fitting import Fitting
from elderwood.games.elfenland.journey import lay_down
from elderwood.games.elfenland.knowledge import unseen_at, within
from elderwood.games.elfenland.map import FITS
from elderwood.games.elfenland.planning import ASK_ROAD
from elderwood.games.elfenland.position import ElfenlandPosition
from elderwood.games.elfenland.redeal import of_the_old
from elderwood.games.elfenland.setup import deal
from elderwood.games.elfenland.state import PLANNING
from tests.games.elfenland.table import TITLE, pack, table


def chance() -> Chance:
    return chance_of("test", "oak", 1)


def redeals(position: ElfenlandPosition, seat: int, times: int = 60) -> list[ElfenlandPosition]:
    source = chance()
    return [position.redeal(seat, source) for _ in range(times)]


def test_a_hand_is_its_owners_alone() -> None:
    t = table(hands=["dragon raft", "unicorn"])
    assert t.view(0)["players"][0]["cards"] == ["dragon", "raft"]
    assert t.view(0)["players"][1]["cards"] is None
    assert t.view(0)["players"][1]["hand"] == 1
    assert all(player["cards"] is None for player in t.view(SPECTATOR)["players"])


def test_the_order_of_the_face_down_counters_is_nobodys() -> None:
    position = table(step="take").position
    orders = {tuple(other.tokens.pile) for other in redeals(position, 0)}
    assert len(orders) > 50
    assert all(sorted(order) == sorted(position.tokens.pile) for order in orders)


def test_what_was_seen_discarded_is_in_no_hand_carried_over() -> None:
    rafts = ["raft " * 10 + "dragon dragon", "unicorn unicorn raft raft"]
    t = table(hands=rafts, round_number=1).play("stop " + "discard-raft " * 8 + "stop")
    position = t.position
    assert position.round_number == 2
    # All ten rafts but two were seen going; seat 1 holds the other two, so seat 0 knows of at most two kept there.
    for other in redeals(position, 0):
        assert count(other.card_lore.carried[1], NUMBER["raft"]) <= 2
        assert size(other.card_lore.carried[1]) == 4
        assert overlap(other.card_lore.carried[1], other.cards.hands[1]) == other.card_lore.carried[1]
        assert size(other.cards.hands[1]) == 8
    rafts_held = {count(other.cards.hands[1], NUMBER["raft"]) for other in redeals(position, 0)}
    assert len(rafts_held) > 1


def test_a_hidden_counter_that_was_kept_is_none_of_those_all_saw() -> None:
    # All unicorns lie open when the round ends, so the hidden counter that is kept cannot be one of them.
    t = table(
        step="keep",
        counters=["unicorn unicorn unicorn unicorn", "unicorn unicorn unicorn"],
        blind=["dragon"],
        seats=2,
    )
    t.play("keep-hidden-dragon keep-none")
    kinds = {other.tokens.kept[0] for other in redeals(t.position, 1)}
    assert NUMBER["unicorn"] not in kinds
    assert len(kinds) > 3
    assert {other.tokens.blind[0] for other in redeals(t.position, 1)} > {NUMBER["unicorn"]}


def test_an_open_counter_that_was_kept_stays_known() -> None:
    t = table(step="keep", counters=["dragon unicorn", ""]).play("keep-unicorn")
    assert t.view(1)["players"][0]["counters"] == ["unicorn"]
    assert all(other.tokens.opened == t.position.tokens.opened for other in redeals(t.position, 1))


def test_a_caravan_of_who_must_lack_the_cards_tells_what_is_lacked() -> None:
    t = table(
        "elvenhold-ergeren dragon",
        hands=["raft raft raft unicorn unicorn unicorn", "raft"],
        options={"caravan": "lacking"},
    )
    t.play("road-elvenhold-ergeren pay-raft")
    for other in redeals(t.position, 1):
        assert count(other.cards.hands[0], NUMBER["dragon"]) < 2
    t.play("pay-raft pay-raft")
    assert all(count(other.cards.hands[0], NUMBER["dragon"]) < 2 for other in redeals(t.position, 1))


def test_a_later_caravan_does_not_blur_what_an_earlier_one_told() -> None:
    t = table(
        "elvenhold-lapphalya dragon, feodor-lapphalya dragon",
        hands=["raft raft raft unicorn unicorn unicorn giant_pig", "raft"],
        options={"caravan": "lacking"},
    )
    t.play("road-elvenhold-lapphalya pay-raft pay-raft pay-raft")  # no dragon at all: plains take one
    assert all(count(other.cards.hands[0], NUMBER["dragon"]) == 0 for other in redeals(t.position, 1))
    t.play("road-feodor-lapphalya pay-unicorn")  # woods take two, which alone would tell less
    assert all(count(other.cards.hands[0], NUMBER["dragon"]) == 0 for other in redeals(t.position, 1))


def test_a_later_caravan_may_tell_more_than_an_earlier_one() -> None:
    t = table(
        "elvenhold-lapphalya dragon, feodor-lapphalya dragon",
        hands=["raft raft raft unicorn unicorn unicorn giant_pig", "raft"],
        boots=["feodor"],
        options={"caravan": "lacking"},
    )
    t.play("road-feodor-lapphalya pay-raft pay-raft pay-raft")  # fewer than two dragons: woods take two
    assert {count(other.cards.hands[0], NUMBER["dragon"]) for other in redeals(t.position, 1)} == {0, 1}
    t.play("road-elvenhold-lapphalya pay-unicorn")  # none at all: plains take one
    assert t.position.card_lore.lacks == [pack("dragon"), 0]
    assert {count(other.cards.hands[0], NUMBER["dragon"]) for other in redeals(t.position, 1)} == {0}


def test_a_right_card_given_to_the_caravan_was_the_last_one() -> None:
    t = table(
        "elvenhold-ergeren dragon",
        hands=["dragon raft raft unicorn unicorn", "raft"],
        options={"caravan": "lacking"},
    )
    t.play("road-elvenhold-ergeren pay-dragon")  # who had two would have had to pay with them
    assert all(count(other.cards.hands[0], NUMBER["dragon"]) == 0 for other in redeals(t.position, 1))


def test_a_counter_picked_up_can_be_laid_in_every_redeal() -> None:
    t = table(step="plan", blind=["unicorn", "dragon"]).play("lay-unicorn")
    found = set()
    for other in redeals(t.position, 1):
        assert other.laying == other.tokens.blind[0]
        assert other.moves(0)
        found.add(other.laying)
    assert len(found) > 3
    assert all(other.laying == NUMBER["unicorn"] for other in redeals(t.position, 0))


def test_town_cards_of_others_are_dealt_anew() -> None:
    t = table(targets=["virst", "beata"], seats=2)
    others = redeals(t.position, 0)
    assert {other.travels.targets[0] for other in others} == {t.position.travels.targets[0]}
    assert len({other.travels.targets[1] for other in others}) > 5


def test_town_cards_that_were_turned_up_at_the_end_stay_as_they_are() -> None:
    t = table(round_number=4, targets=["virst", "beata"]).play("stop stop")
    assert t.ending
    assert {tuple(other.travels.targets) for other in redeals(t.position, 0)} == {tuple(t.position.travels.targets)}
    plain = table()
    assert {tuple(other.travels.targets) for other in redeals(plain.position, 0, 5)} == {(-1, -1)}


def test_the_view_counts_what_cannot_be_placed() -> None:
    t = table(hands=["dragon raft", "unicorn"], step="plan", blind=["dragon", "unicorn"])
    view = t.view(0)
    assert view["unseen"] == {**dict.fromkeys(names(), 10), "dragon": 9, "raft": 11}
    assert view["counters_unseen"]["unicorn"] == 8 - 1  # one is on display; the hidden one is not placed
    assert view["counters_unseen"]["dragon"] == 8 - 2 - 1  # two on display, one is one's own


def names() -> list[str]:
    return ["giant_pig", "elfcycle", "magic_cloud", "unicorn", "troll_wagon", "dragon", "raft"]


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (6, {"caravan": "lacking"}), (3, {"cards": "on-top"})])
def test_redealt_hands_come_from_what_a_seat_cannot_place(seats: int, options: dict[str, str]) -> None:
    dice = Dice(5)
    position = TITLE.start(seats, options, "oak")
    assert isinstance(position, ElfenlandPosition)
    while position.outcome() is None:
        seat = dice.below(seats)
        other = position.redeal(seat, chance())
        assert other.cards.hands[seat] == position.cards.hands[seat]
        assert [size(hand) for hand in other.cards.hands] == [size(hand) for hand in position.cards.hands]
        assert other.cards.deck + sum(other.cards.hands) == position.cards.deck + sum(position.cards.hands)
        assert other.inventory() == position.inventory()
        explains_all_that_was_seen(other, position, seat)
        found = position.copy()
        fitting = Fitting(found, [owner for owner in range(seats) if owner != seat], chance())
        fitting.run()
        fitting.write(found)
        assert found.inventory() == position.inventory()
        explains_all_that_was_seen(found, position, seat)
        moves = position.moves(position.asked)
        position.play(position.asked, moves[dice.below(len(moves))])


def explains_all_that_was_seen(other: ElfenlandPosition, position: ElfenlandPosition, seat: int) -> None:
    """Deal by deal: what was carried over was out of sight, and was still held until it was played."""
    seats = position.settings.seats
    lore, real = other.card_lore, position.card_lore
    assert lore.played == real.played
    for owner, hand in enumerate(other.cards.hands):
        assert within(hand, real.lacks[owner])
    for number, deck in enumerate(lore.old_decks):
        first = number * seats
        now, then = lore.carried[first : first + seats], real.carried[first : first + seats]
        assert now[seat] == then[seat]
        assert [size(pack) for pack in now] == [size(pack) for pack in then]
        assert deck + sum(now) == real.old_decks[number] + sum(then)
        later = lore.carried[first + seats : first + 2 * seats] or other.cards.hands
        for old, left, played in zip(now, later, lore.played[first : first + seats], strict=True):
            assert overlap(old, left + played) == old
        for old, lacks in zip(now, real.old_lacks[first : first + seats], strict=True):
            assert within(old, lacks)
    explains_all_counters(other, position, seat)


def explains_all_counters(other: ElfenlandPosition, position: ElfenlandPosition, seat: int) -> None:
    """Round by round: what lay hidden was out of sight, and a counter that was kept lay hidden all the time."""
    seats = position.settings.seats
    lore, real = other.counter_lore, position.counter_lore
    for number, pile in enumerate(lore.old_piles):
        first = number * seats
        now, then = lore.old_secrets[first : first + seats], real.old_secrets[first : first + seats]
        assert pile + sum(now) == real.old_piles[number] + sum(then)
        assert now[seat] == then[seat]
        for owner, secrets in enumerate(now):
            if other.tokens.kept[owner] and lore.since[owner] <= number:
                assert count(secrets, other.tokens.kept[owner])


def all_rafts_seen() -> ElfenlandPosition:
    """In the first round seat 0 discards eight rafts and keeps four: seat 1 carried none over."""
    t = table(hands=["raft " * 12, "unicorn unicorn unicorn unicorn"], round_number=1)
    return t.play("stop " + "discard-raft " * 8 + "stop").position


def test_old_cards_stay_known_while_new_ones_are_played() -> None:
    position = all_rafts_seen()
    rafts = pack("raft raft raft raft")
    position.cards.deck += position.cards.hands[1] - pack("unicorn " * 4) - rafts  # it has drawn four rafts
    position.cards.hands[1] = pack("unicorn " * 4) + rafts
    assert max(count(other.cards.hands[1], NUMBER["raft"]) for other in redeals(position, 0)) <= 4
    for left in (3, 2, 1, 0):
        lay_down(position, 1, NUMBER["raft"], 1)
        # Only new cards can be rafts, and each raft that was played was one of them.
        found = {count(other.cards.hands[1], NUMBER["raft"]) for other in redeals(position, 0, 200)}
        assert max(found) <= left
    assert found == {0}
    assert len({other.cards.hands[1] for other in redeals(position, 0)}) > 20


def test_what_was_played_is_told_apart_into_old_cards_and_new_ones() -> None:
    position = all_rafts_seen()
    position.cards.deck += position.cards.hands[1] - pack("unicorn " * 4 + "raft " * 4)
    position.cards.hands[1] = pack("unicorn " * 4 + "raft " * 4)
    lay_down(position, 1, NUMBER["raft"], 4)
    source = chance()

    def guesses() -> set[int]:
        past = unseen_at(position, [1], 0)
        return {of_the_old(position, 1, size(position.cards.hands[1]), past, source) for _ in range(60)}

    assert guesses() == {0}  # four new cards, and no raft can have been an old one
    lay_down(position, 1, NUMBER["unicorn"], 1)
    assert guesses() == {pack("unicorn"), -1}  # the fifth was old; who takes it for a new one has to try again
    hands = [other.cards.hands[1] for other in redeals(position, 0)]
    assert hands.count(position.cards.hands[1]) < 5  # trying again never ends with the real hand by itself


def test_what_was_out_of_sight_but_once_was_carried_over_but_once() -> None:
    t = table(hands=["raft " * 11, "unicorn unicorn unicorn raft"])
    position = t.play("stop " + "discard-raft " * 7 + "stop").position
    everything = position.cards.deck + sum(position.cards.hands)
    position.cards.hands = [pack("raft " * 4 + "dragon " * 4), pack("unicorn " * 3 + "raft " * 5)]
    position.cards.deck = everything - sum(position.cards.hands)
    for _ in range(2):
        lay_down(position, 1, NUMBER["raft"], 1)
        others = redeals(position, 0, 100)
        for other in others:
            explains_all_that_was_seen(other, position, 0)
        assert {count(other.card_lore.carried[1], NUMBER["raft"]) for other in others} == {0, 1}


def test_old_cards_stay_known_over_two_deals() -> None:
    position = all_rafts_seen()
    rafts = pack("raft raft raft raft")
    position.cards.deck += position.cards.hands[1] - pack("unicorn " * 4) - rafts
    position.cards.hands[1] = pack("unicorn " * 4) + rafts
    lay_down(position, 1, NUMBER["raft"], 4)
    position.round_number += 1
    deal(position, None)
    # Four of its eight cards were there before both deals: at most four are rafts.
    found = {count(other.cards.hands[1], NUMBER["raft"]) for other in redeals(position, 0, 200)}
    assert max(found) <= 4
    assert len(found) > 1


def test_a_counter_kept_twice_was_out_of_sight_twice() -> None:
    unicorns = ["unicorn unicorn unicorn unicorn", "unicorn unicorn unicorn"]
    t = table(step="keep", counters=unicorns, blind=["dragon"], seats=2)
    position = t.play("keep-hidden-dragon keep-none").position
    if position.tokens.blind[0] in (NUMBER["dragon"], NUMBER["unicorn"]):
        counters = position.tokens
        at = counters.pile.index(NUMBER["elfcycle"])
        counters.blind[0], counters.pile[at] = counters.pile[at], counters.blind[0]
    blind = position.tokens.blind[0]
    assert {other.tokens.kept[0] for other in redeals(position, 1)} > {blind}
    position.phase = PLANNING
    position.laying, position.secretly = blind, True
    ASK_ROAD.take(position, 0, LINK + next(road for road in range(35) if FITS[blind] >> road & 1), None)
    begin_keeping(position)
    ASK_KEEP.take(position, 0, KEEP_HIDDEN + position.tokens.kept[0], None)
    # All unicorns were seen in the first round, when it lay hidden; one like the other would have been laid first.
    kinds = {other.tokens.kept[0] for other in redeals(position, 1, 200)}
    assert NUMBER["unicorn"] not in kinds
    assert blind not in kinds
    assert len(kinds) > 2


def test_nobody_knows_which_hidden_counter_was_picked_up() -> None:
    t = table(step="plan", kept=["dragon"], blind=["elfcycle", "dragon"]).play("lay-dragon")
    others = redeals(t.position, 1)
    assert {other.laying == other.tokens.kept[0] for other in others} == {True, False}
    assert all(other.laying in (other.tokens.kept[0], other.tokens.blind[0]) for other in others)
    assert {other.laying for other in redeals(t.position, 0)} == {NUMBER["dragon"]}


def test_a_hidden_counter_picked_up_beside_an_equal_open_one_stays_a_secret() -> None:
    t = table(step="plan", counters=["dragon", ""], blind=["dragon", "dragon"]).play("lay-hidden-dragon")
    others = redeals(t.position, 1)
    assert all(other.laying == other.tokens.blind[0] and other.secretly for other in others)
    assert len({other.laying for other in others}) > 3
    opened = table(step="plan", counters=["dragon", ""], blind=["unicorn", "dragon"]).play("lay-dragon")
    assert {other.laying for other in redeals(opened.position, 1)} == {NUMBER["dragon"]}  # all have seen it


def test_a_picked_up_counter_fits_a_free_road_in_every_redeal() -> None:
    t = table(step="plan", blind=["giant_pig", "dragon"]).play("lay-giant_pig")
    t.position.land.free = FITS[NUMBER["giant_pig"]] & ~FITS[NUMBER["unicorn"]]  # plains alone are left
    others = redeals(t.position, 1, 200)
    assert all(other.inventory() == t.position.inventory() for other in others)
    kinds = {other.laying for other in others}
    assert kinds == {NUMBER[name] for name in ("giant_pig", "elfcycle", "magic_cloud", "troll_wagon", "dragon")}


def test_a_blind_counter_lay_hidden_at_the_end_of_its_round() -> None:
    t = table(step="keep", blind=["dragon", "elfcycle"])
    assert len(t.position.counter_lore.old_piles) == 1
    for other in redeals(t.position, 0):
        assert other.counter_lore.old_secrets == [other.hidden_of(0), other.hidden_of(1)]
        explains_all_counters(other, t.position, 0)


def test_e15_counters_that_are_not_kept_leave_at_once() -> None:
    for word, left in (("keep-none", []), ("keep-unicorn", []), ("keep-hidden-dragon", [True])):
        t = table(step="keep", counters=["unicorn", "unicorn"], blind=["dragon", "elfcycle"])
        before = t.position.inventory()
        t.play(word)
        assert t.asks == "keep 1"
        assert [hidden["kept"] for hidden in t.view(1)["players"][0]["hidden"]] == left
        assert t.position.inventory() == before


def test_where_the_only_counter_that_fits_was_dealt_to_another_it_is_taken_back() -> None:
    t = table(step="plan", blind=["giant_pig", "unicorn", "dragon"], seats=3).play("lay-giant_pig")
    t.position.land.free = FITS[NUMBER["giant_pig"]] & ~FITS[NUMBER["unicorn"]]  # plains alone are left
    t.position.tokens.pile = [NUMBER["unicorn"]] * 4
    for other in redeals(t.position, 2, 40):
        assert other.laying == other.tokens.blind[0] == NUMBER["giant_pig"]
        assert other.tokens.blind[1] == NUMBER["unicorn"]
        assert other.inventory() == t.position.inventory()


def test_a_card_given_to_a_caravan_is_one_less_in_hand() -> None:
    t = table(
        "elvenhold-ergeren dragon",
        hands=["dragon raft raft unicorn unicorn unicorn", "raft"],
        options={"caravan": "lacking"},
    )
    t.play("road-elvenhold-ergeren pay-dragon")
    # It had fewer than two dragons and has given one away.
    assert {count(other.cards.hands[0], NUMBER["dragon"]) for other in redeals(t.position, 1)} == {0}


def test_packs() -> None:
    assert cards(pack("raft dragon raft")) == [NUMBER["dragon"], NUMBER["raft"], NUMBER["raft"]]
    assert kinds_in(pack("raft dragon raft")) == [NUMBER["dragon"], NUMBER["raft"]]
    assert overlap(pack("raft raft dragon"), pack("raft unicorn")) == pack("raft")
