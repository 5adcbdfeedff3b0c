"""What the server says for titles that do not say it themselves yet."""

from pathlib import Path
from typing import Any

import elderwood.texts
from elderwood.games import TITLES, find_title
from elderwood.server.interim import doubts_of_sylvion, is_secret, kinds_of, told_once
from elderwood.server.wire import EventInfo


def catalogue(title: str) -> str:
    return (Path(elderwood.texts.__file__).parent / "en" / f"{title}.ftl").read_text("utf-8")


def event(key: str, **values: int) -> EventInfo:
    return EventInfo(key=key, values={**values})


def doubted(**told: Any) -> dict[str, str]:
    view = {"seats": 1, "active": 0, "points": 0, "desolated": 3, "rounds_left": 5, "pawn": "", "target": ""}
    reasons = doubts_of_sylvion({**view, "hands": [{"count": 5}], **told}, set(), [])
    return {word: reason.key for word, reason in reasons.items()}


def test_every_kind_is_of_an_event_that_can_be_told() -> None:
    for title in TITLES:
        kinds = kinds_of(title)
        assert kinds
        assert [kind.key for kind in kinds if f"\n{kind.key} =" not in catalogue(title.name)] == []


def test_what_is_told_twice_is_told_in_full_only() -> None:
    draws, drawn = event("wizards-event-draws"), event("wizards-event-drawn")
    assert [one.key for one in told_once([draws, drawn, draws])] == [drawn.key, draws.key]
    assert told_once([]) == []


def test_edges_that_wither_and_bloom_are_counted_from_the_first() -> None:
    (damage,) = told_once([event("sylvion-event-damage", damage=2, bloom=7)])
    (heals,) = told_once([event("sylvion-event-heals", count=3, bloom=9)])
    assert (damage.values["first"], damage.values["count"]) == (3, 2)
    assert (heals.values["first"], heals.values["count"]) == (3, 3)


def test_hands_are_secret_unless_open() -> None:
    sylvion, rage = find_title("sylvion"), find_title("rage")
    assert [is_secret(sylvion, {"hands": hands}) for hands in ("open", "silent")] == [False, True]
    assert is_secret(rage, {})


def test_doubts_of_sylvion() -> None:
    assert doubted(rounds_left=0)["feat-hedgehog_fence"] == "sylvion-warn-fence-last"  # R5
    assert "feat-hedgehog_fence" not in doubted(rounds_left=1)
    assert doubted(desolated=0)["play-stag"] == "sylvion-warn-no-effect"  # R38
    assert "play-stag" not in doubted(desolated=1)
    fish = [(seats, count) for seats in (1, 2) for count in (1, 2, 3)]
    idle = [case for case in fish if "play-fish" in doubted(seats=case[0], hands=[{"count": case[1]}])]
    assert idle == [(1, 1), (1, 2), (2, 1)]
    assert doubted()["forest"] == "sylvion-warn-forest"  # R43
    assert doubted(pawn="cell:a1", target="cell:a1")["forest"] == "sylvion-warn-forest-pawn"
    assert doubted(points=2)["done"] == "sylvion-warn-points"
