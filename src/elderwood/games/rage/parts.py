"""The parts of a match of Rage of the Elves: whose turn it is, the map, cards, an attack, a battle, a trade.

Lists are replaced and never changed in place, so that copies share them; those that a part's `copy` copies are the
exceptions. Cards are numbers of kinds; the top of decks and discard piles is the last one.
"""

from typing import Final

from elderwood.engine.parts import Part

NO_ONE: Final = -1  # no seat, no owner, no fighter
MACHINE: Final = -2  # the computer plays the neutral cards


class Turn(Part):
    """Whose turn of which round it is, and what has been done in it. Bits of `offered` stand for seats."""

    def __init__(self) -> None:
        self.round = 0
        self.first = 0
        self.seat = 0
        self.captured = False
        self.looked = False
        self.extra = False
        self.offered = 0

    def copy(self) -> "Turn":
        """Return a twin."""
        twin = Turn()
        twin.round = self.round
        twin.first = self.first
        twin.seat = self.seat
        twin.captured = self.captured
        twin.looked = self.looked
        twin.extra = self.extra
        twin.offered = self.offered
        return twin


class Realm(Part):
    """The map. Sets of cells have a bit for each: those `held` by each seat, built and printed `towers`, `shielded`."""

    def __init__(self, held: list[int], towers: int, shielded: int) -> None:
        self.held = held
        self.towers = towers
        self.shielded = shielded

    def copy(self) -> "Realm":
        """Return a twin."""
        return Realm(self.held, self.towers, self.shielded)

    def owner(self, cell: int) -> int:
        """Return the seat that holds a cell, or NO_ONE."""
        for seat, cells in enumerate(self.held):
            if cells >> cell & 1:
                return seat
        return NO_ONE

    def give(self, cell: int, taker: int) -> None:
        """Let a seat hold a cell, or nobody."""
        bit = 1 << cell
        self.held = [cells | bit if seat == taker else cells & ~bit for seat, cells in enumerate(self.held)]


class Armies(Part):
    """Peoples and their cards by seat, hands sorted; `out` are the cards that are not in the game.

    The outer lists are copied; the zones in them are replaced.
    """

    def __init__(
        self,
        factions: list[int],
        decks: list[list[int]],
        hands: list[list[int]],
        discards: list[list[int]],
        out: list[int],
    ) -> None:
        self.factions = factions
        self.decks = decks
        self.hands = hands
        self.discards = discards
        self.out = out

    def copy(self) -> "Armies":
        """Return a twin."""
        return Armies(self.factions, self.decks[:], self.hands[:], self.discards[:], self.out)


class Neutrals(Part):
    """The neutral cards. `shown` are those that everybody saw go into the deck when the first player was drawn, as
    far as they have not been seen to leave it since."""

    def __init__(self, deck: list[int], discard: list[int], shown: list[int]) -> None:
        self.deck = deck
        self.discard = discard
        self.shown = shown

    def copy(self) -> "Neutrals":
        """Return a twin."""
        return Neutrals(self.deck, self.discard, self.shown)


class Squads(Part):
    """Three cards for each squad, the place of its open card (or NO_ONE), and bits of the seats that looked at it."""

    def __init__(self, cards: list[int], opened: list[int], seen: list[int]) -> None:
        self.cards = cards
        self.opened = opened
        self.seen = seen

    def copy(self) -> "Squads":
        """Return a twin."""
        return Squads(self.cards, self.opened, self.seen)

    def count(self) -> int:
        """Return how many squads there are."""
        return len(self.opened)


class Hoard(Part):
    """Treasures and artifacts by seat, the artifacts not won yet, and those used."""

    def __init__(self, treasures: list[int], artifacts: list[list[int]], deck: list[int], used: list[int]) -> None:
        self.treasures = treasures
        self.artifacts = artifacts
        self.deck = deck
        self.used = used

    def copy(self) -> "Hoard":
        """Return a twin."""
        return Hoard(self.treasures, self.artifacts, self.deck, self.used)


