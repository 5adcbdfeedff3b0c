"""The data of a match of Rage of the Elves and the few ways to change it that every rule shares."""

from typing import Final

from elderwood.engine.agenda import Agenda
from elderwood.engine.chance import Chance
from elderwood.engine.events import Log
from elderwood.engine.turns import TurnPosition
from elderwood.engine.words import Values
from elderwood.games.rage.settings import Settings

NO_ONE: Final = -1  # no seat, no owner, no fighter
MACHINE: Final = -2  # the computer plays the neutral cards

# Chance streams
SETUP_STREAM: Final = 0
DECK_STREAM: Final = 1  # + seat
NEUTRAL_STREAM: Final = 5
BATTLE_STREAM: Final = 6
RANDOM_STREAM: Final = 7
STREAMS: Final = 8

# Questions
ASK_NOTHING: Final = 0
ASK_PEOPLE: Final = 1
ASK_RETURN: Final = 2
ASK_TURN: Final = 3
ASK_AFTER: Final = 4
ASK_DISCARD: Final = 5
ASK_WINDOW: Final = 6
ASK_RESPONSE: Final = 7
ASK_SQUAD: Final = 8
ASK_OPEN: Final = 9
ASK_KEEPER: Final = 10
ASK_SEND: Final = 11
ASK_DEFEND: Final = 12
ASK_PLACE: Final = 13
ASK_EXCHANGE: Final = 14
ASK_WHO: Final = 15
ASK_ATTACK: Final = 16
ASK_TARGET: Final = 17  # a slot
ASK_OTHER_SLOT: Final = 18
ASK_SIDE: Final = 19
ASK_SEAT: Final = 20
ASK_PEEK: Final = 21
ASK_CELL: Final = 22
ASK_GOAL_CELL: Final = 23
ASK_TAKE: Final = 24
ASK_PUT: Final = 25
ASK_TRADE: Final = 26
ASK_DEAL: Final = 27
ASK_HAND_OVER: Final = 28

# Phases
SETUP: Final = 0
SUMMON: Final = 1
CAPTURING: Final = 2
BATTLE: Final = 3
AFTER: Final = 4
OVER: Final = 5

# Steps of the agenda; their arguments beside them
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
WINDOW_NAME: Final[list[str]] = [
    "turn",
    "target",
    "reveal",
    "centre",
    "between",
    "attack",
    "lethal",
    "response",
]

ITEM: Final = 5  # numbers of a declared action on the stack: card, seat, two targets, whether it is cancelled


