"""A table in a few words, and moves in notation, for tests that read as positions.

`table` sets up a turn, `battle` a battle. Cards are given as words, one text a seat; `lands` says how many lands each
seat holds, castle included. In a battle `a:janira` is the attacker's card, `d:raider` the defender's, `-` an
empty place.

>>> battle("a:janira d:raider d:elite a:darnguard").slots
['janira', 'raider', 'elite', 'darnguard']
"""

from collections.abc import Sequence
from typing import Any

from elderwood.engine.chance import chance_of
from elderwood.engine.options import Options, settle
from elderwood.games.rage.battle import add_fighter
from elderwood.games.rage.boards import CELL_NAMES, CELL_NUMBER, cells_of
from elderwood.games.rage.cards import EMPTY, NAME, NUMBER, SQUAD_SIZE, deck_of, goal_cards, names
from elderwood.games.rage.knowledge import known_of
from elderwood.games.rage.parts import NO_ONE, Battle, Squads, replaced
from elderwood.games.rage.position import RagePosition
from elderwood.games.rage.settings import OPTIONS
from elderwood.games.rage.show import RageView
from elderwood.games.rage.state import (
    BATTLE,
    BEGIN_TURN,
    END_CAPTURE,
    ROUND,
    SETTLE_CENTRE,
    STREAMS,
    W_REVEAL,
    WINDOW,
)
from elderwood.games.rage.title import RageOfTheElves
from elderwood.games.rage.vocabulary import FACTION_NAME, GOAL_NAME, NEUTRAL
from tests.games.table import AnyTable

TITLE = RageOfTheElves()
PEOPLES = ("forest", "black", "snow", "high")


def placeless(values: dict[str, Any]) -> dict[str, Any]:
    """Return the values of an event without the slots of those who fight."""
    return {name: value for name, value in values.items() if name not in ("slot", "struck")}


