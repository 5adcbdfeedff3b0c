"""Several processes think about one decision: what each found is added up, and none sees more than the seat."""

from typing import Any

import pytest

from elderwood.bots import Budget, Seen
from elderwood.bots.registry import company
from elderwood.games import find_title
from elderwood.processes import together
from elderwood.processes.together import weigh_apart, weigh_together

WIZARDS = find_title("wizards")


def test_what_they_found_is_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks: list[Any] = []
    found: list[Any] = []

    class Here:
        """Processes that are this one."""

        def __init__(self, jobs: int) -> None:
            assert jobs == 3

        def __enter__(self) -> "Here":
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def each(self, work: Any, given: list[Any]) -> list[Any]:
            tasks.extend(given)
            found.extend(work(task) for task in given)
            return found

    monkeypatch.setattr(together, "Workers", Here)
    position = WIZARDS.start(2, {}, "oak")
    seat = position.awaits()[0]
    seen = Seen(WIZARDS, position, seat)
    known = company("wizards")
    assert known is not None
    thought = weigh_together(seen, known, Budget(seconds=0.03), 1, 3)
    assert thought.iterations == sum(iterations for _, iterations in found)
    assert {one.move for one in thought.moves} == set(seen.moves)
    for one in thought.moves:
        tried = [visits for moves, _ in found for move, visits, _ in moves if move == one.move]
        assert one.visits == sum(tried)
    assert len({task[4] for task in tasks}) == 3  # dice of their own
    truth = position.dump()
    assert all(task[1] != truth for task in tasks)


def test_an_only_move_needs_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(together, "Workers", None)
    known = company("sylvion")
    assert known is not None
    title = find_title("sylvion")
    position = title.start(1, {"game": "intro"}, "oak")
    while len(position.moves(0)) > 1:
        position.play(0, position.moves(0)[-1])
    thought = weigh_together(Seen(title, position, 0), known, Budget(seconds=0.03), 1, 2)
    assert thought.best == position.moves(0)[0]


def test_a_position_is_weighed_by_its_dump() -> None:
    position = WIZARDS.start(2, {}, "oak")
    seat = position.awaits()[0]
    moves, iterations = weigh_apart(("wizards", position.dump(), seat, 0.02, 7))
    assert iterations > 0
    assert {move for move, _, _ in moves} == set(position.moves(seat))
