"""Elfenland's position: the contract of a title, fulfilled by the rules in the files beside this one."""

from typing import Final

from elderwood.engine.agenda import Agenda
from elderwood.engine.chance import Chance
from elderwood.engine.course import Course
from elderwood.engine.options import Options
from elderwood.engine.outcome import Outcome
from elderwood.engine.position import Standing, race
from elderwood.engine.words import Reason
from elderwood.games.elfenland.cards import ALL_CARDS, ALL_COUNTERS, NONE, cards
from elderwood.games.elfenland.course import COURSE
from elderwood.games.elfenland.ending import outcome_of, standings_of
from elderwood.games.elfenland.map import ROADS
from elderwood.games.elfenland.redeal import redeal_cards, redeal_counters, redeal_towns
from elderwood.games.elfenland.settings import Settings
from elderwood.games.elfenland.setup import put_boots
from elderwood.games.elfenland.show import ElfenlandView, show
from elderwood.games.elfenland.state import NOWHERE, CardLore, Cards, CounterLore, Land, State, Tokens, Travels

# How the inventory numbers what is not a travel card.
COUNTER: Final = 10  # + kind
OBSTACLE: Final = 20
TOWN_CARD: Final = 30  # + town


class ElfenlandPosition(State):
    """An Elfenland match at one moment."""

    @classmethod
    def blank(cls, options: Options, seats: int, chance: Chance) -> "ElfenlandPosition":
        """Return the table before anything is dealt: all supplies full, boots in the first start town."""
        settings = Settings(options, seats)
        none = [0] * seats
        position = ElfenlandPosition(
            settings=settings,
            chance=chance,
            agenda=Agenda([]),
            cards=Cards(deck=ALL_CARDS, discard=0, hands=none[:]),
            card_lore=CardLore(carried=[], played=[], old_decks=[], lacks=none[:], old_lacks=[]),
            tokens=Tokens(
                pile=cards(ALL_COUNTERS), display=[], opened=none[:], kept=[NONE] * seats, blind=[NONE] * seats
            ),
            counter_lore=CounterLore(old_piles=[], old_secrets=[], since=none[:], unlike=none[:]),
            land=Land(
                roads=[NONE] * len(ROADS),
                free=settings.board.road_mask,
                obstacles=0,
                unused=(1 << seats) - 1 if settings.obstacles else 0,
                spent=0,
            ),
            travels=Travels(start=NOWHERE, boots=[], collected=[], targets=[NOWHERE] * seats, box=[]),
        )
        put_boots(position, settings.starts()[0])
        return position

    def copy(self) -> "ElfenlandPosition":
        """Return an independent twin."""
        twin = ElfenlandPosition(
            settings=self.settings,
            chance=self.chance.copy(),
            agenda=self.agenda.copy(),
            cards=self.cards.copy(),
            card_lore=self.card_lore.copy(),
            tokens=self.tokens.copy(),
            counter_lore=self.counter_lore.copy(),
            land=self.land.copy(),
            travels=self.travels.copy(),
        )
        self.hand_down(twin)
        twin.phase = self.phase
        twin.round_number = self.round_number
        twin.first = self.first
        twin.turn = self.turn
        twin.passes = self.passes
        twin.laying = self.laying
        twin.secretly = self.secretly
        twin.link = self.link
        twin.due = self.due
        return twin

    def course(self) -> Course[State]:
        """Return the steps and questions of the rules."""
        return COURSE

    def view(self, seat: int) -> ElfenlandView:
        """Return what a seat, or a spectator, may know."""
        return show(self, seat, self.framed(seat))

    def standings(self) -> list[Standing]:
        """Return how far each seat has come."""
        return standings_of(self)

    def outcome(self) -> Outcome | None:
        """Return how the match ended."""
        return outcome_of(self)

    def way(self, seat: int) -> Reason:
        """Return the race: what this seat has, and the best of the others."""
        return Reason("elfenland-way" if seat >= 0 else "elfenland-way-watched", race(self.standings(), seat))

    def redeal(self, seat: int, chance: Chance) -> "ElfenlandPosition":
        """Return another position that this seat cannot tell from the real one."""
        other = self.copy()
        fresh = chance.spawn(0)
        other.chance = fresh
        redeal_cards(other, seat, fresh)
        redeal_counters(other, seat, fresh)
        redeal_towns(other, seat, fresh)
        return other

    def inventory(self) -> list[int]:
        """Return every travel card, counter, obstacle and town card (E18)."""
        land, held = self.land, self.tokens
        things = cards(self.cards.deck + self.cards.discard + sum(self.cards.hands))
        counters = held.pile + held.display + held.kept + held.blind + land.roads
        for pack in held.opened:
            counters += cards(pack)
        things += [COUNTER + kind for kind in counters if kind]
        things += [OBSTACLE] * (land.unused.bit_count() + land.obstacles.bit_count() + land.spent)
        if self.settings.targets:
            things += [TOWN_CARD + town for town in self.travels.targets + self.travels.box]
        return sorted(things)
