"""Events reach those who may know them."""

from elderwood.engine.events import EVERYONE, SPECTATOR, Event, Log


def test_what_is_told_to_all_is_seen_by_all() -> None:
    event = Event("it-rains", {}, EVERYONE)
    assert all(event.seen_by(seat) for seat in (0, 1, 3, SPECTATOR))


def test_what_is_told_to_seats_is_seen_by_them_alone() -> None:
    event = Event("you-drew", {"card": "owl"}, 0b101)
    assert [event.seen_by(seat) for seat in (0, 1, 2, 3, SPECTATOR)] == [True, False, True, False, False]


def test_a_log_keeps_the_order_and_hides_what_is_not_yours() -> None:
    log = Log()
    log.tell("first", {})
    log.tell_seats(1 << 1, "secret", {"card": "fox"})
    log.tell("last", {"seat": 1})
    assert [event.key for event in log.seen_by(1)] == ["first", "secret", "last"]
    assert [event.key for event in log.seen_by(0)] == ["first", "last"]
    assert [event.key for event in log.seen_by(SPECTATOR)] == ["first", "last"]


def test_events_are_equal_when_they_tell_the_same_to_the_same() -> None:
    assert Event("a", {"b": 1}, 3) == Event("a", {"b": 1}, 3)
    assert Event("a", {"b": 1}, 3) != Event("a", {"b": 1}, 2)
    assert Event("a", {"b": 1}, 3) != "a"
