"""A golden playthrough: every question, answer and event of one match, and the whole view now and then.

A change of the rules shows as a diff of `playthrough.txt`. If it is meant, write the file anew:
`PYTHONPATH=src python -m tests.games.sylvion.test_playthrough`
"""

import json
from pathlib import Path

from elderwood.engine.chance import Dice
from elderwood.engine.match import Match
from tests.games.sylvion.table import TITLE

GOLDEN = Path(__file__).parent / "playthrough.txt"
OPTIONS = {"feats": "yes", "elements": "yes", "pawn": "yes", "hands": "silent"}
VIEW_EVERY = 15


def playthrough() -> str:
    """Play a match of two silent players whose dice choose, and write down every answer of the contract."""
    match = Match(TITLE, 2, OPTIONS, "playthrough")
    dice = Dice(2)
    lines = [f"{TITLE.name} rules {TITLE.version}, seed {match.seed}", f"commitment {match.commitment}"]
    while match.position.outcome() is None:
        position = match.position
        (seat,) = position.awaits()
        legal = position.moves(seat)
        lines.append(f"\n# decision {position.decision}, seat {seat}: {position.question(seat)!r}")
        lines.append("legal: " + " ".join(TITLE.word(move) for move in legal))
        if len(match.answers) % VIEW_EVERY == 0:
            view = position.view(0)
            lines += [f"view {name}: {json.dumps(view[name], sort_keys=True)}" for name in sorted(view)]  # type: ignore[literal-required]
        move = legal[dice.below(len(legal))]
        played = match.play(seat, move)
        lines.append("plays: " + TITLE.word(move))
        lines += [f"event {event!r}" for event in played.events]
    lines.append(f"\n{match.position.outcome()!r}")
    return "\n".join(lines) + "\n"


def test_the_match_goes_as_written_down() -> None:
    assert playthrough().splitlines() == GOLDEN.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    GOLDEN.write_text(playthrough(), encoding="utf-8")
