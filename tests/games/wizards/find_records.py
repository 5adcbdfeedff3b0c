"""Finds a match for every way Woodland Wizards can end, and writes them to `records/`.

Run it when the rules' version changes: `PYTHONPATH=src python -m tests.games.wizards.find_records [ending ...]`.
Random players are enough: ties are rare, but matches are short.
"""

import sys
from pathlib import Path

from elderwood.engine.chance import Dice
from elderwood.engine.match import Match
from elderwood.engine.options import Options
from tests.games.wizards.table import TITLE

RECORDS = Path(__file__).parent / "records"

# For each ending: a note, the number of players, and the options.
WANTED: dict[str, tuple[str, int, Options]] = {
    "most-strength": ("Five players with wizards; one has the strongest champions.", 5, {"wizards": "yes"}),
    "golden-phoenix": ("As strong as another: the Golden Phoenix decides.", 2, {}),
    "most-champions": ("As strong as another, but with more champions.", 3, {"order": "ask"}),
    "strongest-champion": ("As strong and as many: the strongest single champion decides.", 2, {}),
    "most-strongest": ("As strong, as many, the same strongest: more of them decide.", 2, {}),
    "turn-order": ("Nothing tells the champions apart: earlier in turn order.", 3, {}),
}


def attempt(ending: str, number: int) -> Match | None:
    """Play one seed at random; return the match if it ends as wanted."""
    _, seats, options = WANTED[ending]
    match = Match(TITLE, seats, options, f"end-{number}")
    dice = Dice(number)
    position = match.position.copy()
    answers: list[tuple[int, int]] = []
    while position.awaits():
        seat = position.awaits()[0]
        moves = position.moves(seat)
        answers.append((seat, moves[dice.below(len(moves))]))
        position.play(*answers[-1])
    end = position.outcome()
    if end is None or end.how != ending:
        return None
    for seat, move in answers:
        match.play(seat, move)
    return match


def main() -> None:
    """Search the endings named on the command line, or all."""
    for ending in sys.argv[1:] or list(WANTED):
        for number in range(5000):
            match = attempt(ending, number)
            if match is not None:
                text = f"# {WANTED[ending][0]}\n" + match.record().text()
                (RECORDS / f"{ending}.record").write_text(text, encoding="utf-8")
                print(ending, number, len(match.answers))
                break


if __name__ == "__main__":
    main()
