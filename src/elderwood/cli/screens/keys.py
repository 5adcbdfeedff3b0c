"""The line at the bottom that names the keys."""

from rich.text import Text

from elderwood.cli.voice import Voice


def key_line(voice: Voice, keys: list[tuple[str, str]]) -> Text:
    """Return each key with what it does."""
    return Text("  ").join(Text.assemble((key, "bold"), " ", voice.say(f"cli-key-{what}")) for key, what in keys)
