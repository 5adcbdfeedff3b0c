"""The page of what was measured says what the journals say, however often the measuring was broken off."""

import math
import re
import sys
from pathlib import Path

import measure_bots
import measuring
import pytest
from measuring import Cell, OtherBotsError, Terms, cells, keep_sources, measure, sources

from elderwood.arena.compete import compete
from elderwood.arena.intervals import wilson
from elderwood.arena.journal import NAME
from elderwood.games import TITLES, find_title

WIZARDS = find_title("wizards")
DUEL = Cell(WIZARDS, "greedy", "random", 2)
SHARE = re.compile(r"([\d.]+) % \((\d+)-(\d+)\)(?:; | \| )(\d+)")


def test_every_level_meets_the_next_one_down_at_every_table() -> None:
    found = [cell.name for cell in cells(TITLES, "60ms")]
    assert len(found) == len(set(found)) == 9 * 4 + 3 * 2 * 8
    for title in ("elfenland", "wizards", "rage"):
        for seats in (2, 4):
            ladder = [f"{title}-{seats}-level-{level}-level-{level - 1}" for level in range(2, 7)]
            beside = [f"{title}-{seats}-{bot}-greedy" for bot in ("level-6@60ms", "clairvoyant@60ms", "level-6")]
            assert {name for name in found if name.startswith(f"{title}-{seats}")} == {*ladder, *beside}
    for edges in (0, 3, 6, 9):
        levels = [f"level-{level}" for level in range(1, 7)]
        bots = ["level-6@60ms", "clairvoyant@60ms", *levels, "greedy"]
        assert {name for name in found if name.startswith(f"sylvion-{edges}")} == {f"sylvion-{edges}-{b}" for b in bots}


def test_a_cell_broken_off_after_every_match_comes_to_what_the_arena_says(tmp_path: Path) -> None:
    terms = Terms(tmp_path, games=6)
    seen = []
    for left in (5, 4, 3, 2, 1, 0, 0):
        assert DUEL.measure(terms, until=0.0) == left
        figure = DUEL.figure(terms)
        seen.append(figure.played if figure else 0)
    assert seen == [0, 2, 2, 4, 4, 6, 6]  # a deal counts once it was played from every seat
    arena = compete(DUEL.plan(terms)).standings
    assert figure is not None
    assert (figure.won, figure.played) == (arena.won["greedy"], arena.played["greedy"])
    low, high = wilson(figure.won, 6)
    assert str(figure) == f"{100 * figure.won / 6:.1f} % ({100 * low:.0f}-{100 * high:.0f})"
    assert figure.seconds > 0


def test_a_siege_is_won_by_all_or_by_none(tmp_path: Path) -> None:
    terms = Terms(tmp_path, games=6, seed="siege")
    siege = Cell(find_title("sylvion"), "greedy", edges="0")
    siege.measure(terms, math.inf)
    figure = siege.figure(terms)
    assert figure is not None
    assert figure.played == 6
    assert figure.won == compete(siege.plan(terms)).standings.won["greedy"]
    assert 0 < figure.won < 6


def test_cells_take_turns_and_no_match_is_begun_when_time_is_over(tmp_path: Path) -> None:
    terms = Terms(tmp_path, games=4)
    wanted = [DUEL, Cell(WIZARDS, "random", "greedy", 2)]
    counts = []

    def count() -> None:
        counts.append(
            [len((tmp_path / cell.name / NAME).read_text().splitlines()) - 1 for cell in wanted if is_begun(cell)]
        )

    def is_begun(cell: Cell) -> bool:
        return (tmp_path / cell.name).exists()

    assert not measure(wanted, terms, 0.0, 0.0, count)
    assert counts == []
    assert measure(wanted, terms, math.inf, 0.0, count)
    assert counts[:4] == [[1], [1, 1], [2, 1], [2, 2]]
    assert counts[-1] == [4, 4]


def test_the_page_is_checked_against_the_journals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page.md"
    duel = "wizards-2-level-2-level-1"
    arguments = ["measure_bots", "--out", str(tmp_path), "--games", "2", "--page", str(page)]
    monkeypatch.setattr(sys, "argv", [*arguments, "--only", duel])
    measure_bots.main()
    row = next(line for line in page.read_text("utf-8").splitlines() if line.startswith("| Dorin, `level-2` | Zinna"))
    assert SHARE.search(row)
    assert "| Caelo, `level-4` | Silka, `level-3` | not yet measured | 0 |  |" in page.read_text("utf-8")
    monkeypatch.setattr(sys, "argv", [*arguments, "--check"])
    with pytest.raises(SystemExit) as caught:
        measure_bots.main()
    assert caught.value.code is None
    journal = tmp_path / duel / NAME
    lines = journal.read_text("utf-8").splitlines()
    journal.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="is not what the journals"):
        measure_bots.main()


def test_other_bots_begin_a_new_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_sources(tmp_path, WIZARDS)
    keep_sources(tmp_path, WIZARDS)
    monkeypatch.setattr(measuring, "sources", lambda title: "others")
    with pytest.raises(OtherBotsError, match="wizards have changed"):
        keep_sources(tmp_path, WIZARDS)
    keep_sources(tmp_path, find_title("rage"))


def test_code_changes_the_sources_and_comments_do_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "PACKAGE", tmp_path)
    file = tmp_path / "bots" / "wizards" / "greedy.py"
    file.parent.mkdir(parents=True)
    told = []
    for text in ("BOLD = 1\n", "BOLD = 1  # so be it\n", "BOLD = 2\n"):
        file.write_text(text)
        told.append(sources(WIZARDS))
    assert told[0] == told[1] != told[2]


def test_the_shares_and_intervals_of_the_page_belong_together() -> None:
    """Nobody has changed a figure by hand."""
    found = SHARE.findall(measure_bots.PAGE.read_text("utf-8"))
    assert found
    for share, low, high, matches in found:
        played = int(matches)
        ends = [100 * end for end in wilson(float(share) / 100 * played, played)]
        assert [float(low), float(high)] == pytest.approx(ends, abs=0.6)
