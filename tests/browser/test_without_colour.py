"""UI-55: whatever a colour tells, a shape, a pattern or a word tells too. The page is drawn in grey here."""

from itertools import combinations
from typing import Any

from tests.browser.player import Look, Player, taste

GREY = "() => (document.documentElement.style.filter = 'grayscale(1)')"

# What is seen of cards without colour, by their kind: the line around them, the sign, the forms of the badges.
CARDS = """() => {
  const seen = {};
  for (const card of document.querySelectorAll('.card')) {
    const kind = card.classList[1];
    const style = getComputedStyle(card);
    const sign = card.querySelector('.sign svg')?.innerHTML ?? '';
    seen[kind] ??= [style.borderTopStyle, style.borderTopWidth, sign].join(' ');
  }
  return seen;
}"""
BADGES = """() => Object.fromEntries(['cost', 'strength', 'vitality', 'letter'].flatMap((name) => {
  const badge = document.querySelector(`.card.hand .badge.${name}, .card.cell .badge.${name}`);
  return badge ? [[name, `${getComputedStyle(badge).borderRadius} ${getComputedStyle(badge).transform}`]] : [];
}))"""
# The ring around a thing, by whether it can be used, and how deep it stands among the others.
RINGS = """() => [...document.querySelectorAll('[data-testid="hand"] button[data-thing]')].map((one) => {
  const ring = getComputedStyle(one, '::after');
  return [one.dataset.legal === 'true', ring.visibility === 'visible' && parseFloat(ring.borderTopWidth) > 0,
    Math.round(one.getBoundingClientRect().bottom)];
})"""
EDGES = """() => [...document.querySelectorAll('[data-edge]')].map((edge) =>
  [edge.classList.contains('withered'), getComputedStyle(edge).borderTopStyle, edge.firstElementChild.innerHTML])"""
# The shapes drawn for something, by name. Only forms count, so fills and strokes are struck out.
SHAPES = """([selector, name]) => {
  const form = (svg) => svg.innerHTML.replace(/(fill|stroke|style|color|class)="[^"]*"/g, '');
  const found = {};
  for (const one of document.querySelectorAll(selector)) {
    const svg = one.matches('svg') ? one : one.querySelector('svg');
    const kind = [...one.classList].find((name) => !/^(disc|under|svelte-.*)$/.test(name));
    if (svg) found[name === 'class' ? kind : one.dataset[name]] = form(svg);
  }
  return found;
}"""


def alike(seen: dict[str, Any]) -> list[tuple[str, str]]:
    """Return the pairs that nothing but colour tells apart."""
    return [(one, other) for one, other in combinations(sorted(seen), 2) if seen[one] == seen[other]]


def test_cards_of_each_kind_differ_without_colour(player: Player) -> None:
    player.new_table(feats="yes", elements="yes", pawn="yes")
    player.page.evaluate(GREY)

    def blazes(look: Look) -> bool:
        return player.defends(look) and any("blazing" in card for card in player.told[-1]["view"]["board"])

    player.play_until(blazes, taste(4))
    kinds: dict[str, str] = player.page.evaluate(CARDS)
    for pile in ("deck", "removed", "ravage"):
        player.click(f"pile-{pile}")
        player.find("pile-list").locator(".card").first.wait_for()
        kinds |= player.page.evaluate(CARDS)
        player.page.keyboard.press("Escape")
    assert {"fountain", "tree", "animal", "elemental", "blazing", "support", "element"} <= set(kinds)
    assert alike(kinds) == []
    badges = player.page.evaluate(BADGES)
    assert {"cost", "strength", "vitality"} <= set(badges)
    assert alike(badges) == []


def test_what_can_be_used_and_what_withers_is_seen_without_colour(player: Player) -> None:
    player.seat_at_battle()
    player.page.evaluate(GREY)

    def both(_: object) -> bool:
        rings = player.page.evaluate(RINGS)
        return {legal for legal, *_ in rings} == {True, False}

    player.play_until(both, taste(3))
    player.page.mouse.move(0, 0)  # a card that is pointed at stands out
    rings = player.steady(RINGS)
    assert all(legal == ringed for legal, ringed, _ in rings)
    lowest = max(bottom for legal, _, bottom in rings if legal)
    assert all(bottom > lowest for legal, _, bottom in rings if not legal)  # and it is not drawn forward
    edges = {withered: (style, picture) for withered, style, picture in player.page.evaluate(EDGES)}
    assert edges[True][0] != edges[False][0]
    assert edges[True][1] != edges[False][1]


def test_players_terrains_and_counters_differ_without_colour(player: Player) -> None:
    player.new_table("me", *["bot"] * 5, title="elfenland")
    player.page.evaluate(GREY)
    player.wait_for_turn()
    boots = player.page.evaluate(SHAPES, ["[data-boot]", "boot"])
    assert len(boots) == 6
    assert alike(boots) == []
    terrains = player.page.evaluate(SHAPES, ["[data-testid='map'] .disc", "class"])
    assert {"plains", "woods", "desert", "mountains"} <= set(terrains)
    assert alike(terrains) == []
    cards = player.page.evaluate(SHAPES, ["[data-testid='hand'] [data-piece]", "piece"])
    assert len(cards) > 2
    assert alike(cards) == []


# What is seen of the marks of types without colour: the form around the sign, and the sign.
MARKS = """() => Object.fromEntries([...document.querySelectorAll('.badge.mark')].map((mark) => {
  const style = getComputedStyle(mark);
  return [mark.classList[2], `${style.borderRadius} ${style.rotate} ${mark.querySelector('svg').innerHTML}`];
}))"""


def test_kinds_and_types_of_creatures_differ_without_colour(player: Player) -> None:
    player.new_table("me", "bot", title="wizards")
    player.wait_for_turn()
    player.page.evaluate(GREY)
    player.click("pile-deck")
    player.find("pile-list").locator(".card").nth(20).wait_for()
    kinds: dict[str, str] = player.page.evaluate(CARDS)
    assert set(kinds) == {"phoenix", "plant", "reptile", "undead", "beast", "bird", "insect"}
    assert alike(kinds) == []
    marks: dict[str, str] = player.page.evaluate(MARKS)
    assert set(marks) == {"spell", "active", "passive", "end-game"}
    assert alike(marks) == []
