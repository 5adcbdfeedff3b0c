"""Sylvion's position: the contract of a title, fulfilled by the rules in the files beside this one."""

from typing import Final

from elderwood.engine.chance import Chance
from elderwood.engine.events import Log
from elderwood.engine.outcome import Outcome
from elderwood.engine.snapshot import dump_match, plain
from elderwood.engine.words import Question, Reason, Values
from elderwood.games.sylvion.actions import THINGS
from elderwood.games.sylvion.cards import BETRAYAL, BLAZING_2, BLAZING_4, EMPTY, GEYSER, NAME
from elderwood.games.sylvion.legality import legal_moves, refuse
from elderwood.games.sylvion.settings import EDGES
from elderwood.games.sylvion.show import SylvionView, sees_hand, show
from elderwood.games.sylvion.state import (
    ASK_BETRAYAL,
    ASK_CELL,
    ASK_DEFEND,
    ASK_DESICCATION,
    ASK_DESICCATION_SECOND,
    ASK_DIRECTION,
    ASK_ELEMENTAL,
    ASK_GOAL,
    ASK_HEDGEHOGS,
    ASK_LIMIT,
    ASK_NOTHING,
    ASK_ORDER,
    ASK_PAY,
    ASK_PILE,
    ASK_PLACE,
    ASK_RECRUIT,
    ASK_REFILL,
    ASK_REFILL_SECOND,
    ASK_REMOVE,
    ASK_REMOVE_SECOND,
    ASK_RETURN,
    ASK_SEARCH,
    ASK_WHO,
    ROWS,
    STEP_DRAFT,
    STREAMS,
    State,
    cell_name,
)
from elderwood.games.sylvion.steps import answer, ravage_cards, run

# The question behind each code and the rule that asks it.
QUESTIONS: Final[dict[int, tuple[str, str]]] = {
    ASK_RECRUIT: ("sylvion-ask-recruit", "1.3"),
    ASK_HEDGEHOGS: ("sylvion-ask-hedgehogs", "R39"),
    ASK_PILE: ("sylvion-ask-pile", "R40"),
    ASK_DEFEND: ("sylvion-ask-defend", "1.4"),
    ASK_CELL: ("sylvion-ask-cell", "R36"),
    ASK_ELEMENTAL: ("sylvion-ask-elemental", "R38"),
    ASK_GOAL: ("sylvion-ask-goal", "R41"),
    ASK_WHO: ("sylvion-ask-who", "D3"),
    ASK_PAY: ("sylvion-ask-pay", "1.6"),
    ASK_DIRECTION: ("sylvion-ask-direction", "R64"),
    ASK_LIMIT: ("sylvion-ask-limit", "R33"),
    ASK_BETRAYAL: ("sylvion-ask-betrayal", "R48"),
    ASK_REFILL: ("sylvion-ask-refill", "1.7"),
    ASK_REFILL_SECOND: ("sylvion-ask-second-removal", "1.7"),
    ASK_REMOVE: ("sylvion-ask-remove", "R31"),
    ASK_REMOVE_SECOND: ("sylvion-ask-second-removal", "R31"),
    ASK_DESICCATION: ("sylvion-ask-desiccation", "R34"),
    ASK_DESICCATION_SECOND: ("sylvion-ask-second-discard", "R34"),
    ASK_RETURN: ("sylvion-ask-return", "R35"),
    ASK_ORDER: ("sylvion-ask-order", "R47"),
    ASK_PLACE: ("sylvion-ask-place", "R47"),
    ASK_SEARCH: ("sylvion-ask-search", "R53"),
}

DEMOBILIZING: Final = [ASK_REFILL, ASK_REFILL_SECOND, ASK_REMOVE, ASK_REMOVE_SECOND]
VICTORIES: Final = ["count", "stag-king", "fish-flood", "armistice", "charging-whales"]


