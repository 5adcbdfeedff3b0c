"""What outside bots did wrong, told at the end on standard error."""

from typing import Any

import click


def tell_faults(faults: dict[str, Any], lang: str) -> None:
    """Say of each program how often it failed and how, and what it said the last time."""
    if not faults:
        return
    from elderwood.cli.failures import visible
    from elderwood.cli.voice import Voice

    voice = Voice(lang)
    for name, told in faults.items():
        counts = ", ".join(f"{fault} × {count}" for fault, count in told["counts"].items())
        click.echo(voice.say("cli-faults", bot=visible(name), counts=counts), err=True)
        for line in told["last"].splitlines():
            click.echo(f"  {visible(line)}", err=True)
