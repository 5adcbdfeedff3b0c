"""`elderwood titles`: what can be played, with which options."""

import json
import sys

import click

from elderwood.cli.arguments import json_option, language_option


@click.command("titles", short_help="List the titles and their options.")
@language_option
@json_option
def command(lang: str, as_json: bool) -> None:
    """List the titles: id, name, seats, tagline, and every option with its values; the default comes first.

    \b
    Examples:
      elderwood titles
      elderwood titles --lang ru
      elderwood titles --json
    """
    data = [describe(number, lang) for number in range(count())]
    if as_json:
        click.echo(json.dumps(data, ensure_ascii=False, indent=2))
    elif sys.stdout.isatty():
        print_tables(data, lang)
    else:
        print_plain(data, lang)


def count() -> int:
    """Return how many titles there are."""
    from elderwood.games import TITLES

    return len(TITLES)


def describe(number: int, lang: str) -> dict[str, object]:
    """Return what is known of a title as plain data."""
    from elderwood.cli.voice import Voice
    from elderwood.games import TITLES

    title = TITLES[number]
    voice = Voice(lang, title.name)
    speaker = voice.speaker
    return {
        "id": title.name,
        "name": voice.title_name(title.name),
        "tagline": voice.tagline(title.name),
        "fewest": title.fewest,
        "most": title.most,
        "cooperative": title.about.cooperative,
        "options": [
            {
                "name": option.name,
                "label": speaker.option(title.name, option.name),
                "hint": speaker.option_hint(title.name, option.name),
                "default": option.default,
                "house": option.house,
                "values": [
                    {"value": value, "label": speaker.option_value(title.name, option.name, value)}
                    for value in option.values
                ],
            }
            for option in title.options
        ],
    }


def seats_text(title: dict[str, object]) -> str:
    """Return the number of seats: "2" or "1-2"."""
    fewest, most = title["fewest"], title["most"]
    return str(fewest) if fewest == most else f"{fewest}-{most}"


def print_plain(data: list[dict[str, object]], lang: str) -> None:
    """Print the titles as indented lines."""
    from elderwood.cli.voice import Voice

    voice = Voice(lang)
    for title in data:
        seats = voice.say("cli-seats", seats=seats_text(title))
        click.echo(f"{title['id']}: {title['name']}, {seats}. {title['tagline']}")
        for name, label, values in option_rows(title):
            click.echo(f"  {name} = {values}  ({label})")


def option_rows(title: dict[str, object]) -> list[tuple[str, str, str]]:
    """Return each option's name, label and values, the default first and marked."""
    rows = []
    options = title["options"]
    assert isinstance(options, list)
    for option in options:
        values = sorted((item["value"] for item in option["values"]), key=lambda value: value != option["default"])
        rows.append((option["name"], option["label"], " | ".join([f"*{values[0]}", *values[1:]])))
    return rows


def print_tables(data: list[dict[str, object]], lang: str) -> None:
    """Print a table a title."""
    from rich.console import Console
    from rich.table import Table

    from elderwood.cli.voice import Voice

    voice = Voice(lang)
    console = Console()
    for title in data:
        table = Table(
            title=f"{title['id']} · {title['name']} · {voice.say('cli-seats', seats=seats_text(title))}",
            caption=f"{title['tagline']} {voice.say('cli-default-mark')}",
            title_justify="left",
            caption_justify="left",
        )
        table.add_column("--option", no_wrap=True)
        table.add_column("=")
        table.add_column(voice.say("cli-meaning"))
        for name, label, values in option_rows(title):
            table.add_row(name, values, label)
        console.print(table)
