"""The page's types are made from the server's."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_pages_types_are_fresh() -> None:
    """`web/src/wire.ts` is what tools/make_types.py writes; run it after changing what travels or a view."""
    tool = [sys.executable, str(ROOT / "tools" / "make_types.py"), "--check"]
    done = subprocess.run(tool, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(ROOT / "src")})
    assert done.returncode == 0, done.stderr
