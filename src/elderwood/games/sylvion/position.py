"""Sylvion's position: the contract of a title, fulfilled by the rules in the files beside this one."""

from typing import Final

from elderwood.engine.agenda import Agenda
from elderwood.engine.chance import ANY_STREAM, Chance
from elderwood.engine.course import Course
from elderwood.engine.options import Options
from elderwood.engine.outcome import Outcome
from elderwood.engine.position import Standing
from elderwood.engine.words import Reason, Values
from elderwood.games.sylvion.cards import BLAZING_2, BLAZING_4, EMPTY
from elderwood.games.sylvion.course import COURSE
from elderwood.games.sylvion.drawing import Removal
from elderwood.games.sylvion.foresight import rounds_left
from elderwood.games.sylvion.redeal import redeal_cards
from elderwood.games.sylvion.settings import EDGES, Settings
from elderwood.games.sylvion.setup import ravage_cards
from elderwood.games.sylvion.show import SylvionView, show
from elderwood.games.sylvion.state import CELLS, STEP_DRAFT, Draft, Knowledge, Ravage, State, Sylvan

VICTORIES: Final = ["count", "stag-king", "fish-flood", "armistice", "charging-whales"]


class SylvionPosition(State):
    """A Sylvion match at one moment."""

    @classmethod
    def blank(cls, options: Options, seats: int, chance: Chance) -> "SylvionPosition":
        """Return a table on which nothing lies yet."""
        sylvan, ravage, known = Sylvan(), Ravage(), Knowledge()
        sylvan.lay_out(seats)
        ravage.lay_out()
        known.lay_out(seats)
        return SylvionPosition(
            settings=Settings(options, seats),
            chance=chance,
            agenda=Agenda([]),
            draft=Draft(),
            sylvan=sylvan,
            ravage=ravage,
            known=known,
            board=[EMPTY] * CELLS,
        )

    def copy(self) -> "SylvionPosition":
        """Return an independent twin."""
        twin = SylvionPosition(
            settings=self.settings,
            chance=self.chance.copy(),
            agenda=self.agenda.copy(),
            draft=self.draft.copy(),
            sylvan=self.sylvan.copy(),
            ravage=self.ravage.copy(),
            known=self.known.copy(),
            board=self.board[:],
        )
        self.hand_down(twin)
        twin.step = self.step
        twin.round_number = self.round_number
        twin.active = self.active
        twin.bloom = self.bloom
        twin.fence = self.fence
        twin.points = self.points
        twin.target = self.target
        twin.goal = self.goal
        twin.due = self.due
        return twin

    def course(self) -> Course[State]:
        """Return the steps and questions of the rules."""
        return COURSE

    def why_not(self, seat: int, thing: str) -> Reason | None:
        """Return why a seat cannot use a thing now. No move removes a betrayal, so its reason stands here (R52)."""
        removing = seat == self.asked and isinstance(COURSE.decisions[self.ask], Removal)
        if thing == "discard:betrayal" and removing:
            return Reason("sylvion-why-betrayal-immune", {}, "R52")
        return super().why_not(seat, thing)

    def view(self, seat: int) -> SylvionView:
        """Return what a seat, or a spectator, may know."""
        return show(self, seat, self.framed(seat))

    def standings(self) -> list[Standing]:
        """Return how the forest fares: all stand or fall together."""
        vitality = self.vitality()
        desolated = EDGES - self.bloom
        parts = {
            "bloom": self.bloom,
            "desolated": desolated,
            "vitality": vitality,
            "needed": max(0, desolated - vitality),
        }
        return [Standing(-1, 1, self.bloom + vitality, parts)]

    def way(self, seat: int) -> Reason:
        """Return whether the trees would heal the forest, and how long it must still be held (R11)."""
        if self.step == STEP_DRAFT:
            return Reason("sylvion-way-draft", {})
        healing: Values = {"desolated": EDGES - self.bloom, "vitality": self.vitality(), "rounds": rounds_left(self)}
        return Reason("sylvion-way", healing)

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
            together=True,
        )

    def redeal(self, seat: int, chance: Chance) -> "SylvionPosition":
        """Return another position that this seat cannot tell from the real one."""
        other = self.copy()
        other.chance = chance.spawn(ANY_STREAM)
        redeal_cards(other, seat, chance)
        return other

    def inventory(self) -> list[int]:
        """Return every card but the blazing ones, which come from a supply. In the draft the Ravage waits apart."""
        sylvan, ravage = self.sylvan, self.ravage
        cards = sylvan.deck + sylvan.discard + sylvan.removed + sylvan.feats + sylvan.limbo
        cards += ravage.piles + ravage.looked + ravage.discard + ravage.revealed + self.board + self.draft.pool
        for zone in self.sylvan.hands + self.draft.columns:
            cards += zone
        if self.step == STEP_DRAFT:
            cards += ravage_cards(self.settings)
        return sorted(card for card in cards if card != EMPTY and not BLAZING_2 <= card <= BLAZING_4)
