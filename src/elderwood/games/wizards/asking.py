"""Kinds of questions that several phases put: one of one's cards, one of some cards, a player, a boost."""

from elderwood.engine.course import Decision
from elderwood.engine.words import Reason, Values
from elderwood.games.wizards.cards import NAME
from elderwood.games.wizards.state import State


def each_card(cards: list[int], block: int) -> list[int]:
    """Return a move for each kind of card, in the order of the table.

    >>> each_card([5, 2, 5], 100)
    [102, 105]
    """
    moves: list[int] = []
    for card in sorted(cards):
        if not moves or moves[-1] != block + card:
            moves.append(block + card)
    return moves


class HandQuestion(Decision[State]):
    """Which card of the hand: any of them will do. Its moves are `block` + card."""

    def __init__(self, key: str, rule: str, about: list[str], block: int) -> None:
        super().__init__(key, rule, about)
        self.block = block

    def moves(self, state: State, seat: int) -> list[int]:
        return each_card(state.cards.hands[seat], self.block)

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        return Reason("wizards-why-not-in-hand", {"card": NAME[number]}, "R5")


class EffectQuestion(Decision[State]):
    """A question of the effect going on; its text names the card."""

    def values(self, state: State, seat: int) -> Values:
        return {"card": NAME[state.acting.source]}


class EffectHandQuestion(HandQuestion):
    """Which card of the hand an effect is to have."""

    def values(self, state: State, seat: int) -> Values:
        return {"card": NAME[state.acting.source]}


class SeatQuestion(EffectQuestion):
    """Which player an effect is aimed at."""

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        if number >= state.seats:
            return Reason("why-no-seat", {"seat": number})
        return self.refuse_player(state, number)

    def refuse_player(self, state: State, other: int) -> Reason:
        """Say why one of the players cannot be chosen."""
        raise NotImplementedError


def refuse_oneself(state: State, other: int) -> Reason | None:
    """Say that the target must be another player, where it is the actor (R12)."""
    return Reason("wizards-why-another-player", {}, "R12") if other == state.acting.actor else None