class Goals(Part):
    """The goal of each seat, those not dealt, and for each seat bits of the goals it has met without winning."""

    def __init__(self, held: list[int], spare: list[int], ruled_out: list[int]) -> None:
        self.held = held
        self.spare = spare
        self.ruled_out = ruled_out

    def copy(self) -> "Goals":
        """Return a twin."""
        return Goals(self.held, self.spare, self.ruled_out)


class Knowledge(Part):
    """What seats know of each other's `hands` and `artifacts`: see `knowledge` and `artifacts`."""

    def __init__(self, hands: list[int], artifacts: list[list[int]]) -> None:
        self.hands = hands
        self.artifacts = artifacts

    def copy(self) -> "Knowledge":
        """Return a twin."""
        return Knowledge(self.hands, self.artifacts)


class Attack(Part):
    """An attack on a land: by whom, on whom (NO_ONE: neutral cards, which `keeper` plays). Blank outside the Capture
    phase.

    `sent` are the cards of attacker and defender until they are laid out; of a squad `squad_open` is the open card and
    `squad_seen` has bits of those who looked at it. `squad` is the one being looked at.
    """

    def __init__(self) -> None:
        self.target = NO_ONE
        self.attacker = NO_ONE
        self.defender = NO_ONE
        self.keeper = NO_ONE
        self.squad = NO_ONE
        self.sent: list[list[int]] = NOTHING_SENT
        self.squad_open = NO_ONE
        self.squad_seen = 0

    def copy(self) -> "Attack":
        """Return a twin."""
        twin = Attack()
        twin.target = self.target
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.keeper = self.keeper
        twin.squad = self.squad
        twin.sent = self.sent
        twin.squad_open = self.squad_open
        twin.squad_seen = self.squad_seen
        return twin

    def side_of(self, seat: int) -> int:
        """Return which side a seat fights on: 0, 1 or -1 (R45)."""
        if seat == self.attacker:
            return 0
        return 1 if seat == self.defender else -1

    def seat_of(self, side: int) -> int:
        """Return who fights on a side; NO_ONE for neutral cards."""
        return self.defender if side else self.attacker

    def commander(self, side: int) -> int:
        """Return who makes the choices for a side: its owner, or whoever plays the neutral cards (R23)."""
        if side == 0:
            return self.attacker
        return self.keeper if self.defender == NO_ONE else self.defender


NOTHING_SENT: Final[list[list[int]]] = [[], []]


class Blow(Part):
    """An attack of one fighter on another, towards a side of its own. Never changes."""

    def __init__(self, fighter: int = NO_ONE, target: int = NO_ONE, side: int = 0) -> None:
        self.fighter = fighter
        self.target = target
        self.side = side


