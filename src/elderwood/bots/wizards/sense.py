"""What searches know about Woodland Wizards: a look ahead stops when a contest is decided."""

from typing import Final

from elderwood.bots.fitted import FittedSense
from elderwood.bots.wizards.policy import answer, boost, contender
from elderwood.bots.wizards.weights import WEIGHTS
from elderwood.bots.wizards.worth import USE, projected_score
from elderwood.engine.chance import Dice
from elderwood.engine.compiled import i64
from elderwood.engine.position import Position
from elderwood.games.wizards.actions import BOOST, PASS
from elderwood.games.wizards.cards import EMPTY, NUMBER
from elderwood.games.wizards.ending import decide
from elderwood.games.wizards.state import OVER, REST, SUMMONING, State

MIX: Final[i64] = 1000003
LOW: Final[i64] = (1 << 40) - 1
FAVOUR: Final = 3.0  # how much likelier the plain player's answer is the best than any other
ASH_PHOENIX: Final = NUMBER["ash_phoenix"]
LIVING_LEAF: Final = NUMBER["living_leaf"]


class WizardsSense(FittedSense):
    """Counts contests; judges by champions and hands."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS)

    def clock(self, position: Position) -> int:
        """Return how many contests are decided; the last one is when the match is over."""
        assert isinstance(position, State)
        if position.phase == REST or position.phase == OVER:
            return position.round_number
        return max(0, position.round_number - 1)

    def policy(self, position: Position, seat: int, moves: list[int], dice: Dice) -> int:
        assert isinstance(position, State)
        return answer(position, seat, moves, dice)

    def priors(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(position, State)
        best = answer(position, seat, moves, Dice(1))
        return [FAVOUR if move == best else 1.0 for move in moves]

    def key(self, position: Position, seat: int) -> int:
        """Return a number for the cards on the table, who has passed, the effect going on and the discard pile."""
        assert isinstance(position, State)
        places = position.places
        acting = position.acting
        discard = position.cards.discard
        key: i64 = position.ask
        for card in places.slots:
            key = (key * MIX + card) & LOW
        key = (key * MIX + places.passed) & LOW
        key = (key * MIX + places.chosen[seat]) & LOW
        key = (key * MIX + acting.source) & LOW
        key = (key * MIX + acting.target + 1) & LOW
        key = (key * MIX + acting.place + 1) & LOW
        key = (key * MIX + len(discard)) & LOW
        key = (key * MIX + (discard[-1] if discard else 0)) & LOW
        return int(key)

    def recommit(self, position: Position, seat: int, dice: Dice) -> None:
        """Let the others have laid face down what a plain player would."""
        assert isinstance(position, State)
        chosen = position.places.chosen
        for other, card in enumerate(chosen):
            if card != EMPTY and other != seat:
                if position.phase == SUMMONING:
                    chosen[other] = contender(position, other, dice)
                else:
                    move = boost(position, other)
                    if move != PASS:
                        chosen[other] = move - BOOST

    def stage(self, position: Position) -> int:
        return min(3, self.clock(position))

    def seats(self, position: Position) -> int:
        assert isinstance(position, State)
        return position.seats

    def ended(self, position: Position, seats: int) -> list[float]:
        assert isinstance(position, State)
        if position.phase != OVER:
            return []
        found = [0.0] * seats
        found[decide(position)[0]] = 1.0
        return found

    def features(self, position: Position, seat: int) -> list[float]:
        """Return the score so far, what the hand is good for, its size, and champions that may become more."""
        assert isinstance(position, State)
        cards = position.cards
        use = 0.0
        for card in cards.hands[seat]:
            use += USE[card]
        pile = cards.champions[seat]
        return [
            projected_score(position, seat) / 10,
            use / 10,
            len(cards.hands[seat]) / 3,
            float(pile.count(ASH_PHOENIX)),
            float(pile.count(LIVING_LEAF)),
        ]
