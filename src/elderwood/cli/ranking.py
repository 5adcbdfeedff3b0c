"""What an arena came to, in tables."""

from typing import Any

from rich.console import Console
from rich.table import Table

from elderwood.cli.voice import Voice
from elderwood.games import find_title

Data = dict[str, Any]


def print_contest(data: Data, lang: str) -> None:
    """Print the ranking, the pairs, the seats, and whether the ranking is decided where that was asked for."""
    voice = Voice(lang, data["title"])
    console = Console(highlight=False)
    console.print(f"[bold]{voice.title_name(data['title'])}[/bold]")
    counts = voice.say("cli-arena-counts", matches=data["matches"], deals=data["deals"], seats=data["seats"])
    console.print(f"{counts} · {voice.say('cli-seed', seed=data['seed'])}")
    console.print(voice.say("cli-arena-options", options=changed(data, voice)))
    console.print(ranking(data, voice))
    if data["pairs"]:
        console.print(pairs(data, voice))
    if data["by_seat"]:
        console.print(seats(data, voice))
    console.print(times(data, voice))
    if data["until_clear"]:
        key = "cli-arena-decided" if data["decided"] else "cli-arena-undecided"
        console.print(voice.say(key, deals=data["deals"], looks=data["looks"]))


def changed(data: Data, voice: Voice) -> str:
    """Return the options that are not as usual."""
    usual = {option.name: option.default for option in find_title(data["title"]).options}
    chosen = [f"{name}={value}" for name, value in data["options"].items() if value != usual[name]]
    return ", ".join(chosen) or voice.say("cli-all-default")


def ranking(data: Data, voice: Voice) -> Table:
    """Return the table of the bots, the best first."""
    rated = "rating" in data["ranking"][0] and len(data["ranking"]) > 1
    heads = [voice.say("cli-arena-bot"), *([voice.say("cli-arena-rating")] if rated else [])]
    heads.append(first_places(data, voice) if data["by_seat"] else voice.say("cli-arena-victories"))
    table = made([*heads, voice.say("cli-arena-played"), voice.say("cli-arena-score")])
    for row in data["ranking"]:
        rating = [f"{row['rating']:+.0f} ({row['rating_low']:+.0f} … {row['rating_high']:+.0f})"] if rated else []
        table.add_row(row["bot"], *rating, share(row), f"{row['won']:g}/{row['played']}", f"{row['mean_score']:.2f}")
    return table


def times(data: Data, voice: Voice) -> Table:
    """Return the table of how long the bots think."""
    keys = ["cli-arena-bot", "cli-arena-answers", "cli-arena-mean", "cli-arena-tail", "cli-arena-worst"]
    table = made([voice.say(key) for key in keys])
    for bot, row in data["time"].items():
        table.add_row(bot, str(row["answers"]), *(f"{row[name]:.3f}" for name in ("mean_ms", "p95_ms", "worst_ms")))
    return table


def pairs(data: Data, voice: Voice) -> Table:
    """Return the table of who was ahead of whom."""
    together = "difference" in data["pairs"][0]
    heads = (
        ["cli-arena-together", "cli-arena-together-count"] if together else ["cli-arena-ahead", "cli-arena-ahead-count"]
    )
    table = made([voice.say(key) for key in ["cli-arena-pair", *heads]])
    for row in data["pairs"]:
        if together:
            low, high = (f"{100 * row[end]:+.0f}" for end in ("low", "high"))
            cells = [f"{100 * row['difference']:+.1f} ({low} … {high})", f"{row['only_first']} : {row['only_second']}"]
        else:
            cells = [share(row), f"{row['ahead']:g}/{row['matches']}"]
        table.add_row(f"{row['first']} – {row['second']}", *cells)
    return table


def seats(data: Data, voice: Voice) -> Table:
    """Return the table of what the seats achieved, whoever sat there."""
    table = made([voice.say("cli-arena-seat"), first_places(data, voice)])
    for row in data["by_seat"]:
        table.add_row(voice.seat(row["seat"]), share(row))
    return table


def first_places(data: Data, voice: Voice) -> str:
    """Return the words over shares of first places, with what equal bots would have."""
    return voice.say("cli-arena-first", par=f"{100 / data['seats']:.0f}")


def made(heads: list[str]) -> Table:
    """Return an empty table."""
    table = Table()
    for number, head in enumerate(heads):
        table.add_column(head, justify="right" if number else "left")
    return table


def share(row: Data) -> str:
    """Return a share with its interval, in per cent.

    >>> share({"share": 0.755, "low": 0.61, "high": 0.84})
    '75.5 % (61–84)'
    """
    return f"{100 * row['share']:.1f} % ({100 * row['low']:.0f}–{100 * row['high']:.0f})"
