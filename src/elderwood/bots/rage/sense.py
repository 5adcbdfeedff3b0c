"""What searches know about Rage of the Elves: a look ahead stops when the turn passes."""

from typing import Final

from elderwood.bots.fitted import FittedSense
from elderwood.bots.rage.policy import answer
from elderwood.bots.rage.weights import WEIGHTS
from elderwood.bots.rage.worth import features_of
from elderwood.engine.chance import Dice
from elderwood.engine.position import Position
from elderwood.games.rage.actions import LOOK, MOST_SEATS, MOST_SQUADS, OFFER, QUIET
from elderwood.games.rage.setup import ASK_PEOPLE, ASK_RETURN
from elderwood.games.rage.state import State
from elderwood.games.rage.trading import ASK_DEAL, ASK_HAND_OVER, ASK_TRADE

PARTS: Final = 4  # parts of a match that are judged in their own way
ROUNDS: Final = 2  # rounds of each
PLAIN: Final = [ASK_PEOPLE, ASK_RETURN, ASK_DEAL, ASK_HAND_OVER, ASK_TRADE]


class RageSense(FittedSense):
    """Counts turns; judges by lands, cards and what the goal still asks for."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS)

    def clock(self, position: Position) -> int:
        """Return how many turns have begun."""
        assert isinstance(position, State)
        turn = position.turn
        if turn.round == 0:
            return 0
        return (turn.round - 1) * position.seats + (turn.seat - turn.first) % position.seats + 1

    def policy(self, position: Position, seat: int, moves: list[int], dice: Dice) -> int:
        assert isinstance(position, State)
        return answer(position, seat, moves, dice)

    def settled(self, position: Position, seat: int) -> bool:
        """Trades, starting hands, and windows where only passing is left."""
        assert isinstance(position, State)
        if any(position.ask == ask.number for ask in PLAIN):
            return True
        return len(self.candidates(position, seat, position.moves(seat))) == 1

    def candidates(self, position: Position, seat: int, moves: list[int]) -> list[int]:
        """Leave out trades, being quiet, which tells what is held, and looking at one more of squads all unknown."""
        found: list[int] = []
        looks = False
        for move in moves:
            if LOOK <= move < LOOK + MOST_SQUADS:
                if looks:
                    continue
                looks = True
            if move != QUIET and not OFFER <= move < OFFER + MOST_SEATS:
                found.append(move)
        return found

    def stage(self, position: Position) -> int:
        assert isinstance(position, State)
        part = min(PARTS - 1, max(0, position.turn.round - 1) // ROUNDS)
        return part if position.seats == 2 else PARTS + part

    def seats(self, position: Position) -> int:
        assert isinstance(position, State)
        return position.seats

    def features(self, position: Position, seat: int) -> list[float]:
        assert isinstance(position, State)
        return features_of(position, seat)

    def chances(self, position: Position) -> list[float]:
        """Return each seat's chance of winning; allies win together."""
        assert isinstance(position, State)
        found = super().chances(position)
        if not position.settings.alliance or position.ending:
            return found
        seats = range(position.seats)
        return [sum([found[other] for other in seats if position.settings.allied(seat, other)]) for seat in seats]
