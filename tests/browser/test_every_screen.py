"""Every screen, in three languages, by day and by night, on desktop and phone."""

import re
from pathlib import Path
from typing import Any

import pytest

import elderwood
from tests.browser.conftest import Visit
from tests.browser.launching import DESKTOP, PHONE, ROOT
from tests.browser.player import Player
from tests.browser.screens import tour
from tests.browser.test_sizes import SIDEWAYS

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN_AXE = """async (standard) => {
  const found = await axe.run(document, { runOnly: standard, resultTypes: ['violations'] });
  return found.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}"""
# Everything that is read or read out: texts, labels, titles and placeholders.
WORDS = """() => {
  const words = [document.body.innerText];
  for (const one of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) words.push(one.getAttribute(name) ?? '');
  }
  return words.join('\\n');
}"""
TEXTS = Path(elderwood.__file__).parent / "texts" / "en"
KEYS = {
    match[1]
    for file in TEXTS.glob("*.ftl")
    for match in re.finditer(r"^([a-z][a-z0-9-]*) =", file.read_text("utf-8"), re.MULTILINE)
}
FAMILIES = {key.partition("-")[0] for key in KEYS if "-" in key}


def keys_shown(player: Player) -> list[str]:
    """Return what looks like the key of a text instead of the text."""
    tokens = set(re.findall(r"(?<![\w/.#:-])[a-z]+(?:-\w+)+(?![\w-])", player.page.evaluate(WORDS)))
    return sorted(
        token for token in tokens if token in KEYS or (token.count("-") > 1 and token.partition("-")[0] in FAMILIES)
    )


def axe(player: Player) -> list[str]:
    """Return what axe finds wrong. The page forbids foreign script, so it comes by way of the browser."""
    if not player.page.evaluate("'axe' in window"):
        player.page.evaluate(AXE.read_text("utf-8"))
    violations: list[str] = player.page.evaluate(RUN_AXE, STANDARD)
    return violations


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [
        ("en", "light", DESKTOP),
        ("ru", "dark", DESKTOP),
        ("ru", "light", PHONE),
        ("fr", "dark", PHONE),
    ],
    ids=["en-light", "ru-dark", "ru-light-phone", "fr-dark-phone"],
)
def test_every_screen_is_accessible_and_translated(
    visit: Visit, language: str, theme: str, size: dict[str, int]
) -> None:
    """UI-55 to UI-61."""
    settings: dict[str, Any] = {"speed": "none", "language": language, "theme": theme}
    player = visit(size=size, touch=size is PHONE, settings=settings)
    faults: list[str] = []
    for screen in tour(player):
        faults += [f"{screen}: {fault}" for fault in axe(player)]
        faults += [f"{screen}: not translated: {key}" for key in keys_shown(player)]
        faults += [f"{screen}: {fault}" for fault in player.faults(SIDEWAYS)]
        assert player.page.evaluate("document.documentElement.lang") == language
    assert faults == []