class Battle(Part):
    """A battle that is laid out.

    Fighter `f` has `card[f]`, `side[f]`, `lives[f]`, `icons[f]` and `initiative[f]` (R84), and lies on one of the
    four `slots` or in the `centre` (lower, upper). Bits of `gone`, `moved`, `skips` and `hidden` stand for fighters.
    `last` is the attack just resolved, `strike` the one declared and not resolved; bits of `quiet` stand for seats
    that pass until the battle ends. `history` are the positions in which rounds began.
    """

    def __init__(self) -> None:
        self.card: list[int] = []
        self.side: list[int] = []
        self.lives: list[int] = []
        self.icons: list[int] = []
        self.initiative: list[int] = []
        self.slots: list[int] = EMPTY_SLOTS
        self.centre: list[int] = EMPTY_CENTRE
        self.hidden = 0
        self.gone = 0
        self.moved = 0
        self.skips = 0
        self.reserve = NO_ONE
        self.idle = False
        self.last_side = NO_ONE
        self.last_initiative = 0
        self.last: Blow | None = None
        self.strike: Blow | None = None
        self.mover = NO_ONE
        self.dying = NO_ONE
        self.quiet = 0
        self.history: list[int] = []

    def fresh(self, name: str) -> Part:
        """Return an empty blow."""
        return Blow()

    def copy(self) -> "Battle":
        """Return a twin."""
        twin = Battle()
        twin.card = self.card
        twin.side = self.side
        twin.lives = self.lives
        twin.icons = self.icons
        twin.initiative = self.initiative
        twin.slots = self.slots
        twin.centre = self.centre
        twin.hidden = self.hidden
        twin.gone = self.gone
        twin.moved = self.moved
        twin.skips = self.skips
        twin.reserve = self.reserve
        twin.idle = self.idle
        twin.last_side = self.last_side
        twin.last_initiative = self.last_initiative
        twin.last = self.last
        twin.strike = self.strike
        twin.mover = self.mover
        twin.dying = self.dying
        twin.quiet = self.quiet
        twin.history = self.history
        return twin

    def slot_of(self, fighter: int) -> int:
        """Return the slot a fighter stands on, or -1."""
        for slot, other in enumerate(self.slots):
            if other == fighter:
                return slot
        return NO_ONE

    def lives_on(self, slot: int) -> bool:
        """Say whether a living fighter stands on a slot."""
        fighter = self.slots[slot]
        return fighter != NO_ONE and self.lives[fighter] > 0

    def put(self, slot: int, fighter: int) -> None:
        """Let a fighter stand on a slot, or nobody."""
        self.slots = replaced(self.slots, slot, fighter)

    def set_lives(self, fighter: int, lives: int) -> None:
        """Change the lives of a fighter."""
        self.lives = replaced(self.lives, fighter, lives)

    def contested(self) -> bool:
        """Say whether living cards of both sides stand on the edges (R38)."""
        sides = 0
        for fighter in self.slots:
            if fighter != NO_ONE and self.lives[fighter] > 0:
                sides |= 1 << self.side[fighter]
        return sides == 3


EMPTY_SLOTS: Final[list[int]] = [NO_ONE] * 4
EMPTY_CENTRE: Final[list[int]] = [NO_ONE] * 2


class Declared(Part):
    """An action that has been played and not taken effect; `under` is the one below it on the stack (R42).

    `aim` and `further` are its targets: a fighter, a land, a seat, a squad; a side, a slot, another land.
    """

    def __init__(self, card: int = 0, seat: int = NO_ONE, under: "Declared | None" = None) -> None:
        self.card = card
        self.seat = seat
        self.aim = NO_ONE
        self.further = NO_ONE
        self.cancelled = False
        self.under = under

    def fresh(self, name: str) -> Part:
        """Return an empty action."""
        return Declared()

    def copy(self) -> "Declared":
        """Return a twin, with all below it."""
        under = self.under
        twin = Declared(self.card, self.seat, None if under is None else under.copy())
        twin.aim = self.aim
        twin.further = self.further
        twin.cancelled = self.cancelled
        return twin


class Trade(Part):
    """A trade being put together or considered: what is given, what is wanted, which artifacts come in return."""

    def __init__(self, seat: int = NO_ONE, partner: int = NO_ONE) -> None:
        self.seat = seat
        self.partner = partner
        self.gives = 0
        self.wants_treasures = 0
        self.wants_artifacts = 0
        self.given: list[int] = []
        self.returned: list[int] = []

    def copy(self) -> "Trade":
        """Return a twin."""
        twin = Trade(self.seat, self.partner)
        twin.gives = self.gives
        twin.wants_treasures = self.wants_treasures
        twin.wants_artifacts = self.wants_artifacts
        twin.given = self.given
        twin.returned = self.returned
        return twin


def replaced(numbers: list[int], at: int, number: int) -> list[int]:
    """Return a list with another number in one place."""
    twin = numbers[:]
    twin[at] = number
    return twin


def without(zone: list[int], card: int) -> list[int]:
    """Return a zone with one card of a kind less."""
    twin = zone[:]
    twin.remove(card)
    return twin
