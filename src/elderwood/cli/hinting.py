"""A hint in words: the best moves, each with its chance and its reason."""

from elderwood.bots import Budget, Seen
from elderwood.bots.advice import UNKNOWN, Advised, explain
from elderwood.bots.registry import company
from elderwood.cli.failures import CommandError
from elderwood.cli.voice import Voice
from elderwood.engine.position import Position
from elderwood.engine.title import Title
from elderwood.processes.together import weigh_together

THINK = 2.0  # seconds of processor time, if nobody says otherwise
SEED = 1  # the same question gets the same dice


def find_hint(title: Title, position: Position, seat: int, seconds: float = THINK, jobs: int = 1) -> list[Advised]:
    """Return the best moves of a seat that is asked, the best one first, as so many processes find them."""
    known = company(title.name)
    if known is None:
        raise CommandError("cli-error-no-hints", {"title": title.name})
    seen = Seen(title, position, seat)
    return explain(seen, known, weigh_together(seen, known, Budget(seconds=seconds), SEED, jobs), SEED)


def hint_lines(title: Title, told: list[Advised], voice: Voice) -> list[str]:
    """Put a hint into lines: the move and its chance, below it the reason."""
    lines: list[str] = []
    for one in told:
        chance = "" if one.chance == UNKNOWN else "  " + voice.say("hint-chance", percent=one.chance)
        lines.append(f"* {voice.move(title, one.move)}  ({title.word(one.move)}){chance}")
        if one.reason is not None:
            lines.append("    " + voice.reason(one.reason))
    if len(told) == 1 and told[0].chance == UNKNOWN and (told[0].reason is None or told[0].reason.key != "hint-only"):
        lines.append(voice.say("hint-settled"))
    return lines
