"""`elderwood rules`: the rules of a title to read."""

import sys

import click

from elderwood.cli.arguments import language_option, title_named


@click.command("rules", short_help="Read the rules of a title.")
@click.argument("title")
@language_option
def command(title: str, lang: str) -> None:
    """Print the rules of TITLE: laid out and paged in a terminal, plain Markdown otherwise.

    \b
    Examples:
      elderwood rules sylvion
      elderwood rules sylvion --lang fr > rules.md
    """
    from elderwood.cli.voice import Voice

    text = Voice(lang).rules(title_named(title).name)
    if not sys.stdout.isatty():
        click.echo(text.rstrip())
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(width=min(Console().width, 100))
    with console.capture() as capture:
        console.print(Markdown(text))
    click.echo_via_pager(capture.get())
