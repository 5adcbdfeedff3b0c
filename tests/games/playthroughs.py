"""Golden playthroughs: every question, answer and event of one match of each title, and a whole view now and then.

A change of the rules shows as a diff of `<title>/playthrough.txt`. If it is meant, write the files anew:

    PYTHONPATH=src python -m tests.games.playthroughs [title ...]
"""

import json
import sys
from pathlib import Path

from elderwood.engine.chance import Dice
from elderwood.engine.events import SPECTATOR, Event
from elderwood.engine.match import Match
from elderwood.engine.options import Options
from elderwood.engine.title import Title
from elderwood.games import find_title

FOLDER = Path(__file__).parent
VIEWS = 4  # in a whole match

# Seats, options, and how many answers are written down: enough to meet most of a title, few enough to be read.
MATCHES: dict[str, tuple[int, Options, int]] = {
    "sylvion": (2, {"feats": "yes", "elements": "yes", "pawn": "yes", "hands": "silent"}, 200),
    "elfenland": (3, {"towns": "yes", "rounds": "3", "caravan": "lacking"}, 112),
    "wizards": (3, {"wizards": "yes"}, 110),
    "rage": (2, {"placement": "advanced", "rounds": "6"}, 104),
}


def golden(title: str) -> Path:
    """Return where a title's playthrough is written down."""
    return FOLDER / title / "playthrough.txt"


def playthrough(title: Title) -> str:
    """Play a match whose dice choose, and write down every answer of the contract."""
    seats, options, answers = MATCHES[title.name]
    match = Match(title, seats, options, "playthrough")
    dice = Dice(2)
    lines = [f"{title.name} rules {title.version}, seed {match.seed}", f"commitment {match.commitment}"]
    while match.position.outcome() is None and len(match.answers) < answers:
        position = match.position
        awaited = position.awaits()
        seat = awaited[dice.below(len(awaited))]
        legal = position.moves(seat)
        lines.append(f"\n# decision {position.decision}, awaited {awaited}, seat {seat}: {position.question(seat)!r}")
        lines.append("legal: " + " ".join(title.word(move) for move in legal))
        if len(match.answers) % (answers // VIEWS) == 0:
            lines += write_view(dict(position.view(seat)))
        move = legal[dice.below(len(legal))]
        played = match.play(seat, move)
        lines.append("plays: " + title.word(move))
        lines += [line for event in played.events for line in write_event(event, seats)]
    lines.append(f"\n{match.position.outcome()!r}")
    return "\n".join(lines) + "\n"


def write_view(view: dict[str, object]) -> list[str]:
    """Write a view, one line for each field."""
    return [f"view {name}: {json.dumps(view[name], sort_keys=True, ensure_ascii=False)}" for name in sorted(view)]


def write_event(event: Event, seats: int) -> list[str]:
    """Write an event once for everybody who is told the same."""
    told: dict[str, list[str]] = {}
    for seat in (*range(seats), SPECTATOR):
        seen = event.seen_by(seat)
        assert seen is not None, f"{event} has no form for {seat}"
        text = f"{seen.key} {json.dumps(seen.values, ensure_ascii=False)}"
        told.setdefault(text, []).append("spectator" if seat == SPECTATOR else str(seat))
    return [f"event to {' '.join(to) if len(to) <= seats else 'all'}: {text}" for text, to in told.items()]


def main() -> None:
    """Write the playthroughs of the titles named, or of all."""
    for name in sys.argv[1:] or MATCHES:
        golden(name).write_text(playthrough(find_title(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
