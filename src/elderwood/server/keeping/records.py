"""Records looked through: every file plays again to its end, or says what stopped it."""

from collections.abc import Sequence
from pathlib import Path

from elderwood.engine.errors import ElderwoodError, RecordError
from elderwood.engine.match import replay_as_far
from elderwood.engine.record import read_record
from elderwood.games import find_title
from elderwood.server.keeping.findings import Finding, Report
from elderwood.server.refusals import failure_of
from elderwood.server.storage.reading import Tick


def records_in(folder: Path) -> list[Path]:
    """Return the records in a folder and those below it."""
    return sorted(folder.rglob("*.record"))


def verify_records(files: Sequence[Path], tick: Tick = lambda done, count: None) -> Report:
    """Play records again."""
    report = Report(findings=[])
    for number, file in enumerate(files):
        tick(number, len(files))
        report.take(*verify_record(file))
    return report


def verify_record(file: Path) -> tuple[int, list[Finding]]:
    """Play a record again; return how many of its answers could be given, and what is found."""
    try:
        record = read_record(file.read_text(encoding="utf-8"), str(file))
        title = find_title(record.title)
        match, stopped = replay_as_far(title, record)
    except ElderwoodError as error:
        return 0, [wrong(file, error)]
    except (OSError, UnicodeError):
        return 0, [Finding(place=str(file), kind="record-unread", values={})]
    versions: dict[str, str | int] = {"rules": record.rules, "version": title.version}
    count = len(match.answers)
    if record.rules != title.version and stopped is None:
        return count, [Finding(place=str(file), kind="other-rules", values=versions, broken=False)]
    if record.rules != title.version:
        return count, [Finding(place=str(file), entry=count, kind="other-rules-short", values=versions, broken=False)]
    if stopped is not None:
        return count, [wrong(file, stopped)]
    return count, []


def wrong(file: Path, error: ElderwoodError) -> Finding:
    """Say what is wrong with a record, and in which line."""
    line = error.line if isinstance(error, RecordError) else 1
    return Finding(place=str(file), kind="record", values={"line": line}, why=failure_of(error))
