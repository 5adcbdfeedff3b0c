"""The position of Woodland Wizards: the contract of a title, fulfilled by the rules in the files beside this one."""

from typing import Final

from elderwood.engine.chance import Chance
from elderwood.engine.events import Log
from elderwood.engine.outcome import Outcome
from elderwood.engine.snapshot import dump_match, plain
from elderwood.engine.turns import NOBODY
from elderwood.engine.words import Question, Reason, Values
from elderwood.games.wizards.actions import THINGS
from elderwood.games.wizards.cards import NAME
from elderwood.games.wizards.ending import outcome_of
from elderwood.games.wizards.legality import legal_moves, refuse
from elderwood.games.wizards.redeal import redeal_cards
from elderwood.games.wizards.rounds import answer
from elderwood.games.wizards.settings import SLOTS
from elderwood.games.wizards.show import WizardsView, show
from elderwood.games.wizards.spells import wanted_strength
from elderwood.games.wizards.state import (
    ASK_BOOST,
    ASK_BOOST_FOR,
    ASK_CHAMPION,
    ASK_CONTENDER_OF,
    ASK_COPY,
    ASK_DISCARD,
    ASK_DISCARD_OF,
    ASK_GIVE,
    ASK_HAND_OF,
    ASK_KEEP,
    ASK_KIND,
    ASK_LAST_DISCARD,
    ASK_ORDER,
    ASK_PICK,
    ASK_PILE,
    ASK_PLAY,
    ASK_REST,
    ASK_RETURN,
    ASK_STRONGEST,
    ASK_SUMMON,
    ASK_SWAP,
    ASK_TAKE,
    ASK_VALUE,
    ASK_WIZARD,
    EFFECT_QUESTIONS,
    State,
)
from elderwood.games.wizards.strength import possible_strengths

# The question behind each code and the rule that asks it.
QUESTIONS: Final[dict[int, tuple[str, str]]] = {
    ASK_WIZARD: ("wizards-ask-wizard", "R3"),
    ASK_PLAY: ("wizards-ask-play", "R5"),
    ASK_SUMMON: ("wizards-ask-summon", "R16"),
    ASK_BOOST: ("wizards-ask-boost", "R26"),
    ASK_KIND: ("wizards-ask-kind", "R30"),
    ASK_HAND_OF: ("wizards-ask-hand-of", "R12"),
    ASK_TAKE: ("wizards-ask-take", "R11"),
    ASK_GIVE: ("wizards-ask-give", "R11"),
    ASK_STRONGEST: ("wizards-ask-strongest", "R13"),
    ASK_KEEP: ("wizards-ask-keep", "R69"),
    ASK_DISCARD: ("wizards-ask-discard", "R9"),
    ASK_DISCARD_OF: ("wizards-ask-discard-of", "R10"),
    ASK_SWAP: ("wizards-ask-swap", "R21"),
    ASK_CONTENDER_OF: ("wizards-ask-contender-of", "R65"),
    ASK_RETURN: ("wizards-ask-return", "R28"),
    ASK_BOOST_FOR: ("wizards-ask-boost-for", "R20"),
    ASK_COPY: ("wizards-ask-copy", "R22"),
    ASK_PICK: ("wizards-ask-pick", "R66"),
    ASK_VALUE: ("wizards-ask-value", "R64"),
    ASK_ORDER: ("wizards-ask-order", "R41"),
    ASK_PILE: ("wizards-ask-pile", "R48"),
    ASK_CHAMPION: ("wizards-ask-champion", "R48"),
    ASK_REST: ("wizards-ask-rest", "R50"),
    ASK_LAST_DISCARD: ("wizards-ask-last-discard", "R54"),
}


