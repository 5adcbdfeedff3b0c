"""What a person is asked in Rage of the Elves: never with nothing to play, and seldom to pass."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(TOOLS))
    yield importlib.import_module("count_questions")
    sys.modules.pop("count_questions")


def test_by_the_usual_wish_nobody_is_asked_in_vain(counting: ModuleType) -> None:
    count = counting.Count()
    for number in range(2):
        counting.count_match(f"oak-{number}", "mine", count)
    assert count.asked > 50
    assert count.stood_in > 50
    assert count.empty == 0
    assert count.share < 0.15


def test_who_wishes_to_be_asked_always_is(counting: ModuleType) -> None:
    count = counting.Count()
    counting.count_match("oak-0", "always", count)
    assert count.stood_in == 0
    assert count.empty > 0
    assert count.share > 0.3
