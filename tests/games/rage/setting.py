"""Words for proofs: steps through windows, readers of what everybody sees, and the few changes of a position they need.

Readers look at views alone, so that proofs do not depend on how a position keeps its books; what knows fields stands at
the end.
"""

from collections.abc import Sequence

from elderwood.engine.options import Options
from elderwood.games.rage.artifacts import gain_artifact
from elderwood.games.rage.cards import NUMBER, names
from elderwood.games.rage.parts import MACHINE, replaced
from elderwood.games.rage.show import BattleView, FighterView, RageCellView, RageSeatView
from elderwood.games.rage.vocabulary import ICON_NAME
from tests.games.rage.table import Table, battle

SLOTS = ("n", "e", "s", "w")
SIDES = ("left", "forward", "right")
# An artifact without use in battle: whoever holds it is asked in every window in which some artifact could be used.
IDLE = "war_horn"


def until(t: Table, seat: int, window: str) -> Table:
    """Pass until a seat is asked in a window of that name, or nobody can step in any more."""
    while t.asks in ("window", "response") and (t.asked, t.window) != (seat, window):
        t.play("pass")
    return t


def resolve(t: Table, words: str) -> Table:
    """Play a card and what it is aimed at; nobody answers it."""
    t.play(words)
    while t.asks == "response":
        t.play("pass")
    return t


def field(t: Table) -> BattleView:
    """Return the battlefield as everybody sees it."""
    found = t.view(0)["battle"]
    assert found is not None
    return found


def on(t: Table, slot: str) -> FighterView:
    """Return the card on a slot."""
    found = field(t)["slots"][SLOTS.index(slot)]
    assert found is not None
    return found


def card_on(t: Table, slot: str) -> str:
    """Name the card on a slot; `` for an empty place."""
    found = field(t)["slots"][SLOTS.index(slot)]
    return "" if found is None else found["card"]


def lives_on(t: Table, slot: str) -> int:
    """Return the lives of the card on a slot, 0 for an empty place."""
    found = field(t)["slots"][SLOTS.index(slot)]
    return 0 if found is None else found["lives"]


def icon_on(t: Table, slot: str, side: str) -> str:
    return on(t, slot)["icons"][SIDES.index(side)]


def player(t: Table, seat: int, viewer: int | None = None) -> RageSeatView:
    """Return a player as a viewer sees them; as they see themselves unless told."""
    return t.view(seat if viewer is None else viewer)["players"][seat]


def land(t: Table, name: str) -> RageCellView:
    return next(cell for cell in t.view(0)["cells"] if cell["name"] == name)


def in_battle(t: Table) -> bool:
    return t.view(0)["battle"] is not None


def winners(t: Table) -> list[int]:
    outcome = t.position.outcome()
    assert outcome is not None
    return outcome.winners


def acted(t: Table) -> list[str]:
    """Name the cards that attacked, stood, stepped or missed their move, in order."""
    keys = ("attacks", "stands", "steps", "skips")
    return [str(event.values["card"]) for event in t.log.events if event.key.removeprefix("rage-event-") in keys]


def told_cards(t: Table, key: str) -> list[str]:
    return [str(values["card"]) for values in t.told(key)]


def duel(attack: str, met: str, side: str = "forward", options: Options | None = None) -> Table:
    """Ebrung (5 lives, to the north) has one icon and meets one icon of the Golem (3 lives), which has no other."""
    slot = {"left": "e", "forward": "s", "right": "w"}[side]
    edges = {"n": "a:ebrung", slot: "d:golem"}
    t = battle(
        " ".join(edges.get(each, "-") for each in SLOTS),
        artifacts=[IDLE],
        reserve="d",
        peoples=("snow", "black"),
        options=options,
    )
    at = SIDES.index(side)
    own = ["none"] * 3
    other = ["none"] * 3
    own[at] = attack
    other[2 - at] = met
    return paint(t, {"n": " ".join(own), slot: " ".join(other)})


# Fields from here on.


def paint(t: Table, icons: dict[str, str]) -> Table:
    """Give the cards on slots other icons: left, forward, right."""
    fought = t.battle
    for slot, words in icons.items():
        left, forward, right = (ICON_NAME.index(word) for word in words.split())
        fighter = fought.slots[SLOTS.index(slot)]
        fought.icons = replaced(fought.icons, fighter, left | forward << 4 | right << 8)
    return t


def set_treasures(t: Table, counts: Sequence[int]) -> Table:
    t.position.hoard.treasures = list(counts)
    return t


def give_artifact(t: Table, seat: int, card: str) -> Table:
    gain_artifact(t.position, seat, NUMBER[card])
    return t


def open_card(t: Table, squad: int, place: int) -> Table:
    """Turn a card of a squad up."""
    squads = t.position.squads
    squads.opened = replaced(squads.opened, squad - 1, place - 1)
    return t


def squad_cards(t: Table, squad: int) -> tuple[str, ...]:
    """Name the cards of a squad, seen by anybody or not."""
    return tuple(names(t.position.squads.cards[3 * squad - 3 : 3 * squad]))


def set_neutral(t: Table, deck: str, discard: str) -> Table:
    """Lay the neutral deck, its top card last, and the neutral discard pile."""
    t.position.neutrals.deck = [NUMBER[name] for name in deck.split()]
    t.position.neutrals.discard = [NUMBER[name] for name in discard.split()]
    return t


def vary(t: Table, number: int) -> Table:
    """Let chance go another way from here on."""
    counters = t.position.chance.counters
    for stream in range(len(counters)):
        counters[stream] = number
    return t


def machine(t: Table) -> Table:
    """Let the computer play the neutral cards."""
    t.position.attack.keeper = MACHINE
    return t
