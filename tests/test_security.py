"""What docs/security.md claims is proven by tests that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_every_threat_names_tests_and_all_of_them_exist() -> None:
    page = ROOT.joinpath("docs", "security.md").read_text("utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| ")][2:]
    sources = "".join(path.read_text("utf-8") for path in ROOT.joinpath("tests").rglob("test_*.py"))
    existing = set(re.findall(r"^(?:async )?def (test_\w+)\(", sources, re.MULTILINE))
    assert len(rows) > 15
    for row in rows:
        named = re.findall(r"`(test_\w+)`", row.split("|")[4])
        assert named, row
        assert set(named) <= existing, row
