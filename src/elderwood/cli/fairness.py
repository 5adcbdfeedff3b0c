"""What a measurement of balance came to, in tables."""

from rich.console import Console
from rich.table import Table

from elderwood.arena.balance import BOUNDS
from elderwood.cli.ranking import Data, made, share
from elderwood.cli.voice import Voice


def print_balance(data: Data, lang: str) -> None:
    """Print for each number of seats the shares by side, by pair of sides, and by seat."""
    voice = Voice(lang, data["title"])
    console = Console(highlight=False)
    console.print(f"[bold]{voice.title_name(data['title'])}[/bold]")
    counts = voice.say("cli-balance-counts", bot=data["balance"], matches=data["matches"])
    console.print(f"{counts} · {voice.say('cli-seed', seed=data['seed'])}")
    for seats in data["seats"]:
        groups = [group for group in data["groups"] if group["seats"] == seats]
        console.print(voice.say("cli-balance-seats", seats=seats, par=f"{100 / seats:.0f}"))
        for rows, heads in (("by_side", ["side"]), ("pairs", ["first", "second"]), ("by_seat", ["seat"])):
            if groups[0][rows]:
                console.print(shown(groups, rows, heads, voice))
        if seats in BOUNDS:
            low, high = (f"{100 * bound:.0f}" for bound in BOUNDS[seats])
            console.print(voice.say("cli-balance-bounds", low=low, high=high))


def shown(groups: list[Data], rows: str, heads: list[str], voice: Voice) -> Table:
    """Return a table with a line for each group of matches and a column for each share."""
    columns = [" – ".join(named(row[head], voice) for head in heads) for row in groups[0][rows]]
    table = made([voice.say("cli-balance-what"), *columns])
    for group in groups:
        what = " ".join(group["options"].values()) or voice.say("cli-balance-all")
        table.add_row(what, *(share(row) + ("" if row["fits"] in (None, True) else " !") for row in group[rows]))
    return table


def named(value: str | int, voice: Voice) -> str:
    """Return the name of a side, or of a seat by its number."""
    return voice.seat(value) if isinstance(value, int) else value
