"""Prints one word that changes whenever an installation made from this tree is out of date.

With the argument ``dependencies`` only what decides the installed third-party packages counts.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEPENDENCIES = ("pyproject.toml", "constraints.txt")
SOURCES = (*DEPENDENCIES, "hatch_build.py", "tools", "src", "web")
BUILT = ROOT / "src" / "elderwood" / "web" / "static"
NOT_SOURCES = {"node_modules", "__pycache__", "dist", "test-results"}


def fingerprint(names: tuple[str, ...]) -> str:
    """Sum up the files and folders called ``names``, and the circumstances of the build."""
    total = hashlib.sha256(f"{sys.version_info[:2]} {ROOT}".encode())
    if names is SOURCES:
        total.update(f"{os.environ.get('ELDERWOOD_WEB')}".encode())
    for name in names:
        for file in files(ROOT / name):
            content = file.read_bytes()
            total.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\0".encode())
            total.update(content)
    return total.hexdigest()


def files(top: Path) -> list[Path]:
    """List a file, or all sources in a folder."""
    if top.is_file():
        return [top]
    found = []
    for folder, names, here in os.walk(top):
        names[:] = sorted(name for name in names if name not in NOT_SOURCES and Path(folder, name) != BUILT)
        found += [Path(folder, name) for name in sorted(here)]
    return found


if __name__ == "__main__":
    print(fingerprint(DEPENDENCIES if sys.argv[1:] == ["dependencies"] else SOURCES))