class WizardsPosition(State):
    """A match of Woodland Wizards at one moment."""

    def copy(self) -> "WizardsPosition":
        """Return an independent twin."""
        return WizardsPosition(
            self.decision,
            self.reveals,
            self.settings,
            self.chance.copy(),
            self.asked,
            self.ask,
            self.play_mark,
            self.waiting,
            self.phase,
            self.round_number,
            self.first,
            self.agenda.copy(),
            self.deck[:],
            self.discard[:],
            [hand[:] for hand in self.hands],
            self.chosen[:],
            self.slots[:],
            self.passed,
            self.spent,
            self.exchanged,
            self.spent_discards,
            self.aside[:],
            self.received[:],
            self.givers[:],
            self.actor,
            self.source,
            self.place,
            self.target,
            [pile[:] for pile in self.champions],
            self.wizards[:],
            self.strengths[:],
            self.totals[:],
            self.ranking[:],
            self.pending,
            self.claimed,
            self.last_slots[:],
            self.last_strengths[:],
            self.last_ranking[:],
            self.last_prizes,
            self.known[:],
            self.limits[:],
            self.carried[:],
            self.old_pool,
            self.ending,
        )

    def awaits(self) -> list[int]:
        """Return the seats that owe an answer: all that have not summoned yet, or one."""
        if self.asked != NOBODY:
            return [self.asked]
        if self.ask != ASK_SUMMON:
            return []
        return [seat for seat in range(self.settings.seats) if self.waiting >> seat & 1]

    def is_asked(self, seat: int) -> bool:
        """Say whether a seat owes an answer."""
        if self.asked != NOBODY or seat < 0:
            return seat == self.asked and seat != NOBODY
        return self.ask == ASK_SUMMON and self.waiting >> seat & 1 != 0

    def moves(self, seat: int) -> list[int]:
        """Return the legal answers of a seat."""
        return legal_moves(self, seat) if self.is_asked(seat) else []

    def play(self, seat: int, move: int, log: Log | None = None) -> None:
        """Apply one legal answer and run on to the next decision."""
        answer(self, seat, move, log)

    def refusal(self, seat: int, move: int) -> Reason:
        """Return why a move that is not legal now is refused."""
        if not self.is_asked(seat):
            return Reason("why-not-your-turn", {"seat": seat})
        return refuse(self, seat, move)

    def touching(self, thing: str) -> list[int]:
        """Return the moves that touch a thing."""
        return THINGS.get(thing, [])

    def question(self, seat: int) -> Question:
        """Return what an awaited seat is asked."""
        ask = self.ask
        key, rule = QUESTIONS[ask]
        values: Values = {"seat": seat}
        if ask in EFFECT_QUESTIONS:
            values["card"] = NAME[self.source]
            if ask == ASK_DISCARD_OF:
                values["strength"] = wanted_strength(self)
        elif ask == ASK_BOOST:
            values["slot"] = self.place % SLOTS
        elif ask == ASK_VALUE:
            values["card"] = NAME[self.slots[self.place]]
            values["values"] = ", ".join([str(value) for value in possible_strengths(self.slots, self.place)])
        elif ask == ASK_PLAY:
            values["round"] = self.round_number
        return Question(key, values, rule, self.play_mark)

    def view(self, seat: int) -> WizardsView:
        """Return what a seat, or a spectator, may know."""
        return show(self, seat, self.frame("wizards", seat, self.settings.seats))

    def outcome(self) -> Outcome | None:
        """Return how the match ended."""
        return outcome_of(self)

    def redeal(self, seat: int, chance: Chance) -> "WizardsPosition":
        """Return another position that this seat cannot tell from the real one."""
        other = self.copy()
        other.chance = chance.spawn(0)
        redeal_cards(other, seat, chance)
        return other

    def inventory(self) -> list[int]:
        """Return every creature card, wherever it is."""
        cards = self.deck + self.discard + self.aside + self.received
        cards += [card for card in self.slots if card]
        for hand in self.hands:
            cards += hand
        for pile in self.champions:
            cards += pile
        return sorted(cards)

    def dump(self) -> dict[str, object]:
        """Return everything as plain data."""
        data: dict[str, object] = {name: plain(getattr(self, name)) for name in PLAIN_FIELDS}
        data["agenda"] = self.agenda.frames[:]
        data |= dump_match(self.settings.options, self.settings.seats, self.chance)
        return data


# The fields a snapshot holds as they are; settings, chance and agenda are taken apart.
PLAIN_FIELDS: Final[list[str]] = [
    "decision",
    "reveals",
    "asked",
    "ask",
    "play_mark",
    "waiting",
    "phase",
    "round_number",
    "first",
    "deck",
    "discard",
    "hands",
    "chosen",
    "slots",
    "passed",
    "spent",
    "exchanged",
    "spent_discards",
    "aside",
    "received",
    "givers",
    "actor",
    "source",
    "place",
    "target",
    "champions",
    "wizards",
    "strengths",
    "totals",
    "ranking",
    "pending",
    "claimed",
    "last_slots",
    "last_strengths",
    "last_ranking",
    "last_prizes",
    "known",
    "limits",
    "carried",
    "old_pool",
    "ending",
]
