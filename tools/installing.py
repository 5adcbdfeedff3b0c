"""Installs packages with uv or pip, at the versions of ``constraints.txt``, into the environment that runs this.

``python tools/installing.py ARGUMENTS...`` hands its arguments to the installer and keeps the story in ``install.log``.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OFFLINE = re.compile(
    "name resolution|dns error|getaddrinfo|NewConnectionError|ConnectTimeout|error sending request"
    "|network is unreachable|ProxyError",
    re.IGNORECASE,
)
TOLD = 60  # lines of the story that are shown when it ends badly


class InstallError(Exception):
    """The packages could not be installed; the message is a sentence for the user."""


def install(*arguments: str, log: Path) -> None:
    """Run the installer with these arguments and keep what it says in ``log``."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as story:
        done = subprocess.run([*installer(), *arguments], stdout=story, stderr=subprocess.STDOUT)
    if done.returncode == 0:
        return
    said = log.read_text("utf-8", "replace")
    if OFFLINE.search(said):
        raise InstallError(
            "the packages Elderwood needs could not be fetched: connect to the network (behind a proxy, set "
            f"HTTPS_PROXY), then try again; details are in {log}."
        )
    last = "\n".join(said.splitlines()[-TOLD:])
    raise InstallError(f"the installation failed:\n{last}\nThe whole story is in {log}.")


def install_beside(folder: Path, *packages: str, log: Path) -> None:
    """Install tools into a folder of their own, to be used by adding it to ``PYTHONPATH``."""
    install("--target", str(folder), *quickly(), *packages, log=log)


@cache
def has_uv() -> bool:
    """Say whether there is a uv that runs: some systems have a placeholder of that name."""
    try:
        return subprocess.run(["uv", "--version"], capture_output=True).returncode == 0
    except OSError:
        return False


def installer() -> list[str]:
    """Return the command that installs into this environment."""
    constraints = str(ROOT / "constraints.txt")
    if has_uv():
        return ["uv", "pip", "install", "--python", sys.executable, "--constraints", constraints]
    return [sys.executable, "-m", "pip", "install", "--constraint", constraints]


def quickly() -> list[str]:
    """Return what leaves compiling to byte code to the first import: most modules are never imported."""
    return [] if has_uv() else ["--no-compile"]


def again(arguments: list[str]) -> list[str]:
    """Return what makes the installer build Elderwood anew though its version is the same."""
    if has_uv():
        return ["--reinstall-package", "elderwood"]
    return ["--force-reinstall"] if "--no-deps" in arguments else []


def requirements(extra: str) -> list[str]:
    """List what Elderwood asks for with an extra, the extras that this names included.

    >>> "elderwood[play,server]" in requirements("all"), "click>=8.3,<9" in requirements("all")
    (False, True)
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras: dict[str, list[str]] = project["optional-dependencies"]
    wanted, todo = list(project["dependencies"]), [extra]
    for name in todo:
        for requirement in extras[name]:
            own = re.fullmatch(r"elderwood\[(.+)\]", requirement)
            if own:
                todo += own[1].split(",")
            elif requirement not in wanted:
                wanted.append(requirement)
    return wanted


def main(arguments: list[str]) -> None:
    """Install as the shell asks."""
    try:
        install(*again(arguments), *arguments, log=Path(sys.prefix, "install.log"))
    except InstallError as error:
        sys.exit(f"elderwood: {error}")


if __name__ == "__main__":
    main(sys.argv[1:])
