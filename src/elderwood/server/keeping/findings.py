"""What is found when stored matches are looked through, told as keys and values."""

from msgspec import Struct

from elderwood.server.wire import Failure, Values


class Finding(Struct, frozen=True, kw_only=True):
    """Something found at a table, or in a record's file; `entry` is the journal's, or -1.

    `broken` says that what is stored is wrong. All else is only worth knowing: an older build or other rules wrote it.
    `why` is what the rules, or the reader of the record, said.
    """

    place: str
    entry: int = -1
    kind: str
    values: Values
    broken: bool = True
    why: Failure | None = None


class Report(Struct, kw_only=True):
    """All that was looked through: how many matches, how many answers in them, and what was found."""

    matches: int = 0
    entries: int = 0
    findings: list[Finding]

    @property
    def broken(self) -> bool:
        """Whether anything is wrong."""
        return any(finding.broken for finding in self.findings)

    def take(self, entries: int, findings: list[Finding]) -> None:
        """Add what was found in one match."""
        self.matches += 1
        self.entries += entries
        self.findings += findings
