"""Deeds at a table count on the table as it is, whichever server changed it last."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from elderwood.engine.errors import ElderwoodError
from elderwood.server.storage import ConflictError
from elderwood.server.underway import too_busy

MOST_TRIES = 8  # each of which somebody else was quicker


class Place(Protocol):
    """A table in memory, which may be behind the one that is stored."""

    async def fell_behind(self) -> bool:
        """Say whether somebody else has changed the table; if so it is read again before the next deed."""


AnyPlace = TypeVar("AnyPlace", bound=Place)
Given = ParamSpec("Given")
Outcome = TypeVar("Outcome")
Deed = Callable[Concatenate[AnyPlace, Given], Awaitable[Outcome]]


def on_the_newest(deed: Deed[AnyPlace, Given, Outcome]) -> Deed[AnyPlace, Given, Outcome]:
    """Try a deed again on the newest table when somebody was quicker, or when an older one was the reason to refuse."""

    @wraps(deed)
    async def done(place: AnyPlace, /, *given: Given.args, **named: Given.kwargs) -> Outcome:
        for _ in range(MOST_TRIES):
            try:
                return await deed(place, *given, **named)
            except ConflictError:
                pass
            except ElderwoodError:
                if not await place.fell_behind():
                    raise
        raise too_busy()

    return done
