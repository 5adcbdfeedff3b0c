"""Write the table of settings in docs/hosting.md from the settings; --check only says whether it is stale."""

import json
import sys
from pathlib import Path

from msgspec import to_builtins

from elderwood.server.configuring import SETTINGS, Setting

TARGET = Path(__file__).parent.parent / "docs" / "hosting.md"
BEGIN = "<!-- made by tools/make_settings.py -->\n"
END = "<!-- end -->\n"
OF_THE_MACHINE = {"bot_workers"}


def row(setting: Setting) -> str:
    """Return the line of a setting."""
    known = setting.usual is not None and setting.name not in OF_THE_MACHINE
    usual = f"`{json.dumps(to_builtins(setting.usual))}`" if known else ""
    return f"| `{setting.name}` | `{setting.variable}` | {usual} | {setting.meaning} |\n"


def with_table(page: str) -> str:
    """Return the page with the table as it should be."""
    head, rest = page.split(BEGIN)
    tail = rest.split(END)[1]
    rows = "".join(map(row, SETTINGS.values()))
    return f"{head}{BEGIN}| setting | variable | by default | meaning |\n| --- | --- | --- | --- |\n{rows}{END}{tail}"


def main(arguments: list[str]) -> int:
    """Write the table, or say whether it is stale."""
    page = TARGET.read_text("utf-8")
    fresh = with_table(page)
    if arguments == ["--check"]:
        if page != fresh:
            print(f"{TARGET.name} is stale: run python tools/make_settings.py", file=sys.stderr)
        return int(page != fresh)
    TARGET.write_text(fresh, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
