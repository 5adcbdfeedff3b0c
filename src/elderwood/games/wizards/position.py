"""The position of Woodland Wizards: the contract of a title, fulfilled by the rules in the files beside this one."""

from elderwood.engine.agenda import Agenda
from elderwood.engine.chance import Chance
from elderwood.engine.course import Course
from elderwood.engine.options import Options
from elderwood.engine.outcome import Outcome
from elderwood.engine.position import Standing
from elderwood.games.wizards.cards import EMPTY, deck_of
from elderwood.games.wizards.course import COURSE
from elderwood.games.wizards.ending import outcome_of, standings_of
from elderwood.games.wizards.redeal import redeal_cards
from elderwood.games.wizards.rest import blank_contest
from elderwood.games.wizards.settings import SLOTS, Settings
from elderwood.games.wizards.show import WizardsView, show
<<<<<<< HEAD
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
=======
from elderwood.games.wizards.state import NO_WIZARD, Acting, Cards, Knowledge, LastContest, Places, State
>>>>>>> t-wizards


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
