"""Running commands in the process, as a user would."""

from click.testing import CliRunner, Result

from elderwood.cli.main import cli

LANGUAGES = ["en", "ru", "fr"]
ALWAYS_FIRST = "1\n" * 3000


def run(*args: str, lines: str = "") -> Result:
    """Run a command with lines as its standard input; a traceback is a failure."""
    result = CliRunner().invoke(cli, list(args), input=lines)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result
