"""Scenes: a card in the hand of seat 0, who is asked at a moment of play.

Each scene stops between moves, at an attack, when a warrior is about to die ... with everything there that an action
of that moment could need.
"""

from collections.abc import Callable

from elderwood.games.rage.cards import CARDS, NUMBER
from elderwood.games.rage.vocabulary import FACTION_NAME, NEUTRAL
from tests.games.rage.setting import IDLE, until
from tests.games.rage.table import PEOPLES, Table, battle, table

FELLOW = {"forest": "dryad", "black": "initiate", "snow": "raider", "high": "healer"}


def people_of(card: str) -> str:
    """Name the people that holds a card; any may hold an artifact."""
    faction = CARDS[NUMBER[card]].faction
    return FACTION_NAME[faction] if faction != NEUTRAL else "black"


def peoples_for(card: str) -> list[str]:
    """Name four peoples, that of the card first."""
    own = people_of(card)
    return [own, *[people for people in PEOPLES if people != own]]


def is_artifact(card: str) -> bool:
    return card not in ("", "-") and CARDS[NUMBER[card]].faction == NEUTRAL


def word_of(card: str) -> str:
    """Return the word that plays a card."""
    return f"use-{card}" if is_artifact(card) else f"act-{card}"


def held(card: str, hand: str = "") -> tuple[str, str]:
    """Return the hand and the artifacts of a seat that holds a card, and an idle artifact beside it."""
    if is_artifact(card):
        return hand, card if card == IDLE else f"{card} {IDLE}"
    return f"{card} {hand}".strip(), IDLE


def fellow(card: str) -> str:
    """Name a plain card of the same people."""
    return FELLOW[people_of(card)]


def skirmish(card: str, lands: int = 6, edges: str = "a:eldagar - d:atranax -", **more: object) -> Table:
    """Seat 0 attacks with Eldagar, who strikes first and lives through nothing: Atranax answers with a deadly blow."""
    hand, artifacts = held(card, fellow(card))
    return battle(
        edges,
        hands=[hand, ""],
        artifacts=[artifacts],
        lands=[lands, 1],
        peoples=peoples_for(card),
        **more,  # type: ignore[arg-type]
    )


def own_turn(card: str, lands: int = 6, **more: object) -> Table:
    """Seat 0 is to begin its Capture phase; everything an action outside battle needs is there."""
    own = fellow(card)
    hand, artifacts = held(card, f"{own} {own} {own}")
    people = peoples_for(card)
    return table(
        [hand, FELLOW[people[1]]],
        artifacts=[artifacts],
        lands=[lands],
        discards=[own],
        peoples=people,
        **more,  # type: ignore[arg-type]
    )


def at_own_target(card: str, lands: int) -> Table:
    return until(own_turn(card, lands).play("capture-B2"), 0, "target")


def at_after(card: str, lands: int) -> Table:
    """After declining with one card in hand: three are in hand then, or two and an artifact."""
    own = fellow(card)
    hand, artifacts = held(card, own)
    people = peoples_for(card)
    t = table(
        [f"{hand} {own}".strip(), FELLOW[people[1]]],
        artifacts=[artifacts],
        lands=[lands],
        discards=[own],
        peoples=people,
    )
    return t.play("decline")


def at_their_target(card: str, lands: int) -> Table:
    """Seat 1 has named a land."""
    hand, artifacts = held(card)
    people = peoples_for(card)
    other = FELLOW[people[1]]
    t = table(
        [hand, f"{other} {other} {other}"],
        artifacts=[artifacts],
        turn=1,
        lands=[lands],
        discards=[fellow(card)],
        peoples=people,
    )
    return until(t.play("capture-B7"), 0, "target")


def at_reveal(card: str, lands: int) -> Table:
    t = skirmish(card, lands, "a:eldagar a:troll d:atranax d:troll", centre="a:goblin d:goblin", start="reveal")
    return until(t, 0, "reveal")


