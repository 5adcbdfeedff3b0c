"""The order of the tests."""

import pytest

LONG = {"test_kit.py", "test_bots.py", "test_senses.py", "test_rage_sense.py"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest: at the end no process has to wait for another."""
    items.sort(key=lambda item: item.path.name not in LONG)