class State(TurnPosition):
    """Everything of a match. Cards are numbers of kinds; the top of decks and discard piles is the last one.

    `owner` tells who holds each cell; bits of `towers` and `shielded` stand for cells. `squads` holds three cards for
    each squad, `squad_open` the place of its open card (or -1), `squad_seen` who has looked at it.
    `in_deck` are neutral cards that everybody saw go back into the deck when the first player was drawn.

    A battle: `sent` are the cards of attacker and defender until they are laid out; then fighter `f` has `card[f]`,
    `side[f]`, `lives[f]`, `icons[f]` and `bonus[f]` (initiative), and lies on one of the four `slots` or in the
    `centre` (lower, upper). Bits of `gone`, `moved`, `skips` and `hidden` stand for fighters; `reserve` is one or -1.
    `last` is the attack just resolved: fighter, target, side; `strike` the one declared and not resolved.
    Bits of `quiet` stand for seats that pass until the battle ends. `known` is what seats know of others' hands (see
    `knowledge`); `ruled_out` has a bit for each goal that a seat has met without winning.

    To be quick to copy, lists that change seldom are replaced and never changed in place: `factions`, `out`, `squads`,
    `squad_open`, `squad_seen`, `in_deck`, `artifacts`, `artifact_deck`, `used`, `goals`, `spare_goals`, `ruled_out`,
    `known`, `trade`, `given`, `sent`, `centre`, `last`, `strike`, `history`, `winners`.
    """

    def __init__(
        self,
        decision: int,
        reveals: int,
        asked: int,
        ask: int,
        play_mark: int,
        settings: Settings,
        chance: Chance,
        agenda: Agenda,
        phase: int,
        round_number: int,
        first: int,
        turn: int,
        alive: int,
        factions: list[int],
        decks: list[list[int]],
        hands: list[list[int]],
        discards: list[list[int]],
        out: list[int],
        owner: list[int],
        towers: int,
        shielded: int,
        neutral_deck: list[int],
        neutral_discard: list[int],
        squads: list[int],
        squad_open: list[int],
        squad_seen: list[int],
        in_deck: list[int],
        treasures: list[int],
        artifacts: list[list[int]],
        artifact_deck: list[int],
        used: list[int],
        goals: list[int],
        spare_goals: list[int],
        ruled_out: list[int],
        known: list[int],
        window: int,
        stack: list[int],
        trade: list[int],
        given: list[int],
        offered: int,
        captured: bool,
        looked: bool,
        extra: bool,
        target: int,
        squad: int,
        attacker: int,
        defender: int,
        keeper: int,
        sent: list[list[int]],
        sent_open: int,
        sent_seen: int,
        card: list[int],
        side: list[int],
        lives: list[int],
        icons: list[int],
        bonus: list[int],
        slots: list[int],
        centre: list[int],
        hidden: int,
        gone: int,
        moved: int,
        skips: int,
        reserve: int,
        idle: bool,
        last_side: int,
        last_initiative: int,
        last: list[int],
        strike: list[int],
        mover: int,
        dying: int,
        quiet: int,
        history: list[int],
        winners: list[int],
        ending: str,
    ) -> None:
        super().__init__(decision, reveals, asked, ask, play_mark)
        self.settings = settings
        self.chance = chance
        self.agenda = agenda
        self.phase = phase
        self.round_number = round_number
        self.first = first
        self.turn = turn
        self.alive = alive
        self.factions = factions
        self.decks = decks
        self.hands = hands
        self.discards = discards
        self.out = out
        self.owner = owner
        self.towers = towers
        self.shielded = shielded
        self.neutral_deck = neutral_deck
        self.neutral_discard = neutral_discard
        self.squads = squads
        self.squad_open = squad_open
        self.squad_seen = squad_seen
        self.in_deck = in_deck
        self.treasures = treasures
        self.artifacts = artifacts
        self.artifact_deck = artifact_deck
        self.used = used
        self.goals = goals
        self.spare_goals = spare_goals
        self.ruled_out = ruled_out
        self.known = known
        self.window = window
        self.stack = stack
        self.trade = trade
        self.given = given
        self.offered = offered
        self.captured = captured
        self.looked = looked
        self.extra = extra
        self.target = target
        self.squad = squad
        self.attacker = attacker
        self.defender = defender
        self.keeper = keeper
        self.sent = sent
        self.sent_open = sent_open
        self.sent_seen = sent_seen
        self.card = card
        self.side = side
        self.lives = lives
        self.icons = icons
        self.bonus = bonus
        self.slots = slots
        self.centre = centre
        self.hidden = hidden
        self.gone = gone
        self.moved = moved
        self.skips = skips
        self.reserve = reserve
        self.idle = idle
        self.last_side = last_side
        self.last_initiative = last_initiative
        self.last = last
        self.strike = strike
        self.mover = mover
        self.dying = dying
        self.quiet = quiet
        self.history = history
        self.winners = winners
        self.ending = ending

    def lands(self, seat: int) -> int:
        """Return how many lands a seat holds, towers and castles among them (R41)."""
        return self.owner.count(seat)

    def is_alive(self, seat: int) -> bool:
        """Say whether a seat is still in the game."""
        return self.alive >> seat & 1 != 0

    def next_seat(self, seat: int) -> int:
        """Return the next seat clockwise, in the game or not."""
        return (seat + 1) % self.settings.seats

    def side_of(self, seat: int) -> int:
        """Return which side a seat fights on in this battle: 0, 1 or -1 (R45)."""
        if seat == self.attacker:
            return 0
        return 1 if seat == self.defender else -1

    def commander(self, fighter: int) -> int:
        """Return who makes the choices for a fighter: its owner, or whoever plays the neutral cards (R23)."""
        if self.side[fighter] == 0:
            return self.attacker
        return self.keeper if self.defender == NO_ONE else self.defender

    def lives_on(self, slot: int) -> bool:
        """Say whether a living fighter stands on a slot."""
        fighter = self.slots[slot]
        return fighter != NO_ONE and self.lives[fighter] > 0

    def in_battle(self) -> bool:
        """Say whether cards are laid out."""
        return len(self.card) > 0


def slot_of(state: State, fighter: int) -> int:
    """Return the slot a fighter stands on, or -1."""
    for slot in range(4):
        if state.slots[slot] == fighter:
            return slot
    return NO_ONE


def tell(log: Log | None, key: str, values: Values) -> None:
    """Tell everybody."""
    if log is not None:
        log.tell(key, values)
