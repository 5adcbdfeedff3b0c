"""The position of Woodland Wizards: the contract of a title, fulfilled by the rules in the files beside this one."""

from elderwood.engine.agenda import Agenda
from elderwood.engine.chance import Chance
from elderwood.engine.course import Course
from elderwood.engine.options import Options
from elderwood.engine.outcome import Outcome
from elderwood.engine.position import Standing, race
from elderwood.engine.words import Reason
from elderwood.games.wizards.cards import EMPTY, deck_of
from elderwood.games.wizards.course import COURSE
from elderwood.games.wizards.ending import outcome_of, standings_of
from elderwood.games.wizards.redeal import redeal_cards
from elderwood.games.wizards.rest import blank_contest
from elderwood.games.wizards.settings import SLOTS, Settings
from elderwood.games.wizards.show import WizardsView, show
from elderwood.games.wizards.state import NO_WIZARD, Acting, Cards, Knowledge, LastContest, Places, State


class WizardsPosition(State):
    """A match of Woodland Wizards at one moment."""

    @classmethod
    def blank(cls, options: Options, seats: int, chance: Chance) -> "WizardsPosition":
        """Return the table before anything is dealt: all creatures in the deck."""
        settings = Settings(options, seats)
        hands: list[list[int]] = [[] for _ in range(seats)]
        champions: list[list[int]] = [[] for _ in range(seats)]
        return WizardsPosition(
            settings=settings,
            chance=chance,
            agenda=Agenda([]),
            cards=Cards(deck_of(settings.boxes), [], hands, champions, [NO_WIZARD] * seats),
            places=Places([EMPTY] * (SLOTS * seats), [EMPTY] * seats),
            acting=Acting(),
            contest=blank_contest(seats),
            last=LastContest([], [], [], 0),
            knowledge=Knowledge([0] * seats),
        )

    def copy(self) -> "WizardsPosition":
        """Return an independent twin."""
        twin = WizardsPosition(
            settings=self.settings,
            chance=self.chance.copy(),
            agenda=self.agenda.copy(),
            cards=self.cards.copy(),
            places=self.places.copy(),
            acting=self.acting.copy(),
            contest=self.contest.copy(),
            last=self.last,
            knowledge=self.knowledge.copy(),
        )
        self.hand_down(twin)
        twin.phase = self.phase
        twin.round_number = self.round_number
        twin.first = self.first
        return twin

    def course(self) -> Course[State]:
        """Return the questions and steps of a match."""
        return COURSE

    def view(self, seat: int) -> WizardsView:
        """Return what a seat, or a spectator, may know."""
        return show(self, seat, self.framed(seat))

    def outcome(self) -> Outcome | None:
        """Return how the match ended."""
        return outcome_of(self)

    def standings(self) -> list[Standing]:
        """Return each seat's score as if the match ended now."""
        return standings_of(self)

    def way(self, seat: int) -> Reason:
        """Return the race: what this seat has, and the best of the others."""
        return Reason("wizards-way" if seat >= 0 else "wizards-way-watched", race(self.standings(), seat))

    def redeal(self, seat: int, chance: Chance) -> "WizardsPosition":
        """Return another position that this seat cannot tell from the real one."""
        other = self.copy()
        other.chance = chance.spawn(0)
        redeal_cards(other, seat)
        return other

    def inventory(self) -> list[int]:
        """Return every creature card, wherever it is."""
        cards = self.cards.deck + self.cards.discard + self.acting.aside + self.acting.received
        cards += [card for card in self.places.slots if card]
        for pile in self.cards.hands + self.cards.champions:
            cards += pile
        return sorted(cards)
