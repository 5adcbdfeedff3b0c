"""The bot protocol: what is said to an outside bot, and how its lines are read; see `docs/bot-protocol.md`."""

import json
from collections.abc import Sequence
from typing import Any, Final

from elderwood.bots import Budget, Seen
from elderwood.engine.events import Told
from elderwood.engine.options import Options
from elderwood.engine.title import Title
from elderwood.engine.words import Values
from elderwood.outside.program import FaultError
from elderwood.texts import Speaker

PROTOCOL: Final = 1
SPEAKER: Final = Speaker("en")

Message = dict[str, Any]


def hello(title: Title, options: Options, seats: int, seat: int) -> Message:
    """Open a match: what is played, and where the bot sits. `faces` is what is printed on the cards."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "title": title.name,
        "rules": title.version,
        "options": options,
        "seats": seats,
        "seat": seat,
        "faces": title.faces(options),
    }


def ask(
    number: int, view: Message, moves: list[Message], events: list[Message], fresh: bool, budget: Message, limit: float
) -> Message:
    """Put a question. `fresh` says that nothing remembered of this match counts any more."""
    question = next(one for one in view["questions"] if one["seat"] == view["seat"])
    return {
        "type": "ask",
        "id": number,
        "question": SPEAKER.say(question["key"], question["values"]),
        "moves": moves,
        "events": events,
        "fresh": fresh,
        "budget": budget,
        "limit": limit,
        "view": view,
    }


def show_move(word: str, family: str, passes: bool, key: str, values: Values) -> Message:
    """Return a move as a bot reads it."""
    return {"move": word, "text": SPEAKER.say(key, values), "family": family, "passes": passes, "values": values}


def show_moves(seen: Seen) -> list[Message]:
    """Return all moves of a decision."""
    title = seen.title
    return [
        show_move(title.word(move), title.space.family(move)[0], title.space.passes(move), *title.caption(move))
        for move in seen.moves
    ]


def show_event(key: str, values: Values) -> Message:
    """Return an event as a bot reads it."""
    return {"key": key, "values": values, "text": SPEAKER.say(key, values)}


def show_events(events: Sequence[Told]) -> list[Message]:
    """Return events as a bot reads them."""
    return [show_event(event.key, event.values) for event in events]


def show_budget(budget: Budget | None) -> Message:
    """Return a budget: empty where the bot may decide itself, within the limit."""
    if budget is None:
        return {}
    return {"iterations": budget.iterations} if budget.iterations else {"seconds": budget.seconds}


def end(how: str, winners: list[int], scores: list[int], events: list[Message]) -> Message:
    """Close a match that has come to its end."""
    return {"type": "end", "how": how, "winners": winners, "scores": scores, "events": events}


def fault(number: int, kind: str, text: str) -> Message:
    """Tell a bot that what it said did not count."""
    return {"type": "error", "id": number, "fault": kind, "text": text}


def write(message: Message) -> bytes:
    """Return a message as a line, without its end."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()


def read(line: bytes) -> Message:
    """Read what a bot said; what is no message is a fault."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise FaultError("garbage", f"no JSON: {line[:80]!r}") from error
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise FaultError("garbage", f"no message: {line[:80]!r}")
    return message