def at_centre(card: str, lands: int) -> Table:
    """The last cards have met in the centre; seat 0 attacked."""
    own = fellow(card)
    hand, artifacts = held(card, f"{own} {own} {own}")
    people = peoples_for(card)
    other = FELLOW[people[1]]
    t = table(
        [hand, f"{other} {other} {other}"],
        artifacts=[artifacts],
        lands=[lands],
        owners={"B2": 1},
        peoples=people,
        options={"placement": "advanced"},
    )
    until(t.play("capture-B2"), 0, "none")
    while t.asks == "send":
        t.play(f"send-{own}")
    if t.asks == "defend":
        t.play(f"send-{other}")
    return until(t.play("slot-n slot-e slot-s slot-w"), 0, "centre")


def at_between(card: str, lands: int) -> Table:
    return until(skirmish(card, lands), 0, "between")


def at_defended_move(card: str, lands: int) -> Table:
    """Seat 0 defends its home castle."""
    hand, artifacts = held(card, fellow(card))
    t = battle(
        "d:eldagar - a:atranax -",
        attacker=1,
        defender=0,
        hands=[hand, ""],
        artifacts=[artifacts],
        lands=[lands, 1],
        target="A1",
        peoples=peoples_for(card),
    )
    return until(t, 0, "between")


def at_attack(card: str, lands: int) -> Table:
    return until(skirmish(card, lands), 0, "attack")


def at_after_attack(card: str, lands: int) -> Table:
    t = at_attack(card, lands)
    while not t.told("hurt"):
        t.play("pass")
    return until(t, 0, "between")


def at_lethal(card: str, lands: int) -> Table:
    return until(at_after_attack(card, lands), 0, "lethal")


def at_response(card: str, lands: int) -> Table:
    """Seat 1 has declared lightning on Eldagar."""
    hand, artifacts = held(card, fellow(card))
    weapon = "lightning_of_the_old_gods" if card != "lightning_of_the_old_gods" else "fetters_of_ice"
    t = battle(
        "a:eldagar - d:atranax -",
        hands=[hand, ""],
        artifacts=[artifacts, weapon],
        lands=[lands, 1],
        peoples=peoples_for(card),
    )
    return until(t.play(f"use-{weapon} slot-n"), 0, "response")


def at_table_response(card: str, lands: int) -> Table:
    """Seat 1 has declared an artifact outside battle, in its own turn."""
    hand, artifacts = held(card, fellow(card))
    weapon = "scroll_of_memory" if card != "scroll_of_memory" else "eye_of_the_seer"
    people = peoples_for(card)
    other = FELLOW[people[1]]
    t = table(
        [hand, other],
        artifacts=[artifacts, weapon],
        turn=1,
        lands=[lands],
        discards=["", other],
        peoples=people,
    )
    return until(t.play(f"use-{weapon}"), 0, "response")


def watching(card: str, lands: int) -> Table:
    """Seat 0 watches a battle between the two others."""
    hand, artifacts = held(card, fellow(card))
    return battle(
        "a:eldagar - d:atranax -",
        seats=3,
        attacker=1,
        defender=2,
        hands=[hand, "", ""],
        artifacts=[artifacts],
        lands=[lands, 1, 1],
        peoples=peoples_for(card),
        target="E4",
    )


def at_watched_move(card: str, lands: int) -> Table:
    return until(watching(card, lands), 0, "between")


def at_watched_attack(card: str, lands: int) -> Table:
    return until(watching(card, lands), 0, "attack")


SCENES: dict[str, tuple[str, Callable[[str, int], Table]]] = {
    "turn": ("turn", own_turn),
    "own-target": ("target", at_own_target),
    "their-target": ("target", at_their_target),
    "after": ("after", at_after),
    "reveal": ("reveal", at_reveal),
    "centre": ("centre", at_centre),
    "between": ("between", at_between),
    "defended-move": ("between", at_defended_move),
    "attack": ("attack", at_attack),
    "after-attack": ("between", at_after_attack),
    "lethal": ("lethal", at_lethal),
    "response": ("response", at_response),
    "table-response": ("response", at_table_response),
    "watched-move": ("between", at_watched_move),
    "watched-attack": ("attack", at_watched_attack),
}


def place_of(t: Table) -> str:
    """Name where the match stands: the window that is open, or else the question."""
    return t.window or t.asks


def can_play(scene: str, card: str, lands: int = 6) -> bool:
    """Say whether seat 0 can play a card at a moment, with so many lands."""
    place, build = SCENES[scene]
    t = build(card, lands)
    return (place_of(t), t.asked) == (place, 0) and t.offers(word_of(card))
