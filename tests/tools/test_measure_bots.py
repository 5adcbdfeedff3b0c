"""The page of what was measured says what the ledger says, however often the measuring was broken off."""

import math
import re
import sys
from pathlib import Path

import measure_bots
import measuring
import pytest
from ledger import Ledger, LedgerError
from measuring import Cell, cells, measure, sources

from elderwood.arena.compete import compete
from elderwood.arena.intervals import wilson
from elderwood.games import TITLES, find_title
from elderwood.locks import lock_file

WIZARDS = find_title("wizards")
DUEL = Cell(WIZARDS, "greedy", "random", 2)
SHARE = re.compile(r"([\d.]+) % \((\d+)-(\d+)\)(?:; | \| )(\d+)")


@pytest.fixture(autouse=True)
def own_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who measures while the tests run is not in their way."""
    monkeypatch.setattr(measure_bots, "LOCK", tmp_path / "lock")


def test_every_level_meets_the_next_one_down_at_every_table() -> None:
    found = [cell.name for cell in cells(TITLES)]
    assert len(found) == len(set(found)) == 8 * 4 + 3 * 2 * 7
    for title in ("elfenland", "wizards", "rage"):
        for seats in (2, 4):
            ladder = [f"{title}-{seats}-level-{level}-level-{level - 1}" for level in range(2, 7)]
            beside = [f"{title}-{seats}-{bot}-greedy" for bot in ("level-6", "clairvoyant")]
            assert {name for name in found if name.startswith(f"{title}-{seats}")} == {*ladder, *beside}
    for edges in (0, 3, 6, 9):
        levels = [f"level-{level}" for level in range(1, 7)]
        bots = [*levels, "clairvoyant", "greedy"]
        assert {name for name in found if name.startswith(f"sylvion-{edges}")} == {f"sylvion-{edges}-{b}" for b in bots}


def ledger_in(folder: Path, games: int = 6, seed: str = "measure") -> Ledger:
    """Read, or begin, a ledger."""
    return Ledger(folder / "ledger.jsonl", games=games, seed=seed)


def test_a_cell_broken_off_after_every_match_comes_to_what_the_arena_says(tmp_path: Path) -> None:
    seen = []
    for left in (5, 4, 3, 2, 1, 0, 0):
        ledger = ledger_in(tmp_path)  # as after a kill
        assert DUEL.measure(ledger, 1, until=0.0) == left
        ledger.write()
        figure = DUEL.figure(ledger_in(tmp_path))
        seen.append(figure.played if figure else 0)
    assert seen == [0, 2, 2, 4, 4, 6, 6]  # a deal counts once it was played from every seat
    arena = compete(DUEL.plan(ledger)).standings
    assert figure is not None
    assert (figure.won, figure.played) == (arena.won["greedy"], arena.played["greedy"])
    low, high = wilson(figure.won, 6)
    assert str(figure) == f"{100 * figure.won / 6:.1f} % ({100 * low:.0f}-{100 * high:.0f})"
    assert figure.seconds > 0


def test_a_siege_is_won_by_all_or_by_none(tmp_path: Path) -> None:
    ledger = ledger_in(tmp_path, seed="siege")
    siege = Cell(find_title("sylvion"), "greedy", edges="0")
    siege.measure(ledger, 1, math.inf)
    figure = siege.figure(ledger)
    assert figure is not None
    assert figure.played == 6
    assert figure.won == compete(siege.plan(ledger)).standings.won["greedy"]
    assert 0 < figure.won < 6


def test_cells_take_turns_each_is_written_and_no_match_is_begun_when_time_is_over(tmp_path: Path) -> None:
    ledger = ledger_in(tmp_path, games=4)
    wanted = [DUEL, Cell(WIZARDS, "random", "greedy", 2)]
    turns = []

    def write() -> None:
        turns.append([len(ledger.tally(cell.name).shares) for cell in wanted])

    assert not measure(wanted, ledger, 1, 0.0, 0.0, write)
    assert turns == []
    assert measure(wanted, ledger, 1, math.inf, 0.0, write)
    assert turns[:3] == [[1, 0], [1, 1], [2, 1]]
    assert turns[-1] == [4, 4]


def test_a_turn_that_is_broken_off_is_written_with_its_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page, ledger = tmp_path / "page.md", tmp_path / "ledger.jsonl"
    told = iter([2.0, 1.0])

    def victories(*_: object) -> float:
        share = next(told)
        if share == 1.0:
            raise KeyboardInterrupt
        return share

    monkeypatch.setattr(measuring, "victories", victories)
    arguments = ["--ledger", str(ledger), "--page", str(page), "--only", "wizards-2-level-2-level-1"]
    monkeypatch.setattr(sys, "argv", ["measure_bots", *arguments])
    with pytest.raises(KeyboardInterrupt):
        measure_bots.main()
    assert Ledger(ledger).tally("wizards-2-level-2-level-1").shares == {0: 2}
    assert page.read_text("utf-8") == measure_bots.page(Ledger(ledger))


def test_matches_that_came_out_of_order_keep_their_numbers(tmp_path: Path) -> None:
    ledger = ledger_in(tmp_path)
    ledger.tally("duel").shares.update({3: 0.5, 0: 1.0})
    ledger.tally("nothing yet")
    ledger.write()
    assert '"shares":[1,null,null,0.5]' in ledger.path.read_text("utf-8")
    again = ledger_in(tmp_path)
    assert {name: tally.shares for name, tally in again.tallies.items()} == {"duel": {0: 1, 3: 0.5}}


def test_the_page_is_checked_against_the_ledger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page, ledger = tmp_path / "page.md", tmp_path / "ledger.jsonl"
    arguments = ["measure_bots", "--ledger", str(ledger), "--games", "2", "--page", str(page)]
    monkeypatch.setattr(sys, "argv", [*arguments, "--only", "wizards-2-level-2-level-1"])
    measure_bots.main()
    row = next(line for line in page.read_text("utf-8").splitlines() if line.startswith("| Dorin, `level-2` | Zinna"))
    assert SHARE.search(row)
    assert "| Caelo, `level-4` | Silka, `level-3` | not yet measured | 0 |  |" in page.read_text("utf-8")
    monkeypatch.setattr(sys, "argv", [*arguments, "--check"])
    with pytest.raises(SystemExit) as caught:
        measure_bots.main()
    assert caught.value.code is None
    text = ledger.read_text("utf-8")
    ledger.write_text(text.replace('"shares":[1,', '"shares":[0.5,').replace('"shares":[0,', '"shares":[0.5,'))
    with pytest.raises(SystemExit, match="is not what"):
        measure_bots.main()


def test_two_do_not_measure_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["measure_bots", "--check"])
    held = lock_file(measure_bots.LOCK)
    assert held is not None
    with held, pytest.raises(SystemExit, match="somebody is measuring already"):
        measure_bots.main()


def test_other_bots_and_other_terms_are_refused_until_one_begins_anew(tmp_path: Path) -> None:
    ledger = ledger_in(tmp_path)
    for title, source in (("wizards", "old"), ("wizards", "old"), ("rage", "new")):
        ledger.begin(title, source)
    for cell in ("wizards-2-a-b", "rage-2-a-b"):
        ledger.tally(cell).shares[0] = 1.0
    with pytest.raises(LedgerError, match="of wizards have changed"):
        ledger.begin("wizards", "new")
    ledger.forget("wizards")
    ledger.begin("wizards", "new")
    assert list(ledger.tallies) == ["rage-2-a-b"]
    ledger.write()
    with pytest.raises(LedgerError, match="was begun with"):
        ledger_in(tmp_path, games=7)


@pytest.mark.parametrize("text", ["", "nothing\n", "[]\n", '{"seed":"oak"}\n', '{"sources":{}}\n{"cell":"a"}\n'])
def test_what_is_no_ledger_is_said_to_be_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "ledger.jsonl").write_text(text)
    with pytest.raises(LedgerError, match="cannot be read as a ledger"):
        ledger_in(tmp_path)


def test_code_changes_the_sources_and_comments_do_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "PACKAGE", tmp_path)
    file = tmp_path / "bots" / "wizards" / "greedy.py"
    file.parent.mkdir(parents=True)
    told = []
    for text in ("BOLD = 1\n", "BOLD = 1  # so be it\n", "BOLD = 2\n"):
        file.write_text(text)
        told.append(sources(WIZARDS))
    assert told[0] == told[1] != told[2]
    file.with_name("reasons.py").write_text("BECAUSE = 1\n")
    assert sources(WIZARDS) == told[2], "who plays otherwise for being asked why?"


def test_the_page_says_what_the_ledger_says() -> None:
    """Nobody has changed a figure by hand."""
    assert measure_bots.PAGE.read_text("utf-8") == measure_bots.page(Ledger(measure_bots.LEDGER))
