"""Finds a match for every way Rage of the Elves can end, and writes them to `records/`.

Run it when the rules' version changes: `PYTHONPATH=src python -m tests.games.rage.find_records [ending ...]`.
Greedy players reach the goals; random ones the ends that good players seldom see.
"""

import sys
from pathlib import Path

from elderwood.bots.player import Bot, Seen
from elderwood.bots.rage.greedy import GreedyRage
from elderwood.bots.random import RandomBot
from elderwood.engine.match import Match
from elderwood.engine.options import Options
from tests.games.rage.table import TITLE

RECORDS = Path(__file__).parent / "records"
SHORT = {"rounds": "6"}

# For each ending: a note, the number of players, the options, and how many of them are greedy.
WANTED: dict[str, tuple[str, int, Options, int]] = {
    "four-towers": ("Supremacy: the secret goal of four towers is met.", 3, {"placement": "advanced"}, 3),
    "seven-lands": ("Land Race: the first to hold seven lands wins.", 2, {"scenario": "land-race"}, 2),
    "enemy-castle": ("Only War: the first castle of another player decides.", 3, {"scenario": "only-war"}, 2),
    "central-castle": ("Supremacy: the Central Castle and five lands.", 2, {"board": "west"}, 2),
    "alliance": ("Elven Alliance: two sides, one castle.", 4, {"scenario": "only-war", "alliance": "yes"}, 2),
    "dragon-lord": ("Lord of Dragons: all castles of the others.", 2, {"scenario": "dragon-lord"}, 1),
    "last-living": ("Supremacy: the other player is out before a goal is met.", 2, {}, 0),
    "rounds-lands": ("The last round is over: most lands.", 3, {**SHORT, "neutrals": "named"}, 0),
    "rounds-towers": ("As many lands, but more towers.", 2, {**SHORT, "neutrals": "computer"}, 0),
    "rounds-artifacts": ("As many lands and towers, but more artifacts.", 2, {**SHORT, "peoples": "chosen"}, 0),
    "rounds-shared": ("Nothing tells the leaders apart.", 2, SHORT, 0),
}


def attempt(ending: str, number: int) -> Match | None:
    """Play one seed; return the match if it ends as wanted."""
    _, seats, options, greedy = WANTED[ending]
    match = Match(TITLE, seats, options, f"end-{number}")
    bots: list[Bot] = [GreedyRage() if seat < greedy else RandomBot(number * 5 + seat) for seat in range(seats)]
    while match.position.awaits():
        seat = match.position.awaits()[0]
        match.play(seat, bots[seat].answer(Seen(TITLE, match.position, seat)))
    end = match.position.outcome()
    return match if end is not None and end.how == ending else None


def main() -> None:
    """Search the endings named on the command line, or all; keep the shortest of a few."""
    for ending in sys.argv[1:] or list(WANTED):
        found: list[Match] = []
        for number in range(400):
            match = attempt(ending, number)
            if match is not None:
                found.append(match)
                if len(found) == 3:
                    break
        best = min(found, key=lambda match: len(match.answers))
        text = f"# {WANTED[ending][0]}\n" + best.record().text()
        (RECORDS / f"{ending}.record").write_text(text, encoding="utf-8")
        print(ending, best.seed, len(best.answers))


if __name__ == "__main__":
    main()
