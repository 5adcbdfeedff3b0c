"""Each title's golden match goes as it is written down; `playthroughs` says how to write it anew."""

import pytest

from elderwood.engine.title import Title
from elderwood.games import TITLES
from tests.games.playthroughs import golden, playthrough

LONGEST = 850  # lines: somebody is to read the diff, and a draft tells of every card


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_the_match_goes_as_written_down(title: Title) -> None:
    written = golden(title.name).read_text(encoding="utf-8").splitlines()
    assert playthrough(title).splitlines() == written
    assert len(written) <= LONGEST
