"""The forms of Elderwood that ``./start`` runs: plain, and with compiled rules. Each is a folder that never changes.

A folder appears whole or not at all, so whoever is killed half-way leaves what worked before:

- ``plain-SOURCES``: a copy of the package with its built page;
- ``rules-RULES``: the compiled rules, named after the sources of the rules alone;
- ``compiled-SOURCES``: the plain form with the compiled rules put in.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
NOT_SHIPPED = ("__pycache__", "*.so", "*.pyd", ".built-from")
KEPT = 2  # of each kind: what is in use, and what a table that was not closed may still run from


class Forms:
    """The forms in a folder, for one state of the sources."""

    def __init__(self, folder: Path, sources: str) -> None:
        self.folder = folder
        self.sources = sources
        self.plain = folder / f"plain-{sources}"
        self.compiled = folder / f"compiled-{sources}"

    @property
    def rules(self) -> Path:
        """Where the compiled rules of the plain form belong."""
        return self.folder / f"rules-{rules_fingerprint(self.plain)}"

    @property
    def failure(self) -> Path:
        """The file that says why these rules could not be compiled."""
        return self.rules.with_name(self.rules.name.replace("rules", "failed"))

    def make_plain(self, package: Path) -> None:
        """Copy the package."""
        with made_whole(self.plain) as draft:
            shutil.copytree(package, draft / "elderwood", ignore=shutil.ignore_patterns(*NOT_SHIPPED))
        self.forget_old()

    def make_compiled(self) -> None:
        """Put the compiled rules into a copy of the plain form."""
        if not self.compiled.is_dir():
            with made_whole(self.compiled) as draft:
                for part in (self.plain, self.rules):
                    shutil.copytree(part, draft, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))

    def forget_old(self) -> None:
        """Remove forms of earlier sources, but not the last ones."""
        for kind in ("plain", "compiled", "rules"):
            found = sorted(self.folder.glob(f"{kind}-*"), key=lambda form: form.stat().st_mtime, reverse=True)
            for form in found[KEPT:]:
                shutil.rmtree(form, ignore_errors=True)


def rules_fingerprint(form: Path) -> str:
    """Sum up all that the compiled rules are made from."""
    total = hashlib.sha256(sys.version.encode())
    for tool in ("tools/build_rules.py", "constraints.txt"):
        total.update((ROOT / tool).read_bytes())
    for folder in compiling()["compile"]:
        for file in sorted((form / "elderwood" / folder).rglob("*.py")):
            total.update(f"{file.relative_to(form).as_posix()}\0".encode())
            total.update(file.read_bytes())
    return total.hexdigest()[:16]


def compiling() -> dict[str, list[str]]:
    """Return which folders are compiled, and what within them is not."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook: dict[str, list[str]] = project["tool"]["hatch"]["build"]["hooks"]["custom"]
    return {"compile": hook["compile"], "interpreted": hook["interpreted"]}


@contextmanager
def made_whole(place: Path) -> Iterator[Path]:
    """Give a folder to fill, which becomes ``place`` when it is full; if another run was first, its one stays."""
    place.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=".part-", dir=place.parent) as scratch:
        draft = Path(scratch, "draft")
        draft.mkdir()
        yield draft
        try:
            draft.rename(place)
        except OSError:
            if not place.is_dir():
                raise
