"""The position of Rage of the Elves: the contract of a title, fulfilled by the rules in the files beside this one."""

from typing import Any, Final

from elderwood.engine.agenda import Agenda
from elderwood.engine.chance import Chance
from elderwood.engine.course import Course
from elderwood.engine.options import Options
from elderwood.engine.outcome import Outcome
from elderwood.engine.position import Standing
from elderwood.engine.words import Reason
from elderwood.games.rage.artifacts import NO_MEMORIES
from elderwood.games.rage.attention import span_of
from elderwood.games.rage.cards import ARTIFACTS, EMPTY, KIND, TREASURE, deck_of, goal_cards
from elderwood.games.rage.course import COURSE
from elderwood.games.rage.ending import outcome_of, standings_of, way_of
from elderwood.games.rage.parts import (
    NO_ONE,
    Armies,
    Attack,
    Goals,
    Hoard,
    Knowledge,
    Neutrals,
    Realm,
    Squads,
    Turn,
)
from elderwood.games.rage.redeal import deal_anew
from elderwood.games.rage.settings import Settings
from elderwood.games.rage.show import RageView, show
from elderwood.games.rage.state import State
from elderwood.games.rage.vocabulary import DRAGON, ELVES, NEUTRAL, NO_GOAL

FIRST_GOAL: Final = 200  # goals are counted from here in an inventory


class RagePosition(State):
    """A match of Rage of the Elves at one moment."""

    @classmethod
    def blank(cls, options: Options, seats: int, chance: Chance) -> "RagePosition":
        """Return the table before anything is dealt."""
        settings = Settings(options, seats)
        return cls(
            settings=settings,
            chance=chance,
            agenda=Agenda([]),
            turn=Turn(),
            realm=Realm([0] * seats, settings.board.towers, 0),
            armies=Armies(
                [NO_ONE] * seats,
                [[] for _ in range(seats)],
                [[] for _ in range(seats)],
                [[] for _ in range(seats)],
                sorted([card for faction in range(ELVES) for card in deck_of(faction)]),
            ),
            neutrals=Neutrals(deck_of(NEUTRAL), [], []),
            squads=Squads([], [], []),
            hoard=Hoard([0] * seats, [[] for _ in range(seats)], ARTIFACTS, []),
            goals=Goals([NO_GOAL] * seats, goal_cards() if settings.secret_goals else [], [0] * seats),
            knowledge=Knowledge([], [NO_MEMORIES] * seats),
            attack=Attack(),
        )

    def copy(self) -> "RagePosition":
        """Return an independent twin."""
        twin = RagePosition(
            settings=self.settings,
            chance=self.chance.copy(),
            agenda=self.agenda.copy(),
            turn=self.turn.copy(),
            realm=self.realm.copy(),
            armies=self.armies.copy(),
            neutrals=self.neutrals.copy(),
            squads=self.squads.copy(),
            hoard=self.hoard.copy(),
            goals=self.goals.copy(),
            knowledge=self.knowledge.copy(),
            attack=self.attack.copy(),
        )
        self.hand_down(twin)
        twin.phase = self.phase
        twin.alive = self.alive
        twin.window = self.window
        twin.winners = self.winners
        if self.battle is not None:
            twin.battle = self.battle.copy()
        if self.top is not None:
            twin.top = self.top.copy()
        if self.trade is not None:
            twin.trade = self.trade.copy()
        return twin

    def course(self) -> Course[Any]:
        """Return the title's course."""
        return COURSE

    def view(self, seat: int) -> RageView:
        """Return what a seat, or a spectator, may know."""
        return show(self, seat, self.framed(seat))

    def redeal(self, seat: int, chance: Chance) -> "RagePosition":
        """Return another position that this seat cannot tell from the real one."""
        other = self.copy()
        other.chance = chance.spawn(0)
        deal_anew(other, seat)
        return other

    def outcome(self) -> Outcome | None:
        """Return how the match ended."""
        return outcome_of(self)

    def standings(self) -> list[Standing]:
        """Return how far each seat has come."""
        return standings_of(self)

    def way(self, seat: int) -> Reason:
        """Return the goal this seat runs for, and what of it is done."""
        return way_of(self, seat)

    def span(self, wish: str) -> str:
        """Name the stretch of play that a wish lasts for."""
        return span_of(self, wish)

    def inventory(self) -> list[int]:
        """Return every card that is not a dragon, wherever it is, and the goals."""
        armies = self.armies
        hoard = self.hoard
        cards = armies.out + self.neutrals.deck + self.neutrals.discard + self.squads.cards + hoard.deck + hoard.used
        for zones in (armies.decks, armies.hands, armies.discards, hoard.artifacts, self.attack.sent):
            for zone in zones:
                cards += zone
        battle = self.battle
        if battle is not None:
            cards += [card for fighter, card in enumerate(battle.card) if not battle.gone >> fighter & 1]
        action = self.top
        while action is not None:
            cards.append(action.card)
            action = action.under
        cards += [TREASURE] * sum(hoard.treasures)
        cards = [card for card in cards if card != EMPTY and KIND[card] != DRAGON]
        if self.settings.secret_goals:
            cards += [FIRST_GOAL + goal for goal in self.goals.held + self.goals.spare if goal != NO_GOAL]
        return sorted(cards)
