"""What a change of Rage's cards is worth is found out without changing them, and goes on after a kill."""

import json
import sys
from math import log
from pathlib import Path

import pytest
import weigh_cards
from weigh_cards import Change, ChangeError, Played, Trial, Weighing, make, play, read_changes, read_played, report

from elderwood.arena.balance import BalancePlan
from elderwood.bots.rage.bodies import BODY, FLANKS
from elderwood.engine.chance import Dice
from elderwood.games.rage.cards import NUMBER
from elderwood.games.rage.editions import NEWEST
from elderwood.games.rage.vocabulary import FOREST, HIGH, SNOW

EDITION = NEWEST
CHANGES: dict[str, Change] = {
    "frail dragon": {"solarian": {"lives": -1}},
    "swift riders": {"bearrider": {"initiative": 2}, "raider": {"icons": ["strike", "strike", "shield"]}},
}


def file_of(folder: Path, text: str) -> Path:
    path = folder / "changes.json"
    path.write_text(text)
    return path


def state() -> list[list[float]]:
    return [[*row] for row in (EDITION.initiative, EDITION.lives, EDITION.icons, BODY, FLANKS)]


def test_changes_are_made_bots_know_them_and_nothing_is_left_of_them(tmp_path: Path) -> None:
    before = state()
    changes = read_changes(file_of(tmp_path, json.dumps(CHANGES)))
    dragon, rider, raider = (NUMBER[name] for name in ("solarian", "bearrider", "raider"))
    make([*changes.values()])
    after = state()
    assert after[1][dragon] == before[1][dragon] - 1
    assert after[0][rider] == before[0][rider] + 2
    assert after[2][raider] != before[2][raider]
    assert BODY[dragon] < before[3][dragon]
    assert BODY[rider] > before[3][rider]
    changed = {dragon, rider, raider}
    assert all(
        row[card] == old[card]
        for row, old in zip(after, before, strict=True)
        for card in range(len(BODY))
        if card not in changed
    )
    make([])
    assert state() == before


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "cannot be read as changes"),
        ("[]", "cannot be read as changes"),
        ('{"a": {"nobody": {"lives": 1}}}', "no such card of a people"),
        ('{"a": {"goblin": {"lives": 1}}}', "no such card of a people"),
        ('{"a": {"raider": {"wings": 1}}}', "wings cannot be 1"),
        ('{"a": {"raider": {"lives": "many"}}}', "lives cannot be 'many'"),
        ('{"a": {"raider": {"icons": ["strike"]}}}', "icons cannot be"),
        ('{"a": {"raider": {"lives": 1}, "solarian": {"lives": 1}}}', "of one people"),
        ('{"a": {}}', "of one people"),
    ],
)
def test_what_is_no_change_is_refused_in_words(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(ChangeError, match=words):
        read_changes(file_of(tmp_path, text))


def test_the_model_finds_what_a_change_is_worth() -> None:
    """Matches by lot whose truth is known: Snow wins twice as often as the others, and with its change four times."""
    dice = Dice(3)
    played: list[Played] = []
    for number in range(3000):
        made = [name for name in CHANGES if dice.below(2)]
        powers = [10, 10, 40 if "swift riders" in made else 20, 10]
        seats = [FOREST, SNOW] if number % 2 else [SNOW, HIGH]
        first = dice.below(powers[seats[0]] + powers[seats[1]]) < powers[seats[0]]
        played.append({"options": {}, "peoples": seats, "winners": [0 if first else 1], "made": made})
    found = Weighing(CHANGES, played)
    swift, frail = 4 + 1, 4 + 0
    assert found.owner == [HIGH, SNOW]
    assert abs(found.weights[swift] - log(2)) < 3 * found.errors[swift] < 0.4
    assert abs(found.weights[frail]) < 3 * found.errors[frail]
    gap = found.weights[SNOW] - found.weights[FOREST]
    assert abs(gap - log(2)) < 0.3
    assert found.shares(2, 1)[SNOW] > found.shares(2)[SNOW] > 0.5


def plan() -> BalancePlan:
    return BalancePlan(weigh_cards.TITLE, "random", [2, 4], 1, ["scenario", "placement"], {"rounds": "6"}, "oak")


def test_every_match_draws_its_changes_and_is_the_same_again() -> None:
    trials = [Trial(number, plan(), 2, CHANGES) for number in range(60)]
    for name in CHANGES:
        assert 15 < sum(name in trial.made for trial in trials) < 45
    assert len({trial.sides for trial in trials}) == 12
    assert len({(*trial.options.values(),) for trial in trials}) == 8
    assert play(trials[1]) == play(Trial(1, plan(), 2, CHANGES))


def test_a_run_goes_on_and_refuses_other_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = file_of(tmp_path, json.dumps(CHANGES))
    monkeypatch.setattr(weigh_cards, "AT_ONCE", 3)
    monkeypatch.setattr(sys, "argv", ["weigh", str(path), "--minutes", "0.00001", "--bot", "random", "--seats", "2"])
    for count in (1, 2, 3):
        weigh_cards.main()
        kept = path.with_suffix(".jsonl").read_text().splitlines()
        assert len(kept) == 1 + count
        assert f"2 seats, all, {count} matches" in capsys.readouterr().out
    assert [json.loads(line)["number"] for line in kept[1:]] == [0, 1, 2]
    file_of(tmp_path, '{"a": {"raider": {"lives": 1}}}')
    with pytest.raises(SystemExit, match="other terms"):
        weigh_cards.main()


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "changes.jsonl"
    assert read_played(path, {"seed": "oak"}) == []
    with path.open("a") as file:
        file.write('{"number": 0}\n{"numb')
    for _ in range(2):
        assert read_played(path, {"seed": "oak"}) == [{"number": 0}]
    assert path.read_text().endswith('{"number": 0}\n')


def test_the_report_tells_all_and_every_option() -> None:
    played = [play(Trial(number, plan(), 2, CHANGES)) for number in range(8)]
    lines = report(CHANGES, played, [2, 4])
    assert lines[0] == "2 seats, all, 8 matches"
    assert lines[1].startswith("  without any: forest ")
    assert lines[2].startswith("  frail dragon (")
    assert not [line for line in lines if line.startswith("4 seats")]
    assert {"novice", "advanced"} & {line.split(", ")[1] for line in lines if "matches" in line}
