"""Hands that an effect reaches into: whose, which card is taken, and what is given for it (R9-R12)."""

from typing import Final

from elderwood.engine.events import Log
from elderwood.engine.words import Reason
from elderwood.games.wizards.actions import DISCARD_MOVE, GIVE_MOVE, SEAT, TAKE
from elderwood.games.wizards.asking import (
    EffectHandQuestion,
    EffectQuestion,
    SeatQuestion,
    each_card,
    refuse_oneself,
)
from elderwood.games.wizards.cards import (
    ACTIVES,
    NAME,
    SPELL,
    SPELLS,
    TYPE,
)
from elderwood.games.wizards.knowledge import learn_hand
from elderwood.games.wizards.piles import (
    discard_from_hand,
    hand_over,
)
from elderwood.games.wizards.state import (
    RANDOM_STREAM,
    State,
    cancel,
    hand_place,
)
from elderwood.games.wizards.vocabulary import (
    LOOK,
    TAKE_FROM_HAND,
    Effect,
)


def hands_of_others(state: State, seat: int) -> list[int]:
    """Return the other seats that have cards in hand, in turn order (R9, R12)."""
    return [other for other in state.in_order() if other != seat and state.cards.hands[other]]


def aim_at_hand(state: State, effect: Effect, log: Log | None) -> None:
    """Choose whose hand an effect is aimed at, if there is a choice; with no hand to aim at it is cancelled (R9)."""
    targets = hands_of_others(state, state.acting.actor)
    if not targets:
        cancel(state, log)
    elif len(targets) == 1:
        reach_into_hand(state, targets[0], effect, log)
    else:
        state.put_question(state.acting.actor, ASK_HAND_OF)


class HandOf(SeatQuestion):
    """Whose hand a spell or an active effect is aimed at."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [SEAT + other for other in sorted(hands_of_others(state, seat))]

    def refuse_player(self, state: State, other: int) -> Reason:
        return refuse_oneself(state, other) or Reason("wizards-why-empty-hand", {"seat": other}, "R9")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        source = state.acting.source
        effect = SPELLS[source][0] if TYPE[source] == SPELL else ACTIVES[source][0]
        reach_into_hand(state, move - SEAT, effect, log)


def reach_into_hand(state: State, target: int, effect: Effect, log: Log | None) -> None:
    """Take a card from a hand, looking or blindly, or have one discarded blindly (R11, R59)."""
    actor = state.acting.actor
    state.acting.target = target
    state.disclose()
    if effect.select == LOOK:
        learn_hand(state, target, actor)
        if log is not None:
            log.tell("wizards-event-looks", {"seat": actor, "from": hand_place(target), "target": target})
        state.put_question(actor, ASK_TAKE)
        return
    hand = state.cards.hands[target]
    card = hand[state.chance.below(RANDOM_STREAM, len(hand))]
    if effect.op == TAKE_FROM_HAND:
        hand_over(state, target, actor, card, log)
    else:
        discard_from_hand(state, target, card, log)


class Take(EffectQuestion):
    """Which card of the hand looked at to take."""

    def moves(self, state: State, seat: int) -> list[int]:
        return each_card(state.cards.hands[state.acting.target], TAKE)

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        return Reason("wizards-why-not-among-them", {"card": NAME[number]}, "R11")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        hand_over(state, state.acting.target, seat, move - TAKE, log)


class Give(EffectHandQuestion):
    """Which card to give to the target."""

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        hand_over(state, seat, state.acting.target, move - GIVE_MOVE, log)
        state.disclose()


class Discard(EffectHandQuestion):
    """Which card of one's own choice to discard."""

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        discard_from_hand(state, seat, move - DISCARD_MOVE, log)


ASK_HAND_OF: Final = HandOf("wizards-ask-hand-of", "R12", ["seat"])
ASK_TAKE: Final = Take("wizards-ask-take", "R11", ["take"])
ASK_GIVE: Final = Give("wizards-ask-give", "R11", ["give"], GIVE_MOVE)
ASK_DISCARD: Final = Discard("wizards-ask-discard", "R9", ["discard"], DISCARD_MOVE)
