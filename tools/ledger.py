"""What came of every measured match, in one file that is committed: who has the sources can go on measuring."""

from __future__ import annotations

import json
import os
from pathlib import Path


class LedgerError(Exception):
    """A ledger that cannot be read, or whose matches were played on other terms, or by other bots, than new ones."""


class Tally:
    """What came of one cell: its share of each match by number, and the processor time of all."""

    def __init__(self, shares: dict[int, float] | None = None, seconds: float = 0.0) -> None:
        self.shares = shares or {}
        self.seconds = seconds

    def data(self) -> dict[str, object]:
        """Return it as plain data; a match that was not played yet is null."""
        found = [self.shares.get(number) for number in range(max(self.shares, default=-1) + 1)]
        whole = [int(share) if share is not None and share == int(share) else share for share in found]
        return {"seconds": round(self.seconds, 4), "shares": whole}


class Ledger:
    """A file of lines: first the terms that hold for all cells and whose bots played, then a line for each cell.

    `games` is how many matches a cell has at most, `seed` whose deals they are.
    """

    def __init__(self, path: Path, games: int = 400, seed: str = "measure") -> None:
        self.path = path
        self.games = games
        self.seed = seed
        self.sources: dict[str, str] = {}  # of each title that was begun
        self.tallies: dict[str, Tally] = {}
        if path.exists():
            self.read()

    @property
    def terms(self) -> dict[str, object]:
        """What must be the same for all matches."""
        return {"games": self.games, "seed": self.seed}

    def read(self) -> None:
        """Read what was measured before."""
        try:
            begun, *lines = [json.loads(line) for line in self.path.read_text("utf-8").splitlines()]
            self.sources = begun.pop("sources")
            for line in lines:
                played = {number: share for number, share in enumerate(line["shares"]) if share is not None}
                self.tallies[line["cell"]] = Tally(played, line["seconds"])
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise LedgerError(f"{self.path} cannot be read as a ledger: {error!r}") from error
        if begun != self.terms:
            raise LedgerError(f"{self.path} was begun with {begun}, not with {self.terms}")

    def write(self) -> None:
        """Write all, so that a kill leaves either the old file or the new one."""
        lines: list[dict[str, object]] = [{**self.terms, "sources": dict(sorted(self.sources.items()))}]
        lines += [{"cell": name, **tally.data()} for name, tally in sorted(self.tallies.items()) if tally.shares]
        text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
        beside = self.path.with_name(self.path.name + ".new")
        beside.write_text(text, encoding="utf-8", newline="\n")
        os.replace(beside, self.path)

    def begin(self, title: str, sources: str) -> None:
        """Note who plays a title, or refuse to go on with others."""
        if self.sources.setdefault(title, sources) != sources:
            raise LedgerError(f"bots or rules of {title} have changed: begin again with --anew {title}")

    def forget(self, title: str) -> None:
        """Forget what was measured of a title."""
        self.sources.pop(title, None)
        self.tallies = {name: tally for name, tally in self.tallies.items() if not name.startswith(f"{title}-")}

    def tally(self, cell: str) -> Tally:
        """Return what came of a cell so far, to be added to."""
        return self.tallies.setdefault(cell, Tally())