class SylvionPosition(State):
    """A Sylvion match at one moment."""

    def copy(self) -> "SylvionPosition":
        """Return an independent twin."""
        return SylvionPosition(
            self.decision,
            self.reveals,
            self.settings,
            self.chance.copy(),
            self.agenda.copy(),
            self.draft.copy(),
            self.asked,
            self.ask,
            self.play_mark,
            self.step,
            self.round_number,
            self.active,
            self.deck[:],
            [hand[:] for hand in self.hands],
            self.discard[:],
            self.removed[:],
            self.feats[:],
            self.board[:],
            self.ravage[:],
            self.revealed[:],
            self.ravage_discard[:],
            self.limbo[:],
            self.looked[:],
            self.bloom,
            self.points,
            self.fence,
            self.pawn,
            self.target,
            self.goal,
            self.due,
            self.deck_seen[:],
            [known[:] for known in self.hand_known],
            self.piles_known,
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
        if self.ask == ASK_NOTHING:
            run(self, log)

    def touching(self, thing: str) -> list[int]:
        """Return the moves that touch a thing."""
        return THINGS.get(thing, [])

    def question(self, seat: int) -> Question:
        """Return what the asked seat is asked."""
        key, rule = QUESTIONS[self.ask]
        values: Values = {"seat": self.asked}
        if self.limbo:
            values["card"] = NAME[self.limbo[-1]]
        if self.ask == ASK_DEFEND:
            values["feats"] = len(self.feats)
            values["geysers"] = self.board.count(GEYSER)
        elif self.ask == ASK_PAY:
            values["due"] = self.due
        elif self.ask == ASK_LIMIT:
            values["count"] = len(self.hands[self.asked]) - 10
        elif self.ask == ASK_ORDER:
            values["row"] = self.target + 1
        elif self.ask in (ASK_GOAL, ASK_DIRECTION):
            values["cell"] = cell_name(self.target)
        elif self.ask == ASK_PLACE:
            values["row"] = len(self.ravage) % ROWS + 1
            values["depth"] = (len(self.looked) + ROWS - 1) // ROWS
        return Question(key, values, rule, self.play_mark)

    def why_not(self, seat: int, thing: str) -> Reason | None:
        """Return why a seat cannot use a thing now. No move removes a betrayal, so its reason stands here (R52)."""
        if thing == "discard:betrayal" and seat == self.asked and self.ask in DEMOBILIZING:
            return Reason("sylvion-why-betrayal-immune", {}, "R52")
        return super().why_not(seat, thing)

    def view(self, seat: int) -> SylvionView:
        """Return what a seat, or a spectator, may know."""
        return show(self, seat, self.frame("sylvion", seat, self.settings.seats))

    def outcome(self) -> Outcome | None:
        """Return how the match ended. The score is the forest's health: blooming edges plus vitality (R76)."""
        if not self.ending:
            return None
        seats = self.settings.seats
        won = self.ending in VICTORIES
        vitality = self.vitality()
        score = 0
        sources: dict[str, int] = {}
        if self.ending in ("count", "withered"):
            score = self.bloom + vitality
            sources = {"bloom": self.bloom, "trees": vitality}
        elif won:
            score = max(EDGES, self.bloom + vitality)
            sources = {"feat": score}
        return Outcome(
            self.ending,
            list(range(seats)) if won else [],
            [score] * seats,
            {
                "bloom": self.bloom,
                "vitality": vitality,
                "desolated": EDGES - self.bloom,
                "round": self.round_number,
            },
            [sources] * seats,
        )

    def redeal(self, seat: int, chance: Chance) -> "SylvionPosition":
        """Return another position that this seat cannot tell from the real one."""
        other = self.copy()
        other.chance = chance.spawn(0)
        if not other.draft.ended:
            chance.shuffle(0, other.draft.pool)
            chance.shuffle(0, other.draft.edges)
        redeal_sylvan(other, seat, chance)
        redeal_ravage(other, seat, chance)
        return other

    def inventory(self) -> list[int]:
        """Return every card but the blazing ones, which come from a supply. In the draft the Ravage waits apart."""
        cards = self.deck + self.discard + self.removed + self.feats + self.limbo + self.looked
        cards += self.ravage + self.ravage_discard + self.revealed + self.board + self.draft.pool
        for zone in self.hands + self.draft.columns:
            cards += zone
        if self.step == STEP_DRAFT:
            cards += ravage_cards(self.settings)
        return sorted(card for card in cards if card != EMPTY and not BLAZING_2 <= card <= BLAZING_4)

    def dump(self) -> dict[str, object]:
        """Return everything as plain data."""
        data: dict[str, object] = {name: plain(getattr(self, name)) for name in PLAIN_FIELDS}
        data |= dump_match(self.settings.options, self.settings.seats, self.chance)
        data["agenda"] = self.agenda.frames[:]
        draft = self.draft
        data["draft"] = [
            draft.pool[:],
            [c[:] for c in draft.columns],
            draft.edges[:],
            draft.turned[:],
            draft.ended,
        ]
        return data


# The fields a snapshot holds as they are; settings, chance, agenda and draft are taken apart.
PLAIN_FIELDS: Final[list[str]] = [
    "decision",
    "reveals",
    "asked",
    "ask",
    "play_mark",
    "step",
    "round_number",
    "active",
    "deck",
    "hands",
    "discard",
    "removed",
    "feats",
    "board",
    "ravage",
    "revealed",
    "ravage_discard",
    "limbo",
    "looked",
    "bloom",
    "points",
    "fence",
    "pawn",
    "target",
    "goal",
    "due",
    "deck_seen",
    "hand_known",
    "piles_known",
    "ending",
]


def redeal_sylvan(other: SylvionPosition, seat: int, chance: Chance) -> None:
    """Deal anew what the seat cannot place: the unknown part of the deck and of the hands it does not see.

    A betrayal is never in a hand, so hands are filled first, without them.
    """
    mask = 1 << seat if seat >= 0 else 0
    pool = [card for card, seen in zip(other.deck, other.deck_seen, strict=True) if not seen & mask]
    gaps: list[int] = []
    for owner in range(other.settings.seats):
        if sees_hand(other, owner, seat):
            gaps.append(0)
            continue
        unknown = other.hands[owner]
        if seat < 0:
            other.hand_known[owner] = []  # a spectator's guess at a hand owes nothing to what the partner knows
        known = other.hand_known[owner]
        for card in known:
            unknown.remove(card)
        gaps.append(len(unknown))
        pool += unknown
        other.hands[owner] = known[:]
    loyal = [card for card in pool if card != BETRAYAL]
    chance.shuffle(0, loyal)
    for owner in range(other.settings.seats):
        for _ in range(gaps[owner]):
            other.hands[owner].append(loyal.pop())
    rest = loyal + [BETRAYAL] * pool.count(BETRAYAL)
    chance.shuffle(0, rest)
    for at in range(len(other.deck)):
        if not other.deck_seen[at] & mask:
            other.deck[at] = rest.pop()


def redeal_ravage(other: SylvionPosition, seat: int, chance: Chance) -> None:
    """Shuffle the Ravage cards nobody has looked at; to a spectator that is all of them."""
    looked = len(other.looked)
    if seat < 0:
        cards = other.ravage + other.looked
        chance.shuffle(0, cards)
        other.ravage = cards[looked:]
        other.looked = sorted(cards[:looked])
        return
    known = ROWS * other.piles_known - looked
    hidden = other.ravage[: len(other.ravage) - known]
    chance.shuffle(0, hidden)
    other.ravage = hidden + other.ravage[len(other.ravage) - known :]
