"""`elderwood bench`: how fast the rules run here."""

import json

import click

from elderwood.cli.arguments import json_option, language_option, title_named
from elderwood.cli.numbers import Number


@click.command("bench", short_help="Measure how fast the rules run on this machine.")
@click.argument("titles", nargs=-1, metavar="[TITLE]...")
@click.option(
    "--seconds",
    type=Number(0.01, whole=False),
    default=1.0,
    show_default=True,
    help="How long to measure each thing.",
)
@click.option(
    "--bots",
    is_flag=True,
    help="Measure the bots instead: speed of their searches, time of their answers, how they keep to budgets, memory.",
)
@json_option
@language_option
def command(titles: tuple[str, ...], seconds: float, bots: bool, as_json: bool, lang: str) -> None:
    """Measure random playouts, copies, undo, views and records of each TITLE (all by default), or its bots.

    \b
    Examples:
      elderwood bench
      elderwood bench sylvion --seconds 5 --json
      elderwood bench wizards --bots
    """
    from elderwood.arena.bench import bench
    from elderwood.arena.thinking import bench_bots
    from elderwood.games import TITLES

    wanted = [title_named(name) for name in titles] or TITLES
    results = {title.name: (bench_bots if bots else bench)(title, seconds) for title in wanted}
    if as_json:
        click.echo(json.dumps(results, ensure_ascii=False, indent=2))
        return
    for name, figures in results.items():
        click.echo(name)
        for what, figure in figures.items():
            shown = f"{figure:,.2f}" if isinstance(figure, float) else str(figure)
            click.echo(f"  {what:<24} {shown}")
