"""Runs Elderwood for ``./start``, in the best form there is, and has the rules compiled when they are not.

``python tools/launch.py SOURCES ARGUMENTS...`` runs ``elderwood ARGUMENTS...``. ``ELDERWOOD_COMPILE=0`` stays with
plain rules, ``ELDERWOOD_COMPILE=require`` waits for compiled ones and gives up without them.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import build_rules
from compile_rules import compile_behind, compile_rules
from forms import Forms
from installing import InstallError
from prepare import say

# Commands that play thousands of matches: they gain more by compiled rules than they lose by waiting for them.
LONG = ("simulate", "arena", "train", "calibrate", "balance", "bench", "torture")
PLAIN = "the rules run as plain Python, several times slower"


def choose(forms: Forms, arguments: list[str], wish: str) -> Path:
    """Return the form to run."""
    if wish == "0":
        return forms.plain
    if not forms.rules.is_dir():
        make_rules(forms, arguments, wish)
    if not forms.rules.is_dir():
        return forms.plain
    forms.make_compiled()
    say_once(forms, "the rules are compiled and run at full speed")
    return forms.compiled


def make_rules(forms: Forms, arguments: list[str], wish: str) -> None:
    """Compile the rules, see to it that they are compiled, or say why they cannot be."""
    obstacle = build_rules.obstacle()
    if wish == "require":
        say("compiling the rules, as ELDERWOOD_COMPILE=require asks: a minute or two, once")
        compile_rules(forms)
    elif obstacle:
        say_once(forms, f"{PLAIN}, because {obstacle}; once it is there, ./start compiles them")
    elif forms.failure.is_file():
        say_once(forms, f"{PLAIN}, because compiling them failed; ELDERWOOD_COMPILE=require ./start shows why")
    elif is_long(arguments):
        say(f"compiling the rules before {arguments[0]}: a minute or two, once; ELDERWOOD_COMPILE=0 goes without")
        try:
            compile_rules(forms)
        except (build_rules.CompileError, InstallError) as error:
            say(f"{PLAIN}: {error}")
    else:
        compile_behind(forms)
        say("the rules run as plain Python for now; they are being compiled in the background, for the next start")


def is_long(arguments: list[str]) -> bool:
    """Say whether a command is worth waiting for the compiled rules."""
    return arguments[:1] != [] and arguments[0] in LONG and not {"-h", "--help"} & set(arguments)


def say_once(forms: Forms, words: str) -> None:
    """Tell how the rules run, unless that was the last thing told about it."""
    told = forms.folder / "told"
    if not told.is_file() or told.read_text("utf-8") != words:
        say(words)
        told.write_text(words, "utf-8")


def main(sources: str, arguments: list[str]) -> None:
    """Become the command."""
    forms = Forms(Path(sys.prefix, "elderwood"), sources)
    try:
        form = choose(forms, arguments, os.environ.get("ELDERWOOD_COMPILE", ""))
    except build_rules.CompileError as error:
        sys.exit(f"{error.details}\nelderwood: the rules must be compiled, but {error}".lstrip())
    except InstallError as error:
        sys.exit(f"elderwood: {error}")
    known = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = f"{form}{os.pathsep}{known}" if known else str(form)
    # -P keeps a folder called elderwood where the user happens to be from being taken for it.
    os.execv(sys.executable, [sys.executable, "-P", "-m", "elderwood", *arguments])


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
