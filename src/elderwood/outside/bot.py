"""An outside bot as a player like any other: `cmd:python3 mybot.py` where a bot's name may stand."""

import os
import shlex
import shutil
from collections import Counter
from typing import Any, Final, cast

from elderwood.bots import Bot, Budget, Seen, make_bot
from elderwood.engine.chance import Dice
from elderwood.engine.errors import BadValueError
from elderwood.engine.events import Told
from elderwood.engine.outcome import Outcome
from elderwood.engine.title import Title
from elderwood.outside import messages
from elderwood.outside.talk import Talk

COMMAND: Final = "cmd:"
OUTSIDE: Final = "outside"  # what a record calls every such bot: reading one must never run a program
LIMIT: Final = 10.0  # seconds on the clock for an answer without a budget
SHORTEST_LIMIT: Final = 1.0  # the machine may be busy with others


class OutsideBot(Bot):
    """Asks a program; where that fails, any legal move is played for it and the fault counted."""

    def __init__(self, command: list[str], seed: int) -> None:
        self.command = command
        self.dice = Dice(seed)
        self.talk: Talk | None = None

    def answer(self, seen: Seen, budget: Budget | None = None) -> int:
        """Return what the program answers, or any legal move."""
        view = cast(dict[str, Any], seen.view)
        if self.talk is None:
            hello = messages.hello(seen.title, view.get("options", {}), view["seats"], seen.seat)
            self.talk = Talk(self.command, hello)
        shown = messages.show_moves(seen), messages.show_events(seen.events), messages.show_budget(budget)
        word = self.talk.ask(view, *shown, limit_of(budget))
        return seen.moves[self.dice.below(len(seen.moves))] if word is None else seen.title.move(word)

    @property
    def faults(self) -> Counter[str]:
        """What went wrong, and how often."""
        return Counter() if self.talk is None else self.talk.faults

    @property
    def story(self) -> str:
        """What went wrong last, with what the program wrote to its standard error."""
        return "" if self.talk is None else self.talk.story

    def end(self, outcome: Outcome, events: list[Told]) -> None:
        """Tell the program how the match ended, and let it go."""
        if self.talk is not None:
            told = messages.show_events(events)
            self.talk.end(messages.end(outcome.how, outcome.winners, outcome.scores, told))

    def close(self) -> None:
        """End the program, wherever the match stands."""
        if self.talk is not None:
            self.talk.close()


def limit_of(budget: Budget | None) -> float:
    """Return how many seconds on the clock an answer may take at most: twice the time it may think for.

    >>> limit_of(None), limit_of(Budget(seconds=3.0)), limit_of(Budget(seconds=0.05))
    (10.0, 6.0, 1.0)
    """
    return max(SHORTEST_LIMIT, 2 * budget.seconds) if budget is not None and budget.seconds else LIMIT


def is_outside(name: str) -> bool:
    """Say whether a bot's name is a command."""
    return name.startswith(COMMAND)


def hire(name: str, title: Title, seed: int) -> Bot:
    """Return the bot of a name: one of ours, or the program of a command, as in `cmd:python3 mybot.py`."""
    if not is_outside(name):
        return make_bot(name, title, seed)
    return OutsideBot(read_command(name.removeprefix(COMMAND)), seed)


def read_command(text: str) -> list[str]:
    """Split a command into its words, as a shell would; one that cannot be run is refused."""
    try:
        command = shlex.split(text, posix=os.name != "nt")
    except ValueError as error:
        raise BadValueError("error-bad-command", {"command": text, "why": str(error)}) from error
    return runnable(command)


def runnable(command: list[str]) -> list[str]:
    """Return a command if its program is there, or refuse it."""
    if not command or shutil.which(command[0]) is None:
        raise BadValueError("error-no-program", {"command": command[0] if command else ""})
    return command
