"""Zones are lists with the top at the end; the agenda is a stack of steps."""

import pytest

from elderwood.engine.agenda import Agenda
from elderwood.engine.zones import distinct, take, take_all, tally


def test_distinct_gives_each_kind_once_and_leaves_the_zone() -> None:
    zone = [5, 2, 5, 9]
    assert distinct(zone) == [2, 5, 9]
    assert zone == [5, 2, 5, 9]


def test_take_takes_one_card_of_the_kind() -> None:
    zone = [5, 2, 5]
    assert take(zone, 5) == 5
    assert zone == [2, 5]
    with pytest.raises(ValueError, match="not in list"):
        take(zone, 7)


def test_take_all_empties_the_zone_in_place() -> None:
    zone = [5, 2]
    cards = take_all(zone)
    assert (cards, zone) == ([5, 2], [])
    zone.append(1)
    assert cards == [5, 2]


def test_tally_counts_in_the_order_of_the_table() -> None:
    assert list(tally([9, 2, 9]).items()) == [(2, 1), (9, 2)]


def test_the_last_step_pushed_is_done_first() -> None:
    agenda = Agenda([])
    agenda.push(1, 10, 100)
    agenda.push(2, 20)
    agenda.push(3)
    assert [agenda.pop() for _ in range(3)] == [(3, 0, 0), (2, 20, 0), (1, 10, 100)]


def test_a_copied_agenda_is_independent() -> None:
    agenda = Agenda([])
    agenda.push(1)
    twin = agenda.copy()
    twin.clear()
    assert agenda.pop() == (1, 0, 0)
    assert twin.frames == []