class Table(AnyTable[RagePosition]):
    """A position of Rage of the Elves, and words for it."""

    title = TITLE

    def play(self, words: str) -> "Table":
        """Play answers in notation; windows in which an answer is not possible are passed before it."""
        for word in words.split():
            while self.asks in ("window", "response") and self.offers_none(word):
                super().play("pass")
            super().play(word)
        return self

    @property
    def asked(self) -> int:
        return self.position.asked

    def hand(self, seat: int) -> list[str]:
        return names(self.position.armies.hands[seat])

    def discard(self, seat: int) -> list[str]:
        return names(self.position.armies.discards[seat])

    def lands(self, seat: int) -> list[str]:
        return [CELL_NAMES[cell] for cell in cells_of(self.position.realm.held[seat])]

    def known(self, holder: int, viewer: int) -> list[str]:
        return names(known_of(self.position, holder, viewer))

    def lives(self, name: str) -> int:
        return self.battle.lives[self.battle.card.index(NUMBER[name])]

    @property
    def battle(self) -> Battle:
        return self.position.field()

    @property
    def fights(self) -> bool:
        return self.position.battle is not None

    @property
    def slots(self) -> list[str]:
        """What stands on the edges: north, east, south, west."""
        battle = self.battle
        return [NAME[battle.card[fighter]] if fighter != NO_ONE else "" for fighter in battle.slots]

    @property
    def ended(self) -> str:
        return self.position.ending

    @property
    def window(self) -> str:
        return self.position.view(0)["window"]

    def view(self, seat: int) -> RageView:
        return self.position.view(seat)

    def events(self) -> list[str]:
        return [event.key.removeprefix("rage-event-") for event in self.log.events]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The values of the events of that key so far, be it the public one or the fuller one; draws are counted.

        Without the places a blow goes from and to: `test_blows_say_where_they_fall` has those.
        """
        found: list[dict[str, Any]] = []
        before = ""
        for event in self.log.events:
            if event.key == f"rage-event-{key}" == "rage-event-draws":
                if before != key:
                    found.append({"seat": event.values["seat"], "count": 0})
                found[-1]["count"] += 1
            elif event.key == f"rage-event-{key}":
                found.append(placeless(event.values))
            elif event.full_key == f"rage-event-{key}":
                found.append(placeless(event.full_values))
            if event.key != "rage-event-reshuffled":
                before = event.key.removeprefix("rage-event-")
        return found

    def told_to(self, seat: int, key: str) -> list[dict[str, Any]]:
        """The values of the events of that key as a seat, or a spectator, was told of them."""
        return [told.values for told in self.log.seen_by(seat) if told.key == f"rage-event-{key}"]

    def finish(self) -> "Table":
        """Let the battle run out: everybody passes, and the first answer is given to everything else."""
        while self.fights and not self.ended:
            super().play(self.moves[0])
        return self

    def pass_on(self, until: str = "") -> "Table":
        """Pass in every window, until something else is asked, or a question of that name."""
        while self.asks in ("window", "response") and not (until and self.window == until):
            self.play("pass")
        return self


def cards(words: str) -> list[int]:
    return [EMPTY if word == "-" else NUMBER[word] for word in words.split()]


def empty_table(seats: int, peoples: Sequence[str], options: Options | None) -> RagePosition:
    """A table with home castles, squads and goals, and no cards in hand."""
    chosen = settle(OPTIONS, {"cards": "first", **(options or {})}, seats)  # whose numbers scenes count on
    position = RagePosition.blank(chosen, seats, chance_of("rage", "oak", STREAMS))
    armies = position.armies
    armies.factions = [FACTION_NAME.index(peoples[seat]) for seat in range(seats)]
    armies.out = []
    position.turn.round = 2
    for seat in range(seats):
        position.realm.give(position.settings.board.homes[seat], seat)
        armies.decks[seat] = deck_of(armies.factions[seat])
    position.neutrals.deck = deck_of(NEUTRAL)
    goals = position.goals
    if position.settings.secret_goals:
        goals.held = [4] * min(seats, 2) + [3] * (seats - 2)
        goals.spare = goal_cards()
        for goal in goals.held:
            goals.spare.remove(goal)
    else:
        goals.held = [position.settings.goal] * seats
    return position


def give(position: RagePosition, zone: Sequence[str], seat: int) -> list[int]:
    """Take cards out of a deck."""
    found = cards(zone[seat]) if seat < len(zone) else []
    deck = position.armies.decks[seat]
    for card in found:
        if card in deck:
            deck.remove(card)
    return found


def claim(position: RagePosition, seat: int, count: int) -> None:
    """Give a seat that many lands: first plain ones nobody needs, far from the centre."""
    board = position.settings.board
    realm = position.realm
    for cell in reversed(board.cells) if seat else board.cells:
        if position.lands(seat) >= count:
            return
        plain = not (board.castles | realm.towers) >> cell & 1
        if plain and realm.owner(cell) == NO_ONE:
            realm.give(cell, seat)


def fill(
    position: RagePosition,
    hands: Sequence[str],
    discards: Sequence[str],
    decks: Sequence[str],
    artifacts: Sequence[str],
    treasures: Sequence[int],
    lands: Sequence[int],
    owners: dict[str, int],
    goals: Sequence[str],
) -> None:
    seats = position.seats
    armies = position.armies
    for seat in range(seats):
        armies.hands[seat] = sorted(give(position, hands, seat))
        armies.discards[seat] = give(position, discards, seat)
        if seat < len(decks):
            armies.decks[seat] = cards(decks[seat])
        if seat < len(goals):
            position.goals.held = replaced(position.goals.held, seat, GOAL_NAME.index(goals[seat]))
    for cell, owner in owners.items():
        position.realm.give(CELL_NUMBER[cell], owner)
    for seat, count in enumerate(lands):
        claim(position, seat, count)
    hoard = position.hoard
    held = [sorted(cards(artifacts[seat])) if seat < len(artifacts) else [] for seat in range(seats)]
    hoard.artifacts = held
    hoard.deck = [card for card in hoard.deck if not any(card in mine for mine in held)]
    hoard.treasures = [treasures[seat] if seat < len(treasures) else 0 for seat in range(seats)]


def table(
    hands: Sequence[str] = (),
    seats: int = 2,
    turn: int = 0,
    peoples: Sequence[str] = PEOPLES,
    lands: Sequence[int] = (),
    owners: dict[str, int] | None = None,
    discards: Sequence[str] = (),
    decks: Sequence[str] = (),
    artifacts: Sequence[str] = (),
    treasures: Sequence[int] = (),
    goals: Sequence[str] = (),
    squads: Sequence[str] = ("goblin goblin goblin", "orc orc orc", "gnome gnome gnome"),
    options: Options | None = None,
    round_number: int = 1,
) -> Table:
    """Set up the beginning of a turn and run to the first question; in round 1 nothing is drawn."""
    position = empty_table(seats, peoples, options)
    fill(position, hands, discards, decks, artifacts, treasures, lands, owners or {}, goals)
    position.turn.round = round_number
    position.turn.seat = position.turn.first = turn
    laid = [card for squad in squads for card in cards(squad)]
    for card in laid:
        position.neutrals.deck.remove(card)
    count = len(laid) // SQUAD_SIZE
    position.squads = Squads(laid, [NO_ONE] * count, [0] * count)
    position.agenda.push(BEGIN_TURN)
    found = Table(position)
    position.run(found.log)
    return found


def battle(
    edges: str,
    centre: str = "- -",
    hands: Sequence[str] = (),
    start: str = "round",
    reserve: str = "",
    seats: int = 2,
    attacker: int = 0,
    defender: int = 1,
    peoples: Sequence[str] = ("black", "snow", "forest", "high"),
    lands: Sequence[int] = (1, 1),
    target: str = "B4",
    artifacts: Sequence[str] = (),
    discards: Sequence[str] = (),
    options: Options | None = None,
    goals: Sequence[str] = (),
    owners: dict[str, int] | None = None,
) -> Table:
    """Set up a battle; edges are north, east, south, west, the centre is upper and lower card.

    `start` is round (the first move), settle (the centre is about to be settled) or reveal. `reserve` is `a` or `d`.
    """
    position = empty_table(seats, peoples, options)
    fill(position, hands, discards, (), artifacts, (), lands, owners or {}, goals)
    position.turn.seat = position.turn.first = attacker
    attack = position.attack
    attack.attacker, attack.defender = attacker, defender
    attack.keeper = NO_ONE if defender != NO_ONE else (attacker + 1) % seats
    attack.target = CELL_NUMBER[target]
    position.realm.give(attack.target, defender)
    position.turn.captured = True
    position.phase = BATTLE
    position.squads = Squads(cards("goblin goblin goblin"), [NO_ONE], [0])
    fought = position.battle = Battle()
    for word in edges.split() + centre.split()[::-1]:
        side, _, name = word.rpartition(":")
        card = EMPTY if name == "-" else NUMBER[name]
        add_fighter(position.settings.edition, fought, int(side == "d"), card)
        holder = attacker if side == "a" else defender
        if holder != NO_ONE and card in position.armies.decks[holder]:
            position.armies.decks[holder].remove(card)
    fought.centre = [4, 5]
    fought.slots = [NO_ONE if fought.card[fighter] == EMPTY else fighter for fighter in range(4)]
    position.agenda.push(END_CAPTURE)
    if start == "round":
        fought.gone = 0b110000
        if reserve:
            fought.reserve = 5
            fought.side = replaced(fought.side, 5, int(reserve == "d"))
        position.agenda.push(ROUND)
    else:
        fought.slots = [0, 1, 2, 3]
        position.agenda.push(SETTLE_CENTRE)
        if start == "reveal":
            position.agenda.push(WINDOW, W_REVEAL, attacker)
    found = Table(position)
    position.run(found.log)
    return found
