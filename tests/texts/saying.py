"""What the code can say, collected from the code itself."""

import ast
import re
from functools import cache
from pathlib import Path

import elderwood
from elderwood.engine.title import Title
from elderwood.games import TITLES
from elderwood.games.sylvion.cards import CARDS
from elderwood.games.sylvion.show import STEP_NAMES
from elderwood.texts.catalogue import bundle, catalogues

SOURCE = Path(elderwood.__file__).parent
KEY = re.compile(r"(error|why|[a-z]+-(event|ask|why|move))(-[a-z0-9]+)+")


@cache
def trees(folder: str = "") -> list[ast.Module]:
    """Return the syntax tree of every source file, or of those in a folder."""
    files = sorted(SOURCE.joinpath(folder).rglob("*.py"))
    return [ast.parse(file.read_text(encoding="utf-8")) for file in files]


def calls(name: str, folder: str = "") -> list[ast.Call]:
    """Return every call of a function or method of that name."""
    found = []
    for tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func
                if name in (getattr(called, "id", None), getattr(called, "attr", None)):
                    found.append(node)
    return found


def words(node: ast.AST) -> set[str]:
    """Return every string constant below a node."""
    return {leaf.value for leaf in ast.walk(node) if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)}


def written_keys() -> set[str]:
    """Return the keys that stand in the source as they are."""
    return {word for tree in trees() for word in words(tree) if KEY.fullmatch(word)}


def unknown_names() -> set[str]:
    """Return the keys of `UnknownNameError`, made from the kind of name."""
    kinds = {call.args[0] for call in calls("UnknownNameError")}
    return {f"error-unknown-{word}" for kind in kinds for word in words(kind)}


def said_keys() -> set[str]:
    """Return the keys that clients ask a speaker for; those of the terminal client's own words left out."""
    found = {word for call in calls("say") if call.args for word in words(call.args[0])}
    return {word for word in found if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", word) and not word.startswith("cli-")}


def endings() -> set[str]:
    """Return the ways a Sylvion match can end."""
    asked = [
        argument for name in ("finish", "damage") for call in calls(name, "games/sylvion") for argument in call.args
    ]
    return {f"sylvion-end-{word}" for node in asked for word in words(node)}


def title_keys(title: Title) -> set[str]:
    """Return the keys that every title's clients make from its options and moves."""
    keys = {f"{title.name}-{what}" for what in ("title", "tagline", "aim", "first", "whole", "whole.hint")}
    keys |= {f"{title.name}-coach-{hint.name}" for hint in title.coach}
    keys |= {title.caption(move)[0] for move in range(len(title.words))}
    for option in title.options:
        label = f"{title.name}-option-{option.name}"
        keys |= {label, f"{label}.hint"} | {f"{label}-{value}" for value in option.values}
    return keys


@cache
def every_key() -> set[str]:
    """Return all keys the code can ask for."""
    keys = written_keys() | unknown_names() | said_keys() | endings()
    for title in TITLES:
        keys |= title_keys(title)
    keys |= {f"sylvion-card-{card.name}" for card in CARDS if card.name}
    keys |= {f"sylvion-card-{card.name}-text" for card in CARDS if card.name}
    keys |= {f"sylvion-step-{name}" for name in STEP_NAMES}
    keys |= {f"sylvion-score-{source}" for source in ("bloom", "trees", "feat")}
    keys |= {f"{key}.wait" for key in keys if "-ask-" in key}
    return keys


@cache
def known_keys(lang: str) -> set[str]:
    """Return every message of a language, and every attribute that is not a form of grammar."""
    names = re.findall(r"^([a-z][\w-]*) =", "\n".join(catalogues(lang).values()), re.MULTILINE)
    keys = set(names)
    for name in names:
        keys |= {f"{name}.{attribute}" for attribute in bundle(lang).get_message(name).attributes}
    return keys
