"""Elfenland's position: the contract of a title, fulfilled by the rules in the files beside this one."""

from typing import Final

from elderwood.engine.chance import Chance
from elderwood.engine.events import Log
from elderwood.engine.outcome import Outcome
from elderwood.engine.snapshot import dump_match, plain
from elderwood.engine.words import Question, Reason, Values
from elderwood.games.elfenland.actions import THINGS, link_thing, town_thing
from elderwood.games.elfenland.cards import NAME, cards
from elderwood.games.elfenland.journey import caravan_of, cost_of, surplus
from elderwood.games.elfenland.legality import legal_moves, refuse
from elderwood.games.elfenland.redeal import redeal_cards, redeal_counters, redeal_towns
from elderwood.games.elfenland.rounds import answer, outcome_of
from elderwood.games.elfenland.show import ElfenlandView, show
from elderwood.games.elfenland.state import (
    ASK_CARAVAN,
    ASK_DISCARD,
    ASK_KEEP,
    ASK_OBSTACLE,
    ASK_PAY,
    ASK_PLAN,
    ASK_ROAD,
    ASK_TAKE,
    ASK_TRAVEL,
    State,
)

# The question behind each code and the rule that asks it.
QUESTIONS: Final[dict[int, tuple[str, str]]] = {
    ASK_TAKE: ("elfenland-ask-take", "E6"),
    ASK_PLAN: ("elfenland-ask-plan", "E7"),
    ASK_ROAD: ("elfenland-ask-road", "E7"),
    ASK_OBSTACLE: ("elfenland-ask-obstacle", "E8"),
    ASK_TRAVEL: ("elfenland-ask-travel", "E10"),
    ASK_PAY: ("elfenland-ask-pay", "E12"),
    ASK_CARAVAN: ("elfenland-ask-caravan", "E12"),
    ASK_DISCARD: ("elfenland-ask-discard", "E14"),
    ASK_KEEP: ("elfenland-ask-keep", "E15"),
}

# How the inventory numbers what is not a travel card.
COUNTER: Final = 10  # + kind
OBSTACLE: Final = 20
TOWN_CARD: Final = 30  # + town


class ElfenlandPosition(State):
    """An Elfenland match at one moment."""

    def copy(self) -> "ElfenlandPosition":
        """Return an independent twin."""
        return ElfenlandPosition(
            self.decision,
            self.reveals,
            self.settings,
            self.chance.copy(),
            self.asked,
            self.ask,
            self.play_mark,
            self.phase,
            self.round_number,
            self.first,
            self.turn,
            self.passes,
            self.deck,
            self.discard,
            self.hands[:],
            self.carried[:],
            self.played[:],
            self.old_decks[:],
            self.lacks[:],
            self.old_lacks[:],
            self.pile[:],
            self.display[:],
            self.opened[:],
            self.kept[:],
            self.blind[:],
            self.old_piles[:],
            self.old_secrets[:],
            self.since[:],
            self.unlike[:],
            self.roads[:],
            self.free,
            self.obstacles,
            self.unused,
            self.spent,
            self.start,
            self.boots[:],
            self.collected[:],
            self.targets[:],
            self.box[:],
            self.laying,
            self.link,
            self.due,
            self.ending,
        )

    def legal(self) -> list[int]:
        """Return every answer to the question put."""
        return legal_moves(self)

    def refuse(self, move: int) -> Reason:
        """Say why the asked seat may not give an answer."""
        return refuse(self, move)

    def play(self, seat: int, move: int, log: Log | None = None) -> None:
        """Apply one legal answer and run on to the next decision."""
        answer(self, move, log)

    def touching(self, thing: str) -> list[int]:
        """Return the moves that touch a thing."""
        return THINGS.get(thing, [])

    def question(self, seat: int) -> Question:
        """Return what the asked seat is asked. The counter it has picked up stays its secret."""
        key, rule = QUESTIONS[self.ask]
        values: Values = {"seat": self.asked}
        if self.ask == ASK_PLAN:
            values["obstacle"] = self.unused >> self.asked & 1
        elif self.ask == ASK_TRAVEL:
            values["from"] = town_thing(self.boots[self.asked])
        elif self.ask == ASK_PAY:
            values["to"] = link_thing(self.link)
            values["card"] = NAME[self.roads[self.link]]
            values["cost"] = cost_of(self, self.link, self.boots[self.asked])
            values["caravan"] = caravan_of(self, self.link)
        elif self.ask == ASK_CARAVAN:
            values["to"] = link_thing(self.link)
            values["due"] = self.due
        elif self.ask == ASK_DISCARD:
            values["count"] = surplus(self, self.asked)
        return Question(key, values, rule, self.play_mark)

    def view(self, seat: int) -> ElfenlandView:
        """Return what a seat, or a spectator, may know."""
        return show(self, seat, self.frame("elfenland", seat, self.settings.seats))

    def outcome(self) -> Outcome | None:
        """Return how the match ended."""
        return outcome_of(self)

    def redeal(self, seat: int, chance: Chance) -> "ElfenlandPosition":
        """Return another position that this seat cannot tell from the real one."""
        other = self.copy()
        other.chance = chance.spawn(0)
        redeal_cards(other, seat, chance)
        redeal_counters(other, seat, chance)
        redeal_towns(other, seat, chance)
        return other

    def inventory(self) -> list[int]:
        """Return every travel card, counter, obstacle and town card (E18)."""
        things = cards(self.deck + self.discard + sum(self.hands))
        counters = self.pile + self.display + self.kept + self.blind + self.roads
        for pack in self.opened:
            counters += cards(pack)
        things += [COUNTER + kind for kind in counters if kind]
        things += [OBSTACLE] * (self.unused.bit_count() + self.obstacles.bit_count() + self.spent)
        if self.settings.targets:
            things += [TOWN_CARD + town for town in self.targets + self.box]
        return sorted(things)

    def dump(self) -> dict[str, object]:
        """Return everything as plain data."""
        data: dict[str, object] = {name: plain(getattr(self, name)) for name in PLAIN_FIELDS}
        data |= dump_match(self.settings.options, self.settings.seats, self.chance)
        return data


# The fields a snapshot holds as they are; settings and chance are taken apart.
PLAIN_FIELDS: Final[list[str]] = [
    "decision",
    "reveals",
    "asked",
    "ask",
    "play_mark",
    "phase",
    "round_number",
    "first",
    "turn",
    "passes",
    "deck",
    "discard",
    "hands",
    "carried",
    "played",
    "old_decks",
    "lacks",
    "old_lacks",
    "pile",
    "display",
    "opened",
    "kept",
    "blind",
    "old_piles",
    "old_secrets",
    "since",
    "unlike",
    "roads",
    "free",
    "obstacles",
    "unused",
    "spent",
    "start",
    "boots",
    "collected",
    "targets",
    "box",
    "laying",
    "link",
    "due",
    "ending",
]
