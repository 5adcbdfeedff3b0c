"""`elderwood verify`: play all stored matches again and say what differs."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from elderwood.cli.arguments import database_named, database_options, json_option, language_option
from elderwood.cli.failures import visible
from elderwood.cli.progress import Progress

if TYPE_CHECKING:
    from elderwood.cli.voice import Voice
    from elderwood.server.keeping.findings import Finding, Report

DIFFERENT = 1


@click.command("verify", short_help="Play all stored matches again and say what differs.")
@database_options
@click.option("--table", metavar="ID", default="", help="Only this table.")
@click.option(
    "--records",
    metavar="DIR",
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    help="The records in this folder and below it; a database only if it is named, too.",
)
@json_option
@language_option
def command(
    config: Path | None,
    database: str | None,
    data: str | None,
    table: str,
    records: Path | None,
    as_json: bool,
    lang: str,
) -> int:
    """Play every match of a server's database again from its journal, and compare all that is kept with what the rules
    say: events, positions, whose turn it is, results, seats. It only reads, so the server may run, and a copy made by
    `elderwood backup` can be named as well. A match of other rules is named, and is no difference.

    Exits with 0 if nothing differs, with 1 otherwise.

    \b
    Examples:
      elderwood verify
      elderwood verify --data /srv/elderwood --table NhX0xq7VtqB4sQ
      elderwood verify --database sqlite:///copy.db --json
      elderwood verify --records tests
    """
    from elderwood.cli.voice import Voice
    from elderwood.server.keeping.records import records_in, verify_records
    from elderwood.server.keeping.verifying import verify
    from elderwood.server.storage.reading import reading

    reports: list[Report] = []
    with Progress(100) as progress:
        if records is not None:
            reports.append(verify_records(records_in(records), progress.share))
        if records is None or any(one is not None for one in (config, database, data)):
            with reading(database_named(config, database, data)) as source:
                reports.append(verify(source, table, progress.share))
    findings = [finding for report in reports for finding in report.findings]
    matches, entries = sum(report.matches for report in reports), sum(report.entries for report in reports)
    if as_json:
        click.echo(json.dumps(as_data(matches, entries, findings), ensure_ascii=False, indent=2))
    else:
        voice = Voice(lang)
        for finding in findings:
            click.echo(told(finding, voice))
        broken = len({finding.place for finding in findings if finding.broken})
        click.echo(voice.say("cli-verify-sum", matches=matches, entries=entries, broken=broken))
    return DIFFERENT if any(report.broken for report in reports) else 0


def told(finding: "Finding", voice: "Voice") -> str:
    """Return a finding as a line: where, which entry, and what."""
    place = [finding.place] if finding.place else []
    if finding.entry >= 0:
        place.append(voice.say("cli-verify-entry", entry=finding.entry))
    sentences = [voice.say(f"cli-verify-{finding.kind}", **finding.values)]
    if finding.why is not None:
        sentences.append(voice.say(finding.why.key, **finding.why.values))
    return visible(": ".join([*place, " ".join(sentences)]))


def as_data(matches: int, entries: int, findings: list["Finding"]) -> dict[str, object]:
    """Return what was found as plain data."""
    return {
        "matches": matches,
        "entries": entries,
        "broken": sum(finding.broken for finding in findings),
        "findings": [
            {
                "place": finding.place,
                "entry": finding.entry,
                "kind": finding.kind,
                "broken": finding.broken,
                "values": finding.values,
                "why": finding.why.key if finding.why is not None else "",
            }
            for finding in findings
        ],
    }
