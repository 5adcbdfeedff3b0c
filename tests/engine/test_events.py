"""Events reach everybody once: in full those who may know more, the others in public words."""

from elderwood.engine.events import SPECTATOR, Event, Log, Told


def test_what_is_told_to_all_is_seen_by_all() -> None:
    event = Event("it-rains", {"seat": 1})
    assert all(event.seen_by(seat) == Told("it-rains", {"seat": 1}) for seat in (0, 1, 3, SPECTATOR))


def test_a_fuller_form_is_seen_by_its_audience_alone_and_instead() -> None:
    event = Event("draws", {}, 0b101, "drawn", {"card": "owl"})
    told = [event.seen_by(seat) for seat in (0, 1, 2, 3, SPECTATOR)]
    assert [one and one.key for one in told] == ["drawn", "draws", "drawn", "draws", "draws"]
    assert all("card" not in one.values for one in (told[1], told[3], told[4]) if one)


def test_a_log_keeps_the_order_and_tells_each_thing_once() -> None:
    log = Log()
    log.tell("first", {})
    log.tell_fully(1 << 1, "drawn", {"card": "fox"}, "draws", {})
    log.tell("last", {"seat": 1})
    assert [told.key for told in log.seen_by(1)] == ["first", "drawn", "last"]
    assert [told.key for told in log.seen_by(0)] == ["first", "draws", "last"]
    assert [told.key for told in log.seen_by(SPECTATOR)] == ["first", "draws", "last"]


def test_events_are_equal_when_they_tell_the_same_to_the_same() -> None:
    assert Event("a", {"b": 1}, 3, "c", {}) == Event("a", {"b": 1}, 3, "c", {})
    assert Event("a", {"b": 1}, 3, "c", {}) != Event("a", {"b": 1}, 2, "c", {})
    assert Event("a", {"b": 1}, 3, "c", {}) != Event("a", {"b": 1}, 3, "c", {"d": 1})
    assert Event("a", {"b": 1}) != "a"
