"""A match of Rage of the Elves as data, put together from its parts, and the few readers that every rule shares."""

from typing import Final

from elderwood.engine.agenda import Agenda
from elderwood.engine.chance import Chance
from elderwood.engine.course import CoursePosition
from elderwood.engine.parts import Part
from elderwood.games.rage.boards import count_cells
from elderwood.games.rage.parts import (
    Armies,
    Attack,
    Battle,
    Declared,
    Goals,
    Hoard,
    Knowledge,
    Neutrals,
    Realm,
    Squads,
    Trade,
    Turn,
)
from elderwood.games.rage.settings import Settings

# Chance streams
SETUP_STREAM: Final = 0
DECK_STREAM: Final = 1  # + seat
NEUTRAL_STREAM: Final = 5
BATTLE_STREAM: Final = 6
RANDOM_STREAM: Final = 7
STREAMS: Final = 8

# Phases
SETUP: Final = 0
SUMMON: Final = 1
CAPTURING: Final = 2
BATTLE: Final = 3
AFTER: Final = 4
OVER: Final = 5

# Steps of the agenda, any numbers that differ; their arguments beside them
CHOOSE_PEOPLE: Final = 1  # seat
DEAL: Final = 2
START_HAND: Final = 3  # seat
FIRST_PLAYER: Final = 4
BEGIN_TURN: Final = 5
MENU: Final = 6
AFTER_MENU: Final = 7
END_OF_TURN: Final = 8
LIMIT: Final = 9  # seat
WINDOW: Final = 10  # which, seat | passes << 4
RESPOND: Final = 11  # turn from 1: the declarer comes last
RESOLVE: Final = 12
CLEAR: Final = 13
ATTACK_LAND: Final = 14
CHOOSE_SQUAD: Final = 15
SEND_CARDS: Final = 16  # side
DEFEND: Final = 17
LAY_OUT: Final = 18
PLACE: Final = 19  # turn from 0
COMPARE: Final = 20
FIX_CENTRE: Final = 21
SETTLE_CENTRE: Final = 22
RESERVE: Final = 23
ROUND: Final = 24
NEXT_MOVE: Final = 25
PICK: Final = 26
EXTRA: Final = 27  # fighter
STRIKE_STEP: Final = 28  # fighter, side | icon << 2
DYING: Final = 29  # fighter
DEATH: Final = 30  # fighter
BATTLE_END: Final = 31
TAKE_STEP: Final = 32  # cards still to be taken
PUT_STEP: Final = 33  # fighter
CAPTURE_AGAIN: Final = 34
END_CAPTURE: Final = 35
NEW_SQUADS: Final = 36

# Windows: when others may step in
W_TURN: Final = 0  # the own turn
W_FREE: Final = 1  # a target has been named
W_REVEAL: Final = 2
W_CENTRE: Final = 3
W_BETWEEN: Final = 4
W_ATTACK: Final = 5
W_LETHAL: Final = 6
W_RESPONSE: Final = 7
WINDOW_NAME: Final[list[str]] = ["turn", "target", "reveal", "centre", "between", "attack", "lethal", "response"]


class State(CoursePosition):
    """Everything of a match. `alive` has bits of the seats still in the game; `window` is the one that is open.

    `battle`, `top` (of the stack of declared actions) and `trade` are there only while there is one.
    """

    def __init__(
        self,
        *,
        settings: Settings,
        chance: Chance,
        agenda: Agenda,
        turn: Turn,
        realm: Realm,
        armies: Armies,
        neutrals: Neutrals,
        squads: Squads,
        hoard: Hoard,
        goals: Goals,
        knowledge: Knowledge,
        attack: Attack,
    ) -> None:
        super().__init__(settings.options, settings.seats, chance, agenda)
        self.settings = settings
        self.turn = turn
        self.realm = realm
        self.armies = armies
        self.neutrals = neutrals
        self.squads = squads
        self.hoard = hoard
        self.goals = goals
        self.knowledge = knowledge
        self.attack = attack
        self.battle: Battle | None = None
        self.top: Declared | None = None
        self.trade: Trade | None = None
        self.phase = SETUP
        self.alive = (1 << settings.seats) - 1
        self.window = W_TURN
        self.winners: list[int] = []

    def fresh(self, name: str) -> Part:
        """Return an empty part that is not always there."""
        if name == "battle":
            return Battle()
        return Declared() if name == "top" else Trade()

    def lands(self, seat: int) -> int:
        """Return how many lands a seat holds, towers and castles among them (R41)."""
        return count_cells(self.realm.held[seat])

    def is_alive(self, seat: int) -> bool:
        """Say whether a seat is still in the game."""
        return self.alive >> seat & 1 != 0

    def next_seat(self, seat: int) -> int:
        """Return the next seat clockwise, in the game or not."""
        return (seat + 1) % self.seats

    def field(self) -> Battle:
        """Return the battle that is being fought."""
        battle = self.battle
        assert battle is not None
        return battle

    def action(self) -> Declared:
        """Return the action on top of the stack."""
        top = self.top
        assert top is not None
        return top

    def offer(self) -> Trade:
        """Return the trade being made."""
        trade = self.trade
        assert trade is not None
        return trade
