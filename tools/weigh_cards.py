"""Weighs changes of the cards of Rage of the Elves before they are made.

    PYTHONPATH=src python tools/weigh_cards.py changes.json [--minutes 20] [--jobs 2] [--seats 2,4]

A file names changes, each of cards of one people: {"frail dragon": {"solarian": {"lives": -1}}, "swift riders":
{"bearrider": {"initiative": 1}, "raider": {"icons": ["strike", "strike", "shield"]}}}. In every match each of them is
made or not, by lot, and line-ups and options are drawn. A logistic model says how often the peoples would win without
any, and what each change does to the share of its people. What came of the matches is kept beside the file: the same
command goes on. A change that is worth keeping becomes another edition (src/elderwood/games/rage/editions.py).
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import count, islice
from math import exp, sqrt
from pathlib import Path
from time import monotonic

from elderwood.arena.balance import BalancePlan, Sided
from elderwood.arena.playing import Player, make_player, play_match
from elderwood.bots.fitting import Row, Sample, fit, lean, solve
from elderwood.bots.rage import bodies
from elderwood.engine.chance import Dice
from elderwood.engine.errors import ElderwoodError
from elderwood.engine.options import Options
from elderwood.games import find_title
from elderwood.games.rage.cards import CARDS, NUMBER
from elderwood.games.rage.editions import NEWEST, packed
from elderwood.games.rage.vocabulary import ELVES, FACTION_NAME, ICON_NAME
from elderwood.processes.workers import Workers

TITLE = find_title("rage")
EDITION = NEWEST
PRINTED = (EDITION.initiative[:], EDITION.lives[:], EDITION.icons[:])
SPREAD = 7919  # keeps the dice of neighbouring matches apart
AT_ONCE = 200  # matches that are handed out before the clock is looked at, for each process
Change = dict[str, dict[str, object]]  # what is changed of each card
Played = dict[str, object]


class ChangeError(Exception):
    """A file of changes that cannot be used, in words."""


def read_changes(path: Path) -> dict[str, Change]:
    """Return the changes of a file, by name."""
    try:
        changes = json.loads(path.read_text("utf-8"))
        for name, change in changes.items():
            for card, numbers in change.items():
                check_card(f"{name}, {card}", card, numbers)
            if len({CARDS[NUMBER[card]].faction for card in change}) != 1:
                raise ChangeError(f"{name}: the cards of a change must be of one people")
    except (OSError, ValueError, AttributeError) as error:
        raise ChangeError(f"{path} cannot be read as changes: {error}") from error
    return dict(changes)


def check_card(where: str, card: str, numbers: dict[str, object]) -> None:
    """Refuse what is no change of a card of a people."""
    if card not in NUMBER or CARDS[NUMBER[card]].faction >= ELVES:
        raise ChangeError(f"{where}: there is no such card of a people")
    for what, value in numbers.items():
        if what == "icons":
            known = isinstance(value, list) and len(value) == 3 and all(icon in ICON_NAME for icon in value)
        else:
            known = what in ("initiative", "lives") and isinstance(value, int)
        if not known:
            raise ChangeError(f"{where}: {what} cannot be {value!r}")


def make(changes: list[Change]) -> None:
    """Let the cards have their printed numbers but for some changes; bots know it."""
    EDITION.initiative[:], EDITION.lives[:], EDITION.icons[:] = (list(numbers) for numbers in PRINTED)
    for change in changes:
        for card, numbers in change.items():
            number = NUMBER[card]
            EDITION.initiative[number] += int(str(numbers.get("initiative", 0)))
            EDITION.lives[number] = max(1, EDITION.lives[number] + int(str(numbers.get("lives", 0))))
            icons = numbers.get("icons")
            if isinstance(icons, list):
                EDITION.icons[number] = packed([ICON_NAME.index(icon) for icon in icons])
    bodies.weigh(EDITION)


class Trial:
    """One match: its number, who sits where with which options, and which changes are made."""

    def __init__(self, number: int, plan: BalancePlan, seats: int, changes: dict[str, Change]) -> None:
        dice = Dice(number * SPREAD + 1)
        sets, lineups = plan.sets(seats), plan.lineups(seats)
        self.number = number
        self.plan = plan
        self.options: Options = sets[dice.below(len(sets))]
        self.sides = lineups[dice.below(len(lineups))]
        self.made = {name: change for name, change in changes.items() if dice.below(2)}


def play(trial: Trial) -> Played:
    """Play a match; return what came of it."""
    make([*trial.made.values()])
    players = []
    for seat, side in enumerate(trial.sides):
        one = make_player(trial.plan.bot, TITLE, trial.number * ELVES + seat + 1, "")
        players.append(Player(Sided(one.bot, side), one.budget))
    end, _ = play_match(TITLE, trial.options, f"{trial.plan.seed}-{trial.number}", players)
    make([])
    return {
        "number": trial.number,
        "options": {name: trial.options[name] for name in trial.plan.vary},
        "peoples": [people_of(side) for side in trial.sides],
        "winners": sorted(end.winners),
        "made": [*trial.made],
    }


def people_of(side: int) -> int:
    """Return the people that a move takes."""
    return FACTION_NAME.index(TITLE.words[side].removeprefix("people-"))


class Weighing:
    """What is known of changes: how the peoples fare without them, and what each is worth, with its error."""

    def __init__(self, changes: dict[str, Change], played: list[Played]) -> None:
        self.changes = changes
        self.owner = [CARDS[NUMBER[next(iter(change))]].faction for change in changes.values()]
        samples = [self.sample(one) for one in played]
        self.weights = fit(samples)
        self.errors = errors(self.weights, samples)

    def sample(self, played: Played) -> Sample:
        """Return a match as the model sees it: for each seat its people, and its changes if they were made."""
        peoples, made, winners = played["peoples"], played["made"], played["winners"]
        assert isinstance(peoples, list)
        assert isinstance(made, list)
        assert isinstance(winners, list)
        rows: list[Row] = []
        for people in peoples:
            row = [float(people == other) for other in range(ELVES)]
            row += [float(at == people and name in made) for at, name in zip(self.owner, self.changes, strict=True)]
            rows.append(row)
        return rows, [1 / len(winners) if seat in winners else 0.0 for seat in range(len(peoples))]

    def shares(self, seats: int, made: int = -1) -> Row:
        """Return how often each people wins without any change, or with one."""
        powers = [exp(weight) for weight in self.weights[:ELVES]]
        if made >= 0:
            powers[self.owner[made]] *= exp(self.weights[ELVES + made])
        if seats == ELVES:
            return [power / sum(powers) for power in powers]
        pairs = [[own / (own + other) for at, other in enumerate(powers) if at != me] for me, own in enumerate(powers)]
        return [sum(row) / len(row) for row in pairs]

    def lines(self, seats: int) -> list[str]:
        """Return the tables."""
        found = [f"  without any: {told(self.shares(seats))}"]
        for at, name in enumerate(self.changes):
            worth, error = self.weights[ELVES + at], self.errors[ELVES + at]
            found.append(f"  {name} ({worth:+.2f} ±{error:.2f}): {told(self.shares(seats, at))}")
        return found


def errors(weights: Row, samples: list[Sample]) -> Row:
    """Return how far each weight may be off: the roots of the inverted bend of the loss."""
    size = len(weights)
    bend = unit_matrix(size)
    for rows, values in samples:
        lean(weights, rows, values, [0.0] * size, bend)
    for a in range(size):
        for b in range(a):
            bend[b][a] = bend[a][b]
    return [sqrt(solve(bend, unit)[at]) for at, unit in enumerate(unit_matrix(size))]


def unit_matrix(size: int) -> list[Row]:
    """Return a matrix of ones in the diagonal."""
    return [[1.0 if a == b else 0.0 for b in range(size)] for a in range(size)]


def told(shares: Row) -> str:
    """Return the shares of all peoples in words."""
    return ", ".join(f"{FACTION_NAME[at]} {100 * share:.0f} %" for at, share in enumerate(shares))


def report(changes: dict[str, Change], played: list[Played], seats: list[int]) -> list[str]:
    """Return what is known: for each number of seats, all together and by each option."""
    lines: list[str] = []
    for size in seats:
        here = [one for one in played if len(list_of(one["peoples"])) == size]
        sets: list[tuple[str, list[Played]]] = [("all", here)]
        for word in sorted({word for one in here for word in options_of(one)}):
            sets.append((word, [one for one in here if word in options_of(one)]))
        for word, some in sets:
            if some:
                lines += [f"{size} seats, {word}, {len(some)} matches", *Weighing(changes, some).lines(size)]
    return lines


def list_of(value: object) -> list[object]:
    """Return a value that is known to be a list."""
    assert isinstance(value, list)
    return value


def options_of(played: Played) -> list[str]:
    """Return the values of the options that differ from match to match."""
    options = played["options"]
    assert isinstance(options, dict)
    return [str(value) for value in options.values()]


def read_played(path: Path, terms: Played) -> list[Played]:
    """Return the matches that were played on the same terms before; begin a file if there is none."""
    if not path.exists():
        path.write_text(json.dumps(terms) + "\n", "utf-8")
        return []
    lines = path.read_text("utf-8").splitlines(keepends=True)
    if not lines or json.loads(lines[0]) != terms:
        raise ChangeError(f"{path} was begun on other terms: take it away to begin anew")
    if not lines[-1].endswith("\n"):
        path.write_text("".join(lines[:-1]), "utf-8")  # a match that a kill has cut off is played again
        lines.pop()
    return [json.loads(line) for line in lines[1:]]


def main() -> None:
    """Play, keep what came of it, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("changes", type=Path, help="a file of changes")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    parser.add_argument("--seats", default="2,4")
    parser.add_argument("--bot", default="level-3")
    parser.add_argument("--seed", default="oak")
    given = parser.parse_args()
    try:
        changes = read_changes(given.changes)
        seats = [int(number) for number in given.seats.split(",")]
        plan = BalancePlan(TITLE, given.bot, seats, 1, ["scenario", "placement"], {}, given.seed)
        out = given.changes.with_suffix(".jsonl")
        terms: Played = {"changes": changes, "seats": seats, "bot": given.bot, "seed": given.seed}
        played = read_played(out, terms)
        weigh(changes, plan, played, out, given.jobs, monotonic() + 60 * given.minutes)
    except (ChangeError, ElderwoodError, ValueError) as error:
        sys.exit(str(error))
    print("\n".join(report(changes, played, seats)))


def weigh(
    changes: dict[str, Change], plan: BalancePlan, played: list[Played], out: Path, jobs: int, until: float
) -> None:
    """Play matches that were not played yet until the clock shows so much, and add what came of them."""
    known = {one["number"] for one in played}
    numbers = (number for number in count() if number not in known)
    with Workers(jobs) as workers, out.open("a", encoding="utf-8") as file:
        while monotonic() < until:
            tasks = [
                Trial(number, plan, plan.seats[number % len(plan.seats)], changes)
                for number in islice(numbers, AT_ONCE * jobs)
            ]
            for one in workers.each(play, tasks):
                played.append(one)
                file.write(json.dumps(one) + "\n")
                file.flush()
                if monotonic() >= until:
                    return


if __name__ == "__main__":
    main()
