"""Refusals: what the server will not do, as a key and values, with the status for those who asked over HTTP."""

from elderwood.engine.errors import ElderwoodError, IllegalMoveError
from elderwood.engine.words import Reason, Values
from elderwood.server.wire import Failure


class RefusalError(ElderwoodError):
    """A request that is refused."""

    def __init__(self, key: str, values: Values | None = None, status: int = 409) -> None:
        super().__init__(key, values or {})
        self.status = status


def unknown_table(table: str) -> RefusalError:
    """Return the refusal for a table that does not exist."""
    return RefusalError("error-unknown-table", {"table": table[:40]}, 404)


def failure_of(error: ElderwoodError, request: str = "") -> Failure:
    """Return an error as it travels."""
    rule = error.reason.rule if isinstance(error, IllegalMoveError) else ""
    return Failure(key=error.key, values=error.values, rule=rule, id=request)


def failure_for(reason: Reason) -> Failure:
    """Return a reason as it travels."""
    return Failure(key=reason.key, values=reason.values, rule=reason.rule)
